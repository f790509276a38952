//go:build !race

package validator

const underRace = false
