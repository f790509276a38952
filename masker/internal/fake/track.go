package fake

import (
	"strings"

	"github.com/privet-go/privet/internal/checksum"
)

// compoundValues are made of several numbers and names.
var compoundValues = []values{
	{"CREDIT_CARD_TRACK", "The same format with another card, name and date.", fakeTrack},
	{"PASSPORT_MRZ", "The same kind of document and state, with another name, number, dates and right check digits.", fakeMRZ},
	{"CZ_BANK_ACCOUNT", "As many digits of the prefix and the account, right by 11, and a bank.", fakeCzechAccount},
	{"MEDICAL_DEVICE_UDI", "A device with a right check digit, and production data of the same form.", fakeUDI},
}

// fakeTrack replaces the number of a card, the name behind it and the other
// digits (ISO/IEC 7813).
func fakeTrack(dst []byte, value string, r *request) ([]byte, bool) {
	const longestTrack = 120
	from := strings.IndexAny(value, digits)
	if len(value) > longestTrack || from < 1 || from > 2 || !isASCII(value) {
		return dst, false
	}
	to := from
	for to < len(value) && isDigit(value[to]) {
		to++
	}
	c, ok := compact(r.was[:0], value[from:to])
	if !ok {
		return dst, false
	}
	f := numberKinds()["CREDIT_CARD"].form(c)
	if f == nil {
		return dst, false
	}
	now, ok := f.appendFake(r.now[:0], c, r.Stream)
	if !ok {
		return dst, false
	}
	dst = append(append(dst, value[:from]...), now...)
	rest := value[to:]
	if name, behind, ok := strings.Cut(strings.TrimPrefix(rest, "^"), "^"); ok && rest[0] == '^' {
		x := books().byLocale["en"]
		dst = append(dst, '^')
		dst = appendCased(dst, asciiOf(x.familyName(noGender, r.Stream)), upperCase)
		if strings.IndexByte(name, '/') >= 0 {
			dst = append(dst, '/')
			dst = appendCased(dst, asciiOf(x.givenName(male+gender(r.below(2)), r.Stream)), upperCase)
		}
		dst = append(dst, '^')
		rest = behind
	} else {
		dst = append(dst, rest[:min(1, len(rest))]...)
		rest = rest[min(1, len(rest)):]
	}
	// The date is year and month.
	if len(rest) >= 4 && isNumber(rest[:4]) {
		dst = appendNumber(dst, r.between(27, 35), 2)
		dst = appendNumber(dst, r.between(1, 12), 2)
		rest = rest[4:]
	}
	for i := range len(rest) {
		switch c := rest[i]; {
		case isDigit(c):
			dst = append(dst, r.digit())
		case isLetter(c):
			dst = append(dst, r.from(letters))
		default:
			dst = append(dst, c)
		}
	}
	return dst, true
}

// fakeMRZ writes two lines of 44 or 36 characters, or three of 30 (ICAO Doc
// 9303).
func fakeMRZ(dst []byte, value string, r *request) ([]byte, bool) {
	var lines [3]string
	n := 0
	for line := range strings.FieldsSeq(value) {
		if n == len(lines) {
			return dst, false
		}
		lines[n] = line
		n++
	}
	// Lines can follow each other without a break.
	if n == 1 {
		switch whole := lines[0]; len(whole) {
		case 88, 72:
			lines[0], lines[1], n = whole[:len(whole)/2], whole[len(whole)/2:], 2
		case 90:
			lines, n = [3]string{whole[:30], whole[30:60], whole[60:]}, 3
		}
	}
	for _, line := range lines[:n] {
		for i := range len(line) {
			if c := line[i]; !isDigit(c) && !isUpper(c) && c != '<' {
				return dst, false
			}
		}
	}
	var b [90]byte
	width := len(lines[0])
	switch {
	case n == 2 && (width == 44 || width == 36) && len(lines[1]) == width:
		copy(b[:], lines[0])
		copy(b[width:], lines[1])
		r.holder(b[5:width])
		line := b[width : 2*width]
		r.document(line[:9])
		line[9] = mrzCheck(line[:9])
		r.days(line[13:19], 1940, 2004)
		line[19] = mrzCheck(line[13:19])
		line[20] = sexMRZ(line[20], r.Stream)
		r.days(line[21:27], 2027, 2034)
		line[27] = mrzCheck(line[21:27])
		last := width - 1
		for i := 28; i < last; i++ {
			line[i] = '<'
		}
		if width == 44 {
			line[42] = '<'
		}
		line[last] = mrzCheck(line[:10], line[13:20], line[21:last])
	case n == 3 && width == 30 && len(lines[1]) == 30 && len(lines[2]) == 30:
		for i, line := range lines {
			copy(b[30*i:], line)
		}
		first, second := b[:30], b[30:60]
		r.document(first[5:14])
		if first[14] != '<' {
			first[14] = mrzCheck(first[5:14])
		}
		for i := 15; i < 30; i++ {
			first[i] = '<'
		}
		r.days(second[:6], 1940, 2004)
		second[6] = mrzCheck(second[:6])
		second[7] = sexMRZ(second[7], r.Stream)
		r.days(second[8:14], 2027, 2034)
		second[14] = mrzCheck(second[8:14])
		for i := 18; i < 29; i++ {
			second[i] = '<'
		}
		second[29] = mrzCheck(first[5:], second[:7], second[8:15], second[18:29])
		r.holder(b[60:90])
	default:
		return dst, false
	}
	// The breaks between the lines stay.
	k := 0
	for i := range len(value) {
		if c := value[i]; c > ' ' {
			dst = append(dst, b[k])
			k++
		} else {
			dst = append(dst, c)
		}
	}
	return dst, true
}

