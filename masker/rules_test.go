package masker

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/privet-go/privet"
)

func newMasker(t testing.TB, opts *Options) *Masker {
	t.Helper()
	m, err := New(opts)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// maskTests hold the promised table first, then the edges of each rule. The
// wanted values are written by hand.
var maskTests = []struct{ rule, value, want, reason string }{
	{"EMAIL_ADDRESS", "john.doe@example.com", "j***.d**@example.com", "promised"},
	{"EMAIL_ADDRESS", "a@b.co", "*@b.co", "promised"},
	{"DOB", "1985-02-03", "1985-**-**", "promised"},
	{"CREDIT_CARD", "4111 1111 1111 1111", "**** **** **** 1111", "promised"},
	{"SSN", "123-45-6789", "***-**-6789", "promised"},
	{"PHONE_NUMBER", "+1 (415) 555-0132", "+1 (***) ***-**32", "promised"},

	{"email", "a.bc-d_ef+g@sub.example.org", "*.b*-*_e*+*@sub.example.org", "each segment by itself"},
	{"email", " jo@example.com\t", " j*@example.com\t", "space around stays"},
	{"email", "jürgen.élan@münchen.de", "j*****.é***@münchen.de", "code points, not bytes"},
	{"email", "e\u0301a@b.co", "e\u0301*@b.co", "a mark belongs to its letter"},
	{"email", "e\u0301@b.co", "**@b.co", "one character in two code points"},
	{"email", `"a b@c"@example.com`, `*******@example.com`, "a quoted local part has no segments"},
	{"email", "j***.d**@example.com", "j***.d**@example.com", "it is masked already"},
	{"email", "anna.muster@annamuster.de", "a***.m*****@**********.de", "the domain spells the local part"},
	{"email", "jmuster@muster.co.uk", "j******@******.co.uk", "the local part holds a label of the domain"},
	{"email", "jörg@JÖRG.example.org", "j***@****.example.org", "in whichever case"},
	{"email", `"greta q"@greta-q.example`, `*********@greta-q.example`, "nothing in common but a part of a segment"},
	{"email", `"greta"@greta.example`, `*******@*****.example`, "in quotes"},
	{"email", "info@name.com", "i***@name.com", "nothing in common"},
	{"email", "jo@jo.example", "j*@**.example", "all of the local part is a label"},
	{"email", "john@doe@example.com", "********************", "two at signs"},
	{"email", "john doe@example.com", "********************", "a space"},
	{"email", "john@localhost", "**************", "no dot in the domain"},
	{"email", "john@127.0.0.1", "**************", "an IP address is no domain"},
	{"email", "john@-a.com", "***********", "a label begins with a hyphen"},
	{"email", "john@a..com", "***********", "an empty label"},
	{"email", "@example.com", "************", "no local part"},
	{"email", "..@b.co", "*******", "nothing to hide would be nothing hidden"},
	{"email", "j\xff@b.co", "*******", "invalid UTF-8"},
	{"email", "not an address", "**************", "free text"},

	{"date_of_birth", "03/02/1985", "**/**/1985", "day first or month first"},
	{"dob", "12/31/1985", "**/**/1985", "month first"},
	{"dob", "31.12.1985", "**.**.1985", "day first"},
	{"dob", "19850203", "1985****", "compact"},
	{"dob", "3 Feb 1985", "* *** 1985", "named month"},
	{"dob", "February 3, 1985", "******** *, 1985", "named month"},
	{"dob", "Sunday, 3 February 1985", "******, * ******** 1985", "weekday"},
	{"dob", "3 février 1985", "* ******* 1985", "French"},
	{"dob", "1985年2月3日", "1985年*月*日", "units"},
	{"dob", "1985년 12월 3일", "1985년 **월 *일", "units and spaces"},
	{"dob", "1985-**-**", "1985-**-**", "masked already"},
	{"dob", "*** 1985 ** 23", "**************", "two numbers are shown"},
	{"dob", "***-**-6789", "***********", "a number that is no year"},
	{"dob", "T1985***", "********", "a letter that is of no form"},
	{"dob", "03/02/85", "**/**/**", "a year of two digits shows nothing"},
	{"dob", "3-Feb-85", "*-***-**", "a year of two digits shows nothing"},
	{"dob", "1985", "****", "showing the year would show all"},
	{"dob", "1985-13-03", "**********", "no month 13"},
	{"dob", "1985-02-30", "**********", "no 30 February"},
	{"dob", "30 February 1985", "****************", "no 30 February"},
	{"dob", "1985-02-0*", "**********", "masked in part"},
	{"dob", "1850 Main Street", "****************", "a house number is no year"},
	{"dob", "123456789", "*********", "a number"},
	{"DATE_TIME", "2024-01-31T23:59:59.5Z", "2024-**-**T**:**:**.*Z", "T and Z are of the form"},
	{"DATE_TIME", "2024-01-31 23:59:59+01:00", "2024-**-** **:**:**+**:**", "time zone"},
	{"DATE_TIME", "20240131T235959Z", "2024****T******Z", "compact"},
	{"DATE_TIME", "1/2/2024 3:04 PM", "*/*/2024 *:** **", "AM and PM"},
	{"DATE_TIME", "2024-01-31 25:00", "****************", "no hour 25"},

	{"CREDIT_CARD", "4111-1111-1111-1112", "****-****-****-1112", "no check digit is demanded"},
	{"CREDIT_CARD", "411111111111", "********1111", "the shortest"},
	{"CREDIT_CARD", "41111111111", "***********", "too short"},
	{"CREDIT_CARD", "41111111111111111111", "********************", "too long"},
	{"CREDIT_CARD", "4111 1111 1111 111a", "*******************", "a letter"},
	{"SSN", "123456789", "*****6789", "plain"},
	{"SSN", "123 45 6789", "*** ** 6789", "spaces"},
	{"SSN", "12-345-6789", "***********", "parted elsewhere"},
	{"SSN", "12345678", "********", "too short"},
	{"PHONE_NUMBER", "+442079460958", "+44********58", "a code of two digits"},
	{"PHONE_NUMBER", "+353 20 910 0000", "+353 ** *** **00", "a code of three digits"},
	{"PHONE_NUMBER", "+210 20 910 0000", "+*** ** *** **00", "210 is not assigned"},
	{"PHONE_NUMBER", "020 7946 0958", "*** **** **58", "no plus, no code"},
	{"PHONE_NUMBER", "555-0132", "***-**32", "the shortest"},
	{"PHONE_NUMBER", "555-01", "******", "too short"},
	{"PHONE_NUMBER", "555-0132 ext. 5", "***************", "letters"},
	{"FAX_NUMBER", "(+49) 30 901820", "(+49) ** ****20", "the plus in parentheses"},

	{"PERSON", "John Q. O'Brien-Smith", "J*** *. *'B****-S****", "each word"},
	{"PERSON", "王小明", "王**", "no case"},
	{"PERSON", "E\u0301lan", "E\u0301***", "a mark belongs to its letter"},
	{"FIRST_NAME", "Li", "L*", "two characters"},
	{"FIRST_NAME", "X", "*", "one character"},
	{"LAST_NAME", "R2D2", "****", "a digit"},
	{"PERSON", "john@example.com", "****************", "a sign"},
	{"PERSON", "---", "***", "separators only"},

	{"IBAN", "DE89 3704 0044 0532 0130 00", "**** **** **** **** **30 00", "last four"},
	{"IBAN", "GB82WEST12345698765432", "******************5432", "letters in it"},
	{"IBAN", "8982WEST12345698765432", "**********************", "no country"},
	{"BANK_ACCOUNT", "12345678901", "*******8901", "nine digits or more"},
	{"BANK_ACCOUNT", "12-345678", "**-******", "short"},
	{"BANK_ACCOUNT", "AB-12345678", "**-********", "letters"},
	{"URL", "https://example.com/u/42?q=a", "https://*******.***/*/**?*=*", "scheme"},
	{"URL", "secret://example.com", "********************", "a scheme that nobody knows"},

	{"IP_ADDRESS", "192.168.0.1", "***.***.*.*", "separators"},
	{"PASSPORT", "C01X-00T47", "****-*****", "separators"},
	{"PASSPORT", "😀٣-1", "**-*", "signs and digits of any script"},
	{"PASSPORT", "a\xff-\xc3", "**-*", "a bad byte is a code point"},
	{"PASSPORT", "---", "***", "separators only"},
	{"GENDER", "female", "*", "one length"},
	{"MARITAL_STATUS", "not married", "*", "one length"},
	{"BLOOD_TYPE", "AB+", "*", "one length"},
	{"RELIGION", "none", "*", "one length"},
	{"UNKNOWN", "yes", "*", "its length would tell"},
	{"UNKNOWN", "Nein", "*", "its length would tell"},
	{"UNKNOWN", "4 people", "********", "whole"},
	{"NONE", "4 people", "4 people", "as it is"},

	{"PASSWORD", "pass word-1", "***********", "separators too"},
	{"SALARY", "$85,000.00", "**********", "separators too"},
	{"AGE", "42", "**", "all"},
	{"SSN", "", "", "empty"},
	{"SSN", "**", "**", "all mask characters"},
	{"SSN", "   ", "***", "white space only"},
}

func TestMask(t *testing.T) {
	m := newMasker(t, nil)
	for _, tt := range maskTests {
		got, err := m.Mask(tt.rule, tt.value)
		if err != nil || got != tt.want {
			t.Errorf("Mask(%s, %q) = %q, %v; want %q: %s", tt.rule, tt.value, got, err, tt.want, tt.reason)
		}
	}
}

func TestUnknownRule(t *testing.T) {
	m := newMasker(t, nil)
	for _, rule := range []string{"", "SECRET_RULE", "ＳＳＮ", strings.Repeat("A", 1000)} {
		got, err := m.AppendMask([]byte("before"), rule, "secret value")
		if !errors.Is(err, ErrUnknownRule) || got != nil {
			t.Errorf("AppendMask with rule %q = %q, %v; want nil and ErrUnknownRule", rule, got, err)
		}
		if s, err := m.Mask(rule, "secret value"); s != "" || err == nil || err.Error() != "masker: unknown rule" {
			t.Errorf("Mask with rule %q = %q, %v", rule, s, err)
		}
	}
}

// TestRules holds that each label but NONE and UNKNOWN has a documented rule,
// under all its names, and that each category and each exception is in use.
func TestRules(t *testing.T) {
	m := newMasker(t, nil)
	docs := map[privet.Label]string{}
	for l, doc := range Rules() {
		docs[l] = doc
	}
	unused := map[privet.Category]bool{}
	for c := range categoryRules {
		unused[c] = c != privet.CategoryOther
	}
	for l := range privet.Labels() {
		delete(unused, l.Category())
		if l == privet.None || l == privet.Unknown {
			if docs[l] != "" {
				t.Errorf("%s has a rule", l)
			}
			continue
		}
		if categoryRules[l.Category()] == nil {
			t.Errorf("category %s of %s has no rule", l.Category(), l)
		}
		if !strings.HasSuffix(docs[l], ".") {
			t.Errorf("%s: doc %q is no sentence", l, docs[l])
		}
		for _, name := range append(l.Aliases(), string(l), l.Code(), strings.ToLower(string(l))) {
			if m.operator(name) != operator(ruleOf(l)) {
				t.Errorf("the name %s of %s leads to another rule", name, l)
			}
		}
	}
	delete(unused, privet.CategoryOther)
	for c := range unused {
		t.Errorf("category %s has a rule and no label", c)
	}
	for l, r := range labelRules {
		if !l.IsBuiltIn() || categoryRules[l.Category()] == r {
			t.Errorf("the exception for %s says nothing", l)
		}
	}
}

// checkLaws holds the laws of masking for one rule and one value.
func checkLaws(t *testing.T, l privet.Label, r *rule, value string) {
	t.Helper()
	const before = "before "
	out, understood := r.append([]byte(before), value)
	if !strings.HasPrefix(string(out), before) {
		t.Fatalf("%s: what was in dst is gone", l)
	}
	masked := string(out[len(before):])
	if (r == oneLength || r == whole && isYesOrNo(value)) && !isMasked(value) {
		if masked != "*" || !understood {
			t.Errorf("%s: %q gives %q", l, value, masked)
		}
		return
	}
	if got, want := utf8.RuneCountInString(masked), utf8.RuneCountInString(value); got != want {
		t.Errorf("%s: %q has %d code points, %q has %d", l, masked, got, value, want)
	}
	if !utf8.ValidString(masked) {
		t.Errorf("%s: %q is not valid UTF-8", l, masked)
	}
	if !understood && !isMasked(masked) {
		t.Errorf("%s: %q was not understood and shows %q", l, value, masked)
	}
	if value != "" && masked == value && !strings.ContainsRune(value, Mask) {
		t.Errorf("%s: %q comes out unchanged", l, value)
	}
	rest := value
	for _, c := range masked {
		r, size := utf8.DecodeRuneInString(rest)
		if c != Mask && c != r {
			t.Errorf("%s: %q has another character than %q", l, masked, value)
			break
		}
		rest = rest[size:]
	}
	if again, _ := r.append(nil, masked); string(again) != masked {
		t.Errorf("%s: %q is masked as %q, and that as %q", l, value, masked, again)
	}
}

func FuzzMask(f *testing.F) {
	for _, tt := range maskTests {
		f.Add(tt.value)
		f.Add(tt.want)
	}
	// One label for each rule is enough; all labels would run each rule often.
	labels := map[*rule]privet.Label{}
	for l := range privet.Labels() {
		if r := ruleOf(l); r != nil {
			labels[r] = l
		}
	}
	f.Fuzz(func(t *testing.T, value string) {
		for r, l := range labels {
			checkLaws(t, l, r, value)
		}
	})
}

func TestAppendMaskDoesNotAllocate(t *testing.T) {
	m := newMasker(t, nil)
	dst := make([]byte, 0, 256)
	for _, tt := range maskTests {
		if n := testing.AllocsPerRun(10, func() {
			if _, err := m.AppendMask(dst, tt.rule, tt.value); err != nil {
				t.Fatal(err)
			}
		}); n != 0 {
			t.Errorf("AppendMask(%s, %q) allocates %v times", tt.rule, tt.value, n)
		}
	}
}

// BenchmarkNamed is the part of AppendMask that finds the rule.
func BenchmarkNamed(b *testing.B) {
	m := newMasker(b, nil)
	for _, name := range []string{"EMAIL_ADDRESS", "email", "E-Mail"} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				m.operator(name)
			}
		})
	}
}

