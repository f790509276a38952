package attack

import (
	"encoding/hex"
	"strings"
	"time"

	"github.com/privet-go/privet/internal/areacode"
)

// A countryName is a country by the words that tables have for it.
type countryName struct {
	code2, code3, calling string
	names                 []string // in lower case
}

// countries are those that identifiers are compared with. Codes are those of ISO
// 3166-1 and calling codes those of ITU-T E.164. A calling code that several share
// stands for each of them.
var countries = []countryName{
	{"AE", "ARE", "971", []string{"united arab emirates", "uae"}},
	{"AR", "ARG", "54", []string{"argentina"}},
	{"AT", "AUT", "43", []string{"austria", "österreich", "oesterreich"}},
	{"AU", "AUS", "61", []string{"australia"}},
	{"BE", "BEL", "32", []string{"belgium", "belgië", "belgique", "belgien"}},
	{"BG", "BGR", "359", []string{"bulgaria"}},
	{"BR", "BRA", "55", []string{"brazil", "brasil"}},
	{"CA", "CAN", "1", []string{"canada"}},
	{"CH", "CHE", "41", []string{"switzerland", "schweiz", "suisse", "svizzera"}},
	{"CL", "CHL", "56", []string{"chile"}},
	{"CN", "CHN", "86", []string{"china", "中国"}},
	{"CO", "COL", "57", []string{"colombia"}},
	{"CZ", "CZE", "420", []string{"czechia", "czech republic", "česko"}},
	{"DE", "DEU", "49", []string{"germany", "deutschland"}},
	{"DK", "DNK", "45", []string{"denmark", "danmark"}},
	{"EE", "EST", "372", []string{"estonia", "eesti"}},
	{"EG", "EGY", "20", []string{"egypt"}},
	{"ES", "ESP", "34", []string{"spain", "españa"}},
	{"FI", "FIN", "358", []string{"finland", "suomi"}},
	{"FR", "FRA", "33", []string{"france"}},
	{"GB", "GBR", "44", []string{"united kingdom", "great britain", "uk", "england", "scotland"}},
	{"GR", "GRC", "30", []string{"greece"}},
	{"HK", "HKG", "852", []string{"hong kong"}},
	{"HR", "HRV", "385", []string{"croatia", "hrvatska"}},
	{"HU", "HUN", "36", []string{"hungary", "magyarország"}},
	{"ID", "IDN", "62", []string{"indonesia"}},
	{"IE", "IRL", "353", []string{"ireland"}},
	{"IL", "ISR", "972", []string{"israel"}},
	{"IN", "IND", "91", []string{"india"}},
	{"IS", "ISL", "354", []string{"iceland"}},
	{"IT", "ITA", "39", []string{"italy", "italia"}},
	{"JP", "JPN", "81", []string{"japan", "日本"}},
	{"KE", "KEN", "254", []string{"kenya"}},
	{"KR", "KOR", "82", []string{"south korea", "korea", "republic of korea", "한국"}},
	{"KZ", "KAZ", "7", []string{"kazakhstan"}},
	{"LK", "LKA", "94", []string{"sri lanka"}},
	{"LT", "LTU", "370", []string{"lithuania", "lietuva"}},
	{"LU", "LUX", "352", []string{"luxembourg"}},
	{"LV", "LVA", "371", []string{"latvia", "latvija"}},
	{"MX", "MEX", "52", []string{"mexico", "méxico"}},
	{"MY", "MYS", "60", []string{"malaysia"}},
	{"NG", "NGA", "234", []string{"nigeria"}},
	{"NL", "NLD", "31", []string{"netherlands", "the netherlands", "nederland"}},
	{"NO", "NOR", "47", []string{"norway", "norge"}},
	{"NZ", "NZL", "64", []string{"new zealand"}},
	{"PE", "PER", "51", []string{"peru", "perú"}},
	{"PH", "PHL", "63", []string{"philippines"}},
	{"PK", "PAK", "92", []string{"pakistan"}},
	{"PL", "POL", "48", []string{"poland", "polska"}},
	{"PT", "PRT", "351", []string{"portugal"}},
	{"RO", "ROU", "40", []string{"romania", "românia"}},
	{"RU", "RUS", "7", []string{"russia", "russian federation", "россия"}},
	{"SA", "SAU", "966", []string{"saudi arabia"}},
	{"SE", "SWE", "46", []string{"sweden", "sverige"}},
	{"SG", "SGP", "65", []string{"singapore"}},
	{"SI", "SVN", "386", []string{"slovenia", "slovenija"}},
	{"SK", "SVK", "421", []string{"slovakia", "slovensko"}},
	{"TH", "THA", "66", []string{"thailand"}},
	{"TR", "TUR", "90", []string{"turkey", "türkiye"}},
	{"TW", "TWN", "886", []string{"taiwan"}},
	{"UA", "UKR", "380", []string{"ukraine"}},
	{"US", "USA", "1", []string{"united states", "united states of america", "us", "usa"}},
	{"VN", "VNM", "84", []string{"vietnam", "viet nam"}},
	{"ZA", "ZAF", "27", []string{"south africa"}},
}

