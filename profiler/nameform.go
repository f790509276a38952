package profiler

import (
	"strings"
)

// This file amends what the tagger has found by what letters and forms have that sentences
// have not: words that greet and that head a form are no part of a name, a title and a
// particle make a person of a place, and a word for a kind of house makes an organisation of
// what follows it.

// formHeads head letters and forms, and their fields; nothing of that is a name.
var formHeads = newOtherSet(strings.Split("name|names|full name|first name|last name|surname|staff file|personnel file|employee record|discharge summary|referral letter|patient record|medical report|invoice|reminder|application|contract of employment|curriculum vitae|questions|"+
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

// shortTitles stand before a family name.
var shortTitles = wordSet("panie panu pana pane paní pán pani domnule doamnă domnul doamna κύριε κυρία κύριος gospodine gospođo gospodin господине госпожо m mme mlle mr mrs ms dr prof hr fr herr herrn frau sig sig.ra sig.na signor signora signorina dott dott.ssa dra sra sr srta señor señora don doña dhr mevr mw meneer mevrouw de heer monsieur madame mademoiselle maître me pan pani panu panią bay bayan herre fru mister miss sir madam senhor senhora г-н г-жа господин госпожа пан пані пане пана панові gospod gospa gospe gospodična gospođice господине госпођо vážený pána kyria")

// particles stand between a title or a given name and a family name.
var particles = wordSet("van von de der den ten ter del della dello dei di da dal dos das do du des la le les lo li zu zur vom af av el al bin ibn san")
