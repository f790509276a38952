package profiler

import "strings"

// This file finds who leads a part of a firm, wherever it is said: the part makes the word for the head a job. Head of
// procurement, directrice des ressources humaines.

// departmentRecognizers find such jobs.
var departmentRecognizers = []Recognizer{
	{
		Name:     "job-of-department",
		Label:    "JOB_TITLE",
		Doc:      "A word for a head, of and a part of a firm, such as head of procurement, in English and Romance languages.",
		Source:   "words in common use",
		triggers: []trigger{onToken(tokenWord, 0).oneOf(latinWords(departmentHeads), nil).followedBy(" A *")},
		match:    matchDepartmentJob,
	},
}

// departmentHeads lead the parts of firms, and departments are these, with what stands between.
var (
	departmentHeads = withCapitals("head director directors president manager chief coordinator supervisor directeur directrice responsable chef cheffe directora jefe jefa gerente encargado encargada coordinadora responsabile direttore direttrice capo coordinatore coordinatrice diretor diretora chefe coordenador coordenadora gestor gestora")
	departments     = newOtherSet(strings.Split("procurement|purchasing|sales|marketing|sales and marketing|marketing and sales|finance|accounting|accounts|human resources|hr|personnel|people and culture|talent|talent acquisition|recruitment|recruiting|engineering|software engineering|operations|logistics|supply chain|it|information technology|information security|communications|corporate communications|public relations|pr|product|product management|product development|product marketing|design|research|research and development|r&d|development|business development|legal|legal affairs|compliance|risk|risk management|internal audit|security|admissions|nursing|maintenance|production|manufacturing|quality|quality assurance|customer service|customer success|customer support|client services|facilities|partnerships|strategy|data science|analytics|photography|fundraising|events|training|"+
		"des ressources humaines|des achats|des ventes|du marketing|de la communication|des opérations|de production|de la production|de la logistique|du personnel|de la qualité|des finances|de la sécurité|informatique|commercial|commerciale|financier|financière|administratif et financier|administrative et financière|"+
		"de recursos humanos|de ventas|de compras|de marketing|de finanzas|de operaciones|de producción|de logística|de comunicación|de personal|de calidad|de sistemas|de informática|financiero|financiera|"+
		"delle risorse umane|risorse umane|delle vendite|vendite|degli acquisti|acquisti|del personale|della produzione|di produzione|della qualità|marketing|della logistica|della comunicazione|delle operazioni|finanziario|finanziaria|commerciale|"+
		"de vendas|de finanças|de operações|de produção|de qualidade|de pessoal|de comunicação|comercial|financeiro|financeira", "|"))
)

// matchDepartmentJob reads the job whose head is the word at text[at].
func matchDepartmentJob(text string, at int) (match, bool) {
	end, _ := wordAt(text, at)
	if !inSet(departmentHeads, text[at:end]) || joinsBefore(text, at) || at > 0 && text[at-1] == '-' && !strings.HasSuffix(text[:at], "ice-") || end+3 >= len(text) || text[end] != ' ' {
		return match{}, false
	}
	i := end + 1
	of := strings.HasPrefix(text[i:], "of ")
	if of {
		i += len("of ")
	}
	part := departments.at(text, i)
	// What is said with of is English, and needs it.
	if part == "" || of == isRomancePart(part) || !of && isEnglishHead(text[at:end]) {
		return match{}, false
	}
	to := i + len(part)
	if len(part) < len("law") && !isCapitals(text[i:to]) {
		return match{}, false // head of it
	}
	if !endsJobField(text, to) && !goesOnPastJob(text, to) && strings.IndexByte("!?:'\"", text[to]) < 0 && !(text[to] == ' ' && to+1 < len(text) && isCapitalAt(text, to+1)) {
		return match{}, false
	}
	if strings.HasSuffix(text[:at], "ice-") || strings.HasSuffix(text[:at], "ice ") {
		if k := wordStartWithin(text, at-1, at-1-len("vice")); strings.EqualFold(text[k:at-1], "vice") {
			at = k
		}
	}
	at = gradeStart(text, at)
	return match{at, to, departmentJob}, at > 0 || to < len(text)
}

// departmentJob is how sure such a job is.
const departmentJob = 0.85

// romanceParts begin the parts of firms in Romance languages, or are they.
var romanceParts = wordSet("de des du de del della delle degli di informatique commercial commerciale financier financière administratif administrative financiero financiera risorse vendite acquisti finanziario finanziaria comercial financeiro financeira")

func isRomancePart(part string) bool {
	e, _ := wordAt(part, 0)
	return inSet(romanceParts, part[:e])
}

// isEnglishHead reports whether a head is one in English alone.
func isEnglishHead(word string) bool {
	switch word[len(word)-1] | 0x20 {
	case 'd', 's', 't':
		return true // head, directors, president
	}
	return strings.EqualFold(word, "manager") || strings.EqualFold(word, "supervisor")
}
