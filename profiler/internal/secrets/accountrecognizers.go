package secrets

import (
	"github.com/privet-go/privet/profiler/internal/fields"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// AccountRecognizers find what stands behind the name of a field that holds an
// identifier of a person's account.
func AccountRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:  "username-field",
			Label: "USERNAME",
			Doc: "What follows a word for a user and a colon or an equals sign, also where the word ends the name of a setting; a name of an " +
				"account behind the name of a field for who did something, or between a word for a password with for and what it is.",
			Source: "common configuration and log formats",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(usernameFields, shellFields), nil),
				spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(doerFields), nil).FollowedBy("=A=*"),
				spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(PasswordFields), nil).FollowedBy(" A")},
			Match: matchUsername,
		},
		{
			Name:  "username-in-text",
			Label: "USERNAME",
			Doc: "A name of an account, with two digits, an underscore or a dot in it, or an initial and a family name, or made of the " +
				"beginnings of a name near it, behind a word for a user, or any word between for and the address that it came from; small " +
				"letters in brackets behind a name of whose beginnings they are made.",
			Source: "messages of OpenSSH and PAM",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(accountWords, accountFor), nil),
				spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(agents), nil).FollowedBy(" A"),
				spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(userCases), nil).FollowedBy(" A"), spec.OnByte('(').Then("A")},
			Match:  matchAccount,
			Worded: true,
		},
		{
			Name:     "username-beside-word",
			Label:    "USERNAME",
			Doc:      "Small letters with two digits or more behind them, or with an underscore, beside a word for a login, a user or a session.",
			Source:   "messages of servers and people in common use",
			Triggers: usernameTriggers(),
			Match:    MatchLoginName,
			Beside:   0.85,
			Context:  fields.LoginWords(),
		},
		{
			Name:   "username-in-access-log",
			Label:  "USERNAME",
			Doc:    "The name between an address with a hyphen and the time in brackets, or what was asked for in quotes.",
			Source: "Apache HTTP Server, Common Log Format",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenDigits, 4).FollowedBy("-9").Standing().InBracket(),
				spec.OnToken(lex.TokenDigits, 2).FollowedBy("/A").Standing().InBracket(),
				spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(httpMethods), nil).InCapitals().FollowedBy(" *")},
			Match: matchLogUser,
		},
		{
			Name:  "handle",
			Label: "USERNAME",
			Doc: "An @ that stands free and a name with a digit or an underscore, or in a sentence one that is no word or has a dot; any in " +
				"small letters beside a word for an account or for a place where people have such.",
			Source:   "common usage of social networks",
			Triggers: []spec.Trigger{spec.OnByte('@').Then("A_").AtMost(0.75)},
			Match:    matchHandle,
			Beside:   0.85,
			Reach:    16,
			Context:  handleWords(),
		},
		{
			Name:     "customer-number-field",
			Label:    "CUSTOMER_ID",
			Doc:      "A number, or letters and a number, behind words such as customer number.",
			Source:   "common forms and letters",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(customerFields), nil)},
			Match:    matchCustomer,
		},
	}
}

// usernameTriggers are tokens of letters and digits that begin with letters.
func usernameTriggers() (list []spec.Trigger) {
	for n := 5; n <= 24; n++ {
		list = append(list, spec.OnToken(lex.TokenMixed, n).StartingWith("AA").Standing().AtMost(fields.SaidAlone))
	}
	return list
}
