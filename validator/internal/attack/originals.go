package attack

import (
	"math"

	"github.com/privet-go/privet/internal/areacode"
)

// An originalSet holds the identifiers of all originals, as keyed hashes of their
// spellings, so that they are found in any cell of any masked table. It is in parts, so
// that only one of them is there twice while it grows.
type originalSet struct {
	parts   [originalParts]*hashTable[uint32] // to column.id, and the bits of the hash that the key lacks
	digits  [maxNeedle + 1]int64
	others  [maxNeedle + 1]int64 // how many have so many bytes, with letters in them
	any     bool
	codes   map[codeForm]int64 // how many short ones have a form
	scratch spelling
	plain   []byte
}

const originalParts = 16

// The lengths in bytes of the spellings that are looked for anywhere. Shorter ones
// meet by chance; of longer ones the first maxNeedle bytes are looked for.
const (
	minDigits = 7
	minNeedle = 8
	maxNeedle = 64
)

// maxWords is how many words and numbers a value has that is found inside of a
// text. A longer one is found by its first words.
const maxWords = 12

// add remembers a value of a column.
func (s *originalSet) add(b *budget, c *column, value string) {
	s.addCode(b, c, value)
	if len(value) < minDigits {
		return
	}
	s.scratch.set(value)
	s.remember(b, c, s.scratch.text, s.scratch.digits)
	// A number is often written without what it is dialled by from abroad.
	if c.Label == "PHONE_NUMBER" && value[0] == '+' && s.scratch.digits {
		if n := areacode.CallingCode(s.scratch.text); n > 0 {
			s.remember(b, c, s.scratch.text[n:], true)
		}
	}
}

func (s *originalSet) remember(b *budget, c *column, text []byte, digits bool) {
	n := len(text)
	if n < minDigits || !digits && n < minNeedle {
		return
	}
	if n > maxNeedle {
		n = s.cut()
	}
	if !s.keep(b, c, text[:n]) {
		return
	}
	s.any = true
	if digits {
		s.digits[n]++
	} else {
		s.others[n]++
	}
}

// keep remembers a spelling of a value of a column, and reports whether it is new.
func (s *originalSet) keep(b *budget, c *column, text []byte) bool {
	h := b.hashBytes(text)
	part := s.part(h)
	if *part == nil {
		*part = newTable[uint32](b, 1)
	}
	i, first, wanted := (*part).add(h)
	if !wanted || !first {
		return false
	}
	(*part).values[i] = uint32(c.id)<<(countBits+1) | uint32(h&^keyMask)
	return true
}

// part returns where a hash belongs. What is left of a thinned part begins with zeros, so
// that other bits tell.
func (s *originalSet) part(h uint64) **hashTable[uint32] { return &s.parts[h>>16%originalParts] }

// column returns the id of the column that a hash was remembered of.
func (s *originalSet) column(h uint64) (id int32, ok bool) {
	part := *s.part(h)
	if part == nil {
		return 0, false
	}
	i, ok := part.has(h)
	if !ok || uint64(part.values[i])&^keyMask != h&^keyMask {
		return 0, false
	}
	return int32(part.values[i] >> (countBits + 1)), true
}

// cut returns how much of a long value is remembered: whole words.
func (s *originalSet) cut() int {
	for n := maxNeedle; n >= minNeedle; n-- {
		if s.scratch.edge[n] {
			return n
		}
	}
	return maxNeedle
}

// in calls visit with the column of each remembered value that is in the text.
func (s *originalSet) in(b *budget, text *spelling, tried *[maxNeedle + 1]int64, visit func(column int32)) {
	if !s.any || len(text.text) < minDigits {
		return
	}
	for i, start := range text.starts {
		from := int(start)
		if len(text.text)-from < minDigits {
			return
		}
		digits := true
		for k := i; k < len(text.starts) && k < i+maxWords; k++ {
			end := len(text.text)
			if k+1 < len(text.starts) {
				end = int(text.starts[k+1])
			}
			if c := text.text[text.starts[k]]; c < '0' || c > '9' {
				digits = false
			}
			n := end - from
			if n > maxNeedle {
				break
			}
			switch {
			case n < minDigits:
				continue
			case digits:
				if s.digits[n] == 0 {
					continue
				}
				tried[n]++
			case s.others[n] == 0:
				continue
			}
			if column, ok := s.column(b.hashBytes(text.text[from:end])); ok {
				visit(column)
			}
		}
	}
}

// disguised calls visit when a whole value is one of those remembered, backwards or
// by ROT13.
func (s *originalSet) disguised(b *budget, text *spelling, tried *[maxNeedle + 1]int64, visit func(column int32)) {
	n := len(text.text)
	if n < minDigits || n > maxNeedle || text.digits && s.digits[n] == 0 || !text.digits && s.others[n] == 0 {
		return
	}
	for _, undo := range [...]func([]byte) ([]byte, bool){text.backwards, text.rotated} {
		var ok bool
		if s.plain, ok = undo(s.plain[:0]); !ok {
			continue
		}
		if text.digits {
			tried[n]++
		}
		if column, ok := s.column(b.hashBytes(s.plain)); ok {
			visit(column)
		}
	}
}

// expected returns how many of the numbers of each length that were tried are among
// the originals by chance, if numbers of that length are drawn evenly.
func (s *originalSet) expected(tried *[maxNeedle + 1]int64) float64 {
	mean := 0.0
	for n, k := range tried {
		mean += float64(k) * math.Min(1, float64(s.digits[n])/pow10(n))
	}
	return mean
}
