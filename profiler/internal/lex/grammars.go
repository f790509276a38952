package lex

import (
	"math/bits"
)

// FirstToken is nextToken for the beginning of the value, which is no sign.
func (c *Cell) FirstToken() (n int, kind TokenKind) {
	n = bits.TrailingZeros64(^(c.Digit | c.Letter))
	if c.High || n == 64 {
		return NextToken(c.Text, 0)
	}
	switch in := Lowest(n); {
	case c.Letter&in == 0:
		return n, TokenDigits
	case c.Digit&in == 0:
		return n, TokenWord
	}
	return n, TokenMixed
}
