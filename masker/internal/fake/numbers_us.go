package fake

import "github.com/privet-go/privet/internal/checksum"

// usNumbers are the numbers of the United States.
var usNumbers = []numbers{
	{label: "SSN", doc: "An area, a group and a serial number that can be given out.",
		patterns: []string{"<001-665><01-99><0001-9999>"}, check: isIssuedSSN},
	{label: "US_ITIN", doc: "A number that begins with 9 and has a group in use for taxpayers.",
		patterns: []string{"9##<50|51|52|53|54|55|56|57|58|59|60|61|62|63|64|65|70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|90|91|92|94|95|96|97|98|99>####"}},
	{label: "US_EIN", doc: "A prefix of a campus of the IRS and seven digits.",
		patterns: []string{"<01|02|03|04|05|06|10|11|12|13|14|15|16|20|21|22|23|24|25|26|27|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|50|51|52|53|54|55|56|57|58|59|60|61|62|63|64|65|66|67|68|71|72|73|74|75|76|77|80|81|82|83|84|85|86|87|88|90|91|92|93|94|95|98|99>#######"}},
	{label: "US_NPI", doc: "A number that passes the Luhn check behind 80840.",
		patterns: []string{"[12]########?"}, check: npi},
	{label: "US_MBI", doc: "Eleven characters in the places and the alphabet of the identifier.",
		patterns: []string{"[1-9]" + mbiLetter + mbiAny + "#" + mbiLetter + mbiAny + "#" + mbiLetter + mbiLetter + "##"}},
	{label: "MEDICAL_LICENSE", doc: "A DEA number of the same kind of registrant with a right check digit.",
		patterns: []string{"=[ABCDEFGHJKLMPRSTUX]=[A-Z9]######?"}, check: last(7, dea)},
	{label: "ABA_ROUTING_NUMBER", doc: "A Federal Reserve district and a right check digit.",
		patterns: []string{"<01|02|03|04|05|06|07|08|09|10|11|12|21|22|23|24|25|26|27|28|29|30|31|32>######?"}, check: weigh(10, missing10, 3, 7, 1,
			3, 7, 1, 3, 7)},
	{label: "US_ATIN", doc: "A number of the group 93.", patterns: []string{"9##93####"}},
	{label: "US_PTIN", doc: "P and eight digits.", patterns: []string{"P########"}},
	{label: "US_DOD_ID", doc: "Ten digits; the check digit is not published.", patterns: []string{"[1-9]#########"}},
	{label: "ALIEN_NUMBER", doc: "A and as many digits.", patterns: []string{"A[1-9]########", "A[1-9]#######", "A[1-9]######"}},
	{label: "US_HICN", doc: "A social security number and the code of the beneficiary, or a railroad prefix and a number; code and prefix stay.",
		patterns: []string{"<001-665><01-99><0001-9999>=[ABCDEFHJKMTW]", "<001-665><01-99><0001-9999>=[BCDEFHJKMTW]=[1-9A-Z]",
			"=[AH]<100000-999999>", "=<CA|JA|MA|MH|PA|PD|PH|WA|WD|WH><100000-999999>", "=<WCA|WCD|WCH><100000-999999>",
			"=[AH]<001-665><01-99><0001-9999>", "=<CA|JA|MA|MH|PA|PD|PH|WA|WD|WH><001-665><01-99><0001-9999>", "=<WCA|WCD|WCH><001-665><01-99><0001-9999>"}},
	{label: "US_NDC", doc: "As many digits.", patterns: []string{"##########", "###########", "############"}},
	{label: "HCPCS_CPT_CODE", doc: "A code of the same category; it need not be one that is in use.",
		patterns: []string{"<10004-99499>", "<0001-0999>=[FTUM]", "=[A-V]<0001-9999>"}},
}

// The letters of a Medicare beneficiary identifier.
const (
	mbiLetter = "[ACDEFGHJKMNPQRTUVWXY]"
	mbiAny    = "[ACDEFGHJKMNPQRTUVWXY0-9]"
)

// isIssuedSSN refuses the numbers that were printed in advertisements.
func isIssuedSSN(c []byte) bool {
	switch string(c) {
	case "078051120", "219099999", "457555462":
		return false
	}
	return true
}

// npi computes the check digit with the prefix of health applications before
// the number (CMS, NPI check digit calculation).
func npi(c []byte) bool {
	var b [15]byte
	copy(b[:], "80840")
	copy(b[5:], c)
	ok := try(-1, digits, checksum.Luhn)(b[:])
	c[9] = b[14]
	return ok
}

// dea computes the check digit of a DEA number.
func dea(c []byte) bool {
	sum := weighted(c, []int{1, 2, 1, 2, 1, 2})
	c[6] = left10[sum%10]
	return true
}
