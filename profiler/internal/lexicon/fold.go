package lexicon

import (
	"encoding/binary"
	"math/bits"
	"unicode"
	"unicode/utf8"
)

// AppendFolded appends a word to dst as the table spells it: in lower case,
// letters of the Latin script without their diacritics, and none of the marks
// that are characters of their own. It stops behind LongestWord bytes.
func AppendFolded(dst []byte, word string) []byte {
	from := len(dst)
	for i := 0; i < len(word) && len(dst)-from <= LongestWord; {
		c := word[i]
		if c < utf8.RuneSelf {
			dst = append(dst, c|c>>1&0x20) // lower case, for letters
			i++
			continue
		}
		if i+1 < len(word) && 0xC2 <= c && c < 0xE0 && word[i+1]&0xC0 == 0x80 {
			dst = appendFoldedRune(dst, rune(c&0x1F)<<6|rune(word[i+1]&0x3F)) // most are of two bytes
			i += 2
			continue
		}
		r, n := utf8.DecodeRuneInString(word[i:])
		i += n
		dst = appendFoldedRune(dst, r)
	}
	return dst
}

// HashFolded is HashOf for a word that may have letters beyond ASCII. Most of them are of
// two bytes, for which foldedTwo takes a third of the time of appendFoldedRune, or of
// three and have no case.
func HashFolded(word string) uint64 {
	const high, upper = 0x8080808080808080, 0x2020202020202020
	var buf [LongestWord + 8]byte
	n := 0
	for i := 0; i < len(word) && n <= LongestWord; {
		c := word[i]
		if c < utf8.RuneSelf {
			if n+8 > LongestWord {
				buf[n] = c | c>>1&0x20
				n++
				i++
				continue
			}
			v, k := uint64(0), 8
			switch rest := len(word) - i; {
			case rest >= 8:
				v = load(word[i : i+8])
			case len(word) >= 8:
				v, k = load(word[len(word)-8:])>>(8*(8-rest)&63), rest
			default:
				v, k = loadRest(word[i:], 0), rest
			}
			k = min(k, bits.TrailingZeros64(v&high)>>3)
			binary.LittleEndian.PutUint64(buf[n:], v|v>>1&upper) // what is behind them is written over
			n += k
			i += k
			continue
		}
		if i+1 < len(word) && 0xC2 <= c && c < 0xE0 && word[i+1]&0xC0 == 0x80 {
			f := foldedTwo[rune(c&0x1F)<<6|rune(word[i+1]&0x3F)]
			binary.LittleEndian.PutUint32(buf[n:], f) // the fourth byte is written over
			n += int(f >> 24)
			i += 2
			continue
		}
		if i+2 < len(word) && c&0xF0 == 0xE0 && word[i+1]&0xC0 == 0x80 && word[i+2]&0xC0 == 0x80 {
			r := uint16(c)<<12 | uint16(word[i+1]&0x3F)<<6 | uint16(word[i+2]&0x3F)
			if cased[r/64]>>(r%64)&1 == 0 && r>>8 != firstVietnamese>>8 && r>>3 != '’'>>3 && r >= 1<<11 && r-0xD800 >= 0x800 {
				buf[n], buf[n+1], buf[n+2] = c, word[i+1], word[i+2] // it has no case
				n += 3
				i += 3
				continue
			}
			if r>>8 == firstVietnamese>>8 && vietnamese[r&0xFF] != 0 {
				buf[n] = vietnamese[r&0xFF]
				n++
				i += 3
				continue
			}
		}
		r, size := utf8.DecodeRuneInString(word[i:])
		n += len(appendFoldedRune(buf[n:n], r))
		i += size
	}
	h := begin(n)
	i := 0
	for ; i+8 <= n; i += 8 {
		h = mix(h, binary.LittleEndian.Uint64(buf[i:]))
	}
	return end(mix(h, binary.LittleEndian.Uint64(buf[i:])&(1<<(8*(n-i)&63)-1)))
}

// foldedTwo is what the runes that are encoded in two bytes are folded to: up to three
// bytes, and above them how many.
var foldedTwo = func() (t [1 << 11]uint32) {
	var buf [utf8.UTFMax]byte
	for r := rune(utf8.RuneSelf); int(r) < len(t); r++ {
		folded := appendFoldedRune(buf[:0], r)
		f := uint32(len(folded)) << 24
		for i, c := range folded {
			f |= uint32(c) << (8 * i)
		}
		t[r] = f
	}
	return t
}()

func appendFoldedRune(dst []byte, r rune) []byte {
	switch {
	case r == '’' || r == 'ʼ' || r == '‘':
		return append(dst, '\'')
	case r < firstFolded:
		return utf8.AppendRune(dst, r)
	case r < lastFolded:
		if s := latin[r-firstFolded]; s != "" {
			return append(dst, s...)
		}
	case 0x0300 <= r && r < 0x0370, r == 0x02BB, 0x0591 <= r && r <= 0x05C7, 0x064B <= r && r <= 0x065F, r == 0x0670, r == 0x0640:
		return dst // marks
	case firstVietnamese <= r && r <= lastVietnamese:
		if c := vietnamese[r-firstVietnamese]; c != 0 {
			return append(dst, c)
		}
	case 0x0370 <= r && r < 0x0400:
		if g, ok := greek[r]; ok {
			return utf8.AppendRune(dst, g)
		}
	case r == 'ё' || r == 'Ё':
		r = 'е'
	}
	return utf8.AppendRune(dst, lower(r))
}

// lower is unicode.ToLower. There a rune is searched for in a list of ranges, also one of
// a script without letter cases; here it is a bit for most.
func lower(r rune) rune {
	if uint32(r) < 1<<16 && cased[r/64]>>(r%64)&1 == 0 {
		return r
	}
	if 'А' <= r && r <= 'Я' { // Cyrillic
		return r + 'а' - 'А'
	}
	return unicode.ToLower(r)
}

