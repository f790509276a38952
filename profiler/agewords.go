package profiler

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// This file is how languages say how old somebody is.

// An ageLanguage are the words of a language, in lower case, for how old somebody is.
type ageLanguage struct {
	language string

	// before stand right before the number.
	before string

	// after stand behind the number, with a blank, a hyphen or nothing between them, and say an age whoever
	// it is of. phrases are the same of more than one word, between bars.
	after, phrases string

	// years say of anything how long it lasts. They say an age behind a comma, a bracket or one of
	// said or people, or before one of people.
	years, said string

	// people, for whom no name is needed, and the family. What is put between them and the years, such as
	// de in femme de 47 ans, are ageLinks.
	people string
}

// ageLinks stand between people and their years.
const ageLinks = "de di van von på na на od од av af om"

// ageLanguages are the languages whose words for an age are known. A word may stand in several.
var ageLanguages = []ageLanguage{
	{language: "en", before: "age aged turned turning", phrases: "years old|years of age|year-old|year old|yrs old|yr old|y/o|y.o|yo|yr-old|y old|y-o|yrs of age|months old|month-old|month old|weeks old|week-old|week old", people: "male female man woman son daughter boy girl baby grandson granddaughter nephew niece"},
	{language: "de", before: "alter", after: "jähriger jährige jährigen jähriges jährigem", phrases: "jahre alt|jahre alter|jahre alte|jahre alten|jahre altes|jahre altem|monate alt|jähr|wochen alt|wochen altes", years: "jahre jahren j", said: "alter ist bin war wird wurde",
		people: "mann frau patient patientin junge mädchen herr herrn bewohner bewohnerin rentner rentnerin sohn tochter enkel enkelin kind bruder schwester mutter vater"},
	{language: "nl", before: "leeftijd", after: "jarige jarig", phrases: "jaar oud", years: "jaar jr j", said: "ben is wordt werd leeftijd", people: "patiënt patiënte vrouw man jongen meisje heer mevrouw meneer dame bewoner bewoonster dochter zoon kind kleinzoon kleindochter leeftijd"},
	{language: "af", before: "ouderdom", phrases: "jaar oud", people: "seun dogter vrou"},
	{language: "lb", years: "joer", said: "ass", phrases: "joer al", people: "fra mann"},
	{language: "sv", before: "ålder", after: "årig årigt åriga åring åringen åringens åringar", phrases: "år gammal|år gamla|år gammalt|års ålder", years: "år", said: "är fyllde fyller ålder blev fyllt", people: "kvinna man pojke flicka man patient patienten son dotter dottern sonen"},
	{language: "da", before: "alder", after: "årig årigt årige åring", phrases: "år gammel|år gamle|års fødselsdag|års alder", years: "år", said: "er fyldte fylder alder blev bliver", people: "kvinde dreng pige mand herre patient patienten søn datter"},
	{language: "no", before: "alder", after: "årig årige åring åringen åringens åringer", phrases: "år gammel|år gamle|år gammelt|års alder", years: "år", said: "er fylte fyller alder ble bli", people: "kvinne gutt jente mann herre pasient pasienten sønn datter"},
	{language: "is", before: "aldur", years: "ára", said: "er", people: "kona karl drengur stúlka karlmaður stúlkan konan maður maðurinn"},
	{language: "fr", before: "âge", years: "ans", said: "ai a as avez aviez avais fêtes ont avait âge âgé âgée agé âgés âgées l'âge d'âge aura fête fêtera fêtait eu avaient avions avons avais", people: "trentenaire quadragénaire quinquagénaire sexagénaire septuagénaire octogénaire nonagénaire retraité retraitée monsieur dame femme homme patient patiente garçon fille fils enfant bébé fillette"},
	{language: "es", phrases: "años de edad", before: "edad", years: "años", said: "tengo tienes tenés cumples cumpliste cumplirás tiene tenía edad cumplió los cumplirá cumple cumplen tenían tenemos tenías", people: "femenina femenino masculina masculino hombre mujer varón niño niña chico chica joven señor señora paciente anciano anciana hijo hija bebé jóvenes anciana"},
	{language: "ca", before: "edat", years: "anys", said: "té tinc edat als", people: "dona home noi noia nen nena fill filla pacient"},
	{language: "gl", years: "anos", said: "ten teño idade", people: "muller home neno nena"},
	{language: "eu", phrases: "urte ditu|urte zituen", before: "adina", after: "urteko"},
	{language: "pt", phrases: "anos de idade", before: "idade", years: "anos", said: "aos à tenho tens fazes fizeste tem tinha idade completou completa fez fazer fará tinham", people: "feminina feminino masculina masculino utente doente bebé homem mulher menino menina rapaz senhor senhora filho filha paciente criança jovem"},
	{language: "it", phrases: "anni di età", before: "età", after: "enne enni", years: "anni", said: "ho ha hai avevi compi compirai aveva compie età edad compirà compiuto avevo avrà aveva", people: "femmina maschio età assistito assistita uomo donna paziente bambino bambina ragazzo ragazza signore signora figlio figlia"},
	{language: "ro", before: "vârsta vârstă", years: "ani", said: "are ai aveai împlinești vârsta vârstă am împlinit împlinește aveam", people: "vârstă bărbat bărbatul femeie femeia bolnav bolnavă bolnava pacient pacientă pacientul pacienta fiul fiica băiat fată copil copilul"},
	{language: "sq", before: "mosha", after: "vjeç vjeçe vjeçar vjeçare vjeçari vjeçarja", people: "grua burrë"},
	{language: "mt", years: "sena", said: "għandha għandu"},
	{language: "pl", before: "wiek wieku", after: "letni letnia letniego letniej letnią letnim letniemu latek latka latki latkę latką latkiem latkowi", years: "lat lata l", said: "miał miała má je mam masz miałeś miałaś skończyłeś skończyłaś kończysz ma skończył skończyła ukończył mu mi jej im los wiek wieku kończy skończy ukończyła ukończyć", people: "chory chora chorego chorej kobieta kobiety mężczyzna mężczyzny pacjent pacjenta pacjentka pacjentki chłopiec dziewczynka syn syna córka córki"},
	{language: "cs", before: "věk věku starý stará životní", after: "letý letá letého leté letou letému roční ročního", years: "let roky roků", said: "mám máš má je mu jí mi ti vám věk věku starý stará starší jsou", people: "nemocný nemocná pacientka pacient pacienta pacientky muž muže žena ženy chlapec dívka syn syna dcera dcery"},
	{language: "sk", before: "vek starosť veku", after: "ročný ročná ročného ročnej ročnú ročné", years: "rokov roky", said: "mám máš má mal ti vám vek je veku", people: "dievča chlapec muž žena pacient pacientka syn dcéra"},
	{language: "sl", before: "starost", after: "letna letni letnega letnico letnik", years: "let letih", said: "stara star ima šteje starosti", people: "moški ženska pacient pacientka sin hči"},
	{language: "hr", before: "uzrast", after: "godišnji godišnja godišnjeg godišnju godišnjak godišnjakinja", years: "godina godine", said: "ima imao imala star stara imam dobi", people: "muškarac žena žene pacijent pacijenta pacijentica pacijentkinja bolesnik bolesnica sin kći kćer dječak djevojčica"},
	{language: "sr", before: "старост узраст", after: "годишњи годишња годишњег годишњу годишњак", years: "година године", said: "има стар стара", people: "мушкарац жена жене пацијент пацијенткиња син ћерка дечак девојчица"},
	{language: "mk", before: "возраст", years: "години", said: "има", people: "жена маж"},
	{language: "bg", before: "възраст възрастта", after: "годишен годишна годишният годишната годишния годишно", years: "години", said: "имам навърши", people: "мъж жена момче момиче пациентът пациентката син дъщеря"},
	{language: "ru", before: "возраст", after: "летний летняя летнего летней летнюю летним летнему летние", years: "лет года год л", said: "возраст возраста возрасте мне тебе ему ей нам вам было исполнилось исполняется В",
		people: "женщина женщины женщине мужчина мужчины мужчине пациент пациента пациенту пациентка пациентки пациентке мальчик мальчика девочка девочки девушка девушки больной больная больного больной жительница житель пенсионер пенсионерка пенсионерки сыну дочери дочке сын дочь ребенку ребёнку мужу жене маме папе бабушке внуку внучке"},
	{language: "uk", before: "вік", after: "річний річна річного річної річну річним річному", years: "років роки рік", said: "вік віку віці мені тобі вам йому їй виповнилося У В", people: "чоловік чоловіка жінка жінки хлопчик дівчинка пацієнт пацієнта пацієнтка пацієнтки хворий хвора синові доньці дочці дитині чоловікові дружині"},
	{language: "be", after: "гадовы гадовая гадовага", years: "гадоў гады", said: "мне яму ёй узрост", people: "жанчына мужчына"},
	{language: "et", before: "vanus", after: "aastane aastase aastast aastasele", phrases: "aastat vana", people: "naine mees"},
	{language: "lv", before: "vecums", after: "gadīgs gadīga gadīgā gadīgais gadīgo", phrases: "gadus vecs|gadus veca|gadus vecam|gadus vecai|gadus vecu|gadu vecumā|gadu vecuma", years: "gadi gadus", people: "sieviete vīrietis"},
	{language: "lt", before: "amžius", after: "metis metė mečio metės", years: "metų metai", said: "amžius jam jai man sulaukęs sulaukusi", people: "moteris vyras pacientas pacientė berniukas mergaitė"},
	{language: "fi", before: "ikä iän", after: "vuotias vuotiaan vuotiasta vuotiaalle vuotiaat vuotiaana", phrases: "vuotta vanha|vuoden iässä|vuoden ikäinen|vuoden ikäisenä|vuoden ikäiseksi", years: "vuotta v", said: "ikä iältään on täytti olen täyttää", people: "naispotilas miespotilas potilas mies nainen poika tyttö"},
	{language: "hu", before: "kor életkor életkora", after: "éves évesen évesek évest", years: "év", people: "férfi nő nőbeteg férfibeteg beteg páciens"},
	{language: "tr", phrases: "yaşına girdi|yaşına bastı", before: "yaş yaşı yas", after: "yaşında yaşındaki yaşındayım yaşındasın yaşındadır", people: "kadın erkek hasta"},
	{language: "az", before: "yaş", after: "yaşlı yaşında"},
	{language: "kk", after: "жастағы жаста жасар"},
	{language: "ka", after: "წლის"},
	{language: "hy", after: "տարեկան"},
	{language: "el", before: "ηλικία", after: "ετών χρονών χρόνων χρονος χρονη χρονου χρονης χρονο", said: "ηλικία ηλικίας", people: "άνδρας άνδρα γυναίκα ασθενής ασθενούς"},
	{language: "vi", before: "tuổi", after: "tuổi"},
	{language: "id", before: "umur usia berusia berumur", years: "tahun thn", said: "umur usia berusia berumur", people: "pasien laki-laki perempuan anak pria wanita lelaki"},
	{language: "tl", phrases: "taong gulang|anyos"},
	{language: "sw", before: "umri", people: "mwanamke mwanaume"},
	{language: "cy", after: "oed"},
	{language: "ga", phrases: "bliana d'aois|mbliana d'aois"},
	{language: "ar", before: "العمر عمره عمرها", years: "سنة عاما عامًا عاماً", said: "وعمره وعمرها وسنه العمر عمرها السن وعمري عمره عمري عمر يبلغ تبلغ عن يناهز تناهز"},
	{language: "fa", phrases: "سال دارد|سال داشت", before: "سن", after: "ساله ساله\u200cای", years: "سال"},
	{language: "ur", after: "سالہ", before: "عمر", years: "سال", said: "عمر"},
	{language: "he", before: "גיל בן בת בגיל"},
	{language: "hi", before: "आयु उम्र", after: "वर्षीय वर्षीया", phrases: "साल की महिला|साल की लड़की|साल की बच्ची|साल की बेटी|साल का लड़का|साल का बेटा|साल का बच्चा|साल के व्यक्ति|साल के पुरुष|वर्ष की महिला|साल की हूँ|साल का हूँ|साल की हूं|साल का हूं", years: "वर्ष साल", said: "उम्र आयु"},
	{language: "bn", phrases: "বছর বয়সী|বছর বয়সের", before: "বয়স"},
	{language: "ta", after: "வயது வயதான", before: "வயது"},
	{language: "te", after: "ఏళ్ల ఏళ్లు", before: "వయస్సు"},
	{language: "zh", before: "年龄 年齡"},
	{language: "ja", before: "年齢 享年"},
	{language: "ko", before: "나이"},
	{language: "mr", before: "वय"},
	{language: "gu", before: "ઉંમર", after: "વર્ષીય"},
	{language: "kn", before: "ವಯಸ್ಸು", after: "ವರ್ಷದ"},
	{language: "ml", before: "പ്രായം", after: "വയസ്സുള്ള വയസ്സ് വയസ്സുകാരി വയസ്സുകാരൻ"},
	{language: "pa", before: "ਉਮਰ", after: "ਸਾਲਾ"},
	{language: "si", before: "වයස"},
	{language: "ne", before: "उमेर"},
	{language: "km", before: "អាយុ"},
	{language: "lo", before: "ອາຍຸ"},
	{language: "my", before: "အသက်"},
	{language: "am", before: "ዕድሜ"},
	{language: "mn", after: "настай"},
	{language: "uz", after: "yoshda yoshli"},
	{language: "eo", after: "jara jaraĝa"},
	{language: "th", before: "อายุ วัย"},
}

