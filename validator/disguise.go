package validator

import (
	"encoding/base64"
	"encoding/hex"
	"strings"
	"unicode"
	"unicode/utf8"
)

// This file undoes what hides nothing: other digits, encodings, and ciphers that put
// one character in the place of another.

// otherDigits are the zeros of scripts whose digits stand for those of ASCII.
var otherDigits = [...]rune{0x0660, 0x06F0, 0x0966, 0x09E6, 0x0A66, 0x0AE6, 0x0B66, 0x0BE6, 0x0C66, 0x0CE6, 0x0D66, 0x0E50, 0x0ED0, 0x1040, 0x17E0, 0xFF10}

// plainRune gives the character of ASCII that a digit of another script or a
// full-width character stands for.
func plainRune(r rune) rune {
	if r > 0xFF20 && r < 0xFF5F {
		return r - 0xFEE0 // a full-width letter
	}
	for _, zero := range otherDigits {
		if r >= zero && r < zero+10 {
			return '0' + r - zero
		}
	}
	return r
}

// leastEncoded is the length in bytes of the shortest value that is decoded.
const leastEncoded = 12

// decoded gives the text that a value is an encoding of, in base 64 or hexadecimal
// digits, or nothing.
func decoded(s string) string {
	s = strings.TrimSpace(s)
	if len(s) < leastEncoded {
		return ""
	}
	for i := range len(s) {
		switch c := s[i]; {
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9', c == '+', c == '/', c == '-', c == '_', c == '=':
		default:
			return ""
		}
	}
	if raw, err := hex.DecodeString(s); err == nil {
		if isText(raw) {
			return string(raw)
		}
		return ""
	}
	s = trimPadding(s)
	for _, e := range []*base64.Encoding{base64.RawStdEncoding, base64.RawURLEncoding} {
		if raw, err := e.DecodeString(s); err == nil && isText(raw) {
			return string(raw)
		}
	}
	return ""
}

// isText reports whether bytes are something that people read.
func isText(b []byte) bool {
	if !utf8.Valid(b) {
		return false
	}
	for _, r := range string(b) {
		if !unicode.IsPrint(r) && !unicode.IsSpace(r) {
			return false
		}
	}
	return true
}

// leastRepeats is how often a character has to come back as the same one before it
// is no chance: of ten digits it happens once in 10²⁰ times.
const leastRepeats = 20

// substituted reports whether each character, by its place in the value, always
// became the same other one.
func substituted(pairs [][2]string) bool {
	type place struct {
		at int
		r  rune
	}
	became := map[place]rune{}
	images := map[int]map[rune]bool{}
	repeats := 0
	for _, p := range pairs {
		o, m := []rune(p[0]), []rune(p[1])
		if len(o) != len(m) || p[0] == p[1] {
			return false
		}
		for i := range o {
			if !isContent(o[i]) {
				continue
			}
			if m[i] == maskCharacter {
				return false
			}
			k := place{i, o[i]}
			if before, known := became[k]; known {
				if before != m[i] {
					return false
				}
				if o[i] != m[i] {
					repeats++
				}
				continue
			}
			became[k] = m[i]
			if images[i] == nil {
				images[i] = map[rune]bool{}
			}
			images[i][m[i]] = true
		}
	}
	for _, set := range images {
		if len(set) > 2 {
			return repeats >= leastRepeats
		}
	}
	return false // it says the same everywhere
}

// salted names the hash that was made of an original with one of the salts in front
// of it or behind it.
func salted(original, masked string, salts []string) string {
	for _, salt := range salts {
		if salt == "" {
			continue
		}
		for _, spelling := range spellings(original) {
			for _, joined := range [...]string{salt + spelling, spelling + salt, salt + ":" + spelling, spelling + ":" + salt} {
				for _, d := range digests {
					sum := d.sum([]byte(joined))
					if h := hex.EncodeToString(sum); len(masked) >= shortestDigest && len(masked) <= len(h) && strings.EqualFold(h[:len(masked)], masked) ||
						base64.RawStdEncoding.EncodeToString(sum) == trimPadding(masked) {
						return d.name + saltedSuffix
					}
				}
			}
		}
	}
	return ""
}

// saltedSuffix ends the name of a hash with a salt.
const saltedSuffix = " with a salt that is easy to guess"
