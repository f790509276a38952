package registry

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/privet-go/privet"
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

// BenchmarkRemember is a look that tells something new of a dataset, among few and among
// many others, in memory and with a file: it costs the same.
func BenchmarkRemember(b *testing.B) {
	for _, n := range []int{10, 10_000} {
		for _, in := range []string{"memory", "file"} {
			rememberIn(b, n, in)
		}
	}
}

func rememberIn(b *testing.B, n int, in string) {
	b.Run(fmt.Sprint(in, "/", n), func(b *testing.B) {
		opts := &Options{}
		if in == "file" {
			opts.Store = NewFileStore(filepath.Join(b.TempDir(), "catalogue.json"))
		}
		r := withDatasets(b, opts, n)
		b.ReportAllocs()
		for i := 0; b.Loop(); i++ {
			if _, err := r.Remember(datasetName(i%n), Look{Labels: map[privet.Label]int{"IBAN": 1 + i/n}}); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// datasetName names one of the datasets of withDatasets.
func datasetName(i int) string { return fmt.Sprintf("set-%05d", i) }

// withDatasets makes a registry that has so many datasets.
func withDatasets(t testing.TB, opts *Options, n int) *Registry {
	t.Helper()
	r := newRegistry(t, opts)
	c := r.Export(true)
	for i := range n {
		c.Datasets = append(c.Datasets, Dataset{Meta: Meta{ID: datasetName(i)}, Labels: map[privet.Label]int{"EMAIL_ADDRESS": 1}})
	}
	if _, err := r.Import(c, nil); err != nil {
		t.Fatal(err)
	}
	return r
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
