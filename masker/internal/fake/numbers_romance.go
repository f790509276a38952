package fake

import (
	"strings"

	"github.com/privet-go/privet/internal/checksum"
)

// romanceNumbers are the numbers of France, Spain, Portugal and Italy.
var romanceNumbers = []numbers{
	{label: "FR_NIR", doc: "A sex, a year and month of birth, a place, a serial number and a right key. Corsica stays Corsica.",
		patterns: []string{"[12]{yy}{mm}<21-95><001-360><001-999>??", "[12]{yy}{mm}=<2A|2B><001-360><001-999>??"}, check: nir},
	{label: "FR_NIF", doc: "Ten digits and a right key.", patterns: []string{"[0-3]#########???"},
		check: func(c []byte) bool { return put(c[10:], number(c[:10])%511) }},
	{label: "FR_SIREN", doc: "Nine digits that pass the Luhn check.", patterns: []string{"[3-9]#######?"}, check: luhn},
	{label: "FR_SIRET", doc: "A company and an establishment that pass the Luhn check both.", patterns: []string{"[3-9]#######?00<01-99>?"},
		check: all(first(9, luhn), luhn)},
	{label: "FR_VAT", doc: "A company with the key of digits.", patterns: []string{"FR??[3-9]#######?"}, check: last(11, frenchVAT)},
	{label: "FR_VAT", patterns: []string{"??[3-9]#######?"}, check: frenchVAT},
	{label: "FR_CNI", doc: "As many characters: a month of issue and digits, or the alphabet of the new card.",
		patterns: []string{"<00-13><01-12>########", "####@@######"}},
	{label: "FR_CNI", patterns: []string{"[CDFGHJKLMNPRTVWXYZ]" + germanSet + germanSet + germanSet + germanSet + germanSet + germanSet + germanSet + "#"},
		check: func(c []byte) bool { return countDigits(c) >= 3 }},
	{label: "ES_NIF", doc: "Digits and the right letter.", patterns: []string{"########?", "#######?", "=[KLM]#######?"}, check: spanishNIF},
	{label: "ES_NIE", doc: "X, Y or Z, seven digits and the right letter.", patterns: []string{"[XYZ]#######?"}, check: nie},
	{label: "ES_CIF", doc: "The same kind of organisation, seven digits and a right check character.",
		patterns: []string{"=[ABCDEFGHJNPQRSUVW]#######?"}, check: cif},
	{label: "ES_SOCIAL_SECURITY", doc: "A province, eight digits and a right key.", patterns: []string{"<01-52>[1-9]#######??"}, check: spanishSecurity},
	{label: "ES_CCC", doc: "A bank, an account and two right check digits.",
		patterns: []string{"<0049|0075|0081|0128|0182|0239|1465|2038|2080|2085|2095|2100|2103|3058|3067>####??##########"}, check: ccc},
	{label: "PT_NIF", doc: "Nine digits that are right by 11, of the same kind of taxpayer.", patterns: []string{"PT=[1235689]#######?"},
		check: last(9, portugueseNIF)},
	{label: "PT_NIF", patterns: []string{"=[1235689]#######?"}, check: portugueseNIF},
	{label: "PT_CC", doc: "A civil number, a version and right check digits.",
		patterns: []string{"[1-3]#######?<ZZ|ZY|ZX|ZW|ZV>?", "[1-3]#######?**?"}, check: cartao},
	{label: "PT_NISS", doc: "Eleven digits that are right by 10.", patterns: []string{"[12]#########?"},
		check: weigh(10, "9876543210", 29, 23, 19, 17, 13, 11, 7, 5, 3, 2)},
	{label: "PT_NIB", doc: "A bank, an account and right check digits.",
		patterns: []string{"<0007|0010|0018|0019|0023|0033|0035|0036|0045|0065|0079>###############??"}, check: mod97Key},
	{label: "IT_FISCAL_CODE", doc: "Letters of a name, a date of birth, the same sex, a place and a right check letter; or the number of a company.",
		patterns: []string{fiscalName + "{yy}[ABCDEHLMPRST]<01-28>" + fiscalPlace + "?", fiscalName + "{yy}[ABCDEHLMPRST]<41-68>" + fiscalPlace + "?"},
		check:    fiscalCode},
	{label: "IT_FISCAL_CODE", patterns: []string{"0######<001-100>?"}, check: luhn},
	{label: "IT_VAT_CODE", doc: "Seven digits, an office and a right check digit.", patterns: []string{"IT0######<001-100>?"}, check: last(11, luhn)},
	{label: "IT_VAT_CODE", patterns: []string{"0######<001-100>?"}, check: luhn},
	{label: "IT_IDENTITY_CARD", doc: "As many letters and digits.", patterns: []string{"C[A-H]#####@@", "A[A-Z]#######", "#######A[A-Z]"}},
	{label: "IT_AIC", doc: "Nine digits with a right check digit.", patterns: []string{"0#######?"}, check: aic},
	{label: "IT_AIC", patterns: []string{"A0#######?"}, check: last(9, aic)},
}

