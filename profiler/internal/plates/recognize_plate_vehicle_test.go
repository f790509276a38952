package plates

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestMarksOfVehicles holds marks beside vehicles in many languages.
func TestMarksOfVehicles(t *testing.T) {
	for _, marked := range []string{
		// With the owner, a link or a colour between, and in brackets.
		"cześć, auto pana Zielińskiego (⟦LICENSE_PLATE:WX 4KJ82⟧) jest gotowe",
		"uderzył mnie kierowca, moje auto to ⟦LICENSE_PLATE:GD 7316N⟧, stoi na parkingu",
		"kierowca Skody o numerze ⟦LICENSE_PLATE:KR 472CE⟧ odjechał",
		"ukradli plecak z samochodu ⟦LICENSE_PLATE:PO 5H718⟧ pod sklepem",
		"przyczepą ⟦LICENSE_PLATE:DW 3918P⟧ wjechał w bramę",
		"ciężarówką ⟦LICENSE_PLATE:SK 914FX⟧ uszkodził mur",
		"Notebook mi vzali z auta ⟦LICENSE_PLATE:NR731HE⟧ v noci",
		"stáli sme za autom ⟦LICENSE_PLATE:BA 418 HK⟧ na križovatke",
		"majiteľ vozidla ⟦LICENSE_PLATE:TT418GK⟧ nech príde",
		"řidič auta ⟦LICENSE_PLATE:4AX 7193⟧ ať přijde na recepci",
		"Auto na trajekt: ⟦LICENSE_PLATE:7AB 2093⟧, linka Split",
		"Auto: bílá Škoda Octavia ⟦LICENSE_PLATE:3BK 6127⟧",
		"dodávkou ⟦LICENSE_PLATE:5T3 8164⟧ přijel kurýr",
		"Szia, az állomásnál állok az ⟦LICENSE_PLATE:AE KT 518⟧-as piros autóval",
		"a ⟦LICENSE_PLATE:AA BK 417⟧-es fehér furgonnal jövök",
		"az autóm ⟦LICENSE_PLATE:AF HT 612⟧ a ház előtt áll",
		"a kocsimat, ⟦LICENSE_PLATE:AC DR 318⟧, elvontatták",
		"a teherautónk ⟦LICENSE_PLATE:KTX-418⟧ lerobbant",
		"vlasnik automobila ⟦LICENSE_PLATE:ZG 4172-KD⟧ neka se javi",
		"mojim autom ⟦LICENSE_PLATE:ST 318-HK⟧ smo išli",
		"моје возило ⟦LICENSE_PLATE:NS 418-KD⟧ кажњено је",
		"мојим аутом ⟦LICENSE_PLATE:BG 1843-XA⟧ смо дошли",
		"živjo, lastnica golfa ⟦LICENSE_PLATE:LJ KD-318⟧ naj prestavi avto",
		"voznik kombija ⟦LICENSE_PLATE:MB 41-KDT⟧ je odpeljal",
		"Jūsų automobilio ⟦LICENSE_PLATE:KLM 447⟧ draudimas baigiasi",
		"mūsų vilkikas ⟦LICENSE_PLATE:JKD 318⟧ stovi kieme",
		"jūsu automašīnas ⟦LICENSE_PLATE:KD-4187⟧ apdrošināšana",
		"teie sõiduki ⟦LICENSE_PLATE:418 KDX⟧ kindlustus lõpeb",
		"Ajoneuvoni ⟦LICENSE_PLATE:LKO-447⟧ sai virhemaksun",
		"Autostani ⟦LICENSE_PLATE:JRX-318⟧ varastettiin laukku",
		"pakettiautolla ⟦LICENSE_PLATE:ZKT-912⟧ ajettiin",
		"Toyotani ⟦LICENSE_PLATE:RKX-417⟧ on huollossa",
		"Bil: ⟦LICENSE_PLATE:KTB 47L⟧ + takbox",
		"min bil (en röd Volvo V70, ⟦LICENSE_PLATE:DRK 418⟧) är borta",
		"Volvon ⟦LICENSE_PLATE:RXD 64K⟧ står på gatan",
		"eieren av varebilen ⟦LICENSE_PLATE:KD 41873⟧ bes flytte",
		"ejeren af bilen ⟦LICENSE_PLATE:DK 41 873⟧ bedes flytte den",
		"Bifreiðin ⟦LICENSE_PLATE:KD-X41⟧ er skráð",
		"der Halter des Firmenwagens ⟦LICENSE_PLATE:HH KD 418⟧ soll sich melden",
		"mit dem Lieferwagen von Frau Brandt (⟦LICENSE_PLATE:GU 318 KD⟧)",
		"Mein Golf (⟦LICENSE_PLATE:HB KD 4187⟧) steht im Hof",
		"la voiture de Mme Perrin (⟦LICENSE_PLATE:FK-418-DX⟧) gêne",
		"sa camionnette blanche ⟦LICENSE_PLATE:GD-318-KT⟧ est garée",
		"la macchina di mia sorella, ⟦LICENSE_PLATE:GK 418 DX⟧, è in doppia fila",
		"el coche de mi padre (⟦LICENSE_PLATE:4187 KDX⟧) está mal aparcado",
		"Vehículo: ⟦LICENSE_PLATE:8316 LKD⟧",
		"o carro da Sandra (⟦LICENSE_PLATE:41-KD-83⟧) ficou aberto",
		"mijn auto (⟦LICENSE_PLATE:K-418-DX⟧) staat op de stoep",
		"de bestelbus ⟦LICENSE_PLATE:V-318-KD⟧ is weg",
		"mașina doamnei Ionescu (⟦LICENSE_PLATE:CJ 41 KDX⟧) e gata",
		"arabamın ⟦LICENSE_PLATE:34 KDT 418⟧ camı kırıldı",
		"makina ime ⟦LICENSE_PLATE:AA 418 KD⟧ u dëmtua",
		"The driver of the white van ⟦LICENSE_PLATE:KD18 TXR⟧ left",
		"my neighbour's car (⟦LICENSE_PLATE:KD61 TXR⟧) blocks the drive",
		"Vehicle: 2019 Toyota Corolla, ⟦LICENSE_PLATE:KDX 418A⟧",
		"My Toyota Hilux ⟦LICENSE_PLATE:KDB 418T⟧ was stolen",
		"Car: ⟦LICENSE_PLATE:7KDX418⟧",
		"τη ζημιά του οχήματός μου ⟦LICENSE_PLATE:ΖΚΝ 4183⟧ στις 3 Δεκεμβρίου",
		"του αυτοκινήτου ⟦LICENSE_PLATE:ΙΗΚ-4183⟧ που έφυγε",
		"Vozidlo: RZ ⟦LICENSE_PLATE:4SK 7318⟧, najeto 148 200 km",
		"Pojazd sprawcy | ⟦LICENSE_PLATE:GKA 8U31⟧",
		"Manisa'dan çıkan araçta (⟦LICENSE_PLATE:45 AKT 418⟧) koli eksik",

		`{"vehicle": "⟦LICENSE_PLATE:KD18TXR⟧", "colour": "red"}`,
	} {
		samples.WantLabel(t, recognizers, "LICENSE_PLATE", marked)
	}
}

