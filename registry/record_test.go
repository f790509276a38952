package registry

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/risk"
)

func ptr[T any](v T) *T { return &v }

// staff is a recognizer of one's own with all that it can have.
func staff() Recognizer {
	return Recognizer{
		Name: "Staff number", Label: "STAFF_NUMBER", Category: privet.CategoryWork, Sensitivity: ptr(77),
		Patterns: []Pattern{{Name: "plain", Regex: `\bEMP-[0-9]{6}\b`, Confidence: ptr(0.9)}},
		DenyList: []string{"Agent Zero"}, AllowList: []string{"EMP-000000"},
		Context: []string{"staff"}, Headers: []string{"staff no"}, MaskRule: "CREDIT_CARD",
		Examples: &Examples{Match: []string{"call EMP-123456"}, NoMatch: []string{"EMP-12", "EMP-000000"}},
	}
}

// labelsIn lists what is found in a text.
func labelsIn(s *Snapshot, text string) string {
	var list []string
	for _, f := range s.Profiler.Find(text) {
		list = append(list, string(f.Label)+":"+text[f.Start:f.End])
	}
	return strings.Join(list, " ")
}

// TestOwnRecognizer follows a recognizer from its creation to its deletion.
func TestOwnRecognizer(t *testing.T) {
	r := newRegistry(t, nil)
	before := r.Snapshot()
	change, err := r.Recognizers().Create(staff(), nil)
	if err != nil {
		t.Fatal(err)
	}
	rec := change.Record
	if rec.Version != 1 || rec.BuiltIn || rec.Code != "staff-number" || !*rec.Enabled || rec.CreatedAt.IsZero() || len(rec.ID) != 36 {
		t.Errorf("record %+v", rec)
	}
	want := Effect{
		Version: before.Version + 1, Created: []Ref{{"recognizer", rec.ID, 1}}, Updated: []Ref{}, Deleted: []Ref{},
		LabelsAdded: []privet.Label{"STAFF_NUMBER"}, LabelsRemoved: []privet.Label{},
	}
	if diff := cmp.Diff(want, change.Effect); diff != "" {
		t.Errorf("effect: %s", diff)
	}
	s := r.Snapshot()
	if got := labelsIn(s, "EMP-123456 met Agent Zero, not EMP-000000"); got != "STAFF_NUMBER:EMP-123456 STAFF_NUMBER:Agent Zero" {
		t.Errorf("found %q", got)
	}
	if got := s.Profiler.Columns([]privet.Column{{Name: "staff no", Values: []string{"EMP-123456", "EMP-654321"}}}); got[0].Label != "STAFF_NUMBER" {
		t.Errorf("the column is %s", got[0].Label)
	}
	if l, ok := s.Label("staff number"); !ok || l != "STAFF_NUMBER" {
		t.Errorf("label %s, %v", l, ok)
	}
	if got, err := s.Masker.Mask("STAFF_NUMBER", "4111 1111 1111 1111"); got != "**** **** **** 1111" {
		t.Errorf("masked by the rule of another label: %q, %v", got, err)
	}
	if got, _, err := s.Masker.AppendText(nil, "see Agent Zero."); string(got) != "see **********." {
		t.Errorf("text %q, %v", got, err)
	}
	if report := s.Validator.Validate("STAFF_NUMBER", "EMP-123456", "EMP-123456"); report.Valid {
		t.Error("an unmasked value is valid")
	}
	if got := risk.Score([]string{"staff-number", "OTHER"}, &risk.Options{Catalogue: s.Risk}); got.OverallRiskScore != 77 || len(got.UnknownTags) != 1 {
		t.Errorf("score %+v", got)
	}

	// The snapshot of before knows nothing of it, for ever.
	if _, ok := before.Label("STAFF_NUMBER"); ok || labelsIn(before, "EMP-123456") == "STAFF_NUMBER:EMP-123456" {
		t.Error("a snapshot has changed")
	}

	// A mapping makes it count under a standard.
	gdpr := builtIn().standards.list[slices.IndexFunc(builtIn().standards.list, func(s *Standard) bool { return s.Name == "GDPR" })]
	m, err := r.Mappings().Create(Mapping{StandardID: gdpr.ID, RecognizerID: rec.ID, Category: "personal data", Citation: "Art. 4(1)"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got := risk.Score([]string{"STAFF_NUMBER"}, &risk.Options{Catalogue: r.Snapshot().Risk}); got.StandardBreakdown["GDPR"] != 62 { // 77 × 0.8
		t.Errorf("under GDPR: %v", got.StandardBreakdown)
	}

	// In use, it cannot be deleted without the mapping.
	if _, err := r.Recognizers().Delete(rec.ID, nil); code(err) != Conflict {
		t.Errorf("deleted in use: %v", err)
	}
	gone, err := r.Recognizers().Delete(rec.ID, &WriteOptions{Cascade: true})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]Ref{{"mapping", m.Record.ID, 1}, {"recognizer", rec.ID, 1}}, gone.Effect.Deleted); diff != "" {
		t.Errorf("deleted: %s", diff)
	}
	if diff := cmp.Diff([]privet.Label{"STAFF_NUMBER"}, gone.Effect.LabelsRemoved); diff != "" {
		t.Errorf("labels removed: %s", diff)
	}
	s = r.Snapshot()
	if _, err := s.Masker.Mask("STAFF_NUMBER", "x"); !errors.Is(err, masker.ErrUnknownRule) || labelsIn(s, "EMP-123456") != labelsIn(before, "EMP-123456") {
		t.Errorf("it is still there: %v", err)
	}
	if got := risk.Score([]string{"STAFF_NUMBER"}, &risk.Options{Catalogue: s.Risk}); got.OverallRiskScore != 0 || len(got.UnknownTags) != 1 {
		t.Errorf("still scored: %+v", got)
	}
	if s.Risk != risk.BuiltIn() && len(s.Risk.Standards()) != 6 {
		t.Error("the standards are others")
	}
}

