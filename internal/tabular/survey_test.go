package tabular

import (
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
)

// TestSurveyEnds holds that a survey whose judge panics, as one does whose caller has left, hands
// the panic on, at whichever call it is: the first is that for the sample, and others come from
// the goroutine that looks behind it.
func TestSurveyEnds(t *testing.T) {
	text := "name,note\n" + strings.Repeat("Ada Vance,a bicycle\n", 10_000) + strings.Repeat("Ada Vance,ada@example.com\n", 10_000)
	survey := func(most int) (calls int, fell any) {
		ended := make(chan struct{})
		go func() {
			defer close(ended)
			defer func() { fell = recover() }()
			f, err := Open(strings.NewReader(text), Options{})
			if err != nil {
				t.Error(err)
				return
			}
			if _, err := f.Survey(&Sample{Most: 10}, func(columns []privet.Column) []privet.Result {
				if calls++; calls > most {
					panic("the caller has left")
				}
				results := make([]privet.Result, len(columns))
				for i := range results {
					results[i] = privet.Result{Column: columns[i].Name, Label: privet.None}
				}
				return results
			}, func(int64) {}); err != nil {
				t.Error(err)
			}
		}()
		select {
		case <-ended:
		case <-time.After(longtest.Patience):
			t.Fatalf("it does not end when call %d panics", most+1)
		}
		return calls, fell
	}
	all, fell := survey(1 << 30)
	if fell != nil || all < 2 {
		t.Fatalf("%d calls, %v", all, fell)
	}
	for most := range min(all, 5) {
		if calls, fell := survey(most); fell == nil || calls != most+1 {
			t.Errorf("call %d panics: %d calls, %v", most+1, calls, fell)
		}
	}
}
