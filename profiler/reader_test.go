package profiler

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// randomBytes is a text of n of these bytes.
func randomBytes(r *rand.Rand, from string, n int) string {
	var b strings.Builder
	for range n {
		b.WriteByte(from[r.IntN(len(from))])
	}
	return b.String()
}

// TestShortValues holds that no value is told off by the masks of a block that
// mayBeLong lets through.
func TestShortValues(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	told := 0
	for range 2000 {
		text := randomBytes(r, "===ab12cdefgh345678kl, \n", blockSize+32)
		k := newBlock(text, 0)
		short := shortValues(k.gaps)
		for i := range blockSize {
			if k.equals>>i&1 == 1 != (text[i] == '=') {
				t.Fatalf("the equals sign at %d of %q", i, text)
			}
			if k.equals>>i&1 == 0 || short>>i&1 == 0 {
				continue
			}
			told++
			if mayBeLong(text, i) {
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
		text := randomBytes(r, "aaaaaabbbbbcdeeAB  ", blockSize-1) + " "
		k := newBlock(text, 0)
		starts, ends := k.letters&^(k.letters<<1), ^k.letters&(k.letters<<1)
		got := innerCapitals(k.capitals&^starts, starts, ends)
		want, run := uint64(0), false
		for i := range text {
			if starts>>i&1 == 0 {
				continue
			}
			end, _ := nextToken(text, i)
			if end-i >= shortestNoticed {
				run = true
				if hasInnerCapital(text[i:end]) {
					want |= 1 << i
				}
			}
		}
		if got != want || hasRun(k.letters) != run {
			t.Fatalf("tokens of %q: %#x, want %#x; a run %v", text, got, want, run)
		}
	}
}

// TestHasDigit holds hasDigit equal to a look at each byte.
func TestHasDigit(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for range 100000 {
		var v uint64
		want := false
		for i := range 8 {
			c := byte(r.IntN(256))
			v |= uint64(c) << (8 * i)
			want = want || isDigit(c)
		}
		if got := hasDigit(v); got != want {
			t.Fatalf("a digit in %#x: %v", v, got)
		}
	}
}
