package tabular

import (
	"iter"
	"slices"

	"github.com/privet-go/privet/internal/tabular/layout"
	"github.com/privet-go/privet/internal/tabular/mail"
	"github.com/privet-go/privet/internal/tabular/markup"
	"github.com/privet-go/privet/internal/tabular/sql"
)

// builtIn are the built-in formats, in the order in which they are listed.
func builtIn() []*Format {
	formats := []*Format{&csvFormat, &tsvFormat, &jsonFormat, &ndjsonFormat, &markup.XML, &markup.HTML}
	formats = append(formats, layout.Formats...)
	return append(append(formats, &sql.Format, &mail.Format, &textFormat), segmentFormats...)
}

// Formats gives the built-in formats.
func Formats() iter.Seq[*Format] { return slices.Values(builtIn()) }

// FormatNames gives their names.
func FormatNames() []string {
	var names []string
	for f := range Formats() {
		names = append(names, f.Name)
	}
	return names
}

// textFormat has no rows, and nothing to be told by.
var textFormat = Format{
	Name: "text",
	Doc:  "Plain text and logs in UTF-8, searched as a whole.",
	Extensions: []string{".txt", ".text", ".log", ".out", ".err", ".trace",
		".md", ".markdown", ".rst", ".adoc", ".asciidoc", ".org", ".textile", ".wiki", ".mediawiki", ".tex"},
}

// formatNamed gives the format of a name, or nil.
func formatNamed(name string, more []*Format) *Format {
	for _, f := range append(slices.Clone(more), builtIn()...) {
		if f.Name == name {
			return f
		}
	}
	return nil
}
