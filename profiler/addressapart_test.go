package profiler

import (
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/samples"
)

// partedAddresses are addresses with the parts that the walk around the street tells.
var partedAddresses = []struct{ reason, want string }{
	{"a number with bis", "Elle habite au ⟦STREET_ADDRESS:27 bis avenue Jean Jaurès⟧, ⟦ZIP_CODE:31000⟧ ⟦LOCATION:Toulouse⟧."},
	{"the same with a comma", "Elle habite au ⟦STREET_ADDRESS:27 ter, chemin des Vignes⟧, ⟦ZIP_CODE:33000⟧ ⟦LOCATION:Bordeaux⟧."},
	{"the letter of a house", "Adress: ⟦STREET_ADDRESS:Drottninggatan 48 C⟧, ⟦ZIP_CODE:702 22⟧ ⟦LOCATION:Örebro⟧."},
	{"a staircase and a flat", "Osoite: ⟦STREET_ADDRESS:Hämeenkatu 21 A 14⟧, ⟦ZIP_CODE:33200⟧ ⟦LOCATION:Tampere⟧"},
	{"the first words of a street", "wohnhaft: ⟦STREET_ADDRESS:Am Neuen Markt 12b⟧, ⟦ZIP_CODE:18055⟧ ⟦LOCATION:Rostock⟧, hat gekündigt"},
	{"a flat before the street", "Send it to ⟦STREET_ADDRESS:Flat 4, 31 Albert Road⟧, ⟦LOCATION:Bristol⟧ ⟦ZIP_CODE:BS1 4DJ⟧."},
	{"a street that nothing else tells", "plans for ⟦STREET_ADDRESS:27 Station Approach⟧, ⟦LOCATION:Coventry⟧ ⟦ZIP_CODE:CV1 2FL⟧."},
	{"the letters of a Dutch postcode", "Adres: ⟦STREET_ADDRESS:Emmalaan 12-3⟧, ⟦ZIP_CODE:7411 RC⟧ ⟦LOCATION:Deventer⟧."},
	{"a town of two words behind it", "op het adres ⟦STREET_ADDRESS:Molenweg 5⟧, ⟦ZIP_CODE:2511 MV⟧ ⟦LOCATION:Den Haag⟧."},
	{"a town that is a word too", "Morada: ⟦STREET_ADDRESS:Rua do Almada 44⟧, ⟦ZIP_CODE:4050-036⟧ ⟦LOCATION:Porto⟧"},
	{"the postcode before the town", "Адрес: ⟦ZIP_CODE:443010⟧, г. ⟦LOCATION:Самара⟧, ⟦STREET_ADDRESS:ул. Фрунзе, д. 8, кв. 31⟧"},
	{"a part of a town", "Adresse: ⟦STREET_ADDRESS:Nørregade 9 B⟧, ⟦ZIP_CODE:5000⟧ ⟦LOCATION:Odense C⟧"},
	{"the post's number of a town", "Écrire : ⟦STREET_ADDRESS:BP 118⟧, ⟦ZIP_CODE:44013⟧ ⟦LOCATION:Nantes Cedex 2⟧"},
	{"a quarter before a town",
		"Mora na ⟦STREET_ADDRESS:R. das Palmeiras, 210, ap 31⟧ - ⟦LOCATION:Centro⟧, ⟦LOCATION:Curitiba⟧ - ⟦LOCATION:PR⟧, ⟦ZIP_CODE:80020-110⟧."},
	{"a city in Japan", "住所:⟦LOCATION:石川県⟧⟦LOCATION:小松市⟧⟦STREET_ADDRESS:有明町3丁目14番2号⟧"},
	{"one with a ward", "お届け先:⟦LOCATION:新潟県⟧⟦LOCATION:新潟市⟧⟦STREET_ADDRESS:西区坂井砂山2丁目8番1号⟧"},
	{"one that ends like a city by itself", "⟦LOCATION:三重県⟧⟦LOCATION:四日市市⟧⟦STREET_ADDRESS:栄町6-2⟧"},
	{"a great street in Korea", "⟦LOCATION:서울특별시⟧ 중구 ⟦STREET_ADDRESS:세종대로 92⟧"},
	{"a letter behind the number, and no town", "Vi bor på ⟦STREET_ADDRESS:Storgatan 31 C⟧ sedan i våras."},
	{"a flat, and a word for a number of a thing behind",
		"Ship to ⟦ORGANIZATION:Acme Ltd⟧, ⟦STREET_ADDRESS:Flat 6, 41 Albert Road⟧, ⟦LOCATION:Leeds⟧. Invoice no. 5518"},
	{"a kind of street in Britain", "They live at ⟦STREET_ADDRESS:17 Willow Garth⟧, ⟦LOCATION:York⟧ ⟦ZIP_CODE:YO1 7HH⟧."},
	{"a letter that begins a name", "⟦STREET_ADDRESS:Storgatan 31⟧ C Lindgren"},
	{"a street alone", "We met in ⟦STREET_ADDRESS:14 Mill Lane⟧ and had tea."},
	{"two addresses", "From ⟦STREET_ADDRESS:12 rue Victor Hugo⟧, ⟦ZIP_CODE:69002⟧ ⟦LOCATION:Lyon⟧ to ⟦STREET_ADDRESS:8 bis rue de Sèvres⟧, ⟦ZIP_CODE:75006⟧ ⟦LOCATION:Paris⟧."},
}

