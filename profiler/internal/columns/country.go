package columns

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
)

// This file tells numbers of people apart that several countries write and check alike:
// nine digits that are right as a number of Portugal are right as one of Guatemala. What
// else stands in the table says where its people live: the codes of their telephone
// numbers, accounts and addresses, the letters of their names, the words for streets.
// Where nothing does, the number is rather one of the larger country.

// homes are the countries of the kinds that have one, and how large their economies are,
// in hundreds of milliards of dollars.
var homes = [...]struct {
	code string // of ISO 3166
	size float64
	call string // calling codes, with spaces between them
}{
	{"US", 277, "1"}, {"CN", 178, "86"}, {"DE", 45, "49"}, {"JP", 42, "81"}, {"IN", 36, "91"}, {"GB", 34, "44"}, {"FR", 31, "33"}, {"IT", 23, "39"},
	{"BR", 22, "55"}, {"CA", 21, "1"}, {"RU", 20, "7"}, {"MX", 18, "52"}, {"AU", 17, "61"}, {"KR", 17, "82"}, {"ES", 16, "34"}, {"ID", 14, "62"},
	{"NL", 11, "31"}, {"TR", 11, "90"}, {"SA", 11, "966"}, {"CH", 9, "41"}, {"PL", 8, "48"}, {"TW", 8, "886"}, {"BE", 6, "32"}, {"AR", 6, "54"},
	{"SE", 6, "46"}, {"IE", 5, "353"}, {"TH", 5, "66"}, {"AT", 5, "43"}, {"NO", 5, "47"}, {"IL", 5, "972"}, {"AE", 5, "971"}, {"SG", 5, "65"},
	{"BD", 4, "880"}, {"PH", 4, "63"}, {"VN", 4, "84"}, {"DK", 4, "45"}, {"MY", 4, "60"}, {"EG", 4, "20"}, {"ZA", 4, "27"}, {"NG", 4, "234"},
	{"HK", 4, "852"}, {"CO", 4, "57"}, {"RO", 3.5, "40"}, {"CZ", 3.4, "420"}, {"PK", 3.4, "92"}, {"CL", 3.4, "56"}, {"FI", 3, "358"},
	{"PT", 2.9, "351"}, {"PE", 2.7, "51"}, {"KZ", 2.6, "7"}, {"NZ", 2.5, "64"}, {"GR", 2.4, "30"}, {"HU", 2.1, "36"}, {"UA", 1.8, "380"},
	{"SK", 1.3, "421"}, {"EC", 1.2, "593"}, {"DO", 1.2, "1"}, {"KE", 1.1, "254"}, {"BG", 1, "359"}, {"GT", 1, "502"}, {"VE", 1, "58"},
	{"CR", 0.9, "506"}, {"LU", 0.9, "352"}, {"HR", 0.8, "385"}, {"LK", 0.8, "94"}, {"LT", 0.8, "370"}, {"UY", 0.8, "598"}, {"GH", 0.8, "233"},
	{"SI", 0.7, "386"}, {"LV", 0.4, "371"}, {"EE", 0.4, "372"}, {"PY", 0.4, "595"}, {"IS", 0.3, "354"}, {"SV", 0.3, "503"}, {"MU", 0.15, "230"},
}

// A homeSet is a set of homes.
type homeSet [2]uint64

func (s homeSet) has(i int) bool { return s[i/64]>>(i%64)&1 == 1 }

func (s *homeSet) add(i int) { s[i/64] |= 1 << (i % 64) }

func (s homeSet) or(o homeSet) homeSet { return homeSet{s[0] | o[0], s[1] | o[1]} }

// homesNamed are the homes with these codes.
func homesNamed(codes string) (s homeSet) {
	for code := range strings.FieldsSeq(codes) {
		if i := homeNamed(code); i >= 0 {
			s.add(i)
		}
	}
	return s
}

func homeNamed(code string) int {
	for i := range homes {
		if homes[i].code == code {
			return i
		}
	}
	return -1
}

// homeOf is the home of a label, or -1.
func homeOf(l privet.Label) int {
	switch l {
	case "SSN", "ABA_ROUTING_NUMBER":
		return homeNamed("US")
	case "SCOTLAND_CHI":
		return homeNamed("GB")
	}
	code, _, ok := strings.Cut(string(l), "_")
	if code == "UK" {
		code = "GB"
	}
	if !ok || len(code) != 2 {
		return -1
	}
	return homeNamed(code)
}

