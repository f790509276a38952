package reveal

import (
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/linear"
)

// TestDecodedLinear holds that the work grows with the length of a text that is full of
// encoded words.
func TestDecodedLinear(t *testing.T) {
	const word, part, factor = "QUJDREVGR0hJ ", 4000, 16
	long := strings.Repeat(word, part*factor)
	if got := Decoded(long); len(got) != len(" ABCDEFGHI")*part*factor {
		t.Fatalf("%d bytes", len(got))
	}
	linear.Check(t, "encoded words", 3*factor, func() { Decoded(long[:part*len(word)]) }, func() { Decoded(long) })
}
