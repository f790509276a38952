package masker

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet"
)

// TestDuplicates holds that the values of unique columns that become equal are counted, whatever the number of workers,
// and neither those of other columns nor those of operators that keep values apart or leave nothing.
func TestDuplicates(t *testing.T) {
	labels := byName{"tail": "SSN", "first": privet.Unknown, "fake": "FIRST_NAME", "fpe": "SSN", "gone": "SSN", "twice": privet.Unknown, "n": privet.None}
	p, err := ParsePolicy([]byte(`{"columns":{"first":{"operator":"truncate","length":1},"fake":{"operator":"fake"},"fpe":{"operator":"fpe"},
		"gone":{"operator":"redact"},"twice":{"operator":"truncate","length":1}}}`))
	if err != nil {
		t.Fatal(err)
	}
	m := newMasker(t, &Options{Finder: nothing{}, Classifier: labels, Policy: p, Keys: testKeys})
	name := func(n int) string {
		return "A" + strings.Map(func(r rune) rune { return r - '0' + 'a' }, fmt.Sprintf("%05d", n))
	}
	var in strings.Builder
	in.WriteString("tail,first,fake,fpe,gone,twice,n\n")
	const rows = 20_000
	for i := range rows {
		// The last four digits come again after 10,000 rows, and so do whole numbers, which are no loss, after 15,000.
		n := i % 15_000
		fmt.Fprintf(&in, "%03d-%02d-%04d,%c%d,%s,%09d,%d,x%d,%d\n", 500+n/10_000, 10, n%10_000, 'a'+rune(n%20), n, name(n), 100_000_000+i, i, i/2, i)
	}
	var first Report
	for _, workers := range []int{1, 4} {
		var dst bytes.Buffer
		report, err := m.File(&dst, iotest.HalfReader(strings.NewReader(in.String())), &FileOptions{Workers: workers})
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range report.Columns {
			want := int64(0)
			switch c.Column {
			case "tail":
				want = 5_000 // of 15,000 numbers
			case "first":
				want = 15_000 - 20
			case "fake":
				if want = c.Duplicates; want < 1000 {
					want = 15_000
				}
			}
			if c.Duplicates != want {
				t.Errorf("%s: %d duplicates, want %d", c.Column, c.Duplicates, want)
			}
		}
		if workers == 1 {
			first = report
		} else if fmt.Sprint(report) != fmt.Sprint(first) {
			t.Error("the number of workers changes the report")
		}
	}
}

// TestDuplicatesEnd holds that no more than so many values are remembered.
func TestDuplicatesEnd(t *testing.T) {
	u := newUniqueCount(2)
	marks := make([]uniqueMark, 0, 3)
	for i := range uint64(mostUnique) {
		u.add(append(marks[:0], uniqueMark{int32(i % 2), i, i % 10}))
	}
	if got := u.columns[0].duplicates + u.columns[1].duplicates; got != mostUnique-10 || u.full.Load() {
		t.Errorf("%d duplicates", got)
	}
	u.add([]uniqueMark{{0, 0, 77}, {0, 1 << 40, 0}, {1, 1 << 41, 0}})
	if got := u.columns[0].duplicates + u.columns[1].duplicates; got != mostUnique-10 || !u.full.Load() || len(u.columns[0].masked) != 5 {
		t.Errorf("%d duplicates behind the end", got)
	}
}
