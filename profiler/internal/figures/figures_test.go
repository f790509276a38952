package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/measure"
	"github.com/privet-go/privet/profiler/internal/corpus"
)

// small makes a small page, with more arguments.
func small(t *testing.T, args ...string) string {
	t.Helper()
	var out bytes.Buffer
	if err := run(append([]string{"-n", "300", "-tables", "25"}, args...), &out); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// sampleFile writes a file of labelled texts.
func sampleFile(t *testing.T, content string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "sample.jsonl")
	if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

func headings(page string) (list []string) {
	for line := range strings.Lines(page) {
		if strings.HasPrefix(line, "#") {
			list = append(list, line)
		}
	}
	return list
}

func TestPage(t *testing.T) {
	file := sampleFile(t, `{"text": "Write to jane@example.com", "spans": [{"label": "EMAIL_ADDRESS", "start": 9, "end": 25}]}`)
	page := small(t, "-sample", file)
	if page != small(t, "-sample", file) {
		t.Error("two runs differ")
	}
	for _, row := range []string{
		"## Texts\n\n300 texts. ",
		"| **with a form** | ",
		"| `EMAIL_ADDRESS` | 1 | 1 | 1 | 1.000 (0.207–1.000) |", // Wilson for one of one
		"25 tables. ",
	} {
		if !strings.Contains(page, row) {
			t.Errorf("the page does not have %q", row)
		}
	}
	for _, code := range corpus.Languages() {
		if n := strings.Count(page, "\n| "+code+" | "); n != 2 {
			t.Errorf("the language %s has %d rows", code, n)
		}
	}
	if strings.Contains(page, "Skipped") || strings.Contains(page, "jane") {
		t.Error("the sample is skipped, or shown")
	}
	// The page that is committed is of this program, though not of these arguments.
	committed, err := os.ReadFile("../../../docs/detection.md")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := headings(string(committed)), headings(page); !slices.Equal(got, want) {
		t.Errorf("docs/detection.md has the headings %q, want %q; go run ./profiler/internal/figures writes it", got, want)
	}
	without := small(t, "-sample", file+".none")
	if !strings.Contains(without, "Skipped: ") || without != small(t) {
		t.Error("a sample that is not there is not skipped")
	}
}

func TestRefused(t *testing.T) {
	file := sampleFile(t, `{"text": "Jane Secret", "spans": [{"label": "PERSON", "start": 0, "end": 99}]}`)
	for _, args := range [][]string{{"-n", "0"}, {"-tables", "0"}, {"behind"}, {"-n", "10", "-tables", "5", "-sample", file}} {
		var out bytes.Buffer
		err := run(args, &out)
		if err == nil || out.Len() > 0 {
			t.Errorf("%q are taken", args)
		} else if strings.Contains(err.Error(), "Secret") {
			t.Errorf("the error has data in it")
		}
	}
}

func TestSpansOf(t *testing.T) {
	got := spansOf(&corpus.Sentence{Text: "Łódź, Ян", Spans: []corpus.Span{{Label: "LOCATION", Start: 0, End: 7}, {Label: "PERSON", Start: 9, End: 13}}})
	want := []measure.Span{{Label: "LOCATION", Start: 0, End: 4}, {Label: "PERSON", Start: 6, End: 8}}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}
