package profiler

import (
	"testing"
)

// TestToldLogins gives names of accounts that are told in words, and words about such names.
func TestToldLogins(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"DB_USER=⟦USERNAME:billing_rw⟧",
	} {
		wantLabel(t, p, "USERNAME", marked)
	}
}
