package secrets

import (
	"maps"
	"math/bits"
	"slices"
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// KeyRecognizers find keys that their makers mark with a prefix.
func KeyRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "aws-access-key", Label: "AWS_ACCESS_KEY",
			Doc:      "AKIA, ASIA or another prefix of access key identifiers and sixteen characters of base 32, save the documentation's own.",
			Source:   "Amazon Web Services, IAM identifiers: unique identifier prefixes",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenMixed, 20).StartingWith("A"), spec.OnToken(lex.TokenWord, 20).StartingWith("A").Capitalised()},
			Match:    matchAWSKey,
		},
		{
			Name: "aws-secret-key", Label: "AWS_ACCESS_KEY",
			Doc:      "Forty characters of base 64 behind a name such as aws_secret_access_key.",
			Source:   "Amazon Web Services, secret access keys; Microsoft Purview, Amazon S3 client secret access key",
			Triggers: []spec.Trigger{spec.OnByte('=').BeforeLong(), spec.OnByte(':').BeforeLong()},
			Match:    matchAWSSecret,
		},
		{
			Name: "gcp-api-key", Label: "GCP_API_KEY",
			Doc:      "AIza and thirty-five characters.",
			Source:   "Google Cloud, API keys",
			Triggers: gcpTriggers.Get(),
			Match:    matchGoogleKey,
		},
		{
			Name: "stripe-key", Label: "STRIPE_KEY",
			Doc:      "sk or rk, the mode, and ten letters and digits or more; or a secret of webhooks.",
			Source:   "Stripe, API keys",
			Triggers: providerTriggers("STRIPE_KEY"),
			Match:    matchProvider("STRIPE_KEY"),
		},
		{
			Name: "github-token", Label: "GITHUB_TOKEN",
			Doc:      "ghp, gho, ghu, ghs, ghr or github_pat and a token.",
			Source:   "GitHub, token formats",
			Triggers: providerTriggers("GITHUB_TOKEN"),
			Match:    matchProvider("GITHUB_TOKEN"),
		},
		{
			Name: "slack-token", Label: "SLACK_TOKEN",
			Doc:      "xoxb and the other prefixes, and numbers and letters with hyphens between them.",
			Source:   "Slack, token types",
			Triggers: providerTriggers("SLACK_TOKEN"),
			Match:    matchProvider("SLACK_TOKEN"),
		},
		{
			Name: "provider-key", Label: "API_KEY",
			Doc: "The prefix that a provider documents for its keys, and as many characters as these have.",
			Source: "the providers' documentation: GitLab, npm, PyPI, Hugging Face, DigitalOcean, Shopify, SendGrid, OpenAI, Anthropic, Vault, " +
				"Supabase, Heroku, Linear, Brevo, Plaid, Tailscale and others",
			Triggers: providerTriggers("API_KEY"),
			Match:    matchProvider("API_KEY"),
		},
		{
			Name: "grown-key", Label: "API_KEY",
			Doc:      "The letters that the keys of a provider begin with, without a sign behind them, and as many characters as these have.",
			Source:   "the providers' documentation: Atlassian, Airtable, Alibaba Cloud, JFrog, Square, GitLab runners, NuGet, crates.io",
			Triggers: grownTriggers(),
			Match:    matchGrown,
		},
		{
			Name: "dotted-key", Label: "API_KEY",
			Doc: "A token of a bot of Discord, in three parts, or one of Terraform with atlasv1 in its middle; an account key of Mailchimp " +
				"with its data centre behind it.",
			Source:   "Discord, API reference: authentication; HashiCorp, HCP Terraform API tokens; Mailchimp, API keys",
			Triggers: dottedTriggers(),
			Match:    matchDotted,
		},
		{
			Name: "bot-token", Label: "API_KEY",
			Doc:      "The number of a bot, a colon, and thirty-five characters that begin with AA.",
			Source:   "Telegram, bot API: authorizing your bot",
			Triggers: []spec.Trigger{spec.OnByte(':').Then("A")},
			Match:    matchTelegram,
		},
		{
			Name: "hexadecimal-key", Label: "API_KEY",
			Doc:      "SK (Twilio), dapi (Databricks) or key- (Mailgun) and thirty-two hexadecimal digits.",
			Source:   "Twilio, API keys; Databricks, personal access tokens; Mailgun, API keys",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenMixed, 34).StartingWith("SK"), spec.OnToken(lex.TokenMixed, 36).StartingWith("DA")},
			Match:    matchHexKey,
		},
	}
}

// The characters that keys are made of.
const (
	inAlnum  = 1 << iota
	inURL64  // and - and _
	inBase64 // and + and /
	inHex    // lower case
	inUpper  // capitals and digits
	inDotted // as inURL64, and dots
)

