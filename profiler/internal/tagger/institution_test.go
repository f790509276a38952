package tagger

import (
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// TestInstitutions holds institutions that a head word tells, and words that are none.
func TestInstitutions(t *testing.T) {
	var x Scratch
	for _, want := range []string{
		"She works at ⟦ORGANIZATION:Lady Margaret Infirmary⟧ now.",
		"The night clerk of the ⟦ORGANIZATION:Golden Canyon Lodge⟧, room 12",
		"He teaches at ⟦ORGANIZATION:St Brigid's Academy⟧.",
		"He was seen at the ⟦ORGANIZATION:Wongaburra Medical Centre⟧.",
		"A pupil of ⟦ORGANIZATION:Edith Sallow Elementary⟧ won.",
		"ein Schüler des ⟦ORGANIZATION:Lindqvist-Gymnasiums⟧ sagt",
		"Rechnung an ⟦ORGANIZATION:Kita Sausewind⟧, z. Hd.",
		"⟦ORGANIZATION:St.-Hedwig-Krankenhaus⟧, Chirurgie",
		"elle est à la ⟦ORGANIZATION:Clinique des Ormeaux⟧.",
		"inscrit au ⟦ORGANIZATION:Collège Paul Vannier⟧ depuis",
		"acude a la ⟦ORGANIZATION:Secretaría de Obras Públicas⟧ por",
		"ricoverato presso il ⟦ORGANIZATION:Policlinico San Rocco⟧.",
		"przyjęta do ⟦ORGANIZATION:Szpitala Miejskiego w Gdyni⟧ z powodu",
		"studentka ⟦ORGANIZATION:Konzervatoře Plzeň⟧ řekla",
		"hon arbetar på ⟦ORGANIZATION:Lunds universitetssjukhus⟧.",
		"⟦ORGANIZATION:Krajský soud v Ostravě⟧ rozhodl",
		"écrit au ⟦ORGANIZATION:Tribunal judiciaire de Bobigny⟧ hier",
		"Wir essen im ⟦ORGANIZATION:Gasthof Zur Eiche⟧.",
		"kızı ⟦ORGANIZATION:Gazi Ortaokulu⟧ öğrencisi",
		"Toimitus yritykselle ⟦ORGANIZATION:Vähäkosken Puu Oy⟧, sovittu",
		"innlagt på ⟦ORGANIZATION:Sykehuset Innlandet⟧ med",
		"Plainte déposée à la ⟦ORGANIZATION:gendarmerie de Lannion⟧ hier",
		"Elle est inscrite à l'⟦ORGANIZATION:école Jean-Rostand⟧ depuis",
		"Le ⟦ORGANIZATION:tribunal correctionnel de Vannes⟧ a jugé",
		"Suivi au ⟦ORGANIZATION:centre hospitalier de Dole⟧ par",
		"De ⟦ORGANIZATION:rechtbank Gelderland⟧ doet uitspraak.",
		"Groet van ⟦ORGANIZATION:basisschool De Vuurvogel⟧ en",
		"Denuncia alla ⟦ORGANIZATION:stazione dei carabinieri di Nuoro⟧ ieri",
		"Dommen fra ⟦ORGANIZATION:Retten i Viborg⟧ er klar.",
		"opettaja, ⟦ORGANIZATION:Kuusiston koulu⟧, soitti",
		"The letter went to ⟦ORGANIZATION:Essex Police⟧ on Monday.",
		"⟦ORGANIZATION:Thornbury Vale Police⟧ said so.",
		"Die ⟦ORGANIZATION:Polizei Dortmund⟧ sucht Zeugen.",
		"De ⟦ORGANIZATION:Politie Breda⟧ zoekt getuigen.",
		"ingresó en el ⟦ORGANIZATION:Hospital Virgen de la Encina⟧ ayer",
		"deu entrada em ⟦ORGANIZATION:Hospital da Luz⟧ no dia 20.",
		"hoidettiin ⟦ORGANIZATION:Malmin sairaalassa⟧ viikon",
		"⟦ORGANIZATION:Тамбовский районный суд⟧ решил",
		"Приговор вынес ⟦ORGANIZATION:Ленинский районный суд города Курска⟧ вчера",
		"Рішення ухвалив ⟦ORGANIZATION:Галицький районний суд Львова⟧ вчора.",
		"⟦ORGANIZATION:Городская поликлиника № 12⟧ закрыта",
	} {
		text := unmarked(want)
		if got := marked(text, tag(&x, text)); got != want {
			t.Errorf("tagged %s\n  want %s", got, want)
		}
	}
	for _, text := range []string{
		"The hospital is closed on Sundays.",
		"Please read the Hospital Discharge Summary again.",
		"Our School Uniform Policy has changed.",
		"College Football Scores and Church Notices",
		"Er liegt im Krankenhaus am Montag.",
		"Die Schule beginnt im September.",
		"Le collège et la clinique sont fermés.",
		"Sad Songs and Waltzes",
		"La Secretaría está cerrada.",
		"Hospital: closed",
		"Elle est à l'école le matin.",
		"Ce matin à l'école Marie a pleuré",
		"Il est né à la maternité en 1990.",
		"Городская больница закрыта на ремонт.",
		"Детская библиотека открыта.",
		"De rechtbank doet uitspraak.",
		"On Tuesday Police closed the road.",
		"Die Polizei sucht Zeugen.",
		"Uusi sairaala avattiin.",
	} {
		for _, s := range tag(&x, text) {
			if s.Label == Organization && s.Confidence >= 0.5 {
				t.Errorf("%s: %q is taken for an organisation", text, text[s.Start:s.End])
			}
		}
	}
}

// TestHeadWords holds each head word to be one word that the table has.
func TestHeadWords(t *testing.T) {
	for _, list := range headWords {
		for _, w := range strings.Fields(list.words) {
			if h := lexicon.HashOf(w); !mayBeHead(h) || headOf(h)&list.kinds != list.kinds {
				t.Errorf("%s: the table does not have %s", list.language, w)
			}
		}
	}
	for _, w := range []string{"table", "Hurbis", "morgen"} {
		if headOf(lexicon.HashOf(w)) != 0 {
			t.Errorf("%s is a head word", w)
		}
	}
}

// TestInstitutionsBounded wants long rows of head words and of names looked at as quickly as others.
func TestInstitutionsBounded(t *testing.T) {
	var x Scratch
	for _, word := range []string{"Hospital ", "Clinique de ", "Royal ", "St.-", "Royal Darwin Hospital of "} {
		text := strings.Repeat(word, 2000)
		for _, s := range tag(&x, text) {
			if s.Start < 0 || s.End > len(text) || s.Start >= s.End || s.End-s.Start > MostTokens*longestWord {
				t.Fatalf("%s: a span from %d to %d", word, s.Start, s.End)
			}
		}
	}
}

// TestLinkedHeads holds institutions that are named behind a word for of, and words with capitals
// that are not.
func TestLinkedHeads(t *testing.T) {
	var x Scratch
	for _, want := range []string{
		"Le ⟦ORGANIZATION:Parti des Vergers⟧ a perdu.",
		"Il ⟦ORGANIZATION:Museo della Lanterna⟧ riapre.",
		"O ⟦ORGANIZATION:Sindicato dos Oleiros⟧ parou.",
		"La ⟦ORGANIZATION:Iglesia de la Luz Clara⟧ compró el terreno.",
		"Das sagt die ⟦ORGANIZATION:Fundación Ortuño⟧ heute.",
		"L'⟦ORGANIZATION:Ajuntament de Vallfosca⟧ no respon.",
		"⟦ORGANIZATION:Egelunde Kommune⟧ svarer ikke.",
	} {
		text := unmarked(want)
		if got := marked(text, tag(&x, text)); got != want {
			t.Errorf("tagged %s\n  want %s", got, want)
		}
	}
	for _, text := range []string{
		"Le Comité se réunit lundi.",
		"Le Comité de quartier se réunit lundi.",
		"Bank Holiday opening hours",
		"El Partido de ayer fue malo.",
	} {
		if got := marked(text, tag(&x, text)); got != text {
			t.Errorf("tagged %s", got)
		}
	}
}
