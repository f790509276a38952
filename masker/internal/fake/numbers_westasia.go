package fake

// westAsianNumbers are the numbers of western Asia and Egypt.
var westAsianNumbers = []numbers{
	{label: "IL_ID", doc: "As many digits that pass the Luhn check.", patterns: []string{"[0-3]#######?", "[1-9]######?"}, check: luhn},
	{label: "AE_EMIRATES_ID", doc: "784, a year of birth, seven digits and a right check digit.", patterns: []string{"784{yyyy}#######?"}, check: luhn},
	{label: "SA_NATIONAL_ID", doc: "A citizen's or a resident's number, as before, that passes the Luhn check.", patterns: []string{"=[12]########?"},
		check: luhn},
	{label: "EG_NATIONAL_ID", doc: "A date of birth, a governorate, a serial number and a right check digit.",
		patterns: []string{"2{yy}{mm}{dd}<01|02|03|04|11|12|13|14|15|16|17|18|19|21|22|23|24|25|26|27|28|29|31|32|33|34|35|88><0001-9999>?"},
		check:    weigh(11, missingOr1, 2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2)},
	{label: "PK_CNIC", doc: "A province and twelve digits.", patterns: []string{"[1-7]###########[1-9]"}},
}
