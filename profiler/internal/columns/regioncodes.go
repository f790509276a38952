package columns

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/grammars"
)

// areRegions reports whether the values are codes of states of one country, and at
// least fewRegions of them are different.
func (p *Judge) areRegions(values []string) bool {
	common := ^grammars.RegionCountry(0)
	var seen [grammars.FewRegions]string
	n := 0
	for v := range p.said(values) {
		if len(v) > 3 {
			return false
		}
		if common &= grammars.RegionCodes.Get()[v]; common == 0 {
			return false
		}
		known := n == grammars.FewRegions
		for i := range n {
			known = known || seen[i] == v
		}
		if !known {
			seen[n] = v
			n++
		}
	}
	return n == grammars.FewRegions
}

// areBuilds reports whether values of four numbers with dots between them are versions
// of something rather than addresses. These begin with few different numbers where they
// are of one network, and with any up to 223 where they are of many. Versions begin with
// several small ones.
func (p *Judge) areBuilds(values []string) bool {
	if said, over := p.shareOf(values, isOverByte); over > 0 && overShare*over >= said {
		return true
	}
	var seen [grammars.MostMajor + 1]bool
	majors, builds := 0, 0
	for v := range p.said(values) {
		major, end := 0, 0
		for end < len(v) && numeral.IsDigit(v[end]) && major <= grammars.MostMajor {
			major = major*10 + int(v[end]-'0')
			end++
		}
		if end == 0 || end == len(v) || v[end] != '.' || major > grammars.MostMajor {
			return false
		}
		if builds++; !seen[major] {
			seen[major] = true
			majors++
		}
	}
	return builds >= grammars.FewBuilds && majors >= grammars.FewMajors
}

// overShare is of how many versions one has a number that no address has.
const overShare = 20

// isOverByte reports whether a value is four numbers of up to three digits with dots between them, one of which is over 255.
func isOverByte(v string) bool {
	numbers, over := 0, false
	for part := range strings.SplitSeq(v, ".") {
		if numbers++; len(part) == 0 || len(part) > 3 || !chars.IsNumber(part) {
			return false
		}
		over = over || len(part) == 3 && part > "255"
	}
	return numbers == 4 && over
}
