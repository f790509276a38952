package masker

import (
	"iter"
	"strings"

	"github.com/privet-go/privet"
)

// This file is the table of the default rules. A label is masked as the members
// of its category are, unless it has an entry of its own.

// A rule is a documented way to mask a value.
type rule struct {
	doc  string // one sentence: what stays
	trim bool   // white space around a value stays, and is not given to mask

	// mask masks a value where it stands: b holds it. It gives the length of what
	// stands in its place, and reports whether it understood the value, in which case
	// at most what doc says has stayed. What b holds counts for nothing otherwise.
	// mask takes a '*' for a letter or a digit, whichever fits. The value is not empty.
	mask func(b []byte, value string) (n int, understood bool)
}

// The rules that are not told by a grammar.
var (
	whole = &rule{
		doc:  "Nothing stays: each code point is masked, separators too; yes and no have one length.",
		mask: maskWhole,
	}
	oneLength = &rule{
		doc:  "Nothing stays: one mask character stands for any value.",
		mask: func(b []byte, _ string) (int, bool) { b[0] = Mask; return 1, true },
	}
	separators = &rule{
		doc:  "Separators stay; each letter, digit and other character is masked.",
		mask: maskHidden,
	}
)

// The rules that understand a grammar.
var (
	initials = &rule{mask: maskName, doc: "The first character of each word of two or more characters stays, and separators."}
	email    = &rule{mask: listed(maskEmail), trim: true,
		doc: "The first character of each segment of the local part and the domain stay, but for what spells the local part there, and what parts addresses."}
	phone       = &rule{mask: maskPhone, trim: true, doc: "The country calling code after a plus sign, the last two digits and separators stay."}
	year        = &rule{mask: maskDate, trim: true, doc: "A four-digit year, separators and the letters of the form (T, Z, 年) stay."}
	cardNumber  = &rule{mask: maskCard, trim: true, doc: "The last four digits and separators stay."}
	ssn         = &rule{mask: maskSSN, trim: true, doc: "The last four digits and separators stay."}
	iban        = &rule{mask: maskIBAN, trim: true, doc: "The last four characters and spaces stay."}
	bankAccount = &rule{mask: maskBankAccount, trim: true, doc: "The last four of nine or more digits and separators stay."}
	webAddress  = &rule{mask: maskURL, trim: true, doc: "The scheme and separators stay."}
)

// categoryRules say how the labels of a category are masked. Identifiers keep
// their form; what has no form, and what few values are possible of, shows
// nothing.
var categoryRules = map[privet.Category]*rule{
	privet.CategoryPerson:       initials,
	privet.CategoryContact:      separators,
	privet.CategoryLocation:     separators,
	privet.CategoryDate:         year,
	privet.CategoryDemographic:  whole,
	privet.CategorySensitive:    oneLength,
	privet.CategoryWork:         separators,
	privet.CategoryAccount:      separators,
	privet.CategoryOnline:       separators,
	privet.CategoryDevice:       separators,
	privet.CategoryVehicle:      separators,
	privet.CategoryCard:         whole,
	privet.CategoryBank:         separators,
	privet.CategoryCredential:   whole,
	privet.CategoryHealth:       separators,
	privet.CategoryBiometric:    whole,
	privet.CategoryGovernment:   separators,
	privet.CategoryOrganization: separators,
	privet.CategoryContent:      whole,
	privet.CategoryOther:        whole,
}

// labelRules are the exceptions.
var labelRules = map[privet.Label]*rule{
	"EMAIL_ADDRESS": email,
	"PHONE_NUMBER":  phone,
	"FAX_NUMBER":    phone,
	"SSN":           ssn,
	"URL":           webAddress,

	"CREDIT_CARD":            cardNumber,
	"CREDIT_CARD_EXPIRATION": separators,
	"IBAN":                   iban,
	"BANK_ACCOUNT":           bankAccount,

	// So few values are possible that the length tells which it is.
	"GENDER":         oneLength,
	"MARITAL_STATUS": oneLength,
	"BLOOD_TYPE":     oneLength,

	// A separator tells how large the number is.
	"SALARY":       whole,
	"CREDIT_SCORE": whole,

	// These hold free text or tokens, whose separators are part of the data.
	"HTTP_COOKIE":       whole,
	"USER_AGENT":        whole,
	"MEDICAL_CONDITION": whole,
	"MEDICATION":        whole,
}

// ruleOf is the default rule of a label. It is nil for the labels that are no
// kind of data.
func ruleOf(l privet.Label) *rule {
	if r := builtInRules[l]; r != nil {
		return r
	}
	return categoryRules[l.Category()]
}

// showsNothing reports whether the rule leaves nothing of a value to be seen, not even its form.
func (r *rule) showsNothing() bool { return r == whole || r == oneLength }

// builtInRules are the rules of the built-in labels.
var builtInRules = func() map[privet.Label]*rule {
	rules := map[privet.Label]*rule{}
	for l := range privet.Labels() {
		if rules[l] = labelRules[l]; rules[l] == nil {
			rules[l] = categoryRules[l.Category()]
		}
	}
	return rules
}()

// Rules gives each label that has a rule, in alphabetical order, with one
// sentence that says what the rule leaves to be seen. What does not have the
// form that the rule expects is masked whole.
func Rules() iter.Seq2[privet.Label, string] {
	return func(yield func(privet.Label, string) bool) {
		for l := range privet.Labels() {
			if r := ruleOf(l); r != nil && !yield(l, r.doc) {
				return
			}
		}
	}
}

// append appends the masked value to dst and reports whether the rule
// understood the value. What it does not understand it masks whole.
func (r *rule) append(dst []byte, value string) ([]byte, bool) {
	if value == "" {
		return dst, true
	}
	start := len(dst)
	dst = append(dst, value...)
	n, understood := r.cover(dst[start:], value)
	return dst[:start+n], understood
}

// cover is append for a value that is masked where it stands: b holds it. It gives
// the length of what stands in its place, which is no longer. The value is not empty.
func (r *rule) cover(b []byte, value string) (n int, understood bool) {
	if !isBare(value) {
		return r.coverOther(b, value)
	}
	if n, understood = r.mask(b, value); understood && hides(b, n, value) {
		return n, true
	}
	return coverWhole(b, value), false
}

// hides reports whether b[:n] hides something: it is not the value or, where the value is
// what the rule itself puts out, has mask characters. Otherwise the rule had nothing to say
// about the value, as about "---".
func hides(b []byte, n int, value string) bool {
	return b[0] != value[0] || differs(b[:n], value) || strings.IndexByte(value, Mask) >= 0
}

// isBare reports whether a value is not masked already and has no white space around it.
func isBare(value string) bool {
	first := value[0]
	return first > ' ' && first != Mask && value[len(value)-1] > ' '
}

// coverOther is cover for a value that is not bare.
func (r *rule) coverOther(b []byte, value string) (n int, understood bool) {
	if isMasked(value) {
		return len(value), true
	} else if n, understood = len(value), false; !r.trim {
		n, understood = r.mask(b, value)
	} else if from, to := trimSpace(value); from < to {
		n, understood = r.mask(b[from:to], value[from:to])
		n += from
		n += copy(b[n:], value[to:])
	}
	if understood && hides(b, n, value) {
		return n, true
	}
	return coverWhole(b, value), false
}

// apply makes a rule an [operator].
func (r *rule) apply(dst []byte, value string, _ *worker) ([]byte, bool, error) {
	dst, understood := r.append(dst, value)
	return dst, understood, nil
}
