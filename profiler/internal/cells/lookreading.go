package cells

// IsPlain reports whether the words of the value are its runs of letters, which it is
// all there is to know about.
func (c *Cell) IsPlain() bool {
	if len(c.Raw) > 64 || c.High || c.IsFolded() || c.Signs&apostropheSign != 0 {
		return false
	}
	// In an abbreviation single letters stand beside single dots.
	single := c.Letter &^ (c.Letter << 1) &^ (c.Letter >> 1)
	return single&(single>>2) == 0 || c.Signs&dotSign == 0
}
