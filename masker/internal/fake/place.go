package fake

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// placeValues are towns, addresses and organisations.
var placeValues = []values{
	{"CITY", "A town of the locale, or of one where the name is known, in the same script and letter case.", fakeTown},
	{"LOCATION", "A town of the locale, or of one where the name is known, in the same script and letter case.", fakeTown},
	{"STREET_ADDRESS", "Another number, street, postcode and town in the order and with the words of the original for kinds of streets and rooms.",
		fakeAddress},
	{"ORGANIZATION", "A made-up name of as many words with the legal form and the general words of the original.", fakeOrganization},
}

func fakeTown(dst []byte, value string, r *request) ([]byte, bool) {
	const longestTown = 100
	if len(value) > longestTown || strings.ContainsAny(value, digits) || !utf8.ValidString(value) {
		return dst, false
	}
	// What stands behind a comma, a state or a country, becomes another town as
	// well.
	for {
		part, rest, more := strings.Cut(value, ", ")
		x := books().lexiconOf(part, r.locale, r.Stream)
		if x == nil {
			return dst, false
		}
		if now, ok := states().another(part, r.Stream); ok && len(part) == 2 {
			dst = append(dst, now...)
		} else {
			dst = appendPhrase(dst, pick(r.Stream, x.towns), part)
		}
		if !more {
			return dst, true
		}
		dst = append(dst, ", "...)
		value = rest
	}
}

// streetWords are the words for kinds of streets, rooms and floors, in small
// letters. They stay.
var streetWords = wordSet("street st str avenue ave av road rd lane ln drive dr court ct place pl boulevard blvd bd way parkway pkwy circle cir " +
	"terrace ter trail trl highway hwy square sq loop alley row close crescent cres mews north south east west n s e w ne nw se sw " +
	"apt apartment suite ste unit floor fl flat room rm building bldg po box p o bus no nr number block " +
	"straße strasse weg platz allee ring gasse damm ufer chaussee promenade postfach hausnummer etage stock " +
	"rue route chemin impasse quai cours allée passage bp cedex bis ter résidence bâtiment appartement étage " +
	"calle c/ avda avenida paseo plaza camino carretera ctra ronda glorieta piso planta puerta esc portal " +
	"via viale piazza corso largo vicolo strada piazzale interno scala " +
	"rua travessa largo praça estrada rodovia alameda bairro apto andar lote bloco " +
	"straat laan plein kade gracht singel steenweg dreef bus " +
	"ul ulica aleja aleje plac os osiedle al m ulice náměstí třída nám " +
	"gatan gata vägen väg vej gade allé torv katu tie gate veien vei utca út tér körút " +
	"sokak sokağı sok caddesi cad cadde bulvarı mahallesi mah apartmanı daire kat no sk " +
	"улица ул проспект пр просп переулок пер площадь пл бульвар бул набережная шоссе дом д кв квартира корпус корп к строение стр г город " +
	"вулиця вул проспект провулок площа буд м " +
	"οδός λεωφόρος πλατεία " +
	"jalan jl jln gang rt rw kel kec no blok đường phố ngõ số phường quận " +
	"of the de la le les du des del della di da do dos das von der den dem am an im in zum zur auf y e i van het ten op på l d el los las and und et")

// glued are endings that say what kind of street a word is.
var glued = []string{"straße", "strasse", "str.", "str", "weg", "platz", "allee", "gasse", "damm", "ring", "ufer", "steig", "straat", "laan", "plein",
	"kade", "gracht", "singel", "dreef",
	"gatan", "gata", "vägen", "gränd", "vej", "vejen", "gade", "gaden", "katu", "tie", "polku", "gate", "veien", "vei"}

// fakeAddress replaces the numbers and the names in an address. A part with a
// house number or a word for a street is a street, and the names in it become
// those of another; the names in other parts are towns.
func fakeAddress(dst []byte, value string, r *request) ([]byte, bool) {
	const longestAddress = 300
	if len(value) > longestAddress || !utf8.ValidString(value) {
		return dst, false
	}
	locale := r.locale
	if locale == "" {
		locale = addressLocale(value)
	}
	x := books().lexiconOf(value, locale, r.Stream)
	if x == nil {
		return dst, false
	}
	if len(x.towns) == 0 || x.script == unicode.Han || x.script == unicode.Hangul || x.script == unicode.Thai {
		return appendUnspacedAddress(dst, value, x, r.Stream)
	}
	streets := 0
	for value != "" {
		n := strings.IndexAny(value, ",;\n") + 1
		if n == 0 {
			n = len(value)
		}
		part := value[:n]
		value = value[n:]
		isStreet := streets == 0 || hasStreetWord(part)
		streets++
		dst = appendAddressPart(dst, part, isStreet, x, r.Stream)
	}
	return dst, true
}

