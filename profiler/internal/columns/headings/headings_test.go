package headings

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestLists holds each phrase to what a header is read as, and each label to the catalogue.
func TestLists(t *testing.T) {
	lists := Lists()
	if lists[len(lists)-1].Short == lists[0].Short {
		t.Error("the short headings do not come last")
	}
	for n, l := range lists {
		for _, h := range l.Headings {
			if canonical, err := privet.ParseLabel(string(h.Label)); err != nil || canonical != h.Label {
				t.Errorf("list %d: %s is no label", n, h.Label)
			}
			for _, phrase := range h.Phrases {
				if phrase == "" || strings.TrimSpace(phrase) != phrase || strings.Contains(phrase, "  ") {
					t.Errorf("list %d: %s has the phrase %q", n, h.Label, phrase)
				}
			}
		}
	}
}
