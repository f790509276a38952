// Package sumrules has the weighted sums that check digits are made of, so that many of them are made at once.
//
// A number of nine digits has the form of thirty kinds, and each of their checks takes a tenth of all numbers. The sums of all
// kinds are made together, four in a word, and a check is called only when its sum is right. That takes a third of the time of
// the calls. A sum rules numbers out and nothing else: what the check says counts.
//
// [Sums] are the rules for numbers of one length, put together. Package scan asks it about whole values (wholes.go there). The
// sums themselves stand with their numbers, in internal/numbers; a test holds each equal to its check. The package imports
// internal/numeral.
package sumrules
