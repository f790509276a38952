package attack

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"fmt"
	"io"
	"iter"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/profiler"
)

// This file has the profiler search a masked text as a whole. What a number is may be said
// lines away from it, by the header of a table that was pasted or the first element of a segment,
// so that a search line by line sees less than whoever masks the text.

// searchWhole searches the masked file, which is a text.
func (t *tableRun) searchWhole() error {
	if t.opts.MaxSearch < 0 || len(t.masked) == 0 {
		return nil
	}
	hashed := &hashedReader{src: t.Masked, hash: sha256.New()}
	masked, err := t.openText(t.Masked, hashed)
	if err != nil {
		return fmt.Errorf("the masked file: %w", err)
	}
	tap := &textTap{src: masked, left: &t.search, line: 1}
	var originals *originalText
	if t.aligned {
		rows, err := openRows(t.Original, t.options(nil))
		if err != nil {
			return fmt.Errorf("the original: %w", err)
		}
		defer rows.close()
		originals = &originalText{rows: rows}
		var stop func()
		originals.pull, stop = iter.Pull2(originals.scan(t.by.Profiler))
		defer stop()
	}
	for finding, err := range t.by.Profiler.Scan(tap) {
		if err != nil {
			return fmt.Errorf("the masked file: %w", err)
		}
		if !isResidue(finding) {
			continue
		}
		line, text := tap.take(finding.Start, finding.End)
		original, before := "", []foundText(nil)
		if t.aligned {
			if original, before, err = originals.lines(line, line+int64(strings.Count(text, "\n"))); err != nil {
				return fmt.Errorf("the original: %w", err)
			}
		}
		t.noteFound(t.masked[0], foundText{finding.Label, text}, t.aligned, original, func() []foundText { return before }, line)
	}
	// What the report says is said of the file whose hash it has.
	if _, err := io.Copy(io.Discard, hashed); err != nil {
		return fmt.Errorf("the masked file: %w", err)
	}
	if !bytes.Equal(hashed.hash.Sum(nil), t.maskedSum) {
		return ErrFileChanged
	}
	return nil
}

// rememberFound remembers the identifiers that are found in the original, which is a text, so that they are
// looked for anywhere: what is told by its words in one line is hidden there, and may be left in
// another. Names and addresses are left out, for which words are taken now and then.
func (t *tableRun) rememberFound() error {
	if t.opts.MaxSearch < 0 {
		return nil
	}
	hashed := &hashedReader{src: t.Original, hash: sha256.New()}
	original, err := t.openText(t.Original, hashed)
	if err != nil {
		return fmt.Errorf("the original: %w", err)
	}
	left := t.opts.MaxSearch
	tap := &textTap{src: original, left: &left}
	columns := map[privet.Label]*column{}
	for f, err := range t.by.Profiler.Scan(tap) {
		if err != nil {
			return fmt.Errorf("the original: %w", err)
		}
		traits := traitsOf(f.Label)
		if !isResidue(f) || !traits.has(identifies) || traits.has(names) || f.Label == "STREET_ADDRESS" {
			continue
		}
		c := columns[f.Label]
		if c == nil {
			c = &column{Column: Column{Label: f.Label}, table: t, id: len(t.all), traits: traits, inText: true}
			columns[f.Label] = c
			t.comparison.all = append(t.comparison.all, c)
		}
		_, text := tap.take(f.Start, f.End)
		t.originals.add(t.budget, c, text)
	}
	return nil
}

// openText begins to read a text from its start.
func (t *tableRun) openText(file io.Seeker, src io.Reader) (io.Reader, error) {
	if _, err := file.Seek(0, io.SeekStart); err != nil {
		return nil, err
	}
	of := t.options(nil)
	of.Name, of.Format = "", t.format
	f, err := tabular.Open(src, of)
	if err != nil {
		return nil, err
	}
	return tabular.NewTextReader(f.Src), nil
}

// A textTap is what a text is scanned through. It keeps what findings may still be in, and reads no
// more than may be searched.
type textTap struct {
	src  io.Reader
	left *int64 // bytes that may be searched; less than none: some were not
	buf  []byte
	base int   // of buf in the text
	line int64 // of buf
}

func (r *textTap) Read(b []byte) (int, error) {
	if over := len(r.buf) - 2*profiler.ScanWindow; over > 0 {
		r.drop(over + profiler.ScanWindow/2)
	}
	n, err := r.src.Read(b)
	*r.left -= int64(n)
	if *r.left < 0 {
		rest, e := io.Copy(io.Discard, r.src)
		if *r.left -= rest; e != nil {
			return 0, e
		}
		return 0, io.EOF
	}
	r.buf = append(r.buf, b[:n]...)
	return n, err
}

