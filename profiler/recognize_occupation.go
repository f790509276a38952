package profiler

import (
	"math/bits"
	"strings"
	"unicode/utf8"
)

// This file finds names of common jobs where they are somebody's: behind a verb such as
// works as, before one such as olarak çalışıyor, or in commas behind a name.

// occupationRecognizers find jobs by a list of them.
var occupationRecognizers = []Recognizer{
	{
		Name:     "job-of-list",
		Label:    "JOB_TITLE",
		Doc:      "A common job of a list in many languages, behind words such as works as a, before words such as olarak, or between commas behind a name; and a role of news and sports with a nationality beside it and a definite article before them, or with an age beside it; and an office before a name in Japanese, Chinese and Korean.",
		Source:   "ILO, ISCO-08, for which occupations are common; names in common use",
		triggers: jobOrRoleWords.triggers(),
		match:    matchJobOrRole,
	},
	{
		Name:     "job-behind-lead",
		Label:    "JOB_TITLE",
		Doc:      "One to five words behind words such as works as, retired or was appointed, of which the last is known as a job, or up to three behind the surest of these and somebody, of which none is an everyday word.",
		Source:   "WordNet 3.0, nouns of people by occupation; words in common use",
		triggers: jobLeadSet.triggers(),
		match:    wholeJob(matchLedJob),
	},
	{
		Name:     "job-before-tail",
		Label:    "JOB_TITLE",
		Doc:      "One to three words between an article and words such as by trade, or between zum and ernannt.",
		Source:   "WordNet 3.0, nouns of people by occupation; words in common use",
		triggers: jobEndTails.triggers(),
		match:    matchJobBeforeTail,
	},
}

