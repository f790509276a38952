package attack

import "github.com/privet-go/privet/validator/internal/reveal"

// A specimen is a pair of rows that is kept as it is, for what takes more than a hash
// of each value: whether one value is made of another.
type specimen struct {
	row       int64
	originals []string // the first value of each column of the original; empty where it is too long
	masked    []string // and of the masked file
}

// The bounds of what is kept.
const (
	specimensOfColumn = 40  // for each column
	specimensAtOnce   = 24  // of these, rows that follow each other; the others lie further and further apart
	mostSpecimens     = 512 // for a table
)

// maxHashed is the length in bytes of the longest value that is kept.
const maxHashed = 256

// sample keeps a row when a column has too few that say something: a value in place of
// another, or one that nobody has called personal.
func (t *tableRun) sample(row int64) {
	if len(t.specimens) == mostSpecimens {
		return
	}
	var s *specimen
	for _, m := range t.masked {
		if len(m.specimens) == specimensOfColumn || len(m.row) == 0 || m.row[0] == "" || len(m.row[0]) > maxHashed {
			continue
		}
		if n := len(m.specimens); n >= specimensAtOnce && row < m.specimens[n-1].row*5/4 {
			continue
		}
		value := m.row[0]
		if c := m.source; c != nil && c.personal() && len(c.row) > 0 && c.row[0] == value && !reveal.LooksHex(value) && !reveal.LooksBase64(value) {
			continue // it can be read
		}
		if s == nil {
			s = t.newSpecimen(row)
		}
		m.specimens = append(m.specimens, s)
	}
	if s != nil {
		t.specimens = append(t.specimens, s)
	}
}

func (t *tableRun) newSpecimen(row int64) *specimen {
	s := &specimen{row: row, originals: make([]string, len(t.columns)), masked: make([]string, len(t.masked))}
	first := func(values []string) string {
		if len(values) == 0 || len(values[0]) > maxHashed {
			return ""
		}
		return values[0]
	}
	for i, c := range t.columns {
		s.originals[i] = first(c.row)
	}
	for i, m := range t.masked {
		s.masked[i] = first(m.row)
	}
	return s
}

// original returns what a column has in the row.
func (s *specimen) original(c *column) string {
	if c.Index < len(s.originals) {
		return s.originals[c.Index]
	}
	return "" // the column came later
}

// value returns what a masked column has in the row.
func (s *specimen) value(m *maskedColumn) string {
	if m.index < len(s.masked) {
		return s.masked[m.index]
	}
	return ""
}

// hides reports whether the original of a column cannot be read in the row.
func (s *specimen) hides(c *column) bool {
	o := s.original(c)
	return o != "" && c.personal() && (c.masked == nil || s.value(c.masked) != o)
}
