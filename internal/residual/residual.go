// Package residual tells the auditor what the validator has found. The two do not
// know each other; commands and the service join them here.
package residual

import (
	"slices"
	"strings"

	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/risk"
	"github.com/privet-go/privet/validator"
)

// Leak gives the leak of a kind of finding. The level is that of the kind where it is
// empty. It reports whether the code is one of [validator.Kinds], and whether that gives
// anything away; where not, there is no leak.
func Leak(code validator.Code, level risk.Level, tags, where []string) (leak audit.Leak, known, leaks bool) {
	for k := range validator.Kinds() {
		if k.Code != code {
			continue
		}
		if !k.Leaks {
			return audit.Leak{}, true, false
		}
		if level == "" {
			level = risk.Level(k.Level)
		}
		l := audit.Leak{Tags: tags, Code: string(code), Level: level, Where: where, Action: strings.TrimSuffix(k.Remedy, "."), Reason: k.Doc + " " + k.Attack}
		for _, c := range k.Citations {
			l.Citations = append(l.Citations, risk.Citation{Standard: c.Standard, Citation: c.Reference})
		}
		return l, true, true
	}
	return audit.Leak{}, false, false
}

// Of gives the leaks of a report, in its order.
func Of(r *validator.TableReport) []audit.Leak {
	var leaks []audit.Leak
	for _, f := range r.Findings {
		var tags []string
		for _, l := range f.GivesAway {
			tags = append(tags, string(l))
		}
		where := f.Columns
		if len(r.Tables) > 1 {
			where = slices.Clone(where)
			for i := range where {
				where[i] = f.Table + ": " + where[i]
			}
		}
		if l, _, ok := Leak(f.Code, risk.Level(f.Level), tags, where); ok {
			leaks = append(leaks, l)
		}
	}
	return leaks
}

// isRemoved reports whether nothing stands in the place of the values of a column but that there were
// some. A policy that redacts what may not be kept does what removes it.
func isRemoved(c validator.ColumnSummary) bool {
	removes := slices.Contains([]string{"redact", "null", "replace"}, c.Operator)
	return c.State == validator.StateGone || c.State == validator.StateHidden && removes
}

// Before gives the labels of the columns of the originals, each once.
func Before(r *validator.TableReport) []string {
	var tags []string
	for _, t := range r.Tables {
		for _, c := range t.Columns {
			if tag := string(c.Label); c.Label != "NONE" && c.State != validator.StateEmpty && !slices.Contains(tags, tag) {
				tags = append(tags, tag)
			}
		}
	}
	return tags
}

// Tags gives the labels of the columns of the originals that are still there, each
// once, with what was found beside them, and those of them of which every column was
// masked.
func Tags(r *validator.TableReport) (tags, masked []string) {
	var clear []string
	add := func(list *[]string, tag string) {
		if !slices.Contains(*list, tag) {
			*list = append(*list, tag)
		}
	}
	for _, t := range r.Tables {
		for _, c := range t.Columns {
			if c.Label == "NONE" || c.State == validator.StateEmpty || isRemoved(c) {
				continue
			}
			add(&tags, string(c.Label))
			// Of a text parts are masked, and what is left of it is a finding.
			text := c.Label == "FREE_TEXT" && c.State == validator.StateMixed
			if (c.State == validator.StateClear || c.State == validator.StateMixed) && !text {
				add(&clear, string(c.Label))
			}
		}
	}
	for _, t := range tags {
		if !slices.Contains(clear, t) {
			masked = append(masked, t)
		}
	}
	for _, f := range r.Findings {
		for _, l := range f.GivesAway {
			add(&tags, string(l))
		}
	}
	return tags, masked
}
