package tabular

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"slices"
	"strings"

	"github.com/privet-go/privet"
)

// A Sketch gathers what the verdicts on the columns of a table rest on from parts of it, on as many machines as there
// are parts: the first rows, and of each column the first values, since it may have none in those rows. Sketches of
// parts merge into that of the whole, the same one byte for byte, however the table was parted and in whatever order
// its rows and parts come. One takes about 80 MiB of memory at most, and 2 MiB more for each column.
//
// A table of [DefaultSampleRows] rows or fewer is in its sketch whole. A sketch holds values of the table, and so has to
// be kept where the table may be.
//
// The zero Sketch is empty, takes any part, and becomes that of the first. A Sketch may not be used by several goroutines
// at the same time.
type Sketch struct {
	names  []string
	total  int64
	rows   firsts
	values []firsts // by column
}

// NewSketch makes a sketch of a table whose columns have these names. Two may have the same name.
func NewSketch(names []string) *Sketch {
	return &Sketch{names: slices.Clone(names), values: make([]firsts, len(names))}
}

// The errors of sketches.
var (
	// ErrSketch says that bytes are no sketch.
	ErrSketch = errors.New("not a sketch of a table")

	// ErrOtherTable says that two sketches have different columns.
	ErrOtherTable = errors.New("the sketches are of tables with different columns")
)

// Add adds a row, which is at a place in the table: its number, its offset, or a hash of its key where the first rows are
// unlike the others. No two rows should have one place; which of them counts as the first is then told by what is in them. A row
// may have fewer fields than the table has columns, or more; the latter are columns without names. A value over 1 MiB counts as
// an empty one. The row is not retained.
func (s *Sketch) Add(place uint64, row []string) {
	s.total++
	if s.rows.wants(place) {
		kept := make([]string, len(row))
		for i, v := range row {
			if len(v) <= DefaultMaxField {
				kept[i] = strings.Clone(v) // what it is a part of may be large
			}
		}
		s.rows.add(placed{place, kept}, DefaultSampleRows, SampleMemory)
	}
	for i, v := range row[:min(len(row), len(s.values))] {
		if f := &s.values[i]; v != "" && len(v) <= DefaultMaxField && f.wants(place) {
			f.add(placed{place, []string{strings.Clone(v)}}, leastValues, mostLateSize)
		}
	}
}

// Merge adds what another sketch has, which stays as it is. The error is [ErrOtherTable] when the names of the columns
// differ; nothing is added then. To merge a sketch twice is to have its rows twice.
func (s *Sketch) Merge(other *Sketch) error {
	if other.isZero() {
		return nil
	}
	if s.isZero() {
		*s = *NewSketch(other.names)
	}
	if !slices.Equal(s.names, other.names) {
		return ErrOtherTable
	}
	s.total += other.total
	for _, p := range other.rows.items {
		s.rows.add(p, DefaultSampleRows, SampleMemory)
	}
	for i := range s.values {
		for _, p := range other.values[i].items {
			s.values[i].add(p, leastValues, mostLateSize)
		}
	}
	return nil
}

func (s *Sketch) isZero() bool { return s.names == nil && s.total == 0 }

// Rows gives how many rows were added, to it and to those merged into it.
func (s *Sketch) Rows() int64 { return s.total }

// Sample gives the first rows of the table in their order. They are not to be changed.
func (s *Sketch) Sample() [][]string {
	s.rows.cut(DefaultSampleRows, SampleMemory)
	rows := make([][]string, len(s.rows.items))
	for i, p := range s.rows.items {
		rows[i] = p.values
	}
	return rows
}

// Columns gives the columns of the table, with what is known of their values, for a Classifier such as a Profiler. A column that has
// hardly any value in the first rows has its first values behind them as well.
func (s *Sketch) Columns() []privet.Column {
	rows := s.Sample()
	columns := make([]privet.Column, len(s.names))
	for i, name := range s.names {
		columns[i].Name = name
	}
	some := make([]int, len(s.names)) // values that are not empty
	for _, row := range rows {
		for i, v := range row {
			if i == len(columns) {
				columns = append(columns, privet.Column{Name: ByPlace(i)})
			}
			columns[i].Values = append(columns[i].Values, v)
			if i < len(some) && v != "" {
				some[i]++
			}
		}
	}
	for i := range some {
		if some[i] >= leastValues || int64(len(rows)) == s.total {
			continue
		}
		s.values[i].cut(leastValues, mostLateSize)
		for _, p := range s.values[i].items {
			if p.place > s.rows.items[len(rows)-1].place {
				columns[i].Values = append(columns[i].Values, p.values[0])
			}
		}
	}
	return columns
}

