package profiler

import "strings"

// This file tells the numbers of drawings from coordinates, addresses and telephones.

// longestPathSeen bounds what is read on either side of a number for the commands of a path.
const longestPathSeen = 64

// isInPath reports whether text[start:end] is a part of the path of a drawing, as SVG has them:
// nothing but numbers and single letters stands between it and one of its commands.
func isInPath(text string, start, end int) bool {
	letter := false
	for i := start; i > 0 && start-i < longestPathSeen; i-- {
		switch c := text[i-1]; {
		case isDigit(c), c == ' ', c == ',', c == '-', c == '.', c == '\n', c == '\t':
			letter = false
		case isLetter(c) && !letter && strings.IndexByte(pathCommands, c|0x20) >= 0 && (i == 1 || !isLetter(text[i-2])):
			return true
		default:
			i = 1 // something else
		}
	}
	for i := end; i < len(text) && i-end < longestPathSeen; i++ {
		switch c := text[i]; {
		case isDigit(c), c == ' ', c == ',', c == '-', c == '.', c == '\n', c == '\t':
		case isLetter(c):
			return strings.IndexByte(pathCommands, c|0x20) >= 0 && i+1 < len(text) && (isDigit(text[i+1]) || text[i+1] == '-' || text[i+1] == '.' || c|0x20 == 'z' || text[i+1] == ' ' && i+2 < len(text) && (isDigit(text[i+2]) || text[i+2] == '-'))
		default:
			return false
		}
	}
	return false
}

// pathCommands are the commands of a path of SVG, in small letters.
const pathCommands = "mlhvcsqtaz"
