//go:build !amd64

package cpu

// Has tells what this one has.
func Has() Features { return Features{} }
