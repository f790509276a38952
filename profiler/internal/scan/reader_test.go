package scan

import (
	"math/rand/v2"
	"testing"

	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/samples"
	"github.com/privet-go/privet/profiler/internal/secrets"
)

// TestShortValues holds that no value is told off by the masks of a block that
// mayBeLong lets through.
func TestShortValues(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	told := 0
	for range 2000 {
		text := samples.RandomBytes(r, "===ab12cdefgh345678kl, \n", lex.BlockSize+32)
		k := samples.NewBlock(text, 0)
		short := shortValues(k.Gaps)
		for i := range lex.BlockSize {
			if k.Equals>>i&1 == 1 != (text[i] == '=') {
				t.Fatalf("the equals sign at %d of %q", i, text)
			}
			if k.Equals>>i&1 == 0 || short>>i&1 == 0 {
				continue
			}
			told++
			if secrets.MayBeLong(text, i) {
				t.Fatalf("the value behind %d of %q may be long", i, text)
			}
		}
	}
	if told == 0 {
		t.Error("no value was told off")
	}
}

// TestRuns holds hasRun and innerCapitals equal to a look at each token.
func TestRuns(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 5000 {
		text := samples.RandomBytes(r, "aaaaaabbbbbcdeeAB  ", lex.BlockSize-1) + " "
		k := samples.NewBlock(text, 0)
		starts, ends := k.Letters&^(k.Letters<<1), ^k.Letters&(k.Letters<<1)
		got := innerCapitals(k.Capitals&^starts, starts, ends)
		want, run := uint64(0), false
		for i := range text {
			if starts>>i&1 == 0 {
				continue
			}
			end, _ := lex.NextToken(text, i)
			if end-i >= shortestNoticed {
				run = true
				if hasInnerCapital(text[i:end]) {
					want |= 1 << i
				}
			}
		}
		if got != want || hasRun(k.Letters) != run {
			t.Fatalf("tokens of %q: %#x, want %#x; a run %v", text, got, want, run)
		}
	}
}
