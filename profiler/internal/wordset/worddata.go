package wordset

import (
	"github.com/privet-go/privet/profiler/internal/lex"
)

// StartOf gives where the longest of up to four words of a set begins that ends at text[end], or end.
func (s *OtherSet) StartOf(text string, end int) int {
	if !s.mayEnd(text, end) {
		return end
	}
	found := end
	from := end
	for range 4 {
		start := lex.WordStartWithin(text, from, from-LongestWord)
		if start == from {
			break
		}
		if len(s.At(text, start)) == end-start {
			found = start
		}
		if start == 0 || text[start-1] != ' ' && text[start-1] != '-' && text[start-1] != '/' {
			break
		}
		from = start - 1
	}
	return found
}
