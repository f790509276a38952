package fake

import (
	"crypto/sha256"
	"encoding/binary"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler"
)

// timesOf is how often a test makes fakes of a label.
var timesOf = longtest.Watched(10_000, 200)

var update = flag.Bool("update", false, "write the golden file anew")

// seed is the seed of the n-th fake of a value.
func seed(value string, n int) [32]byte {
	return sha256.Sum256(binary.BigEndian.AppendUint64([]byte(value), uint64(n)))
}

// TestNumbersAreValid makes fakes of every form of every kind and asks the
// profiler about each. Each fake is the original of the next.
func TestNumbersAreValid(t *testing.T) {
	for label, k := range kinds() {
		for i, f := range k.forms {
			s := NewStream(seed(string(label), i))
			original, ok := f.sample(s)
			if !ok {
				t.Errorf("%s: no number has the form %s", label, f.pattern)
				continue
			}
			if label == "FI_PERSONAL_IDENTITY_CODE" && len(original) == 10 {
				original = original[:6] + "-" + original[6:]
			}
			for n := range max(timesOf/len(k.forms), 20) {
				s.Seed(seed(original, n))
				out, ok := Append(nil, label, original, "", s)
				fake := string(out)
				switch {
				case !ok:
					t.Fatalf("%s: no fake of a number of the form %s", label, f.pattern)
				case fake == original:
					t.Fatalf("%s: the fake is the value (form %s)", label, f.pattern)
				case label == "SSN": // as nobody's number
					if profiler.Valid(label, fake) || profiler.Valid("US_ITIN", fake) || fake[0] != '9' {
						t.Fatalf("%s can be somebody's number", fake)
					}
				case !profiler.Valid(label, fake):
					t.Fatalf("%s: %s is not valid (form %s)", label, fake, f.pattern)
				}
				original = fake
			}
		}
	}
}

// sample makes a number of the form from one that has nothing to keep.
func (f *form) sample(s *Stream) (string, bool) {
	original := []byte(strings.Repeat("*", f.length))
	const tries = 10_000
	for range tries {
		out, ok := f.appendFake(nil, original, s)
		if !ok || f.only == nil || f.only(out) {
			return string(out), ok
		}
	}
	return "", false
}

// TestSamples holds what is true of the fakes of all values.
func TestSamples(t *testing.T) {
	times := timesOf / 4
	for _, tt := range samples {
		distinct := map[string]bool{}
		s := new(Stream)
		isValid := profiler.Valid(tt.label, tt.value)
		for n := range times {
			s.Seed(seed(tt.value, n))
			out, ok := Append([]byte("before "), tt.label, tt.value, "", s)
			fake, before := strings.CutPrefix(string(out), "before ")
			if !ok || !before {
				t.Fatalf("%s: no fake of %q behind other bytes", tt.label, tt.value)
			}
			if fake == tt.value {
				t.Fatalf("%s: the fake of %q is the value", tt.label, tt.value)
			}
			if isValid && tt.label != "SSN" && !profiler.Valid(tt.label, fake) {
				t.Fatalf("%s: the fake %q of %q is not valid", tt.label, fake, tt.value)
			}
			if !utf8.ValidString(fake) {
				t.Fatalf("%s: the fake of %q is not UTF-8", tt.label, tt.value)
			}
			distinct[fake] = true
		}
		if want := tt.distinct * times / 10_000; len(distinct) < want || len(distinct) < min(tt.distinct, 2) {
			t.Errorf("%s: %d fakes of %q among %d, want at least %d", tt.label, len(distinct), tt.value, times, want)
		}
	}
}

// TestSpellingStays holds the separators and the letter case of numbers.
func TestSpellingStays(t *testing.T) {
	shape := func(s string) string {
		small := hasSmall(s)
		return strings.Map(func(c rune) rune {
			switch {
			case c < utf8.RuneSelf && isAlnum(byte(c)):
				if small {
					return 'a'
				}
				return 'A'
			}
			return c
		}, s)
	}
	for _, tt := range samples {
		if len(numberKinds()[tt.label].formsOf()) == 0 {
			continue
		}
		s := new(Stream)
		for n := range 100 {
			s.Seed(seed(tt.value, n))
			out, _ := Append(nil, tt.label, tt.value, "", s)
			got, want := shape(string(out)), shape(tt.value)
			if len(got) != len(want) || strings.Trim(got, "aA") != strings.Trim(want, "aA") {
				t.Errorf("%s: %q became %q", tt.label, tt.value, out)
				break
			}
			for i := range want {
				if !isAlnum(want[i]) && got[i] != want[i] || hasSmall(tt.value) && hasCapital(string(out)) {
					t.Errorf("%s: %q became %q", tt.label, tt.value, out)
					break
				}
			}
		}
	}
}

