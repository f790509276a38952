package privetbeam

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path"
	"slices"
	"strings"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"
	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/masker"
)

func init() {
	register.Function2x1(taskOf)
	register.Function2x1(taskAfter)
	register.Function1x1(itself)
	register.DoFn3x1[context.Context, task, func(Masked), error](&maskFn{})
	register.Emitter1[Masked]()
}

// ErrKeyOfRun says that a policy would make a key for the run and forget it, which workers cannot share.
var ErrKeyOfRun = errors.New("the policy needs idsKeyRef, or ids that are masked: a key for the run would be another one on each worker")

// Masked is a part that has been masked.
type Masked struct {
	Part           Part
	File           string // that holds it
	Contradictions int64  // values that were masked whole, as they contradict the verdict on their column
}

// Mask masks the parts of a table by a policy, a JSON document, and writes each into a file of its own: in the folder out,
// called people-00000-000002.csv for the third part of the first file, people.csv. The files of one original, one behind the
// other, are what [masker.Masker.File] makes of it. It gives a PCollection of [Masked].
//
// The keys that the policy names have to be where it says on each worker. The error is that of a policy that cannot be used,
// whatever the keys are.
func Mask(s beam.Scope, t *Table, parts, profile beam.PCollection, policy []byte, out string) (beam.PCollection, error) {
	if err := checkPolicy(policy); err != nil {
		return beam.PCollection{}, fmt.Errorf("privetbeam: %w", err)
	}
	s = s.Scope("privet.Mask")
	masked := beam.ParDo(s, &maskFn{Table: *t, Policy: policy, Out: out}, tasks(s, taskOf, parts, profile))
	return beam.ParDo(s, itself, beam.Reshuffle(s, masked)), nil
}

// A task is a part, or what it has become, and what there is to know about its columns.
type task struct {
	Masked  Masked
	Columns []Column
}

func taskOf(p Part, v Verdicts) task      { return task{Masked{Part: p}, v.Columns} }
func taskAfter(m Masked, v Verdicts) task { return task{m, v.Columns} }
func itself(m Masked) Masked              { return m }

// tasks makes tasks of parts, or of masked ones. What takes long has no input but its tasks, and another step takes what it gives, for the
// sake of prism, the local runner: while a step with a side input is at work, or one whose output nobody takes, that asks again
// and again, without a pause, whether it is done. This took more of the processor than all the masking.
func tasks(s beam.Scope, of any, parts, profile beam.PCollection) beam.PCollection {
	return beam.Reshuffle(s, beam.ParDo(s, of, parts, beam.SideInput{Input: profile}))
}

// checkPolicy checks what can be checked without keys.
func checkPolicy(document []byte) error {
	p, err := masker.ParsePolicy(document)
	if err != nil {
		return err
	}
	if p.IDsKeyRef == "" && (p.IDs == "pseudonym" || p.IDs == "" && (p.Default == "" || p.Default == "mask")) {
		return ErrKeyOfRun
	}
	random := make([]byte, masker.KeySize)
	rand.Read(random) // never an error
	_, err = masker.New(&masker.Options{Policy: p, Finder: engine(), Classifier: engine(), Keys: func(string) ([]byte, error) { return random, nil }})
	return err
}

// Keys gives the keys of a policy, from the file or the variable of the environment that it names for each, as
// privet does.
func Keys(p *masker.Policy) func(ref string) ([]byte, error) {
	return func(ref string) ([]byte, error) {
		from := p.Keys[ref]
		if from.File != "" {
			text, err := os.ReadFile(from.File)
			if err != nil {
				return nil, err
			}
			return masker.ParseKey(string(text))
		}
		variable := from.Env
		if variable == "" {
			variable = masker.KeyVariable(ref)
		}
		return masker.ParseKey(os.Getenv(variable))
	}
}

// A maskFn masks parts.
type maskFn struct {
	Table  Table
	Policy []byte
	Out    string
	sample
	masker  *masker.Masker
	unknown string // how the policy masks what is UNKNOWN
	front   front
}

// A front is what the head of a file and the sample become, which is not written again with each part.
type front struct {
	head    []byte               // as it is
	changed map[int]privet.Label // what has changed the verdicts
	masked  []byte
	of      int   // length of the masked head
	less    int64 // contradictions in the sample
}

func (fn *maskFn) Setup() error {
	p, err := masker.ParsePolicy(fn.Policy)
	if err != nil {
		return err
	}
	fn.unknown = p.Unknown
	fn.masker, err = masker.New(&masker.Options{Policy: p, Finder: engine(), Classifier: &fn.sample, Keys: Keys(p)})
	return err
}

func (fn *maskFn) ProcessElement(ctx context.Context, t task, emit func(Masked)) error {
	m, err := fn.mask(ctx, t.Masked.Part, t.Columns)
	if err != nil {
		return t.Masked.Part.failed(err)
	}
	emit(m)
	return nil
}

