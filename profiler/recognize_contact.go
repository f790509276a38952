package profiler

import (
	"unicode"
	"unicode/utf8"
)

// contactRecognizers find ways to reach a person.
var contactRecognizers = []Recognizer{
	{
		Name:     "email-address",
		Label:    "EMAIL_ADDRESS",
		Doc:      "A local part, @ and a domain of two labels or more.",
		Source:   "RFC 5321, section 4.1.2, without quoted local parts; RFC 6531",
		triggers: []trigger{onByte('@')},
		match:    matchEmail,
		Beside:   0.998,
		Context:  []string{"email", "e-mail", "mail", "correo", "courriel", "contact"},
		Headers: []string{"email", "e mail", "email address", "mail", "mail address", "email addr", "email id", "mail id", "emailaddress", "correo",
			"correo electronico", "courriel", "e mail adresse", "email adresse", "mailadresse", "adresse email", "adresse mail",
			"indirizzo email", "posta elettronica", "endereco de email", "adres e mail", "sahkoposti", "epost", "e post"},
	},
	{
		Name:     "phone-international",
		Label:    "PHONE_NUMBER",
		Doc:      "A plus sign, a country calling code and 7 to 15 digits in all.",
		Source:   "ITU-T E.164 and E.123",
		triggers: []trigger{onByte('+')},
		match:    matchPhoneInternational,
		Beside:   0.99,
		Context:  phoneContext,
		Headers: []string{"phone", "phone number", "phone no", "phone num", "telephone", "telephone number", "tel", "tel no", "mobile",
			"mobile number", "mobile phone", "mobile no", "cell", "cell phone", "cellphone", "cell number", "contact number",
			"home phone", "work phone", "phonenumber", "msisdn", "telefon", "telefonnummer", "tel nr", "handy", "handynummer",
			"mobil", "mobilnummer", "telefono", "numero de telefono", "movil", "celular", "numero telephone", "numero de telephone",
			"portable", "cellulare", "telefone", "telemovel", "telefoon", "telefoonnummer", "puhelin", "whatsapp"},
	},
	{
		Name:     "phone-national",
		Label:    "PHONE_NUMBER",
		Doc:      "A number of the North American plan, or one that begins with zero and is written in groups, or any digits beside a word for a telephone.",
		Source:   "NANPA; ITU-T E.123, national notation",
		triggers: []trigger{onByte('('), onToken(tokenDigits, 0)},
		match:    matchPhoneNational,
		Beside:   0.97,
		Context:  phoneContext,
	},
	{
		Name:     "fax-international",
		Label:    "FAX_NUMBER",
		Doc:      "A telephone number in international notation beside the word fax.",
		Source:   "ITU-T E.123",
		triggers: []trigger{onByte('+')},
		match:    rarely(matchPhoneInternational),
		Beside:   0.995,
		Context:  faxContext,
		Headers:  []string{"fax", "fax number", "fax no", "telefax", "faxnummer", "fax nr"},
	},
	{
		Name:     "fax-national",
		Label:    "FAX_NUMBER",
		Doc:      "A telephone number in national notation beside the word fax.",
		Source:   "ITU-T E.123",
		triggers: []trigger{onByte('('), onToken(tokenDigits, 0)},
		match:    rarely(matchPhoneNational),
		Beside:   0.99,
		Context:  faxContext,
	},
}

var phoneContext = []string{"phone", "telephone", "tel", "mobile", "cell", "cellphone", "call", "call me", "contact", "dial",
	"whatsapp", "sms", "hotline", "telefon", "handy", "mobil", "teléfono", "telefono", "móvil", "celular", "téléphone",
	"portable", "cellulare", "telefone", "telefoon", "电话", "手机", "電話", "携帯"}

var faxContext = []string{"fax", "telefax", "facsimile", "fax number", "fax no", "faks"}

// rarely is a grammar that means nothing without context.
func rarely(m func(string, int) (match, bool)) func(string, int) (match, bool) {
	return func(text string, at int) (match, bool) {
		found, ok := m(text, at)
		found.alone = 0.02
		return found, ok
	}
}

// The longest parts of an e-mail address, in octets (RFC 5321, section 4.5.3.1,
// and RFC 3696, erratum 1690).
const (
	longestLocal   = 64
	longestAddress = 254
)

// isLocal reports whether c can stand in a local part. Characters that are
// allowed there but part fields in practice are left out, and so is the
// asterisk, which masks.
func isLocal(c byte) bool {
	switch c {
	case '.', '_', '%', '+', '-', '\'':
		return true
	}
	return isAlnum(c)
}

// matchEmail reads an address around its @.
func matchEmail(text string, at int) (match, bool) {
	start := at
	for start > 0 && at-start < longestLocal {
		if c := text[start-1]; c < utf8.RuneSelf {
			if !isLocal(c) {
				break
			}
			start--
			continue
		}
		r, n := utf8.DecodeLastRuneInString(text[:start])
		if !isLatin(r) && !unicode.Is(unicode.Cyrillic, r) && !unicode.Is(unicode.Greek, r) {
			break
		}
		start -= n
	}
	for start < at && !isAlnum(text[start]) && text[start] != '_' && text[start] < utf8.RuneSelf {
		start++ // a quote, a dot or a dash before it
	}
	if start == at || text[at-1] == '.' || text[at-1] == '\'' {
		return match{}, false
	}
	end := domainEnd(text, at+1, start+longestAddress)
	if end < 0 {
		return match{}, false
	}
	return match{start, end, 0.99}, true
}

