package profiler

import (
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/corpus"
	"github.com/privet-go/privet/profiler/internal/spec"
)

func TestOptions(t *testing.T) {
	const text = "jane@example.com 4111111111111111 123456789"
	zero, high := 0.0, 0.999
	for _, c := range []struct {
		opts   *Options
		want   int
		reason string
	}{
		{nil, 2, "everything sure enough"},
		{&Options{Labels: []privet.Label{"CREDIT_CARD"}}, 1, "only one label"},
		{&Options{Labels: []privet.Label{"SALARY"}}, 0, "a label that nothing finds in a text"},
		{&Options{MinConfidence: &zero}, 3, "nine digits may be something"},
		{&Options{MinConfidence: &high}, 0, "nothing is as sure as that"},
	} {
		p, err := New(c.opts)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Find(text); len(got) != c.want {
			t.Errorf("%s: %d findings, want %d", c.reason, len(got), c.want)
		}
	}
}

// TestLabelsDoNotSteal holds that asking for one label does not make it win
// where another explains the place better.
func TestLabelsDoNotSteal(t *testing.T) {
	zero := 0.0
	p, err := New(&Options{Labels: []privet.Label{"BANK_ACCOUNT"}, MinConfidence: &zero})
	if err != nil {
		t.Fatal(err)
	}
	if got := p.Find("4111111111111111"); len(got) != 0 {
		t.Errorf("a card number is reported as %s", got[0].Label)
	}
	r := p.Columns([]Column{{Name: "card", Values: []string{"4111111111111111"}}})
	if r[0].Label != privet.Unknown {
		t.Errorf("a column of cards is %s when only accounts are asked for", r[0].Label)
	}
}

// TestAppendFindDoesNotAllocate holds the promise of the append form.
func TestAppendFindDoesNotAllocate(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("allocations cannot be counted under the race detector")
	}
	p := newProfiler(t)
	text := strings.Repeat("Write to jane@example.com or call +1 212 555 0100; SSN 123-45-6789, IBAN DE89 3704 0044 0532 0130 00, born 1985-02-03, at 350 Fifth Avenue. ", 20)
	buf := p.Find(text)
	if len(buf) < 100 {
		t.Fatalf("only %d findings", len(buf))
	}
	if n := testing.AllocsPerRun(20, func() { buf = p.AppendFind(buf[:0], text) }); n != 0 {
		t.Errorf("AppendFind allocates %v times, want 0", n)
	}

	// Of many texts each names, lists and heads other things.
	var varied strings.Builder
	for s := range corpus.Generate(corpus.Options{Seed: 1, Number: 2000}) {
		varied.WriteString(s.Text + "\n")
	}
	text = varied.String()
	defer debug.SetGCPercent(debug.SetGCPercent(-1)) // which empties pools
	buf = p.Find(text)
	if n := testing.AllocsPerRun(3, func() { buf = p.AppendFind(buf[:0], text) }); n > 0 {
		t.Errorf("AppendFind allocates %v times in %d bytes, want 0", n, len(text))
	}
}

// TestConcurrent is for the race detector.
func TestConcurrent(t *testing.T) {
	p := newProfiler(t)
	const text = "jane@example.com, +1 212 555 0100, 4111111111111111"
	want := p.Find(text)
	cols := []Column{{Name: "email", Values: []string{"jane@example.com"}}}
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 50 {
				if got := p.Find(text); !slices.Equal(got, want) {
					t.Error("another result under load")
				}
				p.Columns(cols)
				Valid("IBAN", "DE89370400440532013000")
			}
		})
	}
	wg.Wait()
}

// The vectors are the examples of the sources that the recognizers name.
func TestValid(t *testing.T) {
	for label, values := range map[privet.Label]struct{ right, wrong []string }{
		"EMAIL_ADDRESS": {[]string{"jane@example.com", " jane@example.com "}, []string{"jane@", "jane@example.com.", "jane @example.com",
			"j***.d**@example.com"}},
		"CREDIT_CARD": {[]string{"4111 1111 1111 1111", "4111-1111-1111-1111", "378282246310005", "5105105105105100", "6304000000000000"},
			[]string{"4111 1111 1111 1112", "1111111111111117", "41111111"}},
		"SSN": {[]string{"123-45-6789", "123 45 6789", "123456789", "123.45.6789"},
			[]string{"000-12-3456", "666-12-3456", "912-70-1234", "123-45-678", "078-05-1120", "219-09-9999", "457-55-5462", "123--45-6789"}},
		"US_ITIN":         {[]string{"912-70-1234", "912701234"}, []string{"912-69-1234", "812-70-1234"}},
		"US_NPI":          {[]string{"1234567893"}, []string{"1234567890", "3234567893"}},
		"US_MBI":          {[]string{"1EG4-TE5-MK73", "1EG4TE5MK73"}, []string{"0EG4-TE5-MK73", "1SG4-TE5-MK73"}},
		"MEDICAL_LICENSE": {[]string{"AB1234563"}, []string{"AB1234564", "ZZ1234563"}},
		"IBAN": {[]string{"DE89370400440532013000", "DE89 3704 0044 0532 0130 00", "de89370400440532013000",
			"GB29 NWBK 6016 1331 9268 19"}, []string{"DE88370400440532013000", "DE8937040044053201300", "XX89370400440532013000"}},
		"SWIFT_CODE": {[]string{"DEUTDEFF", "DEUTDEFF500"}, []string{"DEUTXXFF", "DEUT1EFF", "DEUTDEF"}},
		"IP_ADDRESS": {[]string{"192.0.2.1", "2001:db8::1", "::ffff:192.0.2.1"}, []string{"192.0.2.256", "192.0.2", "192.0.02.1", "1:2:3"}},
		"MAC_ADDRESS": {[]string{"00:1A:2B:3C:4D:5E", "00-1a-2b-3c-4d-5e", "001a.2b3c.4d5e"},
			[]string{"00:00:00:00:00:00", "FF:FF:FF:FF:FF:FF", "00:1A:2B:3C:4D:5G"}},
		"VIN":  {[]string{"1M8GDM9AXKP042788"}, []string{"1M8GDM9AXKP04278O", "1M8GDM9AXKP04278"}},
		"IMEI": {[]string{"490154203237518", "49-015420-323751-8"}, []string{"490154203237519", "000000000000000"}},
		"DOB":  {[]string{"1985-02-03", "03/02/1985", "3 February 1985", "19850203"}, []string{"1985-02-30", "1885-02-03", "1985", "yesterday"}},
		"CRYPTO_ADDRESS": {[]string{"1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4"},
			[]string{"1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5", "bc1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"}},
		"PHONE_NUMBER": {[]string{"+1 (415) 555-0132", "415-555-0132", "+49 30 901820", "+1 (415) 555-0132 x5"},
			[]string{"+999 1234567", "12", "+1 (415) 555-0132 xy"}},
		"JOB_TITLE":     {nil, []string{"Engineer", ""}},
		"NO_SUCH_LABEL": {nil, []string{"x"}},
	} {
		for _, v := range values.right {
			if !Valid(label, v) {
				t.Errorf("Valid(%s, %q) = false", label, v)
			}
		}
		for _, v := range values.wrong {
			if Valid(label, v) {
				t.Errorf("Valid(%s, %q) = true", label, v)
			}
		}
	}
}

