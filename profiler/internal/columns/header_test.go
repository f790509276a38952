package columns

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/builtin"
)

// TestHeadings holds that headers are understood in many languages, shortened and
// written as one.
func TestHeadings(t *testing.T) {
	kinds, _ := BuiltInKinds()
	for name, want := range map[string]privet.Label{
		"vorname": "FIRST_NAME", "Nom de famille": "LAST_NAME", "código_postal": "ZIP_CODE", "電話番号": "PHONE_NUMBER", "Дата рождения": "DOB", "תאריך לידה": "DOB",
		"아이디": "USERNAME", "كلمة المرور": "PASSWORD", "जन्म तिथि": "DOB", "Doğum Tarihi": "DOB", "διεύθυνση": "STREET_ADDRESS", "irányítószám": "ZIP_CODE", "bankovní účet": "BANK_ACCOUNT",
		"firstname": "FIRST_NAME", "FIRSTNAME": "FIRST_NAME", "gndr": "GENDER", "frst_nm": "FIRST_NAME", "custlastname": "LAST_NAME", "emails": "EMAIL_ADDRESS", "phonenumbers": "PHONE_NUMBER",
		"Kundentelefonnummer": "PHONE_NUMBER", "顧客電話番号": "PHONE_NUMBER", "tbl_x_dob": "DOB", "cust_email_txt": "EMAIL_ADDRESS", "billingzipcode": "ZIP_CODE",
		"preis": privet.None, "order_no": privet.None, "ordernumber": privet.None, "注文番号": privet.None, "col_7": "", "zzgrmbl": "", "": "",
	} {
		best := HeaderHit{Kind: notPersonal - 1, Part: parts}
		for _, h := range BuiltInHeaders.Get().Hits(name) {
			if best.Part == parts || h.Part.rank() < best.Part.rank() {
				best = h
			}
		}
		got := privet.Label("")
		switch {
		case best.Kind >= 0:
			got = kinds[best.Kind].Label
		case best.Kind == notPersonal:
			got = privet.None
		}
		if got != want {
			t.Errorf("%q is of %q, want %q", name, got, want)
		}
	}
}

// TestPathHeadings holds that a step of a path that people stand at says whose something is, and that a short word which is all of the
// last step counts as it does alone.
func TestPathHeadings(t *testing.T) {
	kinds, _ := BuiltInKinds()
	for path, want := range map[string]privet.Label{
		"client.trade.zqv": "", "Payee.Line.Tvx": "", "client.name": "PERSON", "client.1": "PERSON", "payee": "PERSON", "client.email": "EMAIL_ADDRESS",
		"login.pw": "PASSWORD", "pw.zqv": "", "client_zqv": "PERSON",
	} {
		got := privet.Label("")
		for _, h := range BuiltInHeaders.Get().Hits(path) {
			if h.Kind >= 0 && (got == "" || kinds[h.Kind].Label == want) {
				got = kinds[h.Kind].Label
			}
		}
		if got != want {
			t.Errorf("%q is of %q, want %q", path, got, want)
		}
	}
}

// TestShortenedHeaders holds what headers say whose words are cut short, and that those
// of things say nothing of people.
func TestShortenedHeaders(t *testing.T) {
	for label, headers := range map[privet.Label]string{
		"FIRST_NAME":     "fst_nm|FNAM|vorna|prim_nom|1st_name",
		"LAST_NAME":      "surnm|ape_pat|seg_apell|nachn|l_nam",
		"PERSON":         "cust_nam|acct_hldr|nm_cliente|ma_name|ad_soyd|imie_nazw|PAT-NAM",
		"EMAIL_ADDRESS":  "eml_adr|em_addr|corr_elec|e_post",
		"PHONE_NUMBER":   "phn_nr|mbl_no|TELNR_LONG|num_tel|nr_kom|tel_szam|cust.tel",
		"STREET_ADDRESS": "str_addr|addr_ln_1|nom_voie|ul_nr|str_hausnr",
		"ZIP_CODE":       "pst_cd|kod_poczt|cod_post|pstl_no|zp_cd",
		"DOB":            "brth_dte|fec_nac|d_naiss|geb_dat|dt_nasc|szul_dat|dat_nar",
		"GENDER":         "sex_ident_cd|gndr_typ|gender_id",
		"AGE":            "age_in_years|Alter (Jahre)",
		"SALARY":         "salary_usd|Gehalt in EUR|income [GBP/yr]|slry_amt",
		"NATIONALITY":    "citz_ctry|natn_cd",
		"MARITAL_STATUS": "est_civ|stan_cyw|marital_sts",
		"CUSTOMER_ID":    "cstmr_no|id_cli|nr_kl|CUS-NBR",
		"EMPLOYEE_ID":    "id_zamest|cod_dip|mitarb_nr",
		"PASSPORT":       "passp_no|num_pasap",
		"DRIVER_LICENSE": "driv_lic_no|num_permis",
		"BANK_ACCOUNT":   "bnk_acct_no|nro_cta",
		"CREDIT_CARD":    "cr_crd_no|num_tarj|nr_karty",
		privet.None: "prod_nm|file_nm|tel_cost|addr_cnt|bd_type|mat_no|num_calls|ord_sts|disc_pct|name_len|phone_type|salary_year|cost_ctr|card_type|email_cnt|gender_pct|inv_no|dept_cd|pay_grade|last_mod|ver|" +
			"col_7|||f1|zx_qk|kd_zz_top",
	} {
		for header := range strings.SplitSeq(headers, "|") {
			wantNamed(t, header, label)
		}
	}
}

