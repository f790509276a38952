package fake

import (
	"strings"

	"github.com/privet-go/privet/internal/checksum"
)

// documentNumbers are the numbers of documents, vehicles and postcodes that many
// countries share a label for. What has none of the forms is of the same shape;
// see [placeValues].
var documentNumbers = []numberRow{
	{label: "PASSPORT", doc: passportDoc, patterns: []string{"[CFGHJK]" + germanSerial}, check: hasTwoDigits, only: isMixed},
	{label: "PASSPORT", patterns: []string{"[CFGHJK]" + germanSerial + "?"}, check: all(hasTwoDigits, icao), only: isMixed},
	{label: "PASSPORT", patterns: []string{"[A-EHJ-NP-Y][1-9]#####[1-9]", "[1-9]########", "=[A-Z]########", "=[A-Z]=[A-Z]#######", "=[A-Z]=[A-Z]######",
		"##=[A-Z]=[A-Z]#####", "[MS]###[A-Z]####", "=[A-Z][A-Z][A-Z]######", "=[A-Z]######[A-Z][A-Z]"}},
	{label: "PASSPORT", patterns: []string{"<01-99><00-23><000001-999999>"}}, // Russia
	{label: "DRIVER_LICENSE", doc: "A licence of the same form; of Britain, Spain, Italy, Brazil, Japan and Korea with dates and check characters " +
		"that are right where they are published.",
		patterns: []string{"[A-Z][A-Z][A-Z][A-Z][A-Z]" + britishBirth + "[A-Z][A-Z]#[A-Z][A-Z]"}, only: isBritishLicence},
	{label: "DRIVER_LICENSE", patterns: []string{"[A-Z][A-Z][A-Z][A-Z][A-Z]" + britishBirth + "[A-Z][A-Z]#[A-Z][A-Z]##"}, only: isBritishLicence},
	{label: "DRIVER_LICENSE", patterns: []string{"########?"}, like: "es-nif", only: func(c []byte) bool { return isLetter(c[8]) }},
	{label: "DRIVER_LICENSE", patterns: []string{"[XYZ]#######?"}, like: "es-nie", only: func(c []byte) bool { return isLetter(c[0]) && isLetter(c[8]) }},
	{label: "DRIVER_LICENSE", patterns: []string{"U1[B-DF-HJ-NP-TV-Z0-9][B-DF-HJ-NP-TV-Z0-9][B-DF-HJ-NP-TV-Z0-9][B-DF-HJ-NP-TV-Z0-9][B-DF-HJ-NP-TV-Z0-9][B-DF-HJ-NP-TV-Z0-9][B-DF-HJ-NP-TV-Z0-9][A-Z]"}},
	{label: "DRIVER_LICENSE", patterns: []string{"<11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|28>##########"}},
	{label: "DRIVER_LICENSE", patterns: []string{"#########??"}, like: "br-cnh"},
	{label: "LICENSE_PLATE", doc: "A mark of the form of the original, of a district or year that is given out where the country has few.",
		patterns: []string{"[A-HJ-PR-Y][A-HJ-PR-Y]<51-75>[A-HJ-PR-Z][A-HJ-PR-Z][A-HJ-PR-Z]"}, only: func(c []byte) bool {
			return len(c) == 7 &&
				isDigit(c[2]) && isDigit(c[3])
		}},
	{label: "LICENSE_PLATE", patterns: []string{"=[A-HJ-NPR-TV-Y][1-9][A-HJ-PR-Z][A-HJ-PR-Z][A-HJ-PR-Z]",
		"=[A-HJ-NPR-TV-Y][1-9]##[A-HJ-PR-Z][A-HJ-PR-Z][A-HJ-PR-Z]"}, only: isUKYear},
	{label: "LICENSE_PLATE", patterns: []string{"<01-81>[A-PR-VYZ]####", "<01-81>[A-PR-VYZ]###", "<01-81>[A-PR-VYZ]##",
		"<01-81>[A-PR-VYZ][A-PR-VYZ]####", "<01-81>[A-PR-VYZ][A-PR-VYZ]###",
		"<01-81>[A-PR-VYZ][A-PR-VYZ]##", "<01-81>[A-PR-VYZ][A-PR-VYZ][A-PR-VYZ]###", "<01-81>[A-PR-VYZ][A-PR-VYZ][A-PR-VYZ]##"}},
	{label: "LICENSE_PLATE", patterns: []string{indianState + "<01-60>[A-HJ-NP-Z][A-HJ-NP-Z]<0001-9999>",
		indianState + "<01-60>[A-HJ-NP-Z]<0001-9999>", indianState + "[1-9][A-HJ-NP-Z][A-HJ-NP-Z][A-HJ-NP-Z]<0001-9999>",
		"<21-25>BH<0001-9999>[A-HJ-NP-Z][A-HJ-NP-Z]", "<21-25>BH<0001-9999>[A-HJ-NP-Z]"}},
	{label: "LICENSE_PLATE", patterns: []string{"@@@#[A-J]##"}, only: func(c []byte) bool { return c[4] >= 'A' }},
	{label: "ZIP_CODE", doc: "A postcode of the form of the country, and of the same first digits' range where all countries share the form.",
		patterns: []string{"[ABCEGHJ-NPRSTVXY]#[ABCEGHJ-NPRSTV-Z]#[ABCEGHJ-NPRSTV-Z]#"}}, // Canada
	{label: "ZIP_CODE", patterns: []string{ukOne + "[1-9]#" + ukInward, ukOne + "##" + ukInward, ukTwo + "[1-9]#" + ukInward, ukTwo + "##" + ukInward,
		"[ENSW]1[A-CE-HJKPSTUW]#" + ukInward, "<EC|SW|WC>1[AMNPRVWY]#" + ukInward}},
	{label: "ZIP_CODE", patterns: []string{"[ACDEFHKNPRTVWXY]##" + eircode + eircode + eircode + eircode}},          // Ireland
	{label: "ZIP_CODE", patterns: []string{"[1-9]###[A-EGHJ-NPR-TV-XZ][A-CEGHJ-NPRTV-XZ]"}, check: isDutchPostcode}, // Netherlands
	{label: "ZIP_CODE", patterns: []string{"D[1-9]####", "DE[1-9]####"}},
	{label: "ZIP_CODE", patterns: []string{"0[1-8]###", "<10001-98999>", "0[1-8]#######", "<10001-98999>####", "[1-9]###", "[1-6]#####", "<01001-79999>###"}},
}

