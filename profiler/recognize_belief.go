package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds religions and nationalities that running text says of somebody: behind is,
// before woman or family, and beside words such as citizen.

// beliefRecognizers find them by closed lists.
var beliefRecognizers = []Recognizer{
	{
		Name:     "religion-of-person",
		Label:    "RELIGION",
		Doc:      "A word for the followers of a religion, of a closed list in many languages, that is said of a person: behind is or a, or before a word for people.",
		Source:   "words in common use",
		triggers: followers.triggers(),
		match:    matchFollower,
	},
	{
		Name:     "religion-beside-noun",
		Label:    "RELIGION",
		Doc:      "An adjective of a religion or a church beside a noun, of closed lists in many languages; one that is an everyday word as well beside a noun of a religion.",
		Source:   "words in common use",
		triggers: faithNounTriggers,
		match:    matchFaith,
	},
	{
		Name:     "nationality-of-citizen",
		Label:    "NATIONALITY",
		Doc:      "A nationality or a country that is known right before or right behind a word for a citizen or a national.",
		Source:   "CLDR, names of territories; words in common use",
		triggers: citizens.triggers(),
		match:    matchCitizen,
	},
}

// followerForms are forms of the words for followers that stand before people: adjectives
// with their endings.
const followerForms = "evangelische|evangelischer|evangelischen|katholische|katholischer|katholischen|muslimische|muslimischer|muslimischen|jüdische|jüdischer|jüdischen|buddhistische|buddhistischer|protestantische|protestantischer|orthodoxe|orthodoxer|" +
	"islamitische|protestantse|boeddhistische|gereformeerde|hervormde|doopsgezinde|atheïstische|hindoestaanse|katolske|muslimske|jødiske|lutherske|protestantiske|buddhistiske|hinduistiske|ortodokse|katolska|muslimska|judiska|lutherska|buddhistiska|protestantiska|ortodoxa|" +
	"katolicki|katolicka|muzułmański|muzułmańska|żydowski|żydowska|protestancki|protestancka|buddyjski|buddyjska|katolický|katolická|muslimský|muslimská|židovský|židovská|buddhistický|buddhistická|protestantský|protestantská|" +
	"православного|православную|католика|мусульманина|мусульманку|католицький|католицька|мусульманський|мусульманська|נוצרית|נוצרים|יהודית|קתולי|קתולית|हिंदू|हिन्दू|सिख|сикх|сикхи|индуисты|католики"

// manyFollowers are several of them.
const manyFollowers = "chrétien|chrétienne|chrétiens|chrétiennes|protestants|catholiques|bouddhistes|hindous|sikhs|juifs|katholiken|protestanten|muslime|muslimen|moslems|christen|juden|buddhisten|katholieken|christenen|moslims|joden|hindoes|boeddhisten|" +
	"cristianos|judíos|budistas|cristiani|ebrei|musulmani|protestanti|buddisti|cristãos|judeus|muçulmanos|católicos|evangélicos|kristna|muslimer|judar|katoliker|protestanter|kristne|jøder|" +
	"katolicy|protestanci|muzułmanie|chrześcijanie|żydzi|katolíci|muslimové|židé|křesťané|evangelíci|kresťania|židia|moslimovia|христиане|христиан|мусульман|иудеи|иудеев|католиков|християни|мусульмани|christians|evangelicals"

