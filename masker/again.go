package masker

import (
	"errors"
	"fmt"
	"io"
	"iter"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
)

// A masked text is looked at once more, since what stands beside something may have hidden it: the second
// of two names in a list, or a word that was taken for a part of the one before. This file says what of
// a finding in a masked text has not been masked yet.

// A replacement is a place in a masked text, and how far behind it the original text is ahead.
type replacement struct {
	start, end int64
	shift      int64
}

// replacements are those of a masked text or of its last part, in order.
type replacements struct {
	list  []replacement
	shift int64 // of what comes before them
	ahead int64 // of what comes behind them
}

// add adds one of so many bytes in the place of so many others.
func (r *replacements) add(start int64, masked, original int) {
	r.ahead += int64(original - masked)
	r.list = append(r.list, replacement{start, start + int64(masked), r.ahead})
}

// forget forgets those that end before a place.
func (r *replacements) forget(before int64) {
	if r == nil {
		return
	}
	n := 0
	for n < len(r.list) && r.list[n].end <= before {
		r.shift = r.list[n].shift
		n++
	}
	r.list = r.list[:copy(r.list, r.list[n:])]
}

// A rest is a part of a finding that is not in a replacement.
type rest struct {
	start, end int64 // in the masked text
	shift      int64 // what is added to that in the original one
}

// appendRests appends what of a finding is not masked and has a letter or a digit in it. The text begins at the offset.
// Where there are no replacements, and a text is looked at for the first time, that is all of it.
func (r *replacements) appendRests(dst []rest, f privet.Finding, text string, offset int64) []rest {
	if r == nil {
		return append(dst, rest{start: int64(f.Start), end: int64(f.End)})
	}
	// Most replacements end before the finding, and findings can be as many.
	first := sort.Search(len(r.list), func(i int) bool { return r.list[i].end > int64(f.Start) })
	at, shift := int64(f.Start), r.shift
	if first > 0 {
		shift = r.list[first-1].shift
	}
	add := func(to int64) {
		if at >= to {
			return
		}
		from, end := trimWord(text[at-offset : to-offset])
		if from < end {
			dst = append(dst, rest{at + int64(from), at + int64(end), shift})
		}
	}
	for _, p := range r.list[first:] {
		if p.start >= int64(f.End) {
			break
		}
		add(p.start)
		at, shift = max(at, p.end), p.shift
	}
	add(int64(f.End))
	return dst
}

// trimWord gives the part of s from its first letter or digit to its last.
func trimWord(s string) (from, to int) {
	from = -1
	for i, r := range s {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || from >= 0 && unicode.IsMark(r) {
			if from < 0 {
				from = i
			}
			to = i + utf8.RuneLen(r)
		}
	}
	return max(from, 0), to
}

// looksAtShort is how often a masked text of up to shortText bytes is looked at once more, as long as
// something is left. A longer one is looked at once. Of 6,000 texts (TestSecondLook of package profiler) 419 had something left;
// after one look 15 had, after three none. Each look takes as long as the first.
const (
	looksAtShort = 3
	shortText    = 64 << 10
)

// lookAgain looks at a masked text, which is all of dst from start on, and masks what is left of it by the func. In a short
// one it first masks what is masked elsewhere in it.
func lookAgain(find func(string) []privet.Finding, dst []byte, start int, original string, spans []Span,
	mask func(dst []byte, l privet.Label, value string) ([]byte, error)) ([]byte, []Span, error) {
	looks := looksAtShort
	if len(original) > shortText {
		looks = 1
	}
	var rests []rest
	for repeated := len(original) > shortText; looks > 0 && len(spans) > 0; {
		text := string(dst[start:])
		var findings []privet.Finding
		if repeated {
			findings = find(text)
			looks--
		} else if findings = repeats(text, original, spans); len(findings) == 0 {
			repeated = true
			continue
		}
		if i, err := checkFindings(findings, text, len(text)); err != nil {
			return nil, nil, fmt.Errorf("finding %d: %w", i, err)
		}
		var known replacements
		for _, s := range spans {
			known.add(int64(s.MaskedStart), s.MaskedEnd-s.MaskedStart, s.End-s.Start)
		}
		more, first := make([]Span, 0, len(spans)+1), len(spans)
		old := spans
		dst = dst[:start]
		done := 0 // in the text
		copied := func(to int) {
			for len(old) > 0 && old[0].MaskedStart < to {
				s := old[0]
				dst = append(dst, text[done:s.MaskedStart]...)
				done, s.MaskedStart = s.MaskedStart, len(dst)-start
				dst = append(dst, text[done:s.MaskedEnd]...)
				done, s.MaskedEnd = s.MaskedEnd, len(dst)-start
				more, old = append(more, s), old[1:]
			}
			dst = append(dst, text[done:to]...)
			done = to
		}
		for _, f := range findings {
			rests = known.appendRests(rests[:0], f, text[f.Start:f.End], int64(f.Start))
			for _, r := range rests {
				copied(int(r.start))
				s := Span{Label: f.Label, Start: int(r.start + r.shift), End: int(r.end + r.shift), MaskedStart: len(dst) - start}
				var err error
				if dst, err = mask(dst, f.Label, text[r.start:r.end]); err != nil {
					return nil, nil, err
				}
				s.MaskedEnd = len(dst) - start
				more, done = append(more, s), int(r.end)
			}
		}
		copied(len(text))
		if spans = more; len(spans) == first && repeated {
			break
		}
		repeated = true
	}
	return dst, spans, nil
}

