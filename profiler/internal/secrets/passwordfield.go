package secrets

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/fields"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads the passwords behind the names of fields, in settings, programs, markup and sentences.

// MatchPassword reads what stands behind the word for a password at text[at], or before it.
func MatchPassword(text string, at int) (spec.Match, bool) {
	end, _ := lex.NextToken(text, at)
	word := text[at:end]
	if wordset.InSet(UnlockWords, word) && (len(word) > len("fi") || at > 2 && strings.EqualFold(text[at-3:at-1], "wi")) {
		return MatchUnlocking(text, at, end)
	}
	if at > 0 && text[at-1] == '_' && isHashed(text, at-1) {
		return spec.Match{}, false
	}
	if end-at > longestPasswordField || !wordset.InSet(PasswordFields, word) || !isPasswordWord(text, at, end) {
		return spec.Match{}, false
	}
	f := passwordField{text: text, at: at, end: end, weak: wordset.InSet(weakPasswordFields, word)}
	f.skipQuality()
	switch f.read(); {
	case f.signed:
		if p := f.odds(); p > 0 {
			return spec.Match{Start: f.from, End: f.to, Alone: p}, true
		}
		if f.quote != 0 {
			return spec.Match{}, false
		}
	case f.joined():
		return f.longer() // password_policy, password-stdin
	default:
		if m, ok := f.told(); ok {
			return m, true
		}
	}
	from, to, ok := StrongPasswordBehind(text, end)
	if !ok {
		from, to, ok = ChangedPassword(text, end)
	}
	if !ok {
		from, to, ok = StrongPasswordBefore(text, at)
	}
	alone := StrongPassword
	if !strings.ContainsAny(text[from:to], strongSigns) {
		alone = joinedPassword
	}
	return spec.Match{Start: from, End: to, Alone: alone}, ok && !f.weak && !wordset.InSet(algorithms, text[from:to]) && !isPieceOfProgram(text[from:to])
}

// isPieceOfProgram reports whether what looks drawn is a member of something or a list of ciphers.
func isPieceOfProgram(v string) bool {
	return isDotted(strings.TrimRight(v, "$")) || strings.Contains(v, "::") && !chars.HoldsDigit(v) || strings.Contains(v, "?.") || strings.Count(v, ":") > 3
}

// isHashed reports whether the word that ends at text[end] says that a password is kept in a form that it cannot be told from.
func isHashed(text string, end int) bool {
	return wordset.InSet(hashWords, text[lex.WordStartWithin(text, end, end-wordset.LongestWord):end])
}

var (
	hashWords = &wordset.WordList{Text: "hashed encrypted salted"}
	// weakPasswordFields mean more than a password: a verb, a ticket, the directory that a shell is in.
	weakPasswordFields = &wordset.WordList{File: "secrets", Set: "weakPasswordFields"}
	// passphraseFields stand before passwords of several words.
	passphraseFields = &wordset.WordList{File: "secrets", Set: "passphraseFields"}
	// passwordQualities stand between a word for a password and its colon.
	passwordQualities = &wordset.WordList{File: "secrets", Set: "passwordQualities"}
	// algorithms have letters and digits as strong passwords do, and stand near words for these.
	algorithms = &wordset.WordList{File: "secrets", Set: "algorithms"}
	literals   = &wordset.WordList{File: "secrets", Set: "literals"}
)

// A passwordField is a word for a password and the value that belongs to it.
type passwordField struct {
	text     string
	at, end  int  // the word
	from, to int  // the value
	weak     bool // see weakPasswordFields
	signed   bool // a sign joins the two
	sign     byte // its first byte
	spaced   bool // the sign stands between spaces, as in programs
	quote    byte // that the value stands in, or zero
	open     byte // the quote of the string that all of this is in, or zero
}

// skipQuality moves the end of the word behind what is said of it: password old: …
func (f *passwordField) skipQuality() {
	if e, _ := prose.WordAt(f.text, min(f.end+1, len(f.text))); f.end < len(f.text) && f.text[f.end] == ' ' && e > f.end+1 && e < len(f.text) &&
		(f.text[e] == ':' || f.text[e] == ' ') && wordset.InSet(passwordQualities, f.text[f.end+1:e]) {
		f.end = e
	}
}