// followers are words for the followers of religions; what is a name of people as well, such
// as Christian, is not among them.
var followers = newOtherSet(strings.Split(followerForms+"|"+moreFollowers+"|"+manyFollowers+"|"+
	"catholic|catholics|roman catholic|protestant|protestants|muslim|muslims|moslem|jewish|jew|jews|buddhist|buddhists|hindu|hindus|sikh|sikhs|lutheran|methodist|baptist|anglican|mormon|quaker|pentecostal|presbyterian|atheist|agnostic|sunni|shia|shiite|zoroastrian|jain|taoist|jehovah's witness|adventist|orthodox christian|greek orthodox|russian orthodox|evangelical christian|"+
	"katholisch|römisch-katholisch|katholik|katholikin|evangelisch|evangelisch-lutherisch|protestantin|muslimin|muslimisch|moslemisch|jude|jüdin|jüdisch|buddhistin|buddhistisch|hinduistisch|hinduistin|orthodox|russisch-orthodox|griechisch-orthodox|konfessionslos|atheistin|alevit|alevitin|zeuge jehovas|freikirchlich|"+
	"catholique|protestante|musulman|musulmane|musulmans|juif|juive|bouddhiste|hindou|hindoue|hindouiste|orthodoxe|évangélique|athée|sikhe|témoin de jéhovah|"+
	"católico|católica|católicos|protestante|musulmán|musulmana|musulmanes|judío|judía|budista|hinduista|hindú|ortodoxo|ortodoxa|evangélico|evangélica|ateo|atea|testigo de jehová|sij|"+
	"cattolico|cattolica|cattolici|musulmano|musulmana|ebreo|ebrea|buddista|induista|indù|ortodosso|ortodossa|evangelico|evangelica|valdese|testimone di geova|"+
	"muçulmano|muçulmana|judeu|judia|budista|evangélico|evangélica|ateu|ateia|espírita|testemunha de jeová|hindu|"+
	"katholiek|katholieke|rooms-katholiek|protestants|moslim|moslima|islamitisch|joods|joodse|boeddhist|boeddhistisch|hindoe|hindoestaan|gereformeerd|hervormd|doopsgezind|atheïst|jehova's getuige|"+
	"katolik|katolikiem|katoliczka|katoliczką|protestant|protestantem|protestantka|protestantką|muzułmanin|muzułmaninem|muzułmanka|muzułmanką|żyd|żydem|żydówka|żydówką|buddysta|buddystą|buddystka|buddystką|prawosławny|prawosławnym|prawosławna|prawosławną|ateista|ateistą|ateistka|hinduista|hinduistą|świadek jehowy|świadkiem jehowy|luteranin|luteraninem|ewangelik|"+
	"katolička|katolík|katolíčka|muslim|muslimka|muslimkou|žid|židovka|buddhista|buddhistka|pravoslavný|pravoslavná|evangelík|evangelička|evanjelik|evanjelička|protestantka|ateista|ateistka|hinduista|svědek jehovův|bezvěrec|husita|"+
	"katolik|muslim|jude|judisk|judinna|buddhist|hindu|kristen|luthersk|protestantisk|katolsk|ortodox|ateist|baptist|jehovas vittne|jøde|jødisk|kristen|katolsk|muslimsk|luthersk|buddhistisk|hinduistisk|ateist|jehovas vitne|jehovas vidne|pinsevenn|"+
	"katolilainen|luterilainen|ortodoksi|ortodoksinen|helluntailainen|muslimi|juutalainen|buddhalainen|hindulainen|kristitty|ateisti|protestantti|baptisti|adventisti|jehovan todistaja|"+
	"müslüman|müslümandır|hristiyan|hristiyandır|yahudi|yahudidir|budist|budisttir|alevi|alevidir|sünni|sünnidir|şii|ateist|katolik|protestan|ortodoks|hindu|"+
	"ortodox|ortodoxă|catolic|catolică|greco-catolic|greco-catolică|protestantă|musulman|musulmană|evreu|evreică|budist|budistă|baptist|baptistă|penticostal|penticostală|adventist|adventistă|ateu|atee|hindus|reformat|reformată|"+
	"katolikus|római katolikus|református|evangélikus|görögkatolikus|zsidó|muszlim|buddhista|baptista|ateista|hindu|unitárius|adventista|protestáns|"+
	"ορθόδοξος|ορθόδοξη|χριστιανός|χριστιανή|χριστιανός ορθόδοξος|χριστιανή ορθόδοξη|καθολικός|καθολική|μουσουλμάνος|μουσουλμάνα|εβραίος|εβραία|βουδιστής|βουδίστρια|προτεστάντης|άθεος|άθεη|ινδουιστής|"+
	"православный|православная|православные|православным|православной|католик|католичка|католиком|католичкой|протестант|протестантка|мусульманин|мусульманка|мусульмане|мусульманином|мусульманкой|иудей|иудейка|иудеем|буддист|буддистка|буддистом|буддисткой|атеист|атеистка|атеистом|атеисткой|баптист|баптистка|баптистом|индуист|индуистка|старообрядец|лютеранин|лютеранка|христианин|христианка|христианином|христианкой|"+
	"православний|православна|православним|православною|греко-католик|греко-католичка|мусульманка|мусульманином|мусульманкою|буддисткою|іудей|іудейка|юдей|юдейка|атеїст|атеїстка|християнин|християнка|баптистка|протестанткою|католичкою|"+
	"православен|католик|мюсюлманин|мюсюлманка|евреин|еврейка|будист|атеист|pravoslavac|pravoslavka|pravoslavni|musliman|muslimanka|katolkinja|katolik|židov|židovka|budist|budistica|budistka|"+
	"katalikas|katalikė|stačiatikis|stačiatikė|musulmonas|katolis|katoliete|pareizticīgais|pareizticīgā|luterānis|luterāne|katoliiklane|luterlane|õigeusklik|moslem|juut|budist|"+
	"مسلم|مسلمة|مسلما|مسلمًا|مسيحي|مسيحية|مسيحيا|مسيحيًا|يهودي|يهودية|بوذي|بوذية|هندوسي|هندوسية|درزي|درزية|قبطي|قبطية|سني|شيعي|יהודי|יהודייה|מוסלמי|מוסלמית|נוצרי|נוצרייה|דרוזי|דרוזית|בודהיסט|מסורתי|חילוני|חילונית|"+
	"मुस्लिम|मुसलमान|ईसाई|बौद्ध|जैन|佛教徒|基督徒|穆斯林|天主教徒|道教徒|印度教徒|仏教徒|キリスト教徒|イスラム教徒|ムスリム|カトリック教徒|ヒンドゥー教徒|불교 신자|불교도|기독교인|기독교 신자|천주교 신자|천주교인|이슬람교도|무슬림|개신교 신자|"+
	"phật tử|theo đạo phật|tín đồ công giáo|beragama islam|beragama kristen|beragama katolik|beragama hindu|beragama buddha|seorang muslim|seorang muslimah|ชาวพุทธ|ชาวมุสลิม|ชาวคริสต์", "|"))

