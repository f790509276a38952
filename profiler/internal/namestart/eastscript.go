package namestart

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
