package grids

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/scan"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file reads messages whose fields are known by their place: HL7 version 2 and X12, in which hospitals and insurers write to each other, and cards
// of addresses (vCard). A segment is a line that begins with its name; a field of it may have components.

// A segmentKind says what stands in the segments of one name.
type segmentKind struct {
	name   string
	fields []segmentField
}

// A segmentField says what stands in a field, which is counted from 1 behind the name, from its first component to its last, counted from 1 as well.
type segmentField struct {
	field    int
	from, to int
	label    privet.Label
}

// A messageForm is how messages of a kind are written.
type messageForm struct {
	begins    []string // what stands at the beginning of a message, or of what is left of one
	after     string   // bytes that end the name of a segment
	field     byte     // between fields, or 0 where a segment has one
	component byte
	repeat    byte   // between repetitions of a field, or 0
	ends      string // bytes that end a segment
	segments  []segmentKind
}

// messageForms are, in the order of their names, HL7 v2.5.1 chapters 3, 4 and 6, ASC X12 005010 (270, 834, 837), and RFC 6350 with its forerunners.
var messageForms = []messageForm{
	{
		begins: []string{"MSH|", "PID|"}, after: "|", field: '|', component: '^', repeat: '~', ends: "\r\n",
		segments: []segmentKind{
			{"PID", []segmentField{{2, 1, 1, "MEDICAL_RECORD_NUMBER"}, {3, 1, 1, "MEDICAL_RECORD_NUMBER"}, {4, 1, 1, "MEDICAL_RECORD_NUMBER"},
				{5, 1, 4, "PERSON"}, {6, 1, 4, "PERSON"}, {7, 1, 1, "DOB"}, {8, 1, 1, "GENDER"},
				{9, 1, 4, "PERSON"}, {11, 1, 6, "STREET_ADDRESS"}, {13, 1, 1, "PHONE_NUMBER"}, {13, 4, 4, "EMAIL_ADDRESS"}, {14, 1, 1,
					"PHONE_NUMBER"}, {19, 1, 1, "SSN"}, {20, 1, 1, "DRIVER_LICENSE"}, {23, 1, 1, "LOCATION"}}},
			{"NK1", []segmentField{{2, 1, 4, "PERSON"}, {4, 1, 6, "STREET_ADDRESS"}, {5, 1, 1, "PHONE_NUMBER"}, {6, 1, 1, "PHONE_NUMBER"},
				{16, 1, 1, "DOB"}, {30, 1, 4, "PERSON"}, {31, 1, 1, "PHONE_NUMBER"}, {37, 1, 1, "SSN"}}},
			{"GT1", []segmentField{{3, 1, 4, "PERSON"}, {4, 1, 4, "PERSON"}, {5, 1, 6, "STREET_ADDRESS"}, {6, 1, 1, "PHONE_NUMBER"},
				{7, 1, 1, "PHONE_NUMBER"}, {8, 1, 1, "DOB"}, {12, 1, 1, "SSN"}}},
			{"IN1", []segmentField{{16, 1, 4, "PERSON"}, {18, 1, 1, "DOB"}, {19, 1, 6, "STREET_ADDRESS"}, {36, 1, 1, "HEALTH_PLAN_ID"},
				{49, 1, 1, "HEALTH_PLAN_ID"}}},
			{"PV1", []segmentField{{7, 2, 5, "PERSON"}, {8, 2, 5, "PERSON"}, {9, 2, 5, "PERSON"}, {17, 2, 5, "PERSON"}, {52, 2, 5, "PERSON"}}},
			{"PD1", []segmentField{{4, 2, 5, "PERSON"}}},
			{"ORC", []segmentField{{10, 2, 5, "PERSON"}, {11, 2, 5, "PERSON"}, {12, 2, 5, "PERSON"}}},
			{"OBR", []segmentField{{10, 2, 5, "PERSON"}, {16, 2, 5, "PERSON"}, {28, 2, 5, "PERSON"}}},
			{"MRG", []segmentField{{1, 1, 1, "MEDICAL_RECORD_NUMBER"}, {7, 1, 4, "PERSON"}}},
		},
	},
	{
		begins: []string{"ISA*", "NM1*"}, after: "*", component: '*', ends: "~\r\n",
		segments: []segmentKind{
			{"NM1*IL*1", personOfX12}, {"NM1*QC*1", personOfX12}, {"NM1*74*1", personOfX12}, {"NM1*03*1", personOfX12}, {"NM1*85*1",
				personOfX12}, {"NM1*82*1", personOfX12}, {"NM1*DN*1", personOfX12}, {"NM1*71*1", personOfX12}, {"NM1*1P*1", personOfX12},
			{"N3", []segmentField{{1, 1, 1, "STREET_ADDRESS"}}},
			{"N4", []segmentField{{1, 1, 1, "LOCATION"}, {1, 3, 3, "ZIP_CODE"}}},
			{"DMG*D8", []segmentField{{1, 1, 1, "DOB"}, {1, 2, 2, "GENDER"}}},
			{"REF*SY", []segmentField{{1, 1, 1, "SSN"}}},
			{"REF*EA", []segmentField{{1, 1, 1, "MEDICAL_RECORD_NUMBER"}}},
		},
	},
	{
		begins: []string{"BEGIN:VCARD"}, after: ":;", component: ';', ends: "\r\n",
		segments: []segmentKind{
			{"N", []segmentField{{1, 1, 3, "PERSON"}}},
			{"FN", []segmentField{{1, 1, 1, "PERSON"}}},
			{"NICKNAME", []segmentField{{1, 1, 1, "PERSON"}}},
			{"ORG", []segmentField{{1, 1, 1, "ORGANIZATION"}}},
			{"TITLE", []segmentField{{1, 1, 1, "JOB_TITLE"}}},
			{"ROLE", []segmentField{{1, 1, 1, "JOB_TITLE"}}},
			{"ADR", []segmentField{{1, 1, 7, "STREET_ADDRESS"}}},
			{"BDAY", []segmentField{{1, 1, 1, "DOB"}}},
		},
	},
}

