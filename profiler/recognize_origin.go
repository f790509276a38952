package profiler

import "github.com/privet-go/privet/profiler/internal/lexicon"

// originRecognizers find nationalities and religions that stand in fields. Most
// languages write them small.
var originRecognizers = []Recognizer{
	{
		Name:     "nationality-field",
		Label:    "NATIONALITY",
		Doc:      "One to four words behind a word for nationality or citizenship and a colon.",
		Source:   "common forms",
		triggers: []trigger{onToken(tokenWord, 0).oneOf(latinWords(nationalityFields), nil), onByte(':').then(" ").behind("*")},
		match: func(text string, at int) (match, bool) {
			return matchOrigin(text, at, nationalityFields, lexicon.Demonym|lexicon.Country)
		},
	},
	{
		Name:     "religion-field",
		Label:    "RELIGION",
		Doc:      "One to four words behind a word for religion or faith and a colon.",
		Source:   "common forms",
		triggers: []trigger{onToken(tokenWord, 0).oneOf(latinWords(religionFields), nil), onByte(':').then(" ").behind("*")},
		match: func(text string, at int) (match, bool) {
			return matchOrigin(text, at, religionFields, lexicon.Religion)
		},
	},
}

var (
	nationalityFields = wordSet("nationality citizenship staatsangehörigkeit staatsbürgerschaft nationalität nationalité citoyenneté nacionalidad ciudadanía nazionalità cittadinanza " +
		"nacionalidade cidadania nationaliteit narodowość obywatelstwo nationalitet medborgarskap statsborgerskab statsborgerskap uyruk uyruğu národnost občanství příslušnost kansalaisuus kewarganegaraan cetățenie cetățenia naționalitate állampolgárság állampolgársága tịch υπηκοότητα εθνικότητα " +
		"ciudadano ciudadana citoyen citoyenne cittadino cittadina cidadão cidadã obywatel obywatelka nemzetiség nemzetisége nacionalitat národnosť narodnost nacionalnost državljanstvo tautybė tautība rahvus " +
		"гражданство Гражданство национальность Национальность громадянство Громадянство народност Народност националност Националност національність Національність الجنسية جنسية")
	religionFields = wordSet("religion tillhörighet religió tikyba faith denomination konfession glaube bekenntnis confession religión credo religione religião geloof godsdienst wyznanie religia trosuppfattning trossamfund " +
		"trossamfunn náboženství vyznání din dini inanç uskonto agama religie vallás vallása giáo θρησκεία вероисповедание Вероисповедание религия Религия віросповідання Віросповідання релігія Релігія الديانة الدين")
)

// mostOriginWords bounds the words of a nationality or a religion.
const mostOriginWords = 4

// matchOrigin reads the value of a field. What the lexicon knows needs no colon behind
// the word for it.
func matchOrigin(text string, at int, fields *wordList, class lexicon.Class) (match, bool) {
	i, ok := fieldName(text, at, fields)
	if !ok && (i == 0 || i >= len(text) || text[i] != ' ' || text[at] == ':') {
		return match{}, false
	}
	if !ok {
		start := fieldStart(text, i)
		if start != i+1 {
			return match{}, false
		}
		e, _ := wordAt(text, start)
		if e == start {
			return match{}, false
		}
		c := lexicon.Lookup(text[start:e])
		return match{start, e, 0.8}, c.Is(class) && c.Common() < 3
	}
	if start, end, whole := fieldWords(text, i, mostOriginWords); whole {
		p := 0.75
		if lexicon.Lookup(text[start:end]).Is(class) {
			p = 0.93
		}
		return match{start, end, p}, true
	}
	return match{}, false
}
