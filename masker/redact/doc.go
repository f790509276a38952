// Package redact takes personal data out of what a Go program writes and sends: log lines, bodies of
// requests and answers, rows of a database, JSON.
//
// Most programs need one line:
//
//	log.Print(redact.Redact(text))
//
// A logger, a server, a client and a table take one more each:
//
//	logger := slog.New(redact.NewHandler(slog.NewJSONHandler(os.Stderr, nil), nil))
//	handler := redact.Responses(nil)(mux)
//	client := &http.Client{Transport: &redact.Transport{}}
//	rows := redact.NewRows(sqlRows, nil)
//	document, err := redact.Marshal(customer) // struct tags say what is in the fields
//
// Package otel below this one, which is a module of its own, does it for logs and spans of OpenTelemetry.
//
// The package joins a profiler, which finds, and a masker, which masks. A [Redactor] holds both with the
// options that a program has; nil stands for the one that all nil Redactors share.
//
// # Fields
//
// A value that has a name is judged by the name first: the key of an attribute, of an object in JSON, of a
// query, the name of a column. Names are read as the profiler reads those of columns, in some thirty
// languages and in any style, with what they are in: user.name, customerEmail, PWD. Where the name says
// what the value is, the value is masked whole by the rule of that label, numbers and booleans too.
// What stands inside of a password or a token, in groups and objects, is masked as well. Any other string
// is searched as text, and so is a number of nine digits or more, unless its name says that it is nothing
// personal. Options.Fields overrules a name. What has a name of more than 256 bytes is masked whole.
//
// # Cost
//
// To import the package costs 20 MB of binary and no work. The first call makes the shared Redactor, in some 90 ms, and the
// first text with a table or a record in it takes another 150 ms; a server that minds calls Redact once when it starts.
// After that a line takes from 0.4 µs, where there is nothing to see in it, to some 10 µs, where an address is to be masked.
// The memory is 25 MB. What each helper costs beside doing nothing is in its doc comment, measured on one core of a
// virtual machine.
//
// # Security considerations
//
// It fails closed. What cannot be redacted, such as a text that is not UTF-8 or is too long, is replaced whole by
// [Replacement], or is an error with no usable value beside it; the input is never handed back. A panic of
// a Finder goes through to the caller. No error holds a value.
//
// In texts only what the profiler finds is masked, and no one finds all names of people and places.
// A masked value shows what its rule shows, such as the last digits of a card; a policy whose default is
// "redact" shows labels alone.
package redact
