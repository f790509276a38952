package scan

import (
	"math/rand/v2"
	"testing"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestAmong holds that no word of the vocabulary is missed among those of a block.
func TestAmong(t *testing.T) {
	v := &scannerOf(builtin.Recognizers()).dispatch.vocabulary
	r := rand.New(rand.NewPCG(13, 14))
	found := 0
	for range 20000 {
		text := "account born the patients in Berlin customers Invoice of a date, cARD: identification x organisationen on_page 7 als"
		at := r.IntN(len(text) - lex.BlockSize - lex.AfterBlock)
		text = text[at : at+lex.BlockSize+lex.AfterBlock]
		k := samples.NewBlock(text, 0)
		letters := k.Letters
		words := letters &^ (letters << 1)
		among := v.among(text, words, letters)
		if plain := v.amongPlainly(text, words, letters); plain != among {
			t.Fatalf("among %q are %b, and by the plain way %b", text, among, plain)
		}
		for i := range lex.BlockSize {
			if words>>i&1 == 0 {
				continue
			}
			end := i
			for end < lex.BlockSize && numeral.IsLetter(text[end]) {
				end++
			}
			if v.find(lex.WordHash(text, i, end)) < 0 {
				continue
			}
			if found++; among>>i&1 == 0 {
				t.Fatalf("%q is missed in %q", text[i:end], text)
			}
		}
	}
	if found == 0 {
		t.Error("no word was found")
	}
}
