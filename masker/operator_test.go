package masker

import (
	"encoding/hex"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker/internal/calendar"
	"github.com/privet-go/privet/masker/internal/decimal"
	"github.com/privet-go/privet/masker/internal/fake"

	"github.com/privet-go/privet/internal/longtest"
)

// testKeys gives a key for each name, made of the name.
func testKeys(ref string) ([]byte, error) {
	return newSecret([]byte(ref)).derive(KeySize, "a key for tests"), nil
}

// withPolicy makes a Masker with the policy, and keys.
func withPolicy(t testing.TB, document string) *Masker {
	t.Helper()
	p, err := ParsePolicy([]byte(document))
	if err != nil {
		t.Fatalf("%s: %v", document, reasons(err))
	}
	return newMasker(t, &Options{Policy: p, Keys: testKeys, Finder: fakeFinder{}, Classifier: fakeColumns})
}

// forLabel makes a policy with one operation for a label.
func forLabel(label, operation string) string {
	return fmt.Sprintf(`{"labels":{%q:{%s}}}`, label, operation)
}

// TestOperators holds what operators without a key do. The wanted values are
// written by hand.
func TestOperators(t *testing.T) {
	for _, tt := range []struct{ operation, label, value, want, reason string }{
		{`"operator":"mask"`, "SSN", "123-45-6789", "***-**-6789", "the default rule"},
		{`"operator":"mask","keepFirst":2`, "SSN", "123-45-6789", "12*********", "separators count"},
		{`"operator":"mask","keepFirst":2,"ignore":"-"`, "SSN", "123-45-6789", "12*-**-****", "unless they are ignored"},
		{`"operator":"mask","keepFirst":1,"keepLast":2,"ignore":"- ","char":"X"`, "SSN", "123-45-6789", "1XX-XX-XX89", "both ends"},
		{`"operator":"mask","keepLast":2,"char":"█"`, "PERSON", "Zoë", "█oë", "code points"},
		{`"operator":"mask","keepLast":3`, "PERSON", "Zoë", "***", "nothing would be hidden"},
		{`"operator":"mask","keepFirst":2,"keepLast":2`, "PERSON", "Anna", "****", "nothing would be hidden"},
		{`"operator":"mask","ignore":"-"`, "PERSON", "---", "***", "only ignored ones"},
		{`"operator":"mask","keepLast":1,"char":"X"`, "PERSON", "XX7", "XXX", "the mask would not be seen"},
		{`"operator":"redact"`, "us-ssn", "123-45-6789", "[SSN]", "the canonical name"},
		{`"operator":"replace","with":"n/a"`, "SSN", "123-45-6789", "n/a", ""},
		{`"operator":"null"`, "SSN", "123-45-6789", "", ""},
		{`"operator":"truncate","length":3`, "LAST_NAME", "Öztürk", "Özt", "code points"},
		{`"operator":"truncate","length":6`, "LAST_NAME", "Öztürk", "******", "no more than these"},
		{`"operator":"keep"`, "SSN", "123-45-6789", "123-45-6789", ""},

		{`"operator":"generalize"`, "DOB", "1985-02-03", "1985", "the usual one of dates"},
		{`"operator":"generalize","to":"year"`, "DOB", "3 February 1985", "1985", "any date with a year"},
		{`"operator":"generalize","to":"year"`, "DOB", "1985", "1985", "it says no more"},
		{`"operator":"generalize","to":"decade"`, "DOB", "03/02/1985", "1980s", "the order does not matter"},
		{`"operator":"generalize","to":"month"`, "DOB", "1985-02-03T10:00:00Z", "1985-02", ""},
		{`"operator":"generalize","to":"month"`, "DOB", "03/02/1985", "**********", "the order is not known"},
		{`"operator":"generalize","to":"month","order":"dmy"`, "DOB", "03/02/1985", "1985-02", ""},
		{`"operator":"generalize","to":"month","order":"mdy"`, "DOB", "03/02/1985", "1985-03", ""},
		{`"operator":"generalize","to":"quarter"`, "DOB", "30.12.1985", "1985-Q4", ""},
		{`"operator":"generalize","to":"quarter"`, "DOB", "19850401", "1985-Q2", ""},
		{`"operator":"generalize","to":"year"`, "DOB", "03/02/85", "********", "a year of two digits"},
		{`"operator":"generalize","to":"year"`, "DOB", "not known", "*********", ""},
		{`"operator":"generalize"`, "ZIP_CODE", "90210", "902", ""},
		{`"operator":"generalize"`, "ZIP_CODE", "90210-1234", "902", ""},
		{`"operator":"generalize"`, "ZIP_CODE", "05901", "000", "fewer than 20,000 people"},
		{`"operator":"generalize"`, "ZIP_CODE", "SW1A 1AA", "SW1A", ""},
		{`"operator":"generalize"`, "ZIP_CODE", "K1A 0B1", "K1A", ""},
		{`"operator":"generalize"`, "ZIP_CODE", "1012 AB", "1012", ""},
		{`"operator":"generalize"`, "ZIP_CODE", "111 22", "******", "which digits say what is not known"},
		{`"operator":"generalize"`, "AGE", "42", "42", "HIPAA lets it stay"},
		{`"operator":"generalize"`, "AGE", "89", "89", ""},
		{`"operator":"generalize"`, "AGE", "90", "90+", ""},
		{`"operator":"generalize"`, "AGE", "104", "90+", ""},
		{`"operator":"generalize","bucket":10`, "AGE", "42", "40-49", ""},
		{`"operator":"generalize","bucket":25`, "AGE", "80", "75-89", "the last range ends before 90"},
		{`"operator":"generalize","bucket":10`, "AGE", "95", "90+", ""},
		{`"operator":"generalize","bucket":10`, "AGE", "forty", "*****", ""},
		{`"operator":"generalize","bucket":10000`, "SALARY", "$54,321.99", "[50000,60000)", ""},
		{`"operator":"generalize","bucket":10000`, "SALARY", "60000", "[60000,70000)", ""},
		{`"operator":"generalize","bucket":100`, "SALARY", "-1", "[-100,0)", ""},
		{`"operator":"generalize","bucket":0.1`, "SALARY", "0.35", "[0.3,0.4)", ""},
		{`"operator":"generalize","bucket":1`, "SALARY", "50000", "*****", "no other whole number is in [50000,50001)"},
		{`"operator":"generalize","bucket":1`, "SALARY", "50000.50", "[50000,50001)", ""},
		{`"operator":"generalize","bucket":0.000000001`, "SALARY", "54321", "*****", "the range would be the number"},
		{`"operator":"generalize","bucket":100`, "SALARY", "12 apples", "*********", ""},
	} {
		m := withPolicy(t, forLabel(tt.label, tt.operation))
		if got, err := m.Mask(tt.label, tt.value); err != nil || got != tt.want {
			t.Errorf("%s: %q gives %q, %v; want %q: %s", tt.operation, tt.value, got, err, tt.want, tt.reason)
		}
		if got, err := m.Mask(tt.label, ""); err != nil || got != "" {
			t.Errorf("%s: the empty value gives %q, %v", tt.operation, got, err)
		}
		if _, err := m.Unmask(tt.label, "x"); !errors.Is(err, ErrIrreversible) {
			t.Errorf("%s: unmasking is %v", tt.operation, err)
		}
	}
}

