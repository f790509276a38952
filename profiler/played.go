package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file tells towns that play from towns: in news of sport a team is mostly called as its town is. What stands beside it
// says so (against Wexford, il Lecce, the Wexford manager, on loan from Wexford, Wexford are), and that the news are of sport a
// score or words of sport near it.

// How sure such teams are, and how far the words of sport may be.
const (
	teamPlayed   = 0.9
	sportBehind  = 200 // bytes
	sportBefore  = 280
	fewestSports = 2 // words, without a score
)

// withPlayed puts the teams among the spans of the chain text[at:end] that no lexicon knows or that have not been seen: il Betis.
func withPlayed(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	spans, end = withPlayedAt(spans, text, at, end)
	if e := wordsEndAt(text, at); e+fewestTeamLetters < end && text[e] == ' ' && isCapitalAt(text, e+1) && startsSentence(text, at) {
		return withPlayedAt(spans, text, e+1, end) // Said Wigan manager
	}
	return spans, end
}

// withPlayedAt is withPlayed for the team at text[at], or behind an article there.
func withPlayedAt(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	from := at
	e, capital := wordAt(text, at)
	if capital && e-at <= len("del") && e+2 < end && text[e] == ' ' && inSet(teamArticles, text[at:e]) {
		at = e + 1 // El Betis
		e, capital = wordAt(text, at)
	}
	if capital && e-at > len("L'")+fewestTeamLetters && (text[at] == 'L' || text[at] == 'l') && text[at+1] == '\'' && isCapitalAt(text, at+2) {
		at += 2 // L'Avellino
	}
	if !capital || e-at < fewestTeamLetters {
		return spans, end
	}
	c := lexicon.Lookup(text[at:e])
	place := c.Place() > 0 || c.Is(lexicon.Region)
	if c.Is(lexicon.Country|lexicon.Demonym|lexicon.Title|lexicon.Occupation|lexicon.Religion) || !place && c.Common() > 1 && (c.Common() > 2 || !c.Is(lexicon.Organization)) {
		return spans, end // as most
	}
	signs := playSignsAt(text, at, e)
	person := max(c.Given(), c.Family())
	if signs == playNone && (!c.Is(lexicon.Organization) || c.Common() > 2 || person > 1) {
		return spans, end
	}
	if isSeen(spans, at) && (from == at || c.Given() > 1 || signs&playSubject == 0) {
		return spans, end
	}
	switch {
	case monthNamed(text[at:e]) > 0:
		return spans, end
	case signs == playNone:
	case !place && signs&playRole != 0 && isGenitiveAt(text, e) && c == 0 && lexicon.Lookup(text[at:e-1])&^(lexicon.Begins|lexicon.Organization) == 0:
	case !place && (signs&(playAgainst|playOfRole) == 0 && signs&(playArticle|playSubject) != playArticle|playSubject || c.Common() > 1 || person > 0 && signs&(playArticle|playOfRole) == 0 || person > 1):
		return spans, end
	}
	if hasCapitalBeside(text, at, e) && signs&playRole == 0 || !isOfSport(text, at, e, signs) {
		return spans, end
	}
	return withSpan(spans, tagger.Span{Start: at, End: e, Label: tagger.Organization, Confidence: teamPlayed}), max(end, e)
}

// fewestTeamLetters are the fewest bytes of a team that is one word.
const fewestTeamLetters = 4

// isTeamHere reports whether the place of a span plays.
func isTeamHere(text string, span *tagger.Span) bool {
	c := lexicon.Lookup(text[span.Start:span.End])
	if c.Is(lexicon.Country) || strings.IndexByte(text[span.Start:span.End], ',') >= 0 || span.Label == tagger.Person && (c.Given() > 0 || c.Family() > 2 || !isBehindElision(text, span.Start) && (c.Place() < 2 || wordBeforeIn(text, span.Start, 0, teamArticles) == span.Start)) {
		return false
	}
	if isSite(text[span.Start:span.End]) {
		return false
	}
	signs := playSignsAt(text, span.Start, span.End)
	if hasScoreBehind(text, span.End) {
		return true
	}
	if signs == playNone && c.Is(lexicon.Organization) && c.Family() < 2 && c.Given() < 2 && wordBeforeIn(text, span.Start, 0, strictlyIn) == span.Start {
		signs = playKnown
	}
	return signs != playNone && isOfSport(text, span.Start, span.End, signs)
}

// A playSign is what says beside a name that it is that of a team, a bit each.
type playSign uint8

