package profiler

import (
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/address"
	"github.com/privet-go/privet/profiler/internal/samples"
)

// wholeAddresses are addresses in running text, each of which is one finding.
var wholeAddresses = []string{
	"350 Fifth Avenue, New York, NY 10118",
	"350 Fifth Avenue, Apt 12, New York, NY 10118, USA",
	"Hauptstraße 12a, 10115 Berlin",
	"Hauptstraße 12a, 10115 Berlin, Germany",
	"10 rue de la Paix, 75002 Paris",
	"63 30 Baker Street, London SW1A 1AA",
	"350 Fifth Avenue\nNew York, NY 10118",
	"350 Fifth Avenue\nNew York\n, NY\n 10118",
	"Hauptstraße 12a\n10115 Berlin",
	"1051 Budapest, Kossuth utca 5",
	"Bağdat Caddesi No:86, 34728 İstanbul",
	"119019, г. Москва, ул. Арбат, д. 10, кв. 5",
	"01001, м. Київ, вул. Хрещатик, 22",
	"г. Казань, ул. Баумана, 44",
	"شارع التحرير 12، القاهرة 11511",
	"רחוב הרצל 16, תל אביב 6688102",
	"서울특별시 중구 세종대로 110",
	"서울특별시 중구 세종대로 110 (04524)",
	"上海市浦东新区世纪大道100号",
	"Calle 85 # 11-53, Apto 402, Bogotá, Colombia",
	"Rua das Acácias, 120, sala 31, Centro, Campinas/SP, CEP 13025-010",
	"Quellenstraße 45/Stiege 3/Tür 12, 1100 Wien",
	"300 rue Sherbrooke Ouest, app. 4, Montréal (Québec) H2X 1X9",
	"Blk 23 Bedok Avenue 4 #10-123, Singapore 460023",
	"Zum Alten Bahnhof 7, 34117 Kassel",
	"Wilhelm-Busch-Ring 23 b, Hinterhaus, 30880 Laatzen",
	"Mariahilfer Straße 88A/2/14, 1070 Wien",
	"14 allée Paul Verlaine, esc. B, 3e étage, 93200 Saint-Denis",
	"Avda. de la Constitución 28, esc. izq., 4.º D, 18014 Granada",
	"Bd. Unirii nr. 27, bl. 15, sc. 2, ap. 44, Sector 3, 030828 București",
	"бул. Витоша 89, вх. Б, ет. 3, ап. 8, 1408 София",
	"Storgatan 12 B, 3 tr, 903 26 Umeå",
	"高雄市前金區中正四路二段211號8樓",
	"2100 W Camelback Rd, Phoenix",
	"Apt. 4C, 250 W 85th St, New York, NY 10024",
	"14 Páirc na hAbhann, Dingle, Co. Kerry, V92 K3P7",
	"Flat 3, Larkspur House, 19 Mowbray Road, London NW6 7QS",
	"广东省广州市越秀区中山五路33号2栋1201房",
	"PO Box 77, Harare",
	"9 Heol Las, SY23 3AB",
	"Apt 9, The Granary, Stoneybatter, Dublin 7, D07 KX57",
	"The Old Rectory, Church Lane, Burnham Thorpe, Norfolk PE31 8HL",
	"Unit 7, Brackmills Trading Estate, NN4 7HB",
	"RD 3, 214 Totara Road, Te Kuiti 3983",
	"Level 5, 120 Collins Street, Melbourne VIC 3000",
	"B-204, Shree Sai Darshan CHS, Plot 9, Sector 20, Navi Mumbai - 400709",
	"No. 14, 3rd Street, T. Nagar, Chennai 600017",
	"Wiedner Gürtel 19/2/11, 1040 Wien",
	"ZA de Kerbiquet, 29250 Saint-Pol-de-Léon",
	"Résidence Les Érables, Bât. C, 14 avenue Foch, 78000 Versailles",
	"8 rue du Four à Chaux, 47200 Marmande",
	"Strada Provinciale 12, km 4 - 09170 Oristano",
	"6726 Szeged, Felső Kikötő sor 11/D, II. em. 6",
	"H-4025 Debrecen, Piac utca 20",
	"Storgata 44 H0302, 9008 Tromsø",
	"Rua Direita, quadra 12, lote 8, Setor Garavelo, Aparecida de Goiânia",
	"Praça da Matriz, 22 – Centro, Ouro Fino/MG",
	"R. das Flores, 123, ap 45 - Centro, Curitiba - PR, 80010-000",
	"Blvd. Díaz Ordaz 118-A, Fracc. Las Brisas, C.P. 22115, Tijuana, B.C.",
	"Jl. Melati No. 15, RT 03/RW 05, Kel. Cipete, Jakarta Selatan 12410",
	"मकान नं. 47, लंका रोड, वाराणसी 221005",
	"서울특별시 마포구 월드컵북로 44길 12, 301호",
	"부산광역시 해운대구 우동 1471-8",
	"神奈川県横浜市西区みなとみらい2丁目3番1号",
	"北京市海淀区中关村大街27号院3号楼501室",
	"Fűzfa köz 8., 6720 Szeged",
	"BP 233, 44013 Nantes Cedex 2",
	"Na Zátorce 512/4, 160 00 Praha 6, Česká republika",
	"House 7, Street 3, Gulberg II, Sialkot 51310",
	"Lindeweg 7a, 4381 AB Vlissingen",
	"Hse No. 31 Palm Road, Accra GA-039-5028, Ghana",
	"45/7 Le Van Sy Street, Ward 13, District 3, Ho Chi Minh City",
	"12 Herzl St, Apt 3, Tel Aviv 6688312",
	"Calle 48 N° 732, La Plata, Argentina",
	"P.O. Box 30197-00100, Nairobi",
	"Jl. Sudirman No. 12 RT 03/RW 05, Kel. Karet, Jakarta Selatan 12920",
	"Gang Mawar No. 3, Kel. Menteng, Kec. Menteng, Jakarta Pusat 10310",
	"B-12-3 Pangsapuri Seri Mas, Jalan Ampang, 50450 Kuala Lumpur",
	"45/3 Soi Sukhumvit 23, Khlong Toei, Bangkok 10110",
	"23B Aba Road, Port Harcourt, Rivers State",
	"Jr. Ucayali N° 266, Lima",
	"Av. Corrientes 1234, piso 5, depto B, C1043 CABA",
	"Travessa do Comércio, 12, Centro, Belém - PA",
	"Privada Las Palmas No. 12, Fracc. Jardines, 44100 Guadalajara",
	"Transversal 5 # 45-12 Sur, Kennedy, Bogotá D.C.",
	"Aleea Rozelor nr. 3, sat Florești, comuna Florești, jud. Cluj",
	"Knez Mihailova 12, Beograd",
	"R. Oscar Freire, 900, ap. 81, Jardins, São Paulo/SP",
	"Rua Dr. Nilo Peçanha, 50, sala 1203, Centro, Rio de Janeiro - RJ, CEP 20020-100",
	"Av. Afonso Pena, 1.500, Centro, Belo Horizonte - MG",
	"Carretera México-Toluca Km 14.5, Cuajimalpa, 05000 CDMX",
	"ul. gen. Józefa Bema 5, 81-753 Sopot",
	"Av. 18 de Julio 1250, piso 3, 11100 Montevideo",
	"House No. 45, Sector 15-A, Chandigarh 160015",
	"Plot 78, Lane 5, Koregaon Park, Pune",
	"Barış Sokak No:5/4 Çankaya",
	"Koulukatu 3 as. 5, Tampere",
	"мкр. Солнечный, д. 5, кв. 12, г. Саратов",
	"Hlavná 45, Košice",
	"Calle El Sol 156, Zona Colonial, Santo Domingo 10210",
}

