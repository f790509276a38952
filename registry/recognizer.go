package registry

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/labelkey"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/risk"
)

// defaultConfidence is that of a pattern which does not say, and maxConfidence the
// highest that the profiler gets: nothing is certain.
const (
	defaultConfidence = 0.75
	maxConfidence     = 0.999

	// defaultBeside is the probability beside a word of context, as package profiler has it.
	defaultBeside = 0.95
)

var recognizers = &kind[Recognizer]{
	name:  "recognizer",
	table: func(s *state) **table[Recognizer] { return &s.recognizers },
	meta:  func(r *Recognizer) *Meta { return &r.Meta },
	clone: Recognizer.clone,
	check: func(d *draft, r *Recognizer, f *faults) { r.check(d, f) },
	keys: func(r *Recognizer) []key {
		return []key{{"name", "name " + fold(r.Name)}, {"code", "code " + r.Code}}
	},
	changed: func(d *draft, before, after *Recognizer) {
		if !d.ownLabels {
			d.labels, d.active, d.ownLabels = maps.Clone(d.labels), maps.Clone(d.active), true
		}
		d.labels.add(before, -1)
		d.labels.add(after, 1)
		d.activate(before, -1)
		d.activate(after, 1)
		d.patterns += after.patterns() - before.patterns()
		d.words += after.words() - before.words()
	},
	users: func(d *draft, id string) []string {
		return d.mappingsOf(func(m *Mapping) bool { return m.RecognizerID == id })
	},
	texts: func(r *Recognizer) []string {
		return []string{r.Name, r.Code, string(r.Label), string(r.Category), r.Description}
	},
}

func (r Recognizer) clone() Recognizer {
	r.Sensitivity, r.Enabled = copyOf(r.Sensitivity), copyOf(r.Enabled)
	r.Patterns = slices.Clone(r.Patterns)
	for i := range r.Patterns {
		r.Patterns[i].Confidence = copyOf(r.Patterns[i].Confidence)
	}
	r.DenyList, r.AllowList = slices.Clone(r.DenyList), slices.Clone(r.AllowList)
	r.Context, r.Headers = slices.Clone(r.Context), slices.Clone(r.Headers)
	if r.Examples = copyOf(r.Examples); r.Examples != nil {
		r.Examples.Match, r.Examples.NoMatch = slices.Clone(r.Examples.Match), slices.Clone(r.Examples.NoMatch)
	}
	return r
}

// patterns and words count what the recognizer, which may be nil, has of them.
func (r *Recognizer) patterns() int {
	if r == nil {
		return 0
	}
	return len(r.Patterns)
}

func (r *Recognizer) words() int {
	if r == nil {
		return 0
	}
	return len(r.DenyList) + len(r.AllowList) + len(r.Context) + len(r.Headers)
}

// check fills in what the record leaves open and notes what is wrong with it.
func (r *Recognizer) check(d *draft, f *faults) {
	checkName(f, "name", r.Name, true)
	checkText(f, "description", r.Description, MaxTextBytes)
	r.Finders = nil
	r.checkLabel(d, f)
	if r.Code == "" {
		r.Code = r.Name
	}
	r.Code = kebab(r.Code)
	if !isKebab(r.Code) {
		f.invalid("code", "is not in lower kebab-case, with a letter first and at most %d bytes", maxCodeBytes)
	}
	// A catalogue of before may have given a built-in record another label.
	if l, err := privet.ParseLabel(r.Code); err == nil && l != r.Label && !d.trusted && !r.BuiltIn {
		f.add(Conflict, "code", "is a name of a built-in label, and this is a recognizer of another label")
	}
	if r.Category == "" {
		r.Category = r.Label.Category()
	}
	// In lower case no category of one's own is the name of a label, which would
	// make it one of the things that the conditions of a mapping ask for.
	r.Category = privet.Category(strings.ToLower(string(r.Category)))
	if checkName(f, "category", string(r.Category), true); r.Category == privet.CategoryNone {
		f.invalid("category", "is that of no kind of data")
	}
	r.Checksum = strings.ToLower(r.Checksum)
	if r.Sensitivity == nil {
		n := risk.DefaultSensitivity(r.Category)
		if k, ok := risk.BuiltIn().Kind(string(r.Label)); ok {
			n = k.Sensitivity
		}
		r.Sensitivity = &n
	}
	if n := *r.Sensitivity; n < 0 || n > 100 {
		f.invalid("sensitivity", "must be from 0 to 100")
	}
	r.Enabled = orDefault(r.Enabled, true)
	before := d.recognizers.byID.get(r.ID)
	if d.patterns-before.patterns()+r.patterns() > MaxAllPatterns {
		f.add(LimitExceeded, "patterns", "would make more than %d patterns of all recognizers", MaxAllPatterns)
	}
	if d.words-before.words()+r.words() > MaxAllWords {
		f.add(LimitExceeded, "", "the lists of all recognizers would have more than %d entries", MaxAllWords)
	}
	if len(r.Patterns)+len(r.DenyList)+len(r.Headers)+len(d.finders[r.ID]) == 0 && !d.trusted && !r.BuiltIn {
		f.add(InvalidPattern, "patterns", "are missing, and so are denyList and headers: nothing would be found")
	}
	good := !f.any()
	r.checkPatterns(f)
	r.checkLists(f)
	if r.Checksum != "" && !slices.Contains(profiler.Checksums(), r.Checksum) {
		f.add(UnknownChecksum, "checksum", "is none of %s", strings.Join(profiler.Checksums(), ", "))
	}
	if good && !f.any() {
		r.checkRule(d, f)
		r.checkFinding(d.finders[r.ID], f)
	}
}

