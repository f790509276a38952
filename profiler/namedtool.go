package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file knows programs and clubs that have names of people, by the words around them: Jenkins failed the
// build, Everton won 2-0. It also knows an English article before a whole name, which nobody has.

// toolNames are names of people and places that programs, languages and services have.
var toolNames = wordSet("jenkins hudson travis gerrit maven ivy gradle argo helm cassandra julia ada ruby perl pascal haskell erlang elixir crystal dart scala clojure rust eiffel lua jupyter anaconda pandas celery django flask hugo jekyll gatsby ghost strapi " +
	"chef puppet salt ansible vagrant nomad consul vault packer terraform pulumi spinnaker tekton bamboo drone flux rancher harbor calico cilium istio linkerd kong envoy traefik " +
	"kafka flink storm beam spark hadoop hive pig presto trino druid pinot cassandra neo redis mongo maria elastic kibana logstash loki tempo mimir thanos cortex jaeger zipkin sentry rollbar nagios zabbix icinga cacti " +
	"selenium cypress playwright cucumber karma jasmine jest mocha chai postman newman sonar snyk dagger phoenix rails sinatra padrino symfony laravel spring struts tomcat jetty apache nginx caddy " +
	"alexa siri cortana bixby claude gemini watson bert elmo llama mistral dolly sage xero oracle delphi sybil cassie iris daisy athena hermes apollo artemis zeus atlas orion titan mercury juno nova stella luna galileo kepler turing fermi volta ampere pascal hopper maxwell lovelace ada blackwell")

// toolWords stand near a program, toolDoes right behind one and toolUses right before.
var (
	toolWords = wordSet("build builds pipeline pipelines deploy deployed deployment deployments node nodes cluster clusters broker brokers lag topic partition partitions compiler compile compiles compiled version versions docker kubernetes server servers job jobs plugin plugins container containers image images chatbot package packages module modules library libraries script scripts code notebook notebooks database databases queue queues worker workers repository repo commit branch runtime sdk api cli gpu gpus cpu cpus " +
		"deprecated install installed upgrade upgraded config configuration workflow workflows dashboard dashboards metric metrics index indexes schema migration migrations release backend frontend framework stack instance instances endpoint endpoints bytecode native linker prompt tokens model models dataset benchmark cache binary parser interpreter syntax " +
		"instanz instanzen knoten fehlgeschlagen skript version serveur serveurs nœud nœuds servidor servidores nodo nodos versión versione versão versie wersja verze chatgpt copilot cortana alexa siri bixby openai")
	toolDoes = wordSet("compiles compiled crashed crashes deploys deployed builds built installs scrapes scraped indexes indexed runs restarts restarted restarting")
	toolUses = wordSet("install installed upgrade upgraded deploy restart restarted configure configured using uses via import pip npm docker sudo brew apt run running")
)

// The reach of these words, in words.
const (
	toolBehind = 3
	toolBefore = 2
)

// isTool reports whether a span is one word that a program is called by, with a word near it that says so.
func isTool(text string, span *tagger.Span) bool {
	name := text[span.Start:span.End]
	if !toolNames.mayHave(name) || !inSet(toolNames, name) || hasTitle(text, span.Start) {
		return false
	}
	i := span.End
	if i+1 < len(text) && text[i] == ' ' && isDigit(text[i+1]) && strings.IndexByte(text[i:min(len(text), i+5)], '.') > 0 {
		return true // Julia 1.9
	}
	for n := 0; n < toolBehind; n++ {
		for i < len(text) && (text[i] == ' ' || text[i] == ',') {
			i++
		}
		e, _ := wordAt(text, i)
		if e == i || text[i:e] == name {
			break
		}
		word := text[i:e]
		if inSet(toolWords, word) || n == 0 && inSet(toolDoes, word) {
			return true
		}
		if inSet(relations, word) || word == "who" {
			return false
		}
		i = e
	}
	i = span.Start
	for n := 0; n < toolBefore && i > 1 && text[i-1] == ' '; n++ {
		k := wordStartWithin(text, i-1, i-1-longestWord)
		if k == i-1 {
			return false
		}
		word := text[k : i-1]
		if inSet(toolWords, word) || inSet(toolUses, word) && n == 0 {
			return true
		}
		i = k
	}
	return false
}

// clubNames are names of people and places that sports clubs are called by.
var clubNames = withCapitals("everton chelsea arsenal celtic rangers wolves villa fulham brentford burnley sunderland hertha schalke werder union austria rapid sturm juventus inter lazio roma torino atalanta fiorentina napoli lecce monza betis getafe levante alavés osasuna celta valencia sevilla barcelona " +
	"benfica sporting porto braga flamengo palmeiras grêmio vasco botafogo fluminense santos corinthians boca river racing colo-colo ajax feyenoord vitesse heracles willem anderlecht genk legia lech wisła cracovia slavia sparta dukla banik dinamo dynamo spartak zenit lokomotiv steaua hajduk partizan olimpija ferencváros honvéd " +
	"fenerbahçe galatasaray beşiktaş trabzonspor olympiakos panathinaikos hammarby malmö brøndby midtjylland rosenborg molde viking brann monaco lens lorient lille metz nantes спартак зенит динамо локомотив цска торпедо шахтёр шахтар арсенал")

