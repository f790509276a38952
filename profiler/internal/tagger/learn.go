package tagger

import (
	"encoding/binary"
	"math"
)

// This file is the door for the program that learns the weights.

// The tags of a token: outside of all names, or for each label the first token of a name and another one.
const Tags = 1 + 2*int(Labels)

// Features is how many rows a token has, and Rows how many rows there are.
const (
	Features = features
	Rows     = rows
)

// A Seen is a token as the program that learns sees it.
type Seen struct {
	Start, End int
	Keys       [Features]uint64 // 0 for a feature that it does not have
	Class      uint32           // what package lexicon says of a word
}

// See gives the tokens of the stretch of a text that begins at text[from], and its end.
func See(text string, from int) (seen []Seen, end int) {
	tokens, sights, end := appendSights(nil, nil, text, from)
	all := make([]Seen, len(tokens))
	for i := range all {
		all[i] = Seen{int(tokens[i].start), int(tokens[i].end), sights[i].keys, uint32(sights[i].class)}
	}
	return all, end
}

// A Vocabulary gives rows to keys.
type Vocabulary struct{ v vocabulary }

// NewVocabulary gives rows to the keys of a list, the first ones first, as long as there are rows for them.
func NewVocabulary(keys []uint64) Vocabulary {
	v := make(vocabulary, vocabularyBytes)
	for _, k := range keys {
		v.put(k)
	}
	return Vocabulary{v}
}

// ReadVocabulary is a vocabulary of bytes that Bytes has given.
func ReadVocabulary(b []byte) Vocabulary { return Vocabulary{b} }

// Bytes is how a vocabulary is written.
func (v Vocabulary) Bytes() []byte { return v.v }

// Row gives the row of a key, or 0.
func (v Vocabulary) Row(key uint64) uint32 { return v.v.row(key) }

// Learned are the weights as they were learned.
type Learned struct {
	Vocabulary Vocabulary
	Rows       []float32         // Dim of each row
	Layers     [Layers][]float32 // by input, then by output
	Biases     [Layers][]float32 // by output
	Whole      []float32         // by value of the mean vector, then by output
	Out        []float32         // by input, then by lane
	OutB       []float32         // by lane
}

// The sizes of the network.
const (
	Dim    = dim
	Width  = width
	Layers = layers
	Lanes  = lanes
)

// The ranges of values: those of a vector are held to ±Edge, those of a layer to 0–Top.
const (
	Edge = 2.0
	Top  = 4.0
)

// Ins are how many inputs the layers have.
func Ins() [Layers]int { return ins }

// Encode writes a model as NewModel reads it, with the slope and the base of the odds of each label and group of
// scripts.
func Encode(w *Learned, fit [Labels][Scripts][2]float32) []byte {
	var small, floats []byte
	number := func(v float64) { floats = binary.LittleEndian.AppendUint32(floats, math.Float32bits(float32(v))) }
	byteOf := func(v float64) { small = append(small, byte(int8(max(-levels, min(levels, math.RoundToEven(v)))))) }
	for _, v := range w.Rows {
		byteOf(float64(v) * middle / Edge * vecStep)
	}
	// scaled writes the weights of a layer and gives the scale of each output, and the sum of its weights.
	scaled := func(list []float32, n, outs int) (scales, sums []float64) {
		scales, sums = make([]float64, outs), make([]float64, outs)
		for o := range outs {
			most := 1e-6
			for i := range n {
				most = max(most, math.Abs(float64(list[i*outs+o])))
			}
			scales[o] = most / levels
		}
		for k := 0; k < n; k += 4 {
			for o := range outs {
				for i := k; i < k+4; i++ {
					v := math.RoundToEven(float64(list[i*outs+o]) / scales[o])
					sums[o] += v
					byteOf(v)
				}
			}
		}
		return scales, sums
	}
	const level = levels / Top // levels of a value of a layer
	for l := range w.Layers {
		scales, sums := scaled(w.Layers[l], ins[l], width)
		step := 1 / level
		if l == 0 {
			step = Edge / middle
		}
		for _, s := range scales {
			number(s * step * level)
		}
		for o, b := range w.Biases[l] {
			v := float64(b)
			if l == 0 {
				v -= scales[o] * step * middle * sums[o]
			}
			number(v * level)
		}
	}
	for _, v := range w.Whole {
		number(float64(v) * Edge / middle * level)
	}
	scales, _ := scaled(w.Out, width, lanes)
	for _, s := range scales {
		number(s / level)
	}
	for _, b := range w.OutB {
		number(float64(b))
	}
	for l := range fit {
		for s := range fit[l] {
			number(float64(fit[l][s][0]))
			number(float64(fit[l][s][1]))
		}
	}
	return append(append(small, w.Vocabulary.v...), floats...)
}

// Scripts is how many groups of scripts there are.
const Scripts = scripts

// ScriptOf gives the group of the script of a name.
func ScriptOf(name string) int { return scriptOf(name) }
