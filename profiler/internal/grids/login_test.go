package grids

import (
	"strings"
	"testing"
)

// TestIsExpression holds which logins of records are parts of programs.
func TestIsExpression(t *testing.T) {
	for text, want := range map[string]bool{
		"user.name = ⟦args[0]⟧": true, "userName: ⟦opt.User⟧,": true, `userName: "⟦a⟧"`: true,
		"username: ⟦jane.doe⟧": false, `username: "⟦jane.doe⟧",`: false, "username: ⟦kestrel7⟧": false,
	} {
		before, rest, _ := strings.Cut(text, "⟦")
		value, after, _ := strings.Cut(rest, "⟧")
		if got := isExpression(before+value+after, tableCell{len(before), len(before) + len(value)}); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}
