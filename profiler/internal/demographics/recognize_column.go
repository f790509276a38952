package demographics

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/grammars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// ColumnRecognizers know kinds of data that have no form of their own, by the name of their column and what their values may look like.
func ColumnRecognizers() []spec.Recognizer {
	list := []spec.Recognizer{
		{
			Name: "gender", Label: "GENDER",
			Doc:  "A few words for sexes, or a column that is named so.",
			Cell: IsGender, CellAlone: 0.5,
		},
		{
			Name: "marital-status", Label: "MARITAL_STATUS",
			Doc:  "Words for being married or not, or a column that is named so.",
			Cell: IsMaritalStatus, CellAlone: 0.5,
		},
		{
			Name: "blood-type", Label: "BLOOD_TYPE",
			Doc:    "The eight blood groups.",
			Source: "ISBT, ABO and Rh systems",
			Cell:   IsBloodType, CellAlone: 0.6,
		},
		{
			Name: "password-hash", Label: "PASSWORD_HASH",
			Doc:    "A stored form of a password in the notation of crypt(3), or a column that is named so.",
			Source: "libxcrypt, crypt(5)",
			Cell:   isPasswordHash, CellAlone: 0.3,
		},
		{
			Name: "private-message", Label: "PRIVATE_MESSAGE",
			Doc:  "A column that is named as one of messages between people.",
			Cell: func(v string) bool { return v != "" }, CellAlone: 0.01,
		},
		{
			Name: "user-agent", Label: "USER_AGENT",
			Doc:    "A product token and a comment, as browsers send them.",
			Source: "RFC 9110, section 10.1.5",
			Cell:   isUserAgent, CellAlone: 0.9,
		},
	}
	named := []spec.Recognizer{ // whose Doc is what their columns are named as one of
		{Name: "city", Label: "CITY", Doc: "towns", Cell: isPlaceCell, CellAlone: 0.01},
		{Name: "state", Label: "STATE", Doc: "states or provinces", Cell: isPlaceCell, CellAlone: 0.005},
		{Name: "country", Label: "COUNTRY", Doc: "countries", Cell: isPlaceCell, CellAlone: 0.01},
		{Name: "place", Label: "LOCATION", Doc: "places", Cell: isPlaceCell, CellAlone: 0.01},
		{Name: "nationality", Label: "NATIONALITY", Doc: "nationalities", Cell: isPlaceCell, CellAlone: 0.01},
		{Name: "ethnicity", Label: "ETHNICITY", Doc: "ethnic origins", Cell: isPlaceCell, CellAlone: 0.01},
		{Name: "religion", Label: "RELIGION", Doc: "religions", Cell: isPlaceCell, CellAlone: 0.01},
		{Name: "political-opinion", Label: "POLITICAL_OPINION", Doc: "political opinions", Cell: isPlaceCell, CellAlone: 0.01},
		{Name: "sexual-orientation", Label: "SEXUAL_ORIENTATION", Doc: "sexual orientations", Cell: isPlaceCell, CellAlone: 0.005},
		{Name: "trade-union", Label: "TRADE_UNION", Doc: "trade unions", Cell: cells.IsStreetCell, CellAlone: 0.005},
		{Name: "immigration-status", Label: "IMMIGRATION_STATUS", Doc: "permits to stay", Cell: cells.IsStreetCell, CellAlone: 0.005},
		{Name: "employment-status", Label: "EMPLOYMENT_STATUS", Doc: "kinds of employment", Cell: cells.IsStreetCell, CellAlone: 0.005},
		{Name: "biometric", Label: "BIOMETRIC", Doc: "measures of a body, or of references to them", Cell: isReference, CellAlone: 0.005},
		{Name: "voice-recording", Label: "VOICE_RECORDING", Doc: "recordings of voices, or of references to them", Cell: isReference, CellAlone: 0.005},
		{Name: "criminal-record", Label: "CRIMINAL_RECORD", Doc: "convictions", Cell: cells.IsStreetCell, CellAlone: 0.005},
		{Name: "organization", Label: "ORGANIZATION", Doc: "organisations", Cell: cells.IsStreetCell, CellAlone: 0.01},
		{Name: "job-title", Label: "JOB_TITLE", Doc: "occupations", Cell: cells.IsStreetCell, CellAlone: 0.01},
		{Name: "salary", Label: "SALARY", Doc: "earnings", Cell: isAmount, CellAlone: 0.005},
		{Name: "credit-score", Label: "CREDIT_SCORE", Doc: "credit scores", Cell: isAmount, CellAlone: 0.005},
		{Name: "employee-id", Label: "EMPLOYEE_ID", Doc: "employees' numbers", Cell: isCode, CellAlone: 0.01},
		{Name: "student-id", Label: "STUDENT_ID", Doc: "students' numbers", Cell: isCode, CellAlone: 0.01},
		{Name: "customer-id", Label: "CUSTOMER_ID", Doc: "customers' or members' numbers", Cell: isCode, CellAlone: 0.01},
		{Name: "username", Label: "USERNAME", Doc: "log-in names", Cell: isHandle, CellAlone: 0.01},
		{Name: "national-id", Label: "NATIONAL_ID", Doc: "national identity numbers", Cell: grammars.IsDocumentNumber, CellAlone: 0.02},
		{Name: "tax-id", Label: "TAX_ID", Doc: "tax numbers", Cell: grammars.IsDocumentNumber, CellAlone: 0.02},
		{Name: "voter-id", Label: "VOTER_ID", Doc: "voters' numbers", Cell: isCode, CellAlone: 0.01},
		{Name: "medical-record-number", Label: "MEDICAL_RECORD_NUMBER", Doc: "patients' numbers", Cell: isCode, CellAlone: 0.01},
		{Name: "health-plan-id", Label: "HEALTH_PLAN_ID", Doc: "insurance numbers", Cell: isCode, CellAlone: 0.01},
		{Name: "medical-condition", Label: "MEDICAL_CONDITION", Doc: "diseases", Cell: grammars.IsConditionCell, CellAlone: 0.01},
		{Name: "medication", Label: "MEDICATION", Doc: "medicines", Cell: cells.IsStreetCell, CellAlone: 0.01},
		{Name: "api-key", Label: "API_KEY", Doc: "keys or tokens", Cell: isSecret, CellAlone: 0.02},
		{Name: "http-cookie", Label: "HTTP_COOKIE", Doc: "cookies or sessions", Cell: isSecret, CellAlone: 0.01},
	}
	for _, r := range named {
		r.Doc = "A column that is named as one of " + r.Doc + "."
		list = append(list, r)
	}
	for i := range list {
		list[i].Headers = lists.Words("demographics", list[i].Name+".headers")
	}
	return list
}