func (k *kind) formsOf() []*form {
	if k == nil {
		return nil
	}
	return k.forms
}

// TestSpaceStays holds the white space around a value.
func TestSpaceStays(t *testing.T) {
	for _, tt := range samples {
		bare, _ := Append(nil, tt.label, tt.value, "", NewStream(seed("", 1)))
		spaced, ok := Append(nil, tt.label, " \t"+tt.value+"\n", "", NewStream(seed("", 1)))
		if !ok || string(spaced) != " \t"+string(bare)+"\n" {
			t.Errorf("%s: %q became %q with space around it, and %q without", tt.label, tt.value, spaced, bare)
		}
	}
}

// TestGolden pins which fake belongs to which seed. When it fails because the
// mapping was changed on purpose, [Version] is another one.
func TestGolden(t *testing.T) {
	var b strings.Builder
	fmt.Fprintf(&b, "# Fakes of the samples, version %d. Written by go test -update.\n", Version)
	for _, tt := range samples {
		for n := range 2 {
			out, _ := Append(nil, tt.label, tt.value, "", NewStream(seed(tt.value, n)))
			fmt.Fprintf(&b, "%s\t%s\t%s\n", tt.label, tt.value, out)
		}
	}
	path := filepath.Join("testdata", "golden.tsv")
	if *update {
		if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), b.String()); diff != "" {
		t.Errorf("other fakes than in %s (-want +got):\n%s", path, diff)
	}
}

// leftOut are the labels that there are no fakes for, and why.
var leftOut = map[privet.Label]string{
	"NONE":              "it is no kind of data",
	"UNKNOWN":           "it is no kind of data",
	"FREE_TEXT":         "what is inside is masked by its own labels",
	"PRIVATE_MESSAGE":   "a made-up text would say something else",
	"BROWSING_HISTORY":  "a list of anything",
	"PURCHASE_HISTORY":  "a list of anything",
	"CRIMINAL_RECORD":   "a made-up crime would say something of somebody",
	"EMPLOYMENT_STATUS": "there is no list of its values",
	"BIOMETRIC":         "a recording or its encoding",
	"FACE_PHOTO":        "a recording or its encoding",
	"VOICE_RECORDING":   "a recording or its encoding",
	"NEURAL_DATA":       "a recording or its encoding",
	"GCP_CREDENTIALS":   "a document, whose parts have labels of their own",
}

// TestLabels holds that there are fakes for every label but those left out, and
// that each kind says what it does.
func TestLabels(t *testing.T) {
	has := map[privet.Label]bool{}
	last := privet.Label("")
	for l, doc := range Labels() {
		if !l.IsBuiltIn() || doc == "" || !strings.HasSuffix(doc, ".") || l <= last {
			t.Errorf("%s: built in %v, doc %q, behind %s", l, l.IsBuiltIn(), doc, last)
		}
		has[l], last = true, l
	}
	for l := range privet.Labels() {
		if has[l] == (leftOut[l] != "") {
			t.Errorf("%s: has fakes %v, is left out %v", l, has[l], leftOut[l] != "")
		}
	}
}

