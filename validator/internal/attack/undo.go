package attack

import (
	"cmp"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/validator/internal/reveal"
)

// This file looks in specimens whether masked values are forms of originals of their
// row.

// The bounds of the search.
const (
	saltColumns   = 16 // columns whose originals are hashed with salts, for each column of hashes
	formRows      = 6  // rows in which rare forms are looked for at first
	saltRows      = 2  // rows in which salts and joined columns are looked for at first
	leastFormSaid = 5  // letters and digits of the shortest result that says something in a table
)

// A formHit says how often a masked column was a form of an original.
type formHit struct {
	column *column
	name   string
	hash   bool
	match  match
}

// compareForms returns the forms that each masked column is.
func (t *tableRun) compareForms() map[*maskedColumn][]*formHit {
	hits := map[*maskedColumn][]*formHit{}
	if !t.aligned {
		return hits
	}
	type way struct {
		m    *maskedColumn
		c    *column
		name string
	}
	found := map[way]*formHit{}
	rareFound := map[string]bool{}
	for n, s := range t.specimens {
		target := reveal.NewTarget(leastFormSaid)
		for i, m := range t.masked {
			if slices.Contains(m.specimens, s) {
				target.Add(s.value(m), i)
			}
		}
		if len(target.Whole) == 0 {
			continue
		}
		for _, c := range t.ladder {
			if !s.hides(c) {
				continue
			}
			// After a few rows rare forms are looked for where they were found.
			wants := func(f *reveal.Form) bool { return !f.Rare || n < formRows || rareFound[f.Name] }
			met := map[way]bool{}
			reveal.Results(s.original(c), wants, func(f *reveal.Form, result string) {
				target.Find(f, result, func(i int) {
					k := way{t.masked[i], c, f.Name}
					if met[k] {
						return // by another spelling
					}
					met[k] = true
					if found[k] == nil {
						found[k] = &formHit{column: c, name: f.Name, hash: f.Hash}
						hits[k.m] = append(hits[k.m], found[k])
					}
					h := found[k]
					h.match.hits.add(s.row)
					h.match.expected += formChance(target.Full[i])
					if f.Rare {
						rareFound[f.Name] = true
					}
				})
			})
		}
	}
	for m, list := range hits {
		for _, h := range list {
			h.match.asked = int64(len(m.specimens))
			h.match.expected *= float64(h.match.asked) / float64(h.match.hits.N)
		}
	}
	return hits
}

// formChance returns how likely it is that one of the forms of a value, of which there are
// some thousands, is another value by chance.
func formChance(value string) float64 {
	const many = 3000
	return min(1, many*pow10(-len(value)))
}

// formsSaid returns the hits that are no chance, each column once: by the form that most
// values have.
func (m *maskedColumn) formsSaid(hits []*formHit) (said []*formHit) {
	slices.SortStableFunc(hits, func(a, b *formHit) int {
		own := func(h *formHit) int {
			if h.column == m.source {
				return 0
			}
			return 1
		}
		return cmp.Or(own(a)-own(b), a.column.Index-b.column.Index, cmp.Compare(b.match.hits.N, a.match.hits.N))
	})
	labels := map[privet.Label]bool{}
	for _, h := range hits {
		// A short value is now and then the other one backwards.
		if h.match.hits.N*4 < h.match.asked || !h.match.surely() || labels[h.column.Label] {
			continue
		}
		labels[h.column.Label] = true
		said = append(said, h)
	}
	return said
}

// tell notes that a finding says that the column gives another one away.
func (m *maskedColumn) tell(c *column) {
	if m.told == nil {
		m.told = map[*column]bool{}
	}
	m.told[c] = true
}

// undone adds a finding when the values of a column are hashes or encodings of originals.
func (t *tableRun) undone(m *maskedColumn, hits []*formHit) {
	if t.aligned {
		hits = append(hits, t.salted(m)...)
	}
	hashed := false
	for _, h := range m.formsSaid(hits) {
		c := h.column
		columns := []string{m.display()}
		if c != m.source {
			columns = append(columns, c.Display())
		}
		code, how := Reversible, h.name
		if h.hash {
			code, how, hashed = UnkeyedHash, "the hash "+h.name, true
		} else if m.told[c] && c != m.source {
			continue
		}
		m.tell(c)
		t.find(code, levelOf(c.Label), c.Label, h.match.hits, h.match.asked, "rows", columns, m.index,
			"the values are %s of %s, as the first rows that look so show", how, c.Label)
		if h.hash && c.Label == "CREDIT_CARD" {
			t.combined.unkeyedPAN = &panHash{m, h.match.hits, h.match.asked}
		}
	}
	if hashed {
		return
	}
	if t.deciphered(m) {
		return
	}
	if m.digests.looksHashed() {
		if t.aligned && t.joinedHash(m) {
			return
		}
		t.tryDomains(m)
	}
}

