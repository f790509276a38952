package markuptest

import "testing"

// TestSkeleton holds that a page which lets a value out is told from one that does not.
func TestSkeleton(t *testing.T) {
	for page, want := range map[string]string{
		`<!DOCTYPE html><p class="a">b &lt; c</p>`: "<p class>\n</p>\n",
		`<style>a > b</style><br>`:                 "<style>\n<br>\n",
		`<line x1="1" rx="2"/>"`:                   "<line x1 rx>\n",
		`a &amp;amp; &#34;`:                        "",
	} {
		if got, err := Skeleton(page); err != nil || got != want {
			t.Errorf("%s: %q, %v", page, got, err)
		}
	}
	for _, page := range []string{
		"a < b", "a > b", "a & b", "&copy;", "&amp", "<", "<p", "<p class=\"a", "<p class='a'>", `<p class="a"b>`, `<p class="a<b">`, `<p class="a>b">`,
		`<p class="a&b">`, "<!-- -->", "<style>", "a\x00", "<P>", `<p class="a" "b">`,
	} {
		if got, err := Skeleton(page); err == nil {
			t.Errorf("%q has the skeleton %q", page, got)
		}
	}
}

// TestFill holds that no field is forgotten.
func TestFill(t *testing.T) {
	type element struct{ S string }
	var v struct {
		inner string // cannot be set
		N     int64
		F     float64
		B     bool
		P     *element
		L     []element
		M     map[string]element
		U     uint8
	}
	Fill(&v, "x", 2)
	if v.inner != "" || v.N != 2 || v.F != 1 || !v.B || v.P.S != "x" || len(v.L) != 2 || v.L[1].S != "x" || len(v.M) != 2 || v.M["x0"].S != "x" || v.U != 2 {
		t.Errorf("%+v", v)
	}
	if Fill(&v, "", 0); v.N != 0 || v.B || len(v.L)+len(v.M) != 0 {
		t.Errorf("%+v", v)
	}
}
