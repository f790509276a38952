// Command embed finds personal data in a text and prints what it found and where.
package main

import (
	"fmt"
	"log"

	"github.com/privet-go/privet/profiler"
)

func main() {
	p, err := profiler.New(nil)
	if err != nil {
		log.Fatal(err)
	}
	for _, f := range p.Find("Write to jane.doe@example.com or call +1 415 555 0132.") {
		fmt.Printf("%s at %d–%d, %.2f\n", f.Label, f.Start, f.End, f.Confidence)
	}
}
