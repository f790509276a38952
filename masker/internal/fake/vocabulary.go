package fake

import (
	_ "embed"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numbers"
)

// words.txt is written by the program in makelists, in the form of names.txt:
// occupations, countries and nationalities, by language.
//
//go:embed lists/words.txt
var wordsText string

// vocabularyValues are words that few values are possible of, and words of which
// there are many.
//
// What is chosen from a few words says little, but not nothing: a fake is never
// the value, so that of three words the other two remain.
var vocabularyValues = []values{
	{"GENDER", groupDoc, fakeGrouped(genderGroups)},
	{"MARITAL_STATUS", groupDoc, fakeGrouped(maritalGroups)},
	{"BLOOD_TYPE", groupDoc, fakeGrouped(bloodGroups)},
	{"ETHNICITY", groupDoc, fakeGrouped(ethnicGroups)},
	{"RELIGION", groupDoc, fakeGrouped(religionGroups)},
	{"POLITICAL_OPINION", groupDoc, fakeGrouped(politicalGroups)},
	{"SEXUAL_ORIENTATION", groupDoc, fakeGrouped(orientationGroups)},
	{"IMMIGRATION_STATUS", groupDoc, fakeGrouped(immigrationGroups)},
	{"TRADE_UNION", groupDoc, fakeGrouped(unionGroups)},
	{"STATE", "Another state, province or county of the same country and in the same notation; only of countries whose states are known here.",
		fakeGrouped(stateGroups)},
	{"COUNTRY", "Another country in the same language, or the same kind of code.", fakeCountry},
	{"NATIONALITY", "Another nationality in the same language, or the code of a country.", fakeNationality},
	{"JOB_TITLE", "Another occupation in the same language and letter case.", fakeListed("job")},
	{"MEDICAL_CONDITION", "Another condition in the same language, or another code.", fakeCondition},
	{"MEDICATION", "Another active substance; numbers of the dose are made up.", fakeMedication},
	{"GENETIC_DATA", "Another variant or sequence of the same form.", fakeGenetic},
	{"USER_AGENT", "Another common browser.", fakeUserAgent},
}

const groupDoc = "Another word of the same vocabulary, language and notation, in the same letter case. There are few words, so that the fake hides little."

