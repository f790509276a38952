//go:build !amd64

package scan

// among gives those of the words that begin in one mask that may be there. The letters of
// another one are what the words are made of. The text is a block and afterBlock bytes behind
// it.
func (v *vocabulary) among(text string, words, letters uint64) (among uint64) {
	return v.amongPlainly(text, words, letters)
}
