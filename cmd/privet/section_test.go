package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestPages holds that each command that reports has a page, which needs nothing else
// and escapes what it shows.
func TestPages(t *testing.T) {
	out := filepath.Join(t.TempDir(), "out.csv")
	const table = "email,<script>\na@example.com,1\nb@example.com,2\n"
	for _, tt := range []struct {
		args  []string
		input string
		want  string
		toErr bool
	}{
		{[]string{"profile", "-format", "html", "-"}, table, "&lt;script&gt;", false},
		{[]string{"profile", "-text", "-format", "html", "-"}, "write to a@example.com", "EMAIL_ADDRESS", false},
		{[]string{"mask", "-format", "html", "-o", out, "-"}, table, "&lt;script&gt;", true},
		{[]string{"validate", "-format", "html", "SSN", "123-45-6789", "123-45-6789"}, "", "UNCHANGED", false},
		{[]string{"validate", "-format", "html", "SSN", "123-45-6789", "***-**-6789"}, "", "valid", false},
		{[]string{"rules", "-format", "html", "SSN"}, "", "SSN", false},
	} {
		r := runPrivet(t, tt.input, nil, tt.args...)
		page := r.out
		if tt.toErr {
			page = r.err
		}
		if r.status == exitFailed || !strings.HasPrefix(page, "<!DOCTYPE html>") || !strings.HasSuffix(page, "</html>\n") || !strings.Contains(page, tt.want) {
			t.Errorf("%v: %d %s %s", tt.args, r.status, r.out, r.err)
		}
		if strings.Contains(page, "<script") || strings.Contains(page, "123-45") {
			t.Errorf("%v: the page has a script or a value", tt.args)
		}
	}
}
