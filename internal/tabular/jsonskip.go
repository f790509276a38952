package tabular

import (
	"encoding/binary"
	"math/bits"
)

// A jsonSkip goes to the end of an object or an array by its quotes and brackets
// alone, at several times the rate at which it can be read: what is inside is for
// others to read, side by side.
//
// Where the text is JSON, both come to the same end. Where it is not, whoever reads
// it comes to the place where it goes wrong before the end that is found here, since
// up to there the brackets are the same.
type jsonSkip struct {
	at       int    // what stands before it has been skipped
	depth    int    // how many objects and arrays are open
	inString uint64 // all ones in a string
	escaped  bool   // the byte at the place is, by a backslash before it
}

// run goes on in b, which begins with the first bracket or before it. It reports
// whether the end has been reached, and otherwise whether more than most objects and
// arrays are open.
func (s *jsonSkip) run(b []byte, most int) (ended, deep bool) {
	for ; len(b)-s.at >= 64; s.at += 64 {
		if ended, deep = s.block((*[64]byte)(b[s.at:]), 64, most); ended || deep {
			return ended, deep
		}
	}
	if n := len(b) - s.at; n > 0 {
		var rest [64]byte
		copy(rest[:], b[s.at:])
		if ended, deep = s.block(&rest, n, most); ended || deep {
			return ended, deep
		}
		s.at += n
	}
	return false, false
}

// block goes over the first n of 64 bytes; zeros follow them. It has a bit for each
// byte, and does without a branch for each string (G. Langdale and D. Lemire, Parsing
// Gigabytes of JSON per Second, 2019). When it reports true the place is behind the
// end, or at the bracket that is one too many.
func (s *jsonSkip) block(b *[64]byte, n, most int) (ended, deep bool) {
	var quotes, brackets, slashes uint64
	for i := 0; i < 64; i += 8 {
		w := binary.LittleEndian.Uint64(b[i:])
		quotes |= eighth(allZeros(w^'"'*ones)) << i
		// Brackets and braces have all these bits, and some letters with them.
		brackets |= eighth(allZeros((w|0x26*ones)^0x7f*ones)) << i
		slashes |= zeros(w ^ '\\'*ones)
	}
	if slashes != 0 || s.escaped {
		quotes &^= s.escapes(b, n)
	}
	// A bit is set from the quote that opens a string to before the one that ends it.
	inside := quotes
	for shift := 1; shift < 64; shift *= 2 {
		inside ^= inside << shift
	}
	inside ^= s.inString
	s.inString = -(inside >> 63)
	for brackets &^= inside; brackets != 0; brackets &= brackets - 1 {
		i := bits.TrailingZeros64(brackets)
		switch b[i] | ' ' {
		case '{':
			if s.depth++; s.depth > most {
				s.at += i
				return false, true
			}
		case '}':
			if s.depth--; s.depth == 0 {
				s.at += i + 1
				return true, false
			}
		}
	}
	return false, false
}

// escapes gives the bytes that stand behind an odd number of backslashes.
func (s *jsonSkip) escapes(b *[64]byte, n int) (escaped uint64) {
	for i, c := range b[:n] {
		switch {
		case s.escaped:
			escaped |= 1 << i
			s.escaped = false
		case c == '\\':
			s.escaped = true
		}
	}
	return escaped
}

// allZeros has the highest bit set in each byte of w that is zero.
func allZeros(w uint64) uint64 { return ^((w&^highs + ^uint64(highs)) | w | ^uint64(highs)) }

// eighth gives the highest bits of the bytes as one byte, the lowest first.
func eighth(w uint64) uint64 { return w >> 7 * 0x0102040810204080 >> 56 }
