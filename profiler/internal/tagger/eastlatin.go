package tagger

import (
	"strings"
	"unicode/utf8"
)

// This file finds firms with a name in Latin letters and a legal form of the east behind it:
// Tefus公司, Nova 株式会社.

// trades are words in capitals that say what a firm does and are no name of it.
var trades = wordSet("AI IT VR AR PC IC LED APP ICT EC IoT SaaS B2B B2C SI SNS DX")

// mayBeLatinFirm is false for most words behind which nothing of the east stands: a tenth of
// latinFirm, which is asked of each word with a capital.
func mayBeLatinFirm(text string, i int) bool {
	if v := loadAt(text, i); v&highBits == 0 && lettersOf(v) < 7 {
		return false // as most: the word ends there, and what follows it is in ASCII
	}
	if i+1 < len(text) && text[i] < utf8.RuneSelf && text[i+1] < utf8.RuneSelf && !letterBytes[text[i+1]] {
		return false // no name is of one letter
	}
	until := min(len(text), i+longestWord+1)
	for i+8 <= until {
		n := lettersOf(load(text[i : i+8]))
		if i += n; n < 8 {
			break
		}
	}
	for i < until && letterBytes[text[i]] {
		i++
	}
	if i < len(text) && text[i] == ' ' {
		return i+1 < len(text) && text[i+1] >= firstEastByte
	}
	return i < len(text) && beginsRune[text[i]]
}

// latinFirm is the end of such a firm whose name is the word at text[i], or i.
func latinFirm(text string, i int) int {
	end := wordEnd(text, i)
	if end-i < 2 || end-i > 40 {
		return i
	}
	from := skip(text, end, " ")
	if from+6 > len(text) || text[from] < firstEastByte || trades[text[i:end]] {
		return i
	}
	r := eastRune(text, from)
	if r == 0 || !formBegins.contains(r) {
		return i
	}
	var q runes
	q.read(text, from)
	e := q.moreOfOrg(text, 0)
	for k := 0; k+1 < e; k++ {
		if orgForms.has(&q, text, k, e) && (from == end || k == 0) {
			return q.at[e]
		}
	}
	return i
}

// formBegins are the characters that legal forms, and the words before them, begin with.
var formBegins = func() *runeSet {
	var firsts []string
	for w := range strings.FieldsSeq("公司 集团 集團 有限公司 股份有限公司 科技 电子 食品 建筑 医药 物流 株式会社 有限会社 合同会社 ホールディングス 그룹 주식회사") {
		firsts = append(firsts, w[:3])
	}
	return runesOf(firsts...)
}()
