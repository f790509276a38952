package tabular

import (
	"slices"
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// This file finds the delimiter of a table in its first rows, and tells tables that are sure from
// texts that have commas.

// csvDelimiters are what is tried, in this order, when no delimiter is given.
var csvDelimiters = [...]rune{',', ';', '\t', '|'}

// rareDelimiters are tried where none of these parts the first rows. They have to part all of them
// alike.
var rareDelimiters = [...]rune{'\x01', '\x1f', '\x1e', '\x02', '~', '^', '§', '¦', ':', ' '}

// sniffedRows is how many rows tell the delimiter.
const sniffedRows = 64

// sniffSplitter gives the splitter of a file that begins like text: that of the delimiter
// which its first line names, or else the best for what is behind the comments.
func sniffSplitter(text string, more bool, maxField int) csvSplitter {
	delimiter, n := delimiterLine(text)
	if n > 0 {
		return newCSVSplitter(delimiter, maxField)
	}
	return bestSplitter(text[skipComments(text, 0):], more, maxField)
}

// bestSplitter gives the splitter whose delimiter parts the first rows best: the
// most of them into the same number of fields, then into the most fields. If none parts
// them, it is the comma.
func bestSplitter(text string, more bool, maxField int) csvSplitter {
	best := newCSVSplitter(csvDelimiters[0], maxField)
	bestShare, bestWidth := 0.0, 1
	for _, delimiter := range csvDelimiters {
		s := newCSVSplitter(delimiter, maxField)
		share, width := s.shape(text, more)
		if width > 1 && (share > bestShare || share == bestShare && width > bestWidth) {
			best, bestShare, bestWidth = s, share, width
		}
	}
	if bestWidth > 1 {
		return best
	}
	for _, delimiter := range rareDelimiters {
		if !strings.ContainsRune(text, delimiter) {
			continue
		}
		s := newCSVSplitter(delimiter, maxField)
		if rows := s.alike(text, more); len(rows) > 1 && (delimiter != ':' || partsFields(rows)) && (delimiter != ' ' || partsWords(rows)) {
			return s
		}
	}
	return best
}

// partsFields reports whether the colons in some rows part fields, and do not stand in times, in
// addresses of the web or behind what speaks: the first row has names, or there are many fields and
// no words in front of the first colon.
func partsFields(rows [][]string) bool {
	const leastNames, leastFields = 3, 6
	first := rows[0]
	if len(first) < leastNames || slices.ContainsFunc(first, func(s string) bool { return strings.HasPrefix(s, "//") }) {
		return false
	}
	if !slices.ContainsFunc(first, func(s string) bool { return !tree.IsHeading(s) }) {
		return true
	}
	return len(first) >= leastFields && !slices.ContainsFunc(rows, func(row []string) bool {
		return strings.ContainsAny(row[0], " \t") || len(row[0]) < leastNames
	})
}

// partsWords reports whether the spaces in some rows part fields, and not the words of sentences: the first row has different
// names of columns, and below one of them are numbers alone.
func partsWords(rows [][]string) bool {
	const leastRows, leastFields = 5, 4
	first, below := rows[0], rows[1:]
	if len(rows) < leastRows || len(first) < leastFields {
		return false
	}
	seen, numbers := map[string]bool{}, false
	for i, name := range first {
		if !tree.IsHeading(name) || seen[name] {
			return false
		}
		seen[name] = true
		numbers = numbers || !slices.ContainsFunc(below, func(row []string) bool { return !isNumber(row[i]) })
	}
	return numbers
}

// alike gives the first rows of a text, if there is more than one field in each and the same number
// in all.
func (s *csvSplitter) alike(text string, more bool) (rows [][]string) {
	var cells []Cell
	for at := 0; at < len(text) && len(rows) < sniffedRows; {
		var err error
		if cells, at, _, err = s.split(cells[:0], text, at); err != nil {
			return nil
		}
		if more && at == len(text) {
			break // it may be cut
		}
		if len(cells) == 0 {
			continue
		}
		if len(cells) < 2 || len(rows) > 0 && len(cells) != len(rows[0]) {
			return nil
		}
		row := make([]string, len(cells))
		for i := range cells {
			row[i] = decodeField(text, cells[i])
		}
		rows = append(rows, row)
	}
	return rows
}

// isParted reports whether a delimiter parts all of the first rows of a text alike.
func isParted(text string, whole bool) bool {
	s := sniffSplitter(text, !whole, DefaultMaxField)
	return s.alike(text[skipComments(text, 0):], !whole) != nil
}

// isTable reports whether a text is surely a table: all of its first rows have the same number of
// fields, and the first of them names the columns, tabulators part them, or they are many.
func isTable(text string, more bool, opts *Options) bool {
	const leastRows, leastFields = 3, 3
	const manyRows, manyFields = 10, 5
	s := sniffSplitter(text, more, DefaultMaxField)
	if opts.Delimiter != 0 {
		s = newCSVSplitter(opts.Delimiter, DefaultMaxField)
	}
	rows := s.alike(text[skipComments(text, 0):], more)
	switch {
	case len(rows) < 2:
		return false
	case s.delimiter == "\t" && len(rows) >= leastRows && len(rows[0]) >= leastFields,
		len(rows) >= manyRows && len(rows[0]) >= manyFields && !looksLikeLog(text):
		return true
	}
	return opts.IsHeader != nil && !slices.ContainsFunc(rows[0], isNoHeading) && opts.IsHeader(rows[0], rows[1:min(len(rows), block.RowsBelow)])
}

// isNoHeading reports whether a field is none of a header. Every other one of those is empty between two delimiters.
func isNoHeading(s string) bool { return s != "" && !tree.IsHeading(s) }
