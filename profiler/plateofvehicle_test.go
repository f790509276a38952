package profiler

import (
	"testing"
)

// TestMarksOfVehicles holds marks beside vehicles in many languages.
func TestMarksOfVehicles(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"INSERT INTO halter (kontrollschild, name, ort) VALUES ('⟦LICENSE_PLATE:AG 318 209⟧', 'Keller Urs', 'Aarau'), ('⟦LICENSE_PLATE:SO 41880⟧', 'Frei Lea', 'Olten');",
		"INSERT INTO bilar (agare, reg_nr, farg) VALUES ('Eva Lind', '⟦LICENSE_PLATE:MKW 318⟧', 'svart'), ('Bo Ek', '⟦LICENSE_PLATE:TXD 418⟧', 'vit');",
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