// wantNamed holds what a header names by itself.
func wantNamed(t *testing.T, header string, label privet.Label) {
	t.Helper()
	kinds, _ := BuiltInKinds()
	said := privet.None
	for _, h := range BuiltInHeaders.Get().Hits(header) {
		if h.Kind >= 0 && h.Part != partDenied && h.Part != partElsewhere {
			said = kinds[h.Kind].Label
		}
	}
	if said != label {
		t.Errorf("%q names %s, want %s", header, said, label)
	}
}

// TestLatinHeadings holds what headers say that are spelled in Latin letters or cut short, and
// those of goods.
func TestLatinHeadings(t *testing.T) {
	for label, headers := range map[privet.Label]string{
		"FIRST_NAME":     "shem_prati|名（漢字）|prim_nome",
		"LAST_NAME":      "shem mishpacha|priezvisko|NAMSAKUL|ape_paterno",
		"PERSON":         "jm_prijm|ONOMATEPONIMO|osoba_do_kontaktu|Titular del contrato|ten_kh",
		"PHONE_NUMBER":   "tel_cto|raqm al jawal|MBL_TELNO|Teléfono de contacto|Điện thoại liên hệ",
		"STREET_ADDRESS": "住所１|adr_koresp|Ulice a číslo popisné|ADR_LIG1|Via e numero civico",
		"CITY":           "SGG_NM|Commune de résidence|нас_пункт|kab_kota",
		"STATE":          "CTPV_NM|KEN_NM|sg_uf",
		"ZIP_CODE":       "ramz baridi|Codice postale|ma_buu_chinh|пошт_інд",
		"DOB":            "HM_GENN|TARIKH_MILAD|DOB (DD-MM-YYYY)|tgl_lhr",
		"JOB_TITLE":      "stillingstittel|chuc_vu|lib_empl",
		"ORGANIZATION":   "nom_soc|Supplier|fournisseur|постачальник|供应商",
		"EMPLOYEE_ID":    "Matrícula do funcionário|tab_nom",
		"SALARY":         "Salario bruto anual|sdo_mens",
		privet.None:      "Year Built|Nom du navire|Kilometerstand|ref_article|Teilenummer|номер_накладної|erf_dat|storm_nm|Variedad|Haltestelle|CAS No.|Modellname|cultivar|parcel_id",
	} {
		for header := range strings.SplitSeq(headers, "|") {
			wantNamed(t, header, label)
		}
	}
}

// TestRecordHeadings holds what headers of records in many languages say by themselves.
func TestRecordHeadings(t *testing.T) {
	for label, headers := range map[privet.Label]string{
		"PERSON":                "REFERRING_PROVIDER|lineManager|Osoba do kontaktu|Närmaste chef|Лечащий врач|主治醫師|Người liên hệ|persoana_de_contact",
		"FIRST_NAME":            "voorletters|MID_INIT|Iniciales",
		"MEDICAL_RECORD_NUMBER": "病歷號|номер медкарты",
		"CUSTOMER_ID":           "Cari Kod|客戶編號",
		"PASSPORT":              "PSPT_NBR",
		privet.None: "Vertragsnummer|N° contrat|nº_contrato|nr_umowy|číslo smlouvy|Номер договора|رقم العقد|số hợp đồng|mother_tongue|Muttersprache|taux TVA|stawka_vat|kdv_orani|契約形態|cod_art|" +
			"leave_days|Resturlaub|Zählerstand|leveringsdato|eräpäivä|消費税率|快递公司|택배사",
	} {
		for header := range strings.SplitSeq(headers, "|") {
			wantNamed(t, header, label)
		}
	}
}

// TestWordsLikeOfThings holds that words of people are known that look like some of things.
func TestWordsLikeOfThings(t *testing.T) {
	kinds, _ := BuiltInKinds()
	for header, want := range map[string]privet.Label{"kön": "GENDER", "Ort": "CITY", "familia": "LAST_NAME", "building_name": "STREET_ADDRESS",
		"bir_nam": "LAST_NAME", "LEI": "LEI"} {
		found := false
		for _, h := range BuiltInHeaders.Get().Hits(header) {
			found = found || h.Kind >= 0 && kinds[h.Kind].Label == want
			if h.Kind == notPersonal {
				t.Errorf("%q is what is not personal", header)
			}
		}
		if !found {
			t.Errorf("%q is no %s", header, want)
		}
	}
}

// TestNumberedHeaders holds that headers that do nothing but number columns say nothing.
func TestNumberedHeaders(t *testing.T) {
	for _, header := range []string{"項目3", "поле_4", "Spalte 2", "oszlop7", "字段5"} {
		if x := new(HeaderScratch); len(BuiltInHeaders.Get().find(x, header)) > 0 || x.worded {
			t.Errorf("%q says something", header)
		}
	}
}

// TestHeadersAreFound holds that each header of a recognizer leads to its
// label, so that none is hidden by another list.
func TestHeadersAreFound(t *testing.T) {
	kinds, _ := BuiltInKinds()
	owner := map[string]privet.Label{}
	for _, r := range builtin.Recognizers() {
		for _, h := range r.Headers {
			key := strings.Join(headerWords(h), " ")
			if o, ok := owner[key]; ok && o != r.Label {
				t.Errorf("the header %q belongs to %s and to %s", h, o, r.Label)
			}
			owner[key] = r.Label
			found := false
			for _, hit := range BuiltInHeaders.Get().Hits(h) {
				found = found || hit.Kind != notPersonal && kinds[hit.Kind].Label == r.Label && hit.Part != partDenied
			}
			if !found {
				t.Errorf("%s: its header %q does not lead to %s", r.Name, h, r.Label)
			}
		}
	}
}

// Hits is find with memory of its own.
func (x HeaderIndex) Hits(name string) []HeaderHit { return x.find(new(HeaderScratch), name) }
