package privetbeam

import (
	"cmp"
	"context"
	"slices"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"
	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/profiler"
)

func init() {
	register.DoFn3x1[context.Context, Part, func([]byte), error](&sketchFn{})
	register.Emitter1[[]byte]()
	register.Combiner1[[]byte](&mergeFn{})
	register.DoFn3x1[context.Context, Part, func(change), error](&watchFn{})
	register.Emitter1[change]()
	register.Iter1[change]()
	register.Iter1[Part]()
	register.DoFn1x2[[]byte, Verdicts, error](&judgeFn{})
	register.DoFn4x0[Verdicts, func(*change) bool, func(*Part) bool, func(Verdicts)](&verdictFn{})
	register.Emitter1[Verdicts]()
}

// Verdicts say what the columns of a table hold.
type Verdicts struct {
	Rows    int64    `json:"rows"`    // of all files
	Columns []Column `json:"columns"` // in their order
}

// A Column is a verdict, as a [profiler.Result].
type Column struct {
	Name       string  `json:"column"`
	Label      string  `json:"label"`
	Confidence float64 `json:"confidence"`
	Count      int64   `json:"count"`
	Matched    int64   `json:"matched"`
	Turned     int64   `json:"turned,omitempty"` // the row, from 1, from which on the column is not what it was; 0 if it never was

	// Since is the part that has changed the verdict, as that of the first rows was another one, or nil.
	Since *PartNumber `json:"since,omitempty"`
}

// A PartNumber is that of a part in a table: the first ones have the smallest.
type PartNumber struct {
	Ordinal int64 `json:"file"`
	Number  int64 `json:"part"`
}

func (n PartNumber) compare(m PartNumber) int {
	return cmp.Or(cmp.Compare(n.Ordinal, m.Ordinal), cmp.Compare(n.Number, m.Number))
}

func columnOf(r privet.Result) Column {
	return Column{Name: r.Column, Label: string(r.Label), Confidence: r.Confidence, Count: int64(r.Count), Matched: int64(r.Matched)}
}

// Profile says what the columns of a table hold, as a PCollection of one [Verdicts].
func Profile(s beam.Scope, t *Table, parts beam.PCollection) beam.PCollection {
	s = s.Scope("privet.Profile")
	sketch := beam.Combine(s, &mergeFn{Names: t.Names}, beam.ParDo(s, &sketchFn{Table: *t}, parts))
	changes := beam.ParDo(s, &watchFn{Table: *t}, parts)
	judged := beam.Reshuffle(s, beam.ParDo(s, &judgeFn{t.Names}, sketch))
	return beam.ParDo(s, &verdictFn{}, judged, beam.SideInput{Input: changes}, beam.SideInput{Input: parts})
}

// A sketchFn sketches the parts that have some of the first rows of the table, as far as is known before any of them is read: those
// of its file. The other parts add nothing to a sketch.
type sketchFn struct{ Table Table }

func (fn *sketchFn) ProcessElement(ctx context.Context, p Part, emit func([]byte)) error {
	if p.Row >= tabular.DefaultSampleRows {
		return nil
	}
	data, err := p.read(ctx, &fn.Table)
	if err != nil {
		return p.failed(err)
	}
	s := profiler.NewSketch(fn.Table.Names)
	if err := fn.Table.sketch(s, p.file(data), p.Ordinal, p.Row); err != nil {
		return p.failed(err)
	}
	b, err := s.MarshalBinary()
	if err != nil {
		return err
	}
	emit(b)
	return nil
}

// placeOf orders the rows of a table: by the file, and in it.
func placeOf(ordinal, row int64) uint64 { return uint64(ordinal)<<40 | uint64(row) }

// A mergeFn merges sketches.
type mergeFn struct{ Names []string }

func (fn *mergeFn) CreateAccumulator() []byte {
	b, _ := profiler.NewSketch(fn.Names).MarshalBinary() // never an error
	return b
}

