package validator

import (
	"os"
	"testing"
)

// BenchmarkTables compares the tables that two variables name. It is for large
// files, which the repository does not hold.
func BenchmarkTables(b *testing.B) {
	o, err := os.Open(os.Getenv("PRIVET_BENCH_ORIGINAL"))
	if err != nil {
		b.Skip("PRIVET_BENCH_ORIGINAL names no file")
	}
	m, err := os.Open(os.Getenv("PRIVET_BENCH_MASKED"))
	if err != nil {
		b.Skip("PRIVET_BENCH_MASKED names no file")
	}
	v := newValidator(b)
	for b.Loop() {
		if _, err := v.Tables([]Table{{"t", o, m}}, nil); err != nil {
			b.Fatal(err)
		}
	}
}
