package registry

import (
	"fmt"
	"testing"
)

// BenchmarkSnapshot isolates what a request pays to get the engines.
func BenchmarkSnapshot(b *testing.B) {
	r := newRegistry(b, nil)
	b.ReportAllocs()
	b.RunParallel(func(pb *testing.PB) {
		for pb.Next() {
			if r.Snapshot().Profiler == nil {
				b.Fail()
			}
		}
	})
}

// BenchmarkWrite is one write among ten thousand records, of which 623 are
// recognizers, until it is in force.
func BenchmarkWrite(b *testing.B) {
	r := filled(b, nil, 350)
	b.Run("dataset", func(b *testing.B) {
		for b.Loop() {
			if _, _, err := r.PutDataset("d", Dataset{}, nil); err != nil {
				b.Fatal(err)
			}
		}
	})
	standard, _ := r.Standards().List(List{Search: "STD-01"})
	b.Run("standard", func(b *testing.B) {
		for b.Loop() {
			if _, err := r.Standards().Replace(standard[0].ID, Standard{Name: standard[0].Name}, nil); err != nil {
				b.Fatal(err)
			}
		}
	})
	mapping, _ := r.Mappings().List(List{Search: "STD-01"})
	b.Run("mapping", func(b *testing.B) {
		for i := 0; b.Loop(); i++ {
			m := mapping[0]
			m.Meta, m.Citation = Meta{}, fmt.Sprint("Art. ", i)
			if _, err := r.Mappings().Replace(mapping[0].ID, m, nil); err != nil {
				b.Fatal(err)
			}
		}
	})
	rec, _ := r.Recognizers().List(List{Search: "OWN_KIND_001"})
	b.Run("recognizer", func(b *testing.B) {
		for i := 0; b.Loop(); i++ {
			x := rec[0]
			x.Meta, x.DenyList = Meta{}, []string{fmt.Sprint("word", i)}
			if _, err := r.Recognizers().Replace(rec[0].ID, x, nil); err != nil {
				b.Fatal(err)
			}
		}
	})
}
