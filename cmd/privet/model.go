package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/profiler/remote"
)

// The variables of the environment for a model that helps to find data in texts. The key
// has no flag, since other users can see arguments.
const (
	envModelURL    = "PRIVET_MODEL_URL"
	envModelMode   = "PRIVET_MODEL_MODE"
	envModelLabels = "PRIVET_MODEL_LABELS"
	envModelKey    = "PRIVET_MODEL_KEY"
)

// modelFlags are the flags of a model.
type modelFlags struct{ url, mode, labels string }

// newModelFlags adds the flags.
func newModelFlags(flags *flag.FlagSet) *modelFlags {
	m := new(modelFlags)
	flags.StringVar(&m.url, "model", "", "`address` of a model that finds data in texts too; "+envModelURL+" when not given; its key is in "+envModelKey)
	flags.StringVar(&m.mode, "model-mode", "", "what finds data: HYBRID (the default with a model), AI_ONLY or HEURISTIC_ONLY; "+envModelMode+" when not given")
	flags.StringVar(&m.labels, "model-labels", "", "what the labels of the model mean, as `rules` A=LABEL,B= (nothing: passed over); "+envModelLabels+
		" when not given")
	return m
}

// given reports whether any of the flags is set.
func (m *modelFlags) given() bool { return *m != modelFlags{} }

// assisted returns a finder that uses the model, or nil if there is no model.
func (m *modelFlags) assisted(p *profiler.Profiler, getenv func(string) string) (*profiler.Assisted, error) {
	model, mode, err := m.model(getenv)
	if err != nil {
		return nil, err
	}
	if model == nil {
		if mode == "" {
			return nil, nil
		}
		return nil, checkMode(p, mode)
	}
	return p.With(model, mode)
}

// checkMode refuses an unknown mode, and one that needs a model if there is none.
func checkMode(p *profiler.Profiler, mode profiler.Mode) error {
	if _, err := p.With(nil, mode); err != nil {
		return fmt.Errorf("the mode (-model-mode, or %s): %w", envModelMode, err)
	}
	return nil
}

// model returns the model, or nil, and the mode.
func (m *modelFlags) model(getenv func(string) string) (profiler.Model, profiler.Mode, error) {
	setting := func(flag, env string) string {
		if flag != "" {
			return flag
		}
		return getenv(env)
	}
	address := setting(m.url, envModelURL)
	mode := profiler.Mode(strings.ReplaceAll(strings.ToUpper(setting(m.mode, envModelMode)), "-", "_"))
	if address == "" || mode == profiler.HeuristicOnly {
		return nil, mode, nil
	}
	labels, err := readModelLabels(setting(m.labels, envModelLabels))
	if err != nil {
		return nil, "", err
	}
	opts := &remote.Options{URL: address, Labels: labels}
	if key := getenv(envModelKey); key != "" {
		opts.Token = func(context.Context) (string, error) { return key, nil }
	}
	client, err := remote.New(opts)
	if err != nil {
		return nil, "", fmt.Errorf("the model (-model, or %s): %w", envModelURL, err)
	}
	return client, mode, nil
}

// readModelLabels reads the rules of -model-labels.
func readModelLabels(s string) (map[string]privet.Label, error) {
	labels := map[string]privet.Label{}
	var errs []error
	for i, rule := range split(s) {
		name, meaning, ok := strings.Cut(rule, "=")
		if name = strings.TrimSpace(name); !ok || name == "" {
			errs = append(errs, fmt.Errorf("rule %d for the labels of the model is not of the form A=LABEL", i+1))
			continue
		}
		label := privet.Label("")
		if meaning = strings.TrimSpace(meaning); meaning != "" {
			var err error
			if label, err = privet.ParseLabel(meaning); err != nil {
				errs = append(errs, fmt.Errorf("the label of rule %d for the labels of the model is not known", i+1))
			}
		}
		labels[name] = label
	}
	return labels, errors.Join(errs...)
}

// findAssisted finds the places in a text with the help of a model, which needs the
// whole text.
func findAssisted(ctx context.Context, a *profiler.Assisted, src io.Reader) ([]profiler.FilePlace, error) {
	text, err := io.ReadAll(io.LimitReader(src, remote.DefaultMaxTextBytes+1))
	if err != nil {
		return nil, err
	}
	if len(text) > remote.DefaultMaxTextBytes {
		return nil, fmt.Errorf("a text for a model can have %d bytes", remote.DefaultMaxTextBytes)
	}
	if !utf8.Valid(text) {
		// The model would see a text other than that of the places.
		return nil, errors.New("a text for a model has to be valid UTF-8")
	}
	findings, err := a.Find(ctx, string(text))
	if err != nil {
		return nil, err
	}
	return profiler.FilePlaces(string(text), findings), nil
}
