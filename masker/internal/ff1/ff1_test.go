package ff1

import (
	"bytes"
	"encoding/hex"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
)

const numeralsOf = "0123456789abcdefghijklmnopqrstuvwxyz"

func parse(t testing.TB, s string) []uint16 {
	t.Helper()
	x := make([]uint16, len(s))
	for i := range s {
		n := strings.IndexByte(numeralsOf, s[i])
		if n < 0 {
			t.Fatalf("%q is no numeral string", s)
		}
		x[i] = uint16(n)
	}
	return x
}

func format(x []uint16) string {
	b := make([]byte, len(x))
	for i, n := range x {
		b[i] = numeralsOf[n]
	}
	return string(b)
}

func newCipher(t testing.TB, key string) *Cipher {
	t.Helper()
	k, err := hex.DecodeString(key)
	if err != nil {
		t.Fatal(err)
	}
	c, err := New(k)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

const (
	key128 = "2B7E151628AED2A6ABF7158809CF4F3C"
	key192 = key128 + "EF4359D8D580AA4F"
	key256 = key192 + "7F036D6F04FC6A94"
)

// The vectors are the nine samples of FF1 that NIST publishes with SP 800-38G
// (csrc.nist.gov, Cryptographic Standards and Guidelines, FF1samples.pdf).
var vectors = []struct {
	key         string
	radix       int
	tweak       string
	plain, want string
}{
	{key128, 10, "", "0123456789", "2433477484"},
	{key128, 10, "39383736353433323130", "0123456789", "6124200773"},
	{key128, 36, "3737373770717273373737", "0123456789abcdefghi", "a9tv40mll9kdu509eum"},
	{key192, 10, "", "0123456789", "2830668132"},
	{key192, 10, "39383736353433323130", "0123456789", "2496655549"},
	{key192, 36, "3737373770717273373737", "0123456789abcdefghi", "xbj3kv35jrawxv32ysr"},
	{key256, 10, "", "0123456789", "6657667009"},
	{key256, 10, "39383736353433323130", "0123456789", "1001623463"},
	{key256, 36, "3737373770717273373737", "0123456789abcdefghi", "xs8a0azh2avyalyzuwd"},
}

func TestVectors(t *testing.T) {
	for i, tt := range vectors {
		c := newCipher(t, tt.key)
		tweak, err := hex.DecodeString(tt.tweak)
		if err != nil {
			t.Fatal(err)
		}
		x := parse(t, tt.plain)
		if err := c.Encrypt(x, tt.radix, tweak); err != nil || format(x) != tt.want {
			t.Errorf("sample %d: %s, %v; want %s", i+1, format(x), err, tt.want)
		}
		if err := c.Decrypt(x, tt.radix, tweak); err != nil || format(x) != tt.plain {
			t.Errorf("sample %d back: %s, %v", i+1, format(x), err)
		}
	}
}

func TestRefused(t *testing.T) {
	c := newCipher(t, key128)
	for _, tt := range []struct {
		name  string
		x     []uint16
		radix int
		tweak int
		want  error
	}{
		{"five digits", make([]uint16, 5), 10, 0, ErrDomain},
		{"six digits", make([]uint16, 6), 10, 0, nil},
		{"nothing", nil, 10, 0, ErrDomain},
		{"19 bits", make([]uint16, 19), 2, 0, ErrDomain},
		{"20 bits", make([]uint16, 20), 2, 0, nil},
		{"one numeral of the greatest radix", make([]uint16, 1), MaxRadix, 0, ErrDomain},
		{"two of them", make([]uint16, 2), MaxRadix, 0, nil},
		{"radix 1", make([]uint16, 20), 1, 0, ErrRadix},
		{"radix 65537", make([]uint16, 20), MaxRadix + 1, 0, ErrRadix},
		{"a numeral of the radix", []uint16{1, 2, 3, 4, 5, 10}, 10, 0, ErrNumeral},
		{"too long", make([]uint16, MaxLength+1), 10, 0, ErrLength},
		{"a long tweak", make([]uint16, 6), 10, MaxTweak + 1, ErrTweak},
	} {
		before := slices.Clone(tt.x)
		err := c.Encrypt(tt.x, tt.radix, make([]byte, tt.tweak))
		if !errors.Is(err, tt.want) || tt.want == nil && err != nil {
			t.Errorf("%s: %v; want %v", tt.name, err, tt.want)
		}
		if err != nil && !slices.Equal(tt.x, before) {
			t.Errorf("%s: the numerals have changed", tt.name)
		}
	}
	for _, n := range []int{0, 15, 17, 31, 33} {
		if _, err := New(make([]byte, n)); !errors.Is(err, ErrKey) {
			t.Errorf("a key of %d bytes: %v", n, err)
		}
	}
	for _, tt := range []struct {
		x    []byte
		n    int
		want error
	}{
		{make([]byte, 3), 19, ErrDomain},
		{make([]byte, 2), 20, ErrLength},
		{make([]byte, 4), 20, ErrLength},
		{[]byte{0x10, 0, 0}, 20, ErrNumeral},
		{[]byte{0x0f, 0, 0}, 20, nil},
		{nil, 0, ErrDomain},
	} {
		if err := c.EncryptBits(tt.x, tt.n, nil); !errors.Is(err, tt.want) || tt.want == nil && err != nil {
			t.Errorf("%d bits in %d bytes: %v; want %v", tt.n, len(tt.x), err, tt.want)
		}
	}
}

// TestPermutation encrypts all of the smallest domain of digits.
func TestPermutation(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("a million values")
	}
	c := newCipher(t, key256)
	seen := make([]bool, 1_000_000)
	x := make([]uint16, 6)
	for n := range seen {
		numerals(x, uint64(n), 10)
		if err := c.Encrypt(x, 10, nil); err != nil {
			t.Fatal(err)
		}
		y := number(x, 10)
		if seen[y] {
			t.Fatalf("%06d is the ciphertext of two values", y)
		}
		seen[y] = true
	}
}

