package masker

import "github.com/privet-go/privet"

// redactKind is the operator redact.
func redactKind() operatorKind {
	return operatorKind{
		name: "redact",
		doc:  "Puts the label in brackets in the place of the value, or [REDACTED] where nobody knows the label.",
		prepare: func(*parameters) prepared {
			return func(l privet.Label) operator { return redactOperator(l) }
		},
	}
}

// A redactOperator writes the label in brackets.
type redactOperator privet.Label

func (o redactOperator) apply(dst []byte, _ string, _ *worker) ([]byte, bool, error) {
	return append(dst, redactedText(privet.Label(o))...), true, nil
}

// redactedText is what stands in the place of a value of a label.
func redactedText(l privet.Label) string {
	if l == "" {
		return "[REDACTED]"
	}
	return "[" + string(l) + "]"
}
