package registry

import (
	"errors"
	"fmt"
)

// A Code says what kind of error an [Error] is.
type Code string

// The codes. They are those of the HTTP API.
const (
	InvalidRequest     Code = "INVALID_REQUEST"     // a field that is not as it must be
	InvalidPattern     Code = "INVALID_PATTERN"     // a regular expression that cannot be taken
	UnknownChecksum    Code = "UNKNOWN_CHECKSUM"    // no algorithm has the name
	UnknownRule        Code = "UNKNOWN_RULE"        // no rule or operator has the name
	UnknownLabel       Code = "UNKNOWN_LABEL"       // no label has the name
	UnknownRecord      Code = "UNKNOWN_RECORD"      // no standard or recognizer has the id
	ExampleFailed      Code = "EXAMPLE_FAILED"      // a recognizer does not do what its examples say
	LimitExceeded      Code = "LIMIT_EXCEEDED"      // there would be too much of something
	NotFound           Code = "NOT_FOUND"           // there is no such record
	Conflict           Code = "CONFLICT"            // a name that is taken, or a record in use
	PreconditionFailed Code = "PRECONDITION_FAILED" // the record has another version
	ReadOnly           Code = "READ_ONLY"           // this registry takes no writes
	Unavailable        Code = "UNAVAILABLE"         // the store could not be read or written
)

// An Error is one reason why the registry has not done what was asked. It holds
// no value that a caller gave: Path is made of the names of fields and of
// numbers.
type Error struct {
	Code   Code
	Path   string // such as patterns[1].regex; empty where it belongs to no field
	Reason string // the rest of a sentence that begins with the path
}

// Error gives the path and the reason.
func (e *Error) Error() string {
	if e.Path == "" {
		return e.Reason
	}
	return e.Path + " " + e.Reason
}

// Reasons gives the errors that err is made of, in their order. It is empty for
// an error that is none of this package, and for nil.
func Reasons(err error) []*Error {
	var list []*Error
	switch e := err.(type) {
	case nil:
	case *Error:
		list = append(list, e)
	case interface{ Unwrap() []error }:
		for _, inner := range e.Unwrap() {
			list = append(list, Reasons(inner)...)
		}
	default:
		list = Reasons(errors.Unwrap(err))
	}
	return list
}

// faults collects what is wrong with one write.
type faults struct{ list []error }

// add notes an error.
func (f *faults) add(code Code, path, format string, args ...any) {
	if len(f.list) < maxFaults {
		f.list = append(f.list, &Error{code, path, fmt.Sprintf(format, args...)})
	}
}

// invalid notes that a field is not as it must be.
func (f *faults) invalid(path, format string, args ...any) {
	f.add(InvalidRequest, path, format, args...)
}

// under notes the errors of another, with the path in front of theirs.
func (f *faults) under(path string, other *faults) {
	for _, err := range other.list {
		e := *err.(*Error)
		switch {
		case e.Path == "":
			e.Path = path
		case path != "":
			e.Path = path + "." + e.Path
		}
		if len(f.list) < maxFaults {
			f.list = append(f.list, &e)
		}
	}
}

func (f *faults) any() bool { return len(f.list) > 0 }

// err is nil where nothing is wrong.
func (f *faults) err() error { return errors.Join(f.list...) }

// failure is one error of no field.
func failure(code Code, reason string) error { return &Error{Code: code, Reason: reason} }

// bare is an error that has left the package and comes back, without its prefix.
func bare(err error) error {
	var list []error
	for _, e := range Reasons(err) {
		list = append(list, e)
	}
	return errors.Join(list...)
}

// prefixed is the error as it leaves the package.
func prefixed(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("registry: %w", err)
}