// TestOperatorTable holds the table of operators together.
func TestOperatorTable(t *testing.T) {
	documented := []string{"mask", "redact", "replace", "null", "truncate", "hash", "pseudonym", "fake", "fpe", "encrypt",
		"shift", "generalize", "noise", "text", "keep"}
	var names []string
	for info := range Operators() {
		names = append(names, info.Name)
		k := operatorNamed(info.Name)
		for _, name := range k.required {
			if !slices.Contains(k.params, name) {
				t.Errorf("%s requires %s and does not take it", k.name, name)
			}
		}
		if k.doc == "" || !strings.HasSuffix(k.doc, ".") {
			t.Errorf("%s has no doc", k.name)
		}
	}
	if !slices.Equal(names, documented) {
		t.Errorf("the operators are %v", names)
	}
}

// reversibleOperations are the operations that can be undone, for a label each.
var reversibleOperations = []struct{ label, operation string }{
	{"SSN", `"operator":"fpe"`},
	{"CREDIT_CARD", `"operator":"fpe","checkDigit":true,"tweak":"a tweak"`},
	{"PL_PESEL", `"operator":"fpe","checkDigit":true`},
	{"PERSON", `"operator":"fpe"`},
	{"BANK_ACCOUNT", `"operator":"fpe","tweak":"a tweak"`},
	{"PERSON", `"operator":"encrypt"`},
	{"PERSON", `"operator":"pseudonym"`},
	{"EMAIL_ADDRESS", `"operator":"pseudonym"`},
	{"PHONE_NUMBER", `"operator":"pseudonym"`},
	{"IP_ADDRESS", `"operator":"pseudonym"`},
	{"MAC_ADDRESS", `"operator":"pseudonym"`},
	{"DEVICE_ID", `"operator":"pseudonym"`},
	{"DOB", `"operator":"pseudonym"`},
	{"CREDIT_CARD", `"operator":"pseudonym"`},
	{"IBAN", `"operator":"pseudonym"`},
	{"SSN", `"operator":"pseudonym"`},
	{"UK_NHS", `"operator":"pseudonym"`},
	{"CVV", `"operator":"pseudonym"`},
	{"LOYALTY_TIER", `"operator":"pseudonym","scope":"all"`},
	{"DOB", `"operator":"shift"`},
	{"DOB", `"operator":"shift","min":1,"max":40,"order":"mdy"`},
}

