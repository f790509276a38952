package fake

import "strings"

// britishNumbers are the numbers of the United Kingdom and Ireland.
var britishNumbers = []numbers{
	{label: "UK_NINO", doc: "A prefix that can be given out, six digits and a suffix from A to D.",
		patterns: []string{"[ABCEGHJKLMPRSTWXYZ][ABCEGHJKLMPRSTWXYZ]######[A-D]"}, check: isIssuedNINO},
	{label: "UK_UTR", doc: "Ten digits, the first of which checks the others.",
		patterns: []string{"?#########", "?#########K"}, check: utr},
	{label: "UK_UTR", patterns: []string{"K?#########"}, check: last(10, utr)},
	{label: "UK_VAT", doc: "Nine digits that are right by 97, with the prefix and the branch of the original, or a number of a department.",
		patterns: []string{"=<GB|XI><100-999>####??"}, check: within(2, 11, ukVAT)},
	{label: "UK_VAT", patterns: []string{"GB<100-999>####??###"}, check: within(2, 11, ukVAT)},
	{label: "UK_VAT", patterns: []string{"<100-999>####??"}, check: ukVAT},
	{label: "UK_VAT", patterns: []string{"GBGD<000-499>", "GBHA<500-999>"}},
	{label: "UK_NHS", doc: "Ten digits that are right by 11.", patterns: []string{"[4679]########?"}, check: nhs},
	{label: "SCOTLAND_CHI", doc: "A date of birth and four digits, right by 11.", patterns: []string{"{dd}{mm}{yy}###?"}, check: nhs},
	{label: "UK_SORT_CODE_ACCOUNT", doc: "As many digits; banks check them by a table that is not used here.", patterns: []string{"######[1-9]#######"}},
	{label: "UK_ELECTORAL_ROLL", doc: "Two letters and as many digits.", patterns: []string{"@@[1-9]", "@@[1-9]#", "@@[1-9]##", "@@[1-9]###"}},
	{label: "UK_UPN", doc: "A check letter, a local authority of England and a serial number.",
		patterns: []string{"?" + localAuthority + "#########", "?" + localAuthority + "########[" + upnLetters + "]"}, check: upn},
	{label: "IE_PPSN", doc: "Seven digits, a check letter, and a second letter where there was one.",
		patterns: []string{"<0000001-9999999>?", "<0000001-9999999>?[A-IW]"}, check: ppsn},
}

var (
	nhs = weigh(11, missing11, 10, 9, 8, 7, 6, 5, 4, 3, 2)
	utr = weighInto(0, 11, "21987654321", 0, 6, 7, 8, 9, 10, 5, 4, 3, 2)
)

func isIssuedNINO(c []byte) bool {
	switch string(c[:2]) {
	case "BG", "GB", "KN", "NK", "NT", "TN", "ZZ":
		return false
	}
	return true
}

// ukVAT computes the check digits by which the weighted sum is a multiple of 97
// (HMRC, VAT registration number check).
func ukVAT(c []byte) bool {
	return put(c[7:9], 97-weighted(c, []int{8, 7, 6, 5, 4, 3, 2})%97)
}

const (
	// upnLetters are the letters of unique pupil numbers by their value.
	upnLetters = "ABCDEFGHJKLMNPQRTUVWXYZ"

	localAuthority = "<201|202|203|204|205|206|207|208|301|302|303|305|309|312|330|331|333|335|340|350|352|355|370|380|383|390|" +
		"801|803|805|810|815|820|825|830|835|840|845|850|855|860|865|870|873|875|880|885|890|893|895|908|916|919|921|925|926|928|931|933|935|936|937|938>"
)

// upn computes the letter before a pupil's number (Department for Education,
// unique pupil numbers guide, annex A).
func upn(c []byte) bool {
	sum := 0
	for i, b := range c[1:] {
		v := strings.IndexByte(upnLetters, b)
		if isDigit(b) {
			v = int(b - '0')
		}
		if v < 0 {
			return false
		}
		sum += (i + 2) * v
	}
	c[0] = upnLetters[sum%23]
	return true
}

// ppsn computes the check letter; a second letter counts 9 times its place in
// the alphabet, W nothing.
func ppsn(c []byte) bool {
	sum := weighted(c, []int{8, 7, 6, 5, 4, 3, 2})
	if len(c) == 9 && c[8] <= 'I' {
		sum += 9 * (int(c[8]-'A') + 1)
	}
	c[7] = "WABCDEFGHIJKLMNOPQRSTUV"[sum%23]
	return true
}
