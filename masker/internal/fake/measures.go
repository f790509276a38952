package fake

import (
	"strings"
	"unicode"
)

// measureValues are numbers that measure something.
var measureValues = []values{
	{"AGE", "A number of years of a child for a child and of an adult for an adult, up to 89; words stay.", fakeAge},
	{"GEO_COORDINATES", "A latitude, a longitude or both, with as many decimals and the same signs.", fakeCoordinates},
	{"SALARY", "An amount of as many digits, with the zeros at its end.", fakeAmount},
	{"CREDIT_SCORE", "A number from 300 to 850.", fakeScore},
}

// The words that stand beside ages, coordinates and amounts. With another word a
// value is something else, and could say more.
var (
	ageWords = wordSet("year years yr yrs yo y o old of age aged month months mo day days week weeks jahr jahre alt monate an ans mois año años " +
		"anni mesi anos jaar lat rok roky let år vuotta yaş yaşında лет год года мес 岁 歳 세 y/o")
	geoWords = wordSet("n s e w o nord süd ost west lat lon lng long latitude longitude deg d m sec min")
	payWords = wordSet("k m mio tsd usd eur gbp chf cad aud jpy inr cny rmb brl mxn pln czk sek nok dkk huf ron try rub krw zar sgd hkd nzd per " +
		"year month week hour annum a p pa yr mo hr h gross net annually monthly hourly lakh lpa kč zł kr ft")
)

// fakeAge replaces the first number.
func fakeAge(dst []byte, value string, r *request) ([]byte, bool) {
	from := strings.IndexAny(value, digits)
	if from < 0 || len(value) > 40 {
		return dst, false
	}
	to := from
	for to < len(value) && isDigit(value[to]) {
		to++
	}
	n := number([]byte(value[from:to]))
	if to-from > 3 || n < 0 || n > 130 || strings.ContainsAny(value[to:], digits) || !onlyWords(ageWords, value) {
		return dst, false
	}
	low, high := 18, 89
	if n < 18 {
		low, high = 1, 17
	}
	dst = append(dst, value[:from]...)
	now := r.between(low, high)
	for now == n {
		now = r.between(low, high)
	}
	width := to - from
	if value[from] != '0' {
		width = 1
		if now > 9 {
			width = 2
		}
	}
	return append(appendNumber(dst, now, width), value[to:]...), true
}

// fakeCoordinates replaces each number. Of two decimals the first is a latitude.
// In degrees, minutes and seconds those behind the degrees are below 60.
func fakeCoordinates(dst []byte, value string, r *request) ([]byte, bool) {
	if len(value) > 80 {
		return dst, false
	}
	numbers := 0
	for i := 0; i < len(value); i++ {
		switch c := value[i]; {
		case isDigit(c):
			if i == 0 || !isDigit(value[i-1]) {
				numbers++
			}
		case c < 0x80 && !isLetter(c) && strings.IndexByte(" .,;+-'\"()/|[]{}:", c) < 0:
			return dst, false
		}
	}
	if numbers == 0 || numbers > 12 || !onlyWords(geoWords, value) {
		return dst, false
	}
	sexagesimal := strings.ContainsAny(value, "°º'\"′")
	decimals, wholes, sinceDegree := false, 0, 0
	for i := 0; i < len(value); {
		if !isDigit(value[i]) {
			if c := value[i]; c == ',' || c == ';' || c == 'N' || c == 'S' || c == 'E' || c == 'W' {
				sinceDegree = 0
			}
			decimals = value[i] == '.'
			dst = append(dst, value[i])
			i++
			continue
		}
		k := i
		for k < len(value) && isDigit(value[k]) {
			k++
		}
		switch width := k - i; {
		case decimals:
			for range width {
				dst = append(dst, r.digit())
			}
		case sexagesimal && sinceDegree > 0:
			dst = appendPadded(dst, r.below(60), width == 2)
			sinceDegree++
		default:
			high := 69 // there are people up to there
			if wholes%2 == 1 || width == 3 {
				high = 179
			}
			n := r.between(1, high)
			switch width {
			case 1:
				n = 1 + n%9
			case 2:
				n = 10 + n%60
			default:
				n = 100 + n%80
			}
			dst = appendNumber(dst, n, min(width, 3))
			wholes++
			sinceDegree++
		}
		decimals = false
		i = k
	}
	return dst, true
}

// fakeAmount replaces the digits but for the zeros at the end, of the part
// before the decimals, and the decimals.
func fakeAmount(dst []byte, value string, r *request) ([]byte, bool) {
	if len(value) > 64 || !strings.ContainsAny(value, "123456789") || !onlyWords(payWords, value) {
		return dst, false
	}
	end := strings.LastIndexAny(value, "123456789")
	first := true
	for i, c := range value {
		switch {
		case !('0' <= c && c <= '9'):
			if unicode.IsLetter(c) || unicode.IsSymbol(c) || unicode.IsSpace(c) || unicode.IsPunct(c) {
				dst = append(dst, string(c)...)
				continue
			}
			return dst, false
		case i > end:
			dst = append(dst, '0')
		case first || i == end:
			dst = append(dst, r.from("123456789"))
			first = false
		default:
			dst = append(dst, r.digit())
		}
	}
	return dst, true
}

func fakeScore(dst []byte, value string, r *request) ([]byte, bool) {
	if len(value) != 3 || !isNumber(value) {
		return dst, false
	}
	return appendNumber(dst, r.between(300, 850), 3), true
}
