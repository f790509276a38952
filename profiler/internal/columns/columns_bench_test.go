package columns

import (
	"fmt"
	"math/rand/v2"
)

// mixedTable is a table of twenty columns as databases have them, with a header
// that names about half of them. The values are made up and mostly different.
func mixedTable(rows int) []Column {
	r := rand.New(rand.NewPCG(11, 12))
	first := []string{"Jane", "Thomas", "María", "Oliver", "Aisha", "Wei", "Jürgen", "Sofia", "Liam", "Priya", "Anna", "Noah", "Chloé", "Ivan", "Emma"}
	last := []string{"Doe", "Miller", "García", "Smith", "Okafor", "Zhang", "Müller", "Rossi", "O'Neill", "Sharma", "Novak", "Larsen", "Dubois", "Petrov", "Brown"}
	streets := []string{"Main St", "Oak Avenue", "Park Road", "High Street", "Elm Drive", "2nd Ave", "Church Lane"}
	words := []string{"kettle", "blue", "arrived", "late", "customer", "called", "again", "about", "the", "box", "with", "broken", "lid", "and", "asked", "for", "refund", "please", "check"}
	states := []string{"shipped", "new", "returned", "paid", "cancelled"}
	pick := func(list []string) string { return list[r.IntN(len(list))] }
	digits := func(n int) string {
		d := make([]byte, n)
		for i := range d {
			d[i] = byte('0' + r.IntN(10))
		}
		return string(d)
	}
	makers := []struct {
		name string
		make func(row int) string
	}{
		{"first_name", func(int) string { return pick(first) }},
		{"surname", func(int) string { return pick(last) }},
		{"customer", func(int) string { return pick(first) + " " + pick(last) }},
		{"email", func(int) string { return fmt.Sprintf("%s%d@example.com", pick(words), r.IntN(1e4)) }},
		{"born", func(int) string { return fmt.Sprintf("%d-%02d-%02d", 1940+r.IntN(70), r.IntN(12)+1, r.IntN(28)+1) }},
		{"created_at", func(int) string {
			return fmt.Sprintf("2024-%02d-%02d %02d:%02d:%02d", r.IntN(12)+1, r.IntN(28)+1, r.IntN(24), r.IntN(60), r.IntN(60))
		}},
		{"card", func(int) string { return string(withLuhn([]byte("41" + digits(13)))) }},
		{"c8", func(int) string { return digits(9) }},
		{"c9", func(int) string { return digits(10) }},
		{"account", func(int) string { return digits(11) }},
		{"amount", func(int) string { return fmt.Sprintf("%d.%02d", r.IntN(2000), r.IntN(100)) }},
		{"word", func(int) string { return pick(words) }},
		{"notes", func(int) string {
			s := pick(words)
			for range 4 + r.IntN(8) {
				s += " " + pick(words)
			}
			return s
		}},
		{"order_no", func(row int) string { return fmt.Sprintf("ORD-%d", 10000+row) }},
		{"ref", func(int) string {
			return fmt.Sprintf("%08x-%04x-4%03x-a%03x-%012x", r.Uint32(), r.IntN(1<<16), r.IntN(1<<12), r.IntN(1<<12), r.Int64N(1<<48))
		}},
		{"address", func(int) string { return fmt.Sprintf("%d %s", 1+r.IntN(9999), pick(streets)) }},
		{"phone", func(int) string { return fmt.Sprintf("+1 %d 555 %s", 201+r.IntN(700), digits(4)) }},
		{"mobile", func(int) string { return fmt.Sprintf("(%d) %d-%s", 201+r.IntN(700), 200+r.IntN(700), digits(4)) }},
		{"status", func(int) string { return pick(states) }},
		{"zip", func(int) string { return digits(5) }},
	}
	cols := make([]Column, len(makers))
	for i, m := range makers {
		cols[i].Name = m.name
		for row := range rows {
			cols[i].Values = append(cols[i].Values, m.make(row))
		}
	}
	return cols
}
