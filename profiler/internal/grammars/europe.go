package grammars

import (
	"github.com/privet-go/privet/internal/numbers"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// czechAccountTriggers are the prefix or the number that an account begins with.
func czechAccountTriggers() []spec.Trigger {
	return spec.OnToken(lex.TokenDigits, 0).FollowedBy("-9/9").Standing().BeforeSlash().Lengths(1, 10)
}

// longestCzechAccount is the length in bytes of an account with its prefix, without
// the bank.
const longestCzechAccount = 17

// matchCzechAccount reads 19-2000145399/0800 from its first digit.
func matchCzechAccount(text string, at int) (spec.Match, bool) {
	// Most numbers with a hyphen have no slash behind them.
	slash, hyphens := at, 0
	limit := min(len(text), at+longestCzechAccount)
	for ; slash < limit; slash++ {
		if c := text[slash]; c == '-' {
			if hyphens++; hyphens == 2 {
				return spec.Match{}, false
			}
		} else if !numeral.IsDigit(c) {
			break
		}
	}
	if slash == len(text) || text[slash] != '/' || !numeral.IsDigit(text[at]) || lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	i, prefix, ok := czechPart(text, at)
	if !ok || i >= len(text) {
		return spec.Match{}, false
	}
	alone := 0.8
	if text[i] == '-' {
		if i-at > 6 || !prefix {
			return spec.Match{}, false
		}
		from := i + 1
		if i, ok = from, true; i < len(text) {
			i, prefix, ok = czechPart(text, from)
		}
		if !ok || i-from < 2 || !prefix {
			return spec.Match{}, false
		}
		alone = 0.97
	} else if i-at < 2 || !prefix {
		return spec.Match{}, false
	}
	if i+5 > len(text) || text[i] != '/' {
		return spec.Match{}, false
	}
	code, end := dates.Number(text, i+1, 4)
	if end != i+5 || !numbers.IsCzechBank(code) || !lex.StandsAlone(text, at, end) {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: end, Alone: alone}, true
}

// czechPart reads up to ten digits and says whether they are right by 11, each
// weighing a power of two by its place from the right.
func czechPart(text string, i int) (end int, right, ok bool) {
	for end = i; end < len(text) && numeral.IsDigit(text[end]); end++ {
		if end-i == 10 {
			return end, false, false
		}
	}
	sum, weight := 0, 1
	for k := end - 1; k >= i; k-- {
		sum += int(text[k]-'0') * weight
		weight = weight * 2 % 11
	}
	return end, sum > 0 && sum%11 == 0, end > i
}

// henkilotunnusTriggers are the date of birth, or the whole code where a letter says the century.
func henkilotunnusTriggers() []spec.Trigger {
	return []spec.Trigger{spec.OnToken(lex.TokenDigits, 6).FollowedBy("-9+9").Standing(),
		spec.OnToken(lex.TokenMixed, 11).StartingWith("99").Standing()}
}

// matchHenkilotunnus reads 131052-308T from its first digit. The sign in the
// middle says the century, so that no other separator may stand there.
func matchHenkilotunnus(text string, at int) (spec.Match, bool) {
	end := at + 11
	if end > len(text) || !lex.StandsAlone(text, at, end) {
		return spec.Match{}, false
	}
	for i := range 11 {
		switch c := text[at+i]; {
		case i == 6:
			if !numeral.IsLetter(c) && c != '-' && c != '+' {
				return spec.Match{}, false
			}
		case i == 10:
			if !numeral.IsAlnum(c) {
				return spec.Match{}, false
			}
		case !numeral.IsDigit(c):
			return spec.Match{}, false
		}
	}
	return spec.Match{Start: at, End: end, Alone: 0.95}, true
}
