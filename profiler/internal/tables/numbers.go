package tables

import (
	"fmt"
	"strconv"
	"time"

	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numbers"
)

// This file makes numbers with right check digits.

// complete gives a number of a kind with its check characters, which are written as question marks, or nothing where there are none.
func complete(name, body string) string { return numbers.Named(name).Complete(body) }

// whole writes a pattern until the number of a kind has check characters, and gives it with them.
func (g *generator) whole(name, pattern string) string {
	for {
		if n := complete(name, g.write(pattern)); n != "" {
			return n
		}
	}
}

func weighted(digits string, weights ...int) int {
	sum := 0
	for i, w := range weights {
		sum += int(digits[i]-'0') * w
	}
	return sum
}

// birth is a date of birth of somebody who is between 16 and 95 years old.
func (g *generator) birth() time.Time {
	return time.Date(2008, time.June, 1, 0, 0, 0, 0, time.UTC).AddDate(0, 0, -g.IntN(79*365))
}

func nino(g *generator) string {
	return g.write(g.formOf([]string{" 99 99 99 ", "999999", "999999"})) + g.pick([]string{"A", "B", "C", "D"})
}

func germanTax(g *generator) string {
	// One digit of the first ten comes up twice, and the others once or not at all.
	digits := []byte("0123456789")
	g.Shuffle(10, func(i, j int) { digits[i], digits[j] = digits[j], digits[i] })
	digits[9] = digits[g.IntN(8)]
	if digits[0] == '0' {
		digits[0], digits[8] = digits[8], digits[0]
		if digits[0] == '0' {
			digits[0] = '1'
		}
	}
	d := complete("de-tax-id", string(digits)+"?")
	if g.form%3 == 0 {
		return d[:2] + " " + d[2:5] + " " + d[5:8] + " " + d[8:]
	}
	return d
}

func germanPension(g *generator) string {
	area := g.pick([]string{"12", "13", "65", "50", "24"})
	letter := byte('A' + g.IntN(26))
	head := area + g.birth().Format("020106")
	serial := fmt.Sprintf("%02d", g.IntN(100))
	return complete("de-social-security", head+string(letter)+serial+"?")
}

func frenchSecurity(g *generator) string {
	b := g.birth()
	d := fmt.Sprintf("%d%02d%02d%02d%03d%03d", 1+g.IntN(2), b.Year()%100, b.Month(), 1+g.IntN(18), 1+g.IntN(900), 1+g.IntN(999))
	d = complete("fr-nir", d+"??")
	if g.form%2 == 0 {
		return d[:1] + " " + d[1:3] + " " + d[3:5] + " " + d[5:7] + " " + d[7:10] + " " + d[10:13] + " " + d[13:]
	}
	return d
}

func spanishNIF(g *generator) string {
	d := complete("es-nif", fmt.Sprintf("%08d?", max(1, g.IntN(100_000_000))))
	return d[:8] + g.formOf([]string{"", "", "-"}) + d[8:]
}

func spanishNIE(g *generator) string {
	n, first := g.IntN(10_000_000), g.IntN(3)
	return complete("es-nie", "XYZ"[first:][:1]+fmt.Sprintf("%07d?", n))
}

func italianFiscal(g *generator) string {
	const consonants = "BCDFGLMNPRSTVZ"
	b := make([]byte, 0, 16)
	for range 6 {
		b = append(b, consonants[g.IntN(len(consonants))])
	}
	born := g.birth()
	day := born.Day() + 40*g.IntN(2)
	b = fmt.Appendf(b, "%02d%c%02d%c%03d", born.Year()%100, "ABCDEHLMPRST"[born.Month()-1], day, "ABCDEFGHIL"[g.IntN(10)], 100+g.IntN(800))
	return complete("it-fiscal-code", string(b)+"?")
}

func brazilianCPF(g *generator) string {
	d := g.whole("br-cpf", "999999999??")
	if g.form%3 == 0 {
		return d
	}
	return d[:3] + "." + d[3:6] + "." + d[6:9] + "-" + d[9:]
}

func brazilianCNPJ(g *generator) string {
	d := complete("br-cnpj", g.write("99999999")+"0001??")
	return d[:2] + "." + d[2:5] + "." + d[5:8] + "/" + d[8:12] + "-" + d[12:]
}

func dutchBSN(g *generator) string { return g.whole("nl-bsn", "#9999999?") }

