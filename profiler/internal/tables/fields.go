package tables

import (
	"encoding/base64"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// A field is what a column can be about.
type field struct {
	name  string
	label string
	share float64 // how often it is taken when it is drawn
	tells bool    // the values say what they are
	value func(*generator) string
	also  []string
}

var personalFields = []field{
	{name: "first", label: "FIRST_NAME", share: 0.75, tells: true, value: (*generator).given, also: []string{"PERSON"}},
	{name: "last", label: "LAST_NAME", share: 0.75, tells: true, value: (*generator).family, also: []string{"PERSON"}},
	{name: "person", label: "PERSON", share: 1, tells: true, value: (*generator).person},
	{name: "email", label: "EMAIL_ADDRESS", share: 0.7, tells: true, value: (*generator).email},
	{name: "phone", label: "PHONE_NUMBER", share: 1, tells: true, value: func(g *generator) string { return g.phone() }},
	{name: "fax", label: "FAX_NUMBER", share: 0.08, value: func(g *generator) string { return g.phone() }, also: []string{"PHONE_NUMBER"}},
	{name: "street", label: "STREET_ADDRESS", share: 0.9, tells: true, value: (*generator).street},
	{name: "address", label: "STREET_ADDRESS", share: 0.7, tells: true, value: (*generator).address, also: []string{"LOCATION"}},
	{name: "city", label: "CITY", share: 0.9, tells: true, value: (*generator).city, also: []string{"LOCATION"}},
	{name: "state", label: "STATE", share: 0.3, tells: true, value: (*generator).state, also: []string{"LOCATION"}},
	{name: "country", label: "COUNTRY", share: 0.3, tells: true, value: (*generator).countryName, also: []string{"LOCATION"}},
	{name: "country code", label: "COUNTRY", share: 0.1, value: func(g *generator) string {
		return g.pick([]string{"US", "DE", "FR", "ES", "IT", "BR", "NL", "PL", "SE", "DK", "FI", "CZ", "HU", "TR", "RU", "UA", "CN", "JP", "KR", "SA",
			"IN", "GB", "CA", "AU"})
	}, also: []string{"LOCATION"}},
	{name: "zip", label: "ZIP_CODE", share: 0.75, value: func(g *generator) string { return g.write(g.formOf(g.locale.zips)) }},
	{name: "dob", label: "DOB", share: 0.7, tells: true, value: func(g *generator) string { return g.date(g.birth()) }},
	{name: "birth year", label: "DOB", share: 0.06, value: func(g *generator) string { return strconv.Itoa(g.birth().Year()) }},
	{name: "age", label: "AGE", share: 0.45, value: (*generator).age},
	{name: "gender", label: "GENDER", share: 0.4, tells: true, value: (*generator).gender},
	{name: "nationality", label: "NATIONALITY", share: 0.3, tells: true, value: func(g *generator) string {
		return g.word("demonyms",
			g.lists.Demonyms, g.languages()...)
	}, also: []string{"ETHNICITY"}},
	{name: "ethnicity", label: "ETHNICITY", share: 0.15, tells: true, value: (*generator).ethnicity, also: []string{"NATIONALITY"}},
	{name: "religion", label: "RELIGION", share: 0.12, tells: true, value: func(g *generator) string {
		return g.word("religions", g.lists.Religions,
			g.languages()...)
	}},
	{name: "marital", label: "MARITAL_STATUS", share: 0.15, tells: true, value: (*generator).marital},
	{name: "blood", label: "BLOOD_TYPE", share: 0.15, tells: true, value: func(g *generator) string {
		if l := g.locale.language; (l == "ja" || l == "zh") && g.form%3 > 0 {
			return g.pick([]string{"A", "B", "AB", "O"}) + "型"
		}
		return g.pick([]string{"A", "B", "AB", "O"}) + g.pick([]string{"+", "+", "-"})
	}},
	{name: "job", label: "JOB_TITLE", share: 0.5, tells: true, value: (*generator).job},
	{name: "company", label: "ORGANIZATION", share: 0.4, tells: true, value: (*generator).company},
	{name: "salary", label: "SALARY", share: 0.35, value: (*generator).salary},
	{name: "card", label: "CREDIT_CARD", share: 0.35, tells: true, value: (*generator).card},
	{name: "cvv", label: "CVV", share: 0.08, value: func(g *generator) string { return g.write("999") }},
	{name: "expiry", label: "CREDIT_CARD_EXPIRATION", share: 0.08, value: func(g *generator) string {
		return fmt.Sprintf(g.formOf([]string{"%02d/%02d", "%02d/20%02d", "%02d-%02d"}), 1+g.IntN(12), 24+g.IntN(10))
	}},
	{name: "iban", label: "IBAN", share: 0.4, tells: true, value: (*generator).iban},
	{name: "account", label: "BANK_ACCOUNT", share: 0.2, value: func(g *generator) string {
		return g.write(g.formOf(append([]string{"AAAA99999999999999", "999999999999"}, g.locale.account...)))
	}},
	{name: "swift", label: "SWIFT_CODE", share: 0.12, tells: true, value: func(g *generator) string {
		return g.write("AAAA") + g.pick([]string{"DE", "FR", "GB", "US", "IT", "ES"}) + g.write(g.formOf([]string{"XX", "XXXXX"}))
	}},
	{name: "crypto", label: "CRYPTO_ADDRESS", share: 0.12, tells: true,
		value: func(g *generator) string { return g.write("0xhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh") }},
	{name: "ipv4", label: "IP_ADDRESS", share: 0.35, tells: true, value: func(g *generator) string {
		return fmt.Sprintf("%d.%d.%d.%d", 1+g.IntN(223), g.IntN(256), g.IntN(256), g.IntN(256))
	}},
	{name: "ipv6", label: "IP_ADDRESS", share: 0.12, tells: true, value: func(g *generator) string {
		return g.write(g.anyForm([]string{"2hhh:hhhh:hhhh:hhhh:hhhh:hhhh:hhhh:hhhh", "fe80::hhhh:hhhh:hhhh:hhhh", "2001:db8::hhhh",
			"hhhh:hhh:hhhh:hhhh:hhhh:hhh:hhhh:hhhh"}))
	}},
	{name: "mac", label: "MAC_ADDRESS", share: 0.2, tells: true, value: func(g *generator) string {
		return g.write(g.formOf([]string{"hh:hh:hh:hh:hh:hh", "hh-hh-hh-hh-hh-hh"}))
	}},
	{name: "url", label: "URL", share: 0.25, tells: true, value: func(g *generator) string {
		return g.formOf([]string{"https://www.", "http://", "https://"}) + g.domain() + g.pick([]string{"/", "", "/about", "/posts/tag/", "/index.html"})
	}},
	{name: "agent", label: "USER_AGENT", share: 0.15, tells: true, value: (*generator).agent},
	{name: "username", label: "USERNAME", share: 0.45, tells: true, value: (*generator).username},
	{name: "password", label: "PASSWORD", share: 0.2, value: (*generator).password},
	{name: "password hash", label: "PASSWORD_HASH", share: 0.1, tells: true, value: func(g *generator) string {
		if g.form%3 == 0 {
			return g.formOf([]string{"pbkdf2_sha256$260000$", "$argon2id$v=19$m=65536,t=3,p=4$", "$2y$10$", "$6$rounds=5000$", "{SSHA}"}) + g.letters(43)
		}
		return "$2b$12$" + g.letters(53)
	}},
	{name: "plate", label: "LICENSE_PLATE", share: 0.15, value: func(g *generator) string { return g.write(g.formOf(g.locale.plates)) }},
	{name: "vin", label: "VIN", share: 0.08, value: func(g *generator) string { return g.write("1HGCM82639A0") + g.write("99999") }},
	{name: "imei", label: "IMEI", share: 0.1, value: func(g *generator) string { return complete("imei", "35"+g.write("999999999999?")) }},
	{name: "passport", label: "PASSPORT", share: 0.12, value: func(g *generator) string {
		return g.write(g.formOf([]string{"A99999999", "AA9999999", "A99999999", "999999999", "AA999999", "99AA99999", "AAA999999", "A9999999",
			"99 9999999", "C9XX9XX99"}))
	}},
	{name: "licence", label: "DRIVER_LICENSE", share: 0.12, value: func(g *generator) string {
		return g.write(g.formOf([]string{"A9999999", "A999-9999-9999", "99AA99999", "AAAA999999AA9AA"}))
	}},
	{name: "lat", label: "GEO_COORDINATES", share: 0.08, tells: true, value: func(g *generator) string { return g.coordinate(90) }},
	{name: "lon", label: "GEO_COORDINATES", share: 0.08, tells: true, value: func(g *generator) string { return g.coordinate(180) }},
	{name: "latlon", label: "GEO_COORDINATES", share: 0.1, tells: true, value: func(g *generator) string {
		return strconv.FormatFloat(g.Float64()*180-90, 'f', 5, 64) + ", " + strconv.FormatFloat(g.Float64()*360-180, 'f', 5, 64)
	}},
	{name: "employee", label: "EMPLOYEE_ID", share: 0.25, value: func(g *generator) string {
		return g.write(g.formOf([]string{"E99999", "EMP-9999", "999999", "99999", "P-99999"}))
	}},
	{name: "customer", label: "CUSTOMER_ID", share: 0.3, value: func(g *generator) string {
		return g.write(g.formOf([]string{"99999999", "K-999999", "C99999", "999999"}))
	}},
	{name: "hired", label: "DATE_TIME", share: 0.3, value: func(g *generator) string { return g.date(g.lately(20)) }},
	{name: "condition", label: "MEDICAL_CONDITION", share: 0.25, tells: true, value: (*generator).condition},
	{name: "medication", label: "MEDICATION", share: 0.25, tells: true, value: (*generator).medication},
}

// IsIdentifier reports whether a field is an identifier that one country has.
func IsIdentifier(name string) bool {
	for i := range locales {
		for k := range locales[i].ids {
			if locales[i].ids[k].name == name {
				return true
			}
		}
	}
	return false
}

// job draws an occupation, in the language of the country or in English.
func (g *generator) job() string {
	own := nativeJobs[g.locale.language]
	if own != nil && g.form%3 > 0 {
		j := g.pick(own)
		if g.form%2 == 0 {
			r, n := utf8.DecodeRuneInString(j)
			j = string(unicode.ToUpper(r)) + j[n:]
		}
		return j
	}
	j := g.word("occupations", g.lists.Occupations, "en")
	switch g.IntN(6) {
	case 0:
		j = g.pick([]string{"Senior ", "Lead ", "Junior ", "Chief ", "Assistant ", "Head "}) + j
	case 1:
		// The noun stands first, as in lists of occupations.
		if at := strings.LastIndexByte(j, ' '); at > 0 {
			j = strings.ToUpper(j[at+1:at+2]) + j[at+2:] + ", " + j[:at]
		}
	case 2:
		j = g.pick([]string{"marketing", "software", "sales", "data", "civil", "quality", "product", "field", "finance", "research"}) + " " +
			g.pick([]string{"engineer", "manager", "officer", "analyst", "consultant", "specialist", "technician", "designer", "administrator", "scientist"})
	}
	switch g.form % 4 {
	case 0:
		return strings.ToUpper(j[:1]) + j[1:]
	case 1:
		words := strings.Fields(j)
		return titled(words)
	}
	return j
}

// languages are the codes under which the lists may have words for the locale:
// its own, and English in a part of the columns.
func (g *generator) languages() []string {
	if g.form%3 == 0 {
		return []string{"en"}
	}
	return append([]string{g.locale.language}, g.locale.scripts...)
}

func (g *generator) people() []string {
	return append([]string{g.locale.country, g.locale.language}, g.locale.scripts...)
}

func (g *generator) given() string {
	if own := patronymics[g.locale.language]; own != nil && g.form%9 == 4 {
		return g.pick(own)
	}
	if g.locale.language == "ja" && g.form%7 == 3 {
		return g.pick(kanaGiven)
	}
	n, ok := g.ownOf(nativeGiven)
	if !ok {
		n = g.native("given", g.lists.Given, g.people()...)
	}
	if g.form%17 == 0 && g.IntN(3) == 0 && !ok && g.script() == unicode.Latin {
		n += g.pick([]string{" ", "-"}) + g.native("given", g.lists.Given, g.people()...)
	}
	return g.letterCase(n)
}

func (g *generator) family() string {
	if g.locale.language == "ja" && g.form%7 == 3 {
		return g.pick(kanaFamily)
	}
	n, ok := g.ownOf(nativeFamily)
	if !ok {
		n = g.native("family", g.lists.Family, g.people()...)
	}
	switch g.locale.language {
	case "es", "pt":
		if g.form%3 == 0 {
			n += " " + g.native("family", g.lists.Family, g.people()...)
		}
	case "de", "en", "fr", "sv":
		if g.IntN(25) == 0 {
			n += "-" + g.native("family", g.lists.Family, g.people()...)
		}
	}
	return g.letterCase(n)
}

// letterCase writes a column of names in capitals or in small letters now and
// then.
func (g *generator) letterCase(n string) string {
	switch g.form % 19 {
	case 0:
		return strings.ToUpper(n)
	case 1:
		return strings.ToLower(n)
	}
	return n
}

func (g *generator) cased(s string) string {
	if g.form%2 == 0 {
		return strings.ToUpper(s[:1]) + s[1:]
	}
	return s
}

// nameSuffixes stand behind a name, in English and in other languages.
var nameSuffixes = map[bool][]string{true: {" Jr.", " Sr.", " III", " MD", " PhD", " DVM", " II"},
	false: {" B.Sc.", " MBA.", " MSc", ", Ph.D.", " jun.", " B.Eng.", ", CSc."}}

func (g *generator) person() string {
	given, family := g.given(), g.family()
	if g.locale.family {
		return family + g.locale.joiner + given
	}
	switch (g.form >> 4) % 8 {
	case 0:
		return family + ", " + given
	case 1:
		name := given + " " + family
		if len(g.locale.titles) > 0 && g.IntN(3) == 0 {
			name = g.pick(g.locale.titles) + " " + name
		}
		if g.IntN(5) == 0 {
			name += g.pick(nameSuffixes[g.locale.language == "en"])
		}
		return name
	case 2:
		if g.locale.language == "en" {
			return given + " " + string(rune('A'+g.IntN(26))) + ". " + family
		}
		return family + " " + given
	case 3:
		return given + " " + g.given() + " " + family
	}
	return given + " " + family
}

// plain is a word in small ASCII letters, as addresses and log-in names have
// them.
func (g *generator) plain(list string, words []Word) string {
	for range 20 {
		w := strings.ToLower(g.word(list, words, g.people()...))
		if isASCIIWord(w) {
			return w
		}
	}
	return g.pick([]string{"anna", "max", "kim", "leo", "sasha", "mia", "olga", "jun", "li", "omar"})
}

func isASCIIWord(w string) bool {
	for i := range len(w) {
		if w[i] < 'a' || w[i] > 'z' {
			return false
		}
	}
	return len(w) > 1
}

// coordinate is a latitude or longitude, of a country or of the world.
func (g *generator) coordinate(most float64) string {
	v := (2*g.Float64() - 1) * most
	if g.form%3 > 0 {
		v = float64(g.form>>4%1000)/500*most - most
		v = min(most, max(-most, v*0.9+(g.Float64()-0.5)*float64(1+g.form>>2%10)))
	}
	return strconv.FormatFloat(v, 'f', 4+g.form%5, 64)
}

func (g *generator) username() string {
	given, family := g.plain("given", g.lists.Given), g.plain("family", g.lists.Family)
	if own := romanGiven[g.locale.language]; own != nil {
		given, family = g.pick(own), g.pick(romanFamily[g.locale.language])
	}
	way := g.IntN(11)
	if g.form%2 == 0 {
		way = g.form >> 1 % 11
	}
	switch way {
	case 9:
		return given[:1] + family + g.write("99")
	case 10:
		return given + g.pick([]string{".", "_"}) + family[:min(3, len(family))]
	case 6:
		return given + g.pick([]string{"", ".", "_", "-"}) + g.pick([]string{"1", "7", "84", "99", "2001", "x"})
	case 7:
		return given[:min(3, len(given))] + family[:min(4, len(family))] + g.write("9")
	case 8:
		return g.pick([]string{"cool", "mr_", "its", "the", "happy", "real", "dj", "x"}) + given + g.pick([]string{"", g.write("99")})
	case 0:
		return given + "." + family
	case 1:
		return given[:1] + family + g.write("9")
	case 2:
		return given + g.write("99")
	case 3:
		return given + "_" + family
	case 4:
		return family + given[:1]
	}
	return given[:1] + family
}

func (g *generator) domain() string {
	name := g.plain("family", g.lists.Family)
	if g.IntN(3) == 0 {
		name += "-" + g.plain("family", g.lists.Family)
	}
	return name + "." + g.pick([]string{"com", "org", "net", "info", "biz", strings.ToLower(g.locale.country)})
}

func (g *generator) email() string {
	host := g.domain()
	if g.form%2 == 0 {
		host = g.pick([]string{"example.com", "example.org", "gmail.com", "yahoo.com", "hotmail.com", "example.net"})
	}
	return g.username() + "@" + host
}

func (g *generator) phone() string {
	if g.form%2 == 0 {
		return g.write(g.anyForm(g.locale.phones))
	}
	return g.write(g.formOf(g.locale.phones))
}

func (g *generator) city() string {
	n, ok := g.ownOf(nativePlaces)
	if !ok {
		n = g.native("places", g.lists.Places, g.locale.country)
	}
	if g.form%3 == 0 && g.IntN(3) > 0 || g.IntN(12) == 0 {
		n = g.invented(n)
	}
	return g.letterCase(n)
}

// invented is a town that is on no map, as test data have them.
func (g *generator) invented(n string) string {
	name := g.native("family", g.lists.Family, g.people()...)
	if g.IntN(2) == 0 {
		name = g.native("given", g.lists.Given, g.people()...)
	}
	switch g.locale.language {
	case "en":
		n = g.pick([]string{"", "", "North ", "East ", "West ", "South ", "New ", "Lake ", "Port "}) + name + g.pick([]string{"", "town", "ton",
			"land", "ville", "berg", "burgh", "borough", "bury", "view", "port", "mouth", "chester", "fort", "haven", "side", "shire"})
	case "fr":
		n = g.pick([]string{"Saint-", "Sainte-", ""}) + name + g.pick([]string{"-sur-Mer", "-les-Bains", "-la-Forêt", "ville", "-le-Vieux", "boeuf", "dan"})
	case "it":
		n = g.pick([]string{"San ", "Borgo ", "Sesto ", "Quarto ", ""}) + name + g.pick([]string{"", " lido", " a mare", " nell'Emilia", " terme",
			" del friuli"})
	case "pt", "es":
		n = g.pick([]string{"São ", "Santa ", "Vila ", "Nova ", ""}) + name + g.pick([]string{"", " do Sul", " de Minas", " do Norte", " Paulista"})
	case "da", "sv", "no", "nl", "fi", "de":
		n = name + map[string][]string{"da": {"by", "rup", "sted", "købing"}, "sv": {"stad", "hamn", "köping", "holm"},
			"no": {"vik", "sund", "berg", "nes"}, "nl": {"dam", "veen", "dorp", "stein"}, "fi": {"la", "järvi", "salo", "koski"}, "de": {"hausen",
				"dorf", "stadt", "heim", "burg"}}[g.locale.language][g.IntN(4)]
	}
	return n
}

func (g *generator) state() string {
	if codes := stateCodes[g.locale.country]; codes != nil && g.form%3 == 0 {
		return g.pick(codes)
	}
	if g.form%2 == 0 {
		return g.native("regions", g.lists.Regions, g.locale.country)
	}
	return g.pick(g.locale.states)
}

func (g *generator) countryName() string {
	return g.word("countries", g.lists.Countries, g.languages()...)
}

// street writes the line of a street and a house.
func (g *generator) street() string { return g.fill(g.anyForm(g.locale.streets)) }

// address writes a whole address, in one line or two.
func (g *generator) address() string {
	s := g.fill(g.locale.full)
	if g.form%3 == 0 {
		s = strings.Replace(s, ", ", "\n", 1)
	}
	return s
}

// fill fills in the parts of an address.
func (g *generator) fill(pattern string) string {
	var b strings.Builder
	for pattern != "" {
		head, rest, ok := strings.Cut(pattern, "{")
		b.WriteString(head)
		if !ok {
			break
		}
		name, after, _ := strings.Cut(rest, "}")
		pattern = after
		switch name {
		case "n":
			b.WriteString(g.number(1, []int{9, 99, 99, 250, 1200, 9999}[g.IntN(6)]))
		case "s":
			b.WriteString(g.number(1, 40))
		case "h":
			b.WriteString(g.number(100, 999))
		case "a":
			b.WriteString(g.write("A"))
		case "name":
			b.WriteString(g.streetName())
		case "given":
			b.WriteString(g.native("given", g.lists.Given, g.people()...))
		case "road":
			b.WriteString(g.pick(g.locale.roads))
		case "glued":
			name, road := g.streetName(), g.pick(g.locale.roads)
			if strings.ContainsAny(name, " -") {
				b.WriteString(name + "-")
				road = strings.ToUpper(road[:1]) + road[1:]
			} else {
				b.WriteString(name)
			}
			b.WriteString(road)
		case "street":
			b.WriteString(g.street())
		case "zip":
			b.WriteString(g.write(g.formOf(g.locale.zips)))
		case "city":
			b.WriteString(g.city())
		case "state":
			b.WriteString(g.state())
		}
	}
	return b.String()
}

// streetName is what a street is named after.
func (g *generator) streetName() string {
	names, own := g.native("family", g.lists.Family, g.people()...), nativeFamily
	if g.IntN(2) == 0 {
		names, own = g.native("places", g.lists.Places, g.locale.country), nativePlaces
	}
	if n, ok := g.ownOf(own); ok {
		return n
	}
	return names
}

func (g *generator) date(t time.Time) string {
	layouts := g.locale.dates
	layout := g.formOf(layouts)
	if g.form%5 == 0 {
		layout = "2006-01-02"
	}
	return t.Format(layout)
}

// lately is a time within some years.
func (g *generator) lately(years int) time.Time {
	return time.Date(2026, time.November, 1, 0, 0, 0, 0, time.UTC).Add(-time.Duration(g.Int64N(int64(years) * 365 * 24 * int64(time.Hour))))
}

func (g *generator) gender() string {
	pairs := g.locale.genders
	if g.form%4 == 0 {
		pairs = []string{"M|F", "Male|Female", "male|female", "Female|Male|Other", "F|M|X", "Male|Female|Non-binary"}
	}
	return g.pick(strings.Split(pairs[g.form%len(pairs)], "|"))
}

// company composes the name of a company from family names and other words.
func (g *generator) company() string {
	if own := ownCompanies[g.locale.language]; own != nil && g.IntN(3) == 0 {
		return g.fill(g.pick(own))
	}
	legal := g.anyForm(g.locale.legal)
	name, second := g.streetName(), g.family()
	if strings.HasSuffix(legal, " ") || strings.HasPrefix(legal, "(") {
		return legal + g.pick([]string{name, name + "-" + second, "«" + name + "»"})
	}
	switch g.IntN(7) {
	case 0:
		return name + "-" + second
	case 1:
		if g.locale.language == "en" {
			return name + ", " + second + " and " + g.native("family", g.lists.Family, g.people()...)
		}
	case 2:
		if len(g.lists.Organizations) > 0 {
			return g.word("organizations", g.lists.Organizations)
		}
	case 3:
		return name + " " + g.pick([]string{"Systems", "Media", "Logistics", "Consulting", "Energy", "Foods", "Partners"}) + " " + legal
	case 4:
		return name + " " + second + " " + legal
	}
	if unicode.Is(unicode.Han, []rune(name)[0]) {
		return name + legal
	}
	return name + " " + legal
}

// age draws an age: of grown-ups, pupils, students or anybody, in whole years or as it is worked out.
func (g *generator) age() string {
	least, most := 18, 92
	switch g.form % 6 {
	case 0:
		least, most = 5, 24
	case 1:
		least, most = 17, 35
	case 2:
		least, most = 0, 99
	case 3:
		least, most = 20, 65
	}
	n := least + (g.IntN(most-least)+g.IntN(most-least+2))/2
	switch g.form / 6 % 8 {
	case 0:
		return strconv.Itoa(n) + ".0"
	case 1:
		return strconv.FormatFloat(float64(n)+float64(g.IntN(12))/12, 'f', 3, 64)
	}
	return strconv.Itoa(n)
}

// ethnicities are what registries and surveys of several countries call origins: those of one form are of one of them.
var ethnicities = []string{
	"White|Black|Asian|Other", "White|Black|Hispanic|Asian|Native American|Other|Unknown", "white|black|hispanic|other", "Caucasian|African American|Asian",
	"White|Black or African American|Asian|American Indian or Alaska Native|Native Hawaiian or Other Pacific Islander|Two or More Races",
	"Hispanic or Latino|Not Hispanic or Latino|Unknown", "Hispanic|Non-Hispanic", "cauc|afam|other", "Black, Non-Hispanic|White, Non-Hispanic|Hispanic|Asian/Pacific Islander",
	"White British|White Irish|Any other White background|Indian|Pakistani|Bangladeshi|Chinese|Black African|Black Caribbean|Mixed|Not stated",
	"Branca|Preta|Parda|Amarela|Indígena|Não declarado", "branco|preto|pardo|amarelo|indigena", "Black African|Coloured|Indian/Asian|White", "Malay|Chinese|Indian|Others",
	"European|Māori|Pacific peoples|Asian|MELAA", "Mestizo|Indígena|Afrodescendiente|Blanco|Mulato|Montubio", "Han|Hui|Zhuang|Uyghur|Miao|Manchu|Tibetan", "汉族|回族|壮族|满族|苗族|藏族|维吾尔族",
	"Kinh|Tày|Thái|Mường|Khmer|Hoa|Nùng", "Kikuyu|Luhya|Kalenjin|Luo|Kamba|Maasai", "Yoruba|Igbo|Hausa|Fulani", "Aboriginal|Torres Strait Islander|Neither",
}

func (g *generator) ethnicity() string {
	return g.letterCase(g.pick(stroke(g.formOf(ethnicities))))
}

func (g *generator) salary() string {
	n := 1000 * (18 + g.IntN(180))
	switch g.form % 5 {
	case 0:
		return "$" + strconv.Itoa(n/1000) + ",000"
	case 1:
		return strconv.Itoa(n + g.IntN(1000))
	case 2:
		return strconv.Itoa(n) + ".00"
	}
	return strconv.Itoa(n)
}

func (g *generator) card() string {
	d := ""
	switch g.IntN(5) {
	case 0:
		d = complete("card-number", g.pick([]string{"34", "37"})+g.write("999999999999?"))
	case 1:
		d = complete("card-number", g.pick([]string{"51", "52", "53", "54", "55"})+g.write("9999999999999?"))
	case 2:
		d = complete("card-number", "6011"+g.write("99999999999?"))
	default:
		d = complete("card-number", "4"+g.write("99999999999999?"))
	}
	if sign := g.formOf([]string{"", "", "-", " "}); sign != "" && len(d) == 16 {
		return d[:4] + sign + d[4:8] + sign + d[8:12] + sign + d[12:]
	}
	return d
}

func (g *generator) iban() string {
	country, account := g.locale.country, g.locale.iban
	if account == "" {
		country, account = "DE", "DE999999999999999999"
	}
	n := iban(country, g.write(account[2:]))
	if g.form%4 > 0 {
		return n
	}
	var b strings.Builder
	for i, r := range n {
		if i > 0 && i%4 == 0 {
			b.WriteByte(' ')
		}
		b.WriteRune(r)
	}
	return b.String()
}

func (g *generator) agent() string {
	return fmt.Sprintf("Mozilla/5.0 (%s) AppleWebKit/%d.36 (KHTML, like Gecko) Chrome/%d.0.%d.0 Safari/%d.36",
		g.pick([]string{"Windows NT 10.0; Win64; x64", "X11; Linux x86_64", "Macintosh; Intel Mac OS X 10_15_7",
			"iPhone; CPU iPhone OS 16_5 like Mac OS X"}), 500+g.IntN(40), 60+g.IntN(70), g.IntN(5000), 500+g.IntN(40))
}

func (g *generator) password() string {
	if g.form%3 == 0 || g.IntN(6) == 0 {
		// What people can remember.
		w := g.pick([]string{"summer", "winter", "sunshine", "dragon", "monkey", "football", "qwerty", "password", "letmein", "welcome", "liverpool",
			"chocolate", "sommer", "schatz", "hallo", "soleil", "bonjour", "amor", "familia", "estrela", "juventus", "kotek", "sakura", "love", strings.ToLower(g.plain("given", g.lists.Given))})
		if g.IntN(3) > 0 {
			w = strings.ToUpper(w[:1]) + w[1:]
		}
		return g.pick([]string{w, w, w, strings.NewReplacer("a", "4", "e", "3", "o", "0").Replace(w)}) + g.pick([]string{"", "!", "#", "_", "@"}) +
			g.write(g.pick([]string{"9", "99", "999", "1999", "2024"})) + g.pick([]string{"", "", "!", "?", "*", "$"})
	}
	const chars = "abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!@#$%^&*()_+"
	b := make([]byte, 8+g.IntN(6))
	for i := range b {
		b[i] = chars[g.IntN(len(chars))]
	}
	return string(b)
}

// letters are n letters and digits.
func (g *generator) letters(n int) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(g.Uint32())
	}
	return strings.NewReplacer("+", "a", "/", "b").Replace(base64.RawStdEncoding.EncodeToString(b))[:n]
}