// letterShare is how many of the runes of v are letters or marks, and how many there are.
func letterShare(v string) (letters, all int) {
	for _, r := range v {
		all++
		if unicode.IsLetter(r) || unicode.IsMark(r) {
			letters++
		}
	}
	return letters, all
}

// isPlaceCell reports whether a value can name a place or a class of people: at most 60 bytes, mostly letters, no digits.
func isPlaceCell(v string) bool {
	letters, all := letterShare(v)
	return letters >= 2 && letters*10 >= all*7 && len(v) <= 60 && !strings.ContainsAny(v, "0123456789@=<>_")
}

// isAmount reports whether a value is an amount of money or a number: digits, with separators, a sign and a currency.
func isAmount(v string) bool {
	digits, letters := 0, 0
	for _, r := range v {
		switch {
		case unicode.IsDigit(r):
			digits++
		case unicode.IsLetter(r):
			letters++
		case strings.ContainsRune(" .,'’-+", r), unicode.Is(unicode.Sc, r):
		default:
			return false
		}
	}
	return digits > 0 && digits <= 15 && letters <= 3
}

// isCode reports whether a value can be a number that somebody gave out: 1 to 40
// letters and digits with separators, without spaces, a digit among them.
func isCode(v string) bool {
	digits := 0
	for i := range len(v) {
		switch c := v[i]; {
		case numeral.IsDigit(c):
			digits++
		case numeral.IsLetter(c), c == '-', c == '_', c == '/', c == '.', c == '#', c == ':':
		default:
			return false
		}
	}
	return digits > 0 && len(v) <= 40
}

