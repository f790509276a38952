package fake

import (
	"math/bits"
	"math/rand/v2"
)

// A Stream gives the numbers that a fake is chosen by. All of them follow from
// the seed, so that the same seed gives the same fake.
//
// A Stream is used for one value, by one goroutine, and then seeded anew. The
// zero value is not seeded; see [Stream.Seed].
type Stream struct {
	source rand.ChaCha8

	// was and now are the compact forms of a number and of its fake. They are
	// here because what is given to the function of a check is allocated
	// otherwise.
	was, now [longest]byte
	request  request // here for the same reason
}

// NewStream returns a Stream with a seed. Whoever knows the seed of a value
// knows what its fake was chosen by, so the seed is derived with a key.
func NewStream(seed [32]byte) *Stream {
	s := new(Stream)
	s.Seed(seed)
	return s
}

// Seed begins the Stream anew. It does not allocate, so that a goroutine needs
// one Stream for all of its values.
func (s *Stream) Seed(seed [32]byte) { s.source.Seed(seed) }

// below is a number from 0 to n-1, for n from 1 to 1<<32. The chances of two
// numbers differ by less than one in 1<<32.
//
// The product is written out here, and not left to math/rand/v2, because a fake
// depends on it for ever.
func (s *Stream) below(n int) int {
	high, _ := bits.Mul64(s.source.Uint64(), uint64(n))
	return int(high)
}

// Below is [Stream.below], for package numbers.
func (s *Stream) Below(n int) int { return s.below(n) }

// between is a number from low to high, both included.
func (s *Stream) between(low, high int) int { return low + s.below(high-low+1) }

// oneIn reports true once in n times.
func (s *Stream) oneIn(n int) bool { return s.below(n) == 0 }

// digit is a digit.
func (s *Stream) digit() byte { return '0' + byte(s.below(10)) }

// from is a byte of a set.
func (s *Stream) from(set string) byte { return set[s.below(len(set))] }

// pick is a member of a list, which is not empty.
func pick[T any](s *Stream, list []T) T { return list[s.below(len(list))] }
