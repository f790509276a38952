package treescan

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
	"unicode"

	"github.com/privet-go/privet/internal/packed"
)

// This file knows plain words, of which names of persons and secrets are not made. They are in packed/plain.txt, which a test packs.

var (
	// plainText holds usual English words and words of programs that are no usual names of persons or families; see NOTICE for their source.
	//go:embed words/plain.txt.gz
	plainText []byte
	//go:embed words/technical.txt
	technicalText string
	//go:embed words/secretwords.txt
	secretWordsText string

	secretWords = sync.OnceValue(func() map[string]bool { return setOf(secretWordsText) })
	plainWords  = sync.OnceValue(func() map[string]bool {
		set := setOf(packed.Text(plainText) + technicalText + secretWordsText)
		for _, more := range []map[string]bool{placeholders(), roles(), nobodies()} {
			for w := range more {
				set[w] = true
			}
		}
		return set
	})
)

// wordsIn gives the words of a name in a program, in lower case: runs of letters, parted where a capital follows a small letter, or begins the last word
// of several capitals.
func wordsIn(s string) (list []string) {
	runes := []rune(s)
	from := 0
	for i := 0; i <= len(runes); i++ {
		ends := i == len(runes) || !unicode.IsLetter(runes[i])
		begins := !ends && i > from && unicode.IsUpper(runes[i]) && (unicode.IsLower(runes[i-1]) || i+1 < len(runes) && unicode.IsLower(runes[i+1]))
		if (ends || begins) && i > from {
			list = append(list, strings.ToLower(string(runes[from:i])))
			from = i
		}
		if ends {
			from = i + 1
		}
	}
	return list
}

// isPlainName reports whether a name is of plain words alone, or of these and the name of the project. One letter says nothing, and of many words one in
// four may be another.
func isPlainName(name, project string) bool {
	plain, others, letters := 0, 0, 0
	for _, w := range wordsIn(name) {
		switch {
		case len(w) == 1:
		case plainWords()[w] || isProjectWord(w, project) || isCompound(w, secretWords()):
			plain, letters = plain+1, letters+len(w)
		default:
			others++
		}
	}
	return plain > 0 && mostOthers*others <= plain && leastLetters*letters >= len(name)
}

const (
	mostOthers   = 3 // plain words stand for each other one at least
	leastLetters = 3 // times the letters of plain words are as long as the name
	fewestDigits = 4 // are more than a number behind words
)

// isTestAddress reports whether an address in a test has a local part of plain words that are written together, or of letters and digits in turn.
func isTestAddress(address string) bool {
	local, _, _ := strings.Cut(address, "@")
	turns, last := 0, false
	for i := range len(local) {
		is := isDigit(local[i])
		if i > 0 && is != last && isWordByte(local[i]) && isWordByte(local[i-1]) {
			turns++
		}
		last = is
	}
	words := wordsIn(local)
	return turns > 2 || len(words) > 0 && !slices.ContainsFunc(words, func(w string) bool { return !plainWords()[w] && !isCompound(w, nil) })
}

// isProjectWord reports whether a word is one of the name of the project.
func isProjectWord(word, project string) bool {
	return len(word) >= shortestSecret && (word == project || strings.Contains(project, "-") && strings.Contains("-"+project+"-", "-"+word+"-"))
}

// shortestOfCompound is the length below which a word is no part of one that is written together.
const shortestOfCompound = 3

// isCompound reports whether a word is plain ones written together, of which one is among some, as in usertodelete. Of nil all are.
func isCompound(word string, some map[string]bool) bool {
	if len(word) > longestWords {
		return false
	}
	const (
		made   = 1
		marked = 2
	)
	state := make([]int, len(word)+1)
	state[0] = made
	for to := 1; to <= len(word); to++ {
		for from := range to {
			part := word[from:to]
			if state[from] == 0 || !plainWords()[part] || len(part) < shortestOfCompound && part != "to" && part != "me" {
				continue
			}
			state[to] |= state[from]
			if some == nil || some[part] {
				state[to] |= marked
			}
		}
	}
	return state[len(word)]&marked != 0
}

// isNamedSecret reports whether a secret is plain words of which one is a word for a secret or of tests, as in not-the-password.
func isNamedSecret(secret, project string) bool {
	marked, letters := false, 0
	for _, w := range wordsIn(secret) {
		marked = marked || secretWords()[w] || isCompound(w, secretWords())
		letters += len(w)
	}
	return marked && 2*letters > len(secret) && len(strings.Map(keepDigit, secret)) < fewestDigits && isPlainName(secret, project)
}
