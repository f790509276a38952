// Package privet holds the words that all of Privet shares: what kinds of
// personal data there are, and how a place where one was found is written down.
//
// Privet finds personal data, masks it, checks that the masking worked and says
// how risky the data is. The work is done by the packages below this one:
//
//   - profiler says what a column holds and where personal data is in a text;
//   - masker puts something harmless in its place;
//   - validator says whether the masking worked;
//   - risk says how bad it is, under six standards;
//   - audit says what to do about it;
//   - registry holds the standards, recognizers and mappings, and makes engines of them;
//   - httpapi serves all of it over HTTP.
//
// Most programs begin with
//
//	p, err := profiler.New(nil)
//	for _, f := range p.Find(text) {
//		fmt.Println(f.Label, f.Start, f.End, f.Confidence)
//	}
//
// # Labels
//
// A [Label] names a kind of personal data, such as EMAIL_ADDRESS. The same name
// is a label when data is detected, a rule when it is masked and a tag when it
// is scored. [Labels] lists the built-in ones, each of which is a constant such as
// [LabelEmailAddress]; [ParseLabel] takes a name, a code or an alias and gives the one
// canonical label for it.
//
// # Findings are places
//
// A [Finding] is a label, two byte offsets and a probability. It holds no text,
// so that it can be logged, stored and sent without carrying the data along.
//
// # Security
//
// No error, log line or panic of this module repeats a value that was given to
// it. Errors say where and why, never what.
package privet
