package httpapi

import (
	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/registry"
	"github.com/privet-go/privet/risk"
	"github.com/privet-go/privet/validator"
	"strconv"
)

// completeEngines makes the engines that the options lack, if they have any. Otherwise
// all engines come from the registry.
func (s *service) completeEngines() (err error) {
	if s.profiler == nil && s.masker == nil && s.validator == nil {
		return nil
	}
	s.ownEngines, s.ownMasker = true, s.masker != nil
	if s.profiler == nil {
		if s.profiler, err = profiler.New(nil); err != nil {
			return err
		}
	}
	if s.masker == nil {
		if s.masker, err = masker.New(&masker.Options{Finder: s.profiler, Classifier: s.profiler, Policy: &masker.Policy{IDs: "mask"}}); err != nil {
			return err
		}
	}
	if s.validator == nil {
		s.validator, err = validator.New(&validator.Options{Masker: s.masker, Profiler: s.profiler})
	}
	return err
}

// at returns the service with the engines of a snapshot. One such copy answers a
// request, so that an answer never mixes two snapshots. The copy of the last snapshot
// is kept, since nearly all requests use the same one.
func (s *service) at(snapshot *registry.Snapshot) *service {
	if v := s.last.Load(); v != nil && v.snapshot == snapshot {
		return v
	}
	v := *s
	v.snapshot = snapshot
	v.revision = []string{strconv.Itoa(snapshot.Version)}
	v.labels = v.label
	v.catalogue = func() *risk.Catalogue { return snapshot.Risk }
	if !s.ownEngines {
		v.profiler, v.masker, v.validator = snapshot.Profiler, snapshot.Masker, snapshot.Validator
	}
	if v.assisted == nil {
		v.assisted = snapshot.Assisted
	}
	s.last.Store(&v)
	return &v
}

// label returns the label that a name, code or alias stands for.
func (s *service) label(name string) (privet.Label, bool) {
	if s.ownEngines || s.snapshot == nil {
		l, err := privet.ParseLabel(name)
		return l, err == nil
	}
	return s.snapshot.Label(name)
}

// rule returns the canonical name of a rule. It returns a name that it does not know as
// it is.
func (s *service) rule(name string) string {
	if label, ok := s.label(name); ok {
		return string(label)
	}
	return name
}
