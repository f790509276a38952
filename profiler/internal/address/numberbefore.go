package address

import (
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file reads the number of a house that stands before its street with a word: le n.º 5 da Rua do Covo, número 31 de la calle
// Cortes.

// numberNouns stand before the number of a house that stands before its street, and numberLinks between the two.
var (
	numberNouns = &wordset.WordList{File: "address", Set: "numberNouns"}
	numberLinks = [...]string{" de la ", " del ", " de l'", " de l’", " da ", " do ", " de ", " della ", " dello ", " dell'", " dell’", " di ",
		" din ", " de pe "}
)

// longestNumberLink is the length of the longest of numberLinks, in bytes.
const longestNumberLink = len(" dell’")

// numberedStreet is a street whose kind stands at text[at], with such a number before it.
func numberedStreet(text string, at int) (spec.Match, bool) {
	if at < len("n. 5 di ") || text[at-1] != ' ' && text[at-1] != '\'' && lex.JoinsBefore(text, at) ||
		!spec.HasDigit(chars.Load(text, max(0, at-longestNumberLink-1))) {
		return spec.Match{}, false // as nearly all
	}
	link := chars.SuffixOf(text[:at], numberLinks[:]...)
	if link == "" {
		return spec.Match{}, false
	}
	i := at - len(link) + 1
	k := chars.DigitsStart(text, i-1, i-5)
	if k == i-1 || k < 3 || text[k-1] != ' ' {
		return spec.Match{}, false
	}
	if e, _ := prose.WordAt(text, at); !wordset.InSet(streetHeadsNumberLast, text[at:e]) && !hasTail(text[at:e]) {
		return spec.Match{}, false
	}
	from := k - 1
	for from > 0 && k-1-from < 10 && text[from-1] != ' ' && text[from-1] != '\n' && text[from-1] != '(' {
		from--
	}
	if !wordset.InSet(numberNouns, text[from:k-1]) {
		return spec.Match{}, false
	}
	to, named := at, 0
	for j, n := at, 0; n < 6; n++ { // words of the street
		e, capital := prose.WordAt(text, j)
		if e == j || n > 0 && !capital && !wordset.InSet(framedLinks, text[j:e]) {
			break
		}
		if capital && n > 0 {
			to = e
			named++
		}
		if e+1 >= len(text) || text[e] != ' ' {
			break
		}
		j = e + 1
	}
	return spec.Match{Start: from, End: to, Alone: 0.85}, named > 0
}

// framedLinks stand between the parts of names in small letters.
var framedLinks = &wordset.WordList{File: "address", Set: "framedLinks"}
