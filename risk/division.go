package risk

import (
	"cmp"
	"math/bits"
	"slices"
)

// A score of several tags has to be divided among them fairly: equals get equal
// parts, the order counts for nothing, and nobody is left with nothing because
// somebody stronger came first. That is the Shapley value: what a tag closes of the
// hidden part, on average over all orders in which the tags could be added.
//
// It is taken of logarithms, in which the formula is a sum: every tag brings
// −ln(1 − r/4), and the strongest of those there brings −ln(1 − r) in its place. What
// the strongest brings beyond is shared as the cost of a runway is, of which each
// aeroplane uses as much as it is long: all pay for the part that all use, and the
// longest alone for the rest. (S. C. Littlechild and G. Owen, A Simple Expression for
// the Shapley Value in a Special Case, Management Science 20, 1973.)

// logShare is the fraction bits of the logarithms here.
const logShare = 24

// closes is −log₂ of what r leaves hidden, in units of 2⁻²⁴. It is 0 for 0, rises
// with r, and takes the whole as all but a billionth.
//
// The digits of the logarithm come one by one: squaring a number doubles its
// logarithm. Integers give the same on every machine, as for a [share].
func (r share) closes() uint64 {
	// 1/hidden, with 31 fraction bits, is at least 1 and below 2^61. Its logarithm is
	// the whole part plus that of x, which is scaled to 1 ≤ x < 2.
	x := uint64(whole) << 31 / uint64(max(r.rest(), 1))
	log := uint64(bits.Len64(x) - 32)
	x >>= log
	for range logShare {
		x = x * x >> 31
		log <<= 1
		if x >= 1<<32 {
			x >>= 1
			log |= 1
		}
	}
	return log
}

// divide divides points among steps, which are in the order of steps, and gives
// what each gets, in the same order. The parts add up to points.
func divide(points int, steps []step) []int {
	// The step of each is met from the weakest to the strongest: what its length
	// has more than the one before is paid by it and all that are longer.
	claims := make([]uint64, len(steps))
	runway, before := uint64(0), uint64(0)
	for i := len(steps) - 1; i >= 0; i-- {
		beside := additionShare.of(steps[i].risk).closes()
		length := steps[i].risk.closes() - beside
		runway += (length - before) / uint64(i+1)
		before = length
		claims[i] = beside + runway
	}
	return apportion(points, claims)
}

// apportion divides points in proportion to claims by the largest remainders;
// of equal remainders the earlier comes first. Claims are below 2^40.
func apportion(points int, claims []uint64) []int {
	parts := make([]int, len(claims))
	sum := uint64(0)
	for _, c := range claims {
		sum += c
	}
	if sum == 0 {
		return parts
	}
	left := points
	byRemainder := make([]int, len(claims))
	for i, c := range claims {
		parts[i] = int(uint64(points) * c / sum)
		left -= parts[i]
		byRemainder[i] = i
	}
	slices.SortStableFunc(byRemainder, func(i, j int) int {
		return cmp.Compare(uint64(points)*claims[j]%sum, uint64(points)*claims[i]%sum)
	})
	for _, i := range byRemainder[:left] {
		parts[i]++
	}
	return parts
}
