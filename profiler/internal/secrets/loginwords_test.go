package secrets

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestToldLogins gives names of accounts that are told in words, and words about such names.
func TestToldLogins(t *testing.T) {
	for _, marked := range []string{
		"DB_USER=⟦USERNAME:billing_rw⟧",
	} {
		samples.WantLabel(t, recognizers, "USERNAME", marked)
	}
}