// MarshalBinary gives the sketch as bytes, the same for the same table. There is no error.
func (s *Sketch) MarshalBinary() ([]byte, error) {
	if s.isZero() {
		return []byte{sketchVersion}, nil
	}
	b := binary.AppendUvarint([]byte{sketchVersion}, uint64(s.total))
	b = appendStrings(b, s.names)
	b = s.rows.append(b, DefaultSampleRows, SampleMemory)
	for i := range s.values {
		b = s.values[i].append(b, leastValues, mostLateSize)
	}
	return b, nil
}

// mostSketched is how many rows bytes can say that a table has.
const mostSketched = 1 << 56

// sketchVersion is the first byte of a sketch.
const sketchVersion = 1

// UnmarshalBinary puts the sketch that bytes are of in the place of this one. Bytes that [Sketch.MarshalBinary] does not give are
// [ErrSketch], and the sketch then stays as it is.
func (s *Sketch) UnmarshalBinary(b []byte) error {
	r, read := sketchReader{rest: b}, Sketch{}
	if r.number() != sketchVersion {
		return ErrSketch
	}
	if len(r.rest) > 0 {
		read.total = int64(r.number())
		read.names = r.strings()
		read.rows = r.firsts(DefaultSampleRows)
		for range read.names {
			read.values = append(read.values, r.firsts(leastValues))
		}
	}
	// What is too long, out of order, or spelled otherwise does not come out so again.
	again, _ := read.MarshalBinary()
	left := read.total - int64(len(read.rows.items)) // out
	if r.bad || !bytes.Equal(again, b) || left < 0 || left > 0 && !read.rows.full || read.total > mostSketched {
		return ErrSketch
	}
	*s = read
	return nil
}

// A placed row, or value, is at a place.
type placed struct {
	place  uint64
	values []string
}

func (p placed) compare(q placed) int {
	return cmp.Or(cmp.Compare(p.place, q.place), slices.Compare(p.values, q.values))
}

// size is how many bytes it takes, about.
func (p placed) size() int {
	const itself, each = 64, 16
	n := itself
	for _, v := range p.values {
		n += len(v) + each
	}
	return n
}

// firsts are those that come first of all that were added: at most a number of them, and none behind those that
// have a size together. What a part leaves out so, the whole leaves out as well, so that they merge.
type firsts struct {
	items []placed
	size  int
	full  bool   // there are more, none of which comes before last
	last  uint64 // place
}

// wants reports whether what is at a place may be one of them.
func (f *firsts) wants(place uint64) bool { return !f.full || place <= f.last }

// add adds one. Now and then, so that it takes constant time, those that are not among the first go.
func (f *firsts) add(p placed, most, mostSize int) {
	if !f.wants(p.place) {
		return
	}
	f.items = append(f.items, p)
	f.size += p.size()
	if len(f.items) >= 2*most || f.size >= mostSize+mostSize/4 && len(f.items) > 1 {
		f.cut(most, mostSize)
	}
}

// cut leaves the first ones in their order.
func (f *firsts) cut(most, mostSize int) {
	slices.SortFunc(f.items, placed.compare)
	n, size := 0, 0
	for ; n < len(f.items) && n < most && size < mostSize; n++ {
		size += f.items[n].size()
	}
	clear(f.items[n:])
	f.items, f.size = f.items[:n], size
	if f.full = n == most || size >= mostSize; f.full {
		f.last = f.items[n-1].place
	}
}

func (f *firsts) append(b []byte, most, mostSize int) []byte {
	f.cut(most, mostSize)
	b = binary.AppendUvarint(b, uint64(len(f.items)))
	for _, p := range f.items {
		b = appendStrings(binary.AppendUvarint(b, p.place), p.values)
	}
	return b
}

func appendStrings(b []byte, list []string) []byte {
	b = binary.AppendUvarint(b, uint64(len(list)))
	for _, s := range list {
		b = append(binary.AppendUvarint(b, uint64(len(s))), s...)
	}
	return b
}

// A sketchReader reads the bytes of a sketch. When one is bad, all that follows is empty.
type sketchReader struct {
	rest []byte
	bad  bool
}

func (r *sketchReader) number() uint64 {
	n, size := binary.Uvarint(r.rest)
	if size <= 0 {
		r.bad, r.rest = true, nil
		return 0
	}
	r.rest = r.rest[size:]
	return n
}

// count is a number of things that take a byte each at least.
func (r *sketchReader) count() int {
	n := r.number()
	if n > uint64(len(r.rest)) {
		r.bad, r.rest = true, nil
		return 0
	}
	return int(n)
}

func (r *sketchReader) strings() []string {
	list := []string{}
	for n := r.count(); n > 0; n-- {
		size := r.count()
		list = append(list, string(r.rest[:size]))
		r.rest = r.rest[size:]
	}
	return list
}

func (r *sketchReader) firsts(most int) (f firsts) {
	n := r.count()
	if n > most {
		r.bad, r.rest = true, nil
		return f
	}
	for ; n > 0; n-- {
		p := placed{r.number(), r.strings()}
		f.items = append(f.items, p)
		f.size += p.size()
	}
	return f
}
