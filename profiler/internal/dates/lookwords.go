package dates

import (
	"sync"

	"github.com/privet-go/privet/profiler/internal/lists"
)

// CalendarWords are the names of months and of days of the week, as far as people have no such
// names.
var CalendarWords = sync.OnceValue(func() []string {
	return lists.Words("dates", "CalendarWords")
})
