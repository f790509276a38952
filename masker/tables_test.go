package masker_test

import (
	"encoding/csv"
	"fmt"
	"io"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// A tableMaker makes tables of made-up people, each row another one.
type tableMaker struct{ *rand.Rand }

func (r tableMaker) pick(words string) string {
	list := strings.Split(words, "|")
	return list[r.IntN(len(list))]
}

// digits replaces each # by a digit.
func (r tableMaker) digits(form string) string {
	b := []byte(form)
	for i, c := range b {
		if c == '#' {
			b[i] = byte('0' + r.IntN(10))
		}
	}
	return string(b)
}

// card gives a card number with a right check digit.
func (r tableMaker) card() string {
	number := []byte(r.digits("411111########0"))
	for sum := 0; ; number[len(number)-1]++ {
		sum = 0
		for i, c := range append(number[:len(number):len(number)], '0') {
			d := int(c - '0')
			if i%2 == 0 {
				if d *= 2; d > 9 {
					d -= 9
				}
			}
			sum += d
		}
		if sum%10 == 0 {
			return string(number) + "0"
		}
	}
}

// iban gives a German account number with right check digits.
func (r tableMaker) iban() string {
	account := r.digits("##################")
	rest := 0
	for _, c := range account + "131400" { // DE00
		rest = (rest*10 + int(c-'0')) % 97
	}
	return fmt.Sprintf("DE%02d%s", 98-rest, account)
}

func (r tableMaker) date(from, years int) string {
	return fmt.Sprintf("%04d-%02d-%02d", from+r.IntN(years), 1+r.IntN(12), 1+r.IntN(28))
}

// A person is a row, by the names of columns.
type person map[string]string

const (
	manyFirst  = "James|Mary|Robert|Patricia|Michael|Linda|Olivia|Noah|Oliver|Amelia|George|Isla|Harry|Ava|Lukas|Anna|Jürgen|Sabine|Jonas|Käthe|Camille|Étienne|Chloé|Hugo|Giulia|Luca|Zofia|Łukasz"
	manyLast   = "Smith|Johnson|Williams|Brown|Garcia|Miller|Davis|Taylor|Evans|Walker|Wright|O'Brien|Hughes|Müller|Schmidt|Weiß|Köhler|Vogel|Martin|Bernard|Lefèvre|Moreau|Rossi|Russo|Ferrari|Kowalski|Nowak|Wójcik"
	manyStreet = "Maple Street|Oak Avenue|Lincoln Blvd|High Street|Station Road|Church Lane|Park Row|Mill Lane"
	manyCities = "Berlin|München|Köln|Paris|Lyon|Marseille|Madrid|Barcelona|London|Manchester|Chicago|New York|Warszawa|Kraków"
	manyThings = "Blue kettle|Steel lamp|Wooden chair|Ergonomic keyboard|Ceramic mug|Cotton towel"
	manyNotes  = "||prefers e-mail|Called twice about the \"blue\" kettle.|asked to be called at PHONE after six|VIP, handle with care|second address is MAIL|Invoice goes to the company,\nnot to the home address.|returned one item, refund done|birthday card sent, born BORN"
)

func (r tableMaker) person(id int) person {
	p := person{
		"id": strconv.Itoa(id), "first_name": r.pick(manyFirst), "last_name": r.pick(manyLast),
		"phone": r.digits("+49 30 23125 ###"), "date_of_birth": r.date(1940, 65),
		"street":      strconv.Itoa(1+r.IntN(199)) + " " + r.pick(manyStreet),
		"postal_code": r.digits("1####"), "city": r.pick(manyCities), "country": r.pick("United States|United Kingdom|Germany|France|Spain|Italy|Poland"),
		"card_number": r.card(), "iban": r.iban(), "last_ip": r.digits("198.51.100.1##"), "ssn": r.digits("2##-4#-1###"),
		"order_total": strconv.Itoa(r.IntN(900)) + r.digits(".##"), "currency": r.pick("EUR|USD|GBP"), "status": r.pick("shipped|returned|paid|open"),
		"created_at": r.date(2024, 2) + r.digits("T1#:2#:3#Z"), "product": r.pick(manyThings), "quantity": strconv.Itoa(1 + r.IntN(9)), "sku": r.digits("SKU-######"),
		"customer_id": r.digits("C-#######"),
	}
	p["name"] = p["first_name"] + " " + p["last_name"]
	p["email"] = strings.ToLower(strings.ReplaceAll(p["name"], " ", ".")) + strconv.Itoa(r.IntN(10000)) + "@example.com"
	p["notes"] = strings.NewReplacer("PHONE", p["phone"], "MAIL", p["email"], "BORN", p["date_of_birth"]).Replace(r.pick(manyNotes))
	return p
}

// tableKinds are kinds of tables, by their columns.
var tableKinds = []struct{ name, columns string }{
	{"customers", "id|first_name|last_name|email|phone|date_of_birth|street|postal_code|city|country|card_number|iban|last_ip|order_total|currency|status|created_at"},
	{"remarks", "id|first_name|last_name|email|phone|date_of_birth|street|postal_code|city|country|card_number|iban|last_ip|order_total|currency|status|created_at|notes"},
	{"orders", "id|customer_id|email|product|sku|quantity|order_total|currency|status|created_at"},
	{"people", "name|email|phone|date_of_birth"},
	{"cards", "card_number|iban|ssn"},
	{"sales", "id|product|sku|quantity|order_total|currency|status|created_at"},
}

// tableOf gives a table of some bytes in CSV.
func tableOf(columns string, size int) string {
	r := tableMaker{rand.New(rand.NewPCG(1, 2))}
	names := strings.Split(columns, "|")
	var b strings.Builder
	w := csv.NewWriter(&b)
	row := names
	for id := 1; b.Len() < size; id++ {
		if err := w.Write(row); err != nil {
			panic(err)
		}
		if id%64 == 0 {
			w.Flush()
		}
		p := r.person(id)
		row = make([]string, len(names))
		for i, name := range names {
			row[i] = p[name]
		}
	}
	w.Flush()
	return b.String()
}

// tablePolicy is a policy that masks all labels alike, or nil for the default rules.
func tablePolicy(operator string) *masker.Policy {
	if operator == "mask" {
		return nil
	}
	p := &masker.Policy{Labels: map[string]masker.Operation{}}
	for _, l := range strings.Fields("PERSON FIRST_NAME LAST_NAME EMAIL_ADDRESS PHONE_NUMBER DOB STREET_ADDRESS ZIP_CODE CITY COUNTRY CREDIT_CARD IBAN IP_ADDRESS SSN CUSTOMER_ID") {
		if operator == "fpe" && (l == "ZIP_CODE" || l == "COUNTRY") {
			continue
		}
		p.Labels[l] = masker.Operation{Operator: operator}
	}
	return p
}

func tableMasker(b testing.TB, operator string) *masker.Masker {
	b.Helper()
	p, err := profiler.New(nil)
	if err != nil {
		b.Fatal(err)
	}
	m, err := masker.New(&masker.Options{Finder: p, Classifier: p, Policy: tablePolicy(operator), Keys: func(string) ([]byte, error) {
		return []byte("0123456789abcdefghijklmnopqrstuv"), nil
	}})
	if err != nil {
		b.Fatal(err)
	}
	return m
}

// copyCSV reads and writes a table with encoding/csv.
func copyCSV(b *testing.B, in string) {
	r, w := csv.NewReader(strings.NewReader(in)), csv.NewWriter(io.Discard)
	r.ReuseRecord = true
	for {
		record, err := r.Read()
		if err == io.EOF {
			break
		}
		if err != nil {
			b.Fatal(err)
		}
		if err := w.Write(record); err != nil {
			b.Fatal(err)
		}
	}
	w.Flush()
}

// BenchmarkTables reports the speed of File with the Profiler for kinds of tables
// and policies, by one worker and by two, beside a copy of the same bytes by
// encoding/csv. The tables are so long that the verdicts on their columns, 15 ms a
// file, take little of the time.
func BenchmarkTables(b *testing.B) {
	for _, kind := range tableKinds {
		// The same rows come again after 4 MiB.
		part := tableOf(kind.columns, 4<<20)
		header, rows, _ := strings.Cut(part, "\n")
		in := header + "\n" + strings.Repeat(rows, 8)
		b.Run(kind.name+"/encoding-csv", func(b *testing.B) {
			b.SetBytes(int64(len(in)))
			for b.Loop() {
				copyCSV(b, in)
			}
		})
		for _, operator := range []string{"mask", "hash", "pseudonym", "fake", "fpe", "encrypt"} {
			m, in := tableMasker(b, operator), in
			if operator == "fake" || operator == "fpe" || operator == "pseudonym" {
				in = part // these take so long that the verdicts do not count
			}
			for _, workers := range []int{1, 2} {
				b.Run(fmt.Sprintf("%s/%s-%d", kind.name, operator, workers), func(b *testing.B) {
					b.SetBytes(int64(len(in)))
					for b.Loop() {
						if _, err := m.File(io.Discard, strings.NewReader(in), &masker.FileOptions{Workers: workers}); err != nil {
							b.Fatal(err)
						}
					}
				})
			}
		}
	}
}
