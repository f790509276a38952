package profiler

import (
	_ "embed"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

//go:embed testdata/texts.tsv
var textVectors string

// TestTextVectors holds how many of the places of testdata/texts.tsv are found, and how
// many texts without any are left alone, when somebody asks for guesses at that label:
// the bounds are below what docs/vectors.md gives, and above what it promises.
func TestTextVectors(t *testing.T) {
	p := newProfiler(t)
	zero := 0.0
	places, found, without, alone := 0, 0, 0, 0
	for line := range strings.Lines(textVectors) {
		name, marked, ok := strings.Cut(strings.TrimRight(line, "\n"), "\t")
		if strings.HasPrefix(line, "#") {
			continue
		}
		label, err := privet.ParseLabel(name)
		if !ok || err != nil {
			t.Fatalf("a line is not right: %q", line)
		}
		text, want := unmarkPlain(strings.ReplaceAll(marked, `\n`, "\n"))
		got := must(p.FindWith(text, &Query{Labels: []privet.Label{label}, MinConfidence: &zero}))
		if len(want) == 0 {
			without++
			if len(got) == 0 {
				alone++
			} else {
				t.Logf("%s is found in %q", label, text)
			}
		}
		for _, w := range want {
			places++
			hit := false
			for _, g := range got {
				hit = hit || g.Start == w[0] && g.End == w[1]
			}
			if hit {
				found++
			} else {
				t.Logf("%s is not found in %q", label, text)
			}
		}
	}
	if places < 700 || without < 300 || found*100 < places*98 || alone*100 < without*97 {
		t.Errorf("%d of %d places are found, and %d of %d texts without any left alone", found, places, alone, without)
	}
	t.Logf("%d of %d places, %d of %d texts without any", found, places, alone, without)
}

// unmarkPlain gives the text without its marks, and the places between them.
func unmarkPlain(marked string) (text string, places [][2]int) {
	var b strings.Builder
	for {
		before, rest, ok := strings.Cut(marked, "⟦")
		b.WriteString(before)
		if !ok {
			return b.String(), places
		}
		inside, after, _ := strings.Cut(rest, "⟧")
		places = append(places, [2]int{b.Len(), b.Len() + len(inside)})
		b.WriteString(inside)
		marked = after
	}
}