const (
	playAgainst playSign = 1 << iota // against it, beat it, on loan from it
	playRole                         // the role of a player behind it, with a name: the Wexford striker Rosa Lamp
	playOfRole                       // the role of a player before it: trener Rakowa
	playArticle                      // an article that no town has: il Lecce
	playSubject                      // a verb behind it
	playMany                         // a verb of more than one: Wexford are
	playKnown                        // a team that is known by that name

	playNone playSign = 0
)

// playSignsAt is what says that text[at:to] is a team.
func playSignsAt(text string, at, to int) (signs playSign) {
	if isGenitiveAt(text, to) && roleBehind(text, to) {
		signs |= playRole
	}
	if to+2 < len(text) && text[to] == ' ' && text[to+1] >= 'a' {
		if e, capital := wordAt(text, to+1); !capital && e > to+1 {
			word := text[to+1 : e]
			switch {
			case inSet(sportRoles, word) || roleBehind(text, e) && isSmallDemonym(word):
				signs |= playRole
			case inSet(manyVerbs, word) && isBare(text, at):
				signs |= playMany
			case inSet(winWords, word) || inSet(playVerbs, word) || inSet(newsVerbs, word):
				signs |= playSubject
			}
		}
	}
	if at < 2 || text[at-1] != ' ' {
		if isBehindElision(text, at) {
			signs |= playArticle
		}
		if signs&playSubject != 0 && !startsSentence(text, at) {
			signs &^= playSubject
		}
		return signs
	}
	k := wordStartWithin(text, at-1, at-1-longestWord)
	if k == at-1 {
		return signs
	}
	before := signsBefore(text, k, at)
	if signs&playSubject != 0 && before == 0 && !startsSentence(text, at) && !inSet(playClauses, text[k:at-1]) {
		signs &^= playSubject
	}
	return signs | before
}

// isBehindElision reports whether the Italian article l' stands before text[at], or a preposition with it: dell'Udinese.
func isBehindElision(text string, at int) bool {
	return at > 1 && text[at-1] == '\'' && text[at-2]|0x20 == 'l'
}

// roleBehind reports whether the role of a player stands behind text[i].
func roleBehind(text string, i int) bool {
	if i+3 >= len(text) || text[i] != ' ' {
		return false
	}
	e, capital := wordAt(text, i+1)
	return (!capital || isGenitiveAt(text, i)) && inSet(sportRoles, text[i+1:e])
}

// isGenitiveAt reports whether the word before text[i] ends as a genitive does: Nordhorns Torwart.
func isGenitiveAt(text string, i int) bool { return i > 2 && text[i-1] == 's' }

// hasScoreBehind reports whether a score in brackets stands behind text[to]: Rodez (2-2).
func hasScoreBehind(text string, to int) bool {
	if to+5 >= len(text) || text[to] != ' ' || text[to+1] != '(' || !isDigit(text[to+2]) {
		return false
	}
	e := digitsEnd(text, to+2)
	return e < to+5 && isScoreAt(text, to+2, e) && text[to+2] != '0'
}

// isBare reports whether the word at text[at] has no other that it belongs to before it.
func isBare(text string, at int) bool {
	if startsSentence(text, at) {
		return true
	}
	if at < 3 || text[at-1] != ' ' {
		return false
	}
	k := wordStartWithin(text, at-1, at-1-longestWord)
	return k < at-1 && inSet(playClauses, text[k:at-1])
}

// signsBefore is what the words before text[at] say of a team there, of which the last one begins at text[k].
func signsBefore(text string, k, at int) (signs playSign) {
	word := strings.TrimRight(text[k:at], " ")
	j := k
	if inSet(teamArticles, word) && text[at-1] == ' ' {
		signs |= playArticle
	}
	if inSet(teamArticles, word) || inSet(teamLinks, word) {
		if j < 3 || text[j-1] != ' ' {
			return signs
		}
		if j = wordStartWithin(text, k-1, k-1-longestWord); j == k-1 {
			return signs
		}
		from := inSet(playerLinks, word)
		word = text[j : k-1]
		if inSet(teamLinks, word) && j > 3 && text[j-1] == ' ' { // de la
			i := wordStartWithin(text, j-1, j-1-longestWord)
			from = from || inSet(playerLinks, word)
			word = text[i : j-1]
		}
		if from && inSet(playerFrom, word) {
			return signs | playAgainst
		}
	}
	switch {
	case inSet(sportRoles, word):
		signs |= playOfRole
	case inSet(playedAgainst, word) || inSet(beatWords, word):
		signs |= playAgainst
	}
	return signs
}

