package areacode

import "strings"

// smallZIP3 are the first three digits of ZIP codes that stand for areas of 20,000
// people or fewer, which 45 CFR 164.514(b)(2)(i)(B) wants written as 000.
//
// Which these are follows from the last census. The list is the union of two: the
// seventeen that the guidance of the Department of Health and Human Services on
// de-identification (26 November 2012) names, by the census of 2000, and the eighteen
// that are in use by the census of 2010. Neither could be compared with its source when
// it was written down, and there is none here by the census of 2020. So what is in
// either is taken for small: one that is here without need shows less than it might.
// Beginnings of ZIP codes that no residents have, such as those of one large office,
// are in neither. Whoever relies on Safe Harbor compares the list with the census that
// is in force.
const smallZIP3 = " " +
	byCensus2000 +
	byCensus2010

const (
	byCensus2000 = "036 059 063 102 203 556 692 790 821 823 830 831 878 879 884 890 893 "
	byCensus2010 = "036 059 102 202 203 204 205 369 556 692 753 772 821 823 878 879 884 893 "
)

// SmallZIP3 reports whether the three digits that a ZIP code of the United States
// begins with are, by one census or another, those of an area of 20,000 people or
// fewer. It is false for what is not three characters long.
func SmallZIP3(digits string) bool {
	return len(digits) == 3 && strings.Contains(smallZIP3, " "+digits+" ")
}
