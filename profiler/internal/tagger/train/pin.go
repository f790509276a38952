package main

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/privet-go/privet/profiler/internal/corpus"
)

// pinned is how many sentences tell what a model is learned from.
const pinned = 3000

// pin says in two lines which file a model is and what it is learned from: the features
// and the tags of the first sentences, which change with the templates, the lists of
// words, the lexicon, the reading of chains and the features. What only changes what is
// made of the tags, such as the bounds of streets, changes nothing here.
func pin(model []byte) string {
	h := sha256.New()
	r := rand.New(rand.NewPCG(1, 2))
	var examples []example
	for s := range corpus.Generate(corpus.Options{Seed: 1, Number: pinned, Part: corpus.Train, Parts: true}) {
		examples = appendExamples(examples[:0], &s, r, 0.2, 0.06)
		for _, e := range examples {
			for i, rows := range e.rows {
				h.Write(binary.LittleEndian.AppendUint32(nil, uint32(e.tags[i])))
				for _, row := range rows {
					h.Write(binary.LittleEndian.AppendUint32(nil, row))
				}
			}
		}
	}
	return fmt.Sprintf("model %x\nexamples %x\n", sha256.Sum256(model), h.Sum(nil))
}

// pinFile is where the pin of the model in a file stands.
func pinFile(model string) string { return strings.TrimSuffix(model, ".bin") + ".sum" }