// TestNotUnderstood holds that what is no value of its kind gets no fake.
func TestNotUnderstood(t *testing.T) {
	for _, tt := range []struct {
		label privet.Label
		value string
	}{
		{"SSN", ""}, {"SSN", "   "}, {"SSN", "12345"}, {"SSN", "n/a"}, {"SSN", "123-45-678O"}, {"SSN", strings.Repeat("1", 100)},
		{"IBAN", "XX12345678901234"}, {"CREDIT_CARD", "1234"}, {"EMAIL_ADDRESS", "nobody"}, {"EMAIL_ADDRESS", "a b@c.de"},
		{"DOB", "yesterday"}, {"DOB", "1985-13-45"}, {"IP_ADDRESS", "1.2.3"}, {"IP_ADDRESS", "999.1.1.1"}, {"URL", "not an address"},
		{"PHONE_NUMBER", "call me"}, {"PHONE_NUMBER", "12"}, {"PERSON", "12345"}, {"PERSON", "!!!"}, {"GENDER", "perhaps"},
		{"CRYPTO_ADDRESS", "0xZZ"}, {"JSON_WEB_TOKEN", "a.b.c"}, {"AGE", "several"}, {"CITY", strings.Repeat("x", MaxLength+1)},
		{"NONE", "anything"}, {"MY_OWN_LABEL", "anything"}, {"PASSWORD", strings.Repeat("x", MaxLength+1)},
	} {
		if out, ok := Append([]byte("before"), tt.label, tt.value, "", NewStream(seed("", 0))); ok || string(out) != "before" {
			t.Errorf("%s: %.40q became %q", tt.label, tt.value, out)
		}
	}
}

// TestLocale holds that a locale is followed where the script allows it.
func TestLocale(t *testing.T) {
	in := func(locale, list string) func(string) bool {
		return func(s string) bool {
			x := books().byLocale[locale]
			for _, words := range [][]string{x.given[noGender], x.given[male], x.given[female], x.family[noGender], x.family[male], x.family[female], x.towns} {
				if contains(words, s) {
					return true
				}
			}
			return false
		}
	}
	for _, tt := range []struct {
		label         privet.Label
		value, locale string
		holds         func(fake string) bool
	}{
		{"FIRST_NAME", "Peter", "pl", in("pl", "given")},
		{"LAST_NAME", "Miller", "de-AT", in("de", "family")},
		{"LAST_NAME", "Miller", "hi_IN", in("hi-Latn", "family")},
		{"FIRST_NAME", "Иван", "bg", in("bg", "given")},
		{"FIRST_NAME", "Peter", "ja", in("ja-Latn", "given")},
		{"CITY", "Springfield", "fr", in("fr", "town")},
		{"PHONE_NUMBER", "07911 123456", "en-GB", func(s string) bool { return strings.HasPrefix(s, "07700 900") }},
		{"PHONE_NUMBER", "030 12345678", "de", func(s string) bool { return strings.HasPrefix(s, "030 231") || strings.HasPrefix(s, "0") }},
		{"JOB_TITLE", "Engineer", "de", func(s string) bool { return contains(wordBook().lists["job"]["de"], s) }},
	} {
		for n := range 50 {
			out, ok := Append(nil, tt.label, tt.value, tt.locale, NewStream(seed(tt.value, n)))
			if !ok || !tt.holds(string(out)) {
				t.Errorf("%s: %q with %s became %q", tt.label, tt.value, tt.locale, out)
				break
			}
		}
	}
}

// TestNamesStayAlike holds the script, the number of words, the titles and the
// letter case of names, and the gender where the given name tells it.
func TestNamesStayAlike(t *testing.T) {
	for _, tt := range []struct {
		value string
		holds func(fake string) bool
	}{
		{"John Smith", func(s string) bool { return isTitled(s, 2) && books().look(firstOf(s)).given>>male&1 == 1 }},
		{"Doris Smith", func(s string) bool { return books().look(firstOf(s)).given>>female&1 == 1 }},
		{"JOHN SMITH", func(s string) bool { return s == strings.ToUpper(s) }},
		{"smith, john", func(s string) bool { return s == strings.ToLower(s) && strings.Contains(s, ", ") }},
		{"Dr. John von Smith Jr.", func(s string) bool {
			return strings.HasPrefix(s, "Dr. ") && strings.HasSuffix(s, " Jr.") && strings.Contains(s, " von ")
		}},
		{"J. R. Smith", func(s string) bool { r := []rune(s); return len(r) > 6 && r[1] == '.' && r[4] == '.' }},
		{"Мария Иванова", func(s string) bool {
			return scriptOf(s) == unicode.Cyrillic && books().look(firstOf(s)).given>>female&1 == 1 && books().look(lastOf(s)).family>>male&1 == 0
		}},
		{"王小明", func(s string) bool { return scriptOf(s) == unicode.Han && utf8.RuneCountInString(s) <= 4 }},
	} {
		for n := range 200 {
			out, ok := Append(nil, "PERSON", tt.value, "", NewStream(seed(tt.value, n)))
			if !ok || !tt.holds(string(out)) {
				t.Errorf("%q became %q", tt.value, out)
				break
			}
		}
	}
}

