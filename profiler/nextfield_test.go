package profiler

import (
	"testing"
)

// TestNextFields holds that a value ends before the name of the next field of its line.
func TestNextFields(t *testing.T) {
	rows := mayMiss(t, 3)
	p := newProfiler(t)
	for _, test := range []struct{ reason, text string }{
		{"English", "First name: ⟦PERSON:Harriet⟧ Last name: ⟦PERSON:Vane-Tempest⟧ Phone: ⟦PHONE_NUMBER:+1 212 555 0100⟧"},
		{"Swedish, two spaces", "Namn: ⟦PERSON:Sigrid Lövgren⟧  Ålder: ⟦AGE:41⟧"},
		{"Portuguese", "Profissão: ⟦JOB_TITLE:pedreiro⟧ Naturalidade: ⟦LOCATION:Recife⟧"},
		{"Spanish", "Apellidos: ⟦PERSON:Montoro Ruiz⟧ Nombre: ⟦PERSON:Lucía⟧ Profesión: ⟦JOB_TITLE:enfermera⟧"},
		{"Polish", "Nazwisko: ⟦PERSON:Kowal⟧ Imię: ⟦PERSON:Anna⟧ Telefon: ⟦PHONE_NUMBER:501 222 333⟧"},
		{"Chinese", "姓名:⟦PERSON:李建国⟧ 职业:⟦JOB_TITLE:厨师⟧ 性别:⟦GENDER:男⟧"},
		{"jobs and the like", "Occupation: ⟦JOB_TITLE:nurse⟧ Nationality: ⟦NATIONALITY:French⟧ Religion: ⟦RELIGION:Catholic⟧"},
		{"with a full stop", "Name: ⟦PERSON:Paul Lindner⟧ Tel.: ⟦PHONE_NUMBER:+49 30 901820⟧"},
		{"lines of two fields", "姓名:⟦PERSON:李建国⟧ 性别:⟦GENDER:男⟧\n地址:⟦STREET_ADDRESS:北京市朝阳区柳芳南里12号楼⟧ 职业:⟦JOB_TITLE:厨师⟧\n备注:无"},
		{"a name before a colon", "⟦PERSON:Anna Grace⟧: see you there"},
	} {
		wantFound(rows, p, test.text)
	}
}
