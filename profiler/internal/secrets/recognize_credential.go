package secrets

import (
	"encoding/base64"
	"slices"
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// CredentialRecognizers find secrets by the grammar that they stand in: headers, tokens, hashes, armour, addresses and the names of fields.
func CredentialRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "password-hash-text", Label: "PASSWORD_HASH",
			Doc:      "A stored password in the notation of crypt(3), of LDAP, or of Python's frameworks.",
			Source:   "libxcrypt, crypt(5); RFC 2307; PHC string format; Django and Werkzeug, password storage",
			Triggers: []spec.Trigger{spec.OnByte('$').Then("9A"), spec.OnByte('{').Then("A"), spec.OnToken(lex.TokenMixed, 6).StartingWith("pb")},
			Match:    matchPasswordHash,
		},
		{
			Name: "json-web-token", Label: "JSON_WEB_TOKEN",
			Doc:      "Three or five parts of base64url with dots between them, the first of them a JSON object that names an algorithm.",
			Source:   "RFC 7519; RFC 7515, section 7.1; RFC 7516, section 7.1",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenMixed, 0).StartingWith("ey")},
			Match:    matchJWT,
		},
		{
			Name: "basic-auth-header", Label: "BASIC_AUTH_HEADER",
			Doc:      "The scheme Basic and credentials in base 64 that hold a colon.",
			Source:   "RFC 7617",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 5).OneOf([]string{"basic"}, nil)},
			Match:    matchBasic,
		},
		{
			Name: "bearer-token", Label: "AUTH_TOKEN",
			Doc: "The scheme Bearer or Token and a run of characters that are no word, without the name of the header sixteen or more; behind " +
				"the name of the header any other scheme and its credentials or parameters.",
			Source: "RFC 6750, section 2.1; RFC 9110, section 11.4",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 6).OneOf([]string{"bearer"}, nil),
				spec.OnToken(lex.TokenWord, 5).OneOf([]string{"token"}, nil), spec.OnToken(lex.TokenWord, 13).OneOf([]string{"authorization"}, nil)},
			Match: matchBearer,
		},
		{
			Name: "secret-field", Label: "AUTH_TOKEN",
			Doc:      "Sixteen characters or more that are no word behind the name of a field for tokens or secrets.",
			Source:   "common configuration and log formats",
			Triggers: []spec.Trigger{spec.OnByte('=').BeforeLong(), spec.OnByte(':').BeforeLong()},
			Match:    matchSecretField("token", "secret", "csrf", "xsrf"),
		},
		{
			Name: "key-field", Label: "API_KEY",
			Doc:      "Sixteen characters or more that are no word behind the name of a field for keys of interfaces.",
			Source:   "common configuration and log formats",
			Triggers: []spec.Trigger{spec.OnByte('=').BeforeLong(), spec.OnByte(':').BeforeLong()},
			Match:    matchSecretField("api_key", "api-key", "apikey", "api key", "access_key", "access-key", "accesskey", "subscription-key"),
		},
		{
			Name: "azure-storage-key", Label: "AZURE_AUTH_TOKEN",
			Doc:      "A key of a storage account, 86 characters of base 64 and two equals signs; or a shared access key behind its name.",
			Source:   "Microsoft Purview, Azure Storage account key and shared access key",
			Triggers: []spec.Trigger{spec.OnByte('=').Then("^9A_")},
			Match:    matchAzureKey,
			Beside:   0.98,
		},
		{
			Name: "private-key", Label: "PRIVATE_KEY",
			Doc:      "A private key in the armour of PEM or OpenPGP, or in the file of PuTTY.",
			Source:   "RFC 7468; RFC 9580, section 6.2; PuTTY, format of private keys",
			Triggers: []spec.Trigger{spec.OnByte('-').Then("-"), spec.OnToken(lex.TokenWord, 5).OneOf([]string{"putty"}, nil)},
			Match:    matchPrivateKey,
		},
		{
			Name: "gcp-credentials", Label: "GCP_CREDENTIALS",
			Doc:      "A JSON object of the type service_account that holds a private key.",
			Source:   "Google Cloud, service account keys",
			Triggers: []spec.Trigger{spec.OnByte('{').Then("\" \t\n\r")},
			Match:    matchServiceAccount,
		},
		{
			Name: "storage-signed-url", Label: "STORAGE_SIGNED_URL",
			Doc:      "A web address whose query holds the signature of a store.",
			Source:   "Amazon S3, presigned URLs; Google Cloud Storage, signed URLs; Azure Storage, shared access signatures",
			Triggers: []spec.Trigger{spec.OnByte(':').Then("/")},
			Match:    matchSignedURL,

			HoldsOthers: true,
		},
		{
			Name: "database-url", Label: "DB_CONNECTION_STRING",
			Doc:      "The address of a database with a password in it.",
			Source:   "RFC 3986, section 3.2.1; PostgreSQL, MySQL, MongoDB and Redis, connection URIs",
			Triggers: []spec.Trigger{spec.OnByte(':').Then("/")},
			Match:    matchDatabaseURL,

			HoldsOthers: true,
		},
		{
			Name: "database-pairs", Label: "DB_CONNECTION_STRING",
			Doc:    "Pairs of names and values with semicolons between them, a server and a password among them.",
			Source: "Microsoft, connection string syntax; ODBC",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 4).OneOf([]string{"host", "data"}, nil),
				spec.OnToken(lex.TokenWord, 6).OneOf([]string{"server"}, nil)},
			Match: matchDatabasePairs,

			HoldsOthers: true,
		},
	}
}