// gameBehind stand right behind a club and gameBefore right before one; a score stands anywhere in a few words.
var (
	gameBehind = wordSet("beat beats won wins win lost loses drew draw draws play plays played scored signed v vs fans supporters kit match spielt spielte gewann gewinnt verlor gewinn schlug gegen siegte won speelt speelde verloor gagne joue perd bat ganó juega perdió empató venció vince gioca perde ha venceu joga perdeu empatou wygrał wygrała gra przegrał pokonał porazil porazila hraje prohrál vyhrál vann spelar förlorade spiller vandt tabte slo vant voitti hävisi pelaa yendi oynuyor maçı kazandı nyert játszik kikapott обыграл обыграла играет выиграл проиграл сыграл победил vs.")
	gameBefore = wordSet("beat beats against v vs lost drew gegen schlug contre bat contra al empató versus contro tegen versloeg przeciw pokonał proti porazil mot besegrade imod slog slo vastaan против обыграл przeciwko vs.")
)

// isClub reports whether a span is a club in a game: the name of one, and a word for a game beside it.
func isClub(text string, span *tagger.Span) bool {
	name := text[span.Start:span.End]
	if !clubNames.mayHave(name) || !inSet(clubNames, name) {
		return false
	}
	if i := span.End; i+1 < len(text) && text[i] == ' ' {
		e, _ := wordAt(text, i+1)
		if inSet(gameBehind, text[i+1:e]) || isScore(text, i+1) {
			return true
		}
	}
	i := span.Start
	for n := 0; n < toolBefore && i > 1 && text[i-1] == ' '; n++ {
		k := wordStartWithin(text, i-1, i-1-longestWord)
		if k == i-1 {
			return false
		}
		if inSet(gameBefore, text[k:i-1]) {
			return true
		}
		i = k
	}
	return false
}

// isScore reports whether two small numbers with a hyphen or a colon between them stand at text[i].
func isScore(text string, i int) bool {
	return i+2 < len(text) && isDigit(text[i]) && (text[i+1] == '-' || text[i+1] == ':') && isDigit(text[i+2])
}

// behindArticled stand behind what an article and a name of two words or more are: a ship, a prize, a house.
var behindArticled = wordSet("at in on from to for and or is was were are has had will docked sailed sank arrived left departs leaves berthed ran leaked")

// isArticledName reports whether the stands before a whole name, and no word for what it is behind it: sailed on
// the Charlotte Rose.
func isArticledName(text string, span *tagger.Span) bool {
	i, j := span.Start, span.End
	if i < 4 || text[i-1] != ' ' || text[i-2] != 'e' || text[i-3] != 'h' || text[i-4]|0x20 != 't' || joinsBefore(text, i-4) || strings.Count(text[i:j], " ") != 1 {
		return false
	}
	if k := strings.IndexByte(text[i:j], ' '); lexicon.Lookup(text[i:i+k]).Given() < 2 {
		return false
	}
	if j+1 >= len(text) || strings.IndexByte(".,;!?)\n", text[j]) >= 0 {
		return true
	}
	if text[j] != ' ' {
		return false
	}
	e, _ := wordAt(text, j+1)
	if word := text[j+1 : e]; word == "from" || word == "and" {
		return false // the Anna Schmidt from sales
	}
	return inSet(behindArticled, text[j+1:e])
}

// measureOf stand before what they are the most of, in the names of fields.
var measureOf = wordSet("max min avg")

// isMeasureField reports whether a span is the name of a field for the most or the least of something: Max Speed: 30.
func isMeasureField(text string, span *tagger.Span) bool {
	i, j := span.Start, span.End
	if j-i < 6 || text[i+3] != ' ' || j+1 >= len(text) || text[j] != ':' && text[j] != '=' || !inSet(measureOf, text[i:i+3]) {
		return false
	}
	k := skipByte(text, j+1, ' ')
	c := lexicon.Lookup(text[i+4 : j])
	return k < len(text) && isDigit(text[k]) && (c.Common() > 0 || len(text[i+4:j]) < 5) && c.Given() < 2
}

// monthLinks stand between two months.
var monthLinks = [...]string{" and ", " or ", " to ", " through ", " till ", ", ", " und ", " et ", " y ", " e ", " i ", " en ", " och ", " og ", "–", "-", "/"}

// isMonthBeside reports whether the word text[i:j] is a month, and another one stands beside it.
func isMonthBeside(text string, i, j int) bool {
	if monthNamed(text[i:j]) == 0 {
		return false
	}
	for _, link := range monthLinks {
		if strings.HasPrefix(text[j:], link) {
			e, capital := wordAt(text, j+len(link))
			if word := text[j+len(link) : e]; capital && monthNamed(word) > 0 && monthNamed(word) != monthNamed(text[i:j]) {
				return true
			}
		}
		if k := i - len(link); k > 2 && text[k:i] == link {
			from := wordStartWithin(text, k, k-longestWord)
			if from < k && isCapitalAt(text, from) && monthNamed(text[from:k]) > 0 && monthNamed(text[from:k]) != monthNamed(text[i:j]) {
				return true
			}
		}
	}
	return false
}

// isJobHere reports whether a span is one word for a job that nobody is called, behind a cue for one: seine Frau
// Floristin.
func isJobHere(text string, span *tagger.Span) bool {
	word := text[span.Start:span.End]
	c := lexicon.Lookup(word)
	if c.Given() > 1 || c.Family() > 1 || span.Start < 3 || len(word) > longestWord || len(jobTitles.at(text, span.Start)) != len(word) {
		return false
	}
	cue := jobCueBefore(text, span.Start)
	return cue
}
