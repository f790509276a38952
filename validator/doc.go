// Package validator says whether masking worked.
//
//	v, err := validator.New(nil)
//	r := v.Validate("john.doe@example.com", "j***.d**@example.com", "EMAIL_ADDRESS")
//	fmt.Println(r.Valid) // true
//
// [Validator.Validate] compares one masked value with its original. It knows what
// the rule would have produced, and it looks at what was produced instead as
// somebody who wants the original back would: which characters are still shown,
// which run of them survives somewhere else, whether the result is a hash or an
// encoding that anybody can undo, whether it still passes as a real value, and
// whether other personal data is in it.
//
// # Security
//
// Issues say how many characters and where, never which. No original and no
// masked value is kept.
package validator
