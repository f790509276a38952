package address

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file reads streets in Korean that stand without a town: 장천2길 15, 판교로 289번길 20. The name
// has a number, by which it is told from others that end alike.

// Bounds of such a street.
const (
	mostKoreanRunes = 10
	koreanStreet    = 0.85
	koreanWay       = "길"
)

// matchKoreanStreet reads a street around its last letter at text[at].
func matchKoreanStreet(text string, at int) (spec.Match, bool) {
	i := at + len(koreanWay)
	if i+1 >= len(text) || text[i] != ' ' || !numeral.IsDigit(text[i+1]) {
		return spec.Match{}, false
	}
	end := houseNumberEnd(text, i+1)
	if end == i+1 {
		return spec.Match{}, false
	}
	if rest := text[end:]; strings.HasPrefix(rest, "분") || strings.HasPrefix(rest, "개") || strings.HasPrefix(rest, "명") || strings.HasPrefix(rest, "km") {
		return spec.Match{}, false
	}
	k := len(strings.TrimSuffix(text[:at], "번"))
	from := k
	for from > 0 && k-from < 5 && numeral.IsDigit(text[from-1]) {
		from--
	}
	if from == k || k-from == 5 {
		return spec.Match{}, false
	}
	name := koreanStart(text, from)
	if name == from { // 판교로 289번길
		if from == 0 || text[from-1] != ' ' || !strings.HasSuffix(text[:from-1], "로") {
			return spec.Match{}, false
		}
		if name = koreanStart(text, from-1); name == from-1 {
			return spec.Match{}, false
		}
	}
	return spec.Match{Start: name, End: end, Alone: koreanStreet}, true
}

// koreanStart is where the letters of Korean begin that stand right before text[i].
func koreanStart(text string, i int) int {
	k := i
	for range mostKoreanRunes {
		r, n := utf8.DecodeLastRuneInString(text[:k])
		if r < '가' || r > '힣' {
			break
		}
		k -= n
	}
	return k
}
