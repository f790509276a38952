package tabular

import (
	_ "embed"
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
)

// This file tells logs, which are texts: by their names, also when they have been put aside under
// a number or a day, and by the beginnings of their lines.

// logNames are names of logs that have no extension, one a line.
//
//go:embed lognames.txt
var logNames string

// logExtensions end the names of logs.
var logExtensions = [...]string{".log", ".out", ".err", ".trace"}

// isLogName reports whether the name of a file, in lower case and without folders and .gz, is that
// of a log.
func isLogName(name string) bool {
	for _, old := range [...]string{".old", ".prev", ".bak"} {
		name = strings.TrimSuffix(name, old)
	}
	for _, e := range logExtensions {
		if strings.HasSuffix(strings.TrimRight(name, "0123456789-_."), e) {
			return true
		}
	}
	stem := strings.TrimRight(name, "0123456789-.")
	return strings.HasSuffix(stem, "_log") || stem != "" && strings.Contains("\n"+logNames, "\n"+stem+"\n")
}

// leastLogLines is how many lines that begin as those of a log make a text one. They are most of
// its first lines; those between them may be of a stack.
const leastLogLines = 3

// looksLikeLog reports whether a text begins as a log.
func looksLikeLog(head string) bool {
	const sniffed = 40
	begun, lines := 0, 0
	for line := range strings.Lines(head) {
		if lines == sniffed {
			break
		}
		if line = strings.TrimRight(line, "\r\n"); line == "" || block.IsSpace(line[0]) {
			continue
		}
		begins := beginsLogLine(line)
		if lines++; lines == 1 && !begins {
			return false // a log has no header
		}
		if begins {
			begun++
		}
	}
	return begun >= leastLogLines && 4*begun >= 3*lines
}

// beginsLogLine reports whether a line begins with a time, the priority of a message or the address of who
// asks for a page, and goes on with something else behind a space. A table has a delimiter there.
func beginsLogLine(line string) bool {
	if rest, ok := strings.CutPrefix(line, "<"); ok { // <34>Oct 11 …
		n := digitsOf(rest)
		return 1 <= n && n <= 3 && strings.HasPrefix(rest[n:], ">")
	}
	if i := strings.IndexByte(line, ' '); i > 0 && strings.Trim(line[:i], "0123456789abcdefABCDEF.:") == "" &&
		strings.ContainsAny(line[:i], ".:") && strings.Contains(line[i:min(len(line), i+64)], " [") {
		return true // 10.0.0.1 - - [10/Oct/2000:13:55:36 -0700]
	}
	line = strings.TrimPrefix(line, "[")
	n := timeLen(line)
	if n == 0 {
		return false
	}
	line = strings.TrimPrefix(line[n:], "]")
	return len(line) > 1 && line[0] == ' ' && line[1] != '|' && line[1] != ';' && line[1] != ','
}

// timeLen gives the length of the time that a line begins with, or 0: 2026-01-02 03:04:05,678 or
// Jan  2 03:04:05, the day at least.
func timeLen(s string) int {
	n := 0
	if len(s) > len("Jan  2 ") && isMonth(s[:3]) && s[3] == ' ' {
		rest := strings.TrimLeft(s[4:], " ")
		days := digitsOf(rest)
		if n = len(s) - len(rest) + days; days < 1 || days > 2 {
			return 0
		}
		clock := clockLen(strings.TrimLeft(s[n:], " "))
		if clock == 0 {
			return 0
		}
		return len(s) - len(strings.TrimLeft(s[n:], " ")) + clock
	}
	const day = len("2006-01-02")
	if len(s) <= day || digitsOf(s) != 4 || s[4] != '-' && s[4] != '/' || digitsOf(s[5:]) != 2 || s[7] != s[4] || digitsOf(s[8:]) != 2 {
		return 0
	}
	if n = day; n+1 < len(s) && (s[n] == 'T' || s[n] == ' ') {
		if clock := clockLen(s[n+1:]); clock > 0 {
			n += 1 + clock
		}
	}
	return n
}

// clockLen gives the length of the time of a day that s begins with, with its zone, or 0.
func clockLen(s string) int {
	if len(s) < len("15:04:05") || digitsOf(s) != 2 || s[2] != ':' || digitsOf(s[3:]) != 2 || s[5] != ':' || digitsOf(s[6:]) != 2 {
		return 0
	}
	n := len("15:04:05")
	if n+1 < len(s) && (s[n] == '.' || s[n] == ',') && block.IsDigit(s[n+1]) {
		n += 1 + digitsOf(s[n+1:])
	}
	if n < len(s) && s[n] == 'Z' {
		return n + 1
	}
	if n+5 <= len(s) && (s[n] == '+' || s[n] == '-') {
		if zone := n + 1; digitsOf(s[zone:]) == 4 {
			return n + 5
		} else if digitsOf(s[zone:]) == 2 && n+6 <= len(s) && s[zone+2] == ':' {
			return n + 6
		}
	}
	return n
}

// isMonth reports whether three letters are the name of a month.
func isMonth(s string) bool {
	const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec "
	return strings.Contains(months, s+" ") && s[0] != ' '
}

// digitsOf counts the digits that s begins with.
func digitsOf(s string) int {
	n := 0
	for n < len(s) && block.IsDigit(s[n]) {
		n++
	}
	return n
}
