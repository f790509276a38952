package scan

import (
	"sync"

	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file has all entrances once more, for those who ask without ruling anything out.

// The plainEntrances are the entrances of some recognizers by the sights that lead to them.
type plainEntrances struct {
	byToken   [lex.TokenKinds][spec.LongestToken + 1][]entrance
	byByte    [256][]entrance
	byCompact [cells.MaxCompact + 1][]entrance // shapes, by the number of their letters and digits
}

// plainEntrancesOf makes them when they are asked for, as not all are who find in texts.
func plainEntrancesOf(recognizers []*spec.Recognizer) func() *plainEntrances {
	return sync.OnceValue(func() *plainEntrances {
		p := &plainEntrances{}
		eachEntrance(recognizers, func(e entrance, shape *spec.Shape) {
			kinds, n := spec.ShapeTokens(shape.Pattern)
			for kind := range lex.TokenKinds {
				if kinds>>kind&1 == 1 {
					p.add(spec.OnToken(kind, n), e)
				}
			}
			n = shape.CompactLength()
			p.byCompact[n] = append(p.byCompact[n], e)
		}, func(e entrance, t *spec.Trigger) { p.add(*t, e) })
		return p
	})
}

func (p *plainEntrances) add(t spec.Trigger, e entrance) {
	if t.Char != 0 {
		p.byByte[t.Char] = append(p.byByte[t.Char], e)
		return
	}
	from, to := min(t.Length, spec.LongestToken), min(t.Length, spec.LongestToken)
	if t.Length == 0 {
		from, to = 1, spec.LongestToken
	}
	for n := from; n <= to; n++ {
		p.byToken[t.Kind][n] = append(p.byToken[t.Kind][n], e)
	}
}
