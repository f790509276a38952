package profiler

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/columns"
	"github.com/privet-go/privet/profiler/internal/pattern"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file lets recognizers of the caller's own in: it copies them, refuses what
// cannot work, and compiles the rest.

// MaxWordLength is how many bytes a word or phrase of [Recognizer.DenyList] can
// have.
const MaxWordLength = 128

// MaxRecognizers is how many recognizers a Profiler can have, the built-in ones
// among them, and MaxShapes how many shapes one of them.
const (
	MaxRecognizers = 20_000
	MaxShapes      = spec.MaxShapes
)

// admit gives the recognizers that the options ask for, made ready. Its error
// gives all reasons together, by index and name.
func (o *Options) admit() ([]*spec.Recognizer, error) {
	var list []*spec.Recognizer
	known := map[string]bool{}
	if !o.WithoutBuiltIn {
		list = slices.Clip(builtin.Recognizers())
		for _, r := range list {
			known[r.Name] = true
		}
	}
	var errs []error
	var compiled map[string]*pattern.Compiled
	if o.Like != nil {
		compiled = o.Like.own
	}
	for i := range o.Recognizers {
		r := o.Recognizers[i].internal()
		errs = append(errs, located(ready(r, compiled), "recognizer", i, r.Name))
		if known[r.Name] {
			errs = append(errs, located(errors.New("another recognizer has the name"), "recognizer", i, r.Name))
		}
		known[r.Name] = true
		list = append(list, r)
	}
	if len(list) > MaxRecognizers {
		errs = append(errs, fmt.Errorf("%d recognizers are more than %d", len(list), MaxRecognizers))
	}
	if len(list) == 0 {
		errs = append(errs, errors.New("no recognizers"))
	}
	return list, errors.Join(errs...)
}

// located says in front of each reason where it is. A name that is none is not
// repeated.
func located(err error, what string, i int, name string) error {
	if err == nil {
		return nil
	}
	where := fmt.Sprintf("%s %d", what, i)
	if spec.IsName(name) {
		where += " (" + name + ")"
	}
	reasons := []error{err}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		reasons = joined.Unwrap()
	}
	var errs []error
	for _, reason := range reasons {
		errs = append(errs, fmt.Errorf("%s: %w", where, reason))
	}
	return errors.Join(errs...)
}

// ready validates the recognizer and compiles its patterns and lists.
func ready(r *spec.Recognizer, compiled map[string]*pattern.Compiled) error {
	errs := []error{validate(r)}
	r.Compiled = make([]*pattern.Compiled, len(r.Patterns))
	for i := range r.Patterns {
		if r.Compiled[i] = compiled[r.Patterns[i].Regexp]; r.Compiled[i] != nil {
			continue
		}
		var err error
		r.Compiled[i], err = pattern.NewPattern(r.Patterns[i].Regexp)
		errs = append(errs, located(err, "pattern", i, r.Patterns[i].Name))
	}
	r.Own = true
	r.Allowed = cells.NewValueSet(r.AllowList)
	if c := spec.CheckDigitNamed(r.Checksum); c != nil {
		if r.FalseAccept == 0 {
			r.FalseAccept = c.FalseAccept
		}
		// A clone has both in one, so that there is one thing to ask.
		check := r.Check
		r.Check = func(compact []byte) bool { return c.IsRight(compact) && (check == nil || check(compact)) }
	}
	return joinFlat(errs)
}

// patternsOf gives the compiled expressions of recognizers, by how they are written.
func patternsOf(list []*spec.Recognizer) map[string]*pattern.Compiled {
	patterns := map[string]*pattern.Compiled{}
	for _, r := range list {
		for i, p := range r.Compiled {
			patterns[r.Patterns[i].Regexp] = p
		}
	}
	return patterns
}

// joinFlat is errors.Join for errors that may be joined themselves.
func joinFlat(errs []error) error {
	var flat []error
	for _, err := range errs {
		if joined, ok := err.(interface{ Unwrap() []error }); ok {
			flat = append(flat, joined.Unwrap()...)
		} else {
			flat = append(flat, err)
		}
	}
	return errors.Join(flat...)
}

