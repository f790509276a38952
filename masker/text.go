package masker

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
)

// Reach is how far a [Finder] may look, in bytes: no finding is longer, and
// whether a place is found does not depend on text that is further away from it.
// A longer finding is [ErrBadFinding]. For a Finder that keeps to this, and for every
// [Scanner], [Masker.Text] gives the same wherever its reads are cut.
const Reach = 32 << 10

// A Span is a place in a text and the place of its mask in the masked text.
// Offsets are in bytes and half-open.
type Span struct {
	Label       privet.Label `json:"label"`
	Start       int          `json:"start"`
	End         int          `json:"end"`
	MaskedStart int          `json:"maskedStart"`
	MaskedEnd   int          `json:"maskedEnd"`
}

// AppendText appends to dst the text with all personal data in it masked, each
// place by the operator of its label; a label without one is masked whole, unless
// the policy says otherwise. Where something was masked, the Finder looks at the masked text once more, up to three times at
// one of up to 64 KiB, and what it finds outside of the masks, or of what it finds there, is masked as well. In one of up to
// 64 KiB an address of e-mail, a number and a name of two words that was masked is masked wherever it stands. The
// spans are in the order of the text, and their offsets in the masked text count
// from the end of what dst held before. On an error it returns neither.
//
// Text that is not UTF-8, or has a NUL byte, is a [ParseError]; see also
// [ErrNoFinder] and [ErrBadFinding].
func (m *Masker) AppendText(dst []byte, text string) ([]byte, []Span, error) {
	if m.finder == nil {
		return nil, nil, fmt.Errorf("masker: %w", ErrNoFinder)
	}
	if i, err := tabular.CheckText(text); err != nil {
		return nil, nil, fmt.Errorf("masker: %w", &ParseError{Offset: int64(i), Err: err})
	}
	start := len(dst)
	dst, spans, err := m.appendFound(dst, text, m.finder.AppendFind(nil, text), Reach)
	if err != nil {
		return nil, nil, err
	}
	if dst, spans, err = lookAgain(m.find, dst, start, text, spans, m.maskFound); err != nil {
		return nil, nil, fmt.Errorf("masker: %w", err)
	}
	return dst, spans, nil
}

func (m *Masker) find(text string) []privet.Finding { return m.finder.AppendFind(nil, text) }

// maskFound masks something that was found.
func (m *Masker) maskFound(dst []byte, l privet.Label, value string) ([]byte, error) {
	start := len(dst)
	dst, _, err := m.apply(m.operators.labelled(l), dst, value)
	hideEscapes(dst[min(start, len(dst)):], value)
	return dst, err
}

// hideEscapes masks the percent signs that are part of no escape any more in what stands in the place of a value that had
// escapes of a URL, so that it still is a part of one.
func hideEscapes(masked []byte, value string) {
	isEscape := func(s string) bool { return len(s) > 2 && strings.Trim(s[1:3], "0123456789ABCDEFabcdef") == "" }
	if i := strings.IndexByte(value, '%'); i < 0 || !isEscape(value[i:]) {
		return
	}
	for i, c := range masked {
		if c == '%' && !isEscape(string(masked[i:min(len(masked), i+3)])) {
			masked[i] = Mask
		}
	}
}

// AppendFound is [Masker.AppendText] for a text that somebody has looked through
// already: it masks what the findings say, which stand in the order of the text
// without overlaps, and can be of any length. No Finder is asked.
func (m *Masker) AppendFound(dst []byte, text string, findings []privet.Finding) ([]byte, []Span, error) {
	if i, err := tabular.CheckText(text); err != nil {
		return nil, nil, fmt.Errorf("masker: %w", &ParseError{Offset: int64(i), Err: err})
	}
	return m.appendFound(dst, text, findings, len(text))
}

func (m *Masker) appendFound(dst []byte, text string, findings []privet.Finding, reach int) ([]byte, []Span, error) {
	if i, err := checkFindings(findings, text, reach); err != nil {
		return nil, nil, fmt.Errorf("masker: finding %d: %w", i, err)
	}
	spans := make([]Span, len(findings))
	start, done := len(dst), 0
	for i, f := range findings {
		dst = append(dst, text[done:f.Start]...)
		spans[i] = Span{Label: f.Label, Start: f.Start, End: f.End, MaskedStart: len(dst) - start}
		var err error
		if dst, err = m.maskFound(dst, f.Label, text[f.Start:f.End]); err != nil {
			return nil, nil, fmt.Errorf("masker: finding %d: %w", i, err)
		}
		spans[i].MaskedEnd = len(dst) - start
		done = f.End
	}
	return append(dst, text[done:]...), spans, nil
}

// Text copies src to dst with all personal data masked, as [Masker.AppendText]
// does, in constant memory. The report counts what was found.
//
// What has been written to dst before an error is to be thrown away.
func (m *Masker) Text(dst io.Writer, src io.Reader) (Report, error) {
	report, err := m.text(dst, src)
	if err != nil {
		return Report{}, fmt.Errorf("masker: %w", err)
	}
	return report, nil
}

func (m *Masker) text(dst io.Writer, src io.Reader) (Report, error) {
	if m.finder == nil {
		return Report{}, ErrNoFinder
	}
	find := engine(func(src io.Reader, known *replacements, out *emitter) error {
		w := window{masker: m, reach: Reach, block: 256 << 10}
		return w.copy(src, known, out)
	})
	if s, ok := m.finder.(Scanner); ok {
		find = func(src io.Reader, known *replacements, out *emitter) error { return m.scan(s, src, known, out) }
	}
	count := &tabular.CountingReader{Src: src}
	head := make([]byte, shortText+1)
	n, eof, err := tabular.ReadBlock(count, head)
	if err != nil {
		return Report{}, err
	}
	var counts map[privet.Label]int64
	if eof && n <= shortText {
		var masked []byte
		if masked, counts, err = find.short(string(head[:n]), m); err == nil {
			err = write(dst, masked)
		}
	} else {
		counts, err = find.copy(dst, io.MultiReader(bytes.NewReader(head[:n]), count))
	}
	if err != nil {
		return Report{}, err
	}
	return Report{Format: "text", Bytes: count.N.Load(), Findings: counts, Kept: m.kept(counts)}, nil
}

