package folding

import (
	"encoding/binary"
	"math/bits"
	"slices"
	"unicode"
	"unicode/utf8"
	"unsafe"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
)

// This file knows the characters beyond ASCII that are read as ASCII, and those
// that are not seen at all.

// A look says what a rune is taken for.
type look uint8

const (
	lookOther  look = iota // it stands for itself
	lookAlnum              // a letter, a digit or the at sign: what data is made of
	lookPunct              // a full-width mark, which is common where such scripts are written
	lookGap                // a space, a hyphen or a dash
	lookNought             // it has no width
)

// fold gives what a rune beyond ASCII is taken for, and by which decoding. The
// character is 0 for what has no width.
func fold(r rune) (c byte, l look, how int) {
	if uint32(r) >= chars.MostInSet {
		return foldSlowly(r)
	}
	if folds[r/64]>>(r%64)&1 == 0 {
		return 0, lookOther, 0
	}
	f := &foldings[foldingsAt[r/64]][r%64]
	return f.char, f.look, int(f.How)
}

// A Folding is what fold gives for a rune. Those of each 64 runes of which some are not
// lookOther are in foldings, at the number that foldingsAt has for them: a quarter of the time
// of foldSlowly.
type Folding struct {
	char byte
	look look
	How  uint8
}

// foldSlowly is fold without the tables.
func foldSlowly(r rune) (c byte, l look, how int) {
	switch {
	case isInvisible(r):
		return 0, lookNought, ByInvisible
	case 0xFF01 <= r && r <= 0xFF5E:
		c = byte(r - 0xFF01 + '!')
		if numeral.IsAlnum(c) || c == '@' {
			return c, lookAlnum, ByFullWidth
		}
		if c == '-' {
			return c, lookGap, ByFullWidth
		}
		return c, lookPunct, ByFullWidth
	case r == 0xFE6B: // small commercial at
		return '@', lookAlnum, ByFullWidth
	case r == 0xFE52: // small full stop
		return '.', lookPunct, ByFullWidth
	case r == 0xFE62: // small plus sign
		return '+', lookPunct, ByFullWidth
	case r == 0xFE63: // small hyphen-minus
		return '-', lookGap, ByFullWidth
	case 0x1D400 <= r && r <= 0x1D6A3: // thirteen alphabets, upper case and lower
		return "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"[(r-0x1D400)%52], lookAlnum, ByFullWidth
	case 0xE0020 <= r && r <= 0xE007E: // tags, which are not even seen
		return byte(r - 0xE0000), lookAlnum, ByFullWidth
	case r == 0xA0, r == 0x1680, 0x2000 <= r && r <= 0x200A, r == 0x202F, r == 0x205F, r == 0x3000:
		return ' ', lookGap, ByTypography
	case 0x2010 <= r && r <= 0x2015, r == 0x2212, r == 0xFE58:
		return '-', lookGap, ByTypography
	}
	if d, ok := digitOf(r); ok {
		return d, lookAlnum, ByDigits
	}
	return 0, lookOther, 0
}

// isInvisible reports whether a rune has no width of its own: joiners, marks of
// direction, the soft hyphen, the byte order mark, and selectors of a variant with
// the keycap that they go with.
func isInvisible(r rune) bool {
	switch {
	case r == 0xAD, r == 0x34F, r == 0x61C, r == 0x180E, 0x200B <= r && r <= 0x200F, 0x202A <= r && r <= 0x202E,
		0x2060 <= r && r <= 0x2064, 0x2066 <= r && r <= 0x2069, r == 0x20E3, 0xFE00 <= r && r <= 0xFE0F, r == 0xFEFF,
		0xE0100 <= r && r <= 0xE01EF:
		return true
	}
	return false
}

// digitOf gives the ASCII digit of a decimal digit. Each run of them in Unicode
// begins with a zero and has a multiple of ten.
func digitOf(r rune) (byte, bool) {
	i, found := slices.BinarySearch(scriptZeros, r)
	if !found {
		i--
	}
	if i < 0 || r-scriptZeros[i] > 9 {
		return 0, false
	}
	return byte('0' + r - scriptZeros[i]), true
}

// scriptZeros are the zeros of all scripts, in order.
var scriptZeros = func() (list []rune) {
	add := func(lo, hi rune) {
		for ; lo <= hi; lo += 10 {
			list = append(list, lo)
		}
	}
	for _, s := range unicode.Nd.R16 {
		add(rune(s.Lo), rune(s.Hi))
	}
	for _, s := range unicode.Nd.R32 {
		add(rune(s.Lo), rune(s.Hi))
	}
	return list
}()