// longestField bounds the walk over the name of a field.
const longestField = 40

// fieldBefore is the name of the field whose = or : stands at text[at], with quotes, spaces and a bracket between them or not.
func fieldBefore(text string, at int) string {
	end := chars.BytesStart(text, at, at-4, " \"']")
	start := end
	for start > 0 && end-start < longestField && (keyChars[text[start-1]]&inDotted != 0) {
		start--
	}
	return text[start:end]
}

// valueAfter is where the value of that field begins.
func valueAfter(text string, at int) int {
	i := chars.BytesEnd(text, at+1, at+5, " \"'=>`")
	return i
}

// MayBeLong tells most fields off whose value is not longAfter, since it begins at most five bytes behind text[at].
func MayBeLong(text string, at int) bool {
	const from, to = 5, 17
	return at+to <= len(text) && !hasSpace(chars.Load(text, at+from)) && !hasSpace(chars.Load(text, at+to-8)) && runOf(text, at+from, to-from, inBase64|inDotted) == at+to
}

// hasSpace reports whether one of eight bytes is a space or a control character. It tells most values off for less than a look at each byte.
func hasSpace(x uint64) bool {
	return (x-0x2121212121212121)&^x&0x8080808080808080 != 0
}

// LongAfter reports whether the field whose = or : stands at text[at] has a value that is long enough for a secret.
func LongAfter(text string, at int) bool {
	const least = 16
	start := valueAfter(text, at)
	return runOf(text, start, least, inBase64|inDotted)-start == least
}

// longestSecret bounds the walk over the value of a field.
const longestSecret = 512

// matchSecretField gives the grammar of fields whose names hold one of the words.
func matchSecretField(words ...string) func(string, int) (spec.Match, bool) {
	return func(text string, at int) (spec.Match, bool) {
		start := valueAfter(text, at)
		name := fieldBefore(text, at)
		if !endsWithAny(name, words) || hasPart(name, "notSecretFields") {
			return spec.Match{}, false
		}
		end := runOf(text, start, longestSecret, inBase64|inDotted)
		end = chars.BytesStart(text, end, start, ".")
		if end-start < 16 || lex.JoinsAfter(text, end) || end < len(text) && (text[end] == '(' || text[end] == '{') || !looksSecret(text[start:end]) {
			return spec.Match{}, false
		}
		end = chars.BytesEnd(text, end, start+longestSecret, "=")
		return spec.Match{Start: start, End: end, Alone: 0.85}, true
	}
}

// hasPart reports whether the name of a field holds one of a list of words.
func hasPart(name, list string) bool { return holdsAny(name, lists.Words("secrets", list)) }

// longestTail is how many bytes of the name of a field stand behind the word for a secret at most: of more the secret is a part.
const longestTail = 12

