// Package registry holds what Privet can be told at run time: standards,
// recognizers, mappings and datasets, and the snapshot of the engines that is made
// of them.
package registry
