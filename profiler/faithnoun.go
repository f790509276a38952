package profiler

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds the adjectives of religions and churches that stand beside a noun, of people and of things: a Quaker
// wedding, una capilla luterana. What is an everyday word as well, as orthodox is, needs a noun of a religion there.

// besideFaithNoun is how sure such an adjective is, and enumeratedFaith how sure the one of Christians is among others.
const (
	besideFaithNoun = 0.95
	enumeratedFaith = 0.97
)

// faithWords are the adjectives by language, of which those in faithWordsAsWell are everyday words as well.
var (
	faithWords = []nationStems{
		// Polish; Czech and Slovak; Russian; Ukrainian; Croatian, Serbian and Slovene; Bulgarian
		{nationBefore | nationBehind, "", "i iego iej iemu im ich imi ą a ie", "katolick rzymskokatolick greckokatolick protestanck luterańsk kalwińsk ewangelick anglikańsk żydowsk muzułmańsk islamsk sunnick szyick alawick druzyjsk koptyjsk buddyjsk sikhijsk chrześcijańsk unick mariawick"},
		{nationBefore | nationBehind, "", "y ego ej emu ym ych ymi ą a e", "prawosławn baptystyczn metodystyczn hinduistyczn zielonoświątkow staroobrzędow"},
		{nationBefore, "", "ý á é ého ému ém ým ých ými ou ej om ú", "katolick římskokatolick řeckokatolick rímskokatolíck gréckokatolíck protestantsk luteránsk evangelick evanjelick pravoslavn pravosláv husitsk židovsk muslimsk islámsk islamsk sunnitsk šíitsk buddhistick hinduistick křesťansk kresťansk anglikánsk koptsk adventistick baptistick metodistick sikhsk mormonsk"},
		{nationBefore, "", "ий ого ому им ом ая ой ую ое ие их ими", "католическ протестантск лютеранск баптистск евангелическ старообрядческ иудейск еврейск мусульманск исламск суннитск шиитск алавитск буддийск буддистск индуистск христианск англиканск коптск мормонск"},
		{nationBefore, "", "ый ого ому ым ом ая ой ую ое ые ых ыми", "православн"},
		{nationBefore, "", "ий ого ому ім им а ої ій у ою е і их ими", "православн католицьк протестантськ лютеранськ баптистськ єврейськ іудейськ мусульманськ ісламськ буддійськ християнськ"},
		{nationBefore, "", "i a o e u og oga om oj ih im ega emu em", "pravoslavn katoličk rimokatoličk grkokatoličk katoliš muslimansk židovsk jevrejsk judovsk protestantsk evangeličk luteransk kršćansk hrišćansk krščansk budističk islamsk"},
		{nationBefore, "", "и а о ия ият ата ото ите", "православн католическ мюсюлманск еврейск протестантск будистк ислямск християнск"},
		// German; Dutch; Swedish, Danish and Norwegian
		{nationBefore, "", "e er en em es", "evangelisch katholisch altkatholisch protestantisch lutherisch calvinistisch methodistisch baptistisch anglikanisch mennonitisch koptisch maronitisch jüdisch muslimisch islamisch sunnitisch schiitisch alevitisch jesidisch drusisch ismailitisch sufistisch hinduistisch buddhistisch jainistisch taoistisch zoroastrisch christlich pietistisch freikirchlich mormonisch adventistisch"},
		{nationBefore, "", "- e", "katholiek luthers doopsgezind anglicaans joods islamitisch soennitisch sjiitisch christelijk hindoeïstisch hindoestaans boeddhistisch protestants"},
		{nationBefore, "", "- a t e", "katolsk protestantisk luthersk baptistisk metodistisk anglikansk evangelisk pietistisk læstadiansk laestadiansk judisk jødisk muslimsk islamisk islamsk sunnitisk sunnimuslimsk shiitisk shiamuslimsk sjiamuslimsk alevitisk koptisk hinduistisk buddhistisk buddistisk mormonsk adventistisk"},
		{nationBefore, "", "-", "kristen kristna kristne kristent frikyrklig frikyrkliga frikirkelig frikirkelige"},
		// Finnish, Greek, Hungarian, Romanian and Turkish
		{nationBefore, "", "nen sen sta set sia sten sella selle", "katoli luterilai ortodoksi juutalai islamilai buddhalai hindulai kristilli lestadiolai"},
		{nationBefore, "", "ός ή ό ού ής οί ές ά ών ούς", "προτεσταντικ εβραϊκ μουσουλμανικ ισλαμικ χριστιανικ βουδιστικ ινδουιστικ"},
		{nationBefore, "", "-", "katolikus református evangélikus zsidó muszlim síita szunnita buddhista keresztény keresztyén görögkatolikus baptista metodista"},
		{nationBehind, "", "-", "catolică catolici catolice ortodoxă ortodocși protestantă evreiască evreiești evreiesc musulmană musulmani musulmane islamică islamice budistă creștină creștini creștine evanghelică luterană"},
		// French, Spanish, Portuguese and Italian
		{nationBehind, "", "- s", "catholique protestant protestante luthérien luthérienne calviniste évangélique baptiste méthodiste anglican anglicane mormon mormone quaker copte maronite juive musulman musulmane islamique sunnite chiite ismaélien ismaélienne alaouite soufi soufie druze hindou hindoue hindouiste bouddhiste sikh jaïn taoïste shintoïste zoroastrien chrétien chrétienne janséniste adventiste pentecôtiste presbytérien presbytérienne mennonite huguenot huguenote"},
		{nationBehind, "", "-", "juif juifs"},
		{nationBehind, "", "o a os as", "católic luteran evangélic anglican cuáquer copt judí islámic drus cristian presbiterian muçulman judaic judaic islâmic hebraic mórmon"},
		{nationBehind, "", "- s", "protestante calvinista metodista bautista maronita sunita chiita xiita hindú sufí hinduista budista jainista taoísta sintoísta adventista menonita ismaelita espírita umbandista candomblecista cristã judaica judaico musulmana sij copta"},
		{nationBehind, "", "-", "musulmán musulmanes hindúes suní suníes chií chiíes cristão cristãos judeu judeus mórmon mormón mormones evangelista pentecostal pentecostales"},
		{nationBehind, "", "o a i e", "luteran anglican mormon copt drus musulman cristian presbiterian"},
		{nationBehind, "", "o a i he", "cattolic evangelic ebraic islamic"},
		{nationBehind, "", "-", "cattolici evangelici ebraici islamici cattoliche evangeliche ebraiche islamiche ebreo ebrea ebrei ebree protestanti calvinisti calvinista metodisti valdese valdesi sunnita sunniti sciita sciiti induista induisti buddista buddisti avventista avventisti pentecostale pentecostali sikh maroniti battista battisti indù"},
		// English and Turkish
		{nationCapital, "", "-", "Catholic Protestant Baptist Methodist Lutheran Anglican Presbyterian Pentecostal Quaker Mormon Mennonite Amish Adventist Calvinist Episcopalian Unitarian Coptic Maronite Jewish Hasidic Muslim Islamic Sunni Shia Shiite Ismaili Alawite Ahmadi Sufi Druze Yazidi Hindu Sikh Jain Buddhist Taoist Daoist Shinto Zoroastrian Rastafarian Huguenot Christian"},
		{nationCapital, "", "-", "Müslüman Hristiyan Hıristiyan Yahudi Musevi Katolik Ortodoks Protestan Alevi Sünni Şii Budist Ezidi"},
	}
	faithWordsAsWell = []nationStems{
		{nationCapital, "", "-", "Orthodox"},
		{nationBefore, "", "- e er en em es", "orthodox reformiert"},
		{nationBefore, "", "- e", "gereformeerd hervormd remonstrants"},
		{nationBefore, "", "- a t e", "ortodox ortodoks"},
		{nationBehind, "", "- s", "orthodoxe réformé réformée"},
		{nationBehind, "", "o a os as", "ortodox"},
		{nationBehind, "", "o a i e", "ortodoss"},
		{nationBefore, "", "ος η ο ου ης οι ες α ων ους", "ορθόδοξ"},
		{nationBehind, "", "- ă", "ortodox reformat"},
		{nationBehind, "", "-", "ortodocși reformați"},
	}
	// faithNouns are nouns for those who believe something, or nothing, which are nobody else: Katholiken, muslimerna.
	faithNouns = []nationStems{
		// German, English and Dutch
		{nationAlone, "", "-", "Juden Jüdin Jüdinnen Jüdinnen Muslime Muslimen Muslimin Muslimas Katholik Protestant Katholikinnen Christinnen Hindus Sikhs Muslims Jews Christians Catholics Protestants Buddhists Quakers Methodists Baptists Lutherans Anglicans Mormons Mennonites Presbyterians Adventists Atheists Zionists moslim moslims moslima jood joden jodin hindoe hindoes christenen mormoon mormonen lutheraan lutheranen katholieken protestanten gereformeerden hervormden atheïst atheïste atheïsten boeddhisten baptisten moravisch evangelischen"},
		{nationAlone, "", "en in innen", "Katholik Protestant Methodist Baptist Calvinist Buddhist Atheist Adventist Pietist Mennonit Alevit Sunnit Schiit Agnostik"},
		{nationAlone, "", "- n in innen", "Lutheraner Anglikaner Quäker Presbyterianer Pfingstler Mormone Jeside Hugenotte"},
		// Polish; Czech and Slovak
		{nationAlone, "", "- a owi iem u ów om ami ach", "katolik grekokatolik greko-katolik rzymokatolik ewangelik protestant"},
		{nationAlone, "", "in ina inowi inem ie ów om ami ach", "muzułman luteran anglikan chrześcijan zielonoświątkow"},
		{nationAlone, "", "a y ę ą o ów om ami", "ateist baptyst metodyst buddyst kalwinist hinduist"},
		{nationAlone, "", "ka ki ce kę ką kom kami", "protestant muzułman luteran ateist baptyst metodyst buddyst chrześcijan katolicz grekokatolicz ewangelicz żydów"},
		{nationAlone, "", "-", "katolicy grekokatolicy ewangelicy protestanci ateiści baptyści żydzi żydów żydom żydami żydem chrześcijanie prawosławni sunnici szyici grzekokatolicy"},
		{nationAlone, "", "- a ovi em u ů um ům y ov om ami mi", "katolík evangelík evanjelik řeckokatolík gréckokatolík protestant muslim moslim baptist metodist husit ateist buddhist adventist luterán"},
		{nationAlone, "", "ka ky ce ku kou ek kám", "protestant muslim moslim ateist baptist buddhist evangelič evanjelič katolič luterán židov husit"},
		{nationAlone, "", "-", "katolíci evangelíci evanjelici protestanti muslimové muslimovia židé židů židům židia židov židom ateista ateistů ateisté baptisté husité bezvěrec"},
		// Russian and Ukrainian
		{nationAlone, "", "- а у ом ы ов ам ами", "баптист атеист протестант буддист методист адвентист лютеранин сунит шиит"},
		{nationAlone, "", "-", "мусульмане мусульман мусульманам мусульманами мусульманин мусульманина мусульманка мусульманки католик католика католики католиков католикам католичка лютеране лютеран христиане христиан христианам иудеи иудеев старообрядцы старообрядцев"},
		// Swedish, Danish and Norwegian; Finnish; Hungarian
		{nationAlone, "", "- en er erna erne ene ers ernas", "katolik katolikk muslim protestant ateist baptist metodist hindu buddhist adventist mormon læstadianer laestadian"},
		{nationAlone, "", "-", "judarna judar jøde jøden jøder jødene jøderne katolikker katolikkene katolikkerne sikher sikhene sikhere pinsevenn pinsevenner pingstvän pingstvänner"},
		{nationAlone, "", "nen sen sta set sia sten sella selle sena", "katoli luterilai juutalai buddhalai hindulai lestadiolai helluntailai"},
		{nationAlone, "", "- t n a en eja ien ista", "muslimi ateisti baptisti protestantti"},
		{nationAlone, "", "-", "kristityt katolikusok katolikusként reformátusok reformátusként zsidók zsidóként muszlimok ateista ateisták evangélikusok baptisták görögkatolikusok"},
		// Romance languages
		{nationAlone, "", "-", "evreu evreul evrei evreii evreică evreica musulmanii musulmanul catolicii catolicul ortodocșii creștinii ateu atei atee baptist baptistă baptiști penticostal penticostală penticostali greco-catolic greco-catolică greco-catolici athée athées vaudouisant vaudouisante vaudouisants juif ateo atea ateos ateas atei atee ateu ateia ateus umbandista candomblecista espírita valdesi"},
	}
	faithForms        = formsOf(slices.Concat(faithWords, faithNouns))
	faithFormsAsWell  = formsOf(faithWordsAsWell)
	faithNounTriggers = append(formTriggers(faithForms), formTriggers(faithFormsAsWell)...)
)