// peopleWords stand behind a religion that is people's, and faithCues before one; the other
// cues are those of jobs.
var (
	peopleWords = newOtherSet([]string{"family", "families", "woman", "women", "man", "men", "boy", "boys", "girl", "girls", "couple", "couples", "patient", "patients", "student", "students", "child", "children", "parents", "mother", "father", "employee", "employees", "household", "households", "people", "person", "neighbours", "neighbors", "believer", "believers", "convert", "citizens", "refugees", "immigrants", "background", "faith",
		"familie", "familien", "frau", "frauen", "mann", "männer", "famille", "familles", "femme", "femmes", "familia", "familias", "mujer", "mujeres", "famiglia", "famiglie", "donna", "família", "famílias", "mulher", "gezin", "gezinnen", "rodzina", "rodziny", "rodina", "rodiny", "familj", "familjer", "familier", "perhe", "perhettä", "aile", "ailesi", "családok", "család", "οικογένεια", "οικογένειες", "семья", "семьи", "семей", "родина", "сім'я", "сім’я", "сім'ї", "сім’ї"}, colleagues)
	faithCues = newOtherSet([]string{"religion", "konfession", "confession", "wyznanie", "вероисповедание", "религия", "dini", "religião", "religione", "uskonto", "religie", "náboženství", "דת", "הדת", "ديانة", "الديانة", "धर्म", "refiere ser", "dice ser", "afirma ser", "se declara", "practising", "practicing", "devout", "devoutly", "observant", "born", "raised", "as a", "as an", "non-practising", "gläubig", "gläubiger", "gläubige", "praktizierend", "praktizierender", "praktizierende", "pratiquant", "pratiquante", "practicante", "praticante", "two", "three", "four", "several", "many", "is", "are", "am", "was", "were", "being", "not", "a", "an", "zwei", "drei", "deux", "trois", "dos", "tres", "due", "tre", "duas", "twee", "drie", "dwie", "två", "to", "kaksi", "iki", "două", "két", "δύο", "две", "дві",
		"он", "она", "они", "вин", "він", "вона", "вони", "hasta", "beteg", "ο", "η", "хворий", "пацієнт", "пациент", "пациентка", "пацієнтка", "lui", "elle", "ella", "él", "lei", "luterska", "jsem", "som", "jestem", "ist", "sind", "bin", "war", "est", "suis", "es", "soy", "son", "è", "sono", "é", "sou", "ben", "jest", "je", "är", "er", "on", "olen", "este", "sunt", "είναι", "είμαι", "é uma", "é um", "هو", "هي", "הוא", "היא", "אני", "أنا", "वह", "是", "は", "là", "o bir", "bir", "adalah",
		"ő", "był", "była", "byl", "byla", "bol", "bola", "bio", "bila", "era", "fue", "foi", "oli", "volt", "ήταν", "был", "была", "був", "була", "беше", "werd", "wurde", "blev", "ble", "became", "become", "hij", "zij", "ela", "ele", "han", "hun", "hon", "hän", "ona", "sie", "wife", "husband", "eşi", "karısı", "kocası", "annesi", "babası", "femme", "felesége", "férje", "anyja", "apja", "mari", "marido", "esposa", "esposo", "moglie", "marito", "żona", "mąż", "manžel", "manželka", "vaimo", "mies", "soția", "soțul", "муж", "жена", "чоловік", "дружина", "γυναίκα", "σύζυγος", "זוגתי", "אשתו", "בעלה", "زوجته", "زوجها", "وهي", "وهو", "והוא", "והיא", "는", "은", "她", "他", "đạo"}, wasWords, strings.Split(raisedWords+"|"+saidOfWords, "|"))
	// wasWords say what somebody was or became, behind somebody or behind nothing.
	wasWords = strings.Fields("era eran erano eram foi fue fu était étaient été devenue devenu waren werd wurde wurden wird war var varit blev ble være vært oli olivat byl byla byli była był bol bola bila bio bili bil был была були була був беше volt voltak lett fost ήταν έγινε стал стала став became become remained stayed converted diventato diventata hecho convirtió tornou-se")
	// romanceWas are those of the languages in which an adjective says it of a thing as well.
	romanceWas = newOtherSet(strings.Fields("era eran erano eram foi fue fu était étaient été devenue devenu diventato diventata hecho"))
	// raisedTailWords stand behind the religion in which somebody was brought up.
	raisedTailWords = newOtherSet(strings.Fields("erzogen getauft aufgewachsen opgevoed gedoopt uppfostrad uppväxt oppdratt opdraget kastettu kasvatettu wychowana wychowany ochrzczony ochrzczona vychovaný vychovaná pratiquant pratiquante practicante praticante convaincu convaincue devoto devota convencido convencida"))
	// institutions stand behind one that is no person's.
	institutions = newOtherSet([]string{"church", "churches", "school", "schools", "museum", "hospital", "university", "center", "centre", "cemetery", "quarter", "calendar", "art", "architecture", "law", "league", "holiday", "holidays", "tradition", "traditions", "history", "literature", "music", "cuisine", "temple", "world", "brotherhood", "studies", "theology", "reform", "reformation", "bishop", "kirche", "schule", "église", "école", "iglesia", "escuela", "chiesa", "igreja", "kerk", "kościół", "kirkko", "церковь", "церква", "храм"})
)

