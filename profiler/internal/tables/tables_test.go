package tables_test

import (
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/profiler/internal/tables"
)

// lists are read once.
var lists = sync.OnceValue(tables.Load)

func draw(t testing.TB, seed uint64, n int, part tables.Part, lists *tables.Lists) []tables.Table {
	t.Helper()
	return slices.Collect(tables.Generate(tables.Options{Seed: seed, Tables: n, Part: part, Lists: lists}))
}

// TestSeed holds that the same options give the same tables, and another seed
// others.
func TestSeed(t *testing.T) {
	a, b := draw(t, 3, 30, tables.Train, lists()), draw(t, 3, 30, tables.Train, lists())
	if d := cmp.Diff(a, b); d != "" {
		t.Errorf("the same seed gives other tables:\n%s", d)
	}
	if cmp.Equal(a, draw(t, 4, 30, tables.Train, lists())) {
		t.Error("another seed gives the same tables")
	}
}

// TestTables holds what is true of all tables: columns of one length, labels that
// exist, and values in nearly all places.
func TestTables(t *testing.T) {
	styles, labels := map[tables.Style]int{}, map[string]int{}
	for _, table := range draw(t, 1, 400, tables.Test, lists()) {
		if len(table.Columns) == 0 {
			t.Errorf("%s: a table without columns", table.Locale)
		}
		for _, c := range table.Columns {
			styles[c.Style]++
			labels[c.Label]++
			if len(c.Values) != len(table.Columns[0].Values) {
				t.Fatalf("%s: columns of %d and %d values", table.Locale, len(table.Columns[0].Values), len(c.Values))
			}
			for _, l := range append([]string{c.Label}, c.Also...) {
				if !privet.Label(l).IsBuiltIn() {
					t.Errorf("%s is no label", l)
				}
			}
			if !c.Accepts(c.Label) || c.Accepts("NO_SUCH_LABEL") || c.Accepts("UNKNOWN") == c.IsPersonal() {
				t.Errorf("%s accepts the wrong labels", c.Field)
			}
		}
	}
	for _, s := range []tables.Style{tables.Clear, tables.Short, tables.Foreign, tables.Opaque} {
		if styles[s] < 150 {
			t.Errorf("%d columns only with %s headers", styles[s], s)
		}
	}
	if len(labels) < 60 {
		t.Errorf("%d labels only", len(labels))
	}
}

// TestParts holds that names of one part are not drawn for another.
func TestParts(t *testing.T) {
	seen := map[string]tables.Part{}
	for _, part := range []tables.Part{tables.Train, tables.Calibrate, tables.Test} {
		for _, table := range draw(t, 1, 600, part, lists()) {
			// Of the names in some scripts there are so few that they are in all parts.
			if table.World || !strings.HasPrefix(table.Locale, "en") && !strings.HasPrefix(table.Locale, "fr") && !strings.HasPrefix(table.Locale, "de") {
				continue
			}
			for _, c := range table.Columns {
				if c.Field != "last" || c.Style != tables.Opaque {
					continue
				}
				for _, v := range c.Values {
					if p, ok := seen[v]; ok && p != part && !strings.Contains(v, "-") && len(v) > 4 {
						t.Errorf("a name is in the parts %d and %d", p, part)
					}
					seen[v] = part
				}
			}
		}
	}
	if len(seen) < 250 {
		t.Errorf("%d names only", len(seen))
	}
}

// TestNumbers holds that numbers with check digits have the right ones.
func TestNumbers(t *testing.T) {
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	checked := map[string]int{}
	for _, table := range draw(t, 2, 900, tables.Train, lists()) {
		for _, c := range table.Columns {
			known := tables.IsIdentifier(c.Field) || c.Label == "CREDIT_CARD" || c.Label == "IBAN" || c.Label == "IMEI"
			if !known || c.Style != tables.Opaque || c.Label == "PASSPORT" {
				continue // a column with a header may have values that are wrong
			}
			for _, v := range c.Values {
				if len(v) < 6 {
					continue // nothing
				}
				checked[c.Label]++
				if !p.Valid(privet.Label(c.Label), v) {
					t.Errorf("%s of %s: %q is not right", c.Label, table.Locale, v)
					break
				}
			}
		}
	}
	if len(checked) < 25 {
		t.Errorf("%d kinds of numbers only", len(checked))
	}
}
