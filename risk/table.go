package risk

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/privet-go/privet"
)

// The limits and defaults of a [Table].
const (
	// DefaultMaxClasses is how many classes, and how many pairs of a class and
	// a sensitive value, a table may have when TableOptions.MaxClasses is 0. At
	// some 60 bytes each they bound the memory.
	DefaultMaxClasses = 2_000_000

	// DefaultThreshold is the risk above which a record counts as at risk when
	// TableOptions.Threshold is 0: that of EMA Policy 0070.
	DefaultThreshold = 0.09

	// maxColumns bounds the quasi-identifiers and the sensitive columns each.
	maxColumns = 64
)

// TableOptions say what the columns of a table are. QuasiIdentifiers is required.
type TableOptions struct {
	// QuasiIdentifiers are the labels of the columns that rows are compared by,
	// in the order in which Add gets them.
	QuasiIdentifiers []privet.Label

	// Sensitive are the columns whose values the classes should hide.
	Sensitive []SensitiveColumn

	// Population is the size of the population that the table is a sample of.
	// 0: not known, or given row by row to AddPopulation.
	Population int64

	// Threshold is the risk above which a record counts as at risk, 0–1. 0:
	// DefaultThreshold.
	Threshold float64

	// MaxClasses bounds the classes, and for each sensitive column its values
	// and its pairs of a class and a value. 0: DefaultMaxClasses. Crossing it is
	// [ErrTooLarge].
	MaxClasses int
}

// A SensitiveColumn is a column whose values the classes should hide.
type SensitiveColumn struct {
	Label privet.Label

	// Ordered says that the values are numbers, so that a class of salaries
	// which are close to each other hides little. What is no number comes
	// before all numbers, as one value.
	Ordered bool
}

// A Table collects what [Reidentification] is made of, row by row, in one pass.
// It keeps no value: rows are known by 128 bits of a SHA-256 under a key that is
// made anew for each table. Its memory is bounded by the number of different
// combinations and not by that of rows.
//
// A Table belongs to one goroutine at a time.
type Table struct {
	opts       TableOptions
	hash       hasher
	index      map[key]int32 // place in classes
	classes    []class
	rows       int64
	population int64
	sensitive  []*sensitiveColumn
	err        error // of an earlier call; the table is of no use any more
}

// A class is the rows that agree in all quasi-identifiers.
type class struct {
	rows int64 // in the table
	pop  int64 // in the population
}

// A sensitiveColumn counts the values of a column by class.
type sensitiveColumn struct {
	SensitiveColumn
	values map[key]int32
	totals []int64   // rows of each value
	number []float64 // of each value, where the column is ordered
	pairs  map[uint64]int64
}

// NewTable begins to assess a table.
func NewTable(opts *TableOptions) (*Table, error) {
	if opts == nil {
		opts = &TableOptions{}
	}
	c := checker{}
	c.refuse(len(opts.QuasiIdentifiers) == 0, "quasiIdentifiers", "must name a column")
	c.refuse(len(opts.QuasiIdentifiers) > maxColumns, "quasiIdentifiers", "must be at most 64")
	c.refuse(len(opts.Sensitive) > maxColumns, "sensitive", "must be at most 64")
	c.refuse(opts.Population < 0, "population", "must not be negative")
	c.refuse(!(opts.Threshold >= 0 && opts.Threshold <= 1), "threshold", "must be from 0 to 1")
	c.refuse(opts.MaxClasses < 0 || opts.MaxClasses > math.MaxInt32, "maxClasses", "must be from 0 to 2147483647")
	if c.errs != nil {
		return nil, errors.Join(c.errs...)
	}
	t := &Table{opts: *opts, index: map[key]int32{}}
	t.opts.QuasiIdentifiers = slices.Clone(opts.QuasiIdentifiers)
	if t.opts.Threshold == 0 {
		t.opts.Threshold = DefaultThreshold
	}
	if t.opts.MaxClasses == 0 {
		t.opts.MaxClasses = DefaultMaxClasses
	}
	t.hash.buf = make([]byte, keySize, 256)
	_, _ = rand.Read(t.hash.buf) // it never fails
	for _, s := range opts.Sensitive {
		t.sensitive = append(t.sensitive, &sensitiveColumn{SensitiveColumn: s, values: map[key]int32{}, pairs: map[uint64]int64{}})
	}
	return t, nil
}

