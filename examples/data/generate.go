//go:build ignore

// Command generate writes customers.csv, the sample table of the documentation:
// 200 made-up customers of eight countries. It makes the same file every time.
//
//	go run generate.go > customers.csv
//
// No row is anybody's. Names are common ones put together by chance; telephone
// numbers are from the ranges that the countries keep for fiction; mail is at
// domains that RFC 2606 reserves; card numbers begin with the range that the
// networks print in their manuals; account numbers have right check digits and a
// bank that does not exist.
package main

import (
	"encoding/csv"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
)

// A locale is what a country's rows are made of.
type locale struct {
	country      string
	first, last  []string
	streets      []string // with %d for the house number
	cities       []string // postcode, tab, city
	phone        string   // with # for digits
	bank         string   // country and bank of the IBAN, or empty
	accountWidth int      // digits behind the bank
}

var locales = []locale{
	{"United States", words("James Mary Robert Patricia Michael Linda Olivia Noah"), words("Smith Johnson Williams Brown Garcia Miller Davis"),
		[]string{"%d Maple Street", "%d Oak Avenue, Apt 4", "%d Lincoln Blvd"}, []string{"94105\tSan Francisco", "60601\tChicago",
			"10001\tNew York"}, "+1 415 555 01##", "", 0},
	{"United Kingdom", words("Oliver Amelia George Isla Harry Ava"), words("Taylor Evans Walker Wright O'Brien Hughes"),
		[]string{"%d High Street", "%d Station Road", "%d Church Lane"}, []string{"SW1A 2AA\tLondon", "M1 1AE\tManchester",
			"EH1 1YZ\tEdinburgh"}, "+44 7700 900###", "GB82WEST", 14},
	{"Germany", words("Lukas Anna Jürgen Sabine Jonas Käthe"), words("Müller Schmidt Weiß Köhler Schäfer Vogel"),
		[]string{"Hauptstraße %d", "Gartenweg %d", "Lindenallee %d"}, []string{"10115\tBerlin", "80331\tMünchen",
			"50667\tKöln"}, "+49 30 23125 ###", "DE00", 18},
	{"France", words("Camille Étienne Chloé Hugo Léa Jean-Luc"), words("Martin Bernard Lefèvre Moreau Dubois Girard"),
		[]string{"%d rue de la Paix", "%d avenue Victor Hugo", "%d boulevard Voltaire"}, []string{"75002\tParis", "69001\tLyon",
			"13001\tMarseille"}, "+33 1 99 00 ## ##", "", 0},
	{"Spain", words("Lucía Hugo Sofía Martín José Begoña"), words("García Fernández López Muñoz Ibáñez"),
		[]string{"Calle Mayor %d", "Avenida Libertad %d", "Plaza España %d"}, []string{"28013\tMadrid", "08002\tBarcelona",
			"46002\tValencia"}, "+34 600 000 ###", "ES00", 20},
	{"Italy", words("Giulia Luca Francesca Matteo Chiara"), words("Rossi Russo Ferrari Esposito D'Angelo"),
		[]string{"Via Roma %d", "Corso Italia %d", "Piazza Garibaldi %d"}, []string{"00184\tRoma", "20121\tMilano",
			"80133\tNapoli"}, "+39 06 5550 ####", "", 0},
	{"Brazil", words("Ana João Maria Pedro Inês Luís"), words("Silva Santos Souza Lima Conceição"),
		[]string{"Rua das Flores, %d", "Avenida Paulista, %d"}, []string{"01310-100\tSão Paulo", "20040-002\tRio de Janeiro"}, "+55 11 95550 ####", "", 0},
	{"Poland", words("Jan Zofia Łukasz Agnieszka Paweł"), words("Kowalski Nowak Wiśniewski Wójcik Żak"),
		[]string{"ul. Długa %d", "ul. Polna %d"}, []string{"00-001\tWarszawa", "30-002\tKraków"}, "+48 500 000 ###", "PL00", 24},
}

func words(s string) []string { return strings.Fields(s) }

