package profiler

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestColumnsSingle holds verdicts on tables of one value a column, as requests
// over HTTP have them.
func TestColumnsSingle(t *testing.T) {
	p := newProfiler(t)
	for _, c := range []struct {
		header, value string
		want          privet.Label
		reason        string
	}{
		{"email", "john.doe@example.com", "EMAIL_ADDRESS", "the specification's sample"},
		{"dob", "1985-02-03", "DOB", "the specification's sample"},
		{"col_7", "jane@example.org", "EMAIL_ADDRESS", "an opaque header is read from the value"},
		{"customerEmail", "", "EMAIL_ADDRESS", "a header alone is enough when nothing contradicts it"},
		{"E-Mail-Adresse", "q@example.de", "EMAIL_ADDRESS", ""},
		{"email_verified", "true", "NONE", "it is about the e-mail, but is none"},
		{"phone_type", "mobile", "NONE", ""},
		{"ssn", "123-45-6789", "SSN", ""},
		{"SSN", "123456789", "SSN", ""},
		{"x", "123-45-6789", "SSN", "the written form is telling"},
		{"x", "123456789", "UNKNOWN", "nine digits may be anything"},
		{"x", "4111 1111 1111 1111", "CREDIT_CARD", ""},
		{"card_number", "4111111111111111", "CREDIT_CARD", ""},
		{"created_at", "2024-01-02T03:04:05Z", "NONE", "when a row was made is not personal"},
		{"invoice date", "2024-01-02", "NONE", ""},
		{"admission_date", "2024-01-02", "DATE_TIME", "it dates an event of a person"},
		{"joined_at", "2024-01-02", "DATE_TIME", "it dates an event of a person, not of a row"},
		{"geburtsdatum", "03.02.1985", "DOB", ""},
		{"order_id", "100234", "NONE", ""},
		{"sku", "AB-12345", "NONE", ""},
		{"price", "12.50", "NONE", ""},
		{"product name", "Blue Kettle", "NONE", "things have names, too"},
		{"file_name", "report.pdf", "NONE", ""},
		{"table_name", "customers", "NONE", ""},
		{"first_name", "Jane", "FIRST_NAME", ""},
		{"surname", "Doe", "LAST_NAME", ""},
		{"Nachname", "Müller", "LAST_NAME", ""},
		{"full name", "Jane Doe", "PERSON", ""},
		{"client_ip", "10.1.2.3", "IP_ADDRESS", ""},
		{"mac", "00:1A:2B:3C:4D:5E", "MAC_ADDRESS", ""},
		{"iban", "DE89370400440532013000", "IBAN", ""},
		{"zip", "94105", "ZIP_CODE", ""},
		{"PLZ", "10115", "ZIP_CODE", ""},
		{"marital_status", "married", "MARITAL_STATUS", ""},
		{"status", "shipped", "NONE", ""},
		{"passwd", "hunter2", "PASSWORD", ""},
		{"phone_2", "+49 30 901820", "PHONE_NUMBER", ""},
		{"Téléphone", "06 12 34 56 78", "PHONE_NUMBER", ""},
		{"gender", "F", "GENDER", ""},
		{"salary", "85000", "SALARY", ""},
		{"company", "Example GmbH", "ORGANIZATION", ""},
		{"city", "Berlin", "CITY", ""},
		{"address", "1 Main St", "STREET_ADDRESS", ""},
		{"version", "1.2.3.4", "NONE", ""},
		{"cust_nm", "Jane Doe", "PERSON", "short for customer name"},
		{"ssn", "900-12-3456", "SSN", "a bad value does not make it another kind"},
		{"iban", "DE00370400440532013000", "IBAN", ""},
		{"date_of_birth", "31.02.1985", "DOB", ""},
		{"email_sent_at", "2024-01-02", "NONE", "when it was sent"},
		{"phone", "Y", "NONE", "whether there is one"},
		{"description", "Customer John Doe, SSN 123-45-6789", "FREE_TEXT", "sentences with personal data in them say so"},
		{"id", "123-45-6789", "SSN", "the form tells, whatever the header"},
		{"name", "John Smith", "PERSON", "as a request over HTTP may have it"},
		{"customer", "John Smith", "PERSON", ""},
		{"氏名", "山田太郎", "PERSON", ""},
		{"生年月日", "1985-02-03", "DOB", ""},
		{"notes", "She called again about the broken kettle", "UNKNOWN", "free text is for the scanner"},
		{"", "", "UNKNOWN", "nothing to go by"},
	} {
		got := p.Columns([]Column{{Name: c.header, Values: []string{c.value}}})
		if len(got) != 1 {
			t.Fatalf("%d results for one column", len(got))
		}
		if got[0].Label != c.want {
			t.Errorf("%q: %q is %s (%.2f), want %s %s", c.header, c.value, got[0].Label, got[0].Confidence, c.want, c.reason)
		}
	}
}

