package promise

import (
	"encoding/base32"
	"encoding/base64"
	"reflect"
	"slices"
	"strings"
	"sync"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
)

// A Promise says what an operator of a policy leaves as it was.
type Promise struct {
	Shape     bool // length, separators and kinds of characters
	Typed     bool // integers stay integers, and dates dates
	Injective bool // different originals stay different
	Same      bool // the same original stays the same
	Valid     bool // check digits are right
	Empties   bool // values may become empty
	Exact     bool // it depends on the label, the value and the key alone
}

// Of returns what the operation promises.
func Of(op masker.Operation) Promise {
	p := of(op)
	// What is too long is redacted, and what is spelled otherwise may be one value.
	p.Injective = p.Injective && op.MaxLength == 0 && len(op.Normalize) == 0
	return p
}

func of(op masker.Operation) Promise {
	switch op.Operator {
	case "mask":
		plain := op.Char == "" && op.KeepFirst <= 0 && op.KeepLast <= 0 && op.Ignore == ""
		return Promise{Shape: plain, Same: true, Exact: true}
	case "redact", "truncate", "generalize":
		return Promise{Same: true, Exact: true}
	case "replace", "null":
		return Promise{Same: true, Exact: true, Empties: true}
	case "hash":
		whole := op.Length <= 0 || op.Length >= 32
		return Promise{Same: true, Injective: whole, Exact: true}
	case "pseudonym", "encrypt":
		return Promise{Same: true, Injective: true, Exact: true}
	case "fake":
		return Promise{Same: true, Valid: true, Exact: true}
	case "fpe":
		return Promise{Shape: true, Same: true, Injective: true, Valid: op.CheckDigit, Exact: true}
	case "shift":
		return Promise{Typed: true}
	case "noise":
		return Promise{Typed: true, Same: true, Exact: true}
	case "keep":
		return Promise{Shape: true, Typed: true, Same: true, Injective: true, Exact: true}
	}
	return Promise{} // text, and what nobody knows
}

// IsDefault reports whether an operation is the default rule of the label.
func IsDefault(op masker.Operation) bool {
	return reflect.DeepEqual(op, masker.Operation{Operator: "mask"})
}

// NeedsKey reports whether an operation, or one inside of it, takes a key.
func NeedsKey(op masker.Operation) bool {
	if op.Policy != nil {
		for _, inner := range op.Policy.Labels {
			if NeedsKey(inner) {
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
var tokenEncoding = sync.OnceValue(func() *base32.Encoding {
	return base32.NewEncoding("abcdefghijklmnopqrstuvwxyz234567").WithPadding(base32.NoPadding)
})

// IsToken reports whether a value can be what an operator with a key writes for an
// original whose shape it does not keep. Of encrypt that is every value: base64url of
// its bytes and 16 more (RFC 5297). Of others it is a tilde and base32, of a MAC or of
// the value encrypted in whole blocks.
func IsToken(operator, original, masked string) bool {
	const block, overhead, mac = 16, 16, 32 // bytes
	if operator == "encrypt" {
		raw, err := base64.RawURLEncoding.Strict().DecodeString(masked)
		return err == nil && len(raw) == len(original)+overhead
	}
	text, marked := strings.CutPrefix(masked, "~")
	raw, err := tokenEncoding().DecodeString(text)
	return marked && err == nil && tokenEncoding().EncodeToString(raw) == text &&
		(len(raw) == mac || len(raw) == (len(original)/block+1)*block+overhead)
}

// IsID reports whether a label tells records apart, so that a column of it becomes
// pseudonyms where no policy says otherwise.
func IsID(label privet.Label) bool {
	for l := range masker.IDLabels() {
		if l == label {
			return true
		}
	}
	return false
}

// LeavesIDs reports whether a policy leaves a column of the label to pseudonyms that it has no
// operation for.
func LeavesIDs(p *masker.Policy, label privet.Label) bool {
	if !IsID(label) || p.IDs == "mask" || p.IDs == "" && p.IDsKeyRef == "" && p.Default != "" && p.Default != "mask" {
		return false
	}
	for name := range p.Labels {
		if l, err := privet.ParseLabel(name); err == nil && l == label {
			return false
		}
	}
	return true
}

// OperationFor returns the operation that a policy has for a label.
func OperationFor(p *masker.Policy, label privet.Label) masker.Operation {
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
