package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds firms by where they stand in the block of an address or a signature: on the line
// between somebody's name and a street, or between strokes behind a name and before a number.

// blockFirm is how sure such a firm is: surer than among the things of a list.
const blockFirm = mostListed

// Bounds of a line of such a block.
const (
	longestBlockLine = 48 // bytes
	mostBlockWords   = 5
	mostBlockIndent  = 8
)

// houseNames end names of houses, which stand there as well.
var houseNames = wordSet("cottage house lodge farm hall court villa manor grange barn mill vicarage rectory mews estate building buildings tower towers apartments flats residence residences villas cottages gardens park place square mansions heights floor wing block")

// deskNames end what somebody does, and what is a part of a firm.
var deskNames = wordSet("engineer manager director developer analyst consultant officer executive assistant coordinator specialist representative supervisor administrator architect designer technician president chairman chair secretary treasurer associate accountant adviser advisor lead head owner founder department team division reception accounts sales marketing resources delivery")

// mayBeInBlock is false for nearly all places where no line and no item begins.
func mayBeInBlock(text string, at int) bool {
	return at >= 8 && (text[at-1] == '\n' || blockBefore[text[at-2]] && text[at-1] == ' ')
}

// blockFirmEnd is the end of the name of a firm that begins at text[at] in such a place, where
// mayBeInBlock holds, or at.
func blockFirmEnd(text string, at int) int {
	if text[at-1] == '\n' || text[at-2] != '|' {
		return lineFirmEnd(text, at)
	}
	return strokeFirmEnd(text, at)
}

// blockBefore is true for the bytes before the space before such a name.
var blockBefore = func() (t [256]bool) {
	for _, c := range []byte("\n |") {
		t[c] = true
	}
	return t
}()

// lineFirmEnd is blockFirmEnd for a name at the beginning of a line, behind blanks.
func lineFirmEnd(text string, at int) int {
	end := at + strings.IndexByte(text[at:min(len(text), at+longestBlockLine)], '\n')
	if end <= at {
		return at
	}
	next := skipBlanks(text, end+1)
	if next+8 > len(text) || !isDigit(text[next]) && text[next]|0x20 != 't' || !isStreetLine(text, next) {
		return at
	}
	if text[end-1] == '\r' {
		end--
	}
	from := at
	for from > 0 && at-from < mostBlockIndent && text[from-1] == ' ' {
		from--
	}
	if from < 4 || text[from-1] != '\n' || !isHeadedByPerson(text, from-1) || !mayBeBlockFirm(text[at:end]) {
		return at
	}
	return end
}

// strokeFirmEnd is blockFirmEnd for a name behind a stroke.
func strokeFirmEnd(text string, at int) int {
	n := strings.Index(text[at:min(len(text), at+longestBlockLine)], " | ")
	if n <= 0 || !isCallLine(text, at+n+len(" | ")) {
		return at
	}
	from := lineStart(text, at, longestBlockLine)
	if from+4 > at || from > 0 && text[from-1] != '\n' || strings.Count(text[from:at], "|") > 1 || !isPersonLine(text[from:at-len(" | ")]) || !mayBeBlockFirm(text[at:at+n]) {
		return at
	}
	return at + n
}

// isStreetLine reports whether a number and a word, or two numbers and one, begin the line at
// text[i], or words for a corner.
func isStreetLine(text string, i int) bool {
	if strings.HasPrefix(text[i+1:], "he corner of ") {
		return true
	}
	for range 2 {
		k := i
		for k < len(text) && k-i <= longestGuessedNum && isDigit(text[k]) {
			k++
		}
		if k == i || k+1 >= len(text) || text[k] != ' ' {
			break
		}
		if i = k + 1; beginsWord(text, i) {
			return true
		}
	}
	return false
}

