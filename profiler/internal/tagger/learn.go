package tagger

import (
	"encoding/binary"
	"iter"
	"math"
)

// This file is the door for the program that learns the weights.

// Tags is how many tags a word can have, and Rows how many rows of weights there
// are, one weight for each tag in each.
const (
	Tags = tags
	Rows = 1 << rowBits
)

// Follows reports whether tag b can follow tag a. Tag 0 is that of a word outside
// of all names.
func Follows(a, b int) bool { return follows(a, b) }

// TagOf is the tag of the words of a name: of its first word, or of another one.
func TagOf(l Label, first bool) int {
	tag := tagLocation
	switch l {
	case Person:
		tag = tagPerson
	case Organization:
		return tagOrganization
	case Street:
		return tagStreet
	case Postcode:
		return tagPostcode
	}
	if !first {
		tag++
	}
	return tag
}

// Chains gives the chains of a text that can be names. The chain is good until the
// next one.
func Chains(text string) iter.Seq[*Chain] {
	return func(yield func(*Chain) bool) {
		c, done, more := new(Chain), 0, true
		for _, start := range AppendStarts(nil, text, 0, len(text)) {
			if start.At < done || !more {
				continue
			}
			if start.Kind == StartEast {
				continue
			}
			if start.Kind == StartLow {
				if continues(text, start.At) {
					continue
				}
				done = eachLow(&c.words, text, start.At, done, func(at, _, done int) int {
					if c.readLow(text, at, done) {
						if more = yield(c); !more {
							return -1
						}
					}
					return c.end
				})
				continue
			}
			ok := c.read(text, start.At, done)
			if done = c.end; ok {
				more = yield(c)
			}
		}
	}
}

// Len is how many words the chain has.
func (c *Chain) Len() int { return c.n }

// Word gives the place of word i.
func (c *Chain) Word(i int) (start, end int) { return c.tokens[i].start, c.tokens[i].end }

// Isolate forgets the words around the chain.
func (c *Chain) Isolate() { c.outside, c.endings = [4]uint64{}, [2]uint64{} }

// Forget makes word i of the chain one that is not in the lexicon.
func (c *Chain) Forget(i int) {
	t := &c.tokens[i]
	t.class, t.phrase, t.forgotten = 0, 0, true
	t.spell()
}

// IsName reports whether the lexicon has word i as a name.
func (c *Chain) IsName(i int) bool { return c.tokens[i].class.IsName() }

// IsWord reports whether the lexicon has word i as one that is no name.
func (c *Chain) IsWord(i int) bool { return c.tokens[i].class.Common() > 0 }

// Encode writes weights, and the slope and the base of the logarithm of the odds of
// each label, as the package reads them.
func Encode(transitions *[Tags][Tags]float64, odds *[Learned][2]float32, rows [][Tags]float64) []byte {
	var file []byte
	put := func(row [Tags]float64) {
		for _, w := range row {
			v := math.Round(w * weightScale)
			v = max(1-weightBias, min(v, weightBias-1))
			file = binary.LittleEndian.AppendUint16(file, uint16(int(v)+weightBias))
		}
	}
	for _, row := range transitions {
		put(row)
	}
	for _, o := range odds {
		file = binary.LittleEndian.AppendUint32(file, math.Float32bits(o[0]))
		file = binary.LittleEndian.AppendUint32(file, math.Float32bits(o[1]))
	}
	for _, row := range rows {
		for k := range Tags / 2 {
			for _, w := range [...]float64{row[k], row[k+Tags/2]} {
				v := math.Round(w * rowScale)
				file = append(file, byte(int(max(1-rowBias, min(v, rowBias-1)))+rowBias))
			}
		}
	}
	return file
}
