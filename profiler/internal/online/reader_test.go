package online

import (
	"math/rand/v2"
	"strings"
)

// randomBytes is a text of n of these bytes.
func randomBytes(r *rand.Rand, from string, n int) string {
	var b strings.Builder
	for range n {
		b.WriteByte(from[r.IntN(len(from))])
	}
	return b.String()
}
