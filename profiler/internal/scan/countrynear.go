package scan

import (
	"slices"
	"strings"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file tells numbers of countries apart in a text that several of them write and check
// alike, by the country that is named near.

// countryWords are the names of countries and what they are called after, in English, in their
// own languages and in some others, by the code of ISO 3166. They are those of CLDR, names of
// territories.
var countryWords = lazy.Value[map[string]string]{Make: func() map[string]string {
	return map[string]string{
		"AE": "uae|emirates|emirati|الإمارات",
		"AR": "argentina|argentine|argentinian|argentino|argentinien|argentinisch",
		"AT": "austria|austrian|österreich|österreichisch|österreichische|autriche",
		"AU": "australia|australian|australien|australie",
		"BD": "bangladesh|bangladeshi|বাংলাদেশ",
		"BE": "belgium|belgian|belgië|belgique|belge|belgien|belgisch",
		"BG": "bulgaria|bulgarian|българия|български|bulgarien",
		"BR": "brazil|brazilian|brasil|brasileiro|brasileira|brasileño|brésil|brasilien",
		"CA": "canada|canadian|canadien|canadienne|kanada|kanadisch",
		"CH": "switzerland|swiss|schweiz|schweizer|suisse|svizzera|suiza",
		"CL": "chile|chilean|chileno|chilena",
		"CN": "china|chinese|中国|chine|chinois|chinesisch",
		"CO": "colombia|colombian|colombiano|colombiana|kolumbien|colombie",
		"CR": "costa rica|costa rican|costarricense",
		"CZ": "czech|czechia|czech republic|česko|český|česká|české|české republiky|čr|tschechien|tschechisch",
		"DE": "germany|german|deutschland|deutsch|deutsche|deutscher|allemagne|allemand|alemania|alemán|germania|tedesco|niemcy|niemiecki",
		"DK": "denmark|danish|danmark|dansk|dänemark|danemark",
		"DO": "dominican|dominican republic|república dominicana|dominicano|dominicana",
		"EC": "ecuador|ecuadorian|ecuatoriano|ecuatoriana",
		"EE": "estonia|estonian|eesti|estland",
		"EG": "egypt|egyptian|مصر|مصري",
		"ES": "spain|spanish|españa|español|española|spanien|espagne|spagna",
		"FI": "finland|finnish|suomi|suomen|suomalainen|finnland|finlande",
		"FR": "france|french|français|française|francia|francés|frankreich|französisch|francese",
		"GB": "uk|u.k|united kingdom|britain|british|england|great britain|royaume-uni|reino unido|britannique|británico|großbritannien",
		"GH": "ghana|ghanaian",
		"GR": "greece|greek|ελλάδα|ελληνικό|griechenland|grèce",
		"GT": "guatemala|guatemalan|guatemalteco",
		"HK": "hong kong|hongkong|香港",
		"HR": "croatia|croatian|hrvatska|hrvatski|kroatien",
		"HU": "hungary|hungarian|magyar|magyarország|ungarn|hongrie",
		"ID": "indonesia|indonesian",
		"IE": "ireland|irish|éire|irland|irlande|irlanda",
		"IL": "israel|israeli|ישראל|ישראלי|ישראלית",
		"IN": "india|indian|भारत|inde|indien",
		"IS": "iceland|icelandic|ísland|íslensk",
		"IT": "italy|italian|italia|italiano|italiana|italien|italie|italienisch",
		"JP": "japan|japanese|日本|japon|japonés",
		"KE": "kenya|kenyan",
		"KR": "korea|korean|south korea|한국|대한민국|corée|corea",
		"KZ": "kazakhstan|kazakh|казахстан|қазақстан|рк",
		"LK": "sri lanka|sri lankan|ශ්\u200dරී ලංකා",
		"LT": "lithuania|lithuanian|lietuva|lietuvos|litauen",
		"LU": "luxembourg|luxembourgish|luxembourgeois|luxemburg|lëtzebuerg",
		"LV": "latvia|latvian|latvija|latvijas|lettland",
		"MU": "mauritius|mauritian",
		"MX": "mexico|mexican|méxico|mexicano|mexicana|mexiko|mexique",
		"MY": "malaysia|malaysian",
		"NG": "nigeria|nigerian",
		"NL": "netherlands|dutch|nederland|nederlands|nederlandse|holland|niederlande|pays-bas|países bajos",
		"NO": "norway|norwegian|norge|norsk|noreg|norwegen|norvège|noruega",
		"NZ": "new zealand|nz|aotearoa",
		"PE": "peru|peruvian|perú|peruano|peruana",
		"PH": "philippines|philippine|filipino|pilipinas",
		"PK": "pakistan|pakistani|پاکستان",
		"PL": "poland|polish|polska|polski|polskie|polen|polnisch|pologne|polonia",
		"PT": "portugal|portuguese|português|portuguesa|portugués",
		"PY": "paraguay|paraguayan|paraguayo|paraguaya",
		"RO": "romania|romanian|românia|român|românesc|rumänien|roumanie",
		"RU": "russia|russian|россия|россии|российский|рф|russland|russie|rusia",
		"SA": "saudi|saudi arabia|السعودية|سعودي",
		"SE": "sweden|swedish|sverige|svensk|svenskt|svenska|schweden|suède|suecia",
		"SG": "singapore|singaporean|新加坡",
		"SI": "slovenia|slovenian|slovene|slovenija|slovenski|slowenien",
		"SK": "slovakia|slovak|slovensko|slovenský|slovenská|slovenské|slovenskej republiky|slowakei|slowakisch",
		"SV": "el salvador|salvadoran|salvadoreño",
		"TH": "thailand|thai|ไทย",
		"TR": "turkey|türkiye|turkish|türk|turkiye|türkei|türkisch|turquie|turquía",
		"TW": "taiwan|taiwanese|台灣|臺灣|台湾",
		"UA": "ukraine|ukrainian|україна|україни|український|украина|украины",
		"US": "united states|america|american|usa|u.s|vereinigte staaten|amerikanisch|amerikanische|états-unis|américain|estados " +
			"unidos|estadounidense|stati uniti",
		"UY": "uruguay|uruguayan|uruguayo|uruguaya",
		"VE": "venezuela|venezuelan|venezolano|venezolana",
		"VN": "vietnam|vietnamese|việt nam",
		"ZA": "south africa|south african|rsa|suid-afrika|suid-afrikaanse",
	}
}}

// countriesNamed is the code for each of these words, and namesOfCountries all of them.
var (
	countriesNamed = lazy.Value[map[string]string]{Make: func() map[string]string {
		m := map[string]string{}
		for code, words := range countryWords.Get() {
			for w := range strings.SplitSeq(words, "|") {
				m[w] = code
			}
		}
		return m
	}}
	namesOfCountries = lazy.Value[*wordset.OtherSet]{Make: func() *wordset.OtherSet { return wordset.NewOtherSet(wordset.SortedKeys(countriesNamed.Get())) }}
)

// countryReach is how far from a number the name of its country counts, in bytes, and
// countryWeight what it takes from the odds of a number of another country.
const (
	countryReach  = 48
	countryWeight = -2.0
)

// countryNear gives the code of the country that is named nearest to text[start:end] in its
// line, or an empty one.
func countryNear(text string, start, end int) (code string) {
	lo, hi := lex.LineStart(text, start, countryReach), lex.LineEnd(text, end, countryReach)
	nearest := countryReach + 1
	for i := lo; i < hi; {
		r, n := chars.RuneAt(text, i)
		if i >= start && i < end || !chars.IsLetterRune(r) || i > lo && !chars.Spaceless(r) && wordset.WordBefore(text, i) {
			i += n
			continue
		}
		if name := namesOfCountries.Get().At(text, i); name != "" {
			distance := start - i - len(name)
			if i >= end {
				distance = i - end
			}
			if distance < nearest {
				nearest, code = distance, countriesNamed.Get()[name]
			}
		}
		i += n
	}
	return code
}

// weighCountry gives the probability of a match of a recognizer when others have found the same
// place that are of another country: what is not of the country that is named near is less
// likely, and foreign. It is no less than what is asked for.
func (s *Scanner) weighCountry(x *Scratch, text string, m spec.Match, recognizer int, p float64) (q float64, foreign bool) {
	region, near, looked := s.Recognizers[recognizer].Region, "", false
	for i := range slices.Backward(x.Candidates) {
		c := &x.Candidates[i]
		if c.Start < m.Start {
			break
		}
		other := s.Recognizers[c.Recognizer].Region
		if c.Start != m.Start || c.End != m.End || c.Named || other == "" || other == region {
			continue
		}
		if !looked {
			near, looked = countryNear(text, m.Start, m.End), true
		}
		switch near {
		case region:
			c.Confidence = max(weighed(c.Confidence, countryWeight), min(c.Confidence, x.leastOf(c.Recognizer)))
			c.Foreign = true
		case other:
			return max(weighed(p, countryWeight), min(p, x.leastOf(recognizer))), true
		}
	}
	return p, false
}

// leastOf is the least probability of what a recognizer finds that is kept.
func (x *Scratch) leastOf(recognizer int) float64 {
	if x.Thresholds == nil {
		return x.Least
	}
	return max(x.Least, x.Thresholds[recognizer])
}
