package profiler

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/linear"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/pattern"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// checkLaws holds what is true of every search: findings lie in the text, on
// the boundaries of runes, in order and without overlaps; their confidence is a
// probability not below what was asked for; evidence adds up to it; and the
// same text gives the same findings.
func checkLaws(t *testing.T, p *Profiler, text string) {
	t.Helper()
	zero := 0.0
	for _, q := range []*Query{{Explain: true}, {Explain: true, MinConfidence: &zero}} {
		end := 0
		for _, e := range must(p.FindWith(text, q)) {
			if e.Start < end || e.End <= e.Start || e.End > len(text) {
				t.Fatalf("finding %d–%d after %d in %d bytes", e.Start, e.End, end, len(text))
			}
			end = e.End
			if pattern.CutsRune(text, e.Start) || pattern.CutsRune(text, e.End) {
				t.Fatalf("finding %d–%d of %s cuts a rune", e.Start, e.End, e.Recognizer)
			}
			if !(e.Confidence >= 0 && e.Confidence <= 1) || q.MinConfidence == nil && e.Confidence < spec.DefaultMinConfidence {
				t.Fatalf("confidence %v", e.Confidence)
			}
			odds := 0.0
			for _, w := range e.Evidence {
				odds += w.Weight
			}
			if d := spec.Sigmoid(odds) - e.Confidence; d > 1e-9 || d < -1e-9 {
				t.Fatalf("the evidence of %s adds up to %v, not %v", e.Recognizer, spec.Sigmoid(odds), e.Confidence)
			}
		}
	}
	if a, b := p.Find(text), p.Find(text); !slices.Equal(a, b) {
		t.Fatal("two searches of one text differ")
	}
}

func FuzzFind(f *testing.F) {
	for _, s := range []string{
		"", "jane@example.com", "+1 (415) 555-0132", "\xff1985-02-03\xc3", "DE89 3704 0044 0532 0130 00", "http://a.b/?c=d@e.f", "::1", "a:a:a:a:a:a:a:a",
		"Mr. Ünïcode Näme", "12 rue de la Paix", "card 4111 1111 1111 1111 exp 12/27 cvv 123", "password='x y'", "日本4111111111111111語", ";4111111111111111=2601?", "3 de febrero de 1985",
		"(((((((", "+0(000)000 0000", "A 10/0000 0000", "10/000 00 00", "the id 12 is on the page www.golang.org of those who wrote it, and on that of others that have read it", "0 000.000.0000", "@00AAA", "00000000000000000000000000000000000000000000000000000000000 ABA 000A AAA", "+++++1", "\x1c1002()2 100.000", "00200000 000", "1 1 1 1 1 1 1 1 1 1", "@@@@", "....", "-1.2345,-2.3456",
		"Dr. J. R. O'Brien-Smith, Jr. of Acme & Sons, 12 High St., flat 3, York YO1 7HH", "hi anna, it's bob from paris. SW1A London", "我叫王小明，佐藤さん 김민수 씨",
		"Иван Петров, ул. Ленина 5 кв. 3", "محمد علي في لندن", "order no Xyzzor Qwib", "anna.smith@example.com Anna%20Smith", "works as a nurse in Łódź 90-001", "00 AAAA Ct0", "&&h170707070",
		"Flat 7\nRow cliffs\nNew Row\nE1 2AB, 817 Vance Fords Apt. 12\nX, TX 12345, PSC 1, Box 5\nAPO AP 96543, rue Noë\n12345 Rey, Ilica 4/5, 10000 Zagreb",
		"63 30 N. Nord\nTown\n, XY\n 40839, and 5 High Street, London SW1A 1AA, 10115 Berlin, Hauptstr. 5; г. Москва, ул. Ленина, д. 5", "- 7 12 Elm Road, Apt 3\n- Suite 2\n- Bonn\n- Peru 12345",
	} {
		f.Add(s)
	}
	p := newProfiler(f)
	f.Add("Street 0 AAAstr 0")
	f.Add("DE\x159 3704 004X 0100 0000000")           // a telephone whose first group might be an extension
	f.Add("日本411\xc64\xd0;\xb5F\xda1101111111111 00") // a number of one country beside the name of another
	f.Add("Στα 28 του ο Νίκος, στα 102 του, 7 της. She became a widow at 19\nJan Novák, 4. hodina (Smith, 55), aa. 9")
	f.Add("surname,city,dob\nQuorl,Lyon,1990-01-02\n\nINSERT INTO t (name, n) VALUES ('O''Neill', f(1, 'x')), (NULL, 2);\nCOPY t (ad) FROM stdin;\nBo\n\\.\n|name|city|\n|-|-|\n|Bo|Rom|\n")
	f.Add("<table><tr><th>Name<th>City</th></tr><tr><td><b> Bo</b></td><td>Rom</td></tr></table><tr><td>Surname</td><td>Tan</td></tr><tr><td>dob</td></tr")
	f.Add("MSH|^~\\&|A\rPID|1||7^^^M~8||TAN^BO||19790412|F||5 ELM ROW^^ROM\r\nNM1*IL*1*TAN*BO*I***MI*12~DMG*D8*19790412~\nBEGIN:VCARD\nN:Tan;Bo\nADR;X=Y:;;5 Elm Row;Rom\nEND:VCARD")
	f.Add("{\"surname\": \"Tan\", 'first name' => 'Bo', city=Rom&ad=x y} <n:name a='b'>Bo</n:name> <dob>1990-01-02</dob>\nSurname   Tan\nCity\tRom\nPhone .. 555-867-5309\n")
	f.Fuzz(func(t *testing.T, text string) { checkLaws(t, p, text) })
}

