package corpus

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// fillers make what has no label in any language. Words of a language are
// non-terminals of its file.
var fillers = map[string]func(m *maker, s *slot) string{
	"number": func(m *maker, s *slot) string {
		low, high, _ := strings.Cut(s.arg, "-")
		a, _ := strconv.Atoi(low)
		b, _ := strconv.Atoi(high)
		if b <= a {
			a, b = 2, 400
		}
		return fmt.Sprint(a + m.rng.IntN(b-a+1))
	},
	"digits": func(m *maker, s *slot) string {
		n, _ := strconv.Atoi(s.arg)
		return m.digits("X" + strings.Repeat("#", max(n, 1)-1))
	},
	"pattern": func(m *maker, s *slot) string { return m.digits(s.arg) },
	"ordernumber": func(m *maker, s *slot) string {
		return m.digits(pick(m.rng, []string{"X#####", "@@-X####", "ORD-X#####", "20[12]#-0####", "SO-X######", "PO-#####", "#X#####", "B-X###-##"}))
	},
	"invoice": func(m *maker, s *slot) string {
		return m.digits(pick(m.rng, []string{"INV-#####", "RE-20[12]#-####", "F20[12]#/####", "R-X####", "20[12]#-####", "INV20[12]#####"}))
	},
	"sku": func(m *maker, s *slot) string {
		return m.digits(pick(m.rng, []string{"@@@-X##-@@", "@@X###", "@##-X####", "@@-@@-X##", "X##-@@@-##", "@@@@X##"}))
	},
	"part": func(m *maker, s *slot) string {
		return m.digits(pick(m.rng, []string{"X@#.###.##", "@X###-##@", "P/N ####-##", "DIN X##", "ISO X###", "M[3-9]x[1-6]0", "@@X##-@@"}))
	},
	"version": func(m *maker, s *slot) string {
		return m.digits(pick(m.rng, []string{"X.#.#", "v[1-9].[0-9]", "[1-9].[0-9].[0-9]-rc[1-4]", "2[0-4].0[1-9]", "v1.[0-9].[0-9]", "[1-9].[0-9][0-9]"}))
	},
	"ticket": func(m *maker, s *slot) string {
		return m.digits(pick(m.rng, []string{"#X####", "@@@-X##", "INC00X####", "CASE-X###", "#X##", "REQ-X####"}))
	},
	"tracking": func(m *maker, s *slot) string {
		return m.digits(pick(m.rng, []string{"1Z@##@##[0-9]#########", "JJD00##########", "@@#########US", "00340#############"}))
	},
	"isbn": func(m *maker, s *slot) string {
		body := m.digits("978[0-9]########")
		return body + checkDigit(weighted(body, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3))
	},
	"clock":   func(m *maker, s *slot) string { return fmt.Sprintf("%d:%02d", 1+m.rng.IntN(23), 5*m.rng.IntN(12)) },
	"seconds": func(m *maker, s *slot) string { return m.digits("[0-1][0-9]:[0-5]#:[0-5]#.###") },
	"percent": func(m *maker, s *slot) string { return m.digits(pick(m.rng, []string{"X", "X#", "X.#", "X#.#"})) },
	"amount": func(m *maker, s *slot) string {
		whole := m.digits(pick(m.rng, []string{"X#", "X##", "X,###", "X#,###", "X"}))
		cents := m.digits(pick(m.rng, []string{".##", ".99", ".00", ""}))
		if m.language.code != "en" && m.language.code != "zh" && m.language.code != "ja" && m.language.code != "ko" {
			whole, cents = strings.ReplaceAll(whole, ",", "."), strings.ReplaceAll(cents, ".", ",")
		}
		return whole + cents
	},
	"price": func(m *maker, s *slot) string {
		amount := m.digits(pick(m.rng, []string{"X#.##", "X.99", "X##.00", "X##", "X#"}))
		switch m.country {
		case "US", "CA", "AU", "NZ", "MX", "AR", "CO", "CL":
			return "$" + amount
		case "GB":
			return "£" + amount
		case "IN":
			return "₹" + amount
		}
		unit := map[string]string{"CH": "CHF", "PL": "zł", "CZ": "Kč", "SE": "kr", "DK": "kr.", "NO": "kr", "TR": "TL", "RU": "руб.", "UA": "грн",
			"CN": "元", "JP": "円", "KR": "원", "BR": "reais", "SA": "ريال", "EG": "جنيه", "ZA": "rand", "HU": "Ft", "RO": "lei", "VN": "đồng", "ID": "rupiah", "IL": "₪"}[m.country]
		if unit == "" {
			unit = "€"
		}
		if unit == "元" || unit == "円" || unit == "원" {
			return m.digits("X##0") + unit
		}
		return strings.ReplaceAll(amount, ".", ",") + " " + unit
	},
	"year": func(m *maker, s *slot) string { return fmt.Sprint(1950 + m.rng.IntN(77)) },
	"hex":  func(m *maker, s *slot) string { return m.mixed("0123456789abcdef", max(atoi(s.arg), 6)) },
	"acronym": func(m *maker, s *slot) string {
		return pick(m.rng, []string{"API", "SLA", "KPI", "ROI", "FAQ", "CRM", "ERP", "VPN", "SSD", "PDF", "USB", "HTML", "SQL", "GPS", "LED", "TÜV",
			"ISO", "CPU", "GDPR", "MRI", "ECG", "HR", "IT", "QA", "UX", "B2B", "SaaS", "DIY", "ASAP", "FYI", "EOD", "TBD", "VAT", "ATM", "PTO", "OKR"})
	},
	"acro": func(m *maker, s *slot) string { return m.mixed(capitals, 2+m.rng.IntN(4)) },
	"coined": func(m *maker, s *slot) string {
		return capitalise(m.syllables(2+m.rng.IntN(2)) + pick(m.rng, []string{"", "", "", "x", "io", "ly", "ix", "on", "ia", "tec"}))
	},
	// Names of companies that are words: Open Meadow, OpenDesk, iTrack, DeskTrain.io.
	"brand": func(m *maker, s *slot) string {
		words := m.commonWords(1 + m.rng.IntN(3))
		for i := range words {
			words[i] = capitalise(words[i])
		}
		return strings.Join(words, " ")
	},
	"camel": func(m *maker, s *slot) string {
		words := m.commonWords(2)
		for i := range words {
			words[i] = capitalise(words[i])
		}
		name := strings.Join(words, "")
		switch m.rng.IntN(8) {
		case 0:
			return "i" + words[0]
		case 1:
			return "e" + words[0]
		case 2:
			return name + pick(m.rng, []string{".io", ".com", ".ai", ".org"})
		case 3:
			return capitalise(m.syllables(1)) + words[0]
		}
		return name
	},
	// Words of programs: names of instructions, and what is shortened: PSUBUSW, optab, Rtmp.
	"mnemonic": func(m *maker, s *slot) string {
		if m.chance(40) {
			return strings.ToUpper(m.shortened())
		}
		return m.mixed("AABCDEELMNOPRSSTTUVXZ", 2+m.rng.IntN(7))
	},
	"short":      func(m *maker, s *slot) string { return m.shortened() },
	"shortfirst": func(m *maker, s *slot) string { return capitalise(m.shortened()) },
	"model": func(m *maker, s *slot) string {
		return m.digits(pick(m.rng, []string{"X#", "X00", "@X0", "@@-X##", "Pro X", "X#0 Plus", "X@", "@## Mini", "Mark I[IV]", "Max X", "S[1-9]", "X000@"}))
	},
	"filename": func(m *maker, s *slot) string {
		return m.syllables(2) + pick(m.rng, []string{"_", "-", ""}) + m.digits("##") + pick(m.rng,
			[]string{".pdf", ".docx", ".csv", ".png", ".log", ".go", ".py", ".zip", ".xlsx"})
	},
	"word":        func(m *maker, s *slot) string { return m.syllables(2) },
	"letter":      func(m *maker, s *slot) string { return m.mixed(capitals, 1) },
	"smallletter": func(m *maker, s *slot) string { return m.mixed("abcdef", 1) },
	// The name of a language, which is no nationality.
	"langname": func(m *maker, s *slot) string {
		if w := m.word("langname", m.language.code, m.native); w != "" {
			return w
		}
		return m.word("langname", "en", false)
	},
	"heading": func(m *maker, s *slot) string { return m.heading() },
	"words":   func(m *maker, s *slot) string { return strings.Join(m.commonWords(2+m.rng.IntN(6)), " ") },
	// A word that may be a name as well, where it is a word first; and as one begins a sentence.
	"noun":  func(m *maker, s *slot) string { return m.noun() },
	"first": func(m *maker, s *slot) string { return capitalise(m.noun()) },
	// What is written with a capital and is no name: a word that is seldom, one of any kind, one
	// that is put together, terms of one word to three, words in capitals, names in programs.
	"seldom":    func(m *maker, s *slot) string { return capitalise(m.seldom()) },
	"capword":   func(m *maker, s *slot) string { return capitalise(m.plain()) },
	"compound":  func(m *maker, s *slot) string { return m.compound() },
	"hyphened":  func(m *maker, s *slot) string { return m.hyphened() },
	"term":      func(m *maker, s *slot) string { return m.term(1 + m.rng.IntN(3)) },
	"shout":     func(m *maker, s *slot) string { return m.shout() },
	"givenname": func(m *maker, s *slot) string { return m.thingName() },
	"codeword":  func(m *maker, s *slot) string { return m.codeword() },
	// Words of the lists, for the grammars of companies and streets.
	"surname": func(m *maker, s *slot) string {
		for range 8 {
			if m.native && m.chance(75) {
				if w := m.word("family", m.country, true); w != "" {
					return w
				}
			}
			from := m.country
			if m.chance(25) || m.native {
				from = pick(m.rng, m.all.countries["latin"])
			}
			if w := m.wordOrInvented("family", from, false); w != "" {
				return w
			}
		}
		return capitalise(m.syllables(3))
	},
	"city": func(m *maker, s *slot) string {
		if s != nil && s.form != "" {
			return inflectTown(m.language.code, m.place("home"), s.form)
		}
		return m.place("home")
	},
	"streetname": func(m *maker, s *slot) string { return m.streetName() },
	"ending":     (*maker).ending,
	// Forms of words that no list has, small and as they begin a sentence.
	"bent":      func(m *maker, s *slot) string { return m.bent() },
	"bentfirst": func(m *maker, s *slot) string { return capitalise(m.bent()) },
	"abroad":    (*maker).goAbroad,
	// Nothing, but what stands behind it is in Latin letters, as people chat.
	"latin":      func(m *maker, s *slot) string { m.native = false; return "" },
	"particle":   func(m *maker, s *slot) string { return m.word("particle", m.country, false) },
	"streetkind": func(m *maker, s *slot) string { return m.word("streetkind", "en", false) },
}