// endsWithAny reports whether one of some words stands at the end of the name of a field, or near it.
func endsWithAny(name string, words []string) bool {
	return slices.ContainsFunc(words, func(w string) bool { return chars.ContainsFold(name[max(0, len(name)-len(w)-longestTail):], w) })
}

func holdsAny(name string, words []string) bool {
	return slices.ContainsFunc(words, func(w string) bool { return chars.ContainsFold(name, w) })
}

// looksSecret reports whether a value is random and neither a path nor the name of something: two digits or more, and no long word.
func looksSecret(v string) bool {
	digits, word, longest := 0, 0, 0
	for i := range len(v) {
		switch c := v[i]; {
		case numeral.IsDigit(c):
			digits++
			word = 0
		case 'a' <= c && c <= 'z':
			word++
			longest = max(longest, word)
		default:
			word = 0
		}
	}
	return digits >= 2 && longest < 12 && strings.Count(v, "/") < 3 && looksRandom(v)
}

// matchPasswordHash reads a stored password from its first character.
func matchPasswordHash(text string, at int) (spec.Match, bool) {
	if at > 0 && (strings.IndexByte("$./-", text[at-1]) >= 0 || lex.JoinsBefore(text, at)) {
		return spec.Match{}, false
	}
	rest := text[at:min(len(text), at+384)] // the end of a stored password
	switch rest[0] {
	case '$':
		return matchCrypt(text, at, rest)
	case '{':
		return matchLDAP(text, at, rest)
	}
	if !strings.HasPrefix(rest, "pbkdf2_sha") && !strings.HasPrefix(rest, "pbkdf2:sha") {
		return spec.Match{}, false
	}
	end := hashEnd(rest)
	return spec.Match{Start: at, End: at + end, Alone: 0.98}, end >= 40 && strings.Count(rest[:end], "$") >= 2
}

// hashEnd is the end of the characters that stored passwords are made of.
func hashEnd(s string) int {
	i := 0
	for i < len(s) && (keyChars[s[i]]&(inBase64|inDotted) != 0 || strings.IndexByte("$=,:", s[i]) >= 0) {
		i++
	}
	for i > 0 && strings.IndexByte(".,:", s[i-1]) >= 0 && i < len(s) && s[i] <= ' ' {
		i-- // the end of a sentence, but for a dot that ends the text
	}
	return i
}

// matchCrypt reads the notation of crypt(3): the name of the method between dollar signs, its parameters, the salt and the hash.
func matchCrypt(text string, at int, rest string) (spec.Match, bool) {
	name := strings.IndexByte(rest[1:min(len(rest), 20)], '$')
	if name < 1 || len(rest) < 26 {
		return spec.Match{}, false
	}
	// How long one of a method is, at least and at most.
	least, most := 40, len(rest)
	switch method := rest[1 : 1+name]; method {
	case "2a", "2b", "2x", "2y":
		// The length of this one is fixed: a cost, and 53 characters.
		if len(rest) < 60 || hashEnd(rest[:60]) < 60 || rest[6] != '$' || !numeral.IsDigit(rest[4]) || !numeral.IsDigit(rest[5]) || strings.IndexByte(rest[7:60], '$') >= 0 {
			return spec.Match{}, false
		}
		return spec.Match{Start: at, End: at + 60, Alone: 0.995}, !lex.JoinsAfter(text, at+60)
	case "1", "apr1":
		least, most = 26, 38
	case "5":
		least, most = 46, 84
	case "6":
		least, most = 89, 127
	case "y", "gy", "7", "md5", "sha1", "scrypt", "pbkdf2", "pbkdf2-sha1", "pbkdf2-sha256", "pbkdf2-sha512", "argon2i", "argon2d", "argon2id":
	case "P", "H":
		least, most = 34, 34
	case "S":
		least, most = 55, 55
	default:
		return spec.Match{}, false
	}
	end := hashEnd(rest[:min(len(rest), most)])
	if end < least || lex.JoinsAfter(text, at+end) || !looksRandom(rest[1+name:end]) {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: at + end, Alone: 0.985}, true
}

