package tabular

import (
	"maps"
	"math"
	"slices"
	"strings"
	"sync"

	"github.com/privet-go/privet"
)

// The rows behind a sample are not trusted to be like those in it. This file judges columns
// that have too few values in the sample by those that come first behind it, and follows
// columns that are NONE, so that it is noticed when something else stands in them.

const (
	// leastValues is how many values a verdict rests on, if the file has so many: a
	// column with fewer in the sample is judged again until it has them.
	leastValues = 50

	// mostLateSize is how many bytes these values take, beyond one.
	mostLateSize = 1 << 20

	// A column turns in a block in which that many of its values are foreign, and one of
	// that many.
	leastTurning, turningShare = 10, 20

	// mostAsked is how many foreign values of a block the Classifier is asked about, and
	// mostAsks how often it is in vain about a column of many values.
	mostAsked, mostAsks = 200, 64
)

// A Watch follows the columns of a file behind the sample. Who profiles a file and who masks it
// have the same verdicts by it.
type Watch struct {
	// Judge is a Classifier. It is asked about single columns, and about foreign values
	// without a name.
	Judge func([]privet.Column) ([]privet.Result, error)

	// Follows reports whether the values of a column of that name matter.
	Follows func(name string) bool

	// Rows is how many rows of data are in front of the first block.
	Rows int64

	file  *File
	idle  bool
	turns turns

	mu      sync.Mutex
	columns []*followed // which do not change: another slice takes the place of this one
}

// A followed column is NONE, or has no values so far. Nobody changes it.
type followed struct {
	look   *look
	late   bool // there have been too few values
	label  privet.Label
	values []string // of a late column, so far
	size   int      // bytes of them
	asks   int      // about it that nobody had to hear of
}

// A Change is another verdict on a column.
type Change struct {
	Column int
	Result privet.Result
	Turned int64 // the row, from 1, from which on the column is not what it was; 0 if it never was
}

// Start begins to follow the columns of a sample. The results are the verdicts on them. Behind its first DefaultSampleRows a larger
// sample is followed too: what stands in the last of many rows has hardly a say in a verdict.
func (w *Watch) Start(f *File, s *Sample, results []privet.Result) {
	w.file = f
	w.turns.init()
	if w.idle = !s.Full() && s.Rows <= DefaultSampleRows; w.idle {
		return
	}
	least := int(max(1, min(leastValues, s.Most/20)))
	w.columns = make([]*followed, len(results))
	some := false
	for i, c := range s.columns[:len(results)] {
		values := make([]string, 0, len(c.Values))
		size := 0
		for _, v := range c.Values[:min(len(c.Values), DefaultSampleRows)] {
			if v != "" {
				values = append(values, v)
				size += len(v)
			}
		}
		l := results[i].Label
		if !w.Follows(c.Name) || l != privet.None && (l != privet.Unknown || len(values) > 0) {
			continue
		}
		some = true
		w.columns[i] = &followed{label: l, look: lookOf(values)}
		if len(values) < least && size < mostLateSize {
			w.columns[i].late, w.columns[i].values, w.columns[i].size = true, values, size
		}
	}
	w.idle = !some && !f.Grows()
}

// Seen is what has been seen in a block.
type Seen struct {
	odd  []oddCell // in the order of the block
	late []int32   // cells of late columns that are not empty
	next int
}

type oddCell struct {
	cell  int32
	whole bool
}

// Next gives the next cell of the block that is foreign to its column, or a number beyond all cells.
func (s *Seen) Next() int {
	if s.next < len(s.odd) {
		return int(s.odd[s.next].cell)
	}
	return math.MaxInt
}

// Contradicts reports whether the next cell is to be masked whole, and goes on to the one
// behind it.
func (s *Seen) Contradicts() bool {
	s.next++
	return s.odd[s.next-1].whole
}