// seedValues are values of many kinds, scripts and lengths.
var seedValues = []string{
	"a", "7", "-", "~", "***", "123456", "12345", "123-45-6789", "4111 1111 1111 1111", "4111-1111-1111-1112", "4111111111111111",
	"DE89 3704 0044 0532 0130 00", "GB82WEST12345698765432", "GB82WEST12345698765433", "44051401359", "943 476 5919",
	"john.doe@example.com", "a@b.co", "John.Doe+tag@mail.example.org", "jürgen@münchen.de", `"a b"@example.com`, "no at sign", "two@at@signs",
	strings.Repeat("long.", 20) + "address@" + strings.Repeat("domain.", 10) + "example.com",
	"+1 (415) 555-0132", "+44 20 7946 0958", "(+33) 1 99 00 12 34", "+999 123 456 789", "+", "555-0132",
	"192.0.2.1", "2001:db8::1", "2001:DB8::1", "::ffff:192.0.2.1", "fe80::1%eth0", "300.300.300.300", "10.0.0.1/8",
	"550e8400-e29b-41d4-a716-446655440000", "550E8400-E29B-41D4-A716-446655440000", "00000000-0000-0000-0000-000000000000",
	"00:1A:2b:3c:4d:5e", "00:1a:2b:3c:4d:5e", "00-1A-2B-3C-4D-5E", "001a.2b3c.4d5e", "490154203237518", "zz:zz:zz:zz:zz:zz",
	"1985-02-03", "1985-02-30", "0001-01-01", "9999-12-31", "03.02.1985", "03/02/1985", "12/31/1985", "19850203", "2024-01-31T23:59:59.5Z", "2024-02-29 10:00",
	"Wolfgang Amadeus Mozart", "ÅSE ØSTBYE", "Иванов Пётр Сергеевич", "Παπαδόπουλος", "王小明王小明", "김철수김철수", "محمد بن عبد الله", "ישראל ישראלי",
	"สมชายใจดี", "राम कुमार शर्मा", "ひらがなカタカナ", "Nguyễn Thị Hương", "e\u0301lan e\u0301ternel", "１２３４５６７", "ǅungla ǅungla",
	"😀😀😀", "a\xffb", "line\nbreak and more", "tab\tand\x00nul", strings.Repeat("x", 300), strings.Repeat("9", 36), strings.Repeat("0123456789", 30),
	"~mfrggzdfmztwq2lk", "ab~cdefghijklmn", "2222222222", "null", "N/A", "[SSN]", "$1,234.56", "000000", "9999999999999999999",
}

// TestReversible holds that unmasking gives what was masked, for values of all
// kinds, and that nothing comes out as it was.
func TestReversible(t *testing.T) {
	for _, tt := range reversibleOperations {
		m := withPolicy(t, forLabel(tt.label, tt.operation))
		other := withPolicy(t, forLabel(tt.label, tt.operation+`,"keyRef":"other"`))
		seen := map[string]string{}
		for _, value := range seedValues {
			masked := roundTrip(t, m, tt.label, tt.operation, value)
			if was, taken := seen[masked]; taken {
				t.Errorf("%s, %s: %q and %q both give %q", tt.label, tt.operation, was, value, masked)
			}
			seen[masked] = value
			back, err := other.Unmask(tt.label, masked)
			if err != nil && !errors.Is(err, ErrNotMasked) {
				t.Errorf("%s, %s: unmasking %q with another key: %v", tt.label, tt.operation, masked, err)
			}
			if err == nil && (back == value || masked[0] == tokenMark || strings.Contains(tt.operation, "encrypt")) && !strings.Contains(tt.operation, "shift") {
				t.Errorf("%s, %s: another key unmasks %q to %q", tt.label, tt.operation, masked, back)
			}
		}
	}
}

// roundTrip masks and unmasks a value.
func roundTrip(t *testing.T, m *Masker, label, operation, value string) string {
	t.Helper()
	masked, err := m.Mask(label, value)
	if err != nil {
		t.Fatalf("%s, %s: %q: %v", label, operation, value, err)
	}
	// FF1 is a permutation, and one value in a domain may be its own image.
	if masked == value && !strings.Contains(operation, "fpe") {
		t.Errorf("%s, %s: %q comes out as it is", label, operation, value)
	}
	if d, ok := calendar.Read(value, order(operation), "", true); !ok && d.Impossible && strings.Contains(operation, `"shift"`) {
		return masked // nothing is left of it
	}
	if back, err := m.Unmask(label, masked); err != nil || back != value && !isSameDay(operation, back, value) {
		t.Errorf("%s, %s: %q gives %q, and back %q, %v", label, operation, value, masked, back, err)
	}
	return masked
}

// isSameDay reports whether two values are one day for shift. Where a date is not written with fields of fixed widths, a
// day of two digits does not tell whether days have a zero in front, nor May whether months are cut short.
func isSameDay(operation, a, b string) bool {
	x, ok1 := calendar.Read(a, order(operation), "", true)
	y, ok2 := calendar.Read(b, order(operation), "", true)
	return ok1 && ok2 && !(x.Fixed && y.Fixed) && x.Unit == y.Unit && x.Number == y.Number && strings.Contains(operation, `"shift"`)
}

