package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/streetparts"
)

// This file reads addresses as they stand on letters, by their form: a street, and behind it a
// town and a postcode in the order of a country. Such a form tells more than the words in it, which
// may be made up: 817 Vance Fords Apt. 123, and North Vanceville, TX 12345 below it.

// Words that tell a street or a box before a town and its postcode.
var (
	// mailKinds are the words that the names of streets end with, in English and in India. In Britain they may have
	// small letters.
	mailKinds = wordSet("alley ally annex arcade avenue ave bayou beach bend bluff bluffs bottom boulevard blvd branch bridge brook brooks burg burgs bypass camp canyon cape causeway center centre centers chase " +
		"circle circles circuit cliff cliffs close club common commons copse corner corners course court courts cove coves creek crescent crest crossing crossroad crossroads curve dale dam divide drive dr drives esplanade estate estates " +
		"expressway extension extensions fall falls ferry field fields flat flats ford fords forest forge forges fork forks fort freeway garden gardens gate gateway glen glens green greens grove groves harbor harbors harbour harbours haven heath heights highway hwy hill hills hollow " +
		"inlet island islands isle junction junctions key keys knoll knolls lake lakes land landing lane ln lawn light lights loaf lock locks lodge loop mall manor mead meadow meadows mews mill mills mission motorway mount mountain mountains " +
		"neck orchard oval overpass parade park parks parkway parkways pass passage path pike pine pines place pl plain plains plaza point points port ports prairie quay radial ramp ranch rapid rapids rest ridge ridges rise river road rd roads route row rue run " +
		"shoal shoals shore shores skyway spring springs spur spurs square squares station stravenue stream street st streets summit terrace ter throughway trace track trafficway trail trails trailer tunnel turnpike underpass union unions " +
		"approach brae brow cottages covert croft dell dene drove fold garth hurst lea leas leaze nook promenade quadrant reach strand vale wood woods " +
		"valley valleys via viaduct view views villa village villages ville vista walk walks wall way ways well wells wharf wynd yard " +
		"bazaar chowk ganj layout marg nagar peth puram sarani vihar zila")

	// mailHeads begin the names of streets, before which a number may stand and behind which one does.
	mailHeads = wordSet("av avda aleja aleje osiedle plac rondo skwer rue boulevard avenue chemin impasse allée quai ruelle " +
		"acceso acequia alameda avenida bajada barranco barrio callejón camino cañada carrera cuesta glorieta pasadizo pasaje paseo plaza rambla ronda sector torrente urbanización vial vía via calle " +
		"borgo canale contrada incrocio piazza piazzetta rotonda strada stretto vicolo viale corso " +
		"aeroporto campo chácara colônia condomínio conjunto distrito esplanada estação estrada favela fazenda feira jardim ladeira lago lagoa largo loteamento morro núcleo parque passarela pátio praia praça quadra recanto residencial rodovia rua setor sítio travessa trecho trevo vale vereda viaduto viela vila")

	// mailNumbered are those of them that a number stands before, or none at all.
	mailNumbered = wordSet("rue boulevard avenue chemin impasse allée quai ruelle")

	// mailDated begin those that are called after a day in German: Straße des 17. Juni 135.
	mailDated = wordSet("straße strasse platz allee brücke")

	// mailSorts begin the addresses of the armed forces of the United States; a number stands behind the first.
	mailSorts = wordSet("psc cmr unit uss usns uscgc usnv")
	mailShips = wordSet("uss usns uscgc usnv")
)

// mailUnitWords stand before the number of a flat, with a dot or without.
var mailUnitWords = wordSet("suite ste apt apartment unit flat studio room rm floor level shop office lot bldg building box piso puerta planta apto apartamento appartamento interno piano scala app apartado ap bloco sala dpto depto daire kat lgh vån")

// Regions behind which a postcode stands, in capitals and in full.
var (
	mailStates    = wordSet("al ak az ar ca co ct de dc fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy as gu mp pr vi fm mh pw aa ae ap")
	mailTerritory = wordSet("nsw vic qld wa sa tas act nt")
	mailProvinces = wordSet("ab bc mb nb nl ns nt nu on pe qc sk yt")
	mailFullState = wordSet("alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota " +
		"mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming hampshire jersey mexico york carolina dakota island columbia guam rico")
	mailFirsts = wordSet("new north south west rhode puerto")
	mailForces = wordSet("apo fpo dpo")
)

// mailLinks are the small words inside of the name of a town or of a street.
var mailLinks = wordSet("de da do das dos del della dei degli delle di la las le les los el en of and the upon on under in an am im ob bei auf der den sur sous lès aux au du des van het aan nad pod y e i")

