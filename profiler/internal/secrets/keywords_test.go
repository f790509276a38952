package secrets

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestKeysSaid holds keys behind the word for one in many languages, and hashes and names of other things.
func TestKeysSaid(t *testing.T) {
	for _, marked := range []string{
		"jeton refusé usager=lmercier clé=⟦API_KEY:9f2d61a07c3be845d2106bf83e57c49a⟧ build=4.8.0",
		"ERROR sms-gw: nøgle ⟦API_KEY:7be3419ca02d68f55e1b0c94d7a3f286⟧ ugyldig",
		"api-nyckel: ⟦API_KEY:kT7fQ2mX9bLw04ZrVnH5yPsA⟧",
		"Tu clave de API: ⟦API_KEY:kT7fQ2mX9bLw04ZrVnH5yPsA8d⟧",
		"klíč \"⟦API_KEY:0c94d7a3f2867be3419ca02d68f55e1b⟧\" obnoven",
		"avain=⟦API_KEY:0c94d7a3f2867be3419ca02d68f55e1b⟧",
		"anahtar: ⟦API_KEY:aG9x+Qk27ZtPm4LsV8yB1cR0wXjN5uEf⟧",
		"INFO APIキー⟦API_KEY:nQsDdHPVUs12ZEFAJStVy7P2y4tH⟧を再発行",
		"ключ ⟦API_KEY:7be3419ca02d68f55e1b0c94d7a3f286⟧ отозван",
		"build=9f2d61a07c3be845d2106bf83e57c49a sha256:9f2d61a07c3be845d2106bf83e57c49a",
		"empreinte de la clé : 9f2d61a07c3be845d2106bf83e57c49a",
		"clé=550e8400-e29b-41d4-a716-446655440000",
		"la clé principale du garage est perdue",
		"nøgle til-hoveddoeren-i-stuen-hos-familien",
		"chave=configuracao-principal-do-servidor",
	} {
		samples.WantLabel(t, recognizers, "API_KEY", marked)
	}
}
