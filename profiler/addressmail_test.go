package profiler

import (
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// mailAddresses are addresses as programs that make up data for tests write them, each of which is one finding. None of
// them exists.
var mailAddresses = []string{
	// the United States
	"42545 Jessamy Burgs # 6, North Perrinborough, NY 92657",
	"35681 Vance Fords Suite 958, Lake Dunstanmouth, OH 39957-0412",
	"817 Maria Fords Apt. 123\nNorth Kestville, TX 12345",
	"63819 Brandlow Vista\nApt 88\nCorbinhaven, GU 53427-5542",
	"907 Odell Rowena Cove Unit 16\nWest Robertton, New Hampshire 21253",
	"1204 Tarn Throughway, Apt 16\nEast Nolanside, West Virginia 31161",
	"PSC 1234, Box 5678\nAPO AP 96543",
	"Unit 4810 Box 1615\nDPO AA 49817",
	"USNS Tolliver\nFPO AA 61951-4785",
	"USCGC Rowena, FPO AE 09123",
	// Britain and Ireland
	"Flat 7\nRowena harbour\nNew Nolanborough\nE1 2AB",
	"Studio 48\n19 Ostrander islands\nEast Dunstanmouth\nSW4W 8RT",
	"1 Perrin cliffs\nPort Odell\nE1 2AB",
	"Flat 41A, Pickard view, Lake Garrickborough, N9W 6DJ",
	"37 Jennifer Lawn, Lake Jennifer, Co. Mayo, D02 X285",
	// Canada, Australia and South Africa, India
	"12 Vance Way, Corbinmouth, ON, A1A 1A1",
	"84274 Devane Ridges Unit 21\nWest Garrickchester, AB E4G-5J6",
	"Level 9 33 Whitby Crescent\nEast Maribelleside, SA 3672",
	"Unit 5/12 Tarn Rd, Latham NSW 2000",
	"Flat 40\n96 Jennifer Circuit\nSouth Odell SA 5572",
	"H.No. 12, Badami Ganj, Tirupur-125446",
	"6/693, Bedi Marg\nTirupur-300105",
	// German, Dutch, French, Italian
	"Jähn-Ottokar-Gasse 8/7\n7186 Bad Kestering",
	"Hessel-Dörr-Gasse 8, 8616 Perlstedt",
	"Straße des 17. Juni 135",
	"Straße des 17. Juni 135, 10623 Berlin",
	"Kuiperlaan 79 II\n1204AB Nieuw Vorden",
	"boulevard Delorme\n63104 Hardydan",
	"7, rue de Besson\n39677 Sainte Pruvost-sur-Mer",
	"chemin Alix Besson, 92421 Sainte Delormenec",
	"Vicolo Brunello Lia 566 Piano 3\n84732, Quarto Fosco, (RM)",
	"Borgo Guarneri 288 Appartamento 68, 68006, Guarneri del friuli (PN)",
	// Spanish and Portuguese
	"C/ del Mar, 17\nZamora, 48061",
	"Cuesta Cañizal, 708 Puerta 3\nÁvila, 48061",
	"Glorieta Rosendo Galán 12 Piso 3, 10021 Girona",
	"Favela de Moreira, nº 563\nOuro Minas\n89043-215 Pires - MG",
	"Conjunto Ana Lívia Brito 696\nNovo Mundo\n61454-963 Azevedo Alegre / RS",
	"Rua Augusta, 1200, apto 71, República, São Paulo - SP, CEP 01304-001",
	// streets without a word for one
	"Nowa Wieś 12, 05-800 Pruszków",
	"Ilica 44, 10000 Zagreb",
	"Lipová 173/60\n524 53 Hájkov",
	"Elleengen 99, st. tv\n8424 Hyldrup",
	// China and Korea
	"江苏省东莞市友好李路G座 207796",
	"서울특별시 파주시 봉은사길 53 (지원김이동)",
}

// TestMailAddresses holds what the form of a letter tells.
func TestMailAddresses(t *testing.T) {
	rows := mayMiss(t, 12)
	p := newProfiler(t)
	for _, a := range mailAddresses {
		for _, around := range [...][2]string{{"", ""}, {"I live at ", ""}, {"Ship it to ", "\n\nThanks"}} {
			want := around[0] + "⟦STREET_ADDRESS:" + a + "⟧" + around[1]
			if got := addressFindings(p, around[0]+a+around[1], nil); got != want {
				rows.Errorf("found %s\n want %s", got, want)
			}
		}
	}
	for _, c := range []struct{ reason, want string }{
		{"two of them", "both ⟦STREET_ADDRESS:Corso Garibaldi 655, 41049 Sassuolo⟧ and ⟦STREET_ADDRESS:Hauptstraße 81, 26122 Oldenburg⟧."},
		{"a street and a flat", "at ⟦STREET_ADDRESS:35681 Tarn Summit Suite 958⟧ today"},
		{"a flat behind Dr", "I stay at ⟦STREET_ADDRESS:44 Terrace Dr Apt 12⟧"},
		{"who takes the letter", "c/o ⟦PERSON:Maria Kestner⟧, ⟦STREET_ADDRESS:Hauptstraße 5, 10115 Berlin⟧"},
		{"a number of a version before a flat", "Windows Server 2019 Data Center Suite 12 is here."},
		{"words that everybody uses behind a number", "Siehe Tabelle 12, 10000 Zeilen sind zu viel."},
		{"what is counted", "The Model 500 Forest Green, 12345 Units sold."},
		{"a year", "Apollo 11, ⟦ZIP_CODE:1969⟧ ⟦LOCATION:Houston⟧ had a problem."},
		{"a day", "Am ⟦DATE_TIME:17. Juni⟧ 135 Leute"},
		{"who has a number", "⟦PERSON:Maria Weber⟧ 12, ⟦ZIP_CODE:80331⟧ ⟦LOCATION:München⟧"},
		{"a day of the week", "Termin am Montag 12, ⟦ZIP_CODE:10115⟧ ⟦LOCATION:Berlin⟧"},
		{"who lives there, in the line before", "⟦PERSON:Maria Kestner⟧\n⟦STREET_ADDRESS:817 Vance Fords Apt. 123\nNorth Kestville, TX 12345⟧"},
		{"a field for each line", "⟦STREET_ADDRESS:14 Harrowgate Lane⟧\n⟦LOCATION:Whitby⟧\n⟦ZIP_CODE:YO22 4QX⟧"},
		{"scores", "They won 21-17, 18-21, 21-19 in the final. ZIP 21-19 or 173/60"},
		{"a report of laws", "See 384 U.S. 436 for that."},
		{"a word for an address", "Adrässe"},
		{"a ship alone", "The USS staff and 200 guests came."},
		{"a unit and a box", "Unit 12 Box 4 is empty."},
		{"a kind in small letters and no code", "The flat 3 Basic bridge, Total, was new."},
	} {
		text, _ := samples.Unmark(t, c.want)
		if got := addressFindings(p, text, nil); got != c.want {
			rows.Errorf("%s: found %s\n want %s", c.reason, got, c.want)
		}
	}
}

// TestMailParts holds that the parts of such an address can be had.
func TestMailParts(t *testing.T) {
	const text = "817 Maria Fords Apt. 123\nNorth Kestville, TX 12345"
	p := newProfiler(t)
	found := must(p.FindWith(text, &Query{AddressParts: true}))
	if len(found) < 2 || text[found[0].Start:found[0].End] != "817 Maria Fords Apt. 123" {
		t.Errorf("found %v", found)
	}
}

// TestMailLaws holds the laws of findings for such addresses, one by one, cut short and all in a row.
func TestMailLaws(t *testing.T) {
	p := newProfiler(t)
	for _, a := range mailAddresses {
		checkLaws(t, p, a)
		checkLaws(t, p, a[:len(a)*2/3])
	}
	checkLaws(t, p, strings.Join(mailAddresses, "\n"))
	checkLaws(t, p, strings.Join(mailAddresses, ", "))
}
