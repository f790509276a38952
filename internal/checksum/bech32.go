package checksum

import "strings"

// Bech32Alphabet are the digits of Bech32, by their values.
const Bech32Alphabet = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"

// The remainders that addresses of Bech32 (BIP 173) and of Bech32m (BIP 350) leave.
const (
	Bech32Sum  = 1
	Bech32mSum = 0x2bc830a3
)

var bech32Values = func() (t [256]int8) {
	for c := range t {
		t[c] = int8(strings.IndexByte(Bech32Alphabet, byte(c)))
	}
	for c := 'A'; c <= 'Z'; c++ {
		t[c] = t[c|0x20]
	}
	return t
}()

// Bech32Value is the value of a digit of Bech32, small or capital, from 0 to 31, or -1.
func Bech32Value(c byte) int8 { return bech32Values[c] }

// Bech32Step is the remainder after five more bits.
func Bech32Step(c uint32, v byte) uint32 {
	top := c >> 25
	c = (c&0x1ffffff)<<5 ^ uint32(v)
	for i, g := range [5]uint32{0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3} {
		if top>>i&1 == 1 {
			c ^= g
		}
	}
	return c
}

// Bech32Name is the remainder after the name of an address, which stands before its last 1, in
// whatever letter case.
func Bech32Name(name string) uint32 {
	c := uint32(1)
	for i := range len(name) {
		b := name[i]
		if 'A' <= b && b <= 'Z' {
			b |= 0x20
		}
		c = Bech32Step(c, b>>5)
	}
	c = Bech32Step(c, 0)
	for i := range len(name) {
		c = Bech32Step(c, name[i]&31)
	}
	return c
}

// Bech32 reports whether an address, a name, a 1 and data, has a right checksum by BIP 173 or
// BIP 350. One of small letters and capitals has none, nor has one without a name.
func Bech32(address string) bool {
	one := strings.LastIndexByte(address, '1')
	if one < 1 || len(address)-one <= 6 {
		return false
	}
	small, capital := false, false
	for i := range len(address) {
		small = small || 'a' <= address[i] && address[i] <= 'z'
		capital = capital || 'A' <= address[i] && address[i] <= 'Z'
	}
	if small && capital {
		return false
	}
	c := Bech32Name(address[:one])
	for i := one + 1; i < len(address); i++ {
		v := bech32Values[address[i]]
		if v < 0 {
			return false
		}
		c = Bech32Step(c, byte(v))
	}
	return c == Bech32Sum || c == Bech32mSum
}
