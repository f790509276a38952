package scan

import (
	"math/bits"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file is a shorter way through short texts without letters: the numbers, dates and
// amounts that cells hold. What the reader notes in one, and which shapes end where, rests
// on how it is written: where its digits are, and what stands between them. It has no
// word, so that nothing comes to anything that needs one beside it. The rest is a few
// questions, which are noted for each way of writing and asked of every text that is
// written so: a column has one way, or a few. What is asked, and in which order, is what
// [scanner.walk] asks, which takes three times as long.

// A layout is a way of writing a short text: its digits are all zeros. It holds no value.
type layout struct {
	text  layoutKey
	size  uint8 // in bytes; 0 where nothing is noted
	walks bool  // there is too much to note, or an escape

	digits uint8 // how many
	at     [longestLayout]uint8

	steps uint8
	step  [mostSteps]layoutStep
	end   [mostEnds]layoutEnd
}

// A layoutStep is a sight that can lead to something without a context word.
type layoutStep struct {
	start, size uint8  // size is 0 for a byte that is no digit
	from, to    uint8  // in end: where shapes end that begin here
	digits      uint8  // before it
	group       uint16 // of the grammars that the digits lead to
}

// A layoutEnd is a shapeEnd.
type layoutEnd struct {
	end, digits uint8 // digits before it
	state       uint16
}

// Bounds of a layout. Nearly all cells without letters are shorter and have fewer.
const (
	longestLayout = 32
	mostSteps     = 16
	mostEnds      = 24
)

// layouts is the memory of a scratch for layouts. Nothing that is found depends on it.
type layouts struct {
	byHash *[1 << layoutBits]layout
	digits [longestLayout]byte // of the text, without what stands between them
}

// layoutBits is the logarithm of how many layouts are remembered.
const layoutBits = 7

// mayBeLayout tells most texts off that walkLayout is not for.
func mayBeLayout(text string) bool {
	return len(text) <= longestLayout && text != "" && lex.Classes[text[0]] < lex.ClassLetter
}

// walkLayout is walk for a whole text for which mayBeLayout holds, if that has no letters. It
// reports false when it has some, and nothing has been done.
func (s *Scanner) walkLayout(x *Scratch, text string) bool {
	if !x.prune {
		return false
	}
	var key layoutKey
	hash, ok := key.layoutOf(text)
	if !ok {
		return false
	}
	if x.layouts.byHash == nil {
		x.layouts.byHash = new([1 << layoutBits]layout)
	}
	l := &x.layouts.byHash[hash>>(64-layoutBits)]
	if int(l.size) != len(text) || l.text != key {
		*l = layout{text: key, size: uint8(len(text))}
		l.note(s, x, text)
	}
	if l.walks {
		return false
	}
	x.Reader.at, x.Reader.done = len(text), true
	if l.steps > 0 && !s.takeSteps(x, text, l) {
		x.Begin(s, x.Least)
		x.Reader.at, x.Reader.done = len(text), true
		s.takeSteps(x, text, l)
	}
	return true
}

// takeSteps asks what is left to be asked of a text that has the layout. It reports false
// when it has spared something that might have been found after all; see single.go.
func (s *Scanner) takeSteps(x *Scratch, text string, l *layout) bool {
	x.Read.knowNothing()
	d := &s.dispatch
	var spares sparing
	spelt := false
	for k := range l.step[:l.steps] {
		step := &l.step[k]
		i := int(step.start)
		if i < x.sure {
			continue
		}
		if step.size == 0 {
			if n := d.byteGroupAt(text, i); n != 0 {
				s.seeByte(x, text, i, &d.groups[n])
			}
			continue
		}
		// The longest shape first, as tryEnds does.
		for n := int(step.to) - 1; n >= int(step.from) && x.sure <= i; n-- {
			end := &l.end[n]
			g := s.shapes.groups[end.state]
			if g.alone < x.whole {
				spares.note(x)
				continue
			}
			for k := range g.all[:g.strong] {
				e := &g.all[k]
				if e.alone < x.whole {
					spares.note(x)
					continue
				}
				if !spelt {
					x.layouts.spell(text, l)
					spelt = true
				}
				s.tryEntrance(x, text, i, int(end.end), x.layouts.digits[step.digits:end.digits], e)
			}
		}
		if step.group == 0 || x.sure > i {
			continue
		}
		g := &d.groups[step.group]
		if g.alone < x.whole {
			spares.note(x)
			continue
		}
		open := g.plan.open(text, i, i+int(step.size)) & g.plan.strong
		if i == 0 && x.whole == 0 && x.length > 0 && open&(open-1) != 0 {
			if s.trySurest(x, text, g, open, &spares); x.whole == 0 && x.sure > 0 {
				return false // in their own order some of them might not have been called
			}
			continue
		}
		for ; open != 0; open &= open - 1 {
			e := &g.all[bits.TrailingZeros64(open)]
			if e.alone < x.whole {
				spares.note(x)
				continue
			}
			s.tryGrammar(x, text, i, e)
		}
	}
	return spares.wereRight(x)
}

// trySurest calls the grammars of a set at the beginning of the text, those first that can
// be the surest: of the others nothing is left when one of them takes all of the text.
func (s *Scanner) trySurest(x *Scratch, text string, g *group, open uint64, spares *sparing) {
	for k := 0; open != 0; k++ {
		tier := &g.plan.surest[k]
		set := open & tier.entrances
		if set != 0 && tier.alone < x.whole {
			spares.note(x)
			return
		}
		for open &^= set; set != 0; set &= set - 1 {
			s.tryGrammar(x, text, 0, &g.all[bits.TrailingZeros64(set)])
		}
	}
}

// spell notes the digits of a text.
func (l *layouts) spell(text string, of *layout) {
	for n, at := range of.at[:of.digits] {
		l.digits[n] = text[at]
	}
}

// A layoutKey is a short text whose digits are all zeros.
type layoutKey [longestLayout / 8]uint64

// layoutOf makes the key of the layout of a text, and its hash. It reports false when the text
// has a letter or a byte beyond ASCII.
func (key *layoutKey) layoutOf(text string) (hash uint64, ok bool) {
	const ones = 0x0101010101010101
	for i := 0; i < len(text); i += 8 {
		var w uint64
		if i+8 <= len(text) {
			w = chars.Load(text, i)
		} else {
			w = chars.LoadTail(text, i)
		}
		low := w &^ chars.HighBits
		if fold := low | 0x20*ones; (w|(fold+(0x80-'a')*ones)&^(fold+(0x7F-'z')*ones))&chars.HighBits != 0 {
			return 0, false
		}
		digits := (low + (0x80-'0')*ones) &^ (low + (0x7F-'9')*ones) & chars.HighBits
		w &^= digits >> 7 * 0x0F
		key[i>>3&(len(key)-1)] = w
		hash = (hash ^ w) * 0x9E3779B97F4A7C15
	}
	return hash, true
}

// note notes what can be found in a text of the layout.
func (l *layout) note(s *Scanner, x *Scratch, text string) {
	d := &s.dispatch
	l.walks = true
	ends := uint8(0)
	for i := 0; i < len(text); {
		if l.steps == mostSteps {
			return
		}
		step := layoutStep{start: uint8(i), digits: l.digits}
		if !numeral.IsDigit(text[i]) {
			if text[i] >= utf8.RuneSelf || text[i] == '%' || text[i] == '&' || text[i] == '\\' {
				return
			}
			if d.byteLeads(text, i) {
				l.step[l.steps] = step
				l.steps++
			}
			i++
			continue
		}
		j := i
		for j < len(text) && numeral.IsDigit(text[j]) {
			l.at[l.digits] = uint8(j)
			l.digits++
			j++
		}
		step.size = uint8(j - i)
		// what the digits are, and what follows, is asked of each text
		lead := d.tokens[leadIndexOf(lex.PlaceAt(text, i), lex.TokenDigits, min(j-i, spec.LongestToken), lex.FollowAt(text, j))%leadIndexes]
		step.from = ends
		if lead&leadsToShape != 0 && lead&leadsToStrong != 0 {
			x.ends = s.shapes.appendEnds(x.ends[:0], text, i, j, lex.TokenDigits)
			for _, e := range x.ends {
				if s.shapes.groups[e.state].strong == 0 {
					continue
				}
				if ends == mostEnds {
					return
				}
				behind := step.digits
				for _, c := range []byte(text[i:e.end]) {
					if numeral.IsDigit(c) {
						behind++
					}
				}
				l.end[ends] = layoutEnd{uint8(e.end), behind, e.state}
				ends++
			}
		}
		step.to = ends
		if g := &d.groups[lead.group()]; g.strong > 0 {
			if g.plan == nil {
				return
			}
			step.group = lead.group()
		}
		if step.group != 0 || step.from < step.to {
			l.step[l.steps] = step
			l.steps++
		}
		i = j
	}
	l.walks = false
}

// byteLeads reports whether the byte at text[i] can lead to something without a context word,
// whatever digit follows it.
func (d *dispatch) byteLeads(text string, i int) bool {
	if i+1 == len(text) || !numeral.IsDigit(text[i+1]) {
		return d.groups[d.byteGroup(text, i)].strong > 0
	}
	for c := byte('0'); c <= '9'; c++ {
		for k := range d.bytes {
			if d.groups[d.bytes[k][lex.SpecialOf[text[i]]][c]].strong > 0 {
				return true
			}
		}
	}
	return false
}

// knowNothing makes the surround know that no phrase stands in a text that is shorter than
// a stretch.
func (y *surround) knowNothing() { y.owners, y.joined, y.nothing = nearSet{}, 0, true }