// Each line is a vocabulary: words of which one can stand for another.
const (
	genderGroups = `M|F|X
male|female|non-binary
man|woman|non-binary person
W|M|D
männlich|weiblich|divers
Mann|Frau|divers
herr|frau|divers
H|F|X
homme|femme|non binaire
masculin|féminin|neutre
hombre|mujer|no binario
masculino|femenino|no binario
varón|mujer|no binario
uomo|donna|altro
maschio|femmina|altro
masculino|feminino|outro
homem|mulher|outro
man|vrouw|anders
mannelijk|vrouwelijk|onzijdig
mężczyzna|kobieta|inna
muž|žena|jiné
kvinna|man|annat
kvinde|mand|andet
kvinne|mann|annet
mies|nainen|muu
erkek|kadın|diğer
мужской|женский|другой
мужчина|женщина|другое
муж|жен|др
чоловіча|жіноча|інша
άνδρας|γυναίκα|άλλο
男|女|其他
男性|女性|その他
남|여|기타
남성|여성|기타
남자|여자|기타
ذكر|أنثى|آخر
זכר|נקבה|אחר
पुरुष|महिला|अन्य
nam|nữ|khác
laki-laki|perempuan|lainnya
1|2|9|0`
	maritalGroups = `single|married|divorced|widowed|separated|engaged
never married|married|divorced|widowed|legally separated|domestic partnership|civil union
S|M|D|W
ledig|verheiratet|geschieden|verwitwet|getrennt lebend|verpartnert
célibataire|marié|divorcé|veuf|séparé|pacsé
célibataire|mariée|divorcée|veuve|séparée|pacsée
soltero|casado|divorciado|viudo|separado
soltera|casada|divorciada|viuda|separada
celibe|coniugato|divorziato|vedovo|separato
nubile|coniugata|divorziata|vedova|separata
solteiro|casado|divorciado|viúvo|separado
solteira|casada|divorciada|viúva|separada
ongehuwd|gehuwd|gescheiden|weduwe|samenwonend
kawaler|żonaty|rozwiedziony|wdowiec
panna|zamężna|rozwiedziona|wdowa
svobodný|ženatý|rozvedený|vdovec
ogift|gift|skild|änka
bekar|evli|boşanmış|dul
холост|женат|разведен|вдовец
не замужем|замужем|разведена|вдова
未婚|已婚|离异|丧偶
未婚|既婚|離婚|死別
미혼|기혼|이혼|사별`
	bloodGroups = `A+|A-|B+|B-|AB+|AB-|0+|0-
A+|A-|B+|B-|AB+|AB-|O+|O-
A +|A -|B +|B -|AB +|AB -|O +|O -
A positive|A negative|B positive|B negative|AB positive|AB negative|O positive|O negative
A pos|A neg|B pos|B neg|AB pos|AB neg|O pos|O neg
A Rh+|A Rh-|B Rh+|B Rh-|AB Rh+|AB Rh-|O Rh+|O Rh-
A|B|AB|O`
	ethnicGroups = `White|Black|Asian|Hispanic|Latino|Native American|Pacific Islander|Mixed|Other
White|Black or African American|Asian|Hispanic or Latino|American Indian or Alaska Native|Native Hawaiian or Other Pacific Islander|Two or More Races
Caucasian|African American|Asian American|Hispanic|Native American|Multiracial
White British|White Irish|Black African|Black Caribbean|Indian|Pakistani|Bangladeshi|Chinese|Mixed
Hispanic or Latino|Not Hispanic or Latino|Unknown`
	religionGroups = `Christian|Muslim|Jewish|Hindu|Buddhist|Sikh|Atheist|Agnostic|None
Catholic|Protestant|Orthodox|Muslim|Jewish|Hindu|Buddhist|Sikh|Baptist|Methodist|Lutheran|Anglican|Mormon|Atheist
Christianity|Islam|Judaism|Hinduism|Buddhism|Sikhism|Taoism|Jainism|Atheism
katholisch|evangelisch|römisch-katholisch|muslimisch|jüdisch|hinduistisch|buddhistisch|konfessionslos|orthodox
rk|ev|isl|jd|or
Christ|Muslim|Jude|Hindu|Buddhist
catholique|protestant|musulman|juif|hindou|bouddhiste|athée|orthodoxe
católico|protestante|musulmán|judío|hindú|budista|ateo|evangélico
cattolico|protestante|musulmano|ebreo|induista|buddista|ateo|ortodosso
katholiek|protestants|moslim|joods|hindoe|boeddhist|geen
katolik|protestant|muzułmanin|żyd|buddysta|ateista|prawosławny
православный|католик|мусульманин|иудей|буддист|атеист`
	politicalGroups = `Democrat|Republican|Independent|Libertarian|Green
Democratic|Republican|Independent|Libertarian|Green
liberal|conservative|moderate|progressive|socialist|libertarian|centrist
Labour|Conservative|Liberal Democrat|Green|SNP|Plaid Cymru
CDU|CSU|SPD|FDP|AfD|Die Linke|Bündnis 90/Die Grünen
left|right|centre`
	orientationGroups = `heterosexual|homosexual|bisexual|asexual|pansexual
straight|gay|lesbian|bisexual|asexual|queer
heterosexuell|homosexuell|bisexuell|asexuell
hétérosexuel|homosexuel|bisexuel|asexuel
heterosexual|homosexual|bisexual|asexual`
	immigrationGroups = `citizen|permanent resident|temporary resident|asylum seeker|refugee|visa holder|undocumented
US citizen|lawful permanent resident|nonimmigrant|refugee|asylee|DACA recipient
H-1B|L-1|F-1|J-1|O-1|TN|E-3
Aufenthaltserlaubnis|Niederlassungserlaubnis|Duldung|Aufenthaltsgestattung|Blaue Karte EU`
	unionGroups = `UAW|SEIU|Teamsters|AFSCME|IBEW|UFCW|AFT|USW
Unite|Unison|GMB|USDAW|PCS|RMT|NEU
IG Metall|ver.di|IG BCE|GEW|NGG|EVG|IG BAU|GdP
CGT|CFDT|FO|CFTC|UNSA|SUD
CGIL|CISL|UIL|UGL
member|non-member|former member`
	stateGroups = `AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC
Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming
AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT
Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland and Labrador|Nova Scotia|Ontario|Prince Edward Island|Quebec|Saskatchewan
NSW|VIC|QLD|WA|SA|TAS|ACT|NT
New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania|Northern Territory
Baden-Württemberg|Bayern|Berlin|Brandenburg|Bremen|Hamburg|Hessen|Mecklenburg-Vorpommern|Niedersachsen|Nordrhein-Westfalen|Rheinland-Pfalz|Saarland|Sachsen|Sachsen-Anhalt|Schleswig-Holstein|Thüringen
BW|BY|BE|BB|HB|HH|HE|MV|NI|NW|RP|SL|SN|ST|SH|TH
Burgenland|Kärnten|Niederösterreich|Oberösterreich|Salzburg|Steiermark|Tirol|Vorarlberg|Wien
Zürich|Bern|Luzern|Uri|Schwyz|Obwalden|Nidwalden|Glarus|Zug|Fribourg|Solothurn|Basel-Stadt|Basel-Landschaft|Schaffhausen|Appenzell Ausserrhoden|Graubünden|Aargau|Thurgau|Ticino|Vaud|Valais|Neuchâtel|Genève|Jura
Île-de-France|Auvergne-Rhône-Alpes|Bourgogne-Franche-Comté|Bretagne|Centre-Val de Loire|Corse|Grand Est|Hauts-de-France|Normandie|Nouvelle-Aquitaine|Occitanie|Pays de la Loire|Provence-Alpes-Côte d'Azur
Andalucía|Aragón|Asturias|Cantabria|Castilla y León|Castilla-La Mancha|Cataluña|Extremadura|Galicia|La Rioja|Madrid|Murcia|Navarra|País Vasco
Abruzzo|Basilicata|Calabria|Campania|Emilia-Romagna|Friuli-Venezia Giulia|Lazio|Liguria|Lombardia|Marche|Molise|Piemonte|Puglia|Sardegna|Sicilia|Toscana|Umbria|Valle d'Aosta|Veneto
England|Scotland|Wales|Northern Ireland
Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|Essex|Gloucestershire|Hampshire|Hertfordshire|Kent|Lancashire|Leicestershire|Lincolnshire|Norfolk|Northamptonshire|Nottinghamshire|Oxfordshire|Shropshire|Somerset|Staffordshire|Suffolk|Surrey|Warwickshire|Wiltshire|Worcestershire
Noord-Holland|Zuid-Holland|Utrecht|Gelderland|Overijssel|Drenthe|Groningen|Friesland|Flevoland|Zeeland|Noord-Brabant|Limburg
Acre|Alagoas|Amapá|Amazonas|Bahia|Ceará|Espírito Santo|Goiás|Maranhão|Mato Grosso|Minas Gerais|Pará|Paraíba|Paraná|Pernambuco|Piauí|Rio de Janeiro|Rio Grande do Sul|Rondônia|Roraima|Santa Catarina|São Paulo|Sergipe|Tocantins
Maharashtra|Karnataka|Tamil Nadu|Kerala|Gujarat|Rajasthan|Punjab|Haryana|Uttar Pradesh|Madhya Pradesh|Bihar|West Bengal|Odisha|Assam|Telangana|Andhra Pradesh|Goa|Delhi
Dolnośląskie|Kujawsko-Pomorskie|Lubelskie|Lubuskie|Łódzkie|Małopolskie|Mazowieckie|Opolskie|Podkarpackie|Podlaskie|Pomorskie|Śląskie|Świętokrzyskie|Warmińsko-Mazurskie|Wielkopolskie|Zachodniopomorskie
北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海
北京市|天津市|上海市|重庆市|河北省|山西省|辽宁省|吉林省|江苏省|浙江省|安徽省|福建省|江西省|山东省|河南省|湖北省|湖南省|广东省|海南省|四川省|贵州省|云南省|陕西省|甘肃省
東京都|北海道|大阪府|京都府|神奈川県|埼玉県|千葉県|愛知県|兵庫県|福岡県|静岡県|茨城県|広島県|宮城県|新潟県|長野県|岐阜県|群馬県|栃木県|岡山県|福島県|三重県|熊本県|鹿児島県|沖縄県`
	conditionGroups = `hypertension|type 2 diabetes|asthma|migraine|osteoarthritis|depression|anxiety disorder|hypothyroidism|anemia|psoriasis|eczema|chronic bronchitis|gastritis|sinusitis|gout|osteoporosis|sleep apnea|kidney stones|hypercholesterolemia|atrial fibrillation|heart failure|coronary artery disease|rheumatoid arthritis|epilepsy|glaucoma|cataract|irritable bowel syndrome|gallstones|tonsillitis|pneumonia|influenza|urinary tract infection|low back pain|sciatica|carpal tunnel syndrome|hearing loss|vertigo|insomnia|hepatitis|celiac disease|lupus|multiple sclerosis|angina|appendicitis|diverticulitis
Bluthochdruck|Diabetes mellitus|Asthma|Migräne|Arthrose|Depression|Angststörung|Schilddrüsenunterfunktion|Anämie|Schuppenflechte|Neurodermitis|Bronchitis|Gastritis|Gicht|Osteoporose|Nierensteine|Vorhofflimmern|Herzinsuffizienz|Epilepsie|Grauer Star|Gallensteine|Lungenentzündung|Grippe|Rückenschmerzen|Schwindel|Schlafstörung|Zöliakie
hypertension artérielle|diabète|asthme|migraine|arthrose|dépression|anxiété|hypothyroïdie|anémie|psoriasis|eczéma|bronchite|gastrite|goutte|ostéoporose|épilepsie|glaucome|cataracte|pneumonie|grippe|lombalgie|vertiges|insomnie
hipertensión|diabetes|asma|migraña|artrosis|depresión|ansiedad|hipotiroidismo|anemia|psoriasis|eccema|bronquitis|gastritis|gota|osteoporosis|epilepsia|glaucoma|cataratas|neumonía|gripe|lumbalgia|vértigo|insomnio
ipertensione|diabete|asma|emicrania|artrosi|depressione|ansia|ipotiroidismo|anemia|psoriasi|bronchite|gastrite|gotta|osteoporosi|epilessia|glaucoma|cataratta|polmonite|influenza|lombalgia|insonnia
高血压|糖尿病|哮喘|偏头痛|关节炎|抑郁症|贫血|胃炎|痛风|骨质疏松|肺炎|流感
高血圧|糖尿病|喘息|片頭痛|関節炎|うつ病|貧血|胃炎|痛風|骨粗鬆症|肺炎|インフルエンザ
гипертония|диабет|астма|мигрень|артрит|депрессия|анемия|гастрит|подагра|остеопороз|пневмония|грипп`
	medicationGroups = `metformin|lisinopril|atorvastatin|amlodipine|omeprazole|losartan|levothyroxine|simvastatin|metoprolol|hydrochlorothiazide|gabapentin|sertraline|albuterol|furosemide|fluticasone|prednisone|tramadol|trazodone|citalopram|pantoprazole|montelukast|escitalopram|rosuvastatin|bupropion|warfarin|clopidogrel|tamsulosin|duloxetine|ranitidine|venlafaxine|meloxicam|naproxen|ibuprofen|paracetamol|acetaminophen|amoxicillin|azithromycin|ciprofloxacin|doxycycline|cephalexin|insulin glargine|fluoxetine|carvedilol|allopurinol|bisoprolol|ramipril|candesartan|torasemide|spironolactone|digoxin|diazepam|lorazepam|zolpidem|quetiapine|olanzapine|lamotrigine|levetiracetam|methotrexate`
)

