package validator

import (
	"math"

	"github.com/privet-go/privet/internal/numbering"
)

// An originalSet holds the identifiers of all originals, as keyed hashes of their
// spellings, so that they are found in any cell of any masked table.
type originalSet struct {
	*sampled
	entries map[uint64]int32 // to column.id
	digits  [maxNeedle + 1]int64
	others  [maxNeedle + 1]int64 // how many have so many bytes, with letters in them
	scratch spelling
	plain   []byte
}

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
	if len(value) < minDigits {
		return
	}
	s.scratch.set(value)
	s.remember(b, c, s.scratch.text, s.scratch.digits)
	// A number is often written without what it is dialled by from abroad.
	if c.label == "PHONE_NUMBER" && value[0] == '+' && s.scratch.digits {
		if n := numbering.CallingCode(s.scratch.text); n > 0 {
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
		n = s.cut(text)
	}
	h := b.hashBytes(text[:n])
	if s.entries == nil {
		s.entries = map[uint64]int32{}
		s.sampled = b.join(func() int { return len(s.entries) }, func(mask uint64) { thin(s.entries, mask) })
	}
	if !s.wants(h) {
		return
	}
	if _, known := s.entries[h]; known {
		return
	}
	s.entries[h] = int32(c.id)
	if digits {
		s.digits[n]++
	} else {
		s.others[n]++
	}
	b.added()
}

// cut gives how much of a long value is remembered: whole words.
func (s *originalSet) cut(text []byte) int {
	for n := maxNeedle; n >= minNeedle; n-- {
		if s.scratch.edge[n] {
			return n
		}
	}
	return maxNeedle
}

// in calls visit with the column of each remembered value that is in the text.
func (s *originalSet) in(b *budget, text *spelling, tried *[maxNeedle + 1]int64, visit func(column int32)) {
	if len(s.entries) == 0 || len(text.text) < minDigits {
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
			h := b.hashBytes(text.text[from:end])
			if !s.wants(h) {
				continue
			}
			if column, ok := s.entries[h]; ok {
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
		if h := b.hashBytes(s.plain); s.wants(h) {
			if column, ok := s.entries[h]; ok {
				visit(column)
			}
		}
	}
}

// expected says how many of the numbers of each length that were tried are among
// the originals by chance, if numbers of that length are drawn evenly.
func (s *originalSet) expected(tried *[maxNeedle + 1]int64) float64 {
	mean := 0.0
	for n, k := range tried {
		mean += float64(k) * math.Min(1, float64(s.digits[n])/pow10(n))
	}
	return mean
}