// Bounds of what is read, in words, digits and bytes.
const (
	mostMailWords   = 4 // of a name
	mostMailParts   = 3 // before the postcode
	mostMailUnits   = 3
	longestMailWord = 24
	longestMailUnit = 5
)

// How sure a street is with a town and a postcode behind it, and with a flat alone.
const (
	mailStreet = 0.97
	dayStreet  = 0.99 // surer than the day
	flatBehind = 0.93
)

// matchMailKind reads a street that ends with the word at text[at], before a town and its postcode or
// a flat.
func matchMailKind(text string, at int) (match, bool) {
	if at < 2 || text[at-1] != ' ' {
		return match{}, false
	}
	end, capital := wordAt(text, at)
	word := text[at:end]
	if end < len(text) && text[end] == '.' {
		end++
	}
	if end >= len(text) || strings.IndexByte(" ,\n\r", text[end]) < 0 || text[end] == ' ' && (!capital || end+1 == len(text) || !beginsUnit(text[end+1])) || !inSet(mailKinds, word) {
		return match{}, false
	}
	start, digits := mailStart(text, at)
	if start == at {
		return match{}, false
	}
	unit := mailUnitsEnd(text, end)
	to := postEnd(text, unit, false)
	switch {
	case to > unit && (capital || isGreatCode(text, to)) && (digits > 0 || isGreatCode(text, to)):
		return match{start, unit, mailStreet}, true
	case capital && digits > 2 && unit > end && text[end] != '\n' && text[unit-1] != ' ' && isWideUnit(text, end, unit) && !isTitleBefore(text, start):
		return match{start, unit, flatBehind}, true
	}
	return match{}, false
}

// beginsUnit reports whether a flat may begin with a byte: Suite 958, # 5.
func beginsUnit(c byte) bool { return 'A' <= c && c <= 'Z' || c == '#' }

// isTitleBefore reports whether a word with a capital and a blank stand before text[i], as in Windows Server 2019 Data Center.
func isTitleBefore(text string, i int) bool {
	if i < 2 || text[i-1] != ' ' || !isDigitAt(text, i) {
		return false
	}
	k := wordStartWithin(text, i-1, i-1-longestMailWord)
	return k < i-1 && k > 1 && isCapitalAt(text, k) && text[k-2] != '.'
}

// isWideUnit reports whether a suite or a flat is told at text[i:end], which nothing else has.
func isWideUnit(text string, i, end int) bool {
	i = skipByte(text, skipByte(text, i, ','), ' ')
	return strings.HasPrefix(text[i:end], "Suite ") || strings.HasPrefix(text[i:end], "Apt")
}

// mailStart is where the street begins whose last word stands at text[at]: at the number of the house
// with the flat before it, or at a flat; or at. It gives the digits of the number, too.
func mailStart(text string, at int) (start, digits int) {
	i, words := at, 0
	for i > 1 && text[i-1] == ' ' && words <= mostMailWords {
		if text[i-2] == ',' && words > 0 {
			if unit := mailUnitBefore(text, i); unit < i {
				return unit, 0
			}
		}
		if isAlnum(text[i-2]) && isDigit(text[i-2]) || isLetter(text[i-2]) && i > 2 && isDigit(text[i-3]) || text[i-2] == ',' && i > 2 && isDigit(text[i-3]) {
			if words == 0 {
				return at, 0
			}
			k, n := mailNumberBefore(text, i)
			if n == 0 {
				return at, 0
			}
			if unit := mailUnitBefore(text, k); unit < k {
				k = unit
			}
			return k, n
		}
		k := wordStartWithin(text, i-1, i-1-longestMailWord)
		if k == i-1 || !isCapitalAt(text, k) || k > 0 && text[k-1] == '-' {
			return at, 0
		}
		i = k
		words++
	}
	if words == 0 {
		return at, 0
	}
	if unit := mailUnitBefore(text, i); unit < i {
		return unit, 0
	}
	if i > 2 && text[i-1] == '\n' && isDigit(text[i-2]) { // 71/23, and Saran Road below it
		if k, n := mailNumberBefore(text, i); n > 0 && (k == 0 || text[k-1] == ' ' || text[k-1] == '\n') {
			return k, 1
		}
	}
	return at, 0
}

