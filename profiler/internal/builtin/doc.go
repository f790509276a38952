// Package builtin has the list of built-in recognizers, and nothing else.
//
// [Recognizers] gives them in a fixed order, which breaks ties between findings that are equally sure and equally long. The
// order is part of the result: a new family goes to the end, where it breaks no tie otherwise than before.
//
// The list is a package of its own so that packages below the door, such as columns, and the tests of all rooms can ask for it
// without importing package profiler. To add a family of recognizers, add its func to the list in builtin.go; then
//
//	go test ./profiler/internal/builtin -run RecognizersDoc -update
//
// writes docs/recognizers.md. The package imports the packages of kinds, each of which gives its recognizers.
package builtin
