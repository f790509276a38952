// Package lazy has values that are made when they are first asked for, so that importing a package costs nothing.
//
// [Value] is the one name: a variable with a func Make, and Get, which calls Make once and gives what it made. It is for tables
// and lists in variables of packages. A sync.OnceValue in such a variable is made when the program starts; a Value costs
// nothing until then.
//
// The package imports the standard library only.
package lazy
