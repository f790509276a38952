package profiler

import (
	"testing"
)

// TestMarksOfVehicles holds marks beside vehicles in many languages.
func TestMarksOfVehicles(t *testing.T) {
	p := newProfiler(t)
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
		"INSERT INTO halter (kontrollschild, name, ort) VALUES ('⟦LICENSE_PLATE:AG 318 209⟧', 'Keller Urs', 'Aarau'), ('⟦LICENSE_PLATE:SO 41880⟧', 'Frei Lea', 'Olten');",
		"INSERT INTO bilar (agare, reg_nr, farg) VALUES ('Eva Lind', '⟦LICENSE_PLATE:MKW 318⟧', 'svart'), ('Bo Ek', '⟦LICENSE_PLATE:TXD 418⟧', 'vit');",
		`{"vehicle": "⟦LICENSE_PLATE:KD18TXR⟧", "colour": "red"}`,
	} {
		wantLabel(t, p, "LICENSE_PLATE", marked)
	}
}

// TestNoMarksOfVehicles holds models, engines, sums, years, postcodes and codes of things beside vehicles.
func TestNoMarksOfVehicles(t *testing.T) {
	p := newProfiler(t)
	for _, text := range []string{
		"Golf GTI 2.0, BMW 320d, Audi A4, auto 2019, Volvo XC60, Peugeot 208 GT",
		"Ein Golf 1.9 TDI 105 PS und ein Passat B8 2.0 TDI DSG.",
		"a Mercedes GLC 300, a Mercedes C220 CDI, an E350 CDI and a Mercedes GLE 350D",
		"Peugeot 308 GTI, Fiat 500L, Fiat 500 ABARTH, Mazda MX-5, Mazda CX-30, Toyota RAV4, Toyota GT86",
		"Opel Astra 1.6 CDTI, Opel Corsa OPC 1600, Renault Clio RS 200, Renault Megane R26",
		"Volvo FH16 750, Volvo FH 460, Scania R450, MAN TGX 18.500, DAF XF 480 FT, Iveco S-WAY 490",
		"Golf GTI 16V, Škoda Octavia RS 245, Škoda Fabia RS 2000, Ford Focus ST 170",
		"Hyundai i30 N 2023, Kia EV6 GT, Tesla Model 3 LR 2022, Nissan GT-R R35, Subaru WRX STI",
		"auto kosztuje 12 500 PLN, auto za 1500 EUR, taxi 349 SEK, taxi: EUR 450, Taxi CHF 4500",
		"the vehicle meets ISO 26262 and ECE 48, car MAY 2019, auto NOV 2023",
		"taxi to SW19 5AE, then by car to LS11 4AB, mit dem Taxi nach 1012 AB Amsterdam",
		"vehicle SKU-48219, truck TRK-418, van VAN-0042, vehicle id VEH-4182, Car CAT 320",
		"Auto Teile Nr. 4711-AB-22, Bremsbelag für Golf 1K0 698 151, Ölfilter Passat 06A 115 561 B",
		"Ich habe ein Auto. KTB 447 ist eine Buslinie.",
		"vehicles: 12, cars: 4, kw: 110, hp: 150; engine: CAXA 1390, motor ALH 1896",
		"car:\n  model: XC90\n  code: B5254T2\n  trim: T6 AWD\n",
		"if car == nil || truck.ID > 12 { return AB12CD }",
		"GET /cars/KD18 HTTP/1.1 200 vehicle=4182 car=A12",
		"taxi from flight BA 4471",
		"automatika AB 4182, automat KD 318, automation KDX 418",
	} {
		wantLabel(t, p, "LICENSE_PLATE", text)
	}
}