// A finding engine masks what is found in a text, or what is left of a masked one whose replacements are known.
type engine func(src io.Reader, known *replacements, out *emitter) error

// An emitter collects parts of a masked text.
type emitter struct {
	text  []byte
	marks []mark
	yield func(*emitter) bool
}

// A mark is a replacement in the text of an emitter.
type mark struct {
	label      privet.Label
	start, end int // in the text
	original   int // bytes
}

// emitted is how much text is given out at once, about.
const emitted = 32 << 10

var errStopped = errors.New("nobody wants more")

// write adds text that stays.
func (e *emitter) write(b []byte) error {
	e.text = append(e.text, b...)
	return e.give(emitted)
}

// put adds a replacement.
func (e *emitter) put(l privet.Label, original int, masked []byte) error {
	start := len(e.text)
	e.text = append(e.text, masked...)
	e.marks = append(e.marks, mark{l, start, len(e.text), original})
	return e.give(emitted)
}

// give gives out what there is, if there is that much.
func (e *emitter) give(least int) error {
	if len(e.text) < least {
		return nil
	}
	ok := e.yield(e)
	e.text, e.marks = e.text[:0], e.marks[:0]
	if !ok {
		return errStopped
	}
	return nil
}

// parts are the parts of a masked text, each valid until the next.
func (find engine) parts(src io.Reader, known *replacements) iter.Seq2[*emitter, error] {
	return func(yield func(*emitter, error) bool) {
		out := emitter{yield: func(e *emitter) bool { return yield(e, nil) }}
		err := find(src, known, &out)
		if err == nil {
			err = out.give(1)
		}
		if err != nil && !errors.Is(err, errStopped) {
			yield(nil, err)
		}
	}
}

// A maskedReader reads a masked text, and knows where it is.
type maskedReader struct {
	next   func() (*emitter, error, bool)
	known  replacements
	counts map[privet.Label]int64
	offset int64  // of what follows
	rest   []byte // of the part
}

func (r *maskedReader) Read(b []byte) (int, error) {
	for len(r.rest) == 0 {
		e, err, more := r.next()
		switch {
		case !more:
			return 0, io.EOF
		case err != nil:
			return 0, err
		}
		for _, m := range e.marks {
			r.known.add(r.offset+int64(m.start), m.end-m.start, m.original)
			r.counts[m.label]++
		}
		r.rest = e.text
	}
	n := copy(b, r.rest)
	r.rest = r.rest[n:]
	r.offset += int64(n)
	return n, nil
}

// copy is the whole of [Masker.Text]: it masks, and looks once more.
func (find engine) copy(dst io.Writer, src io.Reader) (map[privet.Label]int64, error) {
	masked := maskedReader{counts: map[privet.Label]int64{}}
	var stop func()
	masked.next, stop = iter.Pull2(find.parts(src, nil))
	defer stop()
	for e, err := range find.parts(&masked, &masked.known) {
		if err == nil {
			err = write(dst, e.text)
		}
		if err != nil {
			return nil, err
		}
		for _, m := range e.marks {
			masked.counts[m.label]++
		}
	}
	return masked.counts, nil
}

// short is copy for a text that is short.
func (find engine) short(text string, m *Masker) ([]byte, map[privet.Label]int64, error) {
	var masked []byte
	var spans []Span
	shift := 0
	for e, err := range find.parts(strings.NewReader(text), nil) {
		if err != nil {
			return nil, nil, err
		}
		for _, k := range e.marks {
			s := Span{Label: k.label, MaskedStart: len(masked) + k.start, MaskedEnd: len(masked) + k.end}
			s.Start = s.MaskedStart + shift
			s.End = s.Start + k.original
			shift = s.End - s.MaskedEnd
			spans = append(spans, s)
		}
		masked = append(masked, e.text...)
	}
	masked, spans, err := lookAgain(m.find, masked, 0, text, spans, m.maskFound)
	if err != nil {
		return nil, nil, err
	}
	counts := map[privet.Label]int64{}
	for _, s := range spans {
		counts[s.Label]++
	}
	return masked, counts, nil
}
