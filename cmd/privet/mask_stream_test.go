package main

import (
	"bytes"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// A Profiler masks streams as the Scanner that it is.
var _ masker.Scanner = (*profiler.Profiler)(nil)

// TestMaskLongLines holds that a stream is masked as the text as a whole where one
// name follows another for longer than any window.
func TestMaskLongLines(t *testing.T) {
	longtest.Alone(t)
	if masker.ScanWindow < profiler.ScanWindow {
		t.Errorf("the window of the masker is %d bytes, and that of the profiler %d", masker.ScanWindow, profiler.ScanWindow)
	}
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := masker.New(&masker.Options{Finder: p, Classifier: p})
	if err != nil {
		t.Fatal(err)
	}
	for _, unit := range []string{"Anna Kowalska, ", "Smith, Jones, García, ", "New York, ", "محمد علي ", "王小明、"} {
		text := strings.Repeat(unit, longtest.Of(600, 800)<<10/len(unit))
		want, _, err := m.AppendText(nil, text)
		if err != nil {
			t.Fatal(err)
		}
		var got bytes.Buffer
		if _, err := m.Text(&got, strings.NewReader(text)); err != nil {
			t.Errorf("%q: %v", unit, err)
		} else if !bytes.Equal(got.Bytes(), want) {
			t.Errorf("%q: the stream differs from the whole", unit)
		}
	}
}
