// Package ff1 encrypts strings of numerals into strings of numerals of the same
// radix and length: the mode FF1 of NIST Special Publication 800-38G, Methods
// for Format-Preserving Encryption (2016), over AES.
//
// The domain, the number of strings of the length, has to hold at least
// [MinDomain] of them, as the draft of the first revision asks (2019, section
// 4): over a smaller one every plaintext can be found by trying.
//
// FF1 does not authenticate. With a wrong key, or another tweak, decryption
// gives another string and no error.
package ff1

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"encoding/binary"
	"errors"
	"math"
	"math/big"
	"math/bits"
	"sync"
	"sync/atomic"
)

const (
	// MinDomain is the number of strings of the smallest domain.
	MinDomain = 1_000_000

	// MinSmallBits is the length of the shortest string of bits that [NewSmall] takes: of
	// this length there are the 100 that the standard of 2016 asks for.
	MinSmallBits = 7

	// MinRadix and MaxRadix bound the radix.
	MinRadix = 2
	MaxRadix = 1 << 16

	// MaxLength is the number of numerals of the longest string. The standard
	// allows 2³²; the time grows with the square of the length.
	MaxLength = 1 << 16

	// MaxTweak is the length in bytes of the longest tweak.
	MaxTweak = 1 << 16

	rounds = 10
	block  = aes.BlockSize
)

// The reasons why something cannot be encrypted.
var (
	ErrKey     = errors.New("the key has not 16, 24 or 32 bytes")
	ErrRadix   = errors.New("the radix is not in 2–65536")
	ErrDomain  = errors.New("the domain has fewer than a million values")
	ErrLength  = errors.New("the string is too long")
	ErrTweak   = errors.New("the tweak is too long")
	ErrNumeral = errors.New("a numeral is not below the radix")
)

// A Cipher is FF1 with a key. It is safe for concurrent use by multiple
// goroutines.
type Cipher struct {
	aes  cipher.Block
	bits int       // of the shortest string of bits
	pool sync.Pool // of *state

	mu     sync.Mutex               // of those who make tables
	tables atomic.Pointer[[]*table] // nil: there are none; see table.go
}

// New makes a Cipher with a key of 16, 24 or 32 bytes, which it does not retain.
func New(key []byte) (*Cipher, error) {
	b, err := aes.NewCipher(key)
	if err != nil {
		return nil, ErrKey // the error of package aes holds no more
	}
	c := &Cipher{aes: b, bits: bits.Len(MinDomain - 1)}
	c.pool.New = func() any { return new(state) }
	return c, nil
}

// NewSmall is New for a Cipher that also takes strings of bits from [MinSmallBits] on. It is
// for keys that nobody can have something encrypted by who may not see the plaintexts. Where it has encrypted many short
// strings, it keeps tables of up to 3 MB.
func NewSmall(key []byte) (*Cipher, error) {
	c, err := New(key)
	if err == nil {
		c.bits = MinSmallBits
		c.tables.Store(new([]*table))
	}
	return c, err
}

// A state is the memory of one encryption. The blocks are passed to AES through
// an interface, and would be allocated each time if they were variables.
type state struct {
	prefix [block]byte // the CBC-MAC of all that comes before the last block of Q
	last   [block]byte // the last block of Q
	of     beginning   // what these two are made of
	table  *table      // for that, or nil
	uses   int         // how often it has come one after another without a table
	r      [block]byte // its CBC-MAC
	more   [block]byte // one that follows it
	s      []byte      // r, and what follows it where one block is not enough
	q      []byte      // P and Q, where the halves are long
	a, b   []byte      // the halves of a long string of bits
}

// A beginning is what the rounds of short halves begin with. Strings one after another
// are often of one form, and a permutation that walks asks about one string several
// times: not to begin anew takes a tenth to a fifth of the blocks away.
type beginning struct {
	radix, n, b int
	tweak       []byte
}

const keptTweak = 64 // bytes of the longest tweak that is compared

// Encrypt encrypts the numerals where they stand. The numerals are below the
// radix, the most significant first. The tweak need not be secret; the same
// string has different ciphertexts under different tweaks. After an error the
// numerals are as they were.
func (c *Cipher) Encrypt(x []uint16, radix int, tweak []byte) error {
	return c.crypt(x, radix, tweak, false)
}

// Decrypt undoes Encrypt.
func (c *Cipher) Decrypt(x []uint16, radix int, tweak []byte) error {
	return c.crypt(x, radix, tweak, true)
}

