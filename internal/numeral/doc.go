// Package numeral has the small parts that checks of identity numbers are made of: kinds of characters, the value of digits, weighted
// sums and their remainders, and days of the calendar as numbers write them. All of them take the compact form of a number: digits and
// letters in upper case, without separators.
package numeral
