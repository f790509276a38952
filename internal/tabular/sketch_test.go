package tabular

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// A sketched row is at a place.
type sketchedRow struct {
	place uint64
	row   []string
}

// sketchOf sketches rows in parts, each row and each part in an order of its own.
func sketchOf(t *testing.T, names []string, rows []sketchedRow, parts int, r *rand.Rand) *Sketch {
	t.Helper()
	sketches := make([]*Sketch, parts)
	for i := range sketches {
		sketches[i] = NewSketch(names)
	}
	for _, i := range r.Perm(len(rows)) {
		sketches[r.IntN(parts)].Add(rows[i].place, rows[i].row)
	}
	// Two that are merged are one of the parts that are left, and some go over a wire.
	for len(sketches) > 1 {
		i := r.IntN(len(sketches) - 1)
		if r.IntN(2) == 0 {
			sent, back := must(sketches[i].MarshalBinary()), new(Sketch)
			if err := back.UnmarshalBinary(sent); err != nil {
				t.Fatal(err)
			}
			sketches[i] = back
		}
		if err := sketches[i].Merge(sketches[i+1]); err != nil {
			t.Fatal(err)
		}
		sketches = slices.Delete(sketches, i+1, i+2)
	}
	return sketches[0]
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// madeRows makes rows, some of which lack fields or have more, with a column that begins late and values of all lengths.
func madeRows(n int, r *rand.Rand) []sketchedRow {
	rows := make([]sketchedRow, n)
	for i := range rows {
		row := []string{fmt.Sprint("r", i), strings.Repeat("x", r.IntN(100)), ""}
		if i > n/2 {
			row[2] = fmt.Sprint("late", i)
		}
		switch r.IntN(100) {
		case 0:
			row = row[:1]
		case 1:
			row = append(row, "more")
		case 2:
			row[1] = strings.Repeat("long", DefaultMaxField/2)
		}
		rows[i] = sketchedRow{uint64(i) * 3, row}
	}
	return rows
}

// TestSketchParts holds that a sketch is the same however its table was parted: merging is associative and commutative,
// and the zero sketch adds nothing.
func TestSketchParts(t *testing.T) {
	names := []string{"a", "b", "c"}
	for _, n := range []int{0, 1, 49, 999, 1000, 1001, 5000} {
		r := rand.New(rand.NewPCG(1, uint64(n)))
		rows := madeRows(n, r)
		want := must(sketchOf(t, names, rows, 1, r).MarshalBinary())
		for _, parts := range []int{1, 2, 7, 100} {
			s := sketchOf(t, names, rows, parts, r)
			if got := must(s.MarshalBinary()); !bytes.Equal(got, want) {
				t.Errorf("%d rows in %d parts have another sketch", n, parts)
			}
			zero := new(Sketch)
			for _, err := range []error{zero.Merge(s), zero.Merge(new(Sketch))} {
				if got := must(zero.MarshalBinary()); err != nil || !bytes.Equal(got, want) {
					t.Errorf("the zero sketch adds something: %v", err)
				}
			}
			if s.Rows() != int64(n) {
				t.Errorf("%d rows are %d", n, s.Rows())
			}
		}
	}
}

// TestSketchHoldsFirst holds that the sample is the first rows by their places, and that columns that have hardly any value there
// have their first values behind them.
func TestSketchHoldsFirst(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	rows := madeRows(5000, r)
	s := sketchOf(t, []string{"a", "b", "c"}, rows, 7, r)
	for i, row := range s.Sample() {
		if row[0] != rows[i].row[0] {
			t.Fatalf("row %d is another one", i)
		}
	}
	if n := len(s.Sample()); n != DefaultSampleRows {
		t.Errorf("%d rows", n)
	}
	late := slices.DeleteFunc(slices.Clone(s.Columns()[2].Values), func(v string) bool { return v == "" })
	var want []string
	for _, row := range rows {
		if len(row.row) > 2 && row.row[2] != "" && len(want) < leastValues {
			want = append(want, row.row[2])
		}
	}
	if !slices.Equal(late, want) {
		t.Errorf("the late column has %q", late)
	}
}

// TestSketchIsWhole holds that the columns of a small table are those that it has.
func TestSketchIsWhole(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	names := []string{"a", "", "a"}
	rows := make([]sketchedRow, 300)
	want := []privet.Column{{Name: "a"}, {Name: ""}, {Name: "a"}}
	for i := range rows {
		rows[i] = sketchedRow{uint64(i), []string{fmt.Sprint(i), "", fmt.Sprint(r.IntN(3))}}
		for c := range want {
			want[c].Values = append(want[c].Values, rows[i].row[c])
		}
	}
	if got := sketchOf(t, names, rows, 7, r).Columns(); !reflect.DeepEqual(got, want) {
		t.Error("the columns are others")
	}
}

// TestSketchIsBounded holds that no number of rows and no length of them makes a sketch large.
func TestSketchIsBounded(t *testing.T) {
	s := NewSketch([]string{"a", "b"})
	long := strings.Repeat("v", DefaultMaxField)
	for i := range 100 {
		s.Add(uint64(100-i), []string{long, long})
		if n := s.rows.size + s.values[0].size; n > SampleMemory*3/2 {
			t.Fatalf("it has %d bytes after %d rows", n, i)
		}
	}
	before := len(must(s.MarshalBinary()))
	for i := range 100_000 {
		s.Add(uint64(1000+i), []string{"x", "y"})
	}
	if after := len(must(s.MarshalBinary())); after > before+8 {
		t.Errorf("it grows from %d to %d bytes", before, after)
	}
}

func TestSketchRefuses(t *testing.T) {
	a, b := NewSketch([]string{"a"}), NewSketch([]string{"b"})
	a.Add(1, []string{"x"})
	b.Add(1, []string{"x"})
	before := must(a.MarshalBinary())
	if err := a.Merge(b); !errors.Is(err, ErrOtherTable) || !bytes.Equal(must(a.MarshalBinary()), before) {
		t.Errorf("it merges with another table: %v", err)
	}
	for n := range before {
		if err := a.UnmarshalBinary(before[:n]); !errors.Is(err, ErrSketch) && n != 1 {
			t.Errorf("%d of its %d bytes are a sketch: %v", n, len(before), err)
		}
		if n == 1 { // the zero sketch
			a = new(Sketch)
			if err := a.UnmarshalBinary(before); err != nil {
				t.Error(err)
			}
		}
	}
}

// FuzzSketch holds that what is read as a sketch is written again as it was, and merges.
func FuzzSketch(f *testing.F) {
	r := rand.New(rand.NewPCG(7, 8))
	for _, n := range []int{0, 1, 3} {
		s := NewSketch([]string{"a", "b"})
		for _, row := range madeRows(n, r) {
			s.Add(row.place, row.row[:1])
		}
		f.Add(must(s.MarshalBinary()))
	}
	f.Add([]byte{sketchVersion})
	f.Fuzz(func(t *testing.T, b []byte) {
		var s, twice Sketch
		if s.UnmarshalBinary(b) != nil {
			return
		}
		if again := must(s.MarshalBinary()); !bytes.Equal(again, b) {
			t.Errorf("%x becomes %x", b, again)
		}
		if err := errors.Join(twice.Merge(&s), twice.Merge(&s)); err != nil || twice.Rows() != 2*s.Rows() {
			t.Errorf("it does not merge with itself: %v", err)
		}
		s.Columns()
	})
}