// order is the order of dates that an operation names.
func order(operation string) string {
	if strings.Contains(operation, calendar.OrderMDY) {
		return calendar.OrderMDY
	}
	return ""
}

func FuzzReversible(f *testing.F) {
	for i, s := range seedValues {
		f.Add(s, uint8(i))
	}
	var maskers []*Masker
	for _, tt := range reversibleOperations {
		maskers = append(maskers, withPolicy(f, forLabel(tt.label, tt.operation)))
	}
	f.Fuzz(func(t *testing.T, value string, which uint8) {
		if value == "" {
			return
		}
		i := int(which) % len(maskers)
		roundTrip(t, maskers[i], reversibleOperations[i].label, reversibleOperations[i].operation, value)
	})
}

// FuzzUnmask gives anything to Unmask. What it gives back is masked to the same.
func FuzzUnmask(f *testing.F) {
	for i, s := range seedValues {
		f.Add(s, uint8(i))
	}
	var maskers []*Masker
	for i, tt := range reversibleOperations {
		m := withPolicy(f, forLabel(tt.label, tt.operation))
		maskers = append(maskers, m)
		for _, s := range seedValues {
			masked, err := m.Mask(tt.label, s)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(masked, uint8(i))
		}
	}
	f.Fuzz(func(t *testing.T, masked string, which uint8) {
		if masked == "" {
			return
		}
		i := int(which) % len(maskers)
		tt := reversibleOperations[i]
		value, err := maskers[i].Unmask(tt.label, masked)
		if err != nil {
			if value != "" || !errors.Is(err, ErrNotMasked) {
				t.Fatalf("%s, %s: %q gives %q, %v", tt.label, tt.operation, masked, value, err)
			}
			return
		}
		if again, err := maskers[i].Mask(tt.label, value); err != nil || again != masked && !isSameDay(tt.operation, again, masked) {
			t.Fatalf("%s, %s: %q gives %q, which gives %q, %v", tt.label, tt.operation, masked, value, again, err)
		}
	})
}

// shapeOf gives what operators that keep the shape leave: the classes of letters
// and digits, and all other characters.
func shapeOf(s string) string {
	return strings.Map(func(r rune) rune {
		switch k := alphabetOf(r); {
		case k >= 0:
			return rune(0xe000 + k) // private use
		}
		return r
	}, s)
}

// TestFormatStays holds that fpe and pseudonym keep length, separators and
// alphabets where they do not write tokens.
func TestFormatStays(t *testing.T) {
	for _, tt := range reversibleOperations {
		if tt.label == "EMAIL_ADDRESS" || strings.Contains(tt.operation, "encrypt") ||
			slices.Contains([]string{"IP_ADDRESS", "MAC_ADDRESS", "DEVICE_ID", "CVV"}, tt.label) {
			continue
		}
		m := withPolicy(t, forLabel(tt.label, tt.operation))
		shaped := 0
		for _, value := range seedValues {
			masked, err := m.Mask(tt.label, value)
			if err != nil {
				t.Fatal(err)
			}
			if masked[0] == tokenMark || strings.Contains(tt.operation, `"shift"`) && masked == "["+tt.label+"]" {
				continue
			}
			shaped++
			if isMachineForm(tt.label, value) {
				if !isMachineForm(tt.label, masked) {
					t.Errorf("%s, %s: %q is of another form than %q", tt.label, tt.operation, masked, value)
				}
				continue
			}
			if shapeOf(masked) != shapeOf(value) {
				t.Errorf("%s, %s: %q has another shape than %q", tt.label, tt.operation, masked, value)
			}
		}
		if shaped < 5 {
			t.Errorf("%s, %s: only %d values keep their shape", tt.label, tt.operation, shaped)
		}
	}
}

// isMachineForm reports whether a value of a label is a UUID or the address of a machine.
func isMachineForm(label, value string) bool {
	for _, f := range machineForms(privet.Label(label), shaper{}, shaper{}) {
		if f.has(value) {
			return true
		}
	}
	return false
}

// TestMixedFormatStays holds that fpe keeps the form of values that have letters and
// digits, as the numbers of accounts and passports do.
func TestMixedFormatStays(t *testing.T) {
	for _, tt := range []struct{ label, value string }{
		{"BANK_ACCOUNT", "AB123456"},
		{"PASSPORT_NUMBER", "C01X00T47"},
		{"IBAN", "DE89 3704 0044 0532 0130 00"},
		{"LICENSE_PLATE", "ab-12 CD 34"},
		{"EMAIL_ADDRESS", "John.Doe99@example.com"},
	} {
		masked := roundTrip(t, withPolicy(t, forLabel(tt.label, `"operator":"fpe"`)), tt.label, "fpe", tt.value)
		if shapeOf(masked) != shapeOf(tt.value) {
			t.Errorf("%s: %q has another shape than %q", tt.label, masked, tt.value)
		}
	}
}