// colleagues are words for people whom one works with, lives beside or looks after.
var colleagues = strings.Split("signora|signore|señora|señor|senhora|senhor|ragazzo|ragazza|ragazzi|chico|chica|joven|jóvenes|garçon|jeune|jeunes|garoto|garota|moço|rapaz|rapariga|jongen|meisje|pojke|flicka|dreng|pige|gutt|jente|chłopak|dziewczyna|парень|девушка|мужчина|женщина|юноша|хлопець|дівчина|чоловіка|жінка|pracownik|pracownica|turist|touriste|"+
	"colleague|colleagues|coworker|coworkers|neighbour|neighbor|friend|friends|client|clients|customer|tenant|tenants|teacher|doctor|nurse|engineer|lawyer|guest|guests|"+
	"kollege|kollegin|kollegen|kolleginnen|nachbar|nachbarin|patientin|patienten|mitarbeiter|mitarbeiterin|freund|freundin|kunde|kundin|schüler|schülerin|student|studentin|collega|collega's|buurman|buurvrouw|patiënt|patiënten|medewerker|medewerkster|vriend|vriendin|vrouw|klant|"+
	"kollega|kollegaer|kollegaen|nabo|nabokone|medarbejder|medarbeider|medarbetare|granne|ven|venn|vän|mand|kvinde|kvinne|kvinna|pasient|kunden|collègue|collègues|voisin|voisine|patiente|employé|employée|ami|amie|homme|hommes|étudiant|étudiante|"+
	"colega|colegas|vecino|vecina|paciente|pacientes|empleado|empleada|amigo|amiga|hombre|mujeres|alumno|alumna|vicino|vicina|paziente|dipendente|amico|uomo|studente|vizinho|vizinha|funcionário|funcionária|homem|"+
	"kolega|koleżanka|pacjent|pacjentka|pracownik|pracownica|sąsiad|sąsiadka|kolegyně|pacient|pacientka|zaměstnanec|zaměstnankyně|soused|sousedka|coleg|colegă|colegul|pacientul|pacienta|angajat|angajată|vecin|vecină|kolléga|páciens|szomszéd|"+
	"pflegekraft|pflegekräfte|bauarbeiter|arbeiter|arbeiterin|handwerker|tourist|touristin|touristen|touriste|ouvrier|ouvrière|badante|operaio|operaia|turista|turysta|turystka|robotnik|pracovník|dělník|prodavač|studentka|sairaanhoitaja|työntekijä|opiskelija|delavec|delavka|radnik|radnica|"+
	"συνάδελφος|ασθενής|коллега|пациента|сотрудник|сотрудница|сосед|соседка|колега|пацієнта|співробітник|співробітниця|сусід|сусідка|naapuri|potilas|työntekijä", "|")

