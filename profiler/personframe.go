package profiler

// This file finds the whole names of people of which the lexicon knows little, by the frame that news puts around them: a role
// before, an age, a role or a clause behind, and a verb behind a name that is given to people. Orgelbauer Sietmar Nollen;
// Yulena Carraspo, enfermera de Lugo; invaller Bas te Wierum schoot.

// framedLinks stand between the parts of names in small letters.
var framedLinks = wordSet("van von de der den ten ter te del della dello di da dal dos das do du la le zu af av el al bin binti 't van't ben ibn i y")