// isOfSport reports whether the text around text[at:to] is of sport: a score is near, or words of sport.
func isOfSport(text string, at, to int, signs playSign) bool {
	need := fewestSports
	if signs == playKnown {
		need++
	}
	if signs&(playRole|playOfRole) != 0 || signs&(signs-1) != 0 {
		need--
	}
	from, end := max(0, at-sportBefore), min(len(text), to+sportBehind)
	for i := from; i < end; {
		c := text[i]
		switch {
		case isDigit(c):
			e := digitsEnd(text, i)
			if (i == 0 || text[i-1] == ' ' || text[i-1] == '(') && e-i < 4 && isScoreAt(text, i, e) {
				return true
			}
			i = e
			continue
		case classes[c] != classLetter && c < 0x80:
			i++
			continue
		}
		e, _ := wordAt(text, i)
		if e <= i {
			i++
			continue
		}
		if (i < at || i >= to) && inSet(sportWords, text[i:e]) {
			if need--; need <= 0 {
				return true
			}
		}
		i = e
	}
	return false
}

// isScoreAt reports whether the digits text[i:e] begin a score, and no time of the day or part of a date.
func isScoreAt(text string, i, e int) bool {
	if e+1 >= len(text) {
		return false
	}
	n := 1
	switch {
	case text[e] == '-' || text[e] == ':':
	case strings.HasPrefix(text[e:], "–"):
		n = len("–")
	default:
		return false
	}
	k := digitsEnd(text, e+n)
	if k == e+n || k-e-n > 3 || e-i > 2 && k-e-n > 3 || text[e] == ':' && k-e-n == 2 || k < len(text) && (joinsAfter(text, k) || strings.IndexByte("-:/", text[k]) >= 0) {
		return false
	}
	return k >= len(text) || !strings.HasPrefix(text[k:], "%") && !strings.HasPrefix(text[k:], " %")
}

