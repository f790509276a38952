package internet

import (
	"net/netip"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// NetworkRecognizers find addresses of networks and devices.
func NetworkRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "ipv4", Label: "IP_ADDRESS",
			Doc:    "Four numbers up to 255 with dots between them, and the length of a prefix.",
			Source: "RFC 791; RFC 6943, the strict dotted-decimal form",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenDigits, 1).FollowedBy(".9").Undotted().BeforeSecondDot(),
				spec.OnToken(lex.TokenDigits, 2).FollowedBy(".9").Undotted().BeforeSecondDot(),
				spec.OnToken(lex.TokenDigits, 3).FollowedBy(".9").Undotted().BeforeSecondDot()},
			Match:  MatchIPv4,
			Beside: 0.99,
		},
		{
			Name: "ipv6", Label: "IP_ADDRESS",
			Doc:      "Groups of hexadecimal digits with colons, as netip.ParseAddr reads them, a zone and the length of a prefix.",
			Source:   "RFC 4291, section 2.2",
			Triggers: []spec.Trigger{spec.OnByte(':').Then("9ABCDEFabcdef:").AmongColons().AtMost(surelyIPv6)},
			Match:    MatchIPv6,
			Beside:   0.99,
		},
		{
			Name: "mac-address", Label: "MAC_ADDRESS",
			Doc: "Six octets in hexadecimal, not all zeros or ones, in pairs with colons or hyphens or in fours with dots, and no more of " +
				"them behind or before.",
			Source:   "IEEE 802",
			Triggers: macTriggers.Get(),
			Match:    matchMAC, Check: isMAC,
			Context: lists.Words("internet", "macContext"),
		},
		{
			Name: "mac-address-plain", Label: "MAC_ADDRESS",
			Doc:      "Twelve hexadecimal characters, letters among them, beside a word for it.",
			Source:   "IEEE 802",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenMixed, 12).AtMost(0.01)},
			Match:    matchPlainMAC, Check: isMAC,
			Beside: 0.93, Reach: 20, Context: lists.Words("internet", "macContext"),
		},
		{
			Name: "url", Label: "URL",
			Doc:      "A scheme, :// and what follows up to white space; a name that begins with www; or a domain and a path.",
			Source:   "RFC 3986; RFC 3987; IANA Root Zone Database",
			Triggers: []spec.Trigger{spec.OnByte(':').Then("/"), spec.OnByte('/').Behind("9A"), spec.OnToken(lex.TokenWord, 3).OneOf([]string{"www"}, nil)},
			Match:    MatchURL,

			HoldsOthers: true,
		},
		{
			Name: "uuid", Label: "DEVICE_ID",
			Doc:    "A UUID with a version and variant that are defined, beside a word for a device.",
			Source: "RFC 9562",
			Shapes: []spec.Shape{{Pattern: "XXXXXXXX-XXXX-XXXX-XXXX-XXXXXXXXXXXX", Alone: 0.3}},
			Check:  IsUUID, FalseAccept: 1e-4,
			Beside: 0.93,
		},
		{
			Name: "advertising-id", Label: "ADVERTISING_ID",
			Doc:    "A UUID beside a word for an advertising identifier.",
			Source: "RFC 9562; IAB Tech Lab, identifier for advertising",
			Shapes: []spec.Shape{{Pattern: "XXXXXXXX-XXXX-XXXX-XXXX-XXXXXXXXXXXX", Alone: 0.05}},
			Check:  IsUUID, FalseAccept: 1e-4,
			Beside: 0.97,
		},
	}
}

