package phones

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/fields"
	"github.com/privet-go/privet/profiler/internal/internet"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// ContactRecognizers find ways to reach a person.
func ContactRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "email-address", Label: "EMAIL_ADDRESS",
			Doc:      "A local part, @ and a domain of two labels or more.",
			Source:   "RFC 5321, section 4.1.2, without quoted local parts; RFC 6531",
			Triggers: []spec.Trigger{spec.OnByte('@').Then("9A*")},
			Match:    internet.MatchEmail, Single: internet.SingleEmail,
			Beside: 0.998,
		},
		{
			Name: "phone-international", Label: "PHONE_NUMBER",
			Doc:      "A plus sign, a country calling code and 8 to 15 digits in all, and an extension.",
			Source:   "ITU-T E.164 and E.123",
			Triggers: []spec.Trigger{spec.OnByte('+').Then("9(")},
			Match:    matchPhoneInternational,
			Beside:   0.99, Context: phoneContext(),
		},
		{
			Name: "phone-national", Label: "PHONE_NUMBER",
			Doc: "A number of the North American plan, or one in the groups in which a country writes its numbers, and an extension; or any " +
				"digits beside a word for a telephone.",
			Source:   "NANPA; ITU-T E.123, national notation",
			Triggers: phoneTriggers(aloneNational),
			Match:    matchPhoneNational,
			Beside:   0.97, Context: phoneContext(),
		},
		{
			Name: "phone-spoken-of", Label: "PHONE_NUMBER",
			Said: true,
			Doc: "A number in national notation, in groups or with a leading zero, beside words that often speak of a telephone: who was " +
				"called from it, whose number it is.",
			Source:   "ITU-T E.123, national notation",
			Triggers: phoneTriggers(0.02),
			Match:    matchPhoneSpokenOf,
			Beside:   0.85, Context: phoneSpokenOf(),
		},
		{
			Name: "phone-in-groups", Label: "PHONE_NUMBER",
			Said:   true,
			Doc:    "A number of eight to ten digits in three groups or four beside the word number.",
			Source: "ITU-T E.123, national notation",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenDigits, 2).FollowedBy(" 9").Leading().AtMost(0.1),
				spec.OnToken(lex.TokenDigits, 3).FollowedBy(" 9").Leading().AtMost(0.1),
				spec.OnToken(lex.TokenDigits, 4).FollowedBy(" 9").Leading().AtMost(0.1),
				spec.OnToken(lex.TokenDigits, 5).FollowedBy(" 9").StartingWith("0").Leading().AtMost(0.1)},
			Match:  matchPhoneInGroups,
			Beside: 0.85, Reach: 16, Context: fields.GroupedWords(),
		},
		{
			Name: "phone-behind-glue", Label: "PHONE_NUMBER",
			Doc:    "A number in national notation that a dot or a hyphen ties to a word for a telephone, or behind the T or M of a signature.",
			Source: "common usage",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(gluedWords), nil).FollowedBy(".9-9/9.*-*/*"),
				spec.OnToken(lex.TokenWord, 1).OneOf(wordset.WordsOf(signingLetters), nil).FollowedBy(":*:9 9 *)*)9.*.9")},
			Match: matchGluedPhone,
		},
		{
			Name: "phone-of-contact", Label: "PHONE_NUMBER",
			Doc:      "A number of seven digits or more behind the name of whom to call, in a field for an emergency contact or the next of kin.",
			Source:   "common forms of employers, schools and hospitals",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(contactTriggers(), nil), spec.OnToken(lex.TokenOther, 0).OneOf(contactOthers(), nil)},
			Match:    matchContactPhone,
		},
		{
			Name: "phone-in-north-american-form", Label: "PHONE_NUMBER",
			Doc: "A number written as those of the North American plan are, with an area or an exchange that is not given out: made-up data " +
				"has such, and those who wish to mask a telephone number wish to mask it.",
			Source: "NANPA; ITU-T E.123, national notation",
			Triggers: []spec.Trigger{spec.OnByte('+').Then("1").AtMost(0.85),
				spec.OnToken(lex.TokenDigits, 3).FollowedBy("-9").Leading().StartingWith("0", "1").AtMost(aloneExtended),
				spec.OnToken(lex.TokenDigits, 3).FollowedBy(".9").Leading().BeforeSecondDot().StartingWith("1").AtMost(aloneExtended)},
			Match:  matchAmericanForm,
			Beside: 0.97, Context: phoneContext(),
			Lenient: true,
		},
		{
			Name: "fax-international", Label: "FAX_NUMBER",
			Doc:      "A telephone number in international notation beside the word fax.",
			Source:   "ITU-T E.123",
			Triggers: []spec.Trigger{spec.OnByte('+').Then("9(").AtMost(0.02)},
			Match:    rarely(matchPhoneInternational), RareOf: "phone-international",
			Beside: 0.995, Context: faxContext,
		},
		{
			Name: "fax-national", Label: "FAX_NUMBER",
			Doc:      "A telephone number in national notation beside the word fax.",
			Source:   "ITU-T E.123",
			Triggers: phoneTriggers(0.02),
			Match:    rarely(matchPhoneNational), RareOf: "phone-national",
			Beside: 0.99, Context: faxContext,
		},
	}
}

