package markup

import (
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
)

// This file finds the values that attributes hold.

// attributes makes cells of the attributes of the tag at text[i:end] if one of them is a value of a column.
func (w *htmlWalker) attributes(t *htmlTag, i, end int) (int, error) {
	if len(t.attrs) == 0 {
		return 0, nil
	}
	named := block.Prose
	if w.column < 0 && isHTMLWord("fields", t.name) && t.name != "textarea" {
		named = w.field(t)
	}
	columnOf := func(a *htmlAttribute) int32 {
		switch {
		case a.to-a.from > w.maxField:
		case named >= 0 && (a.name == "value" || a.name == "content"):
			return named
		case named < 0 && (isHTMLWord("values", a.name) || strings.HasPrefix(a.name, "data-")):
			return w.column
		}
		return block.Prose
	}
	apart := false
	for k := range t.attrs {
		apart = apart || columnOf(&t.attrs[k]) >= 0 || isNamespace(t.attrs[k].name)
	}
	if !apart {
		w.telling = w.telling || len(t.attrs) > 0
		return 0, nil
	}
	// A text that ends inside of a tag would not be seen as what it is.
	w.flush(i)
	for k := range t.attrs {
		a := &t.attrs[k]
		column := columnOf(a)
		switch {
		case isNamespace(a.name):
		case column >= 0:
			if err := w.cell(a.from, a.to, column, a.spelling); err != nil {
				return a.from, err
			}
		default:
			w.cells = append(w.cells, block.Cell{Start: int32(a.from), End: int32(a.to), Column: block.Prose, Spelling: a.spelling})
		}
	}
	w.prose, w.telling = end, false
	return 0, nil
}

// isNamespace reports whether an attribute says what names are of.
func isNamespace(name string) bool {
	return name == "xmlns" || len(name) > len("xmlns:") && strings.HasPrefix(name, "xmlns:")
}

// field gives the column of a field of a form or of a property of the page, or Prose.
func (w *htmlWalker) field(t *htmlTag) int32 {
	if t.value(w.text, "value") == "" && t.value(w.text, "content") == "" {
		return block.Prose
	}
	switch strings.ToLower(t.value(w.text, "type")) {
	case "submit", "button", "reset", "image":
		return block.Prose
	}
	for _, by := range [...]string{"name", "property", "itemprop", "id"} {
		if name := t.value(w.text, by); name != "" {
			if t.name == "meta" && isHTMLWord("pageproperties", strings.ToLower(name)) {
				return block.Prose
			}
			return w.named(name)
		}
	}
	return block.Prose
}
