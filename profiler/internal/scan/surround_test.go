package scan

import (
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler/internal/spec"
)

// TestContextIsWholeWords holds that a context word counts as a whole word only,
// on its own line or at the end of the one before, and not too far away.
func TestContextIsWholeWords(t *testing.T) {
	s := scannerOf([]*spec.Recognizer{{Context: []string{"lic", "права"}}, {Context: []string{"dob", "电话", "date of birth"}}})
	closest := func(text string, i, recognizer int) string {
		var x Scratch
		x.Begin(s, 0)
		h, ok := x.surround.closest(s, text, i, i+1, owner(recognizer), spec.ContextBefore)
		if !ok {
			return ""
		}
		return s.Context.phrases[h.phrase].text
	}
	for _, c := range []struct {
		text  string
		found bool
	}{
		{"lic 1", true}, {"public 1", false}, {"duplicate 1", false}, {"LIC: 1", true}, {"lic\n1", true}, {"lic 2\n1", false}, {"lic to kill\n1", false},
		{"lic" + strings.Repeat(".", 60) + "1", false}, {"права " + strings.Repeat("ы", 30) + " 1", true}, {"права " + strings.Repeat("ы", 48) + " 1",
			false}, {"user_lic=1", true}, {"1 lic", true}, {"1 lice", false},
	} {
		if got := closest(c.text, strings.IndexByte(c.text, '1'), 0) != ""; got != c.found {
			t.Errorf("context in %q: %v, want %v", c.text, got, c.found)
		}
	}
	// The window begins inside a word, which does not make a word of its rest.
	text := "public" + strings.Repeat(" ", spec.ContextBefore-3) + "1"
	if closest(text, len(text)-1, 0) != "" {
		t.Error("the cut end of a word counts as a word")
	}
	for text, want := range map[string]string{
		"dob 1": "dob", "Date of Birth: 1": "date of birth", "请拨打电话1": "电话", "date of 1": "", "lic 1": "",
	} {
		if got := closest(text, strings.IndexByte(text, '1'), 1); got != want {
			t.Errorf("the context in %q is %q, want %q", text, got, want)
		}
	}
}
