package profiler

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file has the words of names that the rules for jobs, nationalities and religions read. It
// goes with them.

// kin stand before the name of somebody of the family, or of whom one speaks so, and rolesBefore before
// that of whom one knows by what he is in a matter.
var (
	kin = withCapitals("oma opa onkel tante tantchen mamie mémé pépé tonton tata nonna nonno zia zio abuela abuelo tío tía yaya avó vovó vovô titia titio babcia dziadek ciocia wujek teta tety strýc strýček babička děda dědeček strýko starká mormor morfar farmor farfar moster faster " +
		"bestemor bestefar mummo mummi vaari ukki täti setä nagyi bunica bunicul tanti nenea baka deda ujak tetka stric θεία θείος γιαγιά παππούς κυρά тётя тетя дядя бабушка дедушка баба дед тітка дядько бабуся дідусь uncle aunt aunty auntie grandma grandpa granny nana " +
		"daughter nephew niece grandson granddaughter stepson stepdaughter sohn sohnes tochter enkelin neffe neffen nichte bruder schwester ehemann ehefrau lebensgefährte lebensgefährtin schwager schwagers schwägerin cousin cousine schwiegersohn schwiegertochter stieftochter stiefsohn " +
		"fils fille neveu nièce frère sœur époux épouse conjoint conjointe compagnon compagne hijo hija nieto nieta sobrino sobrina hermano hermana esposo esposa marido cuñado cuñada suegra suegro hijastro hijastra madrina padrino " +
		"figlio figlia nipote fratello sorella marito moglie suocera suocero cognato cognata genero nuora filho filha neto neta sobrinho sobrinha irmão irmã cunhado cunhada sogra sogro enteado enteada " +
		"zoon zoontje dochter dochtertje kleinzoon kleindochter neefje nichtje broer zus zusje schoonzus schoonzoon echtgenoot echtgenote stiefzoon syn syna synem synowi córka córki córkę córką córce wnuk wnuka wnuczka wnuczki siostra siostry siostrę brat brata bratem mąż męża mężem żona żony żonę żoną szwagier teściowa zięć synowa " +
		"syna synem dcera dcery dceru dcerou vnuk vnučka bratr bratra sestra sestry sestru manžel manžela manželka manželky manželku dcéra dcéru vnúčik brat sestre sestru kćer kći supruga suprug unuk unuka zet snaha " +
		"søn sønnen sønn datter datteren datteren dattera barnebarn svigersøn søster bror sonen dotter dottern syster systern brodern maken makan sambon svägerska svärson lillebror storasyster poika poikani poikanne tytär tyttäreni tyttärenne vaimo vaimoni vaimonsa miehensä veli veljensä sisko siskoni siskonsa " +
		"fia fiam lánya lányom férje férjem felesége feleségem unokája unokám testvére húga öccse bátyja nővére fiul fiica soțul soția fratele sora nepotul nepoata cumnatul oğlu oğlum oğlunuz oğlumuz kızı kızım kızınız kızımız eşi eşim eşiniz kardeşi kardeşim ablası ablam abisi abim torunu torunum yeğeni yeğenim gelini damadı annesi annem babası babam " +
		"γιος γιο γιου κόρη σύζυγος αδερφός αδερφή αδελφός αδελφή εγγονός εγγονή ανιψιός σύζυγό σύζυγός сын сына сыну сыном дочь дочери дочка дочку внук внука внучка внучку брат брата сестра сестру сестры муж мужа мужем жена жену жены женой зять невестка племянник племянница тёща свекровь " +
		"син сина сину сином донька доньки доньку дочка онук онука онука сестра чоловік чоловіка дружина дружину дружини племінник зять невістка синът дъщеря дъщерята внукът съпруг съпруга съпругът съпругата сестра супруг супруга ћерка унук")
	rolesBefore = withCapitals("zeuge zeugin witness témoin testigo testimone testemunha getuige vittne vidne vitne todistaja świadek świadka świadkiem svědek svědka svědkyně svedok svedka svedkyňa svjedok svjedoka svjedokinja svedok svedokinja priča martor martorul martora tanı tanık saksi μάρτυρας μάρτυρα свидетель свидетеля свидетельница свідок свідка свидетелят свидетелка свидетелката сведок сведока " +
		"lehrerin klassenlehrerin klassenlehrer erzieherin institutrice instituteur maîtresse maestra maestro profesora profesor professora professor profe seño juf meester nauczycielka nauczyciel wychowawczyni wychowawca pani učitelka učitel učiteľka učiteľ razrednica učiteljica fröken lärare läraren läraren læreren læreren opettaja opettajan tanárnő tanító diriginta diriginte învățătoarea învăţătoarea öğretmeni öğretmen учительница учитель воспитательница вчителька вихователька учителката δασκάλα δάσκαλος " +
		"nachbar nachbarin nachbarn hausmeister voisin voisine gardienne concierge vecino vecina portero vicino vicina portiere vizinho vizinha zelador porteiro buurman buurvrouw sąsiad sąsiadka sąsiada soused sousedka sused susedka susjed susjeda nabo naboen granne grannen naapuri szomszéd vecinul vecina komşumuz komşu сосед соседка сусід сусідка съседка съседът γείτονας γειτόνισσα " +
		"kollege kollegin kollegen collègue compañero compañera colega collega kolega koleżanka kolegyně kolegyňa kollegan kollega kolléga coleg колега коллега колеге " +
		"hausarzt hausärztin huisarts fastlege läkare overlæge lekarz lekarka lékař lékařka liječnica liječnik enfermera enfermero infermiera enfermeira verpleegkundige pielęgniarka sestřička sygeplejerske sjuksköterska sykepleier hoitaja ápolónő asistenta медсестра лечащий " +
		"trainer trainerin entrenador entrenadora allenatore treinador trener trenerka edző antrenor antrenörü тренер betreuerin betreuer pflegerin babysitter cuidadora badante opiekunka kapitän kapitein capitán capitano subsemnatul subsemnata ondergetekende unterzeichneter unterzeichnete undertecknad undertegnede alulírott sottoscritto sottoscritta soussigné soussignée sołtys burmistrz starosta polgármester primarul muhtar κύριος")
	// askedBefore ask somebody to ask or to tell who stands behind them.
	askedBefore = withCapitals("frag vraag zapytaj спроси спросите запитай запитайте спитай питай попитай питайте питај питајте pitaj pitajte chiedi chieda spør spørg kysy întreabă kérdezd")
	kinOrRole   = wordSet(strings.Join(wordsOf(kin, rolesBefore, askedBefore), " "))
)

