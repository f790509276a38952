//go:build !race

package permute

const underRace = false
