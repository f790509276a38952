package address

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file reads addresses in Thai, in which the word for a kind of street, quarter or district is
// written together with its name, and spaces part them: 99/12 หมู่ 5 ถนนสุขุมวิท แขวงคลองตัน เขตวัฒนา
// กรุงเทพมหานคร 10110.

// A thaiKind says what a part of such an address is.
type thaiKind uint8

const (
	noThai       thaiKind = iota
	thaiVillage           // by its number
	thaiStreet            // a lane or a road
	thaiQuarter           // a part of a district
	thaiDistrict          // a part of a province
	thaiProvince
	thaiKinds
)

// thaiWords begin such parts, the longer ones first.
var thaiWords = [...]struct {
	text string
	kind thaiKind
}{
	{"หมู่บ้าน", thaiStreet}, {"หมู่ที่", thaiVillage}, {"หมู่", thaiVillage}, {"ม.", thaiVillage},
	{"ถนน", thaiStreet}, {"ถ.", thaiStreet}, {"ซอย", thaiStreet}, {"ซ.", thaiStreet}, {"ตรอก", thaiStreet}, {"คอนโด", thaiStreet}, {"อาคาร", thaiStreet},
	{"ตำบล", thaiQuarter}, {"ต.", thaiQuarter}, {"แขวง", thaiQuarter},
	{"อำเภอ", thaiDistrict}, {"อ.", thaiDistrict}, {"เขต", thaiDistrict},
	{"จังหวัด", thaiProvince}, {"จ.", thaiProvince}, {"กรุงเทพมหานคร", thaiProvince}, {"กรุงเทพฯ", thaiProvince}, {"กทม.", thaiProvince}, {"กทม", thaiProvince},
}

// thaiTriggers are those of them that lead to an address.
var thaiTriggers = lists.List{File: "address", Set: "thaiTriggers"}

// Bounds of such an address.
const (
	mostThaiParts   = 10
	longestThaiName = 90 // bytes
	longestThaiWord = 160
)

// matchThai reads an address around such a word at text[at].
func matchThai(text string, at int) (spec.Match, bool) {
	start, numbered := at, false
	for range mostThaiParts {
		from, house := thaiBefore(text, start)
		if from == start {
			break
		}
		if start = from; house {
			numbered = true
			break
		}
	}
	var has [thaiKinds]bool
	i, end, parts, code := start, start, 0, false
	if numbered {
		i = chars.SkipByte(text, thaiNumber(text, start), ' ')
	}
	for range mostThaiParts {
		to, kind := thaiPart(text, i)
		if kind == noThai {
			if has[thaiProvince] || has[thaiDistrict] {
				if _, e := dates.Number(text, i, 6); e == i+5 && !lex.JoinsAfter(text, e) {
					end, code = e, true
				}
			}
			break
		}
		has[kind], end = true, to
		parts++
		i = chars.SkipBlanks(text, chars.SkipByte(text, to, ','))
		if i == to {
			break
		}
	}
	small := has[thaiQuarter] || has[thaiDistrict] || has[thaiProvince]
	if end <= at || !chars.HoldsDigit(text[start:end]) || !(numbered && (parts > 1 || code) || parts > 2 && small &&
		(has[thaiStreet] || has[thaiVillage] || code) || numbered && has[thaiStreet] && strings.IndexByte(text[start:i], '/') >= 0) {
		return spec.Match{}, false
	}
	return spec.Match{Start: start, End: end, Alone: 0.92}, true
}

// thaiNumber is the end of the number of a house at text[i], as in 99/12, or i.
func thaiNumber(text string, i int) int {
	_, k := dates.Number(text, i, 5)
	if k > i && k < len(text) && (text[k] == '/' || text[k] == '-') {
		if _, e := dates.Number(text, k+1, 4); e > k+1 {
			k = e
		}
	}
	if k == i || k < len(text) && (numeral.IsAlnum(text[k]) || lex.IsGlue(text[k])) {
		return i
	}
	return k
}

// thaiPart is the end of a part at text[i], and its kind.
func thaiPart(text string, i int) (int, thaiKind) {
	if i+2 >= len(text) || text[i] != 0xE0 {
		return i, noThai
	}
	for n := range thaiWords {
		w := &thaiWords[n]
		if !strings.HasPrefix(text[i:], w.text) {
			continue
		}
		k := i + len(w.text)
		if w.kind == thaiProvince && !strings.HasPrefix(w.text, "จ") {
			return k, w.kind
		}
		name := chars.SkipByte(text, k, ' ')
		if w.kind == thaiVillage {
			if e := thaiNumber(text, name); e > name {
				return e, w.kind
			}
			return i, noThai
		}
		e := name
		for e < len(text) && e-name < longestThaiName && text[e] >= utf8.RuneSelf {
			e++
		}
		if e == name || e-name >= longestThaiName || text[name] != 0xE0 {
			return i, noThai
		}
		if w.kind == thaiStreet && e+1 < len(text) && text[e] == ' ' && numeral.IsDigit(text[e+1]) { // ซอยลาดพร้าว 15
			if to := thaiNumber(text, e+1); to > e+1 && to-e < len(" 1234/5") {
				return to, w.kind
			}
		}
		return e, w.kind
	}
	return i, noThai
}

// thaiBefore is where the part or the number of the house begins that stands before text[i], or i.
func thaiBefore(text string, i int) (from int, house bool) {
	k := chars.BytesStart(text, i, i-2, " ,")
	if k == i {
		return i, false
	}
	word := thaiWordBefore(text, k)
	if _, kind := thaiPart(text, word); kind != noThai {
		return word, false
	}
	if word == k || !numeral.IsDigit(text[word]) || thaiNumber(text, word) != k {
		return i, false
	}
	if word > 1 && text[word-1] == ' ' {
		before := thaiWordBefore(text, word-1)
		if e, kind := thaiPart(text, before); kind != noThai && e == k {
			return before, false
		}
	}
	return word, true
}

// thaiWordBefore is where what ends at text[k] begins behind a space or another sign.
func thaiWordBefore(text string, k int) int {
	from := k
	for from > 0 && k-from < longestThaiWord && (numeral.IsDigit(text[from-1]) || text[from-1] == '/' || text[from-1] == '-' || text[from-1] == '.' ||
		text[from-1] >= utf8.RuneSelf) {
		from--
	}
	return from
}
