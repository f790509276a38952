package main

import (
	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/measure"
)

// A worth is what a rule is worth: how much higher F1 is with it than without, in
// all sets together, and how many more findings there are in the heaps, in percent.
type worth struct {
	Rule  string                   `json:"rule"`
	F1    map[measure.Kind]float64 `json:"f1"`
	Heaps map[string]float64       `json:"heaps"`
}

// outcome is what worths are made from.
type outcome struct {
	f1    map[measure.Kind]float64
	heaps map[string]int // findings of names
}

// weigh tells what each of the rules is worth. It is told how to find without one;
// no name stands for all rules at work.
func weigh(rules []string, finderWithout func(rule ...string) (finder, error), sets []*set, heaps []*heap) ([]worth, error) {
	var list []worth
	all, err := outcomeOf(finderWithout, sets, heaps)
	if err != nil {
		return nil, err
	}
	for _, rule := range rules {
		without, err := outcomeOf(finderWithout, sets, heaps, rule)
		if err != nil {
			return nil, err
		}
		w := worth{rule, map[measure.Kind]float64{}, map[string]float64{}}
		for k, f := range all.f1 {
			w.F1[k] = f - without.f1[k]
		}
		for name, n := range all.heaps {
			w.Heaps[name] = 100 * float64(n-without.heaps[name]) / float64(max(without.heaps[name], 1))
		}
		list = append(list, w)
	}
	return list, nil
}

func outcomeOf(finderWithout func(rule ...string) (finder, error), sets []*set, heaps []*heap, rule ...string) (*outcome, error) {
	find, err := finderWithout(rule...)
	if err != nil {
		return nil, err
	}
	s, err := newScorer(meanings)
	if err != nil {
		return nil, err
	}
	var scores []*score
	for _, t := range sets {
		if t.onlyNouns() {
			continue
		}
		r, err := s.score(t, find)
		if err != nil {
			return nil, err
		}
		scores = append(scores, r)
	}
	o := &outcome{map[measure.Kind]float64{}, map[string]int{}}
	for k, c := range pool("", scores).Kinds {
		o.f1[k] = c.F1
	}
	for _, h := range heaps {
		found := h.count(find, mostOfHeapForRule)
		for _, k := range named {
			o.heaps[h.Name] += found[privet.Label(k)]
		}
	}
	return o, nil
}
