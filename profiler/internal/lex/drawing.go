package lex

// This file tells the numbers of drawings from coordinates, addresses and telephones.

// longestPathSeen bounds what is read on either side of a number for the commands of a path.
const longestPathSeen = 64

// pathCommands are the commands of a path of SVG, in small letters.
const pathCommands = "mlhvcsqtaz"