// faithPrefixes stand before a hyphen and a church.
var faithPrefixes = wordSet("rooms römisch grieks griechisch russisch syrisch serbisch rumänisch koptisch armenisch evangelisch oud alt greco gréco greko rzymsko grecko russo rysk russisk grekisk gresk evangelisk romersk греко римско римо евангелическо gréc görög római")

// faithThings are houses, goods and matters of study that religions have given their names to and that are nobody's.
var faithThings = wordSet("school schools museum museums hospital hospitals university universities college center centre cemetery cemeteries quarter calendar calendars art architecture law league holiday holidays history literature music cuisine studies theology reform reformation world oats cricket crickets finance banking date dates " +
	"schule schulen krankenhaus krankenhäuser museum akademie universität verlag feiertag feiertage friedhof kalender école écoles musée hôpital cimetière calendrier escuela escuelas museo hospital cementerio calendario universidad scuola scuole ospedale cimitero università escola escolas museu cemitério universidade scholen ziekenhuis begraafplaats szkoła szkoły szkole muzeum cmentarz škola školy hřbitov muzeum школа школы музей кладбище skola skole sykehus sygehus kirkegård koulu okulu")

// nounsOfFaith are nouns of religions and of those who have one, without their endings.
var nounsOfFaith = wordSet("church churches chapel cathedral temple mosque synagogue monastery convent priest priests pastor bishop bishops monk monks nun nuns rabbi rabbis vicar minister clergy parish congregation service services liturgy hymn hymns prayer icon icons cross believer believers community communities family families father mother parents couple woman women jews jewish christian christians faith tradition wedding funeral burial rite easter christmas " +
	"călugăr preot mitropolit monah cura duchown mnich kapłan lelkész pap papi familj kirch pfarrer pastor priester bischof kloster gemeinde familie gottesdienst jude juden christ christen glaub ikone ritus kerk dominee predikant priester gemeente kapel gezin kyrka kyrkan kirke kirken prest präst prästen familj " +
	"église chapelle prêtre pasteur évêque moine monastère couvent paroisse famille rite culte messe hymne icône juif juifs chrétien foi tradition iglesia capilla sacerdote obispo monje monasterio parroquia familia rito misa himno icono judío judíos cristian tradición comunidad communauté comunità comunidade igreja capela padre bispo monge mosteiro paróquia família missa hino ícone judeu judeus tradição " +
	"chiesa chies cappella prete sacerdot vescov monac monaster parrocchi famigli messa inno inni icon ebre cristian tradizion fede cer ceremoni cérémonie cerimonia cerimônia ceremonia rituale εκκλησί ιερέ ναό μοναστήρι οικογένει μητρόπολ")

