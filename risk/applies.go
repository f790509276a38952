package risk

import (
	"fmt"
	"slices"

	"github.com/privet-go/privet"
)

// judgeStandards says how far each standard is about the data set: not at all where it does not
// apply.
func (a *assessment) judgeStandards(opts *Options) {
	c := a.catalogue
	a.assumed = opts.Standards == nil
	a.about = make([]share, len(c.standards))
	a.applying = c.applying(opts.Standards)
	for _, i := range a.applying {
		switch s := &c.standards[i]; {
		case s.Sector != "" && opts.Factors != nil && opts.Factors.Sector == s.Sector:
			a.about[i] = whole
		default:
			a.about[i] = a.have.of(c.about[i])
		}
	}
}

// Applies reports whether a standard, by its name, is one that applies: one of Standards, or any where
// that is nil. It is false for a name that no standard of the catalogue has.
func (o *Options) Applies(name string) bool {
	if o == nil {
		o = &Options{}
	}
	c := o.catalogue()
	return slices.Contains(c.applying(o.Standards), c.standardNamed(name))
}

// standardFaults gives the [*FieldError] of every name that is no standard's.
func (c *Catalogue) standardFaults(names []string) []error {
	var errs []error
	for i, name := range names {
		if c.standardLike(name) < 0 {
			errs = append(errs, &FieldError{fmt.Sprintf("standards[%d]", i), "must be the name of a standard"})
		}
	}
	if names != nil && len(names) == 0 {
		errs = append(errs, &FieldError{"standards", "must name a standard"})
	}
	return errs
}

// entry gives the entry that a tag counts as, or nil: the one that it names, and for UNKNOWN that
// of its likeliest candidate.
func (o *Options) entry(c *Catalogue, tag string) *entry {
	e := c.find(tag)
	if e == nil || e.Label != privet.Unknown {
		return e
	}
	for _, name := range o.Candidates {
		if likely := c.find(name); likely != nil && likely.Label != privet.None {
			return likely
		}
	}
	return e
}
