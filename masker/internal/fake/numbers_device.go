package fake

// deviceNumbers are the identifiers of devices that are no numbers that somebody gives out.
var deviceNumbers = []numberRow{
	{label: "DEVICE_ID", doc: "A UUID of the same version; of other identifiers, as many letters and digits.", patterns: []string{uuid}},
	{label: "ADVERTISING_ID", doc: "A UUID of the same version.", patterns: []string{uuid}},
	{label: "MAC_ADDRESS", doc: "An address that is administered locally, so that it is no maker's.", patterns: []string{"[0-9A-F][26AE]" + hex4 +
		hex4 + hex2}},
	{label: "MEDICAL_DEVICE_UDI", doc: "A device with a right check digit, and production data of the same form.", patterns: []string{"#############?"},
		check: weigh(10, missing10, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3)},
}

const (
	hexSet = "[0-9A-F]"
	hex2   = hexSet + hexSet
	hex4   = hex2 + hex2
	uuid   = hex4 + hex4 + hex4 + "=[1-8]" + hex2 + hexSet + "[89AB]" + hex2 + hexSet + hex4 + hex4 + hex4
)
