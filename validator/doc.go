// Package validator reports whether masking worked.
//
//	v, err := validator.New(nil)
//	r := v.Validate("EMAIL_ADDRESS", "john.doe@example.com", "j***.d**@example.com")
//	fmt.Println(r.Valid) // true
//
// [Validator.Validate] compares one masked value with its original. It knows what
// the rule would have produced, and it looks at what was produced instead as
// somebody who wants the original back would: which characters are still shown,
// which run of them survives somewhere else, whether the result is a hash or an
// encoding that anybody can undo, whether it still passes as a real value, and
// whether other personal data is in it. Under a policy ([Options.Policy],
// [Validator.With]) the operator of the rule decides what is right.
//
// # Tables
//
// [Validator.Tables] compares whole tables with what masking made of them:
//
//	report, err := v.Tables([]validator.Table{{Name: "customers", Original: before, Masked: after}}, nil)
//	if report.AtLeast(validator.High) { … }
//
// It says what a program stumbles over (rows, columns, types, formats, keys that no
// longer fit each other) and what somebody learns who has only the masked tables:
// originals that stand somewhere else, identifiers that spell a masked neighbour,
// columns that are harmless alone and not together, pseudonyms that are given away
// by how common they are, hashes of values that can be tried out, and rows that
// stand alone. [Kinds] documents each kind of finding, and docs/validation.md shows
// them at work.
//
// A few rows of each column are kept as they are while tables are compared. They show
// whether masked values are originals in another form: encoded, in
// another base, hashed plainly or with a salt that is easy to guess, moved by a
// constant, in pieces, or in another order.
//
// A value can stand in a cell by chance, which is no finding. So it is counted how often
// the value of another row stands there, and only what is clearly more is reported.
//
// An [Attestation] is a report that can be signed, with the SHA-256 of the files:
// [Sign], [Verify].
//
// # Security
//
// Issues and findings say how many and where, never what. No original and no masked
// value is kept: while tables are compared, what has to be remembered of values is
// a hash under a key that is made for the comparison and forgotten with it, but for
// those that a sample of a few rows of each column holds.
//
// A report without findings does not prove that nothing leaks. It says that what
// this package looks for is not there, within the bounds that it names.
package validator
