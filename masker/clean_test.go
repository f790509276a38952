package masker

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
)

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
	m := newMasker(t, &Options{Finder: counting{n: &n}, Classifier: fakeColumns, Policy: &Policy{Unknown: "text"}})
	var dst bytes.Buffer
	report, err := m.File(&dst, strings.NewReader("note,id\n"+strings.Repeat("nothing,\nask jo@b.co,\n", 5000)), &FileOptions{Workers: 1})
	if err != nil || report.Findings["EMAIL_ADDRESS"] != 5000 || dst.String() != "note,id\n"+strings.Repeat("nothing,\nask j*@b.co,\n", 5000) {
		t.Errorf("%+v, %v", report, err)
	}
	if n > 2*5000+100 { // what was masked is looked at once more
		t.Errorf("the Finder was asked %d times", n)
	}
}

// A keeping Finder and Classifier keeps all that it is shown.
type keeping struct {
	fakeFinder
	mu    *sync.Mutex
	texts *[]string
	same  *[]string // copies
}

func (k keeping) keep(text string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	*k.texts = append(*k.texts, text)
	*k.same = append(*k.same, strings.Clone(text))
}

func (k keeping) AppendFind(dst []privet.Finding, text string) []privet.Finding {
	k.keep(text)
	return k.fakeFinder.AppendFind(dst, text)
}

func (k keeping) Columns(columns []privet.Column) []privet.Result {
	results := fakeColumns.Columns(columns)
	for i, c := range columns {
		k.keep(c.Name)
		for _, v := range c.Values {
			k.keep(v)
		}
		k.keep(results[i].Column)
	}
	return results
}

// TestKeptValues holds that whoever is shown a value may keep it, though the memory of
// blocks is used again.
func TestKeptValues(t *testing.T) {
	longtest.Alone(t)
	var b strings.Builder
	b.WriteString("id,name,note\n")
	rows := longtest.Watched(60_000, 15_000)
	for i := range rows {
		id := fmt.Sprint(i)
		if i > 5000 && i%50 == 0 {
			id = "jo.doe@b.co" // it contradicts the verdict
		}
		fmt.Fprintf(&b, "%s,Jo Doe,%d: ask jo.doe@b.co\n", id, i)
	}
	for _, workers := range []int{1, 3} {
		k := keeping{mu: new(sync.Mutex), texts: new([]string), same: new([]string)}
		m := newMasker(t, &Options{Finder: k, Classifier: k, Policy: &Policy{Unknown: "text"}})
		report, err := m.File(io.Discard, strings.NewReader(b.String()), &FileOptions{Workers: workers})
		if err != nil || report.Findings["EMAIL_ADDRESS"] < int64(rows) {
			t.Fatalf("%d workers: %v, %d findings", workers, err, report.Findings["EMAIL_ADDRESS"])
		}
		if !slices.Equal(*k.texts, *k.same) {
			t.Errorf("%d workers: kept values have changed", workers)
		}
	}
}