// TestNeighbours holds that columns inform each other.
func TestNeighbours(t *testing.T) {
	p := newProfiler(t)
	label := func(cols []Column, i int) privet.Label { return p.Columns(cols)[i].Label }

	// What can be the name of a person and that of a drink or of a paint: beside a
	// price it is less of a person than beside a date of birth.
	told := 0
	for _, values := range [][]string{{"Blue Kettle", "Red Mug", "Tall Glass"}, {"Blue Lagoon", "Paradise", "Summer Breeze"}, {"Eden", "Amber", "Ginger"},
		{"Rose Stone", "Amber Hill", "Summer Reed"}, {"Zephyr", "Quillon", "Marvo"}, {"Jasmine Blossom", "Daisy Field", "Cherry Grove"}} {
		name := Column{Name: "name", Values: values}
		things := must(p.ColumnsWith([]Column{name,
			{Name: "sku", Values: []string{"AB-1", "AB-2", "AB-3"}},
			{Name: "price", Values: []string{"12.50", "8.00", "3.99"}},
			{Name: "qty", Values: []string{"1", "2", "3"}}}, &Query{Explain: true}))[0]
		people := must(p.ColumnsWith([]Column{name,
			{Name: "email", Values: []string{"a@example.com", "b@example.com", "c@example.com"}},
			{Name: "dob", Values: []string{"1985-02-03", "1990-01-01", "1971-12-31"}}}, &Query{Explain: true}))[0]
		person := func(r Result) float64 {
			for _, c := range r.Candidates {
				if c.Label == "PERSON" {
					return c.Confidence
				}
			}
			return 0
		}
		if a, b := person(things), person(people); a >= b {
			t.Errorf("%q: a person with %.3f beside things, and with %.3f beside people", values, a, b)
		}
		if things.Label != "PERSON" && people.Label == "PERSON" {
			told++
		}
	}
	if told == 0 {
		t.Error("the neighbours decide about none of the names")
	}
	if got := label([]Column{{Name: "name", Values: []string{"Blue Kettle", "Red Mug", "Tall Glass"}},
		{Name: "sku", Values: []string{"AB-1", "AB-2", "AB-3"}}, {Name: "price", Values: []string{"12.50", "8.00", "3.99"}}}, 0); got == "PERSON" {
		t.Error("name beside sku and price is a PERSON")
	}
	pair := []Column{{Name: "first", Values: []string{"Jane"}}, {Name: "last", Values: []string{"Doe"}}}
	if a, b := label(pair, 0), label(pair, 1); a != "FIRST_NAME" || b != "LAST_NAME" {
		t.Errorf("first beside last are %s and %s", a, b)
	}
}

// TestStatusOfAddresses holds that values which tell by their form are heard
// under a header that is not personal.
func TestStatusOfAddresses(t *testing.T) {
	values := []string{"jane@example.com", "shipped", "new", "joe@example.com", "new"}
	if got := newProfiler(t).Columns([]Column{{Name: "status", Values: values}})[0]; got.Label == privet.None {
		t.Errorf("a column with addresses in it is NONE (%.2f)", got.Confidence)
	}
}

