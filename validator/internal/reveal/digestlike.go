package reveal

// leastHexDigits is the length of the shortest value that is taken for a digest.
const leastHexDigits = 8

// LooksHex reports whether s can be a digest in hexadecimal digits. A number has
// no letters, so a digest that happens to have none is missed.
func LooksHex(s string) bool {
	if len(s) < leastHexDigits || len(s) > 128 || len(s)%2 != 0 {
		return false
	}
	letters, digits := false, false
	for i := range len(s) {
		switch c := s[i]; {
		case '0' <= c && c <= '9':
			digits = true
		case 'a' <= c && c <= 'f', 'A' <= c && c <= 'F':
			letters = true
		default:
			return false
		}
	}
	return letters && digits
}

// LooksBase64 reports whether s has the length and the characters of a digest in
// base 64.
func LooksBase64(s string) bool {
	n := len(s)
	for n > 0 && s[n-1] == '=' {
		n--
	}
	switch n {
	case 22, 27, 38, 43, 64, 86: // MD5, SHA-1, SHA-224, SHA-256, SHA-384, SHA-512
	default:
		return false
	}
	upper, lower := false, false
	for i := range n {
		switch c := s[i]; {
		case 'A' <= c && c <= 'Z':
			upper = true
		case 'a' <= c && c <= 'z':
			lower = true
		case '0' <= c && c <= '9', c == '+', c == '/', c == '-', c == '_':
		default:
			return false
		}
	}
	return upper && lower
}

// TrimPadding returns s without the padding of base 64.
func TrimPadding(s string) string {
	for s != "" && s[len(s)-1] == '=' {
		s = s[:len(s)-1]
	}
	return s
}
