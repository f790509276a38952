package corpus

import (
	"fmt"
	"strconv"
	"strings"
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

func atoi(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}

func (m *maker) npi(s *slot) string {
	body := m.digits("[12]########")
	return luhn("80840" + body)[5:]
}

func (m *maker) nhs(s *slot) string {
	return until(func() string {
		body := m.digits("[4679]########")
		c := (11 - weighted(body, 10, 9, 8, 7, 6, 5, 4, 3, 2)%11) % 11
		if c == 10 {
			return ""
		}
		return m.grouped(body+fmt.Sprint(c), " ", 3, 3, 4)
	})
}

func (m *maker) tfn(s *slot) string {
	return until(func() string {
		body := m.digits("[1-8]########")
		if weighted(body, 1, 4, 3, 7, 5, 8, 6, 9, 10)%11 != 0 {
			return ""
		}
		return m.grouped(body, " ", 3, 3, 3)
	})
}

func (m *maker) abn(s *slot) string {
	return until(func() string {
		body := m.digits("X##########")
		if (weighted(body, 10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19)-10)%89 != 0 {
			return ""
		}
		return m.grouped(body, " ", 2, 3, 3, 3)
	})
}

// aadhaar uses the check digit of Verhoeff: the group of the symmetries of a
// pentagon, and a permutation that is applied once more for each place.
func (m *maker) aadhaar(s *slot) string {
	times := func(a, b int) int {
		switch {
		case a < 5 && b < 5:
			return (a + b) % 5
		case a < 5:
			return 5 + (a+b-5)%5
		case b < 5:
			return 5 + (a-5-b+5)%5
		}
		return (a - b + 5) % 5
	}
	permutation := [10]int{1, 5, 7, 6, 2, 8, 3, 0, 9, 4}
	body := m.digits("%##########")
	c := 0
	for i := range len(body) {
		d := int(body[len(body)-1-i] - '0')
		for range (i + 1) % 8 {
			d = permutation[d]
		}
		c = times(c, d)
	}
	check := c
	if c < 5 {
		check = (5 - c) % 5
	}
	return m.grouped(body+fmt.Sprint(check), " ", 4, 4, 4)
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
		p := 10
		var b strings.Builder
		for _, d := range order {
			b.WriteByte(byte('0' + d))
			sum := (d + p) % 10
			if sum == 0 {
				sum = 10
			}
			p = 2 * sum % 11
		}
		return m.grouped(b.String()+fmt.Sprint((11-p)%10), " ", 2, 3, 3, 3)
	})
}

func (m *maker) germanInsurance(s *slot) string {
	area := pick(m.rng, []string{"12", "15", "23", "26", "38", "44", "52", "55", "65"})
	letter := m.rng.IntN(26)
	birth, serial := m.birthDigits("ddmmyy"), m.digits("##")
	sum := 0
	for i, c := range area + birth + fmt.Sprintf("%02d", letter+1) + serial {
		n := int(c-'0') * [12]int{2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1}[i]
		sum += n/10 + n%10
	}
	body := area + birth + string(capitals[letter]) + serial
	return m.grouped(body+fmt.Sprint(sum%10), " ", 2, 6, 1, 3)
}

func (m *maker) austrianInsurance(s *slot) string {
	return until(func() string {
		serial, birth := m.digits("X##"), m.birthDigits("ddmmyy")
		c := weighted(serial+birth, 3, 7, 9, 5, 8, 4, 2, 1, 6) % 11
		if c == 10 {
			return ""
		}
		return m.grouped(serial+fmt.Sprint(c)+birth, " ", 4, 6)
	})
}

func (m *maker) nir(s *slot) string {
	body := m.digits("[12]") + m.birthDigits("yymm") + fmt.Sprintf("%02d", 21+m.rng.IntN(70)) + fmt.Sprintf("%03d%03d", 1+m.rng.IntN(400), 1+m.rng.IntN(500))
	return m.grouped(body+fmt.Sprintf("%02d", 97-atoi(body)%97), " ", 1, 2, 2, 2, 3, 3, 2)
}

const nifLetters = "TRWAGMYFPDXBNJZSQVHLCKE"

