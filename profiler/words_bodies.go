package profiler

import "strings"

// This file has the words by which bodies are told: museums, newspapers, orchestras, trusts, unions and the like.

// A bodyKind says how the name of a body is made of its head word and what stands beside it, in bits.
type bodyKind uint32

const (
	bodyTail      bodyKind = 1 << iota // words with capitals stand before it: Wexcombe Maritime Gallery
	bodyPaper                          // the same, for newspapers, whose names have a town or the like in them
	bodyFront                          // words with capitals stand behind it, with links or none: Stiftung Nordlicht
	bodyOf                             // a link and words with capitals stand behind it: Ordem dos Engenheiros
	bodyNumber                         // a number or a word with a capital stands behind it: Antena 2
	bodyFrench                         // an adjective or a link and nouns stand behind it in small letters: Union maritime
	bodyClub                           // letters of a club, with capitals, stand before its name: HC
	bodyClubWeak                       // the same, where an article stands before it, since it has other meanings: US
	bodyClubFront                      // a town stands behind it: Sporting de Lourel
	bodyTeam                           // a town stands before it: the Wexcombe Tigers
	bodyFor                            // for and words with capitals stand behind it: Institute for Coastal Botany
	bodySlavic                         // an adjective with a capital stands behind it: Kurier Lubelski
	bodyDaily                          // it is a newspaper, which an article with a capital may belong to: La Gazzetta di Orvello
	bodyState                          // words with capitals stand behind it, with links or none, and often a place behind them: Tribunal Superior de Justicia
	bodyRanked                         // words with capitals stand before it, of which the first says what it is over: Royal Coastal Rescue Corps
	bodyFielded                        // the word before it says its field: Interior Ministry
	bodySeated                         // the word before it says its field, and a place before that where it is: Wexcombe Crown Court
	bodyBranded                        // a word in no lexicon stands before it: Helmia Versicherungen
	bodyRoyal                          // words with capitals stand behind it: Koninklijke Wandelbond
	bodySpot                           // a German word for where it is stands behind it: Klinik am Weiher
	bodyForGerman                      // für and nouns stand behind it: Institut für Meereskunde

	natureFront    // the name of a river, a lake or a mountain stands behind it: River Orrin
	natureOf       // the same with of between: Isle of Tarn
	natureTail     // the name stands before it, and an article before that: the Darrow River
	natureEnd      // the name stands before it: Fırat Nehri
	siteFront      // it is a cemetery, a square or a quarter, and the name stands behind it with links or none: Cemitério da Paz
	featureGerman  // the adjective of a place stands before it: Bergauer Brücke
	featureEnglish // the name stands before it, where a place can stand: Tarrow Cove
	natureKnown    // it is a river, a lake or an island that is known, and an article stands before it: die Elbe
)