// TestMarksOfTrailers holds marks behind words for trailers and in fields, and models that are none.
func TestMarksOfTrailers(t *testing.T) {
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
		samples.WantLabel(t, recognizers, "LICENSE_PLATE", marked)
	}
}

// TestMarksBehindVehicles holds marks behind words for vehicles with a word between, and of Argentina and India.
func TestMarksBehindVehicles(t *testing.T) {
	for _, marked := range []string{
		"Der Personenwagen ⟦LICENSE_PLATE:BE 417 883⟧ stand da.",
		"un Gol dominio ⟦LICENSE_PLATE:AC 417 KQ⟧ chocó",
		"autoturismul cu numărul ⟦LICENSE_PLATE:VS 17 KXQ⟧ era",
		"Autonne ⟦LICENSE_PLATE:RTQ-926⟧ on täällä.",
		"scooter, reg ⟦LICENSE_PLATE:KA05 JN 9926⟧, for sale",
		"la patente U1X12345 è scaduta; il dominio AWS 3",
	} {
		samples.WantLabel(t, recognizers, "LICENSE_PLATE", marked)
	}
}

// TestPlatesOfVehicles holds marks with blanks between all their parts, and in brackets behind a vehicle.
func TestPlatesOfVehicles(t *testing.T) {
	for _, marked := range []string{
		"The rider's motorcycle ⟦LICENSE_PLATE:PB08 FK 3317⟧ was stolen.",
		"Der Fahrer kam mit seinem Geländewagen (⟦LICENSE_PLATE:GU 512 KA⟧) von der Straße ab.",
		"駐車場で軽自動車（⟦LICENSE_PLATE:浜松 580 そ 31-07⟧）が見つかった。",
		"品川 300 円の弁当 12-34",
		"Er fährt einen Geländewagen mit 4 Türen. Limousine C220 CDI, moped AM 45.",
	} {
		samples.WantLabel(t, recognizers, "LICENSE_PLATE", marked)
	}
}

// TestPlatesBehindVehicles holds marks behind words for vehicles, and that models and years are none.
func TestPlatesBehindVehicles(t *testing.T) {
	for _, marked := range []string{
		"Ihr Fahrzeug hat das Kennzeichen ⟦LICENSE_PLATE:W-84514T⟧.",
		"Anreise mit dem Auto (⟦LICENSE_PLATE:G 569TC⟧).",
		"fuhr mit dem PKW ⟦LICENSE_PLATE:S PB 8772⟧ auf",
		"el turismo ⟦LICENSE_PLATE:3312 LNR⟧ chocó con la moto ⟦LICENSE_PLATE:9905-KLM⟧ de la vecina",
		"è stato urtato dal furgone ⟦LICENSE_PLATE:NV997CY⟧ di lei",
		"kierujący (auto ⟦LICENSE_PLATE:GD 822TC⟧) uderzył w pojazd ⟦LICENSE_PLATE:KR 8LF86⟧.",
		"Ajoneuvo ⟦LICENSE_PLATE:EEX-896⟧, kuljettaja",
		"(vozidlo ⟦LICENSE_PLATE:3B5-2351⟧) narazil do vozu ⟦LICENSE_PLATE:6A2 4440⟧, který",
		"The tree crushed a car, rego ⟦LICENSE_PLATE:FRA-505⟧.",
		"The car A4 2000 was sold. Auto V8 500 PS. Wagen 12 von 14. camion 3500 kg.",
		"PKW BMW 320 und moto KTM 390, camion MAN 2015, bilen VW 1303, voiture N 4 2019.",
	} {
		samples.WantLabel(t, recognizers, "LICENSE_PLATE", marked)
	}
}