// joined reports whether the word goes on as the name of something else.
func (f *passwordField) joined() bool {
	c, next := f.byteAt(f.end), f.byteAt(f.end+1)
	return c == '_' || c == '-' && numeral.IsLetter(next)
}

// longer reads the value of a setting in capitals whose name goes on behind the word: PASSWORD_MAIL=Quorl77.
func (f *passwordField) longer() (spec.Match, bool) {
	f.end = chars.SetEnd(f.text, f.end, f.end+LongestUsername, &inAccounts)
	if name := f.text[f.at:f.end]; f.end == len(f.text) || f.text[f.end] != '=' || strings.ContainsFunc(name, unicode.IsLower) {
		return spec.Match{}, false
	}
	f.read()
	return spec.Match{Start: f.from, End: f.to, Alone: oddPassword}, f.signed && f.odds() == oddPassword && IsSpokenPassword(f.text[f.from:f.to])
}

func (f *passwordField) byteAt(i int) byte {
	if i >= len(f.text) {
		return 0
	}
	return f.text[i]
}

// read finds the sign behind the word and the bounds of the value.
func (f *passwordField) read() {
	text, i := f.text, f.end
	f.open = openQuote(text, f.at)
	c, next := f.byteAt(i), f.byteAt(i+1)
	switch {
	case c == '>' && f.at > 0 && (text[f.at-1] == '<' || text[f.at-1] == ':'): // <password>…</password>
		f.sign, f.open, f.from = '>', '<', i+1
		f.endValue()
		f.signed = strings.HasPrefix(text[f.to:], "</")
		return
	case c == '(' && isQuote(next): // setPassword("…")
		f.sign, f.from, f.quote = '(', i+2, next
		f.endValue()
		f.signed = f.byteAt(f.to+1) == ')'
		return
	case isQuote(c):
		if i++; c == f.open {
			f.open = 0
		}
		i = chars.SkipByte(text, i, ']')
		if rest := strings.TrimLeft(text[i:min(len(text), i+16)], " "); strings.HasPrefix(rest, "value=") {
			i += strings.Index(text[i:], "value=") + len("value") // <add key="Password" value="…"/>
		}
	}
	gap := chars.SetEnd(text, i, i+24, &isBlank)
	gap += len(chars.PrefixOf(text[gap:], "\u00a0"))
	n := len(chars.PrefixOf(text[gap:], ":=", "=>", "===", "==", "=", ":", "："))
	if n == 0 || strings.HasPrefix(text[gap:], "::") || text[gap] == ':' && i > f.end && text[i-1] == ']' { // a selector of CSS

		return
	}
	f.signed, f.sign = true, text[gap]
	i = chars.SetEnd(text, gap+n, gap+n+24, &isBlank)
	i += len(chars.PrefixOf(text[i:], "\u00a0"))
	f.spaced = gap > f.end && text[gap-1] == ' ' && i > gap+n
	if k := i + len(chars.PrefixOf(text[i:], "b", "r", "u", "f", "L", "@")); k > i && k < len(text) && isQuote(text[k]) {
		i = k // the prefix of a literal
	}
	if f.from, f.to = i, i; i < len(text) && isQuote(text[i]) {
		if text[i] == f.open {
			return // the string ends here
		}
		f.quote, f.from = text[i], i+1
	}
	f.endValue()
}

var isBlank = chars.SetOf(" \t")

func isQuote(c byte) bool { return c == '"' || c == '\'' || c == '`' }

// openQuote is the quote of the string of a program that text[i] is in, or zero.
func openQuote(text string, i int) (open byte) {
	for k := lex.LineStart(text, i, LongestPassword); k < i; k++ {
		switch c := text[k]; {
		case c == '\\':
			k++
		case open == 0 && isQuote(c) && (k == 0 || !numeral.IsAlnum(text[k-1])), c == open && open != 0:
			open ^= c
		}
	}
	return open
}

