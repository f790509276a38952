package masker

import "github.com/privet-go/privet/internal/tabular"

// An output is what becomes of a block: bytes hold what stands in the place of
// raw[:done].
type output struct {
	raw   string
	bytes []byte
	done  int
	shift int // from places in raw to those in bytes
}

// copied is how many bytes behind a value are copied with it. Most values are masked
// where they stand, so that this saves a copy for each. After others it is done anew.
const copied = 512

// upTo copies what comes before raw[to], or takes back what comes behind it.
func (o *output) upTo(to int) {
	if to > o.done {
		o.bytes = append(o.bytes, o.raw[o.done:to]...)
	}
	o.bytes = o.bytes[:to+o.shift]
	o.done = to
}

// ahead copies what comes before raw[to], and some more.
func (o *output) ahead(to int) { o.upTo(min(to+copied, len(o.raw))) }

// resume goes on behind raw[:from] when something else has been written in the place of
// what comes before it.
func (o *output) resume(from int) { o.done, o.shift = from, len(o.bytes)-from }

// put writes what rules have made of raw[from:to], which is plain, where that stands.
func (o *output) put(from, to int, masked []byte) {
	if to > o.done {
		o.ahead(to)
	}
	n := copy(o.bytes[from+o.shift:to+o.shift], masked)
	if n < to-from {
		o.bytes = o.bytes[:from+o.shift+n]
		o.resume(to)
	}
}

// plain masks the first of the cells of a row, as far as they are plain and of columns
// that are masked by a rule, or are kept. It gives their number. Most cells are such. The cell
// at the index foreign is none of them.
func (o *output) plain(cells []tabular.Cell, columns []column, judged bool, w *worker, foreign int) int {
	for i := range cells {
		c := &cells[i]
		if !c.Plain || i == foreign || uint(c.Column) >= uint(len(columns)) || int(c.End-c.Start) > w.longest {
			return i
		}
		col := &columns[c.Column]
		from, to := c.Inside()
		switch {
		case col.rule != nil && from < to:
			if w.nulls.has(o.raw[from:to]) {
				w.tally.columns[c.Column].nulls++
				continue
			}
			// A rule leaves characters and writes asterisks, so that its result needs
			// no spelling of its own.
			if to > o.done {
				o.ahead(to)
			}
			value, b := o.raw[from:to], o.bytes[from+o.shift:to+o.shift]
			// This is cover without a call of its own, which takes a fiftieth of the time.
			n, understood := 0, false
			if !isBare(value) {
				n, understood = col.rule.coverOther(b, value)
			} else if n, understood = col.rule.mask(b, value); !understood || !hides(b, n, value) {
				n, understood = coverWhole(b, value), false
			}
			if n < len(b) {
				o.bytes = o.bytes[:from+o.shift+n]
				o.resume(to)
			}
			if col.unique {
				w.mark(c.Column, value, b[:n])
			}
			if !understood {
				w.tally.columns[c.Column].contradictions++
			}
		case from == to || col.kept && judged && !col.byOption:
		case !col.kept:
			return i
		default:
			w.unexamined++
		}
	}
	return len(cells)
}
