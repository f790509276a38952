package tagger

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file has the words that tell the name of an institution, by language.

// A headKind says where the name stands that the head word of an institution tells, in bits.
type headKind uint16

const (
	headBefore    headKind = 1 << iota // its name stands behind it: Policlinico Riuniti
	headWary                           // the same, where what is behind it looks like a name: Kita Zwergenburg
	headBehind                         // its name stands before it: Royal Darwin Hospital
	headStrong                         // the same, and a name is what has several capitals: Sunset Motor Lodge
	headLate                           // its name stands before it, and nothing behind it: Horace Greeley Elementary
	headHyphen                         // its name stands before it with a hyphen between: Hittorf-Gymnasium
	headSmall                          // it may be in small letters behind a town: Skånes universitetssjukhus
	headPaired                         // it is headBehind where another word says what it is for: Medical Center
	headInner                          // it may be in small letters behind an adjective and before the name: Krajský soud v Plzni
	headForm                           // it is a legal form, behind the name of a firm: Oy
	headFront                          // it may be in small letters before its name: mairie de Vif
	headAt                             // its name is where it is: Retten i Holstebro
	headMarked                         // it is headBefore only where it has a letter beyond ASCII, since it is another word without: Collège
	headCivic                          // it is of the police or the like: where that is stands beside it, of which the model may make a person
	headFrontTold                      // the same as headFront where a word of frontWords stands behind it: conseil départemental du Lot
	headLinked                         // its name stands behind it with a word of headLinks between: Parti des Campagnes
)

