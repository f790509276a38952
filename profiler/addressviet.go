package profiler

import "strings"

// This file reads addresses in Vietnamese: Số 8 ngõ 120 Trường Chinh; 12 Nguyễn Huệ, Phường Bến Nghé,
// Quận 1; 45 đường Láng.

// Words before the names of streets, of lanes, which have numbers, and of quarters and districts.
var (
	vietStreets = withCapitals("đường phố đ")
	vietLanes   = withCapitals("ngõ ngách hẻm kiệt")
	vietParts   = withCapitals("phường xã quận huyện p q tp thị thành tỉnh ấp thôn khu tổ khóm")
	vietSeconds = wordSet("trấn xã phố đô") // behind thị, thành and khu

	// vietWords lead to such an address.
	vietWords = withCapitals("phường quận đường phố ngõ ngách hẻm huyện")
)

// Bounds of such an address.
const (
	vietBack      = 96 // bytes before the word that leads to it
	mostVietNames = 5
	mostVietParts = 6
	vietAlone     = 0.9
	vietStreet    = 0.8  // without a quarter or a lane
	vietMarked    = 0.95 // with the word for a number
)

// matchViet reads an address around such a word at text[at].
func matchViet(text string, at int) (match, bool) {
	if e, _ := wordAt(text, at); !inSet(vietWords, text[at:e]) {
		return match{}, false
	}
	for i, least := at, max(0, at-vietBack); i > least; {
		i--
		if text[i] == '\n' || text[i] == ';' || text[i] == ':' {
			break
		}
		if !isDigit(text[i]) || joinsBefore(text, i) || i > 0 && isGlue(text[i-1]) {
			continue
		}
		if end, sure := vietEnd(text, i); end > at {
			start := vietNumberStart(text, i)
			if start < i {
				sure = vietMarked
			}
			return match{start, end, sure}, true
		}
	}
	return match{}, false
}

// vietNumberStart is where the word for the number of a house at text[i] begins, or i.
func vietNumberStart(text string, i int) int {
	for _, mark := range [...]string{"nhà số ", "Nhà số ", "Số nhà ", "số nhà ", "Số ", "số "} {
		if strings.HasSuffix(text[:i], mark) && !joinsBefore(text, i-len(mark)) {
			return i - len(mark)
		}
	}
	return i
}

// vietEnd is the end of an address whose number stands at text[i], and how sure it is, or i.
func vietEnd(text string, i int) (end int, sure float64) {
	k := vietHouse(text, i)
	if k == i {
		return i, 0
	}
	lanes := 0
	k = skipByte(text, k, ',')
	for range 3 {
		e, _ := wordAt(text, skipByte(text, k, ' '))
		if !inSet(vietLanes, text[skipByte(text, k, ' '):e]) || e == len(text) || text[e] != ' ' {
			break
		}
		to := vietHouse(text, e+1)
		if to == e+1 {
			break
		}
		lanes++
		k = skipByte(text, to, ',')
	}
	k = skipByte(text, k, ' ')
	sure = vietAlone
	if e, _ := wordAt(text, k); inSet(vietStreets, text[k:e]) || inSet(vietLanes, text[k:e]) {
		k = skipByte(text, skipByte(text, e, '.'), ' ')
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
	for range mostVietParts {
		at := skipByte(text, skipByte(text, end, ','), ' ')
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
	_, k := number(text, i+len(mark), 3)
	if k == i+len(mark) || joinsAfter(text, k) {
		return i
	}
	return k
}

// vietHouse is the end of the number of a house at text[i], as in 25/7A, or i.
func vietHouse(text string, i int) int {
	k := i
	for range 4 {
		_, e := number(text, k, 4)
		if e == k {
			return i
		}
		if e < len(text) && isLetter(text[e]) && !joinsAfter(text, e+1) {
			e++
		}
		if k = e; k+1 >= len(text) || text[k] != '/' || !isDigit(text[k+1]) {
			break
		}
		k++
	}
	if joinsAfter(text, k) {
		return i
	}
	return k
}

// vietName is the end of a name at text[i], or i.
func vietName(text string, i int) int {
	end := i
	for n, k := 0, i; n < mostVietNames; n++ {
		e, capital := wordAt(text, k)
		if e == k || !capital || inSet(vietParts, text[k:e]) && vietPart(text, k) > k {
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
	e, _ := wordAt(text, i)
	if e == i || !inSet(vietParts, text[i:e]) {
		return i
	}
	k := skipByte(text, e, '.')
	if e-i == 1 && k == e && (k >= len(text) || !isDigit(text[k])) { // Q1
		return i
	}
	k = skipByte(text, k, ' ')
	if w, _ := wordAt(text, k); w > k && inSet(vietSeconds, text[k:w]) && w < len(text) && text[w] == ' ' {
		k = w + 1
	}
	if _, n := number(text, k, 2); n > k && !joinsAfter(text, n) {
		return n
	}
	if to := vietName(text, k); to > k {
		return to
	}
	return i
}
