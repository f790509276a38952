package masker

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
)

// A value that tells somebody apart, such as a number or a name of two words, is found where
// something says what it is, and perhaps not where it stands alone. This file finds it there.

// The lengths in bytes of values that are looked for again.
const (
	leastRepeated = 6
	mostRepeated  = 64
)

// repeats gives the places in a masked text, outside of its masks, that hold what was masked elsewhere in it. The spans
// are those of the original text.
func repeats(masked, original string, spans []Span) (found []privet.Finding) {
	type word struct {
		lengths []int // of values that begin with it, without those that come again
	}
	words, labels := map[string]*word{}, map[string]privet.Label{}
	for _, s := range spans {
		value := original[s.Start:s.End]
		from, to := trimWord(value)
		if value = value[from:to]; !tellsApart(value, s.Label) {
			continue
		}
		if _, known := labels[value]; known {
			continue
		}
		labels[value] = s.Label
		first := value[:wordEnd(value)]
		w := words[first]
		if w == nil {
			w = new(word)
			words[first] = w
		}
		if !slices.Contains(w.lengths, len(value)) {
			w.lengths = append(w.lengths, len(value))
			slices.SortFunc(w.lengths, func(a, b int) int { return b - a }) // the longest is tried first
		}
	}
	if len(labels) == 0 {
		return nil
	}
	done := 0
	for _, s := range append(slices.Clip(spans), Span{MaskedStart: len(masked), MaskedEnd: len(masked)}) {
		gap, at := masked[done:s.MaskedStart], 0
		for at < len(gap) {
			n := wordEnd(gap[at:])
			if n == 0 {
				_, size := utf8.DecodeRuneInString(gap[at:])
				at += size
				continue
			}
			end := at + n
			if w := words[gap[at:end]]; w != nil && (at > 0 || done == 0 || !endsWord(masked[:done])) {
				for _, length := range w.lengths {
					if at+length > len(gap) {
						continue
					}
					l, known := labels[gap[at:at+length]]
					if known && wordEnd(gap[at+length:]) == 0 {
						found = append(found, privet.Finding{Label: l, Start: done + at, End: done + at + length, Confidence: 1})
						end = at + length
						break
					}
				}
			}
			at = end
		}
		done = s.MaskedEnd
	}
	return found
}

// tellsApart reports whether a value, wherever it stands, is the one that was found: an address of
// e-mail, a number of seven digits or more, or a name of two words or more. A date is of many things.
func tellsApart(value string, l privet.Label) bool {
	if len(value) < leastRepeated || len(value) > mostRepeated || l.Category() == privet.CategoryDate {
		return false
	}
	const leastDigits = 7
	digits := 0
	for i := range len(value) {
		if '0' <= value[i] && value[i] <= '9' {
			digits++
		}
	}
	return digits >= leastDigits || strings.Contains(value, "@") || l == privet.LabelPerson && strings.Contains(value, " ")
}

// wordEnd is how many bytes at the beginning of s are letters, digits and marks.
func wordEnd(s string) int {
	for i, r := range s {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r) {
			return i
		}
	}
	return len(s)
}

// endsWord reports whether s ends with a part of a word.
func endsWord(s string) bool {
	r, _ := utf8.DecodeLastRuneInString(s)
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r)
}