var macTriggers = lazy.Value[[]spec.Trigger]{Make: func() []spec.Trigger {
	return []spec.Trigger{
		spec.OnToken(lex.TokenDigits, 2).FollowedBy(pairNext).InPairs().Standing().AtMost(surelyMAC),
		spec.OnToken(lex.TokenWord, 2).FollowedBy(pairNext).InPairs().StartingWith(hexLetters...).Standing().AtMost(surelyMAC),
		spec.OnToken(lex.TokenMixed, 2).FollowedBy(pairNext).InPairs().Standing().AtMost(surelyMAC),
		spec.OnToken(lex.TokenDigits, 4).FollowedBy(".9.A").Standing().AtMost(surelyMAC),
		spec.OnToken(lex.TokenWord, 4).FollowedBy(".9.A").StartingWith(hexLetters...).Standing().AtMost(surelyMAC),
		spec.OnToken(lex.TokenMixed, 4).FollowedBy(".9.A").Standing().AtMost(surelyMAC),
	}
}}

// surelyIPv6 is what an internet address of version 6 is worth at most.
const surelyIPv6 = 0.97

// surelyMAC is what a hardware address is worth at most: with colons.
const surelyMAC = 0.96

// hexLetters are the letters that a word of them can begin with.
var hexLetters = []string{"A", "B", "C", "D", "E", "F"}

// pairNext is what follows the first octet of a hardware address.
const pairNext = ":9:A-9-A"

// MatchIPv4 reads an address from its first digit.
func MatchIPv4(text string, at int) (spec.Match, bool) {
	if lex.JoinsBefore(text, at) || at >= 2 && text[at-1] == '.' && numeral.IsDigit(text[at-2]) {
		return spec.Match{}, false
	}
	i, small, zeros, first := at, 0, 0, 0
	for group := range 4 {
		if group > 0 {
			if i >= len(text) || text[i] != '.' {
				return spec.Match{}, false
			}
			i++
		}
		if i >= len(text) || !numeral.IsDigit(text[i]) {
			return spec.Match{}, false
		}
		v := int(text[i] - '0')
		if i++; v == 0 {
			zeros++
			if i < len(text) && numeral.IsDigit(text[i]) {
				return spec.Match{}, false
			}
		}
		for i < len(text) && numeral.IsDigit(text[i]) {
			if v = v*10 + int(text[i]-'0'); v > 255 {
				return spec.Match{}, false
			}
			i++
		}
		if v < 20 {
			small++
		}
		if group == 0 {
			first = v
		}
	}
	if lex.JoinsAfter(text, i) || i+1 < len(text) && text[i] == '.' && numeral.IsDigit(text[i+1]) {
		return spec.Match{}, false
	}
	i = prefixEnd(text, i, 32)
	switch {
	case first < 20 && chars.ContainsAny(text[lex.LineStart(text, at, 40):at], "pgraded from ", "pgrade from ", "pdated from ", "umped from "):
		return spec.Match{}, false
	case first < 20 && isVersioned(text, at):
		return spec.Match{Start: at, End: i, Alone: 0.3}, true
	case at > 1 && text[at-1] == ',' && numeral.IsDigit(text[at-2]) && prose.IsInPath(text, at, i):
		return spec.Match{}, false
	case small >= 3 && zeros == 0 && first < 10:
		return spec.Match{Start: at, End: i, Alone: 0.45}, true // such as 8.1.2.6, which may be a section
	case small >= 3:
		return spec.Match{Start: at, End: i, Alone: 0.7}, true // such as 10.2.33.4, which may be a version
	}
	return spec.Match{Start: at, End: i, Alone: 0.95}, true
}

// isVersioned reports whether a word for a version or a chapter stands before text[at], or the name of a field that
// ends in one: "minVersion": "10.2.33.40".
func isVersioned(text string, at int) bool {
	end := chars.BytesStart(text, at, at-4, " \"':=")
	i := chars.LettersStart(text, end, end-12)
	for k := end - 1; k > i; k-- {
		if text[k] < 'a' && text[k-1] >= 'a' {
			i = k
		}
	}
	return end < at && wordset.InSet(prose.VersionWords, text[i:end])
}