// headWords are head words in all forms that their languages have. Those of [lexicon.OrgWord] are
// many more, of which most tell nothing of what stands beside them. Libraries are left out: what
// stands beside one names programs more often.
var headWords = [...]struct {
	language string
	kinds    headKind
	words    string
}{
	{"English", headBehind, "hospital infirmary hospice clinic polyclinic school academy college university polytechnic seminary nursery kindergarten preschool cathedral synagogue mosque gurdwara museum constabulary pharmacy bakery brewery distillery zoo observatory foundation institute association federation crematorium"},
	{"English", headBehind | headStrong, "lodge inn motel hotel church chapel hospice"},
	{"English", headLate, "elementary primary"},
	{"English", headPaired, "center centre district system home practice surgery board authority trust council department union"},
	{"German", headWary, "kita kindergarten krippe grundschule hauptschule realschule gesamtschule gymnasium gymnasiums mittelschule volksschule schule klinik klinikum klinikums krankenhaus krankenhauses spital spitals universitätsklinikum universitätsklinikums ordination praxis apotheke seniorenheim pflegeheim altenheim gasthof gasthofs gasthaus gasthauses hotel restaurant café pension amtsgericht amtsgerichts landgericht landgerichts finanzamt finanzamts standesamt standesamts jugendamt jugendamts polizeirevier polizeiinspektion stadtwerke sparkasse volkshochschule pfarramt pfarrei autohaus"},
	{"German", headHyphen, "gymnasium gymnasiums krankenhaus krankenhauses schule grundschule realschule gesamtschule hauptschule mittelschule förderschule berufsschule klinik klinikum klinikums hospital hospitals spital spitals institut instituts stiftung kolleg kollegs akademie apotheke universität hochschule kindergarten museum museums theater theaters"},
	{"German", headWary, "bezirksgericht bezirksgerichts oberlandesgericht oberlandesgerichts verwaltungsgericht verwaltungsgerichts arbeitsgericht arbeitsgerichts sozialgericht sozialgerichts familiengericht familiengerichts handelsgericht landesgericht landesgerichts kantonsgericht kantonsgerichts obergericht obergerichts kantonsspital kantonsspitals landesklinikum landesklinikums kreiskrankenhaus kreiskrankenhauses bezirkshauptmannschaft gemeindeamt gemeindeamts landratsamt landratsamts jobcenter jobcenters kantonalbank volksbank raiffeisenbank kreissparkasse musikschule förderschule berufsschule hochschule kinderhaus kinderhauses pfarre pfarrgemeinde kirchengemeinde polizeiposten kantonspolizei staatsanwaltschaft universität"},
	{"Dutch", headWary, "basisschool huisartsenpraktijk ziekenhuis verzorgingstehuis rechtbank gemeente apotheek kapsalon kinderdagverblijf zorgcentrum"},
	{"Dutch", headBehind, "ziekenhuis"},
	{"French", headBefore, "clinique polyclinique lycée hôpital hôpitaux maternité école crèche ehpad mairie préfecture gendarmerie commissariat boulangerie pharmacie ambulances université faculté conservatoire médiathèque paroisse ministère"},
	{"French", headBefore | headMarked, "collège"},
	{"French", headWary, "tribunal hospital hôtel auberge garage cabinet librairie"},
	{"Spanish", headBefore, "secretaría clínica colegio ayuntamiento juzgado juzgados escuela guardería residencia notaría comisaría parroquia diputación consejería conselleria ministerio farmacia universidad facultad ferretería panadería cooperativa sanatorio policlínica ambulatorio preparatoria"},
	{"Spanish", headWary, "hospital instituto taller clínico"},
	{"Italian", headBefore, "policlinico ospedale liceo scuola clinica questura prefettura comune parrocchia asilo università poliambulatorio caserma procura farmacia masseria agriturismo caseificio cantina trattoria pizzeria"},
	{"Italian", headWary, "istituto studio tribunale hotel"},
	{"Portuguese", headBefore, "escola creche clínica prefeitura secretaria universidade faculdade paróquia delegacia padaria farmácia transportadora construtora panificadora conservatório maternidade colégio junta"},
	{"Portuguese", headBefore | headMarked, "câmara"},
	{"Portuguese", headWary, "hospital ubs upa instituto tribunal"},
	{"Romanian", headBefore, "spitalul spitalului grădinița școala școlii liceul liceului colegiul colegiului primăria primăriei universitatea universității clinica tribunalul tribunalului judecătoria judecătoriei parohia policlinica ministerul ministerului"},
	{"Romanian", headWary, "ipj ajofm"},
	{"Polish", headBefore, "szpital szpitala szpitalu szpitalem szpitalowi uniwersytet uniwersytetu uniwersytecie politechnika politechniki politechnice przedszkole przedszkola przedszkolu szkoła szkoły szkole szkołę urząd urzędu urzędzie prokuratura prokuratury prokuraturze komenda komendy komendzie komisariat komisariatu parafia parafii hurtownia hurtowni klinika kliniki klinice przychodnia przychodni przychodnię liceum"},
	{"Polish", headBefore | headMarked, "sąd sądu sądzie"},
	{"Czech and Slovak", headBefore, "konzervatoř konzervatoře konzervatoři nemocnice nemocnici nemocnica nemocnicu gymnázium gymnázia gymnáziu poliklinika polikliniky poliklinice univerzita univerzity univerzitě univerzite škola školy škole školu fakulta fakulty fakultě fakulte soud soudu úřad úřadu ministerstvo ministerstva"},
	{"Slovak", headBefore | headMarked, "súd súdu úrad úradu"},
	{"Czech and Slovak", headInner, "zastupitelství inspekce škola školy škole školu soud soudu soudem súd súdu nemocnice nemocnici nemocnica nemocnicu úřad úřadu úrad úradu gymnázium univerzita univerzity"},
	{"Croatian, Serbian and Slovene", headInner, "bolnica bolnice bolnici sud suda sudu škola škole školi gimnazija sodišče sodišča bolnišnica knjižnica ured"},
	{"Croatian, Serbian and Slovene", headBefore, "bolnica bolnice bolnici bolnišnica bolnišnice gimnazija gimnazije gimnaziji sveučilište sveučilišta univerzitet univerziteta fakultet fakulteta vrtić vrtića vrtec vrtca župa župe opština opštine"},
	{"French", headFront, "gendarmerie mairie préfecture sous-préfecture commissariat tribunal lycée collège école hôpital clinique maternité paroisse université médiathèque conservatoire crèche ehpad hospitalier chu pharmacie boulangerie cour"},
	{"Spanish", headFront, "ayuntamiento juzgado hospital clínica colegio instituto escuela guardería parroquia comisaría universidad ambulatorio diputación"},
	{"Italian", headFront, "ospedale tribunale liceo scuola questura prefettura procura parrocchia asilo università poliambulatorio carabinieri caserma"},
	{"Portuguese", headFront, "prefeitura escola creche clínica hospital universidade faculdade paróquia delegacia tribunal"},
	{"Dutch", headFront, "rechtbank basisschool ziekenhuis huisartsenpraktijk verzorgingstehuis kinderdagverblijf zorgcentrum apotheek gemeente"},
	{"Polish", headFront, "sąd sądu sądem sądzie szkoła szkoły szkole szkołę urząd urzędu urzędzie komenda komendy komendzie parafia parafii przedszkole przedszkola przedszkolu przychodni przychodnia"},
	{"Czech and Slovak", headFront, "nemocnice nemocnici nemocnica soud soudu súd súdu úřad úřadu úrad úradu gymnázium gymnázia škola školy škole"},
	{"Romanian", headFront, "spitalul spitalului liceul liceului tribunalul tribunalului judecătoria judecătoriei primăria primăriei școala școlii parohia"},
	{"Danish and Norwegian", headAt, "retten byretten tingretten landsretten sygehuset sykehuset"},
	{"Swedish", headAt, "åklagarkammaren hembygdsföreningen föreningen tingsrätten hovrätten lasarettet sjukhuset"},
	{"Finnish", headSmall, "koulu koulun koulussa koulusta lukio lukion lukiossa päiväkoti päiväkodin hovioikeus hovioikeuden hallinto-oikeus poliisilaitos poliisilaitoksen keskussairaalaan keskussairaalasta yliopistoon kouluun"},
	{"Polish", headBefore, "zakład zakładu zakładzie zakładem spółdzielnia spółdzielni spółdzielnię wspólnota wspólnoty poradnia poradni gimnazjum"},
	{"Croatian", headBefore, "oš dječji"},
	{"clubs", headWary, "fc sv vv tsv fsv ssv tus vfb vfl vfr bsc tsg spvgg djk asv afc ogc mks gks lks"},
	{"English", headBehind | headCivic, "police"},
	{"German", headWary | headCivic, "polizei bundespolizei landespolizei stadtpolizei kriminalpolizei polizeipräsidium feuerwehr"},
	{"Dutch", headWary | headCivic, "politie brandweer"},
	{"Finnish", headSmall, "sairaala sairaalan sairaalassa sairaalaan sairaalasta sairaalalle sairaalalta yliopistollisen yliopistollisessa yliopistolliseen keskussairaalaa yliopistosairaala yliopistosairaalan yliopistosairaalassa"},
	{"German", headWary, "polizeiwache polizeistation polizeidirektion feuerwache rettungswache pfarrkirche bürgeramt ordnungsamt sozialamt bauamt"},
	{"Danish", headBehind, "politi politikreds"},
	{"legal forms", headForm, "gmbh gesmbh ltd inc llc llp oy oyj ab as asa aps lda ltda srl sarl sas kft zrt bv nv sro doo"},
	{"French", headLinked, "association associations syndicat parti musée fondation conseil amicale confrérie caisse banque église fédération comité union club théâtre communauté chambre société compagnie ministère"},
	{"Spanish", headLinked, "iglesia banco museo sindicato partido asociación fundación federación cámara club unión tribunal caja consejo"},
	{"Italian", headLinked, "ministero museo banca sindacato associazione fondazione partito federazione chiesa camera cassa consorzio"},
	{"Portuguese", headLinked, "banco sindicato partido associação fundação federação igreja museu ministério clube tribunal caixa"},
	{"Catalan and Galician", headBefore, "ajuntament concello universitat universidade institut col·legi"},
	{"Italian", headWary, "fondazione polisportiva"},
	{"Spanish", headWary, "fundación"},
	{"Portuguese", headWary, "fundação"},
	{"Polish", headWary, "fundacja fundacji fundację"},
	{"Czech and Slovak", headWary, "nadace nadaci nadácia nadácie nadáciu"},
	{"Indonesian", headWary, "yayasan"},
	{"Danish and Norwegian", headBehind, "kommune"},
	{"French", headFront, "athénée parquet barreau rectorat théâtre"},
	{"French", headFrontTold, "conseil comité chambre direction"},
	{"Italian", headFront, "conservatorio commissariato capitaneria pinacoteca"},
	{"Spanish", headFront, "fiscalía audiencia"},
	{"Polish", headFront, "prokuratura prokuratury prokuraturze prokuraturę prokuraturą"},
	{"Dutch", headFront, "gerechtshof waterschap veiligheidsregio"},
	{"Dutch", headWary, "gerechtshof waterschap veiligheidsregio hogeschool woningcorporatie"},
	{"Russian and Ukrainian", headFront, "прокуратура прокуратуры прокуратуре прокуратуру прокуратурой прокуратури прокуратурі суд суда суду судом"},
	{"German", headWary | headCivic, "kreispolizeibehörde landespolizeidirektion autobahnpolizei kriminalpolizei kreisverwaltung bezirksregierung landesbehörde handwerkskammer"},
	{"Finnish", headSmall, "kunta kunnan kunnassa"},
	{"Afrikaans", headBefore, "laerskool hoërskool"},
	{"Indonesian", headBefore, "puskesmas rsud rsup sman smpn smkn sdn universitas"},
	{"Turkish", headBehind, "ilkokulu ortaokulu anaokulu lisesi üniversitesi hastanesi belediyesi eczanesi fakültesi vakfı derneği müdürlüğü başkanlığı mahkemesi kaymakamlığı valiliği"},
	{"Hungarian", headBehind, "kórház kórházban kórházba kórháznak kórházból gimnázium gimnáziumban gimnáziumba egyetem egyetemen egyetemre óvoda óvodába óvodában járásbíróság járásbíróságon törvényszék önkormányzat rendelőintézet szakközépiskola"},
	{"Swedish", headBefore, "vårdcentralen folktandvården sjukhuset"},
	{"Swedish", headSmall, "universitetssjukhus sjukhus lasarett universitet universitets högskola kommun kommuns tingsrätt hovrätt församling stadsbibliotek folkhögskola"},
	{"Norwegian", headBefore, "sykehuset legekontoret legesenteret"},
	{"Norwegian", headSmall, "universitetssykehus sykehus tingrett lagmannsrett kommune kommunes fylkeskommune politidistrikt menighet folkehøgskole universitet universitets"},
	{"Danish", headBefore, "regionshospitalet sygehuset plejehjemmet lægehuset"},
	{"Danish", headSmall, "universitetshospital sygehus kommune kommunes byret universitet universitets friskole efterskole"},
	{"Finnish", headSmall, "yliopisto yliopiston yliopistossa kaupunki kaupungin käräjäoikeus käräjäoikeuden seurakunta seurakunnan yliopistollinen keskussairaala keskussairaalan keskussairaalassa terveyskeskus terveyskeskuksen"},
}

