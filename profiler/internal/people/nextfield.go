package people

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lex"
)

// This file tells where the next field begins in a line that has several, of which nothing is part
// of the value before:
//
//	First name: Tess Last name: Quorl Phone: 555 0100

// nextHeads are names of fields that stand behind the values of others, beside those of formHeads and
// of jobs, nationalities and religions.
var nextHeads = lex.NewOtherSet(formHeads.Words(), fieldNames()["job"].Words(), fieldNames()["nationality"].Words(), fieldNames()["religion"].Words(), strings.Split(
	"phone|phone number|phone no|telephone|tel|mobile|mobile number|cell|fax|email|e-mail|email address|mail|address|home address|street|city|town|state|country|county|zip|zip code|postcode|post code|postal code|date|dob|date of birth|born|birth date|birthdate|birthday|place of birth|birthplace|age|sex|gender|title|job title|position|role|department|dept|employer|company|organisation|organization|manager|supervisor|status|marital status|spouse|next of kin|emergency contact|contact|id|id number|id no|employee id|customer id|patient id|mrn|nhs number|ssn|passport|passport number|passport no|licence|license|insurance|policy|policy number|account|account number|iban|bic|username|user|login|password|notes|comments|allergies|blood group|blood type|weight|height|room|ward|doctor|gp|middle name|maiden name|initials|nickname|salary|start date|order|invoice|reference|ref|"+
		"telefon|telefonnummer|tel.-nr|mobil|handy|handynummer|adresse|anschrift|wohnort|straße|strasse|ort|plz|bundesland|land|geburtsdatum|geboren|geboren am|geb|geburtsort|geburtsname|alter|geschlecht|familienstand|abteilung|arbeitgeber|firma|position|funktion|krankenkasse|versicherung|versichertennummer|kundennummer|steuernummer|steuer-id|ausweisnummer|reisepass|kontonummer|hausarzt|station|zimmer|diagnose|größe|gewicht|blutgruppe|"+
		"téléphone|tél|portable|courriel|mél|adresse|adresse postale|ville|pays|code postal|date de naissance|né le|née le|né|née|lieu de naissance|âge|sexe|situation familiale|état civil|service|poste|fonction|employeur|entreprise|société|n° de sécurité sociale|numéro de sécurité sociale|passeport|médecin|groupe sanguin|"+
		"teléfono|móvil|celular|correo|correo electrónico|dirección|domicilio|calle|ciudad|localidad|provincia|país|código postal|fecha de nacimiento|nacido|nacida|lugar de nacimiento|edad|sexo|estado civil|puesto|cargo|empresa|dni|nif|nie|pasaporte|grupo sanguíneo|sanitario|médico|"+
		"telefono|cellulare|cell|indirizzo|via|città|comune|provincia|paese|cap|data di nascita|luogo di nascita|nato a|nata a|età|sesso|stato civile|azienda|ditta|ruolo|codice fiscale|cf|passaporto|gruppo sanguigno|medico|"+
		"telefone|telemóvel|celular|correio eletrónico|endereço|rua|cidade|concelho|distrito|estado|país|código postal|cep|data de nascimento|nascido|nascida|local de nascimento|idade|sexo|gênero|género|estado civil|cargo|função|empresa|cpf|rg|nif|cartão de cidadão|passaporte|naturalidade|grupo sanguíneo|"+
		"telefoon|telefoonnummer|mobiel|gsm|e-mailadres|adres|straat|woonplaats|plaats|postcode|land|geboortedatum|geb. datum|geboren|geboorteplaats|leeftijd|geslacht|burgerlijke staat|afdeling|werkgever|bedrijf|functie|bsn|paspoort|paspoortnummer|huisarts|bloedgroep|"+
		"telefon|tel. kom|komórka|adres|adres zamieszkania|ulica|miasto|miejscowość|kraj|kod pocztowy|data urodzenia|urodzony|urodzona|ur|miejsce urodzenia|wiek|płeć|stan cywilny|dział|pracodawca|firma|stanowisko|pesel|nip|dowód|paszport|grupa krwi|lekarz|"+
		"mobilnummer|mobil|e-post|epost|adress|gata|ort|stad|land|postnummer|födelsedatum|född|födelseort|ålder|kön|civilstånd|avdelning|arbetsgivare|företag|befattning|personnummer|pass|blodgrupp|mejl|anhörig|"+
		"mobilnr|tlf|telefonnr|adresse|by|postnr|fødselsdato|født|fødested|alder|køn|kjønn|sivilstand|civilstand|afdeling|avdeling|arbejdsgiver|arbeidsgiver|stilling|cpr|cpr-nr|fødselsnummer|pårørende|"+
		"puhelin|puh|puhelinnumero|matkapuhelin|sähköposti|osoite|katuosoite|kaupunki|paikkakunta|maa|postinumero|syntymäaika|syntynyt|syntymäpaikka|ikä|sukupuoli|siviilisääty|osasto|työnantaja|yritys|tehtävä|henkilötunnus|hetu|veriryhmä|"+
		"telefon|mobil|e-mail|adresa|bydliště|trvalé bydliště|ulice|město|obec|stát|psč|datum narození|narozen|narozena|nar|místo narození|věk|pohlaví|rodinný stav|oddělení|zaměstnavatel|firma|rodné číslo|r. č|pas|krevní skupina|lékař|bydlisko|mesto|štát|dátum narodenia|narodený|narodená|miesto narodenia|vek|pohlavie|rodinný stav|zamestnávateľ|rodné číslo|"+
		"telefonszám|mobil|cím|lakcím|város|ország|irányítószám|születési idő|születési dátum|született|születési hely|életkor|kor|nem|családi állapot|munkáltató|beosztás|tajszám|taj|anyja neve|"+
		"telefon|mobil|adresă|adresa|oraș|localitate|județ|țară|cod poștal|data nașterii|născut|născută|locul nașterii|vârstă|vârsta|sex|stare civilă|angajator|firmă|funcție|funcția|cnp|pașaport|"+
		"telefon|cep telefonu|cep|gsm|e-posta|eposta|adres|adresi|şehir|il|ilçe|ülke|posta kodu|doğum tarihi|doğum yeri|yaş|yaşı|cinsiyet|cinsiyeti|medeni hal|medeni hali|bölüm|departman|işveren|şirket|görev|görevi|unvan|tc kimlik no|t.c. kimlik no|tckn|pasaport no|kan grubu|"+
		"τηλέφωνο|τηλ|κινητό|διεύθυνση|πόλη|χώρα|τ.κ|ημερομηνία γέννησης|ημ. γέννησης|τόπος γέννησης|ηλικία|φύλο|οικογενειακή κατάσταση|εργοδότης|εταιρεία|θέση|αφμ|αμκα|"+
		"телефон|тел|моб|мобильный|почта|эл. почта|адрес|адрес проживания|город|область|страна|индекс|дата рождения|д.р|место рождения|возраст|пол|семейное положение|отдел|работодатель|компания|место работы|паспорт|снилс|инн|группа крови|врач|адреса|місто|країна|індекс|дата народження|місце народження|вік|стать|сімейний стан|роботодавець|іпн|лікар|имейл|град|държава|дата на раждане|възраст|егн|лекар|"+
		"telefon|mobitel|adresa|grad|mjesto|država|poštanski broj|datum rođenja|mjesto rođenja|dob|spol|bračno stanje|poslodavac|tvrtka|radno mjesto|oib|naslov|kraj|datum rojstva|starost|delodajalec|emšo|telefonas|adresas|miestas|gimimo data|amžius|tālrunis|adrese|pilsēta|dzimšanas datums|vecums|aadress|linn|sünniaeg|vanus|"+
		"電話|電話番号|携帯|携帯電話|メール|メールアドレス|住所|現住所|郵便番号|生年月日|年齢|性別|職業|職種|役職|会社名|勤務先|所属|部署|国籍|宗教|血液型|緊急連絡先|电话|手机|手机号|手机号码|联系电话|邮箱|电子邮箱|地址|住址|家庭住址|出生日期|出生年月|年龄|性别|职业|职位|职务|工作单位|单位|公司|部门|民族|籍贯|婚姻状况|身份证|身份证号|身份证号码|护照|护照号|電話號碼|手機|電郵|地址|性別|年齡|職位|身份證|전화|전화번호|휴대폰|연락처|이메일|주소|생년월일|나이|성별|직업|직책|직급|회사|부서|소속|국적|종교|주민등록번호|혈액형|"+
		"الهاتف|رقم الهاتف|الجوال|البريد|البريد الإلكتروني|العنوان|المدينة|البلد|تاريخ الميلاد|مكان الميلاد|العمر|الجنس|الحالة الاجتماعية|الديانة|רقم|טלפון|נייד|דוא\"ל|כתובת|עיר|תאריך לידה|גיל|מין|ת.ז|फोन|मोबाइल|ईमेल|पता|शहर|जन्म तिथि|जन्मतिथि|आयु|लिंग|โทร|โทรศัพท์|เบอร์โทร|อีเมล|ที่อยู่|วันเกิด|อายุ|เพศ|điện thoại|số điện thoại|sđt|địa chỉ|thành phố|ngày sinh|tuổi|giới tính|cccd|cmnd|telepon|no. telepon|no. hp|hp|alamat|kota|tanggal lahir|tempat lahir|umur|usia|jenis kelamin", "|"))

