package masker

import (
	"errors"
	"testing"

	"github.com/privet-go/privet"
)

// wholeFinder finds an address that is all of a value.
type wholeFinder struct{}

func (wholeFinder) AppendFind(dst []privet.Finding, text string) []privet.Finding {
	return append(dst, privet.Finding{Label: "EMAIL_ADDRESS", End: len(text), Confidence: 1})
}

// TestTextInText holds that a label that is masked as text ends in a mask, although
// it is found in itself again.
func TestTextInText(t *testing.T) {
	text := Operation{Operator: "text"}
	for _, c := range []struct {
		policy Policy
		want   string
	}{
		{Policy{Labels: map[string]Operation{"EMAIL": text}}, "j***@example.com"},
		{Policy{Default: "redact", Labels: map[string]Operation{"EMAIL": text}}, "[EMAIL_ADDRESS]"},
		{Policy{Labels: map[string]Operation{"EMAIL": {Operator: "text", Policy: &Policy{Labels: map[string]Operation{"EMAIL": text}}}}}, "j***@example.com"},
	} {
		m, err := New(&Options{Finder: wholeFinder{}, Policy: &c.policy})
		if err != nil {
			t.Fatal(err)
		}
		if got, err := m.Mask("EMAIL_ADDRESS", "john@example.com"); err != nil || got != c.want {
			t.Errorf("%q, %v; want %q", got, err, c.want)
		}
	}
	m, err := New(&Options{Finder: wholeFinder{}, Policy: &Policy{Default: "fail", Labels: map[string]Operation{"EMAIL": text}}})
	if err != nil {
		t.Fatal(err)
	}
	if got, err := m.Mask("EMAIL_ADDRESS", "john@example.com"); !errors.Is(err, ErrNoOperator) || got != "" {
		t.Errorf("%q, %v; want ErrNoOperator", got, err)
	}
}
