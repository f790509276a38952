package sql

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// boundForms are how drivers print the values of a statement. A name is empty where the form has none.
var boundForms = []struct {
	name               string
	begin, each, end   string // N is the number of the value, C its column, V the value
	between            string
	without, rowBehind string // what values may not have; what opens a further row
}{
	{name: "brackets", begin: " [", each: "V", between: ", ", end: "]", without: ",]"},
	{name: "brackets behind a colon", begin: " -- binds: [", each: "V", between: ", ", end: "]", without: ",]"},
	{name: "types", begin: "\nx ==> Parameters: ", each: "V(String)", between: ", ", without: ","},
	{name: "numbers", begin: "\nx DETAIL:  parameters: ", each: "$N = 'V'", between: ", ", without: "'\\"},
	{name: "pairs", begin: "  [", each: `["C", "V"]`, between: ", ", end: "]", without: `"\`},
	{name: "a tuple", begin: "\nx [cached since 2s ago] (", each: "'V'", between: ", ", end: ")", without: `'\`, rowBehind: ", ("},
	{name: "no blanks", begin: " -- [", each: `"V"`, between: ",", end: "] 3 ms", without: `"\`},
	{name: "lines", begin: "\n", each: "x binding parameter [N] as [VARCHAR] - [V]", between: "\n", without: "\n"},
	{name: "lines with types", begin: "\n", each: "x - binding parameter (N:VARCHAR) <- [V]", between: "\n", without: "\n"},
}

// TestAppendBound holds that all values of a statement are found with their columns, whatever the statement and the form.
func TestAppendBound(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	values := []string{"Anna", "7", "a b", "x@y.example", "it's", "[a]", "50%s", "a, b", "ü"}
	for range 3000 {
		columns := []string{"name", "mail", "pass_word", "Ort"}[:1+r.IntN(4)]
		mark := func(i int) string {
			return []string{"?", "$" + strconv.Itoa(i+1), "%s", ":p" + strconv.Itoa(i)}[r.IntN(4)]
		}
		var marks, sets []string
		for i, c := range columns {
			marks = append(marks, mark(i))
			sets = append(sets, []string{c, `"` + c + `"`, "t." + c}[r.IntN(3)]+[]string{"=", " = ", " LIKE ", " = lower("}[r.IntN(3)]+marks[i])
		}
		statement := []string{
			"INSERT INTO t (" + strings.Join(columns, ", ") + ") VALUES (" + strings.Join(marks, ", ") + ")",
			"update t set " + strings.Join(sets, ", "),
			"SELECT a, b FROM t WHERE " + strings.Join(sets, " AND "),
			"delete\n  from t\n  where " + strings.Join(sets, "\n  and "),
		}[r.IntN(4)]
		form := boundForms[r.IntN(len(boundForms))]
		rows := 1
		if form.rowBehind != "" {
			rows += r.IntN(3)
		}
		var want []string
		text := "x " + statement + form.begin
		for row := range rows {
			if row > 0 {
				text += form.rowBehind
			}
			for i, c := range columns {
				v := values[r.IntN(len(values))]
				if strings.ContainsAny(v, form.without) || strings.HasPrefix(form.name, "brackets") && len(columns) == 1 {
					v = "Bo"
				}
				if i > 0 {
					text += form.between
				}
				text += strings.NewReplacer("VARCHAR", "VARCHAR", "N", strconv.Itoa(i+1), "C", c, "V", v).Replace(form.each)
				want = append(want, c+"="+v)
			}
			text += form.end
		}
		text += "\nx nothing more"
		list, row := AppendBound(nil, text, len("x "))
		var got []string
		for _, b := range list {
			got = append(got, text[b.Name.Start:b.Name.End]+"="+text[b.Value.Start:b.Value.End])
		}
		if row != len(columns) || !slices.Equal(got, want) {
			t.Fatalf("%s: %q has %q, %d a row, want %q", form.name, text, got, row, want)
		}
	}
}

// TestAppendBoundElsewhere holds that statements without marks or with other numbers of values bind nothing.
func TestAppendBoundElsewhere(t *testing.T) {
	for _, text := range []string{
		"", "update", "update t set a = 'x' [7]", "update t set a = ?", "update t set a = ?, b = ? [7]", "update the list? [7, 8]", "insert into t values (now())",
		"select 1 from t where a = 'b?' (1)", "see a = ? [1]", "update t set a = ? [1", "update t set a = ?\n\n\n\n[1]",
	} {
		if list, row := AppendBound(nil, text, 0); row != 0 || len(list) > 0 {
			t.Errorf("%q has %d values", text, len(list))
		}
	}
}

// FuzzAppendBound holds that places are in the text, and rows whole.
func FuzzAppendBound(f *testing.F) {
	for _, form := range boundForms {
		f.Add("update t set a = ?, b = ?" + form.begin + form.each + form.between + form.each + form.end)
	}
	f.Fuzz(func(t *testing.T, text string) {
		list, row := AppendBound(nil, text, 0)
		if row > 0 && len(list)%row != 0 || row == 0 && len(list) > 0 {
			t.Fatalf("%d values, %d a row", len(list), row)
		}
		for _, b := range list {
			for _, p := range []Place{b.Name, b.Value} {
				_ = fmt.Sprint(text[p.Start:p.End]) // it panics where they are not
			}
		}
	})
}
