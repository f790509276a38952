package profiler

import "strings"

// This file finds countries by a closed list of their English names: those of several words,
// and those that are nobody's name and no other word, which are countries in small letters
// too.

var countryRecognizers = []Recognizer{
	{
		Name:     "country-of-list",
		Label:    "LOCATION",
		Doc:      "The English name of a country or a territory that is no other word and no name of people, in any letter case.",
		Source:   "ISO 3166-1, English short names",
		triggers: countryNames.triggers(),
		match:    matchCountry,
	},
}

// countryNames are the names in small letters.
var countryNames = newOtherSet(strings.Split(
	"afghanistan|albania|algeria|american samoa|andorra|angola|anguilla|antigua and barbuda|argentina|armenia|aruba|australia|austria|azerbaijan|bahamas|bahrain|bangladesh|barbados|belarus|belgium|belize|benin|bermuda|bhutan|bolivia|"+
		"bosnia and herzegovina|botswana|brazil|british indian ocean territory|british virgin islands|brunei|brunei darussalam|bulgaria|burkina faso|burundi|cambodia|cameroon|canada|cape verde|cabo verde|cayman islands|central african republic|"+
		"cocos (keeling) islands|colombia|comoros|cook islands|costa rica|cote d'ivoire|côte d'ivoire|croatia|cuba|cyprus|czech republic|czechia|democratic republic of the congo|denmark|djibouti|dominican republic|ecuador|egypt|el salvador|equatorial guinea|"+
		"eritrea|estonia|eswatini|ethiopia|falkland islands|falkland islands (malvinas)|faroe islands|fiji|finland|france|french guiana|french polynesia|french southern territories|gabon|gambia|germany|ghana|gibraltar|greece|greenland|grenada|guadeloupe|"+
		"guatemala|guernsey|guinea-bissau|guyana|haiti|heard island and mcdonald islands|holy see (vatican city state)|honduras|hong kong|hungary|iceland|indonesia|iran|iraq|ireland|isle of man|israel|italy|jamaica|japan|kazakhstan|kenya|kiribati|kuwait|"+
		"kyrgyz republic|kyrgyzstan|lao people's democratic republic|laos|latvia|lebanon|lesotho|liberia|libya|libyan arab jamahiriya|liechtenstein|lithuania|luxembourg|macao|madagascar|malawi|malaysia|maldives|marshall islands|martinique|mauritania|mauritius|mayotte|mexico|"+
		"micronesia|moldova|monaco|mongolia|montenegro|montserrat|morocco|mozambique|myanmar|namibia|nauru|nepal|netherlands|netherlands antilles|new caledonia|new zealand|nicaragua|nigeria|norfolk island|north korea|north macedonia|northern mariana islands|norway|oman|"+
		"pakistan|palau|panama|papua new guinea|paraguay|philippines|pitcairn islands|poland|portugal|puerto rico|qatar|romania|russia|russian federation|rwanda|saint helena|saint kitts and nevis|saint lucia|saint pierre and miquelon|"+
		"saint vincent and the grenadines|san marino|sao tome and principe|são tomé and príncipe|saudi arabia|senegal|serbia|serbia and montenegro|seychelles|sierra leone|singapore|slovakia|slovakia (slovak republic)|slovenia|solomon islands|somalia|south africa|"+
		"south georgia and the south sandwich islands|south korea|south sudan|spain|sri lanka|sudan|suriname|svalbard and jan mayen|svalbard & jan mayen islands|swaziland|sweden|switzerland|syria|syrian arab republic|taiwan|tajikistan|tanzania|thailand|timor-leste|tokelau|"+
		"trinidad and tobago|tunisia|turkmenistan|turks and caicos islands|tuvalu|uganda|ukraine|united arab emirates|united kingdom|united states|united states of america|united states minor outlying islands|united states virgin islands|uruguay|uzbekistan|vanuatu|venezuela|"+
		"vietnam|viet nam|wallis and futuna|western sahara|yemen|zambia|zimbabwe", "|"))

// countryAlone is the confidence of a name of the list. The tagger reads the words around, and has
// a higher one for most; so have the organisations that a country stands in.
const countryAlone = 0.75

// matchCountry reads the name of a country that stands as a whole word and is no part of a
// larger one.
func matchCountry(text string, at int) (match, bool) {
	name := countryNames.at(text, at)
	end := at + len(name)
	if name == "" || joinsBefore(text, at) || at > 0 && strings.IndexByte("-_./@#&", text[at-1]) >= 0 || end < len(text) && strings.IndexByte("-_/@&", text[end]) >= 0 ||
		end+1 < len(text) && text[end] == '.' && isAlnum(text[end+1]) {
		return match{}, false
	}
	return match{at, end, countryAlone}, true
}
