package profiler

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds the job below or behind the name with which a letter is signed: the line behind
// the close of the letter is the name, and what follows it tells what its writer is.

// signedJobRecognizers find such jobs.
var signedJobRecognizers = []Recognizer{
	{
		Name:     "job-in-signature",
		Label:    "JOB_TITLE",
		Doc:      "The line or the words behind a comma below the close of a letter and the name of who has signed it, of one to seven words of which one is known as a job or as what heads others, or of up to four in small letters that are no everyday words.",
		Source:   "common usage of letters; words in common use",
		triggers: closeTriggers(),
		match:    matchSignedJob,
	},
}

// closeTriggers lead to the closes of letters, which begin with a capital.
func closeTriggers() []trigger {
	list := closes.triggers()
	for i := range list {
		if list[i].kind != tokenWord {
			continue
		}
		words := list[i].gate.words
		accented := slices.DeleteFunc(slices.Clone(words), func(w string) bool { return w[0] < utf8.RuneSelf })
		list[i] = list[i].oneOf(slices.DeleteFunc(slices.Clone(words), func(w string) bool { return w[0] >= utf8.RuneSelf }), nil).capitalised()
		list = append(list, onToken(tokenWord, 0).oneOf(accented, nil).inFull()) // Üdvözlettel is no capital of ASCII
	}
	return list
}

// headJobs are words for who leads or minds something, in signatures, and headEnds end such words in
// languages that write them together.
var (
	headJobs = withCapitals("head chief chair chairman chairwoman director officer manager president vice-president partner associate lead leader coordinator supervisor consultant specialist advisor adviser executive representative assistant analyst administrator engineer developer architect designer editor founder co-founder owner principal deputy trainee intern secretary treasurer professor lecturer researcher recruiter buyer planner controller strategist agent broker clerk technician operative operator inspector instructor foreman forewoman attendant carer worker trainer tutor warden auditor accountant keyholder bookkeeper storekeeper headteacher headmaster headmistress " +
		"leiter leiterin geschäftsführer geschäftsführerin vorstand vorsitzender vorsitzende referent referentin sachbearbeiter sachbearbeiterin prokurist prokuristin assistent assistentin direktor direktorin berater beraterin beauftragter beauftragte koordinator koordinatorin inhaber inhaberin gründer gründerin meister meisterin " +
		"directeur directrice responsable chef cheffe chargé chargée gérant gérante gestionnaire conseiller conseillère président présidente assistante coordinateur coordinatrice fondateur fondatrice adjoint adjointe attaché attachée délégué déléguée secrétaire technicien technicienne ingénieur ingénieure " +
		"director directora jefe jefa gerente responsable encargado encargada coordinador coordinadora asesor asesora presidente presidenta técnico técnica administrador administradora subdirector subdirectora ejecutivo ejecutiva fundador fundadora secretario secretaria consejero consejera " +
		"direttore direttrice responsabile capo dirigente coordinatore coordinatrice consulente amministratore amministratrice addetto addetta titolare segretario segretaria impiegato impiegata fondatore fondatrice " +
		"diretor diretora gestor gestora chefe coordenador coordenadora consultor consultora encarregado encarregada assessor assessora supervisor supervisora administrador sócio sócia assistente analista técnico " +
		"hoofd directeur directrice manager beheerder coördinator adviseur medewerker medewerkster teamleider afdelingshoofd bestuurder eigenaar oprichter secretaris " +
		"kierownik kierowniczka dyrektor dyrektorka prezes specjalista specjalistka koordynator koordynatorka doradca menedżer menedżerka zastępca właściciel asystent asystentka referent sekretarz inspektor " +
		"ředitel ředitelka vedoucí jednatel jednatelka manažer manažerka specialista specialistka referent referentka asistent asistentka poradce majitel riaditeľ riaditeľka vedúci vedúca konateľ konateľka manažér manažérka " +
		"chef vd direktör ansvarig handläggare samordnare rådgivare konsult ägare projektledare leder sjef direktør rådgiver konsulent koordinator saksbehandler sagsbehandler afdelingsleder avdelningschef kontorchef medejer grundlægger eier daglig " +
		"johtaja päällikkö toimitusjohtaja myyntipäällikkö asiantuntija koordinaattori esimies yrittäjä omistaja vastaava " +
		"vezető igazgató ügyvezető menedzser tanácsadó szakértő ügyintéző koordinátor titkár elnök referens asszisztens " +
		"manager director directoare șef șefă responsabil coordonator coordonatoare consilier administrator specialist asistent " +
		"müdür müdürü müdiresi yönetici yöneticisi direktör direktörü uzman uzmanı danışman danışmanı koordinatör koordinatörü başkan başkanı sorumlusu temsilcisi şefi asistanı " +
		"διευθυντής διευθύντρια υπεύθυνος υπεύθυνη προϊστάμενος προϊσταμένη σύμβουλος συντονιστής συντονίστρια διαχειριστής πρόεδρος " +
		"директор начальник руководитель менеджер специалист заместитель координатор консультант управляющий ведущий главный инспектор секретарь администратор керівник начальниця спеціаліст заступник консультантка ръководител мениджър управител специалист експерт " +
		"direktor direktorica voditelj voditeljica vođa rukovodilac rukovodilja menadžer savjetnik savjetnica stručnjak referent tajnica vodja svetovalec svetovalka vadovas vadovė direktorius direktorė vadybininkas vadybininkė vadītājs vadītāja direktors direktore speciālists juhataja juht spetsialist direktur manajer kepala ketua penyelia pengarah pengurus " +
		"מנהל מנהלת ראש אחראי אחראית רכז רכזת יועץ יועצת מזכיר מזכירה פקיד פקידה مدير مديرة رئيس رئيسة مشرف مشرفة مسؤول مسؤولة منسق منسقة موظف موظفة أخصائي أخصائية مساعد مساعدة مستشار مستشارة प्रबंधक अधिकारी निदेशक सहायक अध्यक्ष सचिव लिपिक")
	headEnds = [...]string{"leiter", "leiterin", "beauftragter", "beauftragte", "berater", "beraterin", "assistent", "assistentin", "manager", "managerin", "ingenieur", "ingenieurin", "referent", "referentin", "führer", "führerin", "meister", "meisterin", "mester", "mästare", "entwickler", "entwicklerin", "chef", "ansvarig", "ledare", "ledaren", "direktör", "ingenjör", "samordnare", "sjef", "leder", "direktør", "ingeniør", "konsulent", "rådgiver", "rådgivare", "päällikkö", "johtaja", "asiantuntija", "suunnittelija", "insinööri", "hoitaja", "vezető", "igazgató", "mérnök", "medewerker", "medewerkster", "kuljettaja", "lærer", "lärare", "arbeider", "arbetare", "arbejder", "leider", "leidster", "munkatárs", "felelős", "asszisztens", "referens", "neuvoja", "sihteeri", "koordinaattori", "edustaja", "virkailija", "adviseur", "beheerder", "juht", "spetsialist"}
)

