package main

import (
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/linear"
	"github.com/privet-go/privet/profiler"
)

// places gives the findings in a text by line and column.
func places(t *testing.T, text string, findings []privet.Finding) []place {
	t.Helper()
	m := meter{src: iotest.HalfReader(strings.NewReader(text)), line: 1, column: 1}
	if _, err := io.Copy(io.Discard, &m); err != nil {
		t.Fatal(err)
	}
	list := []place{}
	for _, f := range findings {
		list = append(list, m.place(f))
	}
	return list
}

// TestFindPlaces holds that lines and columns are right far behind what is held in
// memory.
func TestFindPlaces(t *testing.T) {
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	filler := strings.Repeat("é nothing here\n", 100_000) + strings.Repeat("é ", 1_000_000)
	text := filler + "jane@example.com\n" + filler + " jane@example.com"
	list, err := findPlaces(p, strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	want := []place{{100_001, 2_000_001, 16, "EMAIL_ADDRESS", 0.99}, {200_002, 2_000_002, 16, "EMAIL_ADDRESS", 0.99}}
	if !slices.Equal(list, want) {
		t.Errorf("got  %v\nwant %v", list, want)
	}
}

// TestPlaces holds the lines and columns of findings against a plain count of
// what stands before them.
func TestPlaces(t *testing.T) {
	const text = "é日x\n\n😀 ab\ncd\xffe é\n"
	var findings []privet.Finding
	var want []place
	for i := range len(text) - 1 {
		before := text[:i]
		findings = append(findings, privet.Finding{Label: "SSN", Start: i, End: i + 2})
		want = append(want, place{
			Line:   1 + strings.Count(before, "\n"),
			Column: 1 + len([]rune(before[strings.LastIndexByte(before, '\n')+1:])),
			Length: len([]rune(text[i : i+2])), Label: "SSN",
		})
	}
	// Every code point is the start of a finding in one of these.
	for step := range 5 {
		var some []privet.Finding
		var expected []place
		for i := 0; i < len(findings); i += step + 1 {
			if r := text[findings[i].Start]; r&0xC0 != 0x80 { // no byte inside a code point
				some, expected = append(some, findings[i]), append(expected, want[i])
			}
		}
		if got := places(t, text, some); !slices.Equal(got, expected) {
			t.Errorf("got  %v\nwant %v", got, expected)
		}
	}
	if got := places(t, text, nil); got == nil || len(got) != 0 {
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
		return func() { places(t, text, findings) }
	}
	linear.Check(t, "findings of a line", 80, count(1<<11), count(1<<15))
}
