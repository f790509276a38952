package scan

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/namestart"
	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestFindWords holds what is known of a run of letters to be one word equal to what is found
// by reading it rune by rune, in texts of well formed and of torn runes of all lengths.
func TestFindWords(t *testing.T) {
	pieces := []string{"a", "Var", "é", "Ñ", "ß", "×", "÷", "ª", "Ȁ", "ȿ", "ɐ", "ị", "я", "中", "😀", "\xc3", "\xc8", "\x91", "\xff", "7", " ", "-",
		"în ", "Łódź "}
	r := rand.New(rand.NewPCG(21, 22))
	words := 0
	for range 20000 {
		var b strings.Builder
		for b.Len() < lex.BlockSize+lex.AfterBlock {
			b.WriteString(pieces[r.IntN(len(pieces))])
		}
		text := b.String()[:lex.BlockSize+lex.AfterBlock]
		k := samples.NewBlock(text, 0)
		tokens := k.Letters | k.Digits | k.High
		starts := tokens &^ (tokens << 1)
		if tokens>>(lex.BlockSize-1) == 1 { // the last one may go on
			last := lastBit(starts)
			starts &^= last
			tokens &= last - 1
		}
		runs := runsWith(k.High&tokens, starts, (tokens+starts)&^tokens)
		runs.findWords(text, k.High&tokens, k.Digits)
		for i := range lex.BlockSize {
			if runs.starts>>i&1 == 0 {
				continue
			}
			end := runs.end(i)
			isWord := true
			for _, c := range text[i:end] {
				isWord = isWord && (c < 0x80 && numeral.IsLetter(byte(c)) || 0xC0 <= c && c < 0x240 && c != '×' && c != '÷')
			}
			if got := runs.words>>i&1 == 1; got != isWord {
				t.Fatalf("%q at %d of %q is a word: %v", text[i:end], i, text, got)
			}
			if !isWord {
				continue
			}
			words++
			if j, kind := lex.NextToken(text, i); j != end || kind != lex.TokenWord {
				t.Fatalf("%q at %d of %q is another token", text[i:end], i, text)
			}
			all := namestart.AppendStarts(nil, text, i, end)
			if first := namestart.AppendStarts(nil, text, i, i+1); text[i] < 0x80 && !slices.Equal(all, first) {
				t.Fatalf("%q at %d of %q begins more than its first letter does", text[i:end], i, text)
			}
			if first := namestart.AppendStarts(nil, text, i, i+2); text[i] >= 0x80 && !slices.Equal(all, first) {
				t.Fatalf("%q at %d of %q begins more than its first letter does", text[i:end], i, text)
			}
		}
	}
	if words < 1000 {
		t.Fatalf("there are only %d words", words)
	}
}
