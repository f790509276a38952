// Package builtin has the list of built-in recognizers, and nothing else.
//
// [Recognizers] gives them in the order of order.txt, which breaks ties between findings that are equally sure and equally
// long. The order is part of the result: a new recognizer goes where it breaks no tie otherwise than before. A recognizer that
// order.txt does not name, and a name that no recognizer has, is a fault of the program.
//
// The list is a package of its own so that packages below the door, such as columns, and the tests of all rooms can ask for it
// without importing package profiler. To add a recognizer, add its name to order.txt, and its family to the list in builtin.go
// if that is new; then
//
//	go test ./profiler/internal/builtin -run RecognizersDoc -update
//
// writes docs/recognizers.md. The package imports the packages of kinds, each of which gives its recognizers.
package builtin
