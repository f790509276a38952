package reveal

import (
	"bytes"
	"compress/gzip"
	"compress/zlib"
	"encoding/base32"
	"encoding/base64"
	"encoding/hex"
	"html"
	"io"
	"net/url"
	"strings"
	"unicode"
	"unicode/utf8"
)

// This file undoes what hides nothing: other digits, encodings, and ciphers that put
// one character in the place of another.

// otherDigits are the zeros of scripts whose digits stand for those of ASCII.
var otherDigits = [...]rune{0x0660, 0x06F0, 0x0966, 0x09E6, 0x0A66, 0x0AE6, 0x0B66, 0x0BE6, 0x0C66, 0x0CE6, 0x0D66, 0x0E50, 0x0ED0, 0x1040, 0x17E0, 0xFF10}

// PlainRune returns the character of ASCII that a digit of another script or a
// full-width character stands for.
func PlainRune(r rune) rune {
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

// Decoded returns the text that a value encodes, or that stands encoded in it: in base 64,
// base 32 or hexadecimal digits, or in the escapes of URLs or of HTML. It is empty when there
// is none.
func Decoded(s string) string {
	if len(s) < leastEncoded {
		return ""
	}
	if strings.IndexByte(s, '%') >= 0 {
		if plain, err := url.PathUnescape(s); err == nil && plain != s && isText([]byte(plain)) {
			return plain
		}
	}
	if strings.Contains(s, "&#") {
		if plain := html.UnescapeString(s); plain != s {
			return plain
		}
	}
	var all []byte
	for start := 0; start < len(s); {
		end := start
		for end < len(s) && inEncodings(s[end]) {
			end++
		}
		if end-start >= leastEncoded {
			if plain := decodedToken(s[start:end]); plain != "" {
				all = append(append(all, ' '), plain...)
			}
		}
		start = end + 1
	}
	return string(all)
}

// inEncodings reports whether a byte is one of those of base 64, without the padding.
func inEncodings(c byte) bool {
	switch {
	case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9', c == '+', c == '/', c == '-', c == '_':
		return true
	}
	return false
}

// decodedToken returns the text that a token is an encoding of, or nothing.
func decodedToken(s string) string {
	if raw, err := hex.DecodeString(s); err == nil {
		if isText(raw) {
			return string(raw)
		}
		return ""
	}
	for _, e := range []*base64.Encoding{base64.RawStdEncoding, base64.RawURLEncoding} {
		if raw, err := e.DecodeString(s); err == nil {
			if isText(raw) {
				return string(raw)
			}
			if plain := inflated(raw); isText(plain) {
				return string(plain)
			}
		}
	}
	if raw, err := base32.StdEncoding.WithPadding(base32.NoPadding).DecodeString(s); err == nil && isText(raw) {
		return string(raw)
	}
	return ""
}

// mostInflated is how many bytes of what was compressed are looked at.
const mostInflated = 4 << 10

// inflated returns what bytes are a compressed form of, by zlib (RFC 1950) or gzip (RFC
// 1952), or nothing.
func inflated(b []byte) []byte {
	var r io.Reader
	var err error
	switch {
	case len(b) > 6 && b[0] == 0x78 && (int(b[0])<<8|int(b[1]))%31 == 0:
		r, err = zlib.NewReader(bytes.NewReader(b))
	case len(b) > 18 && b[0] == 0x1F && b[1] == 0x8B:
		r, err = gzip.NewReader(bytes.NewReader(b))
	default:
		return nil
	}
	if err != nil {
		return nil
	}
	plain, err := io.ReadAll(io.LimitReader(r, mostInflated))
	if err != nil {
		return nil
	}
	return plain
}

// isText reports whether bytes are something that people read.
func isText(b []byte) bool {
	if len(b) == 0 || !utf8.Valid(b) {
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

// Substituted reports whether each character, by its place in the value, always
// became the same other one.
func Substituted(pairs [][2]string) bool {
	type place struct {
		at int
		r  rune
	}
	became := map[place]rune{}
	images := map[int]map[rune]bool{}
	repeats := map[int]int{} // by place
	seen := map[[2]string]bool{}
	for _, p := range pairs {
		if seen[p] {
			continue // a value that comes again says nothing more of its characters
		}
		seen[p] = true
		o, m := []rune(p[0]), []rune(p[1])
		if len(o) != len(m) || p[0] == p[1] {
			return false
		}
		for i := range o {
			if !IsContent(o[i]) {
				continue
			}
			if m[i] == MaskCharacter {
				return false
			}
			k := place{i, o[i]}
			if before, known := became[k]; known {
				if before != m[i] {
					return false
				}
				if o[i] != m[i] {
					repeats[i]++
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
	// A place that says the same everywhere gives nothing away.
	all := 0
	for i, n := range repeats {
		if len(images[i]) > 2 {
			all += n
		}
	}
	return all >= leastRepeats
}
