package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/privet-go/privet/masker"
)

// maxPolicy is the length in bytes of the longest policy, and maxKeyFile that of a
// file with a key.
const (
	maxPolicy  = 1 << 20
	maxKeyFile = 1 << 10
)

// readPolicy reads the masking policy in a file, or gives nil for no file, and says
// where its keys are.
func readPolicy(t *terminal, name string) (*masker.Policy, func(ref string) ([]byte, error), error) {
	if name == "" {
		return nil, nil, nil
	}
	p, _, err := readPolicyDocument(name)
	if err != nil {
		return nil, nil, err
	}
	return p, policyKeys(p, t.getenv), nil
}

// readPolicyDocument reads the masking policy in a file, and gives its bytes too.
func readPolicyDocument(name string) (*masker.Policy, []byte, error) {
	document, err := readLimited(name, maxPolicy)
	if err != nil {
		return nil, nil, fmt.Errorf("the policy: %w", err)
	}
	p, err := masker.ParsePolicy(document)
	if err != nil {
		return nil, nil, policyReasons(err)
	}
	return p, document, nil
}

// readLimited reads a file that is not to be long.
func readLimited(name string, most int64) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, nameless(err)
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, most+1))
	if err != nil {
		return nil, nameless(err)
	}
	if int64(len(text)) > most {
		return nil, fmt.Errorf("it is longer than %d bytes", most)
	}
	return text, nil
}

// policyKeys finds the keys of a policy: in the file or the variable that the policy
// says, or in the variable that is called like the key.
func policyKeys(p *masker.Policy, getenv func(string) string) func(ref string) ([]byte, error) {
	return func(ref string) ([]byte, error) {
		source := p.Keys[ref]
		if source.File != "" {
			text, err := readLimited(source.File, maxKeyFile)
			if err != nil {
				return nil, err
			}
			return masker.ParseKey(string(text))
		}
		if source.Env != "" {
			return keyInVariable(getenv)(source.Env)
		}
		return keyInVariable(getenv)(masker.KeyVariable(ref))
	}
}

// keyInVariable finds the keys in variables of the environment.
func keyInVariable(getenv func(string) string) func(variable string) ([]byte, error) {
	return func(variable string) ([]byte, error) {
		text := getenv(variable)
		if text == "" {
			return nil, errors.New("the variable is not set")
		}
		return masker.ParseKey(text)
	}
}

// policyReasons puts each reason for which a policy is refused on a line of its own.
func policyReasons(err error) error {
	if !errors.Is(err, masker.ErrPolicy) {
		return err
	}
	text := strings.TrimPrefix(err.Error(), "masker: ")
	return fmt.Errorf("the policy cannot be used:\n  %s", strings.ReplaceAll(text, "\n", "\n  "))
}
