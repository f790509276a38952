package reveal

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

// A Digest is a hash without a key.
type Digest struct {
	Name string
	Rare bool // few programs use it
	Size int  // in bytes
	Sum  func([]byte) []byte
}

// Digests are the hashes that are looked for. Results of those that are rare are compared as
// they are, and not beneath another or over whole domains.
var Digests = []Digest{
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
	{"ROT13", func(s string) string { return strings.Map(Rot13, s) }},
	{"backwards", func(s string) string {
		r := []rune(s)
		slices.Reverse(r)
		return string(r)
	}},
}

// Rot13 returns the letter of ASCII that is 13 away, or r when it is none.
func Rot13(r rune) rune {
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

// Reversal returns the name of the hash or encoding by which the masked value is made of the
// original, or nothing when there is none.
func Reversal(original, masked string) string {
	if strings.Trim(masked, string(MaskCharacter)) == "" {
		return ""
	}
	const least = 2
	target := NewTarget(least)
	target.Add(masked, 0)
	how, mayBeHash := "", target.mayBeDigest()
	wants := func(f *Form) bool { return how == "" && !f.Rare && (mayBeHash || !f.Hash) }
	Results(original, wants, func(f *Form, result string) {
		target.Find(f, result, func(int) {
			if how == "" {
				how = f.Name
			}
		})
	})
	return how
}

// Spellings returns the ways in which a value is usually written before it is hashed.
func Spellings(s string) []string {
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
		keep(unicode.IsDigit), strings.ToLower(keep(IsContent)), strings.ToUpper(keep(IsContent)), keep(IsContent)}
	slices.Sort(list)
	list = slices.Compact(list)
	return slices.DeleteFunc(list, func(s string) bool { return s == "" })
}