// What ageLanguages say, of all languages together.
var (
	// wordsBeforeAge make the number behind them an age, in Latin letters; ageNames in others.
	wordsBeforeAge, ageNames = func() (latin []string, others *otherSet) {
		var list []string
		for _, w := range ageWords(func(l *ageLanguage) string { return l.before }) {
			if isOther(w) {
				list = append(list, w)
			} else {
				latin = append(latin, w)
			}
		}
		return latin, newOtherSet(list)
	}()

	// wordsAfterAge are the first words of what makes the number before them an age, and what
	// goes on behind each: nothing, or more words.
	wordsAfterAge = func() map[string][]string {
		after := map[string][]string{}
		add := func(word, rest string) {
			if !slices.Contains(after[word], rest) {
				after[word] = append(after[word], rest)
			}
		}
		for i := range ageLanguages {
			l := &ageLanguages[i]
			for _, p := range strings.Split(l.phrases, "|") {
				end := strings.IndexAny(p, " -/.")
				if end < 0 {
					end = len(p)
				}
				if p != "" {
					add(p[:end], p[end:])
				}
			}
		}
		for _, w := range ageWords(func(l *ageLanguage) string { return l.after + " " + l.years + " " + monthWords }) {
			add(w, "")
		}
		return after
	}()

	yearsAlone       = wordSet(strings.Join(ageWords(func(l *ageLanguage) string { return l.years }), " "))
	wordsBeforeYears = withCapitals(strings.Join(ageWords(func(l *ageLanguage) string { return l.said }), " "))
	agedPeople       = withCapitals(strings.Join(ageWords(func(l *ageLanguage) string { return l.people }), " "))
	agesLinked       = wordSet(ageLinks)
)

// ageWords are words of all languages, each once.
func ageWords(of func(*ageLanguage) string) (words []string) {
	for i := range ageLanguages {
		words = append(words, strings.Fields(of(&ageLanguages[i]))...)
	}
	slices.Sort(words)
	return slices.Compact(words)
}

// withCapitals is wordSet with words that begin with a letter beyond ASCII in capitals as
// well.
func withCapitals(words string) *wordList {
	var more strings.Builder
	for w := range strings.FieldsSeq(words) {
		if first, n := utf8.DecodeRuneInString(w); n > 1 {
			more.WriteByte(' ')
			more.WriteRune(unicode.ToUpper(first))
			more.WriteString(w[n:])
		}
	}
	if more.Len() == 0 {
		return wordSet(words)
	}
	return wordSet(words + more.String())
}

// withCapitalsOf gives words, and those that begin with a letter beyond ASCII with a capital as well: a word that leads to a reader
// has one case of these, as in địa and Địa.
func withCapitalsOf(words []string) []string {
	list := slices.Clone(words)
	for _, w := range words {
		if first, n := utf8.DecodeRuneInString(w); n > 1 && unicode.ToUpper(first) != first {
			list = append(list, string(unicode.ToUpper(first))+w[n:])
		}
	}
	return list
}
