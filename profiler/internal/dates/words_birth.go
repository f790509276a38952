package dates

import (
	"sync"

	"github.com/privet-go/privet/profiler/internal/lists"
)

// birthWords are the words beside which a date is one of birth, in many languages.
var birthWords = sync.OnceValue(func() []string { return lists.Words("dates", "birthWords") })
