// Package peers measures other libraries for the same purpose beside package
// profiler, on the same texts in the same run. It is a module of its own, so that
// nobody who uses Privet has to fetch them.
//
//	cd profiler/peers && go test -v -run Agreement -bench .
package peers
