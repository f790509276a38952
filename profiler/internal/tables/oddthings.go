package tables

import (
	"strconv"
	"strings"
)

// This file has things whose values are written in ways that people make up for
// themselves: codes put together from pieces, numbers filled up with zeros, paths. No
// list of forms has them all, so that most of them are put together by chance, in one
// way for a column.

var oddThingFields = []field{
	thing("pieces", func(g *generator) string { return g.pieces() }),
	thing("pieces", func(g *generator) string { return g.pieces() }),
	thing("pieces", func(g *generator) string { return g.pieces() }),
	thing("zeros before", func(g *generator) string {
		n := 5 + g.form%12
		return strings.Repeat("0", 1+g.form/12%min(5, n-3)) + g.write(strings.Repeat("9", n-1-g.form/12%min(5, n-3)))
	}),
	thing("article digits", func(g *generator) string {
		return g.write(g.formOf([]string{"#999999", "#999", "#9999", "#99999999999", "#999999999999", "#999999999", "99999999999", "999999999999",
			"9999999999999"}))
	}),
	thing("document digits", func(g *generator) string {
		// Numbers of orders, letters and bills have a length of their own in each house, and
		// the first digits are often alike.
		n := 7 + g.form%6
		if head := g.form / 6 % 4; head < 3 {
			return g.seeded("999"[:head+1], g.form) + g.write(strings.Repeat("9", n-head-1))
		}
		return g.write("#" + strings.Repeat("9", n-1))
	}),
	thing("serial", func(g *generator) string {
		// What is numbered has letters before its digits, or behind them.
		letters, digits := strings.Repeat("A", 1+g.form%3), strings.Repeat("9", 3+g.form/3%5)
		switch g.form / 15 % 6 {
		case 0:
			return g.write(digits + "-" + letters)
		case 1:
			return g.write(digits + "-" + strings.Repeat("9", 2+g.form%4))
		case 2:
			return g.write(letters + "-" + digits)
		}
		return g.write(letters + digits)
	}),
	thing("upc", func(g *generator) string {
		return ean("0" + g.formOf([]string{"0", "0", "7", "6"}) + g.write("9999999999"))[1:]
	}),
	thing("year built", func(g *generator) string { return g.number([]int{1900, 1950, 1970, 1985}[g.form%4], 2025) }),
	thing("points", func(g *generator) string {
		least := []int{0, 10, 20, 30, 15, 40}[g.form%6]
		return g.number(least, least+[]int{20, 50, 80, 60}[g.form/6%4])
	}),
	thing("module", func(g *generator) string {
		host := g.pick([]string{"github.com", "gitlab.com", "golang.org", "gopkg.in", "bitbucket.org", "k8s.io", "registry.npmjs.org"})
		return host + "/" + g.common() + "/" + g.common() + g.pick([]string{"", "", "/v2", "@v1.4.0"})
	}),
	thing("scoped package", func(g *generator) string {
		return g.formOf([]string{"", "@" + g.common() + "/", "lib"}) + g.common() + g.pick([]string{"", "-" + g.common(), "-js"})
	}),
	thing("club", oneOfDeck("FC United|Red Star|Dynamo|Lokomotiv|Sporting|Athletic|Rovers|Wanderers|Hotspur|Galaxy|Thunder|Raptors|Warriors|Spurs|Celtic|Olympiacos|Benfica|Porto|Ajax|Feyenoord|Anderlecht|Legia|Slavia|Sparta|Ferencváros|Galatasaray|Fluminense|Boca Juniors|River Plate")),
	thing("room called", oneOfDeck("Einstein|Newton|Oslo|Lisbon|Kilimanjaro|Aquarium|Library|Mozart|Berlin|Blue Room|Tokyo|Da Vinci|Orion|Garden|Skyline|Curie|Everest|Paris|Boardroom|Atlas")),
}

// pieces writes a code that is put together from pieces, the kinds of which and what
// joins them are the same in a column.
func (g *generator) pieces() string {
	seed := g.form
	next := func(n int) int {
		seed = seed*1103515245 + 12345
		return seed >> 16 & 0x7FFF % n
	}
	n := 1 + next(4)
	if n == 1 && next(3) > 0 {
		n = 2
	}
	joint := [...]string{"", "", "-", "-", "_", ".", "/", ":", " ", "#", "+"}[next(11)]
	var b strings.Builder
	for i := range n {
		if i > 0 {
			b.WriteString(joint)
		}
		fixed := next(4) == 0 && i < n-1
		kind, length := next(7), 1+next(5)
		if fixed {
			b.WriteString(g.seeded(strings.Repeat("A", length), seed))
			continue
		}
		switch kind {
		case 0, 1, 2:
			b.WriteString(g.write(strings.Repeat("9", length+next(4))))
		case 3:
			b.WriteString(g.write(strings.Repeat("A", length)))
		case 4:
			b.WriteString(g.write(strings.Repeat("a", 1+length/2)) + strconv.Itoa(g.IntN(10)))
		case 5:
			b.WriteString(g.write(strings.Repeat("X", length)))
		case 6:
			b.WriteString([...]string{"v", "rev", "No", "T", "x", "rc", "build", "Pos"}[next(8)] + strconv.Itoa(1+g.IntN(50)))
		}
	}
	return b.String()
}
