package treescan

import (
	"encoding/base64"
	"net/url"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
)

// This file says which secrets are none.

// holdsKey reports whether there is a key in the PEM of one: a run of base 64 as long as most of a line, and what its length asks for.
func holdsKey(pem string) bool {
	run := 0
	if isCut(pem) {
		return false
	}
	for i := range len(pem) {
		if c := pem[i]; c != '_' && isWordByte(c) || c == '+' || c == '/' {
			if run++; run == shortestKey {
				return true
			}
			continue
		}
		run = 0
	}
	return false
}

// isCut reports whether less than half of a key in PEM is there by the length that its DER begins with (X.690), as in documentation.
func isCut(pem string) bool {
	_, body, ok := strings.Cut(pem, "KEY-----")
	if !ok {
		return false
	}
	body = strings.TrimLeft(strings.ReplaceAll(body, `\n`, " "), " \t\r\n\"'+`,\\")
	head, err := base64.StdEncoding.DecodeString(body[:min(8, len(body))])
	if err != nil || len(head) < 4 || head[0] != 0x30 || head[1] != 0x82 {
		return false
	}
	need, have := (int(head[2])<<8|int(head[3]))*4/3, 0
	for i := range len(body) {
		if c := body[i]; c != '_' && isWordByte(c) || c == '+' || c == '/' {
			have++
		}
	}
	return 2*have < need
}

// shortestKey is less than the line of 64 characters that the PEM of every private key has.
const shortestKey = 40

// isEncodedPlaceholder reports whether a value is a placeholder in base 64, as the settings of Kubernetes have secrets.
func isEncodedPlaceholder(value, project string) bool {
	plain, err := base64.StdEncoding.DecodeString(value)
	return err == nil && utf8.Valid(plain) && len(plain) >= shortestSecret &&
		strings.ContainsFunc(string(plain), isLetter) && isPlaceholder(string(plain), project)
}

// isEncodedText reports whether a value is text in base 64, such as the body of a message, and no key.
func isEncodedText(value string) bool {
	value = strings.TrimRight(value, "=")
	if len(value) < shortestText {
		return false
	}
	plain, err := base64.RawStdEncoding.DecodeString(value[:shortestText])
	isText := func(r rune) bool { return ' ' <= r && r <= unicode.MaxASCII || r == '\n' || r == '\r' || r == '\t' }
	return err == nil && strings.IndexFunc(string(plain), func(r rune) bool { return !isText(r) }) < 0
}

// shortestText is the length of text in base 64 from which on it is no chance that all of it is ASCII, and no password that was encoded.
const shortestText = 80

// mostWords is how many words of a pass phrase stand before its last.
const mostWords = 7

// passwordOf gives the password of a header with basic credentials. It is empty where it is none.
func passwordOf(header string) string {
	fields := strings.Fields(header)
	if len(fields) == 0 {
		return ""
	}
	plain, err := base64.RawStdEncoding.DecodeString(strings.TrimRight(fields[len(fields)-1], "="))
	if err != nil {
		return ""
	}
	_, password, _ := strings.Cut(string(plain), ":")
	if !utf8.ValidString(password) || strings.ContainsFunc(password, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return ""
	}
	return password
}

// passwordIn gives the password of a connection string, and nothing where it has none.
func passwordIn(connection string) string {
	if _, rest, ok := strings.Cut(connection, "://"); ok {
		rest, query, _ := strings.Cut(rest, "?")
		at := strings.LastIndexByte(rest, '@')
		if at < 0 {
			values, _ := url.ParseQuery(query)
			return values.Get("password")
		}
		_, password, _ := strings.Cut(rest[:at], ":")
		return password
	}
	for part := range strings.FieldsFuncSeq(connection, func(r rune) bool { return r == ';' || r == ' ' }) {
		key, value, ok := strings.Cut(part, "=")
		if key = strings.ToLower(strings.TrimSpace(key)); ok && (key == "password" || key == "pwd") {
			return value
		}
	}
	return ""
}

