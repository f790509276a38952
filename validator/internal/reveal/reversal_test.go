package reveal

import "testing"

// TestDigests holds that the size of each digest is what it is said to be.
func TestDigests(t *testing.T) {
	for _, d := range Digests {
		if n := len(d.Sum([]byte("x"))); n != d.Size {
			t.Errorf("%s has %d bytes, not %d", d.Name, n, d.Size)
		}
	}
}
