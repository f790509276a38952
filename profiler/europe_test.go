package profiler

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/samples"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// The vectors are the examples of the authorities, of Wikipedia, of the OECD's
// sheets on taxpayer numbers, of the specimens of documents, and of the
// documentation of python-stdnum and tests of Presidio (both facts, no code).
func TestValidEurope(t *testing.T) {
	for label, values := range map[privet.Label]struct {
		source       string
		right, wrong []string
	}{
		"UK_NINO": {"HMRC NIM39110; Presidio",
			[]string{"AA 12 34 56 B", "tw987654a", "YZ-61-48-68-B", "AA123456A"},
			[]string{"ab1234561", "FQ 00 00 00 C", "NT 99 88 77 A", "UV 98 76 54 B", "GB123456A", "AO123456A", "AA123456E", "QQ123456C"}},
		"UK_UTR": {"python-stdnum gb.utr",
			[]string{"1955839661", "K1955839661", "1955839661K", "19558 39661"}, []string{"2955839661", "195583966", "0000000000"}},
		"UK_VAT": {"python-stdnum gb.vat; HMRC",
			[]string{"GB 980 7806 84", "980780684", "GBGD001", "GBHA500", "XI980780684", "GB 980 7806 84 001"}, []string{"802311781",
				"GB 980 7806 85", "GBGD500", "GBHA499", "000000000"}},
		"UK_NHS": {"NHS Data Dictionary; python-stdnum gb.nhs",
			[]string{"943-476-5870", "9434765919", "401 023 2137"}, []string{"0000000000", "9434765920", "943476587", "1111111111"}},
		"SCOTLAND_CHI":         {"phsmethods", []string{"1811431232", "0101201234"}, []string{"1811431231", "3202431232", "9434765919"}},
		"UK_SORT_CODE_ACCOUNT": {"Pay.UK", []string{"08-99-99 66374958", "10-79-99 88837491", "08999966374958"}, []string{"08-99-99", "66374958"}},
		"DRIVER_LICENSE": {"DVLA INF1D; Presidio",
			[]string{"MORGA657054SM9IJ", "morga607054sm9ij", "JONES710153J99EF", "MORGA657054SM9IJ 35", "BO12345678A", "B072RRE2I55", "AA0123456B",
				"U1K711J11M"},
			[]string{"MORGA613054SM9IJ", "MORGA663054SM9IJ", "MORGA601004SM9IJ", "MORGA601324SM9IJ", "99999657054SM9IJ", "MO9G9657054SM9IJ",
				"SMITH802300AB1CD", "B12345678A", "U1H00A000B"}},
		"UK_ELECTORAL_ROLL": {"Microsoft Purview", []string{"AB1", "AB1234"}, []string{"ABC1", "AB12345"}},
		"UK_UPN":            {"python-stdnum gb.upn", []string{"B801200005001", "B302224055002"}, []string{"B801200005002", "A801200005001", "B999200005001"}},
		"IE_PPSN": {"python-stdnum ie.pps", []string{"6433435F", "6433435FT", "6433435FW", "6433435OA", "6433435IH"},
			[]string{"6433435E", "6433435VH", "6433435FZ", "0000000W"}},
		"ZIP_CODE": {"Royal Mail; Eircode; Deutsche Post",
			[]string{"M60 1NW", "W1A 1HQ", "CR2 6XH", "DN55 1PT", "EC1A1BB", "GIR 0AA", "A65 F4E2", "D6W XY00", "10115", "D-80331"},
			[]string{"QA1 1AA", "VA1 1AA", "M1 1AI", "1A1 1AA", "AI1 1AB", "W1I 1HQ", "EC1C 1BB", "A6W F4E2", "B65 F4E2"}},
		"LICENSE_PLATE": {"DVLA INF104; Presidio",
			[]string{"BD62XYZ", "LN14-HGT", "AB51 ABC", "K1 ABC", "M456DEF", "ABC 1D", "B AB 1234", "HH-AB-1234", "KA EF 12H", "TÜ-X 1", "M-AB1234",
				"b ab 1234", "34ABC1234", "06 JK 567", "81 A 12"},
			[]string{"IB51 ABC", "AB49 ABC", "AB00 ABC", "AB51 AIB", "O123 BCD", "ABC 123I", "ABC 123Z", "B 1234", "ABCD-E 12", "00 ABC 123",
				"82 ABC 123", "34 QAB 123"}},
		"DE_TAX_ID": {"BZSt; python-stdnum de.idnr",
			[]string{"36 574 261 809", "86095742719", "47036892816"}, []string{"36574261890", "36554266806", "11111111111", "02345678901", "12345678903"}},
		"DE_TAX_NUMBER": {"ELSTER, table of the states",
			[]string{"181/815/08155", "93815/08152", "21/815/08150", "133/8150/8159", "2893081508152", "9181081508155",
				"5133081508159"}, []string{"00000000000", "9981181508155", "21/815"}},
		"DE_VAT_ID": {"python-stdnum de.vat", []string{"DE136695976", "DE 136,695 976", "de-129-273-398"},
			[]string{"DE136695978", "DE 12345678", "DE036695976"}},
		"DE_ID_CARD": {"specimens of the BMI; ICAO Doc 9303",
			[]string{"T22000129", "T220001293", "L01X00T47", "L01X00T44", "CZ6311T03"}, []string{"C01234567", "T220001290", "LABCDEFGH", "A22000129"}},
		"PASSPORT": {"specimens of the BMI; the countries' forms",
			[]string{"C01X00T47", "C01X00T478", "AAA123456", "12AB12345", "CC7999486", "4510 123456", "AB1234567",
				"A12345678"}, []string{"C01X00T479", "4560 123456", "AAAA1234", "12"}},
		"DE_SOCIAL_SECURITY": {"VKVV; Presidio",
			[]string{"15070649C103", "15 070649 C 103", "20151090B023", "38551285K051"}, []string{"15070649C104", "15070049C103", "150706491103",
				"15320649C103"}},
		"DE_HANDELSREGISTER": {"Presidio", []string{"HRB 123456", "hra 12345", "HRB6684"}, []string{"HR 12345", "HRC 123", "HRB 0123", "HRB 1234567"}},
		"DE_HEALTH_INSURANCE": {"GKV-Spitzenverband; Presidio", []string{"A000500015", "M123456785", "Z999999997"},
			[]string{"A123456787", "1123456780", "A00050001"}},
		"DE_LANR": {"KBV; Presidio", []string{"123456601", "999999901"}, []string{"234567601", "100000401", "12345660"}},
		"DE_BSNR": {"KBV; Presidio", []string{"711234567", "351234567"}, []string{"000000000", "991234567"}},
		"FR_NIR": {"INSEE; python-stdnum fr.nir",
			[]string{"2 95 10 99 126 111 93", "255081416802538", "253072A07300443", "253072B07300470"}, []string{"295109912611199", "253072A07300444",
				"000000000000097", "595109912611193"}},
		"FR_NIF":   {"python-stdnum fr.nif", []string{"30 23 217 600 053", "3023217600053"}, []string{"3023217600054", "4023217600053"}},
		"FR_SIREN": {"python-stdnum fr.siren", []string{"552 008 443", "732829320"}, []string{"404833047", "000000000"}},
		"FR_SIRET": {"python-stdnum fr.siret", []string{"73282932000074", "356 000 000 49837"}, []string{"73282932000079", "35600000049838", "00000000000000"}},
		"FR_VAT": {"python-stdnum fr.tva", []string{"Fr 40 303 265 045", "23334175221", "K7399859412", "4Z123456782"},
			[]string{"84 323 140 391", "IZ123456782", "FR 40 303 265 046"}},
		"FR_CNI": {"specimens of the ANTS", []string{"880692310285", "D2H6862M2"}, []string{"ABCDEFGHI", "88069231028"}},
		"ES_NIF": {"Ministerio del Interior; python-stdnum es.nif", []string{"54362315-K", "12345678z", "12.345.678-Z", "M-1234567-L"},
			[]string{"54362315Z", "54362315", "O-1234567-L", "00000000T"}},
		"ES_NIE": {"python-stdnum es.nie; Presidio", []string{"x-2482300w", "Z8078221M", "X9613851N"}, []string{"x-2482300a", "Y8063915Q", "58063915Q"}},
		"ES_CIF": {"python-stdnum es.cif", []string{"J99216582", "A-58818501", "P2345678C"}, []string{"J99216583", "J992165831", "K99216582", "A00000000"}},
		"ES_SOCIAL_SECURITY": {"Seguridad Social; stdnum-js",
			[]string{"281234567840", "28/12345678/40", "28 1234567840"}, []string{"281234567841", "991234567840", "280000000000"}},
		"ES_CCC": {"python-stdnum es.ccc", []string{"1234-1234-16 1234567890", "12341234161234567890"},
			[]string{"134-1234-16 1234567890", "1234-1234-00 1234567890", "00000000000000000000"}},
		"PT_NIF":  {"python-stdnum pt.nif", []string{"PT 501 964 843", "501964843"}, []string{"501964842", "001964843"}},
		"PT_CC":   {"AMA; python-stdnum pt.cc", []string{"00000000 0 ZZ4", "000000000ZZ4"}, []string{"00000000 0 ZZ3", "00000000A ZZ4"}},
		"PT_NISS": {"howto.pt", []string{"12345678910"}, []string{"12345678911", "32345678910"}},
		"PT_NIB":  {"Atractor", []string{"1234.4321.12345678901.72", "123443211234567890172"}, []string{"123443211234567890173", "000000000000000000000"}},
		"IT_FISCAL_CODE": {"Agenzia delle Entrate; python-stdnum it.codicefiscale",
			[]string{"RCCMNL83S18D969H", "RSSMRA85T10A562S", "AAAAAA00B11C333Y", "00743110157"}, []string{"RCCMNL83S18D967H", "CCMNL83S18D969H",
				"RCCMNL83S38D969H", "A55AAA00B11C333N"}},
		"IT_VAT_CODE": {"python-stdnum it.iva; Presidio", []string{"IT 00743110157", "01333550323"},
			[]string{"00743110158", "00000000000", "00000000001"}},
		"IT_IDENTITY_CARD": {"Ministero dell'Interno", []string{"CA00000AA", "AA 1234567", "1234567AA"}, []string{"BA00000AA", "A1234567"}},
		"IT_AIC":           {"python-stdnum it.aic", []string{"000307052", "A000307052", "009CVD"}, []string{"000307053", "100307052", "009CVX", "009AVD"}},
		"NL_BSN": {"RvIG; python-stdnum nl.bsn", []string{"1112.22.333", "111222333", "123456782"},
			[]string{"1112.52.333", "1112223334", "000000000"}},
		"NL_BTW": {"Belastingdienst; python-stdnum nl.btw", []string{"004495445B01", "NL4495445B01", "NL002455799B11"},
			[]string{"123456789B90", "NL004495446B01", "NL004495445C01"}},
		"BE_NATIONAL_NUMBER": {"Rijksregister; python-stdnum be.nn",
			[]string{"85.07.30-033 28", "85 07 30 033 28", "17 07 30 033 84", "85073003328"}, []string{"12345678901", "85.07.30-033 29", "85.13.30-033 28"}},
		"LU_MATRICULE": {"OECD", []string{"1893120105732"}, []string{"1893120105733", "1893120105742", "1893130105732", "1893023005732"}},
		"AT_SVNR":      {"python-stdnum at.vnr", []string{"1237 010180", "1237010180"}, []string{"2237 010180", "0237 010180"}},
		"CH_AHV":       {"BSV; python-stdnum ch.ssn", []string{"756.9217.0769.85", "7569217076985"}, []string{"7569217076984", "123.4567.8910.19"}},
		"CH_UID": {"python-stdnum ch.uid", []string{"CHE-100.155.212", "CHE100155212", "CHE-107.787.577 IVA"},
			[]string{"CHE-100.155.213", "CHX-100.155.212"}},
		"DK_CPR":           {"python-stdnum dk.cpr", []string{"211062-5629", "2110625629"}, []string{"511062-5629", "290201-4001"}},
		"NO_FODSELSNUMMER": {"python-stdnum no.fodselsnummer", []string{"151086 95088", "15108695088"}, []string{"15108695077", "15138695088"}},
		"NO_KONTONR":       {"python-stdnum no.kontonr", []string{"8601 11 17947", "0000.4090403"}, []string{"8601 11 17949", "00000000000"}},
		"SE_PERSONNUMMER": {"Skatteverket; python-stdnum se.personnummer; Presidio",
			[]string{"880320-0016", "19880320-0016", "198712202384", "20110925-2385"}, []string{"880320-0018", "19001309-2393", "200504422381", "881320-0016"}},
		"SE_ORGANISATIONSNUMMER": {"python-stdnum se.orgnr; Presidio", []string{"123456-7897", "556703-7485", "212000-0142"},
			[]string{"1234567891", "556703-7r85"}},
		"FI_PERSONAL_IDENTITY_CODE": {"DVV; python-stdnum fi.hetu; Presidio", []string{"131052-308T", "131052a308t", "010594Y9021", "030516D9037"},
			[]string{"131052-308U", "310252-308Y", "131052/308T", "111111-111A", "131052-308"}},
		"FI_BUSINESS_ID": {"python-stdnum fi.ytunnus", []string{"2077474-0", "20774740"}, []string{"2077474-1", "0000000-0"}},
		"IS_KENNITALA": {"python-stdnum is_.kennitala", []string{"450401-3150", "120174-3399"},
			[]string{"530575-0299", "320174-3399", "120174-3391"}},
		"PL_PESEL":   {"Wikipedia; python-stdnum pl.pesel", []string{"44051401359", "02070803628"}, []string{"44051401358", "02381307589"}},
		"PL_NIP":     {"python-stdnum pl.nip", []string{"PL 8567346215", "856-734-62-15"}, []string{"PL 8567346216", "0000000000"}},
		"PL_REGON":   {"python-stdnum pl.regon", []string{"192598184", "12345678512347"}, []string{"192598183", "12345678612342"}},
		"PL_ID_CARD": {"Wikipedia; id-pl", []string{"ABA300000", "ABA 300000"}, []string{"ABA400000", "AB3000000"}},
		"CZ_RC": {"python-stdnum cz.rc", []string{"710319/2745", "7103192745", "991231123"},
			[]string{"7103192746", "1103492745", "590312/123"}},
		"SK_RC": {"python-stdnum sk.rc", []string{"710319/2745", "991231123"}, []string{"7103192746", "7115192745"}},
		"CZ_BANK_ACCOUNT": {"python-stdnum cz.bankaccount; ČNB",
			[]string{"34278-0727558021/0100", "19-2000145399/0800"}, []string{"4278-727558021/0100", "34278-727558021/0000", "34278-0727558021"}},
		"HU_PERSONAL_ID":   {"1996. évi XX. törvény", []string{"2-720216-1673", "27202161673"}, []string{"2-720216-1674", "2-721316-1673", "9-720216-1673"}},
		"HU_TAJ":           {"hunlib4j", []string{"111111110", "111 111 110"}, []string{"111111111", "000000000"}},
		"RO_CNP":           {"python-stdnum ro.cnp", []string{"1630615123457"}, []string{"0800101221142", "1632215123457", "1630615993454", "1630615123458"}},
		"BG_EGN":           {"python-stdnum bg.egn", []string{"752316 926 3", "8032056031"}, []string{"8019010008", "7523169264"}},
		"GR_AMKA":          {"python-stdnum gr.amka", []string{"01013099997"}, []string{"01013099999", "32013099995"}},
		"GR_AFM":           {"python-stdnum gr.vat", []string{"EL 094259216", "094259216"}, []string{"123456781", "000000000"}},
		"HR_OIB":           {"python-stdnum hr.oib", []string{"HR 33392005961", "33392005961"}, []string{"33392005962"}},
		"SI_EMSO":          {"python-stdnum si.emso", []string{"0101006500006"}, []string{"0101006500007", "0113006500006"}},
		"EE_IK":            {"python-stdnum ee.ik", []string{"36805280109"}, []string{"36805280108", "96805280109"}},
		"LT_ASMENS":        {"python-stdnum lt.asmens", []string{"33309240064"}, []string{"33309240164", "33313240064"}},
		"LV_PERSONAL_CODE": {"python-stdnum lv.pvn", []string{"161175-19997", "16117519997", "328673-00679"}, []string{"161375-19997", "161175-19998"}},
		"UA_RNTRC":         {"python-stdnum ua.rntrc", []string{"1759013776", "25 30 41 40 71"}, []string{"1759013770"}},
		"RU_INN":           {"python-stdnum ru.inn", []string{"1234567894", "123456789047"}, []string{"1234567895", "123456789037"}},
		"RU_SNILS":         {"Wikipedia, СНИЛС", []string{"112-233-445 95", "11223344595"}, []string{"112-233-445 96", "00000000000"}},
		"KZ_IIN":           {"OECD", []string{"901123300258"}, []string{"901123300259", "901323300258"}},
		"TR_NATIONAL_ID": {"python-stdnum tr.tckimlik; Presidio", []string{"17291716060", "10000000146", "94357219628"},
			[]string{"17291716050", "1729171606", "07291716092", "12345678900"}},
		"VAT_NUMBER": {"VIES; python-stdnum eu.vat",
			[]string{"ATU13585627", "ATU 13585627", "BE 0428759497", "BE 0403.019.261", "BG 175 074 752", "CY-10259033P", "CZ 25123891",
				"CZ 7103192745", "CZ 640903926",
				"DE 136 695 976", "DK 13585628", "EE 100931558", "EL 094259216", "ES B58378431", "ES 54362315-K", "ES X-5253868-R", "FI 20774740", "FR 40303265045",
				"FR K7399859412", "HR 33392005961", "HU 12892312", "IE 6433435F", "IE 6433435OA", "IE8D79739I", "IT 00743110157", "LT 119511515", "LT 100001919017",
				"LU 150 274 42", "LV 4000 3521 600", "LV161175-19997", "MT 1167-9112", "NL4495445B01", "NL123456789B13", "PL 8567346215", "PT 501 964 843", "RO 185 472 90",
				"SE 123456789701", "SI 5022 3054", "SK 202 274 96 19", "XI 980 7806 84"},
			[]string{"ATU13585626", "BE 0428759498", "BG 175074753", "CY-10259033Z", "CZ 25123890", "DK 13585627", "EE 100931557", "ES B58378432",
				"FI 20774741",
				"HU 12892313", "IE 6433435E", "LT 119511516", "LU 150 274 43", "LV 4000 3521 601", "MT 1167-9113", "NL4495446B01", "RO 185 472 91", "SE 123456789101", "SI 50223055",
				"SK 202 274 96 18", "US 202 274 96 19", "XX123456789"}},
	} {
		for _, v := range values.right {
			if !Valid(label, v) {
				t.Errorf("Valid(%s, %q) = false (%s)", label, v, values.source)
			}
		}
		for _, v := range values.wrong {
			if Valid(label, v) {
				t.Errorf("Valid(%s, %q) = true (%s)", label, v, values.source)
			}
		}
	}
}

