package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/measure"
	"github.com/privet-go/privet/profiler/internal/corpus"
)

// write writes a file of a folder, compressed if its name ends in .gz.
func write(t *testing.T, folder, name, content string) string {
	t.Helper()
	var b bytes.Buffer
	if strings.HasSuffix(name, ".gz") {
		z := gzip.NewWriter(&b)
		_, _ = z.Write([]byte(content))
		_ = z.Close()
	} else {
		b.WriteString(content)
	}
	file := filepath.Join(folder, name)
	if err := os.WriteFile(file, b.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// marked makes a text of one in which places are marked as ⟦LABEL:text⟧.
func marked(s string) text {
	var x text
	points := 0
	for s != "" {
		before, rest, ok := strings.Cut(s, "⟦")
		x.text += before
		points += len([]rune(before))
		if !ok {
			break
		}
		inner, after, _ := strings.Cut(rest, "⟧")
		label, value, _ := strings.Cut(inner, ":")
		n := len([]rune(value))
		x.spans = append(x.spans, span{label, points, points + n})
		x.text += value
		points, s = points+n, after
	}
	return x
}

// finds is a finder that finds what is marked in one of texts.
func finds(texts ...string) finder {
	return func(s string) (found []privet.Finding) {
		for _, t := range texts {
			if x := marked(t); x.text == s {
				runes := []rune(s)
				for _, l := range x.spans {
					found = append(found, privet.Finding{Label: privet.Label(l.label), Start: len(string(runes[:l.start])),
						End: len(string(runes[:l.end])), Confidence: 0.8})
				}
			}
		}
		return found
	}
}

func TestScore(t *testing.T) {
	type want struct{ expected, reported, right, touching int }
	for _, test := range []struct {
		reason       string
		set          string // its name
		gold, found  string
		kind         measure.Kind
		want         want
		labelled, in int // characters
	}{
		{"nine of ten characters are enough", "en-x", "⟦PERSON:Ann Lee-Ba⟧ is", "⟦PERSON:Ann Lee-B⟧a is", "PERSON", want{1, 1, 1, 1}, 10, 9},
		{"eight of nine are not", "en-x", "⟦PERSON:Ann Lee-B⟧a is", "⟦PERSON:Ann Lee-⟧Ba is", "PERSON", want{1, 1, 0, 1}, 9, 8},
		{"places are in code points", "en-x", "Ян, ⟦PERSON:Łódź⟧", "Ян, ⟦PERSON:Łódź⟧", "PERSON", want{1, 1, 1, 1}, 4, 4},
		{"a kind that the set does not annotate is not scored, and covers", "en-x", "⟦PERSON:Ann⟧ of Acme", "⟦ORGANIZATION:Ann of⟧ Acme",
			"ORGANIZATION", want{}, 3, 3},
		{"a first name is a person", "en-x", "⟦PERSON:Ann⟧", "⟦FIRST_NAME:Ann⟧", "PERSON", want{1, 1, 1, 1}, 3, 3},
		{"a place that is a facility does not count", "en-x", "⟦LOCATION:Rome⟧ ⟦FACILITY:Roma Termini⟧", "⟦LOCATION:Rome⟧ ⟦LOCATION:Roma⟧ Termini",
			"LOCATION", want{1, 1, 1, 1}, 16, 8},
		{"a person who is a facility is a false alarm", "en-x", "⟦PERSON:Ann⟧ ⟦FACILITY:Roma Termini⟧", "⟦PERSON:Ann⟧ ⟦PERSON:Roma⟧ Termini",
			"PERSON", want{1, 2, 1, 1}, 15, 7},
		{"what is labelled as another kind is a false alarm", "en-x", "⟦PERSON:Ann⟧ ⟦MISC:Jeep⟧", "⟦PERSON:Ann⟧ ⟦PERSON:Jeep⟧", "PERSON",
			want{1, 2, 1, 1}, 3, 3},
		{"a group of peoples", "en-x", "⟦NORP:Dutch⟧ ⟦NORP:Jews⟧", "⟦NATIONALITY:Dutch⟧ ⟦RELIGION:Jews⟧", "NORP", want{2, 2, 2, 2}, 9, 9},
		{"the title is right out of the name", "en-litbank", "⟦PERSON:Mr. Darcy⟧", "Mr. ⟦PERSON:Darcy⟧", "PERSON", want{1, 1, 1, 1}, 9, 5},
		{"and in it", "en-litbank", "⟦PERSON:Mr. Darcy⟧", "⟦PERSON:Mr. Darcy⟧", "PERSON", want{1, 1, 1, 1}, 9, 9},
		{"without a space in Thai", "th-thainer", "⟦PERSON:น.พ.จรัล⟧", "น.พ.⟦PERSON:จรัล⟧", "PERSON", want{1, 1, 1, 1}, 8, 4},
		{"elsewhere it belongs to the name", "en-x", "⟦PERSON:Mr. Darcy⟧", "Mr. ⟦PERSON:Darcy⟧", "PERSON", want{1, 1, 0, 1}, 9, 5},
		{"treebanks do not tell organisations", "cs-cac", "⟦ORGANIZATION:Tatra⟧", "⟦ORGANIZATION:Tatra⟧", "ORGANIZATION", want{}, 5, 5},
		{"proper nouns are covered and not scored", "el-propn", "⟦PROPN:Aris⟧ ⟦PERSON:Eva⟧", "⟦PERSON:Aris⟧ Eva", "PERSON", want{}, 7, 4},
		{"elsewhere proper nouns are no matter", "cs-cac", "⟦PROPN:Aris⟧ ⟦PERSON:Eva⟧", "⟦PERSON:Aris⟧ Eva", "PERSON", want{1, 1, 0, 0}, 3, 0},
	} {
		x := marked(test.gold)
		in := &set{name: test.set, texts: []text{x}, labels: map[string]bool{}}
		for _, l := range x.spans {
			in.labels[l.label] = true
		}
		s, err := newScorer(meanings)
		if err != nil {
			t.Fatal(err)
		}
		r, err := s.score(in, finds(test.found))
		if err != nil {
			t.Fatal(err)
		}
		c := r.kind(test.kind)
		if got := (want{c.Expected, c.Reported, c.Right, c.Touching}); got != test.want || r.Labelled != test.labelled || r.Covered != test.in {
			t.Errorf("%s: got %v, %d of %d characters, want %v, %d of %d", test.reason, got, r.Covered, r.Labelled, test.want, test.in, test.labelled)
		}
	}
}

// TestIgnored has a rule that leaves a label out of account.
func TestIgnored(t *testing.T) {
	s, err := newScorer([]string{"TITLE="})
	if err != nil {
		t.Fatal(err)
	}
	in := &set{texts: []text{marked("⟦TITLE:Dean⟧ ⟦PERSON:Ann⟧")}, labels: map[string]bool{"TITLE": true, "PERSON": true}}
	r, err := s.score(in, finds("⟦PERSON:Dean⟧ ⟦PERSON:Ann⟧"))
	if c := r.kind("PERSON"); err != nil || c.Reported != 1 || c.Right != 1 || c.Touching != 1 {
		t.Errorf("got %+v, %v", c, err)
	}
}

func TestPool(t *testing.T) {
	one := func(expected, reported, right int) *score {
		r := &score{Sets: 1, Kinds: map[measure.Kind]*counts{"PERSON": {Sets: 1, Expected: expected, Reported: reported, Right: right, Touching: right}}}
		r.finish()
		return r
	}
	got := pool("", []*score{one(1, 1, 1), one(3, 5, 1)}).Kinds["PERSON"]
	// 2·2/(4+6), and the mean of 1 and 2·1/(3+5).
	if want := (counts{2, 4, 6, 2, 2, 0.4, 0.4, 0.625}); *got != want {
		t.Errorf("got %v, want %v", *got, want)
	}
}

func TestReadSet(t *testing.T) {
	const rows = `{"text": "Ян ест", "spans": [{"start": 0, "end": 2, "label": "PERSON"}], "doc": "a", "split": "dev"}
{"text": "Al too", "spans": [{"start": 0, "end": 2, "label": "PERSON"}], "doc": "a", "split": "dev"}
{"text": "Acme", "spans": [{"start": 0, "end": 4, "label": "ORGANIZATION"}], "doc": "a", "split": "train"}
{"text": "no", "spans": [], "split": "dev"}
{"text": "nor", "spans": [], "split": "dev"}
`
	file := write(t, t.TempDir(), "xx-a.jsonl.gz", rows)
	s, err := readSet(file, 0)
	if err != nil {
		t.Fatal(err)
	}
	if len(s.texts) != 3 || s.sentences != 4 || s.texts[0].text != "Ян ест\nAl too" ||
		!slices.Equal(s.texts[0].spans, []span{{"PERSON", 0, 2}, {"PERSON", 7, 9}}) {
		t.Errorf("got %+v", s)
	}
	if s.name != "xx-a" || s.language() != "xx" || s.group() != groupOther || !s.labels["ORGANIZATION"] {
		t.Errorf("got %+v", s)
	}
	if s, err = readSet(file, 3); err != nil || s.sentences != 3 || s.texts[1].text != "nor" {
		t.Errorf("of three sentences: %+v, %v", s, err)
	}
	long := strings.Repeat("a", longestJoined/2)
	s = &set{}
	s.take([]row{{Text: long, Doc: "b"}, {Text: long, Doc: "b"}}, 0)
	if len(s.texts) != 2 {
		t.Errorf("%d texts of a long document", len(s.texts))
	}
	for _, wrong := range []string{`{"text": "secret`, `[{"full_text": "secret", "spans": [{"entity_type": "PERSON", "start_position": 3, "end_position": 9}]}]`, `{"text": 1}`} {
		if _, err := readSet(write(t, t.TempDir(), "secret.json", wrong), 0); err == nil || strings.Contains(err.Error(), `"secret`) {
			t.Errorf("a row that is wrong: %v", err)
		}
	}
}

func headings(page string) (list []string) {
	for line := range strings.Lines(page) {
		if strings.HasPrefix(line, "#") {
			list = append(list, line)
		}
	}
	return list
}

// small runs a small job and returns what it prints.
func small(t *testing.T, args ...string) string {
	t.Helper()
	var out bytes.Buffer
	if err := run(append([]string{"-n", "3", "-texts", "120", "-tables", "12", "-speed=false"}, args...), &out); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func TestPage(t *testing.T) {
	folder := t.TempDir()
	const text = "Write to jane@example.com"
	write(t, folder, "en-x.jsonl.gz", `{"text": "`+text+`", "spans": [{"label": "EMAIL", "start": 9, "end": 25}], "split": "dev"}`)
	heap := "Mine=" + filepath.Dir(write(t, t.TempDir(), "a.txt", text)) + ",*.txt"
	args := []string{"-names", folder, "-heap", heap, "-heap", "Gone=" + folder + ",*.none"}
	page := small(t, args...)
	for _, row := range []string{
		"skipped: Gone.",
		"| `EMAIL_ADDRESS` | 1 | 1 | 1 | 1 | 1.000 | 1.000 | 1.000 |",
		"Covered: 1.000 of",
		"| en-x | 1 | 0 | – | – | – | – | – | 1.000 | 0.",
		"| Mine | 1 | 3 | 0.00 | 0.00 | 0.00 | 333.33 |",
		"120 texts. ",
		"| **with a form** | ",
		"12 tables. ",
	} {
		if !strings.Contains(page, row) {
			t.Errorf("the page does not have %q", row)
		}
	}
	for _, code := range corpus.Languages() {
		if n := strings.Count(page, "\n| "+code+" | "); n != 1 && code != "en" {
			t.Errorf("the language %s has %d rows", code, n)
		}
	}
	if strings.Contains(page, "jane") {
		t.Error("the page shows data")
	}
	// The page that is committed is of this program, though not of these arguments.
	committed, err := os.ReadFile("../../../docs/detection.md")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := headings(string(committed)), headings(page); !slices.Equal(got, want) {
		t.Errorf("docs/detection.md has the headings %q, want %q; go run ./profiler/internal/yardstick writes it", got, want)
	}
}

func TestMore(t *testing.T) {
	folder := t.TempDir()
	none := []string{"-texts", "0", "-tables", "0", "-names", folder, "-heap", "Gone=" + folder + ",*.none"}
	file := write(t, folder, "sample.json", `[{"full_text": "Jane Doe, jane@example.com", "spans": [{"entity_type": "TITLE", "start_position": 0, "end_position": 4}, {"entity_type": "EMAIL", "start_position": 10, "end_position": 26}]}]`)
	args := append(none, "-map", "TITLE=", file)
	page := small(t, args...)
	if page != small(t, args...) {
		t.Error("two runs differ")
	}
	for _, part := range []string{"### sample\n", "| `EMAIL_ADDRESS` | 1 | 1 | 1 |", "skipped: the labelled sets, Gone."} {
		if !strings.Contains(page, part) {
			t.Errorf("the page does not have %q", part)
		}
	}
	var r result
	if err := json.Unmarshal([]byte(small(t, append(none, "-json", "-speed", file)...)), &r); err != nil || len(r.Files) != 1 {
		t.Errorf("JSON: %v, %+v", err, r)
	}
	out := filepath.Join(folder, "out.md")
	if small(t, append(none, "-o", out)...) != "" {
		t.Error("the page is printed and written")
	}
	if written, err := os.ReadFile(out); err != nil || !bytes.HasPrefix(written, []byte("# Detection")) {
		t.Errorf("-o: %v", err)
	}
	for _, args := range [][]string{{"-n", "-1"}, {"-texts", "-1"}, {"-nothing"}, append(none, "-heap", "a"),
		append(none, "-heap", "a=b,["),
		append(none, "-map", "A", file), append(none, filepath.Join(folder, "gone")), append(none, "-descriptions", folder)} {
		var to bytes.Buffer
		if err := run(args, &to); err == nil || to.Len() > 0 || strings.Contains(err.Error(), folder) {
			t.Errorf("%q: %v", args, err)
		}
	}
}

func TestTimeDocuments(t *testing.T) {
	calls := 0
	s := timeDocuments("x", []string{"first", "second", "third"}, func(string) []privet.Finding { calls++; return nil })
	if calls != 3 || s.MB != 11e-6 || s.Find <= 0 || s.Loop <= 0 {
		t.Errorf("got %+v after %d calls", s, calls)
	}
}

func TestDescriptions(t *testing.T) {
	folder := t.TempDir()
	write(t, folder, "Translation-nl",
		"Package: a\nDescription-md5: 0123456789abcdef\nDescription-nl: spel\n Een spel van Piet Bakker.\n .\n Vraag het piet@example.com.\n\nPackage: b\nDescription-nl: nog een\n")
	list, err := readDescriptions(folder)
	if err != nil || len(list) != 1 || list[0].Name != "Debian, nl" ||
		list[0].texts[0] != "\nspel\nEen spel van Piet Bakker.\n\nVraag het piet@example.com.\n\nnog een\n" {
		t.Errorf("%+v, %v", list, err)
	}
}

func TestSpansOf(t *testing.T) {
	got := spansOf(&corpus.Sentence{Text: "Łódź, Ян", Spans: []corpus.Span{{Label: "LOCATION", Start: 0, End: 7}, {Label: "PERSON", Start: 9, End: 13}}})
	want := []measure.Span{{Label: "LOCATION", Start: 0, End: 4}, {Label: "PERSON", Start: 6, End: 8}}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}