// matchFaith reads the adjective at text[at].
func matchFaith(text string, at int) (match, bool) {
	if joinsBefore(text, at) {
		return match{}, false
	}
	end, _ := longWordAt(text, at)
	if joinsAfter(text, end) || end < len(text) && text[end] == '-' || strings.IndexByte(text[at:end], '-') >= 0 {
		return match{}, false // what stands behind a hyphen leads here
	}
	frame, asWell := faithForms[text[at:end]], faithFormsAsWell[text[at:end]]
	if frame|asWell == 0 {
		var small smallWord
		return match{at, end, besideFaithNoun}, faithForms[string(small.of(text[at:end]))]&nationAlone != 0 && end < len(text) && startsSentence(text, at)
	}
	from := at
	if at > 0 && text[at-1] == '-' {
		from = wordStartWithin(text, at-1, at-1-longestWord)
		if from == at-1 || joinsBefore(text, from) || !inSet(faithPrefixes, text[from:at-1]) {
			return match{}, false
		}
		frame |= faithForms[text[from:end]]
	}
	if frame != 0 && isAmongFaiths(text, from, end) {
		return match{from, end, enumeratedFaith}, true
	}
	b := wordsBeside(text, from, end)
	if text[at:end] == "Christian" {
		return christianBeside(text, at, end, b)
	}
	if inSet(faithThings, b.behind) || inSet(faithThings, b.before) {
		return match{}, false
	}
	if frame == 0 && isBehindNationOrFaith(text, &b) {
		return match{from, end, besideFaithNoun}, true // unguroaică și reformată
	}
	if frame == 0 && !isNounOfFaith(b.before) && !isNounOfFaith(b.behind) {
		return match{}, false
	}
	if frame&nationAlone != 0 && b.standsAlone(text, from, end) || frame&(nationBefore|nationBehind) != 0 && end-from < len(text) && isBelief(text[from:end]) && !(inSet(thingWas, b.before) && !isSomebodyWas(text, from-1)) {
		return match{from, end, besideFaithNoun}, true
	}
	return match{from, end, besideFaithNoun}, b.nounBeside(text, from, end, frame|asWell)
}

