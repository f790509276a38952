package areacode

import (
	"slices"
	"strings"
	"testing"
)

// TestSmallZIP3 holds that what is in either list is small, and nothing else.
func TestSmallZIP3(t *testing.T) {
	for list, n := range map[string]int{byCensus2000: 17, byCensus2010: 18} {
		codes := strings.Fields(list)
		if len(codes) != n || !slices.IsSorted(codes) {
			t.Errorf("%d codes, want %d in order", len(codes), n)
		}
		for _, c := range codes {
			if len(c) != 3 || !SmallZIP3(c) {
				t.Errorf("%s is not small", c)
			}
		}
	}
	small := 0
	for n := range 1000 {
		if SmallZIP3(string([]byte{byte('0' + n/100), byte('0' + n/10%10), byte('0' + n%10)})) {
			small++
		}
	}
	if small != 23 {
		t.Errorf("%d of all are small, want the 23 of both lists", small)
	}
	for _, c := range []string{"", "0", "36 ", " 03", "0360", "941", "6 0"} {
		if SmallZIP3(c) {
			t.Errorf("%q is small", c)
		}
	}
}
