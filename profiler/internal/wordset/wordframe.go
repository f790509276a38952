package wordset

// Behind reports whether a word of the set stands Behind a blank at text[i].
func (s *OtherSet) Behind(text string, i int) bool {
	return i+1 < len(text) && text[i] == ' ' && s.At(text, i+1) != ""
}