// repetitions are triggers and beginnings of what recognizers look for, one after
// another of which is the worst that a text can hold for them.
var repetitions = []string{
	"name - \n", "name: \n", "name => ", "name=", "Name = x\n", "{\"name\": 1, \"a\": ", "age\tname - \n", "surname: Tan\nage: 41\n",
	"a:", "1 ", "1-", "1.", "(", "+", "+1", "@", "a@", "a.", "::", "http://", "1234 ", "1234-", "AB12 ", "%B4", ";1", "/1", "é", "Mr. ", "Mr. A ", "5 a ",
	"rue ", "calle ", "1/1/", "Jan 1 ", "password=", "www.", "12.34567,", "0x", "1A1z", "DE89 ", "deadbeef:", "\xff", "ssn 123-45-6789 ",
	"a", "A", "1", "<", "A<", "-", "-----BEGIN PRIVATE KEY-----", "{", "{\"type\":", "=", "a=b", "secret=abcdefghijklmnop1234 ", "token: ", "$2a$", "ey", "eyJ", "Bearer ",
	"1 2 ", "12 ", "123 ", "12345 ", "123456 ", "1234567 ", "12345678 ", "123456789 ", "1234567890 ", "12345678901 ", "4111111111111111 ", "4111 1111 1111 1111 ",
	"passport 123456789 ", "account 12345678 ", "tax id 123456789 ", "card number id bank account passport 123456789 ", "AB 123456 ", "AB123456 ", "A1234567 ", "a1b2c3d4e5f6 ",
	"a@b.co", "a@b.co ", "a.b.c.d.", "1.1.1.1 ", "1.1.1.1.", "1:2:3:", "aa:bb:cc:dd:ee:ff ", "XXXX XXXX ", "AAAA ", "AAAAAAAA ", "AAAAAAAAA ", "Deutschland ", "Jan ", "May 3 ", "3 May ", "3rd of ",
	"10 Way ", "12 a b c d e Street ", "st ", "B-AB 1", "GB ", "BE 0", "電話", "电话1", "тел 1 ", "phone ", "phone:1 ", "\n", " ", "\t", "é1", "ñ ", "\u200b", "1\u200b", "１",
	"cookie: a=b; ", "Mozilla/5.0 (", "postgres://a:b@", "AccountKey=", "lat 1.234, ", "1.2345, 1.2345 ", "+1 212 555 0100 ", "(212) ", "0 ", "00 ", "01234 567890 ",
	"Anna ", "anna ", "Anna-", "Anna, ", "A. ", "O'", "A’s ", "Anna of the ", "12 High Street ", "ul. Nagórna 12 m. 3 ", "SW1A London ", "12 High Street, London, ", "1 Elm Road\n, ", "5 Xyzzor 9, Paris, ", "12 Rd\nApt 3\n", "7 High Street\nBonn 12345\n", "Berlin, ", "9 Paris ", "12 A Fords\n", "A Fords, ", "A fords\n", "Flat 7\nA brook\n", "1 A Lane, B C, D E, ", "Ilica 4/5, 10000 Zagreb, ", "4/5, 10000 ", "rue A B ", "rue A\n12345 ", "A, B C, ", "USS A\n", "王", "王 ", "王小明先生", "김민수", "あ佐藤", "Иван ", "محمد ", "\xffA", "éЖA", "A.\xcf", "ЖA.", "works as a ",
	"name,dob\nBo,1/1/70\n\n", "name,\nx\n", "insert into a(name)values('Bo');", "insert into a(", "copy a(ad)from stdin\nBo\n", "name=Bo ", "<name>Bo</name>", "name  Bo\nad  Bo\n\n", "\"name\":\"Bo\",", "PID|", "PID|1||7||T^B\r", "NM1*IL*1*T~", "BEGIN:VCARD\nN:T\n", "<tr><td>name</td>", "<tr><td>name</td><td>Bo</td></tr>",
}

// TestRepetitions holds the laws on repetitions of the triggers, and that the
// time for them is linear: a walk without a bound would show here.
func TestRepetitions(t *testing.T) {
	p := newProfiler(t)
	units := slices.Concat(repetitions, worstUnits)
	const parts = 8 // run beside one another: most of the time is the plain scanner's
	for part := range parts {
		t.Run(strconv.Itoa(part), func(t *testing.T) {
			t.Parallel()
			var buf []privet.Finding
			find := func(text string) func() {
				return func() { buf = p.AppendFind(buf[:0], text) }
			}
			for i := part; i < len(units); i += parts {
				if longtest.UnderRace && i/parts%48 != 0 {
					continue // it is about time, and about one goroutine
				}
				unit := units[i]
				checkLaws(t, p, strings.Repeat(unit, 200))
				text := strings.Repeat(unit, 1<<16/len(unit))
				// Eight times the text takes eight times as long; by a square law it would
				// take sixty-four.
				linear.Check(t, unit, 24, find(text[:len(text)/8]), find(text))
			}
		})
	}
}
