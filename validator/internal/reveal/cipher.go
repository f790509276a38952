package reveal

import (
	"encoding/base64"
	"encoding/hex"
	"slices"
)

// This file recognizes ciphers by what they do to several rows: one key stream for all of
// them, and characters that are only put in another order.

// leastStream is how many bytes of a key stream have to be the same in all rows, and
// leastStreamed in how many rows.
const (
	leastStream   = 4
	leastStreamed = 3
)

// KeyStreamed counts the pairs whose masked value is the original, combined by exclusive
// or with the same bytes: a constant key, or a stream cipher that begins anew in each
// row. Two values under one stream give away both.
func KeyStreamed(pairs [][2]string) (n int64) {
	for _, decode := range []func(string) ([]byte, error){hex.DecodeString, base64.StdEncoding.DecodeString, base64.RawURLEncoding.DecodeString} {
		seen := map[string]map[string]bool{} // originals by the stream
		at := map[string]int64{}
		for _, p := range pairs {
			raw, err := decode(p[1])
			if err != nil || len(p[0]) < leastStream {
				continue
			}
			// What stands in front, such as an initial value, is the same in all rows, and
			// the length of it is not known.
			for skip := range max(0, len(raw)-len(p[0])+1) {
				if skip > 0 && skip != 12 && skip != 16 {
					continue
				}
				stream := make([]byte, leastStream)
				for i := range stream {
					stream[i] = raw[skip+i] ^ p[0][i]
				}
				k := string(stream)
				if seen[k] == nil {
					seen[k] = map[string]bool{}
				}
				seen[k][p[0][:leastStream]] = true
				at[k]++
			}
		}
		for k, originals := range seen {
			if len(originals) >= leastStreamed {
				n = max(n, at[k])
			}
		}
	}
	return n
}

// leastAnagram is the length of the shortest value that is told to be another one in
// another order.
const leastAnagram = 5

// Rearranged counts the pairs whose masked value has the letters and digits of the original,
// each as often, in another order. Beside these hits it counts as controls how often a masked
// value has those of the original before, which is chance, and how many values are asked for.
func Rearranged(pairs [][2]string) (hits, controls, asked int64) {
	sorted := func(s string) string {
		c := compact([]rune(s))
		slices.Sort(c)
		return string(c)
	}
	before := ""
	for _, p := range pairs {
		o := sorted(p[0])
		if len(o) < leastAnagram {
			continue
		}
		asked++
		m := sorted(p[1])
		if m == o {
			hits++
		}
		if m == before && before != o {
			controls++
		}
		before = o
	}
	return hits, controls, asked
}
