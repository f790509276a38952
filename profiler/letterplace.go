package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds where a letter has been written, before the date of it: Lille, le 30 juillet 2024.

// letterPlace is how sure such a place is, and longestLetterPlace its longest, in bytes.
const (
	letterPlace        = 0.9
	longestLetterPlace = 32
)

// beforeLetterDate are words between the place and the date.
var beforeLetterDate = wordSet("le den li lì il el dne dnia de del am on dňa dana la")

// withLetterPlace puts the place that begins at text[at] among the spans, where it stands at the beginning of a line
// before a date.
func withLetterPlace(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	if at > 0 && text[at-1] != '\n' {
		return spans, end // as nearly always
	}
	n := strings.IndexByte(text[at:min(len(text), at+longestLetterPlace)], ',')
	if n < 3 || at+n+3 >= len(text) || text[at+n+1] != ' ' || strings.IndexByte(text[at:at+n], '\n') >= 0 {
		return spans, end
	}
	i := at + n + 2
	if e, capital := wordAt(text, i); !capital && e > i && e < len(text) && text[e] == ' ' && inSet(beforeLetterDate, text[i:e]) {
		i = e + 1
	}
	from := at
	if k := strings.Index(text[at:at+n], ": "); k > 0 {
		from = at + k + len(": ") // Ort: Bonn, den 12.03.2025
	}
	if !isDigitAt(text, i) || !isLetterDate(text, i) || !isTownName(text[from:at+n]) {
		return spans, end
	}
	return withSpan(spans, tagger.Span{Start: from, End: at + n, Label: tagger.Location, Confidence: letterPlace}), max(end, at+n)
}

// isLetterDate reports whether a date begins with its day at text[i].
func isLetterDate(text string, i int) bool {
	if _, _, ok := dateAt(text, i); ok {
		return true
	}
	for n := 0; n < 2 && i < len(text) && isDigit(text[i]); n++ {
		i++
	}
	for _, mark := range [...]string{".", "er", "º", "°"} {
		if strings.HasPrefix(text[i:], mark) {
			i += len(mark)
			break
		}
	}
	i = skipByte(text, i, ' ')
	if strings.HasPrefix(text[i:], "de ") {
		i += len("de ")
	}
	month, _ := monthAt(text, i)
	return month > 0
}

// isTownName reports whether words are the name of a place, and no one's.
func isTownName(name string) bool {
	c := lexicon.Lookup(name)
	if k := strings.IndexByte(name, ' '); k > 0 && c == 0 {
		for at := k + 1; at < len(name); {
			e, capital := wordAt(name, at)
			if !capital && e-at > longestLink {
				return false // it is a sentence: signed and sealed in
			}
			at = max(e, at) + 1
		}
		c = lexicon.Lookup(name[:k])
		if d := lexicon.Lookup(name[strings.LastIndexByte(name, ' ')+1:]); d.Place() > c.Place() {
			c = d
		}
	}
	return c.Place() > 0 && c.Place() >= c.Given()
}
