package masker

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/privet-go/privet/internal/strictjson"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/masker/internal/glob"
)

// This file finds the columns that a policy names.

// The limits of names with wildcards, so that a file with many columns is done in time.
const (
	maxPatterns = 100
	maxPattern  = glob.MaxLength
)

// ErrAbsent says that the policy names columns that the file does not have, and does not
// say that this is right; see [Policy.Absent]. The message says how many and which is the first.
var ErrAbsent = fmt.Errorf("%w: the policy names columns that the file does not have", ErrOptions)

// absentColumns are the values of [Policy.Absent], the default first.
var absentColumns = []string{"fail", "allow"}

// A columnNames finds names of columns in a policy.
type columnNames struct {
	exact    map[string]bool
	patterns []*glob.Pattern // those that come first decide
}

// newColumnNames sorts the names of the columns of a policy: of two patterns the longer one decides, and of two
// of one length the one that comes first in the alphabet.
func newColumnNames(columns map[string]Operation) columnNames {
	n := columnNames{exact: map[string]bool{}}
	for _, name := range sortedKeys(columns) {
		n.exact[name] = true // a name that has a sign of a pattern in it is found as well
		if glob.Is(name) {
			n.patterns = append(n.patterns, glob.New(name))
		}
	}
	slices.SortStableFunc(n.patterns, func(a, b *glob.Pattern) int { return cmp.Compare(len(b.Name), len(a.Name)) })
	return n
}

// find gives the name in the policy that decides about a column.
func (n *columnNames) find(column string) (name string, ok bool) {
	if n.exact[column] {
		return column, true
	}
	for _, p := range n.patterns {
		if p.Matches(column) {
			return p.Name, true
		}
	}
	return "", false
}

// absent gives the names that no column has, in alphabetical order.
func (n *columnNames) absent(columns []string) []string {
	left := maps.Clone(n.exact)
	for _, column := range columns {
		delete(left, column)
	}
	for _, p := range n.patterns {
		if left[p.Name] && slices.ContainsFunc(columns, p.Matches) {
			delete(left, p.Name)
		}
	}
	if len(left) == 0 {
		return nil
	}
	return sortedKeys(left)
}

// isHeader reports whether a first row holds names of the policy that are no patterns: all of them or, where some
// may be absent, one. A name that comes again below is a value, and so is one that does not look like a name.
func (n *columnNames) isHeader(cells []string, below [][]string, some bool) bool {
	wanted, found := len(n.exact)-len(n.patterns), 0
	seen := map[string]bool{}
	for i, s := range cells {
		if !n.exact[s] || glob.Is(s) || seen[s] {
			continue
		}
		seen[s] = true
		again := slices.ContainsFunc(below, func(row []string) bool { return i < len(row) && row[i] == s })
		if again || !tabular.LooksLikeName(s) {
			return false
		}
		found++
	}
	return found > 0 && (found == wanted || some)
}

// Column gives the operation that the policy has for a column of that name.
func (p *Policy) Column(name string) (Operation, bool) {
	names := newColumnNames(p.Columns)
	found, ok := names.find(name)
	return p.Columns[found], ok
}

// IsHeader reports whether a first row of a table, with some of the rows below it, holds the names of the columns
// of the policy.
func (p *Policy) IsHeader(cells []string, below [][]string) bool {
	names := newColumnNames(p.Columns)
	return names.isHeader(cells, below, p.Absent == absentColumns[1])
}

// columnNames gives the policy at the path the names of its columns.
func (c *preparation) columnNames(p *Policy, ops *operators, path string) {
	switch p.Absent {
	case "", absentColumns[0]:
	case absentColumns[1]:
		ops.someAbsent = true
	default:
		c.refuse(strictjson.Join(path, "absent"), "must be "+quotedChoice(absentColumns))
	}
	patterns := 0
	for i, name := range sortedKeys(p.Columns) {
		if !glob.Is(name) {
			continue
		}
		if patterns++; patterns > maxPatterns {
			c.refuse(strictjson.Join(path, "columns"), fmt.Sprintf("has more than %d names with wildcards", maxPatterns))
			return
		}
		if len([]rune(name))-strings.Count(name, "*") > maxPattern {
			c.refuse(fmt.Sprintf("%s[%d]", strictjson.Join(path, "columns"), i), fmt.Sprintf("has wildcards and more than %d other characters", maxPattern))
			return
		}
	}
	ops.named = newColumnNames(p.Columns)
}

// checkAbsent refuses a file that lacks columns which the policy names, unless it may. A table
// without any column, such as an empty file, lacks none.
func (t *table) checkAbsent() error {
	ops := t.masker.operators
	names, _ := t.file.Columns()
	if ops.someAbsent || t.opts.Several || t.restoring || len(names) == 0 {
		return nil
	}
	return ops.checkAbsent(t.absent())
}

// checkAbsent is the error for names of the policy that no column has.
func (o *operators) checkAbsent(absent []string) error {
	if o.someAbsent || len(absent) == 0 {
		return nil
	}
	// The names are the user's, and may be data.
	first := slices.Index(sortedKeys(o.named.exact), absent[0])
	return fmt.Errorf("%w: %d of %d, the first of them columns[%d]", ErrAbsent, len(absent), len(o.named.exact), first)
}