// matchLDAP reads the notation of RFC 2307: the name of the method in braces, and base 64.
func matchLDAP(text string, at int, rest string) (spec.Match, bool) {
	name := strings.IndexByte(rest[:min(len(rest), 16)], '}')
	if name < 0 {
		return spec.Match{}, false
	}
	switch rest[1:name] {
	case "SSHA", "SHA", "SSHA256", "SHA256", "SSHA384", "SHA384", "SSHA512", "SHA512", "MD5", "SMD5", "PBKDF2", "PBKDF2-SHA256", "PBKDF2-SHA512":
	case "CRYPT":
		if len(rest) > name+1 && rest[name+1] == '$' {
			m, ok := matchCrypt(text, at+name+1, rest[name+1:])
			m.Start = at
			return m, ok
		}
	default:
		return spec.Match{}, false
	}
	end := name + 1
	for end < len(rest) && (keyChars[rest[end]]&inBase64 != 0 || rest[end] == '=' || rest[end] == '$' || rest[end] == '.') {
		end++
	}
	return spec.Match{Start: at, End: at + end, Alone: 0.98}, end-name-1 >= 13
}

// The longest parts of a token that are looked at, in bytes.
const (
	longestJOSE    = 1024
	longestPayload = 8192
)

// matchJWT reads a token from its first character. A JSON object begins with a brace and mostly a quote, which is eyJ in base 64.
func matchJWT(text string, at int) (spec.Match, bool) {
	if text[at] != 'e' || len(text)-at < 20 || text[at+1] != 'y' && text[at+1] != 'w' || lex.JoinsBefore(text, at) || at > 0 && text[at-1] == '-' {
		return spec.Match{}, false
	}
	header := runOf(text, at, longestJOSE, inURL64)
	if header >= len(text) || text[header] != '.' || !namesAlgorithm(text[at:header]) {
		return spec.Match{}, false
	}
	end, parts := header, 1
	for parts < 5 && end < len(text) && text[end] == '.' {
		next := runOf(text, end+1, longestPayload, inURL64)
		if next == end+1 && parts != 1 {
			break // the end of a sentence, or a token without a signature
		}
		end = next
		parts++
	}
	if parts == 2 && end < len(text) && text[end] == '.' && strings.HasPrefix(text[header+1:], "ey") {
		return spec.Match{Start: at, End: end + 1, Alone: 0.97}, true // unsecured: the signature is empty
	}
	if parts < 3 || end < len(text) && keyChars[text[end]]&inURL64 != 0 {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: end, Alone: 0.995}, true
}

// namesAlgorithm reports whether base64url is a JSON object with a member alg.
func namesAlgorithm(s string) bool {
	if len(s)%4 == 1 {
		return false // no base 64 has that length, and the error would be allocated
	}
	var in, out [longestJOSE]byte
	n, err := base64.RawURLEncoding.Decode(out[:], in[:copy(in[:], s)])
	if err != nil || n < 2 || out[0] != '{' || out[n-1] != '}' {
		return false
	}
	for i := 0; i+5 <= n; i++ {
		if out[i] == '"' && string(out[i:i+5]) == `"alg"` {
			return true
		}
	}
	return false
}

// longestBasic bounds the credentials of Basic.
const longestBasic = 512

// matchBasic reads Basic and its credentials, with the name of the header before them when it is there.
func matchBasic(text string, at int) (spec.Match, bool) {
	if text[at]|0x20 != 'b' || len(text)-at < 12 || !strings.EqualFold(text[at:at+6], "basic ") || lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	from := at + 6
	end := runOf(text, from, longestBasic, inBase64)
	full := chars.BytesEnd(text, end, end+2, "=")
	if end-from < 4 || (end-from)%4 == 1 || lex.JoinsAfter(text, full) {
		return spec.Match{}, false
	}
	var in, out [longestBasic]byte
	n, err := base64.RawStdEncoding.Decode(out[:], in[:copy(in[:], text[from:end])])
	if err != nil {
		return spec.Match{}, false
	}
	colon := false
	for _, c := range out[:n] {
		if c < ' ' || c == 0x7F {
			return spec.Match{}, false
		}
		colon = colon || c == ':'
	}
	if !colon {
		return spec.Match{}, false
	}
	start, named := authorizationBefore(text, at)
	if named {
		return spec.Match{Start: start, End: full, Alone: 0.99}, true
	}
	return spec.Match{Start: start, End: full, Alone: 0.93}, true
}

