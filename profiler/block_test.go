package profiler

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// TestBlock holds each mask of a block equal to a look at each byte.
func TestBlock(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	for range 3000 {
		b := make([]byte, r.IntN(3*blockSize))
		for i := range b {
			if b[i] = byte(r.IntN(128)); r.IntN(8) == 0 {
				b[i] = byte(r.IntN(256))
			}
		}
		text := string(b)
		from := r.IntN(len(text) + 1)
		k := newBlock(text, from)
		masks := []struct {
			name string
			mask uint64
			is   func(c byte) bool
		}{
			{"letters", k.letters, isLetter},
			{"digits", k.digits, isDigit},
			{"high", k.high, func(c byte) bool { return c >= 0x80 }},
			{"capitals", k.capitals, func(c byte) bool { return 'A' <= c && c <= 'Z' }},
			{"special", k.special, func(c byte) bool { return specialOf[c] != 0 && c != '.' && c != '-' || c == '\\' }},
			{"dots", k.dots, func(c byte) bool { return c == '.' }},
			{"hyphens", k.hyphens, func(c byte) bool { return c == '-' }},
			{"breaks", k.breaks, func(c byte) bool { return strings.IndexByte(".?!\"\n", c) >= 0 }},
			{"glue", k.glue, isGlue},
			{"underscores", k.underscores, func(c byte) bool { return c == '_' }},
			{"joints", k.joints, func(c byte) bool { return isGlue(c) || c == ':' }},
			{"colons", k.colons, func(c byte) bool { return c == ':' }},
			{"equals", k.equals, func(c byte) bool { return c == '=' }},
		}
		escaped := false
		for i := range blockSize {
			c, in := byte(0), from+i < len(text)
			if in {
				c = text[from+i]
			}
			escaped = escaped || in && (c >= 0x80 || strings.IndexByte(`%&\`, c) >= 0)
			for _, m := range masks {
				if m.mask>>i&1 == 1 != (in && m.is(c)) {
					t.Fatalf("byte %d of %q is wrong in %s", from+i, text, m.name)
				}
			}
			if k.gaps>>i&1 == 1 != (!in || c <= ' ') {
				t.Fatalf("byte %d of %q is wrong in gaps", from+i, text)
			}
		}
		if k.escaped != escaped {
			t.Fatalf("%q from byte %d on may have escapes: %v", text, from, k.escaped)
		}
	}
}

// TestAmong holds that no word of the vocabulary is missed among those of a block.
func TestAmong(t *testing.T) {
	v := &scannerOf(builtIn()).dispatch.vocabulary
	r := rand.New(rand.NewPCG(13, 14))
	found := 0
	for range 20000 {
		text := "account born the patients in Berlin customers Invoice of a date, cARD: identification x organisationen on_page 7 als"
		at := r.IntN(len(text) - blockSize - afterBlock)
		text = text[at : at+blockSize+afterBlock]
		k := newBlock(text, 0)
		letters := k.letters
		words := letters &^ (letters << 1)
		among := v.among(text, words, letters)
		if plain := v.amongPlainly(text, words, letters); plain != among {
			t.Fatalf("among %q are %b, and by the plain way %b", text, among, plain)
		}
		for i := range blockSize {
			if words>>i&1 == 0 {
				continue
			}
			end := i
			for end < blockSize && isLetter(text[end]) {
				end++
			}
			if v.find(wordHash(text, i, end)) < 0 {
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

// newBlock classifies text[i:i+64], or what there is of it; behind the end of the
// text there is nothing of any class.
func newBlock(text string, i int) (k block) {
	k.classify(text, i)
	return k
}
