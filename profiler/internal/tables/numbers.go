package tables

import (
	"fmt"
	"strconv"
	"time"

	"github.com/privet-go/privet/internal/checksum"
)

// This file makes numbers with right check digits.

// luhn appends the Luhn check digit.
func luhn(digits string) string {
	for d := '0'; d <= '9'; d++ {
		if n := digits + string(d); checksum.Luhn([]byte(n)) {
			return n
		}
	}
	panic("tables: no digits")
}

// mod11 is the check digit 11 less the remainder of the weighted sum by 11, with
// 11 as 0. Where it is 10 there is none, and it is 10.
func mod11(digits string, weights ...int) int {
	sum := 0
	for i, w := range weights {
		sum += int(digits[i]-'0') * w
	}
	return (11 - sum%11) % 11
}

// last writes a pattern until it has a check digit, and appends that.
func last(g *generator, pattern string, check func(digits string) int) string {
	for {
		d := g.write(pattern)
		if c := check(d); c >= 0 && c < 10 {
			return d + strconv.Itoa(c)
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
	product := 10
	for _, d := range digits {
		sum := (int(d-'0') + product) % 10
		if sum == 0 {
			sum = 10
		}
		product = sum * 2 % 11
	}
	d := string(digits) + strconv.Itoa((11-product)%10)
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
	digits := head + fmt.Sprintf("%02d", letter-'A'+1) + serial
	sum := 0
	for i, w := range []int{2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1} {
		p := int(digits[i]-'0') * w
		sum += p/10 + p%10
	}
	return head + string(letter) + serial + strconv.Itoa(sum%10)
}

func frenchSecurity(g *generator) string {
	b := g.birth()
	d := fmt.Sprintf("%d%02d%02d%02d%03d%03d", 1+g.IntN(2), b.Year()%100, b.Month(), 1+g.IntN(18), 1+g.IntN(900), 1+g.IntN(999))
	n, _ := strconv.Atoi(d)
	key := fmt.Sprintf("%02d", 97-n%97)
	if g.form%2 == 0 {
		return d[:1] + " " + d[1:3] + " " + d[3:5] + " " + d[5:7] + " " + d[7:10] + " " + d[10:] + " " + key
	}
	return d + key
}

const nifLetters = "TRWAGMYFPDXBNJZSQVHLCKE"

func spanishNIF(g *generator) string {
	n := g.IntN(100_000_000)
	return fmt.Sprintf("%08d", n) + g.formOf([]string{"", "", "-"}) + nifLetters[n%23:][:1]
}

func spanishNIE(g *generator) string {
	n, first := g.IntN(10_000_000), g.IntN(3)
	return "XYZ"[first:][:1] + fmt.Sprintf("%07d", n) + nifLetters[(first*10_000_000+n)%23:][:1]
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
	odd := [...]int{1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23}
	sum := 0
	for i, c := range b {
		v := int(c - 'A')
		if c <= '9' {
			v = int(c - '0')
		}
		if i%2 == 0 {
			sum += odd[v]
		} else {
			sum += v
		}
	}
	return string(append(b, byte('A'+sum%26)))
}

func brazilianDigit(d string, weights ...int) string {
	r := weighted(d, weights...) % 11
	if r < 2 {
		return "0"
	}
	return strconv.Itoa(11 - r)
}

func brazilianCPF(g *generator) string {
	d := g.write("999999999")
	d += brazilianDigit(d, 10, 9, 8, 7, 6, 5, 4, 3, 2)
	d += brazilianDigit(d, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2)
	if g.form%3 == 0 {
		return d
	}
	return d[:3] + "." + d[3:6] + "." + d[6:9] + "-" + d[9:]
}

func brazilianCNPJ(g *generator) string {
	d := g.write("99999999") + "0001"
	d += brazilianDigit(d, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2)
	d += brazilianDigit(d, 6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2)
	return d[:2] + "." + d[2:5] + "." + d[5:8] + "/" + d[8:12] + "-" + d[12:]
}

func dutchBSN(g *generator) string {
	return last(g, "#9999999", func(d string) int { return weighted(d, 9, 8, 7, 6, 5, 4, 3, 2) % 11 })
}

func polishPESEL(g *generator) string {
	b := g.birth()
	month := int(b.Month())
	if b.Year() >= 2000 {
		month += 20
	}
	d := fmt.Sprintf("%02d%02d%02d%04d", b.Year()%100, month, b.Day(), g.IntN(10000))
	return d + strconv.Itoa((10-weighted(d, 1, 3, 7, 9, 1, 3, 7, 9, 1, 3)%10)%10)
}

func polishNIP(g *generator) string {
	d := last(g, "#99#99999", func(d string) int { return weighted(d, 6, 5, 7, 2, 3, 4, 5, 6, 7) % 11 })
	if g.form%2 == 0 {
		return d[:3] + "-" + d[3:6] + "-" + d[6:8] + "-" + d[8:]
	}
	return d
}

func swedishPerson(g *generator) string {
	b := g.birth()
	d := luhn(b.Format("060102") + g.write("999"))
	if g.form%2 == 0 {
		return strconv.Itoa(b.Year()/100) + d[:6] + "-" + d[6:]
	}
	return d[:6] + "-" + d[6:]
}

func finnishCode(g *generator) string {
	b := g.birth()
	d := b.Format("020106")
	serial := fmt.Sprintf("%03d", 2+g.IntN(898))
	n, _ := strconv.Atoi(d + serial)
	sign := "-"
	if b.Year() >= 2000 {
		sign = "A"
	}
	return d + sign + serial + "0123456789ABCDEFHJKLMNPRSTUVWXY"[n%31:][:1]
}

func norwegianNumber(g *generator) string {
	for {
		b := g.birth()
		serial := g.IntN(500)
		if b.Year() >= 2000 {
			serial += 500
		}
		d := b.Format("020106") + fmt.Sprintf("%03d", serial)
		k1 := mod11(d, 3, 7, 6, 1, 8, 9, 4, 5, 2)
		if k1 == 10 {
			continue
		}
		d += strconv.Itoa(k1)
		if k2 := mod11(d, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2); k2 < 10 {
			return d + strconv.Itoa(k2)
		}
	}
}

func czechNumber(g *generator) string {
	for {
		b := g.birth()
		d := fmt.Sprintf("%02d%02d%02d%03d", b.Year()%100, int(b.Month())+50*g.IntN(2), b.Day(), g.IntN(1000))
		n, _ := strconv.Atoi(d)
		if n%11 < 10 && b.Year() >= 1954 {
			return d[:6] + g.formOf([]string{"/", "/", ""}) + d[6:] + strconv.Itoa(n%11)
		}
	}
}

func hungarianTAJ(g *generator) string {
	d := g.write("99999999")
	d += strconv.Itoa(weighted(d, 3, 7, 3, 7, 3, 7, 3, 7) % 10)
	if g.form%2 == 0 {
		return d[:3] + " " + d[3:6] + " " + d[6:]
	}
	return d
}

func turkishID(g *generator) string {
	d := g.write("#99999999")
	odd := weighted(d, 1, 0, 1, 0, 1, 0, 1, 0, 1)
	even := weighted(d, 0, 1, 0, 1, 0, 1, 0, 1)
	tenth := ((odd*7-even)%10 + 10) % 10
	return d + strconv.Itoa(tenth) + strconv.Itoa((odd+even+tenth)%10)
}

func russianINN(g *generator) string {
	d := "77" + g.write("99999999")
	d += strconv.Itoa(weighted(d, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8) % 11 % 10)
	return d + strconv.Itoa(weighted(d, 3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8)%11%10)
}

func russianSNILS(g *generator) string {
	d := g.write("#99999999")
	sum := weighted(d, 9, 8, 7, 6, 5, 4, 3, 2, 1) % 101 % 100
	return fmt.Sprintf("%s-%s-%s %02d", d[:3], d[3:6], d[6:], sum)
}

func ukrainianNumber(g *generator) string {
	d := fmt.Sprintf("%05d", 15000+g.IntN(23000)) + g.write("9999")
	return d + strconv.Itoa((weighted(d, -1, 5, 7, 9, 4, 6, 10, 5, 7)%11+11)%11%10)
}

func greekTax(g *generator) string {
	d := g.write("#9999999")
	return d + strconv.Itoa(weighted(d, 256, 128, 64, 32, 16, 8, 4, 2)%11%10)
}

func romanianCNP(g *generator) string {
	b := g.birth()
	first := 1 + g.IntN(2)
	if b.Year() >= 2000 {
		first += 4
	}
	d := fmt.Sprintf("%d%s%02d%03d", first, b.Format("060102"), 1+g.IntN(46), 1+g.IntN(998))
	c := weighted(d, 2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9) % 11
	if c == 10 {
		c = 1
	}
	return d + strconv.Itoa(c)
}

func chineseID(g *generator) string {
	d := g.pick([]string{"110101", "310104", "440305", "510107", "330106", "420102", "350203", "130102"}) + g.birth().Format("20060102") + g.write("999")
	return d + "10X98765432"[weighted(d, 7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)%11:][:1]
}

func japaneseNumber(g *generator) string {
	d := g.write("99999999999")
	r := weighted(d, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2) % 11
	c := 0
	if r > 1 {
		c = 11 - r
	}
	d += strconv.Itoa(c)
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
	d := g.write("3") + g.write("9999999999")
	for c := '0'; c <= '9'; c++ {
		if n := d + string(c); checksum.Verhoeff([]byte(n)) {
			if g.form%3 > 0 {
				return n[:4] + " " + n[4:8] + " " + n[8:]
			}
			return n
		}
	}
	panic("tables: no digits")
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
