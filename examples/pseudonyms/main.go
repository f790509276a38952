// Command pseudonyms puts keyed pseudonyms and made-up values in the place of those
// of a CSV file, compares the result with the original, and writes it only when
// nobody can learn from it what it was to hide.
//
//	PRIVET_KEY_MAIN=$(openssl rand -hex 32) pseudonyms customers.csv > masked.csv
package main

import (
	"bytes"
	"fmt"
	"log"
	"os"

	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/validator"
)

// policy is one document for programs, the command and the service. Equal values
// become equal in all files that are masked with this key, so that tables can still
// be joined.
const policy = `{
	"labels": {
		"EMAIL_ADDRESS":  {"operator": "pseudonym"},
		"FIRST_NAME":     {"operator": "fake"},
		"LAST_NAME":      {"operator": "fake"},
		"PHONE_NUMBER":   {"operator": "fake"},
		"STREET_ADDRESS": {"operator": "fake"},
		"ZIP_CODE":       {"operator": "redact"},
		"CITY":           {"operator": "redact"},
		"COUNTRY":        {"operator": "redact"},
		"DOB":            {"operator": "generalize", "to": "decade"},
		"CREDIT_CARD":    {"operator": "fpe", "checkDigit": true},
		"IBAN":           {"operator": "pseudonym"},
		"IP_ADDRESS":     {"operator": "hash"}
	}
}`

func main() {
	log.SetFlags(0)
	if len(os.Args) != 2 {
		log.Fatal("usage: pseudonyms FILE > MASKED")
	}
	if err := run(os.Args[1]); err != nil {
		log.Fatal(err)
	}
}

func run(file string) error {
	original, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	p, err := profiler.New(nil)
	if err != nil {
		return err
	}
	document, err := masker.ParsePolicy([]byte(policy))
	if err != nil {
		return err
	}
	// The engines read no environment: whoever calls them says where keys are.
	keys := func(ref string) ([]byte, error) {
		return masker.ParseKey(os.Getenv(masker.KeyVariable(ref)))
	}
	m, err := masker.New(&masker.Options{Finder: p, Classifier: p, Policy: document, Keys: keys})
	if err != nil {
		return err
	}
	var masked bytes.Buffer
	if _, err := m.File(&masked, bytes.NewReader(original), nil); err != nil {
		return err
	}

	v, err := validator.New(&validator.Options{Profiler: p, Policy: document, Keys: keys})
	if err != nil {
		return err
	}
	report, err := v.Tables([]validator.Table{{
		Name: "customers", Original: bytes.NewReader(original), Masked: bytes.NewReader(masked.Bytes()),
	}}, nil)
	if err != nil {
		return err
	}
	for _, f := range report.Findings {
		fmt.Fprintln(os.Stderr, f.Level, f.Code, f.Columns)
	}
	if report.AtLeast(validator.High) {
		return fmt.Errorf("the masked file still tells what it was to hide")
	}
	_, err = os.Stdout.Write(masked.Bytes())
	return err
}
