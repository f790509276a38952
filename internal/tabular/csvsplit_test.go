package tabular

import (
	"errors"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"
)

// slowSplit splits a block by split alone.
func slowSplit(s *csvSplitter, raw string) (rows []Row, cells []Cell, err error) {
	for at := 0; at < len(raw); {
		before := len(cells)
		var end int
		if cells, end, _, err = s.split(cells, raw, at); err != nil {
			return rows, cells[:before], err
		}
		if end-at > MaxRow {
			return rows, cells[:before], ErrTooLong
		}
		rows = append(rows, Row{End: int32(end), Cells: int32(len(cells)), Data: len(cells) > before})
		at = end
	}
	return rows, cells, nil
}

// FuzzRows holds that rows splits what it splits as split does, and leaves no more than
// the row that has something wrong with it, or is the last and without an end.
func FuzzRows(f *testing.F) {
	long := strings.Repeat("a longer field,", 90) + "\n"
	for _, s := range []string{"", "\n", "a,b\n", "a,b", "\"a\"\"\",b\r\nc", "a\rb", "\"", "a\"", ",,\n\n", "a\r\n\"\n\"\r\nb", "\x01,\t\n\v", "\"a\"b,\n", "\"a\"\t,\n",
		"é,\u00ac\u0122\n", "one,two,three,four,five,six,seven,eight,nine,ten,\"eleven\",twelve\nthirteen\n", long + "\"" + long + "\"\n" + long, "\r\n\r\r\n\"\"\r\n"} {
		f.Add(s, byte(','), uint16(0))
		f.Add(s, byte('\t'), uint16(7))
	}
	f.Fuzz(func(t *testing.T, raw string, delimiter byte, maxField uint16) {
		if delimiter >= utf8.RuneSelf || delimiter == 0 || !IsDelimiter(rune(delimiter)) {
			return
		}
		s := newCSVSplitter(rune(delimiter), int(maxField))
		if maxField == 0 {
			s.maxField = DefaultMaxField
		}
		wantRows, wantCells, err := slowSplit(&s, raw)
		var rows []Row
		cells := []Cell{}
		for at := 0; ; {
			b := Block{Raw: raw, Cells: cells}
			at = s.rows(&b, at)
			rows, cells = append(rows, b.Rows...), b.Cells
			if len(rows) > 0 && int(rows[len(rows)-1].End) != at {
				t.Fatalf("%q: rows up to %d, and told of %d", raw, rows[len(rows)-1].End, at)
			}
			if at == len(raw) {
				break
			}
			var end int
			var slowErr error
			before := len(cells)
			if cells, end, _, slowErr = s.split(cells, raw, at); slowErr != nil {
				if cells = cells[:before]; !errors.Is(slowErr, err) {
					t.Fatalf("%q: %v, want %v", raw, slowErr, err)
				}
				break
			}
			if end < len(raw) {
				t.Errorf("%q: rows stops at %d", raw, at)
			}
			rows = append(rows, Row{End: int32(end), Cells: int32(len(cells)), Data: len(cells) > before})
			at = end
		}
		if len(rows) != len(wantRows) || len(rows) > 0 && !reflect.DeepEqual(rows, wantRows) {
			t.Errorf("%q: %v, want %v", raw, rows, wantRows)
		}
		if len(cells) != len(wantCells) || len(cells) > 0 && !reflect.DeepEqual(cells, wantCells) {
			t.Errorf("%q: %v, want %v", raw, cells, wantCells)
		}
	})
}
