package treescan

import (
	"html"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
)

// This file says where whoever made something is named on purpose.

// isPublished reports whether a label is of what people publish of themselves beside their work.
func isPublished(l privet.Label) bool {
	return kindOf(l) == name || l == privet.LabelEmailAddress || l == privet.LabelPhoneNumber || l == privet.LabelFaxNumber
}

// isCreditsFile reports whether a file is there to name its makers, such as the manifest of a package.
func isCreditsFile(name string) bool {
	return isAmong(strings.TrimSuffix(name, ".gz"), credits())
}

// isCredit reports whether a place in a text is where its maker is named: in a line with a word for that; in a comment with one, at the top of
// the file, or with the name before an address in brackets; in a program behind "by" and a name, or a few lines below such a word; or in a
// section whose heading has one.
func (t *text) isCredit(f privet.Finding) bool {
	line := lineOf(t.s, f)
	if namesAuthor(line, authors()) {
		return true
	}
	if !isPublished(f.Label) {
		return false
	}
	from := strings.LastIndexByte(t.s[:f.Start], '\n') + 1
	before := t.before + t.s[:from]
	head := t.s[from:f.Start]
	if t.isDoc && f.Label == privet.LabelEmailAddress && isContact(head) ||
		isComment(line) && (!t.isTest && namesAuthor(line, []string{"by"}) || isBehindName(head) || isBracketed(head) ||
			blockNamesMaker(before, line, t.isTop())) ||
		!t.isData && isInBlock(before) && (isBracketed(t.s[from:f.Start]) || t.isTop() && isOnlyBlock(before)) {
		return true
	}
	if plain := t.s[from:f.Start]; !t.isData && !t.isTest && isBracketed(plain) && !strings.ContainsAny(plain, "\"'`=:|(){}") {
		return true // of a comment without marks, or a text that documents
	}
	if !t.isData && (isBracketed(t.s[from:f.Start]) && namesAuthor(t.s[from:f.Start], []string{"by"}) || paragraphNamesAuthor(before)) {
		return true
	}
	if enclosingNamesAuthor(before, line) {
		return true
	}
	heading := t.section(from)
	return (t.isData || strings.HasPrefix(heading, "=head")) && (namesAuthor(heading, authors()) || namesAuthor(heading, makers()))
}

// comments are what the comments of programs and settings begin with.
var comments = []string{"#", "//", "/*", "*", ";", "--", "%", `"`, `.\"`, "'''", "<!--", "rem ", "dnl ", "(*", "{-", "!"}

// isComment reports whether a line is one of a comment. A string that begins its line is none.
func isComment(line string) bool {
	line = strings.ToLower(strings.TrimLeft(line, " \t"))
	for _, mark := range comments {
		if rest, ok := strings.CutPrefix(line, mark); ok {
			return mark != `"` || !strings.Contains(rest, `"`)
		}
	}
	return false
}

// isContact reports whether documentation names in a line whoever helped, or whom to write to. What is in quotes, is given to something, or stands
// behind a key without a word for that, is an example of an address.
func isContact(before string) bool {
	if strings.HasSuffix(strings.TrimRight(before, "<"), "mailto:") {
		return true
	}
	before = html.UnescapeString(untagged(before))
	if isInString(before) || strings.ContainsAny(before, "=|") {
		return false
	}
	key, _, ok := strings.Cut(strings.TrimLeft(before, " \t>#-*"), ": ")
	key = strings.ToLower(key)
	return !ok || !mailHeaders()[key] && (strings.Contains(key, " ") || namesAuthor(key, contacts()))
}

// untagged gives a text without the tags of HTML in it. One that is not closed stays.
func untagged(s string) string {
	var b strings.Builder
	for {
		from := strings.IndexByte(s, '<')
		if from < 0 {
			break
		}
		to := strings.IndexByte(s[from:], '>')
		if to < 0 {
			break
		}
		b.WriteString(s[:from])
		s = s[from+to+1:]
	}
	b.WriteString(s)
	return b.String()
}