// countryOf returns what stands for the country of a name or code: its calling code,
// which tells the country or a few, or nothing.
func countryOf(s string) string {
	s = strings.ToLower(strings.TrimSpace(s))
	for i := range countries {
		c := &countries[i]
		if strings.EqualFold(s, c.code2) || strings.EqualFold(s, c.code3) {
			return c.calling
		}
		for _, name := range c.names {
			if s == name {
				return c.calling
			}
		}
	}
	return ""
}

// phoneCountry reads the calling code of a number in international form.
func phoneCountry(s string) (facts, bool) {
	if s == "" || s[0] != '+' {
		return facts{}, false
	}
	n := areacode.CallingCode(s[1:])
	return facts{country: s[1 : 1+n]}, n > 0
}

// uuidFacts reads a UUID (RFC 9562) without its hyphens.
func uuidFacts(s string) (facts, bool) {
	if len(s) != 32 || strings.IndexByte("89AB", s[16]) < 0 {
		return facts{}, false
	}
	raw, err := hex.DecodeString(s)
	if err != nil {
		return facts{}, false
	}
	be := func(b []byte) (n int64) {
		for _, c := range b {
			n = n<<8 | int64(c)
		}
		return n
	}
	var f facts
	// The epoch of versions 1 and 6 is that of the Gregorian calendar.
	const gregorian = 122192928000000000
	switch s[12] {
	case '1':
		f.mac = s[20:]
		f.made = dayOf(((be(raw[6:8])&0xFFF)<<48 | be(raw[4:6])<<32 | be(raw[:4])) - gregorian)
	case '6':
		f.mac = s[20:]
		f.made = dayOf((be(raw[:6])<<12 | be(raw[6:8])&0xFFF) - gregorian)
	case '7':
		f.made = dayOf(be(raw[:6]) * 10_000)
	default:
		return facts{}, false
	}
	return f, true
}

// ulidFacts reads a ULID: 48 bits of milliseconds and 80 of chance, in the base 32
// of Crockford.
func ulidFacts(s string) (facts, bool) {
	if len(s) != 26 || s[0] > '7' {
		return facts{}, false
	}
	const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	ms := int64(0)
	for i := range len(s) {
		d := strings.IndexByte(alphabet, s[i])
		if d < 0 {
			return facts{}, false
		}
		if i < 10 {
			ms = ms<<5 | int64(d)
		}
	}
	return facts{made: dayOf(ms * 10_000)}, true
}

// dayOf returns the day of a time in units of 100 ns since 1970.
func dayOf(ticks int64) [3]int {
	t := time.Unix(ticks/10_000_000, 0).UTC()
	return [3]int{t.Year(), int(t.Month()), t.Day()}
}

// daysTo1900 is 1 January 1900 in days since 1970.
const daysTo1900 = -25567

// civil returns the date of a day since 1970.
func civil(days int) (year, month, day int) {
	t := time.Unix(int64(days)*86400, 0).UTC()
	return t.Year(), int(t.Month()), t.Day()
}
