//go:build !amd64

package processor

// Has tells what this one has.
func Has() Features { return Features{} }
