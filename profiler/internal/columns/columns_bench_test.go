package columns