// isHandle reports whether a value can be a log-in name: one word of letters, digits and a few signs.
func isHandle(v string) bool {
	letters, _ := letterShare(v)
	return letters > 0 && len(v) <= 64 && !strings.ContainsAny(v, " \t,;:/\\()<>\"'")
}

// IsBloodType reports whether a value is one of the eight blood groups, or in Japanese, Chinese and Korean of the four without their Rh factor.
func IsBloodType(v string) bool {
	for _, tail := range [...]string{"型", "형"} {
		if group, ok := strings.CutSuffix(v, tail); ok {
			return strings.EqualFold(group, "A") || strings.EqualFold(group, "B") || strings.EqualFold(group, "AB") || strings.EqualFold(group, "O")
		}
	}
	if len(v) > len("AB+ VE") || !strings.ContainsAny(v, "+-") {
		return false // most words
	}
	v = strings.TrimSuffix(strings.TrimSuffix(strings.ToUpper(v), "VE"), " ")
	if len(v) < 2 || v[len(v)-1] != '+' && v[len(v)-1] != '-' {
		return false
	}
	switch v[:len(v)-1] {
	case "A", "B", "AB", "O", "0":
		return true
	}
	return false
}

// isSecret reports whether a value can be a key: 16 bytes or more without spaces, letters and digits among them.
func isSecret(v string) bool {
	return len(v) >= 16 && !strings.ContainsAny(v, " \t") && strings.ContainsAny(v, "0123456789") && strings.IndexFunc(v, unicode.IsLetter) >= 0
}

// isPasswordHash reports whether a value is written as crypt(3) does, or is a bare digest in hexadecimal.
func isPasswordHash(v string) bool {
	if v == "" {
		return false
	}
	switch v[0] {
	case '$', '{', 'p':
		if chars.PrefixOf(v, "$2a$", "$2b$", "$2x$", "$2y$", "$argon2", "$y$", "$7$", "$6$", "$5$", "$1$", "{SSHA}", "{SHA}", "pbkdf2") != "" {
			return true
		}
	}
	return (len(v) == 32 || len(v) == 40 || len(v) == 64 || len(v) == 128) && chars.HexesEnd(v, 0, len(v)) == len(v)
}

// isUserAgent reports whether a value begins as browsers' and clients' do.
func isUserAgent(v string) bool {
	return (strings.HasPrefix(v, "Mozilla/") || strings.HasPrefix(v, "Opera/") || strings.HasPrefix(v, "Dalvik/")) && strings.Contains(v, "(")
}

// A genderAlphabet is a set of letters that stand for sexes side by side, one bit each. A word for a sex is of all alphabets.
type genderAlphabet uint16

const (
	genderMF genderAlphabet = 1 << iota // English and most others
	genderMW                            // German
	genderHF                            // French
	genderHM                            // Spanish
	genderMV                            // Dutch
	genderMK                            // Polish, Swedish, Danish, Norwegian
	genderKE                            // Turkish
	genderFN                            // Hungarian
	genderMN                            // Finnish
	genderMZ                            // Czech, Slovak
	genderRU
	genderUA
	genderGR
	genderLP // Indonesian
	genderIL
	GenderWord = genderIL<<1 - 1
)

