"""Who sits where: rows, plates and lists, before a game and in the middle of one."""
