package masker

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestNumbersStayNumbers holds that fpe and pseudonym make numbers of numbers of JSON, the same as of strings of
// the same digits and as in a table, and that all come back as they were.
func TestNumbersStayNumbers(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	labels := byName{"a": "CUSTOMER_ID", "b": "PHONE_NUMBER", "c": "SSN", "d": "CREDIT_CARD"}
	for _, operation := range []Operation{{Operator: "fpe"}, {Operator: "pseudonym"}, {Operator: "fpe", CheckDigit: true}} {
		policy := &Policy{Columns: map[string]Operation{}}
		for name := range labels {
			policy.Columns[name] = operation
		}
		m := newMasker(t, &Options{Finder: nothing{}, Classifier: labels, Policy: policy, Keys: testKeys})
		var asNumbers, asStrings strings.Builder
		for range 500 {
			record := map[string]any{}
			for name := range labels {
				n := json.Number(fmt.Sprint(random.Int64N(9e15) + 1e15)[:7+random.IntN(9)])
				if random.IntN(4) == 0 {
					n = "-" + n[:3] + "." + n[3:] // -123.4567
				}
				record[name] = n
			}
			line, _ := json.Marshal(record)
			asNumbers.Write(append(line, '\n'))
			for name, n := range maps.Clone(record) {
				record[name] = string(n.(json.Number))
			}
			line, _ = json.Marshal(record)
			asStrings.Write(append(line, '\n'))
		}
		mask := func(in string) string {
			var dst bytes.Buffer
			if _, err := m.File(&dst, strings.NewReader(in), nil); err != nil {
				t.Fatal(err)
			}
			return dst.String()
		}
		masked := mask(asNumbers.String())
		if strings.Count(masked, `"`) != strings.Count(asNumbers.String(), `"`) {
			t.Errorf("%v: a number became a string", operation)
		}
		if got := strings.NewReplacer(`:"`, ":", `","`, `,"`, `"}`, "}").Replace(mask(asStrings.String())); got != masked {
			t.Errorf("%v: strings of digits became others than numbers", operation)
		}
		var back bytes.Buffer
		_, err := m.UnmaskFile(&back, strings.NewReader(masked), &FileOptions{Columns: map[string]privet.Label(labels)})
		if err != nil || back.String() != asNumbers.String() {
			t.Errorf("%v: not all come back: %v", operation, err)
		}
	}
}

// TestKeepTypes holds what becomes of numbers and booleans, of strings and of keys where types stay.
func TestKeepTypes(t *testing.T) {
	labels := byName{"ssn": "SSN", "dob": "DOB", "small": "CUSTOMER_ID", "sealed": "CUSTOMER_ID", "gone": "SSN", "odd": privet.Unknown,
		"flag": privet.Unknown, "made": "EMPLOYEE_ID", "year": "DOB", "red": "SSN"}
	const in = `{"ssn":536904399,"dob":"1985-02-03","small":17,"sealed":1e5,"gone":7,"odd":-3.25,"flag":true,"made":409,"year":1985,"red":1}` + "\n" +
		`{"ssn":0,"dob":null,"small":"17","sealed":false,"odd":"x","flag":[true,false]}` + "\n"
	const policy = `{"types":"keep","idsKeyRef":"main","columns":{"small":{"operator":"pseudonym"},"sealed":{"operator":"encrypt"},"gone":{"operator":"null"},
		"year":{"operator":"generalize","to":"year"},"red":{"operator":"replace","with":"-1"}}}`
	p, err := ParsePolicy([]byte(policy))
	if err != nil {
		t.Fatal(err)
	}
	m := newMasker(t, &Options{Finder: nothing{}, Classifier: labels, Policy: p, Keys: testKeys})
	var dst, back bytes.Buffer
	report, err := m.File(&dst, strings.NewReader(in), nil)
	if err != nil {
		t.Fatal(err)
	}
	first, second, _ := strings.Cut(dst.String(), "\n")
	if !strings.HasPrefix(first, `{"ssn":0,"dob":"1985-**-**","small":0,"sealed":0,"gone":null,"odd":0,"flag":false,"made":`) ||
		!strings.HasSuffix(first, `,"year":1985,"red":-1}`) || !strings.HasPrefix(second, `{"ssn":0,"dob":null,"small":"~`) ||
		!strings.HasSuffix(second, `","sealed":false,"odd":"*","flag":[false,false]}`+"\n") {
		t.Error(dst.String())
	}
	var record map[string]any
	if json.Unmarshal([]byte(first), &record) != nil || record["made"] == 409.0 || record["made"] == 0.0 {
		t.Errorf("%v is no number of another record", record["made"])
	}
	for _, c := range report.Columns {
		if want := map[string]int64{"small": 1, "sealed": 2}[c.Column]; c.Contradictions != want && (c.Column == "small" || c.Column == "sealed") {
			t.Errorf("%s has %d contradictions, want %d", c.Column, c.Contradictions, want)
		}
	}
	// What has become 0 or false stays, and the others come back.
	given := map[string]privet.Label{"small": "CUSTOMER_ID", "sealed": "CUSTOMER_ID", "made": "EMPLOYEE_ID"}
	if _, err := m.UnmaskFile(&back, &dst, &FileOptions{Columns: given}); err != nil {
		t.Fatal(err)
	}
	if got := back.String(); !strings.Contains(got, `"small":0,"sealed":0,`) || !strings.Contains(got, `"made":409,`) ||
		!strings.Contains(got, `"small":"17","sealed":false`) {
		t.Error(got)
	}
	if _, err := ParsePolicy([]byte(`{"types":"secret"}`)); !errors.Is(err, ErrPolicy) || strings.Contains(err.Error(), "secret") {
		t.Error(err)
	}
	// A value of the wrong kind that is no zero is an error still.
	wrong := strings.NewReader(`{"small":1,"sealed":5,"made":1}`)
	if _, err := m.UnmaskFile(&back, wrong, &FileOptions{Columns: given}); !errors.Is(err, ErrNotMasked) {
		t.Error(err)
	}
}
