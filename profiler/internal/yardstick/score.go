package main

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/measure"
)

// named are the kinds of names, which the figures are about most of all.
var named = []measure.Kind{"PERSON", "LOCATION", "ORGANIZATION"}

// names stands for the kinds of names together.
const names measure.Kind = "NAMES"

// anyOverlap is the share in common that any overlap has.
const anyOverlap = 1e-9

// meanings say what the labels of sets mean. Those that are in no rule and have no
// label of ours are not scored.
var meanings = []string{
	"PERSON=PERSON+FIRST_NAME+LAST_NAME",
	"LOCATION=LOCATION+CITY+STATE+COUNTRY",
	"NORP=NATIONALITY+RELIGION+ETHNICITY+POLITICAL_OPINION",
	"DATE=DATE_TIME+DOB",
	"PHONE=PHONE_NUMBER+FAX_NUMBER",
	"URL=URL+DOMAIN_NAME",
	"ADDRESS=STREET_ADDRESS",
	"ZIP=ZIP_CODE",
	"JOB=JOB_TITLE",
	"ID=" + identifiers(),
}

// identifiers are the labels of numbers that stand for a person.
func identifiers() string {
	var list []string
	for l := range privet.Labels() {
		switch l.Category() {
		case privet.CategoryGovernment, privet.CategoryAccount, privet.CategoryHealth:
			if l != "USERNAME" && l != "MEDICAL_CONDITION" && l != "MEDICATION" && l != "BLOOD_TYPE" {
				list = append(list, string(l))
			}
		}
	}
	return strings.Join(list, "+")
}

// impersonal are the labels that say nothing of a person. Whether they are covered
// does not count.
var impersonal = strings.Fields("MISC PRODUCT WORK LAW QUANTITY MONEY EVENT LANGUAGE TIME PROPN")

// titles stand before names. Sets differ on whether they belong to them; where they
// do, a finding is as right without.
var titles = strings.Fields(`Mr. Mrs. Ms. Mr Mrs Ms Miss Dr. Dr Sir Lady Lord Madam Captain Capt. Colonel Major Judge Aunt Uncle Father Professor Prof.
M. MM. Mme Mme. Mlle Mlle. Monsieur Madame Mademoiselle Messieurs de heer den Heer De mevrouw domnul doamna dl. dna. श्री श्रीमती डॉ. डॉ
นาย นางสาว นาง น.ส. น.พ. นพ. พ.ญ. ด.ช. ด.ญ. ดร. พล.ต.อ. พล.ต.ต. พล.ต.ท. พล.อ. พ.ต.อ. พ.ต.ท. ร.ต.อ. คุณ`)

// A finder finds what is personal in a text.
type finder func(text string) []privet.Finding

// A scorer compares what is found with what is labelled.
type scorer struct {
	kinds  *measure.Kinds
	pooled map[measure.Kind]*measure.Tally // for calibration, by kind and of all names
}

func newScorer(rules []string) (*scorer, error) {
	kinds, err := measure.ParseKinds(rules)
	if err != nil {
		return nil, err
	}
	s := &scorer{kinds: kinds, pooled: map[measure.Kind]*measure.Tally{}}
	for _, k := range named {
		if s.pooled[k], err = measure.New(&measure.Options{Kinds: kinds, Only: []measure.Kind{k}}); err != nil {
			return nil, err
		}
	}
	s.pooled[names], err = measure.New(&measure.Options{Kinds: kinds, Only: named})
	return s, err
}

// annotated are the kinds that a set annotates: those of the labels that occur in it,
// and which its conventions do not take out.
func (s *scorer) annotated(t *set) map[measure.Kind]bool {
	kinds := map[measure.Kind]bool{}
	for label := range t.labels {
		if k, ok := s.kinds.Named(label); ok && k != measure.Ignored && !t.onlyNouns() && !slices.Contains(conventions[t.name].never, label) {
			kinds[k] = true
		}
	}
	return kinds
}

