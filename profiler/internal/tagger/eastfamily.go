package tagger

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file knows family names of China, Japan and Korea: those of two characters or syllables,
// and those that have a space behind them.

var (
	chineseCompounds = newEastSet("欧阳 歐陽 上官 司马 司馬 司徒 司空 诸葛 諸葛 夏侯 皇甫 慕容 令狐 尉迟 尉遲 公孙 公孫 端木 南宫 南宮 东郭 東郭 呼延 轩辕 軒轅 宇文 独孤 獨孤 拓跋 澹台 澹臺 " +
		"公冶 宗政 濮阳 濮陽 淳于 太叔 申屠 仲孙 仲孫 钟离 鍾離 闾丘 閭丘 赫连 赫連 万俟 萬俟 闻人 聞人 完颜 完顏 耶律 纳兰 納蘭")
	koreanCompounds = newEastSet("남궁 황보 제갈 사공 선우 서문 독고 망절")
)

// koreanFamily gives how many syllables from i on, before end, are a family name.
func (q *runes) koreanFamily(text string, i, end int) int {
	if i+2 < end && koreanCompounds.has(q, text, i, i+2) {
		return 2
	}
	if koreanFamilies.contains(q.r[i]) {
		return 1
	}
	return 0
}

// family is how usual characters i to k are as a family name.
func (q *runes) family(text string, i, k int) int {
	return q.class(text, i, k).Family()
}

// spaced gives the end of the name of a person whose family name, the rest of the run from
// character i on, and given name have a space between them, or 0. In a given name that
// nobody knows a title has to follow.
func (q *runes) spaced(text string, i, end int) int {
	if end >= len(text) || text[end] != ' ' && !strings.HasPrefix(text[end:], "　") || q.n-i > 3 || scriptOf(q.r[i]) != scriptHan ||
		i > 0 && scriptOf(q.r[i-1]) == scriptHan || q.family(text, i, q.n) == 0 {
		return 0
	}
	var next runes
	from := skip(text, end, " ", "　")
	next.read(text, from)
	for e := min(next.n, 4); e > 0; e-- {
		if lexicon.LookupExact(next.word(text, 0, e)).Given() > 0 && (e == next.n || next.behind(text, e) || scriptOf(next.r[e]) == scriptKana && scriptOf(next.r[e-1]) == scriptHan) {
			return next.at[e]
		}
	}
	for e := 1; e <= min(next.n, 3); e++ {
		if scriptOf(next.r[0]) != scriptHangul && next.behind(text, e) {
			return next.at[e]
		}
	}
	return 0
}
