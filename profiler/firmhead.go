package profiler

// This file finds firms and co-operatives whose legal form stands before their name, as in French
// and in the Baltic languages: SCI Les Trois Moulins.

// firmHeads are such forms, in capitals.
var firmHeads = map[string]bool{
	"SCI": true, "SARL": true, "EURL": true, "SASU": true, "SCP": true, "SCEA": true, "SELARL": true, "SNC": true, "GAEC": true, "EARL": true, "GIE": true,
	"UAB": true, "SIA": true, "PPHU": true, "PHU": true, "FHU": true,
}

// The bounds of a form in bytes, and of a name behind one in words.
const (
	shortestFirmHead = len("SCI")
	longestFirmHead  = len("SELARL")
	mostHeadedName   = 5
)

// innerWords stand inside of such a name and begin with a small letter.
var innerWords = wordSet("de du des la le les et en au aux à sur sous")

// headedEnd is the end of the name of a firm whose legal form stands at text[at], or at.
func headedEnd(text string, at int) int {
	if at+2 >= len(text) || text[at+1] > 'Z' || text[at+2] > 'Z' {
		return at // as nearly always
	}
	end := at
	for end < len(text) && end-at <= longestFirmHead && 'A' <= text[end] && text[end] <= 'Z' {
		end++
	}
	if end-at < shortestFirmHead || end+1 >= len(text) || text[end] != ' ' || !firmHeads[text[at:end]] || joinsBefore(text, at) {
		return at
	}
	last := at
	for n := 0; n < mostHeadedName && end < len(text) && text[end] == ' '; n++ {
		to, capital := wordAt(text, end+1)
		if to == end+1 || !capital && (n == 0 || !inSet(innerWords, text[end+1:to])) {
			break
		}
		if capital && to < len(text) && text[to] == '.' && isMonsieur(text, to-1) || inSet(shortTitles, text[end+1:to]) {
			break // SCI Les Tilleuls et M. Roche
		}
		if end = to; capital {
			last = end
		}
	}
	return last
}
