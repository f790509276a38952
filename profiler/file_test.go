package profiler

import (
	"errors"
	"io"
	"os"
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
		{"jim@example.org\njane@example.com\n", &FileOptions{NoHeader: true, SampleRows: -1}, false, 2, []privet.Label{"EMAIL_ADDRESS"}, "the first row is data"},
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
