package spec

// Proves reports whether the check of a recognizer is one of check digits.
func (r *Recognizer) Proves() bool {
	return r.Check != nil && !r.Lenient && r.FalseAcceptRate() <= mostChance
}
