package columns

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// headerWords gives the words of one header.
func headerWords(name string) (words []string) {
	for _, w := range new(HeaderScratch).HeaderWords(name) {
		words = append(words, string(w))
	}
	return words
}

var markedData = regexp.MustCompile(`⟦[A-Z_]+:([^⟦⟧]+)⟧`)

// markedValues are the findings that the tests of this package have marked in
// their texts: for each kind of data some values that are right.
func markedValues(t testing.TB) (values []string) {
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range markedData.FindAllSubmatch(src, -1) {
			values = append(values, string(m[1]))
		}
	}
	slices.Sort(values)
	return slices.Compact(values)
}

// writtenAs is a random value of a shape.
func writtenAs(r *rand.Rand, pattern string) string {
	b := []byte(pattern)
	for i, c := range b {
		switch c {
		case '9':
			b[i] = byte('0' + r.IntN(10))
		case 'A':
			b[i] = byte('A' + r.IntN(26))
		case 'X':
			b[i] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[r.IntN(36)]
		}
	}
	return string(b)
}

// altered changes a value a little, or not at all.
func altered(r *rand.Rand, v string) string {
	if v == "" {
		return v
	}
	at := r.IntN(len(v))
	switch r.IntN(16) {
	case 0:
		return strings.ToLower(v)
	case 1:
		return strings.ToUpper(v)
	case 2:
		return strings.NewReplacer(" ", "", "-", "", ".", "").Replace(v)
	case 3:
		return strings.ReplaceAll(v, "-", " ")
	case 4:
		return v[:at] + string("0123456789-. /:@_ñx"[r.IntN(18)]) + v[at:]
	case 5:
		return v[:at] + v[at+1:]
	case 6:
		return " " + v + "\t"
	case 7:
		return v[:at] + string("0123456789-. /:@_ñx"[r.IntN(18)]) + v[at+1:]
	}
	return v
}
