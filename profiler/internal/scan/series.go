package scan

import (
	"math/bits"
	"slices"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/namestart"
)

// This file is a shorter way through numbers with a few letters, whose letters are those of
// the whole column: orders, invoices, accounts of one country, points in time. What the
// reader notes in a short text rests on its letters and signs, and on where its digits
// are. When two texts of a kind have been read one soon after the other, it is noted, and
// the next ones are not read.

// A series is what short texts have in common that differ in their digits alone, which are
// all zeros in it. It holds the letters, of which there are few.
type series struct {
	text   layoutKey
	size   uint8  // in bytes; 0 where nothing is noted
	rival  uint64 // the hash of the text that has last been read in its stead
	never  uint64 // the hash of one that there is no series for
	sights [6]sight
	starts [3]namestart.Start
	long   [2]uint8
	counts [3]uint8 // of sights, starts and long
}

// mostSeries is how many a scratch remembers, mostLetters how many letters one has.
const (
	seriesBits  = 6
	mostLetters = 6
)

// walkSeries is walkBlock for a text that there can be a series of.
func (s *Scanner) walkSeries(x *Scratch, text string, k *lex.Block) bool {
	var key layoutKey
	r, hash := x.seriesOf(text, &key)
	if r.recall(x, &key, text) {
		return false
	}
	if s.walkBlock(x, text, k) {
		return true
	}
	r.note(s, x, &key, text, hash)
	return false
}

// hasSeries reports whether a text, which is the block k, is one that there can be a series of.
func hasSeries(text string, k *lex.Block) bool {
	return k.Digits != 0 && k.High == 0 && !k.Escaped && len(text) <= longestLayout && bits.OnesCount64(k.Letters) <= mostLetters
}

// seriesOf gives the place for the series of a text, and makes its key.
func (x *Scratch) seriesOf(text string, key *layoutKey) (r *series, hash uint64) {
	const ones = 0x0101010101010101
	for i := 0; i < len(text); i += 8 {
		w := chars.LoadTail(text, i)
		digits := (w + (0x80-'0')*ones) &^ (w + (0x7F-'9')*ones) & chars.HighBits
		w &^= digits >> 7 * 0x0F
		key[i>>3&(len(key)-1)] = w
		hash = (hash ^ w) * 0x9E3779B97F4A7C15
	}
	if x.series == nil {
		x.series = new([1 << seriesBits]series)
	}
	return &x.series[hash>>(64-seriesBits)], hash
}

// recall gives the reader what is noted of the series of a text. It reports false when
// nothing is.
func (r *series) recall(x *Scratch, key *layoutKey, text string) bool {
	if int(r.size) != len(text) || r.text != *key {
		return false
	}
	y := &x.Reader
	y.Sights = append(y.Sights, r.sights[:r.counts[0]]...)
	y.starts = append(y.starts, r.starts[:r.counts[1]]...)
	for _, at := range r.long[:r.counts[2]] {
		y.Long = append(y.Long, int(at))
	}
	y.at, y.until, y.done = len(text), len(text), true
	x.Read.knowNothing()
	return true
}

// note notes what has been read in a text, when the one before it was of the same series.
// Where words speak for something, or digits tell more than that they are some, it is left
// alone. What leads to nothing without such a word is left out.
func (r *series) note(s *Scanner, x *Scratch, key *layoutKey, text string, hash uint64) {
	if r.rival != hash || r.never == hash {
		r.rival = hash
		return
	}
	r.never = hash // if it is left alone
	y := &x.Reader
	if len(y.starts) > len(r.starts) || len(y.Long) > len(r.long) || s.dispatch.tellsDigits(text) {
		return
	}
	if x.Read.upTo(s, text, 0, len(text)); len(x.Read.Placed) > 0 {
		return
	}
	r.size = 0 // until all is noted: what is left of another series in this place holds no more
	sights := r.sights[:0]
	for k := range y.Sights {
		g := &y.Sights[k]
		if g.lead&leadsWeakly != 0 && !(g.lead&leadsFurther != 0 && s.dispatch.further(text, g).strong) {
			continue
		}
		if len(sights) == len(r.sights) {
			return
		}
		sights = append(sights, *g)
	}
	r.counts = [3]uint8{uint8(len(sights)), uint8(copy(r.starts[:], y.starts)), uint8(len(y.Long))}
	for k, at := range y.Long {
		r.long[k] = uint8(at)
	}
	r.text, r.size, r.never = *key, uint8(len(text)), 0
}

// tellsDigits reports whether a sign in the text leads elsewhere with another digit behind it.
func (d *dispatch) tellsDigits(text string) bool {
	for i := 0; i+1 < len(text); i++ {
		special := lex.SpecialOf[text[i]]
		if special == 0 || !numeral.IsDigit(text[i+1]) {
			continue
		}
		for k := range d.bytes {
			if groups := d.bytes[k][special]['0' : '9'+1]; slices.Max(groups) != slices.Min(groups) {
				return true
			}
		}
	}
	return false
}
