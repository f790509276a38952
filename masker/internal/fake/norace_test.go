//go:build !race

package fake

const timesOf = 10_000
