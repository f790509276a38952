package samples

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/folding"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

var markedData = regexp.MustCompile(`⟦[A-Z_]+:([^⟦⟧]+)⟧`)

// MoreWholes are values that grammars take as a whole, beside those that tests
// have marked.
var MoreWholes = []string{"PO Box 77", "P.O. Box 30197-00100", "Private Bag X12", "а/я 44", "ת\"ד 1234", "私書箱12", "Casilla: No. 13-D", "장천2길 15",
	"판교로 289번길 20", "ж.к. Младост 1, бл. 23, вх. Б, ап. 14", "Младост 3, бл. 345А, ап. 7", "99/12 หมู่ 5 ถนนสุขุมวิท",
	"ต.ในเมือง อ.เมือง จ.ขอนแก่น 40000", "45 Lê Lợi, P. 12", "Số 8 ngõ 120/7 Trường Chinh", "ул. Арбат, д. 10", "Невский проспект, 28",
	"شارع التحرير 12", "רחוב הרצל 16", "::", "::/0", "fe80::1%eth0", "1:2:3:4:5:6:1.2.3.4/64", "00:1B:44:11:3A:B7", "00-1B-44-11-3A-B7",
	"001B.4411.3AB7", "001B44113AB7",
	"example.com/path?q=1", "www.example.com/ä", "ftp://a.b:80/", "(+44) 20 7946 0958", "+1 (415) 555-0132 ext. 12", "415-555-0132 extension 1234567",
	"(415) 555-0132x1",
	"jane at example dot com", "jane [at] example [dot] com", "jane(at)example.com", "jane @ example dot com", "jane@example[.]com",
	"jane {at} example dot com", "j <at> example.com", "jane dot doe at example dot com",
	"5/2021", "05/21", "2021-05", "2021-W03-1", "21 May", "1st of May", "3 de febrero", "May 2021", "May 21st", "Sept. 2021", "мая 2021", "21 мая",
	"21. května", "1º de maio",
	"3-Feb-85", "1st May 2020", "5 мая 2020 10:11 pm", "2021年5月21日", "20210521T101530Z", "May 3rd, 1985", "03.02.1985, 10:11:12.123+01:00",
	"2021. 05. 21.", "1/2/85",
	"350 Fifth Avenue, Apt. 5", "10 rue de la Paix", "221B Baker St", "5 5th Ave", "Hauptstraße 12a", "Calle Mayor 5", "Via Roma 3",
	"Av. de la Paz 12", "-48.8584, 2.2945", "48.8584,-2.2945",
	"AKIAIOSFODNN7EXAMPLA", "sk_live_4eC39HqLyjWDarjtT1zdp7dc", "ghp_16C7e42F292c6912E7710c838347Ae178B4a",
	"xoxb-17653672481-19874698323-pdFZKVeTuE8sk7oOcHrzqqgy", "glpat-4eC39HqLyjWDarjtT1zd",
	"hvs.4eC39HqLyjWDarjtT1zdp7dc", "LTAI" + "5tC39HqLyjWDarjtT1zd", "0123456789abcdef0123456789abcdef" +
		"-us12", "SG.4eC39HqLyjWDarjtT1zdp7dc4eC39HqLyjWDarjtT1zdp7dc4eC39HqLyjWDarjtT1zdp7", "19-2000145399/0800", "HH-AB 1234", "TÜ-X 1H", "B AB 1234E",
	"A&B010203XY1", "ÑAB010203XY1", "131052-308T", "BE 0403.019.261", "AT U1358 5627", "FR 83 404 833 048", "DEUT DE FF 500", "DEUTDEFF",
	"9wFFyRfZBsuAha4YcuxcXLKwMxJR43S7fPfQLusDBzvT",
	"LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9", "bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a", "qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a",
	"PT 501 964 843", "IT 0074 3110157", "NL 0044.95.445.B01", "PL 526-104-08-28", "EL 094 259 216", "HR 333 9200 5961",
	"P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10", "AIzaSyD4eC39HqLyjWDarjtT1zdp7dc4eC39Hqa",
	"110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw1",
	"SK0123456789abcdef0123456789abcdef", "aby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGa==",
	"=/A9999XYZ100T0944=,000025=A99971312345600=>014032=}013032",
	"-----BEGIN EC PRIVATE KEY-----\nMHcCAQEEIBkg4LVWM9nuwNSk3yByxZpYRTBnVJk5oQDZzVJ6rXe3oAoGCCqGSM49\n-----END EC PRIVATE KEY-----",
	`{"type": "service_account", "private_key": "-----BEGIN PRIVATE KEY-----\nMHcCAQEEIBkg4LVWM9nuwNSk3yByxZpYRTBnVJk5oQDZ\n-----END PRIVATE KEY-----\n"}`,
	"https://b.s3.amazonaws.com/k?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIA&X-Amz-Signature=9dc4eC39HqLyjWDarjtT1zdp7dc4eC39HqLyjWDarjtT1zdp7d", "Token 4eC39HqLyjWDarjtT1zdp7dc", "Authorization: Token 4eC39HqLyjWDarjtT1zdp7dc",
	"bücher.example", "cookie: a=b; c=d", "01234567:89", "ОУ „Христо Ботев“", "Primorska struja d.o.o.", "MB Aušros medis",
	"Osnovna škola Mate Lovraka", "Kauno technologijos universitetas", "Konya Büyükşehir Belediyesi"}

