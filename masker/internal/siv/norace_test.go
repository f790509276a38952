//go:build !race

package siv

const underRace = false