// endValue finds the end of the value. A password may hold any sign: it ends at its quote or at white space. To take more than it is
// better than to take less.
func (f *passwordField) endValue() {
	text, j := f.text, f.from
	query := f.at > 0 && (text[f.at-1] == '&' || text[f.at-1] == '?')
	for ; j < len(text) && j-f.from < LongestPassword && text[j] >= ' '; j++ {
		c := text[j]
		if f.quote != 0 {
			if c == f.quote {
				break
			}
			if c == '\\' && j+1 < len(text) && text[j+1] == f.quote {
				j++
			}
		} else if c == ' ' || c == f.open && c != 0 || c == '&' && query || c == ';' && (f.open != 0 || f.at > 0 && text[f.at-1] == ';') ||
			c == '\\' && f.open != 0 && strings.IndexByte("nrt\"'", text[min(j+1, len(text)-1)]) >= 0 {
			break
		}
	}
	for j > f.from && j < len(text) && text[j]&0xC0 == 0x80 {
		j-- // the bound fell inside a rune
	}
	if f.to = j; f.quote != 0 || f.sign == '>' {
		return
	}
	if k := strings.Index(text[f.from:j], "</"); k > 0 {
		j, f.to = f.from+k, f.from+k // a tag
	}
	if k := strings.IndexByte(text[f.from:j], ')'); k > 0 && f.from+k+1 < len(text) && !numeral.IsAlnum(text[f.from+k+1]) && f.isInBracket() {
		j, f.to = f.from+k, f.from+k // (using password: yes)
	}
	if j > f.from && strings.IndexByte(",;", text[j-1]) >= 0 {
		f.to--
	}
	if rest := strings.TrimSuffix(text[f.from:f.to], "»"); len(rest) < f.to-f.from && !strings.Contains(rest, "«") {
		f.to = f.from + len(rest) // the line «password: Quorl#77»
	}
	if wordset.InSet(passphraseFields, text[f.at:f.end]) {
		f.to = max(f.to, passphraseEnd(text, f.from))
	}
}

// isInBracket reports whether a round bracket is open before the word, in its line.
func (f *passwordField) isInBracket() bool {
	line := f.text[lex.LineStart(f.text, f.at, LongestPassword):f.at]
	return strings.LastIndexByte(line, '(') > strings.LastIndexByte(line, ')')
}

// passphraseEnd is the end of a line of four or more words in small letters, or i.
func passphraseEnd(text string, i int) int {
	words, k := 0, i
	for k < len(text) && k-i < LongestPassword {
		e := chars.LettersEnd(text, k, k+wordset.LongestWord)
		if e == k || text[k] < 'a' {
			return i
		}
		if words++; e == len(text) || text[e] < ' ' || text[e] == '"' {
			if words < 4 {
				return i
			}
			return e
		}
		if k = e + 1; text[e] != ' ' {
			return i
		}
	}
	return i
}

// The probabilities of what stands behind a word for a password and a sign, by how it is written. They are judged and not fitted: in
// 126 MB of programs 28 findings are left of 479, and about 18 of them are literals.
const (
	oddPassword     = 0.93 // letters with digits or signs
	plainPassword   = 0.8  // a word in quotes, or a number: 12 of 13 in trees of source that were new
	guessedPassword = 0.6  // a word without

	longestPasswordField = 24 // bytes of a word for a password
)

