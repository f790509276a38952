package corpus

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/privet-go/privet/internal/numbers"
)

// birthDigits writes a date of birth by a pattern of yyyy, yy, mm and dd.
func (m *maker) birthDigits(pattern string) string {
	y, mo, d := 1940+m.rng.IntN(65), 1+m.rng.IntN(12), 1+m.rng.IntN(28)
	return strings.NewReplacer("yyyy", fmt.Sprint(y), "yy", fmt.Sprintf("%02d", y%100), "mm", fmt.Sprintf("%02d", mo), "dd",
		fmt.Sprintf("%02d", d)).Replace(pattern)
}

// until makes values until one is not empty.
func until(f func() string) string {
	for {
		if s := f(); s != "" {
			return s
		}
	}
}

// complete gives a number of a kind with its check characters, which are written as question marks, or nothing where there are none.
func complete(name, body string) string { return numbers.Named(name).Complete(body) }

// whole fills a pattern until the number of a kind has check characters, and gives it with them.
func (m *maker) whole(name, pattern string) string {
	return until(func() string { return complete(name, m.digits(pattern)) })
}

func (m *maker) npi(s *slot) string {
	return m.whole("us-npi", "[12]########?")
}

func (m *maker) nhs(s *slot) string {
	return m.grouped(m.whole("uk-nhs", "[4679]########?"), " ", 3, 3, 4)
}

func (m *maker) tfn(s *slot) string {
	return m.grouped(m.whole("au-tfn", "[1-8]########"), " ", 3, 3, 3)
}

func (m *maker) abn(s *slot) string {
	return m.grouped(m.whole("au-abn", "X##########"), " ", 2, 3, 3, 3)
}

func (m *maker) aadhaar(s *slot) string {
	return m.grouped(m.whole("in-aadhaar", "%##########?"), " ", 4, 4, 4)
}

// germanTaxID has one digit twice or three times among the first ten, and one or
// two that are left out.
func (m *maker) germanTaxID(s *slot) string {
	return until(func() string {
		order := m.rng.Perm(10)
		order[9-m.rng.IntN(3)] = order[m.rng.IntN(5)]
		seen := map[int]int{}
		for i, d := range order {
			seen[d]++
			if i == 0 && d == 0 || i >= 2 && d == order[i-1] && d == order[i-2] {
				return ""
			}
		}
		if len(seen) != 9 {
			return ""
		}
		var b strings.Builder
		for _, d := range order {
			b.WriteByte(byte('0' + d))
		}
		return m.grouped(complete("de-tax-id", b.String()+"?"), " ", 2, 3, 3, 3)
	})
}

func (m *maker) germanInsurance(s *slot) string {
	area := pick(m.rng, []string{"12", "15", "23", "26", "38", "44", "52", "55", "65"})
	letter := m.rng.IntN(26)
	birth, serial := m.birthDigits("ddmmyy"), m.digits("##")
	return m.grouped(complete("de-social-security", area+birth+string(capitals[letter])+serial+"?"), " ", 2, 6, 1, 3)
}

func (m *maker) austrianInsurance(s *slot) string {
	return m.grouped(until(func() string { return complete("at-svnr", m.digits("X##?")+m.birthDigits("ddmmyy")) }), " ", 4, 6)
}

func (m *maker) nir(s *slot) string {
	body := m.digits("[12]") + m.birthDigits("yymm") + fmt.Sprintf("%02d", 21+m.rng.IntN(70)) + fmt.Sprintf("%03d%03d", 1+m.rng.IntN(400), 1+m.rng.IntN(500))
	return m.grouped(complete("fr-nir", body+"??"), " ", 1, 2, 2, 2, 3, 3, 2)
}

func (m *maker) nif(s *slot) string {
	whole := complete("es-nif", m.digits("X#######?"))
	return whole[:8] + pick(m.rng, []string{"", "-"}) + whole[8:]
}

func (m *maker) nie(s *slot) string {
	return complete("es-nie", string("XYZ"[m.rng.IntN(3)])+m.digits("#######?"))
}

// fiscalCode makes an Italian code with letters that need not be those of a name.
func (m *maker) fiscalCode(s *slot) string {
	const consonants = "BCDFGLMNPRSTVZ"
	body := m.mixed(consonants, 6) + m.birthDigits("yy") + m.mixed("ABCDEHLMPRST", 1) + fmt.Sprintf("%02d",
		1+m.rng.IntN(28)+40*m.rng.IntN(2)) + pick(m.rng, []string{"H501", "F205", "L219", "F839", "D612", "A944", "G273"})
	return complete("it-fiscal-code", body+"?")
}

func (m *maker) cpf(s *slot) string {
	body := m.whole("br-cpf", "X########??")
	if m.chance(30) {
		return body
	}
	return body[:3] + "." + body[3:6] + "." + body[6:9] + "-" + body[9:]
}

