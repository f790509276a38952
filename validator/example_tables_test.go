package validator_test

import (
	"bytes"
	"fmt"
	"log"
	"strings"

	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/validator"
)

// A table is masked, and then compared with what it was.
func ExampleValidator_Tables() {
	p, err := profiler.New(nil)
	if err != nil {
		log.Fatal(err)
	}
	m, err := masker.New(&masker.Options{Finder: p, Classifier: p})
	if err != nil {
		log.Fatal(err)
	}
	v, err := validator.New(&validator.Options{Masker: m, Profiler: p})
	if err != nil {
		log.Fatal(err)
	}
	const original = "email,born,price\njane@example.com,1985-02-03,12.50\njoe@example.com,1990-11-30,8.99\n"
	var masked bytes.Buffer
	if _, err := m.File(&masked, strings.NewReader(original), nil); err != nil {
		log.Fatal(err)
	}
	report, err := v.Tables([]validator.Table{
		{Name: "customers", Original: strings.NewReader(original), Masked: bytes.NewReader(masked.Bytes())},
	}, nil)
	if err != nil {
		log.Fatal(err)
	}
	for _, c := range report.Tables[0].Columns {
		fmt.Println(c.Column, c.Label, c.State)
	}
	// Output:
	// email EMAIL_ADDRESS partial
	// born DOB partial
	// price NONE clear
}
