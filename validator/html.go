package validator

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"strings"
)

//go:embed report.html
var page string

// HTML writes the report as one page that needs nothing else: no script, no font
// and no network. What the report holds of the tables, such as the names of
// columns, is escaped.
func (a *Attestation) HTML(w io.Writer) error {
	t, err := template.New("report").Funcs(template.FuncMap{
		"join":  func(s []string) string { return strings.Join(s, ", ") },
		"lower": func(l Level) string { return strings.ToLower(string(l)) },
		"kind": func(c Code) Kind {
			for _, k := range kinds {
				if k.Code == c {
					return k
				}
			}
			return Kind{}
		},
	}).Parse(page)
	if err == nil {
		err = t.Execute(w, a)
	}
	if err != nil {
		return fmt.Errorf("validator: %w", err)
	}
	return nil
}