// isCode reports whether a secret in a program is a piece of it that was taken for one. A key is that where it is a name
// of several words, and a password where it has two of the marks that part words there, a quote at its end, a key before
// it, or is a variable.
func isCode(l privet.Label, value string) bool {
	if l != privet.LabelPassword {
		return kindOf(l) == secret && isIdentifier(value)
	}
	marks := 0
	for _, mark := range "(){}[],:;\"'`=<>" {
		if strings.ContainsRune(value, mark) {
			marks++
		}
	}
	key, rest, isPair := strings.Cut(value, ":")
	isKey := isPair && rest != "" && !strings.ContainsFunc(key, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) })
	isPath := strings.Contains(value, ".") && strings.Trim(strings.ToLower(value), "abcdefghijklmnopqrstuvwxyz_.") == ""
	isAddress := strings.HasPrefix(value, "&") && strings.Trim(strings.ToLower(value[1:]), "abcdefghijklmnopqrstuvwxyz0123456789_.") == ""
	return isKey || isPath || strings.HasPrefix(value, "?.") || isAddress || marks > 1 ||
		marks == 1 && strings.HasSuffix(value, `"`) || strings.HasSuffix(value, ";") || strings.HasSuffix(value, "=") ||
		strings.HasSuffix(value, ")") && !strings.Contains(value, "(") || strings.HasPrefix(value, "@") && !strings.ContainsAny(value, "0123456789")
}

// isHarmless reports whether the line that a text ends in says that what follows is no secret, such as a digest.
func isHarmless(before string) bool { return isBehind(before, harmless()) }

// isBehind reports whether one of some words stands shortly before the end of a text, in its last line.
func isBehind(before string, words []string) bool {
	line := strings.ToLower(before[max(0, len(before)-nameWidth):])
	line = line[strings.LastIndexByte(line, '\n')+1:]
	return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(line, w) })
}

// nameWidth is how many bytes before a value the words of its name stand in.
const nameWidth = 32

// isNobodysToken reports whether a JSON Web Token speaks of somebody who counts up to ten, as those of documentation do.
func isNobodysToken(token string) bool {
	_, rest, _ := strings.Cut(token, ".")
	payload, _, _ := strings.Cut(rest, ".")
	plain, err := base64.RawURLEncoding.DecodeString(strings.TrimRight(payload, "="))
	return err == nil && holdsRow(strings.ToLower(string(plain))) || strings.Count(token, ".") == 2 && !strings.HasPrefix(string(plain), "{")
}

// isIdentifier reports whether a value is written as a name in a program is, of words with a number or two of which most are plain: as
// PR_GetFileInfo64, and as no key that was drawn by chance.
func isIdentifier(value string) bool {
	plain := 0
	for _, w := range wordsIn(value) {
		if len(w) >= shortestOfCompound && plainWords()[w] {
			plain += len(w)
		}
	}
	words, letters, numbers, last := 0, 0, 0, '_'
	for _, r := range value {
		switch {
		case unicode.IsLetter(r):
			letters++
			if !unicode.IsLetter(last) || unicode.IsUpper(r) && unicode.IsLower(last) {
				words++
			}
		case unicode.IsDigit(r):
			if !unicode.IsDigit(last) {
				numbers++
			}
		case r != '_' && r != '.':
			return false
		}
		last = r
	}
	return words > 1 && numbers <= 2 && 2*plain >= letters
}

// isHex reports whether a value is the hexadecimal form of a digest or a key, as vectors of tests are.
func isHex(value string) bool {
	return len(value) >= shortestHex && strings.Trim(value, "0123456789abcdefABCDEF") == ""
}

const (
	shortestHex = 32
	manyHex     = 4 // of them make a file one of vectors
)

// hasVectors reports whether a text has so much hexadecimal that some more is no key.
func hasVectors(text string) bool {
	n, run := 0, 0
	for i := range len(text) {
		c := text[i]
		if isDigit(c) || 'a' <= c && c <= 'f' || 'A' <= c && c <= 'F' {
			if run++; run == shortestHex {
				if n++; n > manyHex {
					return true
				}
			}
			continue
		}
		run = 0
	}
	return false
}

// isGeneric reports whether secrets of a label have no form of their own, and are told by the words before them.
func isGeneric(l privet.Label) bool {
	return l == privet.LabelPassword || l == privet.LabelAPIKey || l == privet.LabelAuthToken
}

// isDrawn reports whether a character is none of a name or a path.
func isDrawn(r rune) bool { return strings.ContainsRune("+=!$%&*^~", r) }

