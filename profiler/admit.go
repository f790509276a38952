package profiler

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
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
	MaxShapes      = 1_000
)

// admit gives the recognizers that the options ask for, made ready. Its error
// gives all reasons together, by index and name.
func (o *Options) admit() ([]*Recognizer, error) {
	var list []*Recognizer
	known := map[string]bool{}
	if !o.WithoutBuiltIn {
		list = slices.Clip(builtIn())
		for _, r := range list {
			known[r.Name] = true
		}
	}
	var errs []error
	var compiled map[string]*pattern
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
	if isName(name) {
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
func ready(r *Recognizer, compiled map[string]*pattern) error {
	errs := []error{validate(r)}
	r.compiled = make([]*pattern, len(r.Patterns))
	for i := range r.Patterns {
		if r.compiled[i] = compiled[r.Patterns[i].Regexp]; r.compiled[i] != nil {
			continue
		}
		var err error
		r.compiled[i], err = newPattern(r.Patterns[i].Regexp)
		errs = append(errs, located(err, "pattern", i, r.Patterns[i].Name))
	}
	r.own = true
	r.allowed = newValueSet(r.AllowList)
	if c := checkDigitNamed(r.Checksum); c != nil {
		if r.FalseAccept == 0 {
			r.FalseAccept = c.falseAccept
		}
		// A clone has both in one, so that there is one thing to ask.
		check := r.Check
		r.Check = func(compact []byte) bool { return c.isRight(compact) && (check == nil || check(compact)) }
	}
	return joinFlat(errs)
}

// patternsOf gives the compiled expressions of recognizers, by how they are written.
func patternsOf(list []*Recognizer) map[string]*pattern {
	patterns := map[string]*pattern{}
	for _, r := range list {
		for i, p := range r.compiled {
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
func validate(r *Recognizer) error {
	var errs []error
	refuse := func(format string, args ...any) { errs = append(errs, fmt.Errorf(format, args...)) }
	if r.Name == "" {
		refuse("no name")
	} else if !isName(r.Name) {
		refuse("the name is not in lower kebab-case")
	}
	if !r.Label.IsWellFormed() || r.Label == privet.None || r.Label == privet.Unknown {
		refuse("the label is not well formed")
	}
	if r.Doc == "" {
		refuse("no doc")
	}
	if !r.hasForm() && len(r.Headers) == 0 {
		refuse("nothing to find it by: no shape, no pattern, no word, no func, no header")
	}
	if r.match != nil && len(r.triggers) == 0 {
		refuse("a grammar without a trigger")
	}
	if len(r.Shapes) > MaxShapes {
		refuse("%d shapes are more than %d", len(r.Shapes), MaxShapes)
	}
	for i, s := range r.Shapes {
		if !isProbability(s.Alone) {
			refuse("shape %d: Alone is not between 0 and 1", i)
		}
		if err := checkPattern(s.Pattern); err != nil {
			refuse("shape %d: %w", i, err)
		}
	}
	if r.Reach < 0 || r.Reach > contextBefore {
		refuse("Reach is not in 0–%d", contextBefore)
	}
	if r.Beside != 0 && !isProbability(r.Beside) {
		refuse("Beside is not between 0 and 1")
	}
	if r.FalseAccept < 0 || r.FalseAccept > 1 {
		refuse("FalseAccept is not in 0–1")
	}
	for _, list := range [...][]string{r.Context, r.Headers} {
		for i, p := range list {
			if !isPhrase(p) {
				refuse("word %d (%d bytes) of a list is not a phrase in lower case", i, len(p))
			}
		}
	}
	validateOwn(r, refuse)
	return errors.Join(errs...)
}

// validateOwn is the part of validate for patterns, lists and the checksum. The
// expressions are left to newPattern.
func validateOwn(r *Recognizer, refuse func(format string, args ...any)) {
	names := map[string]bool{}
	for i, p := range r.Patterns {
		if !isName(p.Name) {
			refuse("pattern %d: the name is not in lower kebab-case", i)
		} else if names[p.Name] {
			refuse("pattern %d (%s): another pattern has the name", i, p.Name)
		}
		names[p.Name] = true
		if !isProbability(p.Alone) {
			refuse("pattern %d: Alone is not between 0 and 1", i)
		}
	}
	for i, w := range r.DenyList {
		if reason := checkListed(w, MaxWordLength); reason != "" {
			refuse("word %d of DenyList %s", i, reason)
		} else if !strings.ContainsFunc(w, isWordRune) {
			refuse("word %d of DenyList has no letter or digit", i)
		}
	}
	validateValues(r.AllowList, refuse)
	if r.Checksum != "" && checkDigitNamed(r.Checksum) == nil {
		refuse("the checksum is not one of %s", strings.Join(Checksums(), ", "))
	}
	for i, p := range r.Context {
		if first, _ := utf8.DecodeRuneInString(p); !unicode.IsLetter(first) {
			refuse("word %d of Context does not begin with a letter", i)
		}
	}
	for i, h := range r.Headers {
		if len(new(headerScratch).headerWords(h)) == 0 {
			refuse("word %d of Headers has no letter or digit", i)
		}
	}
}

// validateValues refuses what an AllowList cannot have.
func validateValues(list []string, refuse func(format string, args ...any)) {
	for i, v := range list {
		if reason := checkListed(v, MaxMatchLength); reason != "" {
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