// checkLabel brings the label into its one spelling.
func (r *Recognizer) checkLabel(d *draft, f *faults) {
	path := "label"
	if r.Label == "" {
		r.Label, path = labelOf(r.Name), "name"
	}
	if l, err := privet.ParseLabel(string(r.Label)); err == nil {
		r.Label = l
	}
	switch use, known := d.labels[labelKey(string(r.Label))]; {
	case r.Label == privet.None || r.Label == privet.Unknown:
		f.invalid("label", "is no kind of data")
	case !r.Label.IsWellFormed() && path == "name":
		f.invalid("label", "is missing, and the name makes none")
	case !r.Label.IsWellFormed():
		f.invalid("label", "is neither a built-in label nor an upper-snake name of one's own, such as STAFF_NUMBER")
	case r.BuiltIn && !d.trusted && builtInMeta("recognizer/"+string(r.Label)).ID != r.ID:
		// Mappings, policies and scores know it by this name.
		f.add(Conflict, "label", "is not that of the built-in recognizer, which keeps its label; disable it and add one of your own")
	case known && use.label != r.Label:
		f.add(Conflict, "label", "is the label of another recognizer in another spelling")
	}
}

// labelOf makes a label of a name, or none: what is left of a word when letters are
// left out is another word, such as SSN of "Номер SSN".
func labelOf(name string) privet.Label {
	if strings.ContainsFunc(name, func(c rune) bool { return c > unicode.MaxASCII && (unicode.IsLetter(c) || unicode.IsDigit(c)) }) {
		return ""
	}
	return privet.Label(strings.ReplaceAll(strings.ToUpper(kebab(name)), "-", "_"))
}

func (r *Recognizer) checkPatterns(f *faults) {
	if len(r.Patterns) > MaxPatterns {
		f.add(LimitExceeded, "patterns", "has more than %d patterns", MaxPatterns)
		return
	}
	names := map[string]bool{}
	for i := range r.Patterns {
		p, at := &r.Patterns[i], "patterns["+itoa(i)+"]"
		if p.Name == "" {
			p.Name = patternName(i)
		}
		checkName(f, at+".name", p.Name, true)
		if names[p.Name] {
			f.invalid(at+".name", "is the name of an earlier pattern")
		}
		names[p.Name] = true
		if err := (&profiler.Pattern{Regexp: p.Regex}).Check(); err != nil {
			f.add(InvalidPattern, at+".regex", "%s", "cannot be taken: "+strings.TrimPrefix(err.Error(), "profiler: "))
		}
		p.Confidence = orDefault(p.Confidence, defaultConfidence)
		if c := *p.Confidence; !(c > 0 && c <= 1) {
			f.invalid(at+".confidence", "must be above 0 and at most 1")
		}
	}
}

