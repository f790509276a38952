package profiler

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/columns"
)

// TestShortenedHeaders holds what headers say whose words are cut short, and that those
// of things say nothing of people.
func TestShortenedHeaders(t *testing.T) {
	p := newProfiler(t)
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
			wantNamed(t, p, header, label)
		}
	}
}

// wantNamed holds what a header names by itself.
func wantNamed(t *testing.T, p *Profiler, header string, label privet.Label) {
	t.Helper()
	said := privet.None
	for _, h := range columns.BuiltInHeaders.Get().Hits(header) {
		if h.Kind >= 0 && h.Part != columns.PartDenied && h.Part != columns.PartElsewhere {
			said = p.judge.Kinds[h.Kind].Label
		}
	}
	if said != label {
		t.Errorf("%q names %s, want %s", header, said, label)
	}
}

// TestStateCodes holds that digits in the place of words are what the header says, and
// those under another header nothing.
func TestStateCodes(t *testing.T) {
	p := newProfiler(t)
	for _, c := range []struct {
		header, values string
		want           privet.Label
	}{
		{"gender", "0 1 1 0 1 0", "GENDER"}, {"sexe", "1 2 2 1 9 1", "GENDER"}, {"sex_cd", "1.0 2.0 1.0 NULL", "GENDER"}, {"marital_status",
			"1 2 3 1 4 2", "MARITAL_STATUS"},
		{"x", "0 1 1 0 1 0", privet.None}, {"gender_count", "0 1 1 0 1 0", privet.None}, {"is_female", "0 1 1 0 1 0", privet.None},
	} {
		if got := p.Columns([]Column{{Name: c.header, Values: strings.Fields(c.values)}})[0]; got.Label != c.want {
			t.Errorf("%q over %q is %s (%.2f), want %s", c.header, c.values, got.Label, got.Confidence, c.want)
		}
	}
}
