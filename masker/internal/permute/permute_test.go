package permute

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"sync"
	"testing"

	"github.com/privet-go/privet/masker/internal/ff1"

	"github.com/privet-go/privet/internal/longtest"
)

var testKey = []byte("a key of as many as thirty-two b")

func permutations(t testing.TB) map[string]*Permutation {
	t.Helper()
	plain, err1 := New(testKey)
	cycle, err2 := NewCycle(testKey)
	if err1 != nil || err2 != nil {
		t.Fatal(err1, err2)
	}
	return map[string]*Permutation{"plain": plain, "cycle": cycle}
}

// numberOf and tupleOf are plain twins of pack and unpack for small domains.
func numberOf(x, radix []uint32) int {
	n := 0
	for i, r := range radix {
		n = n*int(r) + int(x[i])
	}
	return n
}

func tupleOf(n int, radix []uint32) []uint32 {
	x := make([]uint32, len(radix))
	for i := len(radix) - 1; i >= 0; i-- {
		x[i] = uint32(n % int(radix[i]))
		n /= int(radix[i])
	}
	return x
}

// TestWholeDomain walks through all of a domain of two letters, two digits and one
// of fifteen signs, and of the numbers in it that are divisible by seven.
func TestWholeDomain(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("a million values, several times")
	}
	radix := []uint32{26, 1, 26, 10, 15, 10}
	const size = 26 * 26 * 10 * 15 * 10
	for name, p := range permutations(t) {
		x := make([]uint32, len(radix))
		seen := make([]bool, size)
		for n := range seen {
			copy(x, tupleOf(n, radix))
			if err := p.Permute(x, radix, nil, nil); err != nil {
				t.Fatal(err)
			}
			image := numberOf(x, radix)
			if seen[image] || name == "cycle" && image == n {
				t.Fatalf("%s: %d goes to %d, which is taken: %v", name, n, image, seen[image])
			}
			seen[image] = true
		}
	}
}

// TestCycle holds that what is accepted is one cycle.
func TestCycle(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("a million values")
	}
	p := permutations(t)["cycle"]
	radix := []uint32{10, 10, 10, 10, 10, 11}
	const size, accepted = 1_100_000, 11_000
	x := make([]uint32, len(radix))
	n := 0
	for step := range accepted {
		err := p.Permute(x, radix, nil, func() bool { return numberOf(x, radix)%(size/accepted) == 0 })
		if err != nil {
			t.Fatal(err)
		}
		if n = numberOf(x, radix); n == 0 && step < accepted-1 {
			t.Fatalf("back after %d steps", step+1)
		}
	}
	if n != 0 {
		t.Fatal("not back after all steps")
	}
}

func TestRefused(t *testing.T) {
	for name, p := range permutations(t) {
		for _, tt := range []struct {
			reason   string
			x, radix []uint32
			tweak    int
			accept   func() bool
			want     error
		}{
			{"empty", nil, nil, 0, nil, ErrDomain},
			{"small", []uint32{1, 2, 3}, []uint32{99, 100, 101}, 0, nil, ErrDomain},
			{"a million", []uint32{1, 2, 3}, []uint32{100, 100, 100}, 0, nil, nil},
			{"a numeral of the radix", []uint32{1, 2, 100}, []uint32{1000, 1000, 100}, 0, nil, ErrNumeral},
			{"radix zero", []uint32{1, 2, 0}, []uint32{1000, 1000, 0}, 0, nil, ErrNumeral},
			{"the greatest radix", []uint32{1<<32 - 2}, []uint32{1<<32 - 1}, 0, nil, nil},
			{"the largest domain", make([]uint32, 512), slices.Repeat([]uint32{256}, 512), 0, nil, nil},
			{"larger", make([]uint32, 513), slices.Repeat([]uint32{256}, 513), 0, nil, ErrLength},
			{"a long tweak", []uint32{1, 2, 3}, []uint32{100, 100, 100}, ff1.MaxTweak + 1, nil, ff1.ErrTweak},
			{"nothing accepted", []uint32{1, 2, 3}, []uint32{100, 100, 100}, 0, func() bool { return false }, ErrSteps},
		} {
			x := slices.Clone(tt.x)
			err := p.Permute(x, tt.radix, make([]byte, tt.tweak), tt.accept)
			if !errors.Is(err, tt.want) || tt.want == nil && err != nil {
				t.Errorf("%s, %s: %v; want %v", name, tt.reason, err, tt.want)
			}
			if err != nil && !slices.Equal(x, tt.x) {
				t.Errorf("%s, %s: the tuple has changed", name, tt.reason)
			}
		}
	}
}