// TestFindEurope holds what is found beside words of the countries' languages,
// and that bare numbers of weak shapes are not.
func TestFindEurope(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		// The United Kingdom and Ireland.
		"My NI number is ⟦UK_NINO:AA 12 34 56 B⟧.", "UTR ⟦UK_UTR:1955839661⟧", "NHS number: ⟦UK_NHS:943 476 5919⟧", "VAT reg ⟦UK_VAT:GB 980 7806 84⟧",
		"CHI number ⟦SCOTLAND_CHI:1811431232⟧", "sort code and account ⟦UK_SORT_CODE_ACCOUNT:08-99-99 66374958⟧", "UPN ⟦UK_UPN:B801200005001⟧",
		"Licence: ⟦DRIVER_LICENSE:MORGA657054SM9IJ⟧ ok", "PPS number ⟦IE_PPSN:6433435OA⟧", "Eircode ⟦ZIP_CODE:A65 F4E2⟧", "to ⟦ZIP_CODE:EC1A 1BB⟧ London",
		"My car reg is ⟦LICENSE_PLATE:AB51 ABC⟧ and it expires", "1955839661", "9434765919", "QA1 1AA", "IB51 ABC", "vitamin B12 and K2 are",
		// Germany, Austria, Switzerland.
		"Steuer-ID ⟦DE_TAX_ID:86 095 742 719⟧", "Steuernummer: ⟦DE_TAX_NUMBER:181/815/08155⟧", "USt-IdNr. ⟦DE_VAT_ID:DE 136 695 976⟧ der GmbH",
		"Personalausweis ⟦DE_ID_CARD:T22000129⟧", "Reisepass ⟦PASSPORT:C01X00T47⟧", "Sozialversicherungsnummer ⟦DE_SOCIAL_SECURITY:15 070649 C 103⟧",
		"eingetragen im ⟦DE_HANDELSREGISTER:HRA 99999⟧ Köln", "KVNR: ⟦DE_HEALTH_INSURANCE:A000500015⟧", "LANR ⟦DE_LANR:123456601⟧", "BSNR ⟦DE_BSNR:711234567⟧",
		"Führerschein ⟦DRIVER_LICENSE:B072RRE2I55⟧", "Kennzeichen: ⟦LICENSE_PLATE:HH-AB-1234⟧.", "PLZ ⟦ZIP_CODE:80331⟧", "711234567 und 123456601", "B 1234, A 1 und 12 34",
		"SVNR ⟦AT_SVNR:1237 010180⟧", "AHV-Nr. ⟦CH_AHV:756.9217.0769.85⟧", "⟦CH_UID:CHE-100.155.212⟧",
		// France, Belgium, the Netherlands, Luxembourg.
		"n° de sécurité sociale ⟦FR_NIR:2 55 08 14 168 025 38⟧", "numéro fiscal ⟦FR_NIF:30 23 217 600 053⟧", "SIREN ⟦FR_SIREN:552 008 443⟧", "SIRET ⟦FR_SIRET:73282932000074⟧",
		"TVA ⟦FR_VAT:FR 40 303 265 045⟧", "carte d'identité ⟦FR_CNI:880692310285⟧", "passeport ⟦PASSPORT:12AB12345⟧", "552008443", "880692310285",
		"BSN ⟦NL_BSN:111222333⟧", "btw ⟦NL_BTW:NL004495445B01⟧", "rijksregisternummer ⟦BE_NATIONAL_NUMBER:85.07.30-033.28⟧", "matricule ⟦LU_MATRICULE:1893120105732⟧", "111222333",
		// Spain, Portugal, Italy.
		"DNI ⟦ES_NIF:12345678Z⟧", "NIE: ⟦ES_NIE:X-2482300-W⟧", "CIF ⟦ES_CIF:A58818501⟧", "Seguridad Social ⟦ES_SOCIAL_SECURITY:28/12345678/40⟧", "Mi pasaporte es ⟦PASSPORT:AAA123456⟧",
		"⟦ES_CCC:1234-1234-16 1234567890⟧", "contribuinte ⟦PT_NIF:501 964 843⟧", "NISS ⟦PT_NISS:12345678910⟧", "⟦PT_NIB:1234.4321.12345678901.72⟧", "cartão de cidadão ⟦PT_CC:00000000 0 ZZ4⟧",
		"codice fiscale ⟦IT_FISCAL_CODE:RSSMRA85T10A562S⟧", "partita IVA ⟦IT_VAT_CODE:00743110157⟧", "carta d'identità ⟦IT_IDENTITY_CARD:CA00000AA⟧", "patente ⟦DRIVER_LICENSE:U1K711J11M⟧",
		"501964843", "00743110157", "U1K711J11M", "12345678910",
		// The Nordic countries.
		"CPR ⟦DK_CPR:211062-5629⟧", "fødselsnummer ⟦NO_FODSELSNUMMER:151086 95088⟧", "kontonummer ⟦NO_KONTONR:8601.11.17947⟧", "personnummer ⟦SE_PERSONNUMMER:880320-0016⟧",
		"org.nr ⟦SE_ORGANISATIONSNUMMER:556703-7485⟧", "henkilötunnus ⟦FI_PERSONAL_IDENTITY_CODE:131052-308T⟧", "Y-tunnus ⟦FI_BUSINESS_ID:2077474-0⟧", "kennitala ⟦IS_KENNITALA:120174-3399⟧",
		"131052/308T", "2077474-0", "1015 13 17947",
		// The centre, the south-east and the east.
		"PESEL ⟦PL_PESEL:44051401359⟧", "NIP: ⟦PL_NIP:856-734-62-15⟧", "REGON ⟦PL_REGON:192598184⟧", "dowód osobisty ⟦PL_ID_CARD:ABA 300000⟧", "rodné číslo ⟦CZ_RC:710319/2745⟧",
		"číslo účtu ⟦CZ_BANK_ACCOUNT:19-2000145399/0800⟧", "személyi szám: ⟦HU_PERSONAL_ID:2-720216-1673⟧", "TAJ ⟦HU_TAJ:111 111 110⟧", "CNP ⟦RO_CNP:1630615123457⟧", "ЕГН ⟦BG_EGN:8032056031⟧",
		"ΑΜΚΑ ⟦GR_AMKA:01013099997⟧", "ΑΦΜ ⟦GR_AFM:094259216⟧", "OIB ⟦HR_OIB:33392005961⟧", "EMŠO ⟦SI_EMSO:0101006500006⟧", "isikukood ⟦EE_IK:36805280109⟧", "asmens kodas ⟦LT_ASMENS:33309240064⟧",
		"personas kods ⟦LV_PERSONAL_CODE:161175-19997⟧", "РНОКПП ⟦UA_RNTRC:1759013776⟧", "ИНН ⟦RU_INN:1234567894⟧ и ⟦RU_INN:123456789047⟧", "СНИЛС ⟦RU_SNILS:112-233-445 95⟧", "паспорт ⟦PASSPORT:45 10 123456⟧",
		"ИИН ⟦KZ_IIN:901123300258⟧", "TCKN ⟦TR_NATIONAL_ID:10000000146⟧", "Plaka ⟦LICENSE_PLATE:34 ABC 1234⟧ ve ⟦LICENSE_PLATE:06 JK 567⟧", "44051401358", "8567346215", "8032056031", "1234567894",
		"34 in 1234, 06 to 567",
		// VAT numbers of the rest.
		"⟦VAT_NUMBER:ATU13585627⟧", "TVA ⟦VAT_NUMBER:BE 0403.019.261⟧", "CVR ⟦VAT_NUMBER:DK13585628⟧", "⟦VAT_NUMBER:CY10259033P⟧, ⟦VAT_NUMBER:SK2022749619⟧", "ATU13585626, RO18",
	} {
		wantFound(t, p, marked)
	}
}