// isInString reports whether the line before a place ends inside of quotes that a sign of programs or nothing stands before.
func isInString(before string) bool {
	for _, quote := range []string{`"`, "`"} {
		if strings.Count(before, quote)%2 == 0 {
			continue
		}
		rest := strings.TrimRight(before[:strings.LastIndex(before, quote)], " ")
		if rest == "" || strings.ContainsAny(rest[len(rest)-1:], "=([{,:>") {
			return true
		}
	}
	return false
}

// isBehindName reports whether what stands before an address is two words with capitals and a mark.
func isBehindName(before string) bool {
	marked := strings.TrimRight(before, " \t")
	name := strings.TrimRight(marked, " \t,;-–—<([")
	words := strings.Fields(name)
	if name == marked || len(words) < 2 {
		return false
	}
	return !slices.ContainsFunc(words[len(words)-2:], func(w string) bool {
		first, _ := utf8.DecodeRuneInString(w)
		return !unicode.IsUpper(first) || strings.ContainsFunc(w, func(r rune) bool {
			return !unicode.IsLetter(r) && !unicode.IsMark(r) && !strings.ContainsRune(".'’-", r)
		})
	})
}

// isBracketed reports whether what stands before an address is a word and a bracket, as in "Jo Doe <jo@example.com>".
func isBracketed(before string) bool {
	trimmed := strings.TrimRight(before, "<([")
	return trimmed != before && strings.HasSuffix(trimmed, " ") && strings.ContainsFunc(trimmed, isLetter)
}

const (
	mostOfBlock     = 40 // lines of a comment that are looked at before a place
	mostOfParagraph = 8  // lines
)

// blockNamesMaker reports whether a line or the comment before it, which ends a text, has a word for makers, or is at the top of a file.
func blockNamesMaker(before, line string, isTop bool) bool {
	for range mostOfBlock {
		switch {
		case namesAuthor(line, authors()) || namesAuthor(line, makers()):
			return true
		case before == "":
			return isTop
		}
		if before, line = lastLine(before); !isComment(line) {
			return false
		}
	}
	return false
}

// paragraphNamesAuthor reports whether one of the lines before the end of a text, up to an empty one, has a word for authors.
func paragraphNamesAuthor(before string) bool {
	for range mostOfParagraph {
		var line string
		if before, line = lastLine(before); strings.TrimSpace(line) == "" {
			return false
		}
		if namesAuthor(line, authors()) {
			return true
		}
	}
	return false
}

// mostOfEnclosing is how many lines before a place are looked at for those that it is inside of.
const mostOfEnclosing = 200

// enclosingNamesAuthor reports whether a line that a place is inside of has a word for authors: one before it that is less indented, as in settings and
// records, or one before that which is less indented than it.
func enclosingNamesAuthor(before, line string) bool {
	indent := indentOf(line)
	for range mostOfEnclosing {
		if indent == 0 || before == "" {
			return false
		}
		before, line = lastLine(before)
		if n := indentOf(line); n < indent && strings.TrimSpace(line) != "" {
			if indent = n; namesAuthor(line, authors()) {
				return true
			}
		}
	}
	return false
}

// indentOf gives the number of blanks and tabs that a line begins with. A hyphen of a list counts as one.
func indentOf(line string) int { return len(line) - len(strings.TrimLeft(line, " \t-")) }

// isInBlock reports whether a text ends inside of a comment that began in a line before, and isOnlyBlock whether it is nothing but that.
func isInBlock(before string) bool {
	return strings.LastIndex(before, "/*") > strings.LastIndex(before, "*/")
}
func isOnlyBlock(before string) bool {
	return strings.HasPrefix(strings.TrimSpace(before), "/*") && !strings.Contains(before, "*/")
}

// lastLine cuts the last line off a text that ends with one.
func lastLine(text string) (before, line string) {
	text = strings.TrimSuffix(text, "\n")
	i := strings.LastIndexByte(text, '\n') + 1
	return text[:i], text[i:]
}
