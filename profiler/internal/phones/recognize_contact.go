package phones

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/online"
	"github.com/privet-go/privet/profiler/internal/said"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// ContactRecognizers find ways to reach a person.
func ContactRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:     "email-address",
			Label:    "EMAIL_ADDRESS",
			Doc:      "A local part, @ and a domain of two labels or more.",
			Source:   "RFC 5321, section 4.1.2, without quoted local parts; RFC 6531",
			Triggers: []spec.Trigger{spec.OnByte('@').Then("9A*")},
			Match:    online.MatchEmail,
			Single:   online.SingleEmail,
			Beside:   0.998,
			Context:  []string{"email", "e-mail", "mail", "correo", "courriel", "contact"},
			Headers: []string{"email", "e mail", "email address", "mail", "mail address", "email addr", "email id", "mail id", "emailaddress", "correo",
				"correo electronico", "courriel", "e mail adresse", "email adresse", "mailadresse", "adresse email", "adresse mail",
				"indirizzo email", "posta elettronica", "endereco de email", "adres e mail", "sahkoposti", "epost", "e post", "邮箱", "电子邮件", "メール", "почта", "이메일"},
		},
		{
			Name:     "phone-international",
			Label:    "PHONE_NUMBER",
			Doc:      "A plus sign, a country calling code and 8 to 15 digits in all, and an extension.",
			Source:   "ITU-T E.164 and E.123",
			Triggers: []spec.Trigger{spec.OnByte('+').Then("9(")},
			Match:    matchPhoneInternational,
			Beside:   0.99,
			Context:  phoneContext,
			Headers: []string{"phone", "phone number", "phone no", "phone num", "telephone", "telephone number", "tel", "tel no", "mobile",
				"mobile number", "mobile phone", "mobile no", "cell", "cell phone", "cellphone", "cell number", "contact number",
				"home phone", "work phone", "phonenumber", "msisdn", "telefon", "telefonnummer", "tel nr", "handy", "handynummer",
				"mobil", "mobilnummer", "telefono", "numero de telefono", "movil", "celular", "numero telephone", "numero de telephone",
				"portable", "cellulare", "telefone", "telemovel", "telefoon", "telefoonnummer", "puhelin", "whatsapp", "电话", "手机", "電話", "电话号码", "手机号", "телефон", "전화번호", "휴대폰"},
		},
		{
			Name:     "phone-national",
			Label:    "PHONE_NUMBER",
			Doc:      "A number of the North American plan, or one in the groups in which a country writes its numbers, and an extension; or any digits beside a word for a telephone.",
			Source:   "NANPA; ITU-T E.123, national notation",
			Triggers: phoneTriggers(aloneNational),
			Match:    matchPhoneNational,
			Beside:   0.97,
			Context:  phoneContext,
		},
		{
			Name:     "phone-spoken-of",
			Said:     true,
			Label:    "PHONE_NUMBER",
			Doc:      "A number in national notation, in groups or with a leading zero, beside words that often speak of a telephone: who was called from it, whose number it is.",
			Source:   "ITU-T E.123, national notation",
			Triggers: phoneTriggers(0.02),
			Match:    matchPhoneSpokenOf,
			Beside:   0.85,
			Context:  phoneSpokenOf,
		},
		{
			Name:   "phone-in-groups",
			Said:   true,
			Label:  "PHONE_NUMBER",
			Doc:    "A number of eight to ten digits in three groups or four beside the word number.",
			Source: "ITU-T E.123, national notation",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenDigits, 2).FollowedBy(" 9").Leading().AtMost(0.1), spec.OnToken(lex.TokenDigits, 3).FollowedBy(" 9").Leading().AtMost(0.1), spec.OnToken(lex.TokenDigits, 4).FollowedBy(" 9").Leading().AtMost(0.1),
				spec.OnToken(lex.TokenDigits, 5).FollowedBy(" 9").StartingWith("0").Leading().AtMost(0.1)},
			Match:   matchPhoneInGroups,
			Beside:  0.85,
			Reach:   16,
			Context: said.GroupedWords,
		},
		{
			Name:     "phone-of-contact",
			Label:    "PHONE_NUMBER",
			Doc:      "A number of seven digits or more behind the name of whom to call, in a field for an emergency contact or the next of kin.",
			Source:   "common forms of employers, schools and hospitals",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(contactTriggers(), nil), spec.OnToken(lex.TokenOther, 0).OneOf(contactOthers(), nil)},
			Match:    matchContactPhone,
		},
		{
			Name:   "phone-in-north-american-form",
			Label:  "PHONE_NUMBER",
			Doc:    "A number written as those of the North American plan are, with an area or an exchange that is not given out: made-up data has such, and those who wish to mask a telephone number wish to mask it.",
			Source: "NANPA; ITU-T E.123, national notation",
			Triggers: []spec.Trigger{spec.OnByte('+').Then("1").AtMost(0.85),
				spec.OnToken(lex.TokenDigits, 3).FollowedBy("-9").Leading().StartingWith("0", "1").AtMost(aloneExtended),
				spec.OnToken(lex.TokenDigits, 3).FollowedBy(".9").Leading().BeforeSecondDot().StartingWith("1").AtMost(aloneExtended)},
			Match:   matchAmericanForm,
			Beside:  0.97,
			Context: phoneContext,
			Lenient: true,
		},
		{
			Name:     "fax-international",
			Label:    "FAX_NUMBER",
			Doc:      "A telephone number in international notation beside the word fax.",
			Source:   "ITU-T E.123",
			Triggers: []spec.Trigger{spec.OnByte('+').Then("9(").AtMost(0.02)},
			Match:    rarely(matchPhoneInternational),
			RareOf:   "phone-international",
			Beside:   0.995,
			Context:  faxContext,
			Headers:  []string{"fax", "fax number", "fax no", "telefax", "faxnummer", "fax nr"},
		},
		{
			Name:     "fax-national",
			Label:    "FAX_NUMBER",
			Doc:      "A telephone number in national notation beside the word fax.",
			Source:   "ITU-T E.123",
			Triggers: phoneTriggers(0.02),
			Match:    rarely(matchPhoneNational),
			RareOf:   "phone-national",
			Beside:   0.99,
			Context:  faxContext,
		},
	}
}

