// Package halt ends work in the middle, when the context of its caller ends. The work calls
// [Check] now and then, in loops that a large input makes long; the exported door defers
// [Recover]. In between, nobody has to hand an error on.
package halt

import "context"

// An ended is what Check panics with.
type ended struct{ err error }

// Check ends the work if the context has ended. With a nil context it does nothing. It is as
// cheap as the Err of the context; loops call it every few kilobytes of a text, or every few
// values, which is once in less than a millisecond.
func Check(ctx context.Context) {
	if ctx == nil {
		return
	}
	if err := ctx.Err(); err != nil {
		panic(ended{err})
	}
}

// Recover sets the error if Check has ended the work. It goes into a defer. All other panics
// go on.
func Recover(err *error) {
	switch v := recover().(type) {
	case nil:
	case ended:
		*err = v.err
	default:
		panic(v)
	}
}
