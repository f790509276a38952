package profiler

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestLatinHeadings holds what headers say that are spelled in Latin letters or cut short, and
// those of goods.
func TestLatinHeadings(t *testing.T) {
	p := newProfiler(t)
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
			wantNamed(t, p, header, label)
		}
	}
}

// TestSuppliers holds that a supplier is a firm where firms stand under the header, and nothing
// personal where codes do.
func TestSuppliers(t *testing.T) {
	p := newProfiler(t)
	goods := []Column{
		{Name: "sku", Values: []string{"AB-1", "AB-2", "AB-3", "AB-4", "AB-5", "AB-6", "AB-7", "AB-8"}},
		{Name: "price", Values: []string{"12.50", "8.00", "3.99", "7.10", "2.25", "19.00", "4.40", "5.75"}},
	}
	firms := Column{Name: "supplier", Values: []string{"Hartwell Foods Ltd", "Nordlicht GmbH", "Brennan & Sons Inc", "Aster Trading LLC",
		"Vega Logistics BV", "Hartwell Foods Ltd", "Kolbe Werke AG", "Lumen Systems Corp"}}
	codes := Column{Name: "supplier", Values: []string{"V1002", "V1044", "V1002", "V1017", "V1090", "V1031", "V1044", "V1002"}}
	if r := p.Columns(append(goods, firms))[2]; r.Label != "ORGANIZATION" {
		t.Errorf("firms are %s (%.2f)", r.Label, r.Confidence)
	}
	if r := p.Columns(append(goods, codes))[2]; r.Label != privet.None && r.Label != privet.Unknown {
		t.Errorf("codes are %s (%.2f)", r.Label, r.Confidence)
	}
}
