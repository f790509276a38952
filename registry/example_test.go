package registry_test

import (
	"fmt"
	"log"

	"github.com/privet-go/privet/registry"
)

// A recognizer that is created is found, masked and scored by what takes the next
// snapshot.
func Example() {
	r, err := registry.New(nil)
	if err != nil {
		log.Fatal(err)
	}
	_, err = r.Recognizers().Create(registry.Recognizer{
		Name:     "STAFF_NUMBER",
		Patterns: []registry.Pattern{{Name: "plain", Regex: `\bEMP-[0-9]{6}\b`}},
		Examples: &registry.Examples{Match: []string{"call EMP-123456"}, NoMatch: []string{"EMP-12"}},
	}, nil)
	if err != nil {
		log.Fatal(err)
	}
	s := r.Snapshot()
	for _, f := range s.Profiler.Find("call EMP-654321") {
		fmt.Println(f.Label, f.Start, f.End)
	}
	masked, err := s.Masker.Mask("staff-number", "EMP-654321")
	fmt.Println(masked, err)
	// Output:
	// STAFF_NUMBER 5 15
	// ********** <nil>
}
