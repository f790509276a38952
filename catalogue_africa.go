package privet

// africaLabels are kinds of data that countries of Africa give out.
var africaLabels = []entry{
	{label: "ZA_ID_NUMBER", category: CategoryGovernment, doc: "An identity number of South Africa.",
		aliases: []string{"SOUTH_AFRICA_ID_NUMBER"}},
	{label: "NG_NIN", category: CategoryGovernment, doc: "A national identification number of Nigeria."},
	{label: "NG_BVN", category: CategoryBank, doc: "A bank verification number of Nigeria."},
	{label: "KE_PIN", category: CategoryGovernment, doc: "A tax number of Kenya.",
		aliases: []string{"KRA_PIN"}},
	{label: "GH_CARD", category: CategoryGovernment, doc: "A personal number on the card of Ghana.",
		aliases: []string{"GHANA_CARD"}},
	{label: "MU_NID", category: CategoryGovernment, doc: "A national identity number of Mauritius."},
}
