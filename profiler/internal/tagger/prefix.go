package tagger

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file tells everyday words of Arabic and Hebrew with what is written together with them:
// the article, short words such as and, in, to and from before them, and whose they are behind.
// The lexicon has the words alone.

// isDressed reports whether a word, which the lexicon does not have, is an everyday one with
// such letters. What begins with any other letter is none.
func isDressed(word string) bool {
	if len(word) < leastDressed {
		return len(word) == len("שעל") && strings.HasPrefix(word, "ש") && isEverydayWord(word[len("ש"):]) // that is on
	}
	switch c := word[0]; {
	case 0xD8 <= c && c <= 0xDB:
		return isDressedArabic(word)
	case c == 0xD7:
		return isDressedHebrew(word)
	}
	return false
}

const (
	leastDressed = 8 // bytes of a word with a letter before it
	leastBare    = 6 // of the word itself
	leastOwned   = 8 // of a word before a single letter that says whose it is
)

// isEverydayWord reports whether the lexicon has a word as one of everyday language.
func isEverydayWord(word string) bool { return lexicon.Lookup(word).IsEveryday() }

// isDressedArabic is isDressed for Arabic: وبالغرفة is and-in-the-room.
func isDressedArabic(word string) bool {
	if isOwned(word) {
		return true
	}
	for range 3 { // at most and, in, the
		rest, article := word, false
		switch first := word[:2]; first {
		case "و", "ف", "ب", "ك":
			rest = word[2:]
		case "ل":
			rest, article = word[2:], len(word) > 4 && word[2:4] == "ل" // to the
			if article {
				rest = word[4:]
			}
		case "ا":
			if word[2:4] == "ل" {
				rest, article = word[4:], true
			}
		}
		if len(rest) == len(word) || len(rest) < leastBare && !(article && len(rest) == 4) {
			return false
		}
		if isEverydayWord(rest) || !article && isOwned(rest) {
			return true
		}
		if article {
			return false
		}
		word = rest
	}
	return false
}

// hasArticle reports whether an Arabic word begins with the article, or with to the.
func hasArticle(word string) bool {
	return strings.HasPrefix(word, "ال") || strings.HasPrefix(word, "لل")
}

// isAndHis reports whether an Arabic word is and with what somebody has, such as his sons.
func isAndHis(word string) bool {
	return strings.HasPrefix(word, "و") && strings.HasSuffix(word, "ه")
}

// owners stand behind a word and say whose it is. The last of them are single letters, of which
// one makes an adverb.
var owners = [...]string{"هما", "ها", "هم", "كم", "نا", "ه", "ا"}

// isOwned reports whether a word is an everyday one with one of owners behind it, before which
// the last letter of the feminine changes: غرفة, غرفتها.
func isOwned(word string) bool {
	if stem, ok := strings.CutSuffix(word, "ه"); ok && isFeminine(stem) {
		return true // غرفه is another spelling
	}
	for _, o := range owners {
		n := len(word) - len(o)
		if n < leastBare || len(o) == 2 && n < leastOwned || word[n:] != o {
			continue
		}
		bare := word[:n]
		if isEverydayWord(bare) {
			return true
		}
		if stem, ok := strings.CutSuffix(bare, "ت"); ok {
			return isFeminine(stem)
		}
	}
	return false
}

// isFeminine reports whether a stem and the ending of the feminine are an everyday word.
func isFeminine(stem string) bool {
	if len(stem) > lexicon.LongestWord-2 {
		return false
	}
	var buf [lexicon.LongestWord + 8]byte
	return lexicon.Find(lexicon.Hash(append(lexicon.AppendFolded(buf[:0], stem), "ة"...))).IsEveryday()
}

// isDressedHebrew is isDressed for Hebrew: ושבחדר is and-that-in-the-room.
func isDressedHebrew(word string) bool {
	for n := range 3 {
		if len(word) < leastDressed+2*min(n, 1) {
			return false
		}
		switch word[:2] {
		case "ה", "ו", "ב", "ל", "מ", "ש", "כ":
		default:
			return false
		}
		if word = word[2:]; isEverydayWord(word) {
			return true
		}
	}
	return false
}

// behindPrefix is where the name, the kind of organisation or the kind of street begins that is
// the Hebrew or Arabic word text[start:end] but for a letter before it, which is a word of its own,
// such as in, to, from and and; or but for two, the first of which is and or that: בחולון, בתל אביב,
// وبالقاهرة, לעיריית חיפה.
func behindPrefix(text string, start, end int) int {
	if text[start] < firstCaselessByte || end-start < 6 || !isPrefix(text[start:start+2]) {
		return start
	}
	at := start + 2
	if !isPrefixed(text, at, end, text[start:at]) {
		if end-at < 6 || !goesBefore(text[start:at]) || !isPrefix(text[at:at+2]) || !isPrefixed(text, at+2, end, text[at:at+2]) {
			return start
		}
		at += 2
		if class := lexicon.Lookup(text[at:end]); (class.Common() > 1 || end-at < leastBare) && !class.Is(lexicon.OrgWord|lexicon.Street) && !beginsKnown(text, at, end) {
			return start
		}
	}
	if lexicon.Lookup(text[start:end]) != 0 {
		return start
	}
	return at
}

// behindLetter is what stands before a word that letters stand before, which were behind a space: and
// is one sign, in and to part names as a comma does; the article parts none.
func behindLetter(letters string, j joint) joint {
	if j != jointSpace || letters == "ה" {
		return j
	}
	switch letters[:2] {
	case "ו", "و", "ف":
		return jointAmpersand
	}
	return jointComma
}

// isPrefix reports whether a letter is a word of its own that is written together with what
// follows it.
func isPrefix(letter string) bool {
	switch letter {
	case "ב", "ל", "מ", "ה", "ו", "ש", "כ", "و", "ب", "ل", "ف", "ك":
		return true
	}
	return false
}

// goesBefore reports whether a letter for isPrefix can stand before another one: and, that, so.
func goesBefore(letter string) bool {
	switch letter {
	case "ו", "ש", "و", "ف":
		return true
	}
	return false
}

// isPrefixed reports whether the word text[at:end] behind a letter is a name, or begins one, or is a
// kind of organisation or street, which has no article there.
func isPrefixed(text string, at, end int, letter string) bool {
	class := lexicon.Lookup(text[at:end])
	return class.IsName() || class.Is(lexicon.OrgWord|lexicon.Street) && letter != "ה" ||
		class.Is(lexicon.Begins) && beginsKnown(text, at, end) || isShortStreet(text, at, end)
}

// isShortStreet reports whether the word text[at:end] is a Hebrew one for a street that a stroke
// shortens: רח'.
func isShortStreet(text string, at, end int) bool {
	word := text[at:end]
	return (word == "רח" || word == "שד") && skip(text, end, "'", "׳") > end
}

// beginsKnown reports whether the word text[at:end] makes a name that is known with the one behind it.
func beginsKnown(text string, at, end int) bool {
	return end+1 < len(text) && text[end] == ' ' && isKnown(text[at:wordEnd(text, end+1)])
}
