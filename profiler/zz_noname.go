package profiler

// This file tells off what the tagger takes for a name and what is none: greetings and messages, things, hours and counts, code, and
// the words that are context of something else.

// livesWords say in Greek where somebody lives, with a capital as they begin a sentence.
var livesWords = wordSet("Μένω Μένει Μένουμε Μένουν Κατοικώ Κατοικεί Ζω Διεύθυνση")