// raisedWords stand before the religion in which somebody was brought up, and saidOfWords of whom it is said
// without a verb.
const (
	raisedWords = "raised as|born and raised|brought up|brought up as|baptised|baptized|married a|élevé|élevée|baptisé|baptisée|éduqué|éduquée|educado|educada|criado|criada|bautizado|bautizada|creció|cresciuto|cresciuta|battezzato|battezzata|educato|educata|batizado|batizada|opgevoed als|wychowany jako|wychowana jako|vychován jako|vychována jako|воспитан|воспитана|вихований|вихована|crescut|crescută|botezat|botezată|praktiserande|praktiserende|praktyzujący|praktyzująca|praktikující|praktizující|praktyzującym|praktyzującą|gelovig|belijdend|overtuigd|troende|devoto|devota|convencido|convencida|convinto|convinta|convaincu|convaincue|fervent|fervente|практикующий|практикующая|верующий|верующая|strenggläubig|überzeugter|überzeugte|getauft|vallásos|gyakorló|dindar|inançlı|taat|penganut|beragama|muallaf|converted to|convertido al|converti au"
	saidOfWords = "جارنا|جارتنا|جاري|جارتي|زميلي|زميلتي|صديقي|صديقتي|مديري|مديرتي|عائلتي|عائلة|أسرة|أسرتي|خطيبي|خطيبتي|أبي|أمي|والدي|والدتي|أخي|أختي|جدي|جدتي|زوجي|زوجتي|كان|كانت|أصبح|أصبحت|انا|إنه|إنها|מאמין|מאמינה|שכן|שכנה|השכן|השכנה|אבי|אמי|אחי|אחותי|היה|הייתה|היתה|סבא|סבתא|משפחה|ליבי|tetangga saya|teman saya|istri saya|suami saya|ibu saya|ayah saya|keluarga|vợ tôi|chồng tôi|gia đình|мой сосед|моя соседка|сосед|соседка|мой друг|подруга|коллега|я|мой муж|моя жена|бабушка|дедушка|мать|отец|мама|папа"
)

