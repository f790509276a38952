package bytekind

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// someKind has every kind, and neighbours in all rows differ.
func someKind(c byte) uint8 {
	switch {
	case c == 0:
		return 0
	case c >= 0x80:
		return 11
	}
	return uint8((int(c)*7 + int(c)/16*5) % 16)
}

var some = NewTable(someKind)

// kindsOf is the twin of Split for that: byte by byte.
func kindsOf(text string, i int) (planes [4]uint64) {
	for n := 0; n < Size && i+n < len(text); n++ {
		for p := range planes {
			planes[p] |= uint64(someKind(text[i+n])>>p&1) << n
		}
	}
	return planes
}

// eachWay calls a function for each way that this processor has, by its name.
func eachWay(t testing.TB, f func(t testing.TB, name string, split func(*Table, string, int) [4]uint64)) {
	for name, split := range ways() {
		f(t, name, func(table *Table, text string, i int) (planes [4]uint64) {
			planes[0], planes[1], planes[2], planes[3] = split(table, text, i)
			return planes
		})
	}
}

// TestSplit holds all ways equal to the twin, at every place of texts of all bytes.
func TestSplit(t *testing.T) {
	var all strings.Builder
	for c := range 256 {
		all.WriteByte(byte(c))
	}
	texts := []string{"", "a", "\x00", "\xff", all.String(), strings.Repeat("Ab 1é-", 40)}
	rng := rand.New(rand.NewPCG(1, 2))
	for range 50 {
		b := make([]byte, rng.IntN(200))
		for i := range b {
			b[i] = byte(rng.Uint32())
		}
		texts = append(texts, string(b))
	}
	eachWay(t, func(t testing.TB, name string, split func(*Table, string, int) [4]uint64) {
		for _, text := range texts {
			for i := range len(text) + 1 {
				if got, want := split(some, text, i), kindsOf(text, i); got != want {
					t.Fatalf("%s of %q at %d gives %x; want %x", name, text, i, got, want)
				}
			}
		}
	})
}

// TestNewTable holds that a Table that Split could not follow is refused.
func TestNewTable(t *testing.T) {
	for name, kindOf := range map[string]func(byte) uint8{
		"a kind of five bits":         func(c byte) uint8 { return c / 8 },
		"a byte 0 of another kind":    func(byte) uint8 { return 1 },
		"two kinds of high bytes":     func(c byte) uint8 { return c >> 6 },
		"one high byte of its own":    func(c byte) uint8 { return c / 255 },
		"the last byte of kind 16":    func(c byte) uint8 { return c / 255 * 16 },
		"only ASCII of several kinds": nil,
	} {
		func() {
			defer func() {
				if refused := recover() != nil; refused != (kindOf != nil) {
					t.Errorf("%s: refused %v", name, refused)
				}
			}()
			if kindOf == nil {
				kindOf = func(c byte) uint8 { return c & 0x7F / 16 }
			}
			NewTable(kindOf)
		}()
	}
}

func FuzzSplit(f *testing.F) {
	f.Add("", 0)
	f.Add(strings.Repeat("x1 \xff", 40), 17)
	f.Fuzz(func(t *testing.T, text string, i int) {
		if i < 0 || i > len(text) {
			return
		}
		eachWay(t, func(t testing.TB, name string, split func(*Table, string, int) [4]uint64) {
			if got, want := split(some, text, i), kindsOf(text, i); got != want {
				t.Fatalf("%s of %q at %d gives %x; want %x", name, text, i, got, want)
			}
		})
	})
}

var sink uint64

func BenchmarkSplit(b *testing.B) {
	text := strings.Repeat("The committee met again on 2024-03-01, room 7. ", 3)
	for _, size := range []int{64, 12} {
		for name, split := range ways() {
			b.Run(name+"/"+map[int]string{64: "64", 12: "12"}[size], func(b *testing.B) {
				b.SetBytes(int64(size))
				for b.Loop() {
					p, q, r, s := split(some, text[:size], 0)
					sink += p ^ q ^ r ^ s
				}
			})
		}
	}
}
