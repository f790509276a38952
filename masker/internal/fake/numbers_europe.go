package fake

// europeNumbers are numbers of Europe.
var europeNumbers = []numbers{
	{label: "UK_NHS", doc: "Ten digits that are right by 11.", patterns: []string{"[4679]########?"},
		check: weigh(11, missing11, 10, 9, 8, 7, 6, 5, 4, 3, 2)},
	{label: "PL_PESEL", doc: "A date of birth, a serial number and a right check digit.", patterns: []string{"{yy}{mm}{dd}####?"},
		check: weigh(10, missing10, 1, 3, 7, 9, 1, 3, 7, 9, 1, 3)},
	{label: "DE_VAT_ID", doc: "Nine digits with a check digit by MOD 11,10.", patterns: []string{"DE[1-9]#######?"}, check: last(9, mod1110)},
}