// jobCues stand right before a job that is somebody's; articles may stand between.
var (
	jobCues = newOtherSet([]string{
		"works as", "work as", "worked as", "working as", "employed as", "job as", "hired as", "trained as", "retrained as", "career as", "i am", "i'm", "i’m", "he is", "she is", "he's", "she's", "he’s", "she’s", "became", "become", "is", "was", "as",
		"arbeitet als", "arbeite als", "arbeitete als", "tätig als", "jahre lang", "als", "ist", "bin", "war", "wurde", "travaille comme", "comme", "est", "suis", "était", "devenu", "devenue", "en tant que", "trabaja como", "trabajo como", "como", "es", "soy", "era", "de",
		"lavora come", "come", "fa il", "fa la", "faccio il", "faccio la", "è", "sono", "é", "sou", "trabalha como", "werkt als", "is", "ben", "pracuje jako", "jako", "jest", "jestem", "je", "jsem", "som", "ako", "som", "arbetar som", "jobbar som", "som", "är", "jobber som", "arbejder som", "er", "on", "olen", "työskentelee", "työskentelen",
		"lucrează ca", "ca", "este", "sunt", "ως", "σαν", "είναι", "είμαι", "εργάζεται ως", "работает", "работаю", "работал", "работала", "работают", "является", "являлся", "стал", "стала", "трудится", "служит", "устроился", "устроилась", "працює", "працюю", "працював", "працювала", "є", "став", "стала", "працює як", "работи като", "като", "radi kao", "kao", "dela kot", "kot", "dirba", "strādā par", "töötab",
		"يعمل", "تعمل", "أعمل", "كان يعمل", "يعمل كـ", "تعمل كـ", "هو", "هي", "עובד כ", "עובדת כ", "הוא", "היא", "वह", "मैं", "وہ", "bekerja sebagai", "sebagai", "seorang", "adalah", "là", "làm", "làm nghề", "là một", "เป็น",
		"是", "是一名", "是一位", "担任", "从事", "当", "当一名", "任职", "做", "は", "私は", "彼は", "彼女は", "는", "은", "bir bankada", "bir", "o",
		"retired", "former", "qualified", "freelance", "self-employed", "gelernter", "gelernte", "ausgebildeter", "ausgebildete", "pensionierter", "pensionierte", "retraité", "retraitée", "jubilado", "jubilada", "pensionato", "pensionata", "aposentado", "aposentada", "gepensioneerd", "emerytowany", "emerytowana", "pensionerad", "pensjonert", "pensioneret",
		"był", "była", "byłem", "byłam", "byl", "byla", "bol", "bola", "bio", "bila", "bil", "был", "была", "був", "була", "беше", "fue", "foi", "oli", "ήταν", "blev", "ble", "została", "został", "lett", "è stato", "è stata", "stał się", "faceva il", "faceva la", "fare il", "fare la", "а е", "ми е", "му е", "ѝ е", "съм", "meu e", "mea e", "tău e", "ta e", "lui e", "ei e", "nostru e", "noastră e", "sunt", "เป็น", "เป็นอาชีพ"}, jobLeadList, jobCopulaList)

	// jobKin are words for kin in languages that may leave out the verb: mijn zus verloskundige, babam marangoz.
	// A dash may stand between.
	jobKin = newOtherSet(strings.Split("mutter|vater|bruder|schwester|frau|mann|sohn|tochter|oma|opa|onkel|tante|freundin|freund|mère|père|frère|sœur|mari|femme|fils|fille|oncle|madre|padre|hermano|hermana|mujer|marido|esposa|esposo|hijo|hija|tío|tía|abuelo|abuela|fratello|sorella|moglie|marito|figlio|figlia|zio|zia|nonno|nonna|mãe|pai|irmão|irmã|esposa|filho|filha|avô|avó|tio|tia|"+
		"moeder|vader|broer|zus|vrouw|zoon|dochter|oom|mama|tata|matka|ojciec|brat|siostra|żona|mąż|syn|córka|dziadek|babcia|wujek|ciocia|otec|bratr|sestra|manžel|manželka|žena|muž|dcera|dcéra|děda|babička|mamma|pappa|bror|syster|söster|søster|mormor|morfar|maken|sambo|sønn|søn|dotter|datter|kone|isäni|isä|äitini|äiti|veljeni|veli|siskoni|sisko|vaimoni|mieheni|poikani|tyttäreni|"+
		"annem|babam|kardeşim|ablam|abim|ağabeyim|eşim|karım|kocam|oğlum|kızım|dedem|amcam|dayım|teyzem|halam|annesi|babası|kardeşi|eşi|apám|anyám|apukám|anyukám|bátyám|öcsém|nővérem|húgom|férjem|feleségem|fiam|lányom|apja|anyja|férje|felesége|nagyapám|nagymamám|nagybátyám|"+
		"он|она|я|він|вона|мать|отец|мама|папа|брат|сестра|муж|жена|сын|дочь|дед|дедушка|бабушка|дядя|тётя|тетя|тато|батько|мати|чоловік|дружина|син|донька|дід|бабуся|дядько|баща ми|майка ми|otac|majka|brat|muž|kći|sin|oče|mati|μητέρα μου|πατέρας μου|"+
		"أبي|أمي|أخي|أختي|والدي|والدتي|زوجي|زوجتي|ابني|ابنتي|جدي|جدتي|عمي|خالي|وأبي|وأمي|وأخي|وأختي|وزوجي|وزوجتي|אבא שלי|אמא שלי|אבי|אמי|אחי|אחותי|בעלי|אשתי|בני|בתי|ואמא|ואבא|ibu saya|ayah saya|bapak saya|kakak saya|adik saya|suami saya|istri saya|ibunya|ayahnya|ibu|ayah|bố tôi|mẹ tôi|anh tôi|chị tôi", "|"))

	// surelyJobs are those of them that hardly anything else follows.
	surelyJobs = newOtherSet([]string{
		"works as", "work as", "worked as", "working as", "employed as", "job as", "hired as", "arbeitet als", "arbeite als", "tätig als", "travaille comme", "trabaja como", "trabajo como", "lavora come", "fa il", "fa la", "trabalha como", "werkt als", "pracuje jako", "arbetar som", "jobbar som", "jobber som", "arbejder som", "lucrează ca", "εργάζεται ως", "работает", "является", "працює", "radi kao", "bekerja sebagai"}, jobLeadList)

	// jobTails stand behind a job: in Turkish, Japanese, Korean, Hindi.
	jobTails = []string{" olarak", " vagyok", "として", "をして", "です", "だ", "로 일", "으로 일", "로 근무", "으로 근무", "입니다", "이다", "이에요", "예요", " है", " हूँ", " हैं", " थे", " था", " थी", "。"}

	jobArticles = wordSet("a an the ein eine einen einem einer un une uno una um uma o en et de der die das den el la le il lo l' bir seorang một một một")
)

