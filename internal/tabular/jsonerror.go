package tabular

import (
	"fmt"
)

// The reasons for ErrSyntax.
var (
	errEscape   = syntax("an escape in a string is none")
	errControl  = syntax("a control character in a string")
	errValue    = syntax("no value where one has to be")
	errNumber   = syntax("a number is none")
	errKey      = syntax("no key where one has to be")
	errColon    = syntax("no colon behind a key")
	errComma    = syntax("no comma and no end behind a value")
	errTrailing = syntax("something behind the value")
	errLine     = syntax("two values in a line")
	errEnd      = syntax("the data ends in the middle of a value")
	errNothing  = syntax("no value at all")
)

func syntax(reason string) error { return fmt.Errorf("%w: %s", ErrSyntax, reason) }
