package corpus

import (
	"math/rand/v2"
	"strings"
	"unicode/utf8"
)

// An inventor makes words that sound like those of a list: it chooses each letter
// by the letters before it.
type inventor struct {
	order int
	next  map[string][]rune // 0 ends a word
}

// leastForInventor is how many words a list needs to have.
const leastForInventor = 12

// newInventor learns from words. Those with spaces are left out.
func newInventor(words []string) *inventor {
	order, n := 3, 0
	if len(words) < 300 {
		order = 2
	}
	if first, _ := utf8.DecodeRuneInString(words[0]); first >= 0x2e80 {
		order = 1
	}
	inv := &inventor{order: order, next: map[string][]rune{}}
	for _, word := range words {
		if strings.ContainsAny(word, " '’.") {
			continue
		}
		n++
		history := make([]rune, order)
		for _, r := range append([]rune(word), 0) {
			inv.next[string(history)] = append(inv.next[string(history)], r)
			history = append(history[1:], r)
		}
	}
	if n < leastForInventor {
		return nil
	}
	return inv
}

// word invents a word, which may be one of the list or too long.
func (inv *inventor) word(rng *rand.Rand) string {
	var b strings.Builder
	history := make([]rune, inv.order)
	for range 16 {
		r := pick(rng, inv.next[string(history)])
		if r == 0 {
			return b.String()
		}
		b.WriteRune(r)
		history = append(history[1:], r)
	}
	return ""
}

// invent makes a word of a kind that is in no list and belongs to the part. It
// gives nothing where the list is short.
func (m *maker) invent(kind, of string, other bool) string {
	key := poolKey{kind, of, other, m.opts.Part}
	inv, ok := m.inventors[key]
	if !ok {
		if p := m.all.pools[key]; p != nil {
			inv = newInventor(p.words)
		}
		m.inventors[key] = inv
	}
	if inv == nil {
		return ""
	}
	for range 60 {
		w := inv.word(m.rng)
		n := utf8.RuneCountInString(w)
		least, most := 4, 12
		if inv.order == 1 {
			least, most = 1, 2
		}
		if n < least || n > most || m.all.known[strings.ToLower(w)] || partOfValue(stem(kind, w)) != m.opts.Part {
			continue
		}
		return w
	}
	return ""
}
