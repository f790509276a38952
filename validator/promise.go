package validator

import (
	"encoding/base32"
	"encoding/base64"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
)

// A promise says what an operator of a policy leaves as it was.
type promise struct {
	shape     bool // length, separators and kinds of characters
	typed     bool // integers stay integers, and dates dates
	injective bool // different originals stay different
	same      bool // the same original stays the same
	valid     bool // check digits are right
	empties   bool // values may become empty
	exact     bool // it depends on the label, the value and the key alone
}

// promiseOf returns what the operation promises.
func promiseOf(op masker.Operation) promise {
	switch op.Operator {
	case "mask":
		plain := op.Char == "" && op.KeepFirst <= 0 && op.KeepLast <= 0 && op.Ignore == ""
		return promise{shape: plain, same: true, exact: true}
	case "redact", "truncate", "generalize":
		return promise{same: true, exact: true}
	case "replace", "null":
		return promise{same: true, exact: true, empties: true}
	case "hash":
		whole := op.Length <= 0 || op.Length >= 32
		return promise{same: true, injective: whole, exact: true}
	case "pseudonym", "encrypt":
		return promise{same: true, injective: true, exact: true}
	case "fake":
		return promise{same: true, valid: true, exact: true}
	case "fpe":
		return promise{shape: true, same: true, injective: true, valid: op.CheckDigit, exact: true}
	case "shift":
		return promise{typed: true}
	case "noise":
		return promise{typed: true, same: true, exact: true}
	case "keep":
		return promise{shape: true, typed: true, same: true, injective: true, exact: true}
	}
	return promise{} // text, and what nobody knows
}

// needsKey reports whether an operation, or one inside of it, takes a key.
func needsKey(op masker.Operation) bool {
	if op.Policy != nil {
		for _, inner := range op.Policy.Labels {
			if needsKey(inner) {
				return true
			}
		}
	}
	for info := range masker.Operators() {
		if info.Name == op.Operator {
			return slices.Contains(info.Parameters, "keyRef")
		}
	}
	return true // nobody knows
}

// tokenEncoding is that of the tokens of package masker.
var tokenEncoding = base32.NewEncoding("abcdefghijklmnopqrstuvwxyz234567").WithPadding(base32.NoPadding)

// isToken reports whether a value can be what an operator with a key writes for an
// original whose shape it does not keep. Of encrypt that is every value: base64url of
// its bytes and 16 more (RFC 5297). Of others it is a tilde and base32, of a MAC or of
// the value encrypted in whole blocks.
func isToken(operator, original, masked string) bool {
	const block, overhead, mac = 16, 16, 32 // bytes
	if operator == "encrypt" {
		raw, err := base64.RawURLEncoding.Strict().DecodeString(masked)
		return err == nil && len(raw) == len(original)+overhead
	}
	text, marked := strings.CutPrefix(masked, "~")
	raw, err := tokenEncoding.DecodeString(text)
	return marked && err == nil && tokenEncoding.EncodeToString(raw) == text &&
		(len(raw) == mac || len(raw) == (len(original)/block+1)*block+overhead)
}

// operationFor gives the operation that a policy has for a label.
func operationFor(p *masker.Policy, label privet.Label) masker.Operation {
	for name, op := range p.Labels {
		if l, err := privet.ParseLabel(name); err == nil && l == label || name == string(label) {
			return op
		}
	}
	if p.Default == "redact" {
		return masker.Operation{Operator: "redact"}
	}
	return masker.Operation{Operator: "mask"}
}
