//go:build !unix

package server

func ignoreSignals() {}
