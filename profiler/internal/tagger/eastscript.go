package tagger

import "strings"

// This file tells characters of the east, which are Chinese, Japanese and Korean, from others,
// and by their script.

// A script of the east.
type script uint8

const (
	scriptNone script = iota
	scriptHan
	scriptKana
	scriptHangul
)

// isPlainlyEast tells most characters of the east by their bytes: those from U+5000 to U+9FFF, and
// nearly all syllables of Korean.
func isPlainlyEast(text string, i int) bool {
	if i+3 > len(text) || text[i+1]&0xC0 != 0x80 || text[i+2]&0xC0 != 0x80 {
		return false
	}
	two := uint(text[i])<<8 | uint(text[i+1])
	return two-0xE580 < 0xEA00-0xE580 || two-0xEAB0 < 0xED9E-0xEAB0
}

// firstEastByte is the least first byte of the characters of the east.
const firstEastByte = 0xE3

func scriptOf(r rune) script {
	switch {
	case uint32(r-0x4E00) <= 0x9FFF-0x4E00:
		return scriptHan
	case uint32(r-0xAC00) <= 0xD7A3-0xAC00:
		return scriptHangul
	case uint32(r-0x3041) <= 0x30FF-0x3041 && r != 'ヶ' && r != '・':
		return scriptKana
	case uint32(r-0x3400) <= 0x4DBF-0x3400, r == '々', r == 'ヶ':
		return scriptHan
	}
	return scriptNone
}

// eastRunes are those of a script of the east. All are of three bytes.
var eastRunes = func() *runeSet {
	s := &runeSet{}
	for r := rune(firstEast); r < 1<<16; r++ {
		if scriptOf(r) != scriptNone {
			s[r/64] |= 1 << (r % 64)
		}
	}
	return s
}()

const firstEast = 0x3000

// eastRune gives the character of the east at text[i], or 0.
func eastRune(text string, i int) rune {
	var v uint32
	if i+4 <= len(text) {
		b := text[i : i+4]
		v = uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16 | uint32(b[3])<<24
	} else {
		v = uint32(loadAt(text, i))
	}
	if v&maskOfThree != threeBytes {
		return 0
	}
	if r := runeOfThree(v); eastRunes.has(r) {
		return r
	}
	return 0
}

func isKatakana(r rune) bool { return 0x30A1 <= r && r <= 0x30FF }

// hasKana reports whether there are kana in text[at:end] or near it.
func hasKana(text string, at, end int) bool {
	near := text[max(0, at-90):min(len(text), end+90)]
	for {
		i := strings.IndexByte(near, 0xE3)
		if i < 0 || i+2 >= len(near) {
			return false
		}
		if near = near[i+1:]; near[0] == 0x81 || near[0] == 0x82 || near[0] == 0x83 {
			return true
		}
	}
}
