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