var keyChars = func() (t [256]uint8) {
	for c := range t {
		b := byte(c)
		if numeral.IsAlnum(b) {
			t[c] |= inAlnum | inURL64 | inBase64 | inDotted
		}
		switch {
		case b == '-' || b == '_':
			t[c] |= inURL64 | inDotted
		case b == '+' || b == '/':
			t[c] |= inBase64
		case b == '.':
			t[c] |= inDotted
		}
		if numeral.IsDigit(b) || 'a' <= b && b <= 'f' {
			t[c] |= inHex
		}
		if numeral.IsDigit(b) || 'A' <= b && b <= 'Z' {
			t[c] |= inUpper
		}
	}
	return t
}()

// runOf is the end of the characters of a kind that begin at text[i], at most most of them.
func runOf(text string, i, most int, kind uint8) int {
	end := i
	for end < len(text) && end-i < most && keyChars[text[end]]&kind != 0 {
		end++
	}
	return end
}

// A provider is a documented prefix of keys.
type provider struct {
	rest        string // of the prefix, behind what stands before its first separator
	label       string
	least, most int
	kind        uint8
}

// providers are the prefixes by what stands before their first separator.
var providers = lazy.Value[map[string][]provider]{Make: func() map[string][]provider {
	kinds := map[string]uint8{"Alnum": inAlnum, "URL64": inURL64, "Base64": inBase64, "Hex": inHex, "Upper": inUpper, "Dotted": inDotted}
	all := map[string][]provider{}
	for head, list := range lists.Sets("keys") {
		for _, key := range list {
			f := strings.Fields(key)
			all[head] = append(all[head], provider{f[0], f[1], int(chars.DigitsValue(f[2])), int(chars.DigitsValue(f[3])), kinds[f[4]]})
		}
	}
	return all
}}

// longestHead is the length of the longest prefix before its separator.
const longestHead = 8

// providerTriggers are the heads of the prefixes of one label.
func providerTriggers(label string) (list []spec.Trigger) {
	for _, head := range slices.Sorted(maps.Keys(providers.Get())) {
		if !slices.ContainsFunc(providers.Get()[head], func(p provider) bool { return p.label == label }) {
			continue
		}
		_, kind := lex.NextToken(head, 0)
		t := spec.OnToken(kind, len(head))
		if kind == lex.TokenWord {
			t = t.OneOf([]string{strings.ToLower(head)}, nil)
		} else {
			t = t.StartingWith(head[:2])
		}
		list = append(list, t.FollowedBy(afterHead(providers.Get()[head])))
	}
	return list
}

// afterHead gives what follows the head of a prefix, for a gate.
func afterHead(list []provider) (next string) {
	for _, p := range list {
		if sign := p.rest[:1]; len(p.rest) == 1 {
			next += sign + "9" + sign + "A" + sign + "*"
		} else if numeral.IsDigit(p.rest[1]) {
			next += sign + "9"
		} else {
			next += sign + "A"
		}
	}
	return next
}

// matchProvider gives the grammar of the prefixes of one label.
func matchProvider(label string) func(string, int) (spec.Match, bool) {
	return func(text string, start int) (spec.Match, bool) {
		at := chars.AlnumsEnd(text, start, start+longestHead+1)
		if at == len(text) || !beginsRest.Get()[text[at]] || at-start > longestHead || lex.JoinsBefore(text, start) {
			return spec.Match{}, false
		}
		for _, p := range providers.Get()[text[start:at]] {
			if p.label != label || !strings.HasPrefix(text[at:], p.rest) {
				continue
			}
			from := at + len(p.rest)
			end := runOf(text, from, p.most, p.kind)
			for p.kind == inDotted && end > from && text[end-1] == '.' {
				end-- // the end of a sentence
			}
			if end-from >= p.least && !lex.JoinsAfter(text, end) && (looksRandom(text[from:end]) || looksDrawn(text[from:end])) {
				return spec.Match{Start: start, End: end, Alone: 0.985}, true
			}
		}
		return spec.Match{}, false
	}
}

// beginsRest is true for the bytes that the rest of a prefix of a provider begins with.
var beginsRest = lazy.Value[*[256]bool]{Make: func() *[256]bool {
	t := &[256]bool{}
	for _, list := range providers.Get() {
		for _, p := range list {
			t[p.rest[0]] = true
		}
	}
	return t
}}

// looksRandom reports whether a value is no placeholder: eight different characters or half of them, digits and letters among them.
func looksRandom(v string) bool {
	var seen [2]uint64
	different, digits, letters := 0, 0, 0
	for i := range len(v) {
		c := v[i] & 0x7F
		if seen[c>>6]>>(c&63)&1 == 0 {
			seen[c>>6] |= 1 << (c & 63)
			different++
		}
		if numeral.IsDigit(v[i]) {
			digits++
		} else if numeral.IsLetter(v[i]) {
			letters++
		}
	}
	return digits > 0 && letters > 0 && (different >= 8 || different*2 >= len(v))
}

