//go:build !race

package httpapi

const every = 1
