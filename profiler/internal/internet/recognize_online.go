package internet

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// OnlineRecognizers find domains, and what browsers send.
func OnlineRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "domain-name", Label: "DOMAIN_NAME",
			Doc:      "Labels with dots between them, the last of them a top-level domain; one that is a word or ends files needs context.",
			Source:   "RFC 1035, section 2.3.1; RFC 2606; IANA Root Zone Database",
			Triggers: []spec.Trigger{spec.OnByte('.').Then("9A*").Undecimal().AtMost(surelyDomain)},
			Match:    matchDomain,
			Beside:   0.93,
		},
		{
			Name: "url-domain", Label: "URL",
			Doc:      "A domain alone, which browsers take for an address: for those who ask for addresses and not for domains.",
			Source:   "RFC 1035, section 2.3.1; IANA Root Zone Database",
			Triggers: []spec.Trigger{spec.OnByte('.').Then("9A*").Undecimal().AtMost(domainAsURL)},
			Match:    matchDomainAsURL, Lenient: true,
		},
		{
			Name: "http-cookie-header", Label: "HTTP_COOKIE",
			Doc:      "A Cookie or Set-Cookie header with its pairs of names and values.",
			Source:   "RFC 6265, section 4",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 6).OneOf([]string{"cookie"}, nil)},
			Match:    matchCookie,
		},
		{
			Name: "user-agent-text", Label: "USER_AGENT",
			Doc:    "A product and its version, then comments and further products, as browsers begin, or behind the name of the header.",
			Source: "RFC 9110, section 10.1.5",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 5).OneOf([]string{"agent", "opera"}, nil),
				spec.OnToken(lex.TokenWord, 6).OneOf([]string{"dalvik"}, nil), spec.OnToken(lex.TokenWord, 7).OneOf([]string{"mozilla"}, nil)},
			Match: matchUserAgent,
		},
	}
}

// surelyDomain is what a domain is worth at most.
const surelyDomain = 0.9

// domainAsURL is what a domain alone is worth as an address.
const domainAsURL = 0.3

// matchDomainAsURL reads what is surely a domain.
func matchDomainAsURL(text string, at int) (spec.Match, bool) {
	m, ok := matchDomain(text, at)
	if m.Alone < spec.DefaultMinConfidence {
		return spec.Match{}, false
	}
	m.Alone = domainAsURL
	return m, ok
}