// thingWas are words such as was that stand behind things too: la ciudad era católica.
var thingWas = wordSet("era eran erano eram foi fue fu était étaient été devenue devenu")

// isBelief reports whether a word in small letters that is one of a religion is no name of somebody too, and so says the
// religion wherever it stands.
func isBelief(word string) bool {
	first, _ := utf8.DecodeRuneInString(word)
	return isLowerRune(first) && lexicon.Lookup(word).Given() < 2
}

// isBehindNationOrFaith reports whether a nationality or a religion and a word for and stand before the adjective.
func isBehindNationOrFaith(text string, b *wordBeside) bool {
	if b.from < 6 || text[b.from-1] != ' ' || !inSet(faithJoins, b.before) && !inSet(jobJoins, b.before) {
		return false
	}
	word := text[wordStartWithin(text, b.from-1, b.from-1-2*longestWord) : b.from-1]
	return nationForms[word]&(nationAlone|nationBehind) != 0 || isFaithWord(word)
}

// isAmongFaiths reports whether another word for who believes something stands before or behind text[at:end], with a
// comma or a word such as and between: chrétiens et musulmans.
func isAmongFaiths(text string, at, end int) bool {
	if lexicon.Lookup(text[at:end]).Given() > 1 {
		return false // Christian and Jude
	}
	i := end
	switch {
	case i+4 >= len(text):
	case text[i] == ',' && text[i+1] == ' ':
		i += len(", ")
	case text[i] == ' ':
		if join := lettersBehind(text, i); inSet(faithJoins, join) {
			i += len(join) + len("  ")
		}
	}
	if i > end && i < len(text) {
		if e, _ := longWordAt(text, i); isFaithWord(text[i:e]) {
			return true
		}
	}
	if at < 5 || text[at-1] != ' ' {
		return false
	}
	i = at - 1
	if text[i-1] == ',' {
		i--
	} else {
		k := lettersStart(text, i)
		if k == i || k < 4 || text[k-1] != ' ' || !inSet(faithJoins, text[k:i]) {
			return false
		}
		i = k - 1
	}
	k := wordStartWithin(text, i, i-longestWord)
	return k < i && isFaithWord(text[k:i])
}

