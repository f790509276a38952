package columns

import (
	"sync"

	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/scan"
)

// BuiltInKinds are the kinds of the built-in recognizers.
var BuiltInKinds = sync.OnceValues(func() ([]kind, []int) { return NewKinds(builtin.Recognizers()) })

// BuiltInHeaders is the index of the headers of the built-in recognizers.
var BuiltInHeaders = lazy.Value[HeaderIndex]{Make: func() HeaderIndex {
	kinds, _ := BuiltInKinds()
	return NewHeaderIndex(kinds, builtin.Recognizers())
}}

// BuiltInWholes is the index of whole values of the built-in recognizers.
var BuiltInWholes = lazy.Value[*scan.WholeIndex]{Make: func() *scan.WholeIndex {
	_, kindOf := BuiltInKinds()
	return scan.NewWholeIndex(builtin.Recognizers(), kindOf)
}}