// MatchIPv6 reads an address around its first colon.
func MatchIPv6(text string, at int) (spec.Match, bool) {
	if !MayBeIPv6(text, at) {
		return spec.Match{}, false
	}
	start := chars.HexesStart(text, at, at-4)
	if lex.JoinsBefore(text, start) || start > 0 && (text[start-1] == ':' && !isBehindName(text, start) || text[start-1] == '.') {
		return spec.Match{}, false
	}
	end, colons := start, 0
	for end < len(text) && end-start <= 45 && (chars.IsHex(text[end]) || text[end] == ':' || text[end] == '.') {
		if text[end] == ':' {
			colons++
		}
		end++
	}
	for end > start && (text[end-1] == '.' || text[end-1] == ':' && (end < start+2 || text[end-2] != ':')) {
		end-- // the end of a sentence
	}
	if text[start:end] == "::" {
		return unspecified(text, start)
	}
	// ParseAddr is slow, and what has no :: has seven colons, or six and an IPv4
	// address behind them.
	if colons < 2 || colons < 6 && !strings.Contains(text[start:end], "::") || end-start < 3 || lex.JoinsAfter(text, end) {
		return spec.Match{}, false
	}
	if _, err := netip.ParseAddr(text[start:end]); err != nil {
		return spec.Match{}, false
	}
	end = prefixEnd(text, zoneEnd(text, end), 128)
	if colons < 3 && (!chars.HoldsDigit(text[start:end]) || start > 1 && text[start-1] == '[' && lex.JoinsBefore(text, start-1)) {
		return spec.Match{Start: start, End: end, Alone: 0.1}, true // dead::beef, as programs part names, and the slice of a[1::2]
	} else if colons < 3 {
		return spec.Match{Start: start, End: end, Alone: 0.55}, true
	}
	return spec.Match{Start: start, End: end, Alone: surelyIPv6}, true
}

// MayBeIPv6 rules out most of what has a colon at text[at], such as times: what has no
// two colons together has six of them, with four digits or fewer between.
func MayBeIPv6(text string, at int) bool {
	i := at + 1
	for range 5 {
		from := i
		i = chars.HexesEnd(text, i, from+4)
		if i == len(text) || text[i] != ':' {
			return false
		}
		if i == from {
			return true
		}
		i++
	}
	return true
}

// unspecified reads the address of zeros alone, which is written as two colons.
// In source text they part names; so it counts by itself only, and for little
// without the length of a prefix.
func unspecified(text string, at int) (spec.Match, bool) {
	end := at + len("::")
	if at > 0 && strings.IndexByte(" \t\n=[(\"'`,", text[at-1]) < 0 {
		return spec.Match{}, false
	}
	if past := prefixEnd(text, end, 128); past > end {
		return spec.Match{Start: at, End: past, Alone: 0.9}, true
	}
	if end < len(text) && strings.IndexByte(" \t\n])\"'`,;", text[end]) < 0 {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: end, Alone: 0.05}, true
}

// prefixEnd is the end of the length of a prefix, as in 192.0.2.0/24, that follows
// an address at text[i], or i when there is none (RFC 4632).
func prefixEnd(text string, i, longest int) int {
	if i >= len(text) || text[i] != '/' {
		return i
	}
	n, end := dates.Number(text, i+1, 3)
	if end == i+1 || n > longest || lex.JoinsAfter(text, end) || end+1 < len(text) && lex.IsGlue(text[end]) && numeral.IsAlnum(text[end+1]) {
		return i
	}
	return end
}

// zoneEnd is the end of a zone, as in fe80::1%eth0, that follows an address at
// text[i], or i when there is none (RFC 4007).
func zoneEnd(text string, i int) int {
	if i >= len(text) || text[i] != '%' {
		return i
	}
	end := chars.AlnumsEnd(text, i+1, i+16)
	if end == i+1 || lex.JoinsAfter(text, end) {
		return i
	}
	return end
}

