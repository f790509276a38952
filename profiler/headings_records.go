package profiler

// This file is a list of what columns are called in the records of schools, insurers,
// surgeries, utilities, accounts and staff, in some twenty languages.

// recordHeadings are written as those of headings are.
var recordHeadings = []heading{
	{"FIRST_NAME", `voorletters|voorletter|initialen|initiales|iniciales|inicjały|initialer|nimikirjaimet|middle initial|mid init|middle init|cust mid init`},
	{"PERSON", roles},
	{"PERSON", `referring provider|referring physician|rendering provider|line manager|reporting manager|reports to|parent guardian|chef de service|parent répondant|nom du médecin|médico tratante|médico responsável|osoba kontaktowa|osoba do kontaktu|närmaste chef|bokad av|nærmeste leder|zákonný zástupce|medic curant|persoană de contact|agent vânzări|yetkili kişi|ilgili kişi|satış temsilcisi|veli adı|лечащий врач|законный представитель|` +
		`піб абонента|اسم الطبيب|اسم المريض|اسم الطالب|ولي الأمر|איש קשר|שם הרופא|שם המטופל|bác sĩ|người liên hệ|người nhận|tên bệnh nhân|nama dokter|nama siswa|penanggung jawab|मरीज का नाम|डॉक्टर का नाम`},
	{"PHONE_NUMBER", `контактный номер|номер для связи|контактний номер|número de contacto|num contacto|numero di contatto|número de contato|numéro de contact|kontaktnummer|contactnummer|numer kontaktowy|nr kontaktowy|kontaktní číslo|kapcsolattartó telefon|irtibat no|iletişim no|nomor kontak|連絡電話|联系方式|연락번호|رقم التواصل|संपर्क नंबर|संपर्क संख्या|kinhto|kinito|thlefono|tilefono|thl`},
	{"SALARY", `misthos|misthos miktos|apodoxes|basikos misthos`},
	{"JOB_TITLE", `lib empl|libellé emploi|intitulé emploi|役職名|職種名|職務名|職位名稱|직무명|eidikothta`},
	{"MARITAL_STATUS", `sts kwn|sts nikah|status kwn`},
	{"CUSTOMER_ID", `会員no|顧客no|お客様no|cod cl|cari kod|cari no|客戶編號|客户代码|會員編號|รหัสสมาชิก|รหัสลูกค้า`},
	{"EMPLOYEE_ID", `社員no|従業員no|職員no|mle|n mle|nº empleado|n empleado|таб|таб номер|員工編號|員編`},
	{"MEDICAL_RECORD_NUMBER", `患者no|カルテno|n historia|nr kartoteki|karton száma|törzskarton|номер медкарты|номер карты пациента|病歷號|病歷號碼|病歷|מספר תיק רפואי|หมายเลขผู้ป่วย|เลขที่ผู้ป่วย`},
	{"HEALTH_PLAN_ID", `n tarjeta sanitaria|tarjeta sanitaria|número tarjeta sanitaria|n afiliación|zorgverzekeringsnummer|numer ubezpieczenia|n utente|número de utente|健保卡號|健保卡号`},
	{"PASSPORT", `pspt|pspt nbr|pspt no|pspt num`},
	{"IN_PAN", `pan`},
	{"NONE", `ph val|ph value|ph wert|svc nm|svc name|loyer cc|loyer|lager ort|lohnart|scadenza|data scadenza|scad|dt fech|data fechamento|clave sat|num sin|nr sin|num siniestro|número de siniestro|numéro de sinistre|numero sinistro|zak nom|nom zak|cp sold|marca|marque|märke|značka|márka|марка|merkki|url tage|urlaubstage|伝票no|注文no|受注no|請求no|管理no|明細no|品番|native language|preferred language|stock on hand|warranty|weekly hours|leave days|leave balance|carrier|shelf mark|call number|record locator|bag tag|length of stay|waiting time|payment terms|fare class|cabin class|baggage allowance|meter reading|` +
		`vertragsnummer|vertragsnr|vertrag nr|vertragsart|muttersprache|mwst satz|ust satz|zählerstand|zählernummer|liefertermin|garantie|tarif|wochenstunden|resturlaub|spediteur|selbstbehalt|selbstbeteiligung|deckung|notenschnitt|fehltage|wertstellung|gegenkonto|soll haben|belegnummer|belegnr|beleg nr|belegdatum|beleg datum|bel dat|buchungsdatum|auftragsart|dringlichkeit|gewicht kg|regalfach|` +
		`n contrat|numéro de contrat|numéro contrat|type de contrat|langue maternelle|taux tva|conditions de paiement|échéance|date pièce|pièce comptable|relevé compteur|montant ttc|montant ht|solde|étage|heures hebdo|congés restants|transporteur|franchise|couverture|semestre|moyenne générale|désignation article|durée|date d'effet|formule|sinistres|code article|` +
		`n contrato|número de contrato|número contrato|tipo de contrato|lengua materna|tipo iva|condición iva|condición de pago|condiciones de pago|vencimiento|fecha vencimiento|lectura contador|unidad de medida|precio neto|garantía|tarifa|horas semanales|vacaciones|transportista|franquicia|cobertura|nota media|faltas|rubro|especialidad|ramo|fecha efecto|fecha de efecto|titulación|código artículo|cod art|cód art|` +
		`n contratto|numero contratto|tipo contratto|lingua madre|aliquota iva|condizioni di pagamento|data documento|lettura contatore|data consegna|unità di misura|prezzo netto|garanzia|tariffa|ore settimanali|ferie residue|corriere|franchigia|copertura|media voti|assenze|codice a barre|causale|commessa|scarti|esito pratica|sezione elettorale|codice articolo|` +
		`número do contrato|n do contrato|língua materna|alíquota|condição de pagamento|data da nota|leitura|data de entrega|unidade de medida|preço líquido|horas semanais|férias|transportadora|franquia|média final|escala|vale transporte|taxa moderadora|convênio|código do artigo|` +
		`contractnummer|contract nr|contractvorm|moedertaal|btw tarief|betaaltermijn|boekdatum|meterstand|leverdatum|prijs excl btw|tarief|verdieping|verlofdagen|vervoerder|eigen risico|dekking|schadevrije jaren|gemiddelde|verzuim|levertijd|maatvoering|contributie|` +
		`nr umowy|numer umowy|rodzaj umowy|stawka vat|data wystawienia|data sprzedaży|stan licznika|data dostawy|jednostka miary|cena netto|wartość brutto|gwarancja|taryfa|piętro|wymiar etatu|urlop|przewoźnik|składka|semestr|ocena|średnia ocen|nieobecności|kod kreskowy|nazwa towaru|data przyjęcia towaru|kod towaru|` +
		`avtalsnummer|avtalsnr|momssats|betalningsvillkor|förfallodatum|mätarställning|leveransdatum|pris exkl moms|våning|anställningsform|arbetstid|semesterdagar|transportör|självrisk|frånvaro|antal gäster|rumstyp|benämning|besökstyp|kontraktnummer|aftalenummer|avtalenummer|avtalenr|forfaldsdato|forfallsdato|fakturadato|leveringsdato|feriedage|abonnement|fravær|stillingsprosent|sopimusnumero|eräpäivä|yksikkö|kerros|arvosana|poissaolot|liittymätyyppi|laskutusväli|` +
		`číslo smlouvy|c smlouvy|druh smlouvy|sazba dph|datum splatnosti|splatnost|datum vystavení|stav elektroměru|datum dodání|měrná jednotka|cena bez dph|zůstatek|záruka|směna|úvazek|dovolená|dopravce|pojistné|průměr|název zboží|středisko|szerződésszám|áfa kulcs|fizetési határidő|számla kelte|óraállás|mennyiségi egység|nettó ár|egyenleg|garancia|műszak|szabadság|hiányzás|megnevezés|ellátás típusa|térítési díj|beutaló|` +
		`nr contract|tip contract|cota tva|termen de plată|data scadenței|data facturii|index contor|data livrării|unitate de măsură|preț fără tva|valoare totală|concediu|transportator|absențe|cod de bare|punct de lucru|sözleşme no|sözleşme türü|kdv oranı|vade tarihi|fatura tarihi|sayaç|teslim tarihi|bakiye|vardiya|kalan izin|kargo firması|not ortalaması|devamsızlık|vergi dairesi|` +
		`номер договора|договор номер|вид договора|номер договору|ставка ндс|срок оплаты|дата счета|дата документа|дата рахунку|дата оплати|показание счетчика|показник лічильника|гарантия|гарантія|этаж|поверх|смена|зміна|отпуск|відпустка|перевозчик|семестр|оценка|оцінка|средний балл|пропуски|подразделение|тариф|просрочка|залишок|одиниця виміру|борг|` +
		`αριθμός συμβολαίου|συντελεστής φπα|ημερομηνία λήξης|ημερομηνία τιμολογίου|ημ νία τιμολογίου|ένδειξη μετρητή|μονάδα μέτρησης|υπόλοιπο|εγγύηση|όροφος|βάρδια|βαθμός|απουσίες|消費税率|支払条件|支払期日|検針値|単位|残高|保証期間|シフト|雇用形態|有給残日数|配送業者|学期|成績|欠席日数|発売日|退会フラグ|税率|付款条件|到期日|电表读数|余额|保修期|楼层|班次|合同类型|剩余年假|快递公司|平均分|缺勤|考勤组|數量|語言|合約編號|診號|看診科別|部分負擔|` +
		`부가세율|결제조건|만기일|청구일|검침값|납기일|단위|잔액|보증기간|근무조|고용형태|잔여연차|택배사|결석일수|월정액|수신동의여부|رقم العقد|نسبة الضريبة|تاريخ الاستحقاق|تاريخ الفاتورة|قراءة العداد|تاريخ التسليم|الوحدة|الرصيد|الضمان|الطابق|الوردية|الغياب|מספר חוזה|שפה|תאריך חשבונית|יתרה|מחלקה|סכום לתשלום|ציון|số hợp đồng|ngôn ngữ|thuế suất|hạn thanh toán|ngày hóa đơn|ngày giao hàng|đơn vị tính|thành tiền|số dư|bảo hành|ca làm việc|điểm trung bình|nomor kontrak|bahasa|jatuh tempo|garansi|lantai|biaya|cara bayar|เลขที่สัญญา|ภาษา|วันครบกำหนด|หน่วย|ยอดรวม|ยอดซื้อ|สาขา|अनुबंध संख्या`},
	{"DATE_TIME", visits},
}

