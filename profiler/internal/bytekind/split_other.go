//go:build !amd64

package bytekind

// Split gives the planes of text[i:i+Size]: bit n of the first one is the lowest bit of the
// kind of the byte n. What is behind the end of the text is of kind 0.
func (t *Table) Split(text string, i int) (a, b, c, d uint64) { return t.plainly(text[i:]) }
