package httpapi

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler"
)

// TestLongText holds that a long text has the findings that it has when it is searched as a
// whole.
func TestLongText(t *testing.T) {
	const part = "John Smith of 350 Fifth Avenue, 10118 New York, writes to jane.doe@example.com on 2024-02-29. "
	text := strings.Repeat(part, longText/len(part)+1)
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	got, err := within{context.Background(), p}.find(text)
	if want := p.Find(text); err != nil || len(want) == 0 || !slices.Equal(got, want) {
		t.Errorf("%d findings, want %d, %v", len(got), len(want), err)
	}
	q := profiler.Query{}
	s := &service{profiler: p}
	found, err := s.find(&turn{Context: context.Background()}, "", text, q)
	if err != nil || len(found) != len(got) {
		t.Errorf("%d findings, want %d, %v", len(found), len(got), err)
	}
}
