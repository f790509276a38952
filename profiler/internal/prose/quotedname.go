package prose

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/chars"
)

// This file reads a name in quotes.

const (

	// longestQuotedName bounds the name between the quotes, in bytes.
	longestQuotedName = 96
)

// QuotedNameEnd is the end of a name in quotes that begins with one at text[i], behind the quote that closes it; or i.
func QuotedNameEnd(text string, i int) int {
	rest := text[i:min(len(text), i+longestQuotedName)]
	open, shut := "", ""
	switch {
	case strings.HasPrefix(rest, "„"):
		open, shut = "„", "“”\""
	case strings.HasPrefix(rest, "«"):
		open, shut = "«", "»"
	case strings.HasPrefix(rest, "“"):
		open, shut = "“", "”"
	case strings.HasPrefix(rest, "\""):
		open, shut = "\"", "\""
	default:
		return i
	}
	if !chars.IsCapitalAt(text, min(len(text)-1, i+len(open))) {
		return i
	}
	k := strings.IndexAny(rest[len(open):], shut)
	if k < len("Ян") || strings.IndexByte(rest[:len(open)+k], '\n') >= 0 {
		return i
	}
	k += i + len(open)
	_, n := utf8.DecodeRuneInString(text[k:])
	return k + n
}
