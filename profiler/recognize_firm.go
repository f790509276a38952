package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds firms in scripts without capitals by the words that begin and end their names.

// firmRecognizers find such firms.
var firmRecognizers, namedFirmRecognizers = writtenFirms(), namedFirms()

// writtenFirms find those of scripts without capitals.
func writtenFirms() []Recognizer {
	return []Recognizer{
		{
			Name:     "firm-of-thailand",
			Label:    "ORGANIZATION",
			Doc:      "The name of a company or partnership in Thai between its words for company and limited, with that for public behind it.",
			Source:   "Department of Business Development of Thailand, names of juristic persons",
			triggers: thaiFirms.triggers(),
			match:    matchThaiFirm,
		},
		{
			Name:     "firm-of-israel",
			Label:    "ORGANIZATION",
			Doc:      "A word in no lexicon, or a known firm, behind the word for the company of in Hebrew, with the legal form behind it.",
			Source:   "words in common use",
			triggers: hebrewFirms.triggers(),
			match:    matchHebrewFirm,
		},
	}
}

// namedFirms find those that a form, a kind or a town names.
func namedFirms() []Recognizer {
	return []Recognizer{
		{
			Name:   "organization-with-quoted-name",
			Label:  "ORGANIZATION",
			Doc:    "A name in quotes behind the word or the short form for a school, a hospital, a farm or works, in Slavic languages, Romanian and Lithuanian, with the legal form behind it.",
			Source: "words in common use",
			triggers: []trigger{
				onToken(tokenWord, 0).oneOf(bothCases(isOther, quotedKinds, kindShorts), nil).followedBy(" *"),
				onToken(tokenOther, 0).oneOf(bothCases(isLatinWord, quotedKinds, kindShorts), nil).followedBy(" *"),
			},
			match: matchQuotedOrg,
		},
		{
			Name:   "firm-before-legal-form",
			Label:  "ORGANIZATION",
			Doc:    "The words before a legal form of the Balkans, Hungary, Denmark, Greece or Turkey, of which only the first need have a capital.",
			Source: "Croatian Companies Act; Hungarian Act V of 2013; Danish Business Authority; Turkish Commercial Code",
			triggers: []trigger{
				onToken(tokenWord, 0).oneOf(legalLatin, nil),
				onToken(tokenWord, 1).oneOf(legalLetters, nil).followedBy(".A.*/A"),
				onToken(tokenOther, 0).oneOf(legalCyrillic, nil),
				onToken(tokenOther, 0).oneOf(otherLetters, nil).followedBy(".*"),
			},
			match: matchFormed,
		},
		{
			Name:     "firm-of-the-baltic",
			Label:    "ORGANIZATION",
			Doc:      "A legal form of Lithuania or Latvia that begins a line or a field, and the words behind it up to its end, of which the first has a capital.",
			Source:   "Register of Legal Entities of Lithuania",
			triggers: []trigger{onToken(tokenWord, 0).oneOf([]string{"mb", "iį", "všį", "uab", "sia", "zs"}, nil).followedBy(" A *").inCapitals()},
			match:    matchBaltic,
		},
		{
			Name:     "institution-by-phrase",
			Label:    "ORGANIZATION",
			Doc:      "A phrase for schools, health centres, courts and offices in Slavic languages, or the short form of an office, and the place, name, number or purpose behind it.",
			Source:   "words in common use",
			triggers: append(bodyPhrases.triggers(), onToken(tokenWord, 0).oneOf(bothCases(isOther, seatShorts, policeShorts), nil).followedBy(" A *").inCapitals(), onToken(tokenOther, 0).oneOf(bothCases(isLatinWord, seatShorts, policeShorts), nil).followedBy(" *")),
			match:    matchBodyPhrase,
		},
		{
			Name:     "institution-behind-town",
			Label:    "ORGANIZATION",
			Doc:      "The genitive of a town or an adjective of it, and the word for a university, a hospital, a school or an office behind it, in Lithuanian, Latvian, Finnish, Estonian and Slovak.",
			Source:   "words in common use",
			triggers: []trigger{onToken(tokenWord, 0).oneOf(wordsOf(seatHeads), nil)},
			match:    matchSeatHead,
		},
		{
			Name:     "authority-of-turkey",
			Label:    "ORGANIZATION",
			Doc:      "Two or more words with capitals in Turkish, the last of which is that of an authority, without the ending of a case.",
			Source:   "words in common use",
			triggers: []trigger{onToken(tokenWord, 0).oneOf(turkishTriggers(), nil)},
			match:    matchTurkishBody,
		},
	}
}

