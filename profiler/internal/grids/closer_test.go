package grids

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/samples"
	"github.com/privet-go/privet/profiler/internal/scan"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// TestCloser holds that of a token in a block is left what is left of one that stands
// anywhere or more, and that what is tried behind it is no shape that has been told off.
func TestCloser(t *testing.T) {
	s := scannerOf(builtin.Recognizers())
	d := &s.Dispatch
	r := rand.New(rand.NewPCG(9, 10))
	looked := 0
	for range 3000 {
		text := samples.RandomBytes(r, "0123456789012345678901234567890123 -./: -./,;abABx9XDE\n", 300)
		var x scan.Scratch
		x.Begin(s, 0)
		for !x.Reader.Done {
			x.Reader.Read(d, text)
		}
		for _, g := range x.Reader.Sights {
			k := g.Lead.Index()
			if g.Lead&(scan.LeadsFromByte|scan.LeadsFromHigh) != 0 || k.Kind() == lex.TokenMixed {
				continue
			}
			start, end := g.Start, g.Start+int(g.Size)
			const told = scan.LeadsToGroup | scan.LeadsToShape | scan.LeadsToStrong
			want := d.Closer(d.Tokens[k%scan.LeadIndexes], text, start, end)
			if of := g.Lead & told; want&told&^scan.LeadsToGroup&^of != 0 || want&scan.LeadsToGroup != 0 && !hasGroup(d, of.Group(), want.Group()) {
				t.Fatalf("of %q before %q is left %#x, want at least %#x", text[start:end], text[end:min(len(text), end+20)], g.Lead, want)
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
				l := d.Tokens[scan.LeadIndexOf(lex.PlaceFree, kind, min(end-i, spec.LongestToken), lex.FollowAt(text, end))]
				checkShapes(t, s, text, i, end, kind, d.Closer(l, text, i, end))
			}
			i = end
		}
	}
	if looked == 0 {
		t.Error("no token was looked at")
	}
}

// hasGroup reports whether a group has all entrances of another one.
func hasGroup(d *scan.Dispatch, number, of uint16) bool {
	for i := range d.Groups[of].All {
		e := &d.Groups[of].All[i]
		if !slices.ContainsFunc(d.Groups[number].All, func(o scan.Entrance) bool { return o.Number == e.Number }) {
			return false
		}
	}
	return true
}

// checkShapes holds that a lead knows of the shapes at a token.
func checkShapes(t *testing.T, s *scan.Scanner, text string, i, end int, kind lex.TokenKind, l scan.Lead) {
	t.Helper()
	for _, e := range s.Plain().ByToken[kind][min(end-i, spec.LongestToken)] {
		if e.Shape < 0 {
			continue
		}
		pattern := s.Recognizers[e.Recognizer].Shapes[e.Shape].Pattern
		to, ok := spec.MatchShape(text, i, pattern)
		if !ok || !lex.StandsAlone(text, i, to) {
			continue
		}
		if l&scan.LeadsToShape == 0 || !e.Weak && l&scan.LeadsToStrong == 0 {
			t.Fatalf("%q is %q, and is told off", text[i:to], pattern)
		}
	}
}
