package corpus

import (
	"math/rand/v2"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// casedLabels are those whose values people write in any letter case.
var casedLabels = map[string]bool{
	"PERSON": true, "LOCATION": true, "ORGANIZATION": true, "JOB_TITLE": true, "NATIONALITY": true, "RELIGION": true, "STREET_ADDRESS": true,
	"DATE_TIME": true, "DOB": true,
}

// unspaced are the languages that put no space between words.
var unspaced = []string{"zh", "ja", "ko"}

// disturb damages a text as texts are in practice. Values change at most in their
// letter case.
func disturb(m *maker, segments []segment) []segment {
	rng, code := m.rng, m.language.code
	hit := func(percent float64) bool { return rng.Float64()*100 < percent }
	literal := func(f func(string) string) {
		for i := range segments {
			if segments[i].label == "" {
				segments[i].text = f(segments[i].text)
			}
		}
	}
	cased := func(f func(code, s string) string) {
		for i := range segments {
			if segments[i].label == "" || casedLabels[segments[i].label] {
				if t := f(code, segments[i].text); utf8.ValidString(t) {
					segments[i].text = t
				}
			}
		}
	}
	unheard := float64(unheardTexts)
	if code == "en" {
		unheard = unheardInEnglish
	}
	if hit(unheard) && !slices.Contains(unspaced, code) {
		m.unheard(segments)
	}
	small := 8.0
	if !slices.ContainsFunc(segments, func(s segment) bool { return casedLabels[s.label] }) {
		small = 25 // most of what is written without capitals names nobody
	}
	switch n := rng.Float64() * 100; {
	case n < small:
		cased(lower)
	case n < small+3:
		cased(upper)
	case n < small+5: // only the names
		for i := range segments {
			if casedLabels[segments[i].label] {
				segments[i].text = lower(code, segments[i].text)
			}
		}
	}
	if hit(9) {
		if n := len(segments); n > 0 && segments[n-1].label == "" {
			segments[n-1].text = strings.TrimRight(segments[n-1].text, ".。!?")
		}
	}
	if hit(3) {
		literal(func(s string) string { return doubled(rng, s) })
	}
	if hit(2) {
		literal(mojibake)
	}
	if hit(5) {
		literal(func(s string) string { return strings.ReplaceAll(s, "'", "’") })
	}
	if hit(2) {
		literal(func(s string) string { return strings.Replace(s, ". ", ".\n", 1) })
	}
	if hit(1.5) {
		literal(func(s string) string { return strings.Replace(s, " ", "\u00a0", 1) })
	}
	if hit(3) {
		literal(func(s string) string { return misspelt(rng, s) })
	}
	if hit(5) {
		literal(func(s string) string { return capitalised(rng, s) })
	}
	if hit(3) {
		segments = wrapped(rng, segments)
	}
	if hit(2.5) {
		prefix := pick(rng, []string{"> ", "- ", "* ", "# ", "1. ", "• ", "  ", "\"", "[x] ", "## ", "\t", "...", "RE: ", "FW: "})
		segments = append([]segment{{text: prefix}}, segments...)
	}
	return segments
}

// doubled doubles some spaces.
func doubled(rng *rand.Rand, s string) string {
	var b strings.Builder
	for _, r := range s {
		b.WriteRune(r)
		if r == ' ' && rng.IntN(5) == 0 {
			b.WriteByte(' ')
		}
	}
	return b.String()
}

// mojibake reads the bytes of letters with diacritics as letters of their own.
func mojibake(s string) string {
	var b strings.Builder
	for _, r := range s {
		if r < 0x80 || r >= 0x250 {
			b.WriteRune(r)
			continue
		}
		for _, c := range []byte(string(r)) {
			b.WriteRune(rune(c))
		}
	}
	return b.String()
}

// misspelt swaps two letters inside of a word in lower case.
func misspelt(rng *rand.Rand, s string) string {
	words := strings.Split(s, " ")
	for range 4 {
		i := rng.IntN(len(words))
		r := []rune(words[i])
		if len(r) < 5 || strings.ContainsFunc(words[i], func(c rune) bool { return !unicode.IsLower(c) }) {
			continue
		}
		at := 1 + rng.IntN(len(r)-3)
		r[at], r[at+1] = r[at+1], r[at]
		words[i] = string(r)
		break
	}
	return strings.Join(words, " ")
}

// capitalised gives one or two words in lower case a capital, as contracts and letters of
// business write what they speak of. Half of them are bent as well, so that nobody knows them.
// The first and the last word stay as they are, beside which a name may stand.
func capitalised(rng *rand.Rand, s string) string {
	words := strings.Split(s, " ")
	if len(words) < 3 {
		return s
	}
	for range 1 + rng.IntN(2) {
		i := 1 + rng.IntN(len(words)-2)
		r := []rune(words[i])
		if len(r) < 5 || strings.ContainsFunc(words[i], func(c rune) bool { return !unicode.IsLower(c) }) {
			continue
		}
		r[0] = unicode.ToUpper(r[0])
		if rng.IntN(2) == 0 {
			at := 1 + rng.IntN(len(r)-3)
			r[at], r[at+1] = r[at+1], r[at]
		}
		words[i] = string(r)
	}
	return strings.Join(words, " ")
}

// wrapped puts quotes or markup around one labelled value.
func wrapped(rng *rand.Rand, segments []segment) []segment {
	var at []int
	for i, s := range segments {
		if casedLabels[s.label] {
			at = append(at, i)
		}
	}
	if len(at) == 0 {
		return segments
	}
	i := pick(rng, at)
	marks := pick(rng, [][2]string{{"\"", "\""}, {"**", "**"}, {"*", "*"}, {"_", "_"}, {"<b>", "</b>"}, {"“", "”"}, {"'", "'"}, {"(", ")"}, {"[", "]"}, {"`", "`"}, {"«", "»"}, {"<td>", "</td>"}})
	out := append([]segment{}, segments[:i]...)
	out = append(out, segment{text: marks[0]}, segments[i], segment{text: marks[1]})
	return append(out, segments[i+1:]...)
}
