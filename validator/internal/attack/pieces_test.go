package attack

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// FuzzPieces holds that no value makes a search for pieces or numbers panic, and that
// a value in pieces is put together again.
func FuzzPieces(f *testing.F) {
	for _, s := range []string{"", "123-45-6789", "john.doe@example.com", "1985-02-03", "0x00", "Żółć", "\xff", "00000", "a b c d e"} {
		f.Add(s, uint8(3))
	}
	f.Fuzz(func(t *testing.T, original string, cut uint8) {
		if len(original) > maxHashed {
			return
		}
		_, _, _, _ = numberIn(original + "1")

		var s spelling
		s.set(original)
		if k := int(cut); k > 0 && k < len(s.text) && !bytes.Equal(s.text[:k], s.text[k:]) {
			ways := covers(s.text, []piece{{1, s.text[k:]}, {0, s.text[:k]}})
			if !slices.ContainsFunc(ways, func(w []int) bool { return slices.Equal(w, []int{0, 1}) }) {
				t.Errorf("the two pieces are not put together: %v", ways)
			}
		}
	})
}

// TestCovers holds which ways there are to put a text together.
func TestCovers(t *testing.T) {
	for _, c := range []struct {
		text   string
		pieces string
		want   string
	}{
		{"123456789", "123 45 6789", "[[0 1 2]]"},
		{"123456789", "12 345 6789 123456789", "[[0 1 2]]"},
		{"1111", "1 11 1", "[[0 1 2] [0 2 1] [1 0 2] [1 2 0] [2 0 1] [2 1 0]]"},
		{"123456789", "123 456", "[]"},
		{"123456789", "1 2 3 4 5 6 7 8 9", "[]"}, // more pieces than are looked for
	} {
		var pieces []piece
		for i, p := range strings.Fields(c.pieces) {
			pieces = append(pieces, piece{i, []byte(p)})
		}
		if got := fmt.Sprint(covers([]byte(c.text), pieces)); got != c.want {
			t.Errorf("%s of %s: %s, want %s", c.text, c.pieces, got, c.want)
		}
	}
}
