package masker

import "github.com/privet-go/privet"

// maskKind is the operator mask.
func maskKind() operatorKind {
	return operatorKind{
		name: "mask",
		doc:  "Masks by the default rule of the label.",
		prepare: func(*parameters) prepared {
			return func(l privet.Label) operator {
				if r := ruleOf(l); r != nil {
					return r
				}
				return whole
			}
		},
	}
}
