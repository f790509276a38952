package main

import (
	"fmt"
	"html"
	"html/template"
	"math"
	"slices"
	"strings"

	"github.com/privet-go/privet/risk"
)

// The charts are plain SVG, written into the page, with their numbers beside them
// as text: they need no script, no font and no network, and print as they look.

// A bar is one line of a chart.
type bar struct {
	label string
	from  float64 // where the bar begins, for a chart that climbs
	value float64 // how long it is
	text  string  // behind it
	class string  // of the style sheet: low, medium, high, critical or factor
}

const (
	chartWidth  = 720
	barHeight   = 22
	barGap      = 8
	labelWidth  = 230
	valueWidth  = 110
	chartMargin = 18 // above and below, for the scale
)

// barChart draws bars on a scale from 0 to 100, with lines at the marks.
func barChart(title string, bars []bar, marks []float64) template.HTML {
	if len(bars) == 0 {
		return ""
	}
	plot := float64(chartWidth - labelWidth - valueWidth)
	x := func(v float64) float64 { return labelWidth + plot*math.Min(1, v/100) }
	height := 2*chartMargin + len(bars)*(barHeight+barGap)
	var b strings.Builder
	svg(&b, title, chartWidth, height)
	for _, m := range marks {
		fmt.Fprintf(&b, `<line class="grid" x1="%.1f" y1="%d" x2="%.1f" y2="%d"/><text class="tick" x="%.1f" y="12" text-anchor="middle">%s</text>`,
			x(m), chartMargin, x(m), height-chartMargin, x(m), brief(m))
	}
	for i, br := range bars {
		y := chartMargin + barGap/2 + i*(barHeight+barGap)
		middle := y + barHeight - 7
		fmt.Fprintf(&b, `<text class="label" x="%d" y="%d" text-anchor="end">%s</text>`, labelWidth-10, middle, html.EscapeString(short(br.label)))
		width := math.Max(1, x(br.from+br.value)-x(br.from))
		if br.value == 0 {
			width = 0
		}
		fmt.Fprintf(&b, `<rect class="%s" x="%.1f" y="%d" width="%.1f" height="%d" rx="2"/>`, br.class, x(br.from), y, width, barHeight)
		fmt.Fprintf(&b, `<text class="value" x="%.1f" y="%d">%s</text>`, x(br.from+br.value)+8, middle, html.EscapeString(br.text))
	}
	b.WriteString("</svg>")
	return template.HTML(b.String())
}

// brief is a number without needless decimals.
func brief(f float64) string { return strings.TrimSuffix(fmt.Sprintf("%.1f", f), ".0") }

// short is a label that fits beside its bar.
func short(s string) string {
	const most = 30
	runes := []rune(s)
	if len(runes) <= most {
		return s
	}
	return string(runes[:most-1]) + "…"
}

// svg begins a drawing that says in words what it shows.
func svg(b *strings.Builder, title string, width, height int) {
	fmt.Fprintf(b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img" aria-label="%s">`,
		width, height, width, height, html.EscapeString(title))
}

// class is the style of a level.
func class(l risk.Level) string { return strings.ToLower(string(l)) }

// scale draws the levels from 0 to 100 with the score on it, and the score after
// the policy where it differs.
func scale(score, after int) template.HTML {
	const left, right, top, thick = 20, 700, 44, 26
	x := func(v int) float64 { return left + float64(right-left)*float64(v)/100 }
	var b strings.Builder
	svg(&b, fmt.Sprintf("The score is %d of 100, %s.", score, risk.LevelOf(score)), chartWidth, 104)
	for _, z := range []struct {
		from, to int
		level    risk.Level
	}{{0, 30, risk.Low}, {30, 60, risk.Medium}, {60, 80, risk.High}, {80, 100, risk.Critical}} {
		fmt.Fprintf(&b, `<rect class="%s" x="%.1f" y="%d" width="%.1f" height="%d"/>`, class(z.level), x(z.from), top, x(z.to)-x(z.from), thick)
		fmt.Fprintf(&b, `<text class="zone" x="%.1f" y="%d" text-anchor="middle">%s</text>`, (x(z.from)+x(z.to))/2, top+thick-8, z.level)
		fmt.Fprintf(&b, `<text class="tick" x="%.1f" y="%d" text-anchor="middle">%d</text>`, x(z.from), top+thick+16, z.from)
	}
	fmt.Fprintf(&b, `<text class="tick" x="%.1f" y="%d" text-anchor="middle">100</text>`, x(100), top+thick+16)
	mark := func(v int, text string, above bool) {
		anchor := "middle"
		switch {
		case v > 85:
			anchor = "end"
		case v < 15:
			anchor = "start"
		}
		if above {
			fmt.Fprintf(&b, `<path class="mark" d="M %.1f %d l -8 -12 h 16 z"/><text class="now" x="%.1f" y="%d" text-anchor="%s">%s</text>`, x(v), top, x(v), top-18, anchor, text)
		} else {
			fmt.Fprintf(&b, `<path class="mark after" d="M %.1f %d l -7 10 h 14 z"/><text class="then" x="%.1f" y="%d" text-anchor="%s">%s</text>`, x(v), top+thick, x(v), top+thick+28, anchor, text)
		}
	}
	mark(score, fmt.Sprintf("now %d", score), true)
	if after != score {
		mark(after, fmt.Sprintf("%d with the policy", after), false)
	}
	b.WriteString("</svg>")
	return template.HTML(b.String())
}

