package fake

// cardNumbers are the numbers of payment cards (ISO/IEC 7812-1), a row for each
// brand.
//
// Where the processors of a brand publish numbers for tests, its fakes have the
// first six digits of one of them, so that none of them is anybody's. A range
// that a network has never given out would not be taken as one of the brand, and
// any other number may be somebody's.
var cardNumbers = []numbers{
	{label: "CREDIT_CARD", doc: "A number of the same brand and length that passes the Luhn check, from ranges for tests where the brand has some.",
		patterns: []string{"<411111|424242|400000|401288>#########?", "<411111|422222>######?", "<411111|424242>############?"}, // Visa
		check:    luhn, only: startsWith(40, 49)},
	{label: "CREDIT_CARD", patterns: []string{"<555555|510510|520082|545454|222300|223003>#########?"}, // Mastercard
		check: luhn, only: startsWith(51, 55, 2221, 2720)},
	{label: "CREDIT_CARD", patterns: []string{"<378282|371449|341111>########?"}, // American Express
		check: luhn, only: startsWith(34, 34, 37, 37)},
	// Discover
	{label: "CREDIT_CARD", patterns: []string{"<601111|601100|644564|650000>#########?", "<601111|644564>##########?", "<601111|644564>###########?",
		"<601111|644564>############?"},
		check: luhn, only: startsWith(6011, 6011, 644, 649, 65, 65)},
	// JCB
	{label: "CREDIT_CARD", patterns: []string{"<353011|356600>#########?", "<353011|356600>##########?", "<353011|356600>###########?",
		"<353011|356600>############?"},
		check: luhn, only: startsWith(3528, 3589)},
	// Diners Club
	{label: "CREDIT_CARD", patterns: []string{"<305693|385200|362272>#######?", "<305693|385200>########?", "<305693|385200>#########?",
		"<305693|385200>##########?", "<305693|385200>###########?", "<305693|385200>############?"},
		check: luhn, only: startsWith(300, 305, 36, 36, 38, 39)},
	// UnionPay
	{label: "CREDIT_CARD", patterns: sixteenOrMore("<620000|624374|620512>"), check: luhn, only: startsWith(62, 62)},
	// Mir
	{label: "CREDIT_CARD", patterns: sixteenOrMore("<220000-220499>"), check: luhn, only: startsWith(2200, 2204)},
	// Verve
	{label: "CREDIT_CARD", patterns: []string{"<506099-506198>#########?", "<506099-506198>###########?", "<506099-506198>############?"},
		check: luhn, only: startsWith(506099, 506198)},
	// RuPay
	{label: "CREDIT_CARD", patterns: []string{"<508500|606985|607153>#########?"}, check: luhn, only: startsWith(60, 60, 508, 508)},
	{label: "CREDIT_CARD", patterns: []string{"<817200|820000>#########?"}, check: luhn, only: startsWith(81, 82)},
	{label: "CREDIT_CARD", patterns: []string{"1#############?"}, check: luhn, only: startsWith(1, 1)}, // UATP
	// Maestro
	{label: "CREDIT_CARD", patterns: []string{maestro + "#####?", maestro + "######?", maestro + "#######?", maestro + "########?",
		maestro + "#########?", maestro + "##########?", maestro + "###########?", maestro + "############?"},
		check: luhn, only: startsWith(50, 50, 56, 69)},
}

const maestro = "<67|63|56|57|58>####"

// sixteenOrMore gives the forms of 16 to 19 digits with six digits before.
func sixteenOrMore(prefix string) []string {
	return []string{prefix + "#########?", prefix + "##########?", prefix + "###########?", prefix + "############?"}
}

// startsWith reports whether a number begins with one of the ranges, each given
// by its first and its last prefix.
func startsWith(bounds ...int) func(c []byte) bool {
	return func(c []byte) bool {
		for i := 0; i < len(bounds); i += 2 {
			low, high := bounds[i], bounds[i+1]
			n := 0
			for width := low; width > 0; width /= 10 {
				n++
			}
			if p := number(c[:min(n, len(c))]); low <= p && p <= high {
				return true
			}
		}
		return false
	}
}
