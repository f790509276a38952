package treescan

import (
	_ "embed"
	"html"
	"net/url"
	"slices"
	"strings"
	"sync"
	"unicode"

	"github.com/privet-go/privet"
)

// This file reads what is known of values that are nobody's.

var (
	//go:embed words/placeholders.txt
	placeholdersText string
	//go:embed words/harmless.txt
	harmlessText string
	//go:embed words/nobodies.txt
	nobodiesText string
	//go:embed words/roles.txt
	rolesText string
	//go:embed words/domains.txt
	domainsText string
	//go:embed words/authors.txt
	authorsText string
	//go:embed words/makers.txt
	makersText string
	//go:embed words/credits.txt
	creditsText string
	//go:embed words/reserved.txt
	reservedText string
	//go:embed words/references.txt
	referencesText string
	//go:embed words/examples.txt
	examplesText string
	//go:embed words/docs.txt
	docsText string
	//go:embed words/contacts.txt
	contactsText string
	//go:embed words/mailheaders.txt
	mailHeadersText string
	//go:embed words/messages.txt
	messagesText string
	//go:embed words/tests.txt
	testsText string
	//go:embed words/translations.txt
	translationsText string

	placeholders = sync.OnceValue(func() map[string]bool { return setOf(placeholdersText) })
	harmless     = sync.OnceValue(func() []string { return wordLines(harmlessText) })
	nobodies     = sync.OnceValue(func() map[string]bool { return setOf(nobodiesText) })
	roles        = sync.OnceValue(func() map[string]bool { return setOf(rolesText) })
	domains      = sync.OnceValue(func() map[string]bool { return setOf(domainsText) })
	authors      = sync.OnceValue(func() []string { return wordLines(authorsText) })
	makers       = sync.OnceValue(func() []string { return wordLines(makersText) })
	references   = sync.OnceValue(func() []string { return wordLines(referencesText) })
	examples     = sync.OnceValue(func() []string { return wordLines(examplesText) })
	contacts     = sync.OnceValue(func() []string { return wordLines(contactsText) })
	mailHeaders  = sync.OnceValue(func() map[string]bool { return setOf(mailHeadersText) })
	messages     = sync.OnceValue(func() []string { return wordLines(messagesText) })
	docs         = sync.OnceValue(func() []rule { list, _ := parseRules(docsText); return list })
	tests        = sync.OnceValue(func() []rule { list, _ := parseRules(testsText); return list })
	translations = sync.OnceValue(func() []rule { list, _ := parseRules(translationsText); return list })
	credits      = sync.OnceValue(func() []rule { list, _ := parseRules(creditsText); return list })
	reserved     = sync.OnceValue(func() map[privet.Label][]string { return reservedOf(reservedText) })
)

// wordLines gives the lines of a list. A line that begins with # and a blank is a comment.
func wordLines(text string) (list []string) {
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "# ") {
			list = append(list, line)
		}
	}
	return list
}

func setOf(text string) map[string]bool {
	set := map[string]bool{}
	for _, w := range wordLines(text) {
		set[w] = true
	}
	return set
}

func reservedOf(text string) map[privet.Label][]string {
	all := map[privet.Label][]string{}
	for _, line := range wordLines(text) {
		label, pattern, _ := strings.Cut(line, " ")
		all[privet.Label(label)] = append(all[privet.Label(label)], pattern)
	}
	return all
}

// isReserved reports whether documentation uses a value that is nobody's.
func isReserved(label privet.Label, value string) bool {
	if label == privet.LabelPhoneNumber {
		if i := strings.IndexFunc(value, isLetter); i > 0 { // of an extension
			value = value[:i]
		}
	}
	if strings.Contains(value, "%") {
		if plain, err := url.PathUnescape(value); err == nil {
			value = plain
		}
	}
	if label == privet.LabelAuthToken || label == privet.LabelBasicAuthHeader {
		value = strings.Trim(value[strings.LastIndexAny(value, " =")+1:], `",`)
	}
	plain := strings.ToUpper(strings.Map(func(r rune) rune {
		if '０' <= r && r <= '９' {
			return r - '０' + '0'
		}
		if strings.ContainsRune(" -./()+\t\u00a0", r) && (r != '.' || label != privet.LabelJSONWebToken) {
			return -1
		}
		return r
	}, value))
	for _, p := range reserved()[label] {
		if fitsPattern(p, plain) || label == privet.LabelPhoneNumber && isNationalForm(p, plain) {
			return true
		}
	}
	return false
}