// thaiFirms begin the names of firms, and thaiLimited ends them; thaiPublic may follow.
var thaiFirms = newOtherSet([]string{"บริษัท", "ห้างหุ้นส่วนจำกัด", "บจก.", "บมจ.", "หจก."})

const (
	thaiLimited = "จำกัด"
	thaiPublic  = "(มหาชน)"

	// longestThaiFirm bounds such a name, in bytes.
	longestThaiFirm = 160
)

// matchThaiFirm reads the firm whose first word stands at text[at].
func matchThaiFirm(text string, at int) (match, bool) {
	head := thaiFirms.at(text, at)
	if head == "" {
		return match{}, false
	}
	i := at + len(head)
	rest := text[i:min(len(text), i+longestThaiFirm)]
	if n := strings.IndexAny(rest, "\n\r\t,;:|\""); n >= 0 {
		rest = rest[:n]
	}
	name := strings.TrimLeft(rest, " ")
	if head != "บริษัท" { // the form says all, and the name is what follows up to a blank
		n := strings.IndexByte(name, ' ')
		if n < 0 {
			n = len(name)
		}
		end := len(rest) - len(name) + n
		return match{at, i + end, 0.8}, n >= len("กข") && isCaselessAt(name, 0)
	}
	n := strings.Index(rest, thaiLimited)
	if n < len("กข") || strings.Count(rest[:n], " ") > 4 {
		return match{}, false
	}
	end := i + n + len(thaiLimited)
	if after := strings.TrimLeft(text[end:min(len(text), end+longestThaiFirm)], " "); strings.HasPrefix(after, thaiPublic) {
		end += strings.Index(text[end:], thaiPublic) + len(thaiPublic)
	}
	return match{at, end, 0.93}, true
}

// hebrewFirms stand before the name of a firm.
var hebrewFirms = newOtherSet([]string{"חברת", "בחברת", "לחברת", "מחברת", "וחברת", "שחברת"})

// hebrewSorts are what firms do, which stand behind the same words.
var hebrewSorts = wordSet("ביטוח תקשורת הייטק היי תוכנה בנייה בניה הזנק ענק אחזקות תעופה ניקיון שמירה שליחויות תרופות חשמל מזון סטארט סטארטאפ כוח השקעות ייעוץ הובלות השכרה אם בת מניות ניהול סלולר אשראי נסיעות הסעות אבטחה שיווק יזמות נדל אנרגיה גז מים רכב לוגיסטיקה הפקות כרטיסי קבלן פרסום אינטרנט משפחתית פרטית גדולה קטנה זו זאת")

// matchHebrewFirm reads the firm behind the word at text[at].
func matchHebrewFirm(text string, at int) (match, bool) {
	head := hebrewFirms.at(text, at)
	i := at + len(head)
	if head == "" || joinsBefore(text, at) || i+1 >= len(text) || text[i] != ' ' {
		return match{}, false
	}
	end, _ := wordAt(text, i+1)
	c := lexicon.Lookup(text[i+1 : end])
	if end < i+1+2*len("א") || c.Common() > 0 && !c.Is(lexicon.Organization) || joinsAfter(text, end) || inSet(hebrewSorts, text[i+1:end]) {
		return match{}, false
	}
	for _, form := range [...]string{" בע\"מ", " בע״מ"} {
		if strings.HasPrefix(text[end:], form) {
			end += len(form)
		}
	}
	return match{i + 1, end, 0.7}, true
}