// visits are phrases for what befell a person on a day: a visit, an examination, joining a
// club. They name a column only where dates are in it.
const visits = `belépés|kilépés|belépés napja|besuchsdatum|behandlungsdatum|behandlungstag|beitritt|beitritt am|beitrittsdatum|mitglied seit|impfdatum|untersuchungsdatum|zuzugsdatum|zuzug|date de consultation|date d'adhésion|date adhésion|membre depuis|date d'inscription|fecha de consulta|fecha de inscripción|socio desde|data iscrizione|socio dal|data visita|data da consulta|data de desligamento|lid sinds|afspraakdatum|` +
	`data wizyty|członek od|data szczepienia|besöksdatum|medlem sedan|vaccinationsdatum|medlem siden|besøgsdato|konsultasjonsdato|käyntipäivä|liittymispäivä|datum návštěvy|člen od|datum očkování|vizsgálat dátuma|tagság kezdete|data vizitei|membru din|muayene tarihi|üyelik tarihi|randevu tarihi|дата визита|дата посещения|дата вступления|дата прививки|дата візиту|ημερομηνία επίσκεψης|` +
	`受診日|診察日|来院日|予約日|接種日|入会日|就诊日期|就診日期|看診日期|入会日期|接种日期|到職日|到職日期|진료일|진료일자|방문일|가입일|가입일자|تاريخ الزيارة|تاريخ الانضمام|תאריך ביקור|ngày khám|ngày tham gia|tgl kunjungan|tanggal kunjungan|tgl periksa|วันเริ่มงาน|วันที่นัด|วันที่ตรวจ`