// cased has a bit for each rune below 0x10000 that has a lower case other than itself.
var cased = func() (t [1 << 16 / 64]uint64) {
	for _, c := range unicode.CaseRanges {
		for r := c.Lo; r <= c.Hi && r < 1<<16; r++ {
			if unicode.ToLower(rune(r)) != rune(r) {
				t[r/64] |= 1 << (r % 64)
			}
		}
	}
	return t
}()

const (
	firstFolded     = 0x00C0
	lastFolded      = 0x0250
	firstVietnamese = 0x1E00
	lastVietnamese  = 0x1EFF
)

// bases are the letters with diacritics, after what they are folded to.
var bases = [...]struct{ base, letters string }{
	{"a", "àáâãäåāăąǎǟǡǻȁȃȧÀÁÂÃÄÅĀĂĄǍǞǠǺȀȂȦ"}, {"ae", "æǣǽÆǢǼ"}, {"b", "ƀɓƁ"}, {"c", "çćĉċčƈÇĆĈĊČƇ"}, {"d", "ďđðɖÐĎĐƉƊ"},
	{"dz", "ǆǅǄǳǲǱ"}, {"e", "èéêëēĕėęěȅȇȩǝəÈÉÊËĒĔĖĘĚȄȆȨƎƏ"}, {"g", "ĝğġģǥǧǵĜĞĠĢǤǦǴ"}, {"h", "ĥħȟĤĦȞ"},
	{"i", "ìíîïĩīĭįıǐȉȋÌÍÎÏĨĪĬĮİǏȈȊ"}, {"ij", "ĳĲ"}, {"j", "ĵǰĴ"}, {"k", "ķĸǩƙĶǨƘ"}, {"l", "ĺļľŀłĹĻĽĿŁ"}, {"lj", "ǉǈǇ"},
	{"n", "ñńņňŉŋǹÑŃŅŇŊǸ"}, {"nj", "ǌǋǊ"}, {"o", "òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱÒÓÔÕÖØŌŎŐƠǑǪǬǾȌȎȪȬȮȰ"}, {"oe", "œŒ"},
	{"r", "ŕŗřȑȓŔŖŘȐȒ"}, {"s", "śŝşšșſŚŜŞŠȘ"}, {"ss", "ß"}, {"t", "ţťŧțŢŤŦȚ"}, {"th", "þÞ"},
	{"u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗÙÚÛÜŨŪŬŮŰŲƯǓǕǗǙǛȔȖ"}, {"w", "ŵŴ"}, {"y", "ýÿŷȳÝŶŸȲ"}, {"z", "źżžƶȥŹŻŽƵȤ"},
}

var latin = func() (t [lastFolded - firstFolded]string) {
	for _, b := range bases {
		for _, r := range b.letters {
			if firstFolded <= r && r < lastFolded {
				t[r-firstFolded] = b.base
			}
		}
	}
	return t
}()

// vietnamese is Latin Extended Additional, in which Unicode goes through the
// letters of the alphabet in order.
var vietnamese = func() (t [lastVietnamese - firstVietnamese + 1]byte) {
	for _, b := range [...]struct {
		base        byte
		first, last rune
	}{
		{'a', 0x1E00, 0x1E01}, {'b', 0x1E02, 0x1E07}, {'c', 0x1E08, 0x1E09}, {'d', 0x1E0A, 0x1E13}, {'e', 0x1E14, 0x1E1D},
		{'f', 0x1E1E, 0x1E1F}, {'g', 0x1E20, 0x1E21}, {'h', 0x1E22, 0x1E2B}, {'i', 0x1E2C, 0x1E2F}, {'k', 0x1E30, 0x1E35},
		{'l', 0x1E36, 0x1E3D}, {'m', 0x1E3E, 0x1E43}, {'n', 0x1E44, 0x1E4B}, {'o', 0x1E4C, 0x1E53}, {'p', 0x1E54, 0x1E57},
		{'r', 0x1E58, 0x1E5F}, {'s', 0x1E60, 0x1E69}, {'t', 0x1E6A, 0x1E71}, {'u', 0x1E72, 0x1E7B}, {'v', 0x1E7C, 0x1E7F},
		{'w', 0x1E80, 0x1E89}, {'x', 0x1E8A, 0x1E8D}, {'y', 0x1E8E, 0x1E8F}, {'z', 0x1E90, 0x1E95}, {'s', 0x1E9E, 0x1E9E},
		{'a', 0x1EA0, 0x1EB7}, {'e', 0x1EB8, 0x1EC7}, {'i', 0x1EC8, 0x1ECB}, {'o', 0x1ECC, 0x1EE3}, {'u', 0x1EE4, 0x1EF1}, {'y', 0x1EF2, 0x1EF9},
	} {
		for r := b.first; r <= b.last; r++ {
			t[r-firstVietnamese] = b.base
		}
	}
	return t
}()

// greek are the letters with an accent, and the other form of sigma.
var greek = map[rune]rune{
	'ά': 'α', 'Ά': 'α', 'έ': 'ε', 'Έ': 'ε', 'ή': 'η', 'Ή': 'η', 'ί': 'ι', 'Ί': 'ι', 'ϊ': 'ι', 'Ϊ': 'ι', 'ΐ': 'ι',
	'ό': 'ο', 'Ό': 'ο', 'ύ': 'υ', 'Ύ': 'υ', 'ϋ': 'υ', 'Ϋ': 'υ', 'ΰ': 'υ', 'ώ': 'ω', 'Ώ': 'ω', 'ς': 'σ',
}
