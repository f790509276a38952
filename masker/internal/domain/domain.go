// Package domain hides in the domain of an address of e-mail what spells its local part.
package domain

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// The least characters that are told as a part of a name when one side of an address
// holds what the other has: a segment of the local part in the domain, and the other way round.
const (
	mask       = '*'
	minSpelled = 3
	minSpells  = 4
)

// Copy writes the end of an address, from its at sign, to b, and gives its length. What
// spells the local part is masked.
func Copy(b []byte, value string, at int) int {
	return Hide(b[:copy(b, value[at:])], value, at)
}

// Hide masks what spells the local part of an address in its domain: b holds the
// address from its at sign. It gives the new length of b. The last label of the domain stays.
func Hide(b []byte, value string, at int) int {
	local, domain := strings.Trim(value[:at], `"`), value[at:]
	end := strings.LastIndexByte(domain, '.')
	if end < 0 {
		return len(b)
	}
	for rest := local; rest != ""; {
		n := strings.IndexAny(rest, "._-+")
		if n < 0 {
			n = len(rest)
		}
		if segment := rest[:n]; n >= minSpelled && isPlain(segment) && utf8.RuneCountInString(segment) >= minSpelled {
			hideAll(b, domain[:end], segment)
		}
		rest = rest[min(n+1, len(rest)):]
	}
	for from := 1; from < end; {
		label, _, _ := strings.Cut(domain[from:end], ".")
		if isPlain(label) && (utf8.RuneCountInString(label) >= minSpells && holdsFolded(local, label) || local != "" && foldedPrefix(local, label) == local) {
			hideAll(b[from:], label, label) // all of it
		}
		from += len(label) + 1
	}
	return joinStars(b, domain)
}

// isPlain reports whether a part of an address has not been masked before: what has spells nothing any more.
func isPlain(part string) bool { return strings.IndexByte(part, mask) < 0 }

// hideAll puts mask characters over each byte of the part, which is not empty, wherever text, which b holds, has it.
func hideAll(b []byte, text, part string) {
	for i := range text {
		if !mayFold(text[i], part[0]) {
			continue
		}
		for k := range len(foldedPrefix(text[i:], part)) {
			b[i+k] = mask
		}
	}
}

// joinStars leaves one mask character of each character of text whose bytes are masked in b,
// and gives the new length of b.
func joinStars(b []byte, text string) (n int) {
	for i := 0; i < len(b); {
		_, size := utf8.DecodeRuneInString(text[i:])
		if b[i] == mask {
			b[n] = mask
			n++
		} else {
			n += copy(b[n:], b[i:i+size])
		}
		i += size
	}
	return n
}

// holdsFolded reports whether s has the part, which is not empty, in it, in whichever case.
func holdsFolded(s, part string) bool {
	for i := range s {
		if mayFold(s[i], part[0]) && foldedPrefix(s[i:], part) != "" {
			return true
		}
	}
	return false
}

// foldedPrefix gives what s begins with if that is the prefix in whichever case, or nothing.
func foldedPrefix(s, prefix string) string {
	at := 0
	for i := 0; i < len(prefix); {
		if at == len(s) || !mayFold(s[at], prefix[i]) {
			return ""
		}
		want, n := utf8.DecodeRuneInString(prefix[i:])
		r, size := utf8.DecodeRuneInString(s[at:])
		if r != want && unicode.ToLower(r) != unicode.ToLower(want) {
			return ""
		}
		i += n
		at += size
	}
	return s[:at]
}

// mayFold reports whether characters that begin with these bytes can be one but for their
// case: the cases of an ASCII letter are one bit apart, and other letters are not told here.
func mayFold(a, b byte) bool {
	const letterCase = 'a' - 'A'
	return (a^b)&^letterCase == 0 || a|b >= utf8.RuneSelf
}
