package columns

import (
	"bytes"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/columns/headings"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads the end of a header where it only says more about what stands
// before it. The name in dx_name is that of a condition and not of a person, the
// value in race_source_value is a race, the time in birth_time is that of a birth,
// and a name behind what a thing is called is the name of the thing.

// A tailRole is what can stand behind the phrases of a kind without changing what
// the column is about.
type tailRole uint8

const (
	tailNamed    tailRole = 1 << iota // name or description: its values are words
	tailCoded                         // code: it has codes of its own
	tailDated                         // date or time
	tailNumbered                      // number: it is one
	tailPaid                          // amount, a currency or a time for which it is paid
	tailTyped                         // type or indicator
	tailLand                          // country: it is that of one
	tailAged                          // years
)

// tailLabels are the labels that have such roles.
var tailLabels = lazy.Value[map[privet.Label]tailRole]{Make: func() map[privet.Label]tailRole {
	return map[privet.Label]tailRole{
		"MEDICAL_CONDITION": tailNamed, "MEDICATION": tailNamed, "GENDER": tailNamed | tailCoded | tailTyped, "ETHNICITY": tailNamed | tailCoded,
		"MARITAL_STATUS": tailNamed | tailCoded, "RELIGION": tailNamed | tailCoded, "NATIONALITY": tailNamed | tailCoded | tailLand,
		"COUNTRY": tailNamed | tailCoded,
		"STATE":   tailNamed | tailCoded, "CITY": tailNamed, "LOCATION": tailNamed, "JOB_TITLE": tailNamed, "ORGANIZATION": tailNamed,
		"POLITICAL_OPINION": tailNamed | tailCoded, "SEXUAL_ORIENTATION": tailNamed | tailCoded, "TRADE_UNION": tailNamed,
		"IMMIGRATION_STATUS": tailNamed | tailCoded,
		"DOB":                tailDated, "DATE_TIME": tailDated,
		"PHONE_NUMBER": tailNumbered, "FAX_NUMBER": tailNumbered, "ZIP_CODE": tailNumbered | tailCoded, "LICENSE_PLATE": tailNumbered,
		"VIN": tailNumbered, "IMEI": tailNumbered,
		"EMPLOYEE_ID": tailNumbered, "CUSTOMER_ID": tailNumbered, "STUDENT_ID": tailNumbered, "AGE": tailNumbered | tailAged, "BLOOD_TYPE": tailTyped,
		"SALARY": tailPaid, "MEDICAL_RECORD_NUMBER": tailNumbered, "HEALTH_PLAN_ID": tailNumbered,
	}
}}

// roleOf is the role of a kind, if it is one.
func (x HeaderIndex) roleOf(kind int) tailRole {
	if kind < 0 {
		return 0
	}
	return x.roles[kind]
}

// tailRoles gives the roles of each kind.
func tailRoles(kinds []kind) []tailRole {
	roles := make([]tailRole, len(kinds))
	for i, k := range kinds {
		roles[i] = tailLabels.Get()[k.Label]
		switch k.Label.Category() {
		case privet.CategoryGovernment, privet.CategoryBank, privet.CategoryCard:
			roles[i] |= tailNumbered
		}
	}
	return roles
}

// Words that end a header without saying what the column is about, as they are
// spelled out by headerWords.
var (
	nameTailWords       = &wordset.WordList{File: "columns", Set: "nameTailWords"}
	describingTailWords = &wordset.WordList{File: "columns", Set: "describingTailWords"}
	codeTailWords       = &wordset.WordList{Text: "code kod codigo kode"}
	numberTailWords     = &wordset.WordList{File: "columns", Set: "numberTailWords"}
	paidTailWords       = &wordset.WordList{File: "columns", Set: "paidTailWords"}
	typeTailWords       = &wordset.WordList{Text: "type indicator ind flag flg id"}
	agedTailWords       = &wordset.WordList{File: "columns", Set: "agedTailWords"}
	landTailWords       = &wordset.WordList{Text: "country land pays pais paese"}
	valueTailWords      = &wordset.WordList{Text: "value raw text string val valor wert"}
	dateTailWords       = &wordset.WordList{File: "columns", Set: "dateTailWords"}
)

// passingWords stand before the name of a person and say how far it is known.
var passingWords = &wordset.WordList{File: "columns", Set: "passingWords"}

// cutTail drops the phrases at the end of a header of n words that only say more
// about the phrase before them, and gives the number of words that are left.
func (x HeaderIndex) cutTail(h *HeaderScratch, n int) int {
	for {
		last := h.phraseBefore(n)
		if last == nil || last.from == 0 {
			return n
		}
		if !slices.ContainsFunc(h.spans, func(s headerSpan) bool {
			return s.to == last.from && !h.isInside(&s) && x.isAbout(s.phrase, last.phrase)
		}) {
			return n
		}
		n = last.from
		h.spans = slices.DeleteFunc(h.spans, func(s headerSpan) bool { return s.to > n })
	}
}

// phraseBefore gives a phrase that ends at n words and is in no longer one, or nil.
func (h *HeaderScratch) phraseBefore(n int) *headerSpan {
	for i := range h.spans {
		if s := &h.spans[i]; s.to == n && !h.isInside(s) {
			return s
		}
	}
	return nil
}

// isAbout reports whether the last phrase of a header only says more about the
// phrase before it.
func (x HeaderIndex) isAbout(before, last *headerPhrase) bool {
	if before.kind == notPersonal {
		return nameTailWords.Words()[last.text] && !passingWords.Words()[before.text] || before.text == "source" && valueTailWords.Words()[last.text]
	}
	role := x.roleOf(before.kind)
	switch {
	case role&tailNamed != 0 && (nameTailWords.Words()[last.text] || describingTailWords.Words()[last.text] || last.text == "source" ||
		valueTailWords.Words()[last.text]),
		role&tailCoded != 0 && codeTailWords.Words()[last.text],
		role&tailDated != 0 && dateTailWords.Words()[last.text],
		role&tailTyped != 0 && typeTailWords.Words()[last.text],
		role.isNeutral(last.text),
		!before.ambiguous && valueTailWords.Words()[last.text]:
		return true
	}
	return false
}

// unitWords are those of them that other words begin with.
var unitWords = [...]string{"jahre", "jahren"}

// isNeutral reports whether a word beside a phrase of the role says nothing that the
// phrase does not: the number in "passport number", the currency in "salary usd".
func (role tailRole) isNeutral(word string) bool {
	return role&tailNumbered != 0 && numberTailWords.Words()[word] || role&tailPaid != 0 && paidTailWords.Words()[word] || role&tailLand != 0 &&
		landTailWords.Words()[word] ||
		role&tailAged != 0 && agedTailWords.Words()[word]
}

// opaqueWords are words of headers that say nothing.
var opaqueWords = &wordset.WordList{File: "columns", Set: "opaqueWords"}

// opaqueHeadings are phrases for what is not personal that say nothing where nothing
// stands beside them.
var opaqueHeadings = &wordset.WordList{File: "columns", Set: "opaqueHeadings"}

// wrappingWords are those of the paths of documents that stand around what a value is: maritalStatus.coding[].display is a
// marital status.
var wrappingWords = &wordset.WordList{File: "columns", Set: "wrappingWords"}

// withoutWrapping leaves such words out, unless there are no others.
func withoutWrapping(words [][]byte) [][]byte {
	isWrapping := func(w []byte) bool { return wrappingWords.Words()[string(w)] }
	if !slices.ContainsFunc(words, isWrapping) || !slices.ContainsFunc(words, func(w []byte) bool { return !isWrapping(w) }) {
		return words
	}
	return slices.DeleteFunc(words, isWrapping)
}

// opaquePathWords are such words. One of them alone may be the name of a column.
var opaquePathWords = &wordset.WordList{File: "columns", Set: "opaquePathWords"}

// saysSomething reports whether an unknown word of a header is a word at all: four
// letters or more with a vowel among them, or two of another script than ASCII.
func saysSomething(w []byte) bool {
	if opaqueWords.Words()[string(w)] || neutralWords.Words()[string(w)] {
		return false
	}
	vowel := false
	for _, b := range w {
		switch b {
		case 'a', 'e', 'i', 'o', 'u', 'y':
			vowel = true
		}
		if b >= utf8.RuneSelf {
			return utf8.RuneCount(w) >= 2
		}
		if numeral.IsDigit(b) {
			return false
		}
	}
	return vowel && len(w) >= 4
}

// areShortWords reports whether the unknown words of a header are several that are cut short, of two
// letters or more, and stand for something in spite of that.
func areShortWords(words [][]byte) bool {
	n := 0
	for _, w := range words {
		if opaqueWords.Words()[string(w)] || neutralWords.Words()[string(w)] || len(w) < 2 {
			continue
		}
		for _, b := range w {
			if b < 'a' || b > 'z' {
				return false
			}
		}
		n++
	}
	return n >= 2
}

// eventHeaders are words for events in a life that name a column of dates only where
// dates are in it: an admission may as well be a kind of admission or its number.
var eventHeaders = lazy.Value[map[string]bool]{Make: func() map[string]bool {
	set := wordset.PhraseSet(lists.Words("columns", "eventHeaders")...)
	addPhrases(set, headings.Part("events"))
	addPhrases(set, headings.Part("passages"))
	addPhrases(set, headings.Part("visits"))
	return set
}}

// roleHeaders are words for what somebody is to somebody else, and suppliers, as they are in a
// header. Things have such names too.
var roleHeaders = lazy.Value[map[string]bool]{Make: func() map[string]bool {
	set := map[string]bool{}
	addPhrases(set, headings.Part("roles"))
	addPhrases(set, headings.Part("suppliers"))
	return set
}}

// addPhrases adds phrases with strokes between them, as a header is read.
func addPhrases(set map[string]bool, phrases []string) {
	var x HeaderScratch
	for _, phrase := range phrases {
		set[string(bytes.Join(x.HeaderWords(phrase), []byte(" ")))] = true
	}
}

// measuredHeaders are words for numbers of people that stand for measures as well: NIR is
// near infrared.
var measuredHeaders = lazy.Value[map[string]bool]{Make: func() map[string]bool { return wordset.PhraseSet("nir", "nir number", "fr nir") }}

// areMeasures reports whether half of the values or more that say something are measures.
func (p *Judge) areMeasures(values []string) bool { return p.areSo(values, 1, 5, isMeasure) }

// mostMeasured is how many digits before its point a number has at most that is measured
// rather than given out.
const mostMeasured = 9

// isMeasure reports whether a value is a number as things are measured in.
func isMeasure(v string) bool {
	whole, fraction, _ := strings.Cut(strings.TrimPrefix(v, "-"), ".")
	return whole != "" && len(whole) <= mostMeasured && chars.IsNumber(whole) && chars.IsNumber(fraction)
}

// areBirths reports whether half of the values or more that say something are years in
// which people who live may have been born.
func (p *Judge) areBirths(values []string) bool {
	return p.areSo(values, 1, 5, func(v string) bool { return len(v) == 4 && chars.IsNumber(v) && chars.YearIn(v) != 0 })
}

// areDates reports whether half of the values or more that say something are days.
func (p *Judge) areDates(values []string) bool { return p.areSo(values, 1, 5, dates.IsDate) }
