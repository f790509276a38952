package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/privet-go/privet/cmd/internal/server"
	"github.com/privet-go/privet/masker"
)

// maxPolicy is the length in bytes of the longest policy, and maxKeyFile that of a
// file with a key.
const (
	maxPolicy  = 1 << 20
	maxKeyFile = 1 << 10
)

// readPolicy reads the masking policy in a file and returns its keys too. It returns a
// nil policy for no file.
func readPolicy(ctx context.Context, t *terminal, name string) (*masker.Policy, *keyring, error) {
	p := &masker.Policy{}
	if name != "" {
		var err error
		if p, _, err = readPolicyDocument(ctx, name); err != nil {
			return nil, nil, err
		}
	}
	return p, &keyring{keys: policyKeys(ctx, p, t.getenv)}, nil
}

// readPolicyDocument is like readPolicy but returns the bytes of the policy.
func readPolicyDocument(ctx context.Context, name string) (*masker.Policy, []byte, error) {
	document, err := readSmall(ctx, nil, name, maxPolicy)
	if err != nil {
		return nil, nil, fmt.Errorf("the policy: %w", err)
	}
	p, err := masker.ParsePolicy(document)
	if err != nil {
		return nil, nil, policyReasons(err)
	}
	return p, document, nil
}

// policyKeys returns a function that finds the keys of a policy: in the file or the
// variable that the policy names, or in the variable named after the key.
func policyKeys(ctx context.Context, p *masker.Policy, getenv func(string) string) func(ref string) ([]byte, error) {
	return func(ref string) ([]byte, error) {
		if file := p.Keys[ref].File; file != "" {
			text, err := readSmall(ctx, nil, file, maxKeyFile)
			if err != nil {
				return nil, fmt.Errorf("the file of a key: %w", err)
			}
			return masker.ParseKey(string(text))
		}
		variable := keyVariable(p, ref)
		key, err := server.KeyInVariable(getenv)(variable)
		if err != nil && len(variable) <= longestVariable {
			return nil, fmt.Errorf("%s: %w", variable, err)
		}
		return key, err
	}
}

// longestVariable is the length of the longest name of a variable that an error
// repeats. A key given in place of its name by mistake is longer.
const longestVariable = 31

// keyVariable returns the name of the variable that holds a key.
func keyVariable(p *masker.Policy, ref string) string {
	if env := p.Keys[ref].Env; env != "" {
		return env
	}
	return masker.KeyVariable(ref)
}

// A keyring finds keys and keeps the errors of those that it cannot find. The zero
// value has no keys.
type keyring struct {
	keys    func(ref string) ([]byte, error)
	reasons []string
}

// find returns a key.
func (k *keyring) find(ref string) ([]byte, error) {
	if k.keys == nil {
		return nil, errors.New("there is no policy")
	}
	key, err := k.keys(ref)
	if err != nil && !slices.Contains(k.reasons, err.Error()) {
		k.reasons = append(k.reasons, err.Error())
	}
	return key, err
}

// explain puts each reason for refusing a policy on a line of its own, followed by the
// errors of keys.
func (k *keyring) explain(err error) error {
	if err = policyReasons(err); len(k.reasons) > 0 {
		err = fmt.Errorf("%w\n  %s", err, strings.Join(k.reasons, "\n  "))
	}
	return err
}

// policyReasons puts each reason for refusing a policy on a line of its own.
func policyReasons(err error) error {
	if !errors.Is(err, masker.ErrPolicy) {
		return err
	}
	text := strings.TrimPrefix(err.Error(), "masker: ")
	return fmt.Errorf("the policy cannot be used:\n  %s", strings.ReplaceAll(text, "\n", "\n  "))
}
