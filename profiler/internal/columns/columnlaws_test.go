package columns

// headerWords gives the words of one header.
func headerWords(name string) (words []string) {
	for _, w := range new(HeaderScratch).HeaderWords(name) {
		words = append(words, string(w))
	}
	return words
}