// TestAlphabets holds that each alphabet has assigned characters of one kind, and
// that none is in two.
func TestAlphabets(t *testing.T) {
	for i := range alphabets {
		a := &alphabets[i]
		var kinds [4]int
		for n := range a.size() {
			r := a.at(n)
			if a.index(r) != n || alphabetOf(r) != i {
				t.Errorf("%U is number %d of alphabet %d, not %d of %d", r, a.index(r), alphabetOf(r), n, i)
			}
			switch {
			case unicode.IsUpper(r):
				kinds[0]++
			case unicode.IsLower(r):
				kinds[1]++
			case unicode.IsDigit(r):
				kinds[2]++
			case unicode.IsLetter(r) || unicode.IsMark(r):
				kinds[3]++
			default:
				t.Errorf("%U is no letter, digit or mark", r)
			}
		}
		if n := slices.Max(kinds[:]); n != int(a.size()) {
			t.Errorf("the alphabet from %U has %v upper, lower, digits and others", a.first, kinds)
		}
	}
}

// TestCheckDigits holds that right numbers stay right and wrong ones wrong.
func TestCheckDigits(t *testing.T) {
	for _, tt := range []struct {
		label, value string
	}{
		{"CREDIT_CARD", "4111 1111 1111 1111"}, {"CREDIT_CARD", "378282246310005"}, {"IBAN", "DE89 3704 0044 0532 0130 00"},
		{"IBAN", "GB82WEST12345698765432"}, {"UK_NHS", "943 476 5919"}, {"PL_PESEL", "44051401359"},
	} {
		if completed, ok := fake.Complete(privet.Label(tt.label), tt.value); !ok || completed != tt.value {
			t.Fatalf("%s: %q is not right", tt.label, tt.value)
		}
		wrong := tt.value[:len(tt.value)-1] + string('0'+(tt.value[len(tt.value)-1]-'0'+1)%10)
		for _, operation := range []string{`"operator":"pseudonym"`, `"operator":"fpe","checkDigit":true`} {
			m := withPolicy(t, forLabel(tt.label, operation))
			for value, right := range map[string]bool{tt.value: true, wrong: false} {
				masked := roundTrip(t, m, tt.label, operation, value)
				completed, ok := fake.Complete(privet.Label(tt.label), masked)
				if got := ok && completed == masked; got != right || shapeOf(masked) != shapeOf(value) {
					t.Errorf("%s, %s: %q gives %q, which is right: %v", tt.label, operation, value, masked, got)
				}
			}
		}
	}
}

// TestCheckDigitsOfAllLabels makes values of every kind that there are fakes of, and
// holds that they come back, and that right check digits stay right.
func TestCheckDigitsOfAllLabels(t *testing.T) {
	longtest.Alone(t)
	samples := 10
	if longtest.UnderRace {
		samples = 2
	}
	seeds := newMAC([]byte("seeds"))
	checked := 0
	for l := range fake.Labels() {
		if slices.Contains(smallLabels, l) {
			continue
		}
		seen := map[string]string{}
		for _, operation := range []string{`"operator":"pseudonym"`, `"operator":"fpe","checkDigit":true`} {
			m := withPolicy(t, forLabel(string(l), operation))
			started, made := time.Now(), 0
			for i := range samples {
				value, ok := sampleOf(l, seeds.sum(fmt.Sprint(l, i)))
				if !ok {
					break
				}
				masked := roundTrip(t, m, string(l), operation, value)
				if was, taken := seen[operation+masked]; taken && was != value {
					t.Errorf("%s, %s: %q and %q give %q", l, operation, was, value, masked)
				}
				seen[operation+masked] = value
				made++
				if len(fake.AppendCheckPositions(nil, l, value)) == 0 || masked[0] == tokenMark {
					continue
				}
				checked++
				if completed, ok := fake.Complete(l, masked); !ok || completed != masked {
					t.Errorf("%s, %s: %q gives %q, which is not right", l, operation, value, masked)
				}
			}
			if took := time.Since(started); made > 0 && took/time.Duration(made) > 5*time.Millisecond {
				t.Logf("%s, %s: %v a value", l, operation, took/time.Duration(made))
			}
		}
	}
	if checked < 100*samples {
		t.Errorf("only %d numbers have check digits", checked)
	}
}

// sampleOf makes a value of a label from the values of the tests.
func sampleOf(l privet.Label, seed [32]byte) (string, bool) {
	stream := fake.NewStream(seed)
	for _, value := range append([]string{"1234567890", "12345678901", "123456789", "12345678", "AB1234567", "123456789012", "1234567890123", "12345678901234"}, seedValues...) {
		if out, ok := fake.Append(nil, l, value, "", stream); ok {
			return string(out), true
		}
	}
	return "", false
}

