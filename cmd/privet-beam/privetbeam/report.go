package privetbeam

import (
	"bytes"
	"context"
	"encoding/json"
	"reflect"
	"slices"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"
)

func init() {
	register.Function1x2(verdictsDocument)
	register.Function1x2(findingDocument)
	register.DoFn3x1[context.Context, []byte, func(*[]byte) bool, error](&reportFn{})
	register.Iter1[[]byte]()
}

// Report writes what [Profile], [Risk] or [Validate] gives into a file, as JSON: one document or, of findings, an array of them.
func Report(s beam.Scope, found beam.PCollection, file string) {
	s = s.Scope("privet.Report")
	fn := &reportFn{File: file}
	switch found.Type().Type() {
	case reflect.TypeFor[Verdicts]():
		found = beam.ParDo(s, verdictsDocument, found)
	case reflect.TypeFor[Finding]():
		found, fn.List = beam.ParDo(s, findingDocument, found), true
	}
	beam.ParDo0(s, fn, beam.Impulse(s), beam.SideInput{Input: found})
}

func verdictsDocument(v Verdicts) ([]byte, error) { return json.MarshalIndent(v, "", "  ") }

func findingDocument(f Finding) ([]byte, error) { return json.MarshalIndent(f, "", "  ") }

// A reportFn writes a file of documents.
type reportFn struct {
	File string
	List bool // an array of them, in the order of their bytes
}

func (fn *reportFn) ProcessElement(ctx context.Context, _ []byte, documents func(*[]byte) bool) error {
	var list [][]byte
	for {
		var b []byte
		if !documents(&b) {
			break
		}
		list = append(list, b)
	}
	slices.SortFunc(list, bytes.Compare)
	all := bytes.Join(list, []byte(",\n"))
	if fn.List {
		all = slices.Concat([]byte("["), all, []byte("]"))
	}
	return writeWhole(ctx, fn.File, append(all, '\n'))
}
