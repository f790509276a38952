package masker

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

func TestCleanValues(t *testing.T) {
	c := newCleanValues()
	for _, value := range []string{"", strings.Repeat("x", 111), strings.Repeat("x", 112), "a\x00"} {
		if c.has(value) {
			t.Errorf("%q is remembered before it came", value)
		}
		c.add(value)
		if want := len(value) > 0 && len(value) < 112; c.has(value) != want {
			t.Errorf("%q: %v, want %v", value, !want, want)
		}
	}
	if c.has("a") {
		t.Error("the beginning of a value is taken for it")
	}
	// The last of those that share a place is remembered, and no other.
	for i := range 10_000 {
		value := fmt.Sprint(i)
		if c.add(value); !c.has(value) {
			t.Fatalf("%q is forgotten at once", value)
		}
	}
	n := 0
	for i := range 10_000 {
		if c.has(fmt.Sprint(i)) {
			n++
		}
	}
	if n > len(c.entries) {
		t.Errorf("%d values are remembered in %d places", n, len(c.entries))
	}
	var none *cleanValues
	if none.add("a"); none.has("a") {
		t.Error("nobody remembers something")
	}
}

// counting counts how often it is asked.
type counting struct {
	fakeFinder
	n *int
}

func (c counting) AppendFind(dst []privet.Finding, text string) []privet.Finding {
	*c.n++
	return c.fakeFinder.AppendFind(dst, text)
}

// TestCleanFile holds that values that come again are masked and counted each time,
// and that clean ones are not looked through each time.
func TestCleanFile(t *testing.T) {
	n := 0
	m := newMasker(t, &Options{Finder: counting{n: &n}, Classifier: fakeColumns})
	var dst bytes.Buffer
	report, err := m.File(&dst, strings.NewReader("note,id\n"+strings.Repeat("nothing,\nask jo@b.co,\n", 5000)), &FileOptions{Workers: 1})
	if err != nil || report.Findings["EMAIL_ADDRESS"] != 5000 || dst.String() != "note,id\n"+strings.Repeat("nothing,\nask j*@b.co,\n", 5000) {
		t.Errorf("%+v, %v", report, err)
	}
	if n > 5000+100 {
		t.Errorf("the Finder was asked %d times", n)
	}
}
