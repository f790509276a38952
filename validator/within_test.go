package validator

import (
	"fmt"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/linear"
)

// TestHaystack holds that a part stands in a text or does not, however often it is asked
// for, and that an index is made of a text that is asked for many.
func TestHaystack(t *testing.T) {
	var b strings.Builder
	for i := range 500 {
		fmt.Fprintf(&b, "%d.%d é ", i, i*i)
	}
	for _, text := range []string{"", "a", "aaaa", b.String()} {
		h := haystack{text: text}
		for i := range 2000 {
			part := fmt.Sprintf("%d.%d", i, i*i)
			for _, part := range []string{part, "", "é", part + "\xc3"} {
				if got, want := h.contains(part), strings.Contains(text, part); got != want {
					t.Fatalf("%q in %q: %v, want %v, index %v", part, text, got, want, h.index != nil)
				}
			}
		}
		if h.index == nil {
			t.Errorf("there is no index of a text of %d bytes", len(text))
		}
	}
}

// TestLongTexts holds that the work on a text with many addresses, none of which is of
// the original, grows with its length.
func TestLongTexts(t *testing.T) {
	addresses := func(n, odd int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "a%d@mail.example ", 2*i+odd)
		}
		return b.String()
	}
	v, _ := operatorValidator(t, "text", testKeys)
	validate := func(n int) func() {
		original, masked := addresses(n, 0), addresses(n, 1)
		return func() { v.Validate("FREE_TEXT", original, masked) }
	}
	linear.Check(t, "a text of other addresses", 24, validate(1500), validate(12000))
}
