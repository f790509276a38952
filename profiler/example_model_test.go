package profiler_test

import (
	"context"
	"fmt"
	"log"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
)

// colleagues is a model that knows the names of colleagues.
type colleagues []string

func (c colleagues) Spans(_ context.Context, texts []string) ([][]privet.Finding, error) {
	list := make([][]privet.Finding, len(texts))
	for i, text := range texts {
		for _, name := range c {
			if at := strings.Index(text, name); at >= 0 {
				list[i] = append(list[i], privet.Finding{Label: "PERSON", Start: at, End: at + len(name), Confidence: 0.8})
			}
		}
	}
	return list, nil
}

func ExampleProfiler_With() {
	p, err := profiler.New(nil)
	if err != nil {
		log.Fatal(err)
	}
	a, err := p.With(colleagues{"Ines", "Oskar"}, profiler.Hybrid)
	if err != nil {
		log.Fatal(err)
	}
	const text = "Oskar has it from ines@example.com."
	findings, err := a.Find(context.Background(), text)
	if err != nil {
		log.Fatal(err) // the model has failed: nothing is known of the text
	}
	for _, f := range findings {
		fmt.Println(f.Label, text[f.Start:f.End])
	}
	// Output:
	// PERSON Oskar
	// EMAIL_ADDRESS ines@example.com
}
