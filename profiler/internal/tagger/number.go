package tagger

import (
	"strings"
	"unicode/utf8"
)

// This file reads the numbers of a chain: those of houses, and postcodes.

// mostLeading bounds the numbers before the first word of a chain.
const mostLeading = 2

// longestNumber bounds a number of a chain in bytes.
const longestNumber = 10

// numberEnd is the end of the number at text[i], which may have letters and one
// hyphen, or i where there is none that can be the number of a house or a postcode.
func numberEnd(text string, i int) int {
	if i < len(text) && isLower(text[i]) {
		return i
	}
	j, digits, hyphens := i, false, 0
	for ; j < len(text) && (isAlnum(text[j]) || isInnerHyphen(text, j)); j++ {
		switch {
		case text[j] == '-', text[j] == '/':
			if hyphens++; hyphens > 1 {
				return i
			}
		case !isLetterByte(text[j]):
			digits = true
		}
		if j-i > longestNumber {
			return i
		}
	}
	if !digits || j-i > longestNumber || j < len(text) && (text[j] >= utf8.RuneSelf && !strings.HasPrefix(text[j:], "،") && !strings.HasPrefix(text[j:], "।") || strings.IndexByte("_@%-/", text[j]) >= 0 ||
		strings.IndexByte(".,:'", text[j]) >= 0 && j+1 < len(text) && isAlnum(text[j+1])) || numberGoesOn(text, j) {
		return i
	}
	return j
}

// numberGoesOn reports whether groups of digits follow text[:i], with a space before each, that
// are too many for a house or a postcode: what ends there is a part of the number of a
// telephone or the like.
func numberGoesOn(text string, i int) bool {
	const tooMany = 6
	digits := 0
	for digits < tooMany && i+1 < len(text) && text[i] == ' ' && isDigit(text[i+1]) {
		for i++; i < len(text) && isDigit(text[i]) && digits < tooMany; i++ {
			digits++
		}
	}
	return digits == tooMany
}

// isInnerHyphen reports whether text[i] is a hyphen or a slash between two digits.
func isInnerHyphen(text string, i int) bool {
	return (text[i] == '-' || text[i] == '/') && i > 0 && i+1 < len(text) && isDigit(text[i-1]) && isDigit(text[i+1])
}

// numberBefore gives the number before text[i], with a space or a comma and a
// space between them.
func numberBefore(text string, i, done int) (from, to int) {
	to = i
	if to > 0 && text[to-1] == ' ' {
		to--
	}
	if to > 0 && to < i {
		if text[to-1] == ',' {
			to--
		} else {
			to = len(strings.TrimSuffix(text[:to], "،"))
		}
	}
	if to == i {
		return i, i
	}
	if to == 0 || !isAlnum(text[to-1]) {
		return i, i
	}
	hyphens := 0
	for from = to; from > done && (isAlnum(text[from-1]) || isInnerHyphen(text, from-1)); from-- {
		if !isAlnum(text[from-1]) {
			hyphens++
		}
		if to-from > longestNumber {
			return i, i
		}
	}
	if from == to || !isDigit(text[from]) || from < done || hyphens > 1 {
		return i, i
	}
	if from > 0 && (text[from-1] >= utf8.RuneSelf || strings.IndexByte(".,:/-$#+@_%'\\", text[from-1]) >= 0) {
		return i, i
	}
	return from, to
}

func hasDigit(s string) bool {
	for i := range len(s) {
		if isDigit(s[i]) {
			return true
		}
	}
	return false
}

// isNumber reports whether a text is digits and nothing else, which are no street alone.
func isNumber(s string) bool {
	for i := range len(s) {
		if !isDigit(s[i]) {
			return false
		}
	}
	return true
}

// formOf is the form of a number: 9 for each digit, A for each letter. It takes the
// place of the hash of a word.
func formOf(number string) uint64 {
	form := uint64(len(number))
	for i := range len(number) {
		form = form<<2 | 1
		if isLetterByte(number[i]) {
			form++
		}
	}
	return form * 0x9E3779B97F4A7C15
}
