package lists

import (
	"bytes"
	"compress/gzip"
	"flag"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "pack the files of the folder packed")

// TestPacked holds that what is embedded is what the folder packed has. With -update it packs that.
func TestPacked(t *testing.T) {
	for _, name := range []string{"headings/more", "headings/records", "jobs", "nations"} {
		want, err := os.ReadFile("packed/" + name + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		if *update {
			var b bytes.Buffer
			z, _ := gzip.NewWriterLevel(&b, gzip.BestCompression)
			_, _ = z.Write(want)
			_ = z.Close()
			if err := os.WriteFile("words/"+name+".txt.gz", b.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		} else if Text(name) != string(want) {
			t.Errorf("%s is not what is packed; go test ./profiler/internal/lists -run Packed -update packs it", name)
		}
	}
}

// TestWordData holds that each line of a file of words is a comment, or a set and its words, none of which is empty.
func TestWordData(t *testing.T) {
	list, err := files.ReadDir("words")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range list {
		if file.IsDir() {
			continue // these are read line by line
		}
		name, _, _ := strings.Cut(file.Name(), ".")
		n := 0
		for line := range strings.Lines(Text(name)) {
			n++
			set, words, ok := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
			if strings.HasPrefix(line, "#") || line == "\n" {
				continue
			}
			if !ok || set == "" {
				t.Errorf("%s:%d: no set", file.Name(), n)
			}
			for word := range strings.SplitSeq(words, "|") {
				if strings.TrimSpace(word) == "" { // marks have a blank at an end
					t.Errorf("%s:%d: an empty word", file.Name(), n)
				}
			}
		}
	}
}
