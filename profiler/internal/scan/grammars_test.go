package scan

import (
	"math/rand/v2"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// moreWholes are values that grammars take as a whole, beside those that tests
// have marked.
var moreWholes = []string{"PO Box 77", "P.O. Box 30197-00100", "Private Bag X12", "а/я 44", "ת\"ד 1234", "私書箱12", "Casilla: No. 13-D", "장천2길 15", "판교로 289번길 20", "ж.к. Младост 1, бл. 23, вх. Б, ап. 14", "Младост 3, бл. 345А, ап. 7", "99/12 หมู่ 5 ถนนสุขุมวิท", "ต.ในเมือง อ.เมือง จ.ขอนแก่น 40000", "45 Lê Lợi, P. 12", "Số 8 ngõ 120/7 Trường Chinh", "ул. Арбат, д. 10", "Невский проспект, 28", "شارع التحرير 12", "רחוב הרצל 16", "::", "::/0", "fe80::1%eth0", "1:2:3:4:5:6:1.2.3.4/64", "00:1B:44:11:3A:B7", "00-1B-44-11-3A-B7", "001B.4411.3AB7", "001B44113AB7",
	"example.com/path?q=1", "www.example.com/ä", "ftp://a.b:80/", "(+44) 20 7946 0958", "+1 (415) 555-0132 ext. 12", "415-555-0132 extension 1234567", "(415) 555-0132x1",
	"jane at example dot com", "jane [at] example [dot] com", "jane(at)example.com", "jane @ example dot com", "jane@example[.]com", "jane {at} example dot com", "j <at> example.com", "jane dot doe at example dot com",
	"5/2021", "05/21", "2021-05", "2021-W03-1", "21 May", "1st of May", "3 de febrero", "May 2021", "May 21st", "Sept. 2021", "мая 2021", "21 мая", "21. května", "1º de maio",
	"3-Feb-85", "1st May 2020", "5 мая 2020 10:11 pm", "2021年5月21日", "20210521T101530Z", "May 3rd, 1985", "03.02.1985, 10:11:12.123+01:00", "2021. 05. 21.", "1/2/85",
	"350 Fifth Avenue, Apt. 5", "10 rue de la Paix", "221B Baker St", "5 5th Ave", "Hauptstraße 12a", "Calle Mayor 5", "Via Roma 3", "Av. de la Paz 12", "-48.8584, 2.2945", "48.8584,-2.2945",
	"AKIAIOSFODNN7EXAMPLA", "sk_live_4eC39HqLyjWDarjtT1zdp7dc", "ghp_16C7e42F292c6912E7710c838347Ae178B4a", "xoxb-17653672481-19874698323-pdFZKVeTuE8sk7oOcHrzqqgy", "glpat-4eC39HqLyjWDarjtT1zd",
	"hvs.4eC39HqLyjWDarjtT1zdp7dc", "LTAI" + "5tC39HqLyjWDarjtT1zd", "0123456789abcdef0123456789abcdef" + "-us12", "SG.4eC39HqLyjWDarjtT1zdp7dc4eC39HqLyjWDarjtT1zdp7dc4eC39HqLyjWDarjtT1zdp7", "19-2000145399/0800", "HH-AB 1234", "TÜ-X 1H", "B AB 1234E",
	"A&B010203XY1", "ÑAB010203XY1", "131052-308T", "BE 0403.019.261", "AT U1358 5627", "FR 83 404 833 048", "DEUT DE FF 500", "DEUTDEFF", "9wFFyRfZBsuAha4YcuxcXLKwMxJR43S7fPfQLusDBzvT",
	"LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9", "bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a", "qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a", "PT 501 964 843", "IT 0074 3110157", "NL 0044.95.445.B01", "PL 526-104-08-28", "EL 094 259 216", "HR 333 9200 5961",
	"P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10", "AIzaSyD4eC39HqLyjWDarjtT1zdp7dc4eC39Hqa", "110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw1",
	"SK0123456789abcdef0123456789abcdef", "aby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGa==", "=/A9999XYZ100T0944=,000025=A99971312345600=>014032=}013032",
	"-----BEGIN EC PRIVATE KEY-----\nMHcCAQEEIBkg4LVWM9nuwNSk3yByxZpYRTBnVJk5oQDZzVJ6rXe3oAoGCCqGSM49\n-----END EC PRIVATE KEY-----",
	`{"type": "service_account", "private_key": "-----BEGIN PRIVATE KEY-----\nMHcCAQEEIBkg4LVWM9nuwNSk3yByxZpYRTBnVJk5oQDZ\n-----END PRIVATE KEY-----\n"}`,
	"https://b.s3.amazonaws.com/k?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIA&X-Amz-Signature=9dc4eC39HqLyjWDarjtT1zdp7dc4eC39HqLyjWDarjtT1zdp7d", "Token 4eC39HqLyjWDarjtT1zdp7dc", "Authorization: Token 4eC39HqLyjWDarjtT1zdp7dc",
	"bücher.example", "cookie: a=b; c=d", "01234567:89", "ОУ „Христо Ботев“", "Primorska struja d.o.o.", "MB Aušros medis", "Osnovna škola Mate Lovraka", "Kauno technologijos universitetas", "Konya Büyükşehir Belediyesi"}

// neverWhole are the grammars whose matches have something before or behind them.
var neverWhole = map[string]bool{"password-of-access": true, "plate-of-vehicle": true, "street-head-before-town": true, "phone-spoken-of": true, "age": true, "username-field": true, "username-in-text": true, "plate-behind-word": true, "plate-beside-word": true, "plate-in-own-script": true, "passport-beside-word": true, "driver-license-beside-word": true, "bank-account-beside-word": true, "religion-of-person": true, "nationality-of-person": true, "person-titled-in-thai": true, "job-behind-word": true, "nationality-behind-word": true, "religion-behind-word": true, "username-behind-word": true, "username-told": true, "day-before-clock": true, "month-of-span": true, "username-beside-word": true, "username-in-access-log": true, "password-beside-word": true, "phone-in-groups": true, "salary-beside-word": true, "uk-sort-code": true, "medical-record-beside-word": true, "medical-license-beside-word": true, "medical-record-in-file": true, "employee-beside-word": true, "student-beside-word": true, "health-plan-beside-word": true, "birth-behind-star": true, "birth-in-digits": true, "birth-behind-sign": true, "birth-before-sign": true, "birth-behind-word": true, "age-asked-for": true, "customer-beside-word": true, "identity-card-beside-word": true, "phone-of-language": true, "tax-number-beside-word": true, "customer-number-field": true, "job-title-in-text": true, "person-titled": true, "password-field": true, "secret-field": true, "key-field": true, "aws-secret-key": true, "gender-behind-word": true, "marital-status-behind-word": true, "blood-type-beside-word": true, "phone-of-contact": true, "passport-put-right": true, "bank-account-before-word": true, "key-behind-word": true, "username-of-doer": true, "username-in-chat": true}

// TestFormsAdmit holds that each grammar takes the same values with its forms as
// without, whatever check its recognizer has. The values are right ones, changed
// again and again; those that are still taken are changed further.
func TestFormsAdmit(t *testing.T) {
	rounds := longtest.Of(2_000, 20_000)
	if longtest.UnderRace {
		rounds = 500
	}
	r := rand.New(rand.NewPCG(7, 9))
	values := append(markedValues(t), moreWholes...)
	for _, rec := range builtin.Recognizers() {
		if rec.Match == nil {
			continue
		}
		bare := *rec
		bare.Shapes, bare.Check = nil, nil
		scanner := NewWholeScanner([]*spec.Recognizer{&bare})
		grammars := GrammarsOf(0, &bare, WholeForms[rec.Name])
		var c lex.Cell
		check := func(v string) bool {
			c.Set(v)
			want, got := 0.0, 0.0
			scanner.Wholes(&c, func(_ int, alone float64) bool {
				want = max(want, alone)
				return true
			})
			for i := range grammars {
				if g := &grammars[i]; c.Text != "" && g.Admits(&c) {
					if alone, ok := g.Take(&bare, &c); ok {
						got = max(got, alone)
					}
				}
			}
			if want != got {
				t.Errorf("%s takes %q with %v, and with its forms with %v", rec.Name, v, want, got)
			}
			return want > 0
		}
		var pool []string
		for _, v := range values {
			if check(v) {
				pool = append(pool, v)
			}
		}
		if (len(pool) == 0) != neverWhole[rec.Name] {
			t.Errorf("%s takes %d values", rec.Name, len(pool))
		}
		pool = append(pool, values[0])
		most := len(pool) + 1000
		for range rounds {
			switch v := mutated(r, pool, values); {
			case t.Failed():
				return
			case !check(v):
			case len(pool) < most:
				pool = append(pool, v)
			default:
				pool[r.IntN(most)] = v
			}
		}
	}
}

// mutated changes one of the values of a pool in one to three ways.
func mutated(r *rand.Rand, pool, values []string) string {
	const alphabet = "0123456789abcxyzABCXYZ -./:@_,+()[]{}<>#%&'\"=?;$~\xff\xc3ñ月\u0301ſK"
	b := []byte(pool[r.IntN(len(pool))])
	for range 1 + r.IntN(3) {
		if len(b) == 0 {
			return ""
		}
		at := r.IntN(len(b))
		ch := alphabet[r.IntN(len(alphabet))]
		if r.IntN(2) == 0 {
			ch = b[r.IntN(len(b))]
		}
		switch r.IntN(9) {
		case 0, 1:
			b[at] = ch
		case 2:
			b = append(b[:at:at], append([]byte{ch}, b[at:]...)...)
		case 3: // one sign for another
			old := b[at]
			for i := range b {
				if b[i] == old {
					b[i] = ch
				}
			}
		case 4:
			if lex.IsLetter(b[at]) {
				b[at] ^= 0x20
			}
		case 5:
			o := values[r.IntN(len(values))]
			if r.IntN(3) > 0 {
				o = pool[r.IntN(len(pool))]
			}
			b = append(b[:at:at], o[r.IntN(len(o)+1):]...)
		case 6: // a part twice
			n := at + r.IntN(len(b)-at) + 1
			b = append(b[:n:n], b[at:]...)
		case 7:
			b = append(b[:at:at], b[at+1+r.IntN(min(8, len(b)-at)):]...)
		case 8:
			if lex.IsDigit(b[at]) {
				b[at] = byte('0' + r.IntN(10))
			}
		}
		b = b[:min(len(b), 400)]
	}
	return string(b)
}
