package scan
