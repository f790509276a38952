package secrets

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file tells names of accounts from words.

// The kinds of what may be the name of an account.
const (
	noHandle     = iota // nothing, or an everyday word
	roleHandle          // what somebody is in a conversation, which tells nothing
	plainHandle         // letters alone that are no everyday word
	oddHandle           // with a sign or a digit, and a part that is no everyday word
	personHandle        // the same, and a part is the name of somebody
)

// chatRoles speak beside people.
var chatRoles = &wordset.WordList{File: "secrets", Set: "chatRoles"}

// handleKind tells what may be the name of an account from a word.
func handleKind(name string) int {
	small, capitals, odd, unknown, person, sure, thing := 0, 0, false, false, false, false, false
	part := 0
	for k := 0; k <= len(name); k++ {
		if k < len(name) {
			c := name[k]
			if numeral.IsLetter(c) {
				if c >= 'a' {
					small++
				} else {
					capitals++
				}
				continue
			}
			odd = odd || numeral.IsDigit(c) || c == '_' || c == '.' && k+1 < len(name)
		}
		if word := name[part:k]; len(word) > 2 {
			class := lexicon.Lookup(word)
			known := class.Common() > 1 || wordset.InSet(prose.TypeWords, word) || wordset.InSet(prose.NoValues, word)
			unknown = unknown || !known && (class == 0 || class.Common() < 2)
			sure = sure || class.Given() > 1 && class.Common() < 2
			person = person || class.Given() > 2 || max(class.Given(), class.Family()) > 0 && !known
			thing = thing || wordset.InSet(thingNames, word) || wordset.InSet(fieldParts, word)
		}
		part = k + 1
	}
	switch {
	case len(name) < fewestUsername || !numeral.IsAlnum(name[0]) && name[0] != '_' || small+capitals < 3 || small == 0:
		return noHandle
	case wordset.InSet(chatRoles, name):
		return roleHandle
	case !odd:
		if capitals == 1 && name[0] < 'a' && (!isEverydayWord(name) || lexicon.Lookup(name).Given() > 1) || capitals == 2 && name[0] < 'a' &&
			strings.IndexByte(name, '-') < 0 {
			return roleHandle // a person, who is found as one
		}
		if strings.IndexByte(name, '-') >= 0 || capitals > 0 || small < 4 || isEverydayWord(name) || thing {
			return noHandle
		}
		return plainHandle
	case capitals > 0 && strings.IndexByte(name, '.') >= 0:
		return noHandle // a part of a program
	case sure, person && !thing:
		return personHandle
	case (unknown || isInitialAccount(name)) && !thing && capitals == 0 && !wordset.InSet(fileEndings, name[strings.LastIndexByte(name, '.')+1:]):
		return oddHandle
	}
	return noHandle
}

// isInitialAccount reports whether the name of an account is a word, a dot or an underscore, and an initial: den.k.
func isInitialAccount(name string) bool {
	n := len(name)
	return n > 4 && numeral.IsLetter(name[n-1]) && (name[n-2] == '.' || name[n-2] == '_') && numeral.IsLetter(name[n-3])
}