// Marked are the findings that the tests of package profiler and of those below it have marked in
// their texts: for each kind of data some values that are right.
func Marked(t testing.TB) (values []string) {
	root := "."
	if _, err := os.Stat("internal/samples"); err != nil {
		root = "../.."
	}
	var files []string
	for _, pattern := range [...]string{"*_test.go", "internal/*/*_test.go"} {
		list, err := filepath.Glob(filepath.Join(root, pattern))
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, list...)
	}
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range markedData.FindAllSubmatch(src, -1) {
			values = append(values, string(m[1]))
		}
	}
	slices.Sort(values)
	return slices.Compact(values)
}

// WrittenAs is a random value of a shape.
func WrittenAs(r *rand.Rand, pattern string) string {
	b := []byte(pattern)
	for i, c := range b {
		switch c {
		case '9':
			b[i] = byte('0' + r.IntN(10))
		case 'A':
			b[i] = byte('A' + r.IntN(26))
		case 'X':
			b[i] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[r.IntN(36)]
		}
	}
	return string(b)
}

// Altered changes a value a little, or not at all.
func Altered(r *rand.Rand, v string) string {
	if v == "" {
		return v
	}
	at := r.IntN(len(v))
	switch r.IntN(16) {
	case 0:
		return strings.ToLower(v)
	case 1:
		return strings.ToUpper(v)
	case 2:
		return strings.NewReplacer(" ", "", "-", "", ".", "").Replace(v)
	case 3:
		return strings.ReplaceAll(v, "-", " ")
	case 4:
		return v[:at] + string("0123456789-. /:@_ñx"[r.IntN(18)]) + v[at:]
	case 5:
		return v[:at] + v[at+1:]
	case 6:
		return " " + v + "\t"
	case 7:
		return v[:at] + string("0123456789-. /:@_ñx"[r.IntN(18)]) + v[at+1:]
	}
	return v
}