var phoneContext = []string{"phone", "telephone", "tel", "mobile", "cell", "cellphone", "call", "call me", "contact", "dial",
	"whatsapp", "sms", "hotline", "telefon", "handy", "mobil", "teléfono", "telefono", "móvil", "celular", "téléphone",
	"portable", "cellulare", "telefone", "telefoon", "电话", "手机", "電話", "携帯",
	"phone no", "phone number", "mobile number", "mobile no", "cell number", "contact number", "telephone number", "mob", "text me", "ring me", "rufnummer", "telefonnummer", "mobilnummer", "mobiltelefon", "handynummer", "anrufen", "erreichbar", "gsm", "tlf", "tfno", "llamar", "llámame",
	"appeler", "appelez", "joignable", "chiamare", "chiamami", "telemóvel", "ligar", "mobiel", "telefoonnummer", "bellen", "bereikbaar", "ringa", "ring", "puhelin", "puhelinnumero", "puh", "kännykkä", "komórka", "komórkowy",
	"telefonu", "numer telefonu", "zadzwonić", "telefonní číslo", "zavolejte", "telefonszám", "mobilszám", "hívjon", "telefonul", "număr de telefon", "sunați", "cep telefonu", "cep tel", "cep numarası", "arayın", "τηλέφωνο", "τηλ", "κινητό",
	"тел", "телефон", "телефона", "телефону", "моб", "мобильный", "позвоните", "звоните", "мобільний", "телефонуйте", "зателефонуйте", "טלפון", "נייד", "טל", "هاتف", "الهاتف", "الاتصال", "الاتصال على", "للاتصال", "هاتفي", "جوال", "جوالي", "موبايل", "رقم الهاتف", "اتصل",
	"फोन", "फ़ोन", "मोबाइल", "telepon", "telp", "ponsel", "no hp", "hubungi", "điện thoại", "số điện thoại", "sđt", "gọi", "手机号", "手機", "联系电话", "电话号码", "電話番号", "携帯電話", "連絡先", "전화", "전화번호", "휴대폰", "휴대전화", "연락처", "핸드폰",
	"โทร", "โทรศัพท์", "มือถือ", "handphone", "hand phone", "h/p", "hp no", "nomor handphone", "telefon bimbit", "fono", "fonos", "teléfono celular", "teléfono fijo", "sími", "símanúmer", "farsími", "gsm-númer", "guthán", "fón", "uimhir fóin", "ffôn", "simu", "nambari ya simu", "telefoni", "selfoon", "telefoonnr",
	"callback", "call back", "callback number", "ring me on", "give me a ring", "cell no", "reach me", "reach me at", "phoned", "landline", "call us", "rufen sie", "telefonisch", "durchwahl", "festnetz", "mobilfunknummer", "rückruf", "whatsapp-nummer", "meine nummer",
	"llámeme", "llámanos", "llame", "llamar al", "móvil", "número de teléfono", "número de contacto", "appelez-moi", "appelez le", "appelle-moi", "appelle", "rappeler", "rappelez", "numéro de téléphone", "téléphoner", "tél", "composez",
	"chiamate", "chiama", "chiami", "richiamare", "richiamare il", "numero di telefono", "telefonare", "telefonate", "recapito", "ligue", "ligue-me", "me liga", "contato", "número de telefone", "fone", "zap", "bel", "bel me", "belt", "telefonisch bereikbaar", "mobiele nummer",
	"dzwonić", "dzwonić pod", "oddzwonić", "oddzwonić pod", "zadzwoń", "zadzwoń pod", "zadzwonić pod", "proszę dzwonić", "dzwoń", "telefonem", "komórkę", "nr tel", "volejte", "volat", "volej", "zavolej", "zavolat", "telefonním čísle", "telefonního čísla", "mobilu", "mobilní", "volajte", "zavolajte", "telefónne číslo", "telefón", "mobilné číslo",
	"ring mig", "ringer", "telefonnumret", "mobilnumret", "telefonnummeret", "mobilnummeret", "ring til", "ringe til", "kan ringe", "ring meg", "mobilen", "telefonen", "soita", "soittaa", "soittakaa", "soittamalla", "puhelimitse", "puhelinnumeroni", "puhelinnumeronsa",
	"telefon numarası", "telefon numaram", "arayabilirsiniz", "cep no", "gsm no", "sunați-mă", "suna", "sună", "sunați la", "telefon mobil", "numărul de telefon", "hívj", "hívható", "hívjon fel", "telefonszámom", "telefonszáma", "mobilszáma", "telefonon",
	"καλέστε", "καλέστε με", "καλέσετε", "τηλεφώνου", "αριθμός τηλεφώνου", "τηλεφωνήστε", "κινητού", "σταθερό", "звони", "звонить", "позвони", "позвонить", "по телефону", "телефоном", "номер телефона", "мобильного", "сотовый", "сот", "перезвоните", "набрать", "дзвоніть", "дзвонити", "подзвоніть", "за телефоном", "номер телефону", "мобільного",
	"обадете се", "обади се", "мобилен", "телефонен номер", "nazovite", "zovite", "broj telefona", "broj mobitela", "mobitel", "pokličite", "telefonska številka", "telefonas", "telefono numeris", "skambinkite", "skambinti", "tālrunis", "tālruņa numurs", "zvaniet", "zvanīt", "helista", "helistage", "telefoninumber",
	"התקשר", "התקשרו", "תתקשר", "טלפון נייד", "מספר הטלפון", "פלאפון", "رقم هاتفي", "رقم هاتف", "رقم الجوال", "اتصلوا", "اتصل بي", "تلفن", "شماره تلفن", "موبایل", "تماس", "फोन नंबर", "मोबाइल नंबर", "कॉल", "hubungi saya", "telepon saya", "nomor telepon", "nomor hp", "no telp", "nombor telefon", "điện thoại số", "gọi số", "拨打", "致电", "请致电", "打电话", "手机号码", "联系方式", "联系", "お電話", "電話は", "携帯番号", "携帯", "연락", "전화하", "전화 주", "เบอร์โทร", "เบอร์",
	"kom", "linka", "linky", "na lince", "na linke", "skambinkit", "paskambinkit", "paskambinkite", "paskambink", "набери", "наберите", "набрать", "подзвони", "подзвоніть", "дзвоніть", "дзвони", "обади му се", "позови", "позовите", "позвати", "pozovi", "pozovite", "nazovi", "nazvati", "pokliči", "llamáis", "llamáis al", "llamadme", "llamad al", "vissza kell hívni", "visszahívni", "visszahívás", "hívjátok", "hívjuk", "ara", "arayın", "aranacak", "dosegljiv je na", "dosegljiva je na", "dosegljivi na", "só pelo", "apenas pelo", "mobiil", "mobiiltelefon", "helistada", "truqueu", "truqueu al", "truqui al", "truca'm", "trucar", "telèfon", "mòbil", "ringe meg på", "ring meg på", "звънете", "звънете на", "обадете се на", "dihubungi", "dihubungi di", "menghubungi", "mob. tel", "tālr", "संपर्क करें", "कॉल करें", "請撥", "請致電", "撥打", "致電", "请拨", "请拨打", "تماس بگیرید", "شماره تماس", "شماره موبایل", "تلفن همراه", "nazvati", "pokličete", "mobilný telefón", "לנייד", "לטלפון", "בטלפון", "בנייד", "להתקשר", "להתקשר ל", "נייד שלי", "móbil", "chame", "scrivimi su", "scrivimi al", "kontakt", "dzwońcie", "zadzwońcie", "dzwońcie do", "zvoňte", "hívjatok", "hívjátok", "sunați-ne", "bel ons", "llamad", "llamen", "chiamateci", "liguem", "nummeret til", "numret till", "nummeret hans", "nummeret hennes", "nummer von", "nummer vom", "nummer van", "numer do", "κιν", "수신번호", "발신번호", "mobilepay", "vipps", "bizum", "ringt", "ringte", "ringde", "telefonja", "telefonom", "numeroon", "mobilja", "mobilom"}