// TestPseudonymsDoNotCollide makes pseudonyms of many values of a few domains.
func TestPseudonymsDoNotCollide(t *testing.T) {
	digits := longtest.Watched(longtest.Of(5, 6), 4)
	count := int(math.Pow10(digits))
	for _, tt := range []struct {
		label, format string
		count         int
	}{
		{"CUSTOMER_ID", fmt.Sprintf("%%0%dd", digits), count}, // all there are
		{"CREDIT_CARD", "4111 1111 %08d", count / 50},
		{"EMAIL_ADDRESS", "user%d@example.org", count / 20},
		{"ZIP_CODE", "%05d", count / 50},
		{"IBAN", "DE89 3704 0044 %010d", count / 100},
	} {
		m := withPolicy(t, forLabel(tt.label, `"operator":"pseudonym"`))
		seen := make(map[string]struct{}, tt.count)
		var buf, value []byte
		for i := range tt.count {
			value = fmt.Appendf(value[:0], tt.format, i)
			out, err := m.AppendMask(buf[:0], tt.label, string(value))
			if err != nil {
				t.Fatal(err)
			}
			if buf = out; string(out) == string(value) {
				t.Fatalf("%s: %s comes out as it is", tt.label, value)
			}
			if _, taken := seen[string(out)]; taken {
				t.Fatalf("%s: %s stands for two values", tt.label, out)
			}
			seen[string(out)] = struct{}{}
		}
	}
}

// TestKeysOfOperators holds which operators give equal results to equal values.
func TestKeysOfOperators(t *testing.T) {
	const value = "john.smith-1985"
	results := map[string]string{}
	for _, operator := range []string{"hash", "pseudonym", "fpe", "encrypt"} {
		for _, label := range []string{"USERNAME", "CUSTOMER_ID"} {
			for _, more := range []string{``, `,"keyRef":"other"`, `,"scope":"s"`, `,"scope":"t"`} {
				operation := fmt.Sprintf(`"operator":%q%s`, operator, more)
				m := withPolicy(t, forLabel(label, operation))
				got, err := m.Mask(label, value)
				if err != nil {
					t.Fatal(err)
				}
				if again, err := withPolicy(t, forLabel(label, operation)).Mask(label, value); err != nil || again != got {
					t.Errorf("%s: %q, and %q by a Masker of the same policy", operation, got, again)
				}
				name := operator + more
				if !strings.Contains(more, "scope") {
					name += label // a scope is the same for all labels
				}
				if was, ok := results[name]; ok && was != got {
					t.Errorf("%s: %q of one label and %q of another in one scope", operation, was, got)
				}
				results[name] = got
			}
		}
	}
	seen := map[string]string{}
	for name, got := range results {
		if other, taken := seen[got]; taken {
			t.Errorf("%s and %s give one result", name, other)
		}
		seen[got] = name
	}
	if len(results) != 4*6 {
		t.Errorf("%d results", len(results))
	}
}

// TestTokenLengths holds that the length of a token does not tell a short value, and
// that labels of few values have no shape.
func TestTokenLengths(t *testing.T) {
	for label, values := range map[string][]string{
		"GENDER": {"male", "female", "m", "not binary"}, "MEDICAL_CONDITION": {"HIV", "sciatica", "breast cancer"}, "ZIP_CODE": {"1", "90210", "SW1A"},
		"PASSWORD": {"1234", "correct horse"}, "RELIGION": {"a", "an odd creed!!!"},
	} {
		m := withPolicy(t, forLabel(label, `"operator":"pseudonym"`))
		for _, value := range values {
			masked := roundTrip(t, m, label, `"operator":"pseudonym"`, value)
			if len(masked) != 53 || masked[0] != tokenMark {
				t.Errorf("%s: %q gives %q", label, value, masked)
			}
		}
	}
}

// TestHash holds that hash is HMAC-SHA-256 with a derived key. The wanted value was
// made with python's hmac and package cryptography's HKDF:
//
//	prk = hmac.new(b"privet masker 1", bytes(range(32)), "sha256").digest()
//	info = struct.pack(">I", 4) + b"hash" + struct.pack(">I", 9) + b"label SSN"
//	key = HKDFExpand(SHA256(), 32, info).derive(prk)
//	hmac.new(key, b"123-45-6789", "sha256").hexdigest()
func TestHash(t *testing.T) {
	key := make([]byte, KeySize)
	for i := range key {
		key[i] = byte(i)
	}
	const want = "e6e50f579a9c9e5298930b90f1ecfdf4bfdc6657900324026c1885dc270d6ae9"
	for length, operation := range map[int]string{64: `"operator":"hash"`, 32: `"operator":"hash","length":32`} {
		p, err := ParsePolicy([]byte(forLabel("SSN", operation)))
		if err != nil {
			t.Fatal(err)
		}
		m := newMasker(t, &Options{Policy: p, Keys: func(string) ([]byte, error) { return key, nil }})
		if got, err := m.Mask("SSN", "123-45-6789"); err != nil || got != want[:length] {
			t.Errorf("%s: %s, %v", operation, got, err)
		}
	}
}

