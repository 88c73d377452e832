"""What people read and watch away from the table: rules, results, replays."""