// personOfX12 are the fields behind NM1*IL*1, the insured: the name, and the number of who is insured.
var personOfX12 = []segmentField{{1, 1, 3, "PERSON"}, {1, 7, 7, "HEALTH_PLAN_ID"}}

// segmentAlone is how sure it is what stands at a place of a message.
const segmentAlone = 0.97

// readMessage finds what stands in the segments of the message that begins at text[at]. It reports false where none does.
func (t *TextTable) readMessage(s *scan.Scanner, x *scan.Scratch, text string, at int) bool {
	if at > 0 && text[at-1] != '\n' && text[at-1] != '\r' && text[at-1] != '~' {
		return false
	}
	for i := range messageForms {
		f := &messageForms[i]
		for _, b := range f.begins {
			if text[at] == b[0] && strings.HasPrefix(text[at:], b) {
				t.readSegments(s, x, text, at, f)
				// The second components of repetitions come after the first ones.
				slices.SortStableFunc(t.found, func(a, b spec.Candidate) int { return cmp.Compare(a.Start, b.Start) })
				return true
			}
		}
	}
	return false
}

// readSegments reads the segments from text[i] on.
func (t *TextTable) readSegments(s *scan.Scanner, x *scan.Scratch, text string, i int, f *messageForm) {
	for limit := min(len(text), i+longestInTable); i < limit; {
		end := i
		for end < limit && strings.IndexByte(f.ends, text[end]) < 0 {
			end++
		}
		name := i
		for name < end && ('A' <= text[name] && text[name] <= 'Z' || numeral.IsDigit(text[name])) {
			name++
		}
		if name == i || name == end || strings.IndexByte(f.after, text[name]) < 0 {
			return
		}
		t.codesOf(s, x, text, i, end, f)
		for k := range f.segments {
			g := &f.segments[k]
			n := i + len(g.name)
			if n < end && strings.HasPrefix(text[i:], g.name) && strings.IndexByte(f.after, text[n]) >= 0 {
				if f.after[0] == ':' { // parameters stand before it
					if n += strings.IndexByte(text[n:end], ':'); text[n] != ':' {
						break
					}
				}
				for _, of := range g.fields {
					t.readField(s, x, text, n+1, end, f, of)
				}
				break
			}
		}
		t.until = end
		for i = end; i < limit && strings.IndexByte(f.ends, text[i]) >= 0 && i < end+2; {
			i++
		}
	}
}

