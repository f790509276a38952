package privet

// deviceLabels are numbers of mobile devices, and domains.
var deviceLabels = []entry{
	{label: "IMSI", category: CategoryDevice, doc: "The number of a mobile subscriber (ITU-T E.212).",
		aliases: []string{"IMSI_ID"}},
	{label: "ICCID", category: CategoryDevice, doc: "The number of a SIM card (ITU-T E.118).",
		aliases: []string{"ICCID_NUMBER"}},
	{label: "MEID", category: CategoryDevice, doc: "The number of a mobile device of the CDMA family (3GPP2 S.R0048)."},
	{label: "DOMAIN_NAME", category: CategoryOnline, doc: "An internet domain (RFC 1035).",
		aliases: []string{"DOMAIN", "HOSTNAME"}},
	{label: "PASSPORT_MRZ", category: CategoryGovernment, doc: "The machine-readable zone of a travel document (ICAO Doc 9303).",
		aliases: []string{"MRZ"}},
	{label: "FREE_TEXT", category: CategoryContent, doc: "A column of sentences, in which anything may stand."},
}
