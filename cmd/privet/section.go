package main

import (
	"fmt"
	"html/template"
	"io"
	"strings"
)

// A section is one table that a command prints, with what is said above and below it.
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

// page is a page that needs nothing else.
var page = template.Must(template.New("").Parse(`<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{{.Title}}</title>
<style>body{font:1rem system-ui;margin:2rem}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.2rem .6rem;text-align:left}</style>
{{range .Sections}}{{with .Title}}<h2>{{.}}</h2>
{{end}}{{range .Notes}}<p>{{.}}</p>
{{end}}{{if .Header}}<table>
<tr>{{range .Header}}<th>{{.}}</th>{{end}}</tr>
{{range .Rows}}<tr>{{range .}}<td>{{.}}</td>{{end}}</tr>
{{end}}</table>
{{end}}{{range .Below}}<p>{{.}}</p>
{{end}}{{end}}</html>
`))

// writeHTML writes the sections as a page. All that is in them is escaped.
func writeHTML(w io.Writer, title string, list []section) error {
	return page.Execute(w, struct {
		Title    string
		Sections []section
	}{title, list})
}

// printAs prints sections as a table or a page.
func printAs(w io.Writer, format, title string, list []section) error {
	if format == "html" {
		return writeHTML(w, title, list)
	}
	return printSections(w, list)
}
