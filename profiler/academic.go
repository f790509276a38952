package profiler

import "strings"

// This file tells titles from the names that they stand beside: Mag. Hinterleitner, A. Nwosu Esq.

// academicTitles stand before a name, with a stop; tailTitles behind one.
var (
	academicTitles = wordSet("mag mmag ing dipl lic arq drs ir inż mgr bc judr mudr rndr phdr mvdr paeddr phmr rer nat habil univ adv avv geom rag arch")
	tailTitles     = [...]string{" Esq.", " Esq", ", Esq.", ", Esq"}
)

// longestAcademic is the length of the longest of them, in bytes.
const longestAcademic = 8

// withoutTitles is text[start:end] without such titles around a name.
func withoutTitles(text string, start, end int) (from, to int) {
	from, to = start, end
	if from+2 < to && text[from] == 'M' && text[from+1] == '.' && isMonsieur(text, from) {
		from += len("M. ")
	}
	if from+5 < to && text[from+2] == '-' && (text[from:from+2] == "г" || text[from:from+2] == "Г") { // Г-н Стоянов
		if i := strings.IndexByte(text[from:to], ' '); i > 0 && i <= len("г-ном") {
			from += i + 1
		}
	}
	for from+2 < to {
		dot := strings.IndexByte(text[from:min(to, from+longestAcademic)], '.')
		if dot < 2 || from+dot+2 >= to || text[from+dot+1] != ' ' || !inSet(academicTitles, text[from:from+dot]) {
			break
		}
		from += dot + 2
	}
	for _, tail := range tailTitles {
		if rest, ok := strings.CutSuffix(text[from:to], tail); ok && rest != "" {
			return from, from + len(rest)
		}
	}
	return from, to
}
