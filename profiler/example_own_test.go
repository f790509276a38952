package profiler_test

import (
	"fmt"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
)

// A pattern that proves little alone is sure beside a word that belongs to it.
func ExampleOptions_pattern() {
	p, err := profiler.New(&profiler.Options{Recognizers: []profiler.Recognizer{{
		Name:     "acme-badge",
		Label:    "BADGE_ID",
		Doc:      "Numbers of badges at Acme, two letters and five digits.",
		Patterns: []profiler.Pattern{{Name: "form", Regexp: `\b[A-Z]{2}\d{5}\b`, Alone: 0.2}},
		Context:  []string{"badge"},
		Headers:  []string{"badge number"},
	}}})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, text := range []string{"part AC12345", "badge AC12345, jane@example.com"} {
		for _, f := range p.Find(text) {
			fmt.Println(f.Label, text[f.Start:f.End])
		}
	}
	r := p.Columns([]profiler.Column{{Name: "badge number", Values: []string{"AC12345", "AD54321"}}})
	fmt.Println(r[0].Label)
	// Output:
	// BADGE_ID AC12345
	// EMAIL_ADDRESS jane@example.com
	// BADGE_ID
}

// Words of a list are found in any letter case, as whole words.
func ExampleOptions_words() {
	p, err := profiler.New(&profiler.Options{Recognizers: []profiler.Recognizer{{
		Name:     "projects",
		Label:    "PROJECT",
		Doc:      "Names of projects that are not public yet.",
		DenyList: []string{"Blue Falcon", "Ypsilon"},
	}}})
	if err != nil {
		fmt.Println(err)
		return
	}
	const text = "BLUE FALCON ships in May; falcons do not, nor does ypsilon."
	for _, f := range p.Find(text) {
		fmt.Println(f.Label, text[f.Start:f.End])
	}
	// Output:
	// PROJECT BLUE FALCON
	// PROJECT ypsilon
}

// A func says what neither a shape nor a pattern can.
func ExampleRecognizer_find() {
	between := func(dst []profiler.Place, text string) []profiler.Place {
		for at := 0; ; {
			i := strings.Index(text[at:], "<<")
			if i < 0 {
				return dst
			}
			start := at + i + len("<<")
			n := strings.Index(text[start:min(len(text), start+100)], ">>")
			if n > 0 {
				dst = append(dst, profiler.Place{Start: start, End: start + n, Alone: 0.98})
			}
			at = start
		}
	}
	p, err := profiler.New(&profiler.Options{Recognizers: []profiler.Recognizer{{
		Name: "placeholders", Label: "MERGE_FIELD", Doc: "What stands between double angle brackets.", Find: between,
	}}})
	if err != nil {
		fmt.Println(err)
		return
	}
	const text = "Dear <<Jane>>, your <<order>> is here."
	for _, f := range p.Find(text) {
		fmt.Println(f.Label, text[f.Start:f.End])
	}
	// Output:
	// MERGE_FIELD Jane
	// MERGE_FIELD order
}

// Each label can have a threshold of its own.
func ExampleOptions_thresholds() {
	const text = "123-45-6789, 2024-02-29, jane@example.com"
	p, err := profiler.New(&profiler.Options{
		Thresholds:    map[privet.Label]float64{"SSN": 0.99},
		ExcludeLabels: []privet.Label{"DATE_TIME"},
		AllowList:     []string{"support@example.com"},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, f := range p.Find(text) {
		fmt.Println(f.Label, text[f.Start:f.End])
	}
	// Output:
	// EMAIL_ADDRESS jane@example.com
}
