package tagger

import "strings"

// This file finds streets with their numbers in Chinese, Japanese and Korean, and the building
// and the flat behind them.

// addressBefore are characters before an address that no street begins with: of 住在, 位于,
// 寄到, 送至, 住所は.
var addressBefore = runesOf("住在位于於寄到送至址是我所は先宅をへに家搬去往")

// streetEnds are the characters that names of streets end with.
var streetEnds = runesOf("路街道巷弄里町台通丁목로길")

// numberUnits are the characters of the parts of an address that follow a number.
const numberUnits = "号號楼樓室栋棟幢期户弄巷座单單元层層丁目番地の番호동층번길"

// streetAt gives the street that begins at character i and whose number stands behind
// the run that ends at text[end].
func (q *runes) streetAt(text string, i, end int) (to int, ok bool) {
	estate := q.isEstate(text, i, end)
	japan := !estate && i > 0 && q.n-i > 0 && q.n-i <= mostStreetRunes && q.at[q.n] == end && scriptOf(q.r[q.n-1]) != scriptHangul && !betweenWords.contains(q.r[q.n-1]) && isBlockNumber(text[end:])
	if !japan && !estate && (q.n-i < 2 || q.n-i > 10 || q.at[q.n] != end || !streetEnds.contains(q.r[q.n-1]) && !q.isSection()) {
		return 0, false
	}
	k := end
	if k < len(text) && text[k] == ' ' && scriptOf(q.r[q.n-1]) == scriptHangul {
		k++
	}
	if k >= len(text) || !isDigit(text[k]) && !estate {
		return 0, false
	}
	to = k
	for n := 0; n < 60 && to < len(text); n++ {
		if c := text[to]; isDigit(c) || c == '-' && to+1 < len(text) && isDigit(text[to+1]) {
			to++
			continue
		}
		if c := text[to]; 'A' <= c && c <= 'Z' && skip(text, to+1, estateUnits[:]...) > to+1 {
			to++ // a building with a letter
			continue
		}
		e := to
		for e < len(text) {
			r, size := rune(0), 0
			for _, u := range numberUnits {
				if strings.HasPrefix(text[e:], string(u)) {
					r, size = u, len(string(u))
					break
				}
			}
			if r == 0 {
				break
			}
			e += size
		}
		// Another number may follow in Korean with a space or a comma.
		if e > to {
			to = e
			continue
		}
		if scriptOf(q.r[q.n-1]) == scriptHan && n > 0 && !estate {
			var next runes
			if e := next.read(text, to); next.n > 0 && next.isEstateBehind(text, e) {
				to, estate = e, true // 44号阳光小区12号楼
				continue
			}
		}
		if scriptOf(q.r[q.n-1]) == scriptHangul {
			m := to
			m = skip(text, m, ", ", " ")
			d := m
			for d < len(text) && isDigit(text[d]) && d-m < 5 {
				d++
			}
			if m > to && d > m && strings.HasSuffix(text[:to], "길") && text[m-1] == ' ' && text[m-2] != ',' {
				to = d
				continue
			}
			if m > to && d > m && (strings.HasPrefix(text[d:], "동") || strings.HasPrefix(text[d:], "호") || strings.HasPrefix(text[d:], "번길") || strings.HasPrefix(text[d:], "층")) {
				to = d
				continue
			}
		}
		break
	}
	if scriptOf(q.r[q.n-1]) != scriptHangul {
		return buildingEnd(text, to), true
	}
	if beginsWith(text[to:], koreanCounters[:]...) == 1 {
		return 0, false // so many of something
	}
	return koreanBuilding(text, to), true
}

// estateEnds are what names of groups of houses and of large ones end with, and estateUnits what
// numbers of their parts do.
var (
	estateEnds  = runesOf("区區园園苑村庭城府邸湾灣寓厦廈场場院墅轩軒阁閣邨庄莊坊筑居里")
	estateUnits = [...]string{"号楼", "號樓", "栋", "棟", "幢", "座", "单元", "單元", "期"}
	estateKinds = newEastSet("小区 小區 花园 花園 家园 家園 公寓 新村 大厦 大廈 广场 廣場 社区 社區 庄园 别墅")
)

// isEstate reports whether the rest of the run from character i on is a group of houses, as in
// 文三路阳光小区12号楼: behind a place, or with a word that says so.
func (q *runes) isEstate(text string, i, end int) bool {
	n := q.n - i
	if n < 3 || n > 14 || q.at[q.n] != end || end >= len(text) || scriptOf(q.r[q.n-1]) != scriptHan || !estateEnds.contains(q.r[q.n-1]) ||
		i == 0 && !estateKinds.has(q, text, q.n-2, q.n) || q.hasNoName(i, q.n) {
		return false
	}
	k := end
	for k < len(text) && k-end < 4 && isDigit(text[k]) {
		k++
	}
	if k == end && 'A' <= text[k] && text[k] <= 'Z' {
		k++
	}
	return k > end && skip(text, k, estateUnits[:]...) > k
}

// koreanCounters stand behind numbers of things.
var koreanCounters = [...]string{"%", "명", "개", "원", "월", "일", "년", "시", "분", "회", "차", "박", "살", "세", "점", "위", "등", "대", "권", "주", "배", "번째", "도", "픽", "가지", "종", "대", "칸", "단계", "쪽", "페", "줄", "글자", "바이트", "퍼", "건", "만", "천", "억", "km", "kg", "m"}

// koreanBuildings are what names of buildings end with.
var koreanBuildings = [...]string{"아파트", "빌딩", "타워", "오피스텔", "빌라", "센터", "맨션", "타운", "프라자", "플라자", "빌리지", "주택"}

