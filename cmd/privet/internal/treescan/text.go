package treescan

import (
	"bytes"
	"context"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
)

// This file searches what is no table.

const (
	chunkSize = 1 << 20 // bytes of a text that are searched at once, up to the end of a line
	near      = 3       // lines between a name and what leads to its person
)

// A text is a piece of a file.
type text struct {
	s      string
	line   int    // of its first byte
	column int    // of its first byte
	before string // what stands before it in the file, as far as it is known
	only   []span // the lines whose findings count; nil: all
	isDoc  bool   // the file explains something
	isTest bool   // the file is a test or an example
	isData bool   // the file holds data rather than a program

	isCredits bool // its column is there to name makers

	heading  string    // of the section that it begins in
	headings []heading // of before and s; nil: they are not looked for

	// cell is the place of all that is found, since s is not spelled so in the file; nil: it is.
	cell *Finding
}

// isTop reports whether the file is known from its beginning.
func (t *text) isTop() bool { return t.line-strings.Count(t.before, "\n") == 1 && t.column == 1 }

// texts searches a reader piece by piece.
func (w *work) texts(ctx context.Context, src io.Reader, isData bool) error {
	buf, line, heading := make([]byte, 0, chunkSize), 1, ""
	for {
		n, err := io.ReadFull(src, buf[len(buf):cap(buf)])
		buf = buf[:len(buf)+n]
		last := err == io.EOF || err == io.ErrUnexpectedEOF
		if err != nil && !last {
			return err
		}
		end := len(buf)
		if !last {
			if i := bytes.LastIndexByte(buf, '\n'); i >= 0 {
				end = i + 1
			} else {
				for end > 1 && !utf8.RuneStart(buf[end-1]) {
					end--
				}
				end--
			}
		}
		t := text{s: string(buf[:end]), line: line, column: 1, isData: isData, heading: heading}
		if err := w.search(ctx, &t); err != nil || last {
			return err
		}
		heading = t.section(len(t.s))
		line += bytes.Count(buf[:end], []byte{'\n'})
		buf = buf[:copy(buf, buf[end:])]
	}
}

// changedTexts searches lines of a file, each with a few around it that say what it is.
func (w *work) changedTexts(ctx context.Context, whole string, spans []span, isData bool) error {
	starts := []int{0}
	for i := range len(whole) {
		if whole[i] == '\n' {
			starts = append(starts, i+1)
		}
	}
	for len(spans) > 0 {
		n := 1
		for n < len(spans) && spans[n].from-spans[n-1].to <= 2*near {
			n++
		}
		from := max(1, spans[0].from-near)
		to := min(len(starts), spans[n-1].to+near)
		if from <= to {
			end := len(whole)
			if to < len(starts) {
				end = starts[to]
			}
			t := text{s: whole[starts[from-1]:end], line: from, column: 1, before: whole[:starts[from-1]], only: spans[:n], isData: isData}
			if err := w.search(ctx, &t); err != nil {
				return err
			}
		}
		spans = spans[n:]
	}
	return nil
}

// search finds what is in a text.
func (w *work) search(ctx context.Context, t *text) error {
	s := t.s
	if w.isTabbed { // a word in one cell says nothing of the number in another
		s = strings.ReplaceAll(s, "\t", "\n")
	}
	found, err := w.profiler.FindContext(ctx, s)
	if err != nil || len(found) == 0 && !strings.Contains(t.s, allowMark) {
		return err
	}
	allowed, bad := allowancesOf(t.s, t.line)
	w.badAllows = append(w.badAllows, bad...)
	var list []Finding
	at := newPlace(t.s, t.line, t.column)
	vectors, counted := false, false
	named := w.namer(ctx, s)
	t.isDoc, t.isTest = w.isDoc, w.isTest
	for i, f := range found {
		if !w.wants(f) {
			continue
		}
		k, value := kindOf(f.Label), t.s[f.Start:f.End]
		if !t.isData && (k == name || k == about || isBareInCode(f.Label, value) || isCode(f.Label, value)) || isOfList(t.s, f, t.isData) ||
			isArgument(t.s, f) ||
			f.Label != privet.LabelPassword && isPiece(t.s, f.Start, f.End, needsWord(f.Label, value)) ||
			needsWord(f.Label, value) && isInPath(t.s, f) {
			continue
		}
		if !w.opts.All && (isMadeUp(f.Label, value, w.project()) || isPublished(f.Label) && (w.isCredits || t.isCredits) || k == direct && t.isCredit(f) ||
			w.isNobodysHere(t, f)) {
			continue
		}
		if isGeneric(f.Label) && isHarmless(t.s[:f.Start]) || isDump(lineOf(t.s, f)) || f.Label == privet.LabelEmailAddress && isOfHost(t.s, f) {
			continue
		}
		if isHex(value) {
			if !counted {
				vectors, counted = hasVectors(t.s), true
			}
			if vectors {
				continue
			}
		}
		if needsWord(f.Label, value) || isPhone(f.Label) && !t.isData && isComment(lineOf(t.s, f)) {
			ok, err := named(f)
			if err != nil {
				return err
			}
			if !ok {
				continue
			}
		}
		at.to(f.Start)
		one := Finding{Path: w.file.path, Name: w.file.name, Line: at.line, Column: at.column, Label: f.Label, Confidence: f.Confidence, Values: 1}
		at.to(f.End)
		one.EndLine, one.EndColumn = at.line, at.column
		if c := t.cell; c != nil {
			one.Line, one.Column, one.EndLine, one.EndColumn = c.Line, c.Column, c.EndLine, c.EndColumn
		}
		if allowed.has(one.Line, f.Label) {
			w.allowed++
			continue
		}
		if t.only != nil && !touches(t.only, one.Line, one.EndLine) {
			continue
		}
		one.finish(contextOf(t.s, found, i))
		list = append(list, one)
	}
	for i := range list {
		if k := kindOf(list[i].Label); (k == name || k == about) && !leads(list, i) {
			continue
		}
		w.add(list[i])
	}
	return nil
}