// Add counts a row of the table: the values of its quasi-identifiers and of its
// sensitive columns, in the order of the options. Values are compared byte for
// byte, but for spaces around them; an empty value is a value. Nothing of the
// slices is kept.
func (t *Table) Add(quasi, sensitive []string) error {
	c, err := t.class(quasi)
	if err == nil && len(sensitive) != len(t.sensitive) {
		err = t.fail(errors.New("the row has another number of sensitive values than the options"))
	}
	if err != nil {
		return err
	}
	t.rows++
	t.classes[c].rows++
	for i, s := range t.sensitive {
		if err := t.count(s, c, sensitive[i]); err != nil {
			return err
		}
	}
	return nil
}

// AddPopulation counts a row of the population that the table is a sample of, by
// the same quasi-identifiers. Rows of the table are to be among them; a class with
// fewer rows here than in the table counts as having as many.
func (t *Table) AddPopulation(quasi []string) error {
	c, err := t.class(quasi)
	if err != nil {
		return err
	}
	t.population++
	t.classes[c].pop++
	return nil
}

// class gives the place of the class of a row.
func (t *Table) class(quasi []string) (int32, error) {
	if t.err != nil {
		return 0, t.err
	}
	if len(quasi) != len(t.opts.QuasiIdentifiers) {
		return 0, t.fail(errors.New("the row has another number of quasi-identifiers than the options"))
	}
	k := t.hash.sum(quasi...)
	c, ok := t.index[k]
	if !ok {
		if len(t.classes) == t.opts.MaxClasses {
			return 0, t.fail(fmt.Errorf("%w: more than %d classes", ErrTooLarge, t.opts.MaxClasses))
		}
		c = int32(len(t.classes))
		t.index[k] = c
		t.classes = append(t.classes, class{})
	}
	return c, nil
}

// count counts a sensitive value of a class.
func (t *Table) count(s *sensitiveColumn, c int32, value string) error {
	number := math.Inf(-1)
	if s.Ordered {
		if f, err := strconv.ParseFloat(strings.TrimSpace(value), 64); err == nil && !math.IsNaN(f) && !math.IsInf(f, 0) {
			number = f
			value = strconv.FormatFloat(f+0, 'g', -1, 64) // 10 and 10.0 are one value, and so are 0 and −0
		} else {
			value = ""
		}
	}
	k := t.hash.sum(value)
	v, ok := s.values[k]
	if !ok {
		if len(s.totals) == t.opts.MaxClasses {
			return t.fail(fmt.Errorf("%w: more than %d sensitive values", ErrTooLarge, t.opts.MaxClasses))
		}
		v = int32(len(s.totals))
		s.values[k] = v
		s.totals = append(s.totals, 0)
		if s.Ordered {
			s.number = append(s.number, number)
		}
	}
	s.totals[v]++
	s.pairs[uint64(c)<<32|uint64(v)]++
	if len(s.pairs) > t.opts.MaxClasses {
		return t.fail(fmt.Errorf("%w: more than %d sensitive values in classes", ErrTooLarge, t.opts.MaxClasses))
	}
	return nil
}

// fail makes err the answer to every later call.
func (t *Table) fail(err error) error {
	t.err = fmt.Errorf("risk: %w", err)
	return t.err
}

// Reidentification gives the figures for the rows so far. More rows can be added
// afterwards.
func (t *Table) Reidentification() (*Reidentification, error) {
	if t.err != nil {
		return nil, t.err
	}
	r := &Reidentification{
		QuasiIdentifiers: slices.Clone(t.opts.QuasiIdentifiers),
		Rows:             t.rows,
		Threshold:        t.opts.Threshold,
		Population:       t.opts.Population,
		Sensitive:        []SensitiveRisk{},
	}
	populationTable := t.population > 0
	if populationTable {
		r.Population = t.population
	}
	r.PopulationEstimated = !populationTable && r.Population > 0
	counts := map[classCount]int64{}
	for _, c := range t.classes {
		if c.rows > 0 {
			r.Classes++
			counts[classCount{c.rows, c.pop}]++
		}
	}
	r.figures(counts, populationTable)
	for _, s := range t.sensitive {
		r.Sensitive = append(r.Sensitive, s.risk(t.classes, t.rows))
	}
	return r, nil
}

// FromHistogram gives the figures of a table whose rows were counted elsewhere, such as on several machines: what a [Table] with these
// options would give, of whose classes the sizes are known and nothing else. So it knows nothing of sensitive columns, which are an
// error in the options, as is a size below 1 and a negative number of classes.
func FromHistogram(opts *TableOptions, histogram []ClassSize) (*Reidentification, error) {
	t, err := NewTable(opts)
	if err != nil {
		return nil, err
	}
	c := checker{}
	c.refuse(len(t.sensitive) > 0, "sensitive", "must be empty, since a histogram says nothing of it")
	r := &Reidentification{QuasiIdentifiers: t.opts.QuasiIdentifiers, Threshold: t.opts.Threshold, Population: t.opts.Population,
		PopulationEstimated: t.opts.Population > 0, Sensitive: []SensitiveRisk{}}
	counts := map[classCount]int64{}
	for i, h := range histogram {
		c.refuse(h.Size < 1 || h.Classes < 0, fmt.Sprintf("histogram[%d]", i), "must have a size from 1 and a number of classes from 0")
		if h.Classes > 0 {
			counts[classCount{h.Size, 0}] += h.Classes
			r.Classes += h.Classes
			r.Rows += h.Size * h.Classes
		}
	}
	if c.errs != nil {
		return nil, errors.Join(c.errs...)
	}
	r.figures(counts, false)
	return r, nil
}

