package treescan

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"slices"
)

// A Baseline is what is known: fingerprints, and how many findings have each.
type Baseline struct {
	Version      int            `json:"version"`
	Fingerprints map[string]int `json:"fingerprints"`
}

// MaxBaseline is how many bytes a baseline has at most.
const MaxBaseline = 64 << 20

const baselineVersion = 1

var errBaseline = errors.New("it is no baseline; -write-baseline writes one")

// NewBaseline makes a baseline of what is found.
func NewBaseline(r *Report) Baseline {
	b := Baseline{baselineVersion, map[string]int{}}
	for _, f := range r.Findings {
		b.Fingerprints[f.Fingerprint]++
	}
	return b
}

// ParseBaseline reads a baseline.
func ParseBaseline(text []byte) (b Baseline, err error) {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if d.Decode(&b) != nil || b.Version != baselineVersion || b.Fingerprints == nil {
		return Baseline{}, errBaseline
	}
	if _, err := d.Token(); err != io.EOF {
		return Baseline{}, errBaseline
	}
	return b, nil
}

// Known takes the findings that a baseline knows out of the report, and counts them. Of several with one fingerprint
// as many are known as the baseline has.
func (r *Report) Known(b Baseline) {
	before := len(r.Findings)
	r.Findings = slices.DeleteFunc(r.Findings, func(f Finding) bool { return f.Occurrence <= b.Fingerprints[f.Fingerprint] })
	r.Baselined += before - len(r.Findings)
}