// BenchmarkAppendMask has one sub-benchmark for each rule and, as the floor, the
// copy of the same e-mail address.
func BenchmarkAppendMask(b *testing.B) {
	m := newMasker(b, nil)
	dst := make([]byte, 0, 256)
	b.Run("copy", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			dst = append(dst[:0], maskTests[0].value...)
		}
	})
	for _, c := range []struct{ rule, value string }{
		{"EMAIL_ADDRESS", "john.doe@example.com"}, {"DOB", "1985-02-03"}, {"CREDIT_CARD", "4111 1111 1111 1111"},
		{"SSN", "123-45-6789"}, {"PHONE_NUMBER", "+1 (415) 555-0132"}, {"PERSON", "Anna Maria Schmidt"},
		{"IBAN", "DE89 3704 0044 0532 0130 00"}, {"URL", "https://example.com/u/42?q=a"},
		{"PASSPORT", "C01X00T47"}, {"PASSWORD", "correct horse battery"},
	} {
		b.Run(c.rule, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				var err error
				if dst, err = m.AppendMask(dst[:0], c.rule, c.value); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// junk gives values of many scripts and lengths that are none of any kind: runs of
// one character, and random strings of one alphabet or of all.
func junk(random *rand.Rand) []string {
	alphabets := []string{
		"0123456789", "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJ 0123456789-", "éüßøçñ", "абвгдеёЖЗИ", "αβγδΩ", "漢字仮名", "한국어", "العربية", "עברית", "हिन्दी",
		"ไทย", "🙂🙃🚀", "\u0301\u0308\u200d\ufeff", " \t\n\r", "+-.,:;/\\()[]{}<>|=_", "@.-a", "*", "*a1", "\x00\x01\x7f", "\xff\xc3\xe2\x80", "١٢٣٤٥٦", "１２３",
	}
	var all []string
	for _, letters := range alphabets {
		runes := []rune(letters)
		if !utf8.ValidString(letters) {
			runes = nil
		}
		for _, n := range []int{1, 2, 3, 4, 5, 8, 9, 11, 16, 22, 40, 300} {
			var b strings.Builder
			for range n {
				if runes == nil {
					b.WriteByte(letters[random.IntN(len(letters))])
				} else {
					b.WriteRune(runes[random.IntN(len(runes))])
				}
			}
			all = append(all, b.String(), strings.Repeat(string([]rune(letters)[:1]), n))
		}
	}
	return all
}

// TestNothingPassesUnchanged masks junk by the default rule of every label.
func TestNothingPassesUnchanged(t *testing.T) {
	m := newMasker(t, nil)
	random := rand.New(rand.NewPCG(1, 2))
	labels := 0
	for l := range Rules() {
		labels++
		for _, value := range junk(random) {
			masked, err := m.Mask(string(l), value)
			if err != nil {
				t.Fatal(err)
			}
			if masked == value && !strings.ContainsRune(value, Mask) {
				t.Errorf("%s: %q comes out unchanged", l, value)
			}
		}
	}
	if labels < 250 {
		t.Errorf("only %d labels", labels)
	}
}

// TestOperatorsPassNothing masks junk by each keyed operator, for a label of each
// treatment. Only fpe may map a value to itself, one in a million or fewer.
func TestOperatorsPassNothing(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	values := append(junk(random), seedValues...)
	for _, operation := range []string{`"operator":"hash"`, `"operator":"pseudonym"`, `"operator":"encrypt"`, `"operator":"fpe"`, `"operator":"shift"`,
		`"operator":"noise","ratio":0.1`, `"operator":"fake"`, `"operator":"truncate","length":3`, `"operator":"mask","keepFirst":2,"keepLast":2`} {
		for _, l := range []string{"PERSON", "EMAIL_ADDRESS", "CREDIT_CARD", "DOB", "PHONE_NUMBER", "SSN", "IP_ADDRESS"} {
			if strings.Contains(operation, "fake") && !hasFakes(privet.Label(l)) {
				continue
			}
			m := withPolicy(t, forLabel(l, operation))
			for _, value := range values {
				masked, err := m.Mask(l, value)
				if err != nil {
					t.Fatalf("%s, %s: %v", l, operation, err)
				}
				if masked == value && !isMasked(value) {
					t.Errorf("%s, %s: %q comes out unchanged", l, operation, value)
				}
			}
		}
	}
}
