package ff1

import (
	"bytes"
	"crypto/aes"
	"math"
	"math/big"
	"slices"
	"testing"
)

// slowEncrypt is algorithm 7 of SP 800-38G as it is written there, step by step,
// on package big. It is the plain twin of Encrypt and, for radix 2, of
// EncryptBits.
func slowEncrypt(key []byte, x []uint16, radix int, tweak []byte) []uint16 {
	num := func(x []uint16) *big.Int {
		n := new(big.Int)
		for _, d := range x {
			n.Mul(n, big.NewInt(int64(radix)))
			n.Add(n, big.NewInt(int64(d)))
		}
		return n
	}
	str := func(n *big.Int, m int) []uint16 {
		out := make([]uint16, m)
		n = new(big.Int).Set(n)
		for i := m - 1; i >= 0; i-- {
			d := new(big.Int)
			n.DivMod(n, big.NewInt(int64(radix)), d)
			out[i] = uint16(d.Int64())
		}
		return out
	}
	ciph := func(in []byte) []byte {
		b, err := aes.NewCipher(key)
		if err != nil {
			panic(err)
		}
		out := make([]byte, 16)
		b.Encrypt(out, in)
		return out
	}
	prf := func(in []byte) []byte {
		y := make([]byte, 16)
		for ; len(in) > 0; in = in[16:] {
			for i := range y {
				y[i] ^= in[i]
			}
			y = ciph(y)
		}
		return y
	}
	bytesOf := func(n *big.Int, width int) []byte { return n.FillBytes(make([]byte, width)) }

	n, t := len(x), len(tweak)
	u := n / 2
	v := n - u
	A, B := slices.Clone(x[:u]), slices.Clone(x[u:])
	// ⌈⌈v·log₂ radix⌉/8⌉: the bits of the greatest string of v numerals.
	most := new(big.Int).Exp(big.NewInt(int64(radix)), big.NewInt(int64(v)), nil)
	b := (new(big.Int).Sub(most, big.NewInt(1)).BitLen() + 7) / 8
	d := 4*int(math.Ceil(float64(b)/4)) + 4
	P := slices.Concat([]byte{1, 2, 1}, bytesOf(big.NewInt(int64(radix)), 3), []byte{10, byte(u % 256)},
		bytesOf(big.NewInt(int64(n)), 4), bytesOf(big.NewInt(int64(t)), 4))
	for i := range 10 {
		zeros := ((-t-b-1)%16 + 16) % 16
		Q := slices.Concat(tweak, make([]byte, zeros), []byte{byte(i)}, bytesOf(num(B), b))
		R := prf(slices.Concat(P, Q))
		S := slices.Clone(R)
		for j := int64(1); len(S) < d; j++ {
			block := bytesOf(big.NewInt(j), 16)
			for k := range block {
				block[k] ^= R[k]
			}
			S = append(S, ciph(block)...)
		}
		y := new(big.Int).SetBytes(S[:d])
		m := u
		if i%2 == 1 {
			m = v
		}
		c := new(big.Int).Add(num(A), y)
		c.Mod(c, new(big.Int).Exp(big.NewInt(int64(radix)), big.NewInt(int64(m)), nil))
		A, B = B, str(c, m)
	}
	return append(A, B...)
}

// FuzzEncrypt compares Encrypt and EncryptBits with their plain twin, and undoes
// them.
func FuzzEncrypt(f *testing.F) {
	f.Add([]byte("sixteen byte key"), []byte("0123456789"), uint16(9), []byte(nil))
	f.Add([]byte("a key of twenty-four byt"), bytes.Repeat([]byte{7, 200}, 40), uint16(35), []byte("tweak"))
	f.Add([]byte("a key of as many as thirty-two b"), bytes.Repeat([]byte{255}, 130), uint16(65535), bytes.Repeat([]byte("t"), 33))
	f.Add([]byte("sixteen byte key"), bytes.Repeat([]byte{0, 1, 1}, 50), uint16(1), bytes.Repeat([]byte("t"), 15))
	f.Add([]byte("sixteen byte key"), bytes.Repeat([]byte{0, 1, 1}, 21), uint16(1), bytes.Repeat([]byte("t"), 7))
	f.Fuzz(func(t *testing.T, key, data []byte, most uint16, tweak []byte) {
		c, err := New(key)
		if err != nil || len(data) > 400 {
			return
		}
		radix := int(most) + 1
		x := make([]uint16, len(data))
		for i, d := range data {
			// The neighbour reaches numerals above 255.
			x[i] = uint16((int(d)<<8 | int(data[len(data)-1-i])) % max(radix, 1))
		}
		plain := slices.Clone(x)
		if err := c.Encrypt(x, radix, tweak); err != nil {
			if radix >= 2 && LargeEnough(radix, len(x)) {
				t.Fatalf("radix %d, %d numerals: %v", radix, len(x), err)
			}
			return
		}
		if want := slowEncrypt(key, plain, radix, tweak); !slices.Equal(x, want) {
			t.Fatalf("radix %d, %d numerals: %v; plainly %v", radix, len(x), x, want)
		}
		if radix == 2 {
			packed := pack(plain)
			if err := c.EncryptBits(packed, len(plain), tweak); err != nil || !bytes.Equal(packed, pack(x)) {
				t.Fatalf("%d bits: %x, %v; want %x", len(plain), packed, err, pack(x))
			}
			if err := c.DecryptBits(packed, len(plain), tweak); err != nil || !bytes.Equal(packed, pack(plain)) {
				t.Fatalf("%d bits back: %x, %v; want %x", len(plain), packed, err, pack(plain))
			}
		}
		if err := c.Decrypt(x, radix, tweak); err != nil || !slices.Equal(x, plain) {
			t.Fatalf("radix %d, %d numerals back: %v, %v", radix, len(x), x, err)
		}
	})
}

// pack gives numerals of radix 2 as a number.
func pack(x []uint16) []byte {
	n := new(big.Int)
	for _, d := range x {
		n.Add(n.Lsh(n, 1), big.NewInt(int64(d)))
	}
	return n.FillBytes(make([]byte, (len(x)+7)/8))
}
