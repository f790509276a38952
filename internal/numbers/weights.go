package numbers

// Some of the weights.
var (
	rising  = []int{11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1} // from the right, the check digit first
	cuit    = []int{5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1}
	pis     = []int{3, 2, 9, 8, 7, 6, 5, 4, 3, 2, 1}
	primes  = []int{43, 41, 37, 29, 23, 19, 17, 13, 7, 3, 1} // of Colombia
	powers  = []int{1, -1, 1, -1, 1, -1, 1, -1, 1, -1}       // of ten, by 11
	divided = []int{256, 128, 64, 32, 16, 8, 4, 2, -1}
)
