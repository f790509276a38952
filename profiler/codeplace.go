package profiler

// This file knows places where programs and their manuals have words that are no names: between
// back quotes, behind the stop of a field, for a value that is to be put in, where a line
// breaks within a word, and before words such as -style.

// isInCapitals reports whether a name is a word of two capitals of ASCII or more.
func isInCapitals(name string) bool {
	for i := range len(name) {
		if name[i] < 'A' || name[i] > 'Z' {
			return false
		}
	}
	return len(name) > 1
}