// folds has a bit for each rune of the first two planes that is not lookOther,
// and one byte for each 64 of them, so that text in another script is passed over
// at a look-up a rune.
var folds, foldingsAt, foldings = func() (*[chars.MostInSet / 64]uint64, *[chars.MostInSet / 64]uint8, [][64]Folding) {
	t, at, list := new([chars.MostInSet / 64]uint64), new([chars.MostInSet / 64]uint8), make([][64]Folding, 1)
	set := func(lo, hi rune) {
		for r := lo; r <= min(hi, chars.MostInSet-1); r++ {
			c, l, how := foldSlowly(r)
			if l == lookOther {
				continue
			}
			t[r/64] |= 1 << (r % 64)
			if at[r/64] == 0 {
				at[r/64] = uint8(len(list))
				list = append(list, [64]Folding{})
			}
			list[at[r/64]][r%64] = Folding{c, l, uint8(how)}
		}
	}
	for _, r := range [...][2]rune{
		{0xA0, 0xAD}, {0x34F, 0x34F}, {0x61C, 0x61C}, {0x1680, 0x1680}, {0x180E, 0x180E}, {0x2000, 0x206F}, {0x20E3, 0x20E3}, {0x2212, 0x2212},
		{0x3000, 0x3000}, {0xFE00, 0xFE0F}, {0xFE52, 0xFE6B}, {0xFEFF, 0xFF5E}, {0x1D400, 0x1D6A3},
	} {
		set(r[0], r[1])
	}
	for _, s := range unicode.Nd.R16 {
		set(max(0x80, rune(s.Lo)), rune(s.Hi))
	}
	for _, s := range unicode.Nd.R32 {
		set(rune(s.Lo), rune(s.Hi))
	}
	return t, at, list
}()

// FoldAt gives what the rune at text[i] is taken for, which is not ASCII, and its length.
// Whether it is decoded there is for readFolded to say.
func FoldAt(text string, i int) (f Folding, n int) {
	// The lead byte and the one behind it name the 64 runes that the third is one
	// of. What is not well formed has no bit or is found out by runeAt.
	c := text[i]
	if 0xE0 <= c && c < 0xF0 && i+2 < len(text) {
		r := rune(c&0xF)<<12 | rune(text[i+1]&0x3F)<<6 | rune(text[i+2]&0x3F)
		if folds[r/64]>>(r%64)&1 == 0 {
			return f, utf8Length(text, i)
		}
		if c > 0xE0 && c != 0xED && utf8Length(text, i) == 3 {
			return foldings[foldingsAt[r/64]][r%64], 3
		}
	}
	if !MayFold[c] {
		if 0xC2 <= c && c < 0xE0 && i+1 < len(text) && text[i+1]&0xC0 == 0x80 {
			return f, 2
		}
		return f, 1
	}
	r, n := chars.RuneAt(text, i)
	if r < chars.MostInSet {
		if folds[r/64]>>(r%64)&1 == 0 {
			return f, n
		}
		return foldings[foldingsAt[r/64]][r%64], n
	}
	if r>>12 != 0xE0 {
		return f, n
	}
	char, l, how := foldSlowly(r)
	return Folding{char, l, uint8(how)}, n
}

// MayFold is false for the bytes that no rune begins with that may stand for ASCII: those that
// begin none, and those that begin runes of two bytes of which none does.
var MayFold = func() (t [256]bool) {
	for c := 0xC2; c < 0xF5; c++ {
		t[c] = c >= 0xE0 || folds[c&0x1F] != 0
	}
	return t
}()

// utf8Length is how far the rune of three bytes at text[i] goes: 1 when it is not
// well formed.
func utf8Length(text string, i int) int {
	if text[i+1]&0xC0 == 0x80 && text[i+2]&0xC0 == 0x80 {
		return 3
	}
	return 1
}

// ReadRune reads a rune beyond ASCII as what it is taken for, where its neighbours
// are such that it can be part of a number, an address or a word in ASCII.
func ReadRune(dst []byte, text string, i int) ([]byte, int) {
	f, n := FoldAt(text, i)
	if f.How == 0 {
		return dst, 0
	}
	return ReadFolded(dst, text, i, f, n)
}

