"""What is read and watched away from the table: rules, results, replays."""
