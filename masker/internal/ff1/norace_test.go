//go:build !race

package ff1

const underRace = false
