package masker

import "github.com/privet-go/privet"

// keepKind is the operator keep.
func keepKind() operatorKind {
	return operatorKind{
		name: "keep",
		doc:  "Leaves the value as it is.",
		prepare: func(*parameters) prepared {
			return func(privet.Label) operator { return keepOperator{} }
		},
	}
}

// A keepOperator leaves values as they are.
type keepOperator struct{}

func (keepOperator) apply(dst []byte, value string, _ *worker) ([]byte, bool, error) {
	return append(dst, value...), true, nil
}
