package attack

import "github.com/privet-go/privet/validator/internal/reveal"

// Types counts the types of the values of a column.
type Types struct {
	counts  [reveal.NumTypes]Count
	layouts map[string]*Count // of dates
}

// maxLayouts is how many layouts of dates a column can have; with more it is none
// of dates.
const maxLayouts = 16

func (t *Types) add(s string, row int64) {
	kind, layout := reveal.TypeOf(s)
	if kind == reveal.Date {
		c := t.layouts[layout]
		switch {
		case c != nil:
		case len(t.layouts) == maxLayouts:
			kind = reveal.Text
		default:
			if t.layouts == nil {
				t.layouts = map[string]*Count{}
			}
			c = new(Count)
			t.layouts[layout] = c
		}
		if c != nil {
			c.add(row)
		}
	}
	t.counts[kind].add(row)
}

// All returns the one type that all values have, and for dates the one layout. A
// column of integers and decimals is one of decimals.
func (t *Types) All() (reveal.Type, string) {
	total := int64(0)
	for i := range t.counts {
		total += t.counts[i].N
	}
	for kind := reveal.Integer; kind < reveal.NumTypes; kind++ {
		switch n := t.counts[kind].N; {
		case n == 0:
		case n == total && kind != reveal.Date:
			return kind, ""
		case n == total && len(t.layouts) == 1:
			for layout := range t.layouts {
				return kind, layout
			}
		case kind == reveal.Decimal && n+t.counts[reveal.Integer].N == total:
			return reveal.Decimal, ""
		}
	}
	return reveal.Text, ""
}

// Unlike counts the values that are not of the type and layout, and returns the
// row of the first.
func (t *Types) Unlike(kind reveal.Type, layout string) Count {
	var c Count
	take := func(o Count) {
		if o.N == 0 {
			return
		}
		if c.N == 0 || o.Row < c.Row {
			c.Row = o.Row
		}
		c.N += o.N
	}
	for k := range reveal.NumTypes {
		if k != kind && !(kind == reveal.Decimal && k == reveal.Integer) {
			take(t.counts[k])
		}
	}
	if kind == reveal.Date {
		for l, o := range t.layouts {
			if l != layout {
				take(*o)
			}
		}
	}
	return c
}
