package dates

import (
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lists"
)

// CalendarWords are the names of months and of days of the week, as far as people have no such
// names.
var CalendarWords = lazy.Value[[]string]{Make: func() []string {
	return lists.Words("dates", "CalendarWords")
}}
