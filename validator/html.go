package validator

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/privet-go/privet/internal/markup"
)

// HTML writes the report as one page that needs nothing else: no script, no font
// and no network. What the report holds of the tables, such as the names of
// columns, is escaped. A nil attestation is an error.
func (a *Attestation) HTML(w io.Writer) error {
	if a == nil {
		return errNoAttestation()
	}
	var p markup.Page
	p.Add(pageHead)
	a.pageVerdict(&p)
	a.pageFindings(&p)
	for _, t := range a.Report.Tables {
		t.page(&p)
	}
	p.Add("</body>\n</html>\n")
	if _, err := p.WriteTo(w); err != nil {
		return fmt.Errorf("validator: %w", err)
	}
	return nil
}

// pageHead is the page up to what is told.
const pageHead = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Validation of masked tables</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; color: #1c1c1e; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .35rem .6rem; border-bottom: 1px solid #e2e2e6; overflow-wrap: anywhere; }
code { font: 13px ui-monospace, monospace; }
.critical { background: #b3001b; color: #fff; } .high { background: #d9480f; color: #fff; }
.medium { background: #ffd43b; } .low { background: #e9ecef; }
.level { padding: .1rem .5rem; border-radius: .3rem; white-space: nowrap; }
.small { color: #5c5c66; font-size: 13px; }
@media print { body { margin: 0; max-width: none; } }
</style>
</head>
<body>
<h1>Validation of masked tables</h1>
`

// pageVerdict reports how bad it is, and of what and by whom that was found.
func (a *Attestation) pageVerdict(p *markup.Page) {
	p.Add("<p>")
	if l := a.Report.Level; l != "" {
		p.Add(`Highest level: <span class="level {}">{}</span>`, strings.ToLower(string(l)), l)
	} else {
		p.Add("Nothing was found.")
	}
	p.Add("\n")
	if !a.Report.Complete {
		p.Add("<strong>A bound was met: not everything was looked at.</strong>")
	}
	p.Add(`</p>
<p class="small">{} {}, {}`, a.Tool, a.Version, a.Time.Format("2006-01-02 15:04:05 UTC"))
	if a.Policy != "" {
		p.Add("; SHA-256 of the policy <code>{}</code>", a.Policy)
	}
	p.Add(`.
The check evaluates the effectiveness of de-identification (NIST SP 800-53r5, SI-19(b)) as a motivated intruder would (SI-19(8)).</p>
`)
}

// pageFindings tells the findings, one a row.
func (a *Attestation) pageFindings(p *markup.Page) {
	p.Add("<h2>Findings</h2>\n")
	if len(a.Report.Findings) == 0 {
		p.Add("<p>None.</p>\n")
		return
	}
	p.Add(`<table>
<tr><th>Level</th><th>Code</th><th>Table</th><th>Columns</th><th>Count</th><th>Example</th><th>What it means</th></tr>
`)
	for _, f := range a.Report.Findings {
		p.Add(`<tr><td><span class="level {}">{}</span></td><td><code>{}</code></td><td>{}</td><td>{}</td>
<td>{}`, strings.ToLower(string(f.Level)), f.Level, f.Code, f.Table, strings.Join(f.Columns, ", "), f.Count)
		if f.Of != 0 {
			p.Add(" of {}", f.Of)
		}
		p.Add(" {}</td><td>", f.Unit)
		if f.Example.Row != 0 {
			p.Add("row {}", f.Example.Row)
			if f.Example.Column != 0 {
				p.Add(", column {}", f.Example.Column)
			}
		}
		p.Add(`</td>
<td>{}<br><span class="small">{}`, f.Message, attackOf(f.Code))
		for _, c := range f.Citations {
			p.Add("<br>{}: {}", c.Standard, c.Reference)
		}
		p.Add("</span></td></tr>\n")
	}
	p.Add("</table>\n")
}

// attackOf returns what somebody does with findings of a code, or nothing for a code that
// there is not.
func attackOf(c Code) string {
	if i := kindIndex(c); i >= 0 {
		return kinds()[i].Attack
	}
	return ""
}

// page tells what was compared of one table.
func (t *TableSummary) page(p *markup.Page) {
	name := t.Table
	if name == "" {
		name = "Table"
	}
	p.Add(`<h2>{}</h2>
<p class="small">Original: {} rows, {} bytes, SHA-256 <code>{}</code><br>
`, name, t.Original.Rows, t.Original.Bytes, t.Original.SHA256)
	p.Add(`Masked: {} rows, {} bytes, SHA-256 <code>{}</code></p>
<table>
<tr><th>Column</th><th>Label</th><th>Confidence</th><th>Operator</th><th>Became</th><th>Changed</th></tr>
`, t.Masked.Rows, t.Masked.Bytes, t.Masked.SHA256)
	for _, c := range t.Columns {
		p.Add("<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{} of {}</td></tr>\n",
			c.Column, c.Label, strconv.FormatFloat(c.Confidence, 'f', 2, 64), c.Operator, c.State, c.Changed, c.Values)
	}
	p.Add("</table>\n")
}
