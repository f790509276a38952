// Package privetbeam has Privet's engines as transforms for the Go SDK of Apache Beam, for tables that one
// machine would take too long for.
//
//	table, err := privetbeam.Open(ctx, "gs://bucket/people-*.csv", nil)
//	p, s := beam.NewPipelineWithRoot()
//	parts := privetbeam.Split(s, table)
//	profile := privetbeam.Profile(s, table, parts)
//	masked, err := privetbeam.Mask(s, table, parts, profile, policy, "gs://bucket/masked/")
//	findings, err := privetbeam.Validate(s, table, masked, profile, policy)
//	assessed, err := privetbeam.Risk(s, table, parts, profile, []string{"birthdate", "zip"})
//
// A table is one CSV file, or several with the same columns, on any file system that Beam knows. [Split] cuts it
// into parts of whole rows. A part is a file and two offsets, so that little is shuffled, and each transform reads
// what it needs of it.
//
// # One table
//
// The parts are judged as one table and by the same rows as package profiler judges a file by: the first thousand, which a
// [profiler.Sketch] gathers from the parts, and the rows behind them where they contradict. To know that, each worker reads the
// first rows of the table once. So the verdicts are those of [profiler.Profiler.File], and what [Mask] writes is byte for byte what
// [masker.Masker.File] writes of the same file with the same policy and keys. There is one exception: which values a column of few
// values has is learned as they come, and what one part has learned no other one knows. So a part can mask new words in a column that is
// NONE where the whole would not.
//
// # Retries
//
// A transform is a pure function of the part, the profile and the policy. A runner that loses a worker does its parts
// again and gets the same; outputs have names by the part, and appear whole.
//
// # Security considerations
//
// Keys are not in the pipeline: the policy names them, and each worker finds them in its own environment or files. A
// policy that would make a key for the run is refused, since every worker would make its own. Of the original a runner moves
// the first thousand rows alone, in a sketch, in clear: it belongs where the original may be.
package privetbeam
