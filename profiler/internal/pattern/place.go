package pattern

// A Place is what [Recognizer.Find] finds: text[Start:End], in bytes, and the
// probability of the label there when nothing else is known.
type Place struct {
	Start, End int
	Alone      float64
}

// IsIn reports whether the place can be taken: it lies in the text, is neither
// empty nor too long, cuts no rune, and has a probability.
func (p *Place) IsIn(text string) bool {
	return 0 <= p.Start && p.Start < p.End && p.End <= len(text) && p.End-p.Start <= MaxMatchLength &&
		!CutsRune(text, p.Start) && !CutsRune(text, p.End) && IsProbability(p.Alone)
}

// IsProbability reports whether p is above 0 and below 1.
func IsProbability(p float64) bool { return p > 0 && p < 1 }
