// Package glob matches names of columns with wildcards: an asterisk stands for any characters, a question mark for one.
package glob

import "strings"

// MaxLength is how many code points a pattern has at most, without asterisks.
const MaxLength = 255

// A Pattern is a name with wildcards as a row of elements: characters, and question marks for any. An asterisk
// between them is a loop at the place where it stands. A name is read character by character, and the bit of each place
// that can have been reached is set, so that the time does not depend on the pattern.
type Pattern struct {
	Name  string
	of    map[rune]places // the places of the elements that are this character
	any   places          // and of those that are any
	loops places
	end   int
}

// places is a set of places in a pattern.
type places [MaxLength/64 + 1]uint64

func (p *places) add(i int)      { p[i/64] |= 1 << (i % 64) }
func (p *places) has(i int) bool { return p[i/64]>>(i%64)&1 == 1 }

// Is reports whether a name has wildcards. Brackets and braces are none: paths of JSON have them.
func Is(name string) bool { return strings.ContainsAny(name, "*?") }

// New makes a pattern of a name of at most [MaxLength] code points, asterisks not counted.
func New(name string) *Pattern {
	p := &Pattern{Name: name, of: map[rune]places{}}
	for _, r := range name {
		switch r {
		case '*':
			p.loops.add(p.end)
			continue
		case '?':
			p.any.add(p.end)
		default:
			at := p.of[r]
			at.add(p.end)
			p.of[r] = at
		}
		p.end++
	}
	return p
}

// Matches reports whether a name is one of those that the pattern stands for.
func (p *Pattern) Matches(name string) bool {
	at := places{1}
	for _, r := range name {
		here, next, carry := p.of[r], places{}, uint64(0)
		for i := range at {
			step := at[i] & (here[i] | p.any[i])
			next[i] = step<<1 | carry | at[i]&p.loops[i]
			carry = step >> 63
		}
		if at = next; at == (places{}) {
			return false
		}
	}
	return at.has(p.end)
}
