package fake

import (
	"encoding/base64"
	"slices"
	"strings"
	"unicode/utf8"
)

// secretValues are passwords, keys and tokens. Their fakes open nothing.
var secretValues = []values{
	{"PASSWORD", "As many small letters, capitals, digits and signs, each in its place.", fakePassword},
	{"PASSWORD_HASH", "The same scheme and its parameters, with another salt and hash.", fakeHash},
	{"API_KEY", secretDoc, fakeSecret},
	{"AUTH_TOKEN", secretDoc, fakeSecret},
	{"AWS_ACCESS_KEY", secretDoc, fakeSecret},
	{"GCP_API_KEY", secretDoc, fakeSecret},
	{"AZURE_AUTH_TOKEN", secretDoc, fakeSecret},
	{"STRIPE_KEY", secretDoc, fakeSecret},
	{"GITHUB_TOKEN", secretDoc, fakeSecret},
	{"SLACK_TOKEN", secretDoc, fakeSecret},
	{"JSON_WEB_TOKEN", "The same header, and a payload and a signature of the same length that say nothing.", fakeJWT},
	{"BASIC_AUTH_HEADER", "The same scheme with another name and password.", fakeBasic},
	{"PRIVATE_KEY", "The same armour around as many other characters.", fakeArmour},
	{"STORAGE_SIGNED_URL", "The same form, at a host of a reserved domain.", fakeURL},
	{"DB_CONNECTION_STRING", "The same scheme, port and settings, at a host of a reserved domain with another user and password.", fakeConnection},
	{"HTTP_COOKIE", "The same names with other values.", fakePairs},
}

const smallLetters = "abcdefghijklmnopqrstuvwxyz"

const secretDoc = "The same prefix, length and alphabet."

func fakePassword(dst []byte, value string, r *request) ([]byte, bool) {
	if !utf8.ValidString(value) {
		return dst, false
	}
	const signs = "!#$%&*+-.:=?@_"
	for _, c := range value {
		switch {
		case 'a' <= c && c <= 'z':
			dst = append(dst, lower(r.from(letters)))
		case 'A' <= c && c <= 'Z':
			dst = append(dst, r.from(letters))
		case '0' <= c && c <= '9':
			dst = append(dst, r.digit())
		case c == ' ':
			dst = append(dst, ' ')
		case c < utf8.RuneSelf:
			dst = append(dst, r.from(signs))
		default:
			dst = utf8.AppendRune(dst, r.like(c))
		}
	}
	return dst, true
}

// fakeSecret keeps a prefix and makes up the rest out of the alphabet that it
// uses.
func fakeSecret(dst []byte, value string, r *request) ([]byte, bool) {
	if len(value) < 8 || !isASCII(value) {
		return dst, false
	}
	n := secretPrefix(value)
	return appendToken(append(dst, value[:n]...), value[n:], r.Stream), true
}

func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf || s[i] < ' ' {
			return false
		}
	}
	return true
}

// secretWords are what tokens begin with that have no sign behind it.
var secretWords = []string{"AKIA", "ASIA", "ABIA", "ACCA", "A3T", "AIza", "ya29.", "dapi", "EAAA"}

// schemes are the words before the token of a header.
var schemes = []string{"bearer ", "token ", "basic ", "apikey "}

// secretMarks are the words that providers of tokens and writers of settings put before
// what is secret. All other words may be of the secret itself, such as the groups of a
// UUID, and do not stay.
var secretMarks = wordSet(`
	a3t amzn ant api api01 api02 api03 apikey app at cfpat ci dckr dop doo dor dp eak ezak ezat figd ghp gho ghu ghs ghr github glc glcbt gldt glft
	glpat glptt glrt glsa glsoat gocspx gsk hf hvb hvs lin live lsv2 mws nrak npm ntn nvapi oauth or pat pk pmak pplx prod proj pscale pt pul pw
	pypi r8 rk rubygems sbp sg shpat shpca shppa shpss shippo sk sl sntrys sntryu sq0atp sq0csp st svcacct test tkn v1 v2 whsec
	xai xapp xoxa xoxb xoxc xoxe xoxo xoxp xoxr xoxs
	access account accountkey age apim auth authorization aws client csrf id key ocp password private proxy public pwd refresh secret session
	sharedaccesskey sig signature subscription token x xsrf`)

// enoughSecret is the length of the least that is made up behind a prefix.
const enoughSecret = 10

