package masker

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
)

// An ending Finder panics when it is asked for the last time.
type ending struct {
	fakeFinder
	left *int
}

func (e ending) AppendFind(dst []privet.Finding, text string) []privet.Finding {
	if *e.left == 0 {
		panic("over")
	}
	*e.left--
	return e.fakeFinder.AppendFind(dst, text)
}

// TestAsking holds that a Masker made by Asking masks as the one it is of, asks the other
// Finder wherever one is asked, and is left when that panics.
func TestAsking(t *testing.T) {
	const file = "id,mail,notes\n1,jane@example.com,write to jane@example.com\n2,joe@example.com,or to joe@example.com\n"
	policy := &Policy{Unknown: "text", Columns: map[string]Operation{"mail": {Operator: "text"}}}
	m, err := New(&Options{Finder: fakeFinder{}, Classifier: byName{"id": privet.None}, Policy: policy})
	if err != nil {
		t.Fatal(err)
	}
	masked := func(m *Masker) (out string, over any) {
		defer func() { over = recover() }()
		var b bytes.Buffer
		if _, err := m.File(&b, strings.NewReader(file), nil); err != nil {
			t.Fatal(err)
		}
		text, _, err := m.AppendText(nil, "write to jane@example.com")
		if err != nil {
			t.Fatal(err)
		}
		return b.String() + string(text), nil
	}
	want, _ := masked(m)
	left := 1 << 20
	if got, over := masked(m.Asking(ending{left: &left}, byName{"id": privet.None})); got != want || over != nil {
		t.Errorf("%q, want %q", got, want)
	}
	asked := 1<<20 - left
	if asked < 5 {
		t.Fatalf("asked %d times", asked)
	}
	for n := range asked {
		left = n
		if _, over := masked(m.Asking(ending{left: &left}, byName{"id": privet.None})); over == nil {
			t.Errorf("it goes on after %d of %d times", n, asked)
		}
	}
	if got, _ := masked(m); got != want {
		t.Error("the first one masks otherwise")
	}
}

// TestMaxRatio holds that a compressed file which holds more than it may for its size is refused,
// and that one which does not is masked.
func TestMaxRatio(t *testing.T) {
	longtest.Alone(t)
	var packed bytes.Buffer
	zip := gzip.NewWriter(&packed)
	if _, err := io.WriteString(zip, strings.Repeat("a,b\n", 1<<20)); err != nil || zip.Close() != nil {
		t.Fatal(err)
	}
	m, err := New(&Options{Finder: fakeFinder{}, Classifier: byName{}})
	if err != nil {
		t.Fatal(err)
	}
	most := 4<<20/packed.Len() + 2
	for _, tt := range []struct {
		ratio int
		want  error
	}{{0, nil}, {most, nil}, {most / 2, ErrRatio}, {1, ErrRatio}} {
		_, err := m.File(io.Discard, bytes.NewReader(packed.Bytes()), &FileOptions{MaxRatio: tt.ratio})
		if !errors.Is(err, tt.want) {
			t.Errorf("at most %d times: %v, want %v", tt.ratio, err, tt.want)
		}
	}
}
