package profiler_test

import (
	"fmt"

	"github.com/privet-go/privet/profiler"
)

// Names have no form. They are told by their words and by those around them.
func ExampleProfiler_Find_names() {
	p, err := profiler.New(nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	text := "Maria Lindqvist moved to Hamburg and now teaches at the University of Leeds."
	for _, f := range p.Find(text) {
		fmt.Println(f.Label, text[f.Start:f.End])
	}
	// Output:
	// PERSON Maria Lindqvist
	// LOCATION Hamburg
	// ORGANIZATION University of Leeds
}
