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

	natureFront // the name of a river, a lake or a mountain stands behind it: River Orrin
	natureOf    // the same with of between: Isle of Tarn
	natureTail  // the name stands before it, and an article before that: the Darrow River
	natureEnd   // the name stands before it: Fırat Nehri
	siteFront   // it is a cemetery, a square or a quarter, and the name stands behind it with links or none: Cemitério da Paz
	natureKnown // it is a river, a lake or an island that is known, and an article stands before it: die Elbe
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
		{bodyFront, "stiftung stiftelsen fundación fundação fundació fondazione fondation fundacja fundacji fundację fundacją nadace nadaci säätiö trio quartett quartetto quatuor cuarteto quarteto kvartett kvartetten kwartet kwartetu ensemble " +
			"peña ateneo orfeón ediciones edicions edições edizioni éditions uitgeverij wydawnictwo wydawnictwa wydawnictwu nakladatelství vydavatelství gewerkschaft conservatorium conservatorio conservatório konservatorium galleria galería galeria orkest musei archivio confraria confraternita cofradía hermandad"},
		{bodyOf, "ordem museos museus archivo arquivo archives liga orde amics amigos amici amis friends sisters brothers"},
		{bodyNumber, "radio rádio antena canal kanal"},
		{bodyFrench, "union confédération fédération école ligue académie assemblée cour commission agence caisse comité parti centre institut observatoire syndicat chambre mutuelle archives haute stade olympique conseil collectif réseau"},
		{bodyDaily | bodyFront, "gazzetta corriere giornale messaggero gazeta gazety gazecie telegraaf standaard courant nieuwsblad dagblad"},
		{bodyDaily | bodyOf, "quotidien courrier dépêche diario diário jornal periódico journal voix voz voce giornale corriere gazzetta"},
		{bodyFor, "association institute society centre center foundation council campaign charity committee commission federation department ministry office agency bureau fund union trust academy alliance network league authority coalition partnership"},
		{bodySlavic, "gazeta gazety gazecie gazetę kurier kuriera kurierowi dziennik dziennika dziennikowi głos głosu nowiny nowin radio"},
		{bodyClub, "fc sc ac rc hc vv bk if ik fk tj sk cf ud gks ks mks lks łks azs tsv vfb vfl tus tsg fsv bsc hsv thw hsg asd ssd ogc usc kv kvc rsc mvv ifk bois gif hif agf tps sv"},
		{bodyClubWeak, "us as es js co so ss ca ce aj sm sg cd sd"},
		{bodyClubFront, "sporting atlético atletico deportivo racing rayo estudiantes dinamo dynamo lokomotiv lokomotiva spartak torpedo fortuna borussia eintracht hertha arminia alemannia viktoria girondins stal górnik sokół sokol gwardia lech legia wisła polonia ruch zagłębie śląsk pogoń arka korona piast warta motor widzew odra zawisza resovia slavia sparta baník slovan"},
		{bodyTeam, "tigers lions wolves bulls panthers sharks rangers rovers wanderers albion hotspur hotspurs quins harlequins warriors raiders knights giants rhinos wildcats hornets falcons hawks dragons cougars broncos stallions comets grizzlies bobcats huskies titans crusaders martıları kartalları aslanları yıldızları"},
		{natureFront, "river lake mount loch cape lough río rio"},
		{natureOf, "isle isles gulf bay strait straits cape ilha isla island islands îles ilhas islas"},
		{siteFront, "cemitério cementerio cimitero cimetière coliseu coliseo vila jardim"},
		{natureTail, "river rivers mountains islands peninsula canyon glacier desert plateau estuary delta archipelago basin hills highlands lowlands"},
		{natureEnd, "mezarlığı stadyumu havalimanı camii meydanı köprüsü barajı tüneli deresi nehri gölü dağı dağları adası adaları irmağı ırmağı çayı ovası körfezi boğazı yaylası"},
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
	"staatsarchiv", "landesarchiv", "gewerkschaftsbund", "landeskirche", "festspiele", "quartett", "staatskapelle", "bund", "bundes", "verein", "vereins", "gymnasium", "gymnasiums", "universität", "bauernverband", "städtetag", "wetterdienst"}

// northernBodies end names of bodies in Scandinavian languages, which have no capital where they are none.
var northernBodies = [...]string{"museet", "teatern", "teatret", "teateret", "operan", "orkestern", "orkestret", "skolan", "skolen", "gymnasiet", "universitetet", "sjukhuset", "sykehuset", "sygehuset", "hospitalet", "fonden", "fondet", "stiftelsen", "föreningen", "foreningen", "förbundet", "forbundet", "partiet", "demokraterna", "demokraterne", "demokratene",
	"utskottet", "nämnden", "nævnet", "nemnda", "verket", "myndigheten", "inspektionen", "styrelsen", "rådet", "byrån", "förlaget", "forlaget", "bladet", "tidningen", "avisen", "avisa", "tilsynet", "direktoratet", "orkest", "kwartet", "lyceum", "stichting", "omroep", "dagblad"}

// bodyLasts are the last four bytes of both. They tell most words off.
var bodyLasts = func() *wordList {
	var lasts string
	for _, ends := range [...][]string{germanBodies[:], northernBodies[:]} {
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
