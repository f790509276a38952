package cells

import (
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/wordset"
)

// NewValueSet gives nil for no values.
func NewValueSet(values []string) *ValueSet {
	if len(values) == 0 {
		return nil
	}
	s := &ValueSet{byHash: map[uint64][]string{}}
	for _, v := range values {
		h := wordset.FoldedHash(v)
		s.byHash[h] = append(s.byHash[h], v)
		s.longest = max(s.longest, utf8.UTFMax*utf8.RuneCountInString(v))
	}
	return s
}
