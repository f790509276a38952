package privet

// financeLabels are identifiers of securities and of those who trade them.
var financeLabels = []entry{
	{label: "ISIN", category: CategoryOrganization, doc: "An international securities identification number (ISO 6166)."},
	{label: "CUSIP", category: CategoryOrganization, doc: "A number of a security of North America.",
		aliases: []string{"AMERICAN_BANKERS_CUSIP_ID"}},
	{label: "SEDOL", category: CategoryOrganization, doc: "A number of a security of the London Stock Exchange."},
	{label: "LEI", category: CategoryOrganization, doc: "A legal entity identifier (ISO 17442).",
		aliases: []string{"LEGAL_ENTITY_IDENTIFIER"}},
}
