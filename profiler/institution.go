package profiler

import (
	_ "embed"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file gives institutions their whole names, with the place or the subject in them:
// University of Malawi, CHU de Nantes, Universität Zürich.

const (
	wholeInstitution  = 0.8 // the confidence of one
	mostOfInstitution = 4   // words with a capital behind a link
	mostBeforeHead    = 2   // adjectives
	mostBehindHead    = 2   // words with a capital between a head and its link
)

//go:embed words/names/institutions.txt
var institutionsText string

// An institutionRow is a way in which head words are joined to a name.
type institutionRow struct {
	heads, links, articles, adjectives *wordList

	direct bool // a place may follow the head with nothing between
}

// institutionRows are the rows of the list, and the heads of all of them.
var institutionRows = sync.OnceValues(func() (rows []institutionRow, heads *wordList) {
	var all strings.Builder
	for line := range strings.Lines(institutionsText) {
		if line[0] == '#' {
			continue
		}
		cells := append(strings.Split(strings.TrimSuffix(line, "\n"), "\t"), "", "") // the last may be missing
		all.WriteString(cells[0] + " ")
		rows = append(rows, institutionRow{wordSet(cells[0]), wordSet(cells[1]), wordSet(cells[2]), wordSet(cells[3]), cells[1] == "-"})
	}
	return rows, wordSet(all.String())
})

// withInstitutions adds the whole names of the institutions of which the head is in
// text[from:to].
//
// Worth: not yet measured.
func withInstitutions(spans []tagger.Span, text string, from, to int) []tagger.Span {
	rows, heads := institutionRows()
	for i := from; i < to; {
		e, capital := wordAt(text, i)
		if e == i {
			_, n := utf8.DecodeRuneInString(text[i:])
			i += n
			continue
		}
		if head := text[i:e]; capital && inSet(heads, head) && !joinsBefore(text, i) {
			for k := range rows {
				row := &rows[k]
				if !inSet(row.heads, head) {
					continue
				}
				if end := row.nameEnd(text, e); end > e {
					start := row.start(text, i)
					if mayBeWhole(spans, start, end) {
						spans = withSpan(spans, tagger.Span{Start: start, End: end, Label: tagger.Organization, Confidence: wholeInstitution})
					}
					e = end
					break
				}
			}
		}
		i = e
	}
	return spans
}

// mayBeWhole reports whether an institution at text[from:to] takes the place of all spans there:
// none begins before it or ends behind it.
func mayBeWhole(spans []tagger.Span, from, to int) bool {
	for i := range spans {
		s := &spans[i]
		if s.Start < to && from < s.End && (s.Start < from || to < s.End) && s.Confidence >= DefaultMinConfidence {
			return false
		}
	}
	return true
}

// start returns where an institution begins whose head is at text[i], with its adjectives.
func (r *institutionRow) start(text string, i int) int {
	for range mostBeforeHead {
		if i < 2 || text[i-1] != ' ' {
			break
		}
		k := wordStartWithin(text, i-1, i-1-longestWord)
		if k == i-1 || !isCapitalAt(text, k) || joinsBefore(text, k) || !inSet(r.adjectives, text[k:i-1]) && !lexicon.Lookup(text[k:i-1]).Is(lexicon.Demonym) {
			break
		}
		i = k
	}
	return i
}

// nameEnd returns the end of the name of an institution whose head ends at text[i], or i.
func (r *institutionRow) nameEnd(text string, i int) int {
	if i+2 >= len(text) || text[i] != ' ' {
		return i
	}
	k := i + 1
	e, capital := wordAt(text, k)
	if r.direct {
		if c := lexicon.Lookup(text[k:e]); capital && (c.Place() > 0 || c.Is(lexicon.Region)) {
			return e
		}
		return i
	}
	for n := 0; capital && n < mostBehindHead && e+2 < len(text) && text[e] == ' '; n++ { // Agencia Internacional de
		k = e + 1
		e, capital = wordAt(text, k)
	}
	if capital {
		return i
	}
	if at := behindArticle(text, k, e, r.links); at > k {
		return capitalsEnd(text, at, i)
	}
	if e+2 >= len(text) || text[e] != ' ' || !inSet(r.links, text[k:e]) {
		return i
	}
	k = e + 1
	if e, capital = wordAt(text, k); !capital {
		if at := behindArticle(text, k, e, r.articles); at > k {
			k = at
		} else if e+2 < len(text) && text[e] == ' ' && inSet(r.articles, text[k:e]) {
			k = e + 1
		}
	}
	return capitalsEnd(text, k, i)
}

// behindArticle returns where a word begins that has lost the vowel of one of some words before
// it, in text[i:e], or i: d'Orléans.
func behindArticle(text string, i, e int, words *wordList) int {
	k := strings.IndexAny(text[i:e], "'’")
	if k < 1 || !inSet(words, text[i:i+k]) {
		return i
	}
	_, n := utf8.DecodeRuneInString(text[i+k:])
	return i + k + n
}

// capitalsEnd returns the end of the words with a capital at text[i], of mostOfInstitution at
// most, or otherwise where there is none.
func capitalsEnd(text string, i, otherwise int) int {
	end := otherwise
	for range mostOfInstitution {
		if !isCapitalAt(text, i) {
			break
		}
		if end, _ = wordAt(text, i); end+1 >= len(text) || text[end] != ' ' {
			break
		}
		i = end + 1
	}
	return end
}
