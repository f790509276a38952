package secrets

import (
	"crypto/sha256"
	"strings"

	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file finds addresses of cryptocurrencies other than Bitcoin and Ethereum. Nearly all of them are written in one of three ways, each with a
// checksum that chance does not meet: Base58Check, Bech32 and the latter's variant for Bitcoin Cash. The two ways of Bitcoin itself are here as well.

func CoinRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "coin-address", Label: "CRYPTO_ADDRESS",
			Doc: "An address of Litecoin, Dogecoin, Dash, Zcash, Tron, Tezos, Ripple, Bitcoin Cash, Monero, Cardano, Cosmos and others whose checksum by " +
				"Base58Check, Bech32, CashAddr or Keccak is right.",
			Source:   "BIP 173; the CashAddr specification; XRP Ledger, base58 encodings; CryptoNote standard 7; the coins' reference clients",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenMixed, spec.LongestToken)},
			Match:    matchCoin, FalseAccept: 1e-9,
		},
		{
			Name: "solana-address", Label: "CRYPTO_ADDRESS",
			Doc:      "32 bytes in base 58, beside a word for the coin: the address has no checksum.",
			Source:   "Solana documentation, accounts",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenMixed, spec.LongestToken)},
			Match:    matchSolana,
			Beside:   0.93,
		},
	}
}

// The lengths of an address in characters. The longest are those of Cardano with a part for staking.
const (
	LongestCoin   = 110
	longestBase58 = 36
	cashLength    = 42 // of Bitcoin Cash, without the prefix
	cashPrefix    = "bitcoincash:"
	moneroLength  = 95
)

// matchCoin reads an address from its first character.
func matchCoin(text string, at int) (spec.Match, bool) {
	end, _ := lex.NextToken(text, at)
	s := text[at:end]
	if len(s) < 26 || len(s) > LongestCoin || lex.JoinsBefore(text, at) || lex.JoinsAfter(text, end) {
		return spec.Match{}, false
	}
	switch {
	case len(s) <= longestBase58 && strings.IndexByte("LMDXA7Tt9mn2", s[0]) >= 0 && IsBase58Check(s, &Base58):
	case len(s) <= longestBase58 && s[0] == 'r' && IsBase58Check(s, &rippleBase58):
	case len(s) == cashLength && (s[0] == 'q' || s[0] == 'p') && (isCashAddress(s) || strings.HasSuffix(text[:at], cashPrefix)):
		if strings.HasSuffix(text[:at], cashPrefix) && !lex.JoinsBefore(text, at-len(cashPrefix)) {
			at -= len(cashPrefix) // with it, a typing error may be in the address
		}
	case len(s) == moneroLength && (s[0] == '4' || s[0] == '8') && isMonero(s):
	case isChain(s) && checksum.Bech32(s):
	default:
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: end, Alone: 0.998}, true
}

// matchSolana reads 32 bytes in base 58.
func matchSolana(text string, at int) (spec.Match, bool) {
	end, _ := lex.NextToken(text, at)
	var b [32]byte
	if n := end - at; n != 43 && n != 44 || lex.JoinsBefore(text, at) || lex.JoinsAfter(text, end) {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: end, Alone: 0.05}, decodeBase58(b[:], text[at:end], &Base58) && b[0] != 0
}

// isChain reports whether s begins with the name of a chain that has addresses in Bech32, and the 1 behind it.
func isChain(s string) bool {
	one := strings.LastIndexByte(s[:min(len(s), 12)], '1')
	if one < 0 {
		return false
	}
	switch s[:one] {
	case "tb", "ltc", "bnb", "addr", "stake", "cosmos", "osmo", "terra", "kava", "inj", "celestia", "sei", "thor", "juno", "secret", "akash",
		"dydx", "axelar", "erd", "zil", "one", "dgb", "vtc", "grs", "zs", "stars", "band":
		return true
	}
	return false
}

// A base58Alphabet gives the value of each character, or -1.
type base58Alphabet [256]int8

var (
	Base58       = newBase58("123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz")
	rippleBase58 = newBase58("rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz")
)

func newBase58(alphabet string) (t base58Alphabet) {
	for c := range t {
		t[c] = int8(strings.IndexByte(alphabet, byte(c)))
	}
	return t
}

// decodeBase58 reads s as one number into b. It reports whether s is in the alphabet and the number fits.
func decodeBase58(b []byte, s string, alphabet *base58Alphabet) bool {
	clear(b)
	for i := range len(s) {
		carry := int(alphabet[s[i]])
		if carry < 0 {
			return false
		}
		for k := len(b) - 1; k >= 0; k-- {
			carry += 58 * int(b[k])
			b[k] = byte(carry)
			carry >>= 8
		}
		if carry != 0 {
			return false
		}
	}
	return true
}

// IsBase58Check reports whether s is 25 to 27 bytes in base 58, the last four of which are the head of the double SHA-256 of the rest: a version of one
// to three bytes, the 20 bytes of a hash, and the checksum.
func IsBase58Check(s string, alphabet *base58Alphabet) bool {
	var b [27]byte
	if !decodeBase58(b[:], s, alphabet) {
		return false
	}
	from := 0
	for from < 2 && b[from] == 0 {
		from++
	}
	once := sha256.Sum256(b[from:23])
	twice := sha256.Sum256(once[:])
	return [4]byte(b[23:]) == [4]byte(twice[:4])
}

// isCashAddress reports whether s, in small letters and without its prefix, has the right checksum of 40 bits.
func isCashAddress(s string) bool {
	step := func(c uint64, v byte) uint64 {
		top := c >> 35
		c = (c&0x07ffffffff)<<5 ^ uint64(v)
		for i, g := range [5]uint64{0x98f2bc8e61, 0x79b76d99e2, 0xf33e5fb3c4, 0xae2eabe2a8, 0x1e4f43e470} {
			if top>>i&1 == 1 {
				c ^= g
			}
		}
		return c
	}
	c := uint64(1)
	for _, b := range []byte("bitcoincash") {
		c = step(c, b&31)
	}
	c = step(c, 0)
	for i := range len(s) {
		v := checksum.Bech32Value(s[i])
		if v < 0 || 'A' <= s[i] && s[i] <= 'Z' {
			return false
		}
		c = step(c, byte(v))
	}
	return c == 1
}

// isMonero reports whether s is 69 bytes in blocks of base 58, of which eleven characters are eight bytes and the last seven are five; the last four
// bytes are the head of the Keccak-256 of the rest.
func isMonero(s string) bool {
	var b [69]byte
	for i := range 9 {
		n, to := 11, 8*i+8
		if i == 8 {
			n, to = 7, len(b)
		}
		if !decodeBase58(b[8*i:to], s[11*i:11*i+n], &Base58) {
			return false
		}
	}
	sum := checksum.Keccak256(b[:65])
	return [4]byte(b[65:]) == [4]byte(sum[:4])
}
