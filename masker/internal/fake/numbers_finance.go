package fake

import "github.com/privet-go/privet/internal/checksum"

// financeNumbers are the numbers of securities, banks and cards.
var financeNumbers = []numbers{
	{label: "ISIN", doc: "A security of the same country with a right check digit.", patterns: []string{"=<" + countries + "|EU|XS|XC|XD>*********?"},
		check: isin},
	{label: "CUSIP", doc: "An issuer, an issue and a right check digit.", patterns: []string{"###***##?", "********?"}, check: cusip},
	{label: "SEDOL", doc: "Six digits, or letters without vowels and digits, and a right check digit.",
		patterns: []string{"######?", "[BCDFGHJ-NP-TV-Z]" + sedolSet + sedolSet + sedolSet + sedolSet + sedolSet + "?"},
		check:    weigh(10, missing10, 1, 3, 1, 7, 3, 9)},
	{label: "LEI", doc: "An operating unit, an entity and right check digits.",
		patterns: []string{"<2138|2549|3912|5299|5493|6354|8945|9695|9845>00************??", "****00************??", "******************??"}, check: lei},
	{label: "CREDIT_CARD_EXPIRATION", doc: "A month of the years from 2027 to 2035, written as before.",
		patterns: []string{"<01-12><27-35>", "<01-12>20<27-35>", "20<27-35><01-12>"}},
	{label: "CVV", doc: "As many digits.", patterns: []string{"###", "####"}},
	{label: "PIN", doc: "As many digits.", patterns: []string{"####", "#####", "######"}},
	{label: "SWIFT_CODE", doc: "A bank of the same country, and a branch of the same kind.",
		patterns: []string{"@@@@=<" + countries + ">**", "@@@@=<" + countries + ">**XXX", "@@@@=<" + countries + ">*****"}},
}

// countries are the country codes (ISO 3166-1), as a list of words.
const countries = "AD|AE|AF|AG|AI|AL|AM|AO|AR|AT|AU|AW|AZ|BA|BB|BD|BE|BF|BG|BH|BI|BJ|BM|BN|BO|BR|BS|BT|BW|BY|BZ|CA|CD|CG|CH|CI|CK|CL|CM|CN|CO|CR|CU|CV|CW|CY|CZ|" +
	"DE|DJ|DK|DM|DO|DZ|EC|EE|EG|ER|ES|ET|FI|FJ|FK|FM|FO|FR|GA|GB|GD|GE|GF|GG|GH|GI|GL|GM|GN|GP|GQ|GR|GT|GW|GY|HK|HN|HR|HT|HU|ID|IE|IL|IM|IN|IQ|IR|IS|IT|JE|JM|JO|JP|" +
	"KE|KG|KH|KI|KM|KN|KP|KR|KW|KY|KZ|LA|LB|LC|LI|LK|LR|LS|LT|LU|LV|LY|MA|MC|MD|ME|MG|MH|MK|ML|MM|MN|MO|MQ|MR|MS|MT|MU|MV|MW|MX|MY|MZ|NA|NC|NE|NG|NI|NL|NO|NP|NR|NZ|" +
	"OM|PA|PE|PF|PG|PH|PK|PL|PM|PR|PS|PT|PW|PY|QA|RE|RO|RS|RU|RW|SA|SB|SC|SD|SE|SG|SH|SI|SK|SL|SM|SN|SO|SR|SS|ST|SV|SY|SZ|TC|TD|TG|TH|TJ|TL|TM|TN|TO|TR|TT|TV|TW|TZ|" +
	"UA|UG|US|UY|UZ|VA|VC|VE|VG|VI|VN|VU|WF|WS|YE|YT|ZA|ZM|ZW"

const sedolSet = "[0-9BCDFGHJ-NP-TV-Z]"

// isin computes the check digit by Luhn, each letter counting as two digits.
func isin(c []byte) bool {
	var b [25]byte
	d := b[:0]
	for _, x := range c[:11] {
		if isLetter(x) {
			d = append(d, '0'+byte(value(x)/10))
			x = '0' + byte(value(x)%10)
		}
		d = append(d, x)
	}
	d = append(d, '0')
	ok := luhn(d)
	c[11] = d[len(d)-1]
	return ok
}

func cusip(c []byte) bool {
	c[8] = missing10[folded(c, 1, 2, 1, 2, 1, 2, 1, 2)%10]
	return true
}

func lei(c []byte) bool {
	c[18], c[19] = '0', '0'
	return put(c[18:], 98-checksum.Mod97(c))
}
