package profiler

// This file finds people whose names are everyday words or in no lexicon by what stands right beside them: who says who
// he is, whom one writes to, who uses a system, who turned thirty, and Will who will.

// besidePerson is how sure such a name is.
const besidePerson = 0.75