// farthestColon is how far behind the end of a value the colon of the next field stands at most, in bytes.
const farthestColon = 32

// FieldEnd is beforeNextField for a value that may reach to the end of its line, text[end].
func FieldEnd(text string, start, end int) int {
	if start >= end || strings.IndexByte(text[start:end], ':') < 0 && !strings.Contains(text[start:end], "：") {
		return end
	}
	for i := start + 1; i < end; i++ {
		if text[i-1] == ' ' && text[i] != ' ' && nextFieldColon(text, i) >= 0 {
			return i
		}
	}
	return end
}

// isNextField reports whether the name of a field begins at text[i] and has its colon.
func isNextField(text string, i int) bool {
	return i < len(text) && colonBehind(text, i) >= 0 && nextFieldColon(text, i) >= 0
}

// nextFieldColon is where the colon of the field is whose name begins at text[i], or below 0.
func nextFieldColon(text string, i int) int {
	name := nextHeads.At(text, i)
	if name == "" {
		return -1
	}
	at := lex.SkipSpaces(text, lex.SkipByte(text, i+len(name), '.'))
	if at < len(text) && (text[at] == ':' || strings.HasPrefix(text[at:], "：")) {
		return at
	}
	return -1
}

// colonBehind is the place of the colon behind the words at text[end] in that line, or below 0.
func colonBehind(text string, end int) int {
	for i := end; i < len(text) && i-end < farthestColon; i++ {
		switch c := text[i]; {
		case c == ':':
			return i
		case c == "："[0] && strings.HasPrefix(text[i:], "："):
			return i
		case c == '\n' || c == ',' || c == ';' || c == '|':
			return -1
		}
	}
	return -1
}