// Patterns are the patterns of all shapes, each once.
func Patterns(recognizers []*spec.Recognizer) (list []string) {
	for _, r := range recognizers {
		for _, s := range r.Shapes {
			list = append(list, s.Pattern)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// RandomOf is a random string of a shape.
func RandomOf(r *rand.Rand, pattern string) string {
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	b := []byte(pattern)
	for i, c := range b {
		switch c {
		case '9':
			b[i] = byte('0' + r.IntN(10))
		case 'A':
			b[i] = letters[r.IntN(26)]
		case 'X':
			b[i] = ("0123456789" + letters)[r.IntN(36)]
		}
	}
	return string(b)
}

// PlainSet is cell.set and cell.spell, character by character.
func PlainSet(c *cells.Cell, value string) {
	value, c.Folded = folding.FoldCell(c.Folded, strings.TrimSpace(value))
	c.Text, c.Spelt = strings.TrimSpace(value), true
	c.Compact, c.Spelled = nil, false
	if len(c.Text) > len(c.Buf) {
		return
	}
	c.Spelled = true
	gap := true // before the first character
	n := 0
	for i := range len(c.Text) {
		switch b := c.Text[i]; {
		case numeral.IsAlnum(b):
			c.Buf[n] = numeral.Upper(b)
			n++
			gap = false
		case b == ' ' || b == '-' || b == '.' || b == '/':
			c.Spelled = c.Spelled && !gap
			gap = true
		default:
			c.Spelled = false
			gap = true
		}
	}
	c.Spelled = c.Spelled && !gap
	if n <= cells.MaxCompact {
		c.Compact = c.Buf[:n]
	}
}

// RandomBytes is a text of n of these bytes.
func RandomBytes(r *rand.Rand, from string, n int) string {
	var b strings.Builder
	for range n {
		b.WriteByte(from[r.IntN(len(from))])
	}
	return b.String()
}

// NewBlock classifies text[i:i+64], or what there is of it; behind the end of the
// text there is nothing of any class.
func NewBlock(text string, i int) (k lex.Block) {
	k.Classify(text, i)
	return k
}

// Values are values of all kinds, right and wrong ones.
func Values(t testing.TB, r *rand.Rand, recognizers []*spec.Recognizer) []string {
	values := append(append(Marked(t), MoreWholes...), "123-45-6789", "nr-1234", "AB-1230", "ref x1", "", " ", "x", "\xff", "日本", "female", "AB+",
		"1234567890123456")
	for _, v := range slices.Clone(values) {
		for range 4 {
			values = append(values, Altered(r, v))
		}
	}
	for _, pattern := range Patterns(recognizers) {
		for range 3 {
			values = append(values, Altered(r, WrittenAs(r, pattern)))
		}
	}
	return values
}

// WithLuhn appends the Luhn check digit.
func WithLuhn(d []byte) []byte {
	sum := 0
	for i := range d {
		v := int(d[len(d)-1-i] - '0')
		if i%2 == 0 {
			v = v*2/10 + v*2%10
		}
		sum += v
	}
	return append(d, byte('0'+(10-sum%10)%10))
}

// MixedTable is a table of twenty columns as databases have them, with a header
// that names about half of them. The values are made up and mostly different.
func MixedTable(rows int) []privet.Column {
	r := rand.New(rand.NewPCG(11, 12))
	first := []string{"Jane", "Thomas", "María", "Oliver", "Aisha", "Wei", "Jürgen", "Sofia", "Liam", "Priya", "Anna", "Noah", "Chloé", "Ivan", "Emma"}
	last := []string{"Doe", "Miller", "García", "Smith", "Okafor", "Zhang", "Müller", "Rossi", "O'Neill", "Sharma", "Novak", "Larsen", "Dubois",
		"Petrov", "Brown"}
	streets := []string{"Main St", "Oak Avenue", "Park Road", "High Street", "Elm Drive", "2nd Ave", "Church Lane"}
	words := []string{"kettle", "blue", "arrived", "late", "customer", "called", "again", "about", "the", "box", "with", "broken", "lid", "and",
		"asked", "for", "refund", "please", "check"}
	states := []string{"shipped", "new", "returned", "paid", "cancelled"}
	pick := func(list []string) string { return list[r.IntN(len(list))] }
	digits := func(n int) string {
		d := make([]byte, n)
		for i := range d {
			d[i] = byte('0' + r.IntN(10))
		}
		return string(d)
	}
	makers := []struct {
		name string
		make func(row int) string
	}{
		{"first_name", func(int) string { return pick(first) }},
		{"surname", func(int) string { return pick(last) }},
		{"customer", func(int) string { return pick(first) + " " + pick(last) }},
		{"email", func(int) string { return fmt.Sprintf("%s%d@example.com", pick(words), r.IntN(1e4)) }},
		{"born", func(int) string { return fmt.Sprintf("%d-%02d-%02d", 1940+r.IntN(70), r.IntN(12)+1, r.IntN(28)+1) }},
		{"created_at", func(int) string {
			return fmt.Sprintf("2024-%02d-%02d %02d:%02d:%02d", r.IntN(12)+1, r.IntN(28)+1, r.IntN(24), r.IntN(60), r.IntN(60))
		}},
		{"card", func(int) string { return string(WithLuhn([]byte("41" + digits(13)))) }},
		{"c8", func(int) string { return digits(9) }},
		{"c9", func(int) string { return digits(10) }},
		{"account", func(int) string { return digits(11) }},
		{"amount", func(int) string { return fmt.Sprintf("%d.%02d", r.IntN(2000), r.IntN(100)) }},
		{"word", func(int) string { return pick(words) }},
		{"notes", func(int) string {
			s := pick(words)
			for range 4 + r.IntN(8) {
				s += " " + pick(words)
			}
			return s
		}},
		{"order_no", func(row int) string { return fmt.Sprintf("ORD-%d", 10000+row) }},
		{"ref", func(int) string {
			return fmt.Sprintf("%08x-%04x-4%03x-a%03x-%012x", r.Uint32(), r.IntN(1<<16), r.IntN(1<<12), r.IntN(1<<12), r.Int64N(1<<48))
		}},
		{"address", func(int) string { return fmt.Sprintf("%d %s", 1+r.IntN(9999), pick(streets)) }},
		{"phone", func(int) string { return fmt.Sprintf("+1 %d 555 %s", 201+r.IntN(700), digits(4)) }},
		{"mobile", func(int) string { return fmt.Sprintf("(%d) %d-%s", 201+r.IntN(700), 200+r.IntN(700), digits(4)) }},
		{"status", func(int) string { return pick(states) }},
		{"zip", func(int) string { return digits(5) }},
	}
	cols := make([]privet.Column, len(makers))
	for i, m := range makers {
		cols[i].Name = m.name
		for row := range rows {
			cols[i].Values = append(cols[i].Values, m.make(row))
		}
	}
	return cols
}

// mostTries bounds the search for an example. A check that takes fewer than one
// in so many strings gets none.
const mostTries = 200_000

// ExampleOf makes a value that the recognizer takes, in its first form.
func ExampleOf(r *spec.Recognizer) string {
	if len(r.Shapes) == 0 {
		return ""
	}
	random := rand.New(rand.NewPCG(1, 1))
	var buf [2 * cells.MaxCompact]byte
	for range mostTries {
		if s := RandomOf(random, r.Shapes[0].Pattern); r.Passes(spec.AppendCompact(buf[:0], s)) {
			return "`" + s + "`"
		}
	}
	return ""
}
