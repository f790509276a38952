// Package assist has the flags and variables of a model that helps to find data in texts,
// which the commands have in common.
package assist

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
	EnvURL    = "PRIVET_MODEL_URL"
	EnvMode   = "PRIVET_MODEL_MODE"
	EnvLabels = "PRIVET_MODEL_LABELS"
	EnvKey    = "PRIVET_MODEL_KEY"
)

// Flags are the flags of a model.
type Flags struct{ url, mode, labels string }

// NewFlags adds the flags.
func NewFlags(flags *flag.FlagSet) *Flags {
	m := new(Flags)
	flags.StringVar(&m.url, "model", "", "`address` of a model that finds data in texts too; "+EnvURL+" when not given; its key is in "+EnvKey)
	flags.StringVar(&m.mode, "model-mode", "", "what finds data: HYBRID (the default with a model), AI_ONLY or HEURISTIC_ONLY; "+EnvMode+" when not given")
	flags.StringVar(&m.labels, "model-labels", "", "what the labels of the model mean, as `rules` A=LABEL,B= (nothing: passed over); "+EnvLabels+
		" when not given")
	return m
}

// Given reports whether any of the flags is set.
func (m *Flags) Given() bool { return *m != Flags{} }

// Assisted returns a finder that uses the model, or nil if there is no model.
func (m *Flags) Assisted(p *profiler.Profiler, getenv func(string) string) (*profiler.Assisted, error) {
	model, mode, err := m.Model(getenv)
	if err != nil {
		return nil, err
	}
	if model == nil {
		if mode == "" {
			return nil, nil
		}
		return nil, CheckMode(p, mode)
	}
	return p.With(model, mode)
}

// CheckMode refuses an unknown mode, and one that needs a model if there is none.
func CheckMode(p *profiler.Profiler, mode profiler.Mode) error {
	if _, err := p.With(nil, mode); err != nil {
		return fmt.Errorf("the mode (-model-mode, or %s): %w", EnvMode, err)
	}
	return nil
}

// Model returns the model, or nil, and the mode.
func (m *Flags) Model(getenv func(string) string) (profiler.Model, profiler.Mode, error) {
	setting := func(flag, env string) string {
		if flag != "" {
			return flag
		}
		return getenv(env)
	}
	address := setting(m.url, EnvURL)
	mode := profiler.Mode(strings.ReplaceAll(strings.ToUpper(setting(m.mode, EnvMode)), "-", "_"))
	if address == "" || mode == profiler.HeuristicOnly {
		return nil, mode, nil
	}
	labels, err := readLabels(setting(m.labels, EnvLabels))
	if err != nil {
		return nil, "", err
	}
	opts := &remote.Options{URL: address, Labels: labels}
	if key := getenv(EnvKey); key != "" {
		opts.Token = func(context.Context) (string, error) { return key, nil }
	}
	client, err := remote.New(opts)
	if err != nil {
		return nil, "", fmt.Errorf("the model (-model, or %s): %w", EnvURL, err)
	}
	return client, mode, nil
}

// readLabels reads the rules of -model-labels.
func readLabels(s string) (map[string]privet.Label, error) {
	labels := map[string]privet.Label{}
	if s == "" {
		return labels, nil
	}
	var errs []error
	for i, rule := range strings.Split(s, ",") {
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

// Find finds the places in a text with the help of a model, which needs the
// whole text.
func Find(ctx context.Context, a *profiler.Assisted, src io.Reader) ([]profiler.FilePlace, error) {
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