// score measures a set.
func (s *scorer) score(t *set, find finder) (*score, error) {
	exact, err := measure.New(&measure.Options{Kinds: s.kinds})
	if err != nil {
		return nil, err
	}
	touching, err := measure.New(&measure.Options{Kinds: s.kinds, IoU: anyOverlap})
	if err != nil {
		return nil, err
	}
	r := &score{Name: t.name, Sets: 1, Sentences: t.sentences}
	kinds := s.annotated(t)
	for i := range t.texts {
		x := &t.texts[i]
		found := find(x.text)
		places := pointsOf(x.text, found)
		r.cover(x.spans, places, t.onlyNouns())
		want, got := s.settle(x, kinds, found, places, conventions[t.name].titles)
		exact.Text(x.text, want, got)
		touching.Text(x.text, want, got)
		for _, tally := range s.pooled {
			tally.Text(x.text, want, got)
		}
	}
	r.report = exact.Report()
	r.addKinds(r.report, touching.Report())
	r.CalibrationError = r.report.Calibration.ECE
	r.finish()
	return r, nil
}

// pointsOf gives the places of findings in code points. Findings come by their starts.
func pointsOf(text string, found []privet.Finding) []span {
	places := make([]span, len(found))
	at, points := 0, 0
	for i, f := range found {
		points += utf8.RuneCountInString(text[at:f.Start])
		at = f.Start
		places[i] = span{string(f.Label), points, points + utf8.RuneCountInString(text[f.Start:f.End])}
	}
	return places
}

// settle gives the spans of kinds that a set annotates, and the findings that can be
// right or wrong in it. Findings of other kinds are neither. A FACILITY is a place or
// an organisation to some and nothing to others, so findings of these two that have
// most in common with one do not count. Spans that the rules leave out of account stay,
// since a tally passes over what is found there.
func (s *scorer) settle(x *text, kinds map[measure.Kind]bool, found []privet.Finding, places []span, titled bool) (want []measure.Span, got []privet.Finding) {
	of := func(label string) measure.Kind {
		k, _ := s.kinds.Named(label)
		return k
	}
	for i, f := range found {
		k := s.kinds.Of(f.Label)
		if !kinds[k] {
			continue
		}
		facility, own := 0.0, 0.0
		for _, l := range x.spans {
			if share := inCommon(l, places[i]); l.label == "FACILITY" {
				facility = max(facility, share)
			} else if of(l.label) == k {
				own = max(own, share)
			}
		}
		if facility > own && (k == "LOCATION" || k == "ORGANIZATION") {
			continue
		}
		got = append(got, f)
	}
	runes := []rune(nil)
	for _, l := range x.spans {
		k := of(l.label)
		if !kinds[k] && k != measure.Ignored {
			continue
		}
		if titled && k == "PERSON" {
			if runes == nil {
				runes = []rune(x.text)
			}
			bare := l
			bare.start += titleLength(string(runes[l.start:l.end]))
			for _, p := range places {
				if of(p.label) == k && inCommon(bare, p) > inCommon(l, p) {
					l = bare
				}
			}
		}
		want = append(want, measure.Span{Label: l.label, Start: l.start, End: l.end})
	}
	return want, got
}

// titleLength is the length in code points of the titles that a name begins with, and
// of the spaces behind them.
func titleLength(name string) int {
	rest := name
	for again := true; again; {
		again = false
		for _, t := range titles {
			after, ok := strings.CutPrefix(rest, t)
			name := strings.TrimLeft(after, " ")
			if spaced := after != name; ok && name != "" && (spaced || t[0] >= utf8.RuneSelf || t[len(t)-1] == '.') {
				rest, again = name, true
				break
			}
		}
	}
	return utf8.RuneCountInString(name) - utf8.RuneCountInString(rest)
}

// inCommon is what two places have in common as a share of what they cover together.
func inCommon(a, b span) float64 {
	both := min(a.end, b.end) - max(a.start, b.start)
	if both <= 0 {
		return 0
	}
	return float64(both) / float64(a.end-a.start+b.end-b.start-both)
}