// A glossary is a vocabulary made ready for look-up.
type glossary struct {
	groups [][]string
	by     map[string][]int // the groups that have a word, by the word in small letters
}

func newGlossary(text string) *glossary {
	g := &glossary{by: map[string][]int{}}
	for line := range strings.SplitSeq(text, "\n") {
		words := strings.Split(line, "|")
		for _, w := range words {
			w = strings.ToLower(w)
			g.by[w] = append(g.by[w], len(g.groups))
		}
		g.groups = append(g.groups, words)
	}
	return g
}

// another is a word that can stand for one of the vocabulary.
func (g *glossary) another(value string, s *Stream) (string, bool) {
	var buf [64]byte
	in := g.by[string(foldInto(buf[:0], value))]
	if len(in) == 0 {
		return "", false
	}
	group := g.groups[in[0]]
	for _, i := range in {
		// Letters alone are told apart by their case: M beside F, and m beside w.
		if len(value) <= 2 && contains(g.groups[i], value) {
			group = g.groups[i]
			break
		}
	}
	k := s.below(len(group) - 1)
	for _, w := range group {
		if strings.EqualFold(w, value) {
			continue
		}
		if k == 0 {
			return w, true
		}
		k--
	}
	return "", false
}

func contains(list []string, w string) bool {
	for _, x := range list {
		if x == w {
			return true
		}
	}
	return false
}