// TestAllocations holds that short strings, and strings of bits, do not allocate.
func TestAllocations(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("the race detector allocates")
	}
	c := newCipher(t, key256)
	tweak := []byte("a tweak of twenty-two.")
	for _, n := range []int{6, 16, 19, 36} {
		x := make([]uint16, n)
		if got := testing.AllocsPerRun(100, func() { c.Encrypt(x, 10, tweak) }); got > 0 {
			t.Errorf("%d digits: %v allocations", n, got)
		}
	}
	for _, n := range []int{20, 126, 127, 300} {
		x := make([]byte, (n+7)/8)
		if got := testing.AllocsPerRun(100, func() { c.EncryptBits(x, n, tweak) }); got > 0 {
			t.Errorf("%d bits: %v allocations", n, got)
		}
	}
}

// TestConcurrent shares one Cipher; the race detector looks on.
func TestConcurrent(t *testing.T) {
	c := newCipher(t, key128)
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 200 {
				x := parse(t, "0123456789")
				if c.Encrypt(x, 10, nil); format(x) != "2433477484" {
					t.Errorf("got %s", format(x))
				}
			}
		})
	}
	wg.Wait()
}

func BenchmarkEncrypt(b *testing.B) {
	c := newCipher(b, key256)
	for _, n := range []int{9, 16, 36, 64} {
		x := make([]uint16, n)
		for i := range x {
			x[i] = uint16(rand.IntN(10))
		}
		b.Run(fmt.Sprint(n, "digits"), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				c.Encrypt(x, 10, nil)
			}
		})
	}
	for _, n := range []int{40, 160, 400} {
		x := make([]byte, (n+7)/8)
		b.Run(fmt.Sprint(n, "bits"), func(b *testing.B) {
			for b.Loop() {
				c.EncryptBits(x, n, nil)
			}
		})
	}
}

// TestTurns holds that what was encrypted before says nothing about what is encrypted
// now: strings of other forms and under other tweaks in turn are as if each were alone.
func TestTurns(t *testing.T) {
	const key = "2B7E151628AED2A6ABF7158809CF4F3C"
	long := bytes.Repeat([]byte("a tweak "), 9) // longer than is kept
	forms := []struct {
		radix, n int
		tweak    []byte
	}{
		{10, 16, nil}, {10, 16, []byte{0}}, {10, 16, nil}, {10, 15, nil}, {36, 16, nil}, {10, 16, long}, {10, 16, long[:71]}, {10, 16, long[:64]},
		{10, 16, long[:63]}, {36, 7, []byte("x")}, {10, 16, []byte{0}}, {10, 16, long}, {10, 60, nil}, {10, 16, nil},
	}
	c := newCipher(t, key)
	for range 2 {
		for i, f := range forms {
			for _, g := range forms[i:] {
				for _, form := range []struct {
					radix, n int
					tweak    []byte
				}{f, g, f} {
					x := make([]uint16, form.n)
					for k := range x {
						x[k] = uint16(k*7+3) % uint16(form.radix)
					}
					want := slices.Clone(x)
					if err := newCipher(t, key).Encrypt(want, form.radix, form.tweak); err != nil {
						t.Fatal(err)
					}
					got := slices.Clone(x)
					if err := c.Encrypt(got, form.radix, form.tweak); err != nil || !slices.Equal(got, want) {
						t.Fatalf("radix %d, %d numerals, a tweak of %d bytes: other ciphertext than alone (%v)", form.radix, form.n, len(form.tweak), err)
					}
					if err := c.Decrypt(got, form.radix, form.tweak); err != nil || !slices.Equal(got, x) {
						t.Fatalf("radix %d, %d numerals, a tweak of %d bytes: not decrypted (%v)", form.radix, form.n, len(form.tweak), err)
					}
				}
			}
		}
	}
}
