package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file knows the roles of offices and workshops that letters of business have beside names, and that other lists do
// not have, and the feminine forms of roles in Slavic languages: direktorica, агрономка.

// businessRoles are such roles.
var businessRoles = withCapitals("serviser sudac sutkinja sudija sodnik odvetnik upravnik blagajnik računovođa računovodja knjigovođa poslovođa skladištar skrbnik hišnik ravnatelj tajnik pravnik pripravnik recepcioner nastavnik agronom dispečer " +
	"konsultantas konsultantė buhalteris buhalterė specialistas specialistė administratorius administratorė inžinierius inžinierė sekretorius sekretorė gydytojas gydytoja mokytojas mokytoja grāmatvedis grāmatvede speciāliste konsultants konsultante inženieris administrators administratore raamatupidaja klienditeenindaja haldur " +
	"munkatárs könyvelő diszpécser pénztáros raktáros huoltomies isännöitsijä osastonhoitaja virkailija kiinteistönvälittäjä praticien praticienne contabil contabilă casier casieră rececionista " +
	"консултант счетоводител агроном техник касиер лаборант монтьор автомонтьор диспетчер кладовщик бухгалтер юрист приёмщик")

// A feminine is an ending of feminine forms, or one with an article, and what roles have in its place.
var feminines = [...]struct{ ending, role string }{
	{"nica", "nik"}, {"inja", ""}, {"ica", ""}, {"ka", ""}, {"ница", "ник"}, {"ниця", "ник"}, {"ка", ""}, {"ът", ""},
}

// fewestOfRole is how long a role is at least that such an ending stands behind, in bytes.
const fewestOfRole = 5

// isBusinessRole reports whether a word is one of businessRoles, or a form of a role with such an ending.
func isBusinessRole(word string) bool {
	if inSet(businessRoles, word) {
		return true
	}
	if len(word) < fewestOfRole+2 {
		return false
	}
	switch word[len(word)-1] {
	case 'a', "а"[1], "я"[1], "т"[1]:
	default:
		return false
	}
	for _, f := range feminines {
		stem, ok := strings.CutSuffix(word, f.ending)
		if !ok || len(stem) < fewestOfRole {
			continue
		}
		if f.role == "" && isBaseRole(stem) || f.role != "" && len(stem) < longestWord && isBaseOf(stem, f.role) {
			return lexicon.Lookup(word).Common() < 2 && !inSet(notJobs, word) && !inSet(notAgents, word)
		}
	}
	return false
}

// isBaseRole reports whether a word is a role of one of the lists.
func isBaseRole(word string) bool {
	return inSet(businessRoles, word) || inSet(headJobs, word) || inSet(newsRoles, word) && !inSet(drivers, word) || isJobWord(word)
}

// isBaseOf reports whether a stem and an ending are such a role.
func isBaseOf(stem, ending string) bool {
	var room [2 * longestWord]byte
	role := append(append(room[:0], stem...), ending...)
	return businessRoles.words[string(role)] || headJobs.words[string(role)] || newsRoles.words[string(role)]
}
