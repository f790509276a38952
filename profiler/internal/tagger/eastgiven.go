package tagger

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds given names that stand alone, as friends write to each other.

// givenHan are characters that Chinese given names consist of, of those that are in few words of
// two characters that are no names.
var givenHan = runesOf("伟偉芳娜敏静靜丽麗强強磊军軍洋勇艳艷杰傑娟涛濤超秀英霞刚剛桂兰蘭玉萍红玲芬燕彬鹏鵬辉輝斌波宇浩凯凱健俊帆帅旭龙龍欢丹萌露颖穎琳婷雪怡佳欣思雨涵梓轩軒浩晨曦诗詩琪瑶倩蕾薇莉莲蓮凤鳳珍珠琴兴海峰岩松柏梅菊春秋冬晓曉小文武斌德志忠义仁礼智诚贵荣榮华華建民福祥瑞嘉宏洪永康泰喜玥悦妍妮娅媛嫣婉蓉菲芸茜莎雅慧淑惠美君豪庭宥承翰柏睿")

// calledOut gives how many characters the run has when it is a given name of Chinese or Japanese
// that begins a line and has a comma or a mark of exclamation behind it.
func (q *runes) calledOut(text string, i, end int) int {
	if i != 0 || q.n < 2 || q.n > 3 || q.at[q.n] != end || scriptOf(q.r[0]) == scriptHangul || end >= len(text) {
		return 0
	}
	after := skip(text, end, "，", "、", ",", "！", "!", "～")
	if after == end || !beginsLine(text, q.at[0]) {
		return 0
	}
	c := q.class(text, 0, q.n)
	if c.Common() > 0 || c.Is(lexicon.Country|lexicon.Region|lexicon.Thing|lexicon.Occupation) || c.Family() > 1 || q.isRole(text, 0) || eastWords.has(q, text, 0, q.n) {
		return 0
	}
	if strings.HasPrefix(text[after-3:], "、") && hasList(text, after) {
		return 0 // one of several things
	}
	if c.Given() > 1 && c.Place() < 3 {
		return q.n
	}
	if q.n == 2 && c.Place() == 0 && givenHan.contains(q.r[0]) && givenHan.contains(q.r[1]) && q.r[1] != '小' {
		return 2
	}
	return 0
}

// beginsLine reports whether text[i] begins the text or a line, or what somebody says.
func beginsLine(text string, i int) bool {
	if i == 0 || text[i-1] == '\n' || text[i-1] == '"' {
		return true
	}
	return strings.HasSuffix(text[:i], "“") || strings.HasSuffix(text[:i], "「")
}

// hasList reports whether another of the commas between things in a list follows within a few
// characters of text[i].
func hasList(text string, i int) bool {
	return strings.Contains(text[i:min(len(text), i+36)], "、")
}