func (m *maker) cnpj(s *slot) string {
	body := m.whole("br-cnpj", "########000[1-3]??")
	if m.chance(30) {
		return body
	}
	return body[:2] + "." + body[2:5] + "." + body[5:8] + "/" + body[8:12] + "-" + body[12:]
}

func (m *maker) bsn(s *slot) string {
	return m.whole("nl-bsn", "[12]#######?")
}

func (m *maker) belgian(s *slot) string {
	body := fmt.Sprintf("%02d%02d%02d%03d", 40+m.rng.IntN(60), 1+m.rng.IntN(12), 1+m.rng.IntN(28), 1+m.rng.IntN(990))
	whole := complete("be-national-number", body+"??")
	return whole[:2] + "." + whole[2:4] + "." + whole[4:6] + "-" + whole[6:9] + "." + whole[9:]
}

func (m *maker) pesel(s *slot) string {
	body := fmt.Sprintf("%02d%02d%02d", 40+m.rng.IntN(60), 1+m.rng.IntN(12), 1+m.rng.IntN(28)) + m.digits("####")
	return complete("pl-pesel", body+"?")
}

func (m *maker) nip(s *slot) string {
	return m.grouped(m.whole("pl-nip", "XXX######?"), "-", 3, 3, 2, 2)
}

func (m *maker) personnummer(s *slot) string {
	birth := m.birthDigits("yyyymmdd")
	whole := complete("se-personnummer", birth[2:]+m.digits("###?"))
	if m.chance(50) {
		return birth + "-" + whole[6:]
	}
	return whole[:6] + "-" + whole[6:]
}

func (m *maker) finnish(s *slot) string {
	birth := fmt.Sprintf("%02d%02d%02d", 1+m.rng.IntN(28), 1+m.rng.IntN(12), 40+m.rng.IntN(60))
	serial := fmt.Sprintf("%03d", 2+m.rng.IntN(890))
	return birth + "-" + complete("fi-personal-identity-code", birth+serial+"?")[len(birth):]
}

func (m *maker) fodselsnummer(s *slot) string {
	return m.grouped(until(func() string {
		body := fmt.Sprintf("%02d%02d%02d%03d", 1+m.rng.IntN(28), 1+m.rng.IntN(12), 40+m.rng.IntN(60), m.rng.IntN(500))
		return complete("no-fodselsnummer", body+"??")
	}), " ", 6, 5)
}

func (m *maker) rodneCislo(s *slot) string {
	whole := until(func() string {
		return complete("cz-rc", fmt.Sprintf("%02d%02d%02d%03d?", 54+m.rng.IntN(45), 1+m.rng.IntN(12)+50*m.rng.IntN(2), 1+m.rng.IntN(28), m.rng.IntN(1000)))
	})
	return whole[:6] + pick(m.rng, []string{"/", "/", ""}) + whole[6:]
}

func (m *maker) turkish(s *slot) string {
	return m.whole("tr-national-id", "X########??")
}

func (m *maker) inn(s *slot) string {
	return complete("ru-inn-person", fmt.Sprintf("%02d", 1+m.rng.IntN(79))+m.digits("########??"))
}

func (m *maker) snils(s *slot) string {
	whole := m.whole("ru-snils", "[1-9]##[1-9]##[1-9]##??")
	return group(whole[:9], "-", 3, 3, 3) + " " + whole[9:]
}

func (m *maker) rntrc(s *slot) string {
	return m.whole("ua-rntrc", "[23]########?")
}

func (m *maker) resident(s *slot) string {
	body := pick(m.rng, []string{"110101", "310104", "440106", "330102", "510104", "420102", "320106"}) + m.birthDigits("yyyymmdd") + m.digits("###?")
	return complete("cn-resident-id", body)
}

func (m *maker) myNumber(s *slot) string {
	return m.grouped(m.whole("jp-my-number", "X##########?"), " ", 4, 4, 4)
}

func (m *maker) rrn(s *slot) string {
	body := fmt.Sprintf("%02d%02d%02d", 40+m.rng.IntN(60), 1+m.rng.IntN(12), 1+m.rng.IntN(28)) + m.digits("[12]#####")
	c := (11 - weighted(body, 2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5)%11) % 10
	return body[:6] + "-" + body[6:] + fmt.Sprint(c) // some are of places that there are none of
}

func (m *maker) rut(s *slot) string {
	whole := m.whole("cl-rut", "[12]#######?")
	if m.chance(60) {
		return whole[:2] + "." + whole[2:5] + "." + whole[5:8] + "-" + whole[8:]
	}
	return whole[:8] + "-" + whole[8:]
}

func atoi(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}
