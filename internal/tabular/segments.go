package tabular

import "github.com/privet-go/privet/internal/tabular/segment"

// This file tells the formats that are made of segments by their first line. Semicolons,
// asterisks and vertical bars part their fields, so that they would pass for tables.

// segmentFormats are these formats. Names of files do not tell them, .ldif aside: .vcf is a table of genes as well.
var segmentFormats = segment.All()

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
