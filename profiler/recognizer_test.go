package profiler

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
)

// TestBuiltIn holds that every built-in recognizer describes itself, and that
// the lists know of each other.
func TestBuiltIn(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range builtIn() {
		if err := validate(r); err != nil {
			t.Errorf("%s: %v", r.Name, err)
		}
		if seen[r.Name] {
			t.Errorf("%s: the name is given twice", r.Name)
		}
		seen[r.Name] = true
		if !r.Label.IsBuiltIn() {
			t.Errorf("%s: the label %s is not in the catalogue", r.Name, r.Label)
		}
		if r.hasForm() && r.Source == "" {
			t.Errorf("%s: a form without a source", r.Name)
		}
		if r.Check != nil && r.FalseAccept == 0 && len(r.Shapes) > 0 && r.Label != "CREDIT_CARD_EXPIRATION" {
			t.Errorf("%s: a check whose false-accept rate is not given", r.Name)
		}
	}
}

// TestHeadersAreFound holds that each header of a recognizer leads to its
// label, so that none is hidden by another list.
func TestHeadersAreFound(t *testing.T) {
	p := newProfiler(t)
	owner := map[string]privet.Label{}
	for _, r := range builtIn() {
		for _, h := range r.Headers {
			key := strings.Join(headerWords(h), " ")
			if o, ok := owner[key]; ok && o != r.Label {
				t.Errorf("the header %q belongs to %s and to %s", h, o, r.Label)
			}
			owner[key] = r.Label
			found := false
			for _, hit := range builtInHeaders().hits(h) {
				found = found || hit.kind != notPersonal && p.judge.kinds[hit.kind].label == r.Label && hit.part != partDenied
			}
			if !found {
				t.Errorf("%s: its header %q does not lead to %s", r.Name, h, r.Label)
			}
		}
	}
}

// TestFalseAccept measures, on random strings of the shapes, the share that
// each check takes, and holds what the recognizer says of itself to it.
func TestFalseAccept(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("one goroutine that counts")
	}
	r := rand.New(rand.NewPCG(11, 12))
	const n = 40000
	for _, rec := range builtIn() {
		if rec.Check == nil || len(rec.Shapes) == 0 || rec.FalseAccept == 0 {
			continue
		}
		taken := 0
		for range n {
			s := rec.Shapes[r.IntN(len(rec.Shapes))]
			if rec.Check(appendCompact(nil, randomOf(r, s.Pattern))) {
				taken++
			}
		}
		got := float64(taken) / n
		// Half as much again, or three standard errors, is the same figure.
		slack := max(rec.FalseAccept/2, 3*math.Sqrt(max(rec.FalseAccept, 1.0/n)/n))
		if math.Abs(got-rec.FalseAccept) > slack {
			t.Errorf("%s takes a share of %.4g of random strings and says %.4g", rec.Name, got, rec.FalseAccept)
		}
	}
}

// randomOf is a random string of a shape.
func randomOf(r *rand.Rand, pattern string) string {
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	b := []byte(pattern)
	for i, c := range b {
		switch c {
		case '9':
			b[i] = byte('0' + r.IntN(10))
		case 'A':
			b[i] = letters[r.IntN(26)]
		case 'X':
			b[i] = ("0123456789" + letters)[r.IntN(36)]
		}
	}
	return string(b)
}

// TestValidateRefuses holds that a recognizer that does not say what it is gets
// all reasons at once.
func TestValidateRefuses(t *testing.T) {
	bad := Recognizer{
		Label: "not a label", Shapes: []Shape{{"", 0.5}, {"99-99", 1.5}, {"-9", 0.5}, {"1234", 0.5}},
		Beside: 2, FalseAccept: -1, Context: []string{"Upper"}, Headers: []string{" two  spaces"},
		match: func(string, int) (match, bool) { return match{}, false },
	}
	err := validate(&bad)
	if err == nil {
		t.Fatal("it is taken")
	}
	for _, reason := range []string{"no name", "not well formed", "no doc", "without a trigger", "shape 0", "shape 1", "shape 2", "shape 3",
		"Beside", "FalseAccept", "word 0"} {
		if !strings.Contains(err.Error(), reason) {
			t.Errorf("the error does not say %q: %v", reason, err)
		}
	}
	if err := validate(&Recognizer{Name: "a", Label: "A", Doc: "d"}); err == nil {
		t.Error("one that finds nothing is taken")
	}
}

func TestShapeTokens(t *testing.T) {
	// Whatever a random string of a shape begins with, the scanner is led there.
	r := rand.New(rand.NewPCG(5, 6))
	for _, rec := range builtIn() {
		for _, s := range rec.Shapes {
			for range 50 {
				text := randomOf(r, s.Pattern)
				end, kind := nextToken(text, 0)
				led := kind == tokenWord && end == len(text) // a word is no number
				kinds, n := shapeTokens(s.Pattern)
				if led = led || kinds>>kind&1 == 1 && n == end; !led {
					t.Fatalf("%s: nothing leads to shape %q", rec.Name, s.Pattern)
				}
				if e, ok := matchShape(text, 0, s.Pattern); !ok || e != len(text) {
					t.Fatalf("%s: shape %q does not fit its own string", rec.Name, s.Pattern)
				}
			}
		}
	}
}

// TestFalseAcceptByShape holds that a check which proves something does so for
// each shape of its recognizer. A column is credited with a check only when a
// share of fitShare of its values passes; a shape of which that share passes by
// chance would be credited with what the check proves about the others.
func TestFalseAcceptByShape(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	r := rand.New(rand.NewPCG(13, 14))
	const n = 4000
	for _, rec := range builtIn() {
		if rec.Check == nil || rec.FalseAccept == 0 || rec.FalseAccept >= alonePowerful {
			continue
		}
		for _, s := range rec.Shapes {
			taken := 0
			for range n {
				if rec.Check(appendCompact(nil, randomOf(r, s.Pattern))) {
					taken++
				}
			}
			if share := float64(taken) / n; share >= fitShare {
				t.Errorf("%s: its check takes a share of %.2f of shape %q and says %.2g", rec.Name, share, s.Pattern, rec.FalseAccept)
			}
		}
	}
}