// phoneSpokenOf are words that do not name a telephone and yet stand beside its number.
var phoneSpokenOf = []string{"next of kin", "emergency contact", "notfallkontakt", "contact d'urgence", "contacto de emergencia", "text stop to", "stop to", "sent to", "短信", "短信已发", "رسالة إلى", "الرسالة إلى", "문자 발송", "code to", "text to", "sms to", "code an", "sms an", "nachricht an", "code au", "sms au", "message au", "código al", "mensaje al", "sms al", "codice al", "messaggio al", "código para", "sms para", "mensagem para", "mensagem ao", "contacto", "contato", "code naar", "sms naar", "bericht naar", "kod na", "sms na", "kód na", "kod till", "sms till", "kode til", "sms til", "koodin numeroon", "tekstiviesti", "mesaj", "cod la", "mesaj la", "kódot küldtünk", "κωδικό στο", "код на", "смс на", "сообщение на", "повідомлення на",
	"called from", "calling from", "try", "her line", "his line", "my line", "answers at", "answer at", "reach me", "reached at", "reach us", "reach him", "reach her", "ask at",
	"ruft sie", "ruft dich", "ruf mich", "rappellera au", "rappeler au", "appellera au", "llamará al", "llamaré al", "llama al", "llamarle al", "llamarte al", "chiamerà al", "richiamerà al", "chiamarla al", "ligar no", "ligar para o", "liga para o", "ligará para", "belt u", "belt je", "terugbellen op",
	"oddzwoni pod", "oddzwonię", "zadzwoni pod", "hör av sig på", "hör av mig på", "ringer dig på", "nås på", "nå mig på", "ringe på", "ringer til", "ringer deg på", "træffes på", "treffes på", "soittaa numerosta", "numerosta", "zavolá na", "zavolám na", "zavolať na", "zavolá", "hívja", "hívja önt", "hívom", "vă va suna la", "sun la",
	"numarasından", "arayacak", "arayacağım", "καλέσει στο", "καλέσω στο", "σας καλέσει", "στο τηλέφωνο", "перезвонит", "перезвоню", "позвонит", "зателефонує", "подзвонить", "обади на", "обадя на", "ще ви се обади", "nazvat će", "nazvati na", "pozvati na", "poklicala na", "poklical na", "poklicali na", "menelepon", "menghubungi", "gọi cho", "ستتصل", "سأتصل", "سيتصل", "יתקשר", "תתקשר אליך", "致電", "來電", "撥打",
	"my number", "direct line", "direct dial", "landline", "office", "desk", "switchboard",
	"meine nummer", "unter der nummer", "durchwahl", "zentrale", "büro", "mon numéro", "au numéro", "bureau", "ligne directe", "mi número", "al número", "oficina", "il mio numero", "al numero", "ufficio",
	"meu número", "pelo número", "escritório", "mijn nummer", "op nummer", "kantoor", "mój numer", "pod numerem", "biuro", "mitt nummer", "mit nummer", "kontor", "numeroni", "toimisto", "moje číslo", "na čísle", "kancelář",
	"numărul meu", "la numărul", "birou", "számom", "iroda", "numaram", "ofis", "ο αριθμός μου", "γραφείο", "мой номер", "по номеру", "офис", "мій номер", "за номером", "офіс", "המספר שלי", "رقمي", "على الرقم", "المكتب",
	"मेरा नंबर", "nomor saya", "kantor", "số của tôi", "văn phòng", "我的号码", "办公室", "私の番号", "会社", "내 번호", "사무실", "เบอร์ของฉัน", "ออฟฟิศ",
	"reach me on", "get me on", "get hold of me on", "find me on", "my new number", "new number is", "our new number", "his new number", "her new number", "number is now",
	"erreichen sie mich", "erreichen sie uns", "erreichst du mich", "erreicht ihr mich", "erreichen sie ihn", "zu erreichen", "meine neue nummer", "neue nummer ist", "neue nummer lautet", "seine neue nummer", "ihre neue nummer",
	"me joindre", "nous joindre", "le joindre", "la joindre", "joindre au", "joindre sur", "joignez-moi", "contacter au", "me contacter", "mon nouveau numéro", "nouveau numéro est", "son nouveau numéro",
	"localizarme", "localizarnos", "localizarle", "me localiza", "me localizas", "me localizan", "localizar en el", "contactarme", "contactarnos", "me encuentra en el", "ubicarme", "mi nuevo número", "mi número nuevo", "su nuevo número", "nuevo número es",
	"mi trovate", "mi trovate al", "mi trovi", "mi trovi al", "mi trova", "mi trova al", "ci trovate", "ci trovate al", "raggiungermi", "raggiungerci", "contattarmi", "il mio nuovo numero", "nuovo numero è", "rispondo al",
	"encontrar-me", "encontra-me", "me encontra", "contactar-me", "falar comigo", "fale comigo", "meu novo número", "o meu novo número", "novo número é",
	"te bereiken", "bereikt mij", "bereikt u mij", "bereik je me", "bereik me", "bereiken op", "mijn nieuwe nummer",
	"når mig på", "når du mig", "når ni mig", "når oss på", "nås bäst på", "mitt nya nummer", "nya nummer är",
	"kan ringes", "fanges på", "fange mig på", "få fat i mig", "få fat på mig", "mit nye nummer", "nye nummer er",
	"når meg på", "treffer meg på", "få tak i meg", "mitt nye nummer",
	"tavoittaa", "tavoitat", "tavoitatte", "tavoittaa minut", "saa minut kiinni", "saatte minut kiinni", "uusi numeroni", "uusi numero on",
	"złapać mnie", "złapiecie mnie", "dostępny pod", "dostępna pod", "uchwytny pod", "uchwytna pod", "skontaktować się ze mną", "mój nowy numer", "nowy numer to",
	"zastihnete", "zastihnete mě", "zastihnete mě na", "zastihnete nás", "zastihnout", "k zastižení na", "dovoláte se", "dovoláte se mi na", "moje nové číslo", "mé nové číslo", "nové číslo je",
	"zastihnete ma", "zastihnete ma na", "zastihnúť", "dovoláte sa", "dovoláte sa mi na",
	"elérhetnek", "elérhetsz", "elérhet", "elérnek", "elérhető vagyok", "új számom", "az új számom", "új telefonszámom",
	"mă găsiți", "mă găsiți la", "mă găsești", "mă găsești la", "mă puteți găsi", "mă puteți contacta", "mă poți contacta", "noul meu număr", "numărul meu nou",
	"ulaşabilirsiniz", "ulaşabilirsin", "ulaşabilir", "ulaşabilirler", "bana ulaşın", "ulaşın", "numaradan ulaş", "yeni numaram", "yeni numarası",
	"με βρείτε στο", "θα με βρείτε στο", "με βρεις στο", "θα με βρεις στο", "επικοινωνήσετε μαζί μου", "ο νέος μου αριθμός", "νέος μου αριθμός", "το νέο μου νούμερο", "νέο μου νούμερο",
	"связаться со мной", "свяжитесь со мной", "дозвониться", "мой новый номер",
	"зв'язатися зі мною", "зв’язатися зі мною", "додзвонитися", "мій новий номер",
	"ме намерите на", "ще ме намерите", "свържете се с мен", "новият ми номер", "новия ми номер",
	"dobiti na", "dobijete na", "dobit ćete me", "naći na", "nađete na", "moj novi broj", "novi broj je", "dosegljiv na", "dosegljiva na", "dobite na", "moja nova številka",
	"pasiekti", "pasieksite", "mano naujas numeris", "sazvanīt", "sasniegt mani", "mans jaunais numurs", "kätte saada", "saate mind kätte", "minu uus number",
	"bisa dihubungi", "nomor baru saya", "nombor baru saya", "số mới của tôi", "我的新号码", "המספר החדש שלי", "להשיג אותי", "رقمي الجديد", "التواصل معي"}

