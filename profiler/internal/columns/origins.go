package columns

import (
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file knows the origins and colours that people are sorted into, in columns whose header does not say so, or says colour:
// beside sexes and ages they are of people, whatever else is black or white.

// originWords are such words.
var originWords = &wordset.WordList{File: "columns", Set: "originWords"}

// areOrigins reports whether all values are origins of people, and two of them at least are different.
func (p *Judge) areOrigins(values []string) bool {
	first, several := "", false
	said, origins := p.shareOf(values, func(v string) bool {
		var buf [2 * longestOrigin]byte
		if len(v) > longestOrigin || !originWords.Words()[string(chars.AppendFolded(buf[:0], v))] {
			return false
		}
		if first == "" {
			first = v
		}
		several = several || !strings.EqualFold(v, first)
		return true
	})
	return several && origins == said
}

// longestOrigin is the length in bytes of the longest of these words.
const longestOrigin = 28

// weighOrigins adds to column i that its values are origins, where sexes, ages or races stand beside it.
func (x *Table) weighOrigins(i int) {
	k := x.kind("ETHNICITY")
	if k < 0 {
		return
	}
	for _, beside := range [...]privet.Label{"GENDER", "AGE", "ETHNICITY", "MARITAL_STATUS", "PERSON", "LAST_NAME"} {
		b := x.kind(beside)
		if b < 0 || !hasLikely(x.views, i, b) {
			continue
		}
		v := &x.views[i]
		s := v.scoreOf(k)
		if s == nil {
			s = v.addScore(k)
		}
		v.changed = true
		s.matched = v.count
		s.add(partBeside, originTimes, privet.EvidenceNeighbour, "origins of people beside what else is told of them")
		return
	}
}

// originTimes is how often partBeside counts for them, which a header such as colour has to be outweighed by.
const originTimes = 1.5
