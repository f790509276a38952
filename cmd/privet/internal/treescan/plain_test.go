package treescan

import (
	"bytes"
	"compress/gzip"
	"flag"
	"io"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "pack the list of plain words")

// TestPlainWords holds that what is embedded is what packed/plain.txt has. With -update it packs that.
func TestPlainWords(t *testing.T) {
	want, err := os.ReadFile("packed/plain.txt")
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		var b bytes.Buffer
		z, _ := gzip.NewWriterLevel(&b, gzip.BestCompression)
		_, _ = z.Write(want)
		_ = z.Close()
		if err := os.WriteFile("words/plain.txt.gz", b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	z, err := gzip.NewReader(bytes.NewReader(plainText))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := io.ReadAll(z); err != nil || !bytes.Equal(got, want) {
		t.Errorf("the words are not those that are packed (%v); go test ./cmd/privet/internal/treescan -run PlainWords -update packs them", err)
	}
}
