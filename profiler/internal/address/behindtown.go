package address

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file reads streets that nobody has found behind the town that they lie in: behind a
// postcode and a town, as in Hungary, and behind towns and districts in Korea and Japan; and what
// tells a flat there and in China.

// joinBehind is joinAt for a place with such a street behind it.
func (s *Joiner) joinBehind(x *Joining, text string, list []spec.Candidate, i int) (next int) {
	a := &x.Addresses
	c := &list[i]
	end := c.End
	if end+3 >= len(text) || text[end] != ' ' && text[end] != ',' && text[end] < utf8.RuneSelf {
		return i
	}
	var street spec.Match
	if chars.Spaceless(chars.LastRune(text[:end])) {
		street = eastStreet(text, end)
	} else if n := len(a.out); n > 0 && text[end] == ',' && s.roleOf(&a.out[n-1]) == rolePostcode && a.out[n-1].End+1 == c.Start {
		street = streetBehind(text, end)
	}
	if street.End == 0 {
		return i
	}
	k := i + 1
	for ; k < len(list) && list[k].Start < street.End; k++ {
		if r := s.roleOf(&list[k]); r == roleStreet || r == roleOther || list[k].End > street.End || r == roleName && list[k].Confidence >= surelyName {
			return i
		}
	}
	a.out = append(a.out, *c)
	w := x.newWalk(s, text, list, k, spec.Candidate{Match: street, Confidence: street.Alone})
	w.goOn()
	taken := w.goBack(a.out)
	ok := taken > 0 && w.isWhole()
	var whole spec.Candidate
	if ok {
		whole = s.whole(x, &w)
		ok = whole.Confidence >= partFrom && x.Takes(whole.Confidence, s.postal)
	}
	if !ok {
		a.out = a.out[:len(a.out)-1]
		return i
	}
	return s.settle(x, &w, &whole, taken, list[k:w.last])
}

// streetBehind reads words and the number of a house behind a comma at text[i].
func streetBehind(text string, i int) spec.Match {
	if !strings.HasPrefix(text[i:], ", ") || !chars.IsCapitalAt(text, i+2) {
		return spec.Match{}
	}
	for j, n := i+2, 0; n < mostGuessedWords && j < len(text); n++ {
		if numeral.IsDigit(text[j]) {
			end := houseNumberEnd(text, j)
			if end+1 < len(text) && text[end] == '/' && 'A' <= text[end+1] && text[end+1] <= 'Z' && !lex.JoinsAfter(text, end+2) {
				end += 2 // 11/D
			}
			if n == 0 || end == j || !isUnitEdge(text, end) && unitsEnd(text, end, true) == end {
				return spec.Match{}
			}
			return spec.Match{Start: i + 2, End: end, Alone: headStreet}
		}
		e, _ := prose.WordAt(text, j)
		if e == j {
			break
		}
		if e = chars.SkipByte(text, e, '.'); e >= len(text) || text[e] != ' ' {
			break
		}
		j = e + 1
	}
	return spec.Match{}
}

// eastHouse stands behind the letter of a house in Chinese.
const eastHouse = "座"

// mostEastRunes bounds the name of a street, a quarter or a house in Korean, Japanese and Chinese.
const mostEastRunes = 10

// eastStreet reads a street or a quarter and the number of a house behind a district at text[i].
func eastStreet(text string, i int) spec.Match {
	from := chars.SkipByte(text, i, ' ')
	j, runes := from, 0
	for runes <= mostEastRunes && j < len(text) && text[j] >= utf8.RuneSelf {
		r, n := utf8.DecodeRuneInString(text[j:])
		if !chars.Spaceless(r) {
			break
		}
		j, runes = j+n, runes+1
	}
	if runes < 2 || runes > mostEastRunes || j >= len(text) {
		return spec.Match{}
	}
	switch last := chars.LastRune(text[:j]); {
	case text[j] == ' ' && from > i && strings.ContainsRune("동로길리가", last): // 우동 1471-8, 테헤란로 152
		if end := blockEnd(text, j+1); end > j+1 {
			return spec.Match{Start: from, End: end, Alone: headStreet}
		}
	case from == i && 'A' <= text[j] && text[j] <= 'Z' && strings.HasPrefix(text[j+1:], eastHouse) && strings.ContainsRune("路街道巷", last): // 李路G座
		return spec.Match{Start: from, End: j + 1 + len(eastHouse), Alone: headStreet}
	case from == i && numeral.IsDigit(text[j]): // みなとみらい2丁目3番1号
		if end := blockEnd(text, j); end > j && strings.IndexFunc(text[j:end], func(r rune) bool {
			return r == '-' || r == '丁' || r == '番' ||
				r == '号' || r == '號'
		}) >= 0 {
			return spec.Match{Start: from, End: end, Alone: headStreet}
		}
	}
	return spec.Match{}
}

