package secrets

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/internet"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file is the grammar of the longer credentials: keys of Azure, private keys, service accounts, signed addresses, and connections of databases.

// matchAzureKey reads a key backwards from the first equals sign that pads it: 86 characters and two of them, or behind its name 43 characters and one.
func matchAzureKey(text string, at int) (spec.Match, bool) {
	if at < 43 || keyChars[text[at-1]]&inBase64 == 0 {
		return spec.Match{}, false
	}
	length, end, alone := 43, at+1, 0.0
	if end < len(text) && text[end] == '=' {
		length, end, alone = 86, end+1, 0.6
	}
	start := at
	for start > 0 && at-start <= length && keyChars[text[start-1]]&inBase64 != 0 {
		start--
	}
	if at-start != length || end < len(text) && text[end] == '=' || lex.JoinsAfter(text, end) || !looksRandom(text[start:at]) {
		return spec.Match{}, false
	}
	if isDigest(text, start) {
		return spec.Match{}, false
	}
	if start > 0 && text[start-1] == '=' {
		switch name := fieldBefore(text, start-1); {
		case strings.EqualFold(name, "AccountKey"), strings.EqualFold(name, "SharedAccessKey"):
			return spec.Match{Start: start, End: end, Alone: 0.985}, true
		}
	}
	return spec.Match{Start: start, End: end, Alone: alone}, alone > 0
}

// isDigest reports whether the name of a hash function and a hyphen stand before text[i], as in the integrity of a file: sha512-.
func isDigest(text string, i int) bool {
	const name = "sha512-"
	return i >= len(name) && strings.EqualFold(text[i-len(name):i-4], "sha") && text[i-1] == '-'
}

// longestArmour bounds the walk to the end of a private key; one of 16,384 bits has some 13,000 characters.
const longestArmour = 16384

// What a private key in armour begins and ends with.
const (
	armourBegin = "-----BEGIN "
	armourEnd   = "-----END "
	puttyBegin  = "PuTTY-User-Key-File-"
)

// matchPrivateKey reads from the first hyphen of the armour, or from the name of PuTTY's format.
func matchPrivateKey(text string, at int) (spec.Match, bool) {
	if text[at] != '-' {
		return matchPuTTY(text, at)
	}
	body := armourBody(text, at)
	if body == at {
		return spec.Match{}, false
	}
	rest := text[:min(len(text), at+longestArmour)]
	end := strings.Index(rest[body:], armourEnd)
	if end >= 0 {
		end += body
		if tail := strings.Index(rest[end+len(armourEnd):min(len(rest), end+80)], "-----"); tail >= 0 {
			return spec.Match{Start: at, End: end + len(armourEnd) + tail + 5, Alone: 0.999}, true
		}
	}
	// The end is cut off. What was read of it is a secret all the same.
	if cut := cutEnd(rest, body); cut > body {
		return spec.Match{Start: at, End: cut, Alone: 0.98}, true
	}
	if end < 0 {
		return noArmour(text, at, body)
	}
	return spec.Match{}, false
}

// armourBody is where the body of a private key begins whose armour begins at text[at], or at.
func armourBody(text string, at int) int {
	if at > 0 && text[at-1] == '-' || !strings.HasPrefix(text[at:], armourBegin) {
		return at
	}
	from := at + len(armourBegin)
	head := strings.Index(text[from:min(len(text), at+80)], "-----")
	if head < 0 || !strings.Contains(text[from:from+head], "PRIVATE KEY") {
		return at
	}
	return from + head + 5
}

// cutEnd is the end of the body of a private key that has no end, or where it begins.
func cutEnd(text string, body int) int {
	end := body
	for end < len(text) && (keyChars[text[end]]&inBase64 != 0 || strings.IndexByte("=\r\n\\", text[end]) >= 0) {
		end++
	}
	if end = body + len(strings.TrimRight(text[body:end], "\r\n\\")); end-body < 40 {
		return body
	}
	return end
}

// noArmour tells how far there is no private key behind one that has begun at text[at] and has no end: no end stands there for another one either, and
// what all of it is looked through for is not to be looked for again from each beginning.
func noArmour(text string, at, body int) (spec.Match, bool) {
	limit := min(len(text), at+longestArmour)
	if strings.Contains(text[max(body, limit-len(armourEnd)):min(len(text), at+2*longestArmour)], armourEnd) {
		return spec.Match{}, false
	}
	if k := strings.Index(text[body:min(len(text), limit+len(puttyBegin))], puttyBegin); k >= 0 {
		limit = min(limit, body+k)
	}
	for i := body; ; i++ {
		k := strings.Index(text[i:min(len(text), limit+len(armourBegin)-1)], armourBegin)
		if k < 0 {
			return spec.NothingBefore(limit)
		}
		i += k
		if next := armourBody(text, i); next > i && cutEnd(text[:min(len(text), i+longestArmour)], next) > next {
			return spec.NothingBefore(i)
		}
	}
}

// matchPuTTY reads a file of PuTTY up to the code that authenticates it.
func matchPuTTY(text string, at int) (spec.Match, bool) {
	const finish = "\nPrivate-MAC: "
	if !strings.HasPrefix(text[at:], puttyBegin) || lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	rest := text[at:min(len(text), at+longestArmour)]
	end := strings.Index(rest, finish)
	if end < 0 {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: runOf(text, at+end+len(finish), 64, inHex), Alone: 0.999}, true
}