func phoneContext() []string { return lists.Words("phones", "phoneContext") }

// phoneSpokenOf are words that do not name a telephone and yet stand beside its number.
func phoneSpokenOf() []string { return lists.Words("phones", "phoneSpokenOf") }

var faxContext = []string{"fax", "telefax", "facsimile", "fax number", "fax no", "faks"}

// phoneTriggers are what a number in national notation begins with: a bracket, a
// group of up to five digits with another one behind it, or all digits of it or
// the most of them, which is little worth.
func phoneTriggers(most float64) []spec.Trigger {
	list := []spec.Trigger{spec.OnByte('(').Then("9").AtMost(most)}
	for n, surer := range [...]string{1: "1 8", 2: "0", 3: "0 2 3 4 5 6 7 8 9", 4: "0", 5: "0 6 7 8 9"} {
		if n == 0 {
			continue
		}
		// What begins with another digit is hardly worth anything, but in the groups
		// of Poland; see nationalAlone.
		group := spec.OnToken(lex.TokenDigits, n).FollowedBy(" 9 *-9-*.9.*/9/*(9").Leading()
		list = append(list, group.AtMost(min(most, alonePlain)))
		if most > alonePlain {
			list = append(list, group.StartingWith(strings.Fields(surer)...).AtMost(most))
		}
	}
	if most > alonePlain {
		// The mobile telephones of China, which are written without dots, and numbers
		// of Australia such as 1300 975 707. The two digits are those of Poland.
		undotted := func(n int) spec.Trigger {
			return spec.OnToken(lex.TokenDigits, n).FollowedBy(" 9 *-9-*/9/*(9").Leading()
		}
		list = append(list,
			undotted(3).StartingWith("13", "14", "15", "16", "17", "18", "19").AtMost(most),
			undotted(4).StartingWith("13", "18").AtMost(most),
			spec.OnToken(lex.TokenDigits, 2).FollowedBy(" 9-9").Leading().AtMost(min(most, 0.5)))
	}
	list = append(list, spec.OnToken(lex.TokenDigits, 0).Leading().AtMost(min(most, alonePlain)).Lengths(6, MostPhoneDigits)...)
	return list
}

// aloneFax is what a number is worth as one of a fax machine, at most, without a
// word for that.
const aloneFax = 0.02

// rarely is the grammar of a telephone number that means nothing without
// context. Where little speaks for a telephone, less speaks for a fax machine.
func rarely(m func(string, int) (spec.Match, bool)) func(string, int) (spec.Match, bool) {
	return func(text string, at int) (spec.Match, bool) {
		found, ok := m(text, at)
		found.Alone = RareAlone(found.Alone)
		return found, ok
	}
}

// RareAlone is what a number is worth as one of a fax machine that is worth so much
// as one of a telephone.
func RareAlone(alone float64) float64 { return min(aloneFax, alone/2) }
