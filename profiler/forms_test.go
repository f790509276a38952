// The forms are those of RFC 3339, 3986, 4291 and 5322, of ISO 8601-1, of ITU-T
// E.123 and of the countries' numbering plans; the addresses of coins are those
// that the coins' own specifications and documentation print.

package profiler

import (
	"testing"

	"github.com/privet-go/privet"
)

// TestWrittenForms holds how dates, telephone numbers, addresses of the web and of
// networks, and coins are written. Each row is found at the default confidence.
func TestWrittenForms(t *testing.T) {
	p := newProfiler(t)
	for _, c := range []struct{ reason, text string }{
		{"the end of a card", "card exp ⟦CREDIT_CARD_EXPIRATION:05/2027⟧"},
		{"a month and a year", "since ⟦DATE_TIME:May 2021⟧, as in ⟦DATE_TIME:mayo de 2020⟧"},
		{"a day and a month", "due ⟦DATE_TIME:21-May⟧, paid ⟦DATE_TIME:December 25th⟧, sent ⟦DATE_TIME:1st of May⟧"},
		{"a word that is a month as well", "you may 21 times set 12 out 10; march 3 miles"},
		{"a week", "⟦DATE_TIME:2021-W03⟧ and ⟦DATE_TIME:2021-W03-4⟧, not 2021-W54"},
		{"no such day", "on 30 Feb 2021"},
		{"two digits of a year behind a name", "⟦DATE_TIME:03-FEB-85⟧ and ⟦DATE_TIME:3/Feb/85⟧"},
		{"logs of servers", "[⟦DATE_TIME:10/Oct/2000:13:55:36 -0700⟧] GET"},
		{"RFC 5322 and HTTP", "Sat, ⟦DATE_TIME:1 Jan 2000 10:00:00 +0100⟧; Mon, ⟦DATE_TIME:21 Oct 2013 20:13:22 GMT⟧"},
		{"a telephone number behind a time", "⟦DATE_TIME:2024-03-15 10:00⟧ ⟦PHONE_NUMBER:+44 20 7946 0958⟧"},
		{"the basic form", "at ⟦DATE_TIME:20240315T143000Z⟧, not 20241315T143000Z"},
		{"East Asia", "⟦DATE_TIME:2021年5月21日⟧ ⟦DATE_TIME:2021년 5월 21일⟧ 2021年13月1日"},
		{"year first with dots", "⟦DATE_TIME:2021. 5. 21.⟧ and in 2021. 5 people"},
		{"other languages", "⟦DATE_TIME:3 lutego 1985⟧, ⟦DATE_TIME:3 февраля 1985⟧, ⟦DATE_TIME:3. kesäkuuta 1985⟧, ⟦DATE_TIME:3 Şubat 1985⟧"},

		{"an extension", "⟦PHONE_NUMBER:986.291.2294x751⟧ or ⟦PHONE_NUMBER:+1-944-435-4352x04732⟧ or ⟦PHONE_NUMBER:415-555-0132 ext. 12⟧"},
		{"an extension in French and German", "⟦PHONE_NUMBER:01 42 68 53 00, poste 12⟧ ou ⟦PHONE_NUMBER:030 123456 Durchwahl 78⟧"},
		{"words that speak of a telephone",
			"he called from ⟦PHONE_NUMBER:964.364.627⟧, my number is ⟦PHONE_NUMBER:0349233581⟧\n⟦PHONE_NUMBER:260.156.434⟧ office\nthe office has part 260.156.4"},
		{"groups behind a place", "from Zambia, ⟦PHONE_NUMBER:068 389 70 99⟧"},
		{"no extension", "⟦PHONE_NUMBER:415-555-0132⟧ extra 12; 415-555-0132x7z"},
		{"the prefix for calls abroad", "⟦PHONE_NUMBER:0049 30 123456⟧; ⟦PHONE_NUMBER:001-420-335-7509⟧; ⟦PHONE_NUMBER:011 44 20 7946 0958⟧"},
		{"a country in brackets", "⟦PHONE_NUMBER:(+44) 20 7946 0958⟧, (⟦PHONE_NUMBER:+44 20 7946 0958⟧)"},
		{"a year in brackets", "Nature (1990) 123-145, (2019) 1234-1256"},
		{"a share", "in 10/12 cases, 8/10 on the exam, 05/21"},
		{"an area in brackets", "⟦PHONE_NUMBER:(11) 96123-4567⟧; ⟦PHONE_NUMBER:(96) 627-277⟧"},
		{"groups of Turkey, Spain, Poland", "⟦PHONE_NUMBER:532 123 45 67⟧; ⟦PHONE_NUMBER:612 34 56 78⟧; ⟦PHONE_NUMBER:12 345 67 89⟧"},
		{"Russia, China, India, Australia",
			"⟦PHONE_NUMBER:8 (912) 345-67-89⟧; ⟦PHONE_NUMBER:131 2345 6789⟧; ⟦PHONE_NUMBER:98765 43210⟧; ⟦PHONE_NUMBER:1300 123 456⟧"},
		{"one that is made up", "⟦PHONE_NUMBER:555-123-4567⟧, 123-456-7890"},

		{"an area or an exchange that is not given out",
			"⟦PHONE_NUMBER:+1-156-281-7058x0409⟧; ⟦PHONE_NUMBER:001-163-370-9180x059⟧; ⟦PHONE_NUMBER:109-023-5723⟧; ⟦PHONE_NUMBER:157.291.3015⟧; 157.291.3015.7, order no 109-023-5723"},
		{"a domain with a path", "see ⟦URL:example.com/path⟧, ⟦URL:example.com:8080/x?y=1⟧."},
		{"no domain before the slash", "and/or a.b/c foo.py/bar TCP/IP src/main.go/x user@example/x e.g./i.e."},
		{"a name alone is no host", "http://microsoft and www.microsoft but ⟦URL:http://localhost:8080/x⟧"},
		{"marks of other scripts", "⟦URL:https://example.com/ไทยสั้น⟧ ok"},
		{"the whole net", "route ⟦IP_ADDRESS:::/0⟧ via"},
		{"octets in pairs", "⟦MAC_ADDRESS:00:1A:2B:3C:4D:5E⟧ 00:1A:2B:3C:4D:5E:6F 00:1A-2B:3C-4D:5E 00:1A:2B:3C:4D"},
		{"octets in fours, and none", "⟦MAC_ADDRESS:001A.2B3C.4D5E⟧ mac ⟦MAC_ADDRESS:001A2B3C4D5E⟧"},
		{"a card with dots", "⟦CREDIT_CARD:4111.1111.1111.1111⟧ 4111.1111.1111.1112"},

		{"Tron, Ripple", "⟦CRYPTO_ADDRESS:TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC⟧ ⟦CRYPTO_ADDRESS:rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh⟧ rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi"},
		{"Litecoin in Bech32", "⟦CRYPTO_ADDRESS:ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9⟧ ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n8"},
		{"Bitcoin Cash", "⟦CRYPTO_ADDRESS:bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a⟧ qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6q"},
		{"Monero", "⟦CRYPTO_ADDRESS:44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A⟧"},
		{"Solana has no checksum", "Solana: ⟦CRYPTO_ADDRESS:7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV⟧\n7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV"},

		{"numbers given out anew have no check digit", "주민등록번호 ⟦KR_RRN:960121-1234567⟧, born in 2090: 901301-3234567"},
		{"a zero in front left out", "DNI ⟦ES_NIF:1111111-G⟧, 1111111-H"},
	} {
		t.Run(c.reason, func(t *testing.T) { wantFound(t, p, c.text) })
	}
}

