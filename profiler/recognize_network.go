package profiler

import (
	"net/netip"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/checksum"
)

// networkRecognizers find addresses of networks and devices.
var networkRecognizers = []Recognizer{
	{
		Name:   "ipv4",
		Label:  "IP_ADDRESS",
		Doc:    "Four numbers up to 255 with dots between them, and the length of a prefix.",
		Source: "RFC 791; RFC 6943, the strict dotted-decimal form",
		triggers: []trigger{onToken(tokenDigits, 1).followedBy(".9").undotted().beforeSecondDot(), onToken(tokenDigits, 2).followedBy(".9").undotted().beforeSecondDot(),
			onToken(tokenDigits, 3).followedBy(".9").undotted().beforeSecondDot()},
		match:   matchIPv4,
		Beside:  0.99,
		Context: []string{"ip", "ip address", "ipv4", "address", "host", "client", "server", "remote", "from", "gateway", "addr", "ping", "dns", "ssh", "subnet"},
		Headers: []string{"ip", "ip address", "ip addr", "ipaddress", "ipv4", "client ip", "remote addr", "remote ip", "source ip",
			"src ip", "dst ip", "last login ip", "login ip", "adresse ip", "direccion ip"},
	},
	{
		Name:     "ipv6",
		Label:    "IP_ADDRESS",
		Doc:      "Groups of hexadecimal digits with colons, as netip.ParseAddr reads them, a zone and the length of a prefix.",
		Source:   "RFC 4291, section 2.2",
		triggers: []trigger{onByte(':').then("9ABCDEFabcdef:").amongColons().atMost(surelyIPv6)},
		match:    matchIPv6,
		Beside:   0.99,
		Context:  []string{"ip", "ip address", "ipv6", "address", "host", "client", "server", "remote", "from", "gateway", "addr", "ping", "dns", "ssh", "subnet"},
		Headers:  []string{"ipv6"},
	},
	{
		Name:     "mac-address",
		Label:    "MAC_ADDRESS",
		Doc:      "Six octets in hexadecimal, not all zeros or ones, in pairs with colons or hyphens or in fours with dots, and no more of them behind or before.",
		Source:   "IEEE 802",
		triggers: macTriggers,
		match:    matchMAC,
		Check:    isMAC,
		Context:  macContext,
		Headers:  []string{"mac", "mac address", "mac addr", "macaddress", "hardware address", "hwaddr", "ethernet address"},
	},
	{
		Name:     "mac-address-plain",
		Label:    "MAC_ADDRESS",
		Doc:      "Twelve hexadecimal characters, letters among them, beside a word for it.",
		Source:   "IEEE 802",
		triggers: []trigger{onToken(tokenMixed, 12).atMost(0.01)},
		match:    matchPlainMAC,
		Check:    isMAC,
		Beside:   0.93,
		Reach:    20,
		Context:  macContext,
	},
	{
		Name:     "url",
		Label:    "URL",
		Doc:      "A scheme, :// and what follows up to white space; a name that begins with www; or a domain and a path.",
		Source:   "RFC 3986; RFC 3987; IANA Root Zone Database",
		triggers: []trigger{onByte(':').then("/"), onByte('/').behind("9A"), onToken(tokenWord, 3).oneOf([]string{"www"}, nil)},
		match:    matchURL,

		holdsOthers: true,
		Context:     []string{"url", "website", "link", "site"},
		Headers: []string{"url", "website", "web site", "homepage", "home page", "web page", "link", "profile url", "linkedin",
			"linkedin url", "site web", "sitio web"},
	},
	{
		Name:        "uuid",
		Label:       "DEVICE_ID",
		Doc:         "A UUID with a version and variant that are defined, beside a word for a device.",
		Source:      "RFC 9562",
		Shapes:      []Shape{{"XXXXXXXX-XXXX-XXXX-XXXX-XXXXXXXXXXXX", 0.3}},
		Check:       isUUID,
		FalseAccept: 1e-4,
		Beside:      0.93,
		Context:     []string{"device", "device id", "deviceid", "udid", "hardware id", "installation id"},
		Headers:     []string{"device id", "deviceid", "device uuid", "udid", "hardware id", "installation id", "device identifier"},
	},
	{
		Name:        "advertising-id",
		Label:       "ADVERTISING_ID",
		Doc:         "A UUID beside a word for an advertising identifier.",
		Source:      "RFC 9562; IAB Tech Lab, identifier for advertising",
		Shapes:      []Shape{{"XXXXXXXX-XXXX-XXXX-XXXX-XXXXXXXXXXXX", 0.05}},
		Check:       isUUID,
		FalseAccept: 1e-4,
		Beside:      0.97,
		Context:     []string{"idfa", "gaid", "aaid", "advertising id", "ad id", "ifa", "idfv"},
		Headers:     []string{"idfa", "gaid", "aaid", "advertising id", "ad id", "ifa", "idfv"},
	},
	{
		Name:        "imei",
		Label:       "IMEI",
		Doc:         "15 digits with a right Luhn check digit.",
		Source:      "3GPP TS 23.003, section 6 and annex B",
		Shapes:      []Shape{{"999999999999999", 0.25}, {"99-999999-999999-9", 0.9}, {"99 999999 999999 9", 0.8}, {"99999999-999999-9", 0.9}, {"999999 99 999999 9", 0.8}, {"999999-99-999999-9", 0.9}},
		Check:       isIMEI,
		FalseAccept: 0.1,
		Beside:      0.98,
		Context:     []string{"imei", "device", "handset", "mobile equipment", "phone id"},
		Headers:     []string{"imei", "imei number", "imei no", "device imei"},
	},
}

