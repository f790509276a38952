package tables

import "strings"

// The lists have few names in some scripts. These are common ones there.

var nativeGiven = map[string][]string{
	"ru": strings.Fields("Александр Дмитрий Максим Сергей Андрей Алексей Иван Михаил Никита Егор Артём Владимир Павел Олег Юрий Анна Мария Елена Ольга Наталья Екатерина Татьяна Ирина Светлана Дарья Полина Юлия Анастасия Виктория Ксения Галина Людмила Валентина Фёдор Григорий Вячеслав Константин Лев Роман Тимофей Зинаида Прохор Агафон Милован Евпраксия"),
	"uk": strings.Fields("Олександр Андрій Дмитро Іван Микола Олег Петро Сергій Тарас Юрій Василь Богдан Ярослав Остап Назар Анна Марія Олена Оксана Наталія Ірина Катерина Тетяна Софія Юлія Людмила Галина Ганна Надія Вікторія Соломія Зоряна Орися Панас Омелян"),
	"el": strings.Fields("Γιώργος Δημήτρης Κώστας Νίκος Γιάννης Παναγιώτης Βασίλης Χρήστος Αθανάσιος Μιχάλης Ευάγγελος Σπύρος Μαρία Ελένη Αικατερίνη Βασιλική Σοφία Αγγελική Γεωργία Δήμητρα Κωνσταντίνα Ιωάννα Παρασκευή Άννα Χριστίνα Φωτεινή Σταυρούλα Θεόδωρος Ηλίας Στέλιος"),
	"ko": strings.Fields("민준 서준 도윤 예준 시우 하준 지호 지훈 준서 건우 서연 서윤 지우 서현 민서 하은 지유 윤서 채원 수아 영수 영희 정숙 미경 성호 현우 진우 은정 경희 상철 동현 수진 혜진 정훈 순옥 광수 미영 영자 재현 명숙"),
	"ar": strings.Fields("محمد أحمد علي عمر خالد سعيد عبدالله يوسف إبراهيم حسن حسين فيصل سلمان ناصر ماجد طارق فاطمة عائشة مريم نورة سارة ليلى هند زينب خديجة أمل منى ريم دانة لطيفة بدر تركي سلطان وليد هيثم"),
	"hi": strings.Fields("राहुल अमित राजेश सुनील विजय संजय अनिल रवि मोहन अर्जुन प्रिया सुनीता अनीता पूजा नेहा कविता रेखा सीमा गीता लक्ष्मी आरती दीपक मनोज सुरेश रमेश अशोक विकास अंजलि मीना राधा"),
}

var nativeFamily = map[string][]string{
	"ru": strings.Fields("Иванов Смирнова Кузнецов Попова Васильев Петрова Соколов Михайлова Новиков Фёдорова Морозов Волкова Алексеев Лебедева Семёнов Егорова Павлов Козлова Степанов Николаева Орлов Андреева Макаров Никитина Захаров Зайцева Соловьёв Борисова Яковлев Григорьева Достоевский Белинская Ильин Фомина Рябов Шубина Королёв Гущина Жданов Мамонтова"),
	"uk": strings.Fields("Шевченко Коваленко Бондаренко Ткаченко Кравченко Олійник Шевчук Коваль Поліщук Бондар Мельник Мороз Марченко Лисенко Руденко Савченко Петренко Клименко Павленко Савчук Кузьменко Іваненко Гаврилюк Пономаренко Левченко Василенко Романюк Хоменко Гончар Дячук"),
	"el": strings.Fields("Παπαδόπουλος Παπαδοπούλου Οικονόμου Παπαγεωργίου Δημητρίου Βλάχος Αγγελόπουλος Νικολαΐδης Γεωργίου Παππάς Αντωνίου Μακρής Κωνσταντινίδης Ιωάννου Χατζής Καραγιάννης Λάσκαρης Σταύρου Θεοδωρόπουλος Αλεξίου Καλογερόπουλος Μιχαηλίδου Ζαχαρίας Πετρίδης"),
	"ko": strings.Fields("김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 류 전 홍 고 문 양 손 배 백 허 유 남 심 노 하 곽 성 차 주 우 구 민"),
	"ar": strings.Fields("العتيبي القحطاني الغامدي الحربي الشهري الزهراني المطيري الدوسري الشمري العنزي السبيعي البقمي الأحمد الحسن المصري الهاشمي الخطيب حداد النجار الشريف الراشد السالم الفهد خوري منصور الجابر الخالدي الأنصاري"),
	"hi": strings.Fields("शर्मा वर्मा गुप्ता सिंह कुमार यादव मिश्रा पाण्डेय जोशी पटेल अग्रवाल चौहान ठाकुर मेहता रेड्डी नायर चतुर्वेदी त्रिवेदी दुबे सक्सेना भट्ट देसाई शुक्ला राव"),
}

