package rows

import (
	"errors"
	"io"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

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

// TestFitIsQuick holds that what is quickly seen to be of its kind is so to package time and to strconv.
func TestFitIsQuick(t *testing.T) {
	for _, text := range []string{"2026-02-28", "2026-02-29", "2026-13-01", "0000-00-00", "2026-1-01", "2026-12-31", "20261-2-31"} {
		_, err := time.Parse(DateLayout, text)
		if quick := len(text) == len(DateLayout) && isDay([]byte(text)); quick && err != nil {
			t.Errorf("%s is no day", text)
		}
	}
	parts := []string{"2026-02-28", "1999-12-30", "T", " ", "23:59:59", "24:00:00", "12:60:01", ".5", ".123456789", ".1234567890", ".", "Z", "+01:00", "x"}
	for range 20000 {
		text := ""
		for range 1 + rand.IntN(5) {
			text += parts[rand.IntN(len(parts))]
		}
		sure := false
		for _, layout := range []string{TimestampLayout, ZonedLayout, SpacedLayout, SpacedLayout + "Z07:00"} {
			_, err := time.Parse(layout, text)
			sure = sure || err == nil
		}
		if isMoment([]byte(text)) && !sure {
			t.Fatalf("%s is no moment", text)
		}
	}
	for _, text := range []string{"", "0", "-1", "999999999999999999", "9999999999999999999", "1.5", "٣"} {
		if _, err := strconv.ParseInt(text, 10, 64); isNumber([]byte(text)) && err != nil {
			t.Errorf("%s is no number", text)
		}
	}
}
