//go:build !amd64

// Package processor tells what instructions the processor has beyond those that all of its
// kind have.
package processor

// Has tells that there is neither AVX2 nor AVX-512.
func Has() (avx2, vbmi bool) { return false, false }