// isCallLine reports whether a number to call or an address of mail stands at text[i].
func isCallLine(text string, i int) bool {
	digits := 0
	for k := i; k < len(text) && k-i < longestBlockLine; k++ {
		switch c := text[k]; {
		case c == '@':
			return true
		case isDigit(c):
			digits++
		case c == ' ' && digits == 0, c == '|', c == '\n':
			return digits >= 6
		}
	}
	return digits >= 6
}

// isHeadedByPerson reports whether the line that ends at text[i] is the name of somebody and begins
// a block: the text begins there, an empty line stands before it, the mark of a signature, or a colon.
func isHeadedByPerson(text string, i int) bool {
	from := lineStart(text, i, longestBlockLine)
	if from == i || from > 0 && text[from-1] != '\n' {
		return false
	}
	if !isPersonLine(strings.Trim(text[from:i], " \r")) {
		return false
	}
	if from == 0 {
		return true
	}
	before := strings.TrimRight(text[lineStart(text, from-1, longestBlockLine):from-1], " \r")
	return before == "" || before == "--" || before[len(before)-1] == ':'
}

// isPersonLine reports whether a line is two to four words with capitals that a person can have, of
// which one is given to people or in no lexicon.
func isPersonLine(line string) bool {
	words, named := 0, false
	for i := 0; i < len(line); {
		e, capital := wordAt(line, i)
		word := line[i:e]
		c := lexicon.Lookup(word)
		switch {
		case e == i || !capital && !inSet(particles, word), c.Is(lexicon.OrgWord|lexicon.Occupation|lexicon.Country) && c.Given() < 2 && c.Family() < 2:
			return false
		case c.Given() > 0 || c&^lexicon.Begins == 0:
			named = true
		}
		words++
		if e = skipByte(line, e, '.'); e < len(line) && line[e] != ' ' {
			return false
		}
		i = e + 1
	}
	return named && words > 1 && words <= 4
}

// mayBeBlockFirm reports whether a line can be a firm and is no person, no house, no town and nothing that
// somebody does.
func mayBeBlockFirm(line string) bool {
	words, people, signs, last := 0, 0, 0, ""
	for i := 0; i < len(line); {
		e, capital := wordAt(line, i)
		if e == i {
			if strings.IndexByte("&-+", line[i]) < 0 {
				return false
			}
			signs++
			i = skipByte(line, i+1, ' ')
			continue
		}
		last = line[i:e]
		c := lexicon.Lookup(last)
		switch {
		case !capital && !inSet(firmLinks, last) && last != "of" && last != "for" && last != "the", c.Is(lexicon.Occupation | lexicon.Title):
			return false
		case c&^lexicon.Begins == 0, c.Given() > 1 || c.Family() > 1, c.IsName() && c.Common() < 2:
			people++
		}
		words++
		if i = skipByte(line, e, ' '); i == e && i < len(line) && strings.IndexByte("&-+", line[i]) < 0 {
			return false
		}
	}
	if words == 0 || words > mostBlockWords || inSet(houseNames, last) || inSet(deskNames, last) {
		return false
	}
	if words == 1 {
		c := lexicon.Lookup(last)
		return c&^lexicon.Begins == 0 || c.Is(lexicon.Organization) || c.Common() > 0 && !c.IsName() && isCamel(last)
	}
	return signs > 0 || people < words || isCamel(last)
}

// isCamel reports whether a word has a small letter and then a capital of ASCII.
func isCamel(word string) bool {
	for i := 1; i < len(word); i++ {
		if 'A' <= word[i] && word[i] <= 'Z' && 'a' <= word[i-1] && word[i-1] <= 'z' {
			return true
		}
	}
	return false
}

// withBlockFirm gives the spans with the firm at text[at:to] among them, unless the tagger is sure
// of something else.
func withBlockFirm(spans []tagger.Span, at, to int) []tagger.Span {
	for i := range spans {
		if s := &spans[i]; s.Start < to && s.End > at && s.Confidence >= surelyName {
			return spans
		}
	}
	return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Organization, Confidence: blockFirm})
}
