package fake

// healthNumbers are codes of health care that many countries share. The numbers
// of health insurances are with those of their countries.
var healthNumbers = []numbers{
	{label: "ICD10_CODE", doc: "A code of as many characters in another chapter; it need not be one that is in use.",
		patterns: []string{icd10, icd10 + "#", icd10 + "##", icd10 + "##" + icdEnd, icd10 + "###" + icdEnd}},
	{label: "ICD9_CODE", doc: "A code of the same kind and of as many characters; it need not be one that is in use.",
		patterns: []string{"<001-999>", "<001-999>#", "<001-999>##", "V<01-91>", "V<01-91>#", "V<01-91>##", "E<800-999>", "E<800-999>#"}},
	{label: "MEDICAL_DEVICE_UDI", doc: "A device with a right check digit, and production data of the same form.", patterns: []string{"#############?"},
		check: weigh(10, missing10, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3)},
}

const (
	icd10  = "[ABCGILMNQRS]##"
	icdEnd = "[0-9A]"
)
