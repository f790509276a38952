package profiler

import (
	"testing"

	"github.com/privet-go/privet"
)

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
