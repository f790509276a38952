package cells

import (
	"math/bits"

	"github.com/privet-go/privet/profiler/internal/lex"
)

// FirstToken is nextToken for the beginning of the value, which is no sign.
func (c *Cell) FirstToken() (n int, kind lex.TokenKind) {
	n = bits.TrailingZeros64(^(c.Digit | c.Letter))
	if c.High || n == 64 {
		return lex.NextToken(c.Text, 0)
	}
	switch in := Lowest(n); {
	case c.Letter&in == 0:
		return n, lex.TokenDigits
	case c.Digit&in == 0:
		return n, lex.TokenWord
	}
	return n, lex.TokenMixed
}
