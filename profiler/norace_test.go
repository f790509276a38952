//go:build !race

package profiler

const underRace = false
