package chars

// Humps counts the capitals of a text that follow a small letter, all of ASCII, as in the names of programs: 2 of newUserName.
func Humps(s string) (n int) {
	for i := 1; i < len(s); i++ {
		if 'A' <= s[i] && s[i] <= 'Z' && 'a' <= s[i-1] && s[i-1] <= 'z' {
			n++
		}
	}
	return n
}