// foldInto appends a value in small letters, or nothing when it has no room.
func foldInto(dst []byte, value string) []byte {
	for _, r := range value {
		if len(dst)+utf8.UTFMax > cap(dst) {
			return dst[:0]
		}
		dst = utf8.AppendRune(dst, unicode.ToLower(r))
	}
	return dst
}

// states are those of [stateGroups].
var states = sync.OnceValue(func() *glossary { return newGlossary(stateGroups) })

// fakeGrouped makes fakes out of a vocabulary.
func fakeGrouped(text string) func(dst []byte, value string, r *request) ([]byte, bool) {
	g := sync.OnceValue(func() *glossary { return newGlossary(text) })
	return func(dst []byte, value string, r *request) ([]byte, bool) {
		now, ok := g().another(value, r.Stream)
		if !ok {
			return dst, false
		}
		return appendPhrase(dst, now, value), true
	}
}

// appendPhrase appends words in the letter case of others: all in capitals, all
// small, or the first letter of each word, or of the first, a capital.
func appendPhrase(dst []byte, words, like string) []byte {
	c := caseOf(like)
	if c == upperCase || c == smallCase {
		return appendCased(dst, words, c)
	}
	if c != titleCase {
		return append(dst, words...)
	}
	each, first := true, true
	for w := range strings.FieldsSeq(like) {
		r, _ := utf8.DecodeRuneInString(w)
		each = each && (first || unicode.IsUpper(r) || len(w) <= 3)
		first = false
	}
	begin := true
	for _, r := range words {
		if begin {
			r = unicode.ToUpper(r)
		}
		dst = utf8.AppendRune(dst, r)
		begin = each && r == ' '
	}
	return dst
}

