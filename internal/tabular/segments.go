package tabular

import "github.com/privet-go/privet/internal/tabular/block"

// This file tells the formats that are made of segments by their first line. Semicolons,
// asterisks and vertical bars part their fields, so that they would pass for tables. They
// are read as texts.

// segmentFormats are these formats. Names of files do not tell them: .vcf is a table of genes
// as well.
var segmentFormats = []*Format{
	{Name: "vcard", Doc: "Contacts (RFC 6350), searched as one text.", Holds: block.Begins("BEGIN:VCARD")},
	{Name: "icalendar", Doc: "Events (RFC 5545), searched as one text.", Holds: block.Begins("BEGIN:VCALENDAR")},
	{Name: "x12", Doc: "EDI as of ASC X12, searched as one text.", Holds: block.Begins("ISA*", "ISA|", "ISA~", "ISA^")},
	{Name: "hl7", Doc: "Messages of HL7 version 2, searched as one text.", Holds: block.Begins("MSH|", "BHS|", "FHS|")},
}

// segmentFormat gives the format of segments that a file begins like, or nil.
func segmentFormat(head string) *Format {
	for _, f := range segmentFormats {
		if f.Holds(head, false) {
			return f
		}
	}
	return nil
}

// IsText reports whether a built-in format of that name is read as one text.
func IsText(name string) bool {
	f := formatNamed(name, nil)
	return f != nil && f.Open == nil
}
