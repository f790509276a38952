package fake

import "github.com/privet-go/privet/internal/checksum"

// deviceNumbers are the numbers of devices and vehicles.
var deviceNumbers = []numberRow{
	{label: "IMEI", doc: "A type and a serial number with a right check digit, or without one where there was " +
		"none.", patterns: []string{"35############?"}, check: luhn},
	{label: "IMEI", patterns: []string{"35############", "35##############"}},
	{label: "IMSI", doc: "A subscriber of the same country.", patterns: []string{"=<" + mobileCountries + ">###########",
		"=<" + mobileCountries + ">############"}},
	{label: "ICCID", doc: "A SIM card of the same country with a right check digit.",
		patterns: []string{"89=<" + simCountries + ">##############?", "89=<" + simCountries + ">###############?"}, check: luhn},
	{label: "ICCID", patterns: []string{"89=<" + simCountries + ">##############?F"}, check: first(19, luhn)},
	{label: "MEID", doc: "A device in the same notation, with a right check character where there was one.", patterns: []string{"[A-F]" + hex13}},
	{label: "MEID", patterns: []string{"[A-F]" + hex13 + "?"}, check: try(-1, "0123456789ABCDEF", func(c []byte) bool { return checksum.LuhnMod(c, 16) })},
	{label: "MEID", patterns: []string{"<2684354560-4294967295><00000000-16777215>"}},
	{label: "MEID", patterns: []string{"<2684354560-4294967295><00000000-16777215>?"}, check: luhn},
	{label: "DEVICE_ID", doc: "A UUID of the same version; of other identifiers, as many letters and digits.", patterns: []string{uuid}},
	{label: "ADVERTISING_ID", doc: "A UUID of the same version.", patterns: []string{uuid}},
	{label: "MAC_ADDRESS", doc: "An address that is administered locally, so that it is no " +
		"maker's.", patterns: []string{"[0-9A-F][26AE]" + hex4 + hex4 + hex2}},
	{label: "MEDICAL_DEVICE_UDI", doc: "A device with a right check digit, and production data of the same form.", patterns: []string{"#############?"},
		check: weigh(10, missing10, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3)},
}

const (
	hexSet = "[0-9A-F]"
	hex2   = hexSet + hexSet
	hex4   = hex2 + hex2
	hex13  = hex4 + hex4 + hex4 + hexSet
	uuid   = hex4 + hex4 + hex4 + "=[1-8]" + hex2 + hexSet + "[89AB]" + hex2 + hexSet + hex4 + hex4 + hex4
	vinSet = "[A-HJ-NPR-Z0-9]"

	// mobileCountries are codes of countries (ITU-T E.212), and simCountries their
	// calling codes, of which the most people have one.
	mobileCountries = "202|204|206|208|214|216|219|222|226|228|230|231|232|234|235|238|240|242|244|246|247|248|250|255|257|260|262|268|270|272|274|" +
		"278|280|282|284|286|293|" +
		"302|310|311|312|334|401|404|405|410|413|414|420|424|425|432|440|441|450|452|454|456|460|466|470|502|505|510|515|520|525|530|602|603|604|" +
		"605|620|621|639|641|655|704|712|714|716|722|724|730|732|734|740|748"
	simCountries = "01|20|27|30|31|32|33|34|36|39|40|41|43|44|45|46|47|48|49|51|52|53|54|55|56|57|58|60|61|62|63|64|65|66|81|82|84|86|90|91|92|93|94|95|98"
)