// What stands in values, and where it does.
var (
	homesByCode = lazy.Value[map[[2]byte]homeSet]{Make: func() map[[2]byte]homeSet {
		m := map[[2]byte]homeSet{{'U', 'K'}: homesNamed("GB")}
		for i := range homes {
			m[[2]byte([]byte(homes[i].code))] = homesNamed(homes[i].code)
		}
		return m
	}}
	homesByCall = lazy.Value[map[string]homeSet]{Make: func() map[string]homeSet {
		m := map[string]homeSet{}
		for i := range homes {
			m[homes[i].call] = m[homes[i].call].or(homesNamed(homes[i].code))
		}
		return m
	}}
	homesByShape = lazy.Value[map[string]homeSet]{Make: func() map[string]homeSet {
		m := map[string]homeSet{}
		for shape, codes := range map[string]string{
			"9999 AA": "NL", "9999AA": "NL", "9999-AA": "NL", "99-999": "PL", "9999-999": "PT", "99999-999": "BR", "999-9999": "JP",
			"999 99": "CZ SK SE GR", "99999-9999": "US", "A9A 9A9": "CA", "AA-9999": "LV", "AA-99999": "LT", "A-99999": "DE", "A-9999": "AT",
			"A9 9AA": "GB", "A99 9AA": "GB", "AA9 9AA": "GB", "AA99 9AA": "GB", "A9A 9AA": "GB", "AA9A 9AA": "GB",
		} {
			m[shape] = homesNamed(codes)
		}
		return m
	}}
	homesByLetter = lazy.Value[map[rune]homeSet]{Make: func() map[rune]homeSet {
		m := map[rune]homeSet{}
		for letters, codes := range map[string]string{
			"ãõ": "PT BR VN", "ç": "PT BR FR TR BE CH CA ES", "ñ": spanishHomes +
				" PH", "ß": "DE AT", "äö": "DE AT CH SE FI EE SK", "ü": "DE AT CH HU TR EE", "őű": "HU", "łśźżńą": "PL", "ęą": "PL LT", "řěů": "CZ",
			"ľĺŕ": "SK", "ôè": "FR SK IT BE CH CA VN",
			"ý": "CZ SK IS", "čž": "CZ SK SI HR LT LV", "š": "CZ SK SI HR LT LV EE", "șță": "RO", "ğış": "TR", "å": "SE NO DK FI", "øæ": "DK NO",
			"āēīņķļģ": "LV", "ėųįū": "LT LV", "đć": "HR VN", "þð": "IS", "ơưạảấầậắặẹếềệịọốồộớờợụủứừựỳ": "VN",
			"àùêëîï": "FR IT BE CH CA", "òì": "IT", "їєґ": "UA", "ыэё": "RU KZ", "әғқңөұүһ": "KZ", "ъ": "BG RU",
		} {
			for _, r := range letters {
				m[r] = m[r].or(homesNamed(codes))
			}
		}
		return m
	}}
	homesByScript = lazy.Value[[]struct {
		script *unicode.RangeTable
		homes  homeSet
	}]{Make: func() []struct {
		script *unicode.RangeTable
		homes  homeSet
	} {
		return []struct {
			script *unicode.RangeTable
			homes  homeSet
		}{
			{unicode.Cyrillic, homesNamed("RU UA BG KZ")}, {unicode.Greek, homesNamed("GR")}, {unicode.Han,
				homesNamed("CN TW HK JP")}, {unicode.Hiragana, homesNamed("JP")}, {unicode.Katakana, homesNamed("JP")}, {unicode.Hangul, homesNamed("KR")},
			{unicode.Arabic, homesNamed("SA AE EG PK")}, {unicode.Hebrew, homesNamed("IL")}, {unicode.Thai, homesNamed("TH")}, {unicode.Devanagari,
				homesNamed("IN")}, {unicode.Bengali, homesNamed("BD IN")}, {unicode.Sinhala, homesNamed("LK")},
		}
	}}
	homesByWord = lazy.Value[map[string]homeSet]{Make: func() map[string]homeSet {
		m := map[string]homeSet{}
		for words, codes := range map[string]string{
			"rua travessa praça praca largo alameda rodovia do da dos " +
				"das": "PT BR", "calle avenida avda plaza paseo carrera colonia " +
				"del": spanishHomes, "via viale piazza corso vicolo": "IT CH", "rue allée chemin impasse quai": "FR BE CH CA LU",
			"ul ulica aleja": "PL", "náměstí nám ulice": "CZ", "námestie ulica": "SK",
			"utca út tér körút": "HU", "strada bulevardul aleea calea": "RO", "sokak sk cad caddesi mah mahallesi bulvarı": "TR", "jalan jl": "ID MY",
			"jl kec kab": "ID", "barangay brgy": "PH", "nagar marg": "IN", "van der ter": "NL BE ZA", "street road lane drive": englishHomes,
			"close crescent gardens terrace mews": "GB IE AU NZ",
			"blvd apt":                            "US", "улица ул проспект переулок": "RU UA KZ BG", "вулиця вул": "UA", "οδός": "GR",
		} {
			for word := range strings.FieldsSeq(words) {
				m[word] = m[word].or(homesNamed(codes))
			}
		}
		return m
	}}
	homesByEnding = lazy.Value[[]struct {
		ending string
		homes  homeSet
	}]{Make: func() []struct {
		ending string
		homes  homeSet
	} {
		return []struct {
			ending string
			homes  homeSet
		}{
			{"straat", homesNamed("NL BE")}, {"laan", homesNamed("NL BE")}, {"plein", homesNamed("NL BE")}, {"gracht", homesNamed("NL")}, {"straße",
				homesNamed("DE AT CH")}, {"strasse", homesNamed("DE AT CH")}, {"gasse", homesNamed("AT DE CH")}, {"platz", homesNamed("DE AT CH")},
			{"gatan", homesNamed("SE FI")}, {"vägen", homesNamed("SE FI")},
			{"gade", homesNamed("DK")}, {"vej", homesNamed("DK")}, {"veien", homesNamed("NO")}, {"gata", homesNamed("NO IS")}, {"gate",
				homesNamed("NO")}, {"katu", homesNamed("FI")}, {"kuja", homesNamed("FI")}, {"iela", homesNamed("LV")}, {"gatvė", homesNamed("LT")},
			{"ova", homesNamed("CZ SK RU BG")}, {"ová", homesNamed("CZ SK")}, {"wski", homesNamed("PL")}, {"wska", homesNamed("PL")}, {"opoulos",
				homesNamed("GR")}, {"escu", homesNamed("RO")}, {"oğlu", homesNamed("TR")}, {"inen", homesNamed("FI")}, {"sson", homesNamed("SE IS")},
			{"dóttir", homesNamed("IS")},
		}
	}}
)