func (c *Cipher) crypt(x []uint16, radix int, tweak []byte, inverse bool) error {
	if err := check(x, radix, tweak); err != nil {
		return err
	}
	u := len(x) / 2
	v := len(x) - u
	st := c.pool.Get().(*state)
	defer c.pool.Put(st)
	// Half of a string fits in 63 bits up to 36 decimal digits or 24 letters
	// and digits. The sum of two such numbers fits in 64.
	if m := power(uint64(radix), v); m > 0 {
		h := halves{left: number(x[:u], uint64(radix)), right: number(x[u:], uint64(radix)), mu: m, mv: m}
		if v > u {
			h.mu = m / uint64(radix)
		}
		h.b = (bits.Len64(m-1) + 7) / 8
		c.begin(st, radix, len(x), h.b, tweak)
		c.short(st, &h, inverse)
		numerals(x[:u], h.left, uint64(radix))
		numerals(x[u:], h.right, uint64(radix))
		return nil
	}
	c.long(st, x, radix, tweak, inverse)
	return nil
}

func check(x []uint16, radix int, tweak []byte) error {
	switch {
	case radix < MinRadix || radix > MaxRadix:
		return ErrRadix
	case len(x) > MaxLength:
		return ErrLength
	case len(tweak) > MaxTweak:
		return ErrTweak
	case !LargeEnough(radix, len(x)):
		return ErrDomain
	}
	for _, n := range x {
		if int(n) >= radix {
			return ErrNumeral
		}
	}
	return nil
}

// LargeEnough reports whether there are at least [MinDomain] strings of n
// numerals, and n is 2 or more.
func LargeEnough(radix, n int) bool {
	domain := 1
	for range n {
		if domain *= radix; domain >= MinDomain {
			return n > 1
		}
	}
	return false
}

// power is radixⁿ, or 0 when that is 2⁶³ or more.
func power(radix uint64, n int) uint64 {
	p := uint64(1)
	for range n {
		hi, lo := bits.Mul64(p, radix)
		if hi > 0 || lo > math.MaxInt64 {
			return 0
		}
		p = lo
	}
	return p
}

// begin makes the part of the CBC-MAC that all rounds share: of the block P and
// of Q but for its last block. Q is the tweak, zeros, the number of the round
// and half of the string in b bytes, and ends where a block ends; when b is
// below 16, no round changes anything before the last block.
func (c *Cipher) begin(st *state, radix, n, b int, tweak []byte) {
	of := &st.of
	if of.radix == radix && of.n == n && of.b == b && bytes.Equal(of.tweak, tweak) {
		return
	}
	if of.radix = 0; len(tweak) <= keptTweak { // 0 is the radix of nothing
		of.radix, of.n, of.b, of.tweak = radix, n, b, append(of.tweak[:0], tweak...)
	}
	st.table, st.uses = nil, 0
	p := &st.prefix
	putP(p[:], radix, n, len(tweak))
	c.aes.Encrypt(p[:], p[:])

	for len(tweak) >= block {
		xor(p, tweak)
		c.aes.Encrypt(p[:], p[:])
		tweak = tweak[block:]
	}
	st.last = [block]byte{}
	copy(st.last[:], tweak)
	if len(tweak)+1+b > block {
		// The rest of the tweak has a block of its own, with zeros behind it,
		// unless the half is longer than a block.
		xor(p, st.last[:])
		c.aes.Encrypt(p[:], p[:])
		st.last = [block]byte{}
	}
}

// putP writes the block P of the standard.
func putP(p []byte, radix, n, t int) {
	p[0], p[1], p[2] = 1, 2, 1
	p[3], p[4], p[5] = byte(radix>>16), byte(radix>>8), byte(radix)
	p[6], p[7] = rounds, byte(n/2)
	binary.BigEndian.PutUint32(p[8:], uint32(n))
	binary.BigEndian.PutUint32(p[12:], uint32(t))
}

// begin puts P and the whole of Q into st.q, and gives the place of the number
// of the round, behind which half of the string stands.
func (st *state) begin(radix, n, b int, tweak []byte) int {
	q := append(st.q[:0], make([]byte, block)...)
	putP(q, radix, n, len(tweak))
	q = append(q, tweak...)
	for (len(q)+1+b)%block != 0 {
		q = append(q, 0)
	}
	end := len(q)
	for range 1 + b {
		q = append(q, 0)
	}
	st.q = q
	return end
}

// xor adds the first block of b to a.
func xor(a *[block]byte, b []byte) {
	_ = b[block-1]
	binary.NativeEndian.PutUint64(a[:8], binary.NativeEndian.Uint64(a[:8])^binary.NativeEndian.Uint64(b))
	binary.NativeEndian.PutUint64(a[8:], binary.NativeEndian.Uint64(a[8:])^binary.NativeEndian.Uint64(b[8:]))
}

// halves are the halves A and B of a string, as numbers below 2⁶³.
type halves struct {
	left, right uint64
	mu, mv      uint64 // what they are below
	b           int    // bytes of the longer
}