// noun gives a word of everyday language, in German one that is written with a capital when
// that comes up soon. It may be a name too where it is a word at least as often.
func (m *maker) noun() (w string) {
	for range 24 {
		if w = m.word("common", m.language.code, m.native); w == "" {
			w = m.word("common", "en", false)
		}
		if low := strings.ToLower(w); (m.language.code != "de" || w != low) && m.all.isWord(low) {
			break
		}
	}
	return w
}

// shortened gives one or two words as programmers shorten them: cut off behind some letters, or
// without vowels.
func (m *maker) shortened() string {
	var b strings.Builder
	for range 1 + m.rng.IntN(2) {
		w := []byte(strings.ToLower(m.word("common", "en", false)))
		w = slices.DeleteFunc(w, func(c byte) bool { return c < 'a' || c > 'z' })
		if m.chance(40) && len(w) > 3 {
			w = append(w[:1], slices.DeleteFunc(w[1:], func(c byte) bool { return strings.IndexByte("aeiou", c) >= 0 })...)
		}
		b.Write(w[:min(len(w), 2+m.rng.IntN(5))])
	}
	return b.String()
}

// commonWords gives words of everyday language. A word that is a name too is only
// taken where a list says that it is a word first, and once at most.
func (m *maker) commonWords(n int) []string {
	var words []string
	named := false
	for range 12 * n {
		w := m.word("common", m.language.code, m.native)
		if w == "" {
			w = m.word("common", "en", false)
		}
		if l := strings.ToLower(w); m.all.known[l] {
			if named || n < 3 || !m.all.wordFirst[l] {
				continue
			}
			named = true
		}
		if words = append(words, w); len(words) == n {
			break
		}
	}
	return words
}

// heading gives some words as a heading, most often with capitals.
func (m *maker) heading() string {
	words := m.commonWords(2 + m.rng.IntN(5))
	switch m.rng.IntN(10) {
	case 0, 1:
		return upper(m.language.code, strings.Join(words, " "))
	case 2, 3, 4:
		return capitalise(strings.Join(words, " "))
	}
	for i := range words {
		words[i] = capitalise(words[i])
	}
	return strings.Join(words, " ")
}