// odds is the probability that the value is a password, or 0 where it is code that names one, a placeholder or a sentence.
func (f *passwordField) odds() float64 {
	v := f.text[f.from:f.to]
	if k := strings.IndexByte(v, '/'); k > 0 && f.at > 0 && f.text[f.at-1] == '/' {
		f.from += k + 1 // user/password: tess/Quorl77
		v = v[k+1:]
	}
	behind := f.byteAt(f.to)
	if len(v) < 4 || f.quote != 0 && (isSaidWord(v) || behind != f.quote && behind >= ' ') || strings.Count(v, v[:1]) == len(v) || isPlaceholder(v) ||
		isPath(v) || strings.Contains(v, "::") && !chars.HoldsDigit(v) || wordset.InSet(literals, v) || wordset.InSet(prose.TypeWords, v) {
		return 0
	}
	if f.weak && (f.isTicket() && !isStrongPassword(v) || fields.IsPassportForm(v) || !IsSpokenPassword(v) && !chars.IsNumber(v)) {
		return 0
	}
	if f.quote == 0 && (IsInstruction(f.text, f.from) || isExpression(v) || f.sign != '>' && prose.IsCode(f.text, f.at)) {
		return 0 // password: Must contain a digit
	}
	letters, signs, digits, spaces := 0, 0, 0, 0
	for i := range len(v) {
		switch c := v[i]; {
		case numeral.IsLetter(c) || c >= utf8.RuneSelf || c == '_':
			letters++
		case numeral.IsDigit(c):
			digits++
		case c == ' ':
			spaces++
		default:
			signs++
		}
	}
	switch {
	case spaces > 0 && signs+digits-strings.Count(v, "'")-strings.Count(v, ",")-strings.Count(v[len(v)-1:], ".") <= 0,
		spaces > 0 && strings.IndexByte(".:?!…", v[len(v)-1]) >= 0, spaces > 2:
		if f.quote != 0 && wordset.InSet(passphraseFields, f.text[f.at:f.end]) || f.quote == 0 {
			return plainPassword
		}
		return 0
	case hasPart(v, "secretNames") && (digits == 0 || f.quote == 0 && isName(v) && behind == ','):
		return 0
	case letters == 0 || signs+digits > 0 && isDotted(v) && digits == 0:
		if isDotted(v) {
			return 0
		}
		return plainPassword
	case signs+digits > 0 && !isSnake(v), spaces == 0 && changesCase(v):
		return oddPassword
	case f.quote != 0:
		return plainPassword
	case f.sign == '>':
		return guessedPassword
	case f.spaced, f.weak, f.sign == ':' && f.text[f.from-1] == ':', strings.IndexByte(")(,;", behind) >= 0, isSnake(v), followsSpaceAndMore(f.text, f.to):
		return 0 // a variable, or a sentence
	}
	return guessedPassword
}

// isSaidWord reports whether a value is one word with a capital, or in a script without capitals, as labels of forms are: Nasnav. In 12 trees of source
// 6 of 6 of these behind a word for a password were such, and none was a password.
func isSaidWord(v string) bool {
	first, n := utf8.DecodeRuneInString(v)
	if unicode.Is(unicode.Han, first) && strings.IndexFunc(v, isNoName) == 0 && !strings.ContainsFunc(v, isASCIIAlnum) {
		return true // or a sentence without blanks
	}
	return !unicode.IsLower(first) && unicode.IsLetter(first) && n < len(v) && !strings.ContainsFunc(v[n:], func(r rune) bool {
		return !unicode.IsLower(r) && !unicode.IsMark(r) && (!unicode.IsLetter(r) || unicode.IsUpper(r))
	})
}

// isPath reports whether a value is the path of a file from a folder.
func isPath(v string) bool {
	return strings.Count(v, "/") > 0 && wordset.InSet(fileEndings, v[strings.LastIndexByte(v, '.')+1:])
}

// changesCase reports whether letters look drawn by lot: ten or more, of which every second has another case than the one before.
func changesCase(v string) bool {
	changes := 0
	for i := 1; i < len(v); i++ {
		if numeral.IsLetter(v[i]) && numeral.IsLetter(v[i-1]) && (v[i]^v[i-1])&0x20 != 0 {
			changes++
		}
	}
	return len(v) >= 10 && 2*changes >= len(v)
}

// isTicket reports whether the word is pass behind another word that is none for an account: the boarding pass.
func (f *passwordField) isTicket() bool {
	text, at := f.text, f.at
	if !strings.EqualFold(text[at:f.end], "pass") || at < 2 || text[at-1] != ' ' && text[at-1] != '-' {
		return false
	}
	if c := text[at-2]; !numeral.IsAlnum(c) && c < utf8.RuneSelf && c != '-' {
		return false
	}
	return !isUserWord(text, at-1)
}

// isUserWord reports whether the word that ends at text[i] is one for an account.
func isUserWord(text string, i int) bool {
	k := lex.WordStartWithin(text, i, i-wordset.LongestWord)
	return wordset.InSet(usernameFields, text[k:i]) || wordset.InSet(accountWords, text[k:i])
}

// isBehindUser reports whether a word for an account and the name of one stand before the word: user tess pass Quorl77.
func (f *passwordField) isBehindUser() bool {
	name := chars.SetStart(f.text, f.at-1, f.at-1-LongestUsername, &inAccounts)
	return name > 1 && f.text[name-1] == ' ' && isUserWord(f.text, name-1)
}

