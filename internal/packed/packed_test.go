package packed_test

import (
	"bytes"
	"compress/gzip"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/packed"
)

func TestText(t *testing.T) {
	want := strings.Repeat("a line of words\n", 10_000)
	var file bytes.Buffer
	z := gzip.NewWriter(&file)
	z.Write([]byte(want))
	z.Close()
	if packed.Text(file.Bytes()) != want {
		t.Error("the text is another")
	}
	for _, broken := range [][]byte{nil, []byte("plain"), file.Bytes()[:file.Len()-9]} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%d bytes of a file are taken for a whole one", len(broken))
				}
			}()
			packed.Text(broken)
		}()
	}
}
