package fake

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// contactValues are addresses on the internet and what people call themselves
// there. Hosts are of the domains that RFC 2606 reserves.
var contactValues = []values{
	{"EMAIL_ADDRESS", "A made-up local part of the form of the original, at a reserved domain.", fakeEmail},
	{"USERNAME", "A made-up name of the form of the original: names for letters, digits for digits.", fakeUsername},
	{"URL", "The same scheme and form, at a host of a reserved domain; the words of the path and the values of the query are made up.", fakeURL},
	{"DOMAIN_NAME", "A made-up host of a reserved domain.", fakeDomain},
}

var reserved = []string{"example.com", "example.net", "example.org"}

func fakeEmail(dst []byte, value string, r *request) ([]byte, bool) {
	at := strings.LastIndexByte(value, '@')
	if at <= 0 || at > 64 || at+1 == len(value) || strings.ContainsAny(value, " \t\r\n<>,;:\"\\") || !utf8.ValidString(value) {
		return dst, false
	}
	for _, c := range value[at+1:] {
		if !isWordRune(c) && c != '.' && c != '-' && !('0' <= c && c <= '9') {
			return dst, false
		}
	}
	dst = appendHandle(dst, value[:at], r)
	dst = append(dst, '@')
	domain := pick(r.Stream, reserved)
	return appendCased(dst, domain, hostCase(value[at+1:])), true
}

// hostCase is upperCase for a host that is written in capitals.
func hostCase(host string) letterCase {
	if c := caseOf(host); c == upperCase {
		return c
	}
	return smallCase
}

func fakeUsername(dst []byte, value string, r *request) ([]byte, bool) {
	if strings.IndexByte(value, '@') > 0 {
		return fakeEmail(dst, value, r)
	}
	if len(value) > 128 || !utf8.ValidString(value) {
		return dst, false
	}
	letters := false
	for _, c := range value {
		letters = letters || isWordRune(c)
	}
	if !letters && strings.IndexFunc(value, unicode.IsDigit) < 0 {
		return dst, false
	}
	return appendHandle(dst, value, r), true
}

// appendHandle appends a made-up handle: a letter for a letter that stands
// alone, a name for a run of letters, digits for digits. A run of letters that
// has no others beside it is an initial and a family name.
func appendHandle(dst []byte, old string, r *request) []byte {
	x := books().lexiconOf(old, r.locale, r.Stream)
	if x == nil {
		x = books().byLocale["en"]
	}
	runs := 0
	forEachWord(old, func(string) { runs++ })
	n := 0
	g := male + gender(r.below(2))
	name := func(w string) {
		c := caseOf(w)
		latin := scriptOf(w) == unicode.Latin
		add := func(s string) {
			if latin {
				s = asciiOf(s)
			}
			dst = appendCased(dst, s, c)
		}
		if is, ok := r.person.inPlaceOf(w); ok {
			add(is)
			n++
			return
		}
		switch _, size := utf8.DecodeRuneInString(w); {
		case size == len(w):
			from := x.givenName(g, r.Stream)
			if latin {
				from = asciiOf(from)
			}
			_, k := utf8.DecodeRuneInString(from)
			add(from[:k])
		case runs == 1:
			from := x.givenName(g, r.Stream)
			_, k := utf8.DecodeRuneInString(from)
			add(from[:k])
			if c == titleCase {
				c = smallCase
			}
			add(x.familyName(g, r.Stream))
		case n == 0:
			add(x.givenName(g, r.Stream))
		default:
			add(x.familyName(g, r.Stream))
		}
		n++
	}
	start := -1
	flush := func(end int) {
		if start >= 0 {
			name(old[start:end])
			start = -1
		}
	}
	for i, c := range old {
		if isWordRune(c) {
			if start < 0 {
				start = i
			}
			continue
		}
		flush(i)
		if '0' <= c && c <= '9' {
			dst = append(dst, r.digit())
		} else {
			dst = utf8.AppendRune(dst, c)
		}
	}
	flush(len(old))
	return dst
}

// asciiOf writes Latin letters without their marks. A letter that it does not
// know is left out.
func asciiOf(s string) string {
	plain := true
	for i := range len(s) {
		plain = plain && isLetter(s[i])
	}
	if plain {
		return s
	}
	var b strings.Builder
	for _, c := range s {
		if c < utf8.RuneSelf {
			if isLetter(byte(c)) {
				b.WriteByte(byte(c))
			}
			continue
		}
		small := unicode.ToLower(c)
		plain := "x"
		for _, t := range asciiLetters {
			if strings.ContainsRune(t.marked, small) {
				plain = t.plain
				break
			}
		}
		if small != c {
			plain = strings.ToUpper(plain[:1]) + plain[1:]
		}
		b.WriteString(plain)
	}
	return b.String()
}

var asciiLetters = []struct{ marked, plain string }{
	{"áàâãåăąāạảấầẩẫậắằẳẵặ", "a"}, {"äæ", "ae"}, {"çćčĉ", "c"}, {"ďđð", "d"}, {"éèêëěęēėẹẻẽếềểễệ", "e"}, {"ğģĝ", "g"}, {"ħ", "h"},
	{"íìîïīįıịỉĩ", "i"}, {"ķ", "k"}, {"łľĺļ", "l"}, {"ñńňņ", "n"}, {"óòôõőōọỏốồổỗộơớờởỡợ", "o"}, {"öøœ", "oe"}, {"řŕŗ", "r"},
	{"śšşșŝ", "s"}, {"ß", "ss"}, {"ťţțŧ", "t"}, {"þ", "th"}, {"úùûűůūųụủũưứừửữự", "u"}, {"ü", "ue"}, {"ŵ", "w"}, {"ýÿỳỵỷỹ", "y"}, {"źżž", "z"},
}

