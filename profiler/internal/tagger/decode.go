package tagger

import (
	"encoding/binary"
	"math"
	"unicode/utf8"
)

// This file makes spans of the scores of the tags: the most likely row of tags in which the second token of a
// name follows the first (Viterbi, 1967).

// unlikely is how far below the score of no name that of a name is where none is looked for: a chance of
// some three percent.
const unlikely = 3.5

// A decoder is the memory of that.
type decoder struct {
	logs  [mostTokens][tags]float32 // of the probabilities
	best  [mostTokens][tags]float32
	from  [mostTokens][tags]uint8
	chose [mostTokens]uint8
}

// append appends the spans of tokens[from:to]. What stands around them has scores as well.
func (d *decoder) append(dst []Span, m *Model, text string, tokens []token, scores []float32, from, to int) []Span {
	for i := from; i < to; {
		if !mayBeName(scores[i*lanes:]) {
			i++
			continue
		}
		k := i
		for k < to && mayBeName(scores[k*lanes:]) {
			setLogs(&d.logs[k], scores[k*lanes:])
			k++
		}
		if k < len(tokens) {
			setLogs(&d.logs[k], scores[k*lanes:])
		}
		dst = d.read(dst, m, text, tokens, i, k)
		i = k
	}
	return dst
}

func mayBeName(z []float32) bool {
	z = z[:tags]
	least := z[0] - unlikely
	for _, v := range z[1:] {
		if v > least {
			return true
		}
	}
	return false
}

// setLogs makes logarithms of probabilities of scores.
func setLogs(logs *[tags]float32, z []float32) {
	most := z[0]
	for _, v := range z[1:tags] {
		most = max(most, v)
	}
	sum := float64(0)
	for _, v := range z[:tags] {
		sum += math.Exp(float64(v - most))
	}
	log := most + float32(math.Log(sum))
	for i := range logs {
		logs[i] = z[i] - log
	}
}

const impossible = -1e9

// isInner reports whether a tag is that of another token of a name than the first.
func isInner(tag int) bool { return tag > 0 && tag&1 == 0 }

// read appends the spans of tokens[i:k], around which there is none.
func (d *decoder) read(dst []Span, m *Model, text string, tokens []token, i, k int) []Span {
	for t := range tags {
		d.best[i][t] = d.logs[i][t]
		if isInner(t) {
			d.best[i][t] = impossible
		}
	}
	for at := i + 1; at < k; at++ {
		before := &d.best[at-1]
		top := 0
		for t := range before {
			if before[t] > before[top] {
				top = t
			}
		}
		for t := range tags {
			from := top
			if isInner(t) {
				if from = t; before[t-1] > before[t] {
					from = t - 1
				}
			}
			d.best[at][t], d.from[at][t] = before[from]+d.logs[at][t], uint8(from)
		}
	}
	last := 0
	for t := range tags {
		if d.best[k-1][t] > d.best[k-1][last] {
			last = t
		}
	}
	for at := k - 1; at >= i; at-- {
		d.chose[at] = uint8(last)
		last = int(d.from[at][last])
	}
	for at := i; at < k; {
		tag := int(d.chose[at])
		if tag == 0 {
			at++
			continue
		}
		start, least := at, d.logs[at][tag]
		for at++; at < k && int(d.chose[at]) == tag+1; at++ {
			least = min(least, d.logs[at][tag+1])
		}
		p := math.Exp(float64(least))
		if at < len(tokens) { // the name may go on
			p *= 1 - math.Exp(float64(min(d.logs[at][tag+1], -1e-4)))
		}
		from, to := int(tokens[start].start), int(tokens[at-1].end)
		l := Label(tag-1) / 2
		if !mayBe(l, text[from:to]) {
			continue
		}
		p = m.odds[l][scriptOf(text[from:to])].probability(p)
		if !m.Raw {
			p = reported(l, p)
		}
		dst = append(dst, Span{from, to, l, p})
	}
	return dst
}

// mayBe reports whether a span can have a label by its form: a postcode has a digit and at least three bytes, a street
// is longer than a number, and a name has two letters, or one character of a script without spaces.
func mayBe(l Label, name string) bool {
	letters, digits := 0, 0
	for i := range len(name) {
		switch c := name[i]; {
		case '0' <= c && c <= '9':
			digits++
		case c|0x20 >= 'a' && c|0x20 <= 'z' || c >= utf8.RuneSelf:
			letters++
		}
	}
	switch l {
	case Postcode:
		return digits > 0 && len(name) > 2 && len(name) <= 12
	case Street:
		return letters > 2
	}
	return letters > 1
}

// The groups of scripts that probabilities are fitted for.
const (
	scriptLatin = iota
	scriptCased // Cyrillic, Greek, Armenian
	scriptPlain // other scripts with spaces, which have no letter cases
	scriptAlone // those without spaces
	scripts
)

// scriptOf gives the group of the script of the first letter beyond ASCII, or Latin.
func scriptOf(name string) int {
	for i := 0; i < len(name); {
		c := name[i]
		if c < utf8.RuneSelf {
			i++
			continue
		}
		r, n := utf8.DecodeRuneInString(name[i:])
		switch i += n; {
		case r < 0x0370 || r >= 0x1E00 && r < 0x2000 || r >= 0x2000 && r < 0x2C00:
			continue
		case r < 0x0590 || r >= 0x10A0 && r < 0x1100:
			return scriptCased
		case isAlone(r):
			return scriptAlone
		}
		return scriptPlain
	}
	return scriptLatin
}

// An odds says how likely a span is right: the logarithm of the odds is a slope times that of what the network
// says, and a base (Platt, Probabilistic Outputs for Support Vector Machines, 1999).
type odds struct{ slope, base float32 }

const oddsBytes = int(Labels) * scripts * 8

func (o odds) probability(p float64) float64 {
	const least = 1e-6
	p = min(1-least, max(least, p))
	return 1 / (1 + math.Exp(-(float64(o.slope)*math.Log(p/(1-p)) + float64(o.base))))
}

// reported is the confidence that a name is reported with. What is less sure than raisedBelow is said to be surer than it
// is: reportedFrom becomes 0.5, from which on a name is reported unless somebody asks for another bound. Most of these names
// have a wrong bound or a wrong label and not a wrong place, so that to report them covers more and costs little.
func reported(l Label, p float64) float64 {
	if from := reportedFrom[l]; p < raisedBelow {
		return raisedBelow - (raisedBelow-p)*((raisedBelow-0.5)/(raisedBelow-from))
	}
	return p
}

const raisedBelow = 0.6

var reportedFrom = [Labels]float64{Person: 0.3, Location: 0.25, Organization: 0.25, Street: 0.35, Postcode: 0.35, Group: 0.35}

func readOdds(file []byte) (all [Labels][scripts]odds) {
	for l := range all {
		for s := range all[l] {
			at := 8 * (l*scripts + s)
			all[l][s] = odds{math.Float32frombits(binary.LittleEndian.Uint32(file[at:])), math.Float32frombits(binary.LittleEndian.Uint32(file[at+4:]))}
		}
	}
	return all
}
