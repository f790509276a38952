package main

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/privet-go/privet/profiler/internal/namestart"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// encode writes the model of weights that learn.c wrote, with probabilities that are fitted to the texts that were
// kept to look at.
func encode(weights, folder, out string) error {
	w, err := readWeights(weights)
	if err != nil {
		return err
	}
	words, err := os.ReadFile(filepath.Join(folder, "words"))
	if err != nil {
		return err
	}
	w.Vocabulary = tagger.ReadVocabulary(words)
	var fit [tagger.Labels][tagger.Scripts][2]float32
	for l := range fit {
		for s := range fit[l] {
			fit[l][s] = [2]float32{1, 0}
		}
	}
	file := tagger.Encode(w, fit)
	model, err := tagger.NewModel(file)
	if err != nil {
		return err
	}
	model.Raw = true
	seen, wanted, err := judge(model, folder)
	if err != nil {
		return err
	}
	for l := range fit {
		pooled := fitOdds(nil, seen[l][0], seen[l][1], seen[l][2], seen[l][3])
		for s := range fit[l] {
			fit[l][s] = fitOdds(&pooled, seen[l][s])
			right := 0
			for _, x := range seen[l][s] {
				if x.right {
					right++
				}
			}
			fmt.Printf("label %d, script %d: %d spans, %d right, slope %.3f, base %.3f\n", l, s, len(seen[l][s]), right, fit[l][s][0], fit[l][s][1])
		}
	}
	for _, least := range [...]float64{0, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6} {
		found, right := 0, 0
		for l := range fit {
			for s, list := range seen[l] {
				for _, x := range list {
					if p := 1 / (1 + math.Exp(-(float64(fit[l][s][0])*math.Log(x.p/(1-x.p)) + float64(fit[l][s][1])))); p >= least {
						found++
						if x.right {
							right++
						}
					}
				}
			}
		}
		fmt.Printf("from %.2f on: F1 %.4f, precision %.4f, recall %.4f\n", least, 2*float64(right)/float64(found+wanted),
			float64(right)/float64(found), float64(right)/float64(wanted))
	}
	return os.WriteFile(out, tagger.Encode(w, fit), 0o666)
}

// readWeights reads what learn.c wrote.
func readWeights(path string) (*tagger.Learned, error) {
	b, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	head := [...]int{tagger.Rows, tagger.Features, tagger.Dim, tagger.Width, tagger.Tags}
	for i, want := range head {
		if len(b) < 24 || int(binary.LittleEndian.Uint32(b[4*i:])) != want {
			return nil, errors.New("the weights are those of another network")
		}
	}
	b = b[24:]
	next := func(n int) []float32 {
		list := make([]float32, n)
		for i := range list {
			list[i] = math.Float32frombits(binary.LittleEndian.Uint32(b[4*i:]))
		}
		b = b[4*n:]
		return list
	}
	w := &tagger.Learned{Rows: next(tagger.Rows * tagger.Dim)}
	for l, n := range tagger.Ins() {
		w.Layers[l] = next(n * tagger.Width)
	}
	for l := range w.Biases {
		w.Biases[l] = next(tagger.Width)
	}
	w.Whole = next(tagger.Dim * tagger.Width)
	w.Out = next(tagger.Width * tagger.Lanes)
	w.OutB = next(tagger.Lanes)
	over := 0
	for _, v := range w.Rows {
		if v > 1 || v < -1 {
			over++
		}
	}
	fmt.Printf("%d of %d values of rows are beyond ±1\n", over, len(w.Rows))
	return w, nil
}

// A judged is a span that was found, and whether it is right.
type judged struct {
	p     float64
	right bool
}

