package tagger

import (
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file reads runs of Chinese, Japanese and Korean characters and the classes of what may be
// words in them.

// runes are the characters of a run and where they begin.
type runes struct {
	r  [mostEast/3 + 1]rune
	at [mostEast/3 + 2]int
	n  int

	classes *eastClasses // nil where little is asked
}

// eastClasses are the classes of the words of a run as far as they have been asked for:
// names of people, of places and of organisations ask for the same ones.
type eastClasses struct {
	words [mostEast/3 + 1]struct { // by the first character
		of    [longestOrgWord]lexicon.Class // by the length
		known uint8                         // a bit for each length; 0 when nothing is known
		may   uint8                         // the lengths of words that may begin here, as lexicon.EastLengths has them
	}

	// Single characters come again in other runs.
	single [512]struct {
		r     rune
		class lexicon.Class
	}
}

// class is the class of the word of characters i to k.
func (q *runes) class(text string, i, k int) lexicon.Class {
	n := uint(k - i - 1)
	if q.classes == nil || n >= longestOrgWord {
		return lexicon.LookupExact(text[q.at[i]:q.at[k]])
	}
	if n == 0 {
		s := &q.classes.single[uint32(q.r[i])%uint32(len(q.classes.single))]
		if s.r != q.r[i] {
			s.r, s.class = q.r[i], lexicon.LookupExact(text[q.at[i]:q.at[k]])
		}
		return s.class
	}
	c := &q.classes.words[i]
	if c.known == 0 {
		q.measure(i)
	}
	if c.known>>n&1 == 0 {
		c.known |= 1 << n
		c.of[n] = lexicon.LookupExact(text[q.at[i]:q.at[k]])
	}
	return c.of[n]
}

// measure notes how long the words are that may begin with character i, which is not the last
// one. What is of another length has no class.
func (q *runes) measure(i int) {
	c := &q.classes.words[i]
	c.may = lexicon.EastLengths(q.r[i], q.r[i+1])
	c.known = ^(c.may << 1)
	c.of = [longestOrgWord]lexicon.Class{}
}

// lengths gives the lengths of the words that may begin with character i and end within
// most characters, of two and more: a bit for each, the lowest for two. Others have no class.
func (q *runes) lengths(i, most int) uint8 {
	most = min(most, q.n-i)
	if most < 2 {
		return 0
	}
	all := uint8(1)<<(most-1) - 1
	if q.classes == nil {
		return all
	}
	c := &q.classes.words[i]
	if c.known == 0 {
		q.measure(i)
	}
	return c.may & all
}

// An eastSet is a set of words. Their first characters tell nearly all others.
type eastSet struct {
	firsts *runeSet
	words  map[string]bool
}

func newEastSet(words string) eastSet {
	s := eastSet{&runeSet{}, wordSet(words)}
	for w := range s.words {
		r, _ := utf8.DecodeRuneInString(w)
		s.firsts[r/64] |= 1 << (r % 64)
	}
	return s
}

// has reports whether the characters i to k, of which there is one, are a word of the set.
func (s *eastSet) has(q *runes, text string, i, k int) bool {
	return s.firsts.contains(q.r[i]) && s.words[q.word(text, i, k)]
}

func (q *runes) read(text string, at int) (end int) {
	n := 0
	for end = at; n < len(q.r) && end-at <= mostEast-utf8.UTFMax && end < len(text) && text[end] >= firstEastByte; end += 3 {
		r := eastRune(text, end)
		if r == 0 {
			break
		}
		q.r[n], q.at[n] = r, end
		n++
	}
	q.n, q.at[n] = n, end
	if q.classes != nil {
		for i := range q.classes.words[:n] {
			q.classes.words[i].known = 0
		}
	}
	return end
}

// The words that a name stands before or behind, and the characters that no name
// has inside.
var (
	eastBefore = []string{"我叫", "名叫", "叫做", "他叫", "她叫", "我是", "姓名", "姓名：", "姓名:", "联系人", "联系人：", "联系人:", "收件人", "收件人：", "客户", "客户：", "患者", "患者：", "病人",
		"会员", "用户", "员工", "同事", "经理", "先生", "女士", "医生", "教授", "老师", "记者", "导演", "演员", "董事长", "总裁", "主席", "总统", "部长", "感谢", "联系", "亲爱的", "尊敬的",
		"证人", "證人", "被告", "原告", "嫌疑人", "受害人", "被害人", "报案人", "报警人", "申请人", "投诉人", "当事人", "當事人", "病患", "客戶", "同仁", "家属", "業主", "业主", "租客", "房东", "女儿", "儿子", "妻子", "丈夫", "母亲", "父亲",
		"氏名", "氏名：", "氏名:", "名前は", "お名前", "お名前：", "担当", "担当：", "担当者", "担当者：", "担当の", "証人", "被告人", "被害者", "上司の", "部下の", "同僚の", "後輩の", "先輩の", "営業の", "人事の", "経理の", "総務の", "受付の", "お客様の", "患者の", "友人の", "娘の", "息子の", "妻の", "夫の", "患者", "代表", "社長", "俳優", "監督", "私は", "宛名：",
		"이름은", "이름:", "이름 :", "이름: ", "성명:", "성명: ", "성명", "저는", "환자", "고객", "담당자", "담당자: ", "담당", "대표", "기자", "배우", "감독", "교수", "회장", "사장", "목격자", "피해자", "신고인", "신고자", "피의자", "피고인", "증인", "참고인", "보호자", "의뢰인", "민원인", "신청인", "세입자", "입주민", "수령인"}
	eastBehind = []string{"先生", "女士", "小姐", "老师", "医生", "教授", "经理", "博士", "同学", "主任", "律师", "总裁", "董事长", "师傅", "警官",
		"さん", "様", "さま", "氏", "君", "くん", "ちゃん", "先生", "殿", "選手", "教授", "社長", "部長", "課長", "医師", "容疑者", "議員", "監督", "と申", "といいま", "と言いま", "より", "宛",
		"씨", "님", "군", "양", "선생", "교수", "대리", "과장", "부장", "팀장", "사장", "회장", "대표", "기자", "의사", "변호사", "선수", "감독", "의원", "환자", "고객"}
	chineseVerbs   = runesOf("说表在的和与及是将于出向对给从为被有来去到住也已电生于称稱会會让報报请請把要，。、")
	noGiven        = runesOf("的了是在不我这个们着没她他你就都而及与或但把被让给对从于所其之者呢吗吧啊说，。")
	auxiliaries    = runesOf("会會称稱要想能请請让")
	koreanFamilies = runesOf("김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용봉피감경계단도라마범빈승예온옹음좌판팽평표형호")
)

// The same words by what tells most of them apart: their last byte, and the last byte of
// their first character.
var (
	eastBeforeBy = wordsBy(eastBefore, func(w string) byte { return w[len(w)-1] })
	eastBehindBy = wordsBy(eastBehind, func(w string) byte { return w[2] })
)

func wordsBy(words []string, key func(string) byte) (by [256][]string) {
	for _, w := range words {
		by[key(w)] = append(by[key(w)], w)
	}
	return by
}
