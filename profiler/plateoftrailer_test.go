package profiler

import (
	"testing"
)

// TestMarksOfTrailers holds marks behind words for trailers and in fields, and models that are none.
func TestMarksOfTrailers(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		`blev stjålet fra varevogn ⟦LICENSE_PLATE:BK 60 317⟧ den 9. november`,
		`"bil": {"stelnr": "WBABNM8R5SH157349", "reg": "⟦LICENSE_PLATE:DN 70 216⟧"}`,
		`vin cu mașina, ⟦LICENSE_PLATE:CJ 41 WKD⟧, lăsați`,
		`{"sasiu": "UU1HDS089LF484338", "numar": "⟦LICENSE_PLATE:B 118 FZR⟧", "oras": "Iasi"}`,
		`Personbil ⟦LICENSE_PLATE:DGR 55L⟧, chassinummer`,
		`Båtsläpet ⟦LICENSE_PLATE:NKD 902⟧ hade backat`,
		`Remorque ⟦LICENSE_PLATE:RC 88412⟧ endommagée`,
		`Anhänger ⟦LICENSE_PLATE:OA ZQ 115⟧ beschädigt`,
		`Lastbilen ⟦LICENSE_PLATE:KTZ 41A⟧ stod`,
		`Motorcykel ⟦LICENSE_PLATE:KTZ 417⟧ stulen`,
		`Släpvagn ⟦LICENSE_PLATE:KTZ 417⟧ stulen`,
		`Rimorchio ⟦LICENSE_PLATE:XA 123 BC⟧ fermo`,
		`Naczepa ⟦LICENSE_PLATE:KR 8LF86⟧ stoi`,
		`Przyczepa ⟦LICENSE_PLATE:KR 12345⟧ stoi`,
		`Přívěs ⟦LICENSE_PLATE:3B5 2351⟧ stojí`,
		`Aanhanger ⟦LICENSE_PLATE:WK-123-B⟧ staat`,
		`Tilhenger ⟦LICENSE_PLATE:KQ 12345⟧ stjålet`,
		`Perävaunu ⟦LICENSE_PLATE:KTZ-123⟧ katosi`,
		`Pótkocsi ⟦LICENSE_PLATE:XQA-123⟧ eltűnt`,
		`Remorca ⟦LICENSE_PLATE:CJ 41 WKD⟧ era`,
		`Römork ⟦LICENSE_PLATE:34 KQ 1234⟧ kayıp`,
		`Trailer ⟦LICENSE_PLATE:KTZ 123⟧ was left`,
		`the lorry, ⟦LICENSE_PLATE:KV63 XQT⟧, was`,
		`{"matricula": "⟦LICENSE_PLATE:1234 KQX⟧"}`,
		`{"targa": "⟦LICENSE_PLATE:XA 123 BC⟧"}`,
		`{"spz": "⟦LICENSE_PLATE:3B5 2351⟧"}`,
		`{"plaka": "⟦LICENSE_PLATE:34 KQ 1234⟧"}`,
		`{"rejestracja": "⟦LICENSE_PLATE:KR 8LF86⟧"}`,
		`{"kenteken": "⟦LICENSE_PLATE:K-123-BQ⟧"}`,
		`{"rendszam": "⟦LICENSE_PLATE:XQA-123⟧"}`,
		`{"rekisteri": "⟦LICENSE_PLATE:KTZ-123⟧"}`,
		`{"regnr": "⟦LICENSE_PLATE:KTZ 41A⟧"}`,
		`{"reg": "DE 12", "numar": "B 12", "reg_id": "AB 123 456"}`,
		`Trailer PVC 2000 mm. Traktor JD 6120 kaufen. Anhänger HP 750 kg. Motorcycle KTM 390. Remorque en 2019. reg. nr. Trailer M 10 bolt`,
		`Remorque H 1200 kg. Motorcykel BMW 1200 till salu. Anhänger TPV 1300. Traktor MF 135. Moped DT 50.`,
	} {
		wantLabel(t, p, "LICENSE_PLATE", marked)
	}
}
