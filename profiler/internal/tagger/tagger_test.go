package tagger

import (
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler/internal/namestart"
)

// find gives the spans of a text.
func find(x *Scratch, text string) (spans []Span) {
	done := 0
	for _, start := range namestart.AppendStarts(nil, text, 0, len(text)) {
		if start.At >= done {
			spans, done = x.Append(spans, text, start, done)
		}
	}
	return spans
}

// TestAppend finds the surest names there are, in scripts of each kind.
func TestAppend(t *testing.T) {
	x := new(Scratch)
	for _, test := range []struct {
		text, name string
		label      Label
	}{
		{"Yesterday Maria Schneider met Barack Obama in Berlin.", "Maria Schneider", Person},
		{"Yesterday Maria Schneider met Barack Obama in Berlin.", "Berlin", Location},
		{"Her employer is Siemens AG in Munich.", "Munich", Location},
		{"Вчера Мария Иванова приехала в Москву.", "Мария Иванова", Person},
		{"Ayer Juan García Pérez llegó a Madrid.", "Juan García Pérez", Person},
		{"어제 김민수 씨가 서울에 왔다.", "서울", Location},
	} {
		found := false
		for _, s := range find(x, test.text) {
			found = found || test.text[s.Start:s.End] == test.name && s.Label == test.label && s.Confidence >= 0.5
		}
		if !found {
			t.Errorf("%q is not found in %q", test.name, test.text)
		}
	}
}

// TestAllocations holds that nothing is allocated once the memory is there.
func TestAllocations(t *testing.T) {
	x := new(Scratch)
	text := strings.Repeat("Yesterday Maria Schneider met Wolodymyrowitsch of New York, 東京都の田中さん, Иванова и Петренко.\n", 5)
	starts := namestart.AppendStarts(nil, text, 0, len(text))
	spans := make([]Span, 0, 256)
	look := func() {
		spans = spans[:0]
		done := 0
		for _, start := range starts {
			if start.At >= done {
				spans, done = x.Append(spans, text, start, done)
			}
		}
	}
	look()
	if n := testing.AllocsPerRun(20, look); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

// FuzzAppend holds the laws of Append: spans are in order, do not overlap, lie in the text and have no part of a rune, the end
// moves on, and a Scratch that has seen other texts finds the same.
func FuzzAppend(f *testing.F) {
	f.Add("Yesterday Maria Schneider met Peter in Paris.\n\nShe lives at 12 Elm St, 10115 Berlin")
	f.Add("東京都の田中さん และ สมชาย ใจดี \xff\xfe Ünal")
	f.Add(strings.Repeat("Anna ", 300))
	used := new(Scratch)
	f.Fuzz(func(t *testing.T, text string) {
		done := 0
		var spans []Span
		for _, start := range namestart.AppendStarts(nil, text, 0, len(text)) {
			if start.At < done {
				continue
			}
			n := len(spans)
			var end int
			spans, end = used.Append(spans, text, start, done)
			if end <= start.At || end > len(text) {
				t.Fatalf("the end %d of what begins at %d of %d", end, start.At, len(text))
			}
			for i := n; i < len(spans); i++ {
				s := spans[i]
				if s.Start < done || s.End <= s.Start || s.End > len(text) || i > 0 && s.Start < spans[i-1].End || s.Confidence < 0 || s.Confidence > 1 {
					t.Fatalf("%+v behind %d", s, done)
				}
			}
			done = end
		}
		fresh := find(new(Scratch), text)
		if len(fresh) != len(spans) {
			t.Fatalf("%d spans, %d in a new Scratch", len(spans), len(fresh))
		}
		for i := range fresh {
			if fresh[i] != spans[i] {
				t.Fatalf("%+v, %+v in a new Scratch", spans[i], fresh[i])
			}
		}
	})
}
