package profiler

import (
	"strings"
)

// This file finds who is called by what they are to somebody: Oma Trude, Uncle Bob.

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