// firmForms end the names of firms.
var (
	firmForms = wordSet("gmbh gesmbh lda. ltda ltda. ehf hf e.k. e.u. s.c. d.o.o. ag kg ohg ug se sa sas sarl sl slu spa srl snc lda ltda bv nv ab as asa aps oy oyj ltd llc inc plc llp limited corp a.ş a.ş. ltd.şti sp.j zrt kft nyrt bt d.o.o d.d s.r.l s.p.a s.l s.a b.v n.v lda. s.a. s.l. s.r.l. s.p.a. b.v. n.v. srl. gmbh.")
)

// shortTitles stand before a family name.
var shortTitles = wordSet("panie panu pana pane paní pán pani domnule doamnă domnul doamna κύριε κυρία κύριος gospodine gospođo gospodin господине госпожо m mme mlle mr mrs ms dr prof hr fr herr herrn frau sig sig.ra sig.na signor signora signorina dott dott.ssa dra sra sr srta señor señora don doña dhr mevr mw meneer mevrouw de heer monsieur madame mademoiselle maître me pan pani panu panią bay bayan herre fru mister miss sir madam senhor senhora г-н г-жа господин госпожа пан пані пане пана панові gospod gospa gospe gospodična gospođice господине госпођо vážený pána kyria")

// particles stand between a title or a given name and a family name.
var particles = wordSet("van von de der den ten ter del della dello dei di da dal dos das do du des la le les lo li zu zur vom af av el al bin ibn san")

// academicTitles stand before a name, with a stop.
var academicTitles = wordSet("mag mmag ing dipl lic arq drs ir inż mgr bc judr mudr rndr phdr mvdr paeddr phmr rer nat habil univ adv avv geom rag arch")