func code(err error) Code {
	if list := Reasons(err); len(list) > 0 {
		return list[0].Code
	}
	return ""
}

// TestBuiltInSwitchedOff disables, deletes and relabels built-in recognizers.
func TestBuiltInSwitchedOff(t *testing.T) {
	r := newRegistry(t, nil)
	const text = "mail jane.doe@example.com, SSN 123-45-6789, card 4111 1111 1111 1111"
	if got := labelsIn(r.Snapshot(), text); got != "EMAIL_ADDRESS:jane.doe@example.com SSN:123-45-6789 CREDIT_CARD:4111 1111 1111 1111" {
		t.Fatalf("at first: %s", got)
	}
	ssn, _ := find(r, "SSN")
	ssn.Enabled = ptr(false)
	if _, err := r.Recognizers().Replace(ssn.ID, ssn, nil); err != nil {
		t.Fatal(err)
	}
	card, _ := find(r, "CREDIT_CARD")
	if _, err := r.Recognizers().Delete(card.ID, &WriteOptions{Cascade: true}); err != nil {
		t.Fatal(err)
	}
	email, _ := find(r, "EMAIL_ADDRESS")
	renamed := email
	renamed.Label = "WORK_MAIL"
	if _, err := r.Recognizers().Replace(email.ID, renamed, nil); code(err) != Conflict {
		t.Errorf("mappings, policies and scores know the label by its name: %v", err)
	}
	email.Enabled = ptr(false)
	if _, err := r.Recognizers().Replace(email.ID, email, nil); err != nil {
		t.Fatal(err)
	}
	s := r.Snapshot()
	got := labelsIn(s, text)
	if strings.Contains(got, "SSN") || strings.Contains(got, "CREDIT_CARD") || strings.Contains(got, "EMAIL") {
		t.Errorf("found %s", got)
	}
	for _, name := range []string{"SSN", "us-ssn", "CREDIT_CARD", "EMAIL_ADDRESS", "email"} {
		if l, ok := s.Label(name); ok {
			t.Errorf("%s still is a label: %s", name, l)
		}
		if _, err := s.Masker.Mask(name, "x"); !errors.Is(err, masker.ErrUnknownRule) {
			t.Errorf("%s still is a rule: %v", name, err)
		}
		if got := risk.Score([]string{name}, &risk.Options{Catalogue: s.Risk}); len(got.UnknownTags) != 1 {
			t.Errorf("%s still is a tag", name)
		}
	}

	// A recognizer of one's own can take the label over.
	if _, err := r.Recognizers().Create(Recognizer{Name: "our numbers", Label: "us_ssn", Patterns: []Pattern{{Name: "p", Regex: `\bZZ[0-9]{5}\b`}}}, nil); err != nil {
		t.Fatal(err)
	}
	s = r.Snapshot()
	if got := labelsIn(s, "ZZ12345 and SSN 123-45-6789"); !strings.Contains(got, "SSN:ZZ12345") || strings.Contains(got, "SSN:123") {
		t.Errorf("found %s", got)
	}
	if got, _ := s.Masker.Mask("SSN", "123-45-6789"); got != "***-**-6789" {
		t.Errorf("masked %s", got)
	}

	// And back again, by the catalogue of a program that nobody has told anything.
	if _, err := r.Import(newRegistry(t, nil).Export(false), nil); err != nil {
		t.Fatal(err)
	}
	if got := labelsIn(r.Snapshot(), text); got != "EMAIL_ADDRESS:jane.doe@example.com SSN:123-45-6789 CREDIT_CARD:4111 1111 1111 1111" {
		t.Errorf("after all: %s", got)
	}
	if back, _ := find(r, "CREDIT_CARD"); back.Version <= card.Version {
		t.Errorf("the version of a record that is back is %d, and was %d", back.Version, card.Version)
	}
}