// matchDomain reads a domain around its first dot.
func matchDomain(text string, at int) (spec.Match, bool) {
	if at == 0 || at+2 >= len(text) || lex.Classes[text[at-1]] == lex.ClassOther || lex.Classes[text[at+1]] == lex.ClassOther {
		return spec.Match{}, false
	}
	if numeral.IsDigit(text[at-1]) && numeral.IsDigit(text[at+1]) {
		return spec.Match{}, false // a decimal or an address of a network
	}
	next := chars.AlnumsEnd(text, at+1, at+longestDomain+1)
	if next < len(text) && text[next] == '@' {
		return spec.Match{}, false // the name in an e-mail address
	}
	if c := text[at-1]; c >= utf8.RuneSelf {
		if r, _ := chars.RuneBefore(text, at); !chars.IsLetterRune(r) {
			return spec.Match{}, false
		}
	}
	if next == at+1 {
		if r, _ := chars.RuneAt(text, next); text[next] != '-' && !chars.IsLetterRune(r) {
			return spec.Match{}, false
		}
	} else if next == len(text) || text[next] < utf8.RuneSelf && text[next] != '.' && text[next] != '-' {
		if !isTopLevel(text[at+1 : next]) {
			return spec.Match{}, false // the last label
		}
	}
	// A domain of Latin letters ends where another script begins, which may follow
	// it without a space.
	latin := numeral.IsAlnum(text[at-1])
	start := at
	for start > 0 && at-start <= 63 {
		c := text[start-1]
		if c < utf8.RuneSelf {
			if !numeral.IsAlnum(c) && c != '-' {
				break
			}
			start--
			continue
		}
		r, n := chars.RuneBefore(text, start)
		if !chars.IsLetterRune(r) || latin && !chars.IsLatin(r) {
			break
		}
		start -= n
	}
	if start == at || at-start > 63 || text[start] == '-' {
		return spec.Match{}, false
	}
	if start > 0 && strings.IndexByte(`@/\._-~$%#*+`, text[start-1]) >= 0 {
		return spec.Match{}, false // a path, an address, or the middle of something longer
	}
	limit, whole := min(len(text), start+longestDomain), latin
	for i := at; latin && i < limit; {
		if text[i] < utf8.RuneSelf {
			if !inLabel[text[i]] && text[i] != '.' {
				break // here no domain goes on
			}
			i++
			continue
		}
		r, n := chars.RuneAt(text, i)
		if !chars.IsLetterRune(r) {
			break
		}
		if chars.Spaceless(r) {
			limit, whole = i, false
		}
		i += n
	}
	end, walked := domainWalk(text, start, limit)
	failed := func() (spec.Match, bool) {
		if whole {
			return spec.NothingBefore(walked) // another label of it has the same end
		}
		return spec.Match{}, false
	}
	if end < at || lex.JoinsAfter(text, end) || end < len(text) && strings.IndexByte("@(*\\", text[end]) >= 0 {
		return failed()
	}
	last := text[start+strings.LastIndexByte(text[start:end], '.')+1 : end]
	// Of two short names the second may be a member of the first: c.mu, fd.net.
	member := at+1+len(last) == end && (at-start < 5 || strings.IndexFunc(text[start:at], unicode.IsUpper) >= 0)
	switch top := TopOf(last); {
	case top == NoTopLevel:
		return failed()
	case top == UnmistakableTop && !(member && last == "net"):
		return spec.Match{Start: start, End: end, Alone: surelyDomain}, true
	case top == doubtfulTop && hostNames.Has(strings.TrimRight(text[start:at], "0123456789")) && strings.Count(text[start:end], ".") > 1:
		return spec.Match{Start: start, End: end, Alone: 0.7}, true
	case top == doubtfulTop && isNumberedHost(text[start:at]) && strings.Count(text[start:end], ".") > 1 && !fileDomains.Has(last):
		return spec.Match{Start: start, End: end, Alone: 0.7}, true
	case top == doubtfulTop && strings.IndexByte(text[start:end], '-') >= 0 && !fileDomains.Has(last):
		return spec.Match{Start: start, End: end, Alone: 0.55}, true // no member of a program has a hyphen
	case top == doubtfulTop:
		return spec.Match{Start: start, End: end, Alone: 0.05}, true
	case member, numberTops.Has(last) && strings.Count(text[start:end], ".") == 1:
		return spec.Match{Start: start, End: end, Alone: 0.2}, true
	}
	return spec.Match{Start: start, End: end, Alone: 0.6}, true
}

// hostNames are what machines of the net are called, and hardly anything else that has a
// dot behind it.
var hostNames = &wordset.WordList{File: "internet", Set: "hostNames"}

// isNumberedHost reports whether a label is letters with a number behind them, as machines are called: print01.
func isNumberedHost(label string) bool {
	i := 0
	for i < len(label) && 'a' <= label[i] && label[i] <= 'z' {
		i++
	}
	return i > 1 && i < len(label) && len(label)-i < 4 && chars.IsNumber(label[i:])
}

// numberTops are top-level domains that mean a number in many languages: kund.nr.
var numberTops = &wordset.WordList{Text: "nr"}

// longestDomain is the length of the longest domain in octets (RFC 1035, section
// 2.3.4).
const longestDomain = 253

// longestTop is the length in bytes of the longest top-level domain.
const longestTop = 63

// TopOf is what the last label of a domain proves. In capitals it proves little:
// such are names of products.
func TopOf(label string) topLevel {
	top, capitals := topInAnyCase(label)
	switch {
	case capitals == 0 || top == NoTopLevel:
		return top
	case capitals == len(label):
		return doubtfulTop
	}
	return NoTopLevel
}

// topInAnyCase is what the last label of a domain proves in small letters, and how many of its letters are capitals.
func topInAnyCase(label string) (top topLevel, capitals int) {
	if len(label) > longestTop {
		return NoTopLevel, 0
	}
	if len(label) > 4 && label[:4] == "xn--" {
		return commonTop, 0
	}
	var buf [longestTop]byte
	for i := range len(label) {
		c := label[i]
		if 'A' <= c && c <= 'Z' {
			capitals++
			c += 'a' - 'A'
		}
		buf[i] = c
	}
	return TopLevels.Get()[string(buf[:len(label)])], capitals
}

