"""Who sits where: rows, plates and lists, before a game and during one."""