// TestColumnsEurope holds that a header in the country's language leads to its
// label, and that numbers with strong check digits need none.
func TestColumnsEurope(t *testing.T) {
	p := newProfiler(t)
	for _, c := range []struct {
		header string
		values []string
		want   privet.Label
	}{
		{"ni_number", []string{"AA123456A", "TW987654A", "YZ614868B"}, "UK_NINO"},
		{"nhs_no", []string{"9434765919", "4010232137", "2213951837"}, "UK_NHS"},
		{"Steuer-ID", []string{"86095742719", "47036892816", "36574261809"}, "DE_TAX_ID"},
		{"Krankenversicherungsnummer", []string{"A000500015", "M123456785", "Z999999997"}, "DE_HEALTH_INSURANCE"},
		{"numero_securite_sociale", []string{"295109912611193", "255081416802538"}, "FR_NIR"},
		{"dni", []string{"54362315K", "12345678Z", "00000001R"}, "ES_NIF"},
		{"codice_fiscale", []string{"RCCMNL83S18D969H", "RSSMRA85T10A562S"}, "IT_FISCAL_CODE"},
		{"bsn", []string{"111222333", "123456782"}, "NL_BSN"},
		{"Rijksregisternummer", []string{"85.07.30-033.28", "17.07.30-033.84"}, "BE_NATIONAL_NUMBER"},
		{"Fødselsnummer", []string{"15108695088", "11101295070"}, "NO_FODSELSNUMMER"},
		{"personnummer", []string{"880320-0016", "19871220-2384"}, "SE_PERSONNUMMER"},
		{"PESEL", []string{"44051401359", "02070803628"}, "PL_PESEL"},
		{"rodne_cislo", []string{"710319/2745", "7103192745"}, "CZ_RC"},
		{"ИНН", []string{"1234567894", "123456789047"}, "RU_INN"},
		{"tc_kimlik_no", []string{"17291716060", "10000000146"}, "TR_NATIONAL_ID"},
		{"vat_number", []string{"ATU13585627", "DK13585628", "SK2022749619"}, "VAT_NUMBER"},
		{"a", []string{"7569217076985", "7560216016972", "7560217046985", "7561237010178"}, "CH_AHV"},
		{"a", []string{"RCCMNL83S18D969H", "RSSMRA85T10A562S", "RCCLNL30S11L869E"}, "IT_FISCAL_CODE"},
		{"order_number", []string{"123456789", "987654321", "555666777", "100200300"}, privet.None},
	} {
		if got := p.Columns([]Column{{Name: c.header, Values: c.values}})[0]; got.Label != c.want {
			t.Errorf("a column %q is %s (%.2f), want %s", c.header, got.Label, got.Confidence, c.want)
		}
	}
}

// TestChecksDoNotAllocate holds what a Check promises, on random strings of the
// shapes and on none, and that it takes any length without a panic.
func TestChecksDoNotAllocate(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for _, rec := range Recognizers() {
		if rec.Check == nil {
			continue
		}
		for _, s := range rec.Shapes {
			c := spec.AppendCompact(nil, samples.RandomOf(r, s.Pattern))
			if n := testing.AllocsPerRun(5, func() { rec.Check(c) }); n != 0 {
				t.Errorf("%s: Check allocates %v times for the shape %q", rec.Name, n, s.Pattern)
			}
		}
		for n := range 40 {
			rec.Check(spec.AppendCompact(nil, samples.RandomOf(r, strings.Repeat("9", n))))
			rec.Check(spec.AppendCompact(nil, samples.RandomOf(r, strings.Repeat("X", n))))
		}
	}
}
