package address

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads addresses in Vietnamese: Số 8 ngõ 120 Trường Chinh; 12 Nguyễn Huệ, Phường Bến Nghé,
// Quận 1; 45 đường Láng.

// Words before the names of streets, of lanes, which have numbers, and of quarters and districts.
var (
	vietStreets = &wordset.WordList{Text: "đường phố đ", Capitals: true}
	vietLanes   = &wordset.WordList{Text: "ngõ ngách hẻm kiệt", Capitals: true}
	vietParts   = &wordset.WordList{File: "address", Set: "vietParts", Capitals: true}
	vietSeconds = &wordset.WordList{Text: "trấn xã phố đô"} // behind thị, thành and khu

	// vietWords lead to such an address.
	vietWords = &wordset.WordList{File: "address", Set: "vietWords", Capitals: true}
)

// Bounds of such an address.
const (
	vietBack   = 96 // bytes before the word that leads to it
	vietAlone  = 0.9
	vietStreet = 0.8 // without a quarter or a lane
)

// matchViet reads an address around such a word at text[at].
func matchViet(text string, at int) (spec.Match, bool) {
	if e, _ := prose.WordAt(text, at); !wordset.InSet(vietWords, text[at:e]) {
		return spec.Match{}, false
	}
	for i, least := at, max(0, at-vietBack); i > least; {
		i--
		if text[i] == '\n' || text[i] == ';' || text[i] == ':' {
			break
		}
		if !numeral.IsDigit(text[i]) || lex.JoinsBefore(text, i) || i > 0 && lex.IsGlue(text[i-1]) {
			continue
		}
		if end, sure := vietEnd(text, i); end > at {
			start := vietNumberStart(text, i)
			if start < i {
				sure = 0.95 // with the word for a number
			}
			return spec.Match{Start: start, End: end, Alone: sure}, true
		}
	}
	return spec.Match{}, false
}

// vietNumberStart is where the word for the number of a house at text[i] begins, or i.
func vietNumberStart(text string, i int) int {
	return lex.PhraseStart(text, i, 0, "nhà số ", "Nhà số ", "Số nhà ", "số nhà ", "Số ", "số ")
}

// vietEnd is the end of an address whose number stands at text[i], and how sure it is, or i.
func vietEnd(text string, i int) (end int, sure float64) {
	k := vietHouse(text, i)
	if k == i {
		return i, 0
	}
	lanes := 0
	k = chars.SkipByte(text, k, ',')
	for range 3 {
		e, _ := prose.WordAt(text, chars.SkipByte(text, k, ' '))
		if !wordset.InSet(vietLanes, text[chars.SkipByte(text, k, ' '):e]) || e == len(text) || text[e] != ' ' {
			break
		}
		to := vietHouse(text, e+1)
		if to == e+1 {
			break
		}
		lanes++
		k = chars.SkipByte(text, to, ',')
	}
	k = chars.SkipByte(text, k, ' ')
	sure = vietAlone
	if e, _ := prose.WordAt(text, k); wordset.InSet(vietStreets, text[k:e]) || wordset.InSet(vietLanes, text[k:e]) {
		k = chars.SkipByte(text, chars.SkipByte(text, e, '.'), ' ')
		if lanes == 0 {
			sure = vietStreet
		}
	} else if lanes == 0 {
		sure = 0
	}
	if end = vietName(text, k); end == k {
		if end = vietNumbered(text, k); end == k || sure == 0 {
			return i, 0
		}
	}
	for range 6 { // parts at most
		at := chars.SkipByte(text, chars.SkipByte(text, end, ','), ' ')
		to := vietPart(text, at)
		if at == end || to == at {
			break
		}
		end, sure = to, vietAlone
	}
	if sure == 0 || sure == vietStreet && !isUnitEdge(text, end) {
		return i, 0
	}
	return end, sure
}

// vietNumbered is the end of the number of a street at text[i], as in đường số 7, or i.
func vietNumbered(text string, i int) int {
	const mark = "số "
	if !strings.HasPrefix(text[i:], mark) {
		return i
	}
	_, k := dates.Number(text, i+len(mark), 3)
	if k == i+len(mark) || lex.JoinsAfter(text, k) {
		return i
	}
	return k
}

// vietHouse is the end of the number of a house at text[i], as in 25/7A, or i.
func vietHouse(text string, i int) int {
	k := i
	for range 4 {
		_, e := dates.Number(text, k, 4)
		if e == k {
			return i
		}
		if e < len(text) && numeral.IsLetter(text[e]) && !lex.JoinsAfter(text, e+1) {
			e++
		}
		if k = e; k+1 >= len(text) || text[k] != '/' || !numeral.IsDigit(text[k+1]) {
			break
		}
		k++
	}
	if lex.JoinsAfter(text, k) {
		return i
	}
	return k
}

// vietName is the end of a name at text[i], or i.
func vietName(text string, i int) int {
	end := i
	for n, k := 0, i; n < 5; n++ { // words of a name
		e, capital := prose.WordAt(text, k)
		if e == k || !capital || wordset.InSet(vietParts, text[k:e]) && vietPart(text, k) > k {
			break
		}
		if end = e; e >= len(text) || text[e] != ' ' {
			break
		}
		k = e + 1
	}
	return end
}

// vietPart is the end of a quarter or a district at text[i] with the word for it, as in Quận 1,
// P. Cầu Kho and Thành phố Huế, or i.
func vietPart(text string, i int) int {
	e, _ := prose.WordAt(text, i)
	if e == i || !wordset.InSet(vietParts, text[i:e]) {
		return i
	}
	k := chars.SkipByte(text, e, '.')
	if e-i == 1 && k == e && (k >= len(text) || !numeral.IsDigit(text[k])) { // Q1
		return i
	}
	k = chars.SkipByte(text, k, ' ')
	if w, _ := prose.WordAt(text, k); w > k && wordset.InSet(vietSeconds, text[k:w]) && w < len(text) && text[w] == ' ' {
		k = w + 1
	}
	if _, n := dates.Number(text, k, 2); n > k && !lex.JoinsAfter(text, n) {
		return n
	}
	if to := vietName(text, k); to > k {
		return to
	}
	return i
}
