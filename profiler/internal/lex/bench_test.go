package lex

import (
	"fmt"
	"strings"
	"testing"
)

// The corpora of the benchmarks. Each rate stands beside its findings per KiB,
// since a text with many findings costs more than one with none.
var corpora = []struct{ name, text string }{
	{"prose", strings.Repeat("The committee met again in the long room above the harbour and spoke of the weather, of the price of rope, "+
		"and of the three ships that had not come back. Nobody had written anything down.\n", 400)},
	{"dense", strings.Repeat("Please write to jane.doe@example.com about the order that did not arrive, or call +1 212 555 0100 after lunch. "+
		"The customer gave her SSN as 123-45-6789 and paid with the card 4111 1111 1111 1111, which the bank had refused before. "+
		"She was born on 1985-02-03 and logs in from 192.168.1.10 most days; the account for refunds is DE89 3704 0044 0532 0130 00 as always.\n", 200)},
	{"records", strings.Repeat("Jane, jane.doe@example.com, +1 212 555 0100, SSN 123-45-6789, card 4111 1111 1111 1111, born 1985-02-03, 192.168.1.10\n", 600)},
	{"log", func() string {
		var b strings.Builder
		for i := range 800 {
			fmt.Fprintf(&b, "2024-03-%02dT10:%02d:%02d.%03dZ INFO worker-%d request id=%d status=200 bytes=%d took=%d.%dms peer=10.0.%d.%d\n",
				i%28+1, i%60, i*7%60, i%1000, i%16, 100000+i*37, i*113%90000, i%90, i%10, i%256, i*7%256)
		}
		return b.String()
	}()},
}

// BenchmarkLookup is the plain baseline of BenchmarkFind: one look-up in a table
// for each byte and nothing else.
func BenchmarkLookup(b *testing.B) {
	for _, c := range corpora {
		b.Run(c.name, func(b *testing.B) {
			b.SetBytes(int64(len(c.text)))
			sum := 0
			for b.Loop() {
				sum += lookupAll(c.text)
			}
			if sum == 0 {
				b.Fatal("nothing was looked up")
			}
		})
	}
}

func lookupAll(text string) (sum int) {
	for i := range len(text) {
		sum += int(Classes[text[i]])
	}
	return sum
}

// BenchmarkColumnsScan is the plain baseline of BenchmarkColumns: the same
// values, each only looked at byte by byte.
func BenchmarkColumnsScan(b *testing.B) {
	values := make([]string, 200)
	for i := range values {
		values[i] = fmt.Sprintf("user%d@example.com", i)
	}
	sum := 0
	for b.Loop() {
		for _, v := range values {
			sum += lookupAll(v)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/200, "ns/value")
	if sum == 0 {
		b.Fatal("nothing was looked up")
	}
}