// TestManyValues holds that check digits speak when the header does not.
func TestManyValues(t *testing.T) {
	p := newProfiler(t)
	r := rand.New(rand.NewPCG(7, 7))
	var cards, orders, npis, sequence []string
	for i := range 200 {
		d := fmt.Appendf(nil, "41%013d", r.Int64N(1e13))
		cards = append(cards, string(samples.WithLuhn(d)))
		orders = append(orders, fmt.Sprintf("%09d", r.Int64N(1e9)))
		n := fmt.Appendf(nil, "808401%08d", r.Int64N(1e8))
		npis = append(npis, string(samples.WithLuhn(n)[5:]))
		sequence = append(sequence, fmt.Sprint(100000+i))
	}
	for _, c := range []struct {
		name   string
		values []string
		want   []privet.Label
	}{
		{"cards", cards, []privet.Label{"CREDIT_CARD"}},
		{"npis", npis, []privet.Label{"US_NPI"}},
		{"orders", orders, []privet.Label{"UNKNOWN", "NONE"}},
		{"sequence", sequence, []privet.Label{"NONE"}},
	} {
		got := p.Columns([]Column{{Name: "c1", Values: c.values}})[0]
		if !slices.Contains(c.want, got.Label) {
			t.Errorf("%s under an opaque header are %s (%.2f), want %s", c.name, got.Label, got.Confidence, c.want)
		}
	}
}

// TestColumnsLaws holds what is true of every table: one result for each column
// in the order sent, probabilities, no dependence on the order of rows or
// columns, and the same result every time.
func TestColumnsLaws(t *testing.T) {
	p := newProfiler(t)
	r := rand.New(rand.NewPCG(3, 4))
	headers := []string{"", "email", "name", "id", "x", "first", "last", "dob", "created_at", "phone", "email", "Ünïcode", "a b c", "price", "notes"}
	values := []string{"", "null", "jane@example.com", "Jane", "1985-02-03", "4111111111111111", "123-45-6789", "\xff", "x y z", "12.5", "true",
		"+1 212 555 0100"}
	for range 300 {
		cols := make([]Column, r.IntN(6))
		for i := range cols {
			cols[i].Name = headers[r.IntN(len(headers))]
			for range r.IntN(5) {
				cols[i].Values = append(cols[i].Values, values[r.IntN(len(values))])
			}
		}
		q := &Query{Explain: true}
		results := must(p.ColumnsWith(cols, q))
		if len(results) != len(cols) {
			t.Fatalf("%d results for %d columns", len(results), len(cols))
		}
		for i, res := range results {
			if res.Column != cols[i].Name {
				t.Fatalf("result %d is of column %q, want %q", i, res.Column, cols[i].Name)
			}
			if !(res.Confidence >= 0 && res.Confidence <= 1) || res.Matched > res.Count || res.Count > len(cols[i].Values) {
				t.Fatalf("impossible result %+v", res)
			}
			sum := 0.0
			for _, c := range res.Candidates {
				sum += c.Confidence
			}
			if sum > 1+1e-9 {
				t.Fatalf("candidates sum to %v", sum)
			}
		}
		// Turned around, rows and columns, the verdicts are the same.
		turned := make([]Column, len(cols))
		for i, c := range cols {
			v := slices.Clone(c.Values)
			slices.Reverse(v)
			turned[len(cols)-1-i] = Column{Name: c.Name, Values: v}
		}
		again := must(p.ColumnsWith(turned, q))
		slices.Reverse(again)
		near := cmp.Comparer(func(a, b float64) bool { return math.Abs(a-b) < 1e-9 })
		if d := cmp.Diff(results, again, near); d != "" {
			t.Fatalf("the order of rows and columns matters (-want +got):\n%s", d)
		}
	}
}