var nativePlaces = map[string][]string{
	"ru": strings.Fields("Москва Казань Новосибирск Екатеринбург Самара Омск Челябинск Уфа Красноярск Пермь Воронеж Волгоград Саратов Тюмень Тольятти Ижевск Барнаул Иркутск Хабаровск Ярославль Владивосток Махачкала Томск Оренбург Кемерово Рязань Астрахань Пенза Липецк Тула Киров Чебоксары Калининград Брянск Курск Магнитогорск Сочи Тверь Клин Дмитров"),
	"uk": strings.Fields("Київ Харків Одеса Дніпро Львів Запоріжжя Вінниця Полтава Чернігів Черкаси Житомир Суми Хмельницький Чернівці Рівне Тернопіль Луцьк Ужгород Миколаїв Херсон Бровари Ірпінь Умань Дрогобич"),
	"el": strings.Fields("Αθήνα Θεσσαλονίκη Πάτρα Ηράκλειο Λάρισα Βόλος Ιωάννινα Τρίκαλα Χαλκίδα Σέρρες Κατερίνη Καλαμάτα Καβάλα Χανιά Λαμία Κομοτηνή Ρόδος Δράμα Βέροια Κοζάνη Καρδίτσα Ρέθυμνο"),
	"ko": strings.Fields("서울 부산 인천 대구 대전 광주 수원 울산 창원 고양 용인 성남 청주 부천 화성 남양주 전주 천안 안산 안양 김해 평택 포항 제주 시흥 의정부 파주 구미 양산 춘천 여수 강릉"),
	"ar": strings.Fields("الرياض جدة الدمام الطائف تبوك بريدة حائل أبها نجران جازان الخبر ينبع الجبيل عرعر سكاكا القاهرة الإسكندرية دبي عمان بيروت بغداد"),
	"hi": strings.Fields("दिल्ली मुंबई कोलकाता चेन्नई बेंगलुरु हैदराबाद पुणे जयपुर लखनऊ कानपुर नागपुर इंदौर भोपाल पटना आगरा वाराणसी सूरत रांची मेरठ नासिक"),
}

// ownOf draws a name of the script of the country, where the lists have none.
func (g *generator) ownOf(names map[string][]string) (string, bool) {
	own := names[g.locale.language]
	if own == nil || g.form%11 == 0 || g.locale.language == "hi" && g.form%2 > 0 {
		return "", false
	}
	return g.pick(own), true
}

