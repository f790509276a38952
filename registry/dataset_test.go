package registry

import (
	"maps"
	"slices"
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
	if _, err := r.Remember("d", map[privet.Label]int{"SSN": 1}); err != nil {
		t.Errorf("what is remembered of it: %v", err)
	}
	if _, err := r.Import(r.Export(true), nil); err != nil {
		t.Errorf("the catalogue: %v", err)
	}
}

// TestRememberMasked holds that masking says anew what of the labels in the data is
// masked, and leaves what was said of others.
func TestRememberMasked(t *testing.T) {
	r := newRegistry(t, nil)
	if _, _, err := r.PutDataset("d", Dataset{Masked: []privet.Label{"SSN", "DOB", "IBAN"}}, nil); err != nil {
		t.Fatal(err)
	}
	labels := map[privet.Label]int{"SSN": 1, "EMAIL_ADDRESS": 2, "IBAN": 1}
	for _, id := range []string{"d", "new"} {
		want := map[string][]privet.Label{"d": {"DOB", "EMAIL_ADDRESS", "IBAN"}, "new": {"EMAIL_ADDRESS", "IBAN"}}[id]
		masked := []privet.Label{"EMAIL_ADDRESS", "IBAN", "PASSPORT"} // which was not found
		before, _ := r.Datasets().Get(id)
		dry, err := r.RememberMasked(id, labels, masked, &WriteOptions{DryRun: true})
		if after, _ := r.Datasets().Get(id); err != nil || after.Version != before.Version {
			t.Errorf("%s: a dry run: version %d, %v", id, after.Version, err)
		}
		change, err := r.RememberMasked(id, labels, masked, nil)
		if err != nil || !slices.Equal(change.Record.Masked, want) || !slices.Equal(dry.Record.Masked, want) || !maps.Equal(change.Record.Labels, labels) {
			t.Errorf("%s: %+v, %v", id, change.Record, err)
		}
	}
}
