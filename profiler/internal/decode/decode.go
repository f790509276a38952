package decode

import (
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/folding"
)

// A decoding is one way of hiding text.
type decoding struct {
	Name string // as evidence gives it
	Doc  string

	// leads are the bytes that an escape can begin with; empty where it begins
	// with a rune beyond ASCII or, like base 64, with a token.
	leads string

	// read appends to dst what the escape at text[i] stands for and gives the
	// length of the escape, or 0 when there is none. It looks at no more than
	// longestEscape bytes on either side.
	Read func(dst []byte, text string, i int) ([]byte, int)

	// Weight is what the decoding adds to the logarithm of the odds: mostly nothing, since a wrong decoding hardly ever gives
	// what a recognizer takes. Of two readings that are equally sure the longer one wins then, which is the decoded one where
	// an escape cut the other short, and of two that are also equally long the one that needs no decoding.
	Weight float64
}

// longestEscape bounds what a decoding looks at, in bytes, before and after the
// place of an escape.
const longestEscape = 64

// base64Weight takes something, since the place that is named is larger than what was
// found in it: a recognizer that knows the token as a whole says more about it.
const base64Weight = -1.0

// Decodings are all ways of hiding text that are known, by their number.
var Decodings = [...]decoding{
	folding.ByPercent: {Name: "percent-encoding", leads: "%", Read: readPercent,
		Doc: "%40, and %u0040 as older scripts write it (RFC 3986, section 2.1)."},
	folding.ByForm: {Name: "form-encoding", leads: "+", Read: readForm,
		Doc: "A plus sign for a space, in the value of a form or close to a percent-encoded byte (URL Standard, section 5)."},
	folding.ByEntity: {Name: "character reference", leads: "&", Read: readEntity,
		Doc: "&#64; and &#x40; and the names of characters, &eacute; (HTML Standard, section 13.5)."},
	folding.ByBackslash: {Name: "backslash escape", leads: `\`, Read: readBackslash,
		Doc: `The escapes of JSON and JavaScript, \u0040 and \x40 and \n and their like (RFC 8259, section 7).`},
	folding.ByFullWidth: {Name: "full-width characters", Read: folding.ReadRune,
		Doc: "Full-width and small forms of ASCII, mathematical letters, and tags."},
	folding.ByDigits: {Name: "digits of another script", Read: folding.ReadRune,
		Doc: "Every decimal digit of Unicode (category Nd)."},
	folding.ByInvisible: {Name: "invisible characters", Read: folding.ReadRune,
		Doc: "Characters of no width between two characters that are ASCII or stand for ASCII. Elsewhere, as in Persian and Hindi, they mean something."},
	folding.ByTypography: {Name: "typographic spaces and hyphens", Read: folding.ReadRune,
		Doc: "Other spaces than that of ASCII, and hyphens and dashes, inside numbers."},
	folding.ByBase64: {Name: "base 64", Weight: base64Weight,
		Doc: "A token of 16 characters or more, in either alphabet, padded or not, that is text (RFC 4648)."},
	folding.ByAddress: {Name: "part of a web address",
		Doc: "The user and the password before the host, a value of the query, a segment of the path (RFC 3986, section 3)."},
	folding.ByQuoted: {Name: "quoted-printable", leads: "=", Read: readQuoted,
		Doc: "A character beyond ASCII as the bytes of UTF-8, =C3=A9 (RFC 2045, section 6.7)."},
	folding.ByWrap: {Name: "end of a line",
		Doc: "A value that goes on in the next line, behind the marks of a quotation or a comment."},
}

// LeadOf gives the decoding that a byte of ASCII can lead to. What begins a rune
// beyond ASCII leads to the decoding that the rune belongs to.
var LeadOf = func() (t [256]uint8) {
	for k := range Decodings {
		for _, c := range []byte(Decodings[k].leads) {
			t[c] = uint8(k)
		}
	}
	for c := utf8.RuneSelf; c < len(t); c++ {
		t[c] = folding.ByFullWidth
	}
	return t
}()
