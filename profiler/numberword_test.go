package profiler

import (
	"strings"
	"testing"
)

// TestNumberWords holds that the word for a number is nobody's name.
func TestNumberWords(t *testing.T) {
	p := newProfiler(t)
	for _, c := range []struct {
		text, word string
		want       bool
		reason     string
	}{
		{"her NINO is AB 12 34 56 C", "NINO", true, "a link between them"},
		{"DEA# AB1234563", "DEA", true, "a sign between them"},
		{"nomor HP +62 21 511", "HP", true, "a sign of telephone numbers"},
		{"42/436 (IFAB)", "IFAB", false, "no context word"},
		{"a number 751025-001 (NHI)", "NHI", true, "in brackets behind the number"},
		{"NINO went to school", "NINO", false, "no number behind it"},
		{"căn cước công dân", "công", true, "a part of a phrase"},
	} {
		i := strings.Index(c.text, c.word)
		if got := p.scanner.Context.NamesNumber(c.text, i, i+len(c.word)); got != c.want {
			t.Errorf("%q in %q: %v, want %v: %s", c.word, c.text, got, c.want, c.reason)
		}
	}
}