// looksDrawn reports whether letters look drawn by lot, with no digit among them: the letter
// case changes as often as in a quarter of the places, and sixteen or more are different.
func looksDrawn(v string) bool {
	var seen uint64
	changes := 0
	for i := range len(v) {
		if !numeral.IsLetter(v[i]) {
			return false
		}
		seen |= 1 << (v[i] & 63)
		if i > 0 && (v[i]^v[i-1])&0x20 != 0 {
			changes++
		}
	}
	return 4*changes >= len(v) && bits.OnesCount64(seen) >= 16
}

// matchAWSKey reads an access key identifier.
func matchAWSKey(text string, at int) (spec.Match, bool) {
	const length = 20
	end := at + length
	if end > len(text) || text[at] != 'A' || lex.JoinsBefore(text, at) || lex.JoinsAfter(text, end) {
		return spec.Match{}, false
	}
	switch text[at : at+4] {
	case "AKIA", "ASIA", "ABIA", "ACCA":
	default:
		if text[at+1] != '3' || text[at+2] != 'T' {
			return spec.Match{}, false
		}
	}
	for i := at + 4; i < end; i++ {
		if c := text[i]; (c < 'A' || c > 'Z') && (c < '2' || c > '7') {
			return spec.Match{}, false
		}
	}
	return spec.Match{Start: at, End: end, Alone: 0.97}, text[end-7:end] != "EXAMPLE"
}

// matchAWSSecret reads the value behind the name of a secret access key.
func matchAWSSecret(text string, at int) (spec.Match, bool) {
	start := valueAfter(text, at)
	end := runOf(text, start, 41, inBase64)
	if end-start != 40 {
		return spec.Match{}, false
	}
	if name := fieldBefore(text, at); !chars.ContainsFold(name, "secret") || !chars.ContainsFold(name, "key") && !chars.ContainsFold(name, "aws") {
		return spec.Match{}, false
	}
	if lex.JoinsAfter(text, end) || !looksRandom(text[start:end]) || strings.HasSuffix(text[start:end], "EXAMPLEKEY") {
		return spec.Match{}, false
	}
	return spec.Match{Start: start, End: end, Alone: 0.96}, true
}

// gcpTriggers are all tokens that are long enough to tell AIzaSy: the first hyphen or underscore of the key, which ends a token, may come early.
var gcpTriggers = lazy.Value[[]spec.Trigger]{Make: func() []spec.Trigger {
	list := []spec.Trigger{spec.OnToken(lex.TokenMixed, 0).StartingWith("AI")}
	list = append(list, spec.OnToken(lex.TokenWord, 0).StartingWith("A").InCapitals().Lengths(6, spec.LongestToken)...)
	return list
}}

// matchGoogleKey reads a key from its first letter.
func matchGoogleKey(text string, at int) (spec.Match, bool) {
	const length = 39
	if text[at] != 'A' || len(text)-at < length || text[at:at+4] != "AIza" || lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	end := runOf(text, at, length, inURL64)
	if end-at < length || lex.JoinsAfter(text, end) || end < len(text) && text[end] == '-' || !looksRandom(text[at:end]) {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: end, Alone: 0.98}, true
}

// matchTelegram reads the token of a bot around its colon.
func matchTelegram(text string, at int) (spec.Match, bool) {
	const length = 35
	if len(text)-at <= length || text[at+1] != 'A' || text[at+2] != 'A' {
		return spec.Match{}, false
	}
	start := chars.DigitsStart(text, at, at-11)
	end := runOf(text, at+1, length+1, inURL64)
	if n := at - start; n < 8 || n > 10 || end-at-1 != length || lex.JoinsBefore(text, start) || !looksRandom(text[at+1:end]) {
		return spec.Match{}, false
	}
	return spec.Match{Start: start, End: end, Alone: 0.95}, true
}

// matchHexKey reads a key of hexadecimal digits behind a prefix.
func matchHexKey(text string, at int) (spec.Match, bool) {
	from, alone := at+2, 0.85
	switch {
	case strings.HasPrefix(text[at:], "SK"):
	case strings.HasPrefix(text[at:], "dapi"):
		from, alone = at+4, 0.97
	default:
		return spec.Match{}, false
	}
	end := runOf(text, from, 33, inHex)
	if end-from != 32 || lex.JoinsBefore(text, at) || lex.JoinsAfter(text, end) || !looksRandom(text[from:end]) {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: end, Alone: alone}, true
}