// TestLabelsInside holds that what stands inside of something larger is found when
// that is not asked for, and that it is part of it otherwise.
func TestLabelsInside(t *testing.T) {
	p := newProfiler(t)
	for _, c := range []struct {
		text  string
		label privet.Label
		want  string
	}{
		{"see http://192.168.17.4/path", "IP_ADDRESS", "192.168.17.4"},
		{"see https://shop.example/?at=192.168.17.4&x=1", "IP_ADDRESS", "192.168.17.4"},
		{"postgres://app:hunter22@192.168.17.4:5432/db", "IP_ADDRESS", "192.168.17.4"},
	} {
		found := must(p.FindWith(c.text, &Query{Labels: []privet.Label{c.label}}))
		if len(found) != 1 || c.text[found[0].Start:found[0].End] != c.want {
			t.Errorf("%q is not found alone when only %s is asked for: %v", c.want, c.label, found)
		}
		for _, q := range []*Query{nil, {ExcludeLabels: []privet.Label{"URL", "DB_CONNECTION_STRING"}}} {
			for _, f := range must(p.FindWith(c.text, q)) {
				if f.Label == c.label {
					t.Errorf("%q is found in a URL that was asked for or left out", c.want)
				}
			}
		}
	}
}

// TestLeastConfidence holds that nothing is reported that is all but certainly
// something else, unless a threshold of its own asks for it.
func TestLeastConfidence(t *testing.T) {
	p := newProfiler(t)
	zero := 0.0
	const text = "4711; 1234567"
	if found := must(p.FindWith(text, &Query{MinConfidence: &zero})); len(found) > 0 {
		t.Errorf("%s is found with %v", found[0].Label, found[0].Confidence)
	}
	if found := must(p.FindWith(text, &Query{Thresholds: map[privet.Label]float64{"ZIP_CODE": 0}})); len(found) != 2 {
		t.Errorf("a threshold of 0 finds %d postcodes, want 2", len(found))
	}
}

// TestLenient holds that what the rule of the issuer refuses is found in a text beside
// its word, alone with little confidence at most, and is neither valid nor of that kind
// in a column.
func TestLenient(t *testing.T) {
	p := newProfiler(t)
	zero := 0.0
	for _, c := range []struct {
		label        privet.Label
		value, wrong string // wrong is too far from the form
		word         string
	}{
		{"IN_GSTIN", "29ABCDE9999F1Z7", "29ABCDE9999F1Y7", "GSTIN"},
		{"IN_PAN", "ABCDE9999F", "ABCDE0000F", "PAN card"},
		{"IN_VOTER", "XYZ1234567", "XY31234567", "voter id"},
		{"SG_NRIC_FIN", "S1234567A", "R1234567A", "NRIC"},
		{"DE_TAX_ID", "12345678903", "12345678904", "Steuer-ID"},
	} {
		query := &Query{Labels: []privet.Label{c.label}, MinConfidence: &zero}
		bare, beside := must(p.FindWith(c.value, query)), must(p.FindWith(c.word+" "+c.value, query))
		if len(bare) > 0 && bare[0].Confidence >= spec.DefaultMinConfidence || len(beside) != 1 || beside[0].Confidence < spec.DefaultMinConfidence {
			t.Errorf("%s: found as %v alone and as %v beside %q", c.label, bare, beside, c.word)
		}
		if Valid(c.label, c.value) {
			t.Errorf("%s: %q is valid", c.label, c.value)
		}
		if found := must(p.FindWith(c.word+" "+c.wrong, query)); len(found) > 0 && found[0].Confidence > 0.601 {
			t.Errorf("%s: %q is found as surely as %.2f", c.label, c.wrong, found[0].Confidence)
		}
		if r := p.Columns([]Column{{Values: []string{c.value, c.value, c.value}}}); r[0].Label == c.label {
			t.Errorf("%s: a column of %q is one", c.label, c.value)
		}
	}
}