// matchFollower reads a word for the follower of a religion.
func matchFollower(text string, at int) (match, bool) {
	if joinsBefore(text, at) || at > 0 && (text[at-1] == '-' || text[at-1] == '_' || text[at-1] == '/') {
		return match{}, false
	}
	word := followers.at(text, at)
	if word == "" {
		return match{}, false
	}
	end := at + len(word)
	rest := text[end:]
	if rest != "" && strings.IndexByte("-_/", rest[0]) >= 0 {
		return match{}, false
	}
	if strings.HasPrefix(rest, " ") {
		if peopleWords.at(text, end+1) != "" {
			return match{at, end, 0.965}, true
		}
		if institutions.at(text, end+1) != "" {
			return match{}, false
		}
	}
	if isAmongFaiths(text, at, end) {
		return match{at, end, enumeratedFaith}, true
	}
	i := at
	for i > 0 && text[i-1] == ' ' {
		i--
	}
	if i == at && at > 0 && text[at-1] < utf8.RuneSelf || at == 0 {
		return match{}, false
	}
	if strings.HasPrefix(rest, " है") {
		return match{at, end, 0.965}, true
	}
	if rest != "" && rest[0] == ' ' && raisedTailWords.at(text, end+1) != "" {
		return match{at, end, 0.965}, true
	}
	if isListedFaith(text, at, end) || isInRowOfForm(text, i) && endsPhrase(text, end) {
		return match{at, end, 0.965}, true
	}
	if !endsCue(faithCues, text, i) && !isSaidBehind(text, i) && !isOfPeopleBefore(text, i) && !isJoinedToNation(text, i) || listsMore(rest) || endsCue(romanceWas, text, i) && !isSomebodyWas(text, i) {
		return match{}, false
	}
	closed := rest == "" || strings.IndexByte(",.;)\n!?", rest[0]) >= 0 || rest[0] >= utf8.RuneSelf
	if !closed && rest[0] == ' ' {
		e, _ := wordAt(text, end+1)
		closed = e > end+1 && (inSet(behindJob, text[end+1:e]) || inSet(behindFaith, text[end+1:e])) || strings.HasPrefix(rest, " و") || strings.HasPrefix(rest, " ו") // and, which is written together with the word behind it
	}
	return match{at, end, 0.965}, closed
}

// behindFaith go on behind such a word, beside the words of behindJob.
var behindFaith = wordSet("del della dal dalla di de du des da do of van von från fra из من في على عند منذ with since until while who born by since but seit aus depuis desde dal sedan siden")

// isJoinedToNation reports whether and, with a nationality before it that somebody is, ends at text[i].
func isJoinedToNation(text string, i int) bool {
	from := wordStartWithin(text, i, i-longestAndWord)
	if from < 3 || from == i || text[from-1] != ' ' || !isAndWord(text[from:i]) {
		return false
	}
	k := wordStartWithin(text, from-1, from-1-longestWord)
	return k > 1 && text[k-1] == ' ' && lexicon.Lookup(text[k:from-1]).Is(lexicon.Demonym) && endsCue(faithCues, text, k-1)
}

// isOfPeopleBefore reports whether a word for people of a language that has adjectives behind them ends at
// text[i]: familia judía.
func isOfPeopleBefore(text string, i int) bool {
	from := wordStartWithin(text, i, i-longestWord)
	return from < i && inSet(romancePeople, text[from:i])
}

var romancePeople = wordSet("padres abuelos abuela abuelo bisabuela bisabuelo bisabuelos suegros parents grands-parents grand-mère grand-père aïeux genitori nonni nonna nonno bisnonna bisnonno pais avós avó avô bisavó bisavô familia familias mujer mujeres hombre hombres niño niña pareja vecino vecina vecinos amigo amiga paciente compañero compañera colega famille familles femme femmes homme hommes couple garçon fille patient patiente voisin voisine ami amie collègue famiglia famiglie donna donne uomo uomini coppia vicino vicina amico amica paziente collega " +
	"família famílias mulher mulheres homem homens casal menino menina vizinho vizinha amigo amiga família dona home familie femeie bărbat vecin vecină coleg colegă prieten prietenă")