// matchServiceAccount reads a JSON object from its brace. The files that Google makes begin with the type.
func matchServiceAccount(text string, at int) (spec.Match, bool) {
	i := skipSpace(text, at+1)
	for _, word := range [...]string{`"type"`, ":", `"service_account"`} {
		if !strings.HasPrefix(text[i:], word) {
			return spec.Match{}, false
		}
		i = skipSpace(text, i+len(word))
	}
	rest := text[at:min(len(text), at+8192)] // the end of a service account
	end := strings.IndexByte(rest, '}')
	if end < 0 || !strings.Contains(rest[:end], `"private_key"`) {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: at + end + 1, Alone: 0.9995}, true
}

// skipSpace goes over some white space.
func skipSpace(text string, i int) int {
	for from := i; i < len(text) && i-from < 16 && strings.IndexByte(" \t\r\n", text[i]) >= 0; i++ {
	}
	return i
}

// matchSignedURL reads an address around the colon behind its scheme whose query holds the signature of one of the three stores. The names are looked
// for first, so that other addresses cost little.
func matchSignedURL(text string, at int) (spec.Match, bool) {
	if len(text)-at < 16 || text[at+1] != '/' || text[at+2] != '/' {
		return spec.Match{}, false
	}
	end := at
	for limit := min(len(text), at+internet.LongestURL); end < limit && !internet.EndsURL[text[end]]; {
		end++
	}
	if !isSigned(text[at:end]) {
		return spec.NothingBefore(end)
	}
	m, ok := internet.MatchURL(text, at)
	if !ok || !isSigned(text[m.Start:m.End]) {
		return spec.Match{}, false
	}
	m.Alone = 0.998
	return m, true
}

// isSigned reports whether the parameters of a signature stand in s.
func isSigned(s string) bool {
	has := func(name string) bool { return strings.Contains(s, name) }
	return has("X-Amz-Signature=") || has("X-Goog-Signature=") ||
		has("Signature=") && has("Expires=") && (has("AWSAccessKeyId=") || has("GoogleAccessId=") || has("Key-Pair-Id=")) ||
		has("sig=") && has("se=") && has("sv=")
}

// databaseSchemes are the schemes of databases, queues and caches.
var databaseSchemes = &wordset.WordList{File: "secrets", Set: "databaseSchemes"}

// matchDatabaseURL reads an address around the colon behind its scheme, which has a user and a password before its host.
func matchDatabaseURL(text string, at int) (spec.Match, bool) {
	if len(text)-at < 8 || text[at+1] != '/' || text[at+2] != '/' {
		return spec.Match{}, false
	}
	start := at
	for start > 0 && at-start < internet.LongestScheme+4 && (numeral.IsAlnum(text[start-1]) || text[start-1] == '+') {
		start--
	}
	scheme := text[start:at]
	if i := strings.IndexByte(scheme, '+'); i >= 0 {
		scheme = scheme[:i] // mongodb+srv, postgresql+psycopg2
	}
	if lex.JoinsBefore(text, start) || !wordset.InSet(databaseSchemes, scheme) || strings.IndexByte(text[at:min(len(text), at+internet.LongestURL)], '@') < 0 {
		return spec.Match{}, false
	}
	if i := start - len("jdbc:"); i >= 0 && strings.EqualFold(text[i:start], "jdbc:") {
		start = i
	}
	// The password stands between the first colon and the last @ before the path.
	colon, host := 0, 0
	i := at + 3
	for ; i < len(text) && i-at < internet.LongestURL && text[i] > ' ' && text[i] < 0x7F && strings.IndexByte("\"'`<>", text[i]) < 0; i++ {
		switch text[i] {
		case ':':
			if colon == 0 {
				colon = i
			}
		case '@':
			if host == 0 || strings.IndexByte(text[host:i], '/') < 0 {
				host = i
			}
		}
	}
	i = chars.BytesStart(text, i, host+1, ".,;)]}")
	if colon == 0 || host < colon+2 || i <= host+1 || strings.Trim(text[colon+1:host], "*") == "" {
		return spec.Match{}, false
	}
	return spec.Match{Start: start, End: i, Alone: 0.998}, true
}

// matchDatabasePairs reads pairs such as Server=a;User Id=b;Password=c from the first name.
func matchDatabasePairs(text string, at int) (spec.Match, bool) {
	end, _ := lex.NextToken(text, at)
	switch word := text[at:end]; {
	case strings.EqualFold(word, "server"), strings.EqualFold(word, "host"):
	case strings.EqualFold(word, "data") && len(text)-end > 8 && strings.EqualFold(text[end:end+7], " source"):
		end += 7
	default:
		return spec.Match{}, false
	}
	if end >= len(text) || text[end] != '=' && text[end] != ' ' || lex.JoinsBefore(text, at) || at > 0 && text[at-1] == ';' {
		return spec.Match{}, false
	}
	password, pairs, stop := false, 0, at
	for i := at; i < len(text) && i-at < 1024; {
		name := i
		for i < len(text) && i-name < longestField && (numeral.IsAlnum(text[i]) || text[i] == ' ' || text[i] == '_') {
			i++
		}
		if i >= len(text) || text[i] != '=' || i == name {
			break
		}
		field := strings.TrimSpace(text[name:i])
		i++
		value := i
		for i < len(text) && i-value < 256 && text[i] != ';' && text[i] != '"' && text[i] >= ' ' && text[i] < 0x7F {
			i++
		}
		if (strings.EqualFold(field, "password") || strings.EqualFold(field, "pwd")) && i-value >= 1 && text[value] != '*' {
			password = true
		}
		pairs++
		stop = i
		if i >= len(text) || text[i] != ';' {
			break
		}
		i++
		stop = i
	}
	stop = chars.BytesStart(text, stop, at, " ")
	if !password || pairs < 3 {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: stop, Alone: 0.97}, true
}
