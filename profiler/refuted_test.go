package profiler

import (
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// besidePeople gives the verdict on values under a header that says nothing, beside people.
func besidePeople(p *Profiler, header, values string) Result {
	people := Column{Name: "c1", Values: []string{"Olga Brandt", "Ivo Kral", "Nora Lind", "Tom Hale", "Rosa Gil", "Max Orth", "Lia Conti", "Jan Mol"}}
	return p.Columns([]Column{people, {Name: header, Values: strings.Split(values, "|")}})[1]
}

// TestRefuted holds what all values have in common that hardly any value of a kind has.
func TestRefuted(t *testing.T) {
	p := newProfiler(t)
	for _, c := range []struct {
		values string
		not    []privet.Label
		reason string
	}{
		{"41500|38250|52000|61750|29900|44400|70250|36500", []privet.Label{"ZIP_CODE"}, "round numbers are amounts"},
		{"KPL4471|HRT9083|WMS2216|VDB7750|LNC3098|ZGF1184|TPR6627|BXK5539", []privet.Label{"LICENSE_PLATE"}, "goods have such codes"},
		{"Bremen–Kassel|Lyon–Nice|Porto–Faro|Graz–Linz|Turin–Pisa|Gent–Luik|Kiel–Ulm|Bari–Rom",
			[]privet.Label{"CITY", "STATE", "COUNTRY", "LOCATION"}, "routes are no towns"},
		{"Nord|Süd|Ost|West|Nord|Mitte|Süd|Ost", []privet.Label{"CITY", "STATE", "COUNTRY"}, "every place has such parts"},
		{"No|Sí|No|No|Sí|tal vez|Sí|No", []privet.Label{"CITY", "STATE", "COUNTRY", "FIRST_NAME", "LAST_NAME"}, "yes and no are no places"},
		{"K.1177-1932|K.2250-1961|K.0381-1948|K.7719-1955|K.4402-1971|K.9016-1939|K.5538-1966|K.3127-1950", []privet.Label{"DOB"},
			"nobody is born on such a day"},
		{"Quercus robur|Acer campestre|Rosa canina|Salix alba|Betula pendula|Linum perenne|Iris sibirica|Viola odorata",
			[]privet.Label{"PERSON", "FIRST_NAME", "LAST_NAME"}, "names do not end in a small letter"},
		{"The Iron Bell|A Walk with Clara|Marta|Song of Winter|The Lost Garden|Paula and Tom|Victor|The Long Road",
			[]privet.Label{"PERSON", "FIRST_NAME", "LAST_NAME", "CITY"}, "titles are no names"},
		{"TK0475918|HV2961507|DN8830164|KR5529071|PB1147862|MW7703925|LF6618340|GX3394852", []privet.Label{"PASSPORT", "DRIVER_LICENSE"},
			"all goods have such numbers"},
		{"15-29|30-44|45-64|0-14|15-29|30-44|65-79|45-64", []privet.Label{"ZIP_CODE"}, "they are ranges"},
		{"67-64-1|64-17-5|110-54-3|7664-41-7|71-43-2|1310-73-2|108-88-3|50-00-0", []privet.Label{"ZIP_CODE", "PHONE_NUMBER"}, "they are substances"},
		{"112-140|205-388|17-52|640-655|801-812|330-417|95-102|560-561", []privet.Label{"ZIP_CODE"}, "each goes from one number to a higher one"},
		{"OK-318-TU|VI-702-LO|BU-455-KM|RO-961-DI|HN-107-OP|IU-833-WZ|CE-240-UI|OA-519-JR", []privet.Label{"LICENSE_PLATE"}, "no plate has these letters"},
		{"St. Agnes|Saint Brendan|St. Hedwig|St. Kilian|Santa Lucia|San Marco|St. Ursula|Sankt Gallus",
			[]privet.Label{"PERSON", "FIRST_NAME", "LAST_NAME"}, "churches and feasts are called by saints"},
		{"GmbH|AG|GmbH & Co. KG|e.K.|KG|OHG|UG|Stiftung", []privet.Label{"ORGANIZATION"}, "these are forms, and no companies"},
		{"Pavlova|Mille-feuille|Kladdkaka|Trifle|Savarin|Baumkuchen|Medovik|Semla", []privet.Label{"CITY"}, "few of them are places"},
		{"6-3 7-6 7-5|6-4 6-4|3-6 6-3 6-2|7-5 6-3|6-1 6-0|4-6 7-6 6-3|7-6 7-6|6-2 3-6 7-5", []privet.Label{"ZIP_CODE"}, "they are results of sets"},
		{"575-61-1517|941-53-6666|480-34-4903|178-66-2641|605-00-9241|578-10-8406|139-80-6564|988-47-8123", []privet.Label{"SSN"}, "some are given to nobody"},
		{"job_20210608_967|job_20210628_559|job_20231228_392|job_20240802_461|job_20221002_650|job_20220105_756|job_20201213_80|job_20231109_734",
			[]privet.Label{"USERNAME"}, "codes begin alike"},
		{"Rummikub|Wingspan|Hanabi|Dominion|Azul|Dixit|Agricola|Splendor", []privet.Label{"CITY", "STATE"}, "games are no places"},
		{"ICE 512|ICE 703|ICE 1094|ICE 28|ICE 776|ICE 1601|ICE 597|ICE 885", []privet.Label{"LICENSE_PLATE"}, "they are numbers of one series"},
		{"718-7|2345-7|4548-4|6690-2|789-8|2160-0|777-3|2951-2", []privet.Label{"ZIP_CODE", "PHONE_NUMBER"}, "single digits check the numbers before them"},
		{"styczeń|luty|marzec|lipiec|grudzień|maj|czerwiec|październik", []privet.Label{"LAST_NAME", "FIRST_NAME", "PERSON"}, "months are no names"},
	} {
		if r := besidePeople(p, "c2", c.values); slices.Contains(c.not, r.Label) {
			t.Errorf("%s: %q is %s (%.2f)", c.reason, c.values, r.Label, r.Confidence)
		}
	}
	for _, c := range []struct{ header, values, want, reason string }{
		{"c2", "110-062|135-080|301-724|405-310|500-872|602-014|700-432|790-330", "ZIP_CODE", "these do not rise"},
		{"c2", "AB-318-CD|GH-702-KL|VW-455-KM|RS-961-DJ|HN-107-PQ|ZW-833-WZ|CE-240-TX|NA-519-JR", "LICENSE_PLATE", "plates have these letters"},
		{"c2", "575-61-1517|241-53-6616|480-34-4903|178-66-2641|605-12-9241|578-10-8406|139-80-6564|388-47-8123", "SSN",
			"all of these may be given to somebody"},
		{"c2", "Lyon|Nantes|Toulouse|Rennes|Grenoble|Dijon|Amiens|Le Mans", "CITY", "these are places"},
		{"c2", "10115|80331|50667|20095|60311|70173|04109|01067", "ZIP_CODE", "these are not round"},
		{"plate", "KPL4471|HRT9083|WMS2216|VDB7750|LNC3098|ZGF1184|TPR6627|BXK5539", "LICENSE_PLATE", "the header says so"},
		{"passport", "TK0475918|HV2961507|DN8830164|KR5529071|PB1147862|MW7703925|LF6618340|GX3394852", "PASSPORT", "the header says so"},
		{"city", "Nord|Süd|Ost|West|Nord|Mitte|Süd|Ost", "CITY", "the header says so"},
	} {
		if r := besidePeople(p, c.header, c.values); string(r.Label) != c.want {
			t.Errorf("%s: %q is %s (%.2f)", c.reason, c.values, r.Label, r.Confidence)
		}
	}
}

// TestSmallNamesOfThings holds that first names with nobody else in a table of other things are
// not told to be people's.
func TestSmallNamesOfThings(t *testing.T) {
	p := newProfiler(t)
	names := Column{Name: "c1", Values: []string{"Amelia", "Clara", "Astrid", "Nora", "Emma", "Sofia", "Julia", "Stella"}}
	things := []Column{names,
		{Name: "c2", Values: []string{"12.50", "8.00", "19.90", "7.25", "33.10", "5.00", "14.75", "21.40"}},
		{Name: "c3", Values: []string{"4", "11", "2", "7", "19", "3", "8", "1"}},
		{Name: "c4", Values: []string{"EUR", "EUR", "GBP", "EUR", "GBP", "EUR", "EUR", "GBP"}},
		{Name: "c5", Values: []string{"true", "false", "true", "true", "false", "true", "true", "false"}},
		{Name: "c6", Values: []string{"0.75", "1.20", "0.40", "2.10", "0.95", "1.15", "3.30", "0.60"}},
	}
	people := append(slices.Clone(things), Column{Name: "c7", Values: []string{"a.b@example.org", "c@example.org", "d@example.org", "e@example.org",
		"f@example.org", "g@example.org", "h@example.org", "i@example.org"}})
	a, b := p.Columns(things)[0], p.Columns(people)[0]
	if b.Label != "FIRST_NAME" {
		t.Errorf("beside addresses they are %s (%.2f)", b.Label, b.Confidence)
	}
	if a.Label == "FIRST_NAME" && a.Confidence >= b.Confidence {
		t.Errorf("beside things they are %s (%.2f), and beside addresses %.2f", a.Label, a.Confidence, b.Confidence)
	}
}

// TestTownsOfStates holds that towns which states are called by are towns where no header says
// that they are states.
func TestTownsOfStates(t *testing.T) {
	p := newProfiler(t)
	for _, values := range []string{"Udine|Parma|Siracusa|Ancona|Foggia|Udine|Parma|Ancona", "Bursa|Konya|Kayseri|Antalya|Bursa|Samsun|Konya|Adana",
		"Olomouc|Liberec|Zlín|Jihlava|Pardubice|Zlín|Olomouc|Liberec"} {
		if r := besidePeople(p, "c2", values); r.Label != "CITY" {
			t.Errorf("%q is %s (%.2f)", values, r.Label, r.Confidence)
		}
		if r := besidePeople(p, "state", values); r.Label != "STATE" {
			t.Errorf("%q as states is %s (%.2f)", values, r.Label, r.Confidence)
		}
	}
	if r := besidePeople(p, "c2", "Bayern|Hessen|Thüringen|Saarland|Sachsen|Bayern|Hessen|Brandenburg"); r.Label != "STATE" {
		t.Errorf("states are %s (%.2f)", r.Label, r.Confidence)
	}
}

// TestClosedKinds holds that words which are all of a closed list are told without a header.
func TestClosedKinds(t *testing.T) {
	p := newProfiler(t)
	if r := besidePeople(p, "c2", "độc thân|đã kết hôn|đã kết hôn|độc thân|ly hôn|đã kết hôn|góa|độc thân"); r.Label != "MARITAL_STATUS" {
		t.Errorf("they are %s (%.2f)", r.Label, r.Confidence)
	}
}

// TestPinHeaders holds that PIN names postcodes over six digits, and secrets over four.
func TestPinHeaders(t *testing.T) {
	p := newProfiler(t)
	if r := besidePeople(p, "PIN", "411038|560 001|600028|226010|682020|411004|110092|400601"); r.Label != "ZIP_CODE" {
		t.Errorf("six digits are %s (%.2f)", r.Label, r.Confidence)
	}
	if r := besidePeople(p, "PIN", "4110|5601|0628|2260|6820|4104|1192|4001"); r.Label != "PIN" {
		t.Errorf("four digits are %s (%.2f)", r.Label, r.Confidence)
	}
}

// TestLedgers holds that four digits under a word for accounts are of a ledger.
func TestLedgers(t *testing.T) {
	p := newProfiler(t)
	for _, header := range []string{"Account", "Konto", "conto", "cuenta"} {
		if r := besidePeople(p, header, "4400|8125|1200|1576|4930|3806|1800|4210"); r.Label == "BANK_ACCOUNT" {
			t.Errorf("%q of a ledger is %s (%.2f)", header, r.Label, r.Confidence)
		}
		if r := besidePeople(p, header, "0532013000|0648489890|0290701234|1203400057|7300112049|4401772230|9900124431|6103388217"); r.Label != "BANK_ACCOUNT" {
			t.Errorf("%q at a bank is %s (%.2f)", header, r.Label, r.Confidence)
		}
	}
}

// TestTitlesOfWorks holds that a title of something is no occupation by its header.
func TestTitlesOfWorks(t *testing.T) {
	p := newProfiler(t)
	if r := besidePeople(p, "exh_ttl",
		"Bronze Horse|Amphora|Samurai Armour|Ceremonial Mask|Glass Bowl|Stone Lion|Silver Cup|Oak Chest"); r.Label == "JOB_TITLE" {
		t.Errorf("works are %s (%.2f)", r.Label, r.Confidence)
	}
	if r := besidePeople(p, "title", "Accountant|Machinist|Registered Nurse|Truck Driver|Project Manager|Cashier|Teacher|Electrician"); r.Label != "JOB_TITLE" {
		t.Errorf("occupations are %s (%.2f)", r.Label, r.Confidence)
	}
}

// TestNobodysDates holds that days on which nobody was born who lives are no births with nobody
// beside them, and those that a header has other words for are none beside anybody.
func TestNobodysDates(t *testing.T) {
	p := newProfiler(t)
	things := []Column{
		{Name: "c2", Values: []string{"12.50", "8.00", "19.90", "7.25", "33.10", "5.00", "14.75", "21.40"}},
		{Name: "c3", Values: []string{"4", "11", "2", "7", "19", "3", "8", "1"}},
		{Name: "c4", Values: []string{"EUR", "EUR", "GBP", "EUR", "GBP", "EUR", "EUR", "GBP"}},
		{Name: "c5", Values: []string{"true", "false", "true", "true", "false", "true", "true", "false"}},
	}
	people := []Column{{Name: "name", Values: []string{"Olga Brandt", "Ivo Kral", "Nora Lind", "Tom Hale", "Rosa Gil", "Max Orth", "Lia Conti", "Jan Mol"}}}
	works := []string{"1951-03-02", "1968-11-20", "1977-06-14", "1983-01-30", "1994-09-09", "2003-05-17", "2016-10-28", "2019-02-11"}
	births := []string{"1951-03-02", "1968-11-20", "1977-06-14", "1983-01-30", "1994-09-09", "2003-05-17", "1959-10-28", "1972-02-11"}
	for _, tt := range []struct {
		header string
		values []string
		beside []Column
		born   bool
		reason string
	}{
		{"c1", works, things, false, "some are too late for the people of a table without people"},
		{"c1", births, things, true, "all of them may be grown up"},
		{"c1", births, people, true, "there are people who may be born then"},
		{"Erstflug", births, things, false, "the header says what they are"},
		{"uruchomienie_linii", births, things, false, "the header has words, and none for a birth"},
		{"first_shown", works, things, false, "nobody is called first here"},
		{"fæðingardagur", births, things, true, "the header says so in Icelandic"},
		{"data de naixement", births, things, true, "and in Catalan"},
	} {
		cols := append([]Column{{Name: tt.header, Values: tt.values}}, tt.beside...)
		if r := p.Columns(cols)[0]; (r.Label == "DOB") != tt.born {
			t.Errorf("%s: %q are %s (%.2f)", tt.reason, tt.header, r.Label, r.Confidence)
		}
		checkColumnLaws(t, p, cols)
	}
}

// TestNobodysLooks holds that what only looks like what people have is none of theirs with nobody
// in a table of other things.
func TestNobodysLooks(t *testing.T) {
	p := newProfiler(t)
	cuisines := Column{Name: "c1", Values: []string{"Lebanese", "Thai", "Greek", "Korean", "Turkish", "Vietnamese", "Polish", "Indian"}}
	things := []Column{cuisines,
		{Name: "c2", Values: []string{"12.50", "8.00", "19.90", "7.25", "33.10", "5.00", "14.75", "21.40"}},
		{Name: "c3", Values: []string{"4", "11", "2", "7", "19", "3", "8", "1"}},
		{Name: "c4", Values: []string{"EUR", "EUR", "GBP", "EUR", "GBP", "EUR", "EUR", "GBP"}},
		{Name: "c5", Values: []string{"true", "false", "true", "true", "false", "true", "true", "false"}},
	}
	people := append(slices.Clone(things), Column{Name: "name", Values: []string{"Olga Brandt", "Ivo Kral", "Nora Lind", "Tom Hale", "Rosa Gil",
		"Max Orth", "Lia Conti", "Jan Mol"}})
	a, b := p.Columns(things)[0], p.Columns(people)[0]
	if b.Label != "NATIONALITY" {
		t.Errorf("beside people they are %s (%.2f)", b.Label, b.Confidence)
	}
	if a.Label == "NATIONALITY" && a.Confidence >= b.Confidence {
		t.Errorf("beside things they are %s (%.2f), and beside people %.2f", a.Label, a.Confidence, b.Confidence)
	}
	checkColumnLaws(t, p, things)
	checkColumnLaws(t, p, people)
}

// TestHeadersOfOtherThings holds that a header for a kind says nothing over values that the kind
// never has: places in a book, addresses in a machine, measures.
func TestHeadersOfOtherThings(t *testing.T) {
	p := newProfiler(t)
	for _, c := range []struct {
		header, values string
		not            privet.Label
	}{
		{"Stelle", "Ruth 1:16|Amos 5:24|Joel 2:28|Luke 2:1|Mark 9:35|Acts 2:38|John 1:1|Titus 3:5", "JOB_TITLE"},
		{"address", "0x7f5c7a03|0x460b0381|0xfd385955|0x821341e5|0x00401000|0x0804abcd|0x12345678|0xdeadbeef", "STREET_ADDRESS"},
		{"register address", "40001|40002|40010|40117|30001|30005|40203|40211", "STREET_ADDRESS"},
		{"ph", "7.42|6.98|4.17|8.03|7.11|5.60|6.25|7.87", "PHONE_NUMBER"},
	} {
		if r := besidePeople(p, c.header, c.values); r.Label == c.not {
			t.Errorf("%q over %q is %s (%.2f)", c.header, c.values, r.Label, r.Confidence)
		}
	}
	for _, c := range []struct {
		header, values string
		want           privet.Label
	}{
		{"Stelle", "Buchhalterin|Lagerist|Einkäufer|Pförtner|Buchhalterin|Schlosser|Disponentin|Lagerist", "JOB_TITLE"},
		{"address", "4 Elm Rd|17 Oak St|9 Mill Ln|230 High St|6 Bay Ct|81 Park Ave|12 Hill Rd|5 Fern Way", "STREET_ADDRESS"},
		{"ph", "0171 2290411|030 4419027|0151 7703316|089 1120543|0160 9917204|0221 660419|0176 3351270|040 7729915", "PHONE_NUMBER"},
	} {
		if r := besidePeople(p, c.header, c.values); r.Label != c.want {
			t.Errorf("%q over %q is %s (%.2f)", c.header, c.values, r.Label, r.Confidence)
		}
	}
}
