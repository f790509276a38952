package validator_test

import (
	"fmt"

	"github.com/privet-go/privet/validator"
)

func ExampleValidator_Validate() {
	v, err := validator.New(nil)
	if err != nil {
		panic(err)
	}
	fmt.Println(v.Validate("EMAIL_ADDRESS", "john.doe@example.com", "j***.d**@example.com").Valid)

	r := v.Validate("SSN", "123-45-6789", "*23-45-6789")
	fmt.Println(r.Valid)
	for _, i := range r.Issues {
		fmt.Println(i.Code, i.Severity)
	}
	// Output:
	// true
	// false
	// LEAKS_CHARACTERS error
	// LEAKS_SUBSTRING error
	// RULE_MISMATCH warning
}
