package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/privet-go/privet/internal/markup"
)

// A section is one table that a command prints, with text above and below it.
type section struct {
	Title  string
	Notes  []string
	Header []string // none: there is no table
	Rows   [][]string
	Below  []string
}

// printSections prints tables, with a line between them.
func printSections(w io.Writer, list []section) error {
	for i, s := range list {
		if i > 0 {
			fmt.Fprintln(w)
		}
		if s.Title != "" {
			fmt.Fprintln(w, printable(s.Title))
		}
		for _, n := range s.Notes {
			fmt.Fprintln(w, printable(n))
		}
		if len(s.Header) > 0 {
			if err := printTable(w, strings.Join(s.Header, "\t"), s.Rows); err != nil {
				return err
			}
		}
		for _, n := range s.Below {
			fmt.Fprintln(w, printable(n))
		}
	}
	return nil
}

// writeHTML writes the sections as a page of one file. It escapes everything in them.
func writeHTML(w io.Writer, title string, list []section) error {
	var p markup.Page
	p.Add(`<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{}</title>
<style>body{font:1rem system-ui;margin:2rem}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.2rem .6rem;text-align:left}</style>
`, title)
	for _, s := range list {
		s.page(&p)
	}
	p.Add("</html>\n")
	_, err := p.WriteTo(w)
	return err
}

// page adds a section to a page.
func (s *section) page(p *markup.Page) {
	if s.Title != "" {
		p.Add("<h2>{}</h2>\n", s.Title)
	}
	for _, n := range s.Notes {
		p.Add("<p>{}</p>\n", n)
	}
	if len(s.Header) > 0 {
		p.Add("<table>\n<tr>")
		for _, h := range s.Header {
			p.Add("<th>{}</th>", h)
		}
		p.Add("</tr>\n")
		for _, row := range s.Rows {
			p.Add("<tr>")
			for _, cell := range row {
				p.Add("<td>{}</td>", cell)
			}
			p.Add("</tr>\n")
		}
		p.Add("</table>\n")
	}
	for _, n := range s.Below {
		p.Add("<p>{}</p>\n", n)
	}
}

// printAs prints sections as a table or a page.
func printAs(w io.Writer, format, title string, list []section) error {
	if format == "html" {
		return writeHTML(w, title, list)
	}
	return printSections(w, list)
}
