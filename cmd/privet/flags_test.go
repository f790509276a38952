package main

import (
	"strings"
	"testing"
)

// TestFactorErrors holds that each factor at fault is on a line of its own, without its
// value, and that the name of the command is said once.
func TestFactorErrors(t *testing.T) {
	r := runPrivet(t, "", nil, "risk", "-last-reviewed", "2999-01-31", "-environment", "moon", "SSN")
	const want = "privet risk: factors.environment: must be production, staging, test or development\nfactors.lastReviewed: must not be in the future\n"
	if r.status != exitFailed || r.out != "" || r.err != want {
		t.Errorf("status %d, %q, want %q", r.status, r.err, want)
	}
}

// TestFlagErrors holds that an error names the flag whose value cannot be used, and neither
// the value nor what is no flag.
func TestFlagErrors(t *testing.T) {
	for _, tt := range []struct{ arg, next, want string }{
		{"-records", "SECRETX7391", "the value of -records is missing or cannot be used"},
		{"--records=SECRETX7391", "SSN", "the value of -records is missing or cannot be used"},
		{"-weight", "SECRETX7391", "the value of -weight is missing or cannot be used"},
		{"-weight=GDPR=2", "-weight=GDPR=3", "the value of -weight is missing or cannot be used"},
		{"-fail-on", "", "the value of -fail-on is missing or cannot be used"},
		{"-fail-on=high", "-fail-on=", "the value of -fail-on is missing or cannot be used"},
		{"-SECRETX7391", "SSN", "there is no such flag"},
		{"-SECRETX7391=1", "SSN", "there is no such flag"},
	} {
		r := runPrivet(t, "", nil, "risk", tt.arg, tt.next)
		if want := "privet risk: " + tt.want + "; -h shows the usage\n"; r.status != exitFailed || r.out != "" || r.err != want {
			t.Errorf("%s: status %d, %q, want %q", tt.arg, r.status, r.err, want)
		}
	}
}

// TestScopesAreGiven holds that a credential which is to be limited is never made without
// a limit, as for a variable of the shell that is not set.
func TestScopesAreGiven(t *testing.T) {
	env := map[string]string{"JWT_SIGNATURE_SECRET": "0123456789abcdef0123456789abcdef"}
	for _, command := range [][]string{{"token"}, {"apikey", "-name", "k"}} {
		for scopes, want := range map[string]int{"": exitFailed, ",": exitFailed, " , ": exitFailed, "zork": exitFailed, "mask,": exitDone} {
			if r := runPrivet(t, "", env, append(command, "-scopes", scopes)...); r.status != want || (r.out == "") != (want == exitFailed) {
				t.Errorf("%s -scopes %q: status %d, %s", command[0], scopes, r.status, r.err)
			}
		}
	}
}

// TestNeverEmpty holds that a variable of the shell which is not set leaves nothing
// unchecked, unsigned or masked otherwise than was said, and that a column has one label.
func TestNeverEmpty(t *testing.T) {
	for _, args := range [][]string{
		{"verify", "-key", "k", "-policy", "", "report.json"},
		{"validate", "-original", "a", "-masked", "b", "-o", "c", "-sign", ""},
		{"validate", "-policy=", "SSN", "536-90-4399", "***-**-****"},
		{"mask", "-policy", "", "-o", "-", "-"},
		{"license", "-key", "k", "-region", ""},
		{"license", "-key", "k", "-platform="},
		{"report", "-fail-on", "", "a.csv"},
		{"mask", "-column", "a=SSN", "-column", "a=NONE", "-o", "-", "-"},
	} {
		if r := runPrivet(t, "a\n1\n", nil, args...); r.status != exitFailed || r.out != "" || !strings.Contains(r.err, "is missing or cannot be used") {
			t.Errorf("%v: status %d, %q", args, r.status, r.err)
		}
	}
	if r := runPrivet(t, "a\n1\n", nil, "mask", "-q", "-column", "a=SSN", "-column", "a=US_SSN", "-o", "-", "-"); r.status != exitDone || r.out != "a\n*\n" {
		t.Errorf("one label in two spellings: %+v", r)
	}
}

// TestAllFilesAreTold holds that what is wrong with one file or label hides nothing that
// is wrong with others.
func TestAllFilesAreTold(t *testing.T) {
	for _, command := range []string{"profile", "report", "eval"} {
		r := runPrivet(t, "id\n1\n", nil, command, "/nonexistent/1", "-", "/nonexistent/2")
		if r.status != exitFailed || r.out != "" || !strings.Contains(r.err, "file 1: no such file") || !strings.Contains(r.err, "file 3: no such file") {
			t.Errorf("%s: status %d, %s", command, r.status, r.err)
		}
	}
	const want = "privet rules: argument 1: privet: unknown label\nargument 3: privet: unknown label\n"
	if r := runPrivet(t, "", nil, "rules", "NOPE", "SSN", "NOPE"); r.status != exitFailed || r.err != want {
		t.Errorf("rules: status %d, %s", r.status, r.err)
	}
}