// genderLetters are the letters, those of women and men first. Those behind the stroke stand for others, and never alone.
var genderLetters = lazy.Value[map[genderAlphabet]string]{Make: func() map[genderAlphabet]string {
	return map[genderAlphabet]string{
		genderMF: "mf|xuod", genderMW: "mw|dx", genderHF: "hf|xa", genderHM: "hm|xo", genderMV: "mv|xo", genderMK: "mk|x", genderKE: "ke",
		genderFN: "fn", genderMN: "mn", genderMZ: "mž",
		genderRU: "мж", genderUA: "чж", genderGR: "αθ|γ", genderLP: "lp", genderIL: "זנ",
	}
}}

// GenderSets gives the alphabets of each word and letter. Letters that never stand alone are in genderOthers.
var gendersMade = sync.OnceValues(func() (sets map[string]genderAlphabet, others map[string]bool) {
	sets, others = map[string]genderAlphabet{}, map[string]bool{}
	for alphabet, letters := range genderLetters.Get() {
		first, rest, _ := strings.Cut(letters, "|")
		for _, r := range first + rest {
			sets[string(r)] |= alphabet
		}
		for _, r := range rest {
			others[string(r)] = true
		}
	}
	for _, letters := range genderLetters.Get() {
		first, _, _ := strings.Cut(letters, "|")
		for _, r := range first {
			delete(others, string(r))
		}
	}
	for _, w := range lists.Words("demographics", "genderWords") {
		sets[w] = GenderWord
	}
	return sets, others
})

func GenderSets() map[string]genderAlphabet {
	sets, _ := gendersMade()
	return sets
}

func genderOthers() map[string]bool {
	_, others := gendersMade()
	return others
}

// MaritalWords are words for being married or not.
var MaritalWords = &wordset.WordList{File: "demographics", Set: "MaritalWords"}

// A wordGate lets through the words of a list, and few of those that are on none: it knows the first and the last letter of each, which takes a tenth
// of the time of a look-up.
type wordGate [1 << 10]bool

func newWordGate[V any](words map[string]V) *wordGate {
	var g wordGate
	for w := range words {
		if w[0] < utf8.RuneSelf && w[len(w)-1] < utf8.RuneSelf {
			g[gateOf(w)] = true
		}
	}
	return &g
}

func gateOf(w string) int {
	return int(w[0]&31)<<5 | int(w[len(w)-1]&31)
}

// Passes reports whether a word may be on the list, in any letter case. What begins or ends with a letter beyond ASCII Passes.
func (g *wordGate) Passes(w string) bool {
	if w == "" || len(w) > LongestClosed-8 {
		return false
	}
	return w[0] >= utf8.RuneSelf || w[len(w)-1] >= utf8.RuneSelf || g[gateOf(w)]
}

var GenderGate, maritalGate = lazy.Value[*wordGate]{Make: func() *wordGate { return newWordGate(GenderSets()) }},
	lazy.Value[*wordGate]{Make: func() *wordGate { return newWordGate(MaritalWords.Words()) }}

// LongestClosed is how many bytes of a value are compared, which is more than the longest of these words has.
const LongestClosed = 64

// GenderAlphabets gives the alphabets that have a value as a letter for a sex, all of them for a word, and none for anything else. It reports whether
// the letter is one that does not stand alone.
func GenderAlphabets(v string) (a genderAlphabet, other bool) {
	if !GenderGate.Get().Passes(v) {
		return 0, false
	}
	var buf [LongestClosed]byte
	folded := chars.AppendFolded(buf[:0], v)
	return GenderSets()[string(folded)], genderOthers()[string(folded)]
}

// IsGender reports whether a value is a word or letter for a sex or gender.
func IsGender(v string) bool {
	a, _ := GenderAlphabets(v)
	return a != 0
}

// IsMaritalStatus reports whether a value is a word for being married or not.
func IsMaritalStatus(v string) bool {
	if !maritalGate.Get().Passes(v) {
		return false
	}
	var buf [LongestClosed]byte
	return MaritalWords.Words()[string(chars.AppendFolded(buf[:0], v))]
}
