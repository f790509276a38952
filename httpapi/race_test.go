//go:build race

package httpapi

// every is of how many cases one is tried: the race detector makes all slower by ten
// times, and what can race does so in any of them.
const every = 3
