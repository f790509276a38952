package layout

import (
	"io"
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// This file reads rows with a line for each value that no line heads, as recutils, print_r of PHP and many forms have them:
//
//	Surname: Lee               [surname] => Lee
//	Phone: 555-0132            [phone] => 555-0132
//
// The same names come again and again, half of them are known, and what begins with the first of them is a row. What is none of
// these lines is searched as text. Of 50 people in such files 56 values of 150 stayed while they were read as texts or tables.

// A recordWalker is a [block.Walker].
type recordWalker struct {
	block.RowMaker
	met   block.ColumnSet
	parts string
	names map[string]bool
	first string
}

// entryOf parts a line into the name and the place of the value; ok is unset where it is no such line.
func entryOf(line, parts string) (name string, value int, ok bool) {
	const longest = 48
	i := strings.Index(line[:min(len(line), longest)], parts)
	if i < 0 || parts == ":" && i+1 < len(line) && line[i+1] != ' ' && line[i+1] != '\t' {
		return "", 0, false
	}
	name = strings.TrimSpace(line[:i])
	if n := len(name); parts == "=>" && n > 2 && name[0] == '[' && name[n-1] == ']' {
		name = name[1 : n-1]
	}
	for value = i + len(parts); value < len(line) && block.IsSpace(line[value]); value++ {
	}
	return name, value, tree.IsHeading(name)
}

// learn finds the names in the beginning of a text, and reports whether it is such rows.
func (w *recordWalker) learn(head string, whole bool, namer tree.Namer) bool {
	const rows, most = 3, 4000
	if namer.IsKnown == nil {
		return false
	}
	if !whole {
		head = head[:strings.LastIndexByte(head, '\n')+1]
	}
	for _, w.parts = range []string{":", "=>"} {
		times, entries, filled, lines := map[string]int{}, 0, 0, 0
		w.first = ""
		for line := range strings.Lines(strings.TrimPrefix(head, block.ByteOrderMark)) {
			line = strings.TrimRight(line, " \t\r\n")
			if strings.Trim(line, " \t-=*#%()") == "" || lines == most {
				continue
			}
			lines++
			name, value, ok := entryOf(line, w.parts)
			if !ok {
				continue
			}
			entries++
			if times[name]++; value < len(line) {
				filled++
			}
			if w.first == "" {
				w.first = name
			}
		}
		var names []string
		w.names = map[string]bool{}
		for name, n := range times {
			if n >= rows {
				names = append(names, name)
				w.names[name] = true
			}
		}
		_, known := namer.Known(names, func(name string) string { return name })
		if known >= 2 && 2*known >= len(names) && w.names[w.first] && 10*entries >= 7*lines && 2*filled >= entries && 10*sum(times, w.names) >= 9*entries {
			return true
		}
	}
	return false
}

// sum is how often the names come.
func sum(times map[string]int, names map[string]bool) (n int) {
	for name := range names {
		n += times[name]
	}
	return n
}

// AreRecords reports whether a text is rows with a line for each value.
func AreRecords(head string, whole bool, opts *block.Options) bool {
	return new(recordWalker).learn(head, whole, tree.NewNamer(opts))
}

// newRecords makes the Reader of such rows.
func newRecords(src io.Reader, opts *block.Options) block.Reader {
	w := new(recordWalker)
	w.learn(block.Head(src), true, tree.NewNamer(opts))
	return block.NewWalkReader(src, &w.met, w)
}

// Walk closes rows where the next begins.
func (w *recordWalker) Walk(text string, eof bool, b *block.Block) (int, error) {
	w.RowMaker = block.RowMaker{Block: b}
	data, begin := false, 0
	for at := 0; at < len(text); {
		n := block.LineLen(text[at:])
		if !eof && at+n == len(text) {
			break // it may be cut
		}
		line := strings.TrimRight(text[at:at+n], " \t\r\n")
		from, column := 0, block.Prose
		name, value, ok := entryOf(strings.TrimPrefix(line, block.ByteOrderMark), w.parts)
		if ok = ok && w.names[name]; ok {
			value += len(line) - len(strings.TrimPrefix(line, block.ByteOrderMark))
			if name == w.first || at-begin > block.Size/2 {
				w.CloseRow(at, len(b.Cells), data)
				data, begin = false, at
			}
			var err error
			if column, err = w.met.Column(name); err != nil {
				return at, err
			}
			from, data = value, true
		}
		if from < len(line) {
			b.Cells = append(b.Cells, block.Cell{Start: int32(at + from), End: int32(at + len(line)), Column: column})
		}
		if at += n; eof && at == len(text) || !data && at-begin > block.Size/2 {
			w.CloseRow(at, len(b.Cells), data)
			data, begin = false, at
		}
	}
	b.Cells = b.Cells[:w.RowCells()]
	return 0, nil
}

func (w *recordWalker) Decode(raw string, c block.Cell) string { return raw[c.Start:c.End] }

func (w *recordWalker) Encode(dst []byte, _ block.Cell, value []byte) []byte {
	for _, b := range value {
		if b == '\n' || b == '\r' {
			b = ' ' // the value would end
		}
		dst = append(dst, b)
	}
	return dst
}

func (w *recordWalker) AppendNull(dst []byte, _ block.Cell) []byte { return dst }
