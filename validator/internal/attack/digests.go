package attack

import (
	"encoding/base64"
	"encoding/hex"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/validator/internal/reveal"
)

// A digestTally finds out whether the values of a column look like hashes.
type digestTally struct {
	cells    int64
	hex      int64 // long enough, hexadecimal, with a letter
	base64   int64 // of the length of a digest
	distinct map[string]int64
}

// The bounds of looking for hashes.
const (
	digestTargets = 256 // distinct hashes that are looked for by trying a domain
)

// add looks at a masked value.
func (d *digestTally) add(s string) {
	d.cells++
	switch {
	case reveal.LooksHex(s):
		d.hex++
	case reveal.LooksBase64(s):
		d.base64++
	default:
		return
	}
	if len(d.distinct) < digestTargets {
		if d.distinct == nil {
			d.distinct = map[string]int64{}
		}
		d.distinct[s]++
	}
}

// looksHashed reports whether the column is one of hashes.
func (d *digestTally) looksHashed() bool { return (d.hex+d.base64)*10 >= d.cells*9 && d.cells > 0 }

// tryDomains hashes all values that a column may have been made of, as long as the
// bound allows, and says when one of them is there.
func (t *tableRun) tryDomains(m *maskedColumn) {
	if t.opts.MaxTries < 0 || m.source == nil && len(t.columns) == 0 {
		return
	}
	var label privet.Label
	if m.source != nil {
		label = m.source.Label
	}
	most := t.opts.MaxTries
	if traitsOf(label) == 0 {
		most /= 4
	}
	a := newHashAttack(m.digests.distinct, most)
	if len(a.algorithms) == 0 {
		return
	}
	for _, d := range domainsFor(label) {
		if a.run(d.name, d.values(t)); len(a.found) > 0 || a.exhausted {
			break
		}
	}
	var n int64
	for value := range a.found {
		n += m.digests.distinct[value]
	}
	columns := []string{m.display()}
	switch {
	case n > 0:
		level := levelOf(label)
		if label == privet.None || label == privet.Unknown || m.source == nil {
			level = levelOf(a.label)
			label = a.label
		}
		t.find(UnkeyedHash, level, label, Count{N: n}, m.digests.cells, "cells", columns, m.index,
			"%s without a key: %d values were found by hashing %s, with %d tries", a.how, len(a.found), a.domain, a.tries)
		if label == "CREDIT_CARD" {
			t.combined.unkeyedPAN = &panHash{m, Count{N: n}, m.digests.cells}
		}
	case a.exhausted && traitsOf(label) != 0: // a column that holds nothing personal is tried on the off chance
		t.find(CheckIncomplete, Low, label, Count{N: a.tries}, 0, "tries", columns, m.index,
			"the values look like hashes; no original was found in %d tries, and there are more than MaxTries allows", a.tries)
	}
}

// A hashAttack tries values until their hashes are those that are looked for.
type hashAttack struct {
	targets    map[string]string // the first eight bytes of a digest, to the masked value
	algorithms []reveal.Digest
	most       int
	tries      int64
	exhausted  bool
	found      map[string]bool // masked values
	how        string
	domain     string
	label      privet.Label
}

// newHashAttack prepares to look for some values. The digests whose length they
// have, or a longer one when they are cut, are tried.
func newHashAttack(distinct map[string]int64, most int) *hashAttack {
	a := &hashAttack{targets: map[string]string{}, most: most, found: map[string]bool{}}
	lengths := map[int]bool{}
	for s := range distinct {
		var raw []byte
		var err error
		if reveal.LooksHex(s) {
			raw, err = hex.DecodeString(s)
		} else {
			trimmed := reveal.TrimPadding(s)
			if raw, err = base64.RawStdEncoding.DecodeString(trimmed); err != nil {
				raw, err = base64.RawURLEncoding.DecodeString(trimmed)
			}
		}
		if err != nil || len(raw) < 4 {
			continue
		}
		lengths[len(raw)] = true
		a.targets[string(raw[:min(len(raw), targetBytes)])] = s
	}
	if len(lengths) != 1 {
		return a // hashes have one length
	}
	for n := range lengths {
		exact := false
		for _, d := range reveal.Digests {
			if !d.Rare && d.Size == n {
				a.algorithms, exact = append(a.algorithms, d), true
			}
		}
		if !exact {
			for _, d := range reveal.Digests {
				if !d.Rare && d.Size > n && n >= 4 {
					a.algorithms = append(a.algorithms, d)
				}
			}
		}
	}
	return a
}

// targetBytes is how much of a digest is compared.
const targetBytes = 8

// run tries the values of a domain.
func (a *hashAttack) run(name string, values func(yield func(string) bool)) {
	size := targetBytes
	for k := range a.targets {
		size = min(size, len(k))
	}
	for v := range values {
		for i := range a.algorithms {
			if a.tries >= int64(a.most) {
				a.exhausted = true
				return
			}
			a.tries++
			sum := a.algorithms[i].Sum([]byte(v))
			masked, ok := a.targets[string(sum[:size])]
			if !ok {
				continue
			}
			a.found[masked] = true
			a.how, a.domain = a.algorithms[i].Name, name
		}
	}
	// Four bytes meet by chance when millions are tried.
	if size < 6 && len(a.found) < 2+int(a.tries)*len(a.targets)>>30 {
		clear(a.found)
	}
}
