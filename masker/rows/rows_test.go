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

// maskColumn masks a column of one kind.
func maskColumn(t *testing.T, kind Kind, class func([]byte) int, policy string, label privet.Label, texts []string) []string {
	t.Helper()
	p, err := masker.ParsePolicy([]byte(policy))
	if err != nil {
		t.Fatal(err)
	}
	secret := []byte("\x8e\x11\x53\xf0\x9b\x27\xc4\x6a\x05\xd8\x7e\xb1\x3c\x92\x4f\xe6\x8a\x10\x5d\xf3\x98\x21\xc7\x6b\x04\xda\x7f\xb0\x3e\x95\x4c\xe1")
	m, err := masker.New(&masker.Options{Policy: p, Finder: nothing{}, Classifier: nothing{}, Keys: func(string) ([]byte, error) { return secret, nil }})
	if err != nil {
		t.Fatal(err)
	}
	l := &list{columns: []Column{{Name: "a", Class: class}}}
	for _, text := range texts {
		l.rows = append(l.rows, []Value{{Kind: kind, Text: []byte(text)}})
	}
	if _, err := Mask(l, l, Masking{Masker: m, Policy: p, Labels: map[string]privet.Label{"a": label}, Secret: secret}); err != nil {
		t.Fatal(err)
	}
	var masked []string
	for _, row := range l.got {
		masked = append(masked, string(row[0].Text))
	}
	return masked
}

// TestClass holds that pseudonyms of numbers have room in their column, stay apart and are none of the number itself.
func TestClass(t *testing.T) {
	var small, large, decimals []string
	for n := -32768; n <= 32767; n += 7 {
		small = append(small, strconv.Itoa(n))
	}
	for n := int64(1_900_000_000); n <= 2147483647; n += 123_457 {
		large = append(large, strconv.FormatInt(n, 10))
	}
	for n := range 1000 {
		decimals = append(decimals, "0."+strconv.Itoa(1000 + n)[1:])
	}
	const ids, pseudonym, fpe = `{"ids":"pseudonym","idsKeyRef":"k"}`, `{"columns":{"a":{"operator":"pseudonym","keyRef":"k"}}}`,
		`{"columns":{"a":{"operator":"fpe","keyRef":"k"}}}`
	for _, tt := range []struct {
		reason, policy string
		label          privet.Label
		kind           Kind
		class          func([]byte) int
		texts          []string
	}{
		{"16 bits", ids, "CUSTOMER_ID", Int, Bits(16, false), small},
		{"16 bits that a key is forgotten of", "{}", "CUSTOMER_ID", Int, Bits(16, false), small},
		{"32 bits", ids, "CUSTOMER_ID", Int, Bits(32, false), large},
		{"32 bits that a key is forgotten of", "{}", "CUSTOMER_ID", Int, Bits(32, false), large},
		{"32 bits of a column", pseudonym, "CUSTOMER_ID", Int, Bits(32, false), large},
		{"32 bits by fpe", fpe, "CUSTOMER_ID", Int, Bits(32, false), large},
		{"joined with a column of 64 bits", ids, "CUSTOMER_ID", Int, Together([]func([]byte) int{Bits(32, false), nil, Bits(64, false)}), large},
		{"a fraction", ids, "CUSTOMER_ID", Decimal, Digits(3, 3), decimals},
	} {
		seen := map[string]bool{}
		for i, text := range maskColumn(t, tt.kind, tt.class, tt.policy, tt.label, tt.texts) {
			if tt.class([]byte(text)) != tt.class([]byte(tt.texts[i])) || seen[text] || text == tt.texts[i] {
				t.Fatalf("%s: %s became %s", tt.reason, tt.texts[i], text)
			}
			seen[text] = true
		}
	}
}

// TestBits holds the bounds of whole numbers, and of those with a point.
func TestBits(t *testing.T) {
	for text, fits := range map[string][4]bool{
		"-32769": {false, false, true, true}, "-32768": {true, false, true, true}, "32767": {true, true, true, true}, "32768": {false, true, true, true},
		"65535": {false, true, true, true}, "65536": {false, false, true, true}, "9223372036854775807": {false, false, true, true},
		"9223372036854775808": {false, false, false, true}, "-1": {true, false, true, true}, "": {}, "1x": {},
	} {
		for i, class := range []func([]byte) int{Bits(16, false), Bits(16, true), Bits(64, false), Whole(-1<<63, 1<<64-1)} {
			if got := class([]byte(text)) > 0; got != fits[i] {
				t.Errorf("%q in %d: %v", text, i, got)
			}
		}
	}
	digits := Digits(5, 2)
	for text, want := range map[string]bool{"999.99": true, "1000": false, "-999.99": true, "0001": true, "NaN": false} {
		if got := digits([]byte(text)) > 0; got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// TestDays holds that a day that is hidden in part is one of its year, never the day that it was, and alike for equal days; so are times.
func TestDays(t *testing.T) {
	for kind, layout := range map[Kind]string{Date: DateLayout, Timestamp: TimestampLayout} {
		var texts []string
		for i := range 800 {
			texts = append(texts, time.Date(1984, 1, 1+i, 0, 0, 0, 0, time.UTC).Format(layout))
		}
		texts = append(texts, texts...)
		masked := maskColumn(t, kind, nil, "{}", "DOB", texts)
		stands := map[string]int{}
		for i, text := range masked {
			if text == texts[i] || text[:5] != texts[i][:5] || text != masked[i%800] {
				t.Fatalf("%s became %s", texts[i], text)
			}
			stands[text]++
		}
		if len(stands) > 6 || stands[masked[0]] < 100 {
			t.Errorf("%v", stands)
		}
	}
	for kind, text := range map[Kind]string{Date: noDate, Timestamp: noDate + "T" + noTime, Time: noTime} {
		generalized := maskColumn(t, kind, nil, `{"columns":{"a":{"operator":"generalize","to":"year"}}}`, "DOB", []string{text})
		if kind != Time && (generalized[0] == text || generalized[0][:4] != text[:4]) {
			t.Errorf("%s became %s", text, generalized)
		}
	}
}

// TestMoment holds that times are read and written as package time does.
func TestMoment(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for i := range 20000 {
		at := time.Unix(random.Int64N(253402300800+62167219200)-62167219200, []int64{0, 500_000_000, random.Int64N(1e9), 1000 * random.Int64N(1e6)}[i%4]).UTC()
		if got, want := string(AppendMoment(nil, at)), at.Format(TimestampLayout); got != want {
			t.Fatalf("%s, not %s", got, want)
		}
		if got, want := string(AppendDay(nil, at)), at.Format(DateLayout); got != want {
			t.Fatalf("%s, not %s", got, want)
		}
		for _, layout := range []string{TimestampLayout, ZonedLayout, SpacedLayout, DateLayout} {
			text := at.Format(layout)
			want, _ := time.Parse(layout, text)
			if got, ok := Moment([]byte(text)); !ok || !got.Equal(want) || got.Location() != time.UTC {
				t.Fatalf("%s is %v", text, got)
			}
		}
	}
	for _, text := range []string{"", "2026-02-30", "2026-01-01T24:00:00", "x", "2026-01-01T10:00:00+01:00"} {
		want, err := time.Parse(ZonedLayout, text)
		if got, ok := Moment([]byte(text)); ok != (err == nil) || ok && !got.Equal(want) {
			t.Errorf("%q is %v, %v", text, got, ok)
		}
	}
}
