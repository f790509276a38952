package tagger

// This file knows the family names of two characters or syllables of China and Korea. A given
// name of one or of two follows them.

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
