// Command maskcsv masks a CSV file from standard input to standard output, and
// says on standard error what became of each column.
//
//	maskcsv < customers.csv > masked.csv
package main

import (
	"bufio"
	"fmt"
	"log"
	"os"

	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

func main() {
	log.SetFlags(0)
	p, err := profiler.New(nil)
	if err != nil {
		log.Fatal(err)
	}
	// A profiler finds data in texts and tells what columns hold.
	m, err := masker.New(&masker.Options{Finder: p, Classifier: p})
	if err != nil {
		log.Fatal(err)
	}
	out := bufio.NewWriter(os.Stdout)
	report, err := m.File(out, os.Stdin, nil)
	if err == nil {
		err = out.Flush()
	}
	if err != nil {
		log.Fatal(err) // what has been written is to be thrown away
	}
	for _, c := range report.Columns {
		fmt.Fprintln(os.Stderr, c.Column, c.Label, c.Masked)
	}
}
