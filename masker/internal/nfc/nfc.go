// Package nfc brings texts into the normal form C of Unicode (UAX #15), for letters of Latin, Greek and Cyrillic
// and the marks on them. Package unicode has no tables for it.
package nfc

import (
	"cmp"
	_ "embed"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"
)

// data has the data of Unicode 14, which never change for characters that there are. A line is the combining
// class of marks and these marks; or a sign, a character, and what it is made of: + is put together again, - and = are not.
//
//go:embed nfc.txt
var data string

// compositions are data as tables.
type compositions struct {
	class   map[rune]uint8
	parts   map[rune][]rune
	compose map[[2]rune]rune
}

var composition = sync.OnceValue(func() *compositions {
	c := &compositions{map[rune]uint8{}, map[rune][]rune{}, map[[2]rune]rune{}}
	for line := range strings.Lines(data) {
		line = strings.TrimSuffix(line, "\n")
		if class, marks, ok := strings.Cut(line, " "); ok {
			n, _ := strconv.ParseUint(class, 10, 8)
			for _, r := range marks {
				c.class[r] = uint8(n)
			}
			continue
		}
		runes := []rune(line)
		c.parts[runes[1]] = runes[2:]
		if runes[0] == '+' {
			c.compose[[2]rune(runes[2:])] = runes[1]
		}
	}
	return c
})

// Of gives a text in the normal form C. Characters of other scripts stay.
func Of(s string) string {
	if isASCII(s) {
		return s
	}
	c := composition()
	var runes []rune
	for _, r := range s {
		runes = c.decompose(runes, r)
	}
	// Marks of different classes have one order.
	for i := 0; i < len(runes); {
		j := i
		for j < len(runes) && c.class[runes[j]] > 0 {
			j++
		}
		slices.SortStableFunc(runes[i:j], func(a, b rune) int { return cmp.Compare(c.class[a], c.class[b]) })
		i = j + 1
	}
	starter, out := -1, runes[:0]
	last := uint8(0) // class of the rune before, behind the starter
	for _, r := range runes {
		class := c.class[r]
		if starter >= 0 && (last < class || last == 0 && starter == len(out)-1) {
			if one, ok := c.compose[[2]rune{out[starter], r}]; ok {
				out[starter] = one
				continue
			}
		}
		if last = class; class == 0 {
			starter = len(out)
		}
		out = append(out, r)
	}
	return string(out)
}

// decompose appends what a character is made of.
func (c *compositions) decompose(dst []rune, r rune) []rune {
	parts, ok := c.parts[r]
	if !ok {
		return append(dst, r)
	}
	for _, part := range parts {
		dst = c.decompose(dst, part)
	}
	return dst
}

func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}
