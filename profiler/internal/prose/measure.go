package prose

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/wordset"
)

// Measures stand behind an amount.
var Measures = &wordset.WordList{File: "lex", Set: "Measures"}

// IsMeasured reports whether what stands behind text[:i] makes the number before it an
// amount.
func IsMeasured(text string, i int) bool {
	rest := text[i:]
	if len(rest) > 0 && rest[0] == ' ' {
		rest = rest[1:]
	}
	if len(rest) == 0 {
		return false
	}
	if rest[0] == '%' || rest[0] == '$' {
		return true
	}
	if rest[0] >= utf8.RuneSelf {
		if r, _ := utf8.DecodeRuneInString(rest); strings.ContainsRune("€£¥₽元円원", r) {
			return true
		}
	}
	e, _ := WordAt(text, len(text)-len(rest))
	return e > len(text)-len(rest) && wordset.InSet(Measures, text[len(text)-len(rest):e])
}
