package columns

import (
	"math/bits"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file says what single words are: names, places, occupations, kinds of
// streets. A column whose words are mostly of one class is likely of that kind.

// A wordClass is what a word can be. A word may be of several.
type wordClass int

const (
	classGiven wordClass = iota
	classFamily
	classPlace
	classCountry
	classRegion
	classDemonym
	classOccupation
	classOrganization // a legal form, or a word of a name of an organisation
	classStreet
	classCommon
	classReligion
	classTitle    // what stands before a name
	classThing    // what has a capital and is none of these
	classIllness  // a disease, or a word in the name of one
	classMedicine // a medicine
	classState    // a word for the state, the kind or the degree of something
	wordClasses
)

// WordWeights says for each class how often a word is of it, from 0 to 9 on a
// logarithmic scale, in four bits each.
type WordWeights uint64

func (w WordWeights) of(c wordClass) int { return int(w >> (4 * c) & 15) }

func (c wordClass) weighing(n int) WordWeights { return WordWeights(n) << (4 * c) }

// or gives the higher weight of each class.
func (w WordWeights) or(o WordWeights) WordWeights {
	if w == 0 || o == 0 {
		return w | o
	}
	for c := range wordClasses {
		if n := o.of(c); n > w.of(c) {
			w = w&^c.weighing(15) | c.weighing(n)
		}
	}
	return w
}

// streetWords are kinds of streets that stand as words of their own, and words of
// addresses.
var streetWords = sync.OnceValue(func() []string {
	return strings.Fields("street st avenue ave road rd drive dr lane ln court ct blvd boulevard place pl way terrace circle cir trail trl parkway pkwy square sq highway hwy crescent close gardens mews grove " +
		"apt apartment suite ste unit flat floor box ridge crossing pike loop alley plaza rue avenue chemin allée impasse quai bis cours route " +
		"calle avenida avda av plaza paseo ronda camino carretera travesía glorieta pasaje urbanización piso puerta via viale piazza corso strada vicolo contrada borgo largo rotonda " +
		"rua travessa praça alameda rodovia estrada vila apto bloco ul ulica al aleja aleje pl plac os osiedle straße strasse str weg platz gasse allee ring ufer " +
		"straat laan plein gracht kade utca út tér körút köz sétány sor emelet sokak sokağı sk cad caddesi cd bulvarı mah mahallesi mahalle no kat daire " +
		"ул улица пр пер переулок наб набережная бульвар бул ш шоссе алл пл площадь проспект кв дом корп стр вул вулиця просп пров буд бульв " +
		"οδός οδ λεωφόρος λεωφ πλατεία strada bd bulevardul calea aleea nr bl sc ap ulice náměstí nám třída nábřeží шарі улица gata gatan vägen vej gade " +
		"annex arcade bayou beach bend bluff bottom branch bridge brook burg bypass camp canyon cape causeway center centers cliff cliffs club common corner corners course cove creek crossroad curve dale dam divide estate estates expressway extension extensions fall falls ferry field fields flats ford forest forge fork forks fort freeway garden gateway glen glens harbor harbors haven heights hill hills hollow inlet island islands isle junction junctions key keys knoll knolls lake lakes landing light lights lodge manor manors meadow meadows mill mills mission motorway mountain neck orchard oval overpass park parks passage path pines plain plains point points port ports prairie radial ramp ranch rapid rapids rest ridges river roads shoal shoals shore shores skyway spring springs spur squares station stravenue stream summit throughway trace track trafficway tunnel turnpike underpass union unions valley valleys via viaduct view views villages vista walk walks wall well wells box psc unit apo fpo usns uss usnv dpo " +
		"cañada callejón vial pasadizo rambla acceso alameda cuesta glorieta vía pasadizo costanilla bulevar callejuela plazuela ronda sendero torrente rotonda stretto canale incrocio rampa contrada circonvallazione campo vico esplanade sentier promenade square résidence lotissement faubourg hameau " +
		"شارع طريق حي ميدان nagar marg colony chowk sector मार्ग रोड नगर सड़क jalan jl lorong")
})

// streetEndings end words that name a street.
var streetEndings = sync.OnceValue(func() []string {
	return strings.Fields("straße strasse weg platz gasse allee ring ufer damm gatan vägen gränd stigen torget allén backen leden vej gade allé stræde vænget parken toften " +
		"veien gata vegen gate bakken stien svingen straat laan plein gracht dreef kade pad singel hof steeg katu tie kuja polku kaari rinne ranta utca 路 街 巷 大道 丁目 로 길 대로 번길")
})

// organizationWords are legal forms and words that names of organisations have.
var organizationWords = sync.OnceValue(func() []string {
	return strings.Fields("inc llc ltd limited corp corporation company co plc llp lp gmbh ag kg kgaa ev ohg mbh ug se sarl sa sas sasu eurl sl slu scoop spa srl snc sas ltda eireli bv nv vof cv " +
		"sp oo spzoo spółka sro spol as vos ops ks kft zrt bt nyrt kkt oy oyj ky tmi ab hb kb aps is asa ans da aş şti holding group gruppe groupe gruppo grupo groep concern stiftung foundation fundacja fundación " +
		"ооо оао зао пао ао ип нпо тов пат прат фоп ат дп αε επε οε ικε sons söhne fils hijos figli filhos zonen synowie associates partners industries systems solutions services consulting logistics technologies tech media energy " +
		"bank university universität université hospital institute college school شركة مؤسسة مجموعة वित्त लिमिटेड प्राइवेट pvt private")
})

// nameTails end family names, in scripts and languages in which that tells.
var nameTails = sync.OnceValue(func() []string {
	return strings.Fields("ов ова ев ева ёв ин ина ский ская ской цкий енко ук юк чук ко вич вна ьев ян дзе швили όπουλος οπούλου ίδης ίδου άκης άκη ιάδης ίου ου ης ος ás ová ský ská ski ska cki cka wicz czyk sson sdóttir sen ez ović ević escu eanu oğlu")
})

// occupationWords are occupations, and words that stand in their names, in the
// languages of which the lexicon knows few.
var occupationWords = sync.OnceValue(func() []string {
	return strings.Fields("ingenieur techniker mechaniker elektriker lehrer lehrerin arzt ärztin anwalt rechtsanwalt kaufmann kauffrau verkäufer verkäuferin sachbearbeiter leiter leiterin berater beraterin entwickler informatiker pfleger krankenschwester bäcker koch köchin " +
		"maurer tischler schreiner schlosser buchhalter steuerberater architekt friseur erzieher fahrer landwirt polizist assistent assistentin meister helfer ingénieur technicien mécanicien électricien professeur enseignant médecin avocat vendeur vendeuse comptable directeur directrice chef responsable conseiller développeur " +
		"infirmier infirmière boulanger cuisinier maçon menuisier plombier coiffeur chauffeur conducteur agriculteur assistante journaliste secrétaire ouvrier opérateur chargé ingeniero técnico mecánico electricista profesor maestro médico abogado vendedor vendedora contable contador director directora jefe gerente asesor consultor programador enfermero enfermera " +
		"panadero cocinero albañil carpintero fontanero peluquero conductor agricultor asistente periodista secretaria obrero operario auxiliar administrativo ingegnere tecnico meccanico elettricista professore insegnante medico avvocato commesso contabile direttore responsabile consulente programmatore infermiere infermiera panettiere cuoco muratore falegname " +
		"idraulico parrucchiere autista agricoltore assistente giornalista segretaria operaio impiegato engenheiro mecânico eletricista advogado diretor coordenador analista enfermeiro enfermeira padeiro cozinheiro pedreiro encanador cabeleireiro motorista operador leraar verpleegkundige boekhouder verkoper monteur programmeur kok bakker timmerman loodgieter kapper chauffeur medewerker adviseur directeur manager " +
		"inżynier technik mechanik elektryk nauczyciel lekarz adwokat sprzedawca księgowy dyrektor kierownik specjalista programista pielęgniarka piekarz kucharz murarz stolarz hydraulik fryzjer kierowca rolnik asystent dziennikarz sekretarka pracownik doradca ingenjör tekniker mekaniker elektriker lärare läkare advokat säljare chef projektledare programmerare sjuksköterska bagare kock snickare frisör handläggare konsult " +
		"ingeniør lærer læge lege sygeplejerske sykepleier tømrer snekker murer kokk leder rådgiver insinööri opettaja lääkäri myyjä johtaja päällikkö ohjelmoija sairaanhoitaja kokki asentaja kuljettaja inženýr učitel lékař právník prodavač účetní ředitel vedoucí programátor kuchař zedník truhlář řidič mérnök tanár orvos ügyvéd eladó könyvelő igazgató vezető programozó szakács kőműves asztalos sofőr " +
		"mühendis öğretmen doktor avukat muhasebeci müdür müdürü yönetici yöneticisi uzmanı uzman teknisyeni hemşire aşçı şoför mimar memur инженер учитель врач юрист адвокат продавец бухгалтер директор руководитель начальник менеджер программист медсестра повар водитель электрик механик специалист вчитель лікар юрист бухгалтер кухар водій електрик механік фахівець " +
		"エンジニア 看護師 教師 医師 弁護士 会計士 秘書 大工 料理人 運転手 公務員 会社員 営業 工程师 护士 教师 医生 律师 会计 经理 厨师 司机 秘书 主管 总监 助理 엔지니어 간호사 교사 의사 변호사 회계사 비서 요리사 기사 공무원 مهندس طبيب معلم محامي محاسب مدير ممرض ممرضة سائق فني")
})

// occupationTails end occupations.
var occupationTails = sync.OnceValue(func() []string {
	return strings.Fields("ingenieur techniker mechaniker arbeiter meister verkäufer berater entwickler leiter lehrer pfleger helfer händler fahrer führer bauer macher kauffrau kaufmann beamter beamte assistent assistentin therapeut therapeutin schaffer medewerker monteur chef tekniker ledare assistent päällikkö asentaja 师 師 员 員 士 手 工 医 家 사 원 관")
})

// illnessWords are diseases, and words in their names.
var illnessWords = sync.OnceValue(func() []string {
	return strings.Fields("asthma diabetes hypertension migraine depression anemia anaemia cancer carcinoma tumor tumour stroke fracture fractured disease syndrome disorder infection allergy allergies influenza flu covid pain injury chronic acute failure deficiency epilepsy autism adhd dementia alzheimer's alzheimer parkinson's parkinson sclerosis gout obesity insomnia anxiety ulcer hernia cataract eczema psoriasis stroke sepsis hiv aids malaria dengue tuberculosis copd concussion " +
		"krankheit bluthochdruck migräne rückenschmerzen grippe krebs brustkrebs schlaganfall herzinsuffizienz lungenentzündung heuschnupfen gicht störung entzündung unterfunktion diabète asthme grippe maladie cancer hypertension douleur lombalgie insuffisance allergie migraña asma gripe cáncer enfermedad hipertensión neumonía ictus lumbalgia insuficiencia diabete emicrania ipertensione polmonite tumore influenza malattia enxaqueca hipertensão pneumonia câncer doença " +
		"astma griep kanker ziekte longontsteking hartfalen beroerte cukrzyca nadciśnienie migrena zapalenie grypa rak padaczka udar migrän blodtryck hjärtsvikt bröstcancer diyabet hipertansiyon astım migren zatürre kanser cukrovka hypertenze chřipka zápal cukorbetegség magas vérnyomás asztma tüdőgyulladás " +
		"диабет гипертония астма мигрень депрессия пневмония инсульт грипп эпилепсия гастрит артрит болезнь рак діабет гіпертонія мігрень депресія пневмонія грип хвороба διαβήτης υπέρταση άσθμα ημικρανία κατάθλιψη πνευμονία γρίπη 糖尿病 高血圧症 高血圧 喘息 片頭痛 肺炎 脳梗塞 胃炎 高血压 哮喘 偏头痛 抑郁症 冠心病 当뇨병 당뇨병 고혈압 천식 폐렴 독감 السكري الربو सुगर मधुमेह अस्थमा निमोनिया मलेरिया")
})

// illnessTails end diseases.
var illnessTails = sync.OnceValue(func() []string {
	return strings.Fields("itis osis emia aemia oma pathy algia plegia uria penia rrhea phobia philia ectomy trophy sclerosis thyroidism tension krankheit entzündung störung schmerzen krebs infarkt insuffizienz itida ite ose thyroïdie thyroidie émie tension itis ose emie ит оз емия ия症 症 病 癌 炎 병 염 증 암")
})

// medicineWords are common medicines that no tail tells, and words of doses.
var medicineWords = sync.OnceValue(func() []string {
	return strings.Fields("mg mcg tablet tablets capsule capsules insulin aspirin morphine codeine warfarin lithium paracetamol acetaminophen ibuprofen naproxen diclofenac tylenol advil lipitor xanax zoloft prozac ventolin lantus ozempic humira viagra tramadol metformin doliprane tachipirina eutirox euthyrox rivotril dipirona kardégic парацетамол ибупрофен метформин аспирин 阿司匹林 布洛芬 二甲双胍 ロキソニン カロナール")
})

// medicineTails end the international names of medicines, as the World Health
// Organization gives them out by what they do.
var medicineTails = sync.OnceValue(func() []string {
	return strings.Fields("pril prilat sartan sartán olol statin statine statina cillin cilline cilina cillina mycin mycine micina thromycin oxacin cycline ciclina azole azol azolo conazole prazole prazol azepam zolam pidem formin formine formina gliptin gliflozin glutide glitazone mab nib tinib vir ciclovir oxetine pram traline zodone profen profène profeno fenac coxib caine dronate thiazide semide lactone dipine dipino xaban parin grel setron triptan cetirizine atadine lukast sonide olone solone sone methasone terol phylline trexate platin rubicin taxel bactam penem cef oxime azine apine idone piprazole barbital gabalin racetam trigine zepine thyroxine tiroxina lukast tidine fibrate zosin steride dafil dopa giline стин прил сартан лол циллин мицин празол золам формин")
})

// substanceWords are what laboratories measure, and other chemical substances, which end as
// diseases and medicines do.
var substanceWords = sync.OnceValue(func() []string {
	return strings.Fields("glucose fructose lactose sucrose maltose galactose dextrose cellulose albumin globulin creatinine bilirubin haemoglobin hemoglobin ferritin transferrin fibrinogen cholesterol triglycerides urea uric lipase amylase lactate phosphate phosphorus potassium sodium calcium magnesium chloride bicarbonate " +
		"ammonia methane ethane propane butane benzene toluene xylene ethanol methanol acetone glycerol silicone polystyrene glukose glukoza glucosa glucosio glicose kreatinin kreatinina creatinina créatinine bilirrubina bilirubina albumina albumine hämoglobin hemoglobina emoglobina hémoglobine cholestérol cholesterin colesterol colesterolo kalium natrium kalzium глюкоза креатинин билирубин альбумин гемоглобин холестерин ферритин")
})

// substance is how often a word is a thing that is a substance, and nothing else for its tail.
const substance = 9

// stateWords are words for the state, the kind or the degree of something.
var stateWords = sync.OnceValue(func() []string {
	return strings.Fields("active inactive pending open closed new done paid unpaid shipped delivered cancelled canceled completed failed draft approved rejected processing processed returned refunded expired suspended blocked enabled disabled on off yes no true false none low medium high critical urgent normal minor major monthly weekly daily annual quarterly yearly full part time temporary permanent contract free basic standard premium gold silver bronze platinum first second third primary secondary internal external inbound outbound won lost lead qualified prospecting negotiation proposal " +
		"red green blue yellow black white grey gray brown pink purple small medium large xl admin viewer editor guest user moderator web mobile email phone online offline cash card credit debit transfer invoice check wire spring summer autumn winter north south east west central line team group phase step level grade class type error warning info debug pass fail skip " +
		"aktiv inaktiv offen bezahlt storniert gekündigt gesperrt abgeschlossen neu hoch mittel niedrig rot blau grün schwarz weiß gelb überweisung lastschrift kreditkarte rechnung vertrieb einkauf buchhaltung personal lager actif inactif payé expédié livré annulé attente nouveau rouge vert bleu noir blanc virement chèque espèces activo inactivo pendiente enviado entregado pagado cancelado nuevo rojo verde azul negro blanco efectivo tarjeta attivo inattivo pagato spedito consegnato annullato nuovo rosso blu nero bianco ativo inativo pendente enviado entregue pago novo vermelho preto branco boleto dinheiro " +
		"betaald openstaand verzonden opłacone nowe betald obetald skickad betalt maksettu avoin zaplaceno nové fizetve ödendi beklemede iptal yeni оплачен отменен новый закрыт доставлен активен красный синий черный белый оплачено новий πληρώθηκε plătit anulat 已付款 待发货 已取消 已完成 处理中 支払済 発送済 完了 キャンセル 완료 취소 대기 مدفوع ملغي مكتمل भुगतान लंबित रद्द 大 中 小 赤 青 红 蓝 绿 黑 低 上 下 左 右 良 可 优 差")
})

// regionWords are parts of the names of regions that are adjectives of towns and rivers, or in
// scripts that the lexicon knows few words of.
var regionWords = sync.OnceValue(func() []string {
	return strings.Fields("dolnośląskie kujawsko-pomorskie kujawsko pomorskie lubelskie lubuskie łódzkie małopolskie mazowieckie opolskie podkarpackie podlaskie śląskie świętokrzyskie warmińsko-mazurskie warmińsko mazurskie wielkopolskie zachodniopomorskie jihočeský jihomoravský karlovarský královéhradecký liberecký moravskoslezský olomoucký pardubický plzeňský středočeský ústecký zlínský " +
		"вінницька волинська дніпропетровська донецька житомирська закарпатська запорізька івано-франківська київська кіровоградська луганська львівська миколаївська одеська полтавська рівненська сумська тернопільська харківська херсонська хмельницька черкаська чернівецька чернігівська область обл край республика महाराष्ट्र गुजरात केरल कर्नाटक तमिलनाडु राजस्थान पंजाब हरियाणा बिहार झारखंड ओडिशा असम गोवा तेलंगाना उत्तराखंड छत्तीसगढ़")
})

// settlementTails end the names of towns.
var settlementTails = sync.OnceValue(func() []string {
	return strings.Fields("ton town ville burgh borough bury mouth chester haven shire port land side view hausen dorf stadt heim burg berg ingen köping stad hamn holm borg rup købing sund vik nes dam veen dorp järvi koski salo ów owo grad град ово ка ск цк поль")
})

// placeTails end the names of places in scripts without spaces.
var placeTails = sync.OnceValue(func() []string {
	return strings.Fields("市 県 縣 省 区 區 町 村 都 府 州 郡 县 시 군 구 도 동 읍 면")
})

// koreanFamilies are the family names that most Koreans have.
var koreanFamilies = "김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용"

// chineseFamilies are common family names in China, as far as they are single.
var chineseFamilies = "王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤"

// The readings of common names in Japan, in the script in which forms ask for them.
var (
	kanaFamilies = sync.OnceValue(func() []string {
		return kanaOf("サトウ スズキ タカハシ タナカ イトウ ワタナベ ヤマモト ナカムラ コバヤシ カトウ ヨシダ ヤマダ ササキ ヤマグチ マツモト イノウエ キムラ ハヤシ シミズ サイトウ ヤマザキ モリ イケダ ハシモト アベ イシカワ ヤマシタ ナカジマ イシイ オガワ マエダ オカダ ハセガワ フジタ ゴトウ コンドウ ムラカミ エンドウ アオキ サカモト オオタ フクダ ニシムラ フジイ フジワラ オカモト マツダ ナカガワ ナカノ ハラダ オノ タムラ タケウチ カネコ ワダ ナカヤマ イシダ ウエダ モリタ ハラ シバタ サカイ クドウ ヨコヤマ ミヤザキ ミヤモト ウチダ タカギ アンドウ タニグチ オオノ マルヤマ イマイ コウノ タカダ フジモト タケダ ムラタ ウエノ スギヤマ マスダ ヒラノ オオツカ チバ クボ マツイ コジマ イワサキ サクライ ノグチ マツオ キノシタ ノムラ キクチ サノ オオニシ スギモト アライ")
	})
	kanaGiven = sync.OnceValue(func() []string {
		return kanaOf("タロウ ハナコ ケン ミサキ ユウコ ヒロシ ケイコ ショウタ アイ ダイスケ サクラ リク ユイ タクミ アカリ ケンジ トモコ マサト ナオミ レン ヒロト ハルト ユウト ソウタ ユウキ ハルキ コウキ リョウ ショウ ダイキ ケンタ ナオキ タカシ アキラ イチロウ ジロウ サブロウ カズオ マサオ ヨシオ テツヤ シンジ コウジ タダシ イサム ミノル キヨシ ヒデキ マコト オサム トオル メイ ヒナ リン サキ ミユ ナナ ハルカ アヤカ マイ エミ ユミ クミコ ヨウコ カズコ サチコ フミコ ノリコ マユミ アケミ ヒロミ ジュンコ キョウコ リョウコ ミホ チエ カオリ シオリ ミドリ")
	})
)

// kanaOf gives words in katakana, and the same in hiragana.
func kanaOf(list string) []string {
	return strings.Fields(list + " " + strings.Map(func(r rune) rune {
		if 'ァ' <= r && r <= 'ヶ' {
			return r - ('ァ' - 'ぁ')
		}
		return r
	}, list))
}

// LookTables are the words of this file made ready for look-up, and a lexicon.
type LookTables struct {
	words   map[string]WordWeights
	tails   map[string]WordWeights
	Lexicon func(word []byte) WordWeights

	// Most words are not there, which the lengths tell of those with the same two
	// bytes, at the beginning of words and at the end of tails: a bit for each, the
	// last one for all lengths from there on.
	begins, ends pairLengths
}

// pairLengths are the lengths in bytes of words with the same two bytes somewhere.
type pairLengths [1 << 10]uint32

// pairOf is the place of two bytes.
func pairOf(a, b byte) int { return int(a&31)<<5 | int(b&31) }

const longestPaired = 31

func lengthBit(n int) uint32 { return 1 << min(n, longestPaired) }

var LookTablesOnce = sync.OnceValue(func() *LookTables {
	t := &LookTables{words: map[string]WordWeights{}, tails: map[string]WordWeights{}, Lexicon: lexiconWeights}
	put := func(m map[string]WordWeights, words []string, w WordWeights) {
		for _, s := range words {
			m[s] = m[s].or(w)
		}
	}
	put(t.words, streetWords(), classStreet.weighing(9))
	put(t.words, organizationWords(), classOrganization.weighing(9))
	put(t.words, occupationWords(), classOccupation.weighing(7))
	put(t.tails, occupationTails(), classOccupation.weighing(5))
	put(t.tails, settlementTails(), classPlace.weighing(2))
	put(t.tails, streetEndings(), classStreet.weighing(8))
	put(t.tails, nameTails(), classFamily.weighing(3))
	put(t.tails, placeTails(), classPlace.weighing(6))
	put(t.words, illnessWords(), classIllness.weighing(8))
	put(t.tails, illnessTails(), classIllness.weighing(5))
	put(t.words, medicineWords(), classMedicine.weighing(8))
	put(t.tails, medicineTails(), classMedicine.weighing(5))
	put(t.words, stateWords(), classState.weighing(8))
	put(t.words, dates.CalendarWords(), classState.weighing(8))
	put(t.words, regionWords(), classRegion.weighing(7))
	put(t.words, substanceWords(), classThing.weighing(substance))
	put(t.words, kanaFamilies(), classFamily.weighing(8))
	put(t.words, kanaGiven(), classGiven.weighing(8))
	for _, r := range koreanFamilies + chineseFamilies {
		put(t.words, []string{string(r)}, classFamily.weighing(8))
	}
	for w := range t.words {
		t.begins[pairOf(w[0], w[min(1, len(w)-1)])] |= lengthBit(len(w))
	}
	for w := range t.tails {
		t.ends[pairOf(w[len(w)-2], w[len(w)-1])] |= lengthBit(len(w))
	}
	return t
})

// lexiconWeights says what the lexicon knows about a word in lower case, or about
// several with spaces between them.
func lexiconWeights(word []byte) WordWeights {
	w := lexicon.Find(lexicon.HashOf(lex.Alias(word)))
	if w == 0 {
		return 0
	}
	return degreeWeights[w%(1<<lexicon.DegreeBits)] | classWeights[w>>lexicon.DegreeBits]
}

// degreeWeights are those of the classes of the lexicon that have a degree, and
// classWeights those of the others.
var degreeWeights = func() (t [1 << lexicon.DegreeBits]WordWeights) {
	for i := range t {
		w := lexicon.Class(i)
		t[i] = classGiven.weighing(3*w.Given()) | classFamily.weighing(3*w.Family()) | classPlace.weighing(3*w.Place()) | classCommon.weighing(3*w.Common())
	}
	return t
}()

var classWeights = func() (t [1 << (lexicon.ClassBits - lexicon.DegreeBits)]WordWeights) {
	const usual = 7 // of a class that has no degree
	for _, k := range [...]struct {
		class lexicon.Class
		word  wordClass
	}{
		{lexicon.Country, classCountry}, {lexicon.Region, classRegion}, {lexicon.Demonym, classDemonym}, {lexicon.Religion, classReligion}, {lexicon.Occupation, classOccupation},
		{lexicon.OrgWord | lexicon.Organization, classOrganization}, {lexicon.Street, classStreet}, {lexicon.Title, classTitle}, {lexicon.Thing, classThing},
	} {
		for i := range t {
			if lexicon.Class(i << lexicon.DegreeBits).Is(k.class) {
				t[i] |= k.word.weighing(usual)
			}
		}
	}
	return t
}()

// weigh says what a word in lower case is. Words are looked up in the lexicon, and
// among the words and tails of this file.
func (t *LookTables) weigh(word []byte) WordWeights {
	w := t.Lexicon(word)
	n := len(word)
	if n == 0 {
		return w
	}
	if t.begins[pairOf(word[0], word[min(1, n-1)])]&lengthBit(n) != 0 {
		w = w.or(t.words[string(word)])
	}
	if n < 5 || w.of(classThing) == substance {
		return w
	}
	// The tail is a part of the word, so that something stands before it.
	for lengths := t.ends[pairOf(word[n-2], word[n-1])] & (lengthBit(n) - 1); lengths != 0; lengths &= lengths - 1 {
		if at := n - bits.TrailingZeros32(lengths); utf8.RuneStart(word[at]) {
			w = w.or(t.tails[string(word[at:])])
		}
	}
	return w
}

// hasOrganization reports whether a value in a script without spaces has a word in
// it that companies have in their names.
func hasOrganization(v string) bool {
	for _, w := range [...]string{"会社", "公司", "集团", "集團", "法人", "银行", "銀行", "大学", "(주)", "주식회사", "유한회사", "(유)", "병원", "대학교", "은행",
		"病院", "学園", "学校", "水産", "商店", "工業", "建設", "商事", "製作所", "保育園", "医院", "贸易", "科技", "有限", "集團", "건설", "전자", "식품", "물산", "시청"} {
		if strings.Contains(v, w) {
			return true
		}
	}
	return false
}
