//go:build !race

package linear

const underRace = false
