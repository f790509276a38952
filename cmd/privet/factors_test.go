package main

import "testing"

// TestFactorErrors holds that each factor at fault is on a line of its own, without its
// value, and that the name of the command is said once.
func TestFactorErrors(t *testing.T) {
	r := runPrivet(t, "", nil, "risk", "-last-reviewed", "2999-01-31", "-environment", "moon", "SSN")
	const want = "privet risk: factors.environment: must be production, staging, test or development\nfactors.lastReviewed: must not be in the future\n"
	if r.status != exitFailed || r.out != "" || r.err != want {
		t.Errorf("status %d, %q, want %q", r.status, r.err, want)
	}
}