func firstOf(s string) string { return strings.Fields(s)[0] }
func lastOf(s string) string  { f := strings.Fields(s); return f[len(f)-1] }

func isTitled(s string, words int) bool {
	f := strings.Fields(s)
	for _, w := range f {
		if caseOf(w) != titleCase {
			return false
		}
	}
	return len(f) == words
}

// TestAllocations holds that a fake costs no more than two allocations.
func TestAllocations(t *testing.T) {
	s := new(Stream)
	dst := make([]byte, 0, 1024)
	for _, tt := range samples {
		n := 0
		got := testing.AllocsPerRun(50, func() {
			s.Seed(seed("", n))
			n++
			Append(dst, tt.label, tt.value, "", s)
		})
		most := 1.0
		if tt.label == "BASIC_AUTH_HEADER" {
			most = 4 // it is decoded and encoded
		}
		if got > most {
			t.Errorf("%s: %v allocations for a fake of %q", tt.label, got, tt.value)
		}
	}
}

// TestProfilerFindsFakes holds that a column of fakes is taken for what it was.
func TestProfilerFindsFakes(t *testing.T) {
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		label privet.Label
		name  string
		value string
	}{
		{"EMAIL_ADDRESS", "contact", "john.doe@example.com"}, {"CREDIT_CARD", "card", "4111 1111 1111 1111"}, {"IBAN", "account", "DE89 3704 0044 0532 0130 00"},
		{"SSN", "ssn", "123-45-6789"}, {"PHONE_NUMBER", "phone", "+49 89 12345678"}, {"IP_ADDRESS", "client", "8.8.8.8"}, {"DOB", "date_of_birth", "1985-02-03"},
		{"PERSON", "name", "John Smith"}, {"FIRST_NAME", "first_name", "John"}, {"LAST_NAME", "last_name", "Smith"}, {"CITY", "city", "Hamburg"}, {"ZIP_CODE", "zip", "90210"},
		{"MAC_ADDRESS", "hardware", "00:1a:2b:3c:4d:5e"}, {"UK_NHS", "nhs number", "943 476 5919"}, {"VIN", "vin", "1M8GDM9AXKP042788"},
		{"GENDER", "gender", "female"}, {"JOB_TITLE", "job title", "Software Engineer"}, {"COUNTRY", "country", "Germany"},
	} {
		column := profiler.Column{Name: tt.name}
		for n := range 60 {
			out, _ := Append(nil, tt.label, tt.value, "", NewStream(seed(tt.value, n)))
			column.Values = append(column.Values, string(out))
		}
		if got := p.Columns([]profiler.Column{column})[0].Label; got != tt.label {
			t.Errorf("a column of fakes of %q, such as %q, is %s and not %s", tt.value, column.Values[0], got, tt.label)
		}
	}
}

func BenchmarkAppend(b *testing.B) {
	for _, tt := range samples {
		b.Run(fmt.Sprintf("%s/%d", tt.label, len(tt.value)), func(b *testing.B) {
			s := new(Stream)
			dst := make([]byte, 0, 1024)
			b.ReportAllocs()
			for n := range b.N {
				s.Seed([32]byte{byte(n), byte(n >> 8), byte(n >> 16)})
				Append(dst, tt.label, tt.value, "", s)
			}
		})
	}
}

// TestConcurrentUse makes the same fakes in several goroutines.
func TestConcurrentUse(t *testing.T) {
	want := make([]string, len(samples))
	for i, tt := range samples {
		out, _ := Append(nil, tt.label, tt.value, "", NewStream(seed(tt.value, 7)))
		want[i] = string(out)
	}
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			s := new(Stream)
			for i, tt := range samples {
				s.Seed(seed(tt.value, 7))
				if out, _ := Append(nil, tt.label, tt.value, "", s); string(out) != want[i] {
					t.Errorf("%s: %q became %q and %q", tt.label, tt.value, want[i], out)
				}
			}
		})
	}
	group.Wait()
}