// risk computes l and t of a column. It takes the time of sorting its pairs.
func (s *sensitiveColumn) risk(classes []class, rows int64) SensitiveRisk {
	r := SensitiveRisk{Label: s.Label, Distance: "equal", Values: int64(len(s.totals))}
	if s.Ordered {
		r.Distance = "ordered"
	}
	// rank is the place of each value in their order, and before the share of
	// rows, in the whole table, with a value of a lower rank.
	rank := make([]int32, len(s.totals))
	byRank := make([]int32, len(s.totals))
	for v := range byRank {
		byRank[v] = int32(v)
	}
	if s.Ordered {
		sort.Slice(byRank, func(i, j int) bool { return s.number[byRank[i]] < s.number[byRank[j]] })
	}
	for i, v := range byRank {
		rank[v] = int32(i)
	}
	d := distribution{cumulated: make([]float64, len(byRank)), sums: make([]float64, len(byRank)+1)}
	seen := int64(0)
	for i, v := range byRank {
		seen += s.totals[v]
		d.cumulated[i] = float64(seen) / float64(rows)
		d.sums[i+1] = d.sums[i] + d.cumulated[i]
	}

	type pair struct {
		class, rank int32
		rows        int64
	}
	pairs := make([]pair, 0, len(s.pairs))
	for k, n := range s.pairs {
		pairs = append(pairs, pair{int32(k >> 32), rank[uint32(k)], n})
	}
	slices.SortFunc(pairs, func(a, b pair) int {
		if a.class != b.class {
			return int(a.class) - int(b.class)
		}
		return int(a.rank) - int(b.rank)
	})
	for len(pairs) > 0 {
		n := 1
		for n < len(pairs) && pairs[n].class == pairs[0].class {
			n++
		}
		if r.L == 0 || int64(n) < r.L {
			r.L = int64(n)
		}
		size := float64(classes[pairs[0].class].rows)
		distance := 0.0
		if s.Ordered {
			have, from := 0.0, 0
			for _, p := range pairs[:n] {
				distance += d.between(from, int(p.rank), have)
				have += float64(p.rows) / size
				from = int(p.rank)
			}
			distance += d.between(from, len(byRank), have)
			if m := len(byRank) - 1; m > 0 {
				distance /= float64(m)
			}
		} else {
			// Values that the class lacks differ by their whole share.
			distance = 1
			for _, p := range pairs[:n] {
				q := float64(s.totals[byRank[p.rank]]) / float64(rows)
				distance += math.Abs(float64(p.rows)/size-q) - q
			}
			distance /= 2
		}
		r.T = math.Max(r.T, distance)
		pairs = pairs[n:]
	}
	r.T = min(max(0, r.T), 1)
	return r
}

// A distribution is that of a column in the whole table, cumulated by rank.
type distribution struct {
	cumulated []float64 // share of rows up to each rank
	sums      []float64 // of cumulated[:i]
}

// between is the sum of |have − cumulated[i]| over the ranks from ≤ i < to. The
// shares rise, so that they cross have once, which a search finds.
func (d *distribution) between(from, to int, have float64) float64 {
	cross := from + sort.Search(to-from, func(i int) bool { return d.cumulated[from+i] > have })
	return have*float64(cross-from) - (d.sums[cross] - d.sums[from]) + (d.sums[to] - d.sums[cross]) - have*float64(to-cross)
}

// A key stands for values.
type key [16]byte

const keySize = 32

// A hasher makes keys: the first half of SHA-256 over a secret and the values,
// each with its length before it. Two rows get one key by chance once in 2¹²⁸
// pairs, and nobody who chooses the values can make them.
type hasher struct{ buf []byte }

func (h *hasher) sum(values ...string) key {
	b := h.buf[:keySize]
	for _, v := range values {
		v = strings.TrimSpace(v)
		b = binary.AppendUvarint(b, uint64(len(v)))
		b = append(b, v...)
	}
	h.buf = b
	full := sha256.Sum256(b)
	return key(full[:16])
}