// nativeJobs are occupations in the languages of the countries.
var nativeJobs = map[string][]string{
	"de": strings.Split("Ingenieur|Krankenpflegerin|Lehrer|Buchhalter|Elektriker|Verkäuferin|Mechatroniker|Ärztin|Fachinformatiker|Sachbearbeiterin|Maurer|Bäcker|Kauffrau für Büromanagement|Tischler|Softwareentwickler|Steuerberaterin|Projektleiter|Rechtsanwalt|Koch|Erzieherin|Lagerist|Polizeibeamter|Zahnarzthelferin|Industriemechaniker|Friseurin|Landwirt|Physiotherapeutin|Architekt|Briefträger|Dachdecker", "|"),
	"fr": strings.Split("ingénieur|infirmière|professeur|comptable|électricien|vendeuse|mécanicien|médecin|développeur|secrétaire|maçon|boulanger|chef de projet|menuisier|avocat|cuisinier|directeur commercial|architecte|technicien de maintenance|pharmacienne|conducteur de travaux|journaliste|agent immobilier|plombier|sage-femme|ébéniste|assistant social|styliste|géomètre|viticulteur", "|"),
	"es": strings.Split("ingeniero|enfermera|profesor|contable|electricista|vendedora|mecánico|médico|programador|secretaria|albañil|panadero|jefe de proyecto|carpintero|abogado|cocinero|director comercial|arquitecta|técnico de mantenimiento|farmacéutica|periodista|fontanero|camarero|peluquera|conductor|agricultor|psicóloga|administrativo|veterinario|bombero", "|"),
	"it": strings.Split("ingegnere|infermiera|insegnante|contabile|elettricista|commessa|meccanico|medico|programmatore|segretaria|muratore|panettiere|capo progetto|falegname|avvocato|cuoco|direttore vendite|architetto|tecnico manutentore|farmacista|giornalista|idraulico|cameriere|parrucchiera|autista|agricoltore|psicologa|impiegato|veterinario|geometra", "|"),
	"pt": strings.Split("engenheiro|enfermeira|professor|contador|eletricista|vendedora|mecânico|médico|programador|secretária|pedreiro|padeiro|gerente de projetos|carpinteiro|advogado|cozinheiro|diretor comercial|arquiteta|técnico de manutenção|farmacêutica|jornalista|encanador|garçom|cabeleireira|motorista|agricultor|psicóloga|auxiliar administrativo|veterinário|bombeiro", "|"),
	"nl": strings.Split("ingenieur|verpleegkundige|leraar|boekhouder|elektricien|verkoopster|monteur|arts|programmeur|secretaresse|metselaar|bakker|projectleider|timmerman|advocaat|kok|verkoopmanager|architect|onderhoudsmonteur|apotheker|journalist|loodgieter|kelner|kapster|chauffeur|boer|psycholoog|administratief medewerker|dierenarts|brandweerman", "|"),
	"pl": strings.Split("inżynier|pielęgniarka|nauczyciel|księgowy|elektryk|sprzedawczyni|mechanik|lekarz|programista|sekretarka|murarz|piekarz|kierownik projektu|stolarz|adwokat|kucharz|dyrektor handlowy|architekt|technik utrzymania ruchu|farmaceutka|dziennikarz|hydraulik|kelner|fryzjerka|kierowca|rolnik|psycholog|specjalista ds. kadr|weterynarz|strażak", "|"),
	"sv": strings.Split("ingenjör|sjuksköterska|lärare|ekonom|elektriker|säljare|mekaniker|läkare|programmerare|sekreterare|murare|bagare|projektledare|snickare|advokat|kock|försäljningschef|arkitekt|tekniker|apotekare|journalist|rörmokare|servitör|frisör|chaufför|lantbrukare|psykolog|handläggare|veterinär|brandman", "|"),
	"da": strings.Split("ingeniør|sygeplejerske|lærer|bogholder|elektriker|butiksassistent|mekaniker|læge|programmør|sekretær|murer|bager|projektleder|tømrer|advokat|kok|salgschef|arkitekt|tekniker|farmaceut|journalist|blikkenslager|tjener|frisør|chauffør|landmand|psykolog|sagsbehandler|dyrlæge|brandmand", "|"),
	"no": strings.Split("ingeniør|sykepleier|lærer|regnskapsfører|elektriker|butikkmedarbeider|mekaniker|lege|programmerer|sekretær|murer|baker|prosjektleder|snekker|advokat|kokk|salgssjef|arkitekt|tekniker|farmasøyt|journalist|rørlegger|servitør|frisør|sjåfør|bonde|psykolog|saksbehandler|veterinær|brannmann", "|"),
	"fi": strings.Split("insinööri|sairaanhoitaja|opettaja|kirjanpitäjä|sähköasentaja|myyjä|mekaanikko|lääkäri|ohjelmoija|sihteeri|muurari|leipuri|projektipäällikkö|puuseppä|asianajaja|kokki|myyntipäällikkö|arkkitehti|huoltoteknikko|apteekkari|toimittaja|putkiasentaja|tarjoilija|kampaaja|kuljettaja|maanviljelijä|psykologi|toimistotyöntekijä|eläinlääkäri|palomies", "|"),
	"cs": strings.Split("inženýr|zdravotní sestra|učitel|účetní|elektrikář|prodavačka|mechanik|lékař|programátor|sekretářka|zedník|pekař|vedoucí projektu|truhlář|advokát|kuchař|obchodní ředitel|architekt|technik údržby|lékárnice|novinář|instalatér|číšník|kadeřnice|řidič|zemědělec|psycholog|referent|veterinář|hasič", "|"),
	"hu": strings.Split("mérnök|ápolónő|tanár|könyvelő|villanyszerelő|eladó|szerelő|orvos|programozó|titkárnő|kőműves|pék|projektvezető|asztalos|ügyvéd|szakács|értékesítési vezető|építész|karbantartó|gyógyszerész|újságíró|vízvezeték-szerelő|pincér|fodrász|sofőr|gazdálkodó|pszichológus|ügyintéző|állatorvos|tűzoltó", "|"),
	"tr": strings.Split("mühendis|hemşire|öğretmen|muhasebeci|elektrikçi|satış elemanı|tamirci|doktor|yazılımcı|sekreter|duvarcı|fırıncı|proje yöneticisi|marangoz|avukat|aşçı|satış müdürü|mimar|bakım teknisyeni|eczacı|gazeteci|tesisatçı|garson|kuaför|şoför|çiftçi|psikolog|memur|veteriner|itfaiyeci", "|"),
	"ru": strings.Split("инженер|медсестра|учитель|бухгалтер|электрик|продавец|механик|врач|программист|секретарь|каменщик|пекарь|руководитель проекта|столяр|адвокат|повар|коммерческий директор|архитектор|техник|фармацевт|журналист|сантехник|официант|парикмахер|водитель|фермер|психолог|менеджер|ветеринар|пожарный", "|"),
	"uk": strings.Split("інженер|медсестра|вчитель|бухгалтер|електрик|продавець|механік|лікар|програміст|секретар|муляр|пекар|керівник проєкту|столяр|адвокат|кухар|комерційний директор|архітектор|технік|фармацевт|журналіст|сантехнік|офіціант|перукар|водій|фермер|психолог|менеджер|ветеринар|пожежник", "|"),
	"ja": strings.Split("エンジニア|看護師|教師|会計士|電気工事士|販売員|整備士|医師|プログラマー|秘書|大工|パン職人|弁護士|料理人|営業部長|建築家|薬剤師|記者|配管工|美容師|運転手|農業|心理士|事務員|獣医|消防士|公務員|デザイナー|警察官|弁理士", "|"),
	"zh": strings.Split("工程师|护士|教师|会计|电工|销售员|技工|医生|程序员|秘书|瓦工|面包师|项目经理|木工|律师|厨师|销售总监|建筑师|技术员|药剂师|记者|水管工|服务员|理发师|司机|农民|心理咨询师|行政助理|兽医|消防员", "|"),
	"ko": strings.Split("엔지니어|간호사|교사|회계사|전기기사|판매원|정비사|의사|프로그래머|비서|벽돌공|제빵사|변호사|요리사|영업부장|건축가|약사|기자|배관공|미용사|운전기사|농부|심리상담사|사무원|수의사|소방관|공무원|디자이너|경찰관|변리사", "|"),
	"ar": strings.Split("مهندس|ممرضة|معلم|محاسب|كهربائي|بائع|ميكانيكي|طبيب|مبرمج|سكرتيرة|بناء|خباز|مدير مشروع|نجار|محامي|طباخ|مدير مبيعات|مهندس معماري|فني صيانة|صيدلي|صحفي|سباك|نادل|حلاق|سائق|مزارع|أخصائي نفسي|موظف إداري|طبيب بيطري|رجل إطفاء", "|"),
}