// elidedCues stand before a job with an article that has lost its vowel, in Italian.
var elidedCues = newOtherSet([]string{"fa", "faceva", "faccio", "fare", "fanno", "è", "era", "come", "sono"})

// matchJobTitle reads the job at text[at] when what stands around it says that it is
// somebody's.
func matchJobTitle(text string, at int) (match, bool) {
	elided := isElidedBefore(text, at) // fa l'idraulico
	former := at > 2 && text[at-1] == '-' && endsCue(formerlySet, text, at-1)
	if !elided && !former && at > 0 && (joinsBefore(text, at) || text[at-1] == '-' || text[at-1] == '\'' || text[at-1] == '_') {
		return match{}, false
	}
	comma := at > 0 && isInApposition(text, at)
	if !comma && !former && at > 0 && text[at-1] != ' ' && text[at-1] != '\n' && text[at-1] < utf8.RuneSelf && !elided {
		return match{}, false
	}
	word := jobTitles.at(text, at)
	if word == "" {
		return match{}, false
	}
	end := at + len(word)
	if end < len(text) && (text[end] == '-' || text[end] == '_' || text[end] == '/' || text[end] == '\'') {
		return match{}, false
	}
	if former {
		return match{at, end, 0.9}, true
	}
	single := at
	at = gradeStart(text, at)
	if isNamedBehind(text, at, end) {
		return match{min(at, jobBeforeName(text, end+1)), end, 0.9}, true
	}
	if isAgedJob(text, at, end) {
		return match{at, end, 0.9}, true
	}
	if isAppointed(text, at, end) {
		if to := complementEnd(text, at, end); endsPhrase(text, to) || goesOnPastJob(text, to) {
			end = to // a professor of marine law
		}
		return match{at, end, 0.9}, true
	}
	if comma {
		if end = complementEnd(text, at, end); endsPhrase(text, end) {
			return match{at, end, 0.9}, true
		}
		return match{}, false
	}
	rest := text[end:]
	if rest != "" && (rest[0] == ' ' || rest[0] >= utf8.RuneSelf) {
		for _, tail := range jobTails {
			if rest[0] == tail[0] && tail != "。" && strings.HasPrefix(rest, tail) {
				return match{at, end, 0.85}, true
			}
		}
		if rest[0] == ' ' && jobTradeTailSet.at(text, end+1) != "" {
			return match{at, end, 0.9}, true
		}
	}
	if at == 0 {
		return match{}, false
	}
	cue, sure := false, false
	if elided {
		if cue = at > len(" l'") && endsCue(elidedCues, text, at-len(" l'")) && text[at-2]|0x20 == 'l'; !cue {
			sure = isElidedLead(text, at)
			cue = sure
		}
	} else if cue, sure = jobCueBefore(text, at); !cue && at == single && text[at-1] == ' ' {
		if at = qualifiedStart(text, at, end); at < single {
			cue, sure = jobCueBefore(text, at)
		}
	}
	if cue {
		end = complementEnd(text, at, end)
		rest = text[end:]
	}
	switch {
	case !cue, isInTitle(text, end), !elided && saysOfThing(text, at, end):
		return match{}, false
	case sure, isOfKin(text, at-1):
		return match{at, end, 0.9}, true
	}
	// Behind is and the like the job has to be all that is said.
	if rest == "" || strings.IndexByte(",.;)\n!?", rest[0]) >= 0 || rest[0] >= utf8.RuneSelf {
		return match{at, end, 0.8}, true
	}
	if goesOnBehindJob(text, end) && (!isOfBefore(text, at) || inSet(behindJob, lettersBehind(text, end))) {
		return match{at, end, 0.75}, true
	}
	return match{}, false
}

