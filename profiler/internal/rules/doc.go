// Package rules leaves single rules about names out of a Profiler, so that the yardstick can measure what each of them is
// worth.
//
// A rule is a named step over what the tagger finds. Package profiler connects the names of its rules with a way to make a
// Profiler without some of them ([Connect]); [Names] lists them, and [New] makes such a Profiler. What is left out is a [Set]
// in that Profiler and changes no other.
//
// To add a rule, add its name to rules.go of package profiler and ask for its bit where the rule is applied. Only programs
// below the profiler's internal directory can ask for a Profiler without one. The package imports the standard library only.
package rules