// bodyKinds are head words by their small letters.
var bodyKinds = func() map[string]bodyKind {
	m := map[string]bodyKind{}
	for _, k := range [...]struct {
		kind  bodyKind
		words string
	}{
		{bodyTail, "museum museums gallery galleries council trust orchestra philharmonic quartet quintet conservatory conservatoire archives opera ballet playhouse choir ensemble quarterly society alliance guild players singers instruments films records pictures productions studios onlus courant dagblad nieuwsblad folkeblad tidende stiftstidende tidning"},
		{bodyPaper, "mercury times courier guardian gazette herald tribune chronicle telegraph post echo argus observer journal review examiner standard advertiser nationalist independent dispatch bulletin"},
		{bodyFront, "veiligheidsregio stiftung stiftelsen fundación fundação fundació fondazione fondation fundacja fundacji fundację fundacją nadace nadaci säätiö trio quartett quartetto quatuor cuarteto quarteto kvartett kvartetten kwartet kwartetu ensemble " +
			"peña ateneo orfeón ediciones edicions edições edizioni éditions uitgeverij wydawnictwo wydawnictwa wydawnictwu nakladatelství vydavatelství gewerkschaft conservatorium conservatorio conservatório konservatorium galleria galería galeria orkest musei archivio confraria confraternita cofradía hermandad"},
		{bodyFront, "zimmerei tischlerei schreinerei bäckerei konditorei metzgerei fleischerei brauerei gärtnerei druckerei molkerei käserei kelterei spedition autohaus fahrschule weingut bergrettung wasserwacht kanzlei feinkost tiefbau hochbau holzbau stahlbau metallbau gartenbau buchhandlung " +
			"boulangerie pâtisserie boucherie menuiserie plomberie serrurerie imprimerie librairie pharmacie transports maçonnerie excavation immeubles biscuiterie fromagerie laiterie microbrasserie sucrerie scierie pépinières vignobles conserverie ébénisterie ferronnerie quincaillerie jardinerie blanchisserie coopérative sûreté " +
			"panadería pastelería carpintería imprenta librería ferretería talleres transportes construcciones excavaciones bodegas conservas mieles apiarios lácteos quesería quesos viveros tortillería cervecería inmobiliaria constructora gestoría asesoría autoescuela hulleras tostadas " +
			"panificio pasticceria falegnameria tipografia autotrasporti trasporti costruzioni marmi ceramiche caseificio birrificio cantine oleificio pastificio salumificio vivai lavanderia immobiliare " +
			"padaria pastelaria carpintaria livraria construtora construções cerâmica torrefação laticínios imobiliária metalúrgica serralharia viveiros águas " +
			"bakkerij slagerij drukkerij timmerbedrijf kwekerij brouwerij kringloop muziekhuis jeugdhuis stichting vzw boekhandel aannemersbedrijf hoveniersbedrijf transportbedrijf spaarbank waterpolitie zuivelcoöperatie " +
			"piekarnia piekarni cukiernia stolarnia drukarnia drukarni księgarnia przychodnia browar browaru mleczarnia mleczarni szkółka pasieka pasieki hurtownia hurtowni masarnia tartak tartaku " +
			"pekárna pekárny truhlářství tiskárna tiskárny knihkupectví pivovar pivovaru mlékárna mlékárny autoservis zámečnictví vinařství vodárny pekáreň stolárstvo hasiči záložna záložny " +
			"børnehuset plejehjemmet bryghuset brutăria editura librăria crama instal leipomo apteekki biztosító nyomda pékség"},
		{bodyTail, "catering haulage cheesemakers radiology vets plumbing roofing bakery brewery dairy joinery scaffolding landscaping lettings nurseries florists solicitors bageri snickeri tryckeri bryggeri mejeri åkeri väveri bakeri trykkeri bryggerier bogtrykkeri panimo leipomo kirjapaino säästöpankki sähkö arıcılık reçelcilik güvenlik vakfı vízmű üveggyár nyomda"},
		{bodyOf, "ordem museos museus archivo arquivo archives liga orde amics amigos amici amis friends sisters brothers"},
		{bodyNumber, "asl usl radio rádio antena canal kanal"},
		{bodyFrench, "cercle bourse crédit union confédération fédération école ligue académie assemblée cour commission agence caisse comité parti centre institut observatoire syndicat chambre mutuelle archives haute stade olympique conseil collectif réseau"},
		{bodyDaily | bodyFront, "gazzetta corriere giornale messaggero gazeta gazety gazecie telegraaf standaard courant nieuwsblad dagblad"},
		{bodyDaily | bodyOf, "quotidien courrier dépêche diario diário jornal periódico journal voix voz voce giornale corriere gazzetta"},
		{bodyFor, "association institute society centre center foundation council campaign charity committee commission federation department ministry office agency bureau fund union trust academy alliance network league authority coalition partnership"},
		{bodySlavic, "gazeta gazety gazecie gazetę kurier kuriera kurierowi dziennik dziennika dziennikowi głos głosu nowiny nowin radio muzeum teatr teatru teatrze filharmonia filharmonii"},
		{bodyClub, "fc sc ac rc hc vv bk if ik fk tj sk cf ud gks ks mks lks łks azs tsv vfb vfl tus tsg fsv bsc hsv thw hsg asd ssd ogc usc kv kvc rsc mvv ifk bois gif hif agf tps sv"},
		{bodyClubWeak, "us as es js co so ss ca ce aj sm sg cd sd"},
		{bodyClubFront, "sporting atlético atletico deportivo racing rayo estudiantes dinamo dynamo lokomotiv lokomotiva spartak torpedo fortuna borussia eintracht hertha arminia alemannia viktoria girondins stal górnik sokół sokol gwardia lech legia wisła polonia ruch zagłębie śląsk pogoń arka korona piast warta motor widzew odra zawisza resovia slavia sparta baník slovan"},
		{bodyTeam, "tigers lions wolves bulls panthers sharks rangers rovers wanderers albion hotspur hotspurs quins harlequins warriors raiders knights giants rhinos wildcats hornets falcons hawks dragons cougars broncos stallions comets grizzlies bobcats huskies titans crusaders martıları kartalları aslanları yıldızları"},
		{bodyState, "tribunal juzgado audiencia fiscalía procuraduría ministerio secretaría subsecretaría consejería conselleria diputación servicio comisión organización federación confederación asociación sindicato agencia superintendencia defensoría contraloría orquesta orquestra museo instituto consejo " +
			"tribunale procura corte questura agenzia azienda squadra nucleo istituto ministero comitato federazione confederazione associazione autorità consorzio prefettura " +
			"relação ministério secretaria procuradoria defensoria organização federação confederação associação agência comissão comitê comité conselho serviço autoridade assembleia museu liceu vara " +
			"ministerstwo ministerstwa ministerstwu ministerstwem ministerstwie rada rady radzie komisja komisji izba izby trybunał trybunału agencja agencji fundusz funduszu urząd urzędu inspekcja inspekcji inspektorat inspektoratu narodowy narodowego krajowa krajowej państwowa państwowej główny komenda komendy komendzie straż straży " +
			"ministerul ministerului agenția agenției inspectoratul inspectoratului consiliul consiliului parchetul parchetului direcția direcției autoritatea autorității"},
		{bodyRanked, "force service agency authority board commission corps bureau institute fund council guard federation league laboratory institution fonds bond dienst raad instituut autoriteit agentschap federatie vereniging maatschappij genootschap organisatie"},
		{bodyFielded, "ministry"},
		{bodySeated, "court service authority board bureau department division partnership commission committee office unit agency"},
		{bodySpot, "klinikum klinik fachklinik krankenhaus spital schule grundschule förderschule gymnasium seniorenheim seniorenzentrum pflegeheim altenheim kindergarten kita apotheke hotel gasthof"},
		{bodyBranded, "insurance airlines airways pharma pharmaceuticals versicherung versicherungen assurances assicurazioni seguros verzekeringen ubezpieczenia forsikring försäkring försäkringar vakuutus biztosító sigorta asigurări telecom telekom logistics logistik holding sparkasse verlag software"},
		{bodyRoyal, "koninklijk koninklijke kungliga kongelige"},
		{bodyForGerman, "hochschule fachhochschule institut institute instituts ministerium ministeriums akademie gesellschaft universität museum museums bundesamt bundesamts bundesamtes landesamt landesamts bundesanstalt bundesinstitut bundesministerium bundesministeriums landesanstalt amt amts behörde agentur zentralstelle bundeszentrale landeszentrale forschungszentrum forschungsinstitut"},
		{natureFront, "river lake mount loch cape lough río rio"},
		{natureOf, "isle isles gulf bay strait straits cape ilha isla island islands îles ilhas islas"},
		{siteFront, "cemitério cementerio cimitero cimetière coliseu coliseo vila jardim"},
		{natureTail, "river rivers mountains islands peninsula canyon glacier desert plateau estuary delta archipelago basin hills highlands lowlands"},
		{natureEnd, "mezarlığı stadyumu havalimanı camii meydanı köprüsü barajı tüneli deresi nehri gölü dağı dağları adası adaları irmağı ırmağı çayı ovası körfezi boğazı yaylası"},
		{natureEnd, turkishFeatures},
		{featureGerman, germanFeatures},
		{featureEnglish, englishFeatures},
		{natureKnown, "rhein elbe oder neiße weser ems eems donau isar inn main neckar mosel saar ruhr spree havel saale fulda werra lahn sieg lech iller enns drau mur aare reuss limmat bodensee chiemsee müritz rügen usedom sylt amrum föhr fehmarn hiddensee borkum norderney juist " +
			"rhône rhin seine loire garonne dordogne meuse moselle marne somme saône isère ardèche hérault charente vilaine escaut durance mékong nil niger tage danube volga " +
			"tevere po adige arno tanaro ticino adda piave tagliamento oglio mincio trebbia dora tago danubio reno nilo tajo duero ebro guadalquivir guadiana miño júcar segura pisuerga sella nalón tejo douro mondego minho sado amazonas tapajós xingu paraná " +
			"maas waal schelde ijssel lek rijn amstel dommel leie dender demer merwede vecht eem texel terschelling ameland thames severn trent mersey tyne tees humber clyde tay tweed tamar ouse avon medway aire meghna ganges indus mekong yangtze zambezi orinoco amazon nile brahmaputra irrawaddy euphrates limpopo okavango shannon liffey dniester dnieper mississippi potomac godavari"},
	} {
		for _, w := range wordsOf(withCapitals(k.words)) {
			m[w] |= k.kind
		}
	}
	return m
}()

