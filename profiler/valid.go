package profiler

import (
	"strings"
	"sync"

	"github.com/privet-go/privet"
)

// Valid reports whether the value as a whole is written as the label is, by its
// shape, ranges and check digits. It takes the issuer's usual written forms:
// digits plain or with the separators in use (space, hyphen, dot, slash);
// surrounding space does not count. A label that has no form, such as a job
// title, and one that is not built in, is never valid.
//
// It is safe for concurrent use by multiple goroutines.
func Valid(label privet.Label, value string) bool {
	value = strings.TrimSpace(value)
	for _, r := range formsOf()[label] {
		if r.valid(value) {
			return true
		}
	}
	return false
}

var formsOf = sync.OnceValue(func() map[privet.Label][]*Recognizer {
	forms := map[privet.Label][]*Recognizer{}
	for _, r := range builtIn() {
		if r.hasForm() {
			forms[r.Label] = append(forms[r.Label], r)
		}
	}
	return forms
})

// valid reports whether a trimmed value is the recognizer's as a whole, in one
// of its shapes with or without separators, or by its grammar.
func (r *Recognizer) valid(value string) bool {
	_, ok := r.whole(value)
	return ok
}

// whole is valid, and gives how probable the label is for such a value alone.
func (r *Recognizer) whole(value string) (alone float64, ok bool) {
	if value == "" {
		return 0, false
	}
	if len(r.Shapes) > 0 {
		if p, ok := r.wholeShape(value); ok {
			return p, true
		}
	}
	if r.match == nil {
		return 0, false
	}
	// The grammar is called where a trigger stands first, as in a scan.
	for i := 0; i < len(value); {
		c := value[i]
		end, kind, n := i+1, tokenKinds, 0
		if classes[c] != classOther {
			end, kind = nextToken(value, i)
			n = end - i
		}
		for _, t := range r.triggers {
			if t.char != 0 && t.char == c || t.char == 0 && t.kind == kind && (t.length == 0 || t.length == n) {
				if m, ok := r.match(value, i); ok && m.start == 0 && m.end == len(value) {
					var buf [2 * maxCompact]byte
					return m.alone, r.Check == nil || len(value) <= len(buf) && r.Check(appendCompact(buf[:0], value))
				}
			}
		}
		i = end
	}
	return 0, false
}

// spelledOtherwise is what the form of a value is worth, at most, when it has
// the characters of a shape but other separators or none.
const spelledOtherwise = 0.05

// wholeShape is whole by the shapes. A value that is written as one of them has
// that shape's probability; with other separators it has spelledOtherwise at
// most.
func (r *Recognizer) wholeShape(value string) (alone float64, ok bool) {
	if len(value) > 2*maxCompact {
		return 0, false
	}
	var buf [2 * maxCompact]byte
	for _, s := range r.Shapes {
		if end, ok := matchShape(value, 0, s.Pattern); ok && end == len(value) {
			return s.Alone, r.check(appendCompact(buf[:0], value))
		}
	}
	compact, ok := appendSpelled(buf[:0], value)
	if !ok {
		return 0, false
	}
	for _, s := range r.Shapes {
		if s.fitsCompact(compact) {
			return min(s.Alone, spelledOtherwise), r.check(compact)
		}
	}
	return 0, false
}

// fitsCompact reports whether a compact form has the shape, separators left
// out on both sides.
func (s *Shape) fitsCompact(compact []byte) bool {
	n := 0
	for i := range len(s.Pattern) {
		p := s.Pattern[i]
		if !isAlnum(p) {
			continue
		}
		if n == len(compact) {
			return false
		}
		c := compact[n]
		n++
		switch p {
		case '9':
			if !isDigit(c) {
				return false
			}
		case 'A':
			if !isLetter(c) {
				return false
			}
		case 'X':
		default:
			if c != p {
				return false
			}
		}
	}
	return n == len(compact)
}
