package segment

import (
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/privet-go/privet/internal/tabular/block"
)

// read gives the cells of a file, as column=value, how many rows of data there are, and the file with each value spelled by
// what becomes of it.
func read(t *testing.T, f *block.Format, src io.Reader, become func(name, value string) string) (cells []string, rows int, out string) {
	t.Helper()
	r, err := f.Open(src, block.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var dst []byte
	for b := new(block.Block); ; {
		if err := r.Next(b); errors.Is(err, io.EOF) {
			return cells, rows, string(dst)
		} else if err != nil {
			t.Fatalf("%s: %v", f.Name, err)
		}
		names, _ := r.Columns()
		at := 0
		for _, row := range b.Rows {
			if row.Data {
				rows++
			}
		}
		for _, c := range b.Cells {
			name := "" // of what is searched
			if c.Column >= 0 {
				name = names[c.Column]
			}
			value := r.Decode(b.Raw, c)
			cells = append(cells, name+"="+value)
			dst = append(dst, b.Raw[at:c.Start]...)
			if now := become(name, value); now != value {
				dst = r.Encode(dst, c, []byte(now))
			} else {
				dst = append(dst, b.Raw[c.Start:c.End]...)
			}
			at = int(c.End)
		}
		dst = append(dst, b.Raw[at:]...)
	}
}

var examples = []struct {
	format *block.Format
	in     string
	rows   int
	want   string // cells, with | between them
}{
	{&VCard, "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Quorl;Mi\r\n na;Ann\\, Bo;;\r\nitem1.TEL;TYPE=cell:+49 30 5550\r\nADR;TYPE=\"home\":;;Elm\\; 3;Bonn;;53111;\r\n" +
		"NOTE:calls\\nat six\r\nX-IBAN:DE00\r\nEND:VCARD\r\n", 1,
		"N.family_name=Quorl|N.given_name=Mina|N.middle_name=Ann, Bo|TEL.phone=+49 30 5550|=home|ADR.street_address=Elm; 3|ADR.city=Bonn|" +
			"ADR.postal_code=53111|=calls\nat six|=X-IBAN:DE00"},
	{&VCard, "BEGIN:VCARD\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=96r=\nn;J=6F;;;\nPHOTO;ENCODING=b:AAAA\nEND:VCARD\nbegin:vcard\nfn:Jo\nend:vcard\n", 2,
		"N.family_name=Örn|N.given_name=Jo|PHOTO=\x00\x00\x00|FN.full_name=Jo"},
	{&ICalendar, "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1@x\nATTENDEE;CN=\"Quorl, Mina\";ROLE=CHAIR:mailto:m@q.test\nORGANIZER;CN=Jo:MAILTO:j@q.test\nSUMMARY:With Jo\nEND:VEVENT\nEND:VCALENDAR\n", 1,
		"=UID:1@x|ATTENDEE.full_name=Quorl, Mina|ATTENDEE.email=m@q.test|ORGANIZER.full_name=Jo|ORGANIZER.email=j@q.test|=With Jo"},
	{&LDIF, "# all\nversion: 1\ndn: uid=mq,ou=people,dc=x\nobjectClass: person\ncn:: TcO8bGxlcg==\nsn;lang-en: Quo\n rl\nroomNumber: 7\n\ndn: cn=Jo\\, B,dc=x\nmail: j@q.test\n", 2,
		"=# all|uid.username=mq|cn.full_name=Müller|sn.last_name=Quorl|=roomNumber: 7|cn.full_name=Jo, B|mail.email=j@q.test"},
	{&X12, "ISA*00*          *00*          *ZZ*SENDER         *ZZ*RECEIVER       *240101*1200*^*00501*000000001*0*P*:~\nST*834*1~\nINS*Y*18~\nREF*SY*123456780~\n" +
		"NM1*IL*1*QUORL*MINA*B***34*123456780~\nPER*IP**TE*3055550100*EM*m@q.test~\nDMG*D8*19800203*F~\nINS*Y*18~\nNM1*IL*2*QUORL LTD~\nHI*ABK:J45:X~\nMSG*GATE #4~\n", 2,
		"=SENDER|=RECEIVER|REF.ssn=123456780|NM1.last_name=QUORL|NM1.first_name=MINA|NM1.middle_name=B|NM1.ssn=123456780|PER.phone=3055550100|PER.email=m@q.test|DMG.date_of_birth=19800203|" +
			"DMG.gender=F|NM1.organization=QUORL LTD|=ABK|HI.diagnosis_code=J45|=GATE *4"},
	{&X12, "ISA|00|          |00|          |ZZ|SENDER         |ZZ|RECEIVER       |240101|1200|U|00401|000000001|0|P|>\nREF|0B|1\n", 1, "=SENDER|=RECEIVER|REF.ssn=1"},
	{&X12, "ISA*00*          *01*SECRET    *12*3055550100     *ZZ*RECEIVER       *240101*1200*^*00501*000000001*0*P*:~GS*BE*3055550100*RECEIVER*20240101*1200*1*X*005010~", 0,
		"ISA.password=SECRET|ISA.phone=3055550100|=RECEIVER|ISA.phone=3055550100|=RECEIVER"},
	{&EDIFACT, "UNA:+.? 'UNB+UNOC:3+A+B'\nUNH+1+X'\nNAD+BY+77::92++Quorl?'s:Mina+Elm 3+Bonn++53111'COM+?+4930:TE'UNT+1+1'", 1,
		"NAD.customer_id=77|NAD.name=Quorl's|NAD.name=Mina|NAD.street_address=Elm 3|NAD.city=Bonn|NAD.postal_code=53111|COM.phone=+4930"},
	{&EDIFACT, "UNB+UNOC:3+m@q.test:ZZ+QUORL:14+240101:1200+7+PW?'1'UNH+1+X'", 0, "=m@q.test|=QUORL|UNB.password=PW'1"},
	{&GEDCOM, "0 HEAD\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME Mina /van Quorl/ Jr.\n2 GIVN Mina\n1 BIRT\n2 DATE ABT 1950\n2 PLAC Bonn\n1 NOTE Knew Jo\n1 FAMS @F1@\n0 TRLR\n", 1,
		"NAME.first_name=Mina|NAME.last_name=van Quorl|=Jr.|GIVN.first_name=Mina|BIRT.DATE.date_of_birth=ABT 1950|PLAC.place=Bonn|=Knew Jo"},
	{&SWIFT, ":20:A\r\n:25:DE00\r\n:61:2401010101D1,00NTRF\r\n:86:177?00TRANSFER?20rent?31DE01?32Mina Qu\r\norl?34992\r\n:86:/NAME/Jo B/REMI/for\r\nMina/BIC/X\r\n:86:as text\r\n-\r\n", 2,
		"25.account_number=DE00|=2401010101D1,00NTRF|=rent|86?31.account_number=DE01|86?32.full_name=Mina Quorl|86/NAME.full_name=Jo B|=for\r\nMina|=as text"},
	{&SWIFT, "{1:F01X}{4:\n:20:A\n:50K:/DE00\nMina\nElm 3\n:59F:/DE01\n1/Jo B\n2/Oak 4\n3/DE/Bonn\n-}\n", 1,
		"50K/.account_number=DE00|50K.full_name=Mina|50K+.street_address=Elm 3|59F/.account_number=DE01|59F.full_name=Jo B|59F+.street_address=Oak 4|59F+.street_address=DE/Bonn"},
	{&QIF, "!Type:Bank\nD1/2\nPMina Q\nAElm 3\nMnote\n^\nPJo\n^\n", 2, "P.full_name=Mina Q|A.street_address=Elm 3|=note|P.full_name=Jo"},
	{&RIS, "TY  - JOUR\nAU  - Quorl, M\nTI  - On\nER  - \n", 1, "AU.full_name=Quorl, M|=On"},
	{&HL7, "MSH|^~\\&|APP\rPID|1||77^^^H^MR~78^^^H||Quorl^Mina^B||19800203|F|||Elm \\T\\ Co^^Bonn^^53111||0305550||||||123-45-6789\rOBX|1|TX|||Seen by Jo\rMSH|^~\\&|APP\nPID|||9\n", 2,
		"=^~\\&|=APP|PID-3-1=77|PID-3-1=78|PID-5-1=Quorl|PID-5-2=Mina|PID-5-2=B|PID-7=19800203|PID-8=F|PID-11-1=Elm \\T\\ Co|PID-11-3=Bonn|PID-11-5=53111|" +
			"PID-13-1=0305550|PID-19=123-45-6789|=Seen by Jo|=^~\\&|=APP|PID-3-1=9"},
}

// TestCells holds which fields are columns and which are searched, that this does not depend on how much of a file is read at a
// time, and that a file in which nothing is masked stays as it is.
func TestCells(t *testing.T) {
	same := func(_, s string) string { return s }
	for _, tt := range examples {
		want := strings.Split(tt.want, "|")
		for range 2 {
			if !tt.format.Holds(tt.in, true) {
				t.Errorf("%s is not told", tt.format.Name)
			}
			cells, rows, out := read(t, tt.format, iotest.OneByteReader(strings.NewReader(tt.in)), same)
			// What is parted by bars in the list and in the file is compared joined.
			if strings.Join(cells, "|") != strings.Join(want, "|") || rows != tt.rows || out != tt.in {
				t.Errorf("%s: %d rows\n%q\nwant\n%q\n%q", tt.format.Name, rows, cells, want, out)
			}
		}
	}
}

// TestSpelled holds that what takes the place of a value is read again as that, in as many cells.
func TestSpelled(t *testing.T) {
	for _, tt := range examples {
		for _, by := range []string{"*", `a;b,c\d`, "é=", "x|y^z~", "+'?:", "two\nlines", `"q"`} {
			become := func(name, value string) string {
				if name == "" {
					return value
				}
				return by
			}
			before, rows, _ := read(t, tt.format, strings.NewReader(tt.in), become)
			_, _, out := read(t, tt.format, strings.NewReader(tt.in), become)
			after, again, _ := read(t, tt.format, strings.NewReader(out), become)
			if again != rows || len(after) != len(before) || by == "*" && slices.Equal(after, before) {
				t.Errorf("%s: with %q in it becomes %q", tt.format.Name, by, out)
			}
			for i, c := range after {
				if name, value, _ := strings.Cut(c, "="); by == "*" && value != by && name != "" {
					t.Errorf("%s: cell %d of %q is %q", tt.format.Name, i, out, value)
				}
			}
		}
	}
}

// TestMarksChange holds that a file whose messages have other marks is refused, and not read wrongly.
func TestMarksChange(t *testing.T) {
	r, _ := HL7.Open(strings.NewReader("MSH|^~\\&|A\rPID|1\rMSH$^~\\&$A\rPID$1$$2\r"), block.Options{})
	if err := r.Next(new(block.Block)); !errors.Is(err, block.ErrLayout) {
		t.Errorf("%v", err)
	}
}

// TestLongRow holds that a record that has no end is given out in parts.
func TestLongRow(t *testing.T) {
	in := "dn: uid=a,dc=x\n" + strings.Repeat("mail: someone@q.test\n", 3*block.Size/20)
	cells, rows, out := read(t, &LDIF, strings.NewReader(in), func(_, s string) string { return s })
	if out != in || rows < 3 || len(cells) != 1+3*block.Size/20 {
		t.Errorf("%d cells in %d rows", len(cells), rows)
	}
}

func FuzzCells(f *testing.F) {
	for i, tt := range examples {
		f.Add(tt.in, i)
	}
	f.Fuzz(func(t *testing.T, in string, i int) {
		format := All()[uint(i)%uint(len(All()))]
		r, err := format.Open(strings.NewReader(in), block.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for b, n := new(block.Block), 0; ; {
			if err := r.Next(b); errors.Is(err, io.EOF) {
				if n != len(in) {
					t.Fatalf("%d of %d bytes", n, len(in))
				}
				return
			} else if err != nil {
				return
			}
			at := int32(0)
			for _, c := range b.Cells {
				if c.Start < at || c.End <= c.Start || int(c.End) > len(b.Raw) {
					t.Fatalf("a cell at %d–%d behind %d", c.Start, c.End, at)
				}
				at = c.End
				r.Decode(b.Raw, c)
			}
			n += len(b.Raw)
		}
	})
}
