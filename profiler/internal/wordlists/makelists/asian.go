package main

import (
	"cmp"
	"encoding/csv"
	"os"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A noun is a row of the IPA dictionary.
type noun struct {
	word, kind, part, reading string
	cost                      int
}

// japaneseNouns reads a file of the IPA dictionary that was converted to
// UTF-8, the words of the lowest cost, which are the most frequent, first.
func japaneseNouns(src sources, file string) ([]noun, error) {
	f, err := os.Open(src.deb("mecab-ipadic", "utf8/"+file))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		return nil, err
	}
	nouns := make([]noun, 0, len(rows))
	for _, r := range rows {
		if len(r) < 12 {
			continue
		}
		cost, err := strconv.Atoi(r[3])
		if err != nil {
			return nil, err
		}
		nouns = append(nouns, noun{r[0], r[6], r[7], r[11], cost})
	}
	slices.SortStableFunc(nouns, func(a, b noun) int {
		return cmp.Or(cmp.Compare(a.cost, b.cost), cmp.Compare(a.word, b.word), cmp.Compare(a.reading, b.reading))
	})
	return nouns, nil
}

// japaneseNames adds the given (名) or family names (姓) in their characters,
// and in Latin letters as their readings are written.
func japaneseNames(t *table, src sources, part string) error {
	nouns, err := japaneseNouns(src, "Noun.name.csv")
	if err != nil {
		return err
	}
	rank := 0
	for _, n := range nouns {
		if n.part != part {
			continue
		}
		// Names from other languages have costs that say little.
		if strings.ContainsFunc(n.word, func(r rune) bool { return unicode.Is(unicode.Katakana, r) }) {
			if nameLike(n.word) {
				t.add(n.word, 3, "JP", "")
			}
			continue
		}
		weight := max(rankWeight(rank), 3)
		rank++
		if nameLike(n.word) {
			t.add(n.word, weight, "JP", "")
		}
		if roman := romanize(n.reading); len(roman) > 2 {
			t.add(title(roman), weight-1, "JP", "")
			if short := shortVowels(roman); short != roman && len(short) > 2 {
				t.add(title(short), weight-1, "JP", "")
			}
		}
	}
	return nil
}

var kana = strings.NewReplacer(
	"キャ", "kya", "キュ", "kyu", "キョ", "kyo", "シャ", "sha", "シュ", "shu", "ショ", "sho", "シェ", "she",
	"チャ", "cha", "チュ", "chu", "チョ", "cho", "チェ", "che", "ニャ", "nya", "ニュ", "nyu", "ニョ", "nyo",
	"ヒャ", "hya", "ヒュ", "hyu", "ヒョ", "hyo", "ミャ", "mya", "ミュ", "myu", "ミョ", "myo",
	"リャ", "rya", "リュ", "ryu", "リョ", "ryo", "ギャ", "gya", "ギュ", "gyu", "ギョ", "gyo",
	"ジャ", "ja", "ジュ", "ju", "ジョ", "jo", "ジェ", "je", "ビャ", "bya", "ビュ", "byu", "ビョ", "byo",
	"ピャ", "pya", "ピュ", "pyu", "ピョ", "pyo",
	"ア", "a", "イ", "i", "ウ", "u", "エ", "e", "オ", "o", "カ", "ka", "キ", "ki", "ク", "ku", "ケ", "ke", "コ", "ko",
	"サ", "sa", "シ", "shi", "ス", "su", "セ", "se", "ソ", "so", "タ", "ta", "チ", "chi", "ツ", "tsu", "テ", "te", "ト", "to",
	"ナ", "na", "ニ", "ni", "ヌ", "nu", "ネ", "ne", "ノ", "no", "ハ", "ha", "ヒ", "hi", "フ", "fu", "ヘ", "he", "ホ", "ho",
	"マ", "ma", "ミ", "mi", "ム", "mu", "メ", "me", "モ", "mo", "ヤ", "ya", "ユ", "yu", "ヨ", "yo",
	"ラ", "ra", "リ", "ri", "ル", "ru", "レ", "re", "ロ", "ro", "ワ", "wa", "ヰ", "i", "ヱ", "e", "ヲ", "o", "ン", "n",
	"ガ", "ga", "ギ", "gi", "グ", "gu", "ゲ", "ge", "ゴ", "go", "ザ", "za", "ジ", "ji", "ズ", "zu", "ゼ", "ze", "ゾ", "zo",
	"ダ", "da", "ヂ", "ji", "ヅ", "zu", "デ", "de", "ド", "do", "バ", "ba", "ビ", "bi", "ブ", "bu", "ベ", "be", "ボ", "bo",
	"パ", "pa", "ピ", "pi", "プ", "pu", "ペ", "pe", "ポ", "po", "ヴ", "vu",
)

// romanize writes a reading in the Hepburn way, or returns "" when the
// reading has signs that names do not have.
func romanize(reading string) string {
	s := kana.Replace(reading)
	// The small tsu doubles the next letter, and before ch it is a t.
	for {
		before, after, ok := strings.Cut(s, "ッ")
		if !ok {
			break
		}
		switch {
		case after == "" || after[0] >= utf8.RuneSelf:
			return ""
		case strings.HasPrefix(after, "ch"):
			s = before + "t" + after
		default:
			s = before + after[:1] + after
		}
	}
	for i := 0; i < len(s); i++ {
		if s[i] >= utf8.RuneSelf {
			return ""
		}
	}
	return s
}

var vowels = strings.NewReplacer("ouo", "oo", "ou", "o", "oo", "o", "uu", "u")

// shortVowels writes long vowels as most passports do.
func shortVowels(s string) string {
	return vowels.Replace(s)
}

// chineseNames adds the family names, or the given names that follow a family
// name in the names of persons of the dictionary of jieba.
func chineseNames(t *table, src sources, families bool) error {
	surnames := newTable()
	if err := addHand(surnames, "chinese-family.tsv"); err != nil {
		return err
	}
	seen := make(map[string]int)
	err := lines(src.npm("nodejieba-3.5.8", "submodules/cppjieba/dict/jieba.dict.utf8"), func(line string) {
		f := strings.Fields(line)
		if len(f) != 3 || f[2] != "nr" && f[2] != "nrt" {
			return
		}
		count, err := strconv.Atoi(f[1])
		if err != nil {
			return
		}
		word := f[0]
		n := utf8.RuneCountInString(word)
		if f[2] == "nrt" {
			// Names from other languages, by their sound.
			if families && n >= 3 && nameLike(word) {
				t.add(word, 2, "zh", "")
			}
			return
		}
		_, size := utf8.DecodeRuneInString(word)
		if !families && n == 3 && surnames.rows[word[:size]] != nil {
			seen[word[size:]] += 1 + count/1000
		}
	})
	if err != nil {
		return err
	}
	for g, n := range seen {
		// A pair of characters that follows one family name only may be a
		// word of three characters that is no name.
		if n >= 2 && nameLike(g) {
			t.add(g, min(2+n/3, 7), "CN", "")
		}
	}
	if families {
		for w, e := range surnames.rows {
			t.add(w, e.weight, strings.Join(sorted(e.codes), ","), "")
		}
	}
	return nil
}
