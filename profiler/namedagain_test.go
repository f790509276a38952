package profiler

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestNamedAgain holds people whose whole name is told first, and a part of it where no rule alone would see a name.
func TestNamedAgain(t *testing.T) {
	rows := mayMiss(t, 1)
	p := newProfiler(t)
	for _, marked := range []string{
		"⟦PERSON:Greta Brandvold⟧ runs the mill. The mill suited ⟦PERSON:Brandvold⟧ better than the cat.",
		"⟦PERSON:Lars Krombach⟧ wohnt hier. „Das war knapp“, sagt ⟦PERSON:Krombach⟧ dazu.",
		"Ha parlato ⟦PERSON:Dario Brignoletti⟧. Più tardi racconta ⟦PERSON:Brignoletti⟧ della nave.",
		"⟦PERSON:Jurgen Kasanpaat⟧ keek op. \"⟦PERSON:Jurgen⟧ springt hoog\", riep iemand.",
	} {
		wantLabel(t, p, "PERSON", marked)
	}
	for _, text := range []string{
		"⟦PERSON:Irma Lancaster⟧ was born in Lancaster.",               // the town
		"⟦PERSON:Amy Holland⟧ went there. Later Holland raised taxes.", // a land
		"⟦PERSON:Grace Brandvold⟧ sang. They ran the race with grace.",
		"They told of ⟦PERSON:Felicity Hayes⟧ as head of lending. Felicity of phrase is rare.",
		"They told of ⟦PERSON:Will Hayes⟧ as head. Will you come? Will the others?",
		"⟦PERSON:Greta Brandvold⟧ founded it. Brandvold Homes Ltd builds.", // a firm
	} {
		wantLabel(t, p, "PERSON", text)
	}
	const namedFar = 8 << 10 // bytes, behind which a name is forgotten
	const name, again = "Greta Brandvold runs the mill. ", "The mill suited Brandvold better than the cat."
	far := name + strings.Repeat("It rained all day. ", namedFar/len("It rained all day. ")+1) + again
	for _, f := range p.Find(far) {
		if f.Start > len(name) && f.Label == "PERSON" {
			rows.Errorf("found %q, which is too far from the whole name", far[f.Start:f.End])
		}
	}
	if got := p.Find(again); len(got) > 0 {
		rows.Errorf("a name of the text before is remembered: %v", got)
	}
}

// TestNamedAgainInStreams holds that a stream remembers what the whole text does.
func TestNamedAgainInStreams(t *testing.T) {
	p := newProfiler(t)
	var b strings.Builder
	for range 100 {
		b.WriteString("Greta Brandvold runs the mill. ")
		b.WriteString(strings.Repeat("It rained all day, and the roof leaked. ", 190))
		b.WriteString("The mill suited Brandvold better than the cat. ")
	}
	text := b.String()
	var got []privet.Finding
	for f, err := range p.Scan(strings.NewReader(text)) {
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, f)
	}
	want := p.Find(text)
	if len(want) < 200 || len(got) != len(want) {
		t.Fatalf("%d findings in a stream, %d in the whole", len(got), len(want))
	}
	for i := range want {
		if got[i].Start != want[i].Start || got[i].End != want[i].End || got[i].Label != want[i].Label {
			t.Fatalf("finding %d is %v in a stream and %v in the whole", i, got[i], want[i])
		}
	}
}
