// Package pattern runs the regular expressions and the lists of words that callers bring with recognizers of their own. No
// built-in recognizer has any.
//
// The expressions are not run over a text one after another. All of them and all words are looked for in one walk, by the words
// that a match cannot do without or by the bytes that it can begin with, so that a hundred cost little more than one.
//
// What most code uses:
//
//   - [Pattern] is an expression, its name and its probability.
//   - [NewPattern] compiles an expression into a [Compiled], which finds the end of a match at a place. It refuses what is too
//     long, and its error does not repeat the expression.
//   - [PrefilterBuilder] makes a [Prefilter], which rules out nearly all places of a text.
//   - [Place] is what a func of the caller's own finds.
//
// Look first at pattern.go, then at literal.go for the words that a match cannot do without, prefilter.go for the walk, and
// patternautomaton.go for expressions over ASCII, which are run at one look-up a byte.
//
// The package imports wordset and internal/numeral only. Which recognizer a pattern belongs to, and what a match is worth,
// package scan knows (own.go there).
package pattern
