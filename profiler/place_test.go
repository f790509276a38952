package profiler

import (
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/linear"
	"github.com/privet-go/privet/internal/longtest"
)

// spots gives the findings in a text by line and column, read in halves.
func spots(t *testing.T, text string, findings []privet.Finding) []FilePlace {
	t.Helper()
	m := meter{src: iotest.HalfReader(strings.NewReader(text)), line: 1, column: 1}
	if _, err := io.Copy(io.Discard, &m); err != nil {
		t.Fatal(err)
	}
	list := []FilePlace{}
	for _, f := range findings {
		list = append(list, m.place(f))
	}
	if whole := FilePlaces(text, findings); !slices.Equal(whole, list) || whole == nil {
		t.Errorf("in the whole text %v, and in parts %v", whole, list)
	}
	return list
}

// TestFilePlaces holds that lines and columns are right far behind what is held in
// memory.
func TestFilePlace(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	filler := strings.Repeat("é nothing here\n", 100_000) + strings.Repeat("é ", 1_000_000)
	text := filler + "jane@example.com\n" + filler + " jane@example.com"
	var list []FilePlace
	report, err := newProfiler(t).File(strings.NewReader(text), &FileOptions{Format: "text", Place: func(p FilePlace) { list = append(list, p) }}, nil)
	if err != nil || report.Format != "text" || report.Findings["EMAIL_ADDRESS"] != 2 {
		t.Fatal(report, err)
	}
	want := []FilePlace{{100_001, 2_000_001, 16, "EMAIL_ADDRESS", 0.99}, {200_002, 2_000_002, 16, "EMAIL_ADDRESS", 0.99}}
	if !slices.Equal(list, want) {
		t.Errorf("got  %v\nwant %v", list, want)
	}
}

// TestPlaces holds the lines and columns of findings against a plain count of
// what stands before them.
func TestPlaces(t *testing.T) {
	const text = "é日x\n\n😀 ab\ncd\xffe é\n"
	var findings []privet.Finding
	var want []FilePlace
	for i := range len(text) - 1 {
		before := text[:i]
		findings = append(findings, privet.Finding{Label: "SSN", Start: i, End: i + 2})
		want = append(want, FilePlace{
			Line:   1 + strings.Count(before, "\n"),
			Column: 1 + len([]rune(before[strings.LastIndexByte(before, '\n')+1:])),
			Length: len([]rune(text[i : i+2])), Label: "SSN",
		})
	}
	// Every code point is the start of a finding in one of these.
	for step := range 5 {
		var some []privet.Finding
		var expected []FilePlace
		for i := 0; i < len(findings); i += step + 1 {
			if r := text[findings[i].Start]; r&0xC0 != 0x80 { // no byte inside a code point
				some, expected = append(some, findings[i]), append(expected, want[i])
			}
		}
		if got := spots(t, text, some); !slices.Equal(got, expected) {
			t.Errorf("got  %v\nwant %v", got, expected)
		}
	}
	if got := spots(t, text, nil); got == nil || len(got) != 0 {
		t.Errorf("no findings give %v, which is not [] in JSON", got)
	}
}

// TestPlacesIsLinear holds that sixteen times the line takes some sixteen times
// as long. To count from the start of the line for each finding takes 256 times.
func TestPlacesIsLinear(t *testing.T) {
	count := func(n int) func() {
		text := strings.Repeat("a@b.example, é ", n)
		findings := make([]privet.Finding, n)
		for i := range findings {
			start := i * len(text) / n
			findings[i] = privet.Finding{Label: "EMAIL_ADDRESS", Start: start, End: start + 11}
		}
		return func() { spots(t, text, findings) }
	}
	linear.Check(t, "findings of a line", 80, count(1<<11), count(1<<15))
}