func (fn *mergeFn) MergeAccumulators(a, b []byte) ([]byte, error) {
	var s, other profiler.Sketch
	if err := s.UnmarshalBinary(a); err != nil {
		return nil, err
	}
	if err := other.UnmarshalBinary(b); err != nil {
		return nil, err
	}
	if err := s.Merge(&other); err != nil {
		return nil, err
	}
	return s.MarshalBinary()
}

// A change is another verdict on a column, in a part.
type change struct {
	Index   int64 // of the column
	Verdict Column
}

// A watchFn looks whether the rows of a part contradict the verdicts.
type watchFn struct {
	Table Table
	sample
}

func (fn *watchFn) ProcessElement(ctx context.Context, p Part, emit func(change)) error {
	if err := fn.watch(ctx, p, emit); err != nil {
		return p.failed(err)
	}
	return nil
}

func (fn *watchFn) watch(ctx context.Context, p Part, emit func(change)) error {
	if err := fn.prepare(ctx, &fn.Table); err != nil {
		return err
	}
	if fn.isWhole(&p) {
		return nil
	}
	data, err := p.read(ctx, &fn.Table)
	if err != nil {
		return err
	}
	src, before := fn.stream(&p, data)
	f, err := tabular.Open(src, fn.Table.options())
	if err != nil {
		return err
	}
	survey, err := f.Survey(&tabular.Sample{Most: int64(fn.first.rows)}, fn.Columns, func(int64) {})
	if err != nil {
		return err
	}
	turned := map[int]int64{}
	for _, c := range survey.Turned {
		turned[c.Column] = c.Turned - int64(before) + p.Row
	}
	for i, r := range survey.Results {
		if i < len(fn.first.verdicts) && equal(r, fn.first.verdicts[i]) && turned[i] == 0 {
			continue
		}
		c := columnOf(r)
		c.Turned, c.Since = turned[i], &PartNumber{p.Ordinal, p.Number}
		emit(change{int64(i), c})
	}
	return nil
}

func equal(a, b privet.Result) bool {
	return a.Label == b.Label && a.Confidence == b.Confidence && a.Count == b.Count && a.Matched == b.Matched
}

// A judgeFn gives the verdicts on a sketch.
type judgeFn struct{ Names []string }

func (fn *judgeFn) ProcessElement(sketch []byte) (v Verdicts, err error) {
	var s profiler.Sketch
	if err := s.UnmarshalBinary(sketch); err != nil {
		return v, err
	}
	for _, r := range engine().Columns(columnsOf(fn.Names, s.Sample())) {
		v.Columns = append(v.Columns, columnOf(r))
	}
	return v, nil
}

// A verdictFn gives the verdicts on the table. Of several changes of a column the first one counts.
type verdictFn struct{}

func (fn *verdictFn) ProcessElement(v Verdicts, changes func(*change) bool, parts func(*Part) bool, emit func(Verdicts)) {
	rows := map[int64]int64{} // by file
	var p Part
	for parts(&p) {
		v.Rows += p.Rows
		rows[p.Ordinal] += p.Rows
	}
	var list []change
	var c change
	for changes(&c) {
		list = append(list, c)
	}
	slices.SortFunc(list, func(a, b change) int {
		return cmp.Or(cmp.Compare(a.Index, b.Index), a.Verdict.Since.compare(*b.Verdict.Since))
	})
	for i, c := range list {
		if i > 0 && list[i-1].Index == c.Index {
			continue
		}
		if c.Verdict.Turned > 0 {
			for o := range c.Verdict.Since.Ordinal {
				c.Verdict.Turned += rows[o]
			}
		}
		if int(c.Index) < len(v.Columns) {
			v.Columns[c.Index] = c.Verdict
		} else { // what only rows behind the first ones have
			v.Columns = append(v.Columns, c.Verdict)
		}
	}
	emit(v)
}