var (
	// tellVerbs are what only people and organisations do: they say, ask and refuse.
	tellVerbs = withCapitals("said says told warned announced denied confirmed declined refused urged accused criticised criticized argued insisted voted sagte sagt teilte erklärte warnte forderte fordert lehnt lehnte bestätigte kritisierte kritisiert stimmte kündigte dit affirme précise précisé indique indiqué réclame dénonce dénoncé annonce annoncé assure critique refuse demande " +
		"dijo afirmó afirma anunció pidió pide denunció denuncia exige confirmó rechaza rechazó criticó dice detto chiede chiesto annuncia annunciato denuncia accusa critica disse diz anunciou pediu pede nega negou criticou confirmou zei zegt meldt meldde eist waarschuwt noemt noemde vindt powiedział powiedziała podał podała zapowiedział zapowiedziała poinformował poinformowała domaga krytykuje zarzucił zarzucili " +
		"säger sade sa kräver varnar meddelar avslår kritiserar sier krever advarer mener siger sagde kræver advarer mener řekl řekla uvedl uvedla oznámil oznámila tvrdí odmítl odmítá žádá dedi açıkladı duyurdu istedi istiyor bildirdi belirtti eleştirdi заявил заявила заявило заявили сообщил сообщила сообщило сообщили сообщает отказался отказалась требует потребовал потребовала")
)

// isLeadIn reports whether the first word of the job text[from:to] before a name only begins the sentence, and a role
// alone stands behind it. Only English writes nouns before one that say of what sort it is.
func isLeadIn(text string, from, to int) bool {
	if !startsSentence(text, from) {
		return false
	}
	e, capital := longWordAt(text, from)
	if !capital || e >= to || text[e] != ' ' && text[e] != '\'' && text[e] != "’"[0] {
		return false
	}
	word := text[from:e]
	k := roleWordStart(text, to)
	if k <= from || !inSet(newsRoles, text[k:to]) && !isRoleCompound(text[k:to]) {
		return false
	}
	if text[e] != ' ' || strings.IndexByte(word, '\'') > 0 || inSet(leadIns, word) || lexicon.Lookup(word).Is(lexicon.Demonym) {
		return true
	}
	stem, genitive := strings.CutSuffix(word, "s")
	switch {
	case genitive && len(stem) > 3 && lexicon.Lookup(stem).Place() > 0, lexicon.Lookup(word).Place() > 2:
		return true
	case isCapitalAt(text, k), inSet(newsQualities, word), inSet(officeQualities, word), inSet(newsRoles, word), isKnownJob(text, from, e), len(allJobTitles.at(text, from)) == to-from:
		return false
	}
	return !inSet(qualifiedRoles, text[k:to])
}

// leadIns begin sentences before a role, and qualifiedRoles are those in English before which nouns stand.
var (
	leadIns        = wordSet("yesterday today tomorrow then later earlier meanwhile afterwards now when after before while as but and so also here there since gisteren vandaag gestern heute ieri oggi ayer hoy ontem hoje aujourd'hui wczoraj dziś igår idag včera dnes dün bugün")
	qualifiedRoles = wordSet("spokesman spokeswoman spokesperson attorney lawyer inspector coach manager referee cyclist boxer skier jockey actor actress singer songwriter guitarist drummer bassist pianist composer conductor director filmmaker screenwriter writer poet author painter sculptor photographer dancer comedian presenter broadcaster curator critic historian journalist reporter correspondent columnist editor publisher designer architect economist scientist physicist chemist biologist chef leader activist")
)

// isEasternName reports whether characters of the east may be a name of somebody.
func isEasternName(name string, runes int) bool {
	c := lexicon.Lookup(name)
	if runes == 1 || c.Family() > 1 {
		return c.Family() > 1 // 森, which is a wood as well
	}
	if c.Common() > 1 || c.Is(lexicon.Country|lexicon.OrgWord|lexicon.Occupation|lexicon.Title|lexicon.Thing) {
		return false
	}
	if c.Given() > 0 || c.Family() > 0 {
		return true
	}
	if r, _ := utf8.DecodeRuneInString(name); unicode.Is(unicode.Hangul, r) {
		n := len("김")
		return isEasternFamily(name) && (runes == 3 || runes == 4 && lexicon.Lookup(name[:2*n]).Family() > 0)
	}
	return runes > 2 || isEasternFamily(name)
}