// mailNumberBefore is where the number of a house before the blank before text[i] begins, and how many
// digits it has, or 0.
func mailNumberBefore(text string, i int) (start, digits int) {
	k := i - 1
	if text[k-1] == ',' {
		k--
	}
	if isLetter(text[k-1]) {
		k--
	}
	end := k
	for k > 0 && end-k < 6 && isDigit(text[k-1]) {
		k--
	}
	if digits = end - k; digits == 0 || digits > 5 {
		return i, 0
	}
	for n := 0; n < 2 && k > 1 && (text[k-1] == '/' || text[k-1] == '-') && isAlnum(text[k-2]); n++ {
		from := k - 1
		for from > 0 && k-1-from < 4 && isAlnum(text[from-1]) {
			from--
		}
		k = from
	}
	if k > 0 && (joinsBefore(text, k) || isGlue(text[k-1]) || text[k-1] == '/' || text[k-1] == '$' || text[k-1] == '#') {
		return i, 0
	}
	if j := k - len("H.No. "); j >= 0 && text[j:k] == "H.No. " {
		k = j
	}
	return k, digits
}

// mailUnitBefore is where a flat before the street at text[i] begins, in the line before it or with a comma or a
// blank between them, or i.
func mailUnitBefore(text string, i int) int {
	k := i
	for k > 0 && i-k < 4 && (text[k-1] == '\n' || text[k-1] == ' ' || text[k-1] == ',' || text[k-1] == '\r') {
		k--
	}
	if k == i || k == 0 || k == i-1 && text[k] == ' ' && !isDigit(text[i]) {
		return i
	}
	end := k
	for k > 0 && end-k < longestMailUnit && isAlnum(text[k-1]) {
		k--
	}
	if k == end || k < 3 || !isDigit(text[k]) && end-k > 1 || text[k-1] != ' ' {
		return i
	}
	from := wordStartWithin(text, k-1, k-1-longestMailWord)
	if from == k-1 || !isCapitalAt(text, from) || joinsBefore(text, from) || !inSet(mailUnitWords, text[from:k-1]) {
		return i
	}
	return from
}

// mailUnitsEnd is the end of the flats behind the street that ends at text[i], of which one may stand in the
// next line, or i.
func mailUnitsEnd(text string, i int) int {
	for range mostMailUnits {
		k := streetparts.UnitEnd(text, i)
		if k == i {
			k = mailUnitEnd(text, i)
		}
		if k == i {
			break
		}
		i = k
	}
	return i
}

// mailUnitEnd is the end of one of them.
func mailUnitEnd(text string, i int) int {
	k := postGap(text, i)
	if k == i {
		k = skipByte(text, i, ' ')
	}
	if k == i || k >= len(text) {
		return i
	}
	if e := sideEnd(text, k); e > k {
		return e
	}
	if text[k] == '#' {
		k = skipByte(text, k+1, ' ')
	} else {
		e, capital := wordAt(text, k)
		if !capital || !inSet(mailUnitWords, strings.TrimSuffix(text[k:e], ".")) {
			return i
		}
		e = skipByte(text, e, '.')
		if k = skipByte(text, e, ' '); k == e {
			return i
		}
	}
	e := k
	for e < len(text) && e-k <= longestMailUnit && isAlnum(text[e]) {
		e++
	}
	if e == k || e-k > longestMailUnit || !isDigit(text[k]) && e-k > 1 || joinsAfter(text, e) {
		return i
	}
	return e
}

// sideEnd is the end of a floor in Roman numerals at text[i], as in 79 II, or of a side in Danish as in st. tv, or i.
func sideEnd(text string, i int) int {
	k := i
	for k < len(text) && k-i < 4 && text[k] == 'I' {
		k++
	}
	if k > i+1 && i > 1 && text[i-1] == ' ' && isDigit(text[i-2]) && isUnitEdge(text, k) {
		return k
	}
	for _, floor := range [...]string{"st. ", "kl. ", "st ", "kl "} {
		if strings.HasPrefix(text[i:], floor) {
			e, _ := wordAt(text, i+len(floor))
			if inSet(unitSides, strings.TrimSuffix(text[i+len(floor):e], ".")) {
				return skipByte(text, e, '.')
			}
		}
	}
	return i
}

