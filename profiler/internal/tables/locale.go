package tables

import "fmt"

// A locale is how a country writes things.
type locale struct {
	code     string   // such as de_DE
	country  string   // ISO 3166-1
	language string   // ISO 639-1
	scripts  []string // codes under which the lists may have its words

	family bool   // the family name stands first
	joiner string // between the parts of a name

	phones  []string // patterns
	streets []string // patterns; see street
	roads   []string // what streets are called where the lists have no name
	full    string   // a whole address: {street}, {zip}, {city} and {state}
	zips    []string // patterns
	dates   []string // layouts of package time
	legal   []string // what companies end in, or begin with where it ends in a space
	plates  []string // patterns
	states  []string
	titles  []string // before names
	comma   bool     // decimals stand behind a comma
	genders []string // pairs, separated by a stroke
	account []string // patterns of bank accounts
	iban    string   // pattern behind the check digits
	ids     []field
}

// idField is a column of national identifiers.
func idField(name, label string, tells bool, value func(*generator) string, also ...string) field {
	return field{name: name, label: label, tells: tells, value: value, also: append(also, "NATIONAL_ID")}
}

var locales = []locale{
	{
		code: "en_US", country: "US", language: "en", joiner: " ",
		phones: []string{"(#9#) 999-9999", "#9#-999-9999", "#9#.999.9999", "+1-#9#-999-9999", "001-#9#-999-9999x999", "#9#-999-9999x9999",
			"+1 (#9#) 999-9999", "#9# 999 9999", "1-#9#-999-9999", "#9#9999999", "+1#9#9999999"},
		streets: []string{"{n} {name} {road}", "{n} {name} {road}", "{n} {name} {road} Apt. {s}", "{n} {name} {road} Suite {h}",
			"{n} N {name} {road}, Unit {s}", "{n} {given} {road}", "{n} {given} {road} Apt. {h}", "{n} {name} {road} Suite {h}", "{n} {name} {road}", "PO Box {h}", "Unit {h} Box {h}", "PSC {h}, Box {h}"},
		roads: []string{"Street", "Avenue", "Road", "Drive", "Lane", "Court", "Blvd", "St", "Ave", "Ct", "Ln", "Parkway", "Way", "Terrace", "Place",
			"Circle", "Trail", "Square", "Ridge", "Crossing", "Loop", "Pike", "Heights", "Point", "Creek", "Hills", "Valley", "Village", "Island", "Springs", "Park", "Meadows", "Shore", "Run", "Bridge", "Forest", "Canyon", "Plaza", "Alley", "Path", "Junction", "Glen", "Harbor", "Summit", "Lake", "Union", "Mills", "Grove", "Fields", "Landing", "Estate", "Mission", "Spring", "Field", "Corner", "Brook", "Ford",
			"Annex", "Arcade", "Bayou", "Beach", "Bend", "Bluff", "Bottom", "Branch", "Burg", "Bypass", "Camp", "Cape", "Causeway", "Center", "Centers", "Cliff", "Cliffs", "Club", "Common", "Corners", "Course", "Cove", "Crescent", "Crest", "Curve", "Dale", "Dam", "Divide", "Estates", "Expressway", "Extension", "Extensions", "Fall", "Falls", "Ferry", "Flat", "Flats", "Fords", "Forge", "Fork", "Forks", "Fort", "Freeway", "Garden", "Gardens", "Gateway", "Glens", "Green", "Greens", "Groves", "Harbors", "Haven", "Highway", "Hill", "Hollow", "Inlet", "Islands", "Isle", "Junctions", "Key", "Keys", "Knoll", "Knolls", "Lakes", "Light", "Lights", "Lock", "Locks", "Lodge", "Mall", "Manor", "Manors", "Meadow", "Mews", "Mill", "Motorway", "Mount", "Mountain", "Neck", "Orchard", "Oval", "Overpass", "Parks", "Parkways", "Passage", "Pine", "Pines", "Plain", "Plains", "Plazas", "Points", "Port", "Ports", "Prairie", "Radial", "Ramp", "Ranch", "Rapid", "Rapids", "Rest", "River", "Roads", "Route", "Row", "Rue", "Shoal", "Shoals", "Shores", "Skyway", "Spur", "Spurs", "Squares", "Station", "Stravenue", "Stream", "Streets", "Throughway", "Trace", "Track", "Trafficway", "Tunnel", "Turnpike", "Underpass", "Unions", "Valleys", "Via", "Viaduct", "View", "Views", "Villages", "Ville", "Vista", "Walk", "Walks", "Wall", "Ways", "Well", "Wells"},
		full: "{street}, {city}, {state} {zip}", zips: []string{"99999", "99999", "99999-9999"},
		dates:  []string{"2006-01-02", "01/02/2006", "1/2/2006", "Jan 2, 2006", "January 2, 2006", "01-02-2006", "20060102"},
		legal:  []string{"Inc", "LLC", "Ltd", "Corp.", "and Sons", "Group", "PLC", "Inc.", "Co."},
		plates: []string{"AAA 9999", "AAA-9999", "9AAA999", "999 AAA", "AAA9999"},
		states: []string{"California", "Texas", "New York", "Ohio", "Nevada", "Maine", "Oregon", "Florida", "Georgia", "North Carolina", "New Mexico",
			"Alaska", "Utah", "Iowa", "Kansas", "CA", "TX", "NY", "OH", "NV", "ME", "OR", "FL", "GA", "NC", "NM"},
		titles: []string{"Mr.", "Mrs.", "Dr.", "Ms."}, genders: []string{"M|F", "Male|Female", "male|female", "m|f"},
		account: []string{"999999999999", "9999999999", "99999999"},
		ids: []field{
			idField("us ssn", "SSN", true, func(g *generator) string { return fmt.Sprintf("%03d", 1+g.IntN(665)) + g.write("-#9-#999") }),
			idField("us ssn plain", "SSN", false, func(g *generator) string { return g.write("2") + g.write("99#9#999") }),
			idField("us ein", "US_EIN", false, func(g *generator) string { return g.formOf([]string{"12", "45", "83"}) + g.write("-9999999") },
				"TAX_ID", "COMPANY_ID"),
			idField("us npi", "US_NPI", true, func(g *generator) string { return complete("us-npi", "1"+g.write("99999999?")) }),
		},
	},
	{
		code: "en_GB", country: "GB", language: "en", joiner: " ",
		phones: []string{"+44 20 7999 9999", "020 7999 9999", "07999 999999", "+44 7999 999999", "(01932) 999999", "+44(0)1932999999",
			"0113 499 9999", "07999999999", "01932 999 999"},
		streets: []string{"{n} {name} {road}", "Flat {s}, {n} {name} {road}", "{name} House, {n} {name} {road}", "{n} {name} {road}"},
		roads: []string{"Road", "Street", "Lane", "Close", "Avenue", "Gardens", "Mews", "Crescent", "Drive", "Grove", "Hill", "Green", "Way",
			"Place", "Terrace"},
		full: "{street}, {city}, {zip}", zips: []string{"A99 #AA", "AA9 9AA", "AA99 9AA", "A9 9AA", "AA9A 9AA"},
		dates:  []string{"02/01/2006", "2006-01-02", "2 January 2006", "02 Jan 2006"},
		legal:  []string{"Ltd", "PLC", "LLP", "and Sons", "Group", "Limited", "& Co"},
		plates: []string{"AA99 AAA", "AA99AAA"}, states: []string{"Kent", "Essex", "Surrey", "Cornwall", "Devon", "West Yorkshire", "Norfolk",
			"Suffolk", "Greater London", "Lancashire"},
		titles: []string{"Mr", "Mrs", "Dr", "Ms"}, genders: []string{"M|F", "Male|Female"}, account: []string{"99999999"}, iban: "GBNWBK99999999999999",
		ids: []field{
			idField("uk nino", "UK_NINO", true, func(g *generator) string {
				return g.pick([]string{"AB", "CE", "HJ", "JK", "PR", "SA", "YT"}) + nino(g)
			}),
			idField("uk nhs", "UK_NHS", true, func(g *generator) string {
				return g.whole("uk-nhs", "999999999?")
			}),
		},
	},
	{
		code: "de_DE", country: "DE", language: "de", joiner: " ",
		phones: []string{"+49 30 99999999", "030 9999999", "0171 9999999", "+49 171 9999999", "(08982) 999999", "+49(0)8982 999999", "0821/999999",
			"+49 (0) 821 999999", "08219 999999"},
		streets: []string{"{glued} {n}", "{glued} {n}", "{name}-{road} {n}", "{glued} {n}a", "Am {name} {n}", "{glued} {s}/{n}"},
		roads:   []string{"straße", "weg", "platz", "gasse", "allee", "ring", "str.", "ufer"},
		full:    "{street}, {zip} {city}", zips: []string{"99999"}, dates: []string{"02.01.2006", "2006-01-02", "2.1.2006", "2. January 2006"},
		legal:  []string{"GmbH", "AG", "KG", "e.V.", "GmbH & Co. KG", "OHG mbH", "Stiftung & Co. KG", "UG", "KGaA", "& Söhne"},
		plates: []string{"B-AA 999", "M-A 9999", "HH AA 99", "K-AA 9999", "AAA-A 999"}, states: []string{"Bayern", "Hessen", "Sachsen", "Saarland",
			"Thüringen", "Nordrhein-Westfalen", "Baden-Württemberg", "Niedersachsen", "Brandenburg", "Schleswig-Holstein"},
		titles: []string{"Herr", "Frau", "Dr.", "Prof. Dr.", "Ing.", "Dipl.-Ing.", "Univ.Prof."}, comma: true, genders: []string{"m|w",
			"männlich|weiblich", "Herr|Frau", "M|W"}, account: []string{"9999999999", "999999999"}, iban: "DE999999999999999999",
		ids: []field{
			idField("de tax id", "DE_TAX_ID", true, germanTax, "TAX_ID"),
			idField("de pension", "DE_SOCIAL_SECURITY", true, germanPension, "SSN"),
		},
	},
	{
		code: "fr_FR", country: "FR", language: "fr", joiner: " ",
		phones: []string{"01 99 99 99 99", "06 99 99 99 99", "+33 1 99 99 99 99", "+33 (0)6 99 99 99 99", "0699999999", "+33 6 99 99 99 99",
			"04.99.99.99.99", "+33699999999"},
		streets: []string{"{n}, {road} {name}", "{n} {road} de {name}", "{n} bis {road} {name}", "{road} {name}", "{n}, {road} {given} {name}"},
		roads: []string{"rue", "avenue", "boulevard", "place", "chemin", "allée", "impasse", "quai", "cours",
			"route"}, full: "{street}, {zip} {city}", zips: []string{"99999", "75099"},
		dates: []string{"02/01/2006", "2006-01-02", "2 January 2006"}, legal: []string{"SARL", "SA", "S.A.S.", "S.A.R.L.", "S.A.", "et Fils",
			"SAS"}, plates: []string{"AA-999-AA", "AA 999 AA"},
		states: []string{"Bretagne", "Normandie", "Île-de-France", "Occitanie", "Grand Est", "Corse", "Auvergne", "Limousin", "Picardie",
			"Alsace"}, titles: []string{"M.", "Mme", "Dr"}, comma: true,
		genders: []string{"H|F", "Homme|Femme", "M|F", "masculin|féminin"}, account: []string{"99999999999"}, iban: "FR99999999999999999999999",
		ids: []field{
			idField("fr nir", "FR_NIR", true, frenchSecurity, "SSN"),
			idField("fr siren", "FR_SIREN", false, func(g *generator) string { return g.whole("fr-siren", "99999999?") }, "COMPANY_ID"),
		},
	},
	{
		code: "es_ES", country: "ES", language: "es", joiner: " ",
		phones:  []string{"+34 699 999 999", "699 999 999", "699999999", "+34 91 999 99 99", "91 999 99 99", "+34999999999", "+34 799 99 99 99"},
		streets: []string{"{road} {name}, {n}", "{road} de {name}, {n}", "{road} {given} {name} {n} Piso {s}", "{road} {name} {n}", "C/ {name}, {n}, {s}º B"},
		roads: []string{"Calle", "Avenida", "Plaza", "Paseo", "Ronda", "Camino", "Avda.", "Rambla", "Pasaje", "Callejón", "Cuesta", "Travesía",
			"Alameda", "Vía"}, full: "{street}, {city}, {zip}", zips: []string{"28099", "41099", "09999"},
		dates: []string{"02/01/2006", "2006-01-02", "02-01-2006"}, legal: []string{"S.L.", "S.A.", "SL", "SA", "y Asociados", "S.Coop.",
			"S.L.U."}, plates: []string{"9999 BCD", "9999BBB", "M 9999 BC"},
		states: []string{"Madrid", "Sevilla", "Toledo", "Cádiz", "Almería", "Burgos", "Galicia", "Aragón", "Murcia",
			"Cataluña"}, titles: []string{"Sr.", "Sra.", "Don", "Doña"}, comma: true,
		genders: []string{"H|M", "Hombre|Mujer", "masculino|femenino", "M|F"}, account: []string{"99999999999999999999"}, iban: "ES99999999999999999999",
		ids: []field{idField("es nif", "ES_NIF", true, spanishNIF), idField("es nie", "ES_NIE", true, spanishNIE)},
	},
	{
		code: "it_IT", country: "IT", language: "it", joiner: " ",
		phones: []string{"+39 06 9999999", "06 9999999", "399 9999999", "+39 399 9999999", "+393999999999", "0399 999999", "+39 02 99999999"},
		streets: []string{"{road} {name}, {n}", "{road} {name} {n}", "{road} {given} {name}, {n}", "{road} {name}, {n} Appartamento {s}",
			"{road} {name} {n}/B"},
		roads: []string{"Via", "Viale", "Piazza", "Corso", "Strada", "Vicolo", "Contrada", "Borgo", "Rotonda", "Largo", "Salita",
			"Canale"}, full: "{street}, {zip} {city}", zips: []string{"99999", "00199"},
		dates: []string{"02/01/2006", "2006-01-02", "02-01-2006"}, legal: []string{"S.p.A.", "S.r.l.", "SRL", "s.n.c.", "SPA", "e figli",
			"Group"}, plates: []string{"AA 999 AA", "AA999AA"},
		states: []string{"Lazio", "Toscana", "Umbria", "Puglia", "Lombardia", "Veneto", "Sicilia", "Liguria", "Marche",
			"Calabria"}, titles: []string{"Sig.", "Sig.ra", "Dott."}, comma: true,
		genders: []string{"M|F", "Maschio|Femmina", "maschile|femminile"}, account: []string{"999999999999"}, iban: "ITA9999999999999999999999",
		ids: []field{idField("it fiscal code", "IT_FISCAL_CODE", true, italianFiscal, "TAX_ID", "SSN")},
	},
	{
		code: "pt_BR", country: "BR", language: "pt", joiner: " ",
		phones: []string{"(11) 99999-9999", "+55 11 99999-9999", "(21) 9999-9999", "+55 (31) 9999-9999", "11 99999-9999", "0800 999 9999",
			"21999999999", "+5511999999999"},
		streets: []string{"{road} {name}, {n}", "{road} {given} {name}, {n}", "{road} {name}, {n} - Apto {s}", "{road} de {name}"},
		roads: []string{"Rua", "Avenida", "Travessa", "Praça", "Alameda", "Rodovia", "Vila",
			"Av."}, full: "{street} - {city} / {state}, {zip}", zips: []string{"99999-999", "99999999"},
		dates: []string{"02/01/2006", "2006-01-02"}, legal: []string{"Ltda.", "S.A.", "S/A", "e Filhos", "Ltda. - ME", "EIRELI",
			"- EI"}, plates: []string{"AAA-9999", "AAA9A99"},
		states: []string{"São Paulo", "Bahia", "Paraná", "Ceará", "Goiás", "Minas Gerais", "Pernambuco", "SP", "RJ", "MG", "BA",
			"PR"}, titles: []string{"Sr.", "Sra.", "Dr.", "Dra."}, comma: true,
		genders: []string{"M|F", "Masculino|Feminino", "masculino|feminino"}, account: []string{"99999-9", "999999-9"},
		ids: []field{idField("br cpf", "BR_CPF", true, brazilianCPF), idField("br cnpj", "BR_CNPJ", true, brazilianCNPJ, "COMPANY_ID"),
			idField("br rg", "BR_RG", false, func(g *generator) string { return g.write("99.999.999-9") })},
	},
	{
		code: "nl_NL", country: "NL", language: "nl", joiner: " ",
		phones:  []string{"020 9999999", "+31 20 9999999", "06-99999999", "+31 6 99999999", "(0999) 999999", "+31(0)99 9999999", "0699999999", "+31699999999"},
		streets: []string{"{glued} {n}", "{glued} {n}{a}", "{glued} {n}-{s}", "{glued} {n}"}, roads: []string{"straat", "laan", "weg", "plein",
			"gracht", "dreef", "kade", "pad", "singel", "hof"},
		full: "{street}, {zip} {city}", zips: []string{"#999 AA", "#999AA"}, dates: []string{"02-01-2006", "2006-01-02",
			"2-1-2006"}, legal: []string{"B.V.", "BV", "N.V.", "VOF", "& Zonen", "Groep", "en Zn."},
		plates: []string{"AA-999-A", "99-AAA-9", "9-AAA-99", "A-999-AA"}, states: []string{"Utrecht", "Drenthe", "Zeeland", "Limburg", "Gelderland",
			"Noord-Holland", "Zuid-Holland", "Friesland"}, titles: []string{"Dhr.", "Mevr.", "dr."}, comma: true,
		genders: []string{"M|V", "man|vrouw", "Man|Vrouw"}, account: []string{"999999999"}, iban: "NLABNA9999999999",
		ids: []field{idField("nl bsn", "NL_BSN", true, dutchBSN, "SSN")},
	},
	{
		code: "pl_PL", country: "PL", language: "pl", joiner: " ",
		phones:  []string{"+48 699 999 999", "699 999 999", "22 999 99 99", "+48 22 999 99 99", "699-999-999", "+48699999999", "699999999"},
		streets: []string{"ul. {name} {n}", "ulica {name} {n}/{s}", "{road} {name} {n}", "al. {name} {n}", "ul. {name} {n}"}, roads: []string{"ul.",
			"al.", "pl.", "os.", "aleja", "plac"},
		full: "{street}, {zip} {city}", zips: []string{"99-999"}, dates: []string{"02.01.2006", "2006-01-02",
			"02-01-2006"}, legal: []string{"Sp. z o.o.", "S.A.", "Sp. j.", "Sp.k.", "s.c.", "Spółka z o.o.", "i syn s.c.", "Fundacja "},
		plates: []string{"AA 99999", "AAA 9999", "AA9999A"}, states: []string{"mazowieckie", "śląskie", "Małopolskie", "pomorskie", "Łódzkie",
			"Wielkopolskie", "podlaskie", "Opolskie"}, titles: []string{"pan", "pani", "dr"}, comma: true,
		genders: []string{"M|K", "mężczyzna|kobieta", "Mężczyzna|Kobieta"}, account: []string{"99999999999999999999999999"}, iban: "PL999999999999999999999999",
		ids: []field{idField("pl pesel", "PL_PESEL", true, polishPESEL), idField("pl nip", "PL_NIP", true, polishNIP, "TAX_ID", "COMPANY_ID")},
	},
	{
		code: "sv_SE", country: "SE", language: "sv", joiner: " ",
		phones:  []string{"08-999 99 99", "+46 8 999 99 99", "070-999 99 99", "+46 70 999 99 99", "+46 (0)8 999 999 99", "0709999999", "031-99 99 99"},
		streets: []string{"{glued} {n}", "{glued} {n} lgh 1{s}", "{glued} {n}{a}"}, roads: []string{"gatan", "vägen", "gränd", "stigen", "torget",
			"allén", "backen", "leden"}, full: "{street}, {zip} {city}", zips: []string{"999 99", "99999"},
		dates: []string{"2006-01-02", "20060102", "2/1 2006"}, legal: []string{"AB", "HB", "KB", "& Söner AB", "Aktiebolag",
			"Fastigheter AB"}, plates: []string{"AAA 999", "AAA 99A", "AAA999"},
		states: []string{"Skåne", "Halland", "Dalarna", "Uppsala län", "Stockholms län", "Blekinge", "Gotland"}, titles: []string{"Herr", "Fru",
			"Dr."}, comma: true, genders: []string{"man|kvinna", "M|K", "Man|Kvinna"}, account: []string{"9999-99 999 99", "999999999"}, iban: "SE99999999999999999999",
		ids: []field{idField("se personnummer", "SE_PERSONNUMMER", true, swedishPerson, "SSN")},
	},
	{
		code: "da_DK", country: "DK", language: "da", joiner: " ",
		phones: []string{"+45 99 99 99 99", "29 99 99 99", "29999999", "+45 9999 9999", "9999 9999", "+4599999999"}, streets: []string{"{glued} {n}",
			"{glued} {n}, {s}. tv", "{glued} {n}, st. th", "{glued} {n}{a}"},
		roads: []string{"vej", "gade", "allé", "stræde", "vænget", "parken", "toften",
			"plads"}, full: "{street}, {zip} {city}", zips: []string{"#999"}, dates: []string{"02-01-2006", "02.01.2006", "2006-01-02", "02/01-2006"}, legal: []string{"A/S", "ApS", "I/S", "& Sønner", "K/S", "Holding ApS"},
		plates: []string{"AA 99 999", "AA99999"}, states: []string{"Sjælland", "Hovedstaden", "Nordjylland", "Midtjylland",
			"Syddanmark"}, titles: []string{"hr.", "fru", "dr."}, comma: true, genders: []string{"mand|kvinde", "M|K"}, account: []string{"9999 9999999999"}, iban: "DK99999999999999",
		ids: []field{idField("dk cpr", "DK_CPR", true, func(g *generator) string {
			return g.birth().Format("020106") + g.formOf([]string{"-", "", "-"}) + g.write("9999")
		}, "SSN")},
	},
	{
		code: "fi_FI", country: "FI", language: "fi", joiner: " ",
		phones: []string{"+358 40 999 9999", "040 999 9999", "09 999 999", "+358 9 999 9999", "0409999999", "+358 50 9999999",
			"044-9999999"}, streets: []string{"{glued} {n}", "{glued} {n} A {s}", "{glued} {n} as. {s}"},
		roads: []string{"katu", "tie", "kuja", "polku", "kaari", "rinne", "ranta"}, full: "{street}, {zip} {city}", zips: []string{"99999",
			"00999"}, dates: []string{"2.1.2006", "02.01.2006", "2006-01-02"}, legal: []string{"Oy", "Oyj", "Ky", "Tmi", "ja Pojat Oy", "Yhtiöt Oy", "Oy Ab"},
		plates: []string{"AAA-999", "AA-999"}, states: []string{"Uusimaa", "Lappi", "Kainuu", "Satakunta", "Pirkanmaa",
			"Pohjanmaa"}, titles: []string{"hra", "rva", "tri"}, comma: true, genders: []string{"mies|nainen", "M|N"}, account: []string{"999999-99999999"}, iban: "FI99999999999999",
		ids: []field{idField("fi hetu", "FI_PERSONAL_IDENTITY_CODE", true, finnishCode, "SSN")},
	},
	{
		code: "no_NO", country: "NO", language: "no", scripts: []string{"nb"}, joiner: " ",
		phones: []string{"+47 99 99 99 99", "99 99 99 99", "999 99 999", "+47 999 99 999", "49999999",
			"+4799999999"}, streets: []string{"{glued} {n}", "{glued} {n}{a}", "{glued} {n}"}, roads: []string{"veien", "gata", "vegen", "gate", "bakken", "stien", "svingen", "lia"},
		full: "{street}, {zip} {city}", zips: []string{"9999"}, dates: []string{"02.01.2006", "2006-01-02"}, legal: []string{"AS", "ASA", "ANS", "DA",
			"& Sønner", "Holding AS"}, plates: []string{"AA 99999", "AA99999"},
		states: []string{"Oslo", "Rogaland", "Nordland", "Viken", "Innlandet", "Vestland", "Agder"}, titles: []string{"hr.", "fru",
			"Dr."}, comma: true, genders: []string{"mann|kvinne", "M|K"}, account: []string{"9999.99.99999", "99999999999"}, iban: "NO99999999999",
		ids: []field{idField("no fnr", "NO_FODSELSNUMMER", true, norwegianNumber, "SSN")},
	},
	{
		code: "cs_CZ", country: "CZ", language: "cs", joiner: " ",
		phones: []string{"+420 699 999 999", "699 999 999", "+420699999999", "299 999 999", "699999999",
			"00420 799 999 999"}, streets: []string{"{name} {n}", "{name} {n}/{s}", "{road} {name} {n}", "{name}ova {n}"}, roads: []string{"ulice", "náměstí", "třída", "nábřeží"},
		full: "{street}, {zip} {city}", zips: []string{"999 99", "99999"}, dates: []string{"2. 1. 2006", "02.01.2006", "2006-01-02",
			"2.1.2006"}, legal: []string{"s.r.o.", "a.s.", "spol. s r.o.", "v.o.s.", "o.p.s.", "k.s."}, plates: []string{"9A9 9999", "8A8 9999", "9AA 9999"},
		states: []string{"Vysočina", "Praha", "Jihomoravský kraj", "Plzeňský kraj", "Zlínský kraj", "Liberecký kraj"}, titles: []string{"pan", "paní",
			"Ing."}, comma: true, genders: []string{"muž|žena", "M|Ž"}, account: []string{"9999999999/0100", "99-9999999999/0800"}, iban: "CZ99999999999999999999",
		ids: []field{idField("cz rc", "CZ_RC", true, czechNumber, "SK_RC", "SSN")},
	},
	{
		code: "hu_HU", country: "HU", language: "hu", family: true, joiner: " ",
		phones: []string{"+36 30 999 9999", "06 30 999 9999", "+36 1 999 9999", "06-1-999-9999", "(06)20/999-9999", "+36309999999", "06 99 999-999",
			"+36 20/999-9999"}, streets: []string{"{name} {road} {n}.", "{name} {road} {n}", "{name} {road} {n}. {s}. emelet", "{name} {road} {n}/A"},
		roads: []string{"utca", "út", "tér", "u.", "körút", "köz", "sétány", "sor"}, full: "{zip} {city}, {street}", zips: []string{"#999",
			"10#9"}, dates: []string{"2006.01.02.", "2006-01-02", "2006. 01. 02."}, legal: []string{"Kft.", "Zrt.", "Bt.", "Nyrt.", "Kkt.", "és Társa Kft."}, plates: []string{"AAA-999", "AA AA-999"},
		states: []string{"Pest", "Baranya", "Heves", "Tolna", "Zala", "Fejér", "Békés", "Vas megye", "Nógrád"}, titles: []string{"Dr.", "Ifj.",
			"Özv."}, comma: true, genders: []string{"férfi|nő", "F|N"}, account: []string{"99999999-99999999-99999999"}, iban: "HU999999999999999999999999",
		ids: []field{idField("hu taj", "HU_TAJ", true, hungarianTAJ, "SSN")},
	},
	{
		code: "tr_TR", country: "TR", language: "tr", joiner: " ",
		phones: []string{"+90 532 999 99 99", "0532 999 99 99", "(0212) 999 99 99", "+90 (212) 999 9999", "05329999999", "+905329999999",
			"+90(532)9999999"}, streets: []string{"{name} {road} No:{n}", "{name} Mah. {name} {road} No: {n} D: {s}", "{name} {road} {n}", "{name} Mahallesi, {name} {road} No:{n}/{s}"},
		roads: []string{"Sokak", "Sk.", "Cad.", "Caddesi", "Bulvarı", "Sokağı", "Sok."}, full: "{street}, {zip} {city}", zips: []string{"34999",
			"06999", "99999"}, dates: []string{"02.01.2006", "2006-01-02", "02/01/2006"}, legal: []string{"A.Ş.", "Ltd. Şti.", "Holding A.Ş.", "Tic. Ltd. Şti.", "San. ve Tic. A.Ş."},
		plates: []string{"34 AA 9999", "06 AAA 99", "35 A 9999"}, states: []string{"Marmara", "Ege", "Akdeniz", "İç Anadolu", "Karadeniz", "Hatay",
			"Muğla"}, titles: []string{"Bay", "Bayan", "Dr."}, comma: true, genders: []string{"Erkek|Kadın", "E|K"}, account: []string{"99999999"}, iban: "TR9999999999999999999999",
		ids: []field{idField("tr id", "TR_NATIONAL_ID", true, turkishID)},
	},
	{
		code: "ru_RU", country: "RU", language: "ru", joiner: " ",
		phones: []string{"+7 (999) 999-99-99", "8 (999) 999-99-99", "+7 999 999 99 99", "89999999999", "+79999999999", "8 999 999 9999", "+7 (999) 999-9999"},
		streets: []string{"ул. {name}, д. {n}", "ул. {name}, д. {n}, кв. {s}", "{road} {name}, {n}", "пер. {name}, д. {n} к. {s}",
			"наб. {name}, д. {n} стр. {s}"}, roads: []string{"ул.", "пр-т", "пер.", "наб.", "ш.", "бул.", "алл."}, full: "{zip}, г. {city}, {street}", zips: []string{"#99999", "199999"},
		dates: []string{"02.01.2006", "2006-01-02"}, legal: []string{"ООО ", "ОАО ", "ЗАО ", "ПАО ", "АО ", "ИП ",
			"НПО "}, plates: []string{"А999ВС77", "К999МН199", "О999ОО 99"}, states: []string{"Московская область", "Татарстан", "Алтайский край", "Тверская обл.", "Респ. Коми", "Пермский край"}, titles: []string{"г-н", "г-жа"}, comma: true,
		genders: []string{"М|Ж", "мужской|женский", "муж|жен"}, account: []string{"40817899999999999999"},
		ids: []field{idField("ru inn", "RU_INN", true, russianINN, "TAX_ID"), idField("ru snils", "RU_SNILS", true, russianSNILS, "SSN"),
			{name: "ru passport", label: "PASSPORT", value: func(g *generator) string { return g.write(g.formOf([]string{"4599 999999", "45 99 999999"})) }}},
	},
	{
		code: "uk_UA", country: "UA", language: "uk", joiner: " ",
		phones:  []string{"+380 67 999 99 99", "067 999 99 99", "+380679999999", "+38 (067) 999-99-99", "(044) 999-99-99", "0679999999"},
		streets: []string{"вул. {name}, {n}", "вул. {name}, буд. {n}, кв. {s}", "{road} {name}, {n}", "вулиця {name}, {n}"}, roads: []string{"вул.",
			"просп.", "пров.", "пл.", "бульвар", "набережна"}, full: "{street}, {city}, {zip}", zips: []string{"99999", "01099"},
		dates: []string{"02.01.2006", "2006-01-02"}, legal: []string{"ТОВ ", "ПАТ ", "ПрАТ ", "ФОП ", "АТ ", "ДП "}, plates: []string{"АА 9999 ВС",
			"ВС9999АА"}, states: []string{"Київська область", "Львівська область", "Полтавська обл.", "Одеська область", "Волинська область"}, titles: []string{"пан", "пані"}, comma: true,
		genders: []string{"ч|ж", "чоловіча|жіноча", "чол|жін"}, account: []string{"2600999999999"}, iban: "UA9999999999999999999999999",
		ids: []field{idField("ua rntrc", "UA_RNTRC", true, ukrainianNumber, "TAX_ID")},
	},
	{
		code: "el_GR", country: "GR", language: "el", joiner: " ",
		phones: []string{"+30 210 9999999", "210 9999999", "6999999999", "+30 699 999 9999", "2109999999",
			"+30 2310 999999"}, streets: []string{"{name} {n}", "Οδός {name} {n}", "Λεωφόρος {name} {n}", "{name} {n}"}, roads: []string{"Οδός", "Λεωφόρος"}, full: "{street}, {zip} {city}", zips: []string{"999 99", "99999"},
		dates: []string{"02/01/2006", "2006-01-02", "2/1/2006"}, legal: []string{"Α.Ε.", "Ε.Π.Ε.", "Ο.Ε.", "ΑΕ", "ΙΚΕ"}, plates: []string{"ΑΒΕ-9999",
			"ΙΚΗ 9999"}, states: []string{"Αττική", "Κρήτη", "Ήπειρος", "Θράκη", "Θεσσαλία"}, titles: []string{"κ.", "κα"}, comma: true,
		genders: []string{"Άνδρας|Γυναίκα",
			"Α|Θ"}, account: []string{"99999999999"}, iban: "GR99999999999999999999999", ids: []field{idField("gr afm", "GR_AFM", true, greekTax, "TAX_ID")},
	},
	{
		code: "ro_RO", country: "RO", language: "ro", joiner: " ",
		phones: []string{"+40 721 999 999", "0721 999 999", "0721999999", "021 999 9999",
			"+40 21 999 99 99"}, streets: []string{"Strada {name} nr. {n}", "Str. {name} {n}, bl. {s}", "{road} {name} nr. {n}", "Bd. {name} {n}"}, roads: []string{"Strada", "Str.", "Bd.", "Calea", "Aleea", "Bulevardul"}, full: "{street}, {city}, {zip}", zips: []string{"999999"},
		dates: []string{"02.01.2006", "2006-01-02"}, legal: []string{"SRL", "SA", "S.R.L.", "S.A.", "SNC",
			"și Fiii SRL"}, plates: []string{"B 99 AAA", "CJ 99 AAA", "B 999 AAA"}, states: []string{"Cluj", "Ilfov", "Prahova", "Dolj", "Suceava", "Bihor"}, titles: []string{"Dl.", "Dna."}, comma: true,
		genders: []string{"M|F", "Masculin|Feminin",
			"bărbat|femeie"}, account: []string{"9999999999"}, iban: "ROBTRL9999999999999999", ids: []field{idField("ro cnp", "RO_CNP", true, romanianCNP)},
	},
	{
		code: "zh_CN", country: "CN", language: "zh", family: true,
		phones: []string{"13999999999", "15899999999", "+86 139 9999 9999", "18699999999", "010-99999999", "139-9999-9999",
			"+8613999999999"}, streets: []string{"{name}{road}{n}号", "{city}{name}区{name}{road}{n}号", "{name}{road}{n}号{s}室", "{state}{city}{name}街{a}座"}, roads: []string{"路", "街", "大道", "巷"}, full: "{state}{city}{street}", zips: []string{"#99999"},
		dates: []string{"2006-01-02", "2006年1月2日", "2006/1/2", "2006年01月02日"}, legal: []string{"有限公司", "科技有限公司", "集团", "股份有限公司", "传媒有限公司", "网络有限公司",
			"信息有限公司"}, plates: []string{"京A99999", "沪B99X99", "粤A99999"}, states: []string{"广东省", "江苏省", "浙江省", "四川省", "湖北省", "福建省", "云南省", "河北省", "广西壮族自治区", "北京市"},
		genders: []string{"男|女", "M|F"}, account: []string{"6222999999999999999"}, ids: []field{idField("cn id", "CN_RESIDENT_ID", true, chineseID, "SSN")},
	},
	{
		code: "ja_JP", country: "JP", language: "ja", family: true, joiner: " ",
		phones: []string{"090-9999-9999", "03-9999-9999", "080-9999-9999", "+81 90-9999-9999", "06-9999-9999", "0120-999-999", "09099999999",
			"99-9999-9999"}, streets: []string{"{name}{n}丁目{s}番{n}号", "{name}{n}-{s}-{n}", "{city}{name}{s}-{n}-{s}", "{name}{n}丁目{n}番{s}号 ハイツ{name}{h}", "{state}{city}{name}{s}丁目{n}番{s}号"}, roads: []string{"丁目"},
		full: "{state}{city}{street}", zips: []string{"999-9999", "9999999"}, dates: []string{"2006-01-02", "2006年1月2日", "2006/01/02",
			"2006年01月02日"}, legal: []string{"株式会社 ", "有限会社", "合同会社", "株式会社", "有限会社 ", "印刷株式会社", "運輸有限会社", "銀行株式会社"}, plates: []string{"品川 399 さ 99-99", "横浜 599 あ 99-99"},
		states: []string{"東京都", "大阪府", "北海道", "愛知県", "福岡県", "神奈川県", "千葉県", "京都府", "長野県", "沖縄県"}, genders: []string{"男|女", "男性|女性",
			"M|F"}, account: []string{"9999999", "999-9999999"}, ids: []field{idField("jp my number", "JP_MY_NUMBER", true, japaneseNumber, "SSN")},
	},
	{
		code: "ko_KR", country: "KR", language: "ko", family: true,
		phones: []string{"010-9999-9999", "02-999-9999", "010 9999 9999", "+82 10-9999-9999", "01099999999", "031-999-9999",
			"070-9999-9999"}, streets: []string{"{name}{road} {n}", "{city} {name}{road} {n}", "{state} {city} {name}{road} {n}", "{name}{road} {n}번길 {s}"}, roads: []string{"로", "길", "대로", "거리"}, full: "{state} {city} {street}", zips: []string{"99999"},
		dates: []string{"2006-01-02", "2006.01.02", "2006년 1월 2일"}, legal: []string{"(주)", "주식회사 ", "유한회사 ", "(유)"}, plates: []string{"99가 9999",
			"999나 9999", "12라9999"}, states: []string{"경기도", "서울특별시", "부산광역시", "강원도", "전라남도", "경상북도", "제주특별자치도", "충청북도"}, genders: []string{"남|여", "남자|여자", "남성|여성"}, account: []string{"999-999999-99999"}, ids: []field{idField("kr rrn", "KR_RRN", true, koreanNumber, "SSN")},
	},
	{
		code: "ar_SA", country: "SA", language: "ar", scripts: []string{"EG", "AE"}, joiner: " ",
		phones: []string{"+966 50 999 9999", "050 999 9999", "+966509999999", "0509999999", "+966 11 999 9999",
			"011 999 9999"}, streets: []string{"{n} شارع {name}", "شارع {name} {n}", "طريق {name}، {n}", "حي {name} شارع {name}"}, roads: []string{"شارع", "طريق"}, full: "{street}، {city} {zip}", zips: []string{"99999"},
		dates: []string{"2006-01-02", "02/01/2006", "2006/01/02"}, legal: []string{"شركة ", "مجموعة ", "مؤسسة ",
			"وأولاده"}, plates: []string{"AAA 9999", "9999 AAA"}, states: []string{"الرياض", "القصيم", "عسير", "تبوك", "جازان"}, genders: []string{"ذكر|أنثى", "M|F"}, account: []string{"999999999999"}, iban: "SA99999999999999999999", ids: []field{idField("sa id", "SA_NATIONAL_ID", true, func(g *generator) string {
			return complete("sa-national-id", g.formOf([]string{"1", "1", "2"})+g.write("99999999?"))
		})},
	},
	{
		code: "hi_IN", country: "IN", language: "hi", joiner: " ",
		phones: []string{"+91 98999 99999", "98999 99999", "9899999999", "+919899999999", "098999 99999",
			"011-99999999"}, streets: []string{"{n}, {name} {road}", "{n}/{s}, {name} {road}", "H.No. {n}, {name} Nagar", "{n} {name} रोड", "{n}, {name} मार्ग"}, roads: []string{"Road", "Nagar", "Marg", "Colony", "Street", "Chowk"}, full: "{street}, {city} {zip}", zips: []string{"#99999", "#99 999"},
		dates: []string{"02/01/2006", "2006-01-02", "02-01-2006"}, legal: []string{"Pvt. Ltd.", "Ltd.", "& Sons", "Private Limited",
			"प्राइवेट लिमिटेड", "LLP"}, plates: []string{"DL 99 AA 9999", "MH-99-AA-9999", "KA99AA9999"}, states: []string{"Kerala", "Punjab", "Gujarat", "Tamil Nadu", "महाराष्ट्र", "केरल", "गुजरात", "बिहार", "Rajasthan"}, titles: []string{"Shri", "Smt.", "Dr."}, genders: []string{"पुरुष|महिला", "M|F", "Male|Female"},
		account: []string{"99999999999", "999999999999999"}, ids: []field{idField("in aadhaar", "IN_AADHAAR", true, indianAadhaar),
			idField("in pan", "IN_PAN", true, func(g *generator) string {
				return g.write("AAA") + g.pick([]string{"P", "P", "P", "C", "H"}) + g.write("A9999A")
			}, "TAX_ID")},
	},
}
