package main

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/masker/rows"
)

// A columnID names a column of a database.
type columnID struct{ table, column string }

// joins gives the columns that are joined by foreign keys, directly or through others.
func joins(db database.DB) [][]columnID {
	var groups [][]columnID
	group := func(id columnID) int {
		i := slices.IndexFunc(groups, func(g []columnID) bool { return slices.Contains(g, id) })
		if i < 0 {
			i, groups = len(groups), append(groups, []columnID{id})
		}
		return i
	}
	for _, t := range db.Tables() {
		for _, k := range t.Keys {
			for i := range min(len(k.Columns), len(k.Refs)) {
				a, b := group(columnID{t.Name, k.Columns[i]}), group(columnID{k.Table, k.Refs[i]})
				if a != b {
					groups[a] = append(groups[a], groups[b]...)
					groups = slices.Delete(groups, b, b+1)
				}
			}
		}
	}
	return groups
}

// keyLabel is the label of keys of which nobody can tell what they are.
const keyLabel privet.Label = "CUSTOMER_ID"

// keyLabels gives the columns of each table that become pseudonyms, with their labels: those of keys and of what is unique, so that
// rows that are joined stay so, and values that differ do. Keys that are not personal stay.
func keyLabels(db database.DB, scans []tableScan) map[string]map[string]privet.Label {
	verdicts, numbers := map[columnID]privet.Label{}, map[columnID]bool{}
	for _, one := range scans {
		for _, c := range one.Columns {
			id := columnID{one.Table, c.Column}
			verdicts[id], numbers[id] = c.Label, strings.Contains(strings.ToUpper(c.Type), "INT")
		}
	}
	for _, group := range joins(db) {
		if slices.ContainsFunc(group, func(id columnID) bool { return numbers[id] }) {
			for _, id := range group {
				numbers[id] = true
			}
		}
	}
	labels := map[string]map[string]privet.Label{}
	add := func(id columnID, joined bool) {
		l := verdicts[id]
		switch {
		case l == privet.Unknown, joined && l == "FREE_TEXT":
			l = keyLabel
		case !joined && (l == privet.None || l == "FREE_TEXT"), l == "":
			return // it is followed as any column is
		}
		if numbers[id] && l != privet.None && !isID(l) {
			l = keyLabel // of which pseudonyms are numbers
		}
		if labels[id.table] == nil {
			labels[id.table] = map[string]privet.Label{}
		}
		labels[id.table][id.column] = l
	}
	for _, t := range db.Tables() {
		for _, columns := range append(slices.Clone(t.Unique), t.Primary()) {
			for _, c := range columns {
				add(columnID{t.Name, c}, false)
			}
		}
	}
	for _, group := range joins(db) {
		for _, id := range group {
			add(id, true)
		}
	}
	return labels
}

// joinClasses gives columns that are joined, and have not one type, a Class together: a pseudonym of one is that of the others.
func joinClasses(db database.DB) {
	columns := map[columnID]*database.Column{}
	for _, t := range db.Tables() {
		for i := range t.Columns {
			columns[columnID{t.Name, t.Columns[i].Name}] = &t.Columns[i]
		}
	}
	for _, group := range joins(db) {
		types := map[string]func([]byte) int{}
		for _, id := range group {
			if c := columns[id]; c != nil {
				types[c.Type] = c.Class
			}
		}
		if len(types) < 2 {
			continue
		}
		var classes []func([]byte) int
		for _, typ := range slices.Sorted(maps.Keys(types)) {
			classes = append(classes, types[typ])
		}
		for _, id := range group {
			if c := columns[id]; c != nil {
				c.Class = rows.Together(classes)
			}
		}
	}
}

// checkJoins refuses a policy that masks columns that are joined in different ways.
func (p *policy) checkJoins(db database.DB, tables []string) error {
	for _, group := range joins(db) {
		var first *masker.Operation
		for i, id := range group {
			op := p.operation(id, tables)
			if i > 0 && !reflect.DeepEqual(op, first) {
				return fmt.Errorf("the policy masks %s.%s and %s.%s differently, which foreign keys join", group[0].table, group[0].column, id.table, id.column)
			}
			first = op
		}
	}
	return nil
}

// operation is what the policy has for a column by its name, or nil.
func (p *policy) operation(id columnID, tables []string) *masker.Operation {
	for name, op := range p.Columns {
		of, column, ok := p.cut(name, tables)
		if (ok && of == id.table && column == id.column) || (!ok && name == id.column) {
			return &op
		}
	}
	return nil
}