// formHeads head letters and forms, and their fields; nothing of that is a name.
var formHeads = lex.NewOtherSet(strings.Split("name|names|full name|first name|last name|surname|staff file|personnel file|employee record|discharge summary|referral letter|patient record|medical report|invoice|reminder|application|contract of employment|curriculum vitae|questions|"+
	"vorname|nachname|familienname|vor- und nachname|personalfragebogen|personalbogen|personalakte|personalstammblatt|mitarbeiterbogen|arbeitsvertrag|arbeitszeugnis|arztbrief|entlassungsbrief|entlassungsbericht|befundbericht|befund|überweisung|anamnese|diagnose|therapie|lebenslauf|bewerbung|rechnung|mahnung|gutschrift|lieferschein|angebot|kündigung|bescheinigung|stammdaten|stammblatt|krankmeldung|rückfragen|rückfrage|krankengymnastik|physiotherapie|reha|ihnen|ihre|ihr|sie|ihrem|ihren|ihrer|"+
	"nom|noms|prénom|prénoms|nom et prénom|nom de famille|dossier|dossier du personnel|fiche salarié|fiche du salarié|fiche de paie|compte rendu|ordonnance|facture|relance|devis|lettre de sortie|curriculum|"+
	"nombre|nombres|apellido|apellidos|nombre y apellidos|nombre completo|ficha|ficha de empleado|ficha de personal|informe|informe de alta|historia clínica|factura|contrato|solicitud|presupuesto|receta|firmado|"+
	"nomi|cognomi|cognome|cognome e nome|nome e cognome|scheda|scheda dipendente|scheda personale|referto|lettera di dimissione|fattura|preventivo|contratto|ricetta|nata|nato|domicilio|residenza|cittadinanza|paziente|"+
	"nome|nome completo|apelido|ficha de admissão|ficha de funcionário|ficha do trabalhador|relatório|relatório clínico|nota de alta|fatura|orçamento|recibo|naturalidade|morada|utente|doente|"+
	"naam|voornaam|achternaam|personeelsdossier|personeelskaart|personeelsformulier|arbeidsovereenkomst|arbeidscontract|verwijsbrief|ontslagbrief|factuur|aanmaning|offerte|bijlage|betreft|sollicitatie|"+
	"imię|nazwisko|imię i nazwisko|kwestionariusz|kwestionariusz osobowy|karta informacyjna|wypis|faktura|umowa|umowa o pracę|zaświadczenie|życiorys|skierowanie|"+
	"namn|förnamn|efternamn|för- och efternamn|anställningsuppgifter|anställningsavtal|personuppgifter|personalakt|remiss|epikris|journal|faktura|påminnelse|offert|intyg|"+
	"navn|fornavn|etternavn|efternavn|ansettelsesavtale|ansættelseskontrakt|personopplysninger|personoplysninger|henvisning|epikrise|tilbud|attest|"+
	"nimi|etunimi|sukunimi|henkilötiedot|henkilötietolomake|työsopimus|lähete|epikriisi|lasku|tarjous|todistus|"+
	"jméno|příjmení|jméno a příjmení|osobní dotazník|pracovní smlouva|propouštěcí zpráva|žádanka|nabídka|potvrzení|meno|priezvisko|meno a priezvisko|osobný dotazník|prepúšťacia správa|"+
	"név|teljes név|vezetéknév|keresztnév|személyi adatlap|munkaszerződés|zárójelentés|beutaló|számla|árajánlat|igazolás|"+
	"nume|prenume|nume și prenume|fișa angajatului|contract de muncă|bilet de externare|bilet de trimitere|factură|ofertă|adeverință|"+
	"ad|soyad|adı|soyadı|ad soyad|adı soyadı|adınız|soyadınız|ad soyadınız|isim|soyisim|personel bilgi formu|bilgi formu|başvuru formu|kayıt formu|formu|sicil|epikriz|epikriz raporu|rapor|fatura|teklif|sözleşme|iş sözleşmesi|özgeçmiş|uyruğu|sorularınız|sorunuz|"+
	"όνομα|επώνυμο|ονοματεπώνυμο|πατρώνυμο|βιογραφικό|τιμολόγιο|προσφορά|σύμβαση εργασίας|ενημερωτικό σημείωμα|παραπεμπτικό|"+
	"фио|фамилия|имя|отчество|личная карточка|личная карточка работника|анкета|трудовой договор|выписка|эпикриз|направление|счёт|счет|справка|заявление|резюме|назовите|назовите дату|назовите дату рождения|укажите|сообщите|подскажите|"+
	"піб|прізвище|ім'я|по батькові|особова картка|трудовий договір|виписка|направлення|рахунок|довідка|заява|назвіть|вкажіть|име|фамилно име|презиме|трудов договор|епикриза|фактура|справка|"+
	"ime|prezime|ime i prezime|ime in priimek|priimek|ugovor o radu|otpusno pismo|uputnica|račun|ponuda|pogodba|vardas|pavardė|vārds|uzvārds|eesnimi|perekonnanimi|töölepin|"+
	"terveisin|ystävällisin terveisin|поздрави|сърдечни поздрави|s pozdravem|s pozdravom|üdvözlettel|saygılarımla|с уважением|з повагою|lijep pozdrav|srdačan pozdrav|lep pozdrav|med vänlig hälsning|hälsningar|venlig hilsen|vennlig hilsen|pozdrawiam|z poważaniem|cu stimă|cu respect|με εκτίμηση|salam|trân trọng|氏名|姓名|名前|お名前|印鑑|履歴書|職務経歴書|診療情報提供書|紹介状|請求書|見積書|雇用契約書|ご案内|性别|성명|이름|이력서|진료의뢰서|견적서|청구서|الاسم|الاسم الكامل|اسم العائلة|שם|שם משפחה|नाम|họ tên|họ và tên|nama|nama lengkap", "|"))

// beforeNextField is the end of the value text[start:end] without the name of the next field in that line, which
// begins in it and has a colon behind it. The first word belongs to the value.
func beforeNextField(text string, start, end int) int {
	colon := colonBehind(text, end)
	if colon < 0 {
		return end
	}
	return fieldEndBefore(text, start, end, colon)
}

// fieldEndBefore is beforeNextField where the colon is known.
func fieldEndBefore(text string, start, end, colon int) int {
	for i := start + 1; i < end; i++ {
		if text[i-1] == ' ' && text[i] != ' ' && nextFieldColon(text, i) == colon {
			return start + len(strings.TrimRight(text[start:i], " "))
		}
	}
	return end
}
