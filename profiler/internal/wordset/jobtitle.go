package wordset

// Is reports whether a whole text Is a word of the set.
func (s *OtherSet) Is(word string) bool {
	return len(word) <= s.tables().longest && word != "" && len(s.At(word, 0)) == len(word)
}
