// Package cpu tells what instructions the processor has beyond those that all of its kind have.
//
// [Has] gives the [Features]. On other processors than amd64 there are none. Packages bytekind, scan and tagger choose their
// code by it. The package imports the standard library only.
package cpu
