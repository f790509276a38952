// Command train learns the weights of package tagger from sentences that package
// corpus makes, and writes them.
//
//	go run ./profiler/internal/tagger/train -o profiler/internal/tagger/model.bin
//
// Beside the file it writes model.sum, which says what the model is learned from.
//
// It maximises the likelihood of a linear-chain conditional random field by
// stochastic gradients with AdaGrad steps and a penalty on large weights. The
// probabilities are fitted to other sentences, of other templates with other names.
// Equal input gives an equal file: one goroutine, a fixed order, a fixed seed.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"

	"github.com/privet-go/privet/profiler/internal/corpus"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

func main() {
	out := flag.String("o", "", "the `file` to write; nothing is written without")
	number := flag.Int("n", 1200000, "how many sentences to learn from")
	rounds := flag.Int("rounds", 5, "how often to go through them")
	rate := flag.Float64("rate", 0.03, "the length of a step")
	decay := flag.Float64("decay", 1e-5, "the penalty on large weights")
	forget := flag.Float64("forget", 0.2, "the share of names that are taken for unknown words")
	isolate := flag.Float64("isolate", 0.1, "the share of chains that are seen without the words around them")
	drop := flag.Float64("drop", 0.35, "the share of features that are left out in each step")
	small := flag.Float64("small", 0.06, "the share of sentences that are learned in small letters")
	tell := flag.String("mistakes", "", "the `file` to write the sentences to that the model gets wrong")
	flag.Parse()
	if err := run(*out, *tell, *number, *rounds, *rate, *decay, *drop, *forget, *isolate, *small); err != nil {
		fmt.Fprintln(os.Stderr, "train:", err)
		os.Exit(1)
	}
}

func run(out, tell string, number, rounds int, rate, decay, drop, forget, isolate, small float64) error {
	r := rand.New(rand.NewPCG(1, 2))
	l := newLearner(rate, decay, drop)
	for round := range rounds {
		// Each round has sentences of its own, so that more is seen of what can be.
		var examples []example
		for s := range corpus.Generate(corpus.Options{Seed: uint64(1 + heldSeed*round), Number: number, Part: corpus.Train, Parts: true}) {
			if r.Float64() < small {
				makeSmall(&s)
			}
			examples = appendExamples(examples, &s, r, forget, isolate)
		}
		fmt.Printf("round %d: %d chains, loss %.4f\n", round+1, len(examples), l.learn(examples, r, round == rounds-1))
	}
	l.average()
	odds := [tagger.Learned][2]float32{{1, 0}, {1, 0}, {1, 0}, {1, 0}, {1, 0}, {1, 0}, {1, 0}}
	model, err := tagger.NewModel(tagger.Encode(&l.trans, &odds, l.rows))
	if err != nil {
		return err
	}
	held := []corpus.Sentence{}
	for s := range corpus.Generate(corpus.Options{Seed: heldSeed, Number: number / 5, Part: corpus.Calibrate, Parts: true}) {
		held = append(held, s)
	}
	var mistakes bytes.Buffer
	seen := look(held, model, &mistakes)
	if tell != "" {
		if err := os.WriteFile(tell, mistakes.Bytes(), 0o666); err != nil {
			return err
		}
	}
	seen.print()
	odds = seen.fit()
	file := tagger.Encode(&l.trans, &odds, l.rows)
	if model, err = tagger.NewModel(file); err != nil {
		return err
	}
	look(held, model, nil).calibration()
	if out == "" {
		return nil
	}
	if err := os.WriteFile(pinFile(out), []byte(pin(file)), 0o666); err != nil {
		return err
	}
	return os.WriteFile(out, file, 0o666)
}

// heldSeed is the seed of the sentences that the probabilities are fitted to; those of the rounds
// are others.
const heldSeed = 2

// labelOf is what the tagger is to find where the corpus has a label.
func labelOf(label string) (tagger.Label, bool) {
	switch label {
	case "PERSON", "FIRST_NAME", "LAST_NAME":
		return tagger.Person, true
	case "LOCATION", "CITY", "STATE", "COUNTRY":
		return tagger.Location, true
	case "ORGANIZATION":
		return tagger.Organization, true
	case "NATIONALITY":
		return tagger.Nationality, true
	case "RELIGION":
		return tagger.Religion, true
	case "STREET_ADDRESS":
		return tagger.Street, true
	case "ZIP_CODE":
		return tagger.Postcode, true
	}
	return 0, false
}

// spansOf gives the spans of a sentence as the tagger is to find them: a given and a
// family name that follow each other are one, and an article is no part of a place.
func spansOf(s *corpus.Sentence) []corpus.Span {
	var spans []corpus.Span
	for _, span := range s.Spans {
		if span.Label == "STREET_ADDRESS" && (span.Form == "odd" || span.Form == "unit") {
			continue // a part of an address that is no street
		}
		for _, article := range [...]string{"the ", "The "} {
			if strings.HasPrefix(s.Text[span.Start:span.End], article) && span.Label == "LOCATION" {
				span.Start += len(article)
			}
		}
		if n := len(spans) - 1; n >= 0 && span.Label == "PERSON" && spans[n].Label == "PERSON" {
			switch between := s.Text[spans[n].End:span.Start]; {
			case between == " ", between == ", " && spans[n].Form == "family" && span.Form == "given":
				spans[n].End = span.End
				continue
			}
		}
		spans = append(spans, span)
	}
	return spans
}

// makeSmall makes all letters of a sentence small, where that moves none.
func makeSmall(s *corpus.Sentence) {
	lower := strings.ToLower(s.Text)
	for _, span := range s.Spans {
		if len(strings.ToLower(s.Text[:span.Start])) != span.Start || len(strings.ToLower(s.Text[:span.End])) != span.End {
			return
		}
	}
	s.Text = lower
}

// appendExamples appends the chains of a sentence with their tags.
func appendExamples(dst []example, s *corpus.Sentence, r *rand.Rand, forget, isolate float64) []example {
	spans := spansOf(s)
	for c := range tagger.Chains(s.Text) {
		e := example{tags: make([]int, c.Len()), rows: make([][]uint32, c.Len())}
		for i := range c.Len() {
			start, end := c.Word(i)
			for _, span := range spans {
				label, ok := labelOf(span.Label)
				if ok && span.Start <= start && end <= span.End {
					first := i == 0 || e.tags[i-1] == 0
					if !first {
						_, before := c.Word(i - 1)
						first = before <= span.Start
					}
					e.tags[i] = tagger.TagOf(label, first)
				}
			}
			// A word that is none here stays one: what nobody knows is a name more often.
			if c.IsName(i) && (e.tags[i] > 0 || !c.IsWord(i)) && r.Float64() < forget {
				c.Forget(i)
			}
		}
		if r.Float64() < isolate {
			c.Isolate()
		}
		for i := range c.Len() {
			e.rows[i] = c.AppendFeatures(nil, s.Text, i)
		}
		dst = append(dst, e)
	}
	return dst
}