var faxContext = []string{"fax", "telefax", "facsimile", "fax number", "fax no", "faks"}

// phoneTriggers are what a number in national notation begins with: a bracket, a
// group of up to five digits with another one behind it, or all digits of it or
// the most of them, which is little worth.
func phoneTriggers(most float64) []spec.Trigger {
	list := []spec.Trigger{spec.OnByte('(').Then("9").AtMost(most)}
	for n, surer := range [...]string{1: "1 8", 2: "0", 3: "0 2 3 4 5 6 7 8 9", 4: "0", 5: "0 6 7 8 9"} {
		if n == 0 {
			continue
		}
		// What begins with another digit is hardly worth anything, but in the groups
		// of Poland; see nationalAlone.
		group := spec.OnToken(lex.TokenDigits, n).FollowedBy(" 9 *-9-*.9.*/9/*(9").Leading()
		list = append(list, group.AtMost(min(most, alonePlain)))
		if most > alonePlain {
			list = append(list, group.StartingWith(strings.Fields(surer)...).AtMost(most))
		}
	}
	if most > alonePlain {
		// The mobile telephones of China, which are written without dots, and numbers
		// of Australia such as 1300 975 707. The two digits are those of Poland.
		undotted := func(n int) spec.Trigger {
			return spec.OnToken(lex.TokenDigits, n).FollowedBy(" 9 *-9-*/9/*(9").Leading()
		}
		list = append(list,
			undotted(3).StartingWith("13", "14", "15", "16", "17", "18", "19").AtMost(most),
			undotted(4).StartingWith("13", "18").AtMost(most),
			spec.OnToken(lex.TokenDigits, 2).FollowedBy(" 9-9").Leading().AtMost(min(most, 0.5)))
	}
	for n := 6; n <= MostPhoneDigits; n++ {
		list = append(list, spec.OnToken(lex.TokenDigits, n).Leading().AtMost(min(most, alonePlain)))
	}
	return list
}

// aloneFax is what a number is worth as one of a fax machine, at most, without a
// word for that.
const aloneFax = 0.02

// rarely is the grammar of a telephone number that means nothing without
// context. Where little speaks for a telephone, less speaks for a fax machine.
func rarely(m func(string, int) (spec.Match, bool)) func(string, int) (spec.Match, bool) {
	return func(text string, at int) (spec.Match, bool) {
		found, ok := m(text, at)
		found.Alone = RareAlone(found.Alone)
		return found, ok
	}
}

// RareAlone is what a number is worth as one of a fax machine that is worth so much
// as one of a telephone.
func RareAlone(alone float64) float64 { return min(aloneFax, alone/2) }
