package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/measure"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/profiler/internal/corpus"
)

// small makes a small page, with more arguments.
func small(t *testing.T, args ...string) string {
	t.Helper()
	var out bytes.Buffer
	if err := run(append([]string{"-n", "120", "-tables", "12"}, args...), &out); err != nil {
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
		"## Texts\n\n120 texts. ",
		"| **with a form** | ",
		"| `EMAIL_ADDRESS` | 1 | 1 | 1 | 1.000 (0.207–1.000) |", // Wilson for one of one
		"12 tables. ",
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
	if strings.Contains(page, "Skipped: ") || strings.Contains(page, "jane") {
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
}

func TestRefused(t *testing.T) {
	for _, args := range [][]string{{"-n", "0"}, {"-tables", "0"}, {"behind"}, {"-none"}} {
		var out bytes.Buffer
		if err := run(args, &out); err == nil || out.Len() > 0 {
			t.Errorf("%q are taken", args)
		}
	}
}

func TestSample(t *testing.T) {
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	file := sampleFile(t, `{"text": "Jane Secret", "spans": [{"label": "PERSON", "start": 0, "end": 99}]}`)
	for _, none := range []string{"", file + ".none"} {
		var page page
		if err := writeSample(&page, p, none); err != nil || !strings.Contains(page.String(), "Skipped: ") {
			t.Errorf("a sample that is not there is not skipped: %v", err)
		}
	}
	if err := writeSample(new(page), p, file); err == nil || strings.Contains(err.Error(), "Secret") {
		t.Error("a span behind the text is taken, or the error has data in it")
	}
	// Names of others for our labels, and one that has to be left out of account.
	text := `{"text": "Mail jane@example.com from https://example.org/a", "spans": [{"label": "TITLE", "start": 0, "end": 4}, {"label": "EMAIL", "start": 5, "end": 21}, {"label": "DOMAIN_NAME", "start": 27, "end": 48}]}`
	var page page
	if err := writeSample(&page, p, sampleFile(t, text)); err != nil {
		t.Fatal(err)
	}
	if want := "| **all** | 2 | 2 | 2 | 1.000 "; !strings.Contains(page.String(), want) {
		t.Errorf("the page does not have %q", want)
	}
}

func TestSpansOf(t *testing.T) {
	got := spansOf(&corpus.Sentence{Text: "Łódź, Ян", Spans: []corpus.Span{{Label: "LOCATION", Start: 0, End: 7}, {Label: "PERSON", Start: 9, End: 13}}})
	want := []measure.Span{{Label: "LOCATION", Start: 0, End: 4}, {Label: "PERSON", Start: 6, End: 8}}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestPrograms(t *testing.T) {
	folder := t.TempDir()
	for name, text := range map[string]string{"a.go": "// Ask jane@example.com.\n", "b.txt": "joe@example.com", "c.go": "package c\n"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	page := small(t, "-programs", folder)
	for _, part := range []string{"The 2 first Go files", "| `EMAIL_ADDRESS` | 1 | 2857.14 |"} {
		if !strings.Contains(page, part) {
			t.Errorf("the page does not have %q", part)
		}
	}
	if !strings.Contains(small(t), "no folder of programs was given") {
		t.Error("a page without programs does not say so")
	}
	if err := run([]string{"-n", "1", "-tables", "1", "-programs", filepath.Join(folder, "none")}, &bytes.Buffer{}); err == nil || strings.Contains(err.Error(), folder) {
		t.Errorf("a folder that is not there: %v", err)
	}
}

func TestDescriptions(t *testing.T) {
	folder := t.TempDir()
	const text = "Package: a\nDescription-md5: 0123456789abcdef\nDescription-nl: spel\n Een spel van Piet Bakker.\n .\n Vraag het piet@example.com.\n\nPackage: b\nDescription-nl: nog een\n"
	if err := os.WriteFile(filepath.Join(folder, "Translation-nl"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	got, err := readDescriptions(filepath.Join(folder, "Translation-nl"))
	if want := "\nspel\nEen spel van Piet Bakker.\n\nVraag het piet@example.com.\n\nnog een\n"; err != nil || got != want {
		t.Errorf("%q, %v", got, err)
	}
	// One person and one address in the 70 bytes of them.
	if page := small(t, "-descriptions", folder); !strings.Contains(page, "| nl | 0 | 1428.6 | 0.0 | 0.0 | 1428.6 |") {
		t.Error("the page does not have what was found")
	}
	if !strings.Contains(small(t), "no folder of descriptions was given") {
		t.Error("a page without descriptions does not say so")
	}
	for _, none := range []string{filepath.Join(folder, "none"), t.TempDir()} {
		if err := run([]string{"-n", "1", "-tables", "1", "-descriptions", none}, &bytes.Buffer{}); err == nil || strings.Contains(err.Error(), folder) {
			t.Errorf("a folder that has none: %v", err)
		}
	}
}
