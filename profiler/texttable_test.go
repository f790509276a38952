package profiler

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestTextTables holds what is found in tables that stand in a text.
func TestTextTables(t *testing.T) {
	rows := mayMiss(t, 6)
	p := newProfiler(t)
	for _, test := range []struct{ name, marked string }{
		{"titles", "name;email\nDr. ⟦PERSON:Maren Quorl⟧;⟦EMAIL_ADDRESS:m@q.example⟧\nMs ⟦PERSON:Siew Ling Tan⟧;⟦EMAIL_ADDRESS:s@q.example⟧\n"},
		{"commas", "id,first_name,last_name,dob,city\n1,⟦PERSON:Anaïs⟧,⟦PERSON:Dubois⟧,⟦DOB:1990-01-02⟧,⟦LOCATION:Lyon⟧\n2,⟦PERSON:Siew Ling⟧,⟦PERSON:Tan⟧,⟦DOB:1971-07-07⟧,⟦LOCATION:Ipoh⟧\n"},
		{"quotes and an empty cell", "\"surname\",\"given name\",\"home address\"\r\n\"⟦PERSON:Oyelaran⟧\",\"\",\"⟦STREET_ADDRESS:4 Elm Row, York⟧\"\r\n"},
		{"semicolons, and what is nobody's",
			"Nachname;Vorname;Abteilung;Personalnummer\n⟦PERSON:Schmitz⟧;⟦PERSON:Jutta⟧;Einkauf;⟦EMPLOYEE_ID:88231⟧\n⟦PERSON:Krämer⟧;⟦PERSON:Uwe⟧;Lager;⟦EMPLOYEE_ID:88232⟧"},
		{"strokes and a rule, in a mail",
			"As asked:\n\n| Name | Geburtsdatum | Straße | Produkt |\n|------|:-------|---|---|\n| ⟦PERSON:Zoe Haas⟧ | ⟦DOB:03.04.1988⟧ | ⟦STREET_ADDRESS:Lindenweg 4⟧ | Rose Mug |\n| ⟦PERSON:Kemal Öz⟧ | ⟦DOB:12.12.1971⟧ | ⟦STREET_ADDRESS:Am Markt 9a⟧ | Anna Lamp |\n\nThanks"},
		{"what a shell of a database prints",
			" id |  name   | email\n----+---------+-------------------\n  1 | ⟦PERSON:Hanne⟧   | ⟦EMAIL_ADDRESS:hanne@example.org⟧\n  2 | ⟦PERSON:Bo⟧      | ⟦EMAIL_ADDRESS:bo@example.org⟧\n(2 rows)\n"},
		{"tabs", "username\tlast login\tip\n⟦USERNAME:jdoe⟧\t⟦DATE_TIME:2024-01-01 10:00⟧\t⟦IP_ADDRESS:10.1.2.3⟧\n"},
		{"insert", "INSERT INTO users (id, first_name, `last_name`, phone) VALUES (17,'⟦PERSON:Oluwaseun⟧','⟦PERSON:Adeyemi⟧','⟦PHONE_NUMBER:555-867-5309⟧'), (18, N'⟦PERSON:Mary-Jane⟧', '⟦PERSON:O''Neill⟧', NULL);"},
		{"insert over lines, with a function",
			"insert into staff\n    (surname, hired, [blood group])\nvalues\n    ('⟦PERSON:Oyelaran⟧', to_date('x', 'y'), '⟦BLOOD_TYPE:A+⟧');"},
		{"copy", "COPY public.patients (id, surname, nhs) FROM stdin;\n1\t⟦PERSON:Achterberg⟧\t⟦UK_NHS:943 476 5919⟧\n2\t⟦PERSON:Oyelaran⟧\t\\N\n\\.\n"},
		{"no table of people", "product_name,price,qty\nAnna Lamp,12.50,3\nVictoria Chair,99.00,1\n"},
		{"people in a column of sentences", "ticket,priority\n⟦PERSON:Anna Lamp⟧ cannot log in,2\nprinter jams,3\n"},
		{"an object", `{"id": 7, "givenName": "⟦PERSON:Siew Ling⟧", "familyName": "⟦PERSON:Tan⟧", "religion": "⟦RELIGION:Sikh⟧", "company": "⟦ORGANIZATION:Harbour Nine⟧"}`},
		{"an object of a thing", `{"name": "nginx", "version": "1.2.3", "license": "MIT"}`},
		{"arrows", "['first_name' => '⟦PERSON:Maren⟧', 'last_name' => '⟦PERSON:Quorl⟧']"},
		{"equals signs", "GET /a?surname=⟦PERSON:Quorl⟧&id=2 and surname=⟦PERSON:Tan⟧ id=3"},
		{"a query, escaped", "/a?id=2&surname=⟦PERSON:Quorl+Tan⟧&employer=⟦ORGANIZATION:Harbour%20Nine⟧&id=2\n"},
		{"quotes one behind another", `saved id="7" surname="⟦PERSON:Quorl Tan⟧" status="open"`},
		{"values bound in brackets", "DEBUG insert into staff (id, first_name, surname, status) values (?, ?, ?, ?) [7, ⟦PERSON:Maren⟧, ⟦PERSON:Quorl⟧, open]\n"},
		{"values bound with types", "Preparing: INSERT INTO staff (id, first_name, surname) VALUES (?, ?, ?)\nParameters: 7(Integer), ⟦PERSON:Maren⟧(String), ⟦PERSON:Quorl⟧(String)\n"},
		{"values bound by number", "INSERT INTO staff (id, first_name, surname) VALUES ($1, $2, $3)\nDETAIL:  parameters: $1 = '7', $2 = '⟦PERSON:Maren⟧', $3 = '⟦PERSON:O''Quorl⟧'\n"},
		{"values bound to what an update sets", "Update staff SET given_name=?, surname=? WHERE id=? [⟦PERSON:Maren⟧, ⟦PERSON:Quorl⟧, 7]\n"},
		{"values bound in lines", "update staff set surname=? where id=?\nbinding parameter [1] as [VARCHAR] - [⟦PERSON:Quorl⟧]\nbinding parameter [2] as [BIGINT] - [7]\n"},
		{"an update of news", "We update it as news come: what is new? [More]\n"},
		{"elements", "<p:person><p:surname lang=\"en\">⟦PERSON:Tan⟧</p:surname>\n  <employer>⟦ORGANIZATION:Harbour Nine⟧</employer></p:person>"},
		{"lines with a gap", "First name      ⟦PERSON:Maren⟧\nLast name       ⟦PERSON:Quorl⟧\nBlood group     ⟦BLOOD_TYPE:A+⟧\n"},
		{"names of fields in the first column", "| Field | Value |\n|---|---|\n| First name | ⟦PERSON:Maren⟧ |\n| Last name | ⟦PERSON:Quorl⟧ |\n"},
		{"lines with a comma", "First name,⟦PERSON:Maren⟧\nLast name,⟦PERSON:Quorl⟧\n"},
		{"a name of two words behind an equals sign", "surname=⟦PERSON:Quorl Tan⟧"},
		{"Cyrillic", "ФИО;Телефон;Отдел\n⟦PERSON:Куорл Марен⟧;⟦PHONE_NUMBER:+7 495 123-45-67⟧;Склад\n"},
		{"Chinese", "编号,姓名,电话\n1,⟦PERSON:欧阳明月⟧,⟦PHONE_NUMBER:13812345678⟧\n2,⟦PERSON:夏侯一⟧,⟦PHONE_NUMBER:13912345678⟧\n"},
		{"Japanese", "番号\t氏名\t住所\n1\t⟦PERSON:小鳥遊 凛⟧\t⟦STREET_ADDRESS:東京都千代田区丸の内1-9-2⟧\n"},
		{"Arabic", "الاسم,المدينة\n⟦PERSON:سلوى الكواري⟧,⟦LOCATION:الخور⟧\n⟦PERSON:هيا⟧,⟦LOCATION:الدوحة⟧\n"},
		{"Korean", "번호,성명,전화번호\n1,⟦PERSON:남궁솔⟧,⟦PHONE_NUMBER:010-1234-5678⟧\n"},
		{"HL7", "MSH|^~\\&|ADT1|MCM|LABADT|MCM|20240506||ADT^A01|1|P|2.5\rEVN|A01\rPID|1||⟦MEDICAL_RECORD_NUMBER:445566⟧^^^MCM^MR~⟦MEDICAL_RECORD_NUMBER:99887⟧||⟦PERSON:QUORL^MAREN^I⟧^^MRS||⟦DOB:19790412⟧|⟦GENDER:F⟧|||⟦STREET_ADDRESS:22 HARBOUR ROW^^WHITBY^NC^27401⟧||⟦PHONE_NUMBER:(919)555-1212⟧^PRN~^NET^Internet^⟦EMAIL_ADDRESS:m@q.example⟧\rOBX|1|TX|NOTE||Seen with his wife ⟦PERSON:Barbara⟧\r"},
		{"X12", "NM1*IL*1*⟦PERSON:QUORL*MAREN*I⟧***MI*⟦HEALTH_PLAN_ID:00221111222⟧~N3*⟦STREET_ADDRESS:22 HARBOUR ROW⟧~N4*⟦LOCATION:WHITBY⟧*NC*⟦ZIP_CODE:27401⟧~DMG*D8*⟦DOB:19790412⟧*⟦GENDER:F⟧~REF*SY*⟦SSN:536221188⟧~"},
		{"a card", "BEGIN:VCARD\r\nN:⟦PERSON:Okonkwo;Chidinma⟧;;Dr.;\r\nFN:Dr. ⟦PERSON:Chidinma Okonkwo⟧\r\nORG:⟦ORGANIZATION:Lagoon Fisheries⟧;Quality\r\nTITLE:⟦JOB_TITLE:Head of Quality⟧\r\nADR;TYPE=HOME:;;⟦STREET_ADDRESS:14 Saltergate;Lincoln;;LN2 1DH;United Kingdom⟧\r\nEND:VCARD\r\n"},
		{"no message", "pid control; Begin: a card | MSH|"},
		{"a form with equals signs", "Artikel = Lampe\nNachname = ⟦PERSON:Quorl⟧\nAlter = ⟦AGE:41⟧\nBenutzername = ⟦USERNAME:anneke_b⟧\n"},
		{"a form with dashes, in a list", "- Leeftijd - ⟦AGE:77⟧\n- Artikel - Lamp\n- Woonplaats - ⟦LOCATION:Ooij⟧\n"},
		{"a form of which nothing is filled in first", "Naam:\nGebruikersnaam: ⟦USERNAME:pietjepuk⟧\nLeeftijd: ⟦AGE:61⟧\n"},
		{"a form with wide colons", "姓名：⟦PERSON:夏侯一⟧\n年龄：⟦AGE:41⟧\n"},
		{"a name beside what means one thing", "Ad = ⟦PERSON:Eğrim⟧\nŞehir = ⟦LOCATION:Söke⟧\nUyruk = ⟦NATIONALITY:Suriyeli⟧\n"},
		{"an object of which the first field leads nowhere",
			"{\"sku\": \"K-12\", \"edad\": ⟦AGE:41⟧, \"usuario\": \"⟦USERNAME:almab⟧\", \"precio\": 12.5, \"nombre\": \"⟦PERSON:Quorl⟧\"}"},
		{"an object in an object", "{\"id\": 3, \"owner\": {\"surname\": \"⟦PERSON:Quorl⟧\", \"age\": ⟦AGE:41⟧}, \"ok\": true}"},
		{"assignments", "username = self.username\ncmd = login = pgrp = pid\nuserName = readUsername\nlast_name = %s\n"},
		{"types", "surname: String\ncity: String!\nage: Int\n"},
		{"settings", "name: nginx\nversion: 1.25\nport: 80\n"},
		{"a list in a sentence",
			"We help whoever comes, without regard to\nheight, visible or hidden scars, ethnicity, colours of the skin, gender\nand what it is called, years of experience, education, wealth of a family,\nnationality, personal taste, race, religion, or any other creed\nand so on.\n"},
		{"kinds of contacts", "name,contact,value\n⟦PERSON:Siew Ling Tan⟧,mobile,⟦PHONE_NUMBER:+1 212 555 0100⟧\n⟦PERSON:Maren Quorl⟧,email,⟦EMAIL_ADDRESS:m@q.example⟧\n"},
		{"a talk", "Name: what is that - a joke?\nAge: as old as it gets\n"},
		{"headers name nobody",
			"Efternavn\tAlder\tBy\tPris\n⟦PERSON:Quorl⟧\t⟦AGE:41⟧\t⟦LOCATION:Hobro⟧\t12,50\n⟦PERSON:Tan⟧\t⟦AGE:29⟧\t⟦LOCATION:Vejle⟧\t14,50\n"},
		{"captions", "first_name=Vorname\nlast_name=Nachname\ncity=Stadt\n"},
		{"captions in quotes", "{ firstName: 'First name', lastName: 'Last name', city: 'City' }"},
		{"what a form demands", "{\"firstName\": \"required\", \"lastName\": \"optional\", \"city\": \"hidden\"}"},
		{"what a table of a database has", "name  type  default\ncity  text  none\nemail text  none\n"},
		{"HTML", "<table><tr><th>Name</th><th class='c'><b>City</b></th><th>Product</th></tr>\n<tr><td>⟦PERSON:Siew Ling Tan⟧</td><td><b>⟦LOCATION:Ipoh⟧</b></td><td>Anna Lamp</td></tr></table><p>Bye"},
		{"HTML with headers in the first column",
			"<tr><td>First name</td><td>⟦PERSON:Maren⟧</td></tr><tr><td>Surname:</td><td>⟦PERSON:Quorl⟧</td></tr></table>"},
		{"a sentence", "name, email, and phone number are required\nPlease, send it, today\n"},
		{"no rows", "Surname, first name\n\nplum, quark\n"},
		{"a row that has other fields ends it", "surname,given name\nplum,x,y\nquark,z\n"},
	} {
		text, _ := samples.Unmark(t, test.marked)
		if got := samples.Mark(text, p.Find(text)); got != test.marked {
			rows.Errorf("%s: found %s\n want %s", test.name, got, test.marked)
		}
		checkLaws(t, p, text)
	}
}