// matchCookie reads a header from the word Cookie in its name.
func matchCookie(text string, at int) (spec.Match, bool) {
	const name = "cookie"
	if at+len(name) >= len(text) || text[at+len(name)] != ':' || !strings.EqualFold(text[at:at+len(name)], name) {
		return spec.Match{}, false
	}
	start := at
	if at >= 4 && strings.EqualFold(text[at-4:at], "set-") {
		start -= 4
	}
	if lex.JoinsBefore(text, start) || start > 0 && text[start-1] == '-' {
		return spec.Match{}, false
	}
	i := chars.BytesEnd(text, at+len(name)+1, at+10, " ")
	// The name of the first cookie is a token.
	value := i
	for i < len(text) && i-value < 256 && isTokenChar(text[i]) {
		i++
	}
	if i == value || i >= len(text) || text[i] != '=' {
		return spec.Match{}, false
	}
	end := i + 1
	for end < len(text) && end-start < 4096 && text[end] >= ' ' && text[end] < 0x7F && text[end] != '"' && text[end] != '\'' && text[end] != '\\' {
		end++
	}
	end = chars.BytesStart(text, end, i+1, " ;")
	return spec.Match{Start: start, End: end, Alone: 0.97}, true
}

// isTokenChar reports whether c can stand in a token of HTTP (RFC 9110, section
// 5.6.2).
func isTokenChar(c byte) bool {
	return numeral.IsAlnum(c) || strings.IndexByte("!#$%&'*+-.^_`|~", c) >= 0
}

// longestAgent bounds the walk over a User-Agent.
const longestAgent = 512

// matchUserAgent reads from the product that browsers begin with, or from what
// stands behind the name of the header.
func matchUserAgent(text string, at int) (spec.Match, bool) {
	end, _ := lex.NextToken(text, at)
	start := at
	switch word := text[at:end]; word {
	case "Mozilla", "Dalvik", "Opera":
		if lex.JoinsBefore(text, at) {
			return spec.Match{}, false
		}
	default:
		if !strings.EqualFold(word, "agent") || at < 5 || !strings.EqualFold(text[at-5:at-1], "user") || text[at-1] != '-' &&
			text[at-1] != '_' && text[at-1] != ' ' {
			return spec.Match{}, false
		}
		i := chars.BytesEnd(text, end, end+4, "\": =")
		if i == end || strings.HasPrefix(text[i:], "Mozilla/") {
			return spec.Match{}, false
		}
		start = i
	}
	i := productEnd(text, start)
	if i < 0 {
		return spec.Match{}, false
	}
	parts := 1
	for i < len(text) && i-start < longestAgent {
		next := -1
		switch {
		case text[i] != ' ' || i+1 >= len(text):
		case text[i+1] == '(':
			next = commentEnd(text, i+1)
		default:
			next = productEnd(text, i+1)
			if next < 0 {
				// A product without a version may stand before one that has it.
				if j := prose.WordEnd(text, i+1); j > i+1 && j < len(text) && text[j] == ' ' {
					next = productEnd(text, j+1)
				}
			}
		}
		if next < 0 {
			break
		}
		i = next
		parts++
	}
	if start == at && parts < 2 {
		return spec.Match{}, false // Mozilla/5.0 alone may be talked about
	}
	return spec.Match{Start: start, End: i, Alone: 0.97}, true
}

// productEnd is where the product and its version end that begin at text[i], or
// -1 when there is none.
func productEnd(text string, i int) int {
	j := prose.WordEnd(text, i)
	if j == i || j+1 >= len(text) || text[j] != '/' || !numeral.IsAlnum(text[j+1]) {
		return -1
	}
	end := prose.WordEnd(text, j+1)
	end = chars.BytesStart(text, end, j+2, ".-") // the end of a sentence
	return end
}

// commentEnd is where the comment ends that begins at text[i], with others
// inside it, or -1.
func commentEnd(text string, i int) int {
	depth := 0
	limit := min(len(text), i+longestAgent)
	if strings.IndexByte(text[i:limit], ')') < 0 {
		return -1 // nobody walks to where it does not end
	}
	for j := i; j < limit; j++ {
		if inComment[text[j]] {
			continue
		}
		switch text[j] {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return j + 1
			}
		default:
			return -1
		}
	}
	return -1
}

// inComment is true for what stands in a comment, without the brackets.
var inComment = chars.SetWhere(func(c byte) bool { return c >= ' ' && c != '(' && c != ')' })
