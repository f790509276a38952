package main

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/privet-go/privet/internal/markup"
	"github.com/privet-go/privet/risk"
)

// The charts are plain SVG in the page, with their numbers beside them as text: they need
// no script, no font and no network, and print as they look.

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
func barChart(p *markup.Page, title string, bars []bar, marks []float64) {
	if len(bars) == 0 {
		return
	}
	plot := float64(chartWidth - labelWidth - valueWidth)
	x := func(v float64) float64 { return labelWidth + plot*math.Min(1, v/100) }
	height := 2*chartMargin + len(bars)*(barHeight+barGap)
	beginDrawing(p, title, chartWidth, height)
	for _, m := range marks {
		at := tenths(x(m))
		p.Add(`<line class="grid" x1="{}" y1="{}" x2="{}" y2="{}"/><text class="tick" x="{}" y="12" text-anchor="middle">{}</text>`,
			at, chartMargin, at, height-chartMargin, at, brief(m))
	}
	for i, br := range bars {
		y := chartMargin + barGap/2 + i*(barHeight+barGap)
		middle := y + barHeight - 7
		p.Add(`<text class="label" x="{}" y="{}" text-anchor="end">{}</text>`, labelWidth-10, middle, short(br.label))
		width := math.Max(1, x(br.from+br.value)-x(br.from))
		if br.value == 0 {
			width = 0
		}
		p.Add(`<rect class="{}" x="{}" y="{}" width="{}" height="{}" rx="2"/>`, br.class, tenths(x(br.from)), y, tenths(width), barHeight)
		p.Add(`<text class="value" x="{}" y="{}">{}</text>`, tenths(x(br.from+br.value)+8), middle, br.text)
	}
	p.Add("</svg>")
}

// tenths formats a number with one decimal.
func tenths(f float64) string { return decimals(f, 1) }

// brief formats a number with at most one decimal.
func brief(f float64) string { return strings.TrimSuffix(fmt.Sprintf("%.1f", f), ".0") }

// short shortens a label to the room beside its bar.
func short(s string) string {
	const most = 30
	runes := []rune(s)
	if len(runes) <= most {
		return s
	}
	return string(runes[:most-1]) + "…"
}

// beginDrawing begins a drawing with a title, which describes it in words.
func beginDrawing(p *markup.Page, title string, width, height int) {
	p.Add(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" width="{}" height="{}" role="img" aria-label="{}">`,
		width, height, width, height, title)
}

// class returns the style of a level.
func class(l risk.Level) string { return strings.ToLower(string(l)) }

// scale draws the levels from 0 to 100 with the score on it, and the score under the
// policy if it differs.
func scale(p *markup.Page, score, after int) {
	const left, right, top, thick = 20, 700, 44, 26
	x := func(v int) float64 { return left + float64(right-left)*float64(v)/100 }
	beginDrawing(p, fmt.Sprintf("The score is %d of 100, %s.", score, risk.LevelOf(score)), chartWidth, 104)
	for _, z := range []struct {
		from, to int
		level    risk.Level
	}{{0, 30, risk.Low}, {30, 60, risk.Medium}, {60, 80, risk.High}, {80, 100, risk.Critical}} {
		p.Add(`<rect class="{}" x="{}" y="{}" width="{}" height="{}"/>`, class(z.level), tenths(x(z.from)), top, tenths(x(z.to)-x(z.from)), thick)
		p.Add(`<text class="zone" x="{}" y="{}" text-anchor="middle">{}</text>`, tenths((x(z.from)+x(z.to))/2), top+thick-8, z.level)
		p.Add(`<text class="tick" x="{}" y="{}" text-anchor="middle">{}</text>`, tenths(x(z.from)), top+thick+16, z.from)
	}
	p.Add(`<text class="tick" x="{}" y="{}" text-anchor="middle">100</text>`, tenths(x(100)), top+thick+16)
	anchor := func(v int) string {
		switch {
		case v > 85:
			return "end"
		case v < 15:
			return "start"
		}
		return "middle"
	}
	at := tenths(x(score))
	p.Add(`<path class="mark" d="M {} {} l -8 -12 h 16 z"/><text class="now" x="{}" y="{}" text-anchor="{}">now {}</text>`,
		at, top, at, top-18, anchor(score), score)
	if after != score {
		at := tenths(x(after))
		p.Add(`<path class="mark after" d="M {} {} l -7 10 h 14 z"/><text class="then" x="{}" y="{}" text-anchor="{}">{} with the policy</text>`,
			at, top+thick, at, top+thick+28, anchor(after), after)
	}
	p.Add("</svg>")
}

// standardsChart draws the score under each standard.
func standardsChart(p *markup.Page, d risk.Details) {
	var bars []bar
	for _, s := range d.Standards {
		bars = append(bars, bar{label: s.Standard, value: float64(s.Score), text: fmt.Sprintf("%d  %s", s.Score, s.Level), class: class(s.Level)})
	}
	barChart(p, "The score under each standard", bars, []float64{0, 30, 60, 80, 100})
}

// tagsChart draws what each tag scores alone, the highest first.
func tagsChart(p *markup.Page, d risk.Details) {
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
	barChart(p, "What each kind of data scores alone", bars, []float64{0, 30, 60, 80, 100})
}

// mostBars bounds the bars of a chart of tags. The tables have all tags.
const mostBars = 20

// partsChart draws the parts of the score: what each tag and each factor adds to those
// before it. Tags come first, the largest part first.
func partsChart(p *markup.Page, d risk.Details) {
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
	barChart(p, fmt.Sprintf("The parts of the score, which add up to %d", d.OverallRiskScore), bars, []float64{0, 20, 40, 60, 80, 100})
}

// classesChart draws how many records are in classes of each size.
func classesChart(p *markup.Page, r *risk.Reidentification) {
	if r.Rows == 0 {
		return
	}
	buckets := []struct {
		label string
		to    int64
		class string
		rows  int64
	}{
		{label: "alone (1)", to: 1, class: "critical"}, {label: "2 alike", to: 2, class: "critical"}, {label: "3–4 alike", to: 4, class: "high"},
		{label: "5–10 alike", to: 10, class: "medium"}, {label: "11–49 alike", to: 49, class: "low"},
		{label: "50 alike or more", to: math.MaxInt64, class: "low"},
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
	barChart(p, "Records by how many are alike in their quasi-identifiers", bars, []float64{0, 25, 50, 75, 100})
}