// authorizationBefore is where the header Authorization begins before its scheme at text[at], or at. Where quotes are between them it is a member of an
// object, whose name and quotes are no part of the credentials: who masks these leaves the object one.
func authorizationBefore(text string, at int) (start int, ok bool) {
	const name = "authorization"
	i := chars.BytesStart(text, at, at-4, ": \"'")
	if i-len(name) < 0 || i == at || !strings.EqualFold(text[i-len(name):i], name) {
		return at, false
	}
	start = i - len(name)
	const proxy = "proxy-"
	if start >= len(proxy) && strings.EqualFold(text[start-len(proxy):start], proxy) {
		start -= len(proxy)
	}
	if lex.JoinsBefore(text, start) {
		return at, false
	}
	if strings.ContainsAny(text[i:at], "\"'") {
		return at, true
	}
	return start, true
}

// matchBearer reads a scheme and its token.
func matchBearer(text string, at int) (spec.Match, bool) {
	end, _ := lex.NextToken(text, at)
	word := text[at:end]
	if len(word) > len("bearer") {
		return matchScheme(text, at, end)
	}
	bearer := strings.EqualFold(word, "bearer")
	if !bearer && !strings.EqualFold(word, "token") || end+13 > len(text) || text[end] != ' ' || lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	start, named := authorizationBefore(text, at)
	if !bearer && !named {
		return spec.Match{}, false // a word of the language
	}
	i := tokenEnd(text, end+1)
	least := 16
	if named {
		least = 12
	}
	if i-end-1 < least || !looksSecret(text[end+1:i]) && !named || !looksRandom(text[end+1:i]) {
		return spec.Match{}, false
	}
	i = chars.BytesEnd(text, i, end+3*longestSecret, "=")
	return spec.Match{Start: start, End: i, Alone: 0.95}, true
}

// tokenEnd is the end of an opaque token at text[i]: base 64, dots, and signs that have more of it behind them.
func tokenEnd(text string, i int) int {
	from := i
	for {
		i = runOf(text, i, 2*longestSecret, inBase64|inDotted)
		if i+1 >= len(text) || i-from > 2*longestSecret || i == from || strings.IndexByte(":|!~%", text[i]) < 0 || keyChars[text[i+1]]&inBase64 == 0 {
			return chars.BytesStart(text, i, from, ".")
		}
		i++
	}
}

// matchScheme reads the credentials in the header Authorization, whose name is text[at:end], behind another scheme than Basic, Bearer
// and Token: one token, or parameters up to the end of the line.
func matchScheme(text string, at, end int) (spec.Match, bool) {
	i := chars.BytesEnd(text, end, end+5, "\"': =")
	scheme := chars.SetEnd(text, i, i+longestField, &inAccounts)
	if i == end || scheme == i || scheme+12 > len(text) || text[scheme] != ' ' || lex.JoinsBefore(text, at) ||
		!strings.EqualFold(text[at:end], "authorization") {
		return spec.Match{}, false
	}
	switch {
	case strings.EqualFold(text[i:scheme], "basic"), strings.EqualFold(text[i:scheme], "bearer"), strings.EqualFold(text[i:scheme], "token"):
		return spec.Match{}, false
	}
	start, from := i, scheme+1
	if strings.IndexByte(text[end:i], '"') < 0 && strings.IndexByte(text[end:i], '\'') < 0 {
		start = at
	}
	to := tokenEnd(text, from)
	if to < len(text) && text[to] == '=' && to+1 < len(text) && text[to+1] > ' ' && text[to+1] != '=' && text[to+1] != text[i-1] { // the name of a parameter
		to = from
		for open := openQuote(text, at); to < len(text) && to-from < 2*longestSecret && text[to] >= ' ' && (text[to] != open || open == 0); {
			to++
		}
		return spec.Match{Start: start, End: to, Alone: 0.97}, chars.HoldsDigit(text[from:to])
	}
	if to-from < 12 || !looksRandom(text[from:to]) {
		return spec.Match{}, false
	}
	return spec.Match{Start: start, End: chars.BytesEnd(text, to, to+3, "="), Alone: 0.95}, true
}
