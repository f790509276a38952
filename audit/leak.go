package audit

import (
	"fmt"
	"slices"
	"strings"

	"github.com/privet-go/privet/risk"
)

// A Leak is a way in which data that is masked can be learned all the same, as a
// check of the masked data has found it, such as a finding of package validator.
// The zero value says nothing of any tag, and is not looked at.
type Leak struct {
	// Tags are what is given away. Those that are not among the tags of the data
	// set are not looked at.
	Tags []string

	// Code names the kind of leak. Leaks of one code are one recommendation.
	Code string

	// Level is how bad it is, and the priority of the recommendation. What is
	// given away at Low still counts as masked, all else as not masked. Empty:
	// what the tags score.
	Level risk.Level

	// Where says in which columns it is. Nil: nobody has said.
	Where []string

	// Action and Reason are what to do about it, and a sentence or two why. The
	// first leak of a code that has them is taken. Empty: those of the scenario.
	Action, Reason string

	// Citations are what the leak touches. Nil: the articles of the scenario.
	// Those of standards that the catalogue does not have are left out.
	Citations []risk.Citation
}

// A leakGroup is what the leaks of one code say together.
type leakGroup struct {
	Leak
	levels []risk.Level // by Leak.Tags
}

// groupLeaks joins the leaks of each code, in the order in which the codes are met
// first.
func groupLeaks(leaks []Leak) []leakGroup {
	var groups []leakGroup
	at := map[string]int{} // by code
	where, cited := map[[2]string]bool{}, map[[3]string]bool{}
	for _, l := range leaks {
		i, known := at[l.Code]
		if !known {
			i = len(groups)
			at[l.Code] = i
			groups = append(groups, leakGroup{Leak: Leak{Code: l.Code, Level: l.Level}})
		}
		g := &groups[i]
		for _, tag := range l.Tags {
			g.Tags = append(g.Tags, tag)
			g.levels = append(g.levels, l.Level)
		}
		for _, w := range l.Where {
			if key := [2]string{l.Code, w}; !where[key] {
				where[key] = true
				g.Where = append(g.Where, w)
			}
		}
		for _, c := range l.Citations {
			if key := [3]string{l.Code, c.Standard, c.Citation}; !cited[key] {
				cited[key] = true
				g.Citations = append(g.Citations, c)
			}
		}
		switch {
		case g.Level == "" || l.Level == "":
			g.Level = "" // what the tags score
		case rank(l.Level) > rank(g.Level):
			g.Level = l.Level
		}
		if g.Action == "" {
			g.Action = l.Action
		}
		if g.Reason == "" {
			g.Reason = l.Reason
		}
	}
	return groups
}

// shownColumns is how many names of columns a reason has.
const shownColumns = 8

// reason says why, and where.
func (g *leakGroup) reason() string {
	s := g.Reason
	if s == "" {
		s = "What was masked can still be learned, so it counts as not masked."
	}
	if len(g.Where) == 0 {
		return s
	}
	where := g.Where
	if more := len(where) - shownColumns; more > 0 {
		where = append(slices.Clone(where[:shownColumns]), fmt.Sprintf("%d more", more))
	}
	noun := "column"
	if len(g.Where) > 1 {
		noun = "columns"
	}
	return fmt.Sprintf("%s It is in the %s %s.", strings.TrimSpace(s), noun, list(where))
}

// residualData gives a finding for each kind of leak. It is cured alone, so that
// a tag which leaks in two ways is masked only when both are cured.
func residualData(c *inspection) []finding {
	var found []finding
	for _, g := range c.residual {
		labels := map[string]bool{}
		for _, tag := range g.Tags {
			if k, ok := c.catalogue.Kind(tag); ok {
				labels[string(k.Label)] = true
			}
		}
		tags := c.tagsWhere(func(k known) bool { return labels[string(k.kind.Label)] })
		if len(tags) == 0 {
			continue
		}
		found = append(found, finding{
			tags: tags, action: g.Action, cite: g.Citations, priority: g.Level,
			reason: g.reason(), after: c.curing(g.Code),
		})
	}
	return found
}

// curing is s with one kind of leak mended.
func (s *state) curing(code string) *state {
	t := s.with(func(k *known) {
		rest := slices.DeleteFunc(slices.Clone(k.leaks), func(c string) bool { return c == code })
		if len(rest) < len(k.leaks) && len(rest) == 0 {
			k.masked = true
		}
		k.leaks = rest
	})
	t.residual = slices.DeleteFunc(slices.Clone(s.residual), func(g leakGroup) bool { return g.Code == code })
	return t
}

// leaking gives by label the kinds of leak for which it counts as not masked.
func leaking(groups []leakGroup, catalogue *risk.Catalogue) map[string][]string {
	leaks := map[string][]string{}
	for _, g := range groups {
		for i, tag := range g.Tags {
			k, ok := catalogue.Kind(tag)
			if label := string(k.Label); ok && g.levels[i] != risk.Low && !slices.Contains(leaks[label], g.Code) {
				leaks[label] = append(leaks[label], g.Code)
			}
		}
	}
	return leaks
}

// Holding gives those of the tags whose masking holds: that are said to be masked,
// and of which no leak at Medium or above is known. They are what [risk.Options] has as
// Masked when the data set is scored as it is. It is safe for concurrent use by
// multiple goroutines.
func Holding(tags []string, opts *Options) []string {
	_, masked := newState(tags, opts).tags()
	return masked
}
