package registry

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/strictjson"
	"github.com/privet-go/privet/risk"
)

// A Source is a table or a file of a dataset.
type Source struct {
	// Name is unique in the dataset. One source may have none.
	Name string `json:"name"`

	// Labels says how many columns carry each label, and Masked of which labels all data
	// is masked.
	Labels map[privet.Label]int `json:"labels"`
	Masked []privet.Label       `json:"masked"`
}

func (s Source) clone() Source {
	return Source{s.Name, maps.Clone(s.Labels), slices.Clone(s.Masked)}
}

// check brings the labels into their one spelling. Counts of two spellings of a label are
// added up. The path is in front of that of a fault.
func (s *Source) check(d *draft, path string, f *faults) {
	if len(s.Labels) > MaxDatasetLabels || len(s.Masked) > MaxDatasetLabels {
		f.add(LimitExceeded, path+"labels", "has more than %d labels, or masked has", MaxDatasetLabels)
		return
	}
	labels := make(map[privet.Label]int, len(s.Labels))
	for _, name := range slices.Sorted(maps.Keys(s.Labels)) {
		n := s.Labels[name]
		l, ok := d.label(string(name))
		if !ok {
			f.add(UnknownLabel, path+"labels."+nameOrKey(string(name)), "is no label")
		}
		if n < 0 || n > math.MaxInt32 {
			f.invalid(path+"labels", "has a count that is not in 0–%d", math.MaxInt32)
		}
		labels[l] = min(labels[l]+n, math.MaxInt32)
	}
	masked := make([]privet.Label, 0, len(s.Masked))
	for i, name := range s.Masked {
		l, ok := d.label(string(name))
		if !ok {
			f.add(UnknownLabel, path+"masked["+itoa(i)+"]", "is no label")
		}
		masked = append(masked, l)
	}
	slices.Sort(masked)
	s.Labels, s.Masked = labels, slices.Compact(masked)
}

// hasRaw reports whether the source has data of a label that is not masked.
func (s *Source) hasRaw(l privet.Label) bool {
	return s.Labels[l] > 0 && !slices.Contains(s.Masked, l)
}

// parts gives the sources of a dataset. One that names none has one without a name.
func (r *Dataset) parts() []Source {
	if r.Sources != nil || len(r.Labels)+len(r.Masked) == 0 {
		return r.Sources
	}
	return []Source{{Labels: r.Labels, Masked: r.Masked}}
}

// setSources makes a dataset of its sources: their labels are added up, and masked is
// what none of them has as it is. A dataset that has no source with a name lists none.
func (r *Dataset) setSources(sources []Source) {
	slices.SortStableFunc(sources, func(a, b Source) int { return cmp.Compare(a.Name, b.Name) })
	r.Sources, r.Labels, r.Masked = sources, map[privet.Label]int{}, []privet.Label{}
	for i := range sources {
		for l, n := range sources[i].Labels {
			r.Labels[l] = min(r.Labels[l]+n, math.MaxInt32)
		}
		r.Masked = append(r.Masked, sources[i].Masked...)
	}
	slices.Sort(r.Masked)
	r.Masked = slices.DeleteFunc(slices.Compact(r.Masked), func(l privet.Label) bool {
		return slices.ContainsFunc(sources, func(s Source) bool { return s.hasRaw(l) })
	})
	if len(sources) == 0 || len(sources) == 1 && sources[0].Name == "" {
		r.Sources = nil
	}
}

// merge adds a look to its source.
func (r *Dataset) merge(look *Look) {
	sources := r.parts()
	i := slices.IndexFunc(sources, func(s Source) bool { return s.Name == look.Source })
	if i < 0 {
		i, sources = len(sources), append(sources, Source{Name: look.Source})
	}
	s := sources[i].clone()
	if s.Labels == nil {
		s.Labels = map[privet.Label]int{}
	}
	for l, n := range look.Labels {
		before := s.Labels[l]
		s.Labels[l] = max(before, n)
		if slices.Contains(look.Hidden, l) {
			if before == 0 && n > 0 && !slices.Contains(s.Masked, l) {
				s.Masked = append(s.Masked, l)
			}
			continue
		}
		s.Masked = slices.DeleteFunc(s.Masked, func(m privet.Label) bool { return m == l && n > 0 })
		if n > 0 && slices.Contains(look.Masked, l) {
			s.Masked = append(s.Masked, l)
		}
	}
	slices.Sort(s.Masked)
	s.Masked = orNone(s.Masked)
	sources[i] = s
	r.setSources(sources)
}

