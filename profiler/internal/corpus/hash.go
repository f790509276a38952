package corpus

import "strings"

// hashOf is the FNV-1a hash of a text.
func hashOf(s string) uint64 {
	h := uint64(14695981039346656037)
	for i := 0; i < len(s); i++ {
		h = (h ^ uint64(s[i])) * 1099511628211
	}
	return mix(h)
}

// mix spreads the bits of a number. FNV alone leaves the high bits of short texts
// much alike.
func mix(h uint64) uint64 {
	h ^= h >> 33
	h *= 0xff51afd7ed558ccd
	h ^= h >> 33
	h *= 0xc4ceb9fe1a85ec53
	return h ^ h>>33
}

// partOf gives the part that a hash falls into.
func partOf(h uint64) Part {
	switch n := h % 100; {
	case n >= 90:
		return Test
	case n >= 60 && n < 70:
		return Calibrate
	}
	return Train
}

// partOfValue gives the part of a value, without regard to letter case.
func partOfValue(value string) Part { return partOf(hashOf(strings.ToLower(value))) }