// TestBuiltInLists adds to a built-in recognizer.
func TestBuiltInLists(t *testing.T) {
	r := newRegistry(t, nil)
	ssn, _ := find(r, "SSN")
	ssn.AllowList = []string{"123-45-6789"}
	ssn.DenyList = []string{"the secret number"}
	ssn.Patterns = []Pattern{{Name: "own", Regex: `\bSSX[0-9]{4}\b`, Confidence: ptr(0.8)}}
	ssn.Headers = []string{"zzyzx number"}
	ssn.MaskRule = "redact"
	if _, err := r.Recognizers().Replace(ssn.ID, ssn, nil); err != nil {
		t.Fatal(err)
	}
	s := r.Snapshot()
	if got := labelsIn(s, "SSN 123-45-6789, SSN 536-90-4399, SSX1234, the secret number"); got != "SSN:536-90-4399 SSN:SSX1234 SSN:the secret number" {
		t.Errorf("found %s", got)
	}
	if got := s.Profiler.Columns([]privet.Column{{Name: "zzyzx number", Values: []string{"536-90-4399"}}}); got[0].Label != "SSN" || got[0].Confidence < 0.9 {
		t.Errorf("column %+v", got[0])
	}
	if got, err := s.Masker.Mask("ssn", "536-90-4399"); got != "[SSN]" {
		t.Errorf("masked %s, %v", got, err)
	}
}

