package tagger

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// This file finds institutions and firms of Vietnam by what they are, which stands in several words
// before the name, with a capital or without: Công ty TNHH Sao Mai, bệnh viện đa khoa Tân Lập.

// viHeads say what they are, in small letters, and viMore what stands between that and the name, as
// often as need be.
var (
	viHeads = viPhrases("công ty|tổng công ty|tập đoàn|xí nghiệp|hợp tác xã|bệnh viện|phòng khám|trạm y tế|nhà thuốc|nha khoa|trường|đại học|học viện|cao đẳng|ngân hàng|tòa án|toà án|ubnd|ủy ban nhân dân|uỷ ban nhân dân|hđnd|hội đồng nhân dân|" +
		"viện kiểm sát|công an|nhà hàng|khách sạn|siêu thị|cửa hàng|câu lạc bộ|clb|nhà xuất bản|bảo tàng|nhà thờ|trung tâm y tế")
	viMore = viPhrases("tnhh|cổ phần|cp|mtv|một thành viên|hợp danh|xây dựng|thương mại|dịch vụ|vận tải|du lịch|sản xuất|xuất nhập khẩu|bảo hiểm|chứng khoán|đầu tư|phát triển|may|dược phẩm|và|&|" +
		"đa khoa|chuyên khoa|nhi|phụ sản|mắt|quốc tế|tâm thần|ung bướu|trung ương|quân y|y học cổ truyền|đại học|cao đẳng|trung cấp|trung học phổ thông|trung học cơ sở|thpt|thcs|tiểu học|mầm non|mẫu giáo|chuyên|dân lập|tmcp|nông nghiệp|" +
		"nhân dân|xã|phường|huyện|quận|tỉnh|thành phố|tp|tp.|thị trấn|thị xã|khoa học|kỹ thuật|công nghệ|bách khoa|sư phạm|kinh tế|y dược|bóng đá")
)

// viPhrases are phrases that a stroke parts, the longest first.
func viPhrases(list string) []string {
	phrases := strings.Split(list, "|")
	slices.SortStableFunc(phrases, func(a, b string) int { return len(b) - len(a) })
	return phrases
}

// viFirsts and viLasts are true for the first bytes of viHeads in both letter cases, and for the
// last bytes of what may stand right before the name.
var viFirsts, viLasts = func() (firsts, lasts [256]bool) {
	for _, h := range viHeads {
		firsts[h[0]], firsts[strings.ToUpper(h)[0]], lasts[h[len(h)-1]] = true, true, true
	}
	for _, h := range viMore {
		lasts[h[len(h)-1]] = true
	}
	return firsts, lasts
}()

// The bounds of what stands before such a name, in bytes, and of the name in words.
const (
	mostViHead = 64
	mostViName = 6
)

// mayBeVietnamese is false for most words with a capital around which no such institution stands.
func mayBeVietnamese(text string, at int) bool {
	if viFirsts[text[at]] {
		// A letter beyond ASCII is among the first that follow, and a space soon behind it.
		for i := at; i < min(len(text), at+4); i++ {
			if text[i] >= utf8.RuneSelf || text[i] == 'B' || text[i] == 'L' {
				return true
			}
		}
	}
	return at > 6 && text[at-1] == ' ' && viLasts[text[at-2]] && (text[at-3] >= utf8.RuneSelf || text[at-4] >= utf8.RuneSelf || text[at-5] >= utf8.RuneSelf || text[at-2] == 'y' && text[at-3] == 't')
}

// vietnamese gives the bounds of the institution that begins with the word at text[at], which has a
// capital, or has the first such word there; or at.
func vietnamese(text string, at, done int) (from, end int) {
	for _, h := range viHeads {
		if viFolds(text, at, h) {
			return at, viNameEnd(text, at+len(h), at)
		}
	}
	// The head stands in small letters before that.
	var words [mostViHead / 2]int // where words begin that may be the first of a head, the last first
	n := 0
	for i, least := at-2, max(done, at-mostViHead); i >= least && n < len(words); i-- {
		if viFirsts[text[i]] && !gluedBefore(text, i) {
			words[n] = i
			n++
		}
	}
	for _, h := range viHeads {
		for _, i := range words[:n] {
			if text[i] != h[0] || !strings.HasPrefix(text[i:at-1], h) || text[i+len(h)] != ' ' {
				continue
			}
			if end = viNameEnd(text, i+len(h), at); end > at {
				return i, end
			}
			break
		}
	}
	return at, at
}

// viFolds reports whether a phrase stands at text[i] in any letter case, and a space behind it.
func viFolds(text string, i int, phrase string) bool {
	k := i + len(phrase)
	return k < len(text) && text[k] == ' ' && (text[i:k] == phrase || strings.EqualFold(text[i:k], phrase))
}

// viNameEnd is the end of the name behind a head that ends at text[i], which goes on to text[at] at
// least, or at.
func viNameEnd(text string, i, at int) int {
	for again := true; again && i < len(text) && text[i] == ' '; {
		again = false
		for _, m := range viMore {
			if viFolds(text, i+1, m) {
				i, again = i+1+len(m), true
				break
			}
		}
	}
	if i < at && i+1 != at {
		return at
	}
	end := at
	for n := 0; n < mostViName && i+1 < len(text) && text[i] == ' ' && isCapital(text[i+1:]); n++ {
		e := wordEnd(text, i+1)
		if e == i+1 {
			break
		}
		i, end = e, e
	}
	return end
}
