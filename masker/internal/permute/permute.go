// Package permute permutes tuples of numerals, each of a radix of its own, by
// FF1 over the numbers that they spell.
//
// The tuples of radixes r₁ … rₙ are the numbers below N = r₁·…·rₙ. FF1 with radix
// 2 permutes the strings of as many bits as N-1 has; where a string is no number
// below N, it is encrypted again until it is one. This cycle walking makes a
// permutation of the numbers below N (J. Black and P. Rogaway, Ciphers with
// Arbitrary Finite Domains, 2002), and takes fewer than two steps on average.
//
// In the same way a caller can restrict a permutation to the tuples that it
// accepts, such as those with a right check digit.
package permute

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math/bits"
	"sync"

	"github.com/privet-go/privet/masker/internal/ff1"
)

const (
	// MaxBits bounds the domain: N is below 2 to the power of it.
	MaxBits = 4096

	// MaxSteps is how many tuples are looked at before one is accepted.
	MaxSteps = 1 << 12
)

// The reasons why a tuple cannot be permuted.
var (
	ErrDomain  = ff1.ErrDomain
	ErrLength  = errors.New("the domain is too large")
	ErrNumeral = errors.New("a numeral is not below its radix")
	ErrSteps   = errors.New("too few tuples of the domain are accepted")
)

// A Permutation has a key. It is safe for concurrent use by multiple goroutines.
type Permutation struct {
	ff1   *ff1.Cipher
	cycle bool
	small bool
	pool  sync.Pool // of *state
}

// New makes a permutation that is FF1. The key has 16, 24 or 32 bytes and is not
// retained.
func New(key []byte) (*Permutation, error) {
	c, err := ff1.New(key)
	if err != nil {
		return nil, err
	}
	p := &Permutation{ff1: c}
	p.pool.New = func() any { return new(state) }
	return p, nil
}

// NewCycle makes a permutation E(D(x)+1), where E is FF1 and D its inverse. It is
// one cycle through all of the domain, so that nothing is mapped to itself; of all
// permutations that are one cycle it is as random a one as FF1 is of all
// permutations. Restricted to what is accepted it is one cycle, too, and takes at
// least two accepted tuples to be a permutation without fixed points.
func NewCycle(key []byte) (*Permutation, error) {
	p, err := New(key)
	if err == nil {
		p.cycle = true
	}
	return p, err
}

// NewSmallCycle is NewCycle for domains of any number of tuples, by [ff1.NewSmall].
func NewSmallCycle(key []byte) (*Permutation, error) {
	p, err := NewCycle(key)
	if err != nil {
		return nil, err
	}
	p.small = true
	p.ff1, err = ff1.NewSmall(key)
	return p, err
}

// A state is the memory of one permutation.
type state struct {
	limbs [MaxBits / 64]uint64
	size  [MaxBits / 8]byte // N-1
	n     [MaxBits / 8]byte
	image [MaxBits / 8]byte // of n, in a cycle
	old   [MaxBits / 8]byte // what x spelled
}

// Permute replaces the numerals by their image; each x[i] is below radix[i].
// Different tweaks give independent permutations.
//
// Accept, unless it is nil, says which tuples take part. It must accept x, and say
// the same of a tuple each time. It is shown x with an image in it, and may not
// change it. After an error x is as it was.
func (p *Permutation) Permute(x, radix []uint32, tweak []byte, accept func() bool) error {
	return p.run(x, radix, tweak, accept, false)
}

// Invert undoes Permute.
func (p *Permutation) Invert(x, radix []uint32, tweak []byte, accept func() bool) error {
	return p.run(x, radix, tweak, accept, true)
}

func (p *Permutation) run(x, radix []uint32, tweak []byte, accept func() bool, inverse bool) error {
	if len(tweak) > ff1.MaxTweak {
		return ff1.ErrTweak
	}
	st := p.pool.Get().(*state)
	defer p.pool.Put(st)
	size, length, err := st.measure(x, radix, p.small)
	if err != nil {
		return err
	}
	d := domain{p.ff1, size, length, tweak}
	n := st.n[:len(size)]
	st.pack(n, x, radix)
	old := st.old[:len(size)]
	copy(old, n)
	if p.cycle {
		d.walk(n, true)
	}
	for range MaxSteps {
		switch {
		case !p.cycle:
			d.walk(n, inverse)
		case inverse:
			d.decrement(n)
		default:
			d.increment(n)
		}
		image := n
		if p.cycle {
			// The next step begins with what is encrypted here.
			image = st.image[:len(n)]
			copy(image, n)
			d.walk(image, false)
		}
		st.unpack(x, image, radix)
		if accept == nil || accept() {
			return nil
		}
	}
	st.unpack(x, old, radix)
	return ErrSteps
}

