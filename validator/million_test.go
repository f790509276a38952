package validator

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
)

// TestMemory holds that a hundredth of a million rows of ten columns of identifiers, all
// different and all masked by pseudonyms, is looked at in full within a hundredth of the
// memory, and that the memory is not much more than that.
func TestMemory(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("nothing in it is concurrent but the reading of rows, which all tests do")
	}
	var columns []made
	for i := range 10 {
		columns = append(columns, made{fmt.Sprintf("number_%d", i), "MEDICAL_RECORD_NUMBER",
			func(_ *rand.Rand, row int) string { return fmt.Sprintf("%d%09d", i, row*99991+i) }, token})
	}
	o, m, labels := build(10000, columns)
	opts := &TableOptions{Columns: labels, MaxTries: -1, MaxMemory: DefaultMaxMemory / 100, Now: testNow}
	if r := compareTables(t, o, m, opts); !r.Complete {
		t.Errorf("it is not looked at in full:\n%s", findingsText(r))
	}
	opts.MaxMemory /= 3
	if r := compareTables(t, o, m, opts); r.Complete {
		t.Error("a third of the memory is enough; the documentation says more")
	}
}

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
		if _, err := v.Tables([]Table{unnamed("t", o, m)}, nil); err != nil {
			b.Fatal(err)
		}
	}
}
