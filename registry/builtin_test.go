package registry

import (
	"crypto/sha1"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/risk"
)

var update = flag.Bool("update", false, "write the golden files")

func newRegistry(t testing.TB, opts *Options) *Registry {
	t.Helper()
	r, err := New(opts)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestBuiltInIDs pins the IDs of built-in records, which clients keep: what is in
// the file must never change. New records are added to it with -update.
func TestBuiltInIDs(t *testing.T) {
	s := builtIn().state
	var lines []string
	for _, r := range s.standards.list {
		lines = append(lines, r.ID+" standard "+r.Name)
	}
	for _, r := range s.recognizers.list {
		lines = append(lines, r.ID+" recognizer "+r.Name)
	}
	slices.Sort(lines)
	file := filepath.Join("testdata", "builtin.golden")
	if *update {
		if err := os.WriteFile(file, []byte(strings.Join(lines, "\n")+"\n"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	golden, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(strings.Split(strings.TrimSpace(string(golden)), "\n"), lines); diff != "" {
		t.Errorf("(-golden +got):\n%s", diff)
	}
}

// uuid5 makes a version-5 UUID as RFC 9562, section 5.5 has it, without the library
// that the package uses.
func uuid5(namespace [16]byte, name string) [16]byte {
	sum := sha1.Sum(append(namespace[:], name...))
	var id [16]byte
	copy(id[:], sum[:])
	id[6] = id[6]&0x0f | 0x50
	id[8] = id[8]&0x3f | 0x80
	return id
}

// TestBuiltInMappingIDs makes the IDs of the mappings by other means.
func TestBuiltInMappingIDs(t *testing.T) {
	// The namespace of URLs, RFC 9562, section 6.6.
	urls := [16]byte{0x6b, 0xa7, 0xb8, 0x11, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8}
	space := uuid5(urls, "https://github.com/privet-go/privet")
	records := risk.BuiltIn().Records()
	for _, m := range records.Mappings {
		id := uuid5(space, "mapping/"+m.Standard+"/"+string(m.Label)+"/"+m.Code)
		text := fmt.Sprintf("%x-%x-%x-%x-%x", id[:4], id[4:6], id[6:8], id[8:10], id[10:])
		r := builtIn().mappings.byID.get(text)
		if r == nil {
			t.Fatalf("%s %s %s has no mapping of its own", m.Standard, m.Label, m.Code)
		}
		if r.Category != m.Category || *r.Weight != m.Weight || r.Scope != m.Scope {
			t.Errorf("%s %s %s is another mapping", m.Standard, m.Label, m.Code)
		}
	}
	if n := len(builtIn().mappings.list); n != len(records.Mappings) || n < 1000 {
		t.Errorf("%d mappings, and package risk has %d", n, len(records.Mappings))
	}
}

// TestBuiltInEngines holds that a registry which nobody has written to finds, masks
// and scores as the engines do without one.
func TestBuiltInEngines(t *testing.T) {
	s := newRegistry(t, nil).Snapshot()
	if s.Risk != risk.BuiltIn() {
		t.Error("the catalogue of risks is another")
	}
	labels := 0
	for l := range privet.Labels() {
		for _, name := range append(l.Aliases(), string(l), l.Code()) {
			labels++
			if got, ok := s.Label(name); !ok || got != l {
				t.Errorf("%s stands for %s, want %s", name, got, l)
			}
		}
	}
	if labels < 500 {
		t.Errorf("only %d names", labels)
	}
	for _, r := range builtIn().recognizers.list {
		if _, err := s.Masker.Mask(string(r.Label), "x"); err != nil {
			t.Errorf("%s: %v", r.Label, err)
		}
	}
	if got, err := s.Masker.Mask("NONE", "x"); err != nil || got != "x" {
		t.Errorf("NONE gives %q, %v", got, err)
	}
}

const mixed = "Write to jane.doe@example.com, SSN 123-45-6789, card 4111 1111 1111 1111, from 192.168.1.10 in Berlin, born 1985-02-03."

// TestUnchangedRecordsChangeNothing compiles the built-in records from scratch, as
// they are when something else has changed, and compares.
func TestUnchangedRecordsChangeNothing(t *testing.T) {
	r := newRegistry(t, nil)
	plain := r.Snapshot()
	if _, err := r.Recognizers().Create(Recognizer{Name: "UNRELATED_KIND", DenyList: []string{"zzyzx"}}, nil); err != nil {
		t.Fatal(err)
	}
	s := r.Snapshot()
	if diff := cmp.Diff(plain.Profiler.Find(mixed), s.Profiler.Find(mixed)); diff != "" {
		t.Errorf("findings: %s", diff)
	}
	var tags []string
	for l := range privet.Labels() {
		tags = append(tags, string(l))
	}
	for i := range tags {
		some := tags[i:min(len(tags), i+7)]
		want := risk.Explain(some, nil)
		got := risk.Explain(some, &risk.Options{Catalogue: s.Risk})
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("%v: %s", some, diff)
		}
	}
	// The same with each built-in recognizer made anew: one alone is disabled.
	off := false
	ssn, _ := find(r, "MEDICAL_LICENSE")
	if _, err := r.Recognizers().Replace(ssn.ID, Recognizer{Name: ssn.Name, Enabled: &off}, nil); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(plain.Profiler.Find(mixed), r.Snapshot().Profiler.Find(mixed)); diff != "" {
		t.Errorf("findings without one recognizer: %s", diff)
	}
}

// find gives the recognizer of a label.
func find(r *Registry, label privet.Label) (Recognizer, bool) {
	list, _ := r.Recognizers().List(List{})
	i := slices.IndexFunc(list, func(r Recognizer) bool { return r.Label == label })
	if i < 0 {
		return Recognizer{}, false
	}
	return list[i], true
}

// TestBuiltInRecordsPass holds that each built-in record could be written by a
// client, and stays as it is when it is checked.
func TestBuiltInRecordsPass(t *testing.T) {
	d := newDraft(builtIn().state)
	d.finders, d.most, d.effect = builtIn().finders, MaxRecords, newEffect()
	checkKind(t, d, standards)
	checkKind(t, d, recognizers)
	checkKind(t, d, mappings)
}

func checkKind[T any](t *testing.T, d *draft, k *kind[T]) {
	t.Helper()
	for id, r := range k.of(&d.state).byID.all() {
		c := k.clone(*r)
		var f faults
		if k.checkAll(d, &c, id, &f); f.any() {
			t.Errorf("%s %s: %v", k.name, id, f.err())
		}
		if !reflect.DeepEqual(c, *r) {
			t.Errorf("%s %s: the check has changed it: %s", k.name, id, cmp.Diff(*r, c))
		}
	}
}

// TestEveryFinderHasARecord holds that nothing is found whose label no record can
// switch off.
func TestEveryFinderHasARecord(t *testing.T) {
	n := 0
	for _, list := range builtIn().finders {
		n += len(list)
	}
	if n != len(profiler.Recognizers()) {
		t.Errorf("the records stand for %d recognizers of %d", n, len(profiler.Recognizers()))
	}
}