// checkLists refuses what the profiler would refuse, and says where it is.
func (r *Recognizer) checkLists(f *faults) {
	isWord := func(c rune) bool { return unicode.IsLetter(c) || unicode.IsDigit(c) }
	each := func(path string, list *[]string, most int, check func(string) string) {
		if *list == nil {
			*list = []string{}
		}
		if len(*list) > MaxList {
			f.add(LimitExceeded, path, "has more than %d entries", MaxList)
			return
		}
		for i, w := range *list {
			at := path + "[" + itoa(i) + "]"
			switch {
			case w == "":
				f.invalid(at, "is empty")
			case len(w) > most:
				f.invalid(at, "has more than %d bytes", most)
			case !utf8.ValidString(w) || strings.ContainsRune(w, utf8.RuneError):
				f.invalid(at, "is not valid UTF-8")
			case strings.TrimSpace(w) != w:
				f.invalid(at, "begins or ends with space")
			default:
				if reason := check(w); reason != "" {
					f.invalid(at, "%s", reason)
				}
			}
		}
	}
	each("denyList", &r.DenyList, profiler.MaxWordLength, func(w string) string {
		if !strings.ContainsFunc(w, isWord) {
			return "has no letter or digit"
		}
		return ""
	})
	each("allowList", &r.AllowList, profiler.MaxMatchLength, func(string) string { return "" })
	asPhrases(r.Context)
	asPhrases(r.Headers)
	each("context", &r.Context, profiler.MaxWordLength, func(w string) string {
		if first, _ := utf8.DecodeRuneInString(w); !unicode.IsLetter(first) {
			return "does not begin with a letter"
		}
		return ""
	})
	each("headers", &r.Headers, profiler.MaxWordLength, func(w string) string {
		if !strings.ContainsFunc(w, isWord) {
			return "has no letter or digit"
		}
		return ""
	})
	if r.Patterns == nil {
		r.Patterns = []Pattern{}
	}
	if e := r.Examples; e != nil {
		example := func(w string) string { return "" }
		for _, l := range []struct {
			path string
			list *[]string
		}{{"examples.match", &e.Match}, {"examples.noMatch", &e.NoMatch}} {
			if len(*l.list) > MaxExamples {
				f.add(LimitExceeded, l.path, "has more than %d entries", MaxExamples)
				continue
			}
			each(l.path, l.list, MaxExampleBytes, example)
		}
	}
}

// checkRule makes a masker that has the rule, as the snapshot will.
func (r *Recognizer) checkRule(d *draft, f *faults) {
	r.checkFirst(d, f)
	if r.MaskRule == "" {
		return
	}
	b := maskBuilder{}
	if !b.add(r) {
		f.add(UnknownRule, "maskRule", "is neither a label that has a rule nor an operator")
		return
	}
	if _, err := masker.New(b.options(d.keys)); err != nil {
		f.add(UnknownRule, "maskRule", "cannot be used: the operator needs a key or parameters that are not there")
	}
}

// before orders recognizers of one label: the built-in one comes first, and then whichever
// was there first. The rule of the first is that of the label.
func (r *Recognizer) before(other *Recognizer) int {
	switch {
	case r.BuiltIn != other.BuiltIn && r.BuiltIn:
		return -1
	case r.BuiltIn != other.BuiltIn:
		return 1
	}
	return cmp.Or(r.CreatedAt.Compare(other.CreatedAt), strings.Compare(r.ID, other.ID))
}

// checkFirst refuses a rule that is not that of the label, which another recognizer has
// already: what is found has a label, and the label one rule.
func (r *Recognizer) checkFirst(d *draft, f *faults) {
	if d.asGiven || !*r.Enabled {
		return
	}
	me := *r
	if me.CreatedAt.IsZero() {
		me.CreatedAt = d.now
	}
	first := &me
	for id, other := range d.recognizers.byID.all() {
		if id != r.ID && *other.Enabled && other.Label == r.Label && other.before(first) < 0 {
			first = other
		}
	}
	switch {
	case first == &me || r.MaskRule == first.MaskRule || r.MaskRule == "" && first.MaskRule != "keep":
	case first.BuiltIn:
		f.add(Conflict, "maskRule", "is not that of the built-in recognizer of the label; leave it out, change it there, or take a label of your own")
	default:
		f.add(Conflict, "maskRule", "is not that of the recognizer which has had the label before; change it there, or take another label")
	}
}

// checkFinding compiles the recognizer by itself and runs its examples. So what
// its examples say does not depend on other records.
func (r *Recognizer) checkFinding(builtIn []profiler.Recognizer, f *faults) {
	own := r.found(builtIn)
	if len(own) == 0 {
		if r.Examples != nil && len(r.Examples.Match) > 0 { // of a built-in one
			f.add(ExampleFailed, "examples.match", "has examples, and there is nothing to find them by")
		}
		return
	}
	if r.Examples == nil && len(r.Patterns)+len(r.DenyList)+len(r.AllowList)+len(r.Context)+len(r.Headers) == 0 {
		return // what is built in is known to compile
	}
	p, err := profiler.New(&profiler.Options{WithoutBuiltIn: true, Recognizers: own})
	if err != nil {
		// What can be wrong with a field was said by the checks before.
		f.add(InvalidPattern, "", "the recognizer cannot be compiled")
		return
	}
	if r.Examples == nil {
		return
	}
	finds := func(text string) bool {
		return slices.ContainsFunc(p.Find(text), func(found privet.Finding) bool { return found.Label == r.Label })
	}
	for i, text := range r.Examples.Match {
		if !finds(text) {
			f.add(ExampleFailed, "examples.match["+itoa(i)+"]", "is not found with a confidence of %v or more", profiler.DefaultMinConfidence)
		}
	}
	for i, text := range r.Examples.NoMatch {
		if finds(text) {
			f.add(ExampleFailed, "examples.noMatch["+itoa(i)+"]", "has the label found in it")
		}
	}
}