// TestRefused holds what is refused, with which code and where. All that is wrong
// is told at once.
func TestRefused(t *testing.T) {
	r := newRegistry(t, nil)
	ssn, _ := find(r, "SSN")
	standard := builtIn().standards.list[0].ID
	long := strings.Repeat("x", MaxTextBytes+1)
	many := make([]string, MaxList+1)
	for _, tt := range []struct {
		record any
		want   string
	}{
		{Standard{}, "INVALID_REQUEST name"},
		{Standard{Name: "gdpr"}, "CONFLICT name"},
		{Standard{Name: " x"}, "INVALID_REQUEST name"},
		{Standard{Name: strings.Repeat("x", 65)}, "INVALID_REQUEST name"},
		{Standard{Name: "a\x00b", Title: "\xff", Description: long, Weight: ptr(-1.0), URL: "javascript:alert(1)"},
			"INVALID_REQUEST name, INVALID_REQUEST title, INVALID_REQUEST description, INVALID_REQUEST weight, INVALID_REQUEST url"},
		{Standard{Name: "x", Weight: ptr(1001.0), URL: "https://user:pass@example.com"}, "INVALID_REQUEST weight, INVALID_REQUEST url"},
		{Standard{Meta: Meta{ID: "x", Version: 1, CreatedAt: time.Now(), UpdatedAt: time.Now(), BuiltIn: true}, Name: "x"},
			"INVALID_REQUEST id, INVALID_REQUEST version, INVALID_REQUEST createdAt, INVALID_REQUEST updatedAt, INVALID_REQUEST builtIn"},

		{Recognizer{}, "INVALID_REQUEST name, INVALID_REQUEST label, INVALID_REQUEST code"},
		{Recognizer{Name: "ssn"}, "CONFLICT name, CONFLICT code"},
		{Recognizer{Name: "Größe"}, "INVALID_REQUEST label"},
		{Recognizer{Name: "Номер SSN", Code: "x"}, "INVALID_REQUEST label"},
		{Recognizer{Name: "x", Label: "NONE", Category: "none"}, "INVALID_REQUEST label, INVALID_REQUEST category"},
		{Recognizer{Name: "x", Label: "small", Code: "9", Category: " ?", Sensitivity: ptr(101)}, "INVALID_REQUEST label, INVALID_REQUEST code, INVALID_REQUEST category, INVALID_REQUEST sensitivity"},
		{Recognizer{Name: "x", Patterns: []Pattern{{Name: "a", Regex: "["}, {Name: "a", Regex: "x*"}, {Name: " B", Regex: "x{1,1000}", Confidence: ptr(1.01)}, {Name: "c", Regex: strings.Repeat("a", profiler.MaxPatternLength+1), Confidence: ptr(0.0)}}},
			"INVALID_PATTERN patterns[0].regex, INVALID_REQUEST patterns[1].name, INVALID_PATTERN patterns[1].regex, INVALID_REQUEST patterns[2].name, " +
				"INVALID_PATTERN patterns[2].regex, INVALID_REQUEST patterns[2].confidence, INVALID_PATTERN patterns[3].regex, INVALID_REQUEST patterns[3].confidence"},
		{Recognizer{Name: "x", Patterns: make([]Pattern, MaxPatterns+1)}, "LIMIT_EXCEEDED patterns"},
		{Recognizer{Name: "x", DenyList: many, AllowList: many, Context: many, Headers: many, Examples: &Examples{Match: many, NoMatch: many}},
			"LIMIT_EXCEEDED denyList, LIMIT_EXCEEDED allowList, LIMIT_EXCEEDED context, LIMIT_EXCEEDED headers, LIMIT_EXCEEDED examples.match, LIMIT_EXCEEDED examples.noMatch"},
		{Recognizer{Name: "x", DenyList: []string{"", " a", "--", "\xff", long}, AllowList: []string{""}, Context: []string{" upper", "1x", "two spaces "}, Headers: []string{"--", "ok"}},
			"INVALID_REQUEST denyList[0], INVALID_REQUEST denyList[1], INVALID_REQUEST denyList[2], INVALID_REQUEST denyList[3], INVALID_REQUEST denyList[4], INVALID_REQUEST allowList[0], " +
				"INVALID_REQUEST context[0], INVALID_REQUEST context[1], INVALID_REQUEST context[2], INVALID_REQUEST headers[0]"},
		{Recognizer{Name: "Badge", Code: "Phone"}, "CONFLICT code"},
		{Recognizer{Name: "telephone", Label: "BADGE"}, "CONFLICT code"},
		{Recognizer{Name: "x", Label: "SSN", Code: "date of birth"}, "CONFLICT code"},
		{Recognizer{Name: "x", Checksum: "crc"}, "UNKNOWN_CHECKSUM checksum"},
		{Recognizer{Name: "x", MaskRule: "no-such"}, "UNKNOWN_RULE maskRule"},
		{Recognizer{Name: "x", MaskRule: "NONE"}, "UNKNOWN_RULE maskRule"},
		{Recognizer{Name: "x", Patterns: []Pattern{{Name: "p", Regex: "abc", Confidence: ptr(0.3)}}, Examples: &Examples{Match: []string{"abd", "abc"}, NoMatch: []string{"x"}}},
			"EXAMPLE_FAILED examples.match[0], EXAMPLE_FAILED examples.match[1]"},
		{Recognizer{Name: "x", DenyList: []string{"word"}, Examples: &Examples{NoMatch: []string{"a word", "words", "WORD"}}}, "EXAMPLE_FAILED examples.noMatch[0], EXAMPLE_FAILED examples.noMatch[2]"},
		{Recognizer{Name: "x", Examples: &Examples{Match: []string{"a"}}}, "EXAMPLE_FAILED examples.match[0]"},

		{Mapping{}, "UNKNOWN_RECORD standardId, UNKNOWN_RECORD recognizerId, INVALID_REQUEST category"},
		{Mapping{StandardID: ssn.ID, RecognizerID: standard, Category: "c", Weight: ptr(1.1)}, "UNKNOWN_RECORD standardId, UNKNOWN_RECORD recognizerId, INVALID_REQUEST weight"},
		{Mapping{StandardID: standard, RecognizerID: ssn.ID, Category: "c", Scope: "maybe", Evidence: "X", Needs: [][]string{{}, {"Mixed"}}}, "INVALID_REQUEST evidence, INVALID_REQUEST scope, INVALID_REQUEST needs[0], INVALID_REQUEST needs[1][0]"},
		{Mapping{StandardID: standard, RecognizerID: ssn.ID, Category: "c", Scope: risk.ScopeConditional}, "INVALID_REQUEST condition"},
		{Mapping{StandardID: standard, RecognizerID: ssn.ID, Category: "c", Condition: "if"}, "INVALID_REQUEST scope"},

		{Dataset{}, "INVALID_REQUEST id"},
		{Dataset{Meta: Meta{ID: "../x"}}, "INVALID_REQUEST id"},
		{Dataset{Meta: Meta{ID: "d", Version: 2}, Labels: map[privet.Label]int{"NOPE": 1, "SSN": -1}, Masked: []privet.Label{"EMAIL", "NOPE"}, Factors: risk.Factors{Environment: "moon", Records: -1}},
			"INVALID_REQUEST version, UNKNOWN_LABEL labels.NOPE, INVALID_REQUEST labels, UNKNOWN_LABEL masked[1], INVALID_REQUEST environment, INVALID_REQUEST records"},
	} {
		for _, dry := range []bool{true, false} {
			var err error
			opts := &WriteOptions{DryRun: dry}
			switch rec := tt.record.(type) {
			case Standard:
				_, err = r.Standards().Create(rec, opts)
			case Recognizer:
				if len(rec.Patterns)+len(rec.DenyList)+len(rec.Headers) == 0 {
					rec.DenyList = []string{"zzyzx"} // to be found by
				}
				_, err = r.Recognizers().Create(rec, opts)
			case Mapping:
				_, err = r.Mappings().Create(rec, opts)
			case Dataset:
				_, err = r.Datasets().Create(rec, opts)
			}
			var got []string
			for _, e := range Reasons(err) {
				got = append(got, string(e.Code)+" "+e.Path)
			}
			if diff := cmp.Diff(strings.Split(tt.want, ", "), got); diff != "" {
				t.Errorf("%.200v (dry run %v): %s", fmt.Sprintf("%+v", tt.record), dry, diff)
			}
		}
	}
	if r.Snapshot().Version != builtIn().version {
		t.Error("what was refused has changed something")
	}
}

