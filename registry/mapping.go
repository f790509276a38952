package registry

// ordinaryWeight is the weight of ordinary personal data; package risk says why.
const ordinaryWeight = 0.8

var mappings = &kind[Mapping]{
	name:  "mapping",
	table: func(s *state) **table[Mapping] { return &s.mappings },
	meta:  func(r *Mapping) *Meta { return &r.Meta },
	clone: func(r Mapping) Mapping {
		r.Weight = copyOf(r.Weight)
		return r
	},
	check: func(d *draft, r *Mapping, f *faults) { r.check(d, f) },
	keys: func(r *Mapping) []key {
		return []key{{"category", r.StandardID + "\x00" + r.RecognizerID + "\x00" + r.Category}}
	},
}

func (r *Mapping) check(d *draft, f *faults) {
	if id := standards.canonicalID(r.StandardID); d.standards.byID[id] == nil {
		f.add(UnknownRecord, "standardId", "is not the id of a standard")
	} else {
		r.StandardID = id
	}
	if id := recognizers.canonicalID(r.RecognizerID); d.recognizers.byID[id] == nil {
		f.add(UnknownRecord, "recognizerId", "is not the id of a recognizer")
	} else {
		r.RecognizerID = id
	}
	checkName(f, "category", r.Category, true)
	checkText(f, "citation", r.Citation, MaxTextBytes)
	r.Weight = orDefault(r.Weight, ordinaryWeight)
	if w := *r.Weight; !(w >= 0 && w <= 1) {
		f.invalid("weight", "must be from 0 to 1")
	}
}