// isInApposition reports whether a comma stands before text[at], and before that a word with
// a capital, or one in letters that have none.
func isInApposition(text string, at int) bool {
	i := at
	switch {
	case strings.HasSuffix(text[:at], ", "):
		i -= len(", ")
	case strings.HasSuffix(text[:at], "، "):
		i -= len("، ")
	case strings.HasSuffix(text[:at], "、"), strings.HasSuffix(text[:at], "，"):
		i -= len("、")
	default:
		return false
	}
	if i > 0 && text[i-1] == ')' {
		return strings.LastIndexByte(text[max(0, i-40):i], '(') >= 0
	}
	from := i
	for from > 0 && i-from < 3*longestWord {
		r, n := utf8.DecodeLastRuneInString(text[:from])
		if !isLetterRune(r) && !isMarkRune(r) && r != '\'' && r != '-' && r != '’' {
			break
		}
		from -= n
	}
	r, _ := utf8.DecodeRuneInString(text[from:i])
	return from < i && isLetterRune(r) && !isLowerRune(r)
}

// longestCue bounds the words before a job that are looked at, in bytes.
const longestCue = 32

// jobCueBefore reports whether a cue ends right before text[at] or before the article there,
// and whether it is a sure one.
func jobCueBefore(text string, at int) (cue, sure bool) {
	i := at
	for i > 0 && text[i-1] == ' ' {
		i--
	}
	if endsCue(jobKin, text, i) {
		return true, false
	}
	for _, dash := range [...]string{" —", " –", " -"} {
		if strings.HasSuffix(text[:i], dash) {
			return endsCue(jobKin, text, i-len(dash)), false
		}
	}
	// All articles end with an ASCII letter or an apostrophe.
	if i == 0 || text[i-1] >= utf8.RuneSelf {
	} else if from := wordStartWithin(text, i, i-longestWord); from < i && inSet(jobArticles, text[from:i]) && from > 0 && text[from-1] == ' ' && !endsCue(jobCues, text, i) {
		i = from - 1
	}
	cue = endsCue(jobCues, text, i)
	return cue, cue && endsCue(surelyJobs, text, i)
}

// wordStart is where the word that ends at text[i] begins.
func wordStart(text string, i int) int { return wordStartWithin(text, i, 0) }

// wordStartWithin is wordStart for a word that begins behind text[least]; one that begins
// before is taken to begin there, or up to a rune before. Where no spaces are set, all that
// stands before may be one word, and nobody goes back over it again and again.
func wordStartWithin(text string, i, least int) int {
	least = max(0, least)
	for i > least {
		c := text[i-1]
		if c < utf8.RuneSelf {
			if classes[c] != classLetter && c != '\'' {
				break
			}
			if i--; i >= 8 { // and as many as stand before it, up to eight at a time
				v := load(text, i-8)
				i = max(least, i-bits.LeadingZeros64(^(lettersOf(v)|signsOf(v, '\''))&highBits)>>3)
			}
			continue
		}
		if k := i - 2; k >= 0 && c < 0xC0 && 0xC2 <= text[k] && text[k] < 0xE0 {
			if scriptKinds[rune(text[k]&0x1F)<<6|rune(c&0x3F)] == 0 {
				break
			}
			i = k
			continue
		}
		r, n := runeBefore(text, i)
		if !isLetterRune(r) && !isMarkRune(r) && r != '’' {
			break
		}
		i -= n
	}
	return i
}

// endsCue reports whether a phrase of the set ends at text[i].
func endsCue(set *otherSet, text string, i int) bool {
	if !set.mayEnd(text, i) {
		return false
	}
	last, _ := runeBefore(text, i)
	joined, longest := spaceless(last), set.longest
	if joined {
		longest = set.longestJoined
	}
	from := i
	for n := 0; n < 3 && from > 0 && i-from <= longestCue; n++ {
		start := wordStartWithin(text, from, i-longest-1)
		if start == from {
			return false
		}
		if joined {
			for k := start; k < i; {
				if len(set.at(text, k)) == i-k {
					return true
				}
				_, size := runeAt(text, k)
				k += size
			}
			return false
		}
		if len(set.at(text, start)) == i-start {
			return true
		}
		if start == 0 || text[start-1] != ' ' {
			return false
		}
		from = start - 1
	}
	return false
}
