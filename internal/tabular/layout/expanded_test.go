package layout

import (
	"fmt"
	"io"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/tabular/block"
)

// expandedStyles are ways to write a record.
var expandedStyles = map[string]func(n int, names, values []string) string{
	"psql": func(n int, names, values []string) string {
		s := fmt.Sprintf("-[ RECORD %d ]-+------\n", n)
		for i, name := range names {
			for k, line := range strings.Split(values[i], "\n") {
				if k > 0 {
					name = ""
				}
				s += fmt.Sprintf("%-10s | %s\n", name, line)
			}
		}
		return s
	},
	"psql, unicode": func(n int, names, values []string) string {
		head := "├"
		if n == 1 {
			head = "┌"
		}
		s := fmt.Sprintf("%s─[ RECORD %d ]─┬──────┐\n", head, n)
		for i, name := range names {
			for k, line := range strings.Split(values[i], "\n") {
				if k > 0 {
					name = ""
				}
				s += fmt.Sprintf("│ %-10s │ %-20s │\n", name, line)
			}
		}
		return s
	},
	"mysql": func(n int, names, values []string) string {
		s := fmt.Sprintf("*************************** %d. row ***************************\n", n)
		for i, name := range names {
			s += fmt.Sprintf("%10s: %s\n", name, values[i])
		}
		return s
	},
}

// TestExpanded holds that records are read as they have been written, wherever the reads are cut.
func TestExpanded(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	some := []string{"Quorl", "", "a | b", "x: y", "Zoë", "two\nlines", "50 %", "│", "+1 2"}
	names := []string{"id", "surname", "e_mail", "Straße"}
	for style, write := range expandedStyles {
		for range 200 {
			text, want := "", [][]string(nil)
			if r.IntN(2) == 0 {
				text, want = "\nYou are connected to Zoë.\n", [][]string{{"text=You are connected to Zoë.\n"}}
			}
			for n := range 1 + r.IntN(5) {
				values := make([]string, len(names))
				var row []string
				for i := range values {
					if values[i] = some[r.IntN(len(some))]; style == "psql, unicode" && values[i] == "│" {
						values[i] = "|"
					}
					for line := range strings.SplitSeq(values[i], "\n") {
						if line != "" {
							row = append(row, names[i]+"="+line)
						}
					}
				}
				text += write(n+1, names, values)
				if len(row) > 0 {
					want = append(want, row)
				}
			}
			if r.IntN(2) == 0 && style != "psql, unicode" {
				text += "3 rows in set (0.01 sec)\n"
				want = append(want, []string{"text=3 rows in set (0.01 sec)\n"})
			}
			for how, src := range map[string]io.Reader{"whole": strings.NewReader(text), "one byte": iotest.OneByteReader(strings.NewReader(text))} {
				rows, out := readBack(t, &Expanded, src, block.Options{})
				if !reflect.DeepEqual(rows, want) {
					t.Fatalf("%s, %s: %s has\n%q, want\n%q", style, how, text, rows, want)
				}
				if out != text {
					t.Fatalf("%s, %s: values in their own places give\n%s\nin the place of\n%s", style, how, out, text)
				}
			}
			if !IsExpanded(text) {
				t.Errorf("%s: not told", text)
			}
		}
	}
}

// FuzzExpanded holds that whatever is read covers the text.
func FuzzExpanded(f *testing.F) {
	for _, write := range expandedStyles {
		f.Add(write(1, []string{"a", "b"}, []string{"1", "x"}) + "(1 row)\n")
	}
	f.Fuzz(func(t *testing.T, text string) {
		if !utf8.ValidString(text) || strings.ContainsRune(text, 0) {
			return
		}
		if _, out := readBack(t, &Expanded, strings.NewReader(text), block.Options{}); out != text {
			t.Errorf("%q comes out as %q", text, out)
		}
	})
}

// TestExpandedProse holds that no line of a long text beside the records is in no cell.
func TestExpandedProse(t *testing.T) {
	text := expandedStyles["psql"](1, []string{"a"}, []string{"1"}) + strings.Repeat("Nothing else.\n", 3*block.Size/len("Nothing else.\n"))
	rows, out := readBack(t, &Expanded, strings.NewReader(text), block.Options{})
	n := 0
	for _, row := range rows {
		n += strings.Count(strings.Join(row, ""), "Nothing else.\n")
	}
	if want := strings.Count(text, "\n") - 2; n != want || out != text {
		t.Errorf("%d lines of %d", n, want)
	}
}
