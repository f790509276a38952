package validator

// A typeTally counts the types of the values of a column.
type typeTally struct {
	counts  [valueTypes]count
	layouts map[string]*count // of dates
}

// maxLayouts is how many layouts of dates a column can have; with more it is none
// of dates.
const maxLayouts = 16

func (t *typeTally) add(s string, row int64) {
	kind, layout := typeOf(s)
	if kind == dateType {
		c := t.layouts[layout]
		switch {
		case c != nil:
		case len(t.layouts) == maxLayouts:
			kind = textType
		default:
			if t.layouts == nil {
				t.layouts = map[string]*count{}
			}
			c = new(count)
			t.layouts[layout] = c
		}
		if c != nil {
			c.add(row)
		}
	}
	t.counts[kind].add(row)
}

// all gives the one type that all values have, and for dates the one layout. A
// column of integers and decimals is one of decimals.
func (t *typeTally) all() (valueType, string) {
	total := int64(0)
	for i := range t.counts {
		total += t.counts[i].n
	}
	for kind := integerType; kind < valueTypes; kind++ {
		switch n := t.counts[kind].n; {
		case n == 0:
		case n == total && kind != dateType:
			return kind, ""
		case n == total && len(t.layouts) == 1:
			for layout := range t.layouts {
				return kind, layout
			}
		case kind == decimalType && n+t.counts[integerType].n == total:
			return decimalType, ""
		}
	}
	return textType, ""
}

// unlike counts the values that are not of the type and layout, and gives the row
// of the first.
func (t *typeTally) unlike(kind valueType, layout string) count {
	var c count
	take := func(o count) {
		if o.n == 0 {
			return
		}
		if c.n == 0 || o.row < c.row {
			c.row = o.row
		}
		c.n += o.n
	}
	for k := range valueTypes {
		if k != kind && !(kind == decimalType && k == integerType) {
			take(t.counts[k])
		}
	}
	if kind == dateType {
		for l, o := range t.layouts {
			if l != layout {
				take(*o)
			}
		}
	}
	return c
}
