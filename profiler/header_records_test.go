package profiler

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestRolesAndVisits holds that a role names people only where people stand under it, and
// a visit what befell a person only where dates do.
func TestRolesAndVisits(t *testing.T) {
	p := newProfiler(t)
	people := []string{"Rita Almeida", "Jonas Weber", "Aino Laine", "Piotr Nowak", "Laura Conti", "Emma Dubois"}
	programs := []string{"odbc-17.4", "jdbc-8.0", "odbc-18.1", "ado-2.8", "jdbc-8.1", "odbc-17.9"}
	dates := []string{"2021-03-04", "2020-11-30", "2019-07-15", "2022-01-09", "2021-12-24", "2018-05-06"}
	places := []string{"ward 3", "surgery 2", "home", "ward 1", "home", "surgery 1"}
	for header := range strings.SplitSeq("driver|Überweiser|vendedor|opiekun|kuljettaja|исполнитель|yetkili", "|") {
		cols := []Column{{Name: header, Values: people}, {Name: "email", Values: []string{"a.k@web.example", "j@mail.example"}}}
		if r := p.Columns(cols)[0]; r.Label != "PERSON" {
			t.Errorf("%q over people is %s (%.2f)", header, r.Label, r.Confidence)
		}
		cols[0].Values = programs
		if r := p.Columns(cols)[0]; r.Label != privet.None && r.Label != privet.Unknown {
			t.Errorf("%q over programs is %s (%.2f)", header, r.Label, r.Confidence)
		}
	}
	for header := range strings.SplitSeq("Besuchsdatum|tgl_kunjungan|Beitritt|受診日|data_wizyty", "|") {
		if r := p.Columns([]Column{{Name: header, Values: dates}})[0]; r.Label != "DATE_TIME" {
			t.Errorf("%q over dates is %s (%.2f)", header, r.Label, r.Confidence)
		}
		if r := p.Columns([]Column{{Name: header, Values: places}})[0]; r.Label == "DATE_TIME" {
			t.Errorf("%q over words is %s (%.2f)", header, r.Label, r.Confidence)
		}
	}
}

// TestTextOfName holds that the text of a name in a record is a name, and the text beside it is not.
func TestTextOfName(t *testing.T) {
	values := []string{"Marta Kowalczyk", "Jonas Lindqvist", "Ines Ferreira", "Noor Haddad", "Tomas Brandt", "Alba Eriksen"}
	notes := []string{"seen at six", "to come again", "no change", "was late", "will call", "is well"}
	results := newProfiler(t).Columns([]Column{{Name: "name[].text", Values: values}, {Name: "text", Values: notes}})
	if results[0].Label != "PERSON" || results[1].Label == "PERSON" {
		t.Errorf("%s and %s", results[0].Label, results[1].Label)
	}
}
