package permute

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
)

func newSingle(t testing.TB) *Single {
	s, err := NewSingle([]byte("0123456789abcdef"))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestSingle holds that the network is a permutation, by its inverse: what the rounds have added is taken away again.
func TestSingle(t *testing.T) {
	s := newSingle(t)
	r := rand.New(rand.NewPCG(1, 2))
	for _, radix := range [][]uint32{slices.Repeat([]uint32{10}, 9), slices.Repeat([]uint32{16}, 30), {26, 26, 26, 26, 10, 10, 10, 10, 10, 10, 10, 10, 10}, {1 << 16, 1 << 16}, {20902, 3, 20902, 10}} {
		st := new(single)
		if err := s.begin(st, radix, []byte("tweak")); err != nil {
			t.Fatal(err)
		}
		for range 2000 {
			x := make([]uint32, len(radix))
			for i := range x {
				x[i] = r.Uint32N(radix[i])
			}
			y := slices.Clone(x)
			if err := s.Permute(y, radix, []byte("tweak"), nil); err != nil {
				t.Fatal(err)
			}
			if slices.Equal(x, y) {
				t.Errorf("%v is its own image", x)
			}
			for i := range y {
				if y[i] >= radix[i] {
					t.Fatalf("%v has the numeral %d of %d", y, y[i], radix[i])
				}
			}
			left, right := number(y[:st.at], radix), number(y[st.at:], radix[st.at:])
			for round := singleRounds; round > 0; round -= 2 {
				right = (right + st.b - s.round(st, round, left, st.b)) % st.b
				left = (left + st.a - s.round(st, round-1, right, st.a)) % st.a
			}
			if left != number(x[:st.at], radix) || right != number(x[st.at:], radix[st.at:]) {
				t.Fatalf("%v becomes %v, which comes back as %d, %d", x, y, left, right)
			}
		}
	}
}

// round is what a round adds to 0.
func (s *Single) round(st *single, round int, half, m uint64) uint64 {
	x := [16]byte(st.start)
	high, low := uint64(0), uint64(0)
	for i := range 8 {
		high, low = high|uint64(x[i])<<(8*i), low|uint64(x[8+i])<<(8*i)
	}
	return s.add(st, high^uint64(round), low^half, 0, m)
}

// TestSingleBounds holds which domains are taken, and that what is not accepted is passed over, by several at a time.
func TestSingleBounds(t *testing.T) {
	s := newSingle(t)
	for _, c := range []struct {
		radix []uint32
		want  error
	}{{slices.Repeat([]uint32{10}, 8), ErrDomain}, {slices.Repeat([]uint32{2}, 27), ErrDomain}, {slices.Repeat([]uint32{2}, 28), nil}, {slices.Repeat([]uint32{16}, 32), ErrLength}, {[]uint32{1 << 30}, ErrDomain}, {nil, ErrDomain}} {
		x := make([]uint32, len(c.radix))
		if err := s.Permute(x, c.radix, nil, nil); !errors.Is(err, c.want) {
			t.Errorf("%d numerals: %v, want %v", len(c.radix), err, c.want)
		}
		if c.want != nil && slices.ContainsFunc(x, func(n uint32) bool { return n != 0 }) {
			t.Error("refused, and changed")
		}
	}
	radix := slices.Repeat([]uint32{10}, 9)
	var wg sync.WaitGroup
	var mu sync.Mutex
	images := map[uint64]uint64{}
	for worker := range uint64(4) {
		wg.Go(func() {
			for n := range uint64(3000) {
				x := make([]uint32, 9)
				spell(x, radix, n*7919+100_000_000*(1+worker%2))
				from := number(x, radix)
				if err := s.Permute(x, radix, nil, func() bool { return x[0] > 0 }); err != nil || x[0] == 0 {
					t.Error(err, x)
				}
				mu.Lock()
				if old, met := images[number(x, radix)]; met && old != from {
					t.Errorf("%d and %d have one image", old, from)
				}
				images[number(x, radix)] = from
				mu.Unlock()
			}
		})
	}
	wg.Wait()
}

// TestSingleSpreads holds that images of neighbours, and those of other tweaks, are spread evenly: of each numeral all values come alike.
func TestSingleSpreads(t *testing.T) {
	s := newSingle(t)
	radix := []uint32{26, 26, 10, 10, 10, 10, 10, 10, 10}
	const n = 20_000
	for _, tweak := range []string{"", "other"} {
		counts := make([][26]float64, len(radix))
		for i := range uint64(n) {
			x := make([]uint32, len(radix))
			spell(x, radix, i)
			if err := s.Permute(x, radix, []byte(tweak), nil); err != nil {
				t.Fatal(err)
			}
			for k, d := range x {
				counts[k][d]++
			}
		}
		for k, r := range radix {
			chi := 0.0
			for _, got := range counts[k][:r] {
				want := n / float64(r)
				chi += (got - want) * (got - want) / want
			}
			if limit := float64(r-1) + 6*math.Sqrt(2*float64(r-1)); chi > limit {
				t.Errorf("numeral %d: chi-squared is %.0f, more than %.0f", k, chi, limit)
			}
		}
	}
}

func BenchmarkSingle(b *testing.B) {
	s := newSingle(b)
	for _, n := range []int{9, 12, 30} {
		radix := slices.Repeat([]uint32{16}, n)
		x := make([]uint32, n)
		b.Run(string(rune('0'+n/10))+string(rune('0'+n%10)), func(b *testing.B) {
			for b.Loop() {
				s.Permute(x, radix, nil, nil)
			}
		})
	}
}