var macContext = []string{"mac", "mac address", "mac addr", "ethernet", "hwaddr", "bssid", "physical address", "hardware address"}

var macTriggers = []trigger{
	onToken(tokenDigits, 2).followedBy(pairNext).inPairs().standing().atMost(surelyMAC), onToken(tokenWord, 2).followedBy(pairNext).inPairs().startingWith(hexLetters...).standing().atMost(surelyMAC), onToken(tokenMixed, 2).followedBy(pairNext).inPairs().standing().atMost(surelyMAC),
	onToken(tokenDigits, 4).followedBy(".9.A").standing().atMost(surelyMAC), onToken(tokenWord, 4).followedBy(".9.A").startingWith(hexLetters...).standing().atMost(surelyMAC), onToken(tokenMixed, 4).followedBy(".9.A").standing().atMost(surelyMAC),
}

// surelyIPv6 is what an internet address of version 6 is worth at most.
const surelyIPv6 = 0.97

// surelyMAC is what a hardware address is worth at most: with colons.
const surelyMAC = 0.96

// hexLetters are the letters that a word of them can begin with.
var hexLetters = []string{"A", "B", "C", "D", "E", "F"}

// pairNext is what follows the first octet of a hardware address.
const pairNext = ":9:A-9-A"

// longestIPv4 and longestIPv6 bound the walks; an IPv6 address that ends in an
// IPv4 one has 45 characters.
const (
	longestIPv4 = 15
	longestIPv6 = 45
)

