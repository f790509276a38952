// Package registry holds what Privet can be told at run time: standards,
// recognizers, mappings and datasets, and the engines that are made of them.
//
//	r, err := registry.New(nil)
//	…
//	_, err = r.Recognizers().Create(registry.Recognizer{
//		Name:     "STAFF_NUMBER",
//		Patterns: []registry.Pattern{{Name: "plain", Regex: `\bEMP-[0-9]{6}\b`}},
//	}, nil)
//	…
//	s := r.Snapshot()
//	findings := s.Profiler.Find("call EMP-123456")
//
// # Records
//
// A [Standard] is a law or a norm. A [Recognizer] says how one label is found,
// masked and scored. A [Mapping] says what a standard calls the data of a
// recognizer, and how strongly it covers it. A [Dataset] says what was found in a
// set of data, and never holds a value. It has a source for each table or file, into which
// [Registry.Remember] merges what was found; it ends some days after its last use.
//
// The standards and mappings of package risk are built in, and so is a recognizer
// for each built-in label. Built-in records have version-5 UUIDs, which are the same
// everywhere, and can be changed and deleted like others. Those that nobody has
// changed are as the program has them, also after it was replaced by a newer one.
//
// # What takes part
//
// The recognizers that are enabled say which labels there are. A label whose
// recognizers are all disabled or deleted is found by none of the engines, is no
// rule of the masker and no tag of package risk: it is as if it had never been. What
// it would have explained may then be found under another label that fits.
//
// Several recognizers may have one label. Each finds it by its own means, and the highest
// sensitivity counts. The MaskRule is that of the built-in one or, where there is none, of
// whichever was there first; to write another one is a [Conflict], so that nobody changes
// how the data of others is masked. That of keep counts only where all of them have it.
//
// # Writes
//
// A write is checked as a whole, and all that is wrong with it is told together,
// each reason with its place; see [Reasons]. The examples of a recognizer are run
// against the recognizer alone, so that whether they hold does not depend on other
// records. What a write makes of the engines is compiled before anybody sees it, and
// stored, where there is a store; if that fails, nothing has changed.
//
// Writes that come at the same time are made together: they are compiled and stored
// once, and each of them succeeds or fails alone. When a write returns, it is in
// force: [Registry.Snapshot] has it. Reading never waits for a write.
//
// Each record counts its writes in its version, and [WriteOptions.IfVersion] makes a
// write depend on it. A dry run says what a write would do: which records, which labels and
// how they are found, masked and scored, and what would become of the examples that were sent.
//
// # The catalogue
//
// All of the records are one document, a [Catalogue]. [Registry.Export] gives it and
// [Registry.Import] takes it. A [FileStore] keeps it in a file, with what is built in
// and unchanged left out. Several processes can follow one file with
// [Registry.Follow], and then agree within the interval. Those who write it take turns,
// and a write is made on what others have written; it is best to have one of them write,
// and the others be [Options.ReadOnly].
//
// A document that cannot be used changes nothing. [Registry.Health] tells of it.
//
// # How fast
//
// Taking a snapshot costs some nanoseconds and allocates nothing. A write of a
// dataset compiles nothing and takes some ten microseconds in memory, among ten thousand
// others as among ten. Of ten thousand records, of which a thousand are
// recognizers, one of a standard or a mapping takes some tens of milliseconds, and
// one of a recognizer some hundred, whether it comes alone or with a hundred others.
//
// # Security considerations
//
// Errors hold places and reasons, and nothing that a caller gave. A pattern is RE2
// and so linear in the length of the text; its length, its repetitions and the number
// of patterns are bounded. Examples are kept with their recognizer: they should be
// made up. Who may write a recognizer decides what is masked; give that right to few.
package registry