// isEasternFamily reports whether the first character of a name, or the first two, are a family's.
func isEasternFamily(name string) bool {
	_, n := utf8.DecodeRuneInString(name)
	if lexicon.Lookup(name[:n]).Family() > 0 {
		return true
	}
	_, m := utf8.DecodeRuneInString(name[n:])
	return m > 0 && n+m < len(name) && lexicon.Lookup(name[:n+m]).Family() > 0
}

// closes are the last lines of letters before the name.
var closes = newOtherSet(strings.Split("best|warmly|take care|with love|talk soon|speak soon|see you soon|yours|yours sincerely|yours faithfully|yours truly|sincerely|sincerely yours|kind regards|best regards|warm regards|with kind regards|regards|best wishes|all the best|cheers|many thanks|thanks|thank you|respectfully|"+
	"mit freundlichen grüßen|mit freundlichem gruß|mit freundlichen grüssen|freundliche grüße|freundliche grüsse|viele grüße|liebe grüße|herzliche grüße|beste grüße|schöne grüße|hochachtungsvoll|mfg|vg|lg|cordialement|bien cordialement|bien à vous|sincères salutations|amicalement|bises|"+
	"un saludo|saludos|saludos cordiales|atentamente|cordialmente|un abrazo|cordiali saluti|distinti saluti|un saluto|saluti|in fede|atenciosamente|cumprimentos|com os melhores cumprimentos|abraço|abraços|um abraço|met vriendelijke groet|met vriendelijke groeten|vriendelijke groet|hartelijke groet|groet|groeten|groetjes|"+
	"z poważaniem|pozdrawiam|z wyrazami szacunku|s pozdravem|s úctou|s pozdravom|med vänlig hälsning|med vänliga hälsningar|vänliga hälsningar|hälsningar|mvh|med venlig hilsen|venlig hilsen|hilsen|med vennlig hilsen|vennlig hilsen|ystävällisin terveisin|terveisin|üdvözlettel|tisztelettel|"+
	"cu stimă|cu respect|cu drag|saygılarımla|sevgiler|iyi günler|με εκτίμηση|с уважением|з повагою|с поздрави|s poštovanjem|lep pozdrav|srdačan pozdrav|"+
	"hezký den|přeji hezký den|serdecznie pozdrawiam|łączę pozdrowienia|pagarbiai|su pagarba|ar cieņu|lugupidamisega|parimate soovidega|поздрави|с уважение|с наилучшими пожеланиями|всього найкращого|з найкращими побажаннями|с поштовањем|срдачан поздрав|srdačno|lijep pozdrav|lepo pozdravljeni|o zi bună|szép napot|mukavaa päivänjatkoa|με φιλικούς χαιρετισμούς", "|"))

// mostSigned is how many words such a name has at most.
const mostSigned = 4

// longestClose bounds the close of a letter, in bytes.
const longestClose = 64

// signedRun is the end of the words at text[at] that a name can have: words with a capital that are
// names or in no lexicon, initials, and particles between them. One of them is no initial;
// else it is at.
func signedRun(text string, at int) int {
	end, whole := at, false
	for i, n := at, 0; n < mostSigned; n++ {
		to, capital := wordAt(text, i)
		word := text[i:to]
		switch {
		case capital && utf8.RuneCountInString(word) == 1:
			to = skipByte(text, to, '.')
		case capital && maySign(word):
			whole = true
		case capital || !inSet(particles, word):
			n = mostSigned
			continue
		}
		for capital && to+1 < len(text) && (text[to] == '-' || text[to] == '\'') && isLetter(text[to+1]) {
			to, _ = wordAt(text, to+1)
		}
		if capital {
			end = to
		}
		if i = to + 1; to == len(text) || text[to] != ' ' {
			break
		}
	}
	if !whole {
		return at
	}
	return end
}

// maySign reports whether a word may be a part of a name.
func maySign(word string) bool {
	c := lexicon.Lookup(word)
	return (c.IsName() || c.Common() < 2) && c.Common() < 3 && !c.Is(lexicon.Title|lexicon.Occupation|lexicon.OrgWord|lexicon.Thing|lexicon.Country) && formHeads.at(word, 0) == ""
}