// roles are words for what somebody is to somebody else. Things have such names too: a
// driver may be a program, and what is responsible a department.
const roles = `driver|gast|gäste|hotelgast|ospite|cliente ospite|huésped|hóspede|gość|gjest|vieras|vendég|oaspete|misafir|гость|гостья|宿泊者|宿泊者名|überweiser|begünstigter|vorgesetzter|verkäufer|einkäufer|bearbeiter|souscripteur|interlocuteur|vendeur|acheteur|tomador|asegurado|vendedor|comprador|conductor|agente|venditore|operatore|conducente|contraente|assicurato|capoturno|corretor|segurado|motorista|inkoper|verkoper|leidinggevende|verzekerde|behandelaar|przełożony|opiekun|ubezpieczony|handlowiec|handläggare|säljare|förare|vårdnadshavare|saksbehandler|sagsbehandler|` +
	`sælger|selger|esimies|yhteyshenkilö|myyjä|kuljettaja|lääkäri|huoltaja|nadřízený|obchodník|řidič|kezelőorvos|orvos|kapcsolattartó|ügyintéző|șofer|yetkili|şoför|hasta|руководитель|ответственный|исполнитель|кладовщик|водитель|врач|пациент|відповідальний|керівник|лікар|водій|абонент|ιατρός|υπεύθυνος|πωλητής|οδηγός|επαφή|担当医|保護者|申込者|契約者名|運転者|負責人|主治醫師|聯絡人|收件人姓名|负责人|业务员|司机姓名|医生|主治医师|학생명|환자명|보호자명|담당의|운전자|예금주|المسؤول|ชื่อแพทย์|` +
	`ชื่อผู้ป่วย|ผู้ติดต่อ`