// matchMAC reads a hardware address from its first octet.
func matchMAC(text string, at int) (spec.Match, bool) {
	width := 2
	if at+4 < len(text) && text[at+4] == '.' {
		width = 4
	}
	end := at + 12 + 12/width - 1
	if end > len(text) || lex.PlaceAt(text, at) != lex.PlaceFree && !isBehindName(text, at) || lex.JoinsAfter(text, end) {
		return spec.Match{}, false
	}
	sep := text[at+width]
	for i := at; i < end; i++ {
		if (i-at)%(width+1) == width {
			if text[i] != sep {
				return spec.Match{}, false
			}
		} else if !chars.IsHex(text[i]) {
			return spec.Match{}, false
		}
	}
	// Seven octets are something else, and eight an EUI-64.
	if at >= 2 && text[at-1] == sep && chars.IsHex(text[at-2]) && !isBehindName(text, at) || end+1 < len(text) && text[end] == sep && chars.IsHex(text[end+1]) {
		return spec.Match{}, false
	}
	switch {
	case sep == ':' && width == 2:
		return spec.Match{Start: at, End: end, Alone: surelyMAC}, true
	case sep == '-' && width == 2:
		return spec.Match{Start: at, End: end, Alone: 0.93}, true
	case sep == '.' && width == 4:
		for _, c := range []byte(text[at:end]) {
			if numeral.IsLetter(c) {
				return spec.Match{Start: at, End: end, Alone: 0.93}, true
			}
		}
		return spec.Match{Start: at, End: end, Alone: 0.8}, true
	}
	return spec.Match{}, false
}

// isBehindName reports whether the name of a field and a colon stand right before text[i]: a
// word with a letter that is no hexadecimal digit.
func isBehindName(text string, i int) bool {
	if i < 2 || text[i-1] != ':' {
		return false
	}
	for k := i - 2; k >= 0 && i-k < wordset.LongestWord && numeral.IsLetter(text[k]); k-- {
		if !chars.IsHex(text[k]) {
			return true
		}
	}
	return false
}

// matchPlainMAC reads twelve hexadecimal characters.
func matchPlainMAC(text string, at int) (spec.Match, bool) {
	end := at + 12
	return spec.Match{Start: at, End: end, Alone: 0.01}, lex.StandsAlone(text, at, end)
}

// isMAC reports whether twelve characters are hexadecimal and neither all zeros
// nor all ones.
func isMAC(c []byte) bool {
	zeros, ones := true, true
	for _, b := range c {
		if !chars.IsHex(b) {
			return false
		}
		zeros = zeros && b == '0'
		ones = ones && b == 'F'
	}
	return len(c) == 12 && !zeros && !ones
}

// IsUUID reports whether 32 characters are hexadecimal, with a version from 1
// to 8 and the variant of RFC 9562.
func IsUUID(c []byte) bool {
	if len(c) != 32 || c[12] < '1' || c[12] > '8' || c[16] != '8' && c[16] != '9' && c[16] != 'A' && c[16] != 'B' {
		return false
	}
	return chars.HexesEnd(chars.Alias(c), 0, len(c)) == len(c)
}

// IsTimedUUID reports whether a value is a UUID of version 1 or 6 (RFC 9562, sections 5.1
// and 5.6) whose node is the address of a machine: the bit for a group, which marks a
// random node, is not set.
func IsTimedUUID(c *cells.Cell) bool {
	if len(c.Text) != 36 && len(c.Text) != 32 || c.Digits+c.Letters != 32 {
		return false
	}
	c.Spell()
	return IsUUID(c.Compact) && (c.Compact[12] == '1' || c.Compact[12] == '6') && chars.HexValue(c.Compact[21])&1 == 0
}

// LongestURL bounds the walk to the end of an address; RFC 9110 wants 8,000
// octets to be supported, and longer ones are found in part.
const LongestURL = 2048

// LongestScheme bounds the walk to its beginning.
const LongestScheme = 12

// EndsURL is true for the bytes that no address goes on behind; among the runes beyond
// ASCII there are more. Those of ASCII are what RFC 3986 leaves out, and the asterisk, which masks.
var EndsURL = chars.SetWhere(func(c byte) bool { return c <= ' ' || c == 0x7F || strings.IndexByte("\"<>`{}|\\^*", c) >= 0 })