// TestShift holds what shift does to dates.
func TestShift(t *testing.T) {
	m := withPolicy(t, forLabel("DOB", `"operator":"shift","min":-30,"max":30,"by":"patient"`))
	op := m.operator("DOB").(*shiftOperator)
	w := new(worker)
	shifts := map[int]int{}
	for i := range 2000 {
		by := op.days(fmt.Sprint(i))
		if by == 0 || by < -30 || by > 30 {
			t.Fatalf("%d days", by)
		}
		shifts[by]++
		a, _, _ := op.apply(nil, "2024-02-28", w)
		b, _, _ := op.apply(nil, "20240301", w)
		da, ok1 := calendar.ReadDay(string(a), "")
		db, ok2 := calendar.ReadDay(string(b), "")
		if !ok1 || !ok2 || db.Number-da.Number != 2 { // 2024 is a leap year
			t.Fatalf("%s and %s are %d days apart", a, b, db.Number-da.Number)
		}
	}
	if len(shifts) != 60 {
		t.Errorf("%d different shifts of 60", len(shifts))
	}
	for _, value := range []string{"03/02/1985", "03/02/85", "3 Februa 1985", "not known", "9999-12-31", "9999-01-01", "0001-01-01", "31.12.9999", "9999-12-31T23:59:59Z"} {
		masked, understood, err := op.apply(nil, value, w)
		if err != nil || understood || masked[0] != tokenMark {
			t.Errorf("%q gives %q, %v, %v", value, masked, understood, err)
		}
	}
}

// TestNoise holds the bounds of noise, and how numbers are written.
func TestNoise(t *testing.T) {
	m := withPolicy(t, forLabel("SALARY", `"operator":"noise","ratio":0.1`))
	for _, value := range []string{"0", "1", "7", "10", "100", "54321", "1234.56", "1,234,567.89", "1.234.567,89", "1 234 567", "$54,321.00", "-42.5",
		"-$99.90", "€ 1.000,00", "0042", "0.05", "99999999999999999", "1'234'567", "+5", "−120"} {
		before, ok := decimal.Read(value)
		if !ok {
			t.Fatalf("%q is not read", value)
		}
		if got := string(before.Append(nil, before.Units)); got != value {
			t.Errorf("%q is written %q", value, got)
		}
		masked, err := m.Mask("SALARY", value)
		after, ok := decimal.Read(masked)
		if err != nil || !ok {
			t.Errorf("%q gives %q, %v", value, masked, err)
			continue
		}
		bound := max(1, int64(float64(before.Units)*0.1))
		if d := after.Units - before.Units; d == 0 || d > bound || d < -bound {
			t.Errorf("%q gives %q: %d units", value, masked, d)
		}
		if after.Places != before.Places || after.Sign != before.Sign || after.Suffix != before.Suffix || after.Prefix != before.Prefix {
			t.Errorf("%q gives %q, which is written otherwise", value, masked)
		}
	}
	for _, value := range []string{"", "-", "1e5", "12 apples", "1,23,4", "1..2", "12,34,567", "1.2.3", "999999999999999999", "١٢", "12-", "$", "1 2"} {
		if _, ok := decimal.Read(value); ok {
			t.Errorf("%q is read", value)
		}
		if value == "" {
			continue
		}
		masked, err := m.Mask("SALARY", value)
		if err != nil || !isMasked(masked) || utf8.RuneCountInString(masked) != utf8.RuneCountInString(value) {
			t.Errorf("%q gives %q, %v", value, masked, err)
		}
	}
}

// TestFake holds that fakes are chosen by the key and the value, and what becomes
// of what they are not made for.
func TestFake(t *testing.T) {
	m := withPolicy(t, forLabel("CREDIT_CARD", `"operator":"fake"`))
	const value = "4111 1111 1111 1111"
	got, err := m.Mask("CREDIT_CARD", value)
	if completed, ok := fake.Complete("CREDIT_CARD", got); err != nil || !ok || completed != got || got == value {
		t.Errorf("%q, %v", got, err)
	}
	other := withPolicy(t, forLabel("CREDIT_CARD", `"operator":"fake","keyRef":"other"`))
	if again, _ := other.Mask("CREDIT_CARD", value); again == got {
		t.Errorf("two keys give %q", again)
	}
	junk, err := m.Mask("CREDIT_CARD", "no card")
	if err != nil || junk[0] != tokenMark || strings.Contains(junk, "no card") {
		t.Errorf("%q, %v", junk, err)
	}
}

