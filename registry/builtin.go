package registry

import (
	"sync"
	"time"

	"github.com/google/uuid"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/risk"
)

// namespace is that of the version-5 UUIDs of built-in records, itself one of
// version 5 in the namespace of URLs. The names in it are
//
//	standard/GDPR
//	recognizer/EMAIL_ADDRESS
//	mapping/GDPR/EMAIL_ADDRESS/any
//
// with the code that the catalogue of package risk has for the category at the end
// of a mapping. So they are the same everywhere and for ever.
var namespace = uuid.NewSHA1(uuid.NameSpaceURL, []byte("https://github.com/privet-go/privet"))

// builtInSince is when built-in records were created, as they have it.
var builtInSince = time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC)

// builtInMeta is the meta of a built-in record that nobody has changed.
func builtInMeta(name string) Meta {
	return Meta{
		ID: uuid.NewSHA1(namespace, []byte(name)).String(), Version: 1,
		CreatedAt: builtInSince, UpdatedAt: builtInSince, BuiltIn: true,
	}
}

// A builtIns is what comes with the program. It never changes.
type builtIns struct {
	*state

	// What the records leave out.
	standardVersions map[string]string                // by the ID of the standard
	finders          map[string][]profiler.Recognizer // by the ID of the recognizer
	labels           map[string]privet.Label          // by the ID of the recognizer
	order            map[string]int                   // of mappings in package risk
	codes            []string                         // of mappings, in that order
	orderOfStandards map[string]int
	reasons          map[privet.Label]string
}

// builtIn gives the built-in records, made of the catalogue of package risk: each
// label has a recognizer.
var builtIn = sync.OnceValue(func() *builtIns {
	empty := &state{
		standards: newTable[Standard](), recognizers: newTable[Recognizer](),
		mappings: newTable[Mapping](), datasets: newTable[Dataset](),
		version: 1, gone: map[string]int{}, labels: labelsInUse{}, active: map[privet.Label]int{},
	}
	b := &builtIns{
		standardVersions: map[string]string{}, finders: map[string][]profiler.Recognizer{},
		labels: map[string]privet.Label{}, order: map[string]int{}, orderOfStandards: map[string]int{},
		reasons: map[privet.Label]string{},
	}
	d := newDraft(empty)
	d.effect = newEffect()
	records := risk.BuiltIn().Records()
	finders := map[privet.Label][]profiler.Recognizer{}
	for _, r := range profiler.Recognizers() {
		finders[r.Label] = append(finders[r.Label], r)
	}
	idOfStandard, idOfLabel := map[string]string{}, map[privet.Label]string{}
	for i, s := range records.Standards {
		weight := s.Weight
		r := &Standard{
			Meta: builtInMeta("standard/" + s.Name), Name: s.Name, Title: s.Title,
			Description: s.Version, Jurisdiction: s.Jurisdiction, Weight: &weight, URL: s.URL,
			About: groupsOf(s.About), Sector: s.Sector,
		}
		b.standardVersions[r.ID], b.orderOfStandards[r.ID], idOfStandard[s.Name] = s.Version, i, r.ID
		standards.put(d, r)
	}
	for _, k := range records.Kinds {
		b.reasons[k.Label] = k.Reason
		if k.Label == privet.None || k.Label == privet.Unknown {
			continue
		}
		sensitivity, enabled := k.Sensitivity, true
		r := &Recognizer{
			Meta: builtInMeta("recognizer/" + string(k.Label)), Name: string(k.Label), Code: k.Label.Code(), Label: k.Label,
			Category: k.Category, Sensitivity: &sensitivity, Description: k.Label.Doc(), Enabled: &enabled,
			Patterns: []Pattern{}, DenyList: []string{}, AllowList: []string{}, Context: []string{}, Headers: []string{},
		}
		b.finders[r.ID], b.labels[r.ID], idOfLabel[k.Label] = finders[k.Label], k.Label, r.ID
		recognizers.put(d, r)
	}
	for i, m := range records.Mappings {
		weight := m.Weight
		r := &Mapping{
			Meta:       builtInMeta("mapping/" + m.Standard + "/" + string(m.Label) + "/" + m.Code),
			StandardID: idOfStandard[m.Standard], RecognizerID: idOfLabel[m.Label], Category: m.Category, Citation: m.Citation, Weight: &weight,
			Jurisdiction: m.Jurisdiction, Evidence: m.Evidence, Edition: m.Edition, Checked: m.Checked,
			Scope: m.Scope, Condition: m.Condition, Needs: groupsOf(m.Needs),
		}
		b.order[r.ID], b.codes = i, append(b.codes, m.Code)
		mappings.put(d, r)
	}
	b.state = d.seal()
	return b
})

// groupsOf copies the groups of labels of a condition.
func groupsOf(needs []risk.Group) [][]string {
	var list [][]string
	for _, g := range needs {
		list = append(list, append([]string(nil), g...))
	}
	return list
}

// isBuiltIn reports whether the ID is that of a built-in record.
func isBuiltIn(id string) bool {
	b := builtIn()
	return b.standards.byID.get(id) != nil || b.recognizers.byID.get(id) != nil || b.mappings.byID.get(id) != nil
}
