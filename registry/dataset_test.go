package registry

import (
	"testing"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/risk"
)

// TestReviewsToCome holds that nobody says of a review that it will have been, and that a
// record which was right when it was made stays so under a clock that goes slow.
func TestReviewsToCome(t *testing.T) {
	now := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	r := newRegistry(t, &Options{Now: func() time.Time { return now }})
	put := func(day string) error {
		_, _, err := r.PutDataset("d", Dataset{Factors: risk.Factors{LastReviewed: day}}, nil)
		return err
	}
	if err := put("2026-03-03"); code(err) != InvalidRequest {
		t.Errorf("a review to come: %v", err)
	}
	if err := put("2026-03-02"); err != nil {
		t.Errorf("it is that day somewhere: %v", err)
	}
	now = now.AddDate(0, 0, -9)
	if _, err := r.Remember("d", Look{Labels: map[privet.Label]int{"SSN": 1}}); err != nil {
		t.Errorf("what is remembered of it: %v", err)
	}
	if _, err := r.Import(r.Export(true), nil); err != nil {
		t.Errorf("the catalogue: %v", err)
	}
}