// short runs the rounds for such halves. Since b is 8 at most, d is 12 at most,
// and one block is enough for S.
func (c *Cipher) short(st *state, h *halves, inverse bool) {
	left, right := h.left, h.right
	if inverse {
		left, right = right, left
	}
	// Behind the number of the round stands half of the string in b bytes. The block
	// is two numbers here, which saves a loop over the bytes in each round.
	high := binary.BigEndian.Uint64(st.prefix[:8]) ^ binary.BigEndian.Uint64(st.last[:8])
	low := binary.BigEndian.Uint64(st.prefix[8:]) ^ binary.BigEndian.Uint64(st.last[8:])
	powers := h.mu&(h.mu-1) == 0 && h.mv&(h.mv-1) == 0
	for i := range rounds {
		round := i
		if inverse {
			round = rounds - 1 - i
		}
		// A shift by 64, where the half takes 8 bytes, gives 0.
		binary.BigEndian.PutUint64(st.r[:8], high^uint64(round)>>(64-8*h.b))
		binary.BigEndian.PutUint64(st.r[8:], low^right^uint64(round)<<(8*h.b))
		c.aes.Encrypt(st.r[:], st.r[:])

		m := h.mu
		if round&1 == 1 {
			m = h.mv
		}
		// The first d bytes, 8 or 12, are the number y.
		hi, lo := uint64(0), binary.BigEndian.Uint64(st.r[:])
		if h.b > 4 {
			hi, lo = lo>>32, lo<<32|uint64(binary.BigEndian.Uint32(st.r[8:]))
		}
		var y uint64
		switch {
		case powers: // no division
			y = lo & (m - 1)
		case hi == 0:
			y = lo % m
		default:
			y = bits.Rem64(hi, lo, m)
		}
		if inverse && y > 0 {
			y = m - y
		}
		if left += y; left >= m {
			left -= m
		}
		left, right = right, left
	}
	if inverse {
		left, right = right, left
	}
	h.left, h.right = left, right
}

// number is NUM of the standard.
func number(x []uint16, radix uint64) uint64 {
	n := uint64(0)
	for _, d := range x {
		n = n*radix + uint64(d)
	}
	return n
}

// numerals is STR of the standard.
func numerals(x []uint16, n, radix uint64) {
	for i := len(x) - 1; i >= 0; i-- {
		x[i] = uint16(n % radix)
		n /= radix
	}
}

// long runs the rounds for halves of any size, with package big.
func (c *Cipher) long(st *state, x []uint16, radix int, tweak []byte, inverse bool) {
	u := len(x) / 2
	v := len(x) - u
	r := big.NewInt(int64(radix))
	mu := new(big.Int).Exp(r, big.NewInt(int64(u)), nil)
	mv := new(big.Int).Set(mu)
	if v > u {
		mv.Mul(mv, r)
	}
	b := (new(big.Int).Sub(mv, big.NewInt(1)).BitLen() + 7) / 8
	d := 4*((b+3)/4) + 4

	end := st.begin(radix, len(x), b, tweak)
	q := st.q

	left, right := bigNumber(x[:u], r), bigNumber(x[u:], r)
	if inverse {
		left, right = right, left
	}
	y := new(big.Int)
	for i := range rounds {
		round := i
		if inverse {
			round = rounds - 1 - i
		}
		q[end] = byte(round)
		right.FillBytes(q[end+1:])
		y.SetBytes(c.stream(st, q, d))
		m := mu
		if round&1 == 1 {
			m = mv
		}
		if inverse {
			left.Sub(left, y)
		} else {
			left.Add(left, y)
		}
		left.Mod(left, m)
		left, right = right, left
	}
	if inverse {
		left, right = right, left
	}
	bigNumerals(x[:u], left, r)
	bigNumerals(x[u:], right, r)
}

// stream gives the first d bytes of R ‖ AES(R ⊕ 1) ‖ AES(R ⊕ 2) …, where R is
// the CBC-MAC of q. They are good until the next call.
func (c *Cipher) stream(st *state, q []byte, d int) []byte {
	st.r = [block]byte{}
	for ; len(q) > 0; q = q[block:] {
		xor(&st.r, q)
		c.aes.Encrypt(st.r[:], st.r[:])
	}
	st.s = append(st.s[:0], st.r[:]...)
	for j := uint64(1); len(st.s) < d; j++ {
		st.more = st.r
		tail := st.more[block-8:]
		binary.BigEndian.PutUint64(tail, binary.BigEndian.Uint64(tail)^j)
		c.aes.Encrypt(st.more[:], st.more[:])
		st.s = append(st.s, st.more[:]...)
	}
	return st.s[:d]
}

func bigNumber(x []uint16, radix *big.Int) *big.Int {
	n, d := new(big.Int), new(big.Int)
	for _, numeral := range x {
		n.Add(n.Mul(n, radix), d.SetUint64(uint64(numeral)))
	}
	return n
}

func bigNumerals(x []uint16, n, radix *big.Int) {
	d := new(big.Int)
	for i := len(x) - 1; i >= 0; i-- {
		n.QuoRem(n, radix, d)
		x[i] = uint16(d.Uint64())
	}
}