// isSomebodyWas reports whether somebody stands before the copula that ends at text[i], or nothing does.
func isSomebodyWas(text string, i int) bool {
	k := wordStartWithin(text, i, i-longestWord)
	if k < 2 || text[k-1] != ' ' || startsSentence(text, k) {
		return true
	}
	if text[k-2] == ',' {
		return true
	}
	from := wordStartWithin(text, k-1, k-1-longestWord)
	if from == k-1 {
		return false
	}
	return isSomebody(text, k) || inSet(kinOrRole, text[from:k-1]) || inSet(romancePeople, text[from:k-1]) || inSet(doersOfJobs, text[from:k-1]) || len(peopleWords.at(text, from)) == k-1-from || endsCue(faithCues, text, k-1) || isCapitalAt(text, from) && isNamed(text, k-1)
}

// listsMore reports whether another religion follows in a list of them.
func listsMore(rest string) bool {
	next := strings.TrimLeft(rest, ", ")
	if next == rest {
		return false
	}
	if e, _ := wordAt(next, 0); e < len(next) && inSet(behindJob, next[:e]) {
		next = strings.TrimLeft(next[e:], " ")
	}
	return followers.at(next, 0) != ""
}

// isSaidBehind reports whether what stands behind a comma that ends at text[i] is said of
// somebody: a name or an age stands before the comma.
func isSaidBehind(text string, i int) bool {
	if i < 2 || text[i-1] != ',' {
		return false
	}
	from := wordStart(text, i-1)
	word := text[from : i-1]
	if word == "" || followers.at(text, from) != "" {
		return false
	}
	class := lexicon.Lookup(word)
	return class.Given() > 1 || class.Family() > 1 || len(ageEndings.at(text, from)) == len(word)
}

// ageEndings end an age.
var ageEndings = newOtherSet(strings.Fields("old alt jahre ans años anni anos jaar oud lat let år vuotta yaşında ani éves ετών лет года років years yo"))

// citizens are words for those who belong to a country, and for belonging to one.
var citizens = newOtherSet(strings.Split(
	"citizen|citizens|citizenship|national|nationals|nationality|passport holder|staatsangehöriger|staatsangehörige|staatsangehörigen|staatsbürger|staatsbürgerin|staatsbürgers|staatsbürgerschaft|staatsangehörigkeit|ressortissant|ressortissante|ressortissants|citoyen|citoyenne|nationalité|ciudadano|ciudadana|ciudadanos|nacionalidad|cittadino|cittadina|cittadinanza|cidadão|cidadã|nacionalidade|staatsburger|onderdaan|nationaliteit|"+
		"obywatel|obywatelem|obywatela|obywatelka|obywatelką|obywatelstwo|narodowości|občan|občanem|občana|občanka|občankou|občanství|národnosti|příslušník|občianstvo|medborgare|medborgarskap|statsborger|statsborgerskab|statsborgerskap|kansalainen|kansalaisena|kansalaisuus|vatandaşı|vatandaşıdır|vatandaş|uyruklu|uyrukludur|cetățean|cetățeană|cetățenie|cetățenia|állampolgár|állampolgára|állampolgárságú|állampolgárságot|"+
		"πολίτης|υπήκοος|υπηκοότητα|υπηκοότητας|гражданин|гражданином|гражданина|гражданка|гражданкой|гражданки|гражданство|национальности|громадянин|громадянином|громадянина|громадянка|громадянкою|громадянство|національності|гражданин на|državljanin|državljanina|državljanka|državljanke|држављанин|држављанка|државјанин|državljanstvo|državljan|pilietis|pilietė|pilsonis|pilsone|kodanik|warga negara|warganegara|công dân|quốc tịch|origin|descent|ancestry|herkunft|abstammung|d'origine|origine|origen|origem|afkomst|komaf|pochodzenia|původu|pôvodu|származású|ursprung|oprindelse|herkomst|opprinnelse|alkuperää|происхождения|походження|произход|kökenli|asıllı|podrijetla|porekla|порекла|embassy|consulate|ambassade|ambassad|konsulat|embajada|consulado|embaixada|ambasciata|consolato|botschaft|suurlähetystö|lähetystö|посольство|посольства|посольстве|консульство|velvyslanectví|veľvyslanectvo|ambasada|ambasady|ambasadzie|nagykövetség|veleposlanstvo|büyükelçiliği|مواطن|مواطنة|الجنسية|vatandaşıyım|vatandaşıyız|orang|người|אזרח|אזרחית|नागरिक", "|"))

