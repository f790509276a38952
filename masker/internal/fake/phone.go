package fake

import (
	"strings"

	"github.com/privet-go/privet/internal/areacode"
)

// phoneValues are telephone numbers.
var phoneValues = []values{
	{"PHONE_NUMBER", phoneDoc, fakePhone},
	{"FAX_NUMBER", phoneDoc, fakePhone},
}

const phoneDoc = "A number of the same country, kind and spelling, from a range for films where the country has one."

// A plan is what is known of the numbers of a country.
type plan struct {
	code    string // country calling code
	locales string // of a number in national notation, in small letters
	trunk   string // what stands before a number within the country

	// mobile are the digits that the numbers of mobile telephones begin with.
	mobile string

	// fiction are ranges of numbers, without trunk prefix, that are set aside for
	// films: # is any digit. One of them is taken that is as long as the original,
	// and mobile when that is.
	fiction []string

	// kept is how many digits of other numbers stay, which tell the kind of
	// number.
	kept int
}

// plans are the countries of which something is known.
//
// Sources of the ranges: NANPA, 555 line numbers 0100 to 0199; Ofcom, numbers
// for drama; BNetzA, Rufnummern für Medienproduktionen; ARCEP, plan national de
// numérotation, audiovisual works; ACMA, numbers for use in radio, film and
// television; ComReg, numbers for drama; PTS, telefonnummer till böcker och
// filmer. Australia has single mobile numbers only, too few for many fakes;
// there the two digits that say mobile stay, and the others are made up.
var plans = []plan{
	{code: "1", locales: "us ca", trunk: "1"},
	{code: "44", mobile: "7", locales: "gb uk", trunk: "0", kept: 1, fiction: []string{"7700900###", "2079460###", "1134960###", "1144960###",
		"1154960###", "1164960###", "1174960###", "1184960###",
		"1214960###", "1314960###", "1414960###", "1514960###", "1614960###", "1914980###", "1632960###", "2896496###", "2920180###", "8081570###",
		"3069990###"}},
	{code: "49", mobile: "1", locales: "de", trunk: "0", kept: 2, fiction: []string{"17139200##", "176040690##", "3023125###", "6990009###",
		"4066969###", "2214710###", "8999998###"}},
	{code: "33", mobile: "67", locales: "fr", trunk: "0", kept: 1, fiction: []string{"19900####", "26191####", "35301####", "46571####", "53649####",
		"63998####"}},
	{code: "61", mobile: "4", locales: "au", trunk: "0", kept: 1, fiction: []string{"25550####", "35550####", "75550####", "85550####", "27010####",
		"37010####", "77010####", "87010####"}},
	{code: "353", mobile: "8", locales: "ie", trunk: "0", kept: 2, fiction: []string{"2091#####"}},
	{code: "46", mobile: "7", locales: "se", trunk: "0", kept: 2, fiction: []string{"3139006##", "4062804##", "8465004##", "9803192##", "70174061#",
		"70174062#", "70174063#", "70174064#", "70174065#", "70174066#", "70174067#", "70174068#", "70174069#"}},
	{code: "43", locales: "at", trunk: "0", kept: 2},
	{code: "41", locales: "ch", trunk: "0", kept: 2},
	{code: "34", locales: "es", kept: 2},
	{code: "39", locales: "it", kept: 2},
	{code: "351", locales: "pt", kept: 2},
	{code: "31", locales: "nl", trunk: "0", kept: 1},
	{code: "32", locales: "be", trunk: "0", kept: 2},
	{code: "48", locales: "pl", kept: 1},
	{code: "90", locales: "tr", trunk: "0", kept: 2},
	{code: "7", locales: "ru kz", trunk: "8", kept: 1},
	{code: "380", locales: "ua", trunk: "0", kept: 2},
	{code: "81", locales: "jp", trunk: "0", kept: 2},
	{code: "82", locales: "kr", trunk: "0", kept: 2},
	{code: "86", locales: "cn", kept: 2},
	{code: "91", locales: "in", trunk: "0", kept: 1},
	{code: "55", locales: "br", trunk: "0", kept: 3},
	{code: "62", locales: "id", trunk: "0", kept: 2},
	{code: "84", locales: "vn", trunk: "0", kept: 2},
	{code: "64", locales: "nz", trunk: "0", kept: 2},
	{code: "27", locales: "za", trunk: "0", kept: 2},
}