// TestParseKey holds what a key looks like.
func TestParseKey(t *testing.T) {
	key := make([]byte, KeySize)
	for i := range key {
		key[i] = byte(250 + i)
	}
	text := hex.EncodeToString(key)
	for _, s := range []string{
		text, strings.ToUpper(text), " " + text + "\n",
		"+vv8/f7/AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBk=", "-vv8_f7_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBk", "+vv8/f7/AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBk",
	} {
		if got, err := ParseKey(s); err != nil || !slices.Equal(got, key) {
			t.Errorf("%q: %x, %v", s, got, err)
		}
	}
	for _, s := range []string{"", "secret", text[2:], text + "00", "zz" + text[2:], "+vv8/f7/AAECAwQFBgcICQoLDA0ODxAREhMUFRYX"} {
		if got, err := ParseKey(s); !errors.Is(err, ErrBadKey) || got != nil {
			t.Errorf("%q: %x, %v", s, got, err)
		}
	}
	for ref, want := range map[string]string{"main": "PRIVET_KEY_MAIN", "eu-2": "PRIVET_KEY_EU_2", "ключ": "PRIVET_KEY_________"} {
		if got := KeyVariable(ref); got != want {
			t.Errorf("%q: %s, want %s", ref, got, want)
		}
	}
}

// TestConcurrentOperators shares one Masker; the race detector looks on.
func TestConcurrentOperators(t *testing.T) {
	for _, tt := range reversibleOperations {
		m := withPolicy(t, forLabel(tt.label, tt.operation))
		want := make([]string, len(seedValues))
		for i, s := range seedValues {
			want[i], _ = m.Mask(tt.label, s)
		}
		var wg sync.WaitGroup
		for range 3 {
			wg.Go(func() {
				for _, i := range rand.Perm(len(seedValues)) {
					if got, err := m.Mask(tt.label, seedValues[i]); err != nil || got != want[i] {
						t.Errorf("%s, %s: %q, %v; want %q", tt.label, tt.operation, got, err, want[i])
					}
				}
			})
		}
		wg.Wait()
	}
}

// TestOperatorAllocations holds that keyed operators allocate nothing, but where check
// digits are looked at.
func TestOperatorAllocations(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("the race detector allocates")
	}
	for _, tt := range []struct {
		label, operation, value string
		most                    float64
	}{
		{"SSN", `"operator":"hash"`, "123-45-6789", 0},
		{"CUSTOMER_ID", `"operator":"pseudonym"`, "C-10017-XK", 0},
		{"PERSON", `"operator":"pseudonym"`, "Zoë Müller", 0},
		{"EMAIL_ADDRESS", `"operator":"pseudonym"`, "john.doe@example.com", 0},
		{"ZIP_CODE", `"operator":"pseudonym"`, "90210", 0},
		{"SSN", `"operator":"fpe"`, "123-45-6789", 0},
		{"CREDIT_CARD", `"operator":"fpe","checkDigit":true`, "4111 1111 1111 1111", 1},
		{"CREDIT_CARD", `"operator":"pseudonym"`, "4111 1111 1111 1111", 1},
		{"CREDIT_CARD", `"operator":"pseudonym"`, "4111 1111 1111 1112", 0},
		{"IBAN", `"operator":"pseudonym"`, "DE89 3704 0044 0532 0130 00", 1},
		{"SSN", `"operator":"encrypt"`, "123-45-6789", 0},
		{"DOB", `"operator":"shift"`, "1985-02-03", 0},
		{"DOB", `"operator":"generalize"`, "1985-02-03", 1},
		{"SALARY", `"operator":"noise","ratio":0.1`, "54321", 4},
	} {
		m := withPolicy(t, forLabel(tt.label, tt.operation))
		dst := make([]byte, 0, 256)
		n := testing.AllocsPerRun(200, func() {
			if _, err := m.AppendMask(dst, tt.label, tt.value); err != nil {
				t.Fatal(err)
			}
		})
		if n > tt.most {
			t.Errorf("%s, %s: %v allocations", tt.label, tt.operation, n)
		}
	}
}

func BenchmarkOperators(b *testing.B) {
	for _, tt := range []struct{ label, operation, value string }{
		{"SSN", `"operator":"mask"`, "123-45-6789"},
		{"SSN", `"operator":"hash"`, "123-45-6789"},
		{"CUSTOMER_ID", `"operator":"pseudonym"`, "C-10017-XK"},
		{"CREDIT_CARD", `"operator":"pseudonym"`, "4111 1111 1111 1111"},
		{"EMAIL_ADDRESS", `"operator":"pseudonym"`, "john.doe@example.com"},
		{"SSN", `"operator":"fpe"`, "123-45-6789"},
		{"SSN", `"operator":"encrypt"`, "123-45-6789"},
		{"DOB", `"operator":"shift"`, "1985-02-03"},
		{"CREDIT_CARD", `"operator":"fake"`, "4111 1111 1111 1111"},
	} {
		m := withPolicy(b, forLabel(tt.label, tt.operation))
		b.Run(tt.label+tt.operation[len(`"operator":`):], func(b *testing.B) {
			b.ReportAllocs()
			dst := make([]byte, 0, 256)
			for b.Loop() {
				m.AppendMask(dst, tt.label, tt.value)
			}
		})
	}
	base := newMasker(b, nil)
	p, err := ParsePolicy([]byte(patientPolicy))
	if err != nil {
		b.Fatal(err)
	}
	b.Run("With", func(b *testing.B) {
		for b.Loop() {
			base.With(p, testKeys)
		}
	})
}