func (m *maker) nif(s *slot) string {
	body := m.digits("X#######")
	return body + pick(m.rng, []string{"", "-"}) + string(nifLetters[atoi(body)%23])
}

func (m *maker) nie(s *slot) string {
	first, body := m.rng.IntN(3), m.digits("#######")
	return string("XYZ"[first]) + body + string(nifLetters[atoi(fmt.Sprint(first)+body)%23])
}

// fiscalCode makes an Italian code with letters that need not be those of a name.
func (m *maker) fiscalCode(s *slot) string {
	const consonants = "BCDFGLMNPRSTVZ"
	body := m.mixed(consonants, 6) + m.birthDigits("yy") + m.mixed("ABCDEHLMPRST", 1) + fmt.Sprintf("%02d",
		1+m.rng.IntN(28)+40*m.rng.IntN(2)) + pick(m.rng, []string{"H501", "F205", "L219", "F839", "D612", "A944", "G273"})
	odd := []int{1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23}
	sum := 0
	for i := range len(body) {
		v := int(body[i] - '0')
		if body[i] >= 'A' {
			v = int(body[i] - 'A')
		}
		if i%2 == 0 {
			v = odd[v]
		}
		sum += v
	}
	return body + string(capitals[sum%26])
}

func (m *maker) cpf(s *slot) string {
	body := m.digits("X########")
	body += elevenOrZero(weighted(body, 10, 9, 8, 7, 6, 5, 4, 3, 2))
	body += elevenOrZero(weighted(body, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2))
	if m.chance(30) {
		return body
	}
	return body[:3] + "." + body[3:6] + "." + body[6:9] + "-" + body[9:]
}

func (m *maker) cnpj(s *slot) string {
	body := m.digits("########000[1-3]")
	body += elevenOrZero(weighted(body, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2))
	body += elevenOrZero(weighted(body, 6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2))
	if m.chance(30) {
		return body
	}
	return body[:2] + "." + body[2:5] + "." + body[5:8] + "/" + body[8:12] + "-" + body[12:]
}

func (m *maker) bsn(s *slot) string {
	return until(func() string {
		body := m.digits("[12]#######")
		c := weighted(body, 9, 8, 7, 6, 5, 4, 3, 2) % 11
		if c == 10 {
			return ""
		}
		return body + fmt.Sprint(c)
	})
}

func (m *maker) belgian(s *slot) string {
	body := fmt.Sprintf("%02d%02d%02d%03d", 40+m.rng.IntN(60), 1+m.rng.IntN(12), 1+m.rng.IntN(28), 1+m.rng.IntN(990))
	whole := body + fmt.Sprintf("%02d", 97-atoi(body)%97)
	return whole[:2] + "." + whole[2:4] + "." + whole[4:6] + "-" + whole[6:9] + "." + whole[9:]
}

func (m *maker) pesel(s *slot) string {
	body := fmt.Sprintf("%02d%02d%02d", 40+m.rng.IntN(60), 1+m.rng.IntN(12), 1+m.rng.IntN(28)) + m.digits("####")
	return body + checkDigit(weighted(body, 1, 3, 7, 9, 1, 3, 7, 9, 1, 3))
}

func (m *maker) nip(s *slot) string {
	return until(func() string {
		body := m.digits("XXX######")
		c := weighted(body, 6, 5, 7, 2, 3, 4, 5, 6, 7) % 11
		if c == 10 {
			return ""
		}
		return m.grouped(body+fmt.Sprint(c), "-", 3, 3, 2, 2)
	})
}

func (m *maker) personnummer(s *slot) string {
	birth := m.birthDigits("yyyymmdd")
	whole := luhn(birth[2:] + m.digits("###"))
	if m.chance(50) {
		return birth + "-" + whole[6:]
	}
	return whole[:6] + "-" + whole[6:]
}

func (m *maker) finnish(s *slot) string {
	birth := fmt.Sprintf("%02d%02d%02d", 1+m.rng.IntN(28), 1+m.rng.IntN(12), 40+m.rng.IntN(60))
	serial := fmt.Sprintf("%03d", 2+m.rng.IntN(890))
	return birth + "-" + serial + string("0123456789ABCDEFHJKLMNPRSTUVWXY"[atoi(birth+serial)%31])
}

