package columns

import (
	"math/bits"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/lists"
)

// This file says what single words are: names, places, occupations, kinds of
// streets. A column whose words are mostly of one class is likely of that kind.

// A wordClass is what a word can be. A word may be of several.
type wordClass int

const (
	classGiven wordClass = iota
	classFamily
	classPlace
	classCountry
	classRegion
	classDemonym
	classOccupation
	classOrganization // a legal form, or a word of a name of an organisation
	classStreet
	classCommon
	classReligion
	classTitle    // what stands before a name
	classThing    // what has a capital and is none of these
	classIllness  // a disease, or a word in the name of one
	classMedicine // a medicine
	classState    // a word for the state, the kind or the degree of something
	wordClasses
)

// wordWeights says for each class how often a word is of it, from 0 to 9 on a
// logarithmic scale, in four bits each.
type wordWeights uint64

func (w wordWeights) of(c wordClass) int { return int(w >> (4 * c) & 15) }

func (c wordClass) weighing(n int) wordWeights { return wordWeights(n) << (4 * c) }

// or gives the higher weight of each class.
func (w wordWeights) or(o wordWeights) wordWeights {
	if w == 0 || o == 0 {
		return w | o
	}
	for c := range wordClasses {
		if n := o.of(c); n > w.of(c) {
			w = w&^c.weighing(15) | c.weighing(n)
		}
	}
	return w
}

// streetWords are kinds of streets that stand as words of their own, and words of
// addresses.
var streetWords = lists.List{File: "columns", Set: "streetWords"}

// streetEndings end words that name a street.
var streetEndings = lists.List{File: "columns", Set: "streetEndings"}

// organizationWords are legal forms and words that names of organisations have.
var organizationWords = lists.List{File: "columns", Set: "organizationWords"}

// nameTails end family names, in scripts and languages in which that tells.
var nameTails = lists.List{File: "columns", Set: "nameTails"}

// occupationWords are occupations, and words that stand in their names, in the
// languages of which the lexicon knows few.
var occupationWords = lists.List{File: "columns", Set: "occupationWords"}

// occupationTails end occupations.
var occupationTails = lists.List{File: "columns", Set: "occupationTails"}

// illnessWords are diseases, and words in their names.
var illnessWords = lists.List{File: "columns", Set: "illnessWords"}

// illnessTails end diseases.
var illnessTails = lists.List{File: "columns", Set: "illnessTails"}

// medicineWords are common medicines that no tail tells, and words of doses.
var medicineWords = lists.List{File: "columns", Set: "medicineWords"}

// medicineTails end the international names of medicines, as the World Health
// Organization gives them out by what they do.
var medicineTails = lists.List{File: "columns", Set: "medicineTails"}

// substanceWords are what laboratories measure, and other chemical substances, which end as
// diseases and medicines do.
var substanceWords = lists.List{File: "columns", Set: "substanceWords"}

// substance is how often a word is a thing that is a substance, and nothing else for its tail.
const substance = 9

// stateWords are words for the state, the kind or the degree of something.
var stateWords = lists.List{File: "columns", Set: "stateWords"}

// regionWords are parts of the names of regions that are adjectives of towns and rivers, or in
// scripts that the lexicon knows few words of.
var regionWords = lists.List{File: "columns", Set: "regionWords"}

// settlementTails end the names of towns.
var settlementTails = lists.List{File: "columns", Set: "settlementTails"}

// placeTails end the names of places in scripts without spaces.
var placeTails = lists.List{File: "columns", Set: "placeTails"}

// koreanFamilies are the family names that most Koreans have.
var koreanFamilies = "김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용"

// chineseFamilies are common family names in China, as far as they are single.
var chineseFamilies = "王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤"

// The readings of common names in Japan, in the script in which forms ask for them.
var (
	kanaFamilies = lazy.Value[[]string]{Make: func() []string {
		return kanaOf(lists.Words("columns", "kanaFamilies"))
	}}
	kanaGiven = lazy.Value[[]string]{Make: func() []string {
		return kanaOf(lists.Words("columns", "kanaGiven"))
	}}
)

