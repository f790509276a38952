package main

import (
	"html"
	"io"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/markup/markuptest"
	"github.com/privet-go/privet/risk"
)

// filledReport is a report of which every field is value or n.
func filledReport(value string, n int) fileReport {
	var r fileReport
	markuptest.Fill(&r, value, n)
	r.options = new(risk.Options)
	markuptest.Fill(r.options, value, n)
	r.policy = map[string]any{"any": value}
	// The standards decide which laws are told.
	r.Risk.StandardBreakdown = map[string]int{"GDPR": n, "HIPAA": n}
	for _, t := range r.Risk.Tags {
		for i := range t.Standards {
			t.Standards[i].Standard = "GDPR"
		}
	}
	return r
}

// pagesOf are the pages that are made of a value alone, by what they are of.
func pagesOf(t *testing.T, value string, n int) map[string]string {
	t.Helper()
	var sections []section
	markuptest.Fill(&sections, value, n)
	r := filledReport(value, n)
	pages := map[string]string{}
	for name, write := range map[string]func(io.Writer) error{
		"report":   func(w io.Writer) error { return printPage(w, value, []fileReport{r, r}) },
		"sections": func(w io.Writer) error { return writeHTML(w, value, sections) },
	} {
		var b strings.Builder
		if err := write(&b); err != nil {
			t.Fatalf("%s of %q: %v", name, value, err)
		}
		pages[name] = b.String()
	}
	return pages
}

// TestNothingBecomesMarkup holds that pages have the same tags whatever their fields
// hold, and that they show it.
func TestNothingBecomesMarkup(t *testing.T) {
	for n := range 4 {
		plain := pagesOf(t, "x", n)
		for _, value := range markuptest.Hostile {
			for name, page := range pagesOf(t, value, n) {
				got, err := markuptest.Skeleton(page)
				if err != nil {
					t.Errorf("%s of %q, %d: %v", name, value, n, err)
					continue
				}
				if want, _ := markuptest.Skeleton(plain[name]); got != want {
					t.Errorf("%s of %q, %d: there are other tags than without it", name, value, n)
				}
				if !strings.Contains(html.UnescapeString(page), markuptest.Shown(value)) {
					t.Errorf("%s of %q, %d: it is not shown", name, value, n)
				}
			}
		}
	}
}

// TestPageIsWhole holds that every field that a report shows is shown.
func TestPageIsWhole(t *testing.T) {
	page := pagesOf(t, "x", 2)["report"]
	for _, want := range []string{
		"<title>x</title>", "<h1>x</h1>", "<h2>x</h2>", "<b>2 of 2</b><span>columns", "k = 2", "<b>Note.</b> x</p>", "2. x <span class=\"badge x\">x</span>",
		"Concerns:</b> x, x",
		"The least that is enough removes x and x and masks x and x", "Here that is x and x.", "population of 2, taken to be like", "<td>x <code>x</code></td>",
		"x0</code></td><td class=\"n\">2",
		"<caption>GDPR x</caption>", "If: x", "Nobody knows x and x;", "<tr><th>Kept for</th><td>2 days</td></tr>", "&#34;any&#34;: &#34;x&#34;",
		"Standards: GDPR: ", "; HIPAA: ",
	} {
		if !strings.Contains(page, want) {
			t.Errorf("there is no %s", want)
		}
	}
	if got := strings.Count(page, "<svg"); got != 10 {
		t.Errorf("%d drawings, want five for each file", got)
	}
}