// matchIPv4 reads an address from its first digit.
func matchIPv4(text string, at int) (match, bool) {
	if joinsBefore(text, at) || at >= 2 && text[at-1] == '.' && isDigit(text[at-2]) {
		return match{}, false
	}
	i, small, zeros, first := at, 0, 0, 0
	for group := range 4 {
		if group > 0 {
			if i >= len(text) || text[i] != '.' {
				return match{}, false
			}
			i++
		}
		if i >= len(text) || !isDigit(text[i]) {
			return match{}, false
		}
		v := int(text[i] - '0')
		if i++; v == 0 {
			zeros++
			if i < len(text) && isDigit(text[i]) {
				return match{}, false
			}
		}
		for i < len(text) && isDigit(text[i]) {
			if v = v*10 + int(text[i]-'0'); v > 255 {
				return match{}, false
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
	if joinsAfter(text, i) || i+1 < len(text) && text[i] == '.' && isDigit(text[i+1]) {
		return match{}, false
	}
	i = prefixEnd(text, i, 32)
	switch {
	case first < 20 && at > 0 && text[at-1] == ' ' && isVersioned(text, at):
		return match{at, i, 0.3}, true
	case at > 1 && text[at-1] == ',' && isDigit(text[at-2]) && isInPath(text, at, i):
		return match{}, false
	case small >= 3 && zeros == 0 && first < 10:
		return match{at, i, 0.45}, true // such as 8.1.2.6, which may be a section
	case small >= 3:
		return match{at, i, 0.7}, true // such as 10.2.33.4, which may be a version
	}
	return match{at, i, 0.95}, true
}

// isVersioned reports whether a word for a version or a chapter stands before the space before
// text[at].
func isVersioned(text string, at int) bool {
	i := at - 1
	for i > 0 && at-i < longestVersionWord && isLetter(text[i-1]) {
		i--
	}
	return inSet(versionWords, text[i:at-1])
}

// versionWords stand before numbers with dots that are no addresses.
var versionWords = wordSet("version ver release build firmware driver section chapter clause paragraph upgrade update revision rev versión versione versão wersja verze версия версии abschnitt kapitel")

const longestVersionWord = 12

// matchIPv6 reads an address around its first colon.
func matchIPv6(text string, at int) (match, bool) {
	if !mayBeIPv6(text, at) {
		return match{}, false
	}
	start := at
	for start > 0 && at-start < 4 && isHex(text[start-1]) {
		start--
	}
	if joinsBefore(text, start) || start > 0 && (text[start-1] == ':' && !isBehindName(text, start) || text[start-1] == '.') {
		return match{}, false
	}
	end, colons := start, 0
	for end < len(text) && end-start <= longestIPv6 && (isHex(text[end]) || text[end] == ':' || text[end] == '.') {
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
	if colons < 2 || colons < 6 && !strings.Contains(text[start:end], "::") || end-start < 3 || joinsAfter(text, end) {
		return match{}, false
	}
	if _, err := netip.ParseAddr(text[start:end]); err != nil {
		return match{}, false
	}
	end = prefixEnd(text, zoneEnd(text, end), 128)
	if colons < 3 {
		return match{start, end, 0.55}, true
	}
	return match{start, end, surelyIPv6}, true
}

// mayBeIPv6 rules out most of what has a colon at text[at], such as times: what has no
// two colons together has six of them, with four digits or fewer between.
func mayBeIPv6(text string, at int) bool {
	i := at + 1
	for range 5 {
		from := i
		for i < len(text) && i-from < 4 && isHex(text[i]) {
			i++
		}
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
func unspecified(text string, at int) (match, bool) {
	end := at + len("::")
	if at > 0 && strings.IndexByte(" \t\n=[(\"'`,", text[at-1]) < 0 {
		return match{}, false
	}
	if past := prefixEnd(text, end, 128); past > end {
		return match{at, past, 0.9}, true
	}
	if end < len(text) && strings.IndexByte(" \t\n])\"'`,;", text[end]) < 0 {
		return match{}, false
	}
	return match{at, end, 0.05}, true
}

// prefixEnd is the end of the length of a prefix, as in 192.0.2.0/24, that follows
// an address at text[i], or i when there is none (RFC 4632).
func prefixEnd(text string, i, longest int) int {
	if i >= len(text) || text[i] != '/' {
		return i
	}
	n, end := number(text, i+1, 3)
	if end == i+1 || n > longest || joinsAfter(text, end) || end+1 < len(text) && isGlue(text[end]) && isAlnum(text[end+1]) {
		return i
	}
	return end
}

// longestZone bounds the walk over the name of an interface.
const longestZone = 15

// zoneEnd is the end of a zone, as in fe80::1%eth0, that follows an address at
// text[i], or i when there is none (RFC 4007).
func zoneEnd(text string, i int) int {
	if i >= len(text) || text[i] != '%' {
		return i
	}
	end := i + 1
	for end < len(text) && end-i <= longestZone && isAlnum(text[end]) {
		end++
	}
	if end == i+1 || joinsAfter(text, end) {
		return i
	}
	return end
}

// matchMAC reads a hardware address from its first octet.
func matchMAC(text string, at int) (match, bool) {
	width := 2
	if at+4 < len(text) && text[at+4] == '.' {
		width = 4
	}
	end := at + 12 + 12/width - 1
	if end > len(text) || placeAt(text, at) != placeFree && !isBehindName(text, at) || joinsAfter(text, end) {
		return match{}, false
	}
	sep := text[at+width]
	for i := at; i < end; i++ {
		if (i-at)%(width+1) == width {
			if text[i] != sep {
				return match{}, false
			}
		} else if !isHex(text[i]) {
			return match{}, false
		}
	}
	// Seven octets are something else, and eight an EUI-64.
	if at >= 2 && text[at-1] == sep && isHex(text[at-2]) && !isBehindName(text, at) || end+1 < len(text) && text[end] == sep && isHex(text[end+1]) {
		return match{}, false
	}
	switch {
	case sep == ':' && width == 2:
		return match{at, end, surelyMAC}, true
	case sep == '-' && width == 2:
		return match{at, end, 0.93}, true
	case sep == '.' && width == 4:
		for _, c := range []byte(text[at:end]) {
			if isLetter(c) {
				return match{at, end, 0.93}, true
			}
		}
		return match{at, end, 0.8}, true
	}
	return match{}, false
}

// isBehindName reports whether the name of a field and a colon stand right before text[i]: a
// word with a letter that is no hexadecimal digit.
func isBehindName(text string, i int) bool {
	if i < 2 || text[i-1] != ':' {
		return false
	}
	for k := i - 2; k >= 0 && i-k < longestWord && isLetter(text[k]); k-- {
		if !isHex(text[k]) {
			return true
		}
	}
	return false
}

// matchPlainMAC reads twelve hexadecimal characters.
func matchPlainMAC(text string, at int) (match, bool) {
	end := at + 12
	if !standsAlone(text, at, end) {
		return match{}, false
	}
	return match{at, end, 0.01}, true
}

// isMAC reports whether twelve characters are hexadecimal and neither all zeros
// nor all ones.
func isMAC(c []byte) bool {
	zeros, ones := true, true
	for _, b := range c {
		if !isHex(b) {
			return false
		}
		zeros = zeros && b == '0'
		ones = ones && b == 'F'
	}
	return len(c) == 12 && !zeros && !ones
}

// isUUID reports whether 32 characters are hexadecimal, with a version from 1
// to 8 and the variant of RFC 9562.
func isUUID(c []byte) bool {
	if len(c) != 32 || c[12] < '1' || c[12] > '8' || c[16] != '8' && c[16] != '9' && c[16] != 'A' && c[16] != 'B' {
		return false
	}
	for _, b := range c {
		if !hexDigits[b] {
			return false
		}
	}
	return true
}

// isTimedUUID reports whether a value is a UUID of version 1 or 6 (RFC 9562, sections 5.1
// and 5.6) whose node is the address of a machine: the bit for a group, which marks a
// random node, is not set.
func isTimedUUID(c *cell) bool {
	if len(c.text) != 36 && len(c.text) != 32 || c.digits+c.letters != 32 {
		return false
	}
	c.spell()
	return isUUID(c.compact) && (c.compact[12] == '1' || c.compact[12] == '6') && hexValue(c.compact[21])&1 == 0
}

var hexDigits = func() (t [256]bool) {
	for c := range t {
		t[c] = isHex(byte(c))
	}
	return t
}()

// longestURL bounds the walk to the end of an address; RFC 9110 wants 8,000
// octets to be supported, and longer ones are found in part.
const longestURL = 2048

// longestScheme bounds the walk to its beginning.
const longestScheme = 12

// notInURL are the ASCII characters that end an address: those that RFC 3986
// leaves out, and the asterisk, which masks.
var notInURL = [0x80]bool{'"': true, '<': true, '>': true, '`': true, '{': true, '}': true, '|': true, '\\': true, '^': true, '*': true}

// endsURL is true for the bytes that no address goes on behind; among the runes beyond
// ASCII there are more.
var endsURL = func() (t [256]bool) {
	for c := range t {
		t[c] = c <= ' ' || c == 0x7F || c < len(notInURL) && notInURL[c]
	}
	return t
}()

// matchURL reads an address around the colon behind its scheme, around the slash
// behind its domain, or from www.
func matchURL(text string, at int) (match, bool) {
	start, body, alone := at, at, 0.995
	switch text[at] {
	case ':':
		if len(text)-at < 4 || text[at+1] != '/' || text[at+2] != '/' {
			return match{}, false
		}
		for start > 0 && at-start < longestScheme && (isAlnum(text[start-1]) || text[start-1] == '+') {
			start--
		}
		if at-start < 2 || !isLetter(text[start]) || joinsBefore(text, start) {
			return match{}, false
		}
		body = at + 3
	case '/':
		if start, alone = hostBefore(text, at); alone == 0 {
			return match{}, false
		}
	default:
		if !strings.EqualFold(text[at:min(len(text), at+4)], "www.") || joinsBefore(text, at) {
			return match{}, false
		}
		body, alone = at+4, 0.9
	}
	end, beyond := body, false // the address has letters beyond ASCII
	for end < len(text) && end-start < longestURL {
		if text[end] < utf8.RuneSelf {
			if endsURL[text[end]] {
				break
			}
			end++
			continue
		}
		r, n := utf8.DecodeRuneInString(text[end:])
		if r == utf8.RuneError || r >= 0x80 && !isLetterRune(r) && !isMarkRune(r) && !unicode.Is(unicode.Nd, r) {
			break
		}
		if spaceless(r) && end > body && (strings.IndexByte(",;:!?", text[end-1]) >= 0 || text[end-1] == ')' && strings.IndexByte(text[body:end], '(') < 0 || !beyond && (isAlnum(text[end-1]) || r == 'を')) {
			break // the sentence goes on, without a space
		}
		beyond = true
		end += n
	}
	// What closes a sentence or a bracket is not part of the address.
	round, square := strings.IndexByte(text[body:end], '(') >= 0, strings.IndexByte(text[body:end], '[') >= 0
	for end > body && (strings.IndexByte(".,;:!?'", text[end-1]) >= 0 || text[end-1] == ')' && !round || text[end-1] == ']' && !square) {
		end--
	}
	if end == body || isLetter(text[at]) && !strings.Contains(text[body:end], ".") || text[at] == ':' && isNameAlone(text[start:at], text[body:end]) {
		return match{}, false
	}
	return match{start, end, alone}, true
}

// isNameAlone reports whether an address of the web is a name without a dot and
// nothing behind it, which is no host that the world knows.
func isNameAlone(scheme, rest string) bool {
	return (strings.EqualFold(scheme, "http") || strings.EqualFold(scheme, "https")) && !strings.ContainsAny(rest, ".:/?#@[")
}

// hostBefore is the beginning of the domain, with a port or without, that ends at
// the slash text[at], and how sure it is that a path of the web follows.
func hostBefore(text string, at int) (start int, alone float64) {
	end := at
	for end > 0 && at-end <= longestPort && isDigit(text[end-1]) {
		end--
	}
	if end == at || end == 0 || text[end-1] != ':' {
		end = at
	} else {
		end--
	}
	if end == 0 || !isLetter(text[end-1]) {
		return 0, 0
	}
	start = end
	dot := -1
	for start > 0 && end-start < longestDomain && (isAlnum(text[start-1]) || text[start-1] == '-' || text[start-1] == '.') {
		start--
		if text[start] == '.' && dot < 0 {
			dot = start
		}
	}
	if dot <= start || joinsBefore(text, start) || start > 0 && strings.IndexByte(`@/\~$%#*+:`, text[start-1]) >= 0 || domainEnd(text, start, end) != end {
		return 0, 0
	}
	switch topOf(text[dot+1 : end]) {
	case unmistakableTop:
		return start, 0.95
	case commonTop:
		return start, 0.7
	}
	return 0, 0
}

// longestPort is the number of digits of the highest port.
const longestPort = 5

// isIMEI reports whether 15 digits pass the Luhn check and are not all alike.
func isIMEI(d []byte) bool {
	return len(d) == 15 && !allSame(d) && checksum.Luhn(d)
}
