package treescan

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/risk"
)

// A Finding is a place in a tree that a reader would want to know of. It never holds what stands there.
type Finding struct {
	Path string `json:"path"` // as it can be opened

	// Name is the path below the top of the repository, or below the folder that was given, with slashes.
	Name string `json:"name"`

	// Line and Column are where it begins, and EndLine and EndColumn are behind its end, in code points from 1. Those of
	// a column of a table are of its first value.
	Line      int `json:"line"`
	Column    int `json:"column"`
	EndLine   int `json:"endLine"`
	EndColumn int `json:"endColumn"`

	Label      privet.Label `json:"label"`
	Level      risk.Level   `json:"level"`
	Confidence float64      `json:"confidence"`

	// TableColumn is the name of the column of a table that the finding is about, and Values is how many of its values count.
	// For other findings Values is 1, or more for the last one of a label of which a file has many.
	TableColumn string `json:"tableColumn,omitempty"`
	Values      int64  `json:"values"`

	Reason string `json:"reason"`
	Mend   string `json:"mend"`

	// Fingerprint is the same wherever in the file the finding moves. Occurrence tells findings of one fingerprint apart, from 1.
	Fingerprint string `json:"fingerprint"`
	Occurrence  int    `json:"occurrence"`
}

// finish fills in what follows from the rest. The context is the line around it, as contextOf gives it.
func (f *Finding) finish(context string) {
	f.Level = levelOf(f.Label)
	what := strings.TrimSuffix(f.Label.Doc(), ".")
	switch {
	case f.TableColumn != "":
		f.Reason = fmt.Sprintf("%s: %d of the values of the column %s.", what, f.Values, f.TableColumn)
	case f.Values > 1:
		f.Reason = fmt.Sprintf("%s, and %d more below.", what, f.Values-1)
	default:
		f.Reason = what + "."
	}
	f.Mend = mendOf(f.Label, f.TableColumn != "")
	sum := sha256.Sum256([]byte(strings.Join([]string{"1", string(f.Label), f.Name, f.TableColumn, context}, "\x00")))
	f.Fingerprint = hex.EncodeToString(sum[:16])
}

// mendOf says what to do about a finding.
func mendOf(l privet.Label, column bool) string {
	switch {
	case kindOf(l) == secret:
		return "Revoke it, and read it from a secret store or the environment."
	case column:
		return "Replace the file by one with made-up values: privet mask, with the operator fake."
	}
	switch l {
	case privet.LabelEmailAddress:
		return "Use an address that RFC 2606 reserves, such as jo@example.com."
	case privet.LabelPhoneNumber, privet.LabelFaxNumber:
		return "Use a number that is reserved for fiction, such as +1 415 555 0132."
	case privet.LabelCreditCard:
		return "Use a test number of a payment service, such as 4111 1111 1111 1111."
	}
	return "Take it out, or put a made-up value in its place: privet mask, with the operator fake."
}

// contextWidth is how many bytes of a line on each side of a finding make its fingerprint.
const contextWidth = 80

// contextOf gives what stands around a finding in its line without what was found there: every
// finding is replaced by its label, digits by zeros, and runs of white space by one.
func contextOf(text string, found []privet.Finding, at int) string {
	from := max(strings.LastIndexByte(text[:found[at].Start], '\n')+1, found[at].Start-contextWidth)
	to := len(text)
	if i := strings.IndexByte(text[found[at].End:], '\n'); i >= 0 {
		to = found[at].End + i
	}
	to = min(to, found[at].End+contextWidth)
	first, last := at, at
	for first > 0 && found[first-1].End > from {
		first--
	}
	for last+1 < len(found) && found[last+1].Start < to {
		last++
	}
	var b strings.Builder
	for ; first <= last; first++ {
		f := &found[first]
		if f.Start > from {
			b.WriteString(text[from:f.Start])
		}
		b.WriteString("\x01" + string(f.Label) + "\x01")
		from = f.End
	}
	if to > from {
		b.WriteString(text[from:to])
	}
	zeros := strings.Map(func(r rune) rune {
		if '0' <= r && r <= '9' {
			return '0'
		}
		return r
	}, strings.ToValidUTF8(b.String(), ""))
	return strings.Join(strings.Fields(zeros), " ")
}

// A place counts lines and columns of a text, forwards.
type place struct {
	text         string
	at           int
	line, column int
}

func newPlace(text string, line, column int) place {
	return place{text: text, line: line, column: column}
}

// to goes to an offset.
func (p *place) to(offset int) {
	passed := p.text[p.at:offset]
	if i := strings.LastIndexByte(passed, '\n'); i >= 0 {
		p.line += strings.Count(passed, "\n")
		p.column, passed = 1, passed[i+1:]
	}
	p.column += utf8.RuneCountInString(passed)
	p.at = offset
}
