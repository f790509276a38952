package ff1

// EncryptBits is [Cipher.Encrypt] for a string of n bits, which is radix 2. The
// bits are the low ones of x, which is a big-endian number of as many bytes as n
// bits take; the others are zero. A numeral string of the same bits has the same
// ciphertext.
//
// Sums modulo a power of two need no division, so this is fast at any length.
func (c *Cipher) EncryptBits(x []byte, n int, tweak []byte) error {
	return c.cryptBits(x, n, tweak, false)
}

// DecryptBits undoes EncryptBits.
func (c *Cipher) DecryptBits(x []byte, n int, tweak []byte) error {
	return c.cryptBits(x, n, tweak, true)
}

func (c *Cipher) cryptBits(x []byte, n int, tweak []byte, inverse bool) error {
	switch {
	case n > 8*MaxLength || len(x) != (n+7)/8:
		return ErrLength
	case n < c.bits:
		return ErrDomain
	case len(tweak) > MaxTweak:
		return ErrTweak
	case n%8 != 0 && x[0]>>(n%8) != 0:
		return ErrNumeral
	}
	st := c.pool.Get().(*state)
	defer c.pool.Put(st)
	u := n / 2
	v := n - u
	if v < 64 {
		h := halves{mu: 1 << u, mv: 1 << v, b: (v + 7) / 8}
		h.left, h.right = split(x, v)
		c.begin(st, 2, n, h.b, tweak)
		if t := c.tableOf(st, n, v, tweak); t != nil {
			t.run(&h, inverse)
		} else {
			c.short(st, &h, inverse)
		}
		join(x, h.left, h.right, v)
		return nil
	}
	c.longBits(st, x, n, tweak, inverse)
	return nil
}

// split gives the number x divided by 2ᵛ, and the remainder.
func split(x []byte, v int) (left, right uint64) {
	hi, lo := uint64(0), uint64(0)
	for _, c := range x {
		hi = hi<<8 | lo>>56
		lo = lo<<8 | uint64(c)
	}
	return hi<<(64-v) | lo>>v, lo & (1<<v - 1)
}

// join undoes split.
func join(x []byte, left, right uint64, v int) {
	hi, lo := left>>(64-v), left<<v|right
	for i := len(x) - 1; i >= 0; i-- {
		x[i] = byte(lo)
		lo = lo>>8 | hi<<56
		hi >>= 8
	}
}

// longBits runs the rounds on halves that are strings of bytes.
func (c *Cipher) longBits(st *state, x []byte, n int, tweak []byte, inverse bool) {
	u := n / 2
	v := n - u
	b := (v + 7) / 8
	d := 4*((b+3)/4) + 4
	end := st.begin(2, n, b, tweak)
	st.a, st.b = resize(st.a, b), resize(st.b, b)
	copyBits(st.a, x, v, u)
	copyBits(st.b, x, 0, v)

	left, right := st.a, st.b
	if inverse {
		left, right = right, left
	}
	for i := range rounds {
		round := i
		if inverse {
			round = rounds - 1 - i
		}
		st.q[end] = byte(round)
		copy(st.q[end+1:], right)
		y := c.stream(st, st.q, d)[d-b:]
		m := u
		if round&1 == 1 {
			m = v
		}
		if inverse {
			subtract(left, y)
		} else {
			add(left, y)
		}
		clearAbove(left, m)
		left, right = right, left
	}
	clear(x)
	orBits(x, st.b, 0)
	orBits(x, st.a, v)
}

// resize gives n zero bytes, in the memory of s where there is room.
func resize(s []byte, n int) []byte {
	if cap(s) < n {
		return make([]byte, n)
	}
	s = s[:n]
	clear(s)
	return s
}

// The numbers below are big-endian, and their bits are counted from the lowest.

// copyBits sets dst to the n bits of x that begin with bit from.
func copyBits(dst, x []byte, from, n int) {
	shift, skip := from%8, from/8
	for i := range dst { // from the lowest byte
		place := len(x) - 1 - skip - i
		w := uint(0)
		if place >= 0 {
			w = uint(x[place])
		}
		if place > 0 {
			w |= uint(x[place-1]) << 8
		}
		dst[len(dst)-1-i] = byte(w >> shift)
	}
	clearAbove(dst, n)
}

// orBits adds a, moved up by so many bits, to x, which has zeros there.
func orBits(x, a []byte, by int) {
	shift, skip := by%8, by/8
	for i := range a {
		w := uint(a[len(a)-1-i]) << shift
		place := len(x) - 1 - skip - i
		if place >= 0 {
			x[place] |= byte(w)
		}
		if place > 0 {
			x[place-1] |= byte(w >> 8)
		}
	}
}

// clearAbove clears all but the n low bits.
func clearAbove(a []byte, n int) {
	for i := range a {
		switch low := n - 8*(len(a)-1-i); {
		case low <= 0:
			a[i] = 0
		case low < 8:
			a[i] &= 1<<low - 1
		}
	}
}

func add(a, y []byte) {
	carry := uint(0)
	for i := len(a) - 1; i >= 0; i-- {
		carry += uint(a[i]) + uint(y[i])
		a[i] = byte(carry)
		carry >>= 8
	}
}

func subtract(a, y []byte) {
	borrow := 0
	for i := len(a) - 1; i >= 0; i-- {
		borrow += int(a[i]) - int(y[i])
		a[i] = byte(borrow)
		borrow >>= 8
	}
}
