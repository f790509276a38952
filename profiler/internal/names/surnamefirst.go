package names

import (
	"slices"
	"strings"
	"unicode"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// mostGiven is how many bytes the given names behind a surname have at most.
const mostGiven = 40

// isSurname reports whether a name is one word, or two in Spanish, and more of a family name than of a given one.
func isSurname(name string) bool {
	if first, second, two := strings.Cut(name, " "); two {
		return lexicon.Lookup(first).Given() == 0 && isSurname(first) && isSurname(second)
	}
	if strings.ContainsAny(name, "\n\t.") {
		return false
	}
	c := lexicon.Lookup(name)
	return c.Family() > c.Given() || c.Family() > 0 && c.Family() == c.Given() && !strings.ContainsFunc(name, unicode.IsLower)
}

// beginsGiven reports whether a name begins with a given name, and has no comma.
func beginsGiven(name string) bool {
	to, _ := prose.WordAt(name, 0)
	c := lexicon.Lookup(name[:to])
	return to > 0 && c.Given() > 0 && c.Given() >= c.Family() && strings.IndexByte(name, ',') < 0
}

// cutAtLines cuts a person at the end of a line where the name before the cut stands behind a
// comma, and that behind it before one: a list of names with surnames first, one a line.
func cutAtLines(spans []tagger.Span, text string) []tagger.Span {
	for i := 0; i < len(spans); i++ {
		s := spans[i]
		if s.Label != tagger.Person || s.Start < 2 || s.End >= len(text) || text[s.End] != ',' || !strings.HasSuffix(text[:s.Start], ", ") {
			continue
		}
		at := strings.IndexByte(text[s.Start:s.End], '\n')
		if at <= 0 {
			continue
		}
		spans[i].End = s.Start + at
		s.Start += at + 1
		spans = slices.Insert(spans, i+1, s)
	}
	return spans
}
