package profiler

import (
	"bufio"
	"compress/gzip"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"syscall"
)

func BenchmarkReal(b *testing.B) {
	for _, set := range []string{"en-gum", "en-ewt-propn", "es-ancora", "ja-stockmark", "go"} {
		var docs []string
		if set == "go" {
			files, _ := filepath.Glob("/usr/local/go/src/net/http/*.go")
			for _, f := range files { b, _ := os.ReadFile(f); docs = append(docs, string(b)) }
		} else {
		f, err := os.Open("/work/shared/data/names/" + set + ".jsonl.gz")
		if err != nil {
			b.Skip()
		}
		z, _ := gzip.NewReader(f)
		var cur strings.Builder
		s := bufio.NewScanner(z)
		s.Buffer(nil, 1<<24)
		n := 0
		for s.Scan() && n < 400000 {
			var x struct{ Text string }
			json.Unmarshal(s.Bytes(), &x)
			cur.WriteString(x.Text + "\n")
			n += len(x.Text) + 1
			if cur.Len() > 3000 {
				docs = append(docs, cur.String())
				cur.Reset()
			}
		}
		}
		p, _ := New(nil)
		p.Find("Maria Schneider met Peter in Paris.")
		b.Run(set, func(b *testing.B) {
			var a, c syscall.Rusage
			syscall.Getrusage(syscall.RUSAGE_SELF, &a)
			total := 0
			for range b.N {
				for _, d := range docs {
					p.Find(d)
					total += len(d)
				}
			}
			syscall.Getrusage(syscall.RUSAGE_SELF, &c)
			b.ReportMetric(float64(total)/1e6/(float64(c.Utime.Nano()-a.Utime.Nano())/1e9), "MB/cpu-s")
		})
	}
}
