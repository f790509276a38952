package grammars

import (
	"strings"
	"sync"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// vatTriggers are the tokens that a VAT number with separators begins with: one
// of the prefixes alone with a digit close behind, or with the first group.
func vatTriggers(prefixes ...string) []spec.Trigger {
	words := strings.Fields(strings.ToLower(strings.Join(prefixes, " ")))
	return []spec.Trigger{spec.OnToken(lex.TokenWord, 2).OneOf(words, nil).BeforeDigits(),
		spec.OnToken(lex.TokenMixed, 0).StartingWith(prefixes...).AtMost(vatCapitals)}
}

// mostVATGroups is how many groups of characters a VAT number is written in, at
// most.
const mostVATGroups = 6

// longestVAT is the greatest number of characters of a VAT number with its prefix.
const longestVAT = 14

// What a VAT number with separators is worth alone. A prefix in small letters is
// mostly a word: de 600 123 456, el 612345678.
const (
	vatCapitals = 0.95
	vatSmall    = 0.1
)

// compacts are the memory of numbers without their separators.
var compacts = sync.Pool{New: func() any { return new([longestVAT + 1]byte) }}

// spacedVAT reads BE 0403.019.261 or LU 150 274 42: one of the prefixes and
// groups of characters with a space, a hyphen, a dot or a slash between them.
// The longest run of groups that is right counts. Numbers in one piece are left
// to the shapes.
func spacedVAT(check func(compact []byte) bool, prefixes ...string) func(text string, at int) (spec.Match, bool) {
	return func(text string, at int) (spec.Match, bool) {
		if len(text)-at < 9 || !lex.StandsAfter(text, at) {
			return spec.Match{}, false
		}
		known, first, second := false, numeral.Upper(text[at]), numeral.Upper(text[at+1])
		for _, p := range prefixes {
			if known = p[0] == first && p[1] == second; known {
				break
			}
		}
		if end, kind := lex.NextToken(text, at); !known || kind == lex.TokenWord && !spec.DigitBehind(text, end) {
			return spec.Match{}, false
		}
		buf := compacts.Get().(*[longestVAT + 1]byte) // what is given to a check escapes
		defer compacts.Put(buf)
		c := buf[:0]
		end := -1
		for i, groups := at, 0; groups <= mostVATGroups; groups++ {
			from := i
			for i < len(text) && len(c) < len(buf) {
				b := chars.CompactOf[text[i]].Letter
				if b == 0 {
					break
				}
				c = append(c, b)
				i++
			}
			if i == from || len(c) == len(buf) {
				break
			}
			// A short one would be a word and the number of something else.
			if groups > 0 && len(c) >= 9 && lex.StandsBefore(text, i) && check(c) {
				end = i
			}
			if i >= len(text) || text[i] != ' ' && !lex.IsGlue(text[i]) {
				break
			}
			i++
		}
		alone := vatSmall
		if text[at] < 'a' && text[at+1] < 'a' {
			alone = vatCapitals
		}
		return spec.Match{Start: at, End: end, Alone: alone}, end > 0
	}
}