// validate refuses a recognizer that does not say what it is, or that cannot
// work; it gives all reasons together.
func validate(r *spec.Recognizer) error {
	var errs []error
	refuse := func(format string, args ...any) { errs = append(errs, fmt.Errorf(format, args...)) }
	if r.Name == "" {
		refuse("no name")
	} else if !spec.IsName(r.Name) {
		refuse("the name is not in lower kebab-case")
	}
	if !r.Label.IsWellFormed() || r.Label == privet.None || r.Label == privet.Unknown {
		refuse("the label is not well formed")
	}
	if r.Doc == "" {
		refuse("no doc")
	}
	if !r.HasForm() && len(r.Headers) == 0 {
		refuse("nothing to find it by: no shape, no pattern, no word, no func, no header")
	}
	if r.Match != nil && len(r.Triggers) == 0 {
		refuse("a grammar without a trigger")
	}
	if len(r.Shapes) > spec.MaxShapes {
		refuse("%d shapes are more than %d", len(r.Shapes), spec.MaxShapes)
	}
	for i, s := range r.Shapes {
		if !pattern.IsProbability(s.Alone) {
			refuse("shape %d: Alone is not between 0 and 1", i)
		}
		if err := spec.CheckPattern(s.Pattern); err != nil {
			refuse("shape %d: %w", i, err)
		}
	}
	if r.Reach < 0 || r.Reach > spec.ContextBefore {
		refuse("Reach is not in 0–%d", spec.ContextBefore)
	}
	if r.Beside != 0 && !pattern.IsProbability(r.Beside) {
		refuse("Beside is not between 0 and 1")
	}
	if r.FalseAccept < 0 || r.FalseAccept > 1 {
		refuse("FalseAccept is not in 0–1")
	}
	for _, list := range [...][]string{r.Context, r.Headers} {
		for i, p := range list {
			if !spec.IsPhrase(p) {
				refuse("word %d (%d bytes) of a list is not a phrase in lower case", i, len(p))
			}
		}
	}
	validateOwn(r, refuse)
	return errors.Join(errs...)
}

// validateOwn is the part of validate for patterns, lists and the checksum. The
// expressions are left to newPattern.
func validateOwn(r *spec.Recognizer, refuse func(format string, args ...any)) {
	names := map[string]bool{}
	for i, p := range r.Patterns {
		if !spec.IsName(p.Name) {
			refuse("pattern %d: the name is not in lower kebab-case", i)
		} else if names[p.Name] {
			refuse("pattern %d (%s): another pattern has the name", i, p.Name)
		}
		names[p.Name] = true
		if !pattern.IsProbability(p.Alone) {
			refuse("pattern %d: Alone is not between 0 and 1", i)
		}
	}
	for i, w := range r.DenyList {
		if reason := checkListed(w, MaxWordLength); reason != "" {
			refuse("word %d of DenyList %s", i, reason)
		} else if !strings.ContainsFunc(w, wordset.IsWordRune) {
			refuse("word %d of DenyList has no letter or digit", i)
		}
	}
	validateValues(r.AllowList, refuse)
	if r.Checksum != "" && spec.CheckDigitNamed(r.Checksum) == nil {
		refuse("the checksum is not one of %s", strings.Join(spec.Checksums(), ", "))
	}
	for i, p := range r.Context {
		if first, _ := utf8.DecodeRuneInString(p); !unicode.IsLetter(first) {
			refuse("word %d of Context does not begin with a letter", i)
		}
	}
	for i, h := range r.Headers {
		if len(new(columns.HeaderScratch).HeaderWords(h)) == 0 {
			refuse("word %d of Headers has no letter or digit", i)
		}
	}
}

// validateValues refuses what an AllowList cannot have.
func validateValues(list []string, refuse func(format string, args ...any)) {
	for i, v := range list {
		if reason := checkListed(v, pattern.MaxMatchLength); reason != "" {
			refuse("value %d of AllowList %s", i, reason)
		}
	}
}

// checkListed says what is wrong with a word of a list.
func checkListed(w string, most int) string {
	switch {
	case w == "":
		return "is empty"
	case len(w) > most:
		return fmt.Sprintf("has more than %d bytes", most)
	case !utf8.ValidString(w) || strings.ContainsRune(w, utf8.RuneError):
		return "is not valid UTF-8"
	case strings.TrimSpace(w) != w:
		return "begins or ends with space"
	}
	return ""
}
