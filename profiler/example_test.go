package profiler_test

import (
	"errors"
	"fmt"
	"log"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
)

func ExampleProfiler_Find() {
	p, err := profiler.New(nil)
	if err != nil {
		log.Fatal(err)
	}
	const text = "Write to jane@example.com or call +1 212 555 0100."
	for _, f := range p.Find(text) {
		fmt.Println(f.Label, text[f.Start:f.End])
	}
	// Output:
	// EMAIL_ADDRESS jane@example.com
	// PHONE_NUMBER +1 212 555 0100
}

// A query asks for single labels. One that nobody knows is an error.
func ExampleProfiler_FindWith() {
	p, err := profiler.New(nil)
	if err != nil {
		log.Fatal(err)
	}
	const text = "Write to jane@example.com or call +1 212 555 0100."
	found, err := p.FindWith(text, &profiler.Query{Labels: []privet.Label{privet.LabelPhoneNumber}})
	if err != nil {
		log.Fatal(err)
	}
	for _, f := range found {
		fmt.Println(f.Label, text[f.Start:f.End])
	}
	_, err = p.FindWith(text, &profiler.Query{Labels: []privet.Label{"PHONE_NUBMER"}})
	fmt.Println(errors.Is(err, privet.ErrUnknownLabel), err)
	// Output:
	// PHONE_NUMBER +1 212 555 0100
	// true profiler: label 0 of Labels (PHONE_NUBMER) is unknown
}

func ExampleProfiler_Columns() {
	p, err := profiler.New(nil)
	if err != nil {
		log.Fatal(err)
	}
	for _, r := range p.Columns([]profiler.Column{
		{Name: "contact", Values: []string{"jane@example.com", "joe@example.com"}},
		{Name: "born", Values: []string{"1985-02-03", "1990-11-30"}},
		{Name: "price", Values: []string{"12.50", "8.99"}},
	}) {
		fmt.Println(r.Column, r.Label)
	}
	// Output:
	// contact EMAIL_ADDRESS
	// born DOB
	// price NONE
}

// A text of any length is searched in constant memory.
func ExampleProfiler_Scan() {
	p, err := profiler.New(nil)
	if err != nil {
		log.Fatal(err)
	}
	for f, err := range p.Scan(strings.NewReader("Write to jane@example.com or call +1 212 555 0100.")) {
		if err != nil {
			log.Fatal(err) // of the reader
		}
		fmt.Println(f.Label, f.Start, f.End)
	}
	// Output:
	// EMAIL_ADDRESS 9 25
	// PHONE_NUMBER 34 49
}