// leads reports whether something that leads to a person stands within a few lines of a finding.
func leads(list []Finding, at int) bool {
	return slices.ContainsFunc(list, func(f Finding) bool {
		return kindOf(f.Label) == direct && f.Line-list[at].EndLine <= near && list[at].Line-f.EndLine <= near
	})
}

// namer gives a func that reports whether words around a finding in a text name what it is. The text is searched for the reasons once, when
// one is asked for.
func (w *work) namer(ctx context.Context, s string) func(privet.Finding) (bool, error) {
	var reasons []profiler.Explained
	asked := false
	return func(f privet.Finding) (bool, error) {
		if !asked {
			var err error
			if reasons, err = w.profiler.FindWith(s, &profiler.Query{Explain: true, Context: ctx}); err != nil {
				return false, err
			}
			asked = true
		}
		i, ok := slices.BinarySearchFunc(reasons, f, func(e profiler.Explained, f privet.Finding) int { return e.Start - f.Start })
		return ok && isNamed(reasons[i].Evidence), nil
	}
}

// isOfHost reports whether what looks like an address is that of a path on a host, or the form that one is made with.
func isOfHost(s string, f privet.Finding) bool {
	rest := s[f.End:]
	return strings.HasPrefix(rest, "/") || strings.HasPrefix(rest, ":~") || strings.HasPrefix(rest, ":/") ||
		len(rest) > 1 && rest[0] == ':' && isDigit(rest[1]) || f.Start > 0 && (s[f.Start-1] == '%' || s[f.Start-1] == '@') || isBehind(s[:f.Start], messages())
}

// isNobodysHere reports whether a value is a placeholder or none by the file that it is in, or by what stands before and behind it.
func (w *work) isNobodysHere(t *text, f privet.Finding) bool {
	before, value, after := t.s[:f.Start], t.s[f.Start:f.End], t.s[f.End:]
	switch k := kindOf(f.Label); {
	case (k == direct || isGeneric(f.Label)) && isBehind(before, examples()), k == secret && strings.HasPrefix(after, "..."),
		k == secret && w.isText && isSaid(value), isGeneric(f.Label) && isJoined(after):
		return true
	case f.Label == privet.LabelEmailAddress:
		return (w.isTest || w.isDoc) && isTestAddress(value)
	case f.Label == privet.LabelPassword:
		return isOfAccount(before, value) || isAccount(before, value) || isAccountAbove(before, value) || isLocal(value, after) ||
			!t.isData && !isQuoted(t.s, f) && isIdentifier(value) ||
			f.Confidence < strongName && isPlainName(value, "")
	}
	return false
}

// isJoined reports whether a text begins with the quote that ends a string and a sign that joins another to it.
func isJoined(after string) bool {
	return len(after) > 2 && strings.IndexByte("\"'`", after[0]) >= 0 && strings.HasPrefix(strings.TrimLeft(after[1:], " "), "+")
}

// strongName is the confidence below which a password is told by how it is written and by a word somewhere before it.
const strongName = 0.9

// isQuoted reports whether a finding stands behind a quote.
func isQuoted(s string, f privet.Finding) bool {
	return f.Start > 0 && strings.IndexByte("\"'`", s[f.Start-1]) >= 0
}

// lineOf gives the line that a finding begins in.
func lineOf(s string, f privet.Finding) string {
	from := strings.LastIndexByte(s[:f.Start], '\n') + 1
	if i := strings.IndexByte(s[f.Start:], '\n'); i >= 0 {
		return s[from : f.Start+i]
	}
	return s[from:]
}