// domainEnd is where the domain that begins at text[i] ends, at most at limit,
// or -1 when there is none: labels of letters, digits and hyphens, a dot
// between them, the last one without digits or in punycode.
func domainEnd(text string, i, limit int) int {
	end, label, dots := -1, i, 0
	for j := i; ; {
		c := byte(0)
		if j < len(text) && j < limit {
			c = text[j]
		}
		if isAlnum(c) || c == '-' {
			j++
			continue
		}
		if c >= utf8.RuneSelf {
			if r, n := utf8.DecodeRuneInString(text[j:]); unicode.IsLetter(r) {
				j += n
				continue
			}
		}
		// The label ends here.
		last := text[label:j]
		if last == "" || last[0] == '-' || last[len(last)-1] == '-' || len(last) > 63 {
			return end
		}
		if dots > 0 && isTopLevel(last) {
			end = j
		}
		if c != '.' {
			return end
		}
		dots++
		j++
		label = j
	}
}

// isTopLevel reports whether a label can be the last of a domain.
func isTopLevel(label string) bool {
	if len(label) > 4 && label[:4] == "xn--" {
		return true
	}
	for i := range len(label) {
		if c := label[i]; c < utf8.RuneSelf && !isLetter(c) {
			return false
		}
	}
	return len(label) >= 2
}

// The digits of a telephone number (ITU-T E.164 allows fifteen; shorter ones
// than seven are services).
const (
	fewestPhoneDigits = 7
	mostPhoneDigits   = 15
	longestPhone      = 28 // in bytes, with separators
)

// phoneDigits walks over a telephone number: digits in groups, with a space, a
// hyphen, a dot, a slash or brackets between them. It gives the end, the number
// of digits, and the number of groups.
func phoneDigits(text string, i int) (end, digits, groups int) {
	end = i
	open := false
	for j := i; j < len(text) && j-i < longestPhone && digits <= mostPhoneDigits; {
		c := text[j]
		switch {
		case isDigit(c):
			groups++
			for j < len(text) && isDigit(text[j]) {
				digits++
				j++
			}
			end = j
			continue
		case c == '(' && !open:
			open = true
		case c == ')' && open:
			open = false
		case c == ' ' || c == '-' || c == '.' || c == '/':
		default:
			return end, digits, groups
		}
		// At most two separators stand between groups, as in ") ".
		j++
		if j < len(text) && j-end > 2 && !isDigit(text[j]) {
			return end, digits, groups
		}
	}
	return end, digits, groups
}

// matchPhoneInternational reads a number from its plus sign.
func matchPhoneInternational(text string, at int) (match, bool) {
	if at+1 >= len(text) || !isDigit(text[at+1]) && text[at+1] != '(' || at > 0 && (isAlnum(text[at-1]) || text[at-1] == '+') {
		return match{}, false
	}
	end, digits, _ := phoneDigits(text, at+1)
	if digits < fewestPhoneDigits+1 || digits > mostPhoneDigits || joinsAfter(text, end) {
		return match{}, false
	}
	var code [3]byte
	n := 0
	for i := at + 1; i < end && n < len(code); i++ {
		if isDigit(text[i]) {
			code[n] = text[i]
			n++
		}
	}
	if !isCallingCode(code) {
		return match{}, false
	}
	return match{at, end, 0.95}, true
}

// matchPhoneNational reads a number from its bracket or its first digit.
func matchPhoneNational(text string, at int) (match, bool) {
	if joinsBefore(text, at) || at > 0 && (text[at-1] == '+' || text[at-1] == '(' || isGlue(text[at-1]) && at > 1 && isAlnum(text[at-2])) {
		return match{}, false
	}
	if at > 1 && text[at-1] == ' ' && (text[at-2] == '+' || isDigit(text[at-2])) {
		return match{}, false // behind a country code, or inside a longer run of groups
	}
	end, digits, groups := phoneDigits(text, at)
	if digits < fewestPhoneDigits || digits > mostPhoneDigits || joinsAfter(text, end) ||
		end+1 < len(text) && isGlue(text[end]) && isDigit(text[end+1]) {
		return match{}, false
	}
	m := match{at, end, 0.004}
	var d [mostPhoneDigits]byte
	n := 0
	for i := at; i < end; i++ {
		if isDigit(text[i]) {
			d[n] = text[i]
			n++
		}
	}
	switch {
	case isNorthAmerican(d[:n]) && groups >= 3:
		m.alone = 0.85
		if text[end-5] == ' ' && text[at] != '(' {
			m.alone = 0.6
		}
	case isNorthAmerican(d[:n]):
		m.alone = 0.15
	case d[0] == '0' && d[1] != '0' && digits >= 9 && digits <= 11 && groups >= 2:
		m.alone = 0.65
	case text[at] == '(' && groups >= 2:
		m.alone = 0.5
	case d[0] == '0' && digits >= 10 && digits <= 11:
		m.alone = 0.2
	case groups >= 2:
		m.alone = 0.02
	}
	return m, true
}

// isNorthAmerican reports whether the digits are a number of the North American
// Numbering Plan, with or without the leading 1.
func isNorthAmerican(d []byte) bool {
	if len(d) == 11 && d[0] == '1' {
		d = d[1:]
	}
	return len(d) == 10 && d[0] >= '2' && d[3] >= '2' && d[1] != '9' && !(d[4] == '1' && d[5] == '1') && !(d[1] == '1' && d[2] == '1')
}