// drop forgets the first bytes.
func (r *textTap) drop(n int) {
	r.line += int64(bytes.Count(r.buf[:n], []byte{'\n'}))
	r.base += n
	r.buf = r.buf[:copy(r.buf, r.buf[n:])]
}

// take returns the text from one place to another, and its line. Places come in order.
func (r *textTap) take(start, end int) (line int64, text string) {
	r.drop(start - r.base)
	return r.line, strings.ReplaceAll(string(r.buf[:end-start]), "\r\n", "\n")
}

// An originalText gives the lines of an original, with what is found in them, as a search of the whole text
// finds it. It is the reader of that search.
type originalText struct {
	rows  *rowReader
	pull  func() (privet.Finding, error, bool) // the next that is found, or an empty one for a line that was read
	more  func() bool                          // says that a line was read, and reports whether more is wanted
	rest  string                               // of the last line that was read
	size  int                                  // bytes that were read
	held  []originalLine
	found []originalFound
	from  int64 // the number of the first line that is asked for
	ended bool  // nothing more is found
}

// An originalLine is a line of an originalText.
type originalLine struct {
	number int64
	start  int // in the text
	text   string
}

// An originalFound is what was found in an originalText.
type originalFound struct {
	foundText
	first, last int64 // lines
}

// scan gives what is found, and in between says of each line that it was read: without that nobody could stop
// before the next finding, which may be at the end of the file.
func (o *originalText) scan(p *profiler.Profiler) iter.Seq2[privet.Finding, error] {
	return func(yield func(privet.Finding, error) bool) {
		wanted := true
		o.more = func() bool {
			wanted = wanted && yield(privet.Finding{}, nil)
			return wanted
		}
		for f, err := range p.Scan(o) {
			if wanted = wanted && yield(f, err); !wanted {
				return
			}
		}
	}
}

func (o *originalText) Read(b []byte) (int, error) {
	if o.rest == "" {
		if !o.more() {
			return 0, io.EOF
		}
		row, err := o.rows.next()
		if err != nil {
			return 0, err
		}
		line := originalLine{row.number, o.size, row.cells[0].text}
		for len(o.held) > 0 && o.held[0].number < o.from && o.size-o.held[0].start-len(o.held[0].text) > profiler.ScanWindow {
			o.held = o.held[1:] // what is found to come begins behind it
		}
		o.held = append(o.held, line)
		o.rest = line.text + "\n"
		o.size += len(o.rest)
	}
	n := copy(b, o.rest)
	o.rest = o.rest[n:]
	return n, nil
}

// lines returns lines up to and with the last, joined, and what was found in them. Neither number is less
// than the time before.
func (o *originalText) lines(first, last int64) (string, []foundText, error) {
	o.from = first
	for !o.ended && (len(o.found) == 0 || o.found[len(o.found)-1].first <= last) && !o.isPast(last) {
		f, err, ok := o.pull()
		switch {
		case !ok:
			o.ended = true
		case err != nil:
			return "", nil, err
		case f.Label == "": // a line
		default:
			o.found = append(slices.DeleteFunc(o.found, func(f originalFound) bool { return f.last < first }), o.locate(f))
		}
	}
	var text []string
	for _, line := range o.held {
		if first <= line.number && line.number <= last {
			text = append(text, line.text)
		}
	}
	var before []foundText
	for _, f := range o.found {
		if f.last >= first && f.first <= last {
			before = append(before, f.foundText)
		}
	}
	return strings.Join(text, "\n"), before, nil
}

// isPast reports whether so much was read that nothing is found any more in a line, or before it.
func (o *originalText) isPast(line int64) bool {
	if len(o.held) == 0 {
		return false
	}
	behind := line + 1 - o.held[0].number
	return behind >= 0 && behind < int64(len(o.held)) && o.size-o.held[behind].start > profiler.ScanWindow
}

// locate returns a finding with its lines and its text.
func (o *originalText) locate(f privet.Finding) originalFound {
	i, _ := slices.BinarySearchFunc(o.held, f.Start+1, func(l originalLine, at int) int { return cmp.Compare(l.start, at) })
	i = max(0, i-1) // the last line that begins there or before
	one := originalFound{foundText{label: f.Label}, o.held[i].number, o.held[i].number}
	var text strings.Builder
	for from := f.Start - o.held[i].start; i < len(o.held) && o.held[i].start < f.End; i++ {
		line := o.held[i]
		one.last = line.number
		part := line.text + "\n"
		text.WriteString(part[min(max(0, from), len(part)):min(len(part), f.End-line.start)])
		from = 0
	}
	one.text = text.String()
	return one
}