// mostPhone is how many digits a telephone number has at most (ITU-T E.164),
// with the prefix for calls abroad.
const mostPhone = 18

// fakePhone keeps the country, what tells the kind of number, and an extension's
// length, and makes up the rest.
func fakePhone(dst []byte, value string, r *request) ([]byte, bool) {
	if len(value) > 64 {
		return dst, false
	}
	var d, now [mostPhone]byte
	main, n := phoneDigits(d[:0], value)
	if main == 0 || n < 3 || n > mostPhone {
		return dst, false
	}
	const tries = 16
	for range tries {
		copy(now[:], d[:n])
		r.redial(now[:n], value, r.locale)
		if now != d {
			break
		}
	}
	k := 0
	for i := range len(value) {
		switch c := value[i]; {
		case !isDigit(c):
			dst = append(dst, c)
		case i < main:
			dst = append(dst, now[k])
			k++
		default: // of an extension
			dst = append(dst, r.digit())
		}
	}
	return dst, true
}

// phoneDigits gives the digits of the number before an extension, where they
// end, and how many there are. The end is 0 for what is no number.
func phoneDigits(d []byte, value string) (end, n int) {
	for i := range len(value) {
		c := value[i]
		switch {
		case isDigit(c):
			if n < mostPhone {
				d = append(d, c)
			}
			n++
		case strings.IndexByte("+()-./ \t", c) >= 0:
		case n > 0 && (lower(c) == 'e' || lower(c) == 'x' || c == '#' || c == ';' || c == ','):
			if !isExtension(value[i:]) {
				return 0, 0
			}
			return i, n
		case n == 0 && i < 4 && lower(c) == "tel:"[i]:
		default:
			return 0, 0
		}
	}
	return len(value), n
}

// isExtension reports whether what stands behind a number is an extension.
func isExtension(s string) bool {
	word := strings.Trim(s, digits+" .:=#;,")
	for _, w := range [...]string{"", "x", "ext", "extn", "extension"} {
		if strings.EqualFold(word, w) {
			return true
		}
	}
	return false
}

// redial replaces the digits of a number.
func (s *Stream) redial(d []byte, value, locale string) {
	from := 0
	international := strings.IndexByte(value, '+') >= 0
	if !international && len(d) > 9 && d[0] == '0' && d[1] == '0' {
		international, from = true, 2
	}
	var p *plan
	if international {
		n := areacode.CallingCode(d[from:])
		for i := range plans {
			if plans[i].code == string(d[from:from+n]) {
				p = &plans[i]
			}
		}
		from += n
		// A zero in brackets is not dialled: +49 (0)30.
		if p != nil && p.trunk == "0" && from < len(d) && d[from] == '0' {
			from++
		}
	} else {
		p = nationalPlan(d, locale)
		if p != nil && p.trunk != "" && strings.HasPrefix(string(d), p.trunk) && (p.code != "1" && p.code != "7" || len(d) == 11) {
			from = len(p.trunk)
		} else if p == nil && d[0] == '0' {
			from = 1
		}
	}
	if p == nil {
		s.fill(d[from:], min(2, (len(d)-from)/4))
		return
	}
	s.subscriber(d[from:], p)
}