// matchCitizen reads the nationality beside a word for a citizen: that behind it, with of
// between, or that before it.
func matchCitizen(text string, at int) (match, bool) {
	word := citizens.at(text, at)
	if word == "" || joinsBefore(text, at) || word == "national" && at > 0 && at+len(word) < len(text) && isLetter(text[min(at+len(word)+1, len(text)-1)]) {
		return match{}, false
	}
	end := at + len(word)
	// Before it: a Portuguese citizen, türkischer Staatsangehöriger.
	if at > 1 && text[at-1] == ' ' {
		from := wordStart(text, at-1)
		nation := text[from : at-1]
		if from < at-1 && word != "orang" && word != "người" && (isDemonym(nation) || inSet(citizenWords, word) && isCapitalAt(text, from) && isNationWord(nation)) && !joinsBefore(text, from) {
			return match{from, at - 1, 0.955}, true
		}
	}
	if end+1 < len(text) && text[end] == ' ' {
		i := end + 1
		for _, of := range [...]string{"of the ", "of ", "von ", "de ", "del ", "della ", "do ", "da ", "der ", "na "} {
			if strings.HasPrefix(text[i:], of) {
				i += len(of)
				break
			}
		}
		e, _ := wordAt(text, i)
		if e > i && (isDemonym(text[i:e]) || isSmallDemonym(text[i:e]) || isOfCountryWord(word) && lexicon.Lookup(text[i:e]).Is(lexicon.Country) || inSet(casesOfCountries, text[i:e])) {
			// Two words may be a country: Saudi Arabia.
			if e+1 < len(text) && text[e] == ' ' {
				if next, _ := wordAt(text, e+1); next > e+1 && lexicon.Lookup(text[i:next]).Is(lexicon.Country) {
					e = next
				}
			}
			return match{i, e, citizenAlone}, true
		}
	}
	return match{}, false
}

// citizenWords are those of citizens before which a nationality that is an everyday word as well, as Italian and German
// are, is that of somebody too.
var citizenWords = wordSet("citizen citizens national nationals citizenship passport")

// citizenAlone is how sure a country behind a word for a citizen is: surer than that it is a place.
const citizenAlone = 0.965

// isOfCountryWord reports whether a word for somebody has the country itself behind it.
func isOfCountryWord(word string) bool {
	for _, w := range [...]string{"orang", "người", "warga negara", "warganegara", "công dân"} {
		if strings.EqualFold(word, w) {
			return true
		}
	}
	return false
}

// casesOfCountries are countries in the genitive in Russian and Ukrainian, as they stand behind a word for a citizen.
var casesOfCountries = wordSet("России Росії Украины України Беларуси Белоруссии Білорусі Казахстана Узбекистана Таджикистана Кыргызстана Киргизии Туркменистана Туркмении Азербайджана Армении Вірменії Грузии Грузії Молдавии Молдовы Молдови Литвы Литви Латвии Латвії Эстонии Естонії Польши Польщі Германии Німеччини Франции Франції Италии Італії Испании Іспанії Китая Китаю " +
	"Индии Індії Турции Туреччини Ирана Ірану Ирака Іраку Сирии Сирії Израиля Ізраїлю Египта Єгипту Монголии Монголії Вьетнама Японии Японії Кореи Кореї Сербии Сербії Болгарии Болгарії Румынии Румунії Венгрии Угорщини Чехии Чехії Словакии Словаччини Финляндии Фінляндії Швеции Швеції Норвегии Норвегії Австрии Австрії Канады Канади Бразилии Кубы Афганистана Пакистана Узбекистану Казахстану")

// isDemonym reports whether a word is a nationality or a country before anything else.
func isDemonym(word string) bool {
	c := lexicon.Lookup(word)
	return c.Is(lexicon.Demonym|lexicon.Country) && c.Common() < 3
}
