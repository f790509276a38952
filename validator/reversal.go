package validator

import (
	"crypto/md5"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha3"
	"crypto/sha512"
	"encoding/ascii85"
	"encoding/base32"
	"encoding/base64"
	"encoding/hex"
	"hash/crc32"
	"net/url"
	"slices"
	"strings"
	"unicode"
)

// A digest is an unkeyed hash that masking is mistaken for.
type digest struct {
	name string
	rare bool // it is looked for as it is, and not beneath another or over whole domains
	size int  // in bytes
	sum  func([]byte) []byte
}

var digests = []digest{
	{"MD5", false, 16, func(b []byte) []byte { s := md5.Sum(b); return s[:] }},
	{"SHA-1", false, 20, func(b []byte) []byte { s := sha1.Sum(b); return s[:] }},
	{"SHA-224", false, 28, func(b []byte) []byte { s := sha256.Sum224(b); return s[:] }},
	{"SHA-256", false, 32, func(b []byte) []byte { s := sha256.Sum256(b); return s[:] }},
	{"SHA-384", false, 48, func(b []byte) []byte { s := sha512.Sum384(b); return s[:] }},
	{"SHA-512", false, 64, func(b []byte) []byte { s := sha512.Sum512(b); return s[:] }},
	{"SHA-512/256", true, 32, func(b []byte) []byte { s := sha512.Sum512_256(b); return s[:] }},
	{"SHA3-256", true, 32, func(b []byte) []byte { s := sha3.Sum256(b); return s[:] }},
	{"SHA3-512", true, 64, func(b []byte) []byte { s := sha3.Sum512(b); return s[:] }},
	{"CRC-32", false, 4, func(b []byte) []byte {
		c := crc32.ChecksumIEEE(b)
		return []byte{byte(c >> 24), byte(c >> 16), byte(c >> 8), byte(c)}
	}},
}

// An encoding writes bytes in other characters. Anybody can undo it.
type encoding struct {
	name   string
	encode func(string) string
}

var encodings = []encoding{
	{"base64", func(s string) string { return base64.RawStdEncoding.EncodeToString([]byte(s)) }},
	{"base64url", func(s string) string { return base64.RawURLEncoding.EncodeToString([]byte(s)) }},
	{"base32", func(s string) string { return strings.TrimRight(base32.StdEncoding.EncodeToString([]byte(s)), "=") }},
	{"base 85", func(s string) string {
		b := make([]byte, ascii85.MaxEncodedLen(len(s)))
		return string(b[:ascii85.Encode(b, []byte(s))])
	}},
	{"hexadecimal", func(s string) string { return hex.EncodeToString([]byte(s)) }},
	{"URL escapes", url.QueryEscape},
	{"URL escapes", url.PathEscape},
	{"ROT13", func(s string) string { return strings.Map(rot13, s) }},
	{"backwards", func(s string) string {
		r := []rune(s)
		slices.Reverse(r)
		return string(r)
	}},
}

func rot13(r rune) rune {
	switch {
	case 'a' <= r && r <= 'z':
		return 'a' + (r-'a'+13)%26
	case 'A' <= r && r <= 'Z':
		return 'A' + (r-'A'+13)%26
	}
	return r
}

// shortestDigest is the number of hexadecimal digits from which on the head of
// a digest counts as the digest: shorter ones meet by chance.
const shortestDigest = 8

// reversal names the hash or encoding by which the masked value was made of the
// original, or nothing.
func reversal(original, masked string) string {
	if strings.Trim(masked, string(maskCharacter)) == "" {
		return ""
	}
	const least = 2
	target := newFormTarget(least)
	target.add(masked, 0)
	how, mayBeHash := "", target.mayBeDigest()
	wants := func(f *form) bool { return how == "" && !f.rare && (mayBeHash || !f.hash) }
	resultsOf(original, wants, func(f *form, result string) {
		target.find(f, result, func(int) {
			if how == "" {
				how = f.name
			}
		})
	})
	return how
}

// spellings are the ways in which one value is usually written before it is
// hashed.
func spellings(s string) []string {
	keep := func(is func(rune) bool) string {
		return strings.Map(func(r rune) rune {
			if is(r) {
				return r
			}
			return -1
		}, s)
	}
	trimmed := strings.TrimSpace(s)
	list := []string{s, trimmed, strings.ToLower(trimmed), strings.ToUpper(trimmed),
		keep(unicode.IsDigit), strings.ToLower(keep(isContent)), strings.ToUpper(keep(isContent)), keep(isContent)}
	slices.Sort(list)
	list = slices.Compact(list)
	return slices.DeleteFunc(list, func(s string) bool { return s == "" })
}
