package registry

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"github.com/google/uuid"
)

// A kind is all that the registry knows of standards, recognizers, mappings or
// datasets that is not true of the others. The kinds are the same in every
// registry and never change.
type kind[T any] struct {
	name string // in words: "standard"

	// table gives the place of the table in a state.
	table func(*state) **table[T]

	meta func(*T) *Meta

	// clone copies a record with all that it points at.
	clone func(T) T

	// check fills in what a record leaves open and notes what is wrong with it. It
	// may change the record and nothing else.
	check func(d *draft, r *T, f *faults)

	// keys are what no two records may share, each with the field that it is of.
	keys func(*T) []key

	// changed is told of each write, with nil for what there was not before or is
	// not after it. It may be nil.
	changed func(d *draft, before, after *T)

	// users gives the mappings that a record cannot be deleted without. It may be
	// nil.
	users func(d *draft, id string) []string

	// named says that a client chooses the IDs, and so they can come back.
	named bool

	// ended reports whether a record that was last used before a day is at its end. It may
	// be nil.
	ended func(r *T, oldest string) bool

	// texts are searched for the words of [List.Search].
	texts func(*T) []string
}

// A key is unique among the records of a kind.
type key struct{ path, value string }

// of gives the table of a state.
func (k *kind[T]) of(s *state) *table[T] { return *k.table(s) }

// read gives a copy of a record for who has asked for it, with what is told there alone.
func (k *kind[T]) read(r *T) T {
	c := k.clone(*r)
	if more, ok := any(&c).(interface{ tell() }); ok {
		more.tell()
	}
	return c
}

// put writes a record, which has been checked, over the one with its ID.
func (k *kind[T]) put(d *draft, r *T) {
	t := own(k.table(&d.state), k.of(d.base))
	id := k.meta(r).ID
	before := t.byID.get(id)
	if before != nil {
		for _, key := range k.keys(before) {
			delete(t.ids, key.value)
		}
	}
	for _, key := range k.keys(r) {
		t.ids[key.value] = id
	}
	t.byID.put(id, r)
	k.touch(d, id)
	if ref := k.ref(r); before == nil {
		d.effect.Created = append(d.effect.Created, ref)
	} else {
		d.effect.Updated = append(d.effect.Updated, ref)
	}
	if k.changed != nil {
		k.changed(d, before, r)
	}
}

// ref names a record.
func (k *kind[T]) ref(r *T) Ref {
	m := k.meta(r)
	return Ref{k.name, m.ID, m.Version}
}

// touch notes which datasets differ from those of the base.
func (k *kind[T]) touch(d *draft, id string) {
	if k.named {
		if d.touched == nil {
			d.touched = map[string]bool{}
		}
		d.touched[id] = true
	}
}

// remove takes a record out.
func (k *kind[T]) remove(d *draft, id string) {
	t := own(k.table(&d.state), k.of(d.base))
	r := t.byID.get(id)
	for _, key := range k.keys(r) {
		delete(t.ids, key.value)
	}
	t.byID.remove(id)
	k.touch(d, id)
	d.effect.Deleted = append(d.effect.Deleted, k.ref(r))
	if m := k.meta(r); m.BuiltIn || k.named {
		d.bury(id, m.Version)
	}
	if k.changed != nil {
		k.changed(d, r, nil)
	}
}

// checkAll checks a record that is to be written with the ID.
func (k *kind[T]) checkAll(d *draft, r *T, id string, f *faults) {
	k.check(d, r, f)
	for _, key := range k.keys(r) {
		if other, ok := k.of(&d.state).ids[key.value]; ok && other != id {
			f.add(Conflict, key.path, "is that of another %s", k.name)
		}
	}
}

// canonicalID is the ID as tables have it. What cannot be one is returned as it
// is, and nothing has it.
func (k *kind[T]) canonicalID(id string) string {
	if k.named {
		return id
	}
	if len(id) == 36 {
		if u, err := uuid.Parse(id); err == nil {
			return u.String()
		}
	}
	return ""
}

// checkName notes what is wrong with a name that people read.
func checkName(f *faults, path, name string, required bool) {
	switch {
	case name == "" && required:
		f.invalid(path, "is missing or empty")
	case strings.TrimSpace(name) != name:
		f.invalid(path, "begins or ends with space")
	default:
		checkText(f, path, name, MaxNameBytes)
	}
}

// checkText notes what is wrong with a text that people read.
func checkText(f *faults, path, text string, most int) {
	switch {
	case len(text) > most:
		f.invalid(path, "has more than %d bytes", most)
	case !utf8.ValidString(text) || strings.ContainsRune(text, utf8.RuneError):
		f.invalid(path, "is not valid UTF-8")
	case controls.MatchString(text):
		f.invalid(path, "has a control character")
	}
}

var controls = regexp.MustCompile(`[\x00-\x08\x0b-\x1f\x7f\x{80}-\x{9f}]`)

// orDefault gives p, or a pointer to otherwise where it is nil.
func orDefault[T any](p *T, otherwise T) *T {
	if p == nil {
		return &otherwise
	}
	return p
}

// copyOf is a pointer to a copy.
func copyOf[T any](p *T) *T {
	if p == nil {
		return nil
	}
	c := *p
	return &c
}
