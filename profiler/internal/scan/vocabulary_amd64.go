package scan

import (
	"unsafe"

	"github.com/privet-go/privet/profiler/internal/cpu"
	"github.com/privet-go/privet/profiler/internal/lex"
)

var hasBMI = cpu.Has().BMI

// among gives those of the words that begin in one mask that may be there. The letters of
// another one are what the words are made of. The text is a block and afterBlock bytes behind
// it.
func (v *vocabulary) among(text string, words, letters uint64) (among uint64) {
	if hasBMI {
		text = text[:lex.BlockSize+lex.AfterBlock]
		return amongBMI(unsafe.StringData(text), words, letters, &firstLetters, &v.first)
	}
	return v.amongPlainly(text, words, letters)
}

// amongBMI is vocabulary.amongPlainly in half the instructions: no more than eight bytes from the
// beginning of a word on are read.
//
//go:noescape
func amongBMI(text *byte, words, letters uint64, firsts *[256]uint64, filter *[1 << filterBits / 64]uint64) (among uint64)
