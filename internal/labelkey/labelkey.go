// Package labelkey is the form that names of labels are compared in.
package labelkey

// Append appends to dst the form of a name: its ASCII letters in lower case and its digits,
// without underscores, hyphens and spaces. It reports false, and gives nothing, for what has
// other characters, has none of these, or does not fit into dst.
func Append(dst []byte, name string) (key []byte, ok bool) {
	for i := range len(name) {
		c := name[i]
		switch {
		case c == '_' || c == '-' || c == ' ':
			continue
		case 'A' <= c && c <= 'Z':
			c += 'a' - 'A'
		case 'a' <= c && c <= 'z', '0' <= c && c <= '9':
		default:
			return nil, false
		}
		if len(dst) == cap(dst) {
			return nil, false
		}
		dst = append(dst, c)
	}
	return dst, len(dst) > 0
}