// orNone has JSON show no labels as [].
func orNone(list []privet.Label) []privet.Label {
	if list == nil {
		return []privet.Label{}
	}
	return list
}

// A PastScore is what a dataset scored at the end of a day, or until now.
type PastScore struct {
	Date   string         `json:"date"` // such as 2026-11-30, in UTC
	Score  int            `json:"score"`
	Labels []privet.Label `json:"labels"` // what was known to be there, in alphabetical order
}

// look notes the score of today if it differs from the last one, or what it rests on does.
// A day has one entry, so that many looks do not push the past out.
func (r *Dataset) look(catalogue *risk.Catalogue, now time.Time) {
	labels, masked := []privet.Label{}, []string{}
	for l, n := range r.Labels {
		if n > 0 {
			labels = append(labels, l)
		}
	}
	slices.Sort(labels)
	tags := make([]string, len(labels))
	for i, l := range labels {
		tags[i] = string(l)
	}
	for _, l := range r.Masked {
		masked = append(masked, string(l))
	}
	score := risk.Score(tags, &risk.Options{Catalogue: catalogue, Masked: masked, Standards: r.Standards, Factors: &r.Factors, Now: now}).OverallRiskScore
	entry := PastScore{dayOf(now), score, labels}
	n := len(r.History)
	switch {
	case n > 0 && r.History[n-1].Score == score && slices.Equal(r.History[n-1].Labels, labels):
		return
	case n > 0 && r.History[n-1].Date == entry.Date:
		r.History[n-1] = entry
	default:
		r.History = append(r.History, entry)
	}
	r.History = r.History[max(0, len(r.History)-MaxHistory):]
}

// checkPast notes what is wrong with the past of a dataset that comes in a catalogue.
func (r *Dataset) checkPast(f *faults) {
	day := func(path, s string) {
		if _, err := time.Parse(time.DateOnly, s); s != "" && err != nil {
			f.invalid(path, "must be a day, such as 2026-01-31")
		}
	}
	day("lastUsed", r.LastUsed)
	if len(r.History) > MaxHistory {
		f.add(LimitExceeded, "history", "has more than %d entries", MaxHistory)
		return
	}
	for i, h := range r.History {
		path := "history[" + itoa(i) + "]."
		day(path+"date", h.Date)
		if h.Score < 0 || h.Score > 100 {
			f.invalid(path+"score", "must be from 0 to 100")
		}
		if len(h.Labels) > MaxDatasetLabels || slices.ContainsFunc(h.Labels, func(l privet.Label) bool { return !l.IsWellFormed() }) {
			f.invalid(path+"labels", "must be names of at most %d labels", MaxDatasetLabels)
		}
	}
}

// dayOf is the day of a time.
func dayOf(t time.Time) string { return t.UTC().Format(time.DateOnly) }

// lastUsed is the day of the last use. Datasets of before there was one have that of the
// last write.
func (r *Dataset) lastUsed() string {
	return cmp.Or(r.LastUsed, dayOf(r.UpdatedAt))
}

// DatasetDays is for how many days after its last use a dataset is kept, unless
// [Options] say otherwise.
const DatasetDays = 90

func (r *Registry) today() string { return dayOf(r.now()) }

// oldest is the day before which a dataset must have been used last to be at its end.
func (r *Registry) oldest() string {
	if r.datasetDays < 0 {
		return ""
	}
	return dayOf(r.now().AddDate(0, 0, -r.datasetDays))
}

// end takes the datasets out that are at their end. Ends come with the days, so that one
// look a day is enough. The caller holds working.
func (r *Registry) end(d *draft) {
	if r.ended == r.today() {
		return
	}
	d.effect = newEffect()
	oldest := r.oldest()
	for id, record := range d.base.datasets.byID.all() {
		if datasets.ended(record, oldest) {
			datasets.remove(d, id)
		}
	}
}

// nameOrKey is a key as its writer has it where it can only be a name, and "?" otherwise.
func nameOrKey(key string) string {
	if !strictjson.IsName(key) {
		return "?"
	}
	return key
}