// secretPrefix is the length of what says which kind of token it is: the name of a
// header or a setting, a scheme, and known words with a sign behind each.
func secretPrefix(value string) int {
	n := skip(value, 0, ` "'`)
	if i := strings.IndexAny(value, ":="); i > n && len(value)-i > enoughSecret && areMarks(value[n:i]) {
		n = skip(value, i+1, ` "'`)
	}
	for _, w := range schemes {
		if has(value, n, w) {
			n = skip(value, n+len(w), " ")
			break
		}
	}
	for _, w := range secretWords {
		if has(value, n, w) {
			return n + len(w)
		}
	}
	for {
		i := strings.IndexFunc(value[n:], isMarkSign)
		if i < 0 || len(value)-n-i <= enoughSecret || !isKept(secretMarks, value[n:n+i]) {
			return n
		}
		n += i + 1
	}
}

// has reports whether a word stands at n, in any letter case, with enough behind it.
func has(value string, n int, word string) bool {
	return len(value)-n >= len(word)+enoughSecret && strings.EqualFold(value[n:n+len(word)], word)
}

// areMarks reports whether a name is made of marks.
func areMarks(name string) bool {
	words := strings.FieldsFunc(name, func(c rune) bool { return isMarkSign(c) || c == ' ' })
	return len(words) > 0 && !slices.ContainsFunc(words, func(w string) bool { return !isKept(secretMarks, w) })
}

func isMarkSign(c rune) bool { return c == '_' || c == '-' || c == '.' }

// skip is n and beyond as many of the characters as stand there.
func skip(value string, n int, chars string) int {
	return len(value) - len(strings.TrimLeft(value[n:], chars))
}

// appendToken makes up a token over the letters that another one uses: of
// hexadecimal digits, of small letters, of capitals and digits and so on. Signs
// stay.
func appendToken(dst []byte, old string, s *Stream) []byte {
	small, capital, digit, hexadecimal := false, false, false, true
	for i := range len(old) {
		c := old[i]
		small, capital, digit = small || isLower(c), capital || isUpper(c), digit || isDigit(c)
		if isLetter(c) && lower(c) > 'f' {
			hexadecimal = false
		}
	}
	alphabet := digits
	switch {
	case hexadecimal && digit && capital && !small:
		alphabet = "0123456789ABCDEF"
	case hexadecimal && digit && small && !capital:
		alphabet = "0123456789abcdef"
	case small && capital && digit:
		alphabet = smallLetters + letters + digits
	case small && capital:
		alphabet = smallLetters + letters
	case small && digit:
		alphabet = smallLetters + digits
	case small:
		alphabet = smallLetters
	case capital && digit:
		alphabet = letters + "234567" // as in base 32, which has no 0 and 1
	case capital:
		alphabet = letters
	}
	// The first two characters of each kind are replaced by such of their kind, so
	// that none is missing in the end.
	const enough = 2
	smalls, capitals, numerals := 0, 0, 0
	// Nor are there so many small letters in a row that they could be a word.
	const longestRun = 8
	run, mixed := 0, digit && alphabet != digits
	for i := range len(old) {
		c := old[i]
		switch {
		case !isAlnum(c):
		case isDigit(c) && numerals < enough:
			numerals++
			c = s.from("234567")
		case isLower(c) && smalls < enough:
			smalls++
			c = s.from("abcdef")
		case isUpper(c) && capitals < enough:
			capitals++
			c = s.from("ABCDEF")
		case mixed && run >= longestRun:
			c = s.from("234567")
		default:
			c = s.from(alphabet)
		}
		if run++; !isLower(c) {
			run = 0
		}
		dst = append(dst, c)
	}
	return dst
}

// fakeHash keeps what stands before the salt of a hash in one of the usual
// notations; of a bare one nothing.
func fakeHash(dst []byte, value string, r *request) ([]byte, bool) {
	if len(value) < 13 || !isASCII(value) || strings.IndexByte(value, ' ') >= 0 {
		return dst, false
	}
	n := 0
	switch {
	case value[0] == '{':
		n = strings.IndexByte(value, '}') + 1
	case value[0] == '$' || strings.HasPrefix(value, "pbkdf2"):
		// Parameters are short, have an equals sign, or are numbers.
		for n < len(value) {
			i := strings.IndexByte(value[n:], '$')
			if i < 0 {
				break
			}
			if part := value[n : n+i]; i > 10 && strings.IndexByte(part, '=') < 0 && !strings.HasPrefix(part, "pbkdf2") {
				break
			}
			n += i + 1
		}
	}
	return appendToken(append(dst, value[:n]...), value[n:], r.Stream), true
}

// appendBase64 makes up characters of base64 in the places of others; what fills
// up the end stays, and so do the characters before it, whose bits are not all
// in use.
func appendBase64(dst []byte, old string, s *Stream) []byte {
	const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
	for i := range len(old) {
		switch c := old[i]; {
		case !isAlnum(c) && c != '+' && c != '/' && c != '-' && c != '_':
			dst = append(dst, c)
		case i+1 < len(old) && old[i+1] == '=':
			dst = append(dst, s.from("AQgw"))
		default:
			dst = append(dst, s.from(alphabet))
		}
	}
	return dst
}