// blockParts stand behind the numbers of a block and of a house.
var blockParts = [...]string{"丁目", "番地", "番", "号", "號", "번지", "-", "－", "の"}

// blockEnd is the end of such numbers at text[i], or i.
func blockEnd(text string, i int) int {
	end := i
	for k, n := i, 0; n < 4; n++ {
		_, e := dates.Number(text, k, 4)
		if e == k {
			break
		}
		end, k = e, e
		for _, p := range blockParts {
			if strings.HasPrefix(text[e:], p) {
				if k = e + len(p); p != "-" && p != "－" && p != "の" {
					end = k
				}
				break
			}
		}
		if k == e {
			break
		}
	}
	if lex.JoinsAfter(text, end) {
		return i
	}
	return end
}

// eastUnits stand behind the numbers of buildings, floors and rooms.
var eastUnits = [...]string{"号楼", "号院", "号室", "單元", "单元", "号", "號", "楼", "樓", "层", "層", "室", "座", "栋", "幢", "棟", "房", "户", "戶", "阶", "階", "F", "호", "층", "동"}

// eastUnitsEnd is the end of the buildings, floors and rooms behind a street at text[i], or i.
func eastUnitsEnd(text string, i int) int {
	for range mostUnits {
		k := eastUnitEnd(text, i)
		if k == i {
			break
		}
		i = k
	}
	return i
}

// eastUnitEnd is the end of one of them: 3号楼, A座1203, 之3, 恒隆广场28楼, or i.
func eastUnitEnd(text string, i int) int {
	j := i
	if i > 0 && i < len(text) && numeral.IsDigit(text[i-1]) && text[i] >= utf8.RuneSelf {
		if unit := chars.PrefixOf(text[i:], eastUnits[:]...); unit != "" {
			return i + len(unit)
		}
	}
	if strings.HasPrefix(text[j:], ", ") {
		j += 2
	} else if j < len(text) && text[j] == ' ' {
		j++
	}
	if j >= len(text) {
		return i
	}
	if strings.HasPrefix(text[j:], "之") {
		if _, e := dates.Number(text, j+len("之"), 3); e > j+len("之") && !lex.JoinsAfter(text, e) {
			return e
		}
		return i
	}
	name, runes := j, 0
	for runes <= mostEastRunes && name < len(text) && text[name] >= utf8.RuneSelf { // the name of the house
		r, n := utf8.DecodeRuneInString(text[name:])
		if !chars.Spaceless(r) {
			break
		}
		name, runes = name+n, runes+1
	}
	if runes > mostEastRunes || runes == 1 && !strings.HasPrefix(text[j:], "院") {
		return i
	}
	if name < len(text) && text[name] == ' ' && runes > 0 && j > i && chars.IsDigitAt(text, name+1) {
		name++
	}
	e := chars.AlnumsEnd(text, name, name+5)
	if e == name || !numeral.IsDigit(text[e-1]) && (e > name+1 || text[name] > 'Z') {
		return i
	}
	for _, unit := range eastUnits {
		if strings.HasPrefix(text[e:], unit) {
			end := e + len(unit)
			if _, k := dates.Number(text, end, 4); k > end && unit == "座" || k > end && unit == "栋" { // A座1203
				if eastUnitEnd(text, end) == end {
					return k
				}
			}
			return end
		}
	}
	return i
}