// Look looks at a block, which has been split, without its first rows, which are known from the
// sample. Blocks are counted from 0, each is looked at once, and several goroutines can do so at a
// time. In the order of the blocks, settle is called with what has changed by this block.
func (w *Watch) Look(b *Block, from int, number int64, s *Seen, settle func([]Change)) error {
	s.odd, s.late, s.next = s.odd[:0], s.late[:0], 0
	if w.idle {
		settle(nil)
		return nil
	}
	defer w.turns.end(number)
	first := 0
	if from > 0 {
		first = int(b.Rows[from-1].Cells)
	}
	w.mu.Lock()
	columns := w.columns
	w.mu.Unlock()
	for i := first; i < len(b.Cells); i++ {
		c := &b.Cells[i]
		var f *followed
		if uint(c.Column) < uint(len(columns)) {
			if f = columns[c.Column]; f == nil {
				continue
			}
		} else if !w.file.Grows() || c.Column < 0 {
			continue
		}
		value := ""
		if c.Plain { // this is value without a call of its own
			from, to := c.Inside()
			value = b.Raw[from:to]
		} else {
			value = w.file.Decode(b.Raw, *c)
		}
		switch {
		case value == "":
		case f == nil:
			s.late = append(s.late, int32(i))
		default:
			if f.late {
				s.late = append(s.late, int32(i))
			}
			if f.look != nil && f.look.foreign(value) {
				s.odd = append(s.odd, oddCell{cell: int32(i)})
			}
		}
	}
	w.turns.wait(number)
	v := view{Watch: w, block: b, seen: s, first: first, columns: w.columns, whole: map[int32]bool{}}
	if err := v.judgeLate(); err != nil {
		return err
	}
	if err := v.judgeOdd(); err != nil {
		return err
	}
	v.mark()
	for _, r := range b.Rows {
		if r.Data {
			w.Rows++
		}
	}
	w.mu.Lock()
	w.columns = v.columns
	w.mu.Unlock()
	settle(v.changes)
	return nil
}

// Pass says that nobody will look at a block, since there was an error.
func (w *Watch) Pass(number int64) {
	if !w.idle && w.file != nil {
		w.turns.end(number)
	}
}

// value gives the value of a cell.
func (w *Watch) value(b *Block, c *Cell) string {
	if c.Plain {
		from, to := c.Inside()
		return b.Raw[from:to]
	}
	return w.file.Decode(b.Raw, *c)
}

// A view is a block in its turn.
type view struct {
	*Watch
	block   *Block
	seen    *Seen
	first   int // cell behind the sample
	columns []*followed
	own     bool           // the slice is not that of the Watch
	whole   map[int32]bool // cells that are to be masked so
	changes []Change
}

// set puts another column in the place of one.
func (v *view) set(c int32, f *followed) { v.ours()[c] = f }

// ours makes the slice that of the view.
func (v *view) ours() []*followed {
	if !v.own {
		v.columns, v.own = slices.Clone(v.columns), true
	}
	return v.columns
}

// byColumn gives the cells of each column, and the columns in their order.
func (v *view) byColumn(cells []int32) (map[int32][]int32, []int32) {
	m := map[int32][]int32{}
	for _, i := range cells {
		c := v.block.Cells[i].Column
		m[c] = append(m[c], i)
	}
	return m, slices.Sorted(maps.Keys(m))
}

// judgeLate judges columns by the first values that they have.
func (v *view) judgeLate() error {
	if len(v.seen.late) == 0 {
		return nil
	}
	cells, columns := v.byColumn(v.seen.late)
	for _, c := range columns {
		for int(c) >= len(v.columns) {
			// One that is not in this block is met in another.
			v.columns = append(v.ours(), &followed{late: true})
		}
		f := v.columns[c]
		if f == nil || !f.late {
			continue
		}
		next := *f
		if next.look == nil { // it is met here
			if !v.Follows(v.name(c)) {
				v.set(c, nil)
				continue
			}
			byName, err := v.judge(privet.Column{Name: v.name(c)})
			if err != nil {
				return err
			}
			next.label, next.look = byName.Label, lookOf(nil)
		}
		if next.label != privet.None && next.label != privet.Unknown {
			v.set(c, nil)
			continue
		}
		next.values = slices.Clone(f.values)
		for _, i := range cells[c] {
			if len(next.values) < DefaultSampleRows && next.size < mostLateSize {
				value := strings.Clone(v.value(v.block, &v.block.Cells[i]))
				next.values = append(next.values, value)
				next.size += len(value)
			}
		}
		r, err := v.judge(privet.Column{Name: v.name(c), Values: next.values})
		if err != nil {
			return err
		}
		switch {
		// A verdict becomes stricter, and never laxer.
		case next.label == privet.Unknown:
			v.set(c, nil)
			if r.Label != privet.Unknown && r.Label != privet.None && r.Label != "FREE_TEXT" {
				v.changes = append(v.changes, Change{Column: int(c), Result: r})
			}
		case r.Label != privet.None && len(f.values) > 0: // the values so far have passed
			v.turn(c, cells[c][0], r)
		case r.Label != privet.None:
			v.set(c, nil)
			v.changes = append(v.changes, Change{Column: int(c), Result: r})
		case len(next.values) >= leastValues || next.size >= mostLateSize:
			v.set(c, &followed{label: privet.None, look: lookOf(next.values)})
		default:
			v.set(c, &next)
		}
	}
	return nil
}

// turn says that a column is not what it was, from a cell on.
func (v *view) turn(c, from int32, r privet.Result) {
	for i := from; int(i) < len(v.block.Cells); i++ {
		if v.block.Cells[i].Column == c {
			v.whole[i] = true
		}
	}
	r.Column = v.name(c)
	v.set(c, nil)
	v.changes = append(v.changes, Change{Column: int(c), Result: r, Turned: v.rowOf(from)})
}

