package phones

import (
	"strings"

	"github.com/privet-go/privet/internal/areacode"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/fields"
	"github.com/privet-go/privet/profiler/internal/internet"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads telephone numbers.

// The digits of a telephone number (ITU-T E.164 allows fifteen; shorter ones
// than seven are services).
const (
	FewestPhoneDigits = 7
	MostPhoneDigits   = 15
	LongestPhone      = 28 // in bytes, with separators
)

// A phone is a telephone number as it is written.
type phone struct {
	end    int // behind its last digit
	digits [MostPhoneDigits]byte
	n      int      // of digits
	groups [8]uint8 // their lengths
	parts  int      // of groups
	form   uint32   // the lengths once more, as hexadecimal digits: 0x334
	dots   bool     // there is a dot between two groups

	slashes bool // there is a slash

	allDots bool // and nothing else between any

	hyphens int // between two groups
}

// phoneAt reads digits in groups, with a space, a hyphen, a dot or a slash
// between them, or a pair of brackets around one of them. What cannot be a
// number any more has no digits.
func phoneAt(text string, i int) (p phone) {
	const closed = 2
	bracket, gaps := 0, 0 // brackets seen; other separators since the last digit
	n, parts, form := 0, 0, uint32(0)
	limit := min(len(text), i+LongestPhone)
	for j := i; j < limit; j++ {
		c := text[j]
		if numeral.IsDigit(c) {
			if parts == len(p.groups) {
				return phone{}
			}
			k := j
			for ; k < len(text) && numeral.IsDigit(text[k]); k++ {
				if n == MostPhoneDigits {
					return phone{}
				}
				p.digits[n] = text[k]
				n++
			}
			p.groups[parts] = uint8(k - j)
			form = form<<4 | uint32(k-j)
			parts++
			p.end, j, gaps = k, k-1, 0
			continue
		}
		switch {
		case c == ' ' && parts == 1 && gaps == 0 && n > 2 && n < 6 && p.digits[0] == '0' && spacedStroke(text, j):
			gaps, j = 1, j+2
			p.slashes = true
			continue
		case (c == ' ' || c == '-' || c == '.' || c == '/') && gaps == 0 && bracket != 1:
			gaps++
			if j+1 < len(text) && numeral.IsDigit(text[j+1]) {
				p.allDots = c == '.' && (p.allDots || !p.dots && parts == 1)
				p.dots = p.dots || c == '.'
				p.slashes = p.slashes || c == '/'
				if c == '-' {
					p.hyphens++
				}
			}
			continue
		case c == '(' && bracket == 0 && j+1 < len(text) && (numeral.IsDigit(text[j+1]) || n == 0 && text[j+1] == '+'):
			bracket, gaps = 1, 0
			if text[j+1] == '+' {
				j++ // (+44) 20 7946 0958
			}
			continue
		case c == ')' && bracket == 1 && gaps == 0:
			bracket = closed
			continue
		}
		break
	}
	p.n, p.parts, p.form = n, parts, form
	return p
}

// spacedStroke reports whether a stroke with a space on both sides and five digits or more stand at
// text[i], as in 0221 / 835533.
func spacedStroke(text string, i int) bool {
	if i+len(" / 83553") > len(text) || text[i+1] != '/' || text[i+2] != ' ' {
		return false
	}
	for k := i + 3; k < i+8; k++ {
		if !numeral.IsDigit(text[k]) {
			return false
		}
	}
	return true
}

// matchPhoneInternational reads a number from its plus sign, or from the bracket
// around that and the country.
func matchPhoneInternational(text string, at int) (spec.Match, bool) {
	if at+1 >= len(text) || !numeral.IsDigit(text[at+1]) && text[at+1] != '(' || at > 0 && (numeral.IsAlnum(text[at-1]) || text[at-1] == '+') {
		return spec.Match{}, false
	}
	start, p := at, phone{}
	if at > 0 && text[at-1] == '(' {
		start, p = at-1, phoneAt(text, at-1)
	}
	if p.parts < 2 {
		start, p = at, phoneAt(text, at+1)
	}
	end, _ := p.extended(text)
	if p.n < FewestPhoneDigits+1 || lex.JoinsAfter(text, end) || !isInternational(p.digits[:p.n]) {
		return spec.Match{}, false
	}
	return spec.Match{Start: start, End: end, Alone: 0.95}, true
}

// isInternational reports whether the digits begin with the calling code of a
// country, and are as many as its numbers have where that is one length.
func isInternational(d []byte) bool {
	if len(d) > 0 && d[0] == '1' {
		return len(d) == 11 && isNorthAmerican(d)
	}
	return areacode.CallingCode(d) > 0
}

// MostExtensionDigits is the length of the longest extension behind a number.
const MostExtensionDigits = 7

// extensionWords stand before an extension, in any letter case, by their first letter.
var extensionWords = lazy.Value[*[32][]string]{Make: func() *[32][]string {
	var t [32][]string
	for _, w := range [...]string{"extension", "ext.", "ext", "x", "poste", "durchwahl", "dw", "ramal", "anexo", "interno", "int.", "wew.", "linka",
		"toestel", "dahili"} {
		t[w[0]&31] = append(t[w[0]&31], w)
	}
	return &t
}}

// extended is the end of the number with its extension, as in 415-555-0132 ext.
// 12, 415-555-0132x12 or 01 42 68 53 00, poste 12, and whether it has one.
func (p *phone) extended(text string) (end int, ok bool) {
	i := p.end
	if i+2 < len(text) && text[i] == ',' && text[i+1] == ' ' {
		i++
	}
	if i < len(text) && text[i] == ' ' {
		i++
	}
	if i >= len(text) || !numeral.IsLetter(text[i]) {
		return p.end, false
	}
	for _, word := range extensionWords.Get()[text[i]&31] {
		if len(text)-i < len(word) || !strings.EqualFold(text[i:i+len(word)], word) {
			continue
		}
		if i += len(word); i < len(text) && text[i] == ' ' {
			i++
		}
		_, end = dates.Number(text, i, MostExtensionDigits)
		if end+1 < len(text) && text[end] == ' ' && numeral.IsDigit(text[end+1]) {
			break // the first group of another number
		}
		if end > i && !lex.JoinsAfter(text, end) {
			return end, true
		}
		break
	}
	return p.end, false
}

// aloneSpokenOf is what a number is worth without the words of phoneSpokenOf: less than as any
// other telephone number.
const aloneSpokenOf = 0.004

// matchPhoneSpokenOf is matchPhoneNational for a number that has groups or a leading zero.
func matchPhoneSpokenOf(text string, at int) (spec.Match, bool) {
	const fewest = 8 // a house number and a postcode have seven
	m, ok := matchPhoneNational(text, at)
	if p := phoneAt(text, at); p.n < fewest || p.parts < 2 && text[at] != '0' || m.End-m.Start == len(text) {
		return spec.Match{}, false
	}
	return spec.Match{Start: m.Start, End: m.End, Alone: aloneSpokenOf}, ok
}

// longestCase is how many digits the number of a case or of a customer has at most that
// is taken for no telephone behind its word; with more they are written like those.
const longestCase = 9

// caseFields are words for cases, orders, customers and patients, behind which a number
// without groups is theirs.
var caseFields = &wordset.WordList{File: "phones", Set: "caseFields"}

// accountNouns are words for bank accounts, right behind which a number is theirs.
var accountNouns = &wordset.WordList{File: "phones", Set: "accountNouns"}

// referenceNouns are words for the numbers of parcels, payments and papers, right behind which a number in any groups is theirs.
var referenceNouns = &wordset.WordList{File: "phones", Set: "referenceNouns"}

// isRightBehind reports whether one of these words, a space or a colon and nothing else stand before text[i].
func isRightBehind(text string, i int, words *wordset.WordList) bool {
	if i < 4 || text[i-1] != ' ' {
		return false
	}
	i--
	if text[i-1] == ':' {
		i--
	}
	if !words.MayEnd(text, i) {
		return false // as nearly always
	}
	k := lex.WordStartWithin(text, i, i-wordset.LongestWord)
	return k < i && wordset.InSet(words, text[k:i])
}

// matchPhoneNational reads a number from its bracket or its first digit.
func matchPhoneNational(text string, at int) (spec.Match, bool) {
	if lex.JoinsBefore(text, at) || at > 0 && (text[at-1] == '+' || text[at-1] == '(' && !isBracketed(text, at) || lex.IsGlue(text[at-1]) && at > 1 &&
		numeral.IsAlnum(text[at-2])) {
		return spec.Match{}, false
	}
	return matchPhoneDigits(text, at)
}

// matchPhoneDigits is matchPhoneNational whatever touches the number before it.
func matchPhoneDigits(text string, at int) (spec.Match, bool) {
	if at > 1 && text[at-1] == ' ' && (text[at-2] == '+' || numeral.IsDigit(text[at-2])) {
		return spec.Match{}, false // behind a country code, or inside a longer run of groups
	}
	p := phoneAt(text, at)
	if p.n < FewestPhoneDigits || text[at] == '(' && (text[at+1] == '+' || p.end < len(text) && text[p.end] == ')') {
		return spec.Match{}, false
	}
	end, extended := p.extended(text)
	if lex.JoinsAfter(text, end) || end+1 < len(text) && (lex.IsGlue(text[end]) || text[end] == ':') && numeral.IsDigit(text[end+1]) {
		return spec.Match{}, false
	}
	if p.parts == 1 && p.n <= longestCase && fields.IsFieldOf(text, at, caseFields) || isRightBehind(text, at, accountNouns) ||
		isRightBehind(text, at, referenceNouns) {
		return spec.Match{}, false
	}
	if p.isDateOfYear() {
		return spec.Match{}, false
	}
	if pairs := p.n == 8 && text[at+2] == '.' && text[at+5] == '.'; p.allDots && p.parts == 4 && !pairs && text[at] != '0' {
		if m, ok := internet.MatchIPv4(text, at); ok && m.End == end {
			return spec.Match{}, false // the address of a network
		}
	}
	if prose.MayBeInRow(text, at, end) && prose.IsInRow(text, at, end) || p.n <= longestHours && p.dots && isHours(text[at:end]) {
		return spec.Match{}, false
	}
	alone := p.nationalAlone(text[at] == '(')
	if extended && alone > alonePlain {
		alone = max(alone, aloneExtended)
	}
	return spec.Match{Start: at, End: end, Alone: alone}, true
}

// gluedWords are words for telephones that a sign ties to their number, and letters that stand for them in signatures.
var (
	gluedWords     = &wordset.WordList{File: "phones", Set: "gluedWords"}
	signingLetters = &wordset.WordList{Text: "t p m c w o f"}
)

// matchGluedPhone reads the number that is tied to the word at text[at], as in Tel.030/1234567, or that stands behind
// the letter with which a line of a signature begins.
func matchGluedPhone(text string, at int) (spec.Match, bool) {
	i, _ := prose.WordAt(text, at)
	letter := i == at+1
	if i+2 >= len(text) || lex.JoinsBefore(text, at) || letter && !wordset.InSet(signingLetters, text[at:i]) ||
		!letter && (!lex.IsGlue(text[i]) || !wordset.InSet(gluedWords, text[at:i])) {
		return spec.Match{}, false
	}
	alone := aloneNational
	if letter {
		if at > 0 && strings.IndexByte("\n|(", text[at-1]) < 0 && (at < 2 || text[at-1] != ' ' || strings.IndexByte("|,;·", text[at-2]) < 0) {
			return spec.Match{}, false
		}
		i, alone = chars.SkipBlanks(text, chars.BytesEnd(text, i, i+1, ":.)")), alonePlain+0.15
	} else {
		i = chars.BytesEnd(text, i, i+2, ".-/: ")
	}
	if i >= len(text) || !numeral.IsDigit(text[i]) && text[i] != '(' {
		return spec.Match{}, false
	}
	m, ok := matchPhoneDigits(text, i)
	p := phoneAt(text, i)
	m.Alone = max(m.Alone, alone)
	return m, ok && (!letter || p.n >= 9)
}

// isBracketed reports whether the groups of digits at text[i] fill the bracket that begins before them.
func isBracketed(text string, i int) bool {
	p := phoneAt(text, i)
	if p.n < FewestPhoneDigits {
		return false
	}
	end, _ := p.extended(text)
	return end < len(text) && text[end] == ')'
}

// matchAmericanForm reads a number in the groups of the North American plan, whatever its
// digits are: behind +1 or 001, with hyphens or with dots.
func matchAmericanForm(text string, at int) (spec.Match, bool) {
	from := chars.SkipByte(text, at, '+')
	if lex.JoinsBefore(text, at) || at > 0 && (text[at-1] == '+' || text[at-1] == '(' || lex.IsGlue(text[at-1])) {
		return spec.Match{}, false
	}
	if from > at && (from == len(text) || text[from] != '1') || from == at && !(at+10 < len(text) && (text[at+3] == '-' || text[at+3] == '.') &&
		text[at+7] == text[at+3] && numeral.IsDigit(text[at+8]) && numeral.IsDigit(text[at+9]) && numeral.IsDigit(text[at+10])) {
		return spec.Match{}, false
	}
	if from == at && (text[at+3] == '.' && text[at] != '1' || at > 1 && text[at-1] == ' ' && numeral.IsDigit(text[at-2])) {
		return spec.Match{}, false // a decimal, or inside a longer run of groups
	}
	if from > at && isPlainAmerican(text, from) {
		return spec.Match{}, false
	}
	p := phoneAt(text, from)
	end, extended := p.extended(text)
	if p.n == 0 || lex.JoinsAfter(text, end) || end+1 < len(text) && (lex.IsGlue(text[end]) || text[end] == ':') && numeral.IsDigit(text[end+1]) {
		return spec.Match{}, false
	}
	switch d := p.digits[:p.n]; {
	case from > at && p.form == 0x1334 && !isNorthAmerican(d), from == at && p.form == 0x3334 && string(d[:3]) == "001":
		return spec.Match{Start: at, End: end, Alone: 0.85}, true
	case from == at && p.form == 0x334 && d[0] < '2' && (p.hyphens == 2 || p.allDots) && !isAscending(d):
		if extended {
			return spec.Match{Start: at, End: end, Alone: aloneExtended}, true
		}
		return spec.Match{Start: at, End: end, Alone: 0.55}, true
	}
	return spec.Match{}, false
}

// isPlainAmerican reports whether the groups at text[i], if they are those of the North American
// plan behind a 1 with one separator before each, have digits that the plan has. It takes a
// tenth of phoneAt.
func isPlainAmerican(text string, i int) bool {
	const form = "1 212 555 0100"
	if i+len(form) > len(text) {
		return false
	}
	t := text[i : i+len(form)]
	if numeral.IsDigit(t[1]) || numeral.IsDigit(t[5]) || numeral.IsDigit(t[9]) {
		return false
	}
	d := [10]byte{t[2], t[3], t[4], t[6], t[7], t[8]} // the last four may be any
	return isNorthAmerican(d[:])
}

// matchPhoneInGroups reads three groups or four as telephone numbers have them.
func matchPhoneInGroups(text string, at int) (spec.Match, bool) {
	m, ok := matchPhoneNational(text, at)
	if !ok || fields.IsOtherField(text, at) || at == 0 && m.End == len(text) {
		return spec.Match{}, false
	}
	p := phoneAt(text, at)
	if text[at] == '0' && p.n >= 9 && p.n <= 12 {
		return spec.Match{Start: at, End: m.End, Alone: 0.1}, m.End == p.end && !p.dots && p.hyphens == 0 && text[at+int(p.groups[0])] == ' '
	}
	switch p.form {
	case 0x333, 0x2222, 0x3222, 0x323, 0x2322, 0x3322, 0x433, 0x334, 0x244, 0x344:
		return spec.Match{Start: at, End: m.End, Alone: 0.1}, m.End == p.end && !p.dots && p.hyphens == 0 && text[at+int(p.groups[0])] == ' '
	}
	return spec.Match{}, false
}

// aloneExtended is the probability that what has an extension behind it is a
// telephone number.
const aloneExtended = 0.9

// aloneNational is what a number in national notation is worth at most; see nationalAlone.
const aloneNational = 0.9

// alonePlain is what a number is worth at most that has neither a leading zero nor
// the groups of a country where these are hardly used for anything else.
const alonePlain = 0.45

// nationalAlone is the probability that a number in national notation is one of
// a telephone.
func (p *phone) nationalAlone(bracket bool) float64 {
	d := p.digits[:p.n]
	if p.parts == 1 {
		return bareAlone(d)
	}
	even := true // no group of a single digit, which decimals and times have
	for _, n := range p.groups[:p.parts] {
		even = even && n >= 2
	}
	switch {
	case p.form == 0x54, p.form == 0x53:
		return 0.3 // as postcodes are written
	case p.form == 0x334 && p.dots && !p.allDots && !bracket:
		return 0.3 // a clause, or two numbers
	case isNorthAmerican(d) && (p.form == 0x334 || p.form == 0x1334):
		if bracket || d[0] == '1' {
			return 0.9
		}
		return 0.8
	case bracket && p.groups[0] == 4 && (string(d[:2]) == "19" || string(d[:2]) == "20"):
		return 0.02 // a year, and pages
	case bracket && p.groups[0] >= 2 && p.groups[0] <= 5 && p.n >= 8:
		return 0.7
	case d[0] == '0' && p.groups[0] <= 5 && d[1] == '0' && p.groups[0] > 1 && p.n >= 11 && isInternational(d[2:]), string(d[:3]) == "011" &&
		p.groups[0] <= 5 && p.groups[0] > 1 && p.n >= 13 && p.parts >= 3 && isInternational(d[3:]):
		return 0.65 // behind the prefix for calls abroad
	case d[0] == '0' && d[1] != '0' && p.n >= 9 && p.n <= 12 && p.groups[0] <= 5 && even && !(p.form == 0x324 && p.hyphens == 2) && (!p.dots || p.parts >= 4):
		return 0.65
	case p.form == 0x334 && d[0] >= '2' && p.allDots:
		return 0.55 // as made up ones are written, such as 555.123.4567
	case p.dots:
		return 0.02
	case p.form == 0x334 && d[0] >= '2' && p.hyphens == 2:
		return 0.55 // as made up ones are written, such as 555-123-4567
	case p.form == 0x254 && d[0] != '0' && d[1] != '0' && d[2] == '9' && p.hyphens == 1 && !p.slashes:
		return 0.7 // mobile telephones of Brazil
	case d[0] == '8' && p.form == 0x13322, d[0] == '1' && d[1] >= '3' && p.form == 0x344:
		return 0.8 // Russia, with the 8 for calls within the country; mobile telephones of China
	case p.form == 0x3322 && d[0] != '1', d[0] >= '6' && p.form == 0x55, p.form == 0x433 && d[0] == '1' && (d[1] == '3' || d[1] == '8') &&
		d[2] == '0' && d[3] == '0':
		return 0.6 // Turkey, Russia and Switzerland without the digit before the area; mobile telephones of India; Australia's 1300
	case p.form == 0x3222 && d[0] >= '5', p.form == 0x2322 && !p.slashes:
		return 0.5 // Spain, Norway, Poland
	case p.form == 0x2222, p.form == 0x323, p.form == 0x333:
		return 0.1 // Denmark, Norway, Portugal; and much that is no telephone
	}
	return 0.02
}

// longestHours is how many digits isHours takes.
const longestHours = len("09001800")

// isHours reports whether a text is two times of day from one to the other: 9.00-18.30.
func isHours(text string) bool {
	from, to, ok := strings.Cut(text, "-")
	return ok && isClock(from) && isClock(to)
}

// isClock reports whether a text is a time of day with a dot.
func isClock(text string) bool {
	h, i := dates.Number(text, 0, 2)
	if i == 0 || h > 24 || len(text) != i+len(".00") || text[i] != '.' {
		return false
	}
	minute := dates.TwoDigits(text, i+1)
	return 0 <= minute && minute < 60
}

// bareAlone is nationalAlone for digits without separators.
func bareAlone(d []byte) float64 {
	switch {
	case isAscending(d):
		return 0.004
	case isNorthAmerican(d), isTurkishMobile(d), len(d) == 11 && d[0] == '8' && d[1] == '9':
		return 0.15 // the last are mobile telephones of Russia
	case isMobileAbroad(d), len(d) == 11 && d[0] == '1' && d[1] >= '3':
		return 0.1 // the last are mobile telephones of China
	case d[0] == '0' && d[1] == '0':
		if len(d) >= 12 && isInternational(d[2:]) {
			return 0.3
		}
		return 0.004
	case len(d) == 11 && d[0] == '0' && d[1] == '9':
		return 0.35 // mobile telephones of the Philippines and Iran
	case d[0] == '0' && len(d) >= 10 && len(d) <= 11:
		return 0.2
	case len(d) == 10 && '2' <= d[0] && d[0] <= '4' && d[1] != '0' && d[2]%2 == 0:
		return 0.02 // the areas of Turkey
	}
	return 0.004
}

// isAscending reports whether nine digits or more follow one another by one, as
// they do in what is made up.
func isAscending(d []byte) bool {
	const enough = 9
	// Of so many in at most fifteen these two are a part.
	if len(d) < enough || d[8]-'0' != (d[7]-'0'+1)%10 {
		return false
	}
	run := 1
	for i := 1; i < len(d) && run < enough; i++ {
		run++
		if d[i] != d[i-1]+1 && !(d[i-1] == '9' && d[i] == '0') {
			run = 1
		}
	}
	return run >= enough
}

// isNorthAmerican reports whether the digits are a number of the North American
// Numbering Plan, with or without the leading 1.
func isNorthAmerican(d []byte) bool {
	if len(d) == 11 && d[0] == '1' {
		d = d[1:]
	}
	return len(d) == 10 && d[0] >= '2' && d[3] >= '2' && d[1] != '9' && !(d[4] == '1' && d[5] == '1') && !(d[1] == '1' && d[2] == '1')
}

// isTurkishMobile reports whether the digits are a mobile number of Turkey
// without the leading zero, in a range that operators have.
func isTurkishMobile(d []byte) bool {
	if len(d) != 10 || d[0] != '5' {
		return false
	}
	switch d[1] {
	case '3', '4':
		return true
	case '0':
		return '5' <= d[2] && d[2] <= '7' || d[2] == '1'
	case '5':
		return d[2] <= '5' || d[2] == '9'
	case '6':
		return d[2] == '1'
	}
	return false
}

// mobilePrefixes are how mobile numbers in international notation begin in the
// countries with most of them, by how many digits they have in all. Data bases
// hold them without the plus sign.
//
// Source: the countries' numbering plans as filed with ITU-T under E.129.
var mobilePrefixes = lazy.Value[[16][]string]{Make: func() [16][]string {
	return [MostPhoneDigits + 1][]string{
		11: {"336", "337", "346", "316", "79", "614"},
		12: lists.Words("phones", "mobilePrefixes"),
		13: lists.Words("phones", "mobilePrefixes2"),
	}
}}

// isMobileAbroad reports whether the digits are a mobile number in international
// notation without its plus sign.
func isMobileAbroad(d []byte) bool {
	for _, prefix := range mobilePrefixes.Get()[len(d)] {
		if string(d[:len(prefix)]) == prefix {
			return true
		}
	}
	return false
}
