package profiler

// This file reads a street in any language behind the number of a house where an English sentence
// or a field says that an address follows: I live at 12 Cesta na Rožnik, my address is 4 Rua do Sol.

// Bounds of such a street. Numbers of four digits before a town are postcodes.
const (
	mostToldWords     = 6
	longestToldNumber = 3 // digits
)
