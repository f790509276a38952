package profiler

import "sync"

// builtIn is the list of built-in recognizers, in the fixed order that breaks
// ties.
func builtIn() []*Recognizer { return builtInOnce() }

var builtInOnce = sync.OnceValue(func() []*Recognizer {
	var list []*Recognizer
	for _, family := range [...][]Recognizer{
		cardRecognizers, bankRecognizers, coinRecognizers, usRecognizers, networkRecognizers,
		contactRecognizers, addressRecognizers, addressScriptRecognizers, nationalityRecognizers(), countryRecognizers, birthRecognizers, dateRecognizers, ageRecognizers(), datePartRecognizers, personRecognizers,
		vehicleRecognizers,
		usGovernmentRecognizers, usHealthRecognizers, udiRecognizers, licenseRecognizers,
		canadaRecognizers, mexicoRecognizers, centralAmericaRecognizers, brazilRecognizers, southConeRecognizers, andesRecognizers,
		australiaRecognizers, newZealandRecognizers, africaRecognizers,
		ukRecognizers, germanRecognizers, frenchRecognizers, iberianRecognizers,
		italianRecognizers, beneluxRecognizers, alpineRecognizers, nordicRecognizers, centralRecognizers,
		balkanRecognizers, easternRecognizers, vatRecognizers,
		europePostcodeRecognizers, europePlateRecognizers,
		westAsiaRecognizers, southAsiaRecognizers, chinaRecognizers, koreaRecognizers, japanRecognizers,
		southEastAsiaRecognizers, singaporeRecognizers, financeRecognizers,
		deviceRecognizers, onlineRecognizers, mrzRecognizers, bodyRecognizers,
		keyRecognizers, credentialRecognizers,
		spelledRecognizers, nameRecognizers, jobRecognizers(), thaiNameRecognizers, accountRecognizers, plateRecognizers, saidRecognizers, plateScriptRecognizers, salaryRecognizers, fieldRecognizers(), traitRecognizers, religionRecognizers(), columnRecognizers, homeAccountRecognizers, saidKeyRecognizers, clockRecognizers, spanRecognizers, doerRecognizers, chatRecognizers, documentRecognizers, phoneLanguageRecognizers, accessRecognizers, vehiclePlateRecognizers, hungarianAccountRecognizers,
	} {
		for i := range family {
			list = append(list, &family[i])
		}
	}
	return list
})