// patronymics stand where other languages have second names.
var patronymics = map[string][]string{
	"ru": strings.Fields("Иванович Ивановна Сергеевич Сергеевна Александрович Александровна Петрович Петровна Николаевич Николаевна Владимирович Владимировна Андреевич Андреевна Алексеевич Михайловна Дмитриевич Юрьевна Викторович Анатольевна"),
	"uk": strings.Fields("Іванович Іванівна Сергійович Сергіївна Олександрович Олександрівна Петрович Петрівна Миколайович Миколаївна Володимирович Андріївна Михайлович Василівна"),
}

// The readings of Japanese names.
var (
	kanaFamily = strings.Fields("サトウ スズキ タカハシ タナカ イトウ ワタナベ ヤマモト ナカムラ コバヤシ カトウ ヨシダ ヤマダ ササキ ヤマグチ マツモト イノウエ キムラ ハヤシ シミズ サイトウ やまだ たなか さとう すずき")
	kanaGiven  = strings.Fields("タロウ ハナコ ケン ミサキ ユウコ ヒロシ ケイコ ショウタ アイ ダイスケ サクラ リク ユイ タクミ アカリ ケンジ トモコ マサト ナオミ レン たろう はなこ さくら ゆい")
)

// Names in Latin letters, as log-in names have them where people write in others.
var (
	romanGiven = map[string][]string{
		"ja": strings.Fields("yuki kenji haruto sakura takumi aoi ren hina daiki mio naoki emi shota yui"), "zh": strings.Fields("wei fang lei jing xiao ming hao yan jun li mei chen"), "ko": strings.Fields("minjun seoyeon jihoon subin hyunwoo jiwoo minseo yuna dohyun"),
		"ru": strings.Fields("ivan olga sergey anna dmitry elena alexey natalia pavel irina"), "uk": strings.Fields("oleh oksana andriy iryna taras olena mykola"), "el": strings.Fields("giorgos maria nikos eleni kostas katerina dimitris"), "ar": strings.Fields("mohammed ahmed fatima khalid noura omar sara abdullah"), "hi": strings.Fields("rahul priya amit sunita vikas neha arjun pooja rajesh"),
	}
	romanFamily = map[string][]string{
		"ja": strings.Fields("sato suzuki tanaka watanabe ito yamamoto kobayashi kato"), "zh": strings.Fields("wang li zhang liu chen yang zhao huang"), "ko": strings.Fields("kim lee park choi jung kang cho yoon"), "ru": strings.Fields("ivanov petrova smirnov volkova popov sokolov"), "uk": strings.Fields("shevchenko bondarenko melnyk kovalenko"),
		"el": strings.Fields("papadopoulos georgiou nikolaou ioannou"), "ar": strings.Fields("alharbi alghamdi alotaibi hassan mansour"), "hi": strings.Fields("sharma gupta patel singh verma kumar"),
	}
)