// koreanBuilding is the end of the name of a building with the number of a flat behind a street
// that ends at text[i], as in 152, 한빛아파트 101동 1203호, or i.
func koreanBuilding(text string, i int) int {
	k := skip(text, i, ", ", " ")
	var name runes
	if k == i {
		return i
	}
	e := name.read(text, k)
	if name.n < 3 || name.n > longestEastName || e >= len(text) {
		return i
	}
	for _, w := range koreanBuildings {
		if !strings.HasSuffix(text[k:e], w) {
			continue
		}
		to := i
		for at := skip(text, e, " "); ; at = skip(text, at, " ") {
			d := at
			for d < len(text) && d-at < 5 && isDigit(text[d]) {
				d++
			}
			unit := skip(text, d, "동", "호", "층")
			if d == at || unit == d {
				break
			}
			to, at = unit, unit
		}
		return to
	}
	return i
}

// isEstateBehind is isEstate for a run behind the number of a street, which ends at text[end].
func (q *runes) isEstateBehind(text string, end int) bool {
	if q.n < 2 || q.n > 10 || scriptOf(q.r[q.n-1]) != scriptHan || !estateEnds.contains(q.r[q.n-1]) || q.hasNoName(0, q.n) {
		return false
	}
	k := end
	for k < len(text) && k-end < 4 && isDigit(text[k]) {
		k++
	}
	return k > end && skip(text, k, estateUnits[:]...) > k
}

// isSection reports whether the run ends with the section of a street, as in 復興南路一段.
func (q *runes) isSection() bool {
	return q.n > 3 && q.r[q.n-1] == '段' && strings.ContainsRune("一二三四五六七八九十", q.r[q.n-2]) && streetEnds.contains(q.r[q.n-3])
}

// buildingEnd is the end of the name of a building and the number of a flat behind a Japanese
// street that ends at text[i], as in 17-3 メゾン下鴨205号, or i.
func buildingEnd(text string, i int) int {
	k := skip(text, i, " ", "　")
	if k == i {
		return i
	}
	var name runes
	e := name.read(text, k)
	if name.n < 2 || name.n > longestEastName || scriptOf(name.r[0]) == scriptHangul || e >= len(text) {
		return i
	}
	if c := text[e]; 'A' <= c && c <= 'Z' { // one of its buildings
		e = skip(text, e+1, "棟", "館")
	}
	if e >= len(text) || !isDigit(text[e]) {
		return i
	}
	kana := 0
	for _, r := range name.r[:name.n] {
		switch {
		case isKatakana(r):
			kana++
		case scriptOf(r) == scriptKana:
			return i // a sentence
		}
	}
	d := e
	for d < len(text) && d-e < 5 && isDigit(text[d]) {
		d++
	}
	if end := skip(text, d, "号室", "号", "階"); end > d {
		return end
	}
	if kana == 0 || d-e < 3 || d < len(text) && (isAlnum(text[d]) || text[d] == '-' || text[d] == ',' || text[d] == '.') {
		return i
	}
	return d
}

// mostStreetRunes bounds the characters of a street behind a place.
const mostStreetRunes = 7

// restIsStreet reports whether what the run has from character i on, behind a place, is
// a street with its number.
func (q *runes) restIsStreet(text string, i, end int) bool {
	if q.n-i > mostStreetRunes {
		return false
	}
	_, ok := q.streetAt(text, i, end)
	return ok
}

// longestCity bounds the name of a city in Japan in characters.
const longestCity = 6

// cityBeforeStreet gives how many characters from i on are a city in Japan that a quarter and the
// numbers of a block and a house stand behind, as in 石川県金沢市香林坊1-2-3: behind a prefecture, or
// where the city is known.
func (q *runes) cityBeforeStreet(text string, i, begins, end int) int {
	if i != begins || q.n-i < 4 || q.at[q.n] != end || end >= len(text) || !isDigit(text[end]) || scriptOf(q.r[i]) != scriptHan || !isBlockNumber(text[end:]) {
		return 0
	}
	for k := i + 1; k < min(q.n-1, i+longestCity); k++ {
		if q.r[k] != '市' {
			continue
		}
		if q.r[k+1] == '市' {
			k++ // 四日市市
		}
		if (i == 0 || !prefectureEnds.contains(q.r[i-1])) && q.class(text, i, k).Place() == 0 && q.class(text, i, k+1).Place() == 0 {
			return 0
		}
		if n := k + 1 - i; q.restIsStreet(text, k+1, end) {
			return n
		}
		return 0
	}
	return 0
}

// prefectureEnds are what the names of the prefectures of Japan end with.
var prefectureEnds = runesOf("県府都道")

// isBlockNumber reports whether text begins with the numbers of a block and a house, as
// in Japan: 4-16-33, or 3丁目12-8.
func isBlockNumber(text string) bool {
	i := 0
	for i < len(text) && i < 3 && isDigit(text[i]) {
		i++
	}
	if i == 0 {
		return false
	}
	if strings.HasPrefix(text[i:], "丁目") {
		return true
	}
	k := i + 1
	for k < len(text) && k < i+4 && isDigit(text[k]) {
		k++
	}
	return i < len(text) && text[i] == '-' && k > i+1 && (k == len(text) || text[k] == '-' || !isAlnum(text[k]))
}

// fillsStreet reports whether the place of n characters from i on is the name of a
// street with a number behind it.
func (q *runes) fillsStreet(text string, i, n, end int) bool {
	if i+n != q.n && !(i+n+1 == q.n && scriptOf(q.r[i]) == scriptHangul) && !(i+n+2 == q.n && q.r[i+n] == '대' && q.r[i+n+1] == '로') { // 테헤란로, 세종대로
		return false
	}
	_, ok := q.streetAt(text, i, end)
	return ok
}