// isReference reports whether a value says where a secret is kept, and is none: a URN, the key of a vault, a path or a pointer in JSON.
func isReference(value string) bool {
	low := strings.ToLower(strings.Trim(value, " \t\"'`"))
	if digits := strings.Map(keepDigit, low); len(digits) > mostDigitsOfName {
		return false
	}
	isPath := strings.Contains(low, "/") && isPlainName(low, "") && !strings.ContainsFunc(low, isDrawn)
	return isPath || strings.HasPrefix(low, "#/") || slices.ContainsFunc(references(), func(w string) bool { return strings.HasPrefix(low, w) })
}

// mostDigitsOfName is how many digits the name of a secret has at most.
const mostDigitsOfName = 8

func keepDigit(r rune) rune {
	if '0' <= r && r <= '9' {
		return r
	}
	return -1
}

// isTyped reports whether a key holds the beginning of the alphabet or of the numbers, as one that was drawn by chance does once in 20,000 times.
func isTyped(key string) bool {
	key = strings.ToLower(key)
	return isAny(key, "abcd", "1234", "abc123", "123abc", "def456", "xyz789")
}

// isPeriodic reports whether a value ends in a few characters that come again and again, as what people type for a key does.
func isPeriodic(value string) bool {
	for period := 1; period <= longestPeriod; period++ {
		run := 0
		for i := len(value) - 1; i >= period && value[i] == value[i-period]; i-- {
			run++
		}
		if run >= max(2*period, shortestPeriodic) {
			return true
		}
	}
	return false
}

const (
	longestPeriod    = 16
	shortestPeriodic = 8 // characters that are as those before them
)

// isProse reports whether a password is words of a sentence or of a form, and no pass phrase, which has four words in small letters.
func isProse(value string) bool {
	words := strings.Fields(value)
	if len(words) < 2 {
		return false
	}
	small := true
	for _, w := range words {
		w = strings.Trim(w, `.,:;!?…*"'()%1234567890«»“”‘’„`+"`")
		if strings.ContainsFunc(w, func(r rune) bool {
			return !unicode.IsLetter(r) && !unicode.IsMark(r) && r != '-' && r != '\'' && r != '’'
		}) || hasMixedCase(w) {
			return false
		}
		small = small && strings.ToLower(w) == w
	}
	return len(words) < fewestOfPhrase || !small
}

// fewestOfPhrase is how many words a pass phrase has at least.
const fewestOfPhrase = 4

// hasMixedCase reports whether a capital stands behind a small letter of a word.
func hasMixedCase(word string) bool {
	last := 'A'
	for _, r := range word {
		if unicode.IsUpper(r) && unicode.IsLower(last) {
			return true
		}
		last = r
	}
	return false
}

// longestPort is the length of the longest number of a port.
const longestPort = 5

// isNamedPassword reports whether a password is letters and marks of names with the word password in them.
func isNamedPassword(value string) bool {
	return isAny(strings.ToLower(value), "password", "passwd") && len(strings.Map(keepDigit, value)) < fewestDigits &&
		!strings.ContainsFunc(value, func(r rune) bool {
			return r != '_' && r != '-' && r != '.' && !unicode.IsLetter(r) && !unicode.IsDigit(r)
		})
}

// isMail reports whether a password is an e-mail address.
func isMail(value string) bool {
	local, domain, _ := strings.Cut(value, "@")
	top := domain[strings.LastIndexByte(domain, '.')+1:]
	return local != "" && len(top) > 1 && len(top) < len(domain) && !strings.ContainsFunc(local+domain, func(r rune) bool {
		return r > unicode.MaxASCII || r != '.' && r != '-' && r != '+' && !isWordByte(byte(r))
	}) &&
		strings.Trim(strings.ToLower(top), "abcdefghijklmnopqrstuvwxyz") == ""
}

// isPorts reports whether a password is two numbers with a colon, as the ports of a container are, or the number of one before fields.
func isPorts(value string) bool {
	first, second, ok := strings.Cut(value, ":")
	if port, _, isList := strings.Cut(value, ","); isList && strings.Contains(value, "=") && len(port) <= longestPort && strings.Trim(port, "0123456789") == "" {
		return true
	}
	return ok && first != "" && second != "" && strings.Trim(first+second, "0123456789") == ""
}

