package scan

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/builtin"
)

// BenchmarkNewScanner is what the first New of a process pays besides, and each
// one with recognizers of one's own.
func BenchmarkNewScanner(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		scannerOf(builtin.Recognizers())
	}
}
