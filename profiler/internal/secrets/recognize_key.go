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
	"github.com/privet-go/privet/profiler/internal/spec"
)

// KeyRecognizers find keys that their makers mark with a prefix.
func KeyRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:     "aws-access-key",
			Label:    "AWS_ACCESS_KEY",
			Doc:      "AKIA, ASIA or another prefix of access key identifiers and sixteen characters of base 32, save the documentation's own.",
			Source:   "Amazon Web Services, IAM identifiers: unique identifier prefixes",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenMixed, 20).StartingWith("A"), spec.OnToken(lex.TokenWord, 20).StartingWith("A").Capitalised()},
			Match:    matchAWSKey,
			Headers:  []string{"aws access key", "aws access key id", "aws key", "access key id"},
		},
		{
			Name:     "aws-secret-key",
			Label:    "AWS_ACCESS_KEY",
			Doc:      "Forty characters of base 64 behind a name such as aws_secret_access_key.",
			Source:   "Amazon Web Services, secret access keys; Microsoft Purview, Amazon S3 client secret access key",
			Triggers: []spec.Trigger{spec.OnByte('=').BeforeLong(), spec.OnByte(':').BeforeLong()},
			Match:    matchAWSSecret,
			Headers:  []string{"aws secret", "aws secret key", "aws secret access key", "secret access key"},
		},
		{
			Name:     "gcp-api-key",
			Label:    "GCP_API_KEY",
			Doc:      "AIza and thirty-five characters.",
			Source:   "Google Cloud, API keys",
			Triggers: gcpTriggers.Get(),
			Match:    matchGoogleKey,
			Headers:  []string{"gcp api key", "google api key", "google maps key"},
		},
		{
			Name:     "stripe-key",
			Label:    "STRIPE_KEY",
			Doc:      "sk or rk, the mode, and ten letters and digits or more; or a secret of webhooks.",
			Source:   "Stripe, API keys",
			Triggers: providerTriggers("STRIPE_KEY"),
			Match:    matchProvider("STRIPE_KEY"),
			Headers:  []string{"stripe key", "stripe secret", "stripe secret key", "stripe api key"},
		},
		{
			Name:     "github-token",
			Label:    "GITHUB_TOKEN",
			Doc:      "ghp, gho, ghu, ghs, ghr or github_pat and a token.",
			Source:   "GitHub, token formats",
			Triggers: providerTriggers("GITHUB_TOKEN"),
			Match:    matchProvider("GITHUB_TOKEN"),
			Headers:  []string{"github token", "github pat", "gh token", "github access token"},
		},
		{
			Name:     "slack-token",
			Label:    "SLACK_TOKEN",
			Doc:      "xoxb and the other prefixes, and numbers and letters with hyphens between them.",
			Source:   "Slack, token types",
			Triggers: providerTriggers("SLACK_TOKEN"),
			Match:    matchProvider("SLACK_TOKEN"),
			Headers:  []string{"slack token", "slack bot token", "slack api token"},
		},
		{
			Name:  "provider-key",
			Label: "API_KEY",
			Doc:   "The prefix that a provider documents for its keys, and as many characters as these have.",
			Source: "the providers' documentation: GitLab, npm, PyPI, Hugging Face, DigitalOcean, Shopify, SendGrid, OpenAI, Anthropic, Vault, " +
				"Supabase, Heroku, Linear, Brevo, Plaid, Tailscale and others",
			Triggers: providerTriggers("API_KEY"),
			Match:    matchProvider("API_KEY"),
		},
		{
			Name:     "grown-key",
			Label:    "API_KEY",
			Doc:      "The letters that the keys of a provider begin with, without a sign behind them, and as many characters as these have.",
			Source:   "the providers' documentation: Atlassian, Airtable, Alibaba Cloud, JFrog, Square, GitLab runners, NuGet, crates.io",
			Triggers: grownTriggers(),
			Match:    matchGrown,
		},
		{
			Name:  "dotted-key",
			Label: "API_KEY",
			Doc: "A token of a bot of Discord, in three parts, or one of Terraform with atlasv1 in its middle; an account key of Mailchimp " +
				"with its data centre behind it.",
			Source:   "Discord, API reference: authentication; HashiCorp, HCP Terraform API tokens; Mailchimp, API keys",
			Triggers: dottedTriggers(),
			Match:    matchDotted,
		},
		{
			Name:     "bot-token",
			Label:    "API_KEY",
			Doc:      "The number of a bot, a colon, and thirty-five characters that begin with AA.",
			Source:   "Telegram, bot API: authorizing your bot",
			Triggers: []spec.Trigger{spec.OnByte(':').Then("A")},
			Match:    matchTelegram,
		},
		{
			Name:     "hexadecimal-key",
			Label:    "API_KEY",
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

// runOf is the end of the characters of a kind that begin at text[i], at most
// most of them.
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
	return map[string][]provider{
		"sk": {
			{"_live_", "STRIPE_KEY", 10, 247, inAlnum}, {"_test_", "STRIPE_KEY", 10, 247, inAlnum}, {"_prod_", "STRIPE_KEY", 10, 247, inAlnum},
			{"-ant-", "API_KEY", 32, 140, inURL64}, {"-proj-", "API_KEY", 40, 200, inURL64}, {"-svcacct-", "API_KEY", 40, 200, inURL64},
			{"-admin-", "API_KEY", 40, 200, inURL64}, {"-or-v1-", "API_KEY", 64, 64, inHex}, {"-", "API_KEY", 48, 64, inAlnum}, {"-", "API_KEY", 32, 32, inHex},
			{"_", "API_KEY", 48, 48, inHex}, {".eyJ", "API_KEY", 40, 200, inDotted},
		},
		"rk":       {{"_live_", "STRIPE_KEY", 10, 247, inAlnum}, {"_test_", "STRIPE_KEY", 10, 247, inAlnum}, {"_prod_", "STRIPE_KEY", 10, 247, inAlnum}},
		"whsec":    {{"_", "STRIPE_KEY", 24, 64, inBase64}},
		"ghp":      {{"_", "GITHUB_TOKEN", 36, 251, inAlnum}},
		"gho":      {{"_", "GITHUB_TOKEN", 36, 251, inAlnum}},
		"ghu":      {{"_", "GITHUB_TOKEN", 36, 251, inAlnum}},
		"ghs":      {{"_", "GITHUB_TOKEN", 36, 251, inAlnum}},
		"ghr":      {{"_", "GITHUB_TOKEN", 36, 251, inAlnum}},
		"github":   {{"_pat_", "GITHUB_TOKEN", 50, 244, inURL64}},
		"xoxb":     {{"-", "SLACK_TOKEN", 10, 250, inURL64}},
		"xoxa":     {{"-", "SLACK_TOKEN", 10, 250, inURL64}},
		"xoxp":     {{"-", "SLACK_TOKEN", 10, 250, inURL64}},
		"xoxr":     {{"-", "SLACK_TOKEN", 10, 250, inURL64}},
		"xoxs":     {{"-", "SLACK_TOKEN", 10, 250, inURL64}},
		"xoxo":     {{"-", "SLACK_TOKEN", 10, 250, inURL64}},
		"xoxc":     {{"-", "SLACK_TOKEN", 10, 250, inURL64}},
		"xoxe":     {{"-", "SLACK_TOKEN", 10, 250, inURL64}, {".xoxb-", "SLACK_TOKEN", 10, 250, inURL64}, {".xoxp-", "SLACK_TOKEN", 10, 250, inURL64}},
		"xapp":     {{"-", "SLACK_TOKEN", 20, 250, inURL64}},
		"glpat":    {{"-", "API_KEY", 20, 120, inDotted}},
		"gldt":     {{"-", "API_KEY", 20, 64, inURL64}},
		"glrt":     {{"-", "API_KEY", 20, 64, inURL64}},
		"glptt":    {{"-", "API_KEY", 20, 64, inURL64}},
		"glcbt":    {{"-", "API_KEY", 20, 64, inURL64}},
		"glsoat":   {{"-", "API_KEY", 20, 64, inURL64}},
		"glft":     {{"-", "API_KEY", 20, 64, inURL64}},
		"glimt":    {{"-", "API_KEY", 20, 64, inURL64}},
		"glagent":  {{"-", "API_KEY", 50, 64, inURL64}},
		"glffct":   {{"-", "API_KEY", 20, 64, inURL64}},
		"gloas":    {{"-", "API_KEY", 40, 70, inURL64}},
		"glrtr":    {{"-", "API_KEY", 20, 64, inURL64}},
		"npm":      {{"_", "API_KEY", 36, 36, inAlnum}},
		"pypi":     {{"-AgE", "API_KEY", 50, 1000, inURL64}},
		"hf":       {{"_", "API_KEY", 30, 40, inAlnum}},
		"dop":      {{"_v1_", "API_KEY", 64, 64, inHex}},
		"doo":      {{"_v1_", "API_KEY", 64, 64, inHex}},
		"dor":      {{"_v1_", "API_KEY", 64, 64, inHex}},
		"shpat":    {{"_", "API_KEY", 32, 32, inAlnum}},
		"shpca":    {{"_", "API_KEY", 32, 32, inAlnum}},
		"shppa":    {{"_", "API_KEY", 32, 32, inAlnum}},
		"shpss":    {{"_", "API_KEY", 32, 32, inAlnum}},
		"shptka":   {{"_", "API_KEY", 32, 32, inAlnum}},
		"sq0atp":   {{"-", "API_KEY", 22, 60, inURL64}},
		"sq0csp":   {{"-", "API_KEY", 43, 43, inURL64}},
		"SG":       {{".", "API_KEY", 66, 69, inDotted}},
		"key":      {{"-", "API_KEY", 32, 32, inHex}},
		"pubkey":   {{"-", "API_KEY", 32, 32, inHex}},
		"xkeysib":  {{"-", "API_KEY", 64, 90, inURL64}},
		"xsmtpsib": {{"-", "API_KEY", 64, 90, inURL64}},
		"lin":      {{"_api_", "API_KEY", 40, 40, inAlnum}, {"_oauth_", "API_KEY", 64, 64, inHex}},
		"ntn":      {{"_", "API_KEY", 40, 50, inAlnum}},
		"secret":   {{"_", "API_KEY", 43, 43, inAlnum}},
		"PMAK":     {{"-", "API_KEY", 59, 59, inURL64}},
		"dckr":     {{"_pat_", "API_KEY", 27, 36, inURL64}},
		"figd":     {{"_", "API_KEY", 40, 60, inURL64}},
		"glsa":     {{"_", "API_KEY", 41, 41, inURL64}},
		"glc":      {{"_", "API_KEY", 32, 400, inBase64}},
		"hvs":      {{".", "API_KEY", 24, 200, inURL64}},
		"hvb":      {{".", "API_KEY", 100, 300, inURL64}},
		"dp":       {{".pt.", "API_KEY", 40, 44, inAlnum}, {".st.", "API_KEY", 40, 70, inDotted}},
		"rubygems": {{"_", "API_KEY", 48, 48, inHex}},
		"sntrys":   {{"_", "API_KEY", 60, 400, inBase64}},
		"sntryu":   {{"_", "API_KEY", 64, 64, inHex}},
		"gsk":      {{"_", "API_KEY", 52, 52, inAlnum}},
		"xai":      {{"-", "API_KEY", 70, 90, inAlnum}},
		"r8":       {{"_", "API_KEY", 37, 40, inAlnum}},
		"pplx":     {{"-", "API_KEY", 48, 56, inAlnum}},
		"nvapi":    {{"-", "API_KEY", 60, 70, inURL64}},
		"lsv2":     {{"_pt_", "API_KEY", 43, 43, inURL64}, {"_sk_", "API_KEY", 43, 43, inURL64}},
		"sbp":      {{"_", "API_KEY", 40, 40, inHex}},
		"sb":       {{"_secret_", "API_KEY", 25, 60, inURL64}, {"_publishable_", "API_KEY", 25, 60, inURL64}},
		"HRKU":     {{"-", "API_KEY", 36, 70, inURL64}},
		"pk":       {{".eyJ", "API_KEY", 40, 200, inDotted}},
		"tk":       {{".eyJ", "API_KEY", 40, 200, inDotted}},
		"access":   {{"-sandbox-", "API_KEY", 36, 36, inURL64}, {"-development-", "API_KEY", 36, 36, inURL64}, {"-production-", "API_KEY", 36, 36, inURL64}},
		"FLWSECK":  {{"-", "API_KEY", 32, 60, inURL64}, {"_TEST-", "API_KEY", 12, 60, inURL64}},
		"rzp":      {{"_live_", "API_KEY", 14, 14, inAlnum}, {"_test_", "API_KEY", 14, 14, inAlnum}},
		"duffel":   {{"_live_", "API_KEY", 43, 43, inURL64}, {"_test_", "API_KEY", 43, 43, inURL64}},
		"dt0c01":   {{".", "API_KEY", 80, 100, inDotted}},
		"EZTK":     {{"_", "API_KEY", 54, 54, inAlnum}},
		"pnu":      {{"_", "API_KEY", 36, 36, inAlnum}},
		"rdme":     {{"_", "API_KEY", 70, 70, inAlnum}},
		"tfp":      {{"_", "API_KEY", 40, 70, inDotted}},
		"nfp":      {{"_", "API_KEY", 36, 40, inAlnum}},
		"nfc":      {{"_", "API_KEY", 36, 40, inAlnum}},
		"rnd":      {{"_", "API_KEY", 28, 40, inAlnum}},
		"fo1":      {{"_", "API_KEY", 43, 43, inURL64}},
		"tskey":    {{"-", "API_KEY", 20, 80, inURL64}},
		"phc":      {{"_", "API_KEY", 40, 50, inAlnum}},
		"phx":      {{"_", "API_KEY", 40, 50, inAlnum}},
		"re":       {{"_", "API_KEY", 32, 36, inURL64}},
		"pcsk":     {{"_", "API_KEY", 60, 90, inURL64}},
		"sgp":      {{"_", "API_KEY", 40, 64, inURL64}},
		"squ":      {{"_", "API_KEY", 40, 40, inHex}},
		"sqp":      {{"_", "API_KEY", 40, 40, inHex}},
		"sqa":      {{"_", "API_KEY", 40, 40, inHex}},
		"bkua":     {{"_", "API_KEY", 40, 40, inHex}},
		"aio":      {{"_", "API_KEY", 28, 28, inAlnum}},
		"api":      {{"_org_", "API_KEY", 34, 34, inAlnum}},
		"pscale":   {{"_tkn_", "API_KEY", 32, 64, inDotted}, {"_pw_", "API_KEY", 32, 64, inDotted}, {"_oauth_", "API_KEY", 32, 64, inDotted}},
		"CFPAT":    {{"-", "API_KEY", 43, 43, inURL64}},
		"GOCSPX":   {{"-", "API_KEY", 28, 28, inURL64}},
		"ya29":     {{".", "API_KEY", 30, 1024, inDotted}},
		"amzn":     {{".mws.", "API_KEY", 36, 36, inURL64}},
		"shippo":   {{"_live_", "API_KEY", 40, 40, inHex}, {"_test_", "API_KEY", 40, 40, inHex}},
		"EZAK":     {{"_", "API_KEY", 54, 54, inAlnum}},
		"sl":       {{".", "API_KEY", 120, 200, inURL64}},
		"NRAK":     {{"-", "API_KEY", 27, 27, inUpper}},
		"NRII":     {{"-", "API_KEY", 32, 32, inURL64}},
		"CCIPAT":   {{"_", "API_KEY", 40, 70, inURL64}},
		"CCIPRJ":   {{"_", "API_KEY", 40, 70, inURL64}},
		"pul":      {{"-", "API_KEY", 40, 40, inHex}},
		"AGE":      {{"-SECRET-KEY-1", "API_KEY", 58, 58, inUpper}},
	}
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
		if at == len(text) || !beginsRest[text[at]] || at-start > longestHead || lex.JoinsBefore(text, start) {
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
var beginsRest = func() (t [256]bool) {
	for _, list := range providers.Get() {
		for _, p := range list {
			t[p.rest[0]] = true
		}
	}
	return t
}()

// looksRandom reports whether a value is no placeholder: eight different
// characters or half of them, digits and letters among them.
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
	if text[end-7:end] == "EXAMPLE" {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: end, Alone: 0.97}, true
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

// gcpTriggers are all tokens that are long enough to tell AIzaSy: the first
// hyphen or underscore of the key, which ends a token, may come early.
var gcpTriggers = lazy.Value[[]spec.Trigger]{Make: func() []spec.Trigger {
	list := []spec.Trigger{spec.OnToken(lex.TokenMixed, 0).StartingWith("AI")}
	for n := 6; n <= spec.LongestToken; n++ {
		list = append(list, spec.OnToken(lex.TokenWord, n).StartingWith("A").InCapitals())
	}
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