// appendWord appends a made-up word of n letters that can be spoken.
func appendWord(dst []byte, n int, s *Stream) []byte {
	consonant := !s.oneIn(4)
	for range n {
		if consonant {
			dst = append(dst, s.from("bcdfghklmnprstvw"))
		} else {
			dst = append(dst, s.from("aeiou"))
		}
		consonant = !consonant
	}
	return dst
}

// appendHost appends a host of a reserved domain for another host.
func appendHost(dst []byte, host string, s *Stream) []byte {
	if len(host) > 4 && strings.EqualFold(host[:4], "www.") {
		dst = append(dst, host[:4]...)
	}
	dst = appendWord(dst, s.between(5, 9), s)
	dst = append(dst, '.')
	return append(dst, pick(s, reserved)...)
}

func fakeDomain(dst []byte, value string, r *request) ([]byte, bool) {
	if !isHost(value) || strings.IndexByte(value, '.') < 0 {
		return dst, false
	}
	start := len(dst)
	dst = appendHost(dst, value, r.Stream)
	if hostCase(value) == upperCase {
		for i := range dst[start:] {
			dst[start+i] = upper(dst[start+i])
		}
	}
	return dst, true
}

// isHost reports whether a value can be the name of a host.
func isHost(s string) bool {
	if s == "" || len(s) > 253 || !utf8.ValidString(s) {
		return false
	}
	for _, c := range s {
		if !isWordRune(c) && c != '.' && c != '-' && c != '_' && !('0' <= c && c <= '9') {
			return false
		}
	}
	return true
}

// fakeURL makes an address of the same form. What stands before the path decides
// where it leads, and is made up whole.
func fakeURL(dst []byte, value string, r *request) ([]byte, bool) {
	rest := value
	if i := strings.Index(value, "://"); i > 0 && i < 32 {
		dst = append(dst, value[:i+3]...)
		rest = value[i+3:]
	} else if len(value) < 5 || !strings.EqualFold(value[:4], "www.") {
		if i := strings.IndexByte(value, '/'); i < 0 || !isHost(value[:i]) || strings.IndexByte(value[:i], '.') < 0 {
			return dst, false
		}
	}
	if strings.ContainsAny(rest, " \t\r\n") || !utf8.ValidString(rest) {
		return dst, false
	}
	end := strings.IndexAny(rest, "/?#")
	if end < 0 {
		end = len(rest)
	}
	authority, path := rest[:end], rest[end:]
	if i := strings.LastIndexByte(authority, '@'); i >= 0 {
		dst = appendShape(dst, authority[:i], r.Stream)
		dst = append(dst, '@')
		authority = authority[i+1:]
	}
	if authority == "" {
		return dst, false
	}
	port := ""
	if i := strings.LastIndexByte(authority, ':'); i >= 0 && isNumber(authority[i+1:]) {
		authority, port = authority[:i], authority[i:]
	}
	dst = appendHost(dst, authority, r.Stream)
	dst = append(dst, port...)
	return appendPath(dst, path, r.Stream), true
}

func isNumber(s string) bool {
	for i := range len(s) {
		if !isDigit(s[i]) {
			return false
		}
	}
	return s != ""
}

// appendPath makes up the words of a path, a query and a fragment. The ending of
// a file and the names of a query stay, since they say what the address is for.
func appendPath(dst []byte, path string, s *Stream) []byte {
	query := false
	for path != "" {
		n := strings.IndexAny(path[1:], "/?#&=;") + 1
		if n == 0 {
			n = len(path)
		}
		part := path[:n]
		sign, part := part[0], part[1:]
		query = sign == '?' || query && sign != '#'
		path = path[n:]
		dst = append(dst, sign)
		if query && sign != '=' && path != "" && path[0] == '=' {
			dst = append(dst, part...)
			continue
		}
		ending := ""
		if i := strings.LastIndexByte(part, '.'); i > 0 && len(part)-i <= 5 && sign == '/' {
			part, ending = part[:i], part[i:]
		}
		// What is as long as this is a token, and no word.
		const longWord = 16
		if len(part) >= longWord {
			dst = appendShape(dst, part, s)
		} else {
			dst = appendWords(dst, part, s)
		}
		dst = append(dst, ending...)
	}
	return dst
}

// appendWords makes up the words of a text: as many letters and digits, in the
// same letter case. Letters that are not of ASCII become such, and what is
// escaped stays escaped.
func appendWords(dst []byte, text string, s *Stream) []byte {
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == '%' && i+2 < len(text):
			dst = append(dst, text[i:i+3]...)
			i += 3
		case isLetter(c) || c >= utf8.RuneSelf:
			k, n := i, 0
			for k < len(text) && (isLetter(text[k]) || text[k] >= utf8.RuneSelf) {
				_, size := utf8.DecodeRuneInString(text[k:])
				k += size
				n++
			}
			from := len(dst)
			dst = appendWord(dst, n, s)
			for j := range min(n, k-i) {
				if isUpper(text[i+j]) {
					dst[from+j] = upper(dst[from+j])
				}
			}
			i = k
		case isDigit(c):
			dst = append(dst, s.digit())
			i++
		default:
			dst = append(dst, c)
			i++
		}
	}
	return dst
}