// found gives the recognizers of the profiler that the record stands for, those of
// a built-in record first. It is empty for one that nothing is found by.
func (r *Recognizer) found(builtIn []profiler.Recognizer) []profiler.Recognizer {
	var list []profiler.Recognizer
	for _, b := range builtIn {
		b.Label = r.Label
		b.AllowList = slices.Concat(b.AllowList, r.AllowList)
		b.Context = slices.Concat(b.Context, r.Context)
		if len(list) == 0 {
			b.Headers = slices.Concat(b.Headers, r.Headers)
		}
		list = append(list, b)
	}
	own := profiler.Recognizer{
		Name: "own-" + r.Code, Label: r.Label, Doc: "A recognizer of the registry.",
		DenyList: r.DenyList, AllowList: r.AllowList, Context: r.Context, Checksum: r.Checksum,
	}
	for i, p := range r.Patterns {
		// The profiler has the names of patterns in its errors, and gets none that a
		// client has chosen.
		own.Patterns = append(own.Patterns, profiler.Pattern{Name: patternName(i), Regexp: p.Regex, Alone: min(*p.Confidence, maxConfidence)})
	}
	if len(list) == 0 {
		own.Headers = r.Headers
	}
	if len(own.Patterns)+len(own.DenyList)+len(own.Headers) > 0 {
		list = append(list, own)
	}
	return list
}

// labelsInUse are labels of one's own by their keys.
type labelsInUse map[string]labelUse

// add counts the label of a recognizer, which may be nil.
func (l labelsInUse) add(r *Recognizer, n int) {
	if r == nil || r.Label.IsBuiltIn() {
		return
	}
	key := labelKey(string(r.Label))
	use := labelUse{r.Label, l[key].n + n}
	if use.n == 0 {
		delete(l, key)
	} else {
		l[key] = use
	}
}

// activate counts the label of a recognizer, which may be nil, if it is enabled.
func (d *draft) activate(r *Recognizer, n int) {
	if r == nil || !*r.Enabled {
		return
	}
	was := d.active[r.Label]
	switch d.active[r.Label] = was + n; {
	case was == 0:
		d.effect.toggle(&d.effect.LabelsAdded, &d.effect.LabelsRemoved, r.Label)
	case was+n == 0:
		delete(d.active, r.Label)
		d.effect.toggle(&d.effect.LabelsRemoved, &d.effect.LabelsAdded, r.Label)
	}
}

// label gives the label that a name stands for, built in or one's own.
func (d *draft) label(name string) (privet.Label, bool) {
	if l, err := privet.ParseLabel(name); err == nil {
		return l, true
	}
	if use, ok := d.labels[labelKey(name)]; ok {
		return use.label, true
	}
	l := privet.Label(name)
	return l, d.anyLabel && l.IsWellFormed()
}

// labelKey is the form that names of labels are compared in, or nothing for what
// can be none; see [privet.ParseLabel].
func labelKey(name string) string {
	if len(name) > 2*privet.MaxLabelLength {
		return ""
	}
	var buf [2 * privet.MaxLabelLength]byte
	key, _ := labelkey.Append(buf[:0], name)
	return string(key)
}

// asPhrases brings words into lower case, with single spaces between them. What
// begins or ends with space stays as it is, and is refused.
func asPhrases(list []string) {
	for i, w := range list {
		if strings.TrimSpace(w) == w && utf8.ValidString(w) {
			list[i] = strings.ToLower(strings.Join(strings.Fields(w), " "))
		}
	}
}

// patternName is the name of the i-th pattern where it has none of its own.
func patternName(i int) string { return "pattern-" + itoa(i+1) }

// kebab makes a code of a name: what is no ASCII letter or digit becomes a
// hyphen.
func kebab(name string) string {
	var b strings.Builder
	for _, c := range strings.ToLower(name) {
		if 'a' <= c && c <= 'z' || '0' <= c && c <= '9' {
			b.WriteRune(c)
		} else if s := b.String(); s != "" && s[len(s)-1] != '-' {
			b.WriteByte('-')
		}
	}
	return strings.TrimSuffix(b.String(), "-")
}

// isKebab reports whether s is a code.
func isKebab(s string) bool {
	return s != "" && len(s) <= maxCodeBytes && s == kebab(s) && 'a' <= s[0] && s[0] <= 'z'
}

func itoa(i int) string { return fmt.Sprint(i) }
