package fake

import (
	"crypto/sha256"
	"strings"

	"github.com/privet-go/privet/internal/checksum"
)

// coinValues are addresses of cryptocurrencies.
var coinValues = []values{
	{"CRYPTO_ADDRESS", "An address of the same coin and kind with a right checksum, whose key nobody has.", fakeCoin},
}

const (
	base58Alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
	rippleAlphabet = "rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz"
)

func fakeCoin(dst []byte, value string, r *request) ([]byte, bool) {
	const longestCoin = 120
	n := len(value)
	switch {
	case n > longestCoin:
	case n == 42 && value[0] == '0' && lower(value[1]) == 'x':
		return appendEthereum(dst, value, r.Stream)
	case n >= 12 && n <= 90 && bechSeparator(value) > 0:
		if out, ok := appendBech32(dst, value, r.Stream); ok {
			return out, true
		}
		fallthrough
	default:
		alphabet := base58Alphabet
		if value[0] == 'r' && n <= 36 {
			alphabet = rippleAlphabet
		}
		return appendBase58Check(dst, value, alphabet, r.Stream)
	}
	return dst, false
}

// appendEthereum appends an address in the letter case of the original: small,
// capitals, or that of ERC-55.
func appendEthereum(dst []byte, value string, s *Stream) ([]byte, bool) {
	small, capital := false, false
	for i := 2; i < len(value); i++ {
		c := value[i]
		if !isDigit(c) && !('a' <= lower(c) && lower(c) <= 'f') {
			return dst, false
		}
		small, capital = small || isLower(c), capital || isUpper(c)
	}
	var address [40]byte
	for i := range address {
		address[i] = s.from("0123456789abcdef")
	}
	hash := checksum.Keccak256(address[:])
	for i, c := range address {
		if half := hash[i/2] >> (4 * (1 - i%2)) & 15; capital && (!small || half >= 8) {
			address[i] = upper(c)
		}
	}
	return append(append(dst, value[:2]...), address[:]...), true
}

// bechSeparator is where the last 1 of an address stands that could be one of
// Bech32, or 0.
func bechSeparator(s string) int {
	one := strings.LastIndexByte(s, '1')
	if one < 1 || len(s)-one <= 7 || hasCapital(s) && hasLower(s) {
		return 0
	}
	for i := one + 1; i < len(s); i++ {
		if checksum.Bech32Value(s[i]) < 0 {
			return 0
		}
	}
	return one
}

func hasLower(s string) bool {
	for i := range len(s) {
		if isLower(s[i]) {
			return true
		}
	}
	return false
}

// appendBech32 keeps the part before the separator, the version behind it, and
// which of the two checksums the address has.
func appendBech32(dst []byte, value string, s *Stream) ([]byte, bool) {
	one := bechSeparator(value)
	c := checksum.Bech32Name(value[:one])
	start := len(dst)
	dst = append(dst, value[:one+2]...)
	was := checksum.Bech32Step(c, byte(checksum.Bech32Value(value[one+1])))
	now := was
	last := len(value) - 6
	for i := one + 2; i < len(value); i++ {
		was = checksum.Bech32Step(was, byte(checksum.Bech32Value(value[i])))
		if i >= last {
			continue
		}
		v := byte(s.below(32))
		// The last five bits before the checksum can be filled up with zeros.
		if i == last-1 {
			v &^= bechPadding(last - one - 2)
		}
		now = checksum.Bech32Step(now, v)
		dst = append(dst, checksum.Bech32Alphabet[v])
	}
	kind := uint32(checksum.Bech32Sum)
	if was == checksum.Bech32mSum || was != checksum.Bech32Sum && len(value)-one > 8 && lower(value[one+1]) == 'p' {
		kind = checksum.Bech32mSum
	}
	for range 6 {
		now = checksum.Bech32Step(now, 0)
	}
	now ^= kind
	for i := range 6 {
		dst = append(dst, checksum.Bech32Alphabet[now>>(5*(5-i))&31])
	}
	if hasCapital(value) {
		for i := range dst[start:] {
			dst[start+i] = upper(dst[start+i])
		}
	}
	return dst, true
}

// bechPadding are the bits of the last of n groups of five that belong to no
// byte.
func bechPadding(n int) byte { return 1<<(n*5%8) - 1 }

// appendBase58Check keeps the version of an address, which is what stands before
// the last twenty bytes of its payload.
func appendBase58Check(dst []byte, value, alphabet string, s *Stream) ([]byte, bool) {
	const hash, sum = 20, 4
	var b [64]byte
	n := decodeBase58(b[:], value, alphabet)
	switch {
	case n == 32 && (len(value) == 43 || len(value) == 44): // Solana, without a checksum
		const tries = 32
		start := len(dst)
		for range tries {
			for i := range 32 {
				b[i] = byte(s.below(256))
			}
			b[0] = b[0]&0x7f | 0x20
			if dst = appendBase58(dst[:start], b[:32], alphabet); len(dst)-start == len(value) {
				return dst, true
			}
		}
		return dst[:start], false
	case n < hash+sum+1 || n > hash+sum+3:
		return dst, false
	}
	const tries = 64
	start := len(dst)
	for range tries {
		for i := n - hash - sum; i < n-sum; i++ {
			b[i] = byte(s.below(256))
		}
		once := sha256.Sum256(b[:n-sum])
		twice := sha256.Sum256(once[:])
		copy(b[n-sum:n], twice[:sum])
		if dst = appendBase58(dst[:start], b[:n], alphabet); len(dst)-start == len(value) {
			return dst, true
		}
	}
	return dst, len(dst) > start
}

// decodeBase58 decodes a number and gives its length in bytes: a one at the
// beginning is a byte of zero. It is -1 for what is no such number, or too long.
func decodeBase58(b []byte, s, alphabet string) int {
	clear(b)
	zeros := 0
	for zeros < len(s) && s[zeros] == alphabet[0] {
		zeros++
	}
	n := 0 // bytes in use, at the end
	for i := zeros; i < len(s); i++ {
		carry := strings.IndexByte(alphabet, s[i])
		if carry < 0 {
			return -1
		}
		k := 0
		for ; carry > 0 || k < n; k++ {
			at := len(b) - 1 - k
			if at < 0 {
				return -1
			}
			carry += 58 * int(b[at])
			b[at] = byte(carry)
			carry >>= 8
		}
		n = k
	}
	if zeros+n > len(b) {
		return -1
	}
	copy(b[zeros:], b[len(b)-n:])
	clear(b[:zeros])
	return zeros + n
}

func appendBase58(dst, b []byte, alphabet string) []byte {
	var d [96]byte
	n := 0
	zeros := 0
	for zeros < len(b) && b[zeros] == 0 {
		zeros++
	}
	for _, c := range b[zeros:] {
		carry := int(c)
		k := 0
		for ; carry > 0 || k < n; k++ {
			carry += 256 * int(d[k])
			d[k] = byte(carry % 58)
			carry /= 58
		}
		n = k
	}
	for range zeros {
		dst = append(dst, alphabet[0])
	}
	for k := n - 1; k >= 0; k-- {
		dst = append(dst, alphabet[d[k]])
	}
	return dst
}
