// Package segment reads formats in which the beginning of a line, or of a segment, says what its fields are: contacts (vCard),
// events (iCalendar) and entries of directories (LDIF) in lines, trees of families (GEDCOM), statements and payments (SWIFT MT, QIF)
// and lists of writings (RIS) in fields, and messages of X12, EDIFACT and HL7 version 2 in segments.
//
// The fields that fields.txt names are columns. What is in no column is searched as text, a line or a field at a time. Of the
// envelopes of messages that is who sends and who receives, and what they identify themselves by; the rest are counts and control
// numbers, and stays. The fields of ISA keep their widths.
package segment

import (
	_ "embed"
	"io"
	"strconv"
	"strings"
	"sync"

	"github.com/privet-go/privet/internal/tabular/block"
)

// The formats.
var (
	VCard     = lineFormat("vcard", "Contacts (RFC 6350), whose properties are columns.", nil, block.Begins("BEGIN:VCARD"))
	ICalendar = lineFormat("icalendar", "Events (RFC 5545), whose attendees and places are columns; the rest is searched as text.", nil,
		block.Begins("BEGIN:VCALENDAR"))
	LDIF = lineFormat("ldif", "Entries of directories (RFC 2849), whose attributes are columns; the rest is searched as text.", []string{".ldif"}, holdsLDIF)

	GEDCOM = tagFormat("gedcom", "Trees of families (GEDCOM), of which names, dates and places are columns; the rest is searched as text.",
		block.Begins("0 HEAD"))
	SWIFT = tagFormat("swift", "Messages and statements of banks (SWIFT MT103, MT940 and their like), of which accounts and parties are columns; "+
		"the rest is searched as text.", holdsSWIFT)
	QIF = tagFormat("qif", "Payments as of Quicken (QIF), of which payees and addresses are columns; the rest is searched as text.",
		block.Begins("!Type:", "!Account", "!Option:"))
	RIS = tagFormat("ris", "Lists of writings (RIS), of which authors are columns; the rest is searched as text.", block.Begins("TY  - "))

	X12 = segmentFormat("x12", "EDI as of ASC X12, of which names, addresses and numbers are columns; the rest is searched as text.",
		block.Begins("ISA*", "ISA|", "ISA~", "ISA^"))
	EDIFACT = segmentFormat("edifact", "EDI as of UN/EDIFACT, of which names and addresses are columns; the rest is searched as text.",
		block.Begins("UNA:", "UNB+UNO"))
	HL7 = segmentFormat("hl7", "Messages of HL7 version 2, of which the fields about people are columns; the rest is searched as text.",
		block.Begins("MSH|", "BHS|", "FHS|"))
)

// All is these formats.
func All() []*block.Format {
	return []*block.Format{&VCard, &ICalendar, &LDIF, &GEDCOM, &SWIFT, &QIF, &RIS, &X12, &EDIFACT, &HL7}
}

func lineFormat(name, doc string, extensions []string, holds func(string, bool) bool) block.Format {
	return block.Format{Name: name, Doc: doc, Extensions: extensions, Holds: holds, Grows: true,
		Open: func(src io.Reader, _ block.Options) (block.Reader, error) {
			w := &lineWalker{rules: rules()[name], ldif: name == "ldif"}
			return block.NewWalkReader(src, &w.met, w), nil
		}}
}

func tagFormat(name, doc string, holds func(string, bool) bool) block.Format {
	return block.Format{Name: name, Doc: doc, Holds: holds, Grows: true,
		Open: func(src io.Reader, _ block.Options) (block.Reader, error) {
			w := &tagWalker{dialect: name, rules: rules()[name]}
			return block.NewWalkReader(src, &w.met, w), nil
		}}
}

func segmentFormat(name, doc string, holds func(string, bool) bool) block.Format {
	return block.Format{Name: name, Doc: doc, Holds: holds, Grows: true,
		Open: func(src io.Reader, _ block.Options) (block.Reader, error) {
			w := &segmentWalker{dialect: name, rules: rules()[name]}
			return block.NewWalkReader(src, &w.met, w), nil
		}}
}

//go:embed fields.txt
var fields string

// A rule says which column a field is of: the part of an element, both from 1, of the segments of a name. In lines there are
// parts alone. Where another field is to be one of some words, it has to be.
type rule struct {
	place, when place
	words       []string // nil: it need not
	column      string
}

// none ends the columns of fields that say nothing of anybody.
const none = ".none"

// prose ends those of fields that are searched as text.
const prose = ".text"

type place struct{ element, part int }

// rules are the rules of fields.txt by format and segment.
var rules = sync.OnceValue(func() map[string]map[string][]rule {
	all := map[string]map[string][]rule{}
	for line := range strings.Lines(fields) {
		f := strings.Fields(line)
		if len(f) < 4 || f[0] == "#" {
			continue
		}
		format, name := f[0], f[1]
		r := rule{column: name + "." + f[len(f)-1]}
		if whole, ok := strings.CutPrefix(f[len(f)-1], "="); ok {
			r.column = whole
		}
		if len(f) > 4 {
			when, words, _ := strings.Cut(f[3], "=")
			r.when, r.words = placeOf(when), strings.Split(words, "|")
		}
		if all[format] == nil {
			all[format] = map[string][]rule{}
		}
		for at := range strings.SplitSeq(f[2], ",") {
			r.place = placeOf(at)
			all[format][name] = append(all[format][name], r)
		}
	}
	return all
})

// placeOf reads a place such as 5.2. The part is the first where it is not said, and 0 for any.
func placeOf(s string) place {
	element, part, ok := strings.Cut(s, ".")
	p := place{part: 1}
	p.element, _ = strconv.Atoi(element)
	if ok {
		p.part, _ = strconv.Atoi(part) // 0 for a star
	}
	return p
}