var (
	// teamArticles stand before teams that are called as a town is, in languages in which the town has none.
	teamArticles = withCapitals("il del al dal sul nel col el o ao pelo")

	// teamLinks stand between a role and a team.
	teamLinks = wordSet("à of from to over dal dalla dall par vom från fra od von vom de di del da dal du des do van d der dem den la le il el o the för av til från hos")

	// playerLinks are those of them behind playerFrom.
	playerLinks = wordSet("à from to over against dal dalla dall del du da par por vom von från fra od z")

	// playerFrom stand before such a word where a player comes from a team.
	playerFrom = wordSet("face loss lost defeat win victory triumph draw loan joined signed moved arrived prêté prêtée cedido cedida prestito arrivato emprestado emprestada ausgeliehen gehuurd overgekomen wypożyczony utlånad lån")

	// playClauses begin a clause, and what plays may follow.
	playClauses = wordSet("but and as while before after that because mais et que alors comme aber doch und dass weil während bis pero y que aunque mientras ma e che mentre mas enquanto maar en dat terwijl ale i że bo a že protože men och att og at för da når fordi")

	// manyVerbs are of more than one, in English.
	manyVerbs = wordSet("are have were host go play face travel sit lead trail need")

	// playedAgainst stand right before who somebody plays against.
	playedAgainst = withCapitals("against versus vs contre par contra contro ante gegen tegen mot mod imot przeciwko przeciw proti против over beat beating hosted host hosts host face faces facing visit visits meet meets welcome overcame " +
		"empfängt empfing besucht schlägt ospita affronta batte ferma affronte reçoit bat accueille enfrenta recibe visita vence recebe defronta bate speelt ontvangt podejmuje pokonał pokonała möter väntar tar mødte møder møter slår gästar besegrade vann")

	// playVerbs are what teams do, beside winWords and newsVerbs.
	playVerbs = withCapitals("played plays kicked scored moved stayed remained sealed secured held conceded equalised equalized struck booked reached clinched leads led trailed steered dominated collapsed recovered faces hosts visits travels takes signed espugna condanna travolge piega supera ferma traf trifft spielt spielte empfängt liegt steht bleibt rettet " +
		"mène menait reçoit joue s'est reste recibe juega reclamó marcó sumó suma queda lidera salió si sciupa pareggia affronta ospita resta trova recebe joga marcou soma segue speelt speelde ontvangt blijft staat klimt zagra zagrał prowadzi prowadził zremisował spadł awansował leder spelar spelade möter mötte spiller spilte spillede møter møder padl padla hraje vede remizovala играет сыграл")

	// sportRoles are who plays and leads a team, in the forms that stand before it too.
	sportRoles = withCapitals("manager coach captain skipper boss striker forward goalkeeper keeper midfielder defender winger full-back centre-back fly-half scrum-half prop hooker flanker lock ruckman quarterback pitcher batsman bowler opener supporters fans players " +
		"trainer cheftrainer kapitän stürmer stürmerin torwart torhüter torhüterin verteidiger verteidigerin mittelfeldspieler spieler spielerin coach entraîneur entraîneuse capitaine attaquant attaquante gardien gardienne défenseur ailier buteur joueur joueuse joueurs " +
		"entrenador entrenadora técnico delantero delantera portero guardameta centrocampista capitán jugador jugadora allenatore tecnico attaccante portiere difensore centrocampista capitano bomber treinador treinadora goleiro guarda-redes atacante avançado zagueiro meia jogador jogadora capitão " +
		"aanvoerder spits doelman keeper verdediger middenvelder trenera trener trenerka napastnik bramkarz obrońca pomocnik kapitan piłkarz piłkarze trenér trenérka útočník brankář obránce záložník kapitán fotbalisté hokejisté " +
		"tränare tränaren målvakt målvakten anfallare anfallaren försvarare kapten kaptenen trener treneren træner træneren keeper keeperen angriber angriberen spiss spissen målmand målmanden antrenörü kaptanı kalecisi тренер тренера вратарь нападающий защитник полузащитник капитан")

	// sportWords are of sport, and hardly of anything else.
	sportWords = withCapitals("match goal goals goalless scored scoring coach striker midfielder goalkeeper referee penalty halftime half-time kick-off kickoff league cup derby fixture innings wicket wickets century stumps unbeaten opener bowlers batters batted bowled batting overs quarterback touchdown inning inning rebounds playoff play-off play-offs playoffs semi-final semifinal quarter-final final finals stoppage offside header equaliser equalizer championship relegation promotion points minute minutes stadium team teams squad season football rugby hockey basketball handball cricket supporters fans win defeat draw " +
		"spiel tor tore treffer trainer stürmer torwart schiedsrichter elfmeter halbzeit anpfiff liga pokal tabelle abstieg aufstieg saison mannschaft sieg niederlage unentschieden fußball punkte finale halbfinale nachspielzeit " +
		"match but buts entraîneur arbitre penalty mi-temps essai essais pause ligue coupe classement saison équipe victoire défaite football rugby demi-finale finale buteur pelouse prolongation mêlée " +
		"partido gol goles entrenador árbitro penalti penal descanso liga copa clasificación temporada equipo victoria derrota empate fútbol semifinal delantero portero puntos jornada remate " +
		"partita gol rete allenatore arbitro rigore rigori intervallo campionato coppa classifica stagione squadra vittoria sconfitta pareggio calcio semifinale salvezza punizione attaccante portiere giornata campo tecnico serie " +
		"jogo golo golos gols treinador árbitro pênalti intervalo campeonato taça classificação época temporada equipa equipe time vitória derrota empate futebol rodada pontapé lateral goleiro zagueiro " +
		"wedstrijd doelpunt doelpunten trainer scheidsrechter strafschop rust competitie eredivisie beker seizoen ploeg elftal overwinning nederlaag gelijkspel voetbal aanvoerder doelman " +
		"mecz meczu gol gola bramka bramkę bramki trener sędzia karny przerwa liga ekstraklasa puchar sezon drużyna zwycięstwo porażka remis piłka piłkarze kartka kartkę napastnik bramkarz " +
		"match matchen mål målet tränare domare straff straffen halvlek förlängning förlängningen liga serien allsvenskan cup säsong säsongen lag laget vinst förlust oavgjort poäng hockey fotboll bortaseger hemmaseger målvakt skott kamp kampen træner trener dommer straffe pause sæson sesong hold holdet sejr seier nederlag uafgjort uavgjort point håndbold håndball fodbold fotball superligaen eliteserien " +
		"zápas zápase zápasu gól gólu branka branku trenér rozhodčí penalta poločas poločase liga ligy pohár sezona sezóna tým výhra prohra remíza fotbal hokej třetina třetině body útočník brankář " +
		"maç maçta maçın gol golü antrenör hakem penaltı devre lig kupa sezon takım galibiyet mağlubiyet beraberlik futbol kart deplasman deplasmanda матч матче гол тренер судья пенальти лига кубок сезон команда победа поражение ничья футбол хоккей ottelu maali valmentaja erotuomari liiga kausi joukkue voitto tappio αγώνας γκολ προπονητής διαιτητής mérkőzés gól edző játékvezető bajnokság csapat meciul gol antrenorul arbitrul etapa campionat echipa")
)
