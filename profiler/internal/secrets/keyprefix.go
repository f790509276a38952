package secrets

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file finds keys of providers that no sign parts from the letters that mark them, and those whose mark is not where they begin.

// A grownKey is what the keys of a provider begin with, and how many characters of a kind they have behind it.
type grownKey struct {
	head        string
	least, most int
	kind        uint8
}

var grownKeys = [...]grownKey{
	{"ATATT3", 120, 250, inURL64}, {"ATCTT3", 120, 250, inURL64}, {"ATBB", 28, 36, inAlnum}, // Atlassian
	{"pat", 79, 79, inDotted},      // Airtable, fourteen characters, a dot, and sixty-four
	{"LTAI", 12, 26, inAlnum},      // Alibaba Cloud
	{"AKCp", 60, 80, inAlnum},      // JFrog
	{"EAAA", 56, 64, inURL64},      // Square
	{"GR1348941", 20, 24, inURL64}, // GitLab
	{"oy2", 43, 43, inAlnum},       // NuGet
	{"cio", 32, 32, inAlnum},       // crates.io
	{"APA91b", 120, 160, inURL64},  // Firebase
	{"EAAC", 100, 250, inAlnum},    // Facebook
	{"sq0idp", 22, 60, inURL64},    // Square
	{"AKID", 32, 32, inAlnum},      // Tencent Cloud
}

// fewestGrown is how long the first token of such a key is at least: an early hyphen ends some of them sooner.
const fewestGrown = 12

func grownTriggers() (list []spec.Trigger) {
	seen := map[string]bool{}
	for _, k := range grownKeys {
		if h := k.head[:2]; !seen[h] {
			seen[h] = true
			list = append(list, spec.OnToken(lex.TokenMixed, 0).StartingWith(h).AtLeast(fewestGrown))
		}
	}
	return list
}

// matchGrown reads such a key from its first letter.
func matchGrown(text string, at int) (spec.Match, bool) {
	if lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	for i := range grownKeys {
		k := &grownKeys[i]
		if !strings.HasPrefix(text[at:], k.head) {
			continue
		}
		from := at + len(k.head)
		end := runOf(text, from, k.most+1, k.kind)
		for k.kind == inDotted && end > from && text[end-1] == '.' {
			end--
		}
		if n := end - from; n < k.least || n > k.most || lex.JoinsAfter(text, end) || !looksRandom(text[from:end]) {
			continue
		}
		if k.kind == inDotted && (text[at+17] != '.' || strings.Count(text[at:end], ".") != 1) {
			continue
		}
		return spec.Match{Start: at, End: end, Alone: 0.97}, true
	}
	return spec.Match{}, false
}

func dottedTriggers() []spec.Trigger {
	list := []spec.Trigger{spec.OnToken(lex.TokenMixed, 7).StartingWith("AT"), spec.OnToken(lex.TokenMixed, 3).StartingWith("US"),
		spec.OnToken(lex.TokenMixed, 4).StartingWith("US")}
	list = append(list, spec.OnToken(lex.TokenMixed, 0).StartingWith("M", "N", "O").FollowedBy(".9.A").Lengths(24, 28)...)
	return list
}

// matchDotted reads such a key around its mark.
func matchDotted(text string, at int) (spec.Match, bool) {
	switch text[at] | 0x20 {
	case 'a':
		return matchTerraform(text, at)
	case 'u':
		return matchMailchimp(text, at)
	}
	return matchDiscord(text, at)
}

// matchDiscord reads the token of a bot: the number of its user in base 64, a time, and a code.
func matchDiscord(text string, at int) (spec.Match, bool) {
	parts := [...]struct{ least, most int }{{24, 28}, {6, 7}, {27, 38}}
	i := at
	for k, p := range parts {
		end := runOf(text, i, p.most+1, inURL64)
		if n := end - i; n < p.least || n > p.most {
			return spec.Match{}, false
		}
		if i = end; k < len(parts)-1 {
			if i >= len(text) || text[i] != '.' {
				return spec.Match{}, false
			}
			i++
		}
	}
	if lex.JoinsBefore(text, at) || lex.JoinsAfter(text, i) || !looksRandom(text[at:i]) {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: i, Alone: 0.96}, true
}

// matchTerraform reads fourteen characters, a dot, atlasv1, a dot, and sixty or more.
func matchTerraform(text string, at int) (spec.Match, bool) {
	const head, mark = 14, "atlasv1."
	start := at - head - 1
	if start < 0 || text[at-1] != '.' || !strings.HasPrefix(text[at:], mark) || runOf(text, start, head, inAlnum) != at-1 || lex.JoinsBefore(text, start) {
		return spec.Match{}, false
	}
	from := at + len(mark)
	end := runOf(text, from, 81, inURL64)
	if n := end - from; n < 60 || n > 80 || !looksRandom(text[from:end]) {
		return spec.Match{}, false
	}
	return spec.Match{Start: start, End: end, Alone: 0.98}, true
}

// matchMailchimp reads thirty-two hexadecimal digits, a hyphen, us and a number.
func matchMailchimp(text string, at int) (spec.Match, bool) {
	const digits = 32
	start := at - digits - 1
	if start < 0 || text[at-1] != '-' || !strings.HasPrefix(text[at:], "us") || runOf(text, start, digits, inHex) != at-1 ||
		lex.JoinsBefore(text, start) || !looksRandom(text[start:at-1]) {
		return spec.Match{}, false
	}
	end := at + 2 + cells.DigitsAt(text, at+2)
	return spec.Match{Start: start, End: end, Alone: 0.96}, end > at+2 && end <= at+4 && !lex.JoinsAfter(text, end)
}
