package profiler

import (
	"testing"

	"github.com/privet-go/privet"
)

// TestHeaderTails holds that the end of a header does not hide what stands before it,
// and that the name of a thing is no name of a person.
func TestHeaderTails(t *testing.T) {
	p := newProfiler(t)
	for header, want := range map[string]privet.Label{
		"dx_name": "MEDICAL_CONDITION", "ethnicity_source_value": "ETHNICITY", "gender_code": "GENDER", "marital_status_desc": "MARITAL_STATUS", "dob_dt": "DOB", "birth_date_value": "DOB",
		"email_value": "EMAIL_ADDRESS", "country_text": "COUNTRY", "discharge_time": "DATE_TIME", "hire_date": "DATE_TIME", "SexCd": "GENDER",
		"varenavn": privet.None, "gadget name": "PERSON", "epic_name": privet.None, "email_type": privet.None, "customer_type": privet.None, "job_code": privet.None,
		"psprt": "PASSPORT", "patnt_nm": "PERSON",
		"dwh_employee_number_new": "EMPLOYEE_ID", "ODS_ZIP_CD_V2": "ZIP_CODE", "srcMobClean": "PHONE_NUMBER", "stg__date_of_birth_raw": "DOB", "river_name_src": privet.None, "order_status_v2": privet.None,
		"PID_7": "DOB", "PID.5.1": "LAST_NAME", "pid-11-5": "ZIP_CODE", "NK1_2": "PERSON", "PV1_44": "DATE_TIME", "OBX_6": privet.None, "registration plate": "LICENSE_PLATE",
	} {
		r := p.Columns([]Column{{Name: header}})[0]
		if got := r.Label; got != want && !(want == privet.None && got == privet.Unknown) {
			t.Errorf("%q is %s (%.2f), want %s", header, got, r.Confidence, want)
		}
	}
}

// TestEventHeaders holds that a bare word for an event names a column of dates, and
// says nothing of other values.
func TestEventHeaders(t *testing.T) {
	p := newProfiler(t)
	dates := []string{"2021-03-04", "2020-11-30", "2019-07-15", "2022-01-09", "2021-12-24", "2018-05-06"}
	births := []string{"1951-03-04", "1980-11-30", "1969-07-15", "1992-01-09", "1971-12-24", "1948-05-06"}
	kinds := []string{"emergency", "planned", "transfer", "emergency", "planned", "emergency"}
	for _, header := range []string{"admission", "discharge", "issued", "expiry", "hired", "hire", "termination", "Aufnahme", "embauche"} {
		if r := p.Columns([]Column{{Name: header, Values: dates}})[0]; r.Label != "DATE_TIME" {
			t.Errorf("%q over dates is %s (%.2f)", header, r.Label, r.Confidence)
		}
		if header == "hired" || header == "expiry" {
			continue // which name a kind whatever the values are
		}
		if r := p.Columns([]Column{{Name: header, Values: kinds}})[0]; r.Label == "DATE_TIME" {
			t.Errorf("%q over words is %s (%.2f)", header, r.Label, r.Confidence)
		}
	}
	for _, header := range []string{"birth", "naissance", "geburt"} {
		if r := p.Columns([]Column{{Name: header, Values: births}})[0]; r.Label != "DOB" {
			t.Errorf("%q over dates is %s (%.2f)", header, r.Label, r.Confidence)
		}
	}
}

// TestMeasuredHeaders holds that a word that stands for a measure as well as for a number
// of people is taken as the values have it, and that a count of people is no number of
// theirs.
func TestMeasuredHeaders(t *testing.T) {
	p := newProfiler(t)
	// One number in its spellings, and another without its key.
	numbers := []string{"2 55 08 14 168 025 38", "255081416802538", "2550814168025", "1 85 05 78 006 084"}
	for _, tt := range []struct {
		headers, values []string
		want            privet.Label
	}{
		{[]string{"nir", "NIR", "nr_nir", "nir_no"}, numbers, "FR_NIR"},
		{[]string{"nir", "nr_nir", "NIR"}, []string{"0.412", "0.377", "0.508", "0.291", "0.334"}, privet.None},
		{[]string{"nir", "nr_nir"}, []string{"112", "87", "-3", "201", "16"}, privet.None},
		{[]string{"num_empleados", "numero_de_empleados", "num_clientes", "num_pacientes", "nombre_de_salaries", "anzahl_patienten"},
			[]string{"12", "7", "250", "41", "3"}, privet.None},
		{[]string{"num_empleado", "numero_empleado"}, []string{"10012", "10377", "10508", "10291", "10334"}, "EMPLOYEE_ID"},
	} {
		for _, header := range tt.headers {
			if r := p.Columns([]Column{{Name: header, Values: tt.values}})[0]; r.Label != tt.want {
				t.Errorf("%q is %s (%.2f), want %s", header, r.Label, r.Confidence, tt.want)
			}
		}
	}
}