// MatchURL reads an address around the colon behind its scheme, around the slash
// behind its domain, or from www.
func MatchURL(text string, at int) (spec.Match, bool) {
	start, body, alone := at, at, 0.995
	switch text[at] {
	case ':':
		if len(text)-at < 4 || text[at+1] != '/' || text[at+2] != '/' {
			return spec.Match{}, false
		}
		for start > 0 && at-start < LongestScheme && (numeral.IsAlnum(text[start-1]) || text[start-1] == '+') {
			start--
		}
		if at-start < 2 || !numeral.IsLetter(text[start]) || lex.JoinsBefore(text, start) {
			return spec.Match{}, false
		}
		body = at + 3
	case '/':
		if start, alone = hostBefore(text, at); alone == 0 {
			return spec.Match{}, false
		}
	default:
		if !strings.EqualFold(text[at:min(len(text), at+4)], "www.") || lex.JoinsBefore(text, at) {
			return spec.Match{}, false
		}
		body, alone = at+4, 0.9
	}
	end, beyond := body, false // the address has letters beyond ASCII
	for end < len(text) && end-start < LongestURL {
		if text[end] < utf8.RuneSelf {
			if EndsURL[text[end]] {
				break
			}
			end++
			continue
		}
		r, n := utf8.DecodeRuneInString(text[end:])
		if r == utf8.RuneError || r >= 0x80 && !chars.IsLetterRune(r) && !chars.IsMarkRune(r) && !unicode.Is(unicode.Nd, r) {
			break
		}
		queried := beyond && text[max(body, end-1)] == '?' && strings.IndexByte(text[end:min(len(text), end+32)], '=') > 0
		if chars.Spaceless(r) && end > body && !queried && (strings.IndexByte(",;:!?", text[end-1]) >= 0 ||
			text[end-1] == ')' && strings.IndexByte(text[body:end], '(') < 0 || !beyond && (numeral.IsAlnum(text[end-1]) || r == 'を')) {
			break // the sentence goes on, without a space
		}
		beyond = true
		end += n
	}
	// What closes a sentence or a bracket is not part of the address.
	for end > body && (strings.IndexByte(".,;:!?'", text[end-1]) >= 0 || closes(text[body:end], '(', ')') || closes(text[body:end], '[', ']')) {
		end--
	}
	if end == body || numeral.IsLetter(text[at]) && !strings.Contains(text[body:end], ".") || text[at] == ':' && isNameAlone(text[start:at], text[body:end]) {
		return spec.Match{}, false
	}
	return spec.Match{Start: start, End: end, Alone: alone}, true
}

// closes reports whether an address ends with a bracket that it does not open.
func closes(v string, open, end byte) bool {
	return v[len(v)-1] == end && strings.Count(v, string(open)) < strings.Count(v, string(end))
}

// isNameAlone reports whether an address of the web is a name without a dot and
// nothing behind it, which is no host that the world knows.
func isNameAlone(scheme, rest string) bool {
	return (strings.EqualFold(scheme, "http") || strings.EqualFold(scheme, "https")) && !strings.ContainsAny(rest, ".:/?#@[")
}

// hostBefore is the beginning of the domain, with a port or without, that ends at
// the slash text[at], and how sure it is that a path of the web follows.
func hostBefore(text string, at int) (start int, alone float64) {
	end := chars.DigitsStart(text, at, at-6)
	if end == at || end == 0 || text[end-1] != ':' {
		end = at
	} else {
		end--
	}
	if end == 0 || !numeral.IsLetter(text[end-1]) {
		return 0, 0
	}
	start = end
	dot := -1
	for start > 0 && end-start < longestDomain && (numeral.IsAlnum(text[start-1]) || text[start-1] == '-' || text[start-1] == '.') {
		start--
		if text[start] == '.' && dot < 0 {
			dot = start
		}
	}
	if dot <= start || lex.JoinsBefore(text, start) || start > 0 && strings.IndexByte(`@/\~$%#*+:`, text[start-1]) >= 0 || domainEnd(text, start, end) != end {
		return 0, 0
	}
	switch TopOf(text[dot+1 : end]) {
	case UnmistakableTop:
		return start, 0.95
	case commonTop:
		return start, 0.7
	}
	return 0, 0
}