// TestWeakForms holds what is found only when little confidence is asked for: it
// may be something else, and a word beside it decides.
func TestWeakForms(t *testing.T) {
	none := 0.0
	p, err := New(&Options{MinConfidence: &none})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ reason, text string }{
		{"may be a fraction", "⟦DATE_TIME:5/2021⟧"},
		{"is the address of zeros, or parts names", "src=⟦IP_ADDRESS:::⟧ std::vector"},
		{"cards for air travel are rare", "⟦CREDIT_CARD:122000000000003⟧"},
		{"digits alone are not a fax machine's", "⟦PHONE_NUMBER:5321234567⟧"},
		{"a passport of Korea has the form of a German identity card", "⟦PASSPORT:M12345678⟧"},
		{"C begins passports of Germany, L identity cards", "⟦PASSPORT:C01X00T47⟧ ⟦DE_ID_CARD:L01X00T47⟧"},
		{"an Italian company, though it begins as telephone numbers do", "⟦IT_VAT_CODE:01333550323⟧"},
	} {
		t.Run(c.reason, func(t *testing.T) { wantFound(t, p, c.text) })
	}
}

// TestNotForms holds what is close to a form as a whole value and is none.
func TestNotForms(t *testing.T) {
	for _, c := range []struct {
		label  privet.Label
		values []string
	}{
		{"MAC_ADDRESS", []string{"12/34/56/78/90/12", "12 34 56 78 90 12", "12:34-56:78:90:12", "1234:5678:9012"}},
		{"EMAIL_ADDRESS", []string{"jane foo example dot com", "jane example.com", "jane at example com"}},
	} {
		for _, v := range c.values {
			if Valid(c.label, v) {
				t.Errorf("Valid(%s, %q) = true", c.label, v)
			}
		}
	}
}
