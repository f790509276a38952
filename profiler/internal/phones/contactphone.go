package phones

import (
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads telephone numbers in the fields of forms that say whom to call: Emergency
// contact: Jane Roe (sister), 555 0148. The name stands between the word and the number, so that
// the number is too far from the word for a context, and it may have any groups.

// contactFields are the names of such fields, in small letters, from the first of their words on that
// is rare: the words before it, as in next of kin and persona de contacto, would be looked at
// everywhere.
var contactFields = &wordset.OtherSet{File: "phones", Sets: []string{"contactFields"}}

// contactTriggers are the first words of them, of Latin letters and of others.
var contactsMade = sync.OnceValues(func() (latin, others []string) {
	seen := map[string]bool{}
	for _, f := range contactFields.Words() {
		first, _, _ := strings.Cut(f, " ")
		first, _, _ = strings.Cut(first, "'")
		if seen[first] {
			continue
		}
		seen[first] = true
		if first[0] < utf8.RuneSelf {
			latin = append(latin, first)
		} else {
			others = append(others, first)
		}
	}
	return latin, others
})

func contactTriggers() []string {
	latin, _ := contactsMade()
	return latin
}

func contactOthers() []string {
	_, others := contactsMade()
	return others
}

// Bounds of what stands between such a word and the number, in bytes.
const (
	longestFieldRest = 32 // before the colon
	longestContact   = 80 // behind it
)

// ofContact is how sure such a number is.
const ofContact = 0.96

// matchContactPhone reads the number behind such a field from its first word.
func matchContactPhone(text string, at int) (spec.Match, bool) {
	name := contactFields.At(text, at)
	if name == "" || lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	i, ok := contactValue(text, at+len(name))
	if !ok {
		return spec.Match{}, false
	}
	for limit := min(len(text), i+longestContact); i < limit; {
		c := text[i]
		switch {
		case numeral.IsDigit(c):
			start, p := i, phoneAt(text, i)
			if i > 0 && text[i-1] == '(' {
				if q := phoneAt(text, i-1); q.n > p.n && q.parts > 1 {
					start, p = i-1, q // (02) 5550 0148
				}
			}
			if p.n < FewestPhoneDigits {
				for i < len(text) && numeral.IsDigit(text[i]) {
					i++
				}
				continue // an age
			}
			end, _ := p.extended(text)
			if lex.JoinsBefore(text, start) || lex.JoinsAfter(text, end) || start > 0 && lex.IsGlue(text[start-1]) || p.isDate() ||
				text[start] == '(' && strings.IndexByte(text[start:end], ')') < 0 {
				return spec.Match{}, false
			}
			return spec.Match{Start: start, End: end, Alone: ofContact}, true
		case c == '\n' || c == '+' || c == ':' || c == '=' || c == '@' || c == ';' || c == '|':
			return spec.Match{}, false
		default:
			i++
		}
	}
	return spec.Match{}, false
}

// isDate reports whether the groups are those of a day, a month and a year.
func (p *phone) isDate() bool {
	return p.form == 0x224 || p.form == 0x422 || p.form == 0x124 || p.form == 0x214 || p.form == 0x222
}

// isDateOfYear reports whether the digits, with the same sign between their three groups, are a day, a month and a
// year in which people live, in either order: 19.11.1968, 2024-05-12.
func (p *phone) isDateOfYear() bool {
	if p.form != 0x224 && p.form != 0x422 || !p.allDots && !p.slashes && p.hyphens != 2 {
		return false // as most
	}
	a, b, year := numeral.Numeral(p.digits[:2]), numeral.Numeral(p.digits[2:4]), numeral.Numeral(p.digits[4:8])
	if p.form == 0x422 {
		year, a, b = numeral.Numeral(p.digits[:4]), numeral.Numeral(p.digits[4:6]), numeral.Numeral(p.digits[6:8])
	}
	return 1900 <= year && year < 2100 && (numeral.IsDay(a, b, year) || numeral.IsDay(b, a, year))
}

// contactHolder is where the name begins that stands behind such a field without a colon, or i: Emergency contact Jane Roe, 555 0148.
func contactHolder(text string, i int) int {
	for _, word := range [...]string{" contact", " kontakt", " contacto", " contatto", " contato"} {
		if wordset.HasWordFold(text, i, word) {
			i += len(word)
			break
		}
	}
	k := chars.SkipByte(text, i, ' ')
	first, capital := prose.WordAt(text, k)
	if k == i || !capital || first >= len(text) || text[first] != ' ' {
		return i
	}
	if second, capital := prose.WordAt(text, first+1); !capital || second >= len(text) || text[second] != ',' && text[second] != ' ' {
		return i
	}
	return k
}

// contactValue gives where the value of a field begins whose name ends at text[i], or goes on with a
// few words: of a kinship, or and phone.
func contactValue(text string, i int) (value int, ok bool) {
	if k := contactHolder(text, i); k > i {
		return k, true
	}
	for limit := min(len(text), i+longestFieldRest); i < limit; i++ {
		switch c := text[i]; {
		case c == ':':
			return i + 1, true
		case strings.HasPrefix(text[i:], "："):
			return i + len("："), true
		case c == '\n' || numeral.IsDigit(c) || strings.IndexByte(",;.!?=|", c) >= 0:
			return i, false
		}
	}
	return i, false
}