// mask masks a part behind the sample, by which the masker judges the columns, and leaves out what the sample becomes.
func (fn *maskFn) mask(ctx context.Context, p Part, verdicts []Column) (Masked, error) {
	m := Masked{Part: p, File: fn.Table.output(fn.Out, &p)}
	if err := fn.prepare(ctx, &fn.Table); err != nil {
		return m, err
	}
	fn.change(&p, verdicts)
	data, err := p.read(ctx, &fn.Table)
	if err != nil {
		return m, err
	}
	masked := new(bytes.Buffer)
	masked.Grow(len(data) + len(data)/2 + len(fn.front.masked)) // to double it a dozen times costs more than all of the reading
	src, before := fn.stream(&p, data)
	if before == 0 {
		m.Contradictions, err = fn.file(masked, tabular.DefaultSampleRows, src)
		if err != nil {
			return m, err
		}
		return m, writeWhole(ctx, m.File, masked.Bytes())
	}
	f := &fn.front
	if f.masked == nil || !bytes.Equal(f.head, p.Head) || !maps.Equal(f.changed, fn.changed) {
		if err := fn.begin(p.Head); err != nil {
			return m, err
		}
	}
	if m.Contradictions, err = fn.file(masked, fn.first.rows, src); err != nil {
		return m, err
	}
	m.Contradictions -= f.less
	rest, ok := bytes.CutPrefix(masked.Bytes(), f.masked)
	if !ok {
		return m, errors.New("the first rows of the table were masked in two ways")
	}
	if p.Number == 0 {
		rest = slices.Concat(f.masked[:f.of], rest)
	}
	return m, writeWhole(ctx, m.File, rest)
}

// change has the verdicts on the sample be those that earlier parts have left.
func (fn *maskFn) change(p *Part, verdicts []Column) {
	fn.changed = nil
	for i, c := range verdicts[:min(len(verdicts), len(fn.first.columns))] {
		if c.Since == nil || c.Since.compare(PartNumber{p.Ordinal, p.Number}) >= 0 {
			continue
		}
		if fn.changed == nil {
			fn.changed = map[int]privet.Label{}
		}
		switch {
		case c.Turned == 0:
			fn.changed[i] = privet.Label(c.Label)
		case fn.unknown == "" || fn.unknown == "mask" || fn.unknown == "redact":
			fn.changed[i] = privet.Unknown
		default:
			fn.changed[i] = "TURNED" // which has no rule, and is masked whole
		}
	}
}

// begin finds out what a head and the sample become.
func (fn *maskFn) begin(head []byte) error {
	of, all := new(bytes.Buffer), new(bytes.Buffer)
	if _, err := fn.file(of, fn.first.rows, bytes.NewReader(head)); err != nil {
		return err
	}
	less, err := fn.file(all, fn.first.rows, bytes.NewReader(fn.sample.front(head)))
	if err != nil {
		return err
	}
	if !bytes.HasPrefix(all.Bytes(), of.Bytes()) {
		return errors.New("what stands in front of the rows was masked in two ways")
	}
	fn.front = front{bytes.Clone(head), maps.Clone(fn.changed), all.Bytes(), of.Len(), less}
	return nil
}

// file masks a file, and gives how many values contradicted the verdict on their column.
func (fn *maskFn) file(dst io.Writer, sample int, src io.Reader) (n int64, err error) {
	report, err := fn.masker.File(dst, src, &masker.FileOptions{Format: "csv", Delimiter: fn.Table.Delimiter, Header: fn.Table.Header,
		NoHeader: !fn.Table.Header, SampleRows: sample, Workers: 1})
	for _, c := range report.Columns {
		n += c.Contradictions
	}
	return n, err
}

// output names the file of a part.
func (t *Table) output(folder string, p *Part) string {
	base := path.Base(strings.ReplaceAll(t.Files[p.Ordinal], `\`, "/"))
	ext := path.Ext(base)
	return fmt.Sprintf("%s/%s-%05d-%06d%s", strings.TrimSuffix(folder, "/"), strings.TrimSuffix(base, ext), p.Ordinal, p.Number, ext)
}

// writeWhole writes a file that appears whole or not at all, and takes the place of one that is there: the same part may be
// masked twice, and at the same time. Stores of objects do so by themselves.
func writeWhole(ctx context.Context, name string, data []byte) error {
	fs, err := filesystem.New(ctx, name)
	if err != nil {
		return err
	}
	defer fs.Close()
	at := name
	renamer, renames := fs.(filesystem.Renamer)
	if renames = renames && !strings.Contains(name, "://"); renames {
		at += ".part-" + rand.Text()
	}
	w, err := fs.OpenWrite(ctx, at)
	if err != nil {
		return err
	}
	_, err = w.Write(data)
	if err = errors.Join(err, w.Close()); err == nil && renames {
		err = renamer.Rename(ctx, at, name)
	}
	if remover, ok := fs.(filesystem.Remover); err != nil && ok && renames {
		_ = remover.Remove(ctx, at)
	}
	return err
}