// TestPartedAddresses holds that who asks for the parts of an address gets all that it has.
func TestPartedAddresses(t *testing.T) {
	rows := mayMiss(t, 5)
	p := newProfiler(t)
	for _, c := range partedAddresses {
		text, _ := samples.Unmark(t, c.want)
		if got := addressFindings(p, text, &Query{AddressParts: true}); got != c.want {
			rows.Errorf("%s: found %s\n want %s", c.reason, got, c.want)
		}
	}
}

// TestPartsOfAddressesAreTheSame holds that the parts of an address are those that are found when
// they are asked for instead of it, in a text and in a stream.
func TestPartsOfAddressesAreTheSame(t *testing.T) {
	p := newProfiler(t)
	apart, err := New(&Options{AddressParts: true})
	if err != nil {
		t.Fatal(err)
	}
	all := slices.Clone(wholeAddresses)
	for _, c := range partedAddresses {
		text, _ := samples.Unmark(t, c.want)
		all = append(all, text)
	}
	for _, text := range append(slices.Clone(all), strings.Join(all, "\n\n"), strings.Repeat("Nothing to see here at all. ", 4000)+strings.Join(all, "; ")) {
		var parts []privet.Finding
		for _, e := range must(p.FindWith(text, nil)) {
			if e.Label != "STREET_ADDRESS" || len(e.Parts) == 0 {
				parts = append(parts, e.Finding)
			}
			parts = append(parts, e.Parts...)
		}
		found := apart.Find(text)
		if !slices.Equal(parts, found) {
			t.Errorf("%.60q: the parts are %v\n and found are %v", text, parts, found)
		}
		var streamed []privet.Finding
		for f, err := range apart.Scan(strings.NewReader(text)) {
			if err != nil {
				t.Fatal(err)
			}
			streamed = append(streamed, f)
		}
		if !slices.Equal(streamed, found) {
			t.Errorf("%.60q: a stream has %v\n and a text %v", text, streamed, found)
		}
	}
}

// TestPartsDoNotAllocate holds that parts cost no memory.
func TestPartsDoNotAllocate(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("the race detector allocates")
	}
	p, err := New(&Options{AddressParts: true})
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Join(wholeAddresses, "\n\n")
	dst := p.Find(text)
	if n := testing.AllocsPerRun(20, func() { dst = p.AppendFind(dst[:0], text) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}
