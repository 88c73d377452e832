"""The rules modules against the canon, and the contract that every game keeps."""