// streetLocales are the languages of words and endings for kinds of streets that
// no other language has, in small letters.
var streetLocales = func() map[string]string {
	m := map[string]string{}
	for locale, list := range map[string]string{
		"en": "street road lane drive avenue boulevard parkway highway apt suite",
		"de": "straße strasse str platz gasse ufer chaussee postfach",
		"fr": "rue route chemin impasse quai allée cedex",
		"es": "calle avda avenida paseo carretera",
		"it": "via viale piazza corso vicolo",
		"pt": "rua travessa praça estrada rodovia",
		"nl": "straat laan plein gracht steenweg",
		"pl": "ulica aleja osiedle",
		"cs": "ulice náměstí",
		"sv": "gatan vägen gränd",
		"da": "vejen gade gaden",
		"nb": "veien vei",
		"fi": "katu polku",
		"hu": "utca",
		"tr": "sokak caddesi mahallesi sokağı",
		"id": "jalan jl",
	} {
		for w := range strings.FieldsSeq(list) {
			m[w] = locale
		}
	}
	return m
}()

// addressLocale is the language of the first word for a street, or nothing.
func addressLocale(value string) string {
	var buf [48]byte
	for w := range strings.FieldsSeq(value) {
		w = strings.Trim(w, ".,;")
		if l := streetLocales[string(foldInto(buf[:0], w))]; l != "" {
			return l
		}
		if n := gluedEnd(w); n > 0 {
			if l := streetLocales[string(foldInto(buf[:0], w[len(w)-n:]))]; l != "" {
				return l
			}
		}
	}
	return ""
}

func hasStreetWord(part string) bool {
	has := false
	for w := range strings.FieldsSeq(part) {
		w = strings.Trim(w, ".,;")
		// A word of one or two letters can be a state as well.
		has = has || utf8.RuneCountInString(w) > 2 && isStreetWord(w) || gluedEnd(w) > 0
	}
	return has
}

func isStreetWord(w string) bool {
	var buf [48]byte
	return streetWords[string(foldInto(buf[:0], strings.TrimSuffix(w, ".")))]
}

// gluedEnd is the length of the ending of a word that says what kind of street it
// is, or 0. Something stands before it.
func gluedEnd(w string) int {
	for _, e := range glued {
		if n := len(w) - len(e); n >= 3 && strings.EqualFold(w[n:], e) {
			return len(e)
		}
	}
	return 0
}

// appendAddressPart goes from word to word.
func appendAddressPart(dst []byte, part string, isStreet bool, x *lexicon, s *Stream) []byte {
	town := false // the town has been written
	for part != "" {
		n := strings.IndexAny(part, " \t,;\n")
		switch {
		case n == 0:
			dst = append(dst, part[0])
			part = part[1:]
			continue
		case n < 0:
			n = len(part)
		}
		w := part[:n]
		part = part[n:]
		switch {
		case strings.ContainsAny(w, digits):
			// A postcode of two words is taken as one.
			if k := twoWordPostcode(w, part); k > 0 {
				if out, ok := appendPostcode(dst, w+part[:k], s); ok {
					dst, part = out, part[k:]
					continue
				}
			}
			if len(w) >= 4 && isNumber(w) {
				if out, ok := appendPostcode(dst, w, s); ok {
					dst = out
					continue
				}
			}
			dst = appendHouse(dst, w, s)
		case len(w) == 2 && caseOf(w) == upperCase:
			if now, ok := states().another(w, s); ok && !isStreet {
				dst = append(dst, now...)
			} else if isStreetWord(w) {
				dst = append(dst, w...)
			} else {
				dst = appendShape(dst, w, s)
			}
		case isStreetWord(w):
			dst = append(dst, w...)
		case gluedEnd(w) > 0:
			k := len(w) - gluedEnd(w)
			dst = appendCased(dst, pick(s, x.family[noGender]), caseOf(w[:k]))
			dst = append(dst, w[k:]...)
		case isStreet:
			dst = appendWordLike(dst, pick(s, x.names()), w)
		case !town:
			dst = appendWordLike(dst, pick(s, x.towns), w)
			town = true
		default:
			// The town has more than one word; one stands for all of them.
			if n := len(dst); n > 0 && dst[n-1] == ' ' {
				dst = dst[:n-1]
			}
		}
	}
	return dst
}

