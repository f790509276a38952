package httpapi

import "unicode/utf8"

// A codePoints turns byte offsets of a text into offsets in code points, in which the
// API counts. Offsets in ascending order take one pass over the text together.
type codePoints struct {
	text   string
	offset int // the last byte offset that was asked for
	count  int // of the code points before it
}

// before returns the number of code points before a byte offset of the text.
func (p *codePoints) before(offset int) int {
	if offset < p.offset {
		p.offset, p.count = 0, 0
	}
	p.count += utf8.RuneCountInString(p.text[p.offset:offset])
	p.offset = offset
	return p.count
}