// TestVersions holds what is said of versions.
func TestVersions(t *testing.T) {
	now := time.Date(2026, 12, 1, 10, 0, 0, 123_456_789, time.FixedZone("x", 3600))
	r := newRegistry(t, &Options{Now: func() time.Time { return now }})
	c, err := r.Standards().Create(Standard{Name: "LGPD"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	first := c.Record
	if want := time.Date(2026, 12, 1, 9, 0, 0, 123_000_000, time.UTC); first.CreatedAt != want || first.UpdatedAt != want || *first.Weight != 1 {
		t.Errorf("%+v", first)
	}
	now = now.Add(time.Hour)
	second := first
	second.Title = "Lei Geral"
	c, err = r.Standards().Replace(first.ID, second, &WriteOptions{IfVersion: 1})
	if err != nil || c.Record.Version != 2 || c.Record.CreatedAt != first.CreatedAt || !c.Record.UpdatedAt.After(first.UpdatedAt) {
		t.Errorf("%+v, %v", c.Record, err)
	}
	for _, opts := range []*WriteOptions{{IfVersion: 1}, {IfVersion: 3}, {IfVersion: -1}, {IfVersion: 1, DryRun: true}, {IfVersions: []int{1, 3}}, {IfVersion: 2, IfVersions: []int{1}}} {
		if _, err := r.Standards().Replace(first.ID, Standard{Name: "LGPD"}, opts); code(err) != PreconditionFailed {
			t.Errorf("%+v: %v", opts, err)
		}
		if _, err := r.Standards().Delete(first.ID, opts); code(err) != PreconditionFailed {
			t.Errorf("delete %+v: %v", opts, err)
		}
	}
	// The version in the record counts as well.
	if _, err := r.Standards().Replace(first.ID, first, nil); code(err) != PreconditionFailed {
		t.Errorf("a record of an older version: %v", err)
	}
	// IDs are taken in any letter case, and nothing else is.
	if got, err := r.Standards().Get(strings.ToUpper(first.ID)); err != nil || got.Version != 2 {
		t.Errorf("%+v, %v", got, err)
	}
	for _, id := range []string{"", "x", "{" + first.ID + "}", "urn:uuid:" + first.ID, strings.ReplaceAll(first.ID, "-", ""), "00000000-0000-0000-0000-000000000000"} {
		if _, err := r.Standards().Get(id); code(err) != NotFound {
			t.Errorf("%q: %v", id, err)
		}
		if _, err := r.Standards().Replace(id, Standard{Name: "y"}, nil); code(err) != NotFound {
			t.Errorf("%q: %v", id, err)
		}
		if _, err := r.Standards().Delete(id, nil); code(err) != NotFound {
			t.Errorf("%q: %v", id, err)
		}
	}
	// A dataset that comes back goes on counting.
	versions := map[int]bool{}
	for range 5 {
		for range 2 {
			c, _, err := r.PutDataset("d", Dataset{Labels: map[privet.Label]int{"EMAIL": 1, "EMAIL_ADDRESS": 2}}, nil)
			if err != nil || versions[c.Record.Version] || c.Record.Labels["EMAIL_ADDRESS"] != 3 {
				t.Errorf("%+v, %v", c.Record, err)
			}
			versions[c.Record.Version] = true
		}
		if _, err := r.Datasets().Delete("d", nil); err != nil {
			t.Fatal(err)
		}
	}
	if _, _, err := r.PutDataset("d", Dataset{}, &WriteOptions{IfVersion: 3, IfVersions: []int{3}}); code(err) != PreconditionFailed {
		t.Errorf("If-Match of a dataset that is gone: %v", err)
	}
	if _, _, err := r.PutDataset("d", Dataset{}, &WriteOptions{IfExists: true}); code(err) != PreconditionFailed {
		t.Errorf("If-Match * of a dataset that is gone: %v", err)
	}
}

// TestNothingIsShared changes what was given and what came back.
func TestNothingIsShared(t *testing.T) {
	r := newRegistry(t, nil)
	given := staff()
	c, err := r.Recognizers().Create(given, nil)
	if err != nil {
		t.Fatal(err)
	}
	want, _ := r.Recognizers().Get(c.Record.ID)
	spoil := func(x Recognizer) {
		*x.Sensitivity = 1
		x.Patterns[0].Regex, *x.Patterns[0].Confidence = "x", 0.1
		x.DenyList[0], x.AllowList[0], x.Context[0], x.Headers[0], x.Examples.Match[0] = "x", "x", "x", "x", "x"
	}
	spoil(given)
	spoil(c.Record)
	x, _ := r.Recognizers().Get(c.Record.ID)
	spoil(x)
	list, _ := r.Recognizers().List(List{Search: "staff"})
	spoil(list[0])
	for _, e := range r.Export(true).Recognizers {
		spoil(e)
	}
	if got, _ := r.Recognizers().Get(c.Record.ID); !cmp.Equal(want, got) {
		t.Errorf("%s", cmp.Diff(want, got))
	}
}

// TestDryRun holds that a dry run tells what the write would do, and does nothing.
func TestDryRun(t *testing.T) {
	r := newRegistry(t, nil)
	before := r.Snapshot()
	dry := &WriteOptions{DryRun: true, Cascade: true}
	a, err := r.Recognizers().Create(staff(), dry)
	if err != nil || !slices.Equal(a.Effect.LabelsAdded, []privet.Label{"STAFF_NUMBER"}) || a.Effect.Version != 0 {
		t.Errorf("%+v, %v", a.Effect, err)
	}
	ssn, _ := find(r, "SSN")
	b, err := r.Recognizers().Delete(ssn.ID, dry)
	if err != nil || len(b.Effect.Deleted) < 4 || !slices.Equal(b.Effect.LabelsRemoved, []privet.Label{"SSN"}) {
		t.Errorf("%+v, %v", b.Effect, err)
	}
	if r.Snapshot() != before {
		t.Error("a dry run has changed something")
	}
	really, err := r.Recognizers().Delete(ssn.ID, &WriteOptions{Cascade: true})
	if err != nil {
		t.Fatal(err)
	}
	really.Effect.Version, b.Effect.Labels = 0, nil
	sortRefs := func(e Effect) Effect {
		slices.SortFunc(e.Deleted, func(a, b Ref) int { return strings.Compare(a.ID, b.ID) })
		return e
	}
	if diff := cmp.Diff(sortRefs(b.Effect), sortRefs(really.Effect)); diff != "" {
		t.Errorf("the dry run has announced something else: %s", diff)
	}
}

// TestLimits fills a registry to its brim.
func TestLimits(t *testing.T) {
	r := newRegistry(t, nil)
	c := &Catalogue{Schema: 1}
	for i := range MaxStandards - 6 {
		c.Standards = append(c.Standards, Standard{Meta: Meta{ID: fmt.Sprintf("00000000-0000-4000-8000-%012d", i)}, Name: fmt.Sprint("S", i)})
	}
	if _, err := r.Import(c, nil); err != nil {
		t.Fatal(err)
	}
	if _, err := r.Standards().Create(Standard{Name: "one too many"}, nil); code(err) != LimitExceeded {
		t.Errorf("%v", err)
	}
	if _, err := r.Standards().Replace(c.Standards[0].ID, Standard{Name: "another name"}, nil); err != nil {
		t.Errorf("one in the place of another: %v", err)
	}
	small := newRegistry(t, &Options{MaxRecords: 1})
	if _, _, err := small.PutDataset("a", Dataset{}, nil); err != nil {
		t.Error(err)
	}
	if _, _, err := small.PutDataset("b", Dataset{}, nil); code(err) != LimitExceeded {
		t.Errorf("%v", err)
	}
	if _, err := New(&Options{MaxRecords: -1}); err == nil {
		t.Error("a limit below zero")
	}
}

// TestPanic has a key panic while rules are compiled: whoever waits is told, and
// the next write is made.
func TestPanic(t *testing.T) {
	bad := true
	r := newRegistry(t, &Options{Keys: func(string) ([]byte, error) {
		if bad {
			panic("of a test")
		}
		return []byte("a key of tests that has 32 bytes"), nil
	}})
	func() {
		defer func() {
			if recover() == nil {
				t.Error("the panic is swallowed")
			}
		}()
		_, _ = r.Recognizers().Create(Recognizer{Name: "HASHED", DenyList: []string{"zzyzx"}, MaskRule: "hash"}, nil)
	}()
	bad = false
	done := make(chan error, 1)
	go func() {
		_, err := r.Recognizers().Create(Recognizer{Name: "HASHED", DenyList: []string{"zzyzx"}, MaskRule: "hash"}, nil)
		done <- err
	}()
	select {
	case err := <-done:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(longtest.Patience):
		t.Fatal("the next write waits for ever")
	}
	if got, err := r.Snapshot().Masker.Mask("HASHED", "zzyzx"); err != nil || len(got) != 64 {
		t.Errorf("%q, %v", got, err)
	}
}

// TestLists holds order, pages and search.
func TestLists(t *testing.T) {
	r := newRegistry(t, nil)
	all, total := r.Recognizers().List(List{})
	if len(all) != total || total != len(builtIn().recognizers.list) {
		t.Fatalf("%d of %d", len(all), total)
	}
	if !slices.IsSortedFunc(all, func(a, b Recognizer) int { return strings.Compare(fold(a.Name), fold(b.Name)) }) {
		t.Error("not in the order of names")
	}
	var pages []Recognizer
	for offset := 0; ; offset += 7 {
		p, n := r.Recognizers().List(List{Offset: offset, Limit: 7})
		if n != total {
			t.Errorf("total %d", n)
		}
		if len(p) == 0 {
			break
		}
		pages = append(pages, p...)
	}
	if diff := cmp.Diff(all, pages); diff != "" {
		t.Errorf("pages: %s", diff)
	}
	for q, want := range map[string]int{"gDpR": 1, "payment card": 1, "no such thing": 0} {
		if list, n := r.Standards().List(List{Search: q}); n != want || len(list) != want {
			t.Errorf("%q: %d", q, n)
		}
	}
	full, n := r.FullMappings(List{Search: "hipaa", Limit: 1000})
	plain, m := r.Mappings().List(List{Search: "hipaa", Limit: 1000})
	if n != m || n == 0 || len(full) != len(plain) {
		t.Errorf("%d and %d mappings", n, m)
	}
	for i := range full {
		if full[i].Mapping.ID != plain[i].ID || full[i].Standard.ID != plain[i].StandardID || full[i].Recognizer.ID != plain[i].RecognizerID || full[i].Standard.Name != "HIPAA" {
			t.Fatalf("mapping %d: %+v", i, full[i])
		}
	}
	if _, n := r.FullMappings(List{Offset: 1 << 40}); n != len(builtIn().mappings.list) {
		t.Errorf("%d", n)
	}
}

// TestSecrets has every field of every record hold a secret, and looks for it in
// the errors.
func TestSecrets(t *testing.T) {
	const secret = "SECRETX7391"
	r := newRegistry(t, nil)
	check := func(err error) {
		t.Helper()
		if err == nil {
			t.Error("it was taken")
		} else if strings.Contains(fmt.Sprintf("%v %+v %#v", err, err, Reasons(err)), secret) {
			t.Errorf("the secret is shown: %v", err)
		}
	}
	bad := "\x00" + secret
	_, err := r.Standards().Create(Standard{Meta: Meta{ID: secret}, Name: bad, Title: bad, Description: bad, Jurisdiction: bad, URL: secret}, nil)
	check(err)
	_, err = r.Recognizers().Create(Recognizer{
		Meta: Meta{ID: secret}, Name: bad, Code: secret, Label: secret + "!", Category: secret, Description: bad, Checksum: secret,
		Patterns: []Pattern{{Name: secret, Regex: "(" + secret}}, DenyList: []string{bad + " "}, AllowList: []string{" " + secret},
		Context: []string{secret}, Headers: []string{secret}, Examples: &Examples{Match: []string{" " + secret}},
	}, nil)
	check(err)
	_, err = r.Recognizers().Create(Recognizer{Name: "x", MaskRule: secret}, nil)
	check(err)
	_, err = r.Recognizers().Create(Recognizer{Name: "x", DenyList: []string{secret}, Examples: &Examples{NoMatch: []string{secret}}}, nil)
	check(err)
	_, err = r.Mappings().Create(Mapping{StandardID: secret, RecognizerID: secret, Category: bad, Scope: secret, Evidence: secret, Needs: [][]string{{secret + "!"}}}, nil)
	check(err)
	_, err = r.Datasets().Create(Dataset{Meta: Meta{ID: secret + "!"}, Labels: map[privet.Label]int{secret + "!": -1}, Masked: []privet.Label{secret + "!"}, Factors: risk.Factors{Environment: secret, LastReviewed: secret}}, nil)
	check(err)
	_, err = r.Standards().Get(secret)
	check(err)
	_, err = ParseCatalogue([]byte(`{"schema":1,"` + secret + `":"` + secret + `","standards":[{"name":7,"` + secret + `":1}]}`))
	check(err)
	_, err = r.Import(&Catalogue{Schema: 1, Standards: []Standard{{Meta: Meta{ID: secret}, Name: bad}}, Deleted: []Gone{{secret, 0}}}, nil)
	check(err)
}

// TestForms holds that what a recognizer may say in several forms is brought into one.
func TestForms(t *testing.T) {
	r, err := New(nil)
	if err != nil {
		t.Fatal(err)
	}
	change, err := r.Recognizers().Create(Recognizer{
		Name: "Employee badge", Code: "EMPLOYEE_BADGE", Label: "EMPLOYEE_BADGE", Category: "Identity", Checksum: "LUHN",
		Patterns: []Pattern{{Regex: `BDG-\d{4}`, Confidence: ptr(1.0)}, {Name: "Badge (old)", Regex: `OLD-\d{4}`}},
		Context:  []string{"Badge  No"}, Headers: []string{"EMPLOYEE_BADGE"},
	}, nil)
	if err != nil {
		t.Fatal(err)
	}
	got := change.Record
	if got.Code != "employee-badge" || got.Category != "identity" || got.Checksum != "luhn" ||
		got.Patterns[0].Name != "pattern-1" || got.Patterns[1].Name != "Badge (old)" || *got.Patterns[0].Confidence != 1 ||
		got.Context[0] != "badge no" || got.Headers[0] != "employee_badge" {
		t.Errorf("the record is %+v", got)
	}
	found := r.Snapshot().Profiler.Columns([]profiler.Column{{Name: "Employee Badge", Values: []string{"BDG-1230", "OLD-1230"}}})
	if len(found) != 1 || found[0].Label != "EMPLOYEE_BADGE" {
		t.Errorf("a column of it is %v", found)
	}
}

// TestAmbiguousCode holds that the code of a recognizer may be another name of its own
// label, and that a catalogue which was stored before goes on being read.
func TestAmbiguousCode(t *testing.T) {
	r := newRegistry(t, nil)
	if _, err := r.Recognizers().Create(Recognizer{Name: "Our telephones", Label: "PHONE", Code: "telephone", Headers: []string{"extension"}}, nil); err != nil {
		t.Error(err)
	}
	doc := r.Export(false)
	if _, err := newRegistry(t, nil).Import(doc, nil); err != nil {
		t.Errorf("what was exported is refused: %v", err)
	}
	doc.Recognizers = append(doc.Recognizers, Recognizer{Meta: Meta{ID: "5a4ed1c2-7f6e-4c35-9d6e-0c5c6c0f1a11"}, Name: "Badge", Label: "BADGE", Code: "iban-code",
		Patterns: []Pattern{}, DenyList: []string{}, AllowList: []string{}, Context: []string{}, Headers: []string{}})
	if _, err := r.Import(doc, nil); code(err) != Conflict {
		t.Errorf("imported: %v", err)
	}
	path := filepath.Join(t.TempDir(), "catalogue.json")
	if err := os.WriteFile(path, []byte(encode(t, doc)), 0o600); err != nil {
		t.Fatal(err)
	}
	stored, err := New(&Options{Store: NewFileStore(path)})
	if err != nil {
		t.Fatal(err)
	}
	if l, ok := stored.Snapshot().Label("iban-code"); !ok || l != "IBAN" {
		t.Errorf("the code means %s, %v", l, ok)
	}
}