// A thesaurus holds the lists of words.txt.
type thesaurus struct {
	lists map[string]map[string][]string // by kind and language
	of    map[string]map[string]string   // by kind: the language of a word in small letters
}

var wordBook = sync.OnceValue(func() *thesaurus {
	t := &thesaurus{map[string]map[string][]string{}, map[string]map[string]string{}}
	for line := range strings.Lines(wordsText) {
		part := strings.SplitN(strings.TrimSuffix(line, "\n"), "\t", 3)
		if len(part) != 3 || part[0][0] == '#' {
			continue
		}
		language, kind := part[0], part[1]
		if t.lists[kind] == nil {
			t.lists[kind], t.of[kind] = map[string][]string{}, map[string]string{}
		}
		words := strings.Split(part[2], "|")
		t.lists[kind][language] = words
		for _, w := range words {
			w = strings.ToLower(w)
			if t.of[kind][w] == "" {
				t.of[kind][w] = language
			}
		}
	}
	return t
})

// list gives the words of a kind in the language of a value: that of the locale,
// the one that has the value, or one of its script.
func (t *thesaurus) list(kind, value, locale string) []string {
	var buf [96]byte
	lists := t.lists[kind]
	language := strings.ToLower(locale)
	if i := strings.IndexAny(language, "-_"); i >= 0 {
		language = language[:i]
	}
	script := scriptOf(value)
	if list := lists[language]; list != nil && scriptOf(list[0]) == script {
		return list
	}
	if list := lists[t.of[kind][string(foldInto(buf[:0], value))]]; list != nil {
		return list
	}
	switch script {
	case unicode.Latin:
		if list := lists[latinLocale(value)]; list != nil {
			return list
		}
		return lists["en"]
	case unicode.Cyrillic:
		return lists["ru"]
	case unicode.Greek:
		return lists["el"]
	case unicode.Han:
		if hasKana(value) {
			return lists["ja"]
		}
		return lists["zh"]
	case unicode.Hangul:
		return lists["ko"]
	case unicode.Arabic:
		return lists["ar"]
	case unicode.Hebrew:
		return lists["he"]
	case unicode.Devanagari:
		return lists["hi"]
	}
	return nil
}