const passportDoc = "A number of the form of the original, with the letters that tell the series."

const (
	britishBirth = "[4-9]<01|02|03|04|05|06|07|08|09|10|11|12|51|52|53|54|55|56|57|58|59|60|61|62><01-28>#"
	indianState  = "<AP|AR|AS|BR|CG|CH|DL|GA|GJ|HP|HR|JH|JK|KA|KL|MH|ML|MN|MP|MZ|NL|OD|PB|PY|RJ|SK|TN|TR|TS|UK|UP|WB>"
	eircode      = "[0-9ACDEFHKNPRTVWXY]"
	ukInward     = "[ABD-HJLNP-UW-Z][ABD-HJLNP-UW-Z]"
	ukOne        = "[BEGLMNSW]"
	ukTwo        = "<AB|AL|BA|BB|BD|BH|BL|BN|BR|BS|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|EH|EN|EX|FK|FY|GL|GU|HA|HD|HG|HP|HR|HU|" +
		"HX|IG|IP|IV|KA|KT|KW|KY|" +
		"LA|LD|LE|LL|LN|LS|LU|ME|MK|ML|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|" +
		"TQ|TR|TS|TW|UB|WA|WD|WF|WN|WR|WS|WV|YO>"
)

// isMixed reports whether a serial number has letters behind its first
// character, as those of Germany do.
func isMixed(c []byte) bool {
	return isLetter(c[0]) && oneOf(c[0], "CFGHJK") && countDigits(c[1:9]) < 8 && isDigit(c[8]) && oneOf(c[1], digits) || isLetter(c[0]) &&
		len(c) == 10 && countDigits(c[1:9]) < 8
}

func isBritishLicence(c []byte) bool { return isLetter(c[0]) && number(c[5:11]) >= 0 }

func isUKYear(c []byte) bool { return oneOf(c[0], "ABCDEFGHJKLMNPRSTVWXY") }

// isDutchPostcode refuses the letters that are not given out.
func isDutchPostcode(c []byte) bool {
	switch string(c[4:]) {
	case "SA", "SD", "SS":
		return false
	}
	return true
}

// Of what has none of the forms, the same shape.
var documentValues = []values{
	{"PASSPORT", passportDoc, fakeShaped},
	{"DRIVER_LICENSE", "A licence of the form of the original; of Britain, Spain, Italy, Brazil and Korea with the dates and check characters that " +
		"are published.", fakeShaped},
	{"LICENSE_PLATE", "A mark of the form of the original; of Britain, Turkey, India and Brazil one of a district or year that is given out.", fakePlate},
	{"ZIP_CODE", "A postcode of the form of the original, in the ranges of the countries that have that form.", fakePostcode},
	{"DEVICE_ID", "A UUID of the same version; of other identifiers, as many letters and digits.", fakeIdentifier},
}

// fakePlate and fakePostcode refuse what is too long to be one, or has no digit.
func fakePlate(dst []byte, value string, r *request) ([]byte, bool) {
	if len(value) > 20 || !strings.ContainsAny(value, digits) {
		return dst, false
	}
	return appendShape(dst, value, r.Stream), true
}

func fakePostcode(dst []byte, value string, r *request) ([]byte, bool) {
	if len(value) > 16 || !strings.ContainsAny(value, digits) {
		return dst, false
	}
	return fakeIdentifier(dst, value, r)
}

// germanSerial are eight characters of serial numbers. The digits are there
// twice, so that half of the characters are some.
const (
	germanSet    = "[0-90-9CFGHJKLMNPRTVWXYZ]"
	germanSerial = germanSet + germanSet + germanSet + germanSet + germanSet + germanSet + germanSet + germanSet
)

func hasTwoDigits(c []byte) bool { return countDigits(c[:9]) >= 2 }

func countDigits(c []byte) int {
	n := 0
	for _, b := range c {
		if isDigit(b) {
			n++
		}
	}
	return n
}

// icao computes the last character by ICAO Doc 9303.
func icao(c []byte) bool {
	n := len(c) - 1
	c[n] = '0' + byte(checksum.ICAO(c[:n]))
	return isDigit(c[n])
}
