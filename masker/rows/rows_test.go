package rows

import (
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
)

// A list is a source and a sink.
type list struct {
	columns []Column
	rows    [][]Value
	fails   error // behind the rows
	got     [][]Value
}

func (l *list) Name() string      { return "list" }
func (l *list) Columns() []Column { return l.columns }

func (l *list) Next(dst []Value) ([]Value, error) {
	if len(l.rows) == 0 {
		if l.fails != nil {
			return dst, l.fails
		}
		return dst, io.EOF
	}
	dst = append(dst, l.rows[0]...)
	l.rows = l.rows[1:]
	return dst, nil
}

func (l *list) Write(row []Value) error {
	var kept []Value
	for _, v := range row {
		v.Text = []byte(string(v.Text))
		kept = append(kept, v)
	}
	l.got = append(l.got, kept)
	return nil
}

func keepAll(t testing.TB) Masking {
	policy, err := masker.ParsePolicy([]byte(`{"columns":{"*":{"operator":"keep"}}}`))
	if err != nil {
		t.Fatal(err)
	}
	m, err := masker.New(&masker.Options{Policy: policy, Finder: nothing{}, Classifier: nothing{}})
	if err != nil {
		t.Fatal(err)
	}
	return Masking{Masker: m, Policy: policy}
}

// FuzzKeep holds the law that rows of which all is kept come back as they were, whatever bytes are in them.
func FuzzKeep(f *testing.F) {
	f.Add("plain", []byte{0xff, 0, 0x1d}, byte(0), byte(3))
	f.Add("\x1b\x1c\x1d\x1e\x1f\n\r", []byte("\x1bN"), byte(60), byte(0))
	f.Add("", []byte(nil), byte(1), byte(1))
	how := keepAll(f)
	f.Fuzz(func(t *testing.T, text string, opaque []byte, rep, def byte) {
		text = strings.ReplaceAll(strings.ToValidUTF8(text, "?"), "\x00", "")
		rep, def = rep%61, def%61
		row := []Value{
			{Column: 0, Kind: Text, Rep: rep, Def: def, Text: []byte(text)},
			{Column: 1, Kind: Opaque, Def: def, Text: append([]byte{}, opaque...)},
			{Column: 0, Kind: Null, Rep: 1, Text: nil},
			{Column: 2, Kind: Bytes, Text: []byte(text)},
		}
		l := &list{columns: []Column{{Name: "a"}, {Name: "b"}, {Name: "c"}}, rows: [][]Value{row, {}, row}}
		if _, err := Mask(l, l, how); err != nil {
			t.Fatal(err)
		}
		for _, got := range l.got {
			for i := range got {
				if got[i].Kind == Null {
					got[i].Text = nil
				}
			}
		}
		if diff := cmp.Diff([][]Value{row, nil, row}, l.got); diff != "" {
			t.Error(diff)
		}
	})
}

// TestMaskFails holds that the error of a source ends the work and comes to the caller, and that a broken text is refused.
func TestMaskFails(t *testing.T) {
	cut := errors.New("the line was cut")
	l := &list{columns: []Column{{Name: "a"}}, rows: [][]Value{{{Kind: Text, Text: []byte("x")}}}, fails: cut}
	if _, err := Mask(l, l, keepAll(t)); !errors.Is(err, cut) {
		t.Errorf("error %v", err)
	}
	l = &list{columns: []Column{{Name: "a"}}, rows: [][]Value{{{Kind: Text, Text: []byte("\xff")}}}}
	if _, err := Mask(l, l, keepAll(t)); !errors.Is(err, ErrUTF8) || len(l.got) > 0 {
		t.Errorf("error %v, %d rows", err, len(l.got))
	}
}

// A nothing finds nothing: it stands for an engine where all is kept.
type nothing struct{}

func (nothing) AppendFind(dst []privet.Finding, _ string) []privet.Finding { return dst }

func (nothing) Columns(columns []privet.Column) []privet.Result {
	results := make([]privet.Result, len(columns))
	for i := range results {
		results[i] = privet.Result{Column: columns[i].Name, Label: privet.None}
	}
	return results
}