const (
	spanishHomes = "ES MX AR CO CL PE VE EC GT DO CR UY PY SV"
	englishHomes = "US GB CA AU NZ IE ZA SG IN KE NG GH"
)

// Of what is looked at in a value.
const (
	longestHomeShape = 10 // bytes of a postcode
	longestHomeText  = 64 // bytes of a value in which words are looked for
)

// homesIn gives the homes that a value speaks for, and none for most.
func homesIn(s string) (set homeSet) {
	if s = strings.TrimSpace(s); s == "" {
		return set
	}
	if strings.LastIndexByte(s, '@') > 0 {
		if n := len(s); n > 3 && s[n-3] == '.' {
			set = homesByCode.Get()[[2]byte{s[n-2] &^ 0x20, s[n-1] &^ 0x20}]
		}
		return set
	}
	if call, ok := strings.CutPrefix(s, "+"); ok || len(s) > 9 && strings.HasPrefix(s, "00") {
		if !ok {
			call = s[2:]
		}
		call = strings.TrimLeft(call, " (")
		for n := min(3, cells.DigitsAt(call, 0)); n > 0; n-- {
			if set, ok := homesByCall.Get()[call[:n]]; ok {
				return set
			}
		}
		return set
	}
	if len(s) >= 15 && len(s) <= 42 && numeral.IsLetter(s[0]) && numeral.IsLetter(s[1]) && numeral.IsDigit(s[2]) && numeral.IsDigit(s[3]) {
		return homesByCode.Get()[[2]byte{s[0] &^ 0x20, s[1] &^ 0x20}]
	}
	if set, ok := homesOfShape(s); ok {
		return set
	}
	if chars.IsNumber(s) || len(s) > longestHomeText {
		return set
	}
	var folded [2 * longestHomeText]byte
	return homesInWords(chars.AppendFolded(folded[:0], s))
}

// homesOfShape gives the homes whose postcodes are written as a value is.
func homesOfShape(s string) (set homeSet, ok bool) {
	if len(s) > longestHomeShape {
		return set, false
	}
	var shape [longestHomeShape]byte
	for i := range len(s) {
		switch c := s[i]; {
		case numeral.IsDigit(c):
			shape[i] = '9'
		case numeral.IsLetter(c):
			shape[i] = 'A'
		default:
			shape[i] = c
		}
	}
	set, ok = homesByShape.Get()[string(shape[:len(s)])]
	return set, ok
}

// homesInWords gives the homes that the letters and words of a value in lower case speak
// for.
func homesInWords(s []byte) (set homeSet) {
	from := 0
	for i := 0; i <= len(s); {
		r, n := utf8.RuneError, 1
		if i < len(s) {
			r, n = utf8.DecodeRune(s[i:])
		}
		if i < len(s) && unicode.IsLetter(r) {
			if r >= utf8.RuneSelf {
				set = set.or(homesOfLetter(r))
			}
			i += n
			continue
		}
		if word := s[from:i]; len(word) > 1 {
			set = set.or(homesByWord.Get()[string(word)])
			for k := range homesByEnding.Get() {
				if e := &homesByEnding.Get()[k]; len(word) > len(e.ending) && string(word[len(word)-len(e.ending):]) == e.ending {
					set = set.or(e.homes)
				}
			}
		}
		i += n
		from = i
	}
	return set
}

