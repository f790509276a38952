package profiler

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet"
)

// TestFileSample holds that all columns of the sample table get the labels that
// its program says they have.
func TestFileSample(t *testing.T) {
	f, err := os.Open("../examples/data/customers.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	got, err := newProfiler(t).File(f, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got.Format != "csv" || !got.Header || got.Rows != 200 || got.SampledRows != 200 || got.Bytes == 0 {
		t.Errorf("read %+v", got)
	}
	want := map[string]privet.Label{
		"id": "NONE", "first_name": "FIRST_NAME", "last_name": "LAST_NAME", "email": "EMAIL_ADDRESS", "phone": "PHONE_NUMBER",
		"date_of_birth": "DOB", "street": "STREET_ADDRESS", "postal_code": "ZIP_CODE", "city": "CITY", "country": "COUNTRY",
		"card_number": "CREDIT_CARD", "iban": "IBAN", "last_ip": "IP_ADDRESS", "order_total": "NONE", "currency": "NONE", "status": "NONE",
		"created_at": "NONE", "notes": "FREE_TEXT",
	}
	if len(got.Columns) != len(want) {
		t.Fatalf("%d columns, want %d", len(got.Columns), len(want))
	}
	for _, c := range got.Columns {
		if c.Label != want[c.Column] {
			t.Errorf("%s is %s (%.2f), want %s", c.Column, c.Label, c.Confidence, want[c.Column])
		}
	}
}

func TestFile(t *testing.T) {
	p := newProfiler(t)
	for _, c := range []struct {
		file   string
		opts   *FileOptions
		header bool
		rows   int64
		labels []privet.Label
		reason string
	}{
		{"", nil, false, 0, nil, "an empty file has no columns"},
		{"email;amount\n", nil, true, 0, []privet.Label{"EMAIL_ADDRESS", "NONE"}, "a header alone"},
		{"jane@example.com,12.50\njoe@example.com,3.20\n", nil, false, 2, []privet.Label{"EMAIL_ADDRESS", "NONE"}, "data in the first row"},
		{"a_1\n1\n2,jane@example.com\n", &FileOptions{SampleRows: 2}, true, 2, []privet.Label{"NONE", "EMAIL_ADDRESS"}, "a field beyond the header"},
		{"x_1\n1\njane@example.com\n", &FileOptions{SampleRows: 1}, true, 2, []privet.Label{"NONE"}, "what is behind the sample has no say"},
		{"jim@example.org\njane@example.com\n", &FileOptions{NoHeader: true, SampleRows: -1}, false, 2, []privet.Label{"EMAIL_ADDRESS"},
			"the first row is data"},
	} {
		got, err := p.File(iotest.HalfReader(strings.NewReader(c.file)), c.opts, nil)
		if err != nil {
			t.Errorf("%s: %v", c.reason, err)
			continue
		}
		if got.Header != c.header || got.Rows != c.rows || len(got.Columns) != len(c.labels) {
			t.Errorf("%s: %+v", c.reason, got)
			continue
		}
		for i, l := range c.labels {
			if got.Columns[i].Label != l && !(l == "NONE" && got.Columns[i].Label == "UNKNOWN") {
				t.Errorf("%s: column %d is %s, want %s", c.reason, i, got.Columns[i].Label, l)
			}
		}
	}
}

// TestFileUntold holds that what is in columns whose labels do not tell of it is counted,
// and held when it comes often enough.
func TestFileUntold(t *testing.T) {
	var b strings.Builder
	b.WriteString("id,status,ref,email\n")
	for i := range 200 {
		status := "open"
		if i == 100 {
			status = "eve@example.net"
		}
		fmt.Fprintf(&b, "%d,%s,%s,a%d@example.org\n", i, status, []string{"536-90-4399", "4111 1111 1111 1111", "n/a", "A-17", "2024-01-31"}[i%5], i)
	}
	got, err := newProfiler(t).File(strings.NewReader(b.String()), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range got.Columns[:3] {
		if c.Label != privet.None && c.Label != privet.Unknown {
			t.Fatalf("%s is %s, so that this test tests nothing", c.Column, c.Label)
		}
	}
	if want := map[privet.Label]int64{"SSN": 40, "CREDIT_CARD": 40, "EMAIL_ADDRESS": 1}; !maps.Equal(got.Findings, want) {
		t.Errorf("found %v, want %v", got.Findings, want)
	}
	if held := got.Holds(); !slices.Equal(held, []privet.Label{"CREDIT_CARD", "SSN"}) {
		t.Errorf("holds %v", held)
	}
	got, err = newProfiler(t).File(strings.NewReader(b.String()), nil, &Query{Labels: []privet.Label{"SSN"}})
	if want := map[privet.Label]int64{"SSN": 40}; err != nil || !maps.Equal(got.Findings, want) {
		t.Errorf("asked for SSN: %v, %v", got.Findings, err)
	}
}

func TestFileRefuses(t *testing.T) {
	p := newProfiler(t)
	broken := errors.New("broken")
	for reason, c := range map[string]struct {
		src  io.Reader
		opts *FileOptions
	}{
		"an open quote":     {strings.NewReader("a\n\"secret"), nil},
		"bad UTF-8":         {strings.NewReader("a\nsecret\xff"), nil},
		"no such format":    {strings.NewReader(""), &FileOptions{Format: "secret"}},
		"a broken reader":   {iotest.ErrReader(broken), nil},
		"an open quote far": {strings.NewReader("a\n1\n2\n\"secret"), &FileOptions{SampleRows: 1}},
	} {
		got, err := p.File(c.src, c.opts, nil)
		if err == nil || got.Columns != nil || !strings.HasPrefix(err.Error(), "profiler: ") || strings.Contains(err.Error(), "secret") {
			t.Errorf("%s: %v", reason, err)
		}
	}
}

// TestFileOversized holds that a value over the limit is counted and not looked at, and that the others are.
func TestFileOversized(t *testing.T) {
	in := "note,email\njane.doe@example.com " + strings.Repeat("x", 100) + ",jane@example.com\nopen,joe@example.com\n"
	r, err := newProfiler(t).File(strings.NewReader(in), &FileOptions{MaxField: 100}, nil)
	if err != nil || r.Oversized != 1 || r.Columns[1].Label != "EMAIL_ADDRESS" || len(r.Findings) != 0 {
		t.Errorf("%+v, %v", r, err)
	}
}
