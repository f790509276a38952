package masker

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet"
)

// TestOversized holds that a value over the limit is masked whole and counted whatever its column is, in the sample and
// behind it, but for columns that somebody keeps, that types stay, and that what was masked can be unmasked.
func TestOversized(t *testing.T) {
	labels := byName{"none": privet.None, "text": "FREE_TEXT", "odd": privet.Unknown, "mail": "EMAIL_ADDRESS", "key": "CUSTOMER_ID", "kept": privet.None,
		"num": privet.None}
	p := &Policy{Absent: "allow", Types: "keep", Unknown: "keep",
		Columns: map[string]Operation{"key": {Operator: "encrypt"}, "kept": {Operator: "keep"}}}
	m := newMasker(t, &Options{Finder: nothing{}, Classifier: labels, Policy: p, Keys: testKeys})
	long, digits := strings.Repeat("secret", 10), strings.Repeat("123456", 10)
	record := map[string]any{"none": long, "text": long, "odd": "x", "mail": long, "key": long, "kept": long, "num": json.Number(digits)}
	line, err := json.Marshal(record)
	if err != nil {
		t.Fatal(err)
	}
	in := strings.Repeat(`{"none":"open","text":"open","odd":"x","mail":"a@b.co","key":"k","kept":"y","num":7}`+"\n", 3) + string(line) + "\n"
	in = string(line) + "\n" + in
	for _, workers := range []int{1, 3} {
		var dst, back bytes.Buffer
		report, err := m.File(&dst, iotest.OneByteReader(strings.NewReader(in)), &FileOptions{MaxField: 50, SampleRows: 2, Workers: workers})
		if err != nil {
			t.Fatal(err)
		}
		for _, got := range strings.Split(strings.TrimSpace(dst.String()), "\n") {
			if !json.Valid([]byte(got)) || strings.Count(got, "secret") > 10 || strings.Contains(got, digits) {
				t.Error(got)
			}
		}
		lines := strings.Split(dst.String(), "\n")
		var first map[string]any
		if err := json.Unmarshal([]byte(lines[0]), &first); err != nil || first["kept"] != long || first["num"] != 0.0 || first["none"] != strings.Repeat("*", 60) ||
			lines[4] != lines[0] {
			t.Errorf("%v, %v", first, err)
		}
		for _, c := range report.Columns {
			want := int64(2)
			if c.Column == "kept" || c.Column == "odd" {
				want = 0
			}
			if c.Oversized != want || c.Contradictions != 0 {
				t.Errorf("%+v, want %d", c, want)
			}
		}
		if _, err := m.UnmaskFile(&back, &dst, &FileOptions{MaxField: 50, Columns: map[string]privet.Label{"key": "CUSTOMER_ID"}}); err != nil ||
			!strings.Contains(back.String(), `"key":"k"`) || !strings.Contains(back.String(), `"key":"***`) {
			t.Errorf("%s, %v", back.String(), err)
		}
	}
	// In a table the values stand where they are masked, and the first row has names.
	var dst bytes.Buffer
	if report, err := m.File(&dst, strings.NewReader("none,mail\n"+long+","+long+"\nopen,a@b.co\n"), &FileOptions{MaxField: 50}); err != nil ||
		strings.Contains(dst.String(), "secret") || report.Columns[0].Oversized != 1 || !strings.HasPrefix(dst.String(), "none,mail\n*") {
		t.Errorf("%s, %v", dst.String(), err)
	}
}
