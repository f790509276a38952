package main

import (
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/markup"
	"github.com/privet-go/privet/risk"
)

// printPage writes a report as one HTML file that loads nothing from the network and
// runs no script. It escapes every name and tag.
func printPage(w io.Writer, title string, files []fileReport) error {
	var p markup.Page
	p.Add(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{}</title>
`, title)
	p.Add(pageStyle)
	p.Add(`</head>
<body>
<header>
<h1>{}</h1>
<p class="soft">Made on {} by privet {}. This report holds names of columns, kinds of data and counts. It holds none of the data.</p>
</header>
<main>`, title, time.Now().Format("2 January 2006"), version())
	for _, r := range files {
		if err := r.page(&p); err != nil {
			return err
		}
	}
	p.Add("\n</main>\n<footer>")
	pageStandards(&p, files)
	p.Add(`
<p>Levels: Low 0–29, Medium 30–59, High 60–79, Critical 80–100. Sensitivities and weights are the judgement of Privet and of no standard.
This report is an engineering aid and no legal advice; what no recogniser found is not in it.</p>
</footer>
</body>
</html>
`)
	_, err := p.WriteTo(w)
	return err
}

// pageStandards lists the standards that cover a file.
func pageStandards(p *markup.Page, files []fileReport) {
	before := false
	for _, s := range risk.BuiltIn().Standards() {
		if !slices.ContainsFunc(files, func(r fileReport) bool { _, ok := r.Risk.StandardBreakdown[s.Name]; return ok }) {
			continue
		}
		if before {
			p.Add("; ")
		} else {
			p.Add("\n<p>Standards: ")
		}
		before = true
		p.Add("{}: {}, {}", s.Name, s.Title, s.Version)
	}
	if before {
		p.Add(".</p>")
	}
}

// page writes the part of one file.
func (r *fileReport) page(p *markup.Page) error {
	r.pageSummary(p)
	r.pageAdvice(p)
	r.pageScore(p)
	if r.Reidentification != nil {
		r.pageReidentification(p)
	}
	if r.FileReport != nil {
		r.pageColumns(p)
	}
	r.pageLaws(p)
	if list := facts(*r); len(list) > 0 {
		p.Add("\n<h3>Properties of the data set</h3>\n<table><tbody>")
		for _, f := range list {
			p.Add("\n<tr><th>{}</th><td>{}</td></tr>", f.Name, f.Value)
		}
		p.Add("\n</tbody></table>")
	}
	policy, err := r.policyText()
	p.Add(`

<h3>The policy</h3>
<p>Save this as <code>policy.json</code> and mask with <code>privet mask -policy policy.json</code>. It names no key.</p>
<pre>{}</pre>`, policy)
	return err
}

// pageSummary writes the score and the counts.
func (r *fileReport) pageSummary(p *markup.Page) {
	if r.File != "" {
		p.Add("\n<h2>{}</h2>", r.File)
	} else {
		p.Add("<h2>Result</h2>")
	}
	p.Add(`
<p class="lead">The risk is <b>{} of 100</b> <span class="badge {}">{}</span></p>
<figure>`, r.Risk.OverallRiskScore, class(r.Risk.RiskLevel), r.Risk.RiskLevel)
	scale(p, r.Risk.OverallRiskScore, r.Audit.ScoreAfter)
	p.Add("</figure>\n<div class=\"cards\">")
	if r.FileReport != nil && len(r.Columns) > 0 {
		p.Add(`
<div class="card"><b>{}</b><span>rows</span></div>
<div class="card"><b>{} of {}</b><span>columns hold personal data</span></div>`, thousands(r.Rows), personal(*r), len(r.Columns))
	}
	p.Add(`
<div class="card"><b>{}</b><span>standards apply</span></div>`, len(r.Risk.StandardBreakdown))
	if x := r.Reidentification; x != nil {
		p.Add(`
<div class="card"><b>k = {}</b><span>size of the smallest class of people who look alike</span></div>`, x.K)
	}
	p.Add(`
<div class="card"><b>{}</b><span>recommendations</span></div>
<div class="card"><b>{}</b><span>with the policy below ({})</span></div>
</div>`, len(r.Audit.Recommendations), r.Audit.ScoreAfter, risk.LevelOf(r.Audit.ScoreAfter))
	if len(r.Notes) > 0 {
		p.Add("\n")
		for _, n := range r.Notes {
			p.Add("<p><b>Note.</b> {}</p>\n", n)
		}
	}
}

// pageAdvice writes the recommendations.
func (r *fileReport) pageAdvice(p *markup.Page) {
	p.Add("\n\n<h3>What to do</h3>")
	if len(r.Audit.Recommendations) == 0 {
		p.Add("\n<p>There is nothing to recommend.</p>")
	} else {
		p.Add("\n<ol class=\"actions\">")
		for i, a := range r.Audit.Recommendations {
			p.Add(`
<li class="{}">
<h4>{}. {} <span class="badge {}">{}</span></h4>
<p>{}</p>`, class(a.Priority), i+1, a.Action, class(a.Priority), a.Priority, a.Reason)
			if len(a.Tags) > 0 {
				p.Add("<p><b>Concerns:</b> {}</p>", strings.Join(a.Tags, ", "))
			}
			if len(a.Citations) > 0 {
				p.Add(`<p class="soft">{}</p>`, strings.Join(mergeCitations(a.Citations, a.Standards), " · "))
			}
			p.Add(`
<p class="soft">{}. The score once this alone is done: <b>{}</b>.</p>
</li>`, inWords(string(a.Scenario)), a.ScoreAfter)
		}
		p.Add("\n</ol>")
	}
	if len(r.Audit.Steps) > 0 {
		p.Add(`
<table>
<caption>In which order it gains most</caption>
<thead><tr><th>Step</th><th>Kinds of data</th><th>Gain</th><th>Score after it</th></tr></thead>
<tbody>`)
		for _, s := range r.Audit.Steps {
			p.Add("\n<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>", s.Action, strings.Join(s.Tags, ", "), s.Gain, s.ScoreAfter)
		}
		p.Add("\n</tbody>\n</table>")
	}
	p.Add("\n<p>{}</p>", planInWords(r.Audit))
}

// pageScore draws the parts of the score.
func (r *fileReport) pageScore(p *markup.Page) {
	if len(r.Risk.Standards) > 0 {
		p.Add("\n<h3>Under each standard</h3>\n<figure>")
		standardsChart(p, r.Risk)
		p.Add("</figure>")
	}
	if r.Risk.OverallRiskScore == 0 {
		return
	}
	p.Add("\n<h3>Where the risk lies</h3>\n<figure>")
	tagsChart(p, r.Risk)
	p.Add(`<figcaption>What each kind of data scores alone, kept as this data set is.</figcaption></figure>
<h3>What the score is made of</h3>
<figure>`)
	partsChart(p, r.Risk)
	p.Add("<figcaption>The parts of each kind of data, which add up to the score. What is true of kinds of data beside each other, and of the data set as a " +
		"whole, follows in grey blue with what it adds; it is left out where it adds nothing.</figcaption></figure>")
}

// pageReidentification writes how well people hide among others.
func (r *fileReport) pageReidentification(p *markup.Page) {
	x := r.Reidentification
	p.Add(`
<h3>Can people be found again?</h3>
<p>Even without names, people can be told apart by what others know of them. Here that is {}.
The {} rows fall into {} classes that agree in all of these; the smallest class has {}.</p>
<figure>`, list(r.Quasi), thousands(x.Rows), thousands(x.Classes), plural(x.K, "row"))
	classesChart(p, x)
	p.Add(`<figcaption>Records by how many of them are alike.</figcaption></figure>
<table>
<thead><tr><th>Who tries</th><th>What is known</th><th class="n">Records at risk</th><th class="n">Highest risk</th><th class="n">Average risk</th></tr></thead>
<tbody>
<tr><td>Prosecutor</td><td>that the person is in the table</td>`)
	figures := func(r risk.IntruderRisk) {
		p.Add(`<td class="n">{}</td><td class="n">{}</td><td class="n">{}</td></tr>`, percent(r.AtRisk), percent(r.Highest), percent(r.Average))
	}
	figures(x.Prosecutor)
	if x.Journalist != nil {
		p.Add("\n<tr><td>Journalist</td><td>that the person is in a population of {}", thousands(x.Population))
		if x.PopulationEstimated {
			p.Add(", taken to be like the table")
		}
		p.Add("</td>")
		figures(*x.Journalist)
	}
	p.Add(`
<tr><td>Marketer</td><td>nobody in particular: as many as possible are wanted</td><td class="n"></td><td class="n"></td><td class="n">{}</td></tr>
</tbody>
</table>
<p class="soft">A record is at risk when it can be found with a probability above {}.</p>`, percent(x.Marketer), decimals(x.Threshold, 3))
	if len(x.Sensitive) == 0 {
		return
	}
	p.Add(`
<table>
<thead><tr><th>Sensitive column</th><th class="n">l (different values in a class)</th>
<th class="n">t (distance from the whole)</th><th>Distance</th></tr></thead>
<tbody>`)
	for i, s := range x.Sensitive {
		p.Add(`
<tr><td>{} <code>{}</code></td><td class="n">{}</td><td class="n">{}</td><td>{}</td></tr>`, r.Sensitive[i], s.Label, s.L, decimals(s.T, 3), s.Distance)
	}
	p.Add("\n</tbody>\n</table>")
}

// does is what becomes of a column.
func (r *fileReport) does(column string, label privet.Label) string {
	if by := r.maskedBy(column); by != "" {
		return "nothing: masked by " + by
	}
	return does(*r, string(label))
}

// pageColumns writes what was found in a file.
func (r *fileReport) pageColumns(p *markup.Page) {
	if len(r.Columns) > 0 {
		p.Add(`
<h3>What the columns hold</h3>
<table>
<thead><tr><th>Column</th><th>Kind of data</th><th class="n">Confidence</th><th class="n">Values looked at</th><th>The policy would</th></tr></thead>
<tbody>`)
		for _, c := range r.Columns {
			p.Add(`
<tr><td>{}</td><td><code>{}</code></td><td class="n">{}</td><td class="n">{}</td><td>{}</td></tr>`,
				c.Column, c.Label, decimals(c.Confidence, 2), c.Count, r.does(c.Column, c.Label))
		}
		p.Add("\n</tbody>\n</table>")
	}
	if len(r.Findings) == 0 {
		return
	}
	title := "What the text holds"
	if len(r.Columns) > 0 {
		title = "What columns hold that are NONE or UNKNOWN"
	}
	p.Add(`
<h3>{}</h3>
<table>
<thead><tr><th>Kind of data</th><th class="n">Places</th></tr></thead>
<tbody>`, title)
	for _, l := range slices.Sorted(maps.Keys(r.Findings)) {
		p.Add(`
<tr><td><code>{}</code></td><td class="n">{}</td></tr>`, l, r.Findings[l])
	}
	p.Add("\n</tbody>\n</table>")
}

// pageLaws writes which articles of which standards apply, and which tags none covers.
func (r *fileReport) pageLaws(p *markup.Page) {
	if len(r.Risk.Tags) > 0 {
		p.Add("\n<h3>Which rules apply</h3>")
		for _, l := range lawsOf(r.Risk) {
			l.page(p)
		}
	}
	if len(r.Risk.UnknownTags) > 0 {
		p.Add("\n<p>Nobody knows {}; this is not in the score.</p>", list(r.Risk.UnknownTags))
	}
}

// page writes the table of a law.
func (l *law) page(p *markup.Page) {
	p.Add(`
<table class="law">
<caption>{}</caption>
<thead><tr><th>Article</th><th>What it says they are</th><th>Kinds of data</th></tr></thead>
<tbody>`, l.Name)
	for _, a := range l.Articles {
		p.Add("\n<tr><td>{}", a.Citation)
		if a.Unchecked {
			p.Add(" (not confirmed)")
		}
		p.Add("</td><td>{}", a.Category)
		if a.Condition != "" {
			p.Add(` <span class="soft">If: {}</span>`, a.Condition)
		}
		p.Add("</td><td>")
		for i, t := range a.Tags {
			if i > 0 {
				p.Add(", ")
			}
			p.Add("<code>{}</code>", t)
		}
		p.Add("</td></tr>")
	}
	p.Add("\n</tbody>\n</table>")
}

// decimals formats a number with n decimals.
func decimals(f float64, n int) string { return strconv.FormatFloat(f, 'f', n, 64) }

// A fact is one property of a data set.
type fact struct{ Name, Value string }

// facts returns the factors of a report in words.
func facts(r fileReport) []fact {
	var list []fact
	if r.options == nil {
		return nil
	}
	if f := r.options.Factors; f != nil {
		add := func(name, value string) {
			if value != "" {
				list = append(list, fact{name, value})
			}
		}
		count := func(name string, n int64, behind string) {
			if n > 0 {
				add(name, thousands(n)+behind)
			}
		}
		add("Environment", f.Environment)
		add("Classification", f.Classification)
		count("Records", f.Records, "")
		if f.AccessFrequency > 0 {
			add("Accesses a day", strconv.FormatFloat(f.AccessFrequency, 'g', -1, 64))
		}
		count("Kept for", int64(f.RetentionDays), " days")
		add("Last reviewed", f.LastReviewed)
		add("Access control", f.AccessControl)
		if f.ExternalAccess {
			add("Access from outside", "yes")
		}
	}
	if m := r.options.Masked; len(m) > 0 {
		list = append(list, fact{"Masked already", strings.Join(m, ", ")})
	}
	return list
}

// personal returns how many columns hold personal data.
func personal(r fileReport) int64 {
	n := int64(0)
	for _, c := range r.Columns {
		if c.Label != privet.None && c.Label != privet.Unknown {
			n++
		}
	}
	return n
}

// does returns what the policy does to a tag.
func does(r fileReport, tag string) string {
	label, err := privet.ParseLabel(tag)
	if err != nil || r.Audit.Policy == nil || label == privet.None {
		return "keep"
	}
	if r.Audit.Policy.Labels[label].Operator == "redact" {
		return "remove"
	}
	return "mask"
}

// inWords turns ACCOUNT_WITH_SECRET and accessControl into words.
func inWords(name string) string {
	if name == "" {
		return ""
	}
	if strings.ToUpper(name) == name {
		name = strings.ToLower(strings.ReplaceAll(name, "_", " "))
		return strings.ToUpper(name[:1]) + name[1:]
	}
	var b strings.Builder
	for i, r := range name {
		switch {
		case i == 0:
			b.WriteString(strings.ToUpper(string(r)))
		case 'A' <= r && r <= 'Z':
			b.WriteString(" " + strings.ToLower(string(r)))
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// byPoints sorts tags by descending points. Equal ones stay in the order of the
// request.
func byPoints(tags []risk.TagDetail) []risk.TagDetail {
	sorted := slices.Clone(tags)
	slices.SortStableFunc(sorted, func(a, b risk.TagDetail) int { return b.Points - a.Points })
	return sorted
}