// nationalPlan is the plan of a number without a country: that of the locale's
// country, or else that of North America for a number that has its form.
func nationalPlan(d []byte, locale string) *plan {
	locale = strings.ToLower(locale)
	country := locale
	if i := strings.LastIndexAny(locale, "-_"); i >= 0 {
		country = locale[i+1:]
	} else {
		switch locale {
		case "ja":
			country = "jp"
		case "ko":
			country = "kr"
		case "sv":
			country = "se"
		case "uk":
			country = "ua"
		case "zh":
			country = "cn"
		case "en":
			country = ""
		}
	}
	if country != "" {
		for i := range plans {
			for c := range strings.FieldsSeq(plans[i].locales) {
				if c == country {
					return &plans[i]
				}
			}
		}
	}
	if isNorthAmerican(d) {
		return &plans[0]
	}
	return nil
}

// isNorthAmerican reports whether digits are an area code, an exchange and a
// line of North America, with a 1 before or not.
func isNorthAmerican(d []byte) bool {
	if len(d) == 11 && d[0] == '1' {
		d = d[1:]
	}
	return len(d) == 10 && d[0] >= '2' && d[3] >= '2'
}

// areas are area codes of the largest cities of North America.
var areas = strings.Fields("201 202 203 205 206 207 208 209 210 212 213 214 215 216 217 218 219 224 225 228 229 231 234 239 240 248 251 252 253 254 " +
	"256 260 262 267 269 270 276 281 301 302 303 304 305 " +
	"307 308 309 310 312 313 314 315 316 317 318 319 320 321 323 325 330 334 336 337 339 347 351 352 360 361 386 401 402 404 405 406 407 408 409 " +
	"410 412 413 414 415 417 419 423 424 425 430 432 " +
	"434 435 440 443 458 469 478 479 480 484 501 502 503 504 505 507 508 509 510 512 513 515 516 517 518 520 530 540 541 551 559 561 562 563 567 " +
	"570 571 573 574 580 585 586 601 602 603 605 606 607 " +
	"608 609 610 612 614 615 616 617 618 619 620 623 626 630 631 636 641 646 650 651 660 661 662 678 682 701 702 703 704 706 707 708 712 713 714 " +
	"715 716 717 718 719 720 724 727 731 732 734 740 754 757 " +
	"760 763 765 770 772 773 774 775 781 785 786 801 802 803 804 805 806 808 810 812 813 814 815 816 817 818 828 830 831 832 843 845 847 848 850 " +
	"856 857 858 859 860 862 863 864 865 870 901 903 904 906 " +
	"907 908 909 910 912 913 914 915 916 917 918 919 920 925 928 931 936 937 940 941 947 949 951 952 954 956 970 971 972 973 978 979 980 985 989")

// subscriber replaces a number without country code and trunk prefix.
func (s *Stream) subscriber(d []byte, p *plan) {
	if p.code == "1" {
		switch len(d) {
		case 10:
			copy(d, pick(s, areas))
			copy(d[3:], "55501")
			d[8], d[9] = s.digit(), s.digit()
			return
		case 7:
			copy(d, "55501")
			d[5], d[6] = s.digit(), s.digit()
			return
		}
	}
	isMobile := func(first byte) bool { return oneOf(first, p.mobile) }
	fits := func(f string) bool { return len(f) == len(d) && isMobile(f[0]) == isMobile(d[0]) }
	n := 0
	for _, f := range p.fiction {
		if fits(f) {
			n++
		}
	}
	if n > 0 {
		k := s.below(n)
		for _, f := range p.fiction {
			if !fits(f) {
				continue
			}
			if k == 0 {
				for i := range d {
					if d[i] = f[i]; f[i] == '#' {
						d[i] = s.digit()
					}
				}
				return
			}
			k--
		}
	}
	s.fill(d, min(max(p.kept, 1), len(d)/2))
}

// fill makes up the digits behind those that are kept. The next one is no zero
// or one, with which hardly any subscriber's number begins.
func (s *Stream) fill(d []byte, kept int) {
	for i := kept; i < len(d); i++ {
		if i == kept {
			d[i] = s.from("23456789")
		} else {
			d[i] = s.digit()
		}
	}
}
