package tabular

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
)

// BenchmarkMarkup reads the same rows as XML, as HTML and as CSV, without anything being done with them.
func BenchmarkMarkup(b *testing.B) {
	var csv, elements, attributes, page strings.Builder
	csv.WriteString("id,first,last,mail,city\n")
	elements.WriteString("<rows>\n")
	attributes.WriteString("<rows>\n")
	page.WriteString("<table><tr><th>id<th>first<th>last<th>mail<th>city\n")
	for i := range 50_000 {
		v := []any{i, "Oskar", "Lindqvist", fmt.Sprintf("oskar%d@mailbox.test", i), "Ghent"}
		fmt.Fprintf(&csv, "%d,%s,%s,%s,%s\n", v...)
		fmt.Fprintf(&elements, "<row><id>%d</id><first>%s</first><last>%s</last><mail>%s</mail><city>%s</city></row>\n", v...)
		fmt.Fprintf(&attributes, "<row id=\"%d\" first=\"%s\" last=\"%s\" mail=\"%s\" city=\"%s\"/>\n", v...)
		fmt.Fprintf(&page, "<tr><td>%d</td><td>%s</td><td>%s</td><td>%s</td><td>%s</td></tr>\n", v...)
	}
	for name, in := range map[string]string{"csv": csv.String(), "xml": elements.String() + "</rows>", "attributes": attributes.String() + "</rows>",
		"html": page.String()} {
		format := name
		if name == "attributes" {
			format = "xml"
		}
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(in)))
			for b.Loop() {
				f, err := Open(strings.NewReader(in), Options{Format: format, IsHeader: func([]string, [][]string) bool { return true }})
				for block := new(Block); err == nil; {
					if err = f.Next(block); err == nil {
						err = f.Split(block)
					}
				}
				if !errors.Is(err, io.EOF) {
					b.Fatal(err)
				}
			}
		})
	}
}
