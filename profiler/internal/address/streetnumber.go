package address

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/streetparts"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads what the names of streets and the numbers of houses behind them can be in Spanish,
// Portuguese and Malay: days, ordinal numbers, thousands, and what tells that a flat follows.

// flatStreet is how sure a street is that a flat or a quarter stands behind.
const flatStreet = 0.95

// tellsFlat reports whether the number of a house at text[i] stands behind a comma, and a flat stands
// at text[j] behind that, as in R. Oscar Freire, 900, ap. 81; told says that, or a hyphen and a quarter.
func tellsFlat(text string, i, j int) (flat, told bool) {
	if i < 2 || text[i-2] != ',' {
		return false, false
	}
	k := streetparts.UnitEnd(text, j)
	flat = k > j && chars.HoldsDigit(text[j:k])
	return flat, flat || strings.HasPrefix(text[j:], " - ") && chars.IsCapitalAt(text, j+len(" - "))
}

// ordinalKindStart is where a street begins whose name is the number before its kind at text[at], as in
// 6a Avenida 12-34, or at.
func ordinalKindStart(text string, at int) int {
	if at < 3 || text[at-1] != ' ' {
		return at
	}
	k := len(strings.TrimSuffix(strings.TrimSuffix(text[:at-1], "ª"), "a"))
	if k == at-1 {
		return at
	}
	from := k
	for from > 0 && k-from < 3 && numeral.IsDigit(text[from-1]) {
		from--
	}
	if from == k || lex.JoinsBefore(text, from) || !lex.StandsAfter(text, from) {
		return at
	}
	return from
}

// thousandsEnd is the end of a number at text[i] that goes on at text[j] with a stop and three digits,
// as in Av. Afonso Pena, 1.500, or j.
func thousandsEnd(text string, i, j int) int {
	if j-i > 2 || j+1 >= len(text) || text[j] != '.' {
		return j
	}
	if _, k := dates.Number(text, j+1, 4); k == j+len(".500") && (k == len(text) || text[k] == ',' || text[k] == ' ' || text[k] == '\n') {
		return k
	}
	return j
}

// datedStreet is how sure a street is that is called after a day: Av. 18 de Julio 1250.
const datedStreet = 0.95

// datedName is the end of such a name behind the kind of a street that ends at text[i], or i.
func datedName(text string, i int) int {
	if i+1 >= len(text) || text[i] != ' ' || !numeral.IsDigit(text[i+1]) {
		return i
	}
	_, k := dates.Number(text, i+1, 2)
	of := len(" de ")
	if !strings.HasPrefix(text[k:], " de ") {
		of = 1
	}
	if k+of >= len(text) || text[k] != ' ' {
		return i
	}
	e, capital := prose.WordAt(text, k+of)
	if e-k-of < 4 || !capital || dates.MonthNamed(text[k+of:e]) == 0 {
		return i
	}
	return e
}

// marksNumber reports whether the word for a number stands behind a name of a few words at text[i].
func marksNumber(text string, i int) bool {
	for range mostStreetWords {
		if wordset.HasWordFold(text, i, "no") {
			return true
		}
		e, capital := prose.WordAt(text, i)
		if !capital || e >= len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
	}
	return false
}
