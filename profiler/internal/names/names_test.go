package names

import (
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler/internal/namestart"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// TestNamed holds which words of a whole name are remembered, how far, and that older ones give way.
func TestNamed(t *testing.T) {
	var b namedBefore
	note := func(text string) { b.note(text, 0, len(text)) }
	note("Greta Brandvold")
	note("Quorl") // one word is no whole name
	note("Grace Ohlendorf")
	for word, want := range map[string]bool{"Brandvold": true, "Ohlendorf": true, "Quorl": false, "Grace": false, "brandvold": false, "Brandvol": false, "Brandvolds": false} {
		if b.has(word, 100) != want {
			t.Errorf("%s is remembered: %v", word, !want)
		}
	}
	at := len("Greta ")
	if !b.has("Brandvold", at+namedReach) || b.has("Brandvold", at+namedReach+1) {
		t.Error("it is remembered farther or less far than namedReach")
	}
	b.shift(100)
	if b.has("Brandvold", at+namedReach) || !b.has("Brandvold", at+namedReach-100) {
		t.Error("it does not move with its text")
	}
	for i := range mostNamed {
		note("Xx" + strings.Repeat(string(rune('a'+i)), 5) + " Zy")
	}
	if b.has("Brandvold", 100) {
		t.Error("more words are remembered than mostNamed")
	}
	if b.begin(); b.has("Xxaaaaa", 100) {
		t.Error("a text before is remembered")
	}
}

// TestNamedAgain holds of what stands beside a name whether it is one again.
func TestNamedAgain(t *testing.T) {
	for text, want := range map[string]bool{
		"so Brandvold came": true, "so Brandvold's mill": true, "so Brandvold Homes": false, "at Anna Brandvold": false, "so Brandvold-Lee": false, "so x@Brandvold": false, "so Brandvold 7": false, "so brandvold came": false,
		"It rained. Brandvold came": true,
	} {
		var b namedBefore
		b.note("Greta Brandvold", 0, len("Greta Brandvold"))
		if got := b.withAgain(nil, text, 0, len(text)); (len(got) == 1 && text[got[0].Start:got[0].End] == "Brandvold" && got[0].Label == tagger.Person) != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// TestWithSpan holds that a span stands in its place and replaces those that it overlaps.
func TestWithSpan(t *testing.T) {
	span := func(start, end int) tagger.Span { return tagger.Span{Start: start, End: end} }
	for _, c := range []struct{ have, want []tagger.Span }{
		{nil, []tagger.Span{span(10, 20)}},
		{[]tagger.Span{span(0, 10), span(20, 30)}, []tagger.Span{span(0, 10), span(10, 20), span(20, 30)}},
		{[]tagger.Span{span(0, 11), span(12, 13), span(19, 30)}, []tagger.Span{span(10, 20)}},
		{[]tagger.Span{span(30, 40)}, []tagger.Span{span(10, 20), span(30, 40)}},
	} {
		if got := withSpan(slices.Clone(c.have), span(10, 20)); !slices.Equal(got, c.want) {
			t.Errorf("with %v: %v, want %v", c.have, got, c.want)
		}
	}
}

// TestFind holds that steps are asked in their order, that a stretch is looked at once, and that Shift and Begin forget.
func TestFind(t *testing.T) {
	const text = "My name is Greta Brandvold and I live in London."
	calls := ""
	f := &NameFinder{Steps: []NameStep{
		func(spans []tagger.Span, _ string, end int) ([]tagger.Span, int) { calls += "a"; return spans, end },
		func(spans []tagger.Span, _ string, end int) ([]tagger.Span, int) { calls += "b"; return spans, end },
	}}
	f.Begin()
	var people []string
	for _, start := range namestart.AppendStarts(nil, text, 0, len(text)) {
		if start.At < f.Done {
			continue
		}
		for _, s := range f.Find(text, start) {
			if s.Label == tagger.Person {
				people = append(people, text[s.Start:s.End])
			}
		}
	}
	if !slices.Equal(people, []string{"Greta Brandvold"}) || !strings.HasPrefix(calls, "ab") || strings.Contains(calls, "aa") {
		t.Errorf("people %q, steps %q", people, calls)
	}
	if got := f.Plain("and Brandvold came", 4, 13); len(got) != 1 {
		t.Errorf("named again: %v", got)
	}
	if f.Shift(1000); f.Done != 0 {
		t.Errorf("%d bytes of the text are looked at", f.Done)
	}
	f.Begin()
	if got := f.Plain("and Brandvold came", 4, 13); len(got) != 0 {
		t.Errorf("a name of the text before: %v", got)
	}
}

// TestIsThing tells things from places that have their names.
func TestIsThing(t *testing.T) {
	for marked, want := range map[string]bool{
		"carve the |turkey|": true, "we ate 2 |turkey| legs": true, "the |china| broke": true, "some |chili| please": true,
		"went to |turkey|": false, "our |china| office": false, "the |Turkey|": false, "|turkey|": false, "the |turkeys|": false, "xthe |turkey|": false,
	} {
		before, rest, _ := strings.Cut(marked, "|")
		word, behind, _ := strings.Cut(rest, "|")
		if got := IsThing(before+word+behind, len(before), len(before)+len(word)); got != want {
			t.Errorf("%q is a thing: %v", marked, got)
		}
	}
}
