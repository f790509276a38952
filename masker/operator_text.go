package masker

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/strictjson"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/masker/internal/recent"
)

// textKind is the operator text.
func textKind() operatorKind {
	return operatorKind{
		name:   "text",
		doc:    "Finds what is inside of free text, and masks each place by the operator of its label.",
		params: []string{"policy"},
		prepare: func(p *parameters) prepared {
			ops := p.inside // of the policy that text is part of
			if p.Policy != nil {
				ops = p.policy(p.Policy, strictjson.Join(p.path, "policy"), p.depth-1)
			}
			if p.masker != nil && p.masker.finder == nil {
				p.refuse("operator", "needs a Finder in the options of the masker")
			}
			return func(privet.Label) operator { return &textOperator{operators: ops} }
		},
	}
}

// A textOperator masks what the Finder of the worker finds inside of a value. A place that is all of the
// value, and whose label is masked as text too, is masked by the default of the
// policy.
type textOperator struct {
	*operators
	tags bool // values have tags of XML or HTML in them, which stay
}

// find gives what the Finder of the worker finds.
func (o *textOperator) find(dst []privet.Finding, text string, w *worker) []privet.Finding {
	if !o.tags {
		return w.finder.AppendFind(dst, text)
	}
	n := len(dst)
	view := tabular.NewView(text)
	dst = w.finder.AppendFind(dst, view.Shown)
	for i := n; i < len(dst); i++ {
		dst[i] = view.InText(dst[i])
	}
	dst = tabular.OutsideTags(dst, n, text)
	if view.Tags == "" {
		return dst
	}
	shown := len(dst)
	for _, f := range tabular.OutsideTags(w.finder.AppendFind(nil, view.Tags), 0, text) {
		if !slices.ContainsFunc(dst[n:shown], func(g privet.Finding) bool { return g.Start < f.End && f.Start < g.End }) {
			dst = append(dst, f)
		}
	}
	slices.SortFunc(dst[n:], func(a, b privet.Finding) int { return a.Start - b.Start })
	return dst
}

func (o *textOperator) apply(dst []byte, value string, w *worker) ([]byte, bool, error) {
	if w.finder == nil {
		return nil, false, ErrNoFinder
	}
	findings := o.find(w.findings[:0], value, w)
	if w.nothing = len(findings) == 0; w.nothing {
		return append(dst, value...), true, nil
	}
	// An operator of what was found may look through it again, so the worker is
	// without findings meanwhile.
	w.findings = nil
	spans := w.spans
	w.spans = nil
	start, ruled := len(dst), true
	dst, spans, err := o.mask(dst, value, findings, spans[:0], &ruled, w)
	seen, looked := "", len(spans)
	if err == nil {
		seen = maskedAs(dst[start:], spans)
	}
	if err == nil && !w.again.Has(seen, o.spelling()) {
		again := func(text string) []privet.Finding {
			findings = o.find(findings[:0], text, w)
			return findings
		}
		dst, spans, err = lookAgain(again, dst, start, value, spans, func(dst []byte, l privet.Label, part string) ([]byte, error) {
			return o.put(dst, l, part, false, &ruled, w)
		})
		if err == nil && len(spans) == looked {
			w.again.Add(seen, o.spelling())
		}
	}
	w.findings, w.spans, w.ruled = findings, spans, ruled
	w.nothing = false // whatever is inside of what was found
	return dst, err == nil, err
}

// spelling tells texts apart that are looked through in another way.
func (o *textOperator) spelling() uint8 {
	if o.tags {
		return 1
	}
	return 0
}

// maskedAs is a masked text with the places of the masks, by which it is known whether another look at it finds something. Remarks
// that differ in what was masked are alike afterwards, and the look takes as long as the first. Of a long text it is empty.
func maskedAs(masked []byte, spans []Span) string {
	if len(masked)+2*len(spans) > recent.Longest {
		return ""
	}
	var seen [recent.Longest]byte
	key := append(seen[:0], masked...)
	for _, s := range spans {
		key = append(key, byte(s.MaskedStart), byte(s.MaskedEnd))
	}
	return string(key)
}

// mask masks what has been found in a value, and gives the places. It reports whether all of
// them were masked by rules.
func (o *textOperator) mask(dst []byte, value string, findings []privet.Finding, spans []Span, ruled *bool, w *worker) ([]byte, []Span, error) {
	if i, err := checkFindings(findings, value, Reach); err != nil {
		return nil, nil, fmt.Errorf("finding %d: %w", i, err)
	}
	start, done := len(dst), 0
	for i := range findings {
		f := &findings[i]
		dst = append(dst, value[done:f.Start]...)
		s := Span{Label: f.Label, Start: f.Start, End: f.End, MaskedStart: len(dst) - start}
		var err error
		if dst, err = o.put(dst, f.Label, value[f.Start:f.End], f.End-f.Start == len(value), ruled, w); err != nil {
			return nil, nil, err
		}
		s.MaskedEnd = len(dst) - start
		spans = append(spans, s)
		done = f.End
	}
	return append(dst, value[done:]...), spans, nil
}

// put masks something that was found, which may be all of the value.
func (o *textOperator) put(dst []byte, l privet.Label, found string, all bool, ruled *bool, w *worker) ([]byte, error) {
	use := w.use(o.operators, l)
	use.found++
	op := use.operator
	if _, ok := op.(*rule); !ok {
		*ruled = false
	}
	// What is all of the value would be found in it again, without an end.
	if _, again := op.(*textOperator); again && all {
		op = o.byDefault(l)
	}
	if areInitials(found) {
		return append(dst, found...), nil
	}
	start := len(dst)
	dst, _, err := op.apply(dst, found, w)
	hideEscapes(dst[min(start, len(dst)):], found)
	w.null = false // a part of a text cannot be null
	return dst, err
}

// areInitials reports whether a text is a name of which no more than initials is left: A*** Q****.
func areInitials(s string) bool {
	masked := strings.IndexByte(s, Mask) >= 0
	for word := range strings.FieldsSeq(s) {
		_, n := utf8.DecodeRuneInString(word)
		masked = masked && strings.Trim(word[n:], string(Mask)) == ""
	}
	return masked
}

// A labelUse is a label that has been found lately, by the policy that says how it is
// masked.
type labelUse struct {
	label    privet.Label
	policy   *operators
	operator operator
	found    int64 // how often since it has been here
}

// use gives the one of a label. Two look-ups in maps take five times as long.
func (w *worker) use(o *operators, l privet.Label) *labelUse {
	n := len(l)
	if n > 0 {
		n += int(l[0])<<1 ^ int(l[n-1])
	}
	u := &w.uses[n%len(w.uses)]
	if u.label != l || u.policy != o {
		w.count(u)
		*u = labelUse{label: l, policy: o, operator: o.labelled(l)}
	}
	return u
}

// count adds to the tally how often a label has been found.
func (w *worker) count(u *labelUse) {
	if w.tally.findings != nil && u.found > 0 {
		w.tally.findings[u.label] += u.found
		if isKept(u.operator) {
			w.keep(u.label, u.found)
		}
	}
	u.found = 0
}

// isKept reports whether a finding can be there still when the operator has done its
// work: it keeps it, or looks for something else inside of it.
func isKept(op operator) bool {
	switch op.(type) {
	case keepOperator, *textOperator:
		return true
	}
	return false
}

// counted is the tally of a worker that has done its work.
func (w *worker) counted() *tally {
	for i := range w.uses {
		w.count(&w.uses[i])
	}
	return &w.tally
}
