package grammars

import (
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

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
