package masker

import "github.com/privet-go/privet/internal/tabular"

// isMarkup reports whether a cell that is in no column has tags in it.
func isMarkup(r tabular.Reader, c *tabular.Cell) bool {
	m, ok := r.(interface{ IsMarkup(tabular.Cell) bool })
	return ok && m.IsMarkup(*c)
}