// kept are those of the findings in a text that may be left as they are.
func (m *Masker) kept(findings map[privet.Label]int64) map[privet.Label]int64 {
	var n tally
	for l, found := range findings {
		if isKept(m.operators.labelled(l)) {
			n.keep(l, found)
		}
	}
	return n.kept
}

// A window is the part of a stream of text that a Finder is shown at a time:
//
//	| written before, for context | decided now | too near the end to decide |
//	          2·reach               about block             2·reach
//
// A finding that begins before the last part is no longer than the reach and
// has the reach behind it, so that more text cannot change it. A finding that
// begins in the second part has all its context. The first part is twice the
// reach because what a Finder sees at its very start, where a word may be cut,
// can be wrong; that is no longer than the reach either, and so does not touch
// the second part.
type window struct {
	masker *Masker
	reach  int
	block  int

	buf    []byte
	offset int64 // of buf in the stream
}

// copy is the engine of a Finder that is no [Scanner].
func (w *window) copy(src io.Reader, known *replacements, out *emitter) error {
	// Each of the three places in the buffer may be moved back to where a rune
	// begins.
	w.buf = make([]byte, 0, 4*w.reach+w.block+3*utf8.UTFMax)
	var masked []byte
	var findings []privet.Finding
	var rests []rest
	done := 0    // buf[:done] has been written
	checked := 0 // buf[:checked] is text
	for eof := false; !eof; {
		var n int
		var err error
		if n, eof, err = tabular.ReadBlock(src, w.buf[len(w.buf):cap(w.buf)]); err != nil {
			return err
		}
		w.buf = w.buf[:len(w.buf)+n]
		end, horizon := len(w.buf), len(w.buf)
		if !eof {
			end = runeStart(w.buf, end)
			horizon = max(done, runeStart(w.buf, end-2*w.reach))
		}
		text := string(w.buf[:end])
		if i, err := tabular.CheckText(text[checked:]); err != nil {
			return &ParseError{Offset: w.offset + int64(checked+i), Err: err}
		}
		checked = end

		findings = w.masker.finder.AppendFind(findings[:0], text)
		if i, err := checkFindings(findings, text, w.reach); err != nil {
			// The finding may be anywhere in the window.
			return fmt.Errorf("finding %d after offset %d: %w", i, w.offset, err)
		}
		keep := func(to int) error {
			err := error(nil)
			if done < to {
				err = out.write(w.buf[done:to])
				done = to
			}
			return err
		}
		for _, f := range findings {
			if f.Start < done {
				if f.End > done {
					// It was not there when its place was decided.
					return fmt.Errorf("offset %d: %w", w.offset+int64(f.Start), ErrBadFinding)
				}
				continue
			}
			if f.Start >= horizon {
				break
			}
			at := f
			at.Start, at.End = at.Start+int(w.offset), at.End+int(w.offset)
			rests = known.appendRests(rests[:0], at, text[f.Start:f.End], w.offset+int64(f.Start))
			for _, r := range rests {
				from, to := int(r.start-w.offset), int(r.end-w.offset)
				if err := keep(from); err != nil {
					return err
				}
				if masked, err = w.masker.maskFound(masked[:0], f.Label, text[from:to]); err != nil {
					return &ParseError{Offset: r.start + r.shift, Err: err}
				}
				done = to
				if err := out.put(f.Label, to-from, masked); err != nil {
					return err
				}
			}
			if err := keep(f.End); err != nil {
				return err
			}
		}
		if err := keep(horizon); err != nil {
			return err
		}
		if !eof {
			gone := runeStart(w.buf, done-2*w.reach)
			w.buf = w.buf[:copy(w.buf, w.buf[gone:])]
			w.offset += int64(gone)
			known.forget(w.offset)
			done -= gone
			checked -= gone
		}
	}
	return nil
}

// write writes all of p.
func write(dst io.Writer, p []byte) error {
	if len(p) == 0 {
		return nil
	}
	n, err := dst.Write(p)
	if err == nil && n < len(p) {
		err = io.ErrShortWrite
	}
	return err
}

// runeStart gives the greatest place in b, not after i, that cuts no rune. For
// i below 0 it is 0.
func runeStart(b []byte, i int) int {
	if i <= 0 {
		return 0
	}
	if i < len(b) {
		for back := 0; back < utf8.UTFMax-1 && i > 0 && !utf8.RuneStart(b[i]); back++ {
			i--
		}
		return i
	}
	// At the end only a rune that has begun and is not complete is cut off.
	for back := 1; back < utf8.UTFMax && back <= i; back++ {
		if c := b[i-back]; utf8.RuneStart(c) {
			if !utf8.FullRune(b[i-back : i]) {
				return i - back
			}
			break
		}
	}
	return i
}

// checkFindings says which of the findings is impossible.
func checkFindings(findings []privet.Finding, text string, reach int) (int, error) {
	done := 0
	for i, f := range findings {
		if f.Start < done || f.End <= f.Start || f.End > len(text) || f.End-f.Start > reach ||
			!utf8.RuneStart(text[f.Start]) || f.End < len(text) && !utf8.RuneStart(text[f.End]) {
			return i, ErrBadFinding
		}
		done = f.End
	}
	return 0, nil
}
