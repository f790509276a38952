package reveal

import (
	"crypto/hmac"
	"crypto/md5"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha512"
	"encoding/hex"
	"hash"
	"strings"
)

// This file makes hashes of a value together with something else: a salt that is easy
// to guess, or other columns. A salt or a key that nobody can guess is what makes a hash
// safe, and no program finds it.

// saltedSuffix ends the name of a hash with a salt.
const saltedSuffix = " with a salt that is easy to guess"

// macs are the keyed hashes that are tried with keys that are easy to guess.
var macs = []struct {
	name string
	make func() hash.Hash
}{{"HMAC-MD5", md5.New}, {"HMAC-SHA-1", sha1.New}, {"HMAC-SHA-256", sha256.New}, {"HMAC-SHA-512", sha512.New}}

// SaltedResults calls visit with the hashes of a value with each of the salts in front of
// it or behind it, and under each of them as a key.
func SaltedResults(original, masked string, salts []string, visit func(f *Form, result string)) {
	list, fits := Spellings(original), Fitting(masked)
	for _, salt := range salts {
		if salt == "" {
			continue
		}
		for _, s := range list {
			for _, joined := range [...]string{salt + s, s + salt, salt + ":" + s, s + ":" + salt} {
				for _, d := range fits {
					visit(&Form{Name: d.Name + saltedSuffix, Hash: true}, hex.EncodeToString(d.Sum([]byte(joined))))
				}
			}
			for _, m := range macs {
				mac := hmac.New(m.make, []byte(salt))
				mac.Write([]byte(s))
				visit(&Form{Name: m.name + " with a key that is easy to guess", Hash: true}, hex.EncodeToString(mac.Sum(nil)))
			}
		}
	}
}

// Fitting returns the digests of the length of a value in hexadecimal digits or base 64, or
// the longer ones when there are none.
func Fitting(masked string) (list []Digest) {
	value := masked[strings.LastIndexAny(masked, ":$}")+1:]
	bytes := len(value) / 2
	if !LooksHex(value) {
		bytes = len(TrimPadding(value)) * 3 / 4
	}
	for _, longer := range []bool{false, true} {
		for _, d := range Digests {
			if n := d.Size; !d.Rare && (n == bytes || longer && n > bytes) {
				list = append(list, d)
			}
		}
		if len(list) > 0 {
			break
		}
	}
	return list
}

// joiners stand between values that are hashed together.
var joiners = [...]string{"", "|", "-", " ", "_", ",", ":", ";", "||"}

// JoinedResults calls yield with the results of a hash of values that are written behind
// each other, with each of the usual joiners between them.
func JoinedResults(d Digest, parts []string, yield func(string)) {
	for _, j := range joiners {
		s := strings.Join(parts, j)
		for _, spelling := range [...]string{s, strings.ToLower(s), strings.ToUpper(s)} {
			yield(hex.EncodeToString(d.Sum([]byte(spelling))))
		}
	}
}
