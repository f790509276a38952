package validator

import (
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/validator/internal/attack"
)

// A ColumnState says what became of a column.
type ColumnState string

// The states.
const (
	StateClear   ColumnState = "clear"   // all values are as they were
	StateMixed   ColumnState = "mixed"   // some values are as they were
	StatePartial ColumnState = "partial" // part of each value is shown
	StateToken   ColumnState = "token"   // something else stands in their place
	StateHidden  ColumnState = "hidden"  // nothing is shown: masked whole, a constant, or empty
	StateGone    ColumnState = "gone"    // the column is not there
	StateEmpty   ColumnState = "empty"   // the original has no values
)

// A ColumnSummary says what one column of an original is and became.
type ColumnSummary struct {
	Column     string       `json:"column"`
	Label      privet.Label `json:"label"`
	Confidence float64      `json:"confidence"`         // of the label; 1 when the options give it
	Operator   string       `json:"operator,omitempty"` // by the policy
	State      ColumnState  `json:"state"`
	Values     int64        `json:"values"` // that are not empty
	Changed    int64        `json:"changed"`
}

// A FileDigest tells which file was looked at.
type FileDigest struct {
	SHA256 string `json:"sha256"` // of the bytes, hexadecimal
	Bytes  int64  `json:"bytes"`
	Rows   int64  `json:"rows"`
}

// A TableSummary says what was compared.
type TableSummary struct {
	Table    string          `json:"table"`
	Format   string          `json:"format"`
	Header   bool            `json:"header"`
	Original FileDigest      `json:"original"`
	Masked   FileDigest      `json:"masked"`
	Columns  []ColumnSummary `json:"columns"`
}

// A TableReport is the result of [Validator.Tables].
type TableReport struct {
	// Level is the highest level of the findings; empty when there are none.
	Level Level `json:"level"`

	Tables []TableSummary `json:"tables"`

	// Findings are the worst first, then in the order of the tables and the
	// kinds; never nil.
	Findings []TableFinding `json:"findings"`

	// Complete is false when a bound was met. A finding CHECK_INCOMPLETE says
	// which.
	Complete bool `json:"complete"`
}

// AtLeast reports whether there is a finding of the level or a higher one. For a nil report,
// which is what comes with an error, it reports true.
func (r *TableReport) AtLeast(level Level) bool {
	return r == nil || slices.ContainsFunc(r.Findings, func(f TableFinding) bool { return f.Level.AtLeast(level) })
}

// A reporter makes a report of what package attack has seen.
type reporter struct {
	tables   []Table
	order    map[string]int // of tables by name
	seen     *attack.Result
	findings []TableFinding
}

func newReport(tables []Table, seen *attack.Result) *TableReport {
	r := &reporter{tables: tables, order: map[string]int{}, seen: seen, findings: []TableFinding{}}
	for i, t := range tables {
		r.order[t.Name] = i
	}
	for i := range tables {
		r.structure(i)
		r.integrity(i)
	}
	r.references()
	for i := range seen.Findings {
		r.add(&seen.Findings[i])
	}
	slices.SortStableFunc(r.findings, r.compareFindings)
	report := &TableReport{Findings: r.findings, Complete: true, Tables: []TableSummary{}}
	for _, f := range r.findings {
		if f.Code == attack.CheckIncomplete {
			report.Complete = false
		}
	}
	if len(r.findings) > 0 {
		report.Level = r.findings[0].Level
	}
	for i, t := range seen.Tables {
		s := TableSummary{Table: tables[i].Name, Format: t.Format, Header: t.Header, Columns: []ColumnSummary{}, Original: digestOf(t.Original),
			Masked: digestOf(t.Masked)}
		for _, c := range t.Columns {
			s.Columns = append(s.Columns, ColumnSummary{c.Display(), c.Label, c.Confidence, c.Operator(), ColumnState(c.State), c.NonEmpty,
				c.Changed.N + c.Emptied.N})
		}
		report.Tables = append(report.Tables, s)
	}
	return report
}

func digestOf(f attack.File) FileDigest {
	return FileDigest{hex.EncodeToString(f.Sum), f.Bytes, f.Rows}
}

// find adds a finding of a kind. An empty level is that of the kind.
func (r *reporter) find(code Code, level Level, table int, label privet.Label, n attack.Count, of int64, unit string, columns []string, column int,
	format string, args ...any) {
	f := attack.Finding{Code: string(code), Level: attack.Level(level), Table: table, Label: label, Columns: columns,
		Count: n.N, Of: of, Unit: unit, Message: fmt.Sprintf(format, args...)}
	if n.Row > 0 {
		f.Row, f.Column = n.Row, max(0, column+1)
	}
	r.add(&f)
}

// add adds a finding to the report, with what its kind says.
func (r *reporter) add(f *attack.Finding) {
	k := kindOf(Code(f.Code))
	level := Level(f.Level)
	if level == "" {
		level = k.Level
	}
	columns := f.Columns
	if columns == nil {
		columns = []string{}
	}
	r.findings = append(r.findings, TableFinding{Code: k.Code, Level: level, Severity: level.Severity(), Table: r.tables[f.Table].Name,
		Columns: columns, Label: f.Label, GivesAway: f.GivesAway, Count: f.Count, Of: f.Of, Unit: f.Unit,
		Example: Position{f.Row, f.Column}, Message: f.Message, Citations: append([]Citation{}, k.Citations...)})
}

// compareFindings orders findings: the worst first, then by table, kind and
// column.
func (r *reporter) compareFindings(a, b TableFinding) int {
	if d := slices.Index(levels, b.Level) - slices.Index(levels, a.Level); d != 0 {
		return d
	}
	if d := r.order[a.Table] - r.order[b.Table]; d != 0 {
		return d
	}
	if d := kindIndex(a.Code) - kindIndex(b.Code); d != 0 {
		return d
	}
	if d := a.Example.Column - b.Example.Column; d != 0 {
		return d
	}
	if d := slices.Compare(a.Columns, b.Columns); d != 0 {
		return d
	}
	return strings.Compare(a.Message, b.Message)
}
