package folding

import (
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
)

// TestFold holds the table of runes to the function that it stands for, and the
// digits to the standard library.
func TestFold(t *testing.T) {
	for r := rune(0x80); r <= unicode.MaxRune; r++ {
		if !utf8.ValidRune(r) {
			continue
		}
		c, l, want := fold(r)
		s := string(r)
		f, n := FoldAt(s, 0)
		if int(f.How) != want || n != len(s) {
			t.Fatalf("%U: decoding %d of %d bytes, want %d of %d", r, f.How, n, want, len(s))
		}
		if unicode.Is(unicode.Nd, r) && (l != lookAlnum || !numeral.IsDigit(c)) {
			t.Fatalf("%U is a digit and is read as %q", r, c)
		}
		if want == ByDigits && unicode.Is(unicode.Nd, r-1) && c != '0' {
			if before, _, _ := fold(r - 1); before+1 != c {
				t.Fatalf("%U is %q behind %q", r, c, before)
			}
		}
	}
	// Samples of the Unicode Character Database, DerivedNumericValues.txt.
	for r, want := range map[rune]byte{'٣': '3', '۵': '5', '९': '9', '৪': '4', '๐': '0', '７': '7', '𝟘': '0', '𝟿': '9', '𑁦': '0', '𞥒': '2'} {
		if c, _, _ := fold(r); c != want {
			t.Errorf("%U is %q, want %q", r, c, want)
		}
	}
}
