package scan

import (
	"strings"

	"github.com/privet-go/privet/internal/numbers"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/demographics"
	"github.com/privet-go/privet/profiler/internal/internet"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/phones"
	"github.com/privet-go/privet/profiler/internal/secrets"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file says what a value must be for a grammar to take all of it. A search
// in a text cannot know that, since more text may stand around a match; a whole
// value that is too short for a grammar, or has a sign that it does not know,
// need not be shown to it. With that most values lead to no grammar at all, and
// the others to one or two.

// A wholeForm is what all values have that a grammar takes as a whole. It says
// too little rather than too much: what it lets through is still looked at by
// the grammar itself. The zero value lets everything through.
type wholeForm struct {
	// first are the characters that a value can begin with: 9 stands for a digit,
	// A for an ASCII letter and everything else for itself. A byte beyond ASCII
	// is possible when high is set. Empty means that it can be any.
	first string

	// heads are words of which a value begins with one, in any letter case. Where
	// there are any, first is derived from them.
	heads []string

	// signs are the ASCII characters beside letters and digits that can be in a
	// value; anySign means that all can. needs are those that must be.
	signs, needs string

	digits, mostDigits int // how many of them there are; 0 means no bound
	least, most        int // length in bytes; 0 means no bound

	noLetters bool // ASCII letters are not possible
	high      bool // bytes beyond ASCII are possible
	needsHigh bool // and one of them must be there

	// inside says that what leads to the grammar can stand behind the beginning of
	// the value, such as the @ of an address. The others are asked at the beginning
	// only: their matches start where they are asked.
	inside bool

	// atSign says that what leads to the grammar is the first sign of
	// the value, since only letters and digits stand before it.
	atSign bool

	// behindSpace are words of which one stands behind a space, in any letter case.
	behindSpace []string

	// never says that no value as a whole is taken, because a match always has
	// something before it or behind it.
	never bool
}

// anySign stands for all ASCII characters, the control characters included.
const anySign = "\x00 !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"

// wholeForms are those of the grammars, by the name of the recognizer; some have
// two. A grammar that is not here is shown every value.
var wholeForms = lazy.Value[map[string][]wholeForm]{Make: func() map[string][]wholeForm {
	// Behind the last group, which may begin just within the bound, an extension
	// may stand.
	const longestExtended = phones.LongestPhone + phones.MostPhoneDigits + len(" extension ") + phones.MostExtensionDigits
	phone := wholeForm{first: "9(", signs: "()-./, ", digits: phones.FewestPhoneDigits, most: longestExtended}
	international := []wholeForm{
		{first: "+", signs: "+()-./, ", digits: phones.FewestPhoneDigits + 1, most: 1 + longestExtended},
		{first: "(", signs: "+()-./, ", needs: "(+)", digits: phones.FewestPhoneDigits + 1, most: 1 + longestExtended, inside: true},
	}
	domain := wholeForm{first: "9A", signs: ".-", needs: ".", least: 4, high: true, inside: true}
	spelled := func(needs string, dots ...string) wholeForm {
		signs := "@._%+-' "
		if needs != " " {
			signs += "[](){}<>"
		}
		return wholeForm{first: "9A_", signs: signs, needs: needs, least: 7, inside: true, behindSpace: dots}
	}
	vat := func(prefixes ...string) wholeForm {
		return wholeForm{heads: prefixes, signs: " -./", digits: 6, least: 10, most: 24}
	}
	key := func(separator string, least int) wholeForm {
		return wholeForm{first: "A", signs: "_-.+/", needs: separator, least: least}
	}
	header := []string{"authorization", "proxy-authorization"}
	forms := map[string][]wholeForm{
		"card-track":        {{first: "%;", signs: anySign, needs: "?", digits: 8, high: true}},
		"iban":              {{first: "A", signs: " -", digits: 2, least: 15, most: 44}},
		"iban-mistyped":     {{first: "A", signs: " -", digits: 2, least: 15, most: 44}},
		"swift-code":        {{first: "A", signs: " ", least: 8, most: 14}},
		"bitcoin-address":   {{first: "9A", least: 26, most: 90}},
		"coin-address":      {{first: "9A", least: spec.LongestToken, most: secrets.LongestCoin}, {heads: []string{"bitcoincash:"}, least: 54, most: 54, inside: true}},
		"solana-address":    {{first: "9A", least: 43, most: 44}},
		"ipv4":              {{first: "9", signs: "./", needs: ".", digits: 4, least: 7, most: 19, noLetters: true}},
		"ipv6":              {{first: "9A:", signs: ":./%", needs: ":", least: 2, most: 80, inside: true}},
		"mac-address":       {{first: "9A", signs: anySign, least: 17, most: 17, high: true}, {first: "9A", signs: ".", needs: ".", least: 14, most: 14}},
		"mac-address-plain": {{first: "9A", least: 12, most: 12, high: true}},
		"url": {
			{first: "A", signs: anySign, needs: ":/", high: true, inside: true},
			{heads: []string{"www."}, signs: anySign, needs: ".", high: true},
			{first: "9A", signs: anySign, needs: "./", high: true, inside: true}},
		"email-address":                {{first: "9A_", signs: "@._%+-'", needs: "@.", least: 6, high: true, inside: true}},
		"email-spelled-out":            {spelled(" ", internet.DotWords...), spelled("[]"), spelled("()"), spelled("{}"), spelled("<>")},
		"phone-international":          international,
		"fax-international":            international,
		"phone-national":               {phone},
		"fax-national":                 {phone},
		"phone-in-north-american-form": {{first: "9+", signs: "+()-./, ", digits: 10, most: longestExtended}},
		"street-number-first":          {{first: "9A#", signs: " ',-.:#/", needs: " ", digits: 1, least: 4, high: true, inside: true}},
		"street-before-town":           {{first: "9A#", signs: " ',-.:#/&()", needs: " ", digits: 0, least: 4, high: true, inside: true}},
		"post-box":                     {{first: "A", signs: " _.-/\"#:", digits: 1, least: 4, high: true, inside: true}},
		"numbered-address":             {{first: "A", signs: " ,-.:#", needs: " ", digits: 1, least: 8}},
		"address-in-thai":              {{signs: " ,./-", digits: 1, least: 8, high: true, needsHigh: true, inside: true}},
		"address-in-vietnamese":        {{signs: " ,./-'", digits: 1, least: 6, high: true, inside: true}},
		"street-in-korean":             {{signs: " /-.", needs: " ", digits: 2, least: 9, high: true, needsHigh: true, inside: true}},
		"estate-in-bulgarian":          {{signs: anySign, digits: 1, least: 8, high: true, needsHigh: true, inside: true}},
		"street-kind-last":             {{first: "9A#", signs: anySign, needs: " ", digits: 1, least: 5, high: true, inside: true}},
		"street-name-first":            {{first: "9A#", signs: " ',-.:#/", needs: " ", digits: 1, least: 4, high: true, inside: true}},
		"street-in-other-script":       {{first: "A", signs: anySign, digits: 1, least: 4, high: true, inside: true}},
		"geo-coordinates":              {{first: "9", signs: ",.- ", needs: ",.", digits: 8, noLetters: true}, {first: "-", signs: ",.- ", needs: "-,.", digits: 8, noLetters: true, inside: true}, {first: "9", signs: anySign, digits: 4, high: true, needsHigh: true}},

		"handle":          {{first: "@", signs: "@_.", needs: "@", least: 6, most: secrets.LongestUsername + 1}},
		"country-of-list": {{first: "A", signs: " '()&-_", least: 4, high: true, inside: true}},

		"udi-gs1":     {{heads: []string{"(01)"}, signs: anySign, digits: 16, high: true}},
		"udi-hibcc":   {{first: "+", signs: " -.$/+%", digits: 3, least: internet.ShortestHIBC, most: internet.LongestUDI + 1}},
		"udi-iccbba":  {{heads: []string{"=/"}, signs: anySign, digits: 4, high: true}},
		"mx-rfc-sign": {{first: "A&", signs: "&- ", needs: "&", digits: 6, most: 24, high: true, inside: true}, {first: "A", signs: "&- ", digits: 6, most: 24, high: true, needsHigh: true, inside: true}},
		"fi-personal-identity-code": {
			{first: "9", signs: "-+", digits: 9, least: 11, most: 11}},
		"cz-bank-account":  {{first: "9", signs: "-/", needs: "/", digits: 6, most: 22, noLetters: true}},
		"de-plate":         {{first: "A", signs: "- ", digits: 1, least: 4, most: 16, high: true}},
		"ethereum-address": {{heads: []string{"0x"}, least: 42, most: 42}},
		"date-part": {
			{first: "9", signs: "-./", digits: 4, mostDigits: 6, least: 5, most: 7, noLetters: true},
			{first: "9", signs: "-", needs: "-", digits: 6, mostDigits: 7, least: 8, most: 10},
			{first: "9", signs: " ./-", digits: 4, mostDigits: 6, least: 8, most: dates.LongestMonth + 8, high: true}},
		"date-part-in-words": {
			{first: "9", signs: " .,-/:'+()", digits: 1, least: 4, most: dates.LongestMonth + 40, high: true, inside: true},
			{first: "A", signs: " .,-/:+", digits: 1, least: 5, most: dates.LongestMonth + 40, high: true}},
		"domain-name":        {domain},
		"url-domain":         {domain},
		"http-cookie-header": {{heads: []string{"cookie", "set-cookie"}, signs: anySign, needs: ":=", high: true, inside: true}},
		"user-agent-text":    {{heads: []string{"mozilla", "dalvik", "opera"}, signs: anySign, needs: "/ ", high: true}},
		"passport-mrz":       {{first: "9A", signs: "< \x00", needs: "<", least: 72, most: 96, inside: true}},
		"genetic-variant":    {{first: "A", signs: ".>*_+-=()", needs: ".", digits: 1, least: 5, most: demographics.LongestVariant, inside: true}},
		"genetic-sequence":   {{first: "A", least: demographics.FewestBases}},
		"aws-access-key":     {{first: "A", least: 20, most: 20}},
		"gcp-api-key":        {{heads: []string{"AIza"}, signs: "-_", least: 39, most: 39}},
		"stripe-key":         {key("_", 12)},
		"github-token":       {key("_", 24)},
		"slack-token":        {key("-", 12)},
		"provider-key":       {key("_", 18), key("-", 18), key(".", 18)},
		"grown-key":          {{first: "A", signs: "_-.", digits: 1, least: 16}},
		"dotted-key":         {{first: "9A", signs: "_-.", digits: 1, least: 35, inside: true}},
		"bot-token":          {{first: "9", signs: ":-_", needs: ":", digits: 8, least: 44, most: 46, atSign: true}},
		"hexadecimal-key":    {{heads: []string{"SK", "dapi"}, digits: 1, least: 34, most: 36}},
		"password-hash-text": {{heads: []string{"$", "{", "pbkdf2"}, signs: anySign, least: 13, high: true}},
		"json-web-token":     {{heads: []string{"ey", "ew"}, signs: ".-_", needs: ".", least: 20}},
		"basic-auth-header":  {{heads: append([]string{"basic"}, header...), signs: " :\"'-+/=", needs: " ", least: 12, inside: true}},
		"bearer-token":       {{heads: append([]string{"bearer"}, header...), signs: anySign, needs: " ", least: 18, high: true, inside: true}},
		"azure-storage-key":  {{first: "9A+/", signs: "+/=", needs: "=", least: 88, most: 88, inside: true}},
		"private-key":        {{heads: []string{"-----BEGIN ", "PuTTY"}, signs: anySign, least: 32, high: true}},
		"gcp-credentials":    {{first: "{", signs: anySign, needs: "{:}\"_", least: 32, high: true}},
		"storage-signed-url": {{first: "A9+", signs: anySign, needs: ":/=", least: 16, high: true, inside: true}},
		"database-url":       {{first: "A9+", signs: anySign, needs: ":/@", least: 8, high: true, inside: true}},
		"database-pairs":     {{heads: []string{"server", "host", "data"}, signs: anySign, needs: "=;", least: 12, high: true}},

		// Of the next two only the function cell decides on columns.
		"date-of-birth": {{first: "9A", signs: anySign, digits: 3, high: true, inside: true}},
		"date-time":     {{first: "9A", signs: anySign, digits: 3, high: true, inside: true}},
	}
	for _, name := range lists.Words("scan", "neverWhole") {
		forms[name] = []wholeForm{{never: true}} // something stands before or behind it
	}
	for _, n := range numbers.All() {
		if len(n.Prefixes) > 0 {
			forms[n.Name] = []wholeForm{vat(n.Prefixes...)}
		}
	}
	return forms
}}

// cellForms are those of the functions in [Recognizer].cell that are asked about
// the values of every column, by the name of the recognizer; some have two. A
// function that is not here is asked about every value.
var cellForms = lazy.Value[map[string][]wholeForm]{Make: func() map[string][]wholeForm {
	return map[string][]wholeForm{
		"gender":         {{first: "abdefghiklmnopstuvwxABDEFGHIKLMNOPSTUVWX", signs: " -.", most: 24, high: true}},
		"marital-status": {{first: "A", signs: " ()/", most: 40, high: true}},
		"blood-type":     {{first: "A0", signs: "+- ", needs: "+", most: 6}, {first: "A0", signs: "+- ", needs: "-", most: 6}, {first: "A", most: 8, high: true, needsHigh: true}},
		"person-column":  {{first: "A", signs: " '-.,", needs: " ", least: 3, high: true}},
		"password-hash":  {{heads: []string{"$", "{", "pbkdf2"}, signs: anySign, high: true}, {first: "9A", least: 32, most: 128}},
		"user-agent":     {{heads: []string{"mozilla/", "opera/", "dalvik/"}, signs: anySign, needs: "/(", high: true}},
	}
}}

// WholeFormsOf gives the forms of the recognizer's grammar, or none when it has no
// grammar. It reports whether these and the shapes are all that is to be known:
// not for a grammar without forms, or for what a caller has beside it.
func WholeFormsOf(r *spec.Recognizer) ([]wholeForm, bool) {
	if len(r.Patterns) > 0 || len(r.DenyList) > 0 || r.Find != nil || r.Allowed != nil || r.HasSmallLetters() {
		return nil, false
	}
	if r.Match == nil {
		return nil, true
	}
	if strings.HasSuffix(r.Name, spec.SetApart) {
		return []wholeForm{{never: true}}, true
	}
	forms, ok := wholeForms.Get()[r.Functions()]
	return forms, ok
}

// begins reports whether a value begins with one of the heads, if there are any.
func (f *wholeForm) begins(v string) bool {
	if len(f.heads) == 0 {
		return true
	}
	for _, h := range f.heads {
		if len(v) >= len(h) && strings.EqualFold(v[:len(h)], h) {
			return true
		}
	}
	return false
}

// hasWord reports whether one of the words stands behind a space, if there are
// any.
func (f *wholeForm) hasWord(v string) bool {
	if len(f.behindSpace) == 0 {
		return true
	}
	for {
		i := strings.IndexByte(v, ' ')
		if i < 0 {
			return false
		}
		v = v[i+1:]
		for _, w := range f.behindSpace {
			if len(v) >= len(w) && v[0]|0x20 == w[0] && strings.EqualFold(v[:len(w)], w) {
				return true
			}
		}
	}
}

// canBegin reports whether a value can begin with the byte.
func (f *wholeForm) canBegin(c byte) bool {
	if len(f.heads) > 0 {
		for _, h := range f.heads {
			if numeral.Upper(h[0]) == numeral.Upper(c) {
				return true
			}
		}
		return false
	}
	switch {
	case f.first == "":
		return true
	case c >= 0x80:
		return f.high
	case numeral.IsDigit(c):
		return strings.IndexByte(f.first, '9') >= 0 || strings.IndexByte(f.first, c) >= 0
	case numeral.IsLetter(c):
		return strings.IndexByte(f.first, 'A') >= 0 || strings.IndexByte(f.first, c) >= 0
	}
	return strings.IndexByte(f.first, c) >= 0
}