// followsSpaceAndMore reports whether a line goes on with a word or an operator behind text[i].
func followsSpaceAndMore(text string, i int) bool {
	return i+1 < len(text) && text[i] == ' ' && text[i+1] > ' ' && text[i+1] != '#' && text[i+1] != '-' && text[i+1] != '/'
}

// isPlaceholder reports whether a value stands for a password that is filled in: ${PASS}, <password>, %s, ****, {{ x }}.
func isPlaceholder(v string) bool {
	for _, sign := range [...]string{"${", "{{", "$(", "***", "%s", "%v"} {
		if strings.Contains(v, sign) {
			return true
		}
	}
	return strings.IndexByte("*<[({", v[0]) >= 0 || v[0] == '%' && strings.IndexByte("s({v", v[1]) >= 0 || v[0] == '$' && isName(v[1:]) ||
		isIndexed(v) || chars.PrefixFold(v, "xxx", "your_", "your-") != ""
}

// isIndexed reports whether a value is a variable of a shell, Perl or PHP with a member behind it: $opt{w}.
func isIndexed(v string) bool {
	k := strings.IndexAny(v, "{[")
	return v[0] == '$' && k > 1 && isName(v[1:k]) && strings.IndexByte("]}", v[len(v)-1]) >= 0
}

// isName reports whether a value is letters, digits and underscores, as variables are called.
func isName(v string) bool {
	return v != "" && !numeral.IsDigit(v[0]) && strings.IndexFunc(v, isNoName) < 0
}

func isNoName(r rune) bool { return r >= utf8.RuneSelf || !numeral.IsAlnum(byte(r)) && r != '_' }

// isSnake reports whether a value is small letters and digits with underscores between them.
func isSnake(v string) bool {
	return isName(v) && strings.IndexByte(v, '_') > 0 && !strings.ContainsFunc(v, unicode.IsUpper)
}

// isDotted reports whether a value is names with dots between them, as a member of something is called, or a label of a program.
func isDotted(v string) bool {
	head, rest, ok := strings.Cut(v, ".")
	return ok && isName(head) && (isName(rest) || isDotted(rest))
}

// isExpression reports whether a value without quotes is a part of a program: a call, an index, a member, the path of a file, a tag.
func isExpression(v string) bool {
	i := 0
	for i < len(v) && (numeral.IsAlnum(v[i]) || strings.IndexByte("_.:>-?!&*", v[i]) >= 0) {
		i++
	}
	if i > 0 && i < len(v) && (v[i] == '[' || v[i] == '(' && (i > 2 || strings.IndexByte(v[:i], '.') > 0)) ||
		i == len(v) && isDotted(v) && !chars.HoldsDigit(v) {
		return true // self.passwords[netloc], get_auth(…
	}
	if k := strings.IndexAny(v, ",;:"); k > 0 && isName(v[:k]) && !chars.HoldsDigit(v) && (i == len(v) || strings.ContainsAny(v[k:], "=(")) {
		return true // null,this.host="", or GID:users
	}
	closing := strings.TrimRight(v, ")}],;:")
	switch {
	case len(closing) < len(v) && (isName(closing) || isDotted(closing)) && !strings.ContainsAny(closing, "0123456789"):
		return true // None), cwd}
	case v[0] == '!' && isName(v[1:]) && !chars.HoldsDigit(v), strings.IndexByte("&+|;,:\\", v[0]) >= 0:
		return true // !secret
	case v[0] == '/' || v[0] == '.' || v[0] == '~':
		return strings.IndexByte(v[1:], '/') >= 0 || v[0] == '/'
	case strings.Contains(v, "://"), strings.HasPrefix(v, "0x"), strings.Contains(v, "?."), isDotted(v) && chars.Humps(v) > 1:
		return true
	}
	if k := strings.IndexAny(v, "|:"); k > 1 && isName(v[:k]) && !chars.HoldsDigit(v[:k]) && strings.IndexByte(v, '|') > 0 {
		return true // required|min:8
	}
	k := strings.IndexByte(v, '=')
	return k > 3 && k+1 < len(v) && isName(v[:k]) && strings.IndexByte(v[:k], '_') > 0 // min_length=8
}