// bodyKindOf gives the kinds of a word of bodyWords, in any ASCII letter case.
func bodyKindOf(word string) bodyKind {
	var buf [longestWord]byte
	for i := range len(word) {
		c := word[i]
		if 'A' <= c && c <= 'Z' {
			c += 'a' - 'A'
		}
		buf[i] = c
	}
	return bodyKinds[string(buf[:len(word)])]
}

// bodyWords are all of these. They tell most words off.
var bodyWords = wordSet(strings.Join(sortedKeys(bodyKinds), " "))

var (
	// bodyLinks join what stands behind a head to it, and innerArticles may follow them.
	bodyLinks = wordSet("of de del della dello delle dei degli di da do dos das du des der van imienia im")

	// generalWords stand before a tail and tell no body from another.
	generalWords = wordSet("city town county borough parish district local community student youth school village works art board security our the a an new whole")

	// paperWords stand in names of newspapers, beside those of places.
	paperWords = wordSet("daily sunday evening morning northern southern eastern western weekly new national valley saturday county shire independent")

	// forHeads are heads that for or of and what they are for stand behind.
	forHeads = wordSet("association institute society centre center foundation council campaign charity committee commission federation department ministry office agency bureau fund union sisters brothers friends college trust academy alliance network league board authority")
)

// frenchEnds end adjectives in small letters behind a French head, and noFrenchEnds are verbs and words that end so and adjectives that tell
// no body from others.
var (
	frenchEnds = [...]string{"ien", "ienne", "iens", "iennes", "yenne", "yennes", "angère", "angères", "ais", "aise", "aises", "ois", "oise", "oises", "al", "ale", "ales", "aux", "aire", "aires", "ique", "iques", "if", "ive", "ives", "éen", "éenne", "éens", "éennes", "ain", "aine", "aines", "ionnel", "ionnelle", "ionnels", "uelle", "ielle",
		"ouin", "ouine", "an", "ane", "anne", "annes", "technique", "ière", "ières", "ier", "eux", "euse", "oire", "oires"}
	noFrenchEnds = wordSet("jamais mais désormais signale égale arrive prive suive explique indique implique complique applique revendique communique pratique critique publique fabrique dans sans générale général municipale municipal primaire maternelle élémentaire finale final annuelle annuel spéciale spécial faire éclaire premier première dernier dernière entier entière ordinaire extraordinaire trimestrielle mensuelle entraine apaise " +
		"principal principale social sociale local locale médical médicale commercial commerciale moderne quant avant tant ans an pendant ensuite")
)