// ownCompanies are names of organisations without a legal form, by what they do.
var ownCompanies = map[string][]string{
	"en": strings.Split("{name} Bakery|{name} & Sons|{city} General Hospital|University of {city}|{name} Plumbing|The {name} Group|{city} City Council|{name} Medical Center|{name} Elementary School|{name} Logistics|First {city} Bank|{name} Architects", "|"),
	"de": strings.Split("Bäckerei {name}|Autohaus {name}|Kanzlei {name}|Stadtwerke {city}|Klinikum {city}|{name} Elektrotechnik|Gymnasium {city}|Praxis Dr. {name}|Sparkasse {city}|Metzgerei {name}|Gasthof {name}|Universität {city}", "|"),
	"fr": strings.Split("Boulangerie {name}|Garage {name}|Transports {name}|Mutuelle de {city}|Clinique {name}|Vignobles {name}|Université de {city}|Lycée {name}|Cabinet {name}|Hôtel de {city}|Mairie de {city}|Menuiserie {name}", "|"),
	"es": strings.Split("Talleres {name}|Panadería {name}|Hospital de {city}|Transportes {name}|Universidad de {city}|Clínica {name}|Bodegas {name}|Ayuntamiento de {city}|Colegio {name}|Hermanos {name}", "|"), "it": strings.Split("Panificio {name}|Officina {name}|Ristorante {name}|Studio {name}|Ospedale di {city}|Università di {city}|Autotrasporti {name}|Banca di {city}|Fratelli {name}|Comune di {city}", "|"),
	"pt": strings.Split("Padaria {name}|Oficina {name}|Hospital de {city}|Transportes {name}|Universidade de {city}|Clínica {name}|Supermercado {name}|Prefeitura de {city}|Construtora {name}|Colégio {name}", "|"), "nl": strings.Split("Bakkerij {name}|Garage {name}|Ziekenhuis {city}|Gemeente {city}|Universiteit {city}|Installatiebedrijf {name}|Apotheek {name}", "|"), "pl": strings.Split("Piekarnia {name}|Zakład {name}|Szpital w {city}|Uniwersytet {city}|Przychodnia {name}|Firma {name}|Urząd Miasta {city}|Bank {city}", "|"),
	"sv": strings.Split("{name} Bygg|{city} Kommun|{name} Bageri|{city} Sjukhus|{city} Universitet|{name} Åkeri",
		"|"), "da": strings.Split("{name} Byg|{city} Kommune|{name} Bageri|{city} Hospital|{name} VVS", "|"), "no": strings.Split("{name} Bygg|{city} kommune|{name} Bakeri|{city} sykehus|{name} Transport", "|"), "fi": strings.Split("{name} Rakennus|{city} kaupunki|Leipomo {name}|{city} sairaala|{name} Kuljetus", "|"), "cs": strings.Split("Pekárna {name}|Autoservis {name}|Nemocnice {city}|Univerzita {city}|Stavby {name}|Město {city}", "|"),
	"hu": strings.Split("{name} Pékség|{city} Kórház|{city} Egyetem|{name} Építő|{name} Autószerviz",
		"|"), "tr": strings.Split("{name} İnşaat|{name} Market|{name} Eczanesi|{city} Belediyesi|{city} Üniversitesi|{name} Otomotiv|{name} Tekstil", "|"), "ro": strings.Split("Brutăria {name}|Spitalul {city}|Universitatea {city}|{name} Construct|Primăria {city}|{name} Trans", "|"),
	"ru": strings.Split("Пекарня {name}|Клиника {name}|Банк {city}|Завод {city}|Торговый дом {name}|Автосервис {name}|Университет {city}",
		"|"), "uk": strings.Split("Пекарня {name}|Клініка {name}|Банк {city}|Завод {city}|Торговий дім {name}|Університет {city}", "|"), "el": strings.Split("Φούρνος {name}|Αφοί {name}|Νοσοκομείο {city}|Πανεπιστήμιο {city}|Τράπεζα {city}|{name} Κατασκευές|Δήμος {city}", "|"),
	"ja": strings.Split("{name}商店|{city}水産|{city}病院|{name}建設|{city}銀行|{name}工業|{city}大学|{name}商事|{city}学園|{name}製作所|{city}交通|{name}歯科",
		"|"), "zh": strings.Split("{city}银行|{city}大学|{city}医院|{city}{name}集团|{name}贸易公司|{city}科技公司|{name}餐饮|{city}第一中学", "|"), "ko": strings.Split("{city}병원|{city}대학교|{name}건설|{city}은행|{name}전자|{city}시청|{name}물산|{name}식품", "|"),
	"ar": strings.Split("مستشفى {city}|جامعة {city}|بنك {city}|مخبز {name}|مصنع {name}|مدرسة {name}",
		"|"), "hi": strings.Split("{name} ट्रेडर्स|{city} अस्पताल|{name} एंड संस|{city} विश्वविद्यालय|{name} Traders|{name} Textiles|{city} Hospital", "|"),
}

// stateCodes are codes of states, where people write these.
var stateCodes = map[string][]string{
	"US": strings.Fields("AL AK AZ AR CA CO CT DE FL GA HI IL IN IA KS KY LA ME MD MA MI MN MO NE NV NH NJ NM NY NC OH OK OR PA TX UT VA WA WI"),
	"BR": strings.Fields("AC AL AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO SC SP SE"), "IT": strings.Fields("MI RM TO NA BO FI BA PA VE GE BG BS PD VR MO PR CA CT"), "IN": strings.Fields("MH DL KA TN KL GJ UP WB RJ PB HR AP"),
}
