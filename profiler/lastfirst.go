package profiler

// This file reads people who are called by the family name first, with a comma behind it, as in
// Novák, Jana. A comma stands between two people as well, so that the family name must be none
// that is given, the given name no family's, and the place one where such forms are used.

// skipDotBack is the place before a dot before text[i], or i.
func skipDotBack(text string, i int) int {
	if i > 0 && text[i-1] == '.' {
		i--
	}
	return i
}
