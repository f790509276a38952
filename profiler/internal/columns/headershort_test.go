package columns

import (
	"testing"
)

// TestShortFor holds which words are short for which.
func TestShortFor(t *testing.T) {
	for _, c := range []struct {
		short, long string
		want        bool
	}{
		{"nac", "nacimiento", true}, {"hldr", "holder", true}, {"passprt", "passport", true}, {"n", "nacimiento", true}, {"рожд", "рождения",
			true}, {"γεν", "γεννησης", true},
		{"holder", "holder", false}, {"hloder", "holder", false}, {"holdr", "holdings", false}, {"older", "holder", false}, {"hda", "holder",
			false}, {"call", "cartella", false}, {"hdr", "holder", false}, {"", "holder", true}, {"ρ", "рождения", false}, {"\xd1", "рождения", false},
	} {
		if got := isShortFor([]byte(c.short), c.long); got != c.want {
			t.Errorf("%q for %q: %v, want %v", c.short, c.long, got, c.want)
		}
	}
}

// TestShortenedThings holds that headers whose words are cut short of what things are called are
// told so, and none of those in which people can be meant.
func TestShortenedThings(t *testing.T) {
	for header, none := range map[string]bool{
		"cw_nm": true, "gm_ttl": true, "rls_yr": true, "rm_typ": true, "sub_stn": false,
		"pt_nm": false, "drv_nm": false, "capn_nm": false, "brth_plc": false, "ins_nm": false, "zx_qk": false,
	} {
		hits := BuiltInHeaders.Get().Hits(header)
		if is := len(hits) == 1 && hits[0].Kind == notPersonal; is != none {
			t.Errorf("%q is of a thing: %v, want %v", header, is, none)
		}
	}
}
