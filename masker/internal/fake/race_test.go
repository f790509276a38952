//go:build race

package fake

// timesOf is how often a test makes fakes of a label. The race detector makes
// everything many times slower, and finds what it finds with fewer.
const timesOf = 200
