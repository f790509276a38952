package privet

// oceaniaLabels are kinds of data that Australia and New Zealand give out.
var oceaniaLabels = []entry{
	{label: "AU_TFN", category: CategoryGovernment, doc: "A tax file number of Australia.",
		aliases: []string{"AUSTRALIA_TAX_FILE_NUMBER"}},
	{label: "AU_ABN", category: CategoryOrganization, doc: "A business number of Australia."},
	{label: "AU_ACN", category: CategoryOrganization, doc: "A company number of Australia."},
	{label: "AU_MEDICARE", category: CategoryHealth, doc: "A Medicare card number of Australia.",
		aliases: []string{"AUSTRALIA_MEDICARE_NUMBER"}},
	{label: "AU_BSB", category: CategoryOrganization, doc: "The number of a bank, state and branch in Australia.",
		aliases: []string{"BSB"}},
	{label: "NZ_IRD", category: CategoryGovernment, doc: "A tax number of New Zealand.",
		aliases: []string{"NEW_ZEALAND_IRD_NUMBER"}},
	{label: "NZ_NHI", category: CategoryHealth, doc: "A national health index number of New Zealand.",
		aliases: []string{"NEW_ZEALAND_NHI_NUMBER"}},
	{label: "NZ_BANK_ACCOUNT", category: CategoryBank, doc: "A bank account of New Zealand."},
}
