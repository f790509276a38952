package scan

import (
	"github.com/privet-go/privet/profiler/internal/lex"
)

// newBlock classifies text[i:i+64], or what there is of it; behind the end of the
// text there is nothing of any class.
func newBlock(text string, i int) (k lex.Block) {
	k.Classify(text, i)
	return k
}
