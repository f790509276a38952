package scan

import (
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// NewWholeScanner compiles recognizers for wholes alone.
func NewWholeScanner(recognizers []*spec.Recognizer) *Scanner {
	return &Scanner{Recognizers: recognizers, ownMatcher: newOwnMatcher(recognizers), plain: plainEntrancesOf(recognizers)}
}

// Wholes calls yield for each recognizer that takes the cell as a whole, with the
// probability of its label for such a value alone. It may call it more than once
// for one recognizer. It stops when yield returns false.
func (s *Scanner) Wholes(c *cells.Cell, yield func(recognizer int, alone float64) bool) {
	c.Spell()
	plain := s.plain()
	if n := len(c.Compact); n > 0 {
		for _, e := range plain.byCompact[n] {
			r := s.Recognizers[e.recognizer]
			shape := &r.Shapes[e.shape]
			alone := shape.Alone
			if end, ok := spec.MatchShape(c.Text, 0, shape.Pattern); !ok || end != len(c.Text) {
				if !c.Spelled || !shape.FitsCompact(c.Compact) {
					continue
				}
				alone = min(alone, cells.SpelledOtherwise)
			}
			if r.Passes(c.Compact) && !yield(int(e.recognizer), alone) {
				return
			}
		}
	}
	for i := 0; i < len(c.Text) && i < cells.AnchorReach; {
		end, entrances := i+1, plain.byByte[c.Text[i]]
		if lex.Classes[c.Text[i]] != lex.ClassOther {
			var kind lex.TokenKind
			end, kind = lex.NextToken(c.Text, i)
			entrances = nil
			if kind < lex.TokenKinds {
				entrances = plain.byToken[kind][min(end-i, spec.LongestToken)]
			}
		}
		for _, e := range entrances {
			if e.shape >= 0 {
				continue
			}
			r := s.Recognizers[e.recognizer]
			m, ok := r.Match(c.Text, i)
			if !ok || m.Start != 0 || m.End != len(c.Text) {
				continue
			}
			if r.Check != nil && (c.Compact == nil || !r.Check(c.Compact)) {
				continue
			}
			if !yield(int(e.recognizer), m.Alone) {
				return
			}
		}
		i = end
	}
	s.ownWholes(c, yield)
}
