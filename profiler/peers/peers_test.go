package peers

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/hoophq/alcatraz"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
)

// A corpus is a text that all libraries are given.
type corpus struct{ name, text string }

func corpora(t testing.TB) []corpus {
	t.Helper()
	table, err := os.ReadFile("../../examples/data/customers.csv")
	if err != nil {
		t.Fatal(err)
	}
	var log strings.Builder
	for i := range 400 {
		fmt.Fprintf(&log, "2024-03-%02dT10:%02d:%02d.%03dZ INFO worker-%d request id=%d status=200 bytes=%d took=%d.%dms peer=10.0.%d.%d\n",
			i%28+1, i%60, i*7%60, i%1000, i%16, 100000+i*37, i*113%90000, i%90, i%10, i%256, i*7%256)
	}
	return []corpus{
		{"prose", strings.Repeat("The committee met again in the long room above the harbour and spoke of the weather, of the price of rope, "+
			"and of the three ships that had not come back. Nobody had written anything down.\n", 200)},
		{"dense", strings.Repeat("Jane, jane.doe@example.com, +1 212 555 0100, SSN 123-45-6789, card 4111 1111 1111 1111, born 1985-02-03, 192.168.1.10\n", 300)},
		{"log", log.String()},
		{"table", string(table)},
	}
}

// classes are what each byte is; see BenchmarkFind.
var classes [256]uint8

// BenchmarkFind gives the rates of one look-up in a table for each byte, which
// is what the machine can do, of Privet, and of the others.
func BenchmarkFind(b *testing.B) {
	p, err := profiler.New(nil)
	if err != nil {
		b.Fatal(err)
	}
	engine := alcatraz.NewEngine()
	for _, c := range corpora(b) {
		perKiB := func(b *testing.B, n int) { b.ReportMetric(float64(n)*1024/float64(len(c.text)), "findings/KiB") }
		b.Run(c.name+"/lookup", func(b *testing.B) {
			b.SetBytes(int64(len(c.text)))
			sum := 0
			for b.Loop() {
				sum += lookup(c.text)
			}
			if sum != 0 {
				b.Fatal("the table is not empty")
			}
		})
		b.Run(c.name+"/privet", func(b *testing.B) {
			b.SetBytes(int64(len(c.text)))
			var found []privet.Finding
			for b.Loop() {
				found = p.AppendFind(found[:0], c.text)
			}
			perKiB(b, len(found))
		})
		b.Run(c.name+"/alcatraz", func(b *testing.B) {
			b.SetBytes(int64(len(c.text)))
			n := 0
			for b.Loop() {
				n = len(engine.Analyze(c.text, alcatraz.Options{}))
			}
			perKiB(b, n)
		})
	}
}

func lookup(text string) (sum int) {
	for i := range len(text) {
		sum += int(classes[text[i]])
	}
	return sum
}

// TestAgreement prints, for each text and label, how many places both find, and
// how many one of them alone. A place is the same when it begins and ends at the
// same byte and the labels mean the same.
func TestAgreement(t *testing.T) {
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	engine := alcatraz.NewEngine()
	for _, c := range corpora(t) {
		type place struct {
			label      privet.Label
			start, end int
		}
		ours, theirs := map[place]bool{}, map[place]bool{}
		for _, f := range p.Find(c.text) {
			ours[place{f.Label, f.Start, f.End}] = true
		}
		for _, r := range engine.Analyze(c.text, alcatraz.Options{}) {
			label, err := privet.ParseLabel(r.EntityType)
			if err != nil {
				label = privet.Label(r.EntityType)
			}
			theirs[place{label, r.Start, r.End}] = true
		}
		counts := map[privet.Label]*[3]int{} // both, ours alone, theirs alone
		count := func(l privet.Label, i int) {
			if counts[l] == nil {
				counts[l] = new([3]int)
			}
			counts[l][i]++
		}
		for o := range ours {
			if theirs[o] {
				count(o.label, 0)
			} else {
				count(o.label, 1)
			}
		}
		for o := range theirs {
			if !ours[o] {
				count(o.label, 2)
			}
		}
		var labels []privet.Label
		for l := range counts {
			labels = append(labels, l)
		}
		slices.Sort(labels)
		for _, l := range labels {
			t.Logf("%-6s %-24s both %5d, privet alone %5d, alcatraz alone %5d", c.name, l, counts[l][0], counts[l][1], counts[l][2])
		}
	}
}