func fakeListed(kind string) func(dst []byte, value string, r *request) ([]byte, bool) {
	return func(dst []byte, value string, r *request) ([]byte, bool) {
		const longestPhrase = 120
		list := wordBook().list(kind, value, r.locale)
		if list == nil || len(value) > longestPhrase || !utf8.ValidString(value) {
			return dst, false
		}
		return appendPhrase(dst, pick(r.Stream, list), value), true
	}
}

// fakeCountry takes a code of two letters for one, and anything else for a name.
func fakeCountry(dst []byte, value string, r *request) ([]byte, bool) {
	if len(value) == 2 && isLetter(value[0]) && isLetter(value[1]) {
		n := (len(numbers.Countries) + 1) / 3
		code := numbers.Countries[3*r.below(n):]
		return appendCased(dst, code[:2], caseOf(value)), true
	}
	if len(value) == 3 && isUpper(value[0]) && isUpper(value[1]) && isUpper(value[2]) {
		const codes = "USACANMEXBRAARGCHLCOLPERGBRIRLFRADEUITAESPPRTNLDBELCHEAUTPOLCZESVKHUNROUBGRGRCSWENORDNKFINISLESTLVALTUUKRTURRUSISREGYZAFNGAKENGHAMARTUNINDPAKBGDLKACHNJPNKORTHAVNMIDNMYSSGPPHLAUSNZL"
		return append(dst, codes[3*r.below(len(codes)/3):][:3]...), true
	}
	return fakeListed("country")(dst, value, r)
}

func fakeNationality(dst []byte, value string, r *request) ([]byte, bool) {
	if len(value) == 2 || len(value) == 3 && caseOf(value) == upperCase {
		return fakeCountry(dst, value, r)
	}
	return fakeListed("nationality")(dst, value, r)
}

var conditions = sync.OnceValue(func() *glossary { return newGlossary(conditionGroups) })

// fakeCondition takes a code for one of a disease. A condition that is in none of
// the lists becomes one of the language of the locale, or of the script.
func fakeCondition(dst []byte, value string, r *request) ([]byte, bool) {
	if c, ok := compact(r.was[:0], value); ok && len(c) <= 7 {
		if f := numberKinds()["ICD10_CODE"].form(c); f != nil {
			now, ok := f.appendFake(r.now[:0], c, r.Stream)
			return appendSpelled(dst, value, now), ok
		}
	}
	g := conditions()
	now, ok := g.another(value, r.Stream)
	if !ok {
		i, ok := 0, false
		switch language, _, _ := strings.Cut(strings.ToLower(r.locale), "-"); language {
		case "en", "de", "fr", "es", "it":
			i, ok = strings.Index("endefresit", language)/2, scriptOf(value) == unicode.Latin
		}
		if !ok {
			switch scriptOf(value) {
			case unicode.Latin:
				i = 0
			case unicode.Han:
				if i = 5; hasKana(value) {
					i = 6
				}
			case unicode.Cyrillic:
				i = 7
			default:
				return dst, false
			}
		}
		now = pick(r.Stream, g.groups[i])
	}
	if len(value) > 200 || !utf8.ValidString(value) {
		return dst, false
	}
	return appendPhrase(dst, now, value), true
}