// codesOf notes the codes in the segment text[i:end], which name nobody: how it is called and, where
// fields are of one kind, what is as short as a code.
func (t *TextTable) codesOf(s *scan.Scanner, x *scan.Scratch, text string, i, end int, f *messageForm) {
	for from := i; from < end; {
		to := from
		for to < end && text[to] != f.component && text[to] != f.field && strings.IndexByte(f.after, text[to]) < 0 {
			to++
		}
		if to > from && to-from <= longestSegmentCode {
			t.things = append(t.things, thingCell{tableCell{from, to}, false})
		}
		if f.field != 0 || f.after[0] == ':' {
			return
		}
		from = to + 1
	}
}

// longestSegmentCode is the length in bytes of the names of segments, and of codes in them.
const longestSegmentCode = 3

// readField finds what stands in one field of the segment text[i:end], in each of its repetitions.
func (t *TextTable) readField(s *scan.Scanner, x *scan.Scratch, text string, i, end int, f *messageForm, of segmentField) {
	if f.field != 0 {
		for n := 1; n < of.field; n++ {
			k := strings.IndexByte(text[i:end], f.field)
			if k < 0 {
				return
			}
			i += k + 1
		}
		if k := strings.IndexByte(text[i:end], f.field); k >= 0 {
			end = i + k
		}
	}
	for i < end {
		to := end
		if f.repeat != 0 {
			if k := strings.IndexByte(text[i:end], f.repeat); k >= 0 {
				to = i + k
			}
		}
		first, last := 0, 0
		from := i
		for n := 1; n <= of.to && from <= to; n++ {
			next := to
			if k := strings.IndexByte(text[from:to], f.component); k >= 0 {
				next = from + k
			}
			if n >= of.from && next > from {
				if first == last {
					first = from
				}
				last = next
			}
			from = next + 1
		}
		if last > first {
			t.takeSegment(s, x, text, trimCell(text, first, last), of.label)
		}
		i = to + 1
	}
}

// takeSegment finds what stands at a place of a message, if it is of the kind.
func (t *TextTable) takeSegment(s *scan.Scanner, x *scan.Scratch, text string, cell tableCell, label privet.Label) {
	p, value := t.Judge, text[cell.start:cell.end]
	recognizer, ok := p.FirstOf()[label]
	if !ok || len(value) > longestTableCell || p.Allowed.SaysNothing(value) {
		return
	}
	switch label {
	case "PERSON", "LOCATION", "ORGANIZATION", "JOB_TITLE", "STREET_ADDRESS":
		ok = strings.IndexFunc(value, chars.IsLetterRune) >= 0 && (label != "PERSON" || strings.IndexFunc(value, unicode.IsDigit) < 0)
	case "MEDICAL_RECORD_NUMBER", "HEALTH_PLAN_ID":
		ok = strings.IndexByte(value, ' ') < 0
	default:
		ok = p.mayHold(p.KindOf[recognizer], value)
	}
	if label == "PERSON" {
		cell = untitled(text, cell)
	}
	if ok && x.Takes(segmentAlone, recognizer) && (x.Refused != nil || !s.Recognizers[recognizer].Allowed.Has(value)) {
		t.find(cell, recognizer, segmentAlone)
	}
}