// The bounds of such a job in words and in bytes.
const (
	mostSignedJob    = 7
	longestSignedJob = 80
	signedJobAlone   = 0.92 // the whole line, of which other rules know a part
)

// matchSignedJob reads the job in the signature whose close begins at text[at].
func matchSignedJob(text string, at int) (match, bool) {
	if at > 0 && text[at-1] != '\n' {
		return match{}, false
	}
	line := signatureLineEnd(text, at)
	if line >= len(text) || line-at > longestClose {
		return match{}, false
	}
	if w := strings.TrimRight(text[at:line], " ,.!:\r"); w == "" || len(closes.at(text, at)) != len(w) {
		return match{}, false
	}
	i := line + 1
	for n := 0; n < 2 && i < len(text) && (text[i] == '\n' || text[i] == '\r'); n++ {
		i++
	}
	end := signedRun(text, i)
	if end == i || end < len(text) && strings.IndexByte(",\r\n", text[end]) < 0 {
		if end = signatureLineEnd(text, i); !isShortName(text[i:end]) {
			return match{}, false
		}
	}
	switch {
	case strings.HasPrefix(text[end:], ", "), strings.HasPrefix(text[end:], "\r\n"):
		end += 2
	case strings.HasPrefix(text[end:], ",\n"):
		end += 2
	case strings.HasPrefix(text[end:], "\n"):
		end++
	default:
		return match{}, false
	}
	start := end
	end = start + len(strings.TrimRight(text[start:signatureLineEnd(text, start)], " ,\r"))
	for _, sign := range [...]string{" | ", ", "} { // and the firm
		if n := strings.Index(text[start:end], sign); n > 0 && isCapitalAt(text, start+n+len(sign)) {
			end = start + n
		}
	}
	return match{start, end, signedJobAlone}, isSignedJob(text[start:end]) || isSmallSignedJob(text, start, end)
}

// mostSmallJob bounds the words of a job in small letters that is not known.
const mostSmallJob = 4