// addressFindings gives the findings of a text as it would be marked.
func addressFindings(p *Profiler, text string, q *Query) string {
	var found []privet.Finding
	for _, e := range must(p.FindWith(text, q)) {
		found = append(found, e.Finding)
	}
	return samples.Mark(text, found)
}

// TestAddresses holds what is one address and what stays in parts.
func TestAddresses(t *testing.T) {
	rows := mayMiss(t, 45)
	p := newProfiler(t)
	for _, a := range wholeAddresses {
		for _, around := range [...][2]string{{"", ""}, {"Please send it to ", " before Friday."}, {"We moved: ", "\n\nThanks"}} {
			want := around[0] + "⟦STREET_ADDRESS:" + a + "⟧" + around[1]
			if got := addressFindings(p, around[0]+a+around[1], nil); got != want {
				rows.Errorf("found %s\n want %s", got, want)
			}
		}
	}
	for _, c := range []struct{ reason, want string }{
		{"a street named by where it is", "Frau ⟦PERSON:Weiß⟧, ⟦STREET_ADDRESS:Hinter der Mauer 8, 99084 Erfurt⟧"},
		{"where something is", "Auf der ⟦STREET_ADDRESS:Hauptstraße 5⟧ wird gebaut"},
		{"a street with a number and a town", "at ⟦STREET_ADDRESS:350 Fifth Avenue, New York⟧"},
		{"a street, where it lies, and a town", "work at ⟦STREET_ADDRESS:2100 W Camelback Rd, Phoenix⟧ as a clerk."},
		{"a street without a number and a town", "on ⟦STREET_ADDRESS:Van Buren Street⟧, ⟦LOCATION:Phoenix⟧ police said"},
		{"a street and who says something", "At ⟦STREET_ADDRESS:10 Downing Street⟧, ⟦LOCATION:Johnson⟧ said he would stay."},
		{"a firm before its street", "a clerk at the ⟦ORGANIZATION:Sunset Motor Lodge⟧, ⟦STREET_ADDRESS:2300 E Van Buren St, Phoenix⟧."},
		{"the letters of a country before a postcode", "Mano adresas: ⟦STREET_ADDRESS:Gedimino pr. 9-12, LT-01103 Vilnius⟧."},
		{"a plot of an estate", "Deliver to ⟦STREET_ADDRESS:Blk 4 Lot 7, Mahogany St, Camella Homes, Bacoor, Cavite⟧"},
		{"a quarter at the end of a sentence", "Jeg bor på ⟦STREET_ADDRESS:Vesterbrogade 45, 3. th., 1620 København V⟧."},
		{"a region before a town", "Проживаю: ⟦STREET_ADDRESS:Свердловская обл., г. Ревда, ул. Мира, 12⟧"},
		{"a house in Arabic", "عنواني ⟦STREET_ADDRESS:شارع الملكة رانيا، عمارة 44، عمّان⟧. رقم"},
		{"a number of something else", "The closer picked up save No. 22 on eleven pitches."},
		{"a ticket", "Заявка 44718. Пользователь не может зайти."},
		{"a field behind a street", "STREET ⟦STREET_ADDRESS:1400 16TH ST NW APT 803⟧\nCITY ⟦LOCATION:WASHINGTON⟧"},
		{"a firm in a town with a postcode that tells it", "Ring Acme Widgets, ⟦LOCATION:Leeds⟧ ⟦ZIP_CODE:LS1 4AB⟧ for more."},
		{"flats and words", "Apt 12 is noisy, Unit 12, Chemistry, is due."},
		{"a house in a book", "The Old Rectory, a novel, sold 400 copies."},
		{"what lies where a street leads", "⟦STREET_ADDRESS:109 rue de Verdun⟧ à ⟦LOCATION:Toulouse⟧"},
		{"an odd number, a street and a town", "lives at ⟦STREET_ADDRESS:45⟧ ⟦STREET_ADDRESS:Hagagatan 14⟧, ⟦LOCATION:Jönköping⟧"},
		{"a street and a postcode that tells it", "at ⟦STREET_ADDRESS:12 High Street, SW1A 1AA⟧"},
		{"a line for each part", "⟦STREET_ADDRESS:350 Fifth Avenue⟧\n⟦STREET_ADDRESS:Suite 12⟧\n⟦LOCATION:New York⟧\n⟦ZIP_CODE:10118⟧"},
		{"a number, a street and a flat in a form",
			"⟦STREET_ADDRESS:63⟧ ⟦STREET_ADDRESS:30 Baker Street⟧ ⟦STREET_ADDRESS:Suite 12⟧\n⟦LOCATION:London⟧\n⟦LOCATION:France⟧ ⟦ZIP_CODE:12345⟧"},
		{"a sentence goes on in the next line", "He waited outside ⟦STREET_ADDRESS:14 Harrowgate Lane\nWhitby\nYO22 4QX⟧."},
		{"a sentence that goes on behind the town", "We deliver to ⟦STREET_ADDRESS:14 Harrowgate Lane⟧\n⟦LOCATION:Oxted⟧ is next."},
		{"a plot in a form", "⟦STREET_ADDRESS:Blk 5 Lot 40, Mahogany St⟧\n⟦LOCATION:Bacoor⟧\n⟦LOCATION:Italy⟧"},
		{"a town for each line", "⟦STREET_ADDRESS:14 Harrowgate Lane⟧\n⟦LOCATION:Whitby⟧\n⟦ZIP_CODE:YO22 4QX⟧"},
		{"results", "We lost 3-2-1 in ⟦LOCATION:Paris⟧ and won 4-1 in ⟦LOCATION:Rome⟧."},
		{"a field for each part", "street: ⟦STREET_ADDRESS:350 Fifth Avenue⟧, city: ⟦LOCATION:New York⟧, zip: ⟦ZIP_CODE:10118⟧"},
		{"two addresses", "from ⟦STREET_ADDRESS:350 Fifth Avenue, New York, NY 10118⟧ and ⟦STREET_ADDRESS:12 High Street, London SW1A 1AA⟧"},
		{"no street", "from ⟦LOCATION:New York⟧, ⟦LOCATION:NY⟧ ⟦ZIP_CODE:10118⟧"},
		{"a number before a street that has one behind its name", "She lives at ⟦STREET_ADDRESS:65⟧ ⟦STREET_ADDRESS:Lipowa gatve 22⟧ now"},
		{"the number of a flat behind the name", "She lives at ⟦STREET_ADDRESS:12 High Street Flat 4⟧ now."},
		{"a number behind a word for it", "The shop is at ⟦STREET_ADDRESS:Atatürk Bulvarı No:96⟧, next to the bank"},
		{"a street of two words", "we met at ⟦STREET_ADDRESS:Östra Storgatan 73⟧ and at ⟦STREET_ADDRESS:Willem van Oranjelaan 66⟧"},
		{"a postcode before the town", "адрес: ⟦STREET_ADDRESS:79000, м. Львів, вул. Вишнева, 8⟧."},
		{"a region in a line of its own", "We moved to ⟦STREET_ADDRESS:Sveavägen 20\nUmeå\n, ON\n Sweden 90325⟧."},
		{"a flat behind a stop", "Old: ⟦STREET_ADDRESS:25 Mill Street. Unit 51, Galway, Ireland D02 AF30⟧."},
		{"a second number", "Send it to ⟦STREET_ADDRESS:71 Rose Street 39, Tehran, Iran⟧"},
		{"a stop behind the number", "⟦STREET_ADDRESS:Kossuth utca 93.\n5000 Szolnok⟧"},
		{"a district and its province", "Adresim: ⟦STREET_ADDRESS:Uzun Sokak No: 19, 61030 Ortahisar/Trabzon⟧. Bana"},
		{"a district and its province without a postcode", "Adres: ⟦STREET_ADDRESS:Gül Sk. 5/3 Kadıköy/İstanbul⟧"},
		{"a number with strokes", "wohnt ⟦STREET_ADDRESS:Mariahilfer Straße 12/3/7, 1070 Wien⟧"},
		{"a number with a letter and a flat", "Osoite: ⟦STREET_ADDRESS:Hämeenkatu 12 B 34, 33200 Tampere⟧"},
		{"a floor and a flat in Bulgarian", "Адрес: ⟦STREET_ADDRESS:ул. Витоша 12, ет. 3, ап. 5, 1000 София⟧"},
		{"a quarter", "⟦STREET_ADDRESS:Paseo de la Reforma 222, Col. Juárez, 06600 Ciudad de México⟧."},
		{"the letters of a province", "Residenza: ⟦STREET_ADDRESS:Piazza San Marco 1, 30124 Venezia VE⟧"},
		{"two streets that meet", "at the door on ⟦STREET_ADDRESS:the corner of 12 Oak Avenue and Mill Lane⟧. She"},
		{"a corner of something else", "at the corner of the table and ⟦STREET_ADDRESS:Main Street 5⟧"},
		{"a second number before a street with a flat", "Send it to ⟦STREET_ADDRESS:71 Rose Street 39 Flat 4⟧ now"},
		{"a town of a word in small letters", "⟦STREET_ADDRESS:24 Strada Florilor 14\nNovo mesto\n, GP\n Bahrain 51508⟧"},
		{"a quarter of a town", "⟦STREET_ADDRESS:Skolegade 9, Odense C, Denmark 5000⟧"},
		{"a side behind a floor", "⟦STREET_ADDRESS:Lindenstraße 14a, 3. OG links, 04317 Leipzig⟧"},
		{"a letter before a flat", "⟦STREET_ADDRESS:Skolgatan 5 B lgh 1203, 903 22 Umeå⟧"},
		{"a number before where the street lies", "⟦STREET_ADDRESS:1515 S 4th St Apt 12, Minneapolis MN 55454⟧"},
		{"a number before a street and its number", "The shop at ⟦STREET_ADDRESS:24⟧ ⟦STREET_ADDRESS:Rue du Lac 59⟧ is closed"},
		{"a short kind before a street", "send it to ⟦STREET_ADDRESS:45 av. Reforma, 279\nIbadan, GP 95211⟧."},
		{"a flat by its short word, behind who reports", "Sprawa: ⟦PERSON:Anna Nowak⟧, ⟦STREET_ADDRESS:ul. Młyńska 7 m. 12, 61-730 Poznań⟧, awaria"},
		{"a floor with the sign of an ordinal", "Aviso de ⟦PERSON:Carmen Ruiz⟧, ⟦STREET_ADDRESS:Calle Molinos 8, 2.º A, 37001 Salamanca⟧; gracias"},
		{"a Dutch postcode before a town that no list has", "Adres: ⟦STREET_ADDRESS:Beukenlaan 9, 3971 HD Driebergen⟧, bel even"},
		{"a kind with a stroke", "Vive en ⟦STREET_ADDRESS:C/ Alcalá 51, 28014 Madrid⟧."},
		{"a street nobody knows before a town and the letters of a region", "Send it to ⟦STREET_ADDRESS:08 Bárðarás\nMount Vernon, nan 44946⟧."},
		{"a part of a town in a sentence", "Pošlete to na ⟦STREET_ADDRESS:nám. Míru 5, 120 00 Praha 2⟧ prosím."},
		{"a number for a name", "Queda en ⟦STREET_ADDRESS:6a Avenida 12-34, Zona 1, Ciudad de Guatemala⟧."},
		{"the short form of a state", "Vive en ⟦STREET_ADDRESS:Av. Juárez 120, Int. 4B, Col. Centro, 72000 Puebla, Pue.⟧"},
		{"a firm in its year and town", "Copyright 1987, 1988 by ⟦ORGANIZATION:Digital Equipment Corporation⟧, ⟦LOCATION:Maynard⟧, ⟦LOCATION:Massachusetts⟧."},
		{"an initial, an age", "⟦PERSON:R. Smith⟧, ⟦AGE:45⟧, said so."},
		{"another field behind a postcode", "at ⟦STREET_ADDRESS:14 Elm Road, Leeds LS1 4AB⟧, DOB ⟦DOB:11/08/1973⟧"},
		{"another thing behind it", "⟦STREET_ADDRESS:350 Fifth Avenue, New York, NY 10118⟧, ⟦EMAIL_ADDRESS:jane@example.com⟧"},
	} {
		text, _ := samples.Unmark(t, c.want)
		if got := addressFindings(p, text, nil); got != c.want {
			rows.Errorf("%s: found %s\n want %s", c.reason, got, c.want)
		}
	}
}

