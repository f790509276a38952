package masker

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestSeveral holds that one of several files may lack columns that the options name, and says so,
// and that the first row is the header where one of the names is in it.
func TestSeveral(t *testing.T) {
	m := newFileMasker(t)
	for _, tt := range []struct{ format, in, want string }{
		{"csv", "zzq,b\n1,2\n", "a k{}"},
		{"csv", "a,b\n1,2\n", "k{} zzq"},
		{"json", `[{"zzq":"1"}]`, "a k{}"},
		{"text", "nothing", "a k{} zzq"},
	} {
		o := FileOptions{Format: tt.format, Columns: map[string]privet.Label{"zzq": privet.None, "a": privet.None}, Keys: []string{"k{}"}}
		if _, err := m.File(new(bytes.Buffer), strings.NewReader(tt.in), &o); !errors.Is(err, ErrOptions) {
			t.Errorf("%q alone: %v", tt.in, err)
		}
		o.Several = true
		var out bytes.Buffer
		r, err := m.File(&out, strings.NewReader(tt.in), &o)
		if err != nil || strings.Join(r.LackedColumns, " ") != tt.want {
			t.Errorf("%q: %v, %q", tt.in, err, r.LackedColumns)
		}
		if head, _, _ := strings.Cut(tt.in, "\n"); tt.format == "csv" && (!r.Header || !strings.HasPrefix(out.String(), head)) {
			t.Errorf("%q: header %v, %q", tt.in, r.Header, out.String())
		}
		o.Columns, o.Keys = nil, nil
		if r, err := m.File(new(bytes.Buffer), strings.NewReader(tt.in), &o); err != nil || slices.Compare(r.LackedColumns, nil) != 0 {
			t.Errorf("%q without names: %v, %q", tt.in, err, r.LackedColumns)
		}
	}
}