// matchMailHead reads a street that begins with the word at text[at], or a box of the armed forces,
// before a town and its postcode.
func matchMailHead(text string, at int) (match, bool) {
	end, capital := wordAt(text, at)
	short := strings.HasPrefix(text[at:], "C/ ") || strings.HasPrefix(text[at:], "c/ ")
	if short {
		end, capital = at+len("C/"), true
	}
	word := text[at:end]
	if end < len(text) && text[end] == '.' && capital {
		end++ // Av. Pietra Lopes
	}
	if word == "" || end+2 >= len(text) || text[end] != ' ' || joinsBefore(text, at) {
		return match{}, false
	}
	if inSet(mailSorts, word) {
		return matchForces(text, at, end)
	}
	if inSet(mailDated, word) {
		return matchDayStreet(text, at, end)
	}
	if !short && !inSet(mailHeads, word) {
		return match{}, false
	}
	numbered := inSet(mailNumbered, word)
	if !capital && !numbered && !inSet(smallHeads, word) {
		return match{}, false
	}
	i, name := end, end
	for n := 0; n <= mostMailWords+1; n++ {
		k := skipByte(text, i, ' ')
		if k == i {
			break
		}
		e, c := wordAt(text, k)
		if e == k || e-k > longestMailWord || !c && !inSet(mailLinks, text[k:e]) {
			break
		}
		if inSet(mailUnitWords, text[k:e]) && n > 0 && e+1 < len(text) && isDigit(text[e+1]) {
			break
		}
		if c {
			name = e
		}
		i = e
	}
	if name == end || name >= len(text) {
		return match{}, false
	}
	start, to := at, name
	k := skipByte(text, skipByte(text, name, ','), ' ')
	for _, mark := range [...]string{"nº ", "n° ", "n. ", "Nº "} {
		if strings.HasPrefix(text[k:], mark) {
			k += len(mark)
			break
		}
	}
	switch {
	case numbered && postEnd(text, name, false) > name: // the number is a postcode
	case k > name && k < len(text) && isDigit(text[k]):
		e := numberTokenEnd(text, k)
		if e-k > 5 || joinsAfter(text, e) {
			return match{}, false
		}
		if e < len(text) && text[e] == '/' && isDigitAt(text, e+1) {
			e = numberTokenEnd(text, e+1)
		}
		to = mailUnitsEnd(text, e)
	case strings.HasPrefix(text[k:], "S/N") || strings.HasPrefix(text[k:], "s/n"):
		to = k + len("S/N")
	case !numbered:
		return match{}, false
	}
	if numbered && at > 2 && text[at-1] == ' ' && (isDigit(text[at-2]) || isDigit(text[at-3])) {
		if k, n := mailNumberBefore(text, at); n > 0 {
			start = k
		}
	}
	if postEnd(text, to, !numbered) == to {
		if short && text[at] == 'C' && isUnitEdge(text, to) {
			return match{start, to, flatBehind}, true // C/ del Mar, 17
		}
		return match{}, false
	}
	return match{start, to, mailStreet}, true
}

// matchDayStreet reads a street that is called after a day in German, with the number of the house.
func matchDayStreet(text string, at, end int) (match, bool) {
	k := end + 1
	if !strings.HasPrefix(text[k:], "des ") && !strings.HasPrefix(text[k:], "der ") {
		return match{}, false
	}
	k += len("des ")
	_, e := number(text, k, 2)
	if e == k || !strings.HasPrefix(text[e:], ". ") {
		return match{}, false
	}
	k = e + len(". ")
	e, capital := wordAt(text, k)
	if !capital || monthNamed(text[k:e]) == 0 || e+1 >= len(text) || text[e] != ' ' || !isDigit(text[e+1]) {
		return match{}, false
	}
	to := numberTokenEnd(text, e+1)
	if to-e > 4 || joinsAfter(text, to) {
		return match{}, false
	}
	return match{at, to, dayStreet}, true
}

// matchForces reads PSC 1234, Box 5678 and USS Name before APO, FPO or DPO.
func matchForces(text string, at, end int) (match, bool) {
	if !isCapitalAt(text, at) {
		return match{}, false
	}
	to := end
	if inSet(mailShips, text[at:end]) {
		for n := 0; n < mostMailWords && to < len(text) && text[to] == ' '; n++ {
			e, capital := wordAt(text, to+1)
			if !capital {
				break
			}
			to = e
		}
	} else {
		e := numberTokenEnd(text, end+1)
		if e == end+1 || e-end > 6 {
			return match{}, false
		}
		k := skipByte(text, skipByte(text, e, ','), ' ')
		if !strings.HasPrefix(text[k:], "Box ") {
			return match{}, false
		}
		if to = numberTokenEnd(text, k+len("Box ")); to == k+len("Box ") {
			return match{}, false
		}
	}
	k := postGap(text, to)
	if k == to || k+3 > len(text) || !inSet(mailForces, text[k:k+3]) || postEnd(text, to, false) == to {
		return match{}, false
	}
	return match{at, to, mailStreet}, true
}