// TestTextTableIsHeld holds that a table leads to the same however it comes: alone or in a
// stream that is cut anywhere, and behind much else.
func TestTextTableIsHeld(t *testing.T) {
	p := newProfiler(t)
	var b strings.Builder
	tables := longtest.Of(15, 40)
	for n := range tables {
		b.WriteString(strings.Repeat("Nothing is said of anybody in this line.\n", 30+n))
		b.WriteString("staff no;surname;product\n")
		for i := range 900 {
			fmt.Fprintf(&b, "%d;Quorl;Anna Lamp\n", 10000+i)
		}
		b.WriteString("\nINSERT INTO t (surname) VALUES ('Quorl');\n")
	}
	text := b.String()
	want := p.Find(text)
	people := 0
	for _, f := range want {
		if f.Label == "PERSON" && text[f.Start:f.End] == "Quorl" {
			people++
		}
	}
	if people < tables*600 {
		t.Fatalf("%d people", people)
	}
	got := scanned(t, p, text)
	if !slices.Equal(got, want) {
		t.Errorf("%d findings in the stream, %d in the text", len(got), len(want))
	}
	if longtest.UnderRace {
		return // the race detector has pools forget
	}
	text = text[:len(text)/tables] // no memory is kept for as many candidates as the whole has
	buf := p.AppendFind(nil, text)
	if n := testing.AllocsPerRun(10, func() { buf = p.AppendFind(buf[:0], text) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

// scanned is what Scan finds in a text that comes in many pieces.
func scanned(t *testing.T, p *Profiler, text string) (list []privet.Finding) {
	t.Helper()
	for f, err := range p.Scan(iotest.HalfReader(strings.NewReader(text))) {
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, f)
	}
	return list
}

// TestTextFormIsHeld is TestTextTableIsHeld for forms and objects of which the first fields lead nowhere by themselves.
func TestTextFormIsHeld(t *testing.T) {
	longtest.Alone(t)
	p := newProfiler(t)
	forms := []string{
		"Bundesland = quorlheimer\nArtikel = 12 x 40\nPreis = 12\nArtikel = 12 x 40\nPreis = 12\nArtikel = 12 x 40 x 9\nNachname = Quorl\n",
		`{"gemeente": "quorlheimer", "sku": "12 x 40", "price": 12, "sku": "12 x 40", "price": 12, "sku": "12 x 40", "price": 12, "achternaam": "Quorl"}` + "\n",
	}
	// begins farther back than is looked
	far := "Bundesland = quorlheimer\nServer = 192.0.2.7\n" + strings.Repeat("Artikel = 12 x 40\n", 20) + "Nachname = Quorl\n"
	for k, form := range append(forms, far) {
		if got := p.Find(form); form != far && len(got) != 2 || form == far && len(got) < 1 || form != far &&
			(got[0].Label != "LOCATION" || got[1].Label != "PERSON") {
			t.Fatalf("form %d: %v", k, got)
		}
		for n := range 8 {
			if longtest.UnderRace && n > 0 {
				break // what can race has done so
			}
			var b strings.Builder
			for i := range 600 {
				b.WriteString(strings.Repeat("Nothing is said of anybody in this line.\n", (7*n+i)%50) + form + "\n")
			}
			text := b.String()
			want := p.Find(text)
			got := scanned(t, p, text)
			if !slices.Equal(got, want) {
				t.Errorf("form %d: %d findings in the stream, %d in the text", k, len(got), len(want))
			}
		}
	}
}

// TestTextTableIsAsked holds that options and queries count for tables as well.
func TestTextTableIsAsked(t *testing.T) {
	const text = "surname,phone,username\nQuorl,+1 212 555 0100,jdoe\n"
	labels := func(opts *Options) (list []privet.Label) {
		p, err := New(opts)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range p.Find(text) {
			list = append(list, f.Label)
		}
		return list
	}
	for _, test := range []struct {
		opts *Options
		want []privet.Label
	}{
		{nil, []privet.Label{"PERSON", "PHONE_NUMBER", "USERNAME"}},
		{&Options{Labels: []privet.Label{"USERNAME"}}, []privet.Label{"USERNAME"}},
		{&Options{ExcludeLabels: []privet.Label{"PERSON"}}, []privet.Label{"PHONE_NUMBER", "USERNAME"}},
		{&Options{AllowList: []string{"jdoe"}}, []privet.Label{"PERSON", "PHONE_NUMBER"}},
		{&Options{Thresholds: map[privet.Label]float64{"PERSON": 0.999}}, []privet.Label{"PHONE_NUMBER", "USERNAME"}},
	} {
		if got := labels(test.opts); !slices.Equal(got, test.want) {
			t.Errorf("%+v: %v", test.opts, got)
		}
	}
	p := newProfiler(t)
	for _, e := range must(p.FindWith(text, &Query{Explain: true})) {
		if e.Label == "USERNAME" && (len(e.Evidence) == 0 || e.Evidence[0].Kind != privet.EvidenceHeader) {
			t.Errorf("evidence %v", e.Evidence)
		}
	}
}
