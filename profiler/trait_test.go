package profiler

import (
	"testing"
)

// TestPersonTraits holds sexes, marital statuses and blood groups beside their words, and the same
// letters and words beside others.
func TestPersonTraits(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"sex: ⟦GENDER:M⟧", "Sexo: ⟦GENDER:masculino⟧", "gender=⟦GENDER:female⟧", "{\"gender\": \"⟦GENDER:non-binary⟧\"}", "| Geschlecht | ⟦GENDER:weiblich⟧ |", "性别：⟦GENDER:女⟧", "пол: ⟦GENDER:мужской⟧",
		"gender: n/a", "the sex of the kitten", "genre: rock", "sex ratio: 1.05",
		"marital_status: ⟦MARITAL_STATUS:married⟧", "estado civil: ⟦MARITAL_STATUS:soltera⟧", "civil status: pending",
		"blood type ⟦BLOOD_TYPE:A+⟧", "Blutgruppe ⟦BLOOD_TYPE:AB-⟧", "\"blood_group\": \"⟦BLOOD_TYPE:O+⟧\"", "grupo sanguíneo ⟦BLOOD_TYPE:0 negativo⟧, alérgica", "her blood type: ⟦BLOOD_TYPE:O⟧",
		"⟦BLOOD_TYPE:O-⟧, the blood group of few", "血型：⟦BLOOD_TYPE:AB型⟧", "血液型 ⟦BLOOD_TYPE:A型⟧", "the blood type diet, A++ rated", "blood type unknown", "grade: A+",
	} {
		wantFound(t, p, marked)
	}
}
