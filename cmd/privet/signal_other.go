//go:build !unix

package main

func ignoreSignals() {}
