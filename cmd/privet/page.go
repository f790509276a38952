package main

import (
	_ "embed"
	"html/template"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/risk"
)

// A reportPage is a report for people: one file of HTML with everything in it, which asks
// for nothing from any network and runs no script.
type reportPage struct {
	Title   string
	Made    string // a day
	Version string
	Files   []fileReport
	Laws    []risk.Standard
}

//go:embed page.html
var pageText string

// printPage writes the page. Every name and tag on it is escaped.
func printPage(w io.Writer, title string, files []fileReport) error {
	p := reportPage{Title: title, Made: time.Now().Format("2 January 2006"), Version: version(), Files: files}
	for _, s := range risk.BuiltIn().Standards() {
		if slices.ContainsFunc(files, func(r fileReport) bool { _, ok := r.Risk.StandardBreakdown[s.Name]; return ok }) {
			p.Laws = append(p.Laws, s)
		}
	}
	t, err := template.New("page").Funcs(template.FuncMap{
		"scale":     func(r fileReport) template.HTML { return scale(r.Risk.OverallRiskScore, r.Audit.Plan.ScoreAfter) },
		"standards": standardsChart,
		"parts":     partsChart,
		"tags":      tagsChart,
		"classes":   classesChart,
		"class":     class,
		"articles":  lawsOf,
		"shorter":   mergeCitations,
		"sensitive": func(r fileReport, i int) string { return r.Sensitive[i] },
		"list":      list,
		"join":      strings.Join,
		"words":     inWords,
		"percent":   percent,
		"thousands": thousands,
		"plural":    func(n int64, noun string) string { return plural(n, noun) },
		"plan":      planInWords,
		"facts":     facts,
		"named":     func(r fileReport, i int) string { return r.columnName(i) },
		"personal":  personal,
		"inc":       func(i int) int { return i + 1 },
		"policy":    func(r fileReport) (string, error) { return r.policyText() },
		"three":     func(f float64) string { return strconv.FormatFloat(f, 'f', 3, 64) },
		"two":       func(f float64) string { return strconv.FormatFloat(f, 'f', 2, 64) },
		"masked":    func(r fileReport) []string { return r.Audit.Plan.Mask },
		"removed":   func(r fileReport) []string { return r.Audit.Plan.Remove },
		"does":      does,
	}).Parse(pageText)
	if err != nil {
		return err
	}
	return t.Execute(w, p)
}

// A fact is something that was said of a data set.
type fact struct{ Name, Value string }

// facts gives what was said, in words.
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

// personal gives how many columns hold personal data.
func personal(r fileReport) int64 {
	n := int64(0)
	for _, c := range r.Columns {
		if c.Label != privet.None && c.Label != privet.Unknown {
			n++
		}
	}
	return n
}

// does says what the policy does to a tag.
func does(r fileReport, tag string) string {
	switch {
	case slices.Contains(r.Audit.Plan.Remove, tag):
		return "remove"
	case slices.Contains(r.Audit.Plan.Mask, tag):
		return "mask"
	}
	return "keep"
}

// inWords turns ACCOUNT_WITH_SECRET and accessControl into words.
func inWords(name string) string {
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

// byPoints gives tags by their points, the most first and equals as sent.
func byPoints(tags []risk.TagDetail) []risk.TagDetail {
	sorted := slices.Clone(tags)
	slices.SortStableFunc(sorted, func(a, b risk.TagDetail) int { return b.Points - a.Points })
	return sorted
}