// fakeMedication replaces the words before the first number, and the numbers.
func fakeMedication(dst []byte, value string, r *request) ([]byte, bool) {
	if len(value) > 120 || scriptOf(value) != unicode.Latin || !utf8.ValidString(value) {
		return dst, false
	}
	n := strings.IndexAny(value, digits)
	if n < 0 {
		n = len(value)
	}
	name := strings.TrimRight(value[:n], " -,(")
	if name == "" || !onlyWords(doseWords, value[n:]) {
		return dst, false
	}
	now := name
	for strings.EqualFold(now, name) {
		now = pick(r.Stream, medications())
	}
	dst = appendPhrase(dst, now, name)
	for i := len(name); i < len(value); i++ {
		c := value[i]
		switch {
		case '1' <= c && c <= '9':
			c = r.from("123456789")
		}
		dst = append(dst, c)
	}
	return dst, true
}

// doseWords are words that stand behind the name of a medicine.
var doseWords = wordSet("mg g mcg µg ug ml l iu units unit tablet tablets tab tabs capsule capsules cap caps daily once twice three times a per day oral orally po bid tid qd qid prn er xr sr cr hcl injection " +
	"solution spray cream ointment tbl stk tabletten kapseln comprimés comprimidos compresse x")

// onlyWords reports whether all words of a text are of a set.
func onlyWords(set map[string]bool, text string) bool {
	ok := true
	forEachWord(text, func(w string) {
		var buf [48]byte
		ok = ok && set[string(foldInto(buf[:0], w))]
	})
	return ok
}

var medications = sync.OnceValue(func() []string { return strings.Split(medicationGroups, "|") })

// fakeGenetic replaces digits and the letters of bases.
func fakeGenetic(dst []byte, value string, r *request) ([]byte, bool) {
	if len(value) > 1000 || !isASCII(value) {
		return dst, false
	}
	bases := 0
	digit := false
	for i := range len(value) {
		c := value[i]
		switch {
		case oneOf(c, "ACGTUNacgtu"):
			bases++
		case isDigit(c):
			digit = true
		case strings.IndexByte("rscgmnp.>_-*+ :|/\n", c) < 0:
			return dst, false
		}
	}
	if bases < 4 && !digit {
		return dst, false
	}
	for i := range len(value) {
		c := value[i]
		switch {
		case oneOf(c, "ACGT"):
			c = r.from("ACGT")
		case oneOf(c, "acgt") && bases > 8:
			c = r.from("acgt")
		case isDigit(c) && (i == 0 || !isDigit(value[i-1])):
			c = r.from("123456789")
		case isDigit(c):
			c = r.digit()
		}
		dst = append(dst, c)
	}
	return dst, true
}

// fakeUserAgent writes one of the browsers that most people have. The numbers of
// their versions go on from year to year; these are of 2021 to 2024.
func fakeUserAgent(dst []byte, value string, r *request) ([]byte, bool) {
	if strings.IndexByte(value, '/') <= 0 || !isASCII(value) {
		return dst, false
	}
	const macintosh = "Macintosh; Intel Mac OS X 10_15_7"
	systems := [...]string{"Windows NT 10.0; Win64; x64", macintosh, "X11; Linux x86_64", "Linux; Android 13; K", "Linux; Android 14; K"}
	system := systems[r.below(len(systems))]
	version := func(low, high int) {
		n := r.between(low, high)
		width := 2
		if n > 99 {
			width = 3
		}
		dst = appendNumber(dst, n, width)
	}
	dst = append(dst, "Mozilla/5.0 ("...)
	switch r.below(3) {
	case 0:
		n := r.between(90, 130)
		dst = append(append(dst, system...), "; rv:"...)
		version(n, n)
		dst = append(dst, ".0) Gecko/20100101 Firefox/"...)
		version(n, n)
		return append(dst, ".0"...), true
	case 1:
		dst = append(dst, macintosh+") AppleWebKit/605.1.15 (KHTML, like Gecko) Version/"...)
		version(14, 17)
		dst = append(dst, '.', r.from("123456"))
		return append(dst, " Safari/605.1.15"...), true
	}
	dst = append(append(dst, system...), ") AppleWebKit/537.36 (KHTML, like Gecko) Chrome/"...)
	version(90, 130)
	return append(dst, ".0.0.0 Safari/537.36"...), true
}