// kanaOf gives words in katakana, and the same in hiragana.
func kanaOf(list []string) []string {
	both := slices.Clone(list)
	for _, w := range list {
		both = append(both, strings.Map(func(r rune) rune {
			if 'ァ' <= r && r <= 'ヶ' {
				return r - ('ァ' - 'ぁ')
			}
			return r
		}, w))
	}
	return both
}

// lookTables are the words of this file made ready for look-up, and a lexicon.
type lookTables struct {
	words   map[string]wordWeights
	tails   map[string]wordWeights
	lexicon func(word []byte) wordWeights

	// Most words are not there, which the lengths tell of those with the same two
	// bytes, at the beginning of words and at the end of tails: a bit for each, the
	// last one for all lengths from there on.
	begins, ends pairLengths
}

// pairLengths are the lengths in bytes of words with the same two bytes somewhere.
type pairLengths [1 << 10]uint32

// pairOf is the place of two bytes.
func pairOf(a, b byte) int { return int(a&31)<<5 | int(b&31) }

const longestPaired = 31

func lengthBit(n int) uint32 { return 1 << min(n, longestPaired) }

var lookTablesOnce = lazy.Value[*lookTables]{Make: func() *lookTables {
	t := &lookTables{words: map[string]wordWeights{}, tails: map[string]wordWeights{}, lexicon: lexiconWeights}
	put := func(m map[string]wordWeights, words []string, w wordWeights) {
		for _, s := range words {
			m[s] = m[s].or(w)
		}
	}
	put(t.words, streetWords.Get(), classStreet.weighing(9))
	put(t.words, organizationWords.Get(), classOrganization.weighing(9))
	put(t.words, occupationWords.Get(), classOccupation.weighing(7))
	put(t.tails, occupationTails.Get(), classOccupation.weighing(5))
	put(t.tails, settlementTails.Get(), classPlace.weighing(2))
	put(t.tails, streetEndings.Get(), classStreet.weighing(8))
	put(t.tails, nameTails.Get(), classFamily.weighing(3))
	put(t.tails, placeTails.Get(), classPlace.weighing(6))
	put(t.words, illnessWords.Get(), classIllness.weighing(8))
	put(t.tails, illnessTails.Get(), classIllness.weighing(5))
	put(t.words, medicineWords.Get(), classMedicine.weighing(8))
	put(t.tails, medicineTails.Get(), classMedicine.weighing(5))
	put(t.words, stateWords.Get(), classState.weighing(8))
	put(t.words, dates.CalendarWords.Get(), classState.weighing(8))
	put(t.words, regionWords.Get(), classRegion.weighing(7))
	put(t.words, substanceWords.Get(), classThing.weighing(substance))
	put(t.words, kanaFamilies.Get(), classFamily.weighing(8))
	put(t.words, kanaGiven.Get(), classGiven.weighing(8))
	for _, r := range koreanFamilies + chineseFamilies {
		put(t.words, []string{string(r)}, classFamily.weighing(8))
	}
	for w := range t.words {
		t.begins[pairOf(w[0], w[min(1, len(w)-1)])] |= lengthBit(len(w))
	}
	for w := range t.tails {
		t.ends[pairOf(w[len(w)-2], w[len(w)-1])] |= lengthBit(len(w))
	}
	return t
}}

// lexiconWeights says what the lexicon knows about a word in lower case, or about
// several with spaces between them.
func lexiconWeights(word []byte) wordWeights {
	w := lexicon.Find(lexicon.HashOf(chars.Alias(word)))
	if w == 0 {
		return 0
	}
	return degreeWeights.Get()[w%(1<<lexicon.DegreeBits)] | classWeights.Get()[w>>lexicon.DegreeBits]
}

