package layout

import (
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet/internal/tabular/block"
)

// This file has what the tests of YAML, TOML and lists of keys and values share.

// A leaf is a cell with the name of its column.
type leaf struct {
	path, value string
	spelling    uint8
	record      int // rows of data before it
}

// rewritten is a file whose values have been replaced, and its leaves as they were.
func rewritten(f *block.Format, text string, src io.Reader, replace func(leaf) (string, bool)) (out string, leaves []leaf, records int, err error) {
	r, err := f.Open(src, block.Options{MaxField: block.DefaultMaxField})
	if err != nil {
		return "", nil, 0, err
	}
	var dst []byte
	for b := new(block.Block); ; {
		if err := r.Next(b); errors.Is(err, io.EOF) {
			return string(dst), leaves, records, nil
		} else if err != nil {
			return "", nil, 0, err
		}
		at, cell := 0, 0
		for i, row := range b.Rows {
			if int(row.End) <= at && i > 0 || int(row.Cells) < cell {
				return "", nil, 0, errors.New("rows do not follow each other")
			}
			names, _ := r.Columns()
			for _, c := range b.Cells[cell:row.Cells] {
				if int(c.Start) < at || c.End < c.Start || c.End > row.End {
					return "", nil, 0, errors.New("cells do not follow each other")
				}
				path := "#"
				if c.Column != block.Beside {
					path = names[c.Column]
				}
				value := r.Decode(b.Raw, c)
				leaves = append(leaves, leaf{path, value, c.Spelling, records})
				if c.Plain {
					if from, to := c.Inside(); b.Raw[from:to] != value {
						return "", nil, 0, errors.New("a plain cell has another value")
					}
				}
				if v, ok := replace(leaves[len(leaves)-1]); ok {
					dst = append(dst, b.Raw[at:c.Start]...)
					dst = r.Encode(dst, c, []byte(v))
					at = int(c.End)
				}
			}
			dst = append(dst, b.Raw[at:row.End]...)
			at, cell = int(row.End), int(row.Cells)
			if row.Data {
				records++
			}
		}
		if at != len(b.Raw) {
			return "", nil, 0, errors.New("rows do not reach the end")
		}
	}
}

func keepAll(leaf) (string, bool) { return "", false }

// checkLayout checks the laws of a format on a text: what is not replaced comes out byte for
// byte, read sizes do not matter, and what replaces a value is read again.
func checkLayout(t *testing.T, f *block.Format, text string, holds func(leaf) string) {
	t.Helper()
	out, leaves, records, err := rewritten(f, text, strings.NewReader(text), keepAll)
	_, small, _, smallErr := rewritten(f, text, iotest.OneByteReader(strings.NewReader(text)), keepAll)
	if (err == nil) != (smallErr == nil) || !slices.Equal(leaves, small) {
		t.Fatalf("%s %q: read byte by byte it is %v, %v and not %v, %v", f.Name, text, small, smallErr, leaves, err)
	}
	if err != nil {
		if p := (*block.ParseError)(nil); !errors.As(err, &p) || p.Offset < 0 || p.Offset > int64(len(text)) || p.Line < 1 {
			t.Fatalf("%s %q: %v", f.Name, text, err)
		}
		return
	}
	if out != text {
		t.Fatalf("%s %q: what is not replaced is %q", f.Name, text, out)
	}
	for _, replace := range []func(string) string{
		func(s string) string { return stars(s) },
		func(s string) string { return s + "é" },
		func(string) string { return ` a: "b" #'c\ , ` },
		func(string) string { return "12" },
		func(string) string { return "true" },
		func(string) string { return "- x\n\n  y\nz\t\r\x01\u2028" },
		func(string) string { return "*x" },
		func(string) string { return "" },
	} {
		var want []leaf
		masked, _, _, err := rewritten(f, text, strings.NewReader(text), func(l leaf) (string, bool) {
			empty := l.value == ""
			if !empty {
				l.value = replace(l.value)
			}
			switch {
			case l.path == "#":
				l.value = strings.NewReplacer("\n", " ", "\r", " ").Replace(l.value)
			case strings.HasSuffix(l.path, "{}"):
				l.value = "*" + l.value // it stays data
			}
			if !empty {
				l.value = holds(l)
			}
			want = append(want, l)
			return l.value, !empty
		})
		if err != nil {
			t.Fatal(err)
		}
		_, got, n, err := rewritten(f, masked, strings.NewReader(masked), keepAll)
		if err != nil {
			t.Fatalf("%s %q became\n%q, which is not read: %v", f.Name, text, masked, err)
		}
		// What is empty need not be a cell.
		empty := func(l leaf) bool { return l.value == "" || l.path == "#" && strings.TrimSpace(l.value) == "" }
		want = slices.DeleteFunc(want, empty)
		got = slices.DeleteFunc(got, empty)
		same := slices.EqualFunc(got, want, func(a, b leaf) bool { return a.value == b.value && a.path == b.path })
		if !same || n != records {
			t.Fatalf("%s %q became\n%q, and is %q, %d records, and not %q, %d", f.Name, text, masked, got, n, want, records)
		}
	}
}

// stars replaces all signs but spaces and line ends, as masking does.
func stars(s string) string {
	return strings.Map(func(r rune) rune {
		if r == '\n' || r == ' ' {
			return r
		}
		return '*'
	}, s)
}

// spelled lists leaves as path=value, one a line.
func spelled(leaves []leaf) string {
	var b strings.Builder
	for _, l := range leaves {
		b.WriteString(l.path + "=" + l.value + "\n")
	}
	return b.String()
}