// judge finds the names in the texts that were kept.
func judge(model *tagger.Model, folder string) (seen [tagger.Labels][tagger.Scripts][]judged, wanted int, err error) {
	texts, err := os.Open(filepath.Join(folder, "dev.text"))
	if err != nil {
		return seen, 0, err
	}
	defer texts.Close()
	tags, err := os.ReadFile(filepath.Join(folder, "dev.tags"))
	if err != nil {
		return seen, 0, err
	}
	x := &tagger.Scratch{Model: model}
	var hits, found int
	for r := bufio.NewReader(texts); ; {
		line, err := r.ReadString('\n')
		if err == io.EOF {
			break
		}
		if err != nil {
			return seen, 0, err
		}
		text, err := strconv.Unquote(strings.TrimSuffix(line, "\n"))
		if err != nil {
			return seen, 0, err
		}
		tokens, _ := tagger.See(text, 0)
		gold := map[tagger.Span]bool{}
		ignored := make([]bool, len(text)+1)
		var cur *tagger.Span
		flush := func() {
			if cur != nil {
				gold[*cur] = true
				wanted++
			}
			cur = nil
		}
		for i, t := range tokens {
			switch tag := int(int8(tags[i])); {
			case tag <= 0:
				flush()
				for k := t.Start; tag < 0 && k < t.End; k++ {
					ignored[k] = true
				}
			case tag&1 == 1:
				flush()
				cur = &tagger.Span{Start: t.Start, End: t.End, Label: tagger.Label(tag-1) / 2}
			case cur != nil:
				cur.End = t.End
			}
		}
		flush()
		tags = tags[len(tokens):]
		var spans []tagger.Span
		done := 0
		for _, start := range namestart.AppendStarts(nil, text, 0, len(text)) {
			if start.At >= done {
				spans, done = x.Append(spans, text, start, done)
			}
		}
	each:
		for _, s := range spans {
			for k := s.Start; k < s.End; k++ {
				if ignored[k] {
					continue each
				}
			}
			right := gold[tagger.Span{Start: s.Start, End: s.End, Label: s.Label}]
			found++
			if right {
				hits++
			}
			script := tagger.ScriptOf(text[s.Start:s.End])
			seen[s.Label][script] = append(seen[s.Label][script], judged{s.Confidence, right})
		}
	}
	fmt.Printf("F1 of all spans as they will be found: %.4f (%d wanted, %d found, %d right)\n", 2*float64(hits)/float64(found+wanted), wanted, found, hits)
	return seen, wanted, nil
}

// fitOdds fits the slope and the base of the odds, by Newton's method, with a penalty on what is far from a prior.
func fitOdds(prior *[2]float32, lists ...[]judged) [2]float32 {
	a0, b0, weight := 1.0, 0.0, 1.0
	if prior != nil {
		a0, b0, weight = float64(prior[0]), float64(prior[1]), 20
	}
	loss := func(a, b float64) float64 {
		sum := weight * ((a-a0)*(a-a0) + (b-b0)*(b-b0)) / 2
		for _, list := range lists {
			for _, x := range list {
				z := a*math.Log(x.p/(1-x.p)) + b
				if x.right {
					z = -z
				}
				sum += max(z, 0) + math.Log1p(math.Exp(-math.Abs(z)))
			}
		}
		return sum
	}
	a, b := a0, b0
	for last := loss(a, b); ; {
		ga, gb := weight*(a-a0), weight*(b-b0)
		haa, hab, hbb := weight, 0.0, weight
		for _, list := range lists {
			for _, x := range list {
				z := math.Log(x.p / (1 - x.p))
				p := 1 / (1 + math.Exp(-(a*z + b)))
				d := p
				if x.right {
					d = p - 1
				}
				ga += d * z
				gb += d
				h := p * (1 - p)
				haa += h * z * z
				hab += h * z
				hbb += h
			}
		}
		det := haa*hbb - hab*hab
		da, db := (hbb*ga-hab*gb)/det, (haa*gb-hab*ga)/det
		step, next := 1.0, 0.0
		for ; step > 1e-4; step /= 2 {
			if next = loss(a-step*da, b-step*db); next < last {
				break
			}
		}
		if step <= 1e-4 || last-next < 1e-6*last {
			break
		}
		a, b, last = a-step*da, b-step*db, next
	}
	return [2]float32{float32(a), float32(b)}
}