// told reads the value behind the word where no sign joins the two: password is …, the old password Quorl77.
func (f *passwordField) told() (spec.Match, bool) {
	text, end := f.text, f.end
	if _, to, ok := LoginOfPassword(text, end); ok {
		end = to
	}
	i := SkipCopula(text, end)
	if i == end {
		return spec.Match{}, false
	}
	if e, _ := prose.WordAt(text, i); e > i && e < len(text) && text[e] == ' ' && wordset.InSet(passwordQualities, text[i:e]) {
		i = e + 1 // lautet derzeit
	}
	if i < len(text) && (text[i] == '"' || text[i] == '\'') && i == end+1 && strings.IndexByte(text[i+1:min(len(text), i+1+LongestPassword)], text[i]) > 0 {
		f.quote = text[i] // senha antiga "Quorl77"
		i++
	}
	if i == end+1 && (strings.HasPrefix(text[i:], "auf ") || strings.HasPrefix(text[i:], "to ")) {
		i = strings.IndexByte(text[i:], ' ') + i + 1 // Ihr Passwort auf Quorl77 gesetzt
	}
	f.from = i
	f.endValue()
	if f.quote == 0 && f.to > f.from && (text[f.to-1] == '.' || text[f.to-1] == '?') {
		f.to--
	}
	v, word := text[f.from:f.to], text[f.at:f.end]
	switch {
	case !IsSpokenPassword(v), isSnake(v), f.weak && fields.IsPassportForm(v), isPlaceholder(v),
		strings.EqualFold(word, "clave") && !strings.ContainsFunc(v, unicode.IsLower),
		strings.EqualFold(word, "pass") && !f.isBehindUser() && (f.isTicket() || !isStrongPassword(v)):
		return spec.Match{}, false // password is required, or the code of a part
	}
	return spec.Match{Start: f.from, End: f.to, Alone: StrongPassword}, true
}

// passwordParts are the last words of those for a password that have more than one, and what stands before them.
var passwordParts = [...]struct{ before, word string }{
	{"mot de ", "passe"}, {"mot_de_", "passe"}, {"mật ", "khẩu"}, {"kata ", "laluan"}, {"kata ", "sandi"},
}

// isPasswordWord reports whether a word for a password stands at text[at:end] with all that belongs to it.
func isPasswordWord(text string, at, end int) bool {
	word, other := text[at:end], false
	for _, p := range passwordParts {
		if strings.EqualFold(word, p.word) {
			if at >= len(p.before) && strings.EqualFold(text[at-len(p.before):at], p.before) || strings.HasSuffix(text[:at], "palavra-") ||
				strings.HasSuffix(text[:at], "palavra_") {
				return true
			}
			other = true
		}
	}
	return !other
}

func isASCIIAlnum(r rune) bool  { return r < utf8.RuneSelf && numeral.IsAlnum(byte(r)) }
func isASCIILetter(r rune) bool { return r < utf8.RuneSelf && numeral.IsLetter(byte(r)) }

// IsSpokenPassword reports whether what follows a word for a password can be one and no word, number or date: it has both letters and digits.
func IsSpokenPassword(v string) bool {
	if strings.ContainsAny(v, "/(){}[]<>=&") {
		return false
	}
	return len(v) >= 6 && hasTwo(v, isASCIILetter) && (chars.HoldsDigit(v) || hasSigns(v) || isPassphrase(v))
}

// hasSigns reports whether two or more of the signs that words do not hold are in a value.
func hasSigns(v string) bool {
	const signs = "!#$%^&*?+@~"
	v = v[:len(v)-1]
	i := strings.IndexAny(v, signs)
	return i >= 0 && strings.ContainsAny(v[i+1:], signs)
}

// isPassphrase reports whether a value is three words or more in small letters, of four letters or more each, with
// hyphens between them: copper-lantern-purple.
func isPassphrase(v string) bool {
	first, rest, _ := strings.Cut(v, "-")
	second, third, ok := strings.Cut(rest, "-")
	return ok && isPhraseWord(first) && isPhraseWord(second) && (isPhraseWord(third) || isPassphrase(rest))
}

func isPhraseWord(w string) bool { return len(w) > 3 && strings.IndexFunc(w, isNotSmall) < 0 }