// names are the words that streets are named for.
func (x *lexicon) names() []string {
	if len(x.family[noGender]) > 0 {
		return x.family[noGender]
	}
	return x.towns
}

// appendWordLike appends a word with the signs around another one.
func appendWordLike(dst []byte, now, old string) []byte {
	from, to := 0, len(old)
	for from < to && !isWordByte(old[from]) {
		from++
	}
	for to > from && !isWordByte(old[to-1]) {
		to--
	}
	dst = append(dst, old[:from]...)
	if from < to {
		dst = appendCased(dst, now, caseOf(old[from:to]))
	}
	return append(dst, old[to:]...)
}

func isWordByte(c byte) bool { return isLetter(c) || c >= utf8.RuneSelf }

// appendHouse appends a number of as many digits, with a letter for a letter. An
// ordinal keeps its ending, which need not be the right one.
func appendHouse(dst []byte, w string, s *Stream) []byte {
	n := 0
	for n < len(w) && isDigit(w[n]) {
		n++
	}
	dst = appendShape(dst, w[:n], s)
	switch ending := w[n:]; {
	case len(ending) == 2 && (strings.EqualFold(ending, "st") || strings.EqualFold(ending, "nd") || strings.EqualFold(ending, "rd") ||
		strings.EqualFold(ending, "th")),
		strings.EqualFold(ending, "bis"), strings.EqualFold(ending, "ter"):
		return append(dst, ending...)
	}
	return appendShape(dst, w[n:], s)
}

// twoWordPostcode is how much of the rest belongs to a postcode that begins with
// a word, as in SW1A 1AA, K1A 0B1, 1012 AB and 111 22, or 0.
func twoWordPostcode(w, rest string) int {
	if len(rest) < 3 || rest[0] != ' ' {
		return 0
	}
	k := 1
	for k < len(rest) && isAlnum(rest[k]) {
		k++
	}
	next := rest[1:k]
	switch {
	case len(next) == 3 && isLetter(w[0]) && isDigit(next[0]) && len(w) <= 4:
		return k
	case len(w) == 4 && isNumber(w) && len(next) == 2 && isUpper(next[0]) && isUpper(next[1]):
		return k
	case len(w) == 3 && isNumber(w) && len(next) == 2 && isNumber(next):
		return k
	}
	return 0
}

// appendPostcode appends another postcode of the form.
func appendPostcode(dst []byte, w string, s *Stream) ([]byte, bool) {
	c, ok := compact(s.was[:0], w)
	if !ok {
		return dst, false
	}
	f := numberKinds()["ZIP_CODE"].form(c)
	if f == nil {
		return dst, false
	}
	now, ok := f.appendFake(s.now[:0], c, s)
	if !ok {
		return dst, false
	}
	return appendSpelled(dst, w, now), true
}

// appendUnspacedAddress is for scripts that put no spaces between words: the
// numbers become others, and so does what stands before a word for a kind of
// place.
func appendUnspacedAddress(dst []byte, value string, x *lexicon, s *Stream) ([]byte, bool) {
	const kinds = "省市区區县縣町村街路道里号號弄室都府県州郡丁目番地층호동로길구시도군읍면 -,、，·0123456789０１２３４５６７８９"
	changed := false
	for _, c := range value {
		switch {
		case unicode.IsDigit(c):
			if c < utf8.RuneSelf {
				dst = append(dst, s.from("123456789"))
			} else {
				dst = utf8.AppendRune(dst, s.like(c))
			}
			changed = true
		case strings.ContainsRune(kinds, c) || !unicode.IsLetter(c):
			dst = utf8.AppendRune(dst, c)
		default:
			dst = utf8.AppendRune(dst, x.letter(c, s))
			changed = true
		}
	}
	return dst, changed
}

