package main

import (
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/privet-go/privet/profiler/internal/corpus"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// A sight is a name that a model has found.
type sight struct {
	label  tagger.Label
	margin float64 // logarithm of the odds
	right  bool
}

// sights are what a model has found in sentences.
type sights struct {
	found  []sight
	langs  map[string]*[3]int
	wanted [tagger.Learned]int
}

// look has the model find names. Where it is wrong, tell is told, unless that is nil.
// The sentences are made up, and no harm is in showing them.
func look(sentences []corpus.Sentence, m *tagger.Model, tell io.Writer) *sights {
	var out sights
	out.langs = map[string]*[3]int{}
	x := tagger.Scratch{Model: m}
	for _, s := range sentences {
		type place struct {
			start, end int
			label      tagger.Label
		}
		wanted := map[place]bool{}
		for _, span := range spansOf(&s) {
			if l, ok := labelOf(span.Label); ok {
				wanted[place{span.Start, span.End, l}] = true
				out.wanted[l]++
			}
		}
		var found []tagger.Span
		done := 0
		for _, start := range tagger.AppendStarts(nil, s.Text, 0, len(s.Text)) {
			if start.At >= done {
				found, done = x.Append(found, s.Text, start, done)
			}
		}
		if tell != nil {
			var out []string
			got := map[place]bool{}
			for _, f := range found {
				got[place{f.Start, f.End, f.Label}] = true
				if !wanted[place{f.Start, f.End, f.Label}] {
					out = append(out, fmt.Sprintf("+%d[%s]%.2f", f.Label, s.Text[f.Start:f.End], f.Confidence))
				}
			}
			for w := range wanted {
				if !got[w] {
					out = append(out, fmt.Sprintf("-%d[%s]", w.label, s.Text[w.start:w.end]))
				}
			}
			slices.Sort(out)
			if len(out) > 0 {
				fmt.Fprintf(tell, "%s %q\n     %s\n", s.Language, s.Text, strings.Join(out, " "))
			}
		}
		lang := out.langs[s.Language]
		if lang == nil {
			lang = new([3]int)
			out.langs[s.Language] = lang
		}
		lang[0] += len(wanted)
		lang[1] += len(found)
		found = slices.DeleteFunc(found, func(f tagger.Span) bool { return f.Label >= tagger.Learned })
		for _, f := range found {
			if wanted[place{f.Start, f.End, f.Label}] {
				lang[2]++
			}
		}
		for _, f := range found {
			p := min(max(f.Confidence, 1e-12), 1-1e-12)
			out.found = append(out.found, sight{f.Label, math.Log(p / (1 - p)), wanted[place{f.Start, f.End, f.Label}]})
		}
	}
	return &out
}

// print prints how much was found and how much of it is right.
func (s *sights) print() {
	for _, l := range slices.Sorted(maps.Keys(s.langs)) {
		n := s.langs[l]
		fmt.Printf("%s: wanted %d precision %.3f recall %.3f\n", l, n[0], float64(n[2])/float64(max(1, n[1])), float64(n[2])/float64(max(1, n[0])))
	}
	for l := range tagger.Learned {
		found, right := 0, 0
		for _, f := range s.found {
			if f.label == l {
				found++
				if f.right {
					right++
				}
			}
		}
		p, r := float64(right)/float64(max(found, 1)), float64(right)/float64(max(s.wanted[l], 1))
		fmt.Printf("label %d: wanted %d found %d: precision %.3f recall %.3f F1 %.3f\n", l, s.wanted[l], found, p, r, 2*p*r/max(p+r, 1e-9))
	}
}

// fit fits the slope and the base of the logarithm of the odds of each label, by
// steps along the gradient of their likelihood. A penalty draws them to a slope of
// one half where there is little to go by.
func (s *sights) fit() (odds [tagger.Learned][2]float32) {
	for l := range tagger.Learned {
		a, b, sa, sb := 0.5, 0.0, 1e-6, 1e-6
		for range 400 {
			ga, gb, n := (a-0.5)*20, b*5, 25.0
			for _, f := range s.found {
				if f.label != l {
					continue
				}
				d := 1 / (1 + math.Exp(-a*f.margin-b))
				if f.right {
					d--
				}
				ga += d * f.margin
				gb += d
				n++
			}
			ga, gb = ga/n, gb/n
			sa, sb = sa+ga*ga, sb+gb*gb
			a, b = a-0.3*ga/math.Sqrt(sa), b-0.3*gb/math.Sqrt(sb)
		}
		odds[l] = [2]float32{float32(a), float32(b)}
		fmt.Printf("label %d: slope %.3f base %.3f\n", l, a, b)
	}
	return odds
}

// calibration prints how far the probabilities are from the shares that are right.
func (s *sights) calibration() {
	var number, right, sum [10]float64
	for _, f := range s.found {
		p := 1 / (1 + math.Exp(-f.margin))
		k := min(int(p*10), 9)
		number[k]++
		sum[k] += p
		if f.right {
			right[k]++
		}
	}
	all, err := float64(len(s.found)), 0.0
	for k := range number {
		if number[k] > 0 {
			err += math.Abs(sum[k]-right[k]) / all
		}
	}
	fmt.Printf("expected calibration error %.4f\n", err)
}