// germanBodies end the names of bodies in German, of which an adjective with a capital is a part: die Bergische Morgenpost.
var germanBodies = [...]string{"museum", "museums", "museen", "galerie", "rundfunk", "rundfunks", "dienst", "dienstes", "morgenpost", "abendpost", "zeitung", "anzeiger", "anzeigers", "kurier", "kuriers", "nachrichten", "tagblatt", "tageblatt", "abendblatt", "wochenblatt", "volksblatt", "volksstimme", "rundschau", "allgemeine", "allgemeinen",
	"schauspielhaus", "staatsoper", "staatstheater", "landestheater", "stadttheater", "orchester", "orchesters", "philharmonie", "philharmoniker", "philharmonikern", "symphoniker", "sinfoniker", "akademie", "gesellschaft", "verband", "verbands", "verbandes", "hilfswerk", "landesbank", "handelskammer", "ärztekammer", "institut", "instituts", "hochschule", "landesbibliothek", "staatsbibliothek",
	"staatsarchiv", "landesarchiv", "gewerkschaftsbund", "landeskirche", "festspiele", "agentur", "forschungsgemeinschaft", "kriminalamt", "kriminalamts", "landesamt", "landesamts", "landesamtes", "bundesamt", "bundesamts", "bundesamtes", "gerichtshof", "gerichtshofs", "landtag", "landtags", "quartett", "staatskapelle", "bund", "bundes", "verein", "vereins", "gymnasium", "gymnasiums", "universität", "bauernverband", "städtetag", "wetterdienst", "stadtreinigung", "verkehrsbetriebe", "verkehrsbetrieben", "wasserbetriebe", "wasserbetrieben", "kammerspiele", "sängerknaben", "feuerwehr"}