// headPairing say what is in a center or another of headPaired.
var headPairing = hashSet("medical health healthcare care nursing dental community leisure family veterinary cancer trauma retirement borough town city county parish credit fire police housing hospital school nhs")

// headLinks join what stands behind a head word to it, nameLinks are those of them that say of, endLinks and andLinks what stands behind
// more than that: Sąd Rejonowy w Olsztynie, Secretaría de Hacienda y Crédito Público.
var (
	headLinks = hashSet("of zum zur de del della dello delle dei degli di da do dos das du des d dell la l le lo las los les el al an am der den dem van het te ten ter im imienia")
	nameLinks = hashSet("de del della dello delle dei degli di da do dos das du des d dell")
	endLinks  = hashSet("w we v ve u y e i et a und og och")
	andLinks  = hashSet("y e i et a und og och")
)

// headLeads stand before the name of an institution and have no part in it.
var headLeads = hashSet("the a an our your my his her their this that each every any local nearest new old at in to from near dear visit contact call see via and or of for welcome about no")

// headAdjectives stand in small letters between a head word and the name, innerLinks behind these
// and behind words of headInner.
var headAdjectives = hashSet("judiciaire administratif professionnel professionnelle primaire maternelle élémentaire départementale municipale municipal primaria secundaria infantil superior primária básica media secondaria comunale regionale elementare podstawowa podstawowej rejonowy rejonowego okręgowy okręgowego")