// suppliers are words for those that something is bought of or sent with: firms by their names,
// or what numbers stand for.
const suppliers = `supplier|supplier name|supplier nm|suppl name|vendor|vendor name|vendor nm|vend name|shipper|shipper name|consignee|consignee name|consignor|forwarder|freight forwarder|distributor|distributor name|wholesaler|lieferant|lieferantenname|lief name|lieferfirma|kreditor|kreditorenname|spedition|spediteur|fournisseur|nom fournisseur|nom du fournisseur|lib fourn|nom fourn|transitaire|` +
	`proveedor|nombre proveedor|nombre del proveedor|nom prov|distribuidor|fornitore|nome fornitore|rag soc fornitore|rag soc forn|fornecedor|nome fornecedor|nm forn|leverancier|naam leverancier|lev naam|dostawca|nazwa dostawcy|leverantör|leverantörsnamn|lev namn|leverandør|leverandørnavn|lev navn|toimittaja|toimittajan nimi|dodavatel|název dodavatele|dodávateľ|szállító|szállító neve|beszállító|furnizor|nume furnizor|` +
	`tedarikçi|tedarikçi adı|προμηθευτής|επωνυμία προμηθευτή|поставщик|наименование поставщика|грузоотправитель|постачальник|назва постачальника|仕入先|仕入先名|取引先|取引先名|供应商|供应商名称|供應商|供應商名稱|공급업체|공급업체명|공급사|거래처|거래처명|المورد|اسم المورد|ספק|שם ספק|nhà cung cấp|tên nhà cung cấp|pemasok|nama pemasok|nama supplier|ผู้ขาย|ผู้จำหน่าย|ผู้จัดจำหน่าย|आपूर्तिकर्ता`

// roleHeaders are the roles, and those, as they are in a header.
var roleHeaders = func() map[string]bool {
	set := map[string]bool{}
	addPhrases(set, roles)
	addPhrases(set, suppliers)
	return set
}()
