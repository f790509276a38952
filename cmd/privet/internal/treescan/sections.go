package treescan

import (
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"
)

// This file finds the headings of a text.

// A heading is a line that says what the lines below it are about.
type heading struct {
	end  int // of its line
	line string
}

// section gives the heading of the section that an offset of the text is in: a line of Markdown, HTML or POD, one that is underlined, or a few words alone.
func (t *text) section(at int) string {
	if t.headings == nil {
		t.headings = headingsOf(t.before + t.s)
	}
	at += len(t.before)
	if i := sort.Search(len(t.headings), func(i int) bool { return t.headings[i].end > at }); i > 0 {
		return t.headings[i-1].line
	}
	return t.heading
}

// headingsOf gives the headings of a text, in order. It is not nil.
func headingsOf(s string) []heading {
	list := []heading{}
	at, last, isBehindBlank := 0, "", true // last is the line before, and isBehindBlank is about it
	for line := range strings.Lines(s) {
		trimmed := strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "# "), strings.HasPrefix(line, "##"), strings.HasPrefix(line, "=head"), isHeadingOfHTML(trimmed):
			list = append(list, heading{at + len(line), line})
		case len(trimmed) >= 3 && last != "" && (strings.Trim(trimmed, "=") == "" || strings.Trim(trimmed, "-") == ""),
			trimmed == "" && isBehindBlank && isAloneHeading(last):
			list = append(list, heading{at + len(line), last})
		}
		isBehindBlank, last = last == "", trimmed
		at += len(line)
	}
	return list
}

// isHeadingOfHTML reports whether a line begins with the tag of one.
func isHeadingOfHTML(line string) bool {
	return len(line) > 3 && (line[:2] == "<h" || line[:2] == "<H") && '1' <= line[2] && line[2] <= '6' && (line[3] == '>' || line[3] == ' ')
}

// mostOfHeading is how many words a heading has at most that nothing marks.
const mostOfHeading = 5

// isAloneHeading reports whether a line is a few words that begin with a capital and have no marks.
func isAloneHeading(line string) bool {
	first, _ := utf8.DecodeRuneInString(line)
	return unicode.IsUpper(first) && len(strings.Fields(line)) <= mostOfHeading &&
		!strings.ContainsFunc(line, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) && r != ' ' })
}
