package scan

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/samples"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// TestCloser holds that of a token in a block is left what is left of one that stands
// anywhere or more, and that what is tried behind it is no shape that has been told off.
func TestCloser(t *testing.T) {
	s := scannerOf(builtin.Recognizers())
	d := &s.dispatch
	r := rand.New(rand.NewPCG(9, 10))
	looked := 0
	for range 3000 {
		text := samples.RandomBytes(r, "0123456789012345678901234567890123 -./: -./,;abABx9XDE\n", 300)
		var x Scratch
		x.Begin(s, 0)
		for !x.Reader.done {
			x.Reader.Read(d, text)
		}
		for _, g := range x.Reader.Sights {
			k := g.lead.index()
			if g.lead&(leadsFromByte|leadsFromHigh) != 0 || k.kind() == lex.TokenMixed {
				continue
			}
			start, end := g.start, g.start+int(g.size)
			const told = leadsToGroup | leadsToShape | leadsToStrong
			want := d.closer(d.tokens[k%leadIndexes], text, start, end)
			if of := g.lead & told; want&told&^leadsToGroup&^of != 0 || want&leadsToGroup != 0 && !hasGroup(d, of.group(), want.group()) {
				t.Fatalf("of %q before %q is left %#x, want at least %#x", text[start:end], text[end:min(len(text), end+20)], g.lead, want)
			}
			looked++
		}
		for i := 0; i < len(text); {
			if lex.Classes[text[i]] == lex.ClassOther {
				i++
				continue
			}
			end, kind := lex.NextToken(text, i)
			if lex.PlaceAt(text, i) == lex.PlaceFree {
				l := d.tokens[leadIndexOf(lex.PlaceFree, kind, min(end-i, spec.LongestToken), lex.FollowAt(text, end))]
				checkShapes(t, s, text, i, end, kind, d.closer(l, text, i, end))
			}
			i = end
		}
	}
	if looked == 0 {
		t.Error("no token was looked at")
	}
}

// hasGroup reports whether a group has all entrances of another one.
func hasGroup(d *dispatch, number, of uint16) bool {
	for i := range d.groups[of].all {
		e := &d.groups[of].all[i]
		if !slices.ContainsFunc(d.groups[number].all, func(o entrance) bool { return o.number == e.number }) {
			return false
		}
	}
	return true
}

// checkShapes holds that a lead knows of the shapes at a token.
func checkShapes(t *testing.T, s *Scanner, text string, i, end int, kind lex.TokenKind, l lead) {
	t.Helper()
	for _, e := range s.plain().byToken[kind][min(end-i, spec.LongestToken)] {
		if e.shape < 0 {
			continue
		}
		pattern := s.Recognizers[e.recognizer].Shapes[e.shape].Pattern
		to, ok := spec.MatchShape(text, i, pattern)
		if !ok || !lex.StandsAlone(text, i, to) {
			continue
		}
		if l&leadsToShape == 0 || !e.weak && l&leadsToStrong == 0 {
			t.Fatalf("%q is %q, and is told off", text[i:to], pattern)
		}
	}
}
