package promise

import (
	"testing"

	"github.com/privet-go/privet/masker"
)

// TestOf holds that there is a promise for each operator, but for text, which promises
// nothing.
func TestOf(t *testing.T) {
	for info := range masker.Operators() {
		if nothing := Of(masker.Operation{Operator: info.Name}) == (Promise{}); nothing != (info.Name == "text") {
			t.Errorf("%s promises nothing: %v", info.Name, nothing)
		}
	}
}