var portugueseNIF = weigh(11, lacks11, 9, 8, 7, 6, 5, 4, 3, 2)

// nir computes the key of a number of France, in which the departments of
// Corsica count as 19 and 18.
func nir(c []byte) bool {
	place := number(c[5:7])
	switch string(c[5:7]) {
	case "2A":
		place = 19
	case "2B":
		place = 18
	}
	head, tail := number(c[:5]), number(c[7:13])
	if head < 0 || place < 0 || tail < 0 {
		return false
	}
	return put(c[13:], 97-((head*100+place)*1_000_000+tail)%97)
}

func frenchVAT(c []byte) bool {
	return luhn(c[2:]) && put(c[:2], (number(c[2:])*100+12)%97)
}

const dniLetters = "TRWAGMYFPDXBNJZSQVHLCKE"

func spanishNIF(c []byte) bool {
	from, to := 0, len(c)-1
	if isLetter(c[0]) {
		from = 1
	}
	n := number(c[from:to])
	if n <= 0 {
		return false
	}
	c[to] = dniLetters[n%23]
	return true
}

func nie(c []byte) bool {
	n := number(c[1:8])
	if n < 0 || c[0] < 'X' || c[0] > 'Z' {
		return false
	}
	c[8] = dniLetters[(int(c[0]-'X')*10_000_000+n)%23]
	return true
}

// cif computes the check character, which is a letter for public bodies and
// churches and for companies from abroad, and a digit for the others.
func cif(c []byte) bool {
	n := (10 - folded(c[1:], 2, 1, 2, 1, 2, 1, 2)%10) % 10
	if oneOf(c[0], "NPQRSW") {
		c[8] = "JABCDEFGHI"[n]
	} else {
		c[8] = left10[n]
	}
	return true
}

func spanishSecurity(c []byte) bool {
	province, n := number(c[:2]), number(c[2:10])
	if n < 10_000_000 {
		return n > 0 && put(c[10:], (province*10_000_000+n)%97)
	}
	return put(c[10:], (province*100_000_000+n)%97)
}

// ccc computes the check digit of bank and branch, and that of the account.
func ccc(c []byte) bool {
	const written = "01987654321" // by the remainder: 11 less it, 10 as 1 and 11 as 0
	return weighInto(8, 11, written, 4, 8, 5, 10, 9, 7, 3, 6)(c) &&
		weighInto(9, 11, written, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 5, 10, 9, 7, 3, 6)(c)
}

// cartao computes the check digit of the civil number and that of the document.
func cartao(c []byte) bool {
	if !portugueseNIF(c[:9]) {
		return false
	}
	sum := 0
	for i, b := range c[:11] {
		v := value(b)
		if i%2 == 0 {
			if v *= 2; v > 9 {
				v -= 9
			}
		}
		sum += v
	}
	c[11] = missing10[sum%10]
	return true
}

// mod97Key computes two digits at the end by MOD 97-10 (ISO/IEC 7064).
func mod97Key(c []byte) bool {
	n := len(c)
	c[n-2], c[n-1] = '0', '0'
	return put(c[n-2:], 98-checksum.Mod97(c))
}

const (
	fiscalName  = "[BCDFGLMNPRSTVZ][BCDFGLMNPRST][BCDFGLMNPRSTV][BCDFGLMNPRSTV][BCDFGLMNRSTZ][ABCDEGILMNORSTZ]"
	fiscalPlace = "<A271|A285|A345|A390|A509|A662|A794|A944|B157|B354|B519|C351|C573|C933|D086|D488|D612|D643|D704|D810|D862|D969|E256|E379|E463|E506|E625|E648|" +
		"F023|F052|F205|F257|F704|F839|F952|G224|G273|G337|G388|G478|G482|G535|G702|G842|G999|H163|H199|H223|H294|H501|H703|I119|I452|I480|I690|I726|I754|" +
		"L049|L103|L117|L182|L219|L378|L400|L424|L483|L736|L746|L781|L840>"
)

var fiscalOdd = [26]int{1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23}

// fiscalCode computes the last letter: characters in odd places count by a
// table, those in even places by their place in the alphabet.
func fiscalCode(c []byte) bool {
	sum := 0
	for i, b := range c[:15] {
		v := int(b - 'A')
		if isDigit(b) {
			v = int(b - '0')
		}
		if i%2 == 0 {
			v = fiscalOdd[v]
		}
		sum += v
	}
	c[15] = letters[sum%26]
	return true
}

func aic(c []byte) bool {
	c[8] = left10[folded(c, 1, 2, 1, 2, 1, 2, 1, 2)%10]
	return true
}

// indexIn is the value of a character of an alphabet, or -1.
func indexIn(alphabet string, c byte) int { return strings.IndexByte(alphabet, c) }
