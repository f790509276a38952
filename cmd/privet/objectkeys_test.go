package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestAlikeKeys holds which keys may be data, and that privet mask says so without the
// keys themselves.
func TestAlikeKeys(t *testing.T) {
	many := func(format string, n int) (list []string) {
		for i := range n {
			list = append(list, fmt.Sprintf(format, "k"+strings.Repeat("x", i)))
		}
		return list
	}
	for _, tt := range []struct {
		columns []string
		want    []string
	}{
		{many("users.%s.age", mostAlike), []string{"users{}"}},
		{many(`users["a.%s"].age`, mostAlike), []string{"users{}"}},
		{many("[].teams[].%s.age", mostAlike), []string{"[].teams[]{}"}},
		{many("%s.age", mostAlike), []string{"{}"}},
		{many("users.%s.age", mostAlike-1), nil},
		{many("users.%s", 100), nil},   // a wide object
		{many("users.%s[]", 100), nil}, // with arrays
		{append(many("a.%s.x", 10), many("b.%s.x", 10)...), nil},
		{[]string{"", "[", `["`, "a", "a[].b"}, nil},
	} {
		if got := alikeKeys(tt.columns); !slices.Equal(got, tt.want) {
			t.Errorf("%q: %q, want %q", tt.columns[:1], got, tt.want)
		}
	}
	var in strings.Builder
	in.WriteString(`{"users":{`)
	for i := range mostAlike {
		fmt.Fprintf(&in, `"zqx%s":{"age":%d},`, strings.Repeat("a", i), 20+i)
	}
	in.WriteString(`"last":{"age":30}}}`)
	r := runPrivet(t, in.String(), nil, "mask", "-o", "-", "-")
	if r.status != exitDone || !strings.Contains(r.err, "-keys 'users{}'") {
		t.Errorf("status %d, %s", r.status, r.err)
	}
	r = runPrivet(t, in.String(), nil, "mask", "-keys", "users{}", "-o", "-", "-")
	if r.status != exitDone || strings.Contains(r.out+r.err, `"zqx"`) || strings.Contains(r.out+r.err, "zqxaa") || strings.Contains(r.err, "-keys") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
	if r := runPrivet(t, in.String(), nil, "mask", "-keys", "nobody{}", "-o", "-", "-"); r.status != exitFailed {
		t.Errorf("a place that is not there: status %d", r.status)
	}
}
