package corpus

import (
	"fmt"
	"strings"
)

// plain writes a name in lower-case ASCII letters, digits left out.
func plain(s string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(s) {
		switch {
		case 'a' <= r && r <= 'z':
			b.WriteRune(r)
		default:
			b.WriteString(asciiOf[r])
		}
	}
	return b.String()
}

// asciiOf says how letters are written in addresses.
var asciiOf = func() map[rune]string {
	of := map[rune]string{'ß': "ss", 'æ': "ae", 'œ': "oe", 'ø': "o", 'þ': "th", 'ð': "d", 'ł': "l", 'đ': "d", 'ı': "i", 'ä': "ae", 'ö': "oe", 'ü': "ue"}
	for _, group := range []string{"aàáâãåāăą", "cçćč", "dď", "eèéêëēęěė", "gğģ", "iìíîïīį", "kķ", "lĺľļ", "nñńňņ", "oòóôõőō", "rŕřŗ", "sśšşș",
		"tťţț", "uùúûűůūų", "yýÿ", "zźżž"} {
		letters := []rune(group)
		for _, r := range letters[1:] {
			of[r] = string(letters[0])
		}
	}
	cyrillic := []rune("абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґ")
	for i, w := range strings.Split("a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya i i e g", " ") {
		of[cyrillic[i]] = strings.Trim(w, "-")
	}
	return of
}()

// mailHosts are providers of mail, which many parts share.
var mailHosts = []string{"gmail.com", "outlook.com", "yahoo.com", "hotmail.com", "icloud.com", "proton.me", "gmx.net", "example.com", "example.org", "mail.com"}

// topLevels are the last labels of domains in a country.
var topLevels = map[string][]string{
	"US": {"com", "com", "org", "net", "io", "us"}, "GB": {"co.uk", "org.uk", "com", "uk"}, "CA": {"ca", "com"}, "AU": {"com.au", "net.au", "com"},
	"IE": {"ie", "com"}, "IN": {"in", "co.in", "com"}, "NZ": {"co.nz", "com"}, "ZA": {"co.za"}, "DE": {"de", "de", "com", "net"}, "AT": {"at", "co.at"},
	"CH": {"ch", "ch", "com"}, "FR": {"fr", "fr", "com"}, "BE": {"be", "com"}, "ES": {"es", "com"}, "MX": {"com.mx", "mx"}, "AR": {"com.ar"},
	"CO": {"com.co", "co"}, "CL": {"cl"}, "IT": {"it", "it", "com"}, "PT": {"pt", "com.pt"}, "BR": {"com.br", "com.br", "org.br"}, "NL": {"nl", "nl", "com"},
	"PL": {"pl", "com.pl"}, "SE": {"se", "nu"}, "FI": {"fi"}, "DK": {"dk"}, "NO": {"no"}, "CZ": {"cz"}, "SK": {"sk"}, "TR": {"com.tr", "com", "net"},
	"RU": {"ru", "com"}, "UA": {"ua", "com.ua", "in.ua"}, "CN": {"cn", "com.cn", "com"}, "JP": {"jp", "co.jp", "ne.jp"}, "KR": {"kr", "co.kr"},
	"SA": {"com.sa", "sa"}, "EG": {"com.eg", "com"},
}

// host makes up the domain of a company.
func (m *maker) host() string {
	name := plain(m.wordOrInvented("family", m.country, m.native))
	if name == "" || m.chance(40) {
		name = m.syllables(2 + m.rng.IntN(2))
	}
	name += pick(m.rng, []string{"", "", "", "-group", "tech", "-online", "lab", "media", "-it", "shop", "consult"})
	top := topLevels[m.country]
	if top == nil {
		top = topLevels["US"]
	}
	return name + "." + pick(m.rng, top)
}

// syllables makes up a word that is none.
func (m *maker) syllables(n int) string {
	const consonants, vowels = "bcdfgklmnprstvzbdlmnrst", "aeiouaeio"
	var b strings.Builder
	for range n {
		b.WriteByte(consonants[m.rng.IntN(len(consonants))])
		b.WriteByte(vowels[m.rng.IntN(len(vowels))])
		if m.chance(25) {
			b.WriteByte("nrslxm"[m.rng.IntN(6)])
		}
	}
	return b.String()
}

// account makes the name of the account of a person, or of somebody.
func (m *maker) account(p *person, between []string) string {
	if p == nil {
		p = m.newPerson()
	}
	given, family := plain(p.given), plain(p.family)
	if given == "" || family == "" {
		given, family = m.syllables(2), m.syllables(2)
	}
	joint := pick(m.rng, between)
	switch m.rng.IntN(8) {
	case 0:
		return given[:1] + joint + family
	case 1:
		return given[:1] + family
	case 2:
		return given + fmt.Sprint(1+m.rng.IntN(99))
	case 3:
		return family + joint + given[:1]
	case 4:
		return given + joint + family + fmt.Sprint(1950+m.rng.IntN(60))
	}
	return given + joint + family
}

func (m *maker) email(p *person) string {
	at := "@" + m.host()
	if m.chance(35) {
		at = "@" + pick(m.rng, mailHosts)
	}
	if p == nil && m.chance(12) {
		return pick(m.rng, []string{"info", "support", "sales", "billing", "hr", "contact", "office", "kontakt", "service", "no-reply", "jobs", "admin"}) + at
	}
	name := m.account(p, []string{".", ".", "_", "-", ""})
	if m.chance(4) {
		name += "+" + m.syllables(2)
	}
	return name + at
}

func (m *maker) username(p *person) string {
	switch m.rng.IntN(4) {
	case 0:
		return m.syllables(2+m.rng.IntN(2)) + fmt.Sprint(m.rng.IntN(1000))
	case 1:
		return m.account(p, []string{"_", "."}) + fmt.Sprint(m.rng.IntN(100))
	}
	return m.account(p, []string{"_", ".", "", "-"})
}
