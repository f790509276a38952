package profiler

import "strings"

// This file is how running text says an age to the one who has it, and one that is to come: you're 52 already, she is
// about to turn 18.

var (
	// saidToOne say to somebody what he is, in one word; youWords do with one of youCopulas behind them, and youAre are
	// those of languages that need no pronoun.
	saidToOne  = wordSet("you're you’re youre")
	youWords   = wordSet("you du jij je ni sinä ihr")
	youCopulas = wordSet("are were turn turned bist warst wirst wurdest seid werdet bent wordt werd är fyller fyllde blir blev er fylder fyldte fylte ble")
	youAre     = wordSet("olet täytät täytit")

	// toldBehind go on behind an age that is said to somebody, and toldWhen do with one of toldTimes behind them.
	toldBehind = wordSet("now already today tomorrow yesterday soon and but jetzt schon heute morgen bald und aber nu al vandaag en maar redan idag och men i allerede og nyt jo tänään ja geworden")
	toldWhen   = wordSet("next last this on in")
	toldTimes  = wordSet("week month year weekend monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december")

	// tellsNobody stand before what is said to everybody, or to nobody.
	tellsNobody = wordSet("if when once unless until till whether because before after while since where how wenn falls sobald bis als ob indien wanneer als zodra om när när hvis når jos kun that")

	// comingWords stand before to and be or turn, and say that it is to come.
	comingWords = wordSet("going about due set gonna")

	// agedNouns are people whose age stands in commas behind them where an article stands before them.
	agedNouns = withCapitals("tourist traveller traveler visitor backpacker migrant refugee immigrant villager local holidaymaker expat student national citizen survivor climber skier surfer snowboarder camper walker jogger runner shopper bystander caller passerby neighbour neighbor commuter homeowner tenant beginner volunteer villager gamer influencer blogger youtuber streamer fugitive inmate prisoner suspect robber burglar thief hacker woman man frenchman frenchwoman dutchman dutchwoman englishman englishwoman irishman irishwoman welshman scotsman " +
		"touristin urlauber urlauberin reisender reisende wanderer wanderin besucher besucherin bergsteiger bergsteigerin skifahrer skifahrerin flüchtling mieter mieterin nachbar nachbarin däne dänin schwede schwedin pole polin russe russin türke türkin franzose französin grieche griechin ire irin schotte schottin brite britin italiener italienerin spanier spanierin niederländer niederländerin österreicher österreicherin schweizer schweizerin ungar ungarin tscheche tschechin ukrainer ukrainerin syrer syrerin afghane afghanin " +
		"toeriste reiziger bezoeker wandelaar vluchteling buurman buurvrouw turist turisten resenär besökare flykting vandrare granne rejsende besøgende flygtning nabo reisende besøkende flyktning")
)

// isYouBefore reports whether one of youWords ends at text[i].
func isYouBefore(text string, i int) bool {
	from := lettersStart(text, i)
	return from < i && inSet(youWords, text[from:i]) && (from == 0 || text[from-1] == ' ' || text[from-1] == '\n' || text[from-1] == '"')
}

// isToldBefore reports whether the word at text[from], right before a number, says what somebody is to whom it is
// said.
func isToldBefore(text string, from int, word string) bool {
	return inSet(youCopulas, word) && isYouBefore(text, from-1)
}

// endsTold reports whether the number that ends at text[end] is all that is said to somebody with the words that end
// before it and of which one begins at text[from].
func endsTold(text string, from, end int) bool {
	if from > 0 && isYouBefore(text, from-1) {
		from = lettersStart(text, from-1)
	}
	for n := 0; n < 2 && from > 2 && text[from-1] == ' '; n++ {
		k := lettersStart(text, from-1)
		if inSet(tellsNobody, text[k:from-1]) && !strings.HasSuffix(text[:k], "believe ") {
			return false
		}
		from = k
	}
	if word := lettersBehind(text, end); word != "" {
		return inSet(toldBehind, word) || inSet(toldWhen, word) && inSet(toldTimes, lettersBehind(text, end+1+len(word)))
	}
	return endsSaid(text, end)
}

// aboutToStart is where going to, or about to, begins that ends at text[i], or i.
func aboutToStart(text string, i int) int {
	from := lettersStart(text, i)
	if text[from:i] != "to" || from < 4 || text[from-1] != ' ' {
		return i
	}
	k := lettersStart(text, from-1)
	if !inSet(comingWords, text[k:from-1]) || k < 2 || text[k-1] != ' ' {
		return i
	}
	return k
}

// isSaidAboutTo reports whether somebody and is, or both in one word, stand before text[k].
func isSaidAboutTo(text string, k int) bool {
	i := wordStart(text, k-1)
	word := text[i : k-1]
	if inSet(saidInOne, word) || inSet(saidToOne, word) {
		return true
	}
	return inSet(ageCopulas, word) && i > 1 && text[i-1] == ' ' && (isSaidBefore(text, i-1) || isYouBefore(text, i-1))
}