// decoded gives what stands in base 64, and nothing where it is none.
func decoded(value string) string {
	plain, _ := base64.StdEncoding.DecodeString(value)
	return string(plain)
}

// isOfAccount reports whether a password behind the name of an account and a colon, which end a text, is that name, with other digits behind it or none.
func isOfAccount(before, value string) bool {
	rest, ok := strings.CutSuffix(before, ":")
	if !ok {
		return false
	}
	account := rest[strings.LastIndexAny(rest, "/ \"'=`")+1:]
	return account != "" && strings.TrimRight(value, "0123456789") == strings.TrimRight(account, "0123456789")
}

// isSaid reports whether a secret in a file of translations is words that a program says.
func isSaid(value string) bool {
	return strings.ContainsAny(value, " %{") || strings.Map(keepDigit, value) == ""
}

// isName reports whether a key is letters alone, with marks between words, whose case does not change as often as in one that was drawn by chance.
func isName(value string) bool {
	changes, last := 0, 'a'
	for _, r := range value {
		if r != '_' && r != '-' && r != '.' && !unicode.IsLetter(r) {
			return false
		}
		if unicode.IsUpper(r) != unicode.IsUpper(last) {
			changes++
		}
		last = r
	}
	return 3*changes < len(value)
}

// isPair reports whether a password is two plain words without digits, or more that are written together.
func isPair(value string) bool {
	value = strings.Trim(value, "\"'`")
	words, letters := 0, 0
	for _, w := range wordsIn(value) {
		if letters += len(w); len(w) > 1 {
			words++
		}
	}
	return (words == 2 || words > 2 && letters == len(value)) && strings.Map(keepDigit, value) == "" && isPlainName(value, "") && letters >= len(value)-2
}

// isAccount reports whether a password stands in its line before as the name of the account: user: x, password: x.
func isAccount(before, value string) bool {
	line := before[strings.LastIndexByte(before, '\n')+1:]
	for rest := line; ; {
		i := strings.Index(rest, value)
		if i < 0 {
			return false
		}
		name, behind := strings.ToLower(rest[max(0, i-nameWidth):i]), rest[i+len(value):]
		if isAny(name, "user", "login", "account", "name") && (behind == "" || !isWordByte(behind[0])) {
			return true
		}
		rest = behind
	}
}

// linesOfAccount is how many lines above a password the name of its account stands.
const linesOfAccount = 3

// isAccountAbove reports whether a password of small letters and digits is a whole word in the lines above it, with no word for a password before it: it is
// the name of the account.
func isAccountAbove(before, value string) bool {
	if strings.ContainsFunc(value, func(r rune) bool { return r > unicode.MaxASCII || !isWordByte(byte(r)) || unicode.IsUpper(r) }) {
		return false
	}
	before, _ = lastLine(before)
	for range linesOfAccount {
		var line string
		before, line = lastLine(before)
		for at := 0; ; {
			i := strings.Index(line[at:], value)
			if i < 0 {
				break
			}
			i += at
			at = i + len(value)
			if !isPiece(line, i, at, false) && !isAny(strings.ToLower(line[max(0, i-nameWidth):i]), "pass", "pw", "secret") {
				return true
			}
		}
	}
	return false
}

func isAny(s string, parts ...string) bool {
	return slices.ContainsFunc(parts, func(p string) bool { return strings.Contains(s, p) })
}

// isLocal reports whether a password of letters alone is that of a URL of the same machine, which the text goes on with.
func isLocal(value, after string) bool {
	host, ok := strings.CutPrefix(after, "@")
	hosts := []string{"localhost", "127.0.0.1", "[::1]", "0.0.0.0", "%s", "$"}
	return ok && isName(value) && slices.ContainsFunc(hosts, func(h string) bool { return strings.HasPrefix(host, h) })
}

// accountIn gives the account of a connection string with a host, and the text behind its password.
func accountIn(connection string) (account, after string) {
	_, rest, _ := strings.Cut(connection, "://")
	at := strings.LastIndexByte(rest, '@')
	if at < 0 {
		return "", ""
	}
	account, _, _ = strings.Cut(rest[:at], ":")
	return account, rest[at:]
}