// letter is a character of the names of the lexicon, for one of its script.
func (x *lexicon) letter(c rune, s *Stream) rune {
	if scriptOf(string(c)) != x.script {
		return s.like(c)
	}
	names := x.names()
	r, _ := utf8.DecodeRuneInString(pick(s, names))
	return r
}

// organizationWords are legal forms and words that many organisations have in
// their names, in small letters and without dots. They stay.
var organizationWords = wordSet("gmbh mbh ag kg ohg ug gbr ev eg se kgaa co & and und et y e inc incorporated llc llp lp ltd limited plc corp " +
	"corporation company " +
	"sa sarl sas sasu eurl sci snc sl slu sau srl spa scarl bv nv vof cv aps as asa ab oy oyj ans sp z oo o zoo sro kft zrt rt doo dd ood ead ooo " +
	"оао ооо зао пао ао ип ltda me eireli pty pvt pte sdn bhd pt tbk cv kk " +
	"group gruppe holding holdings international global bank university universität université universidad università college school hospital " +
	"clinic klinik institute institut center centre foundation stiftung " +
	"association verein society services service systems software technologies technology solutions consulting partners associates industries " +
	"energy insurance versicherung capital " +
	"bros brothers sons son the of de la le du des del für for des der die das deutsche american british national")

// fakeOrganization replaces the words that are left, the first by a family name
// and the others by towns.
func fakeOrganization(dst []byte, value string, r *request) ([]byte, bool) {
	const longestOrganization = 200
	if len(value) > longestOrganization || !utf8.ValidString(value) {
		return dst, false
	}
	x := books().lexiconOf(value, r.locale, r.Stream)
	if x == nil {
		return dst, false
	}
	if x.script == unicode.Han || x.script == unicode.Hangul || x.script == unicode.Thai {
		return appendUnspacedOrganization(dst, value, x, r.Stream)
	}
	names := 0
	for value != "" {
		n := strings.IndexAny(value, " \t,-/()")
		switch {
		case n == 0:
			dst = append(dst, value[0])
			value = value[1:]
			continue
		case n < 0:
			n = len(value)
		}
		w := value[:n]
		value = value[n:]
		var buf [48]byte
		plain := strings.ReplaceAll(string(foldInto(buf[:0], w)), ".", "")
		switch {
		case organizationWords[plain]:
			dst = append(dst, w...)
		case strings.ContainsAny(w, digits):
			dst = appendShape(dst, w, r.Stream)
			names++
		case scriptOf(w) == nil:
			dst = append(dst, w...)
		default:
			list := x.names()
			if names > 0 && len(x.towns) > 0 {
				list = x.towns
			}
			now := pick(r.Stream, list)
			var invented [9]byte
			// Many companies have names that are no words.
			if names == 0 && x.script == unicode.Latin && r.oneIn(2) {
				b := appendWord(invented[:0], r.between(5, 9), r.Stream)
				b[0] = upper(b[0])
				now = string(b)
			}
			dst = appendWordLike(dst, now, w)
			names++
		}
	}
	if names == 0 {
		return dst, false
	}
	return dst, true
}

func appendUnspacedOrganization(dst []byte, value string, x *lexicon, s *Stream) ([]byte, bool) {
	changed := false
	for value != "" {
		kept := 0
		for _, w := range [...]string{"株式会社", "有限会社", "合同会社", "有限公司", "股份", "集团", "公司", "科技", "银行", "大学", "病院", "医院", "주식회사", "(주)", "은행", "대학교",
			"병원", "บริษัท", "จำกัด"} {
			if strings.HasPrefix(value, w) {
				kept = len(w)
			}
		}
		if kept > 0 {
			dst = append(dst, value[:kept]...)
			value = value[kept:]
			continue
		}
		c, n := utf8.DecodeRuneInString(value)
		if unicode.IsLetter(c) || unicode.IsDigit(c) {
			if scriptOf(string(c)) == x.script {
				c = x.letter(c, s)
			} else {
				c = s.like(c)
			}
			changed = true
		}
		dst = utf8.AppendRune(dst, c)
		value = value[n:]
	}
	return dst, changed
}
