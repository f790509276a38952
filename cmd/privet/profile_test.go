package main

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet"
)

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
		if got := places(text, some); !slices.Equal(got, expected) {
			t.Errorf("got  %v\nwant %v", got, expected)
		}
	}
	if got := places(text, nil); got == nil || len(got) != 0 {
		t.Errorf("no findings give %v, which is not [] in JSON", got)
	}
}

// TestPlacesIsLinear holds that sixteen times the line takes some sixteen times
// as long. To count from the start of the line for each finding takes 256 times.
func TestPlacesIsLinear(t *testing.T) {
	took := func(n int) time.Duration {
		text := strings.Repeat("a@b.example, é ", n)
		findings := make([]privet.Finding, n)
		for i := range findings {
			start := i * len(text) / n
			findings[i] = privet.Finding{Label: "EMAIL_ADDRESS", Start: start, End: start + 11}
		}
		best := time.Hour
		for range 5 {
			start := time.Now()
			places(text, findings)
			best = min(best, time.Since(start))
		}
		return best
	}
	short, long := took(1<<11), took(1<<15)
	if ratio := float64(long) / float64(short); ratio > 80 {
		t.Errorf("sixteen times the line takes %.0f times as long", ratio)
	}
}