// measure gives the greatest number of the domain and the length in bits of the strings
// that are permuted.
func (st *state) measure(x, radix []uint32, small bool) (size []byte, length int, err error) {
	total := 0
	for i, r := range radix {
		if x[i] >= r {
			return nil, 0, ErrNumeral
		}
		total += bits.Len32(r - 1)
	}
	if total > MaxBits {
		return nil, 0, ErrLength
	}
	// The greatest number is spelled by the greatest numerals.
	limbs := st.limbs[:1]
	limbs[0] = 0
	for _, r := range radix {
		limbs = st.times(limbs, r, r-1)
	}
	length = 64*(len(limbs)-1) + bits.Len64(limbs[len(limbs)-1])
	switch {
	case len(limbs) > 1 || limbs[0] >= ff1.MinDomain-1:
	case !small:
		return nil, 0, ErrDomain
	default:
		length = max(length, ff1.MinSmallBits)
	}
	size = st.size[:(length+7)/8]
	write(size, limbs)
	return size, length, nil
}

// times gives limbs·r + d, the lowest limb first.
func (st *state) times(limbs []uint64, r, d uint32) []uint64 {
	carry := uint64(d)
	for i, l := range limbs {
		hi, lo := bits.Mul64(l, uint64(r))
		sum, c := bits.Add64(lo, carry, 0)
		limbs[i], carry = sum, hi+c
	}
	if carry > 0 {
		limbs = append(limbs, carry) // within st.limbs
	}
	return limbs
}

// pack writes the number that x spells.
func (st *state) pack(n []byte, x, radix []uint32) {
	limbs := st.limbs[:1]
	limbs[0] = 0
	for i, r := range radix {
		limbs = st.times(limbs, r, x[i])
	}
	write(n, limbs)
}

// write writes limbs as a big-endian number.
func write(n []byte, limbs []uint64) {
	for i := range n {
		place := len(n) - 1 - i
		n[i] = 0
		if place/8 < len(limbs) {
			n[i] = byte(limbs[place/8] >> (place % 8 * 8))
		}
	}
}

// unpack undoes pack.
func (st *state) unpack(x []uint32, n []byte, radix []uint32) {
	limbs := st.limbs[:0]
	for len(n) >= 8 {
		limbs = append(limbs, binary.BigEndian.Uint64(n[len(n)-8:]))
		n = n[:len(n)-8]
	}
	if len(n) > 0 {
		top := uint64(0)
		for _, c := range n {
			top = top<<8 | uint64(c)
		}
		limbs = append(limbs, top)
	}
	for i := len(radix) - 1; i >= 0; i-- {
		rest := uint64(0)
		for k := len(limbs) - 1; k >= 0; k-- {
			limbs[k], rest = bits.Div64(rest, limbs[k], uint64(radix[i]))
		}
		x[i] = uint32(rest)
		if top := len(limbs) - 1; top > 0 && limbs[top] == 0 {
			limbs = limbs[:top]
		}
	}
}

// A domain holds the numbers up to size, which has so many bits.
type domain struct {
	ff1   *ff1.Cipher
	size  []byte
	bits  int
	tweak []byte
}

// walk replaces n by its image.
func (d *domain) walk(n []byte, inverse bool) {
	for {
		var err error
		if inverse {
			err = d.ff1.DecryptBits(n, d.bits, d.tweak)
		} else {
			err = d.ff1.EncryptBits(n, d.bits, d.tweak)
		}
		if err != nil {
			panic(err) // the domain and the tweak have been measured
		}
		if bytes.Compare(n, d.size) <= 0 {
			return
		}
	}
}

// increment gives the next number, and 0 after the greatest.
func (d *domain) increment(n []byte) {
	if bytes.Equal(n, d.size) {
		clear(n)
		return
	}
	for i := len(n) - 1; ; i-- {
		if n[i]++; n[i] != 0 {
			return
		}
	}
}

// decrement undoes increment.
func (d *domain) decrement(n []byte) {
	for i := len(n) - 1; i >= 0; i-- {
		if n[i]--; n[i] != 0xff {
			return
		}
	}
	copy(n, d.size)
}