func (v *view) judge(c privet.Column) (privet.Result, error) {
	results, err := v.Judge([]privet.Column{c})
	if err != nil {
		return privet.Result{}, err
	}
	return results[0], nil
}

// judgeOdd asks what foreign values are.
func (v *view) judgeOdd() error {
	if len(v.seen.odd) == 0 {
		return nil
	}
	all := make([]int32, len(v.seen.odd))
	for i, o := range v.seen.odd {
		all[i] = o.cell
	}
	cells, columns := v.byColumn(all)
	for _, c := range columns {
		f := v.columns[c]
		if f == nil || f.late || f.label != privet.None {
			continue
		}
		odd := slices.DeleteFunc(cells[c], func(i int32) bool { return !f.look.foreign(v.value(v.block, &v.block.Cells[i])) })
		if len(odd) == 0 || f.asks == mostAsks {
			continue
		}
		r, contradicts, err := v.ask(c, f, odd)
		if err != nil {
			return err
		}
		if !contradicts {
			continue
		}
		for _, i := range odd {
			v.whole[i] = true
		}
		if len(odd) >= leastTurning && v.count(c) <= len(odd)*turningShare {
			v.turn(c, odd[0], r)
		}
	}
	return nil
}

// count is how many values a column has in the block behind the sample.
func (v *view) count(c int32) int {
	n := 0
	for i := v.first; i < len(v.block.Cells); i++ {
		if cell := &v.block.Cells[i]; cell.Column == c && v.value(v.block, cell) != "" {
			n++
		}
	}
	return n
}

// mark says which cells are to be masked whole.
func (v *view) mark() {
	s := v.seen
	for i := range s.odd {
		if o := &s.odd[i]; v.whole[o.cell] {
			o.whole = true
			delete(v.whole, o.cell)
		}
	}
	if len(v.whole) == 0 {
		return
	}
	for i := range v.whole {
		s.odd = append(s.odd, oddCell{i, true})
	}
	slices.SortFunc(s.odd, func(a, b oddCell) int { return int(a.cell) - int(b.cell) })
}

// name is the name of a column.
func (v *view) name(c int32) string {
	if names, _ := v.file.Columns(); int(c) < len(names) {
		return names[c]
	}
	return ByPlace(int(c))
}

// rowOf is the row, from 1, that a cell is in.
func (v *view) rowOf(cell int32) int64 {
	row := v.Rows
	for _, r := range v.block.Rows {
		if r.Data {
			row++
		}
		if cell < r.Cells {
			break
		}
	}
	return row
}

// ask says what foreign values of a column are, and whether they speak against the verdict
// on it. Those that do not are known from now on.
func (v *view) ask(c int32, f *followed, odd []int32) (privet.Result, bool, error) {
	var all, values []string // with those that come again, and without
	distinct, lettered := map[string]bool{}, 0
	for _, i := range odd {
		value := v.value(v.block, &v.block.Cells[i])
		if !distinct[value] {
			value = strings.Clone(value)
			distinct[value] = true
			values = append(values, value)
			if kinds, _ := kindsOf(value); kinds&(letterBytes|wideBytes) != 0 {
				lettered++
			}
		}
		if len(all) < mostAsked {
			all = append(all, strings.Clone(value))
		}
	}
	// Without a name, since that has spoken already.
	r, err := v.judge(privet.Column{Values: all})
	if err != nil {
		return r, false, err
	}
	// Words that hardly come again are not further states or kinds.
	const many, repeated = 10, 4
	diverse := f.look.few != nil && lettered >= many && lettered*repeated >= len(odd)
	switch {
	case r.Label == privet.None || r.Label == "FREE_TEXT" || r.Label.Category() == privet.CategoryDate || r.Count == 0:
	case r.Label != privet.Unknown, f.look.few != nil && len(values) >= many:
		return r, true, nil
	}
	if diverse {
		return privet.Result{Label: privet.Unknown, Count: r.Count}, true, nil
	}
	if f.look.few == nil {
		v.inVain(c, f)
		return r, false, nil
	}
	next, l, learned := *f, *f.look, false
	l.few = l.few.clone()
	for _, value := range values {
		if l.few != nil && !l.differs(value) { // who masks looks at those that do
			l.few, learned = l.few.with(value), true
		}
	}
	if !learned {
		v.inVain(c, f)
		return r, false, nil
	}
	next.look = &l
	v.set(c, &next)
	return r, false, nil
}

// inVain notes that the Classifier had nothing to say.
func (v *view) inVain(c int32, f *followed) {
	next := *f
	next.asks++
	v.set(c, &next)
}
