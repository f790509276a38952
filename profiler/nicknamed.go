package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file reads names with another one in quotes between them, by which somebody is called:
// Wilma "Billie" Ostrander. All of it is one name.

// longestNickname bounds what is in the quotes, in bytes, and mostNicknamed the words behind them.
const (
	longestNickname = 24
	mostNicknamed   = 2
)

// nicknameQuotes open and close such a name, behind a blank.
var nicknameQuotes = [...]struct{ opens, closes string }{
	{` "`, `"`}, {" “", "”"}, {" „", "“"}, {" „", "”"}, {" «", "»"}, {" »", "«"}, {" '", "'"}, {" ‘", "’"}, {` ("`, `")`}, {" (“", "”)"}, {" («", "»)"},
}

// nicknamedEnd is the end of the name behind the quotes behind the name that ends at text[i], or i.
func nicknamedEnd(text string, i int) int {
	if i+4 >= len(text) || text[i] != ' ' || isLetter(text[i+1]) {
		return i // as nearly all names
	}
	for _, q := range nicknameQuotes {
		if !strings.HasPrefix(text[i:], q.opens) {
			continue
		}
		from := i + len(q.opens)
		n := strings.Index(text[from:min(len(text), from+longestNickname)], q.closes)
		if n < fewestNickname || !isNickname(text, from, from+n) {
			continue
		}
		if to := familyBehind(text, from+n+len(q.closes)); to > i {
			return to
		}
	}
	return i
}

// fewestNickname is how many bytes such a name has at least.
const fewestNickname = 2

// isNickname reports whether text[from:to] is words of which the first has a capital.
func isNickname(text string, from, to int) bool {
	if !isCapitalAt(text, from) {
		return false
	}
	for i := from; i < to; {
		e, _ := wordAt(text, i)
		if e == i || e > to || e < to && text[e] != ' ' {
			return false
		}
		i = e + 1
	}
	return true
}

// familyBehind is the end of the family name behind a blank at text[i], or 0.
func familyBehind(text string, i int) (end int) {
	for range mostNicknamed {
		if i >= len(text) || text[i] != ' ' {
			break
		}
		k := i + 1
		if to, capital := wordAt(text, k); !capital && to > k && to < len(text) && text[to] == ' ' && inSet(particles, text[k:to]) {
			k = to + 1
		}
		to, capital := wordAt(text, k)
		c := lexicon.Lookup(text[k:to])
		if !capital || c.Is(lexicon.OrgWord|lexicon.Occupation) && c.Family() < 2 || c.Common() > 1 && c.Family() == 0 || end > 0 && c.Family() == 0 {
			break
		}
		i, end = to, to
	}
	return end
}