var innerLinks = [...]string{" de la ", " des ", " del ", " della ", " de ", " du ", " di ", " da ", " do ", " d'", " d’", " v ", " ve ", " u ", " w ", " we ", " "}

// headTitles are of people: what stands before them is what they are the head of.
var headTitles = hashSet("frau herr herrn mr mrs ms miss mx señor señora sr sra srta monsieur madame mme mlle pan pani paní pán fru hr signor signora sig")

// nobleTitles stand between the given name of a person and von.
var nobleTitles = hashSet("freifrau freiherr freiherrn freiin graf gräfin grafen baron baronin ritter edler edle prinz prinzessin fürst fürstin herzog herzogin")

// headSaints stand before the names of saints and of doctors, by which institutions are called.
var headSaints = hashSet("st ste saint sainte san santa santo são sant sankt sint dr prof virgen verge infanta reina")

// nounEndings are the last three letters of German nouns that are no names.
var nounEndings = hashSet("ung gen eit ion ten nst lan atz ing ter der ren ner aft tag ben men")

// heads is headWords as a table by the lowest bits of a hash, of which headMay has a bit each.
var heads, headMay = func() (table [4096]struct {
	hash  uint64
	kinds headKind
}, may [256]uint64) {
	for _, list := range headWords {
		for _, w := range strings.Fields(list.words) {
			h := lexicon.HashOf(w)
			may[h>>6%256] |= 1 << (h & 63)
			i := h % uint64(len(table))
			for table[i].kinds != 0 && table[i].hash != h {
				i = (i + 1) % uint64(len(table))
			}
			table[i].hash, table[i].kinds = h, table[i].kinds|list.kinds
		}
	}
	return table, may
}()

// mayBeHead is false for most hashes of words for which headOf gives nothing.
func mayBeHead(hash uint64) bool { return headMay[hash>>6%256]>>(hash&63)&1 == 1 }

// headOf says what a word with a hash tells as a head word.
func headOf(hash uint64) headKind {
	for i := hash % uint64(len(heads)); heads[i].kinds != 0; i = (i + 1) % uint64(len(heads)) {
		if heads[i].hash == hash {
			return heads[i].kinds
		}
	}
	return 0
}