// isSmallSignedJob reports whether the line below a name, or the rest of its line, is a few words in small letters of
// which the first is hardly said otherwise, so that it tells what somebody is, whatever that is.
func isSmallSignedJob(text string, start, end int) bool {
	words := 0
	for i := start; i < end; words++ {
		e, capital := longWordAt(text, i)
		if e == i || capital || words == mostSmallJob || e < end && text[e] != ' ' {
			return false
		}
		if word := text[i:e]; len(word) < fewestOfRole-1 || inSet(behindJob, word) || inSet(afterJob, word) || inSet(determinersOfJobs, word) || words == 0 && (isPlainWord(word) || lexicon.Lookup(word).Common() > 1) {
			return false
		}
		i = e + 1
	}
	return words > 0
}

// restOfSignature is the end of the line of the job text[from:to] behind a comma and a name that ends at text[i], where
// that is all that the line has, and what is left of it is a few words in small letters, of none of which a sentence is
// made; or to: Anna Lamp, praticien hospitalier.
func restOfSignature(text string, i, from, to int) int {
	line := lineStart(text, i, longestClose)
	if line > 0 && text[line-1] != '\n' || !strings.HasPrefix(text[i:], ", ") || isCapitalAt(text, from) || !isShortName(text[line:i]) {
		return to
	}
	end := signatureLineEnd(text, to)
	for k, n := to, 0; k < end; n++ {
		e, capital := longWordAt(text, k+1)
		if text[k] != ' ' || e == k+1 || capital || n == mostComplement || inSet(behindJob, text[k+1:e]) || inSet(afterJob, text[k+1:e]) || lexicon.Lookup(text[k+1:e]).Common() > 2 {
			return to
		}
		k = e
	}
	return end
}

// signatureLineEnd is the end of the line of text[i], looked for as far as a line of a signature is long.
func signatureLineEnd(text string, i int) int {
	most := min(len(text), i+longestSignedJob)
	if n := strings.IndexByte(text[i:most], '\n'); n >= 0 {
		return i + n
	}
	return most
}

// isShortName reports whether a line is a few words with capitals, and particles between them.
func isShortName(line string) bool {
	words := 0
	for w := range strings.FieldsSeq(line) {
		if words++; words > mostSigned || !isCapitalAt(w, 0) && (words == 1 || !inSet(particles, w)) {
			return false
		}
		if e, _ := wordAt(w, 0); e != len(strings.TrimRight(w, ".,")) {
			return false
		}
	}
	return words > 0
}

// isSignedJob reports whether the line below a name is a job: no more than a few words, no digits, and one
// of them known as a job.
func isSignedJob(line string) bool {
	if len(line) < len("CEO") || len(line) >= longestSignedJob || strings.ContainsAny(line, "0123456789@:/_|") {
		return false
	}
	if line == "CEO" || line == "CFO" || line == "CTO" || line == "COO" {
		return true
	}
	words, known := 0, false
	small := !isCapitalAt(line, 0)
	for i := 0; i < len(line); {
		e, _ := wordAt(line, i)
		if e == i {
			i++
			continue
		}
		if words++; words > mostSignedJob || small && words > mostSmallJob {
			return false
		}
		if small && words == 1 && (inSet(determinersOfJobs, line[i:e]) || inSet(behindJob, line[i:e]) || inSet(afterJob, line[i:e])) {
			return false
		}
		known = known || isHeadJob(line[i:e]) || inSet(newsRoles, line[i:e]) || isJobWord(line[i:e]) || len(jobTitles.at(line, i)) >= e-i
		i = e
	}
	return known && !endsFirm(line) && line[len(line)-1] != '.'
}

// endsFirm reports whether a line ends as the name of a firm or of an institution.
func endsFirm(line string) bool {
	last := strings.TrimRight(line[strings.LastIndexByte(line, ' ')+1:], ".")
	return inSet(firmForms, last) || lexicon.Lookup(last).Is(lexicon.OrgWord)
}

// isHeadJob reports whether a word is one of headJobs, or ends with one of headEnds.
func isHeadJob(word string) bool {
	if word == "" {
		return false
	}
	if inSet(headJobs, word) || isBusinessRole(word) {
		return true
	}
	for _, end := range headEndsBy[word[len(word)-1]] {
		if len(word) > len(end)+2 && strings.HasSuffix(word, end) {
			return true
		}
	}
	return false
}

// headEndsBy are headEnds by their last bytes.
var headEndsBy = func() (by [256][]string) {
	for _, end := range headEnds {
		last := end[len(end)-1]
		by[last] = append(by[last], end)
	}
	return by
}()