// homesOfLetter gives the homes that a letter beyond ASCII speaks for.
func homesOfLetter(r rune) homeSet {
	if set, ok := homesByLetter.Get()[r]; ok {
		return set
	}
	for i := range homesByScript.Get() {
		if unicode.Is(homesByScript.Get()[i].script, r) {
			return homesByScript.Get()[i].homes
		}
	}
	return homeSet{}
}

// Of what is said by the values of one column.
const (
	homeWorth  = 3.0 // the logarithm of the odds of a home that enough of the values speak for
	homeShare  = 4.0 // how often more of them are counted than there are
	homeMost   = 9.0 // and of all columns
	homeMiss   = 1.5 // what each value says against a kind that it is wrong for, and right for another
	homeMissed = 6.0 // and all of them at most

	homeLone    = 0.05 // the share of other numbers from which on those that pass a check may be of things
	homeForeign = 3.0  // what it says at most against such numbers that the people of a table live elsewhere
)

// A homeTally is what a table says for each home.
type homeTally [len(homes)]float64

// add counts what a column says.
func (t *homeTally) add(values []string) {
	var counts [len(homes)]int
	said := 0
	for _, v := range values {
		if v = chars.ValueIn(v); v == "" {
			continue
		}
		said++
		if set := homesIn(v); set != (homeSet{}) {
			for i := range counts {
				if set.has(i) {
					counts[i]++
				}
			}
		}
	}
	for i, n := range counts {
		if n > 0 {
			t[i] += homeWorth * min(1, homeShare*float64(n)/float64(said))
		}
	}
}

// worth is how probable a home is beside the others.
func (t *homeTally) worth(home int) float64 {
	return homes[home].size * math.Exp(min(homeMost, t[home]))
}

// foreign is what a table that says where its people live says against another home, as the
// logarithm of odds.
func (t *homeTally) foreign(home int) float64 {
	told := 0.0
	for _, worth := range t {
		told = max(told, worth)
	}
	return min(homeForeign, min(homeMost, told)-min(homeMost, t[home]))
}

// settle gives what the kinds of one column have together that pass the same check to
// those whose homes the table speaks for. A kind that the header names, and whose form
// hardly any of the values has, leaves what it has to those that they are right for.
// Where the header says nothing and the table's people live elsewhere, numbers with a mere
// check digit may be those of articles: what their kinds lose is not known.
func (p *Judge) settle(x *Table, v *view, columns []Column) {
	most, rivals := 0, 0
	for i := range v.scores {
		if s := &v.scores[i]; x.isRival(s) {
			if s.named {
				return // it has been said whose it is
			}
			most = max(most, s.matched)
			rivals++
		}
	}
	if rivals == 0 {
		return
	}
	if !x.homesTold {
		x.homesTold, x.homes = true, homeTally{}
		for i := range columns {
			x.homes.add(columns[i].Values)
		}
	}
	held, sum := 0.0, 0.0
	for i := range v.scores {
		s := &v.scores[i]
		switch {
		case x.isRival(s):
			held += s.probability
			sum += s.probability * x.homeWorth(s, most)
		case x.country.has(s.kind) && s.phrase != "" && 2*s.matched < v.count:
			held += s.probability
			s.probability = 0
		}
	}
	for i := range v.scores {
		if s := &v.scores[i]; x.isRival(s) {
			before := s.probability
			s.probability *= x.homeWorth(s, most) * held / sum
			if v.heading == 0 && s.weakest >= homeLone {
				known := s.probability * math.Exp(-x.homes.foreign(x.home[s.kind]))
				v.unsure.probability += s.probability - known
				s.probability = known
			}
			if s.explain && math.Abs(s.probability-before) > rounding*before {
				s.noteIf(privet.EvidenceNeighbour, math.Log(s.probability/before), "where its people live, as far as the table says")
			}
		}
	}
}

// isRival reports whether nearly all values pass the check of a kind that has a home.
func (x *Table) isRival(s *score) bool {
	return s.checked && x.home[s.kind] >= 0 && s.probability > 0 && checkWorth(s.proofs, s.weakest) > 0
}

// homeWorth is how probable the home of a rival is, and how right the values are for it,
// of which so many are for another.
func (x *Table) homeWorth(s *score, most int) float64 {
	return x.homes.worth(x.home[s.kind]) * math.Exp(-min(homeMissed, homeMiss*float64(most-s.matched)))
}