// degreeWeights are those of the classes of the lexicon that have a degree, and
// classWeights those of the others.
var degreeWeights = lazy.Value[*[1 << lexicon.DegreeBits]wordWeights]{Make: func() *[1 << lexicon.DegreeBits]wordWeights {
	t := new([1 << lexicon.DegreeBits]wordWeights)
	for i := range t {
		w := lexicon.Class(i)
		t[i] = classGiven.weighing(3*w.Given()) | classFamily.weighing(3*w.Family()) | classPlace.weighing(3*w.Place()) | classCommon.weighing(3*w.Common())
	}
	return t
}}

var classWeights = lazy.Value[*[1 << (lexicon.ClassBits - lexicon.DegreeBits)]wordWeights]{Make: func() *[1 << (lexicon.ClassBits - lexicon.DegreeBits)]wordWeights {
	t := new([1 << (lexicon.ClassBits - lexicon.DegreeBits)]wordWeights)
	const usual = 7 // of a class that has no degree
	for _, k := range [...]struct {
		class lexicon.Class
		word  wordClass
	}{
		{lexicon.Country, classCountry}, {lexicon.Region, classRegion}, {lexicon.Demonym, classDemonym}, {lexicon.Religion,
			classReligion}, {lexicon.Occupation, classOccupation},
		{lexicon.OrgWord | lexicon.Organization, classOrganization}, {lexicon.Street, classStreet}, {lexicon.Title, classTitle}, {lexicon.Thing, classThing},
	} {
		for i := range t {
			if lexicon.Class(i << lexicon.DegreeBits).Is(k.class) {
				t[i] |= k.word.weighing(usual)
			}
		}
	}
	return t
}}

// weigh says what a word in lower case is. Words are looked up in the lexicon, and
// among the words and tails of this file.
func (t *lookTables) weigh(word []byte) wordWeights {
	w := t.lexicon(word)
	n := len(word)
	if n == 0 {
		return w
	}
	if t.begins[pairOf(word[0], word[min(1, n-1)])]&lengthBit(n) != 0 {
		w = w.or(t.words[string(word)])
	}
	if n < 5 || w.of(classThing) == substance {
		return w
	}
	// The tail is a part of the word, so that something stands before it.
	for lengths := t.ends[pairOf(word[n-2], word[n-1])] & (lengthBit(n) - 1); lengths != 0; lengths &= lengths - 1 {
		if at := n - bits.TrailingZeros32(lengths); utf8.RuneStart(word[at]) {
			w = w.or(t.tails[string(word[at:])])
		}
	}
	return w
}

// hasOrganization reports whether a value in a script without spaces has a word in
// it that companies have in their names.
func hasOrganization(v string) bool {
	for _, w := range [...]string{"会社", "公司", "集团", "集團", "法人", "银行", "銀行", "大学", "(주)", "주식회사", "유한회사", "(유)", "병원", "대학교", "은행",
		"病院", "学園", "学校", "水産", "商店", "工業", "建設", "商事", "製作所", "保育園", "医院", "贸易", "科技", "有限", "集團", "건설", "전자", "식품", "물산", "시청"} {
		if strings.Contains(v, w) {
			return true
		}
	}
	return false
}

// A wordMemo remembers the weights of short words in a column: a few words make
// up most of a column, and a look takes a tenth of the time of weighing one. No result
// depends on it. As the words are those of values, it is forgotten.
type wordMemo struct {
	words [1 << wordMemoBits]weighedWord
	used  bool
}

// A weighedWord is a word of up to eight letters, a byte each, and its weights.
type weighedWord struct {
	letters uint64 // 0 where there is none
	weights wordWeights
}

const (
	wordMemoBits    = 8
	longestMemoized = 8
)

// of gives the memo for a column of n values, or nil where these are too few for it.
func (m *wordMemo) of(n int) *wordMemo {
	if n < fewestNoted {
		return nil
	}
	return m
}

// at gives the place of a word.
func (m *wordMemo) at(letters uint64) *weighedWord {
	return &m.words[letters*0x9E3779B97F4A7C15>>(64-wordMemoBits)]
}

// forget makes it hold nothing.
func (m *wordMemo) forget() {
	if m.used {
		*m = wordMemo{}
	}
}
