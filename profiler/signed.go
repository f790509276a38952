package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds who has signed a letter, in the line behind its close, and who stands in the field
// of a form for a person: names that nobody need know, since nothing else stands there.

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
