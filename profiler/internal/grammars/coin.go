package grammars

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/secrets"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// coinRecognizers find addresses of cryptocurrencies.
func coinRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "ethereum-address", Label: "CRYPTO_ADDRESS",
			Doc:      "0x and forty hexadecimal digits; where small and capital letters are mixed, they have to be the checksum.",
			Source:   "ERC-55, mixed-case checksum address encoding",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenMixed, 42)},
			Match:    matchEthereum,
		},
		{
			Name: "bitcoin-address", Label: "CRYPTO_ADDRESS",
			Doc:      "A Bitcoin address whose Base58Check or Bech32 checksum is right.",
			Source:   "Bitcoin Core; BIP 173 and BIP 350",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenMixed, 0).StartingWith("1", "3", "BC").AtLeast(26)},
			Match:    matchBitcoin, FalseAccept: 1e-9,
		},
	}
}

// matchEthereum reads 0x and forty hexadecimal digits.
func matchEthereum(text string, at int) (spec.Match, bool) {
	end, _ := lex.NextToken(text, at)
	if end-at != 42 || text[at] != '0' || text[at+1]|0x20 != 'x' || lex.JoinsBefore(text, at) || lex.JoinsAfter(text, end) {
		return spec.Match{}, false
	}
	var lower [40]byte
	small, capital := false, false
	for i := range lower {
		c := text[at+2+i]
		if !chars.IsHex(c) {
			return spec.Match{}, false
		}
		if numeral.IsLetter(c) {
			small = small || c >= 'a'
			capital = capital || c < 'a'
			c |= 0x20
		}
		lower[i] = c
	}
	if !small || !capital {
		return spec.Match{Start: at, End: end, Alone: 0.9}, true
	}
	// A letter is a capital where the hash of the address has a half byte of 8 or
	// more.
	hash := checksum.Keccak256(lower[:])
	for i := range lower {
		c, half := text[at+2+i], hash[i/2]>>(4*(1-i%2))&15
		if numeral.IsLetter(c) && (c < 'a') != (half >= 8) {
			return spec.Match{}, false
		}
	}
	return spec.Match{Start: at, End: end, Alone: 0.999}, true
}

// matchBitcoin reads an address of Bitcoin from its first character.
func matchBitcoin(text string, at int) (spec.Match, bool) {
	end, _ := lex.NextToken(text, at)
	s := text[at:end]
	if len(s) < 26 || len(s) > 90 || lex.JoinsBefore(text, at) || lex.JoinsAfter(text, end) {
		return spec.Match{}, false
	}
	switch {
	case (s[0] == '1' || s[0] == '3') && len(s) <= 35 && secrets.IsBase58Check(s, &secrets.Base58):
	case len(s) > 4 && numeral.Upper(s[0]) == 'B' && numeral.Upper(s[1]) == 'C' && s[2] == '1' && checksum.Bech32(s):
	default:
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: end, Alone: 0.999}, true
}