// mrzCheck is the check digit of several parts one after another.
func mrzCheck(parts ...[]byte) byte {
	var b [90]byte
	c := b[:0]
	for _, p := range parts {
		c = append(c, p...)
	}
	return '0' + byte(checksum.ICAO(c))
}

// holder writes the names of a person, and fills the rest up.
func (s *Stream) holder(c []byte) {
	x := books().byLocale["en"]
	var b [64]byte
	name := appendCased(b[:0], asciiOf(x.familyName(noGender, s)), upperCase)
	name = append(name, "<<"...)
	name = appendCased(name, asciiOf(x.givenName(male+gender(s.below(2)), s)), upperCase)
	n := copy(c, name)
	for i := n; i < len(c); i++ {
		c[i] = '<'
	}
}

// document replaces the letters and digits of a number.
func (s *Stream) document(c []byte) {
	for i, b := range c {
		switch {
		case isDigit(b):
			c[i] = s.digit()
		case isUpper(b):
			c[i] = s.from(letters)
		}
	}
}

// days writes a day as year, month and day.
func (s *Stream) days(c []byte, first, last int) {
	d := s.date(first, last)
	appendNumber(appendNumber(appendNumber(c[:0], d.year, 2), d.month, 2), d.day, 2)
}

func sexMRZ(c byte, s *Stream) byte {
	if c == '<' {
		return c
	}
	return s.from("MF")
}

// fakeCzechAccount keeps how many digits the prefix and the account have. The
// weights are powers of two from the right, by 11.
func fakeCzechAccount(dst []byte, value string, r *request) ([]byte, bool) {
	account, bank, ok := strings.Cut(value, "/")
	prefix, root, two := strings.Cut(account, "-")
	if !two {
		prefix, root = "", account
	}
	if !ok || len(bank) != 4 || !isNumber(bank) || len(root) < 2 || len(root) > 10 || !isNumber(root) || len(prefix) > 6 || two &&
		(len(prefix) < 2 || !isNumber(prefix)) {
		return dst, false
	}
	part := func(n int) {
		weights := [10]int{1, 2, 4, 8, 5, 10, 9, 7, 3, 6}
		for {
			start := len(dst)
			sum := 0
			for i := n - 1; i > 0; i-- {
				d := r.digit()
				if i == n-1 {
					d = r.from("123456789")
				}
				sum += int(d-'0') * weights[i]
				dst = append(dst, d)
			}
			if c := missing11[sum%11]; c != '-' {
				dst = append(dst, c)
				return
			}
			dst = dst[:start]
		}
	}
	if two {
		part(len(prefix))
		dst = append(dst, '-')
	}
	part(len(root))
	dst = append(dst, '/')
	return append(dst, pick(r.Stream, []string{"0100", "0300", "0600", "0710", "0800", "2010", "2700", "3030", "5500", "6210"})...), true
}

// fakeUDI replaces the number of a device in the notation of GS1, and the lot
// and serial number behind it.
func fakeUDI(dst []byte, value string, r *request) ([]byte, bool) {
	const device = 14
	if len(value) < 4+device || len(value) > 100 || value[:4] != "(01)" || !isNumber(value[4:4+device]) || !isASCII(value) {
		return dst, false
	}
	var c [device]byte
	for i := range c {
		c[i] = r.digit()
	}
	weigh(10, missing10, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3)(c[:])
	dst = append(append(dst, "(01)"...), c[:]...)
	for rest := value[4+device:]; rest != ""; {
		end := strings.IndexByte(rest, ')') + 1
		if rest[0] != '(' || end < 4 || end > 6 || !isNumber(rest[1:end-1]) {
			return dst, false
		}
		key, data := rest[:end], rest[end:]
		n := strings.IndexByte(data, '(')
		if n < 0 {
			n = len(data)
		}
		data, rest = data[:n], data[n:]
		dst = append(dst, key...)
		if (key == "(11)" || key == "(17)") && len(data) == 6 {
			var d [6]byte
			r.days(d[:], 2018, 2030)
			dst = append(dst, d[:]...)
		} else {
			dst = appendShape(dst, data, r.Stream)
		}
	}
	return dst, true
}
