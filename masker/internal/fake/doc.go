// Package fake makes realistic values that stand in the place of real ones.
//
// A fake is of the same kind as the value that it stands for, and is spelled as
// that was: a card number passes the Luhn check and has the brand, the length
// and the spaces of the original, a date keeps its layout, a name its script.
//
// # Determinism
//
// A fake depends on the label, the value, the locale and the seed of the
// [Stream] and on nothing else. The same four give the same fake in every file,
// in every process and on every machine. What belongs to which seed is part of
// [Version]: it changes only when the version does, and a test pins it.
//
// Two values can have the same fake: there are more people than names. What has
// to tell values apart needs a pseudonym.
//
// # Numbers
//
// What a number looks like is a pattern; see form. The patterns of identity
// numbers are the fakes of package numbers, whose checks say which check
// characters are right: they are tried one after another. A number with one check
// digit takes 0.4 µs with its draw, one with two 0.8 to 1.9 µs, and one with three
// 4 µs. What is no identity number stands in tables of this package. [Complete] makes the check
// characters of a number right again, for encryption that keeps the format.
//
// Where authorities or networks have set ranges aside that belong to nobody,
// fakes are taken from them: telephone numbers for films, addresses of
// documentation, domains of RFC 2606, card numbers for tests. There are none for
// the numbers that states give to people. Such a fake is an arbitrary number
// that is right in form, and by chance it can be somebody's.
//
// # Concurrency
//
// The functions are safe for concurrent use, each call with a Stream of its
// own.
package fake