// faithJoins stand between two words for who believes something.
var faithJoins = wordSet("and or und oder wie sowie et ou y e o ed en of a i och eller og и или ve ja és")

// isFaithWord reports whether a word is one for who believes something.
func isFaithWord(word string) bool {
	return len(word) > 3 && lexicon.Lookup(word).Given() < 2 && (len(followers.at(word, 0)) == len(word) || faithForms[word] != 0)
}

// christianBeside judges Christian, which is a name as well: it is one of several religions, or stands between an
// article and a noun.
func christianBeside(text string, at, end int, b wordBeside) (match, bool) {
	if b.behind == "or" || b.behind == "and" {
		if e, _ := wordAt(text, min(len(text), b.to+1)); e > b.to+1 && faithForms[text[b.to+1:e]]&nationCapital != 0 {
			return match{at, end, enumeratedFaith}, true // Christian and Hindu
		}
	}
	if (b.before == "or" || b.before == "and") && b.from > 1 && text[b.from-1] == ' ' {
		k := wordStartWithin(text, b.from-1, b.from-1-longestWord)
		if faithForms[text[k:b.from-1]]&nationCapital != 0 && (end == len(text) || text[end] != ' ' || !isCapitalAt(text, end+1)) {
			return match{at, end, enumeratedFaith}, true
		}
	}
	return match{at, end, besideFaithNoun}, isSmallNoun(b.behind) && (b.before == "a" || b.before == "the" || b.before == "an" || b.before == "of")
}

// isNounOfFaith reports whether a word is one of nounsOfFaith, whatever ending it has.
func isNounOfFaith(word string) bool {
	word = strings.TrimSuffix(word, "'s")
	for n := len(word); n >= max(3, len(word)-len("ами")); n-- {
		if inSet(nounsOfFaith, word[:n]) {
			return true
		}
	}
	return false
}