func (m *maker) fodselsnummer(s *slot) string {
	return until(func() string {
		body := fmt.Sprintf("%02d%02d%02d%03d", 1+m.rng.IntN(28), 1+m.rng.IntN(12), 40+m.rng.IntN(60), m.rng.IntN(500))
		first := (11 - weighted(body, 3, 7, 6, 1, 8, 9, 4, 5, 2)%11) % 11
		if first == 10 {
			return ""
		}
		body += fmt.Sprint(first)
		second := (11 - weighted(body, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2)%11) % 11
		if second == 10 {
			return ""
		}
		return m.grouped(body+fmt.Sprint(second), " ", 6, 5)
	})
}

func (m *maker) rodneCislo(s *slot) string {
	return until(func() string {
		body := fmt.Sprintf("%02d%02d%02d%03d", 54+m.rng.IntN(45), 1+m.rng.IntN(12)+50*m.rng.IntN(2), 1+m.rng.IntN(28), m.rng.IntN(1000))
		c := atoi(body) % 11
		if c == 10 {
			return ""
		}
		return body[:6] + pick(m.rng, []string{"/", "/", ""}) + body[6:] + fmt.Sprint(c)
	})
}

func (m *maker) turkish(s *slot) string {
	body := m.digits("X########")
	odd := weighted(body, 1, 0, 1, 0, 1, 0, 1, 0, 1)
	even := weighted(body, 0, 1, 0, 1, 0, 1, 0, 1, 0)
	tenth := ((7*odd-even)%10 + 10) % 10
	return body + fmt.Sprint(tenth) + fmt.Sprint((odd+even+tenth)%10)
}

func (m *maker) inn(s *slot) string {
	body := fmt.Sprintf("%02d", 1+m.rng.IntN(79)) + m.digits("########")
	body += fmt.Sprint(weighted(body, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8) % 11 % 10)
	return body + fmt.Sprint(weighted(body, 3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8)%11%10)
}

func (m *maker) snils(s *slot) string {
	body := m.digits("[1-9]##[1-9]##[1-9]##")
	c := weighted(body, 9, 8, 7, 6, 5, 4, 3, 2, 1) % 101 % 100
	return group(body, "-", 3, 3, 3) + fmt.Sprintf(" %02d", c)
}

func (m *maker) rntrc(s *slot) string {
	body := m.digits("[23]########")
	c := ((weighted(body, -1, 5, 7, 9, 4, 6, 10, 5, 7)%11 + 11) % 11) % 10
	return body + fmt.Sprint(c)
}

func (m *maker) resident(s *slot) string {
	body := pick(m.rng, []string{"110101", "310104", "440106", "330102", "510104", "420102", "320106"}) + m.birthDigits("yyyymmdd") + m.digits("###")
	return body + string("10X98765432"[weighted(body, 7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)%11])
}

func (m *maker) myNumber(s *slot) string {
	body := m.digits("X##########")
	n := weighted(body, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2) % 11
	c := 0
	if n > 1 {
		c = 11 - n
	}
	return m.grouped(body+fmt.Sprint(c), " ", 4, 4, 4)
}

func (m *maker) rrn(s *slot) string {
	body := fmt.Sprintf("%02d%02d%02d", 40+m.rng.IntN(60), 1+m.rng.IntN(12), 1+m.rng.IntN(28)) + m.digits("[12]#####")
	c := (11 - weighted(body, 2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5)%11) % 10
	return body[:6] + "-" + body[6:] + fmt.Sprint(c)
}

func (m *maker) rut(s *slot) string {
	body := m.digits("[12]#######")
	sum := 0
	for i := range len(body) {
		sum += int(body[len(body)-1-i]-'0') * (2 + i%6)
	}
	c := string("0K987654321"[sum%11])
	if m.chance(60) {
		return body[:2] + "." + body[2:5] + "." + body[5:] + "-" + c
	}
	return body + "-" + c
}
