package privetbeam

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"
	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/validator"
)

func init() {
	register.DoFn3x1[context.Context, task, func(string, Finding), error](&validateFn{})
	register.Emitter2[string, Finding]()
	register.Combiner1[Finding](&findingFn{})
	register.Function2x1(secondFinding)
}

// A Finding is what was found in one or several parts of a masked table, as a [validator.TableFinding].
type Finding struct {
	Code    string     `json:"code"`
	Level   string     `json:"level"`
	Columns []string   `json:"columns"`
	Label   string     `json:"label,omitempty"`
	Parts   int64      `json:"parts"` // that have it
	Count   int64      `json:"count"` // in all of them
	Of      int64      `json:"of"`
	Unit    string     `json:"unit"`
	Message string     `json:"message"` // of the first part
	First   PartNumber `json:"first"`
}

// Validate compares the parts of a table with what [Mask] made of them under the policy, as a PCollection of [Finding]; none says
// that nothing was found. The parts are looked at one by one: that a value is masked in one part and in clear in another
// one, and that two values of different parts become one, is not seen. What a hash is made of is tried out for each part.
func Validate(s beam.Scope, t *Table, masked, profile beam.PCollection, policy []byte) (beam.PCollection, error) {
	if err := checkPolicy(policy); err != nil {
		return beam.PCollection{}, fmt.Errorf("privetbeam: %w", err)
	}
	s = s.Scope("privet.Validate")
	found := beam.ParDo(s, &validateFn{Table: *t, Policy: policy}, tasks(s, taskAfter, masked, profile))
	return beam.ParDo(s, secondFinding, beam.CombinePerKey(s, &findingFn{}, found)), nil
}

func secondFinding(_ string, f Finding) Finding { return f }

type validateFn struct {
	Table     Table
	Policy    []byte
	validator *validator.Validator
}

func (fn *validateFn) Setup() error {
	p, err := masker.ParsePolicy(fn.Policy)
	if err != nil {
		return err
	}
	fn.validator, err = validator.New(&validator.Options{Profiler: engine(), Policy: p, Keys: Keys(p)})
	return err
}

func (fn *validateFn) ProcessElement(ctx context.Context, t task, emit func(string, Finding)) error {
	m := &t.Masked
	if m.Part.Rows == 0 {
		return nil
	}
	report, err := fn.compare(ctx, m, t.Columns)
	if err != nil {
		return m.Part.failed(err)
	}
	for _, f := range report.Findings {
		emit(strings.Join(append([]string{string(f.Code), string(f.Label)}, f.Columns...), "\x00"),
			Finding{string(f.Code), string(f.Level), f.Columns, string(f.Label),
				1, f.Count, f.Of, f.Unit, f.Message, PartNumber{m.Part.Ordinal, m.Part.Number}})
	}
	return nil
}

func (fn *validateFn) compare(ctx context.Context, m *Masked, verdicts []Column) (*validator.TableReport, error) {
	p := &m.Part
	original, err := p.read(ctx, &fn.Table)
	if err != nil {
		return nil, err
	}
	src, err := openAt(ctx, m.File, 0)
	if err != nil {
		return nil, err
	}
	defer src.Close()
	masked, err := io.ReadAll(src)
	if err != nil {
		return nil, err
	}
	original = slices.Concat(p.Head, original)
	if p.Number > 0 {
		masked = slices.Concat(p.Head, masked)
	}
	opts := &validator.TableOptions{Columns: fn.labels(verdicts), Format: "csv", Delimiter: fn.Table.Delimiter, Header: fn.Table.Header, NoHeader: !fn.Table.Header}
	return fn.validator.Tables([]validator.Table{{Name: "table", Original: bytes.NewReader(original), Masked: bytes.NewReader(masked)}}, opts)
}

// labels gives what the columns hold, but for those of which two have one name: these a part is judged by itself.
func (fn *validateFn) labels(verdicts []Column) map[string]privet.Label {
	labels, times := map[string]privet.Label{}, map[string]int{}
	for _, name := range fn.Table.Names {
		times[name]++
	}
	for _, c := range verdicts {
		if times[c.Name] == 1 {
			labels[c.Name] = privet.Label(c.Label)
		}
	}
	return labels
}

// A findingFn makes one of the findings of parts.
type findingFn struct{}

func (fn *findingFn) MergeAccumulators(a, b Finding) Finding {
	if b.Parts == 0 {
		return a
	}
	if a.Parts == 0 {
		return b
	}
	if a.First.compare(b.First) > 0 {
		a, b = b, a
	}
	if validator.Level(b.Level).AtLeast(validator.Level(a.Level)) {
		a.Level = b.Level
	}
	a.Parts, a.Count, a.Of = a.Parts+b.Parts, a.Count+b.Count, a.Of+b.Of
	return a
}
