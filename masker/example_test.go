package masker_test

import (
	"fmt"
	"log"
	"os"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
)

// A wordList stands in for a profiler: it finds one e-mail address, and knows
// columns by their names.
type wordList struct{}

func (wordList) AppendFind(dst []privet.Finding, text string) []privet.Finding {
	const known = "john.doe@example.com"
	if i := strings.Index(text, known); i >= 0 {
		dst = append(dst, privet.Finding{Label: "EMAIL_ADDRESS", Start: i, End: i + len(known), Confidence: 1})
	}
	return dst
}

func (wordList) Columns(columns []privet.Column) []privet.Result {
	results := make([]privet.Result, len(columns))
	for i, c := range columns {
		results[i] = privet.Result{Column: c.Name, Label: privet.Unknown, Confidence: 0.5}
		switch c.Name {
		case "born":
			results[i].Label = "DOB"
		case "amount":
			results[i].Label = privet.None
		case "note":
			results[i].Label = "FREE_TEXT"
		}
	}
	return results
}

func ExampleMasker_Mask() {
	m, err := masker.New(nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, record := range [][2]string{
		{"EMAIL_ADDRESS", "john.doe@example.com"},
		{"email", "a@b.co"},
		{"DOB", "1985-02-03"},
		{"credit-card", "4111 1111 1111 1111"},
		{"SSN", "123-45-6789"},
		{"PHONE_NUMBER", "+1 (415) 555-0132"},
		{"SSN", "not a number"},
	} {
		masked, err := m.Mask(record[0], record[1])
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(masked)
	}
	// Output:
	// j***.d**@example.com
	// *@b.co
	// 1985-**-**
	// **** **** **** 1111
	// ***-**-6789
	// +1 (***) ***-**32
	// ************
}

func ExampleMasker_AppendText() {
	m, err := masker.New(&masker.Options{Finder: wordList{}})
	if err != nil {
		fmt.Println(err)
		return
	}
	masked, spans, err := m.AppendText(nil, "Write to john.doe@example.com today.")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(string(masked))
	fmt.Println(spans[0].Label, spans[0].Start, spans[0].End)
	// Output:
	// Write to j***.d**@example.com today.
	// EMAIL_ADDRESS 9 29
}

func ExampleMasker_File() {
	m, err := masker.New(&masker.Options{Finder: wordList{}, Classifier: wordList{}})
	if err != nil {
		fmt.Println(err)
		return
	}
	const table = "born;amount;note\n1985-02-03;12,50;\"paid; see john.doe@example.com\"\n"
	report, err := m.File(os.Stdout, strings.NewReader(table), nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, c := range report.Columns {
		fmt.Println(c.Column, c.Label, c.Masked)
	}
	// Output:
	// born;amount;note
	// 1985-**-**;12,50;"paid; see j***.d**@example.com"
	// born DOB true
	// amount NONE false
	// note FREE_TEXT false
}

func ExampleRules() {
	for label, doc := range masker.Rules() {
		if label == "DOB" {
			fmt.Println(label, doc)
		}
	}
	// Output:
	// DOB A four-digit year, separators and the letters of the form (T, Z, 年) stay.
}

// A policy chooses operators, and keys come from wherever the program keeps them.
func ExampleParsePolicy() {
	policy, err := masker.ParsePolicy([]byte(`{
		"labels": {
			"SSN":           {"operator": "fpe"},
			"EMAIL_ADDRESS": {"operator": "pseudonym"},
			"DOB":           {"operator": "generalize", "to": "year"}
		}
	}`))
	if err != nil {
		log.Fatal(err)
	}
	keys := func(ref string) ([]byte, error) {
		// A key of an example is no key: make one with openssl rand -hex 32.
		return masker.ParseKey("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f")
	}
	m, err := masker.New(&masker.Options{Policy: policy, Keys: keys})
	if err != nil {
		log.Fatal(err)
	}
	for _, r := range []struct{ rule, value string }{
		{"SSN", "123-45-6789"},
		{"EMAIL_ADDRESS", "john.doe@example.com"},
		{"DOB", "1985-02-03"},
	} {
		masked, err := m.Mask(r.rule, r.value)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(masked)
	}
	back, err := m.Unmask("SSN", "704-02-3476")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(back)
	// Output:
	// 704-02-3476
	// mdz7mlv4py4peiaauupqkgnsqhfk6pfj@example.com
	// 1985
	// 123-45-6789
}

// What an operator with a key has masked can be had back with the key.
func ExampleMasker_Unmask() {
	key := []byte("an example; real keys are random") // openssl rand -hex 32, and ParseKey
	m, err := masker.New(&masker.Options{
		Policy: &masker.Policy{Labels: map[string]masker.Operation{"SSN": {Operator: "fpe"}}},
		Keys:   func(string) ([]byte, error) { return key, nil },
	})
	if err != nil {
		log.Fatal(err)
	}
	masked, err := m.Mask("SSN", "123-45-6789")
	if err != nil {
		log.Fatal(err)
	}
	back, err := m.Unmask("SSN", masked)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(masked != back, back)
	// Output: true 123-45-6789
}

// Labels of one's own are masked like built-in ones.
func ExampleOptions_labels() {
	m, err := masker.New(&masker.Options{
		Labels: map[privet.Label]privet.Label{"STAFF_CARD": privet.LabelCreditCard, "BADGE": ""},
	})
	if err != nil {
		log.Fatal(err)
	}
	for _, r := range [][2]string{{"STAFF_CARD", "4111 1111 1111 1111"}, {"BADGE", "B-1234"}, {"SSN", "123-45-6789"}} {
		masked, err := m.Mask(r[0], r[1])
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(masked)
	}
	// Output:
	// **** **** **** 1111
	// ******
	// ***-**-6789
}