// ReadFolded is readRune for a rune of n bytes for which foldAt gives f.
func ReadFolded(dst []byte, text string, i int, f Folding, n int) ([]byte, int) {
	c := f.char
	switch f.look {
	case lookOther:
		return dst, 0
	case lookAlnum:
		return append(dst, c), n
	}
	before, beforeLook := asciiBefore(text, i)
	after, afterLook := asciiAfter(text, i+n)
	switch f.look {
	case lookNought:
		if (before > 0 || beforeLook == lookNought) && (after > 0 || afterLook == lookNought) {
			return dst, n
		}
	case lookGap:
		if (numeral.IsDigit(before) || numeral.IsDigit(after)) && inNumber(before) && inNumber(after) {
			return append(dst, c), n
		}
	case lookPunct:
		folded := beforeLook == lookAlnum && numeral.IsAlnum(before) || afterLook == lookAlnum && numeral.IsAlnum(after)
		if folded || numeral.IsAlnum(before) && numeral.IsAlnum(after) || c == '+' && numeral.IsDigit(after) {
			return append(dst, c), n
		}
	}
	return dst, 0
}

// inNumber reports whether c can stand beside a gap in a number.
func inNumber(c byte) bool { return numeral.IsAlnum(c) || c == '(' || c == ')' || c == '+' }

// asciiBefore gives the character before text[i] as ASCII, or 0, and its look when
// it is beyond ASCII.
func asciiBefore(text string, i int) (byte, look) {
	if i == 0 || text[i-1] < utf8.RuneSelf {
		if i == 0 {
			return 0, lookOther
		}
		return text[i-1], lookOther
	}
	r, _ := chars.RuneBefore(text, i)
	c, l, _ := fold(r)
	return c, l
}

// asciiAfter is asciiBefore for the character at text[i].
func asciiAfter(text string, i int) (byte, look) {
	if i == len(text) {
		return 0, lookOther
	}
	if text[i] < utf8.RuneSelf {
		return text[i], lookOther
	}
	f, _ := FoldAt(text, i)
	return f.char, f.look
}

// FoldCell brings a whole value into ASCII where characters only look like it, in
// buf, which it gives back. A value without such characters is given back as it is.
func FoldCell(buf []byte, value string) (string, []byte) {
	i, _, _ := NextFoldable(value, 0, len(value))
	if i == len(value) {
		return value, buf
	}
	buf = append(buf[:0], value[:i]...)
	changed := false
	for i < len(value) {
		n := 0
		if value[i] >= utf8.RuneSelf {
			if buf, n = ReadRune(buf, value, i); n > 0 {
				changed = true
				i += n
				continue
			}
		}
		buf = append(buf, value[i])
		i++
	}
	if !changed {
		return value, buf
	}
	return chars.Alias(buf), buf
}

// The numbers of the decodings. Zero is none.
const (
	_ = iota
	ByPercent
	ByForm
	ByEntity
	ByBackslash
	ByFullWidth
	ByDigits
	ByInvisible
	ByTypography
	ByBase64
	ByAddress
	ByWrap
	ByQuoted
)

// NextFoldable is where the first rune that may stand for ASCII begins in text[i:limit], or
// limit, with what it is taken for and its length. ASCII is passed over 64 bytes at a time:
// 0.03 ns a byte.
func NextFoldable(text string, i, limit int) (at int, f Folding, n int) {
	const high = 0x8080808080808080
	bytes := unsafe.Slice(unsafe.StringData(text), len(text)) // only read
	le := binary.LittleEndian
	for i < limit {
		for ; i+64 <= limit; i += 64 {
			b := (*[64]byte)(bytes[i:])
			if (le.Uint64(b[0:])|le.Uint64(b[8:])|le.Uint64(b[16:])|le.Uint64(b[24:])|le.Uint64(b[32:])|le.Uint64(b[40:])|le.Uint64(b[48:])|le.Uint64(b[56:]))&high != 0 {
				break
			}
		}
		for stop := min(limit, i+64); i < stop; {
			if text[i] < utf8.RuneSelf && i+8 <= stop {
				i += bits.TrailingZeros64(le.Uint64(bytes[i:])&high) / 8 // eight of them where there is none
				continue
			}
			if !MayFold[text[i]] {
				i++
				continue
			}
			if c := text[i]; c < 0xE0 && i+1 < len(text) && text[i+1]&0xC0 == 0x80 && folds[c&0x1F]>>(text[i+1]&0x3F)&1 == 0 {
				i += 2
				continue
			}
			if c := text[i]; 0xE0 <= c && c < 0xF0 && i+2 < len(text) && text[i+1]&0xC0 == 0x80 && text[i+2]&0xC0 == 0x80 &&
				folds[uint(c&0xF)<<6|uint(text[i+1]&0x3F)] == 0 {
				i += 3 // Chinese, Japanese and Korean, and most scripts of India
				continue
			}
			if f, n = FoldAt(text, i); f.How > 0 {
				return i, f, n
			}
			i += n
		}
	}
	return limit, Folding{}, 0
}