// northernBodies end names of bodies in Scandinavian languages, which have no capital where they are none.
var northernBodies = [...]string{"museet", "teatern", "teatret", "teateret", "operan", "orkestern", "orkestret", "skolan", "skolen", "gymnasiet", "universitetet", "sjukhuset", "sykehuset", "sygehuset", "hospitalet", "fonden", "fondet", "stiftelsen", "föreningen", "foreningen", "förbundet", "forbundet", "partiet", "demokraterna", "demokraterne", "demokratene",
	"utskottet", "nämnden", "nævnet", "nemnda", "verket", "myndigheten", "inspektionen", "styrelsen", "rådet", "byrån", "förlaget", "forlaget", "bladet", "tidningen", "avisen", "avisa", "tilsynet", "direktoratet", "orkest", "kwartet", "lyceum", "stichting", "omroep", "dagblad"}

// namedGerman stand behind a hyphen and the name of whom a body is called after: Theodor-Kramer-Schule.
var namedGerman = [...]string{"schule", "grundschule", "realschule", "gesamtschule", "förderschule", "gymnasium", "gymnasiums", "kolleg", "klinik", "klinikum", "krankenhaus", "krankenhauses", "hospital", "stiftung", "institut", "instituts", "universität", "hochschule", "akademie"}

// germanSpots end what stands behind a body of bodySpot and spotLinks: places in a town.
var (
	germanSpots = [...]string{"teich", "see", "park", "wald", "berg", "bach", "ufer", "platz", "tor", "markt", "hang", "hof", "damm", "ring", "brücke", "linde", "linden", "mühle", "garten", "schloss", "hafen", "turm", "tal", "rain", "anger", "weiher", "brunnen", "steig", "weg", "wall", "kirche", "stern", "sonne"}
	spotLinks   = [...]string{" am ", " an der ", " im ", " auf der ", " auf dem ", " zum ", " zur ", " unter den ", " bei der "}
)

// bodyLasts are the last four bytes of these, and of features. They tell most words off.
var bodyLasts = func() *wordList {
	var lasts string
	for _, ends := range [...][]string{germanBodies[:], northernBodies[:], namedGerman[:], compoundFeatures[:], streetFeatures[:], hyphenFeatures[:]} {
		for _, w := range ends {
			lasts += " " + w[len(w)-4:]
		}
	}
	return wordSet(lasts)
}()

// smallTails stand in small letters behind a name in the genitive or an adjective with a capital, and belong to it: Almbackens skola,
// Nordiska museet, Krnovský kurýr.
var smallTails = wordSet("skola skole skolan museet museum teater teatern teatret konditori bageri bageriet förlag forlag bibliotek akademien akademi orkester kammarorkester stadsmuseum landsmuseum hembygdsgård sykehjem vårdcentral hälsocentral " +
	"kurýr deník noviny listy rozhlas televize filharmonie divadlo muzeum galerie knihovna pivovar kuriér noviny divadlo múzeum")

// slavicTails are those of smallTails that stand behind an adjective of Czech and Slovak.
var slavicTails = wordSet("kurýr deník noviny listy rozhlas televize filharmonie divadlo muzeum galerie knihovna pivovar kuriér múzeum")

// czechNamed stand in small letters behind an adjective with a capital and before the name of a body: Loutkové divadlo Jiskra.
var czechNamed = wordSet("divadlo divadla divadle divadlu divadlom záložna záložny záložnu záložně spořitelna spořitelny spořitelnu škola školy školu škole sdružení družstvo družstva spolek spolku klub klubu sbor sboru soubor souboru orchestr orchestru pekárna pekárny muzeum muzea galerie nemocnice svaz svazu jednota jednoty")