// deciphered adds a finding when the values of a column are their originals under a cipher
// that gives them away. It reports whether they are.
func (t *tableRun) deciphered(m *maskedColumn) bool {
	c := m.source
	if c == nil || !t.aligned || !c.personal() || m.told[c] {
		return false
	}
	var pairs [][2]string
	for _, s := range m.specimens {
		if s.hides(c) {
			pairs = append(pairs, [2]string{s.original(c), s.value(m)})
		}
	}
	of := int64(len(pairs))
	say := func(level Level, n int64, how string) bool {
		m.tell(c)
		t.find(Reversible, level, c.Label, Count{n, m.specimens[0].row}, of, "rows", []string{m.display()}, m.index, "%s, as the first rows show", how)
		return true
	}
	if reveal.Substituted(pairs) {
		return say(levelOf(c.Label), of, "each character always became the same other one")
	}
	if n := reveal.KeyStreamed(pairs); n*4 >= of && n > 0 {
		return say(levelOf(c.Label), n, "all values are combined with the same bytes, by exclusive or or by a stream cipher that begins anew in each row")
	}
	hits, controls, asked := reveal.Rearranged(pairs)
	mt := match{hits: Count{N: hits}, controls: controls, asked: asked, expected: float64(asked) * 1e-3}
	if hits*2 >= asked && mt.surely() {
		return say(lower(levelOf(c.Label), High), hits, "the values have the characters of their originals, in another order")
	}
	return false
}

// usualSalts are salts and keys that programs come with.
var usualSalts = []string{"salt", "pepper", "secret", "password", "key", "hash", "test", "dev", "prod", "changeme", "admin", "123456", "mysalt", "s3cr3t",
	"privet", "anonymize", "mask", "gdpr", "0", "1"}

// salted returns the hashes with a salt that is easy to guess: of the columns of a table
// that look hashed.
func (t *tableRun) salted(m *maskedColumn) (hits []*formHit) {
	if !m.digests.looksHashed() {
		return nil
	}
	// That of the same name is the likeliest, and any other may be it.
	columns := slices.Clone(t.ladder)
	if i := slices.Index(columns, m.source); i > 0 {
		columns = slices.Insert(slices.Delete(columns, i, i+1), 0, m.source)
	}
	for _, c := range columns[:min(len(columns), saltColumns)] {
		salts := append([]string{c.name, m.name, strings.ToLower(string(c.Label)), t.Name, strings.ToUpper(c.name)}, usualSalts...)
		var h *formHit
		for n, s := range m.specimens {
			// Salts take thousands of hashes for each value, so that few rows tell.
			if n >= saltRows && h == nil || !s.hides(c) {
				continue
			}
			target := reveal.NewTarget(reveal.LeastDigest)
			if target.Add(s.value(m), 0); len(target.Full) == 0 {
				continue
			}
			found := ""
			reveal.SaltedResults(s.original(c), s.value(m), salts, func(f *reveal.Form, result string) {
				target.Find(f, result, func(int) { found = f.Name })
			})
			if found == "" {
				continue
			}
			if h == nil {
				h = &formHit{column: c, name: found, hash: true}
				hits = append(hits, h)
			}
			h.match.hits.add(s.row)
		}
		if h != nil {
			h.match.asked = int64(len(m.specimens))
		}
	}
	return hits
}

// mostJoined is how many columns are hashed together with each other, in all orders of
// two and three.
const mostJoined = 8

// joinedHash adds a finding when a column is the hash of several others behind each other. It
// reports whether it is.
func (t *tableRun) joinedHash(m *maskedColumn) bool {
	var columns []*column
	for _, c := range t.columns {
		if c.personal() && c.Label != "FREE_TEXT" && len(columns) < mostJoined {
			columns = append(columns, c)
		}
	}
	if len(m.specimens) == 0 {
		return false
	}
	for _, chosen := range ordersOf(columns) {
		for _, d := range reveal.Fitting(m.specimens[0].value(m)) {
			var hits Count
			for n, s := range m.specimens {
				if n >= saltRows && hits.N == 0 {
					break
				}
				var parts []string
				for _, c := range chosen {
					parts = append(parts, s.original(c))
				}
				target := reveal.NewTarget(leastFormSaid)
				target.Add(s.value(m), 0)
				found := false
				reveal.JoinedResults(d, parts, func(result string) {
					target.Find(&reveal.Form{Hash: true}, result, func(int) { found = true })
				})
				if found {
					hits.add(s.row)
				}
			}
			if hits.N*4 < int64(len(m.specimens)) || hits.N == 0 {
				continue
			}
			names := []string{m.display()}
			var worst *column
			for _, c := range chosen {
				names = append(names, c.Display())
				if worst == nil || levelOf(c.Label).atLeast(levelOf(worst.Label)) {
					worst = c
				}
			}
			t.find(UnkeyedHash, levelOf(worst.Label), worst.Label, hits, int64(len(m.specimens)), "rows", names, m.index,
				"the values are the hash %s of these columns behind each other, as the first rows show", d.Name+reveal.UnkeyedSuffix)
			t.givesAway(chosen)
			return true
		}
	}
	return false
}

// ordersOf returns all columns in two and three places, in all orders.
func ordersOf(columns []*column) (orders [][]*column) {
	for _, a := range columns {
		for _, b := range columns {
			if a == b {
				continue
			}
			orders = append(orders, []*column{a, b})
			for _, c := range columns {
				if c != a && c != b {
					orders = append(orders, []*column{a, b, c})
				}
			}
		}
	}
	return orders
}
