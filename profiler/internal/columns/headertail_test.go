package columns

import (
	"testing"
)

// TestHeaderSaysNothing holds that headers that say nothing leave the verdict to the
// values.
func TestHeaderSaysNothing(t *testing.T) {
	for _, header := range []string{"field_5", "Column3", "value", "attributes", "x", "zzgr", "col", "F12", "var_2", "attr_c", "val3", "feat_2", "p1", ""} {
		if hits := BuiltInHeaders.Get().Hits(header); len(hits) > 0 {
			t.Errorf("%q says %q", header, hits[0].phrase)
		}
	}
}
