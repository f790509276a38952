package bytekind

// Size is the number of bytes that are sorted together: the bits of a machine word.
const Size = 64

// A Table says of which kind each byte is. It is safe for concurrent use.
type Table struct {
	rows  [8][16]byte // the kinds of the bytes of ASCII, in the upper half of each
	high  [16]byte    // that of all other bytes, sixteen times
	plain [4][256]uint64
}

// NewTable returns a Table of the kinds, 0 to 15, that a function gives. All bytes from
// 0x80 on have to be of one kind, and the byte 0 of kind 0; it panics where they are not.
func NewTable(kindOf func(byte) uint8) *Table {
	t := new(Table)
	for c := range 256 {
		kind := kindOf(byte(c))
		switch {
		case kind > 15, c == 0 && kind != 0, c > 0x80 && kind != kindOf(0x80):
			panic("bytekind: a byte is of a kind that it cannot be of")
		case c < 0x80:
			t.rows[c/16][c%16] = kind << 4
		}
		bits := uint64(kind)
		for n := range t.plain {
			t.plain[n][c] = (bits&1 | bits>>1&1<<16 | bits>>2&1<<32 | bits>>3<<48) << n
		}
	}
	for i := range t.high {
		t.high[i] = kindOf(0x80) << 4
	}
	return t
}

// plainly is Split by the table of whole machine words, which has the four bits of a kind
// sixteen bits apart; its other three parts have the same for each of the next bytes, so
// that there is one shift for four.
func (t *Table) plainly(text string) (a, b, c, d uint64) {
	var w [Size / 16]uint64
	p := &t.plain
	if len(text) >= Size {
		text = text[:Size]
		for n := range w {
			s := text[16*n:][:16]
			v := p[0][s[12]] | p[1][s[13]] | p[2][s[14]] | p[3][s[15]]
			v = v<<4 | p[0][s[8]] | p[1][s[9]] | p[2][s[10]] | p[3][s[11]]
			v = v<<4 | p[0][s[4]] | p[1][s[5]] | p[2][s[6]] | p[3][s[7]]
			v = v<<4 | p[0][s[0]] | p[1][s[1]] | p[2][s[2]] | p[3][s[3]]
			w[n] = v
		}
	} else {
		for n := len(text) - 1; n >= 0; n-- {
			v := &w[n/16%len(w)]
			*v = *v<<1 | p[0][text[n]]
		}
	}
	a, b, c, d = w[0], w[1], w[2], w[3]
	a, b = exchange(a, b, 16, 0x0000FFFF0000FFFF)
	c, d = exchange(c, d, 16, 0x0000FFFF0000FFFF)
	a, c = exchange(a, c, 32, 0x00000000FFFFFFFF)
	b, d = exchange(b, d, 32, 0x00000000FFFFFFFF)
	return a, b, c, d
}

// exchange swaps the bits of a that are mask<<n with those of b that are mask.
func exchange(a, b uint64, n uint, mask uint64) (uint64, uint64) {
	t := (a>>n ^ b) & mask
	return a ^ t<<n, b ^ t
}