// notes are free text; some hold personal data of their own, marked {…}.
var notes = []string{
	"", "", "prefers e-mail", "Called twice about the \"blue\" kettle.", "asked to be called at {phone} after six", "VIP, handle with care",
	"second address is {email}", "Invoice goes to the company,\nnot to the home address.", "returned one item, refund done", "birthday card sent, born {dob}",
}

func main() {
	r := rand.New(rand.NewPCG(2026, 1))
	w := csv.NewWriter(os.Stdout)
	w.Write(words("id first_name last_name email phone date_of_birth street postal_code city country card_number iban last_ip order_total currency " +
		"status created_at notes"))
	for id := 1; id <= 200; id++ {
		w.Write(row(r, id))
	}
	w.Flush()
	if err := w.Error(); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

func row(r *rand.Rand, id int) []string {
	l := locales[r.IntN(len(locales))]
	first, last := pick(r, l.first), pick(r, l.last)
	email := strings.ToLower(ascii(first)+"."+ascii(last)) + fmt.Sprint(r.IntN(90)+10) + "@" + pick(r,
		words("example.com example.org example.net mail.example"))
	phone := digits(r, l.phone)
	birth := fmt.Sprintf("%d-%02d-%02d", 1940+r.IntN(66), 1+r.IntN(12), 1+r.IntN(28))
	postcode, city, _ := strings.Cut(pick(r, l.cities), "\t")
	iban := ""
	if l.bank != "" {
		iban = withCheckDigits(l.bank + digits(r, strings.Repeat("#", l.accountWidth)))
	}
	note := strings.NewReplacer("{phone}", digits(r, l.phone), "{email}", "private."+email, "{dob}", birth).Replace(pick(r, notes))
	return []string{
		fmt.Sprint(id), first, last, email, phone, birth, fmt.Sprintf(pick(r, l.streets), 1+r.IntN(200)), postcode, city, l.country,
		card(digits(r, "411111#########")), iban, fmt.Sprintf("198.51.100.%d", 1+r.IntN(254)), fmt.Sprintf("%d.%02d", 5+r.IntN(900), r.IntN(100)),
		pick(r, words("USD EUR GBP")), pick(r, words("new paid shipped returned")),
		fmt.Sprintf("2025-%02d-%02dT%02d:%02d:%02dZ", 1+r.IntN(12), 1+r.IntN(28), r.IntN(24), r.IntN(60), r.IntN(60)), note,
	}
}

func pick(r *rand.Rand, list []string) string { return list[r.IntN(len(list))] }

// digits replaces each # by a digit.
func digits(r *rand.Rand, pattern string) string {
	b := []byte(pattern)
	for i := range b {
		if b[i] == '#' {
			b[i] = byte('0' + r.IntN(10))
		}
	}
	return string(b)
}

// ascii writes a name as people do in an address.
func ascii(name string) string {
	return strings.NewReplacer("ü", "ue", "ä", "ae", "ö", "oe", "ß", "ss", "É", "e", "é", "e", "è", "e", "ê", "e", "í", "i", "ñ", "n", "á", "a", "ó", "o",
		"ã", "a", "ç", "c", "Ł", "l", "ł", "l", "ś", "s", "Ż", "z", "ż", "z", "'", "", "-", "").Replace(name)
}

// card appends the Luhn check digit and sets spaces.
func card(d string) string {
	sum := 0
	for i := range d {
		v := int(d[len(d)-1-i] - '0')
		if i%2 == 0 {
			v = v*2/10 + v*2%10
		}
		sum += v
	}
	d += fmt.Sprint((10 - sum%10) % 10)
	return d[:4] + " " + d[4:8] + " " + d[8:12] + " " + d[12:]
}

// withCheckDigits sets the third and fourth character of an IBAN right.
func withCheckDigits(iban string) string {
	rest := 0
	for _, c := range iban[4:] + iban[:2] + "00" {
		if c >= 'A' {
			rest = (rest*100 + int(c-'A') + 10) % 97
		} else {
			rest = (rest*10 + int(c-'0')) % 97
		}
	}
	return fmt.Sprintf("%s%02d%s", iban[:2], 98-rest, iban[4:])
}
