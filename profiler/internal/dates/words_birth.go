package dates

import (
	"github.com/privet-go/privet/profiler/internal/lists"
)

// birthWords are the words beside which a date is one of birth, in many languages.
func birthWords() []string { return lists.Words("dates", "birthWords") }
