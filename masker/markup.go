package masker

import (
	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
)

// A tagFinder finds in texts with tags in them, and leaves the tags.
type tagFinder struct{ Finder }

func (f tagFinder) AppendFind(dst []privet.Finding, text string) []privet.Finding {
	n := len(dst)
	if dst = f.Finder.AppendFind(dst, text); len(dst) == n {
		return dst
	}
	return tabular.OutsideTags(dst, n, text)
}

// isMarkup reports whether a cell that is in no column has tags in it.
func isMarkup(r tabular.Reader, c *tabular.Cell) bool {
	m, ok := r.(interface{ IsMarkup(tabular.Cell) bool })
	return ok && m.IsMarkup(*c)
}