func polishPESEL(g *generator) string {
	b := g.birth()
	month := int(b.Month())
	if b.Year() >= 2000 {
		month += 20
	}
	return complete("pl-pesel", fmt.Sprintf("%02d%02d%02d%04d?", b.Year()%100, month, b.Day(), g.IntN(10000)))
}

func polishNIP(g *generator) string {
	d := g.whole("pl-nip", "#99#99999?")
	if g.form%2 == 0 {
		return d[:3] + "-" + d[3:6] + "-" + d[6:8] + "-" + d[8:]
	}
	return d
}

func swedishPerson(g *generator) string {
	b := g.birth()
	d := complete("se-personnummer", b.Format("060102")+g.write("999?"))
	if g.form%2 == 0 {
		return strconv.Itoa(b.Year()/100) + d[:6] + "-" + d[6:]
	}
	return d[:6] + "-" + d[6:]
}

func finnishCode(g *generator) string {
	b := g.birth()
	d := b.Format("020106")
	serial := fmt.Sprintf("%03d", 2+g.IntN(898))
	if b.Year() >= 2000 {
		return complete("fi-personal-identity-code", d+"A"+serial+"?")
	}
	return d + "-" + complete("fi-personal-identity-code", d+serial+"?")[len(d):]
}

func norwegianNumber(g *generator) string {
	for {
		b := g.birth()
		serial := g.IntN(500)
		if b.Year() >= 2000 {
			serial += 500
		}
		if d := complete("no-fodselsnummer", b.Format("020106")+fmt.Sprintf("%03d??", serial)); d != "" {
			return d
		}
	}
}

func czechNumber(g *generator) string {
	for {
		b := g.birth()
		d := complete("cz-rc", fmt.Sprintf("%02d%02d%02d%03d?", b.Year()%100, int(b.Month())+50*g.IntN(2), b.Day(), g.IntN(1000)))
		if d != "" && b.Year() >= 1954 {
			return d[:6] + g.formOf([]string{"/", "/", ""}) + d[6:]
		}
	}
}

func hungarianTAJ(g *generator) string {
	d := g.whole("hu-taj", "99999999?")
	if g.form%2 == 0 {
		return d[:3] + " " + d[3:6] + " " + d[6:]
	}
	return d
}

func turkishID(g *generator) string { return g.whole("tr-national-id", "#99999999??") }

func russianINN(g *generator) string { return complete("ru-inn-person", "77"+g.write("99999999??")) }

func russianSNILS(g *generator) string {
	d := g.whole("ru-snils", "#99999999??")
	return d[:3] + "-" + d[3:6] + "-" + d[6:9] + " " + d[9:]
}

func ukrainianNumber(g *generator) string {
	return complete("ua-rntrc", fmt.Sprintf("%05d", 15000+g.IntN(23000))+g.write("9999?"))
}

func greekTax(g *generator) string { return g.whole("gr-afm", "#9999999?") }

func romanianCNP(g *generator) string {
	b := g.birth()
	first := 1 + g.IntN(2)
	if b.Year() >= 2000 {
		first += 4
	}
	return complete("ro-cnp", fmt.Sprintf("%d%s%02d%03d?", first, b.Format("060102"), 1+g.IntN(46), 1+g.IntN(998)))
}

func chineseID(g *generator) string {
	d := g.pick([]string{"110101", "310104", "440305", "510107", "330106", "420102", "350203", "130102"}) + g.birth().Format("20060102") + g.write("999?")
	return complete("cn-resident-id", d)
}

func japaneseNumber(g *generator) string {
	d := g.whole("jp-my-number", "99999999999?")
	if g.form%2 == 0 {
		return d[:4] + " " + d[4:8] + " " + d[8:]
	}
	return d
}

func koreanNumber(g *generator) string {
	b := g.birth()
	sex := 1 + g.IntN(2)
	if b.Year() >= 2000 {
		sex += 2
	}
	d := b.Format("060102") + strconv.Itoa(sex) + g.write("99999")
	return d[:6] + "-" + d[6:] + strconv.Itoa((11-weighted(d, 2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5)%11)%10)
}

func indianAadhaar(g *generator) string {
	n := complete("in-aadhaar", g.write("3")+g.write("9999999999?"))
	if g.form%3 > 0 {
		return n[:4] + " " + n[4:8] + " " + n[8:]
	}
	return n
}

// iban puts check digits behind the country of an account.
func iban(country, account string) string {
	for i := 2; i <= 98; i++ {
		if n := fmt.Sprintf("%s%02d%s", country, i, account); checksum.IBAN([]byte(n)) {
			return n
		}
	}
	panic("tables: no account")
}
