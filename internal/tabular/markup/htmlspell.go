package markup

import (
	"html"

	"github.com/privet-go/privet/internal/tabular/block"
)

// How values of HTML are spelled.
const (
	htmlRaw    uint8 = iota // text with tags in it, as it is
	htmlText                // text with references
	htmlQuoted              // the value of an attribute, in its quotes
	htmlBare                // the same without any
)

func (w *htmlWalker) Decode(raw string, c block.Cell) string { return decodeHTML(raw, c) }

func decodeHTML(raw string, c block.Cell) string {
	s := raw[c.Start:c.End]
	switch c.Spelling {
	case htmlRaw:
		return s
	case htmlQuoted:
		s = s[1 : len(s)-1]
	case htmlBare:
		if len(s) > 1 && s[0] == '"' && s[len(s)-1] == '"' {
			s = s[1 : len(s)-1]
		}
	}
	return unescapeHTML(s)
}

func unescapeHTML(s string) string { return html.UnescapeString(s) }

// Encode leaves tags that are in the value tags, where they have been.
func (w *htmlWalker) Encode(dst []byte, c block.Cell, value []byte) []byte {
	switch c.Spelling {
	case htmlRaw:
		return append(dst, value...)
	case htmlText:
		return append(dst, html.EscapeString(string(value))...)
	}
	return append(append(append(dst, '"'), html.EscapeString(string(value))...), '"')
}

func (w *htmlWalker) AppendNull(dst []byte, c block.Cell) []byte { return w.Encode(dst, c, nil) }
