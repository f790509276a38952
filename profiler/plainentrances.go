package profiler

import "sync"

// This file has all entrances once more, for those who ask without ruling anything out.

// The plainEntrances are the entrances of some recognizers by the sights that lead to them.
type plainEntrances struct {
	byToken   [tokenKinds][longestToken + 1][]entrance
	byByte    [256][]entrance
	byCompact [maxCompact + 1][]entrance // shapes, by the number of their letters and digits
}

// plainEntrancesOf makes them when they are asked for, as not all are who find in texts.
func plainEntrancesOf(recognizers []*Recognizer) func() *plainEntrances {
	return sync.OnceValue(func() *plainEntrances {
		p := &plainEntrances{}
		eachEntrance(recognizers, func(e entrance, shape *Shape) {
			kinds, n := shapeTokens(shape.Pattern)
			for kind := range tokenKinds {
				if kinds>>kind&1 == 1 {
					p.add(onToken(kind, n), e)
				}
			}
			n = shape.compactLength()
			p.byCompact[n] = append(p.byCompact[n], e)
		}, func(e entrance, t *trigger) { p.add(*t, e) })
		return p
	})
}

func (p *plainEntrances) add(t trigger, e entrance) {
	if t.char != 0 {
		p.byByte[t.char] = append(p.byByte[t.char], e)
		return
	}
	from, to := min(t.length, longestToken), min(t.length, longestToken)
	if t.length == 0 {
		from, to = 1, longestToken
	}
	for n := from; n <= to; n++ {
		p.byToken[t.kind][n] = append(p.byToken[t.kind][n], e)
	}
}