// standardsChart draws the score under each standard.
func standardsChart(d risk.Details) template.HTML {
	var bars []bar
	for _, s := range d.Standards {
		bars = append(bars, bar{label: s.Standard, value: float64(s.Score), text: fmt.Sprintf("%d  %s", s.Score, s.Level), class: class(s.Level)})
	}
	return barChart("The score under each standard", bars, []float64{0, 30, 60, 80, 100})
}

// tagsChart draws what each tag scores alone, the highest first.
func tagsChart(d risk.Details) template.HTML {
	tags := slices.Clone(d.Tags)
	slices.SortStableFunc(tags, func(a, b risk.TagDetail) int { return b.Risk - a.Risk })
	var bars []bar
	for _, t := range tags {
		text := fmt.Sprintf("%d  %s", t.Risk, t.Level)
		if t.Masked {
			text += ", masked"
		}
		if t.Risk > 0 {
			bars = append(bars, bar{label: t.Tag, value: float64(t.Risk), text: text, class: class(t.Level)})
		}
	}
	if len(bars) > mostBars {
		bars = bars[:mostBars]
	}
	return barChart("What each kind of data scores alone", bars, []float64{0, 30, 60, 80, 100})
}

// mostBars is how many bars a chart of tags has; the tables have them all.
const mostBars = 20

// partsChart draws how the score is climbed: what each tag and each factor adds to
// those before it, the most first among the tags.
func partsChart(d risk.Details) template.HTML {
	parts := byPoints(d.Tags)
	var bars []bar
	at, rest, more := 0, 0, 0
	add := func(label string, points int, class string) {
		bars = append(bars, bar{label: label, from: float64(at), value: float64(points), text: fmt.Sprintf("+%d", points), class: class})
		at += points
	}
	for _, t := range parts {
		if t.Points == 0 {
			continue
		}
		if len(bars) >= mostBars {
			rest += t.Points
			more++
			continue
		}
		add(t.Tag, t.Points, class(t.Level))
	}
	if more > 0 {
		add(plural(more, "other tag"), rest, "low")
	}
	for _, f := range d.Factors {
		if f.Points > 0 {
			add(inWords(f.Factor), f.Points, "factor")
		}
	}
	return barChart(fmt.Sprintf("The parts of the score, which add up to %d", d.OverallRiskScore), bars, []float64{0, 20, 40, 60, 80, 100})
}

// classesChart draws how many records are in classes of which size.
func classesChart(r *risk.Reidentification) template.HTML {
	if r == nil || r.Rows == 0 {
		return ""
	}
	buckets := []struct {
		label string
		to    int64
		class string
		rows  int64
	}{
		{label: "alone (1)", to: 1, class: "critical"}, {label: "2 alike", to: 2, class: "critical"}, {label: "3–4 alike", to: 4, class: "high"},
		{label: "5–10 alike", to: 10, class: "medium"}, {label: "11–49 alike", to: 49, class: "low"}, {label: "50 alike or more", to: math.MaxInt64, class: "low"},
	}
	for _, h := range r.Histogram {
		for i := range buckets {
			if h.Size <= buckets[i].to {
				buckets[i].rows += h.Size * h.Classes
				break
			}
		}
	}
	var bars []bar
	for _, k := range buckets {
		share := 100 * float64(k.rows) / float64(r.Rows)
		bars = append(bars, bar{label: k.label, value: share, text: fmt.Sprintf("%s (%.1f %%)", thousands(k.rows), share), class: k.class})
	}
	return barChart("Records by how many are alike in their quasi-identifiers", bars, []float64{0, 25, 50, 75, 100})
}
