package lex

// This file tells the numbers of drawings from coordinates, addresses and telephones.

// LongestPathSeen bounds what is read on either side of a number for the commands of a path.
const LongestPathSeen = 64

// PathCommands are the commands of a path of SVG, in small letters.
const PathCommands = "mlhvcsqtaz"
