"""What every page and sheet is made of: labels, buttons, fields, sheets, questions, the look, sound."""
