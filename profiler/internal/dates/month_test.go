package dates

import (
	"testing"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/chars"
)

// TestMonthStarts holds what monthAt tells off at a glance to the names of months, in any letter
// case.
func TestMonthStarts(t *testing.T) {
	firsts := map[rune]string{}
	for name := range months.Get() {
		r, _ := utf8.DecodeRuneInString(name)
		firsts[r] = name
	}
	for r := rune(0x3000); r < 0xE000; r++ {
		if name := firsts[chars.LowerRune(r)]; name != "" {
			t.Errorf("%s may begin with %U", name, r)
		}
	}
}
