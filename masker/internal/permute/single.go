package permute

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"encoding/binary"
	"errors"
	"math/bits"
	"slices"
	"sync"
)

// A Single permutes large domains in half of the time of a cycle, or less, and one way only. It is for keys
// that nobody keeps, so that its images have no meaning to anybody later and need not be those of a standard.
//
// It is a Feistel network as FF1 is, of ten rounds over AES with a key of 128 bits, but its halves are numbers below the
// products of the first radixes and of the others, so that no image is outside of the domain, and a round takes one block. The
// blocks of another tweak or of other radixes are independent. One value of the domain is its own image, on average; Permute
// refuses it.
//
// A Single is safe for concurrent use by multiple goroutines.
type Single struct {
	aes  cipher.Block
	pool sync.Pool // of *single
}

// MinSingle is the number of tuples of the smallest domain of a [Single]. In smaller ones tuples that are their own images would be
// met too often.
const MinSingle = 1 << 28

// ErrOwn says that a tuple is its own image.
var ErrOwn = errors.New("the tuple is its own image")

const singleRounds = 10

// NewSingle makes a Single with a key of 16 bytes, which it does not retain.
func NewSingle(key []byte) (*Single, error) {
	b, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	s := &Single{aes: b}
	s.pool.New = func() any { return new(single) }
	return s, nil
}

// A single is the memory of one permutation, and what rounds begin with.
type single struct {
	block [aes.BlockSize]byte
	start [aes.BlockSize]byte // of the blocks of all rounds
	tweak []byte
	radix []uint32
	at    int    // where the second half begins
	a, b  uint64 // the sizes of the halves
	own   []uint32
}

// Permute replaces the numerals by their image; each x[i] is below radix[i]. Accept, unless it is nil, says which tuples take
// part, as for [Permutation.Permute]. After an error x is as it was: [ErrDomain] and [ErrLength] say that there are too few
// tuples, or too many for halves of 62 bits.
func (s *Single) Permute(x, radix []uint32, tweak []byte, accept func() bool) error {
	st := s.pool.Get().(*single)
	defer s.pool.Put(st)
	if len(radix) < 2 {
		return ErrDomain
	}
	if !slices.Equal(st.radix, radix) || !bytes.Equal(st.tweak, tweak) {
		if err := s.begin(st, radix, tweak); err != nil {
			st.radix, st.tweak = st.radix[:0], st.tweak[:0]
			return err
		}
	}
	st.own = append(st.own[:0], x...)
	left, right := number(x[:st.at], radix), number(x[st.at:], radix[st.at:])
	for range MaxSteps {
		left, right = s.rounds(st, left, right)
		spell(x[:st.at], radix, left)
		spell(x[st.at:], radix[st.at:], right)
		if accept == nil || accept() {
			if slices.Equal(x, st.own) {
				return ErrOwn
			}
			return nil
		}
	}
	copy(x, st.own)
	return ErrSteps
}

// begin makes what the rounds of a domain begin with.
func (s *Single) begin(st *single, radix []uint32, tweak []byte) error {
	st.radix, st.tweak = append(st.radix[:0], radix...), append(st.tweak[:0], tweak...)
	// The halves are as alike as they can be.
	total := 0.0
	for _, r := range radix {
		total += float64(bits.Len32(r - 1))
	}
	st.at, st.a, st.b = 0, 1, 1
	for first := 0.0; st.at < len(radix)-1 && first < total/2; st.at++ {
		first += float64(bits.Len32(radix[st.at] - 1))
	}
	for i, r := range radix {
		half := &st.a
		if i >= st.at {
			half = &st.b
		}
		hi, lo := bits.Mul64(*half, uint64(r))
		if hi > 0 || lo >= 1<<62 {
			return ErrLength
		}
		*half = lo
	}
	if hi, lo := bits.Mul64(st.a, st.b); hi == 0 && lo < MinSingle {
		return ErrDomain
	}
	// A CBC-MAC of all that tells a domain, its length first.
	said := binary.BigEndian.AppendUint64(binary.BigEndian.AppendUint64(nil, uint64(len(radix))), uint64(len(tweak)))
	for _, r := range radix {
		said = binary.BigEndian.AppendUint32(said, r)
	}
	said = append(said, tweak...)
	st.start = [aes.BlockSize]byte{}
	for len(said) > 0 {
		n := min(len(said), aes.BlockSize)
		for i, c := range said[:n] {
			st.start[i] ^= c
		}
		s.aes.Encrypt(st.start[:], st.start[:])
		said = said[n:]
	}
	return nil
}

// rounds gives the halves of the image.
func (s *Single) rounds(st *single, left, right uint64) (uint64, uint64) {
	high, low := binary.LittleEndian.Uint64(st.start[:]), binary.LittleEndian.Uint64(st.start[8:])
	for round := uint64(0); round < singleRounds; round += 2 {
		left = s.add(st, high^(round+1), low^right, left, st.a)
		right = s.add(st, high^(round+2), low^left, right, st.b)
	}
	return left, right
}

// add adds what the block gives to a half below m.
func (s *Single) add(st *single, high, low, half, m uint64) uint64 {
	binary.LittleEndian.PutUint64(st.block[:], high)
	binary.LittleEndian.PutUint64(st.block[8:], low)
	s.aes.Encrypt(st.block[:], st.block[:])
	hi, lo := binary.LittleEndian.Uint64(st.block[:]), binary.LittleEndian.Uint64(st.block[8:])
	y := uint64(0)
	if m < 1<<32 {
		y, _ = bits.Mul64(hi, m) // as evenly as a remainder, without a division
	} else {
		y = bits.Rem64(hi, lo, m)
	}
	if half += y; half >= m {
		half -= m
	}
	return half
}

// number is the number that numerals spell.
func number(x, radix []uint32) uint64 {
	n := uint64(0)
	for i, d := range x {
		n = n*uint64(radix[i]) + uint64(d)
	}
	return n
}

// spell undoes number.
func spell(x, radix []uint32, n uint64) {
	for i := len(x) - 1; i >= 0; i-- {
		r := uint64(radix[i])
		x[i] = uint32(n % r)
		n /= r
	}
}