// isNationalForm reports whether a telephone number fits a pattern without its country, or behind 00 or 011.
func isNationalForm(pattern, plain string) bool {
	for _, abroad := range []string{"00", "011"} {
		if rest, ok := strings.CutPrefix(plain, abroad); ok && fitsPattern(pattern, rest) {
			return true
		}
	}
	rest, trunk := strings.CutPrefix(plain, "0")
	if pattern[0] == '1' {
		return fitsPattern(pattern[1:], plain)
	}
	return trunk && fitsPattern(pattern[2:], rest)
}

func fitsPattern(pattern, value string) bool {
	for i := range len(pattern) {
		switch {
		case pattern[i] == '*':
			return true
		case i >= len(value), pattern[i] == 'x' && !isDigit(value[i]), pattern[i] != 'x' && pattern[i] != value[i]:
			return false
		}
	}
	return len(value) == len(pattern)
}

// isPlaceholder reports whether a secret is a word that stands for any.
func isPlaceholder(secret, project string) bool {
	if isNamedSecret(secret, project) {
		return true
	}
	if _, behind, isPair := strings.Cut(secret, ":"); isPair && isPlaceholder(behind, project) {
		return true
	}
	s := strings.ToLower(strings.Trim(secret, " \t\"'`"))
	if plain, err := url.PathUnescape(s); err == nil {
		s = plain
	}
	s = html.UnescapeString(s)
	if len(s) < shortestSecret || strings.Contains(s, "example") || strings.Contains(s, "...") || isTemplate(s) || holdsRow(s) ||
		strings.Trim(s, "x*.-_#?") == "" {
		return true
	}
	words := strings.FieldsFunc(s, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	if !slices.ContainsFunc(words, func(w string) bool {
		plain := strings.TrimRight(w, "0123456789")
		return !placeholders()[plain] && !isProjectWord(plain, project) && (plain != "" || len(w) > marksOfWords)
	}) {
		return true
	}
	s = leet.Replace(strings.TrimRight(s, "0123456789!@#$%&*?._-"))
	letters := strings.Map(func(r rune) rune {
		if !unicode.IsLetter(r) {
			return -1
		}
		return r
	}, s)
	return len(letters) >= len(s)-marksOfWords && isMadeOf(letters, placeholders())
}

// marksOfWords is how many bytes of words that stand for any are no letters: blanks, hyphens and the like.
const marksOfWords = 2

// isMadeOf reports whether some of a set of words, one behind the other, are a text.
func isMadeOf(s string, words map[string]bool) bool {
	if len(s) > longestWords {
		return false
	}
	made := make([]bool, len(s)+1)
	made[0] = true
	for to := 1; to <= len(s); to++ {
		for from := range to {
			made[to] = made[to] || made[from] && words[s[from:to]]
		}
	}
	return made[len(s)]
}

// longestWords is the length of a text from which on it is not taken for words.
const longestWords = 64

// isTemplate reports whether something is to be put in the place of a secret, or it is one of several words.
func isTemplate(s string) bool {
	return strings.ContainsAny(s[:1], "$<{%[") || isAny(s, "${", "@{", "#{") || strings.Contains(s, "{{") ||
		strings.Contains(s, "|") && !strings.ContainsAny(s, "0123456789")
}

// holdsRow reports whether a secret counts up or goes through the alphabet, as no secret does, or is the beginning of it.
func holdsRow(s string) bool {
	letters := strings.Map(func(r rune) rune {
		if r < 'a' || 'z' < r {
			return -1
		}
		return r
	}, s)
	return longestSequence(s) >= shortestSequence || strings.Contains(letters, "abcdefgh") || strings.HasPrefix("abcdefgh", s)
}

// longestSequence gives the length of the longest run of letters or digits in a text of which each follows on the one before, or all precede it.
func longestSequence(s string) (longest int) {
	up, down := 1, 1
	for i := 1; i < len(s); i++ {
		up, down = rowOf(up, isWordByte(s[i]) && s[i] == s[i-1]+1), rowOf(down, isWordByte(s[i]) && s[i] == s[i-1]-1)
		longest = max(longest, up, down)
	}
	return longest
}

// shortestSequence is how long such a run is that is no chance.
const shortestSequence = 7

// shortestSecret is the length below which nothing is a secret.
const shortestSecret = 4

var leet = strings.NewReplacer("0", "o", "1", "i", "3", "e", "4", "a", "5", "s", "@", "a", "$", "s", "%40", "a")

// isNobodys reports whether an e-mail address is of a domain or a role that is no person's.
func isNobodys(address, project string) bool {
	local, domain, ok := strings.Cut(strings.ToLower(strings.ReplaceAll(address, "[.]", ".")), "@")
	if !ok || isAny(local, "%s", "%d", "%v") || isRole(separators.Replace(local)) || isPlainName(address[:len(local)], strings.Split(domain, ".")[0]) {
		return true
	}
	if isRole(local) || len(local) == 1 || strings.HasPrefix(domain, "lists.") || strings.Contains(local, "example") || isMessage(local) ||
		strings.HasSuffix(local, ".com") || strings.HasSuffix(local, ".org") || isProject(local, domain) ||
		local == domain || isPlainName(address[:len(local)], project) ||
		slices.Contains(strings.Split(domain, "."), "example") || slices.Contains(strings.Split(domain, "."), "noreply") {
		return true
	}
	for d := domain; d != ""; {
		if domains()[d] || domains()["."+d] && !strings.Contains(d, ".") {
			return true
		}
		var name string
		if name, d, _ = strings.Cut(d, "."); domains()[name+".*"] {
			return true
		}
	}
	name, _, _ := strings.Cut(domain, ".")
	return len(name) == 1 || strings.HasSuffix(name, "xample") || strings.TrimRight(name, "0123456789") == "example" && name != "example"
}

// separators makes the marks between the words of a local part points.
var separators = strings.NewReplacer("_", ".", "-", ".", "+", ".")

// isRole reports whether a local part is that of a role, a list or a program: a word for one, or one of several with hyphens between them.
func isRole(local string) bool {
	if roles()[strings.TrimRight(local, "0123456789")] {
		return true
	}
	first, _, _ := strings.Cut(local, "-")
	return roles()[first] || roles()[local[strings.LastIndexByte(local, '-')+1:]]
}

// isProject reports whether a local part is the name of the domain, or begins with it: it is a project's, or a list of one.
func isProject(local, domain string) bool {
	first, _, _ := strings.Cut(local, "-")
	label, _, _ := strings.Cut(domain, ".")
	return local == label || first != local && slices.Contains(strings.Split(domain, "."), first)
}

// isMessage reports whether what stands before an @ is of the identifier of a message, as mail programs make them.
func isMessage(local string) bool {
	digits := 0
	for i := range len(local) {
		if isDigit(local[i]) {
			digits++
		}
	}
	first, _, ok := strings.Cut(local, ".")
	hasLetter := strings.ContainsFunc(local, isLetter)
	return digits >= 12 || digits == len(local) && digits < fewestOfAccount || len(local) >= longestLocal || !hasLetter && digits < len(local) ||
		strings.HasSuffix(local, ".fsf") || ok && len(first) >= 6 && strings.Trim(first, "0123456789") == ""
}

// fewestOfAccount is how many digits the number of an account has at least that is a local part.
const fewestOfAccount = 4

// longestLocal is the length from which on a local part is made by a program.
const longestLocal = 40

// isAddress reports whether the top-level domain of what looks like an address is written as one is: in letters of one case, or with a capital first.
func isAddress(address string) bool {
	top := address[strings.LastIndexByte(address, '.')+1:]
	return top == strings.ToLower(top) || top == strings.ToUpper(top) || top[1:] == strings.ToLower(top[1:])
}

// namesAuthor reports whether one of some words is in a line that says who has made something.
func namesAuthor(line string, words []string) bool {
	line = strings.ToLower(line)
	for _, w := range words {
		for from := 0; ; {
			i := strings.Index(line[from:], w)
			if i < 0 {
				break
			}
			i += from
			from = i + len(w)
			if (i == 0 || !isWordByte(line[i-1]) || endsName(line[i-1], w)) && (from == len(line) || !isWordByte(line[from]) || !isWordByte(w[0])) {
				return true
			}
		}
	}
	return false
}

// endsName reports whether a word of some length may be the last of a name in a program, as in package_maintainer, by the byte before it.
func endsName(before byte, word string) bool { return before == '_' && len(word) >= shortestInName }

const shortestInName = 6

func isDigit(c byte) bool { return '0' <= c && c <= '9' }
func isWordByte(c byte) bool {
	return c == '_' || isDigit(c) || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}
