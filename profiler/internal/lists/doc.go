// Package lists has the words that recognizers know, as data: one file of sets for each package or kind, in the folder words. A file
// is read when one of its sets is first asked for.
package lists