// fakeJWT makes a token that can be read and says nothing.
func fakeJWT(dst []byte, value string, r *request) ([]byte, bool) {
	header, rest, ok := strings.Cut(value, ".")
	payload, signature, ok2 := strings.Cut(rest, ".")
	if !ok || !ok2 || len(payload) < 12 || !isASCII(value) || strings.ContainsAny(value, " \"") {
		return dst, false
	}
	dst = append(append(dst, header...), '.')
	// {"sub":"…"} as long as the payload was.
	n := base64.RawURLEncoding.DecodedLen(len(payload))
	text := append(make([]byte, 0, n), `{"sub":"`...)
	for len(text) < n-2 {
		text = append(text, r.digit())
	}
	text = append(text, `"}`...)
	dst = base64.RawURLEncoding.AppendEncode(dst, text)
	dst = append(dst, '.')
	// The last character has bits that mean nothing and are zero.
	for i := range len(signature) {
		switch c := signature[i]; {
		case c == '.':
			dst = append(dst, c)
		case i == len(signature)-1:
			dst = append(dst, r.from("AEIMQUYcgkosw048"))
		default:
			dst = append(dst, r.from(letters+smallLetters+digits+"-_"))
		}
	}
	return dst, true
}

// fakeBasic encodes another user and password of the same lengths.
func fakeBasic(dst []byte, value string, r *request) ([]byte, bool) {
	i := strings.LastIndexByte(value, ' ') + 1
	text, err := base64.StdEncoding.DecodeString(value[i:])
	if err != nil || i == 0 {
		return dst, false
	}
	user, password, ok := strings.Cut(string(text), ":")
	if !ok || !utf8.Valid(text) {
		return dst, false
	}
	now := appendWords(nil, user, r.Stream)
	now = append(now, ':')
	now, ok = fakePassword(now, password, r)
	return base64.StdEncoding.AppendEncode(append(dst, value[:i]...), now), ok
}

// isArmourField reports whether a line before a key says how it is written.
func isArmourField(name string) bool {
	switch name {
	case "Proc-Type", "Version", "Encryption", "Public-Lines", "Private-Lines":
		return true
	}
	return strings.HasPrefix(name, "PuTTY-User-Key-File-")
}

// fakeArmour keeps the lines with hyphens and those that say how the key is
// written.
func fakeArmour(dst []byte, value string, r *request) ([]byte, bool) {
	if !strings.Contains(value, "-----") && !strings.HasPrefix(value, "PuTTY") || !utf8.ValidString(value) {
		return dst, false
	}
	start := len(dst)
	for line := range strings.Lines(value) {
		name, _, field := strings.Cut(line, ": ")
		switch {
		case strings.HasPrefix(line, "-----") && len(line) < 64, field && isArmourField(name):
			dst = append(dst, line...)
		case field:
			dst = appendShape(append(dst, line[:len(name)+2]...), line[len(name)+2:], r.Stream)
		default:
			dst = appendBase64(dst, line, r.Stream)
		}
	}
	return dst, string(dst[start:]) != value
}

// fakeConnection makes the address of a database, or a list of settings.
func fakeConnection(dst []byte, value string, r *request) ([]byte, bool) {
	if strings.Contains(value, "://") {
		return fakeURL(dst, value, r)
	}
	return fakePairs(dst, value, r)
}

// fakePairs makes up the values of pairs such as a=b; c=d.
func fakePairs(dst []byte, value string, r *request) ([]byte, bool) {
	if strings.IndexByte(value, '=') <= 0 || !utf8.ValidString(value) {
		return dst, false
	}
	for value != "" {
		n := strings.IndexByte(value, ';') + 1
		if n == 0 {
			n = len(value)
		}
		pair := value[:n]
		value = value[n:]
		i := strings.IndexByte(pair, '=') + 1
		const longestName = 48
		if i > longestName {
			return dst, false
		}
		dst = append(dst, pair[:i]...)
		if i > 0 && isSetting(strings.TrimSpace(pair[:i])) {
			dst = append(dst, pair[i:]...)
		} else {
			dst = appendShape(dst, pair[i:], r.Stream)
		}
	}
	return dst, true
}

// isSetting reports whether a name, with its equals sign, is that of a setting,
// which says nothing of a person.
func isSetting(name string) bool {
	for _, s := range [...]string{"port", "path", "max-age", "samesite", "sslmode", "encrypt", "timeout", "pooling", "trustservercertificate",
		"connection timeout", "driver"} {
		if strings.EqualFold(strings.TrimSuffix(name, "="), s) {
			return true
		}
	}
	return false
}