// FuzzPermute undoes permutations, and compares them with the definition on
// package big.
func FuzzPermute(f *testing.F) {
	f.Add([]byte{25, 25, 9, 9, 9, 9}, []byte{3, 14, 1, 5, 9, 2}, []byte(nil))
	f.Add(slices.Repeat([]byte{25}, 30), slices.Repeat([]byte{7}, 30), []byte("tweak"))
	f.Add(slices.Repeat([]byte{255, 0}, 9), slices.Repeat([]byte{7}, 30), []byte("tweak"))
	f.Add(slices.Repeat([]byte{255}, 16), slices.Repeat([]byte{255}, 16), []byte("tweak"))
	f.Fuzz(func(t *testing.T, most, values, tweak []byte) {
		if len(most) != len(values) || len(most) > 300 {
			return
		}
		x, radix := make([]uint32, len(most)), make([]uint32, len(most))
		for i := range most {
			radix[i] = uint32(most[i]) + 1
			if i%5 == 4 {
				radix[i] *= 7919
			}
			x[i] = uint32(values[i]) * 40503 % radix[i]
		}
		for name, p := range permutations(t) {
			y := slices.Clone(x)
			if err := p.Permute(y, radix, tweak, nil); err != nil {
				if _, length := slowNumber(x, radix); length >= 20 && length <= 2000 {
					t.Fatalf("%s: a domain of %d bits: %v", name, length, err)
				}
				return
			}
			if name == "plain" {
				if want := slowPermute(x, radix, tweak); !slices.Equal(y, want) {
					t.Fatalf("%v; plainly %v", y, want)
				}
			} else if slices.Equal(x, y) {
				t.Fatal("a tuple is its own image")
			}
			if err := p.Invert(y, radix, tweak, nil); err != nil || !slices.Equal(x, y) {
				t.Fatalf("%s: %v, %v; want %v", name, y, err, x)
			}
		}
	})
}

// slowNumber gives the number that x spells, and the length in bits of the
// greatest less one.
func slowNumber(x, radix []uint32) (n *big.Int, length int) {
	n, most := new(big.Int), big.NewInt(1)
	for i, r := range radix {
		n.Add(n.Mul(n, big.NewInt(int64(r))), big.NewInt(int64(x[i])))
		most.Mul(most, big.NewInt(int64(r)))
	}
	if most.Cmp(big.NewInt(ff1.MinDomain)) < 0 {
		return n, 0
	}
	return n, most.Sub(most, big.NewInt(1)).BitLen()
}

// slowPermute is the plain twin of Permute without a cycle.
func slowPermute(x, radix []uint32, tweak []byte) []uint32 {
	c, err := ff1.New(testKey)
	if err != nil {
		panic(err)
	}
	n, length := slowNumber(x, radix)
	size := big.NewInt(1)
	for _, r := range radix {
		size.Mul(size, big.NewInt(int64(r)))
	}
	for {
		numerals := make([]uint16, length)
		for i := range numerals {
			numerals[i] = uint16(n.Bit(length - 1 - i))
		}
		if err := c.Encrypt(numerals, 2, tweak); err != nil {
			panic(err)
		}
		n = new(big.Int)
		for _, b := range numerals {
			n.Add(n.Lsh(n, 1), big.NewInt(int64(b)))
		}
		if n.Cmp(size) < 0 {
			break
		}
	}
	y := make([]uint32, len(x))
	for i := len(x) - 1; i >= 0; i-- {
		d := new(big.Int)
		n.QuoRem(n, big.NewInt(int64(radix[i])), d)
		y[i] = uint32(d.Uint64())
	}
	return y
}

func TestAllocations(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("the race detector allocates")
	}
	for name, p := range permutations(t) {
		x, radix := make([]uint32, 40), slices.Repeat([]uint32{26}, 40)
		if n := testing.AllocsPerRun(100, func() { p.Permute(x, radix, nil, nil) }); n > 0 {
			t.Errorf("%s: %v allocations", name, n)
		}
	}
}

func TestConcurrent(t *testing.T) {
	p := permutations(t)["cycle"]
	radix := slices.Repeat([]uint32{26}, 10)
	want := make([]uint32, 10)
	p.Permute(want, radix, nil, nil)
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for range 100 {
				x := make([]uint32, 10)
				if p.Permute(x, radix, nil, nil); !slices.Equal(x, want) {
					t.Error("another image")
				}
			}
		})
	}
	wg.Wait()
}

func BenchmarkPermute(b *testing.B) {
	for _, n := range []int{9, 16, 40} {
		for name, p := range permutations(b) {
			x, radix := make([]uint32, n), slices.Repeat([]uint32{26}, n)
			b.Run(fmt.Sprint(name, n), func(b *testing.B) {
				for b.Loop() {
					p.Permute(x, radix, nil, nil)
				}
			})
		}
	}
}