// TestAddressesCover holds that an address covers all that its parts do, so that nothing is
// masked less than with parts.
func TestAddressesCover(t *testing.T) {
	p := newProfiler(t)
	for _, text := range append(slices.Clone(wholeAddresses), strings.Join(wholeAddresses, "\n\n"), strings.Join(wholeAddresses, ". ")) {
		whole := p.Find(text)
		for _, e := range must(p.FindWith(text, &Query{AddressParts: true})) {
			if !slices.ContainsFunc(whole, func(f privet.Finding) bool { return f.Start <= e.Start && e.End <= f.End }) {
				t.Errorf("%q: %s at %d–%d is covered by nothing", text, e.Label, e.Start, e.End)
			}
		}
	}
}

// TestAddressParts holds the ways to have parts, and what an explanation says of them.
func TestAddressParts(t *testing.T) {
	const text = "to 350 Fifth Avenue, New York, NY 10118 today"
	const parts = "to ⟦STREET_ADDRESS:350 Fifth Avenue⟧, ⟦LOCATION:New York⟧, ⟦LOCATION:NY⟧ ⟦ZIP_CODE:10118⟧ today"
	p := newProfiler(t)
	if got := addressFindings(p, text, &Query{AddressParts: true}); got != parts {
		t.Errorf("a query: %s", got)
	}
	apart, err := New(&Options{AddressParts: true})
	if err != nil {
		t.Fatal(err)
	}
	if got := addressFindings(apart, text, nil); got != parts {
		t.Errorf("options: %s", got)
	}
	if got := samples.Mark(text, apart.Find(text)); got != parts {
		t.Errorf("Find: %s", got)
	}
	// The postcode is one by the street before it.
	bare := strings.Replace(text, " 10118", "", 1)
	const want = "to 350 Fifth Avenue, ⟦LOCATION:New York⟧, ⟦LOCATION:NY⟧ today"
	if got := addressFindings(p, bare, &Query{ExcludeLabels: []privet.Label{"STREET_ADDRESS"}}); got != want {
		t.Errorf("without addresses: %s", got)
	}
	allowed, err := New(&Options{AllowList: []string{"350 Fifth Avenue"}})
	if err != nil {
		t.Fatal(err)
	}
	if got := addressFindings(allowed, bare, nil); got != want {
		t.Errorf("with an allowed street: %s", got)
	}
	found := must(p.FindWith(text, &Query{Explain: true}))
	if len(found) != 1 {
		t.Fatalf("%d findings", len(found))
	}
	if got := samples.Mark(text, found[0].Parts); got != parts {
		t.Errorf("the parts are %s", got)
	}
	named := 0
	for _, e := range found[0].Evidence {
		if e.Kind == privet.EvidencePart {
			named++
		}
	}
	if named != len(found[0].Parts) {
		t.Errorf("the evidence names %d parts", named)
	}
	if whole := must(p.FindWith(text, &Query{Labels: []privet.Label{"LOCATION"}})); len(whole) != 2 {
		t.Errorf("of places alone %d are found", len(whole))
	}
}

// TestAddressesAreBounded holds that an address ends, and does not grow with the text.
func TestAddressesAreBounded(t *testing.T) {
	p := newProfiler(t)
	text := "350 Fifth Avenue" + strings.Repeat(", New York", 200)
	for _, f := range p.Find(text) {
		if f.End-f.Start > address.AddressBack+address.AddressAhead {
			t.Errorf("an address of %d bytes", f.End-f.Start)
		}
	}
}
