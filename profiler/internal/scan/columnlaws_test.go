package scan

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"
)

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
