package prose

import (
	"strings"
	"testing"
)

func TestIsInRow(t *testing.T) {
	for text, want := range map[string]bool{
		"⟦12 34⟧":                false,
		"⟦12 34⟧ 56 78":          false, // another one
		"⟦12 34⟧ 56 78 9a":       true,
		"99 ⟦12 34⟧ 56 78":       true,
		"99 98 ⟦12 34⟧ 56 78":    false,
		"⟦12 345⟧ 56 78 9a":      false,
		"⟦1234⟧ 5678 9abc 1234":  false,
		"⟦12-34⟧ 56 78 9a":       false,
		"⟦12 34⟧\n56 78 9a":      false,
		"x9 ⟦12 34⟧ 56 78 9a zz": true,
	} {
		start := strings.Index(text, "⟦")
		text = strings.Replace(text, "⟦", "", 1)
		end := strings.Index(text, "⟧")
		text = strings.Replace(text, "⟧", "", 1)
		if got := MayBeInRow(text, start, end) && IsInRow(text, start, end); got != want {
			t.Errorf("%q[%d:%d]: not %v", text, start, end, want)
		}
	}
}
