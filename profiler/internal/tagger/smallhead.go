package tagger

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// This file tells where an institution ends whose head stands in small letters behind its
// adjectives, as Czech, Slovak, Russian and Ukrainian write it: Okresní soud, Московский
// государственный университет, Міська лікарня № 3.

// smallHeads are what the heads of such names begin with; the ending of a case follows.
var smallHeads = firstLetters("суд съд болниц больниц поликлиник диспансер гимнази лице школ университет институт академи колледж техникум училищ консерватори библиотек музе театр филармони администраци прокуратур полици управлени " +
	"департамент комитет министерств инспекци палат дум совет банк фонд завод комбинат фабрик центр архив собор храм обществ союз ассоциаци федераци служб агентств епархи галере " +
	"лікарн поліклінік гімназі ліце університет інститут академі коледж технікум училищ консерваторі бібліотек музе філармоні адміністраці прокуратур поліці управлінн комітет міністерств інспекці рад суд " +
	"товариств спілк асоціаці федераці агентств єпархі галере бригад митниц " +
	"soud úřad nemocnic škol gymnázi univerzit fakult akademi knihovn muze divadl polici inspekc pojišťovn spořiteln bank ústav institut ministerstv magistrát zastupitelstv nadac komor svaz družstv klinik poliklinik " +
	"pošt správ kancelář farnost služb filharmoni konzervatoř galeri rad súd nemocnic škol univerzit knižnic múze divadl polícia poisťovn sporiteľn")

// longestCase bounds the ending of a case, in characters.
const longestCase = 3

// firstLetters sorts words by their first two bytes.
func firstLetters(words string) map[[2]byte][]string {
	m := map[[2]byte][]string{}
	for w := range strings.FieldsSeq(words) {
		key := [2]byte{w[0], w[1]}
		m[key] = append(m[key], w)
	}
	return m
}

// mostSmall bounds the words in small letters up to the head, and the head.
const mostSmall = 3

// smallHeadEnd is the end of the head in small letters of the institution whose last word with a
// capital ends at text[end], or end.
func smallHeadEnd(text string, start, end int) int {
	if end+2 >= len(text) || text[end] != ' ' || !endsAsAdjective(text[start:end]) {
		return end
	}
	to := end
	for range mostSmall {
		if to+2 >= len(text) || text[to] != ' ' || !isSmallLetter(text[to+1:]) {
			return end
		}
		from := to + 1
		to = wordEnd(text, from)
		if word := text[from:to]; isSmallHead(word) {
			return to
		} else if !endsAsAdjective(word) {
			return end
		}
	}
	return end
}

// isSmallLetter reports whether text begins with a letter that is no capital.
func isSmallLetter(text string) bool {
	r, n := utf8.DecodeRuneInString(text)
	return n > 0 && (r >= 'a' && r <= 'z' || r >= utf8.RuneSelf && unicode.IsLower(r))
}

// isSmallHead reports whether a word in small letters is a head.
func isSmallHead(word string) bool {
	if len(word) < 3 {
		return false
	}
	for _, stem := range smallHeads[[2]byte{word[0], word[1]}] {
		if rest, ok := strings.CutPrefix(word, stem); ok && utf8.RuneCountInString(rest) <= longestCase {
			return true
		}
	}
	return false
}

// adjectiveEnds are endings of adjectives in all cases.
var adjectiveEnds = strings.Fields("í á ý é ou ém ým ím ého ího ému ímu ova ovy ově ých ích ая ий ый ой ую ого его ому ему ым им ном ском вом ем ое ее ые ие ых их ка на ва ої ій ку ну ву ою ною ні ог ен ски шки чки")

// endsAsAdjective reports whether a word ends as an adjective does in one of the cases.
func endsAsAdjective(word string) bool {
	for _, end := range adjectiveEnds {
		if strings.HasSuffix(word, end) && len(word) > len(end) {
			return true
		}
	}
	return false
}
