package corpus

import (
	"slices"
	"strings"
	"unicode"
)

// An ending is what a name ends in and what stands in its place in another case.
// An ending of "" fits names that end in a consonant.
type ending struct{ from, to string }

// endingsOf reads pairs such as "ek>ka".
func endingsOf(pairs string) []ending {
	var out []ending
	for pair := range strings.FieldsSeq(pairs) {
		from, to, _ := strings.Cut(pair, ">")
		out = append(out, ending{from, to})
	}
	return out
}

// cases are the endings of names by language, gender, kind of name and case: of is
// the genitive, of men also the accusative, ins the instrumental and dat the
// dative. The first that fits counts; a name that none fits stays as it is.
var cases = map[string][]ending{
	"pl m given of":   endingsOf("ek>ka eł>ła ka>ki ga>gi a>y y>ego i>iego >a"),
	"pl m given ins":  endingsOf("ek>kiem eł>łem a>ą y>ym i>im k>kiem g>giem >em"),
	"pl f given of":   endingsOf("ka>ki ga>gi ria>rii lia>lii fia>fii dia>dii tia>tii nia>ni sia>si zia>zi cja>cji aja>ai la>li a>y"),
	"pl f given ins":  endingsOf("a>ą"),
	"pl m family of":  endingsOf("ski>skiego cki>ckiego dzki>dzkiego ek>ka ec>ca ka>ki ga>gi a>y y>ego o>o e>e i>iego >a"),
	"pl m family ins": endingsOf("ski>skim cki>ckim dzki>dzkim ek>kiem ec>cem a>ą y>ym o>o e>e i>im k>kiem g>giem >em"),
	"pl f family of":  endingsOf("ska>skiej cka>ckiej dzka>dzkiej owa>owej ka>ki ga>gi a>y"),
	"pl f family ins": endingsOf("a>ą"),

	"cs m given of":   endingsOf("ek>ka el>la a>y í>ího o>a e>e i>iho >a"),
	"cs m given ins":  endingsOf("ek>kem el>lem a>ou í>ím o>em e>em i>im >em"),
	"cs f given of":   endingsOf("ia>ie a>y e>e"),
	"cs f given ins":  endingsOf("ia>ií a>ou e>í"),
	"cs m family of":  endingsOf("ek>ka ec>ce ý>ého í>ího a>y o>a e>e i>iho >a"),
	"cs m family ins": endingsOf("ek>kem ec>cem ý>ým í>ím a>ou o>em e>em i>im >em"),
	"cs f family of":  endingsOf("ová>ové á>é"),
	"cs f family ins": endingsOf("ová>ovou á>ou"),

	"ru m given of":   endingsOf("авел>авла ётр>етра ий>ия ай>ая ей>ея ь>я ка>ки га>ги ха>хи ша>ши жа>жи ча>чи а>ы я>и о>о и>и >а"),
	"ru m given ins":  endingsOf("авел>авлом ётр>етром ий>ием ай>аем ей>еем ь>ем ша>шей жа>жей а>ой я>ей о>о и>и >ом"),
	"ru m given dat":  endingsOf("авел>авлу ётр>етру ий>ию ай>аю ей>ею ь>ю а>е я>е о>о и>и >у"),
	"ru f given of":   endingsOf("ия>ии га>ги ка>ки ха>хи ша>ши жа>жи а>ы я>и ь>и"),
	"ru f given ins":  endingsOf("ия>ией а>ой я>ей ь>ью"),
	"ru f given dat":  endingsOf("ия>ии а>е я>е ь>и"),
	"ru m family of":  endingsOf("ский>ского цкий>цкого ый>ого ой>ого ий>ия ь>я о>о и>и а>ы ян>яна >а"),
	"ru m family ins": endingsOf("ский>ским цкий>цким ый>ым ой>ым ов>овым ев>евым ёв>ёвым ин>иным ь>ем о>о и>и а>ой >ом"),
	"ru m family dat": endingsOf("ский>скому цкий>цкому ый>ому ой>ому ь>ю о>о и>и а>е >у"),
	"ru f family of":  endingsOf("ская>ской цкая>цкой ова>овой ева>евой ёва>ёвой ина>иной"),
	"ru f family ins": endingsOf("ская>ской цкая>цкой ова>овой ева>евой ёва>ёвой ина>иной"),
	"ru f family dat": endingsOf("ская>ской цкая>цкой ова>овой ева>евой ёва>ёвой ина>иной"),

	"uk m given of":   endingsOf("ій>ія ай>ая ь>я о>а а>и я>і >а"),
	"uk m given ins":  endingsOf("ій>ієм ай>аєм ь>ем о>ом а>ою я>ею >ом"),
	"uk m given dat":  endingsOf("ій>ієві ай>аєві ь>еві о>ові а>і я>і >у"),
	"uk f given of":   endingsOf("ія>ії га>ги а>и я>і"),
	"uk f given ins":  endingsOf("ія>ією а>ою я>ею"),
	"uk f given dat":  endingsOf("ка>ці га>зі ія>ії а>і я>і"),
	"uk m family of":  endingsOf("ський>ського цький>цького ко>ка ь>я а>и >а"),
	"uk m family ins": endingsOf("ський>ським цький>цьким ко>ком ь>ем а>ою >ом"),
	"uk m family dat": endingsOf("ський>ському цький>цькому ко>ку ь>ю а>і >у"),
	"uk f family of":  endingsOf("ська>ської цька>цької ова>ової а>и"),
	"uk f family ins": endingsOf("ська>ською цька>цькою ова>овою а>ою"),
	"uk f family dat": endingsOf("ська>ській цька>цькій ова>овій а>і"),

	"ro f given of":   endingsOf("ia>iei ea>ei ca>căi ga>găi a>ei"),
	"el m given gen":  endingsOf("ης>η ής>ή ας>α άς>ά ος>ου ός>ού ις>ι ως>ω"),
	"el m given acc":  endingsOf("ης>η ής>ή ας>α άς>ά ος>ο ός>ό ις>ι ως>ω"),
	"el m given voc":  endingsOf("ης>η ής>ή ας>α άς>ά ος>ο ός>έ ις>ι"),
	"el f given gen":  endingsOf("α>ας ά>άς η>ης ή>ής ω>ως ώ>ώς"),
	"el m family gen": endingsOf("όπουλος>όπουλου ης>η ής>ή ας>α άς>ά ος>ου ός>ού ις>ι"),
	"el m family acc": endingsOf("ης>η ής>ή ας>α άς>ά ος>ο ός>ό ις>ι"),
	"el m family voc": endingsOf("όπουλος>όπουλε ης>η ής>ή ας>α άς>ά ος>ο ός>έ ις>ι"),
	"el m place gen":  endingsOf("έρρες>ερρών α>ας η>ης ή>ής ος>ου ός>ού ας>α άς>ά ο>ου ό>ού ι>ιού ες>ών"),
	"el m place acc":  endingsOf("ος>ο ός>ό ας>α άς>ά ης>η"),
	"el m org gen":    endingsOf("Ίδρυμα>Ιδρύματος μήμα>μήματος τήμα>τήματος τημα>τήματος ήμιο>ημίου είο>είου ριο>ρίου ιο>ίου α>ας η>ης ή>ής ος>ου ός>ού ο>ου"),
	"el m org acc":    endingsOf("ος>ο ός>ό"),
}

// vowels are letters that an ending joined to a consonant does not follow.
const vowels = "aeiouyąęóáéíýúůěäöüæøåąаеёиоуыэюяіїєьйAEIOU"

// inflect puts one word of a name into a case. Languages without endings here, and
// names of several words, stay as they are.
func inflect(code string, female bool, kind, name, grammarCase string) string {
	gender := "m"
	if female {
		gender = "f"
	}
	if strings.ContainsAny(name, " '’") || foreign(code, name) {
		return name
	}
	if head, tail, ok := strings.Cut(name, "-"); ok {
		return inflect(code, female, kind, head, grammarCase) + "-" + inflect(code, female, kind, tail, grammarCase)
	}
	if last := lastRune(name); grammarCase == "acc" && kind == "given" && (last == 'a' || last == 'а' || last == 'я') {
		gender = "f" // names of men in a go like those of women
	}
	return declined(name, endingsFor(code, gender, kind, grammarCase))
}

// inflected gives a name in a case: of, dat, acc, ins, loc or voc. The base tells which
// parts of the name there are.
func (m *maker) inflected(p *person, base, grammarCase string) string {
	code := m.language.code
	in := func(kind, name string) string { return inflect(code, p.female, kind, name, grammarCase) }
	given, family := in("given", p.given), in("family", p.family)
	if (base == "listed" || base == "signed") && m.chance(60) {
		m.named(p, "patronymic") // as papers have it
	}
	switch base {
	case "given":
		return given
	case "family":
		return family
	case "nick":
		return in("given", m.nick(p))
	case "initial":
		if p.middle != "" {
			return initial(p.given) + ". " + initial(p.middle) + ". " + family
		}
		return initial(p.given) + ". " + family
	case "signed":
		if p.middle != "" {
			return family + " " + initial(p.given) + ". " + initial(p.middle) + "."
		}
		return family + " " + initial(p.given) + "."
	case "listed":
		if p.middle != "" {
			return family + " " + given + " " + in("patronymic", p.middle)
		}
		return family + " " + given
	case "patronymic":
		if m.named(p, "patronymic"); p.middle != "" && p.native {
			return given + " " + in("patronymic", p.middle)
		}
	}
	return given + " " + family
}

// nick gives what friends call a person, or the given name where no list has that.
func (m *maker) nick(p *person) string {
	kind := "nick.m"
	if p.female {
		kind = "nick.f"
	}
	if w := m.word(kind, m.country, m.native); w != "" {
		return w
	}
	return p.given
}

// genitive gives a name as an owner, where the language joins the ending to it.
func genitive(code, name string) string {
	runes := []rune(name)
	last := runes[len(runes)-1]
	if !unicode.IsLetter(last) {
		return name
	}
	if len(runes) > 1 && unicode.IsUpper(last) && unicode.IsUpper(runes[len(runes)-2]) {
		if end, ok := map[string]string{"sv": ":s", "da": "'s", "no": "s", "nl": "'s"}[code]; ok {
			return name + end // of an abbreviation
		}
		return name
	}
	switch code {
	case "de":
		if strings.ContainsRune("sßzx", lastRune(name)) {
			return name + "'"
		}
		return name + "s"
	case "sv", "da", "no":
		if strings.ContainsRune("sxz", lastRune(name)) {
			if code == "sv" {
				return name
			}
			return name + "'"
		}
		return name + "s"
	case "nl":
		if strings.ContainsRune("aiouy", lastRune(name)) {
			return name + "'s"
		}
		if strings.ContainsRune("sxz", lastRune(name)) {
			return name + "'"
		}
		return name + "s"
	}
	return name
}

// endingApart parts a name in the form of an owner from an ending behind an apostrophe
// or a colon, which is no part of it.
func endingApart(form, name string) (string, string) {
	if strings.HasSuffix(form, "gen") {
		for _, end := range [...]string{"'s", ":s", "'"} {
			if head, ok := strings.CutSuffix(name, end); ok && head != "" {
				return head, end
			}
		}
	}
	return name, ""
}

// femaleEndings are the endings of family names of women, and what men have in
// their place. The first that fits counts.
var femaleEndings = []struct{ female, male string }{
	{"ská", "ský"}, {"cká", "cký"}, {"ová", ""}, {"ska", "ski"}, {"cka", "cki"}, {"dzka", "dzki"},
	{"skaya", "sky"}, {"ova", "ov"}, {"eva", "ev"},
	{"οπούλου", "όπουλος"}, {"ίδη", "ίδης"}, {"άδη", "άδης"}, {"άκη", "άκης"},
	{"ская", "ский"}, {"цкая", "цкий"}, {"ова", "ов"}, {"ева", "ев"}, {"ёва", "ёв"}, {"ина", "ин"}, {"ська", "ський"}, {"цька", "цький"},
}

// masculine gives the name, in lower case, that the male relatives have.
func masculine(family string) string {
	for _, e := range femaleEndings {
		if head, ok := strings.CutSuffix(family, e.female); ok && len([]rune(head)) >= 2 {
			return head + e.male
		}
	}
	return family
}

// feminine gives the family name of a woman for that of a man.
func feminine(country, family string) string {
	l := strings.ToLower(family)
	if masculine(l) != l {
		return family
	}
	cut := func(from, to string) (string, bool) {
		head, ok := strings.CutSuffix(family, from)
		return head + to, ok
	}
	try := func(pairs ...string) string {
		for i := 0; i < len(pairs); i += 2 {
			if w, ok := cut(pairs[i], pairs[i+1]); ok {
				return w
			}
		}
		return ""
	}
	var w string
	switch country {
	case "PL":
		w = try("ski", "ska", "cki", "cka", "dzki", "dzka")
	case "GR":
		w = try("όπουλος", "οπούλου", "ίδης", "ίδη", "άδης", "άδη", "άκης", "άκη")
	case "CZ", "SK":
		if w = try("ý", "á"); w == "" && unicode.IsLetter(lastRune(family)) && !slices.Contains([]rune("íůiyo"), lastRune(family)) {
			if w = try("ek", "ková", "ec", "cová", "a", "ová", "e", "ová"); w == "" {
				w = family + "ová"
			}
		}
	case "RU", "UA", "BG", "BY":
		w = try("skiy", "skaya", "sky", "skaya", "skyi", "ska", "ov", "ova", "ev", "eva", "ский", "ская", "цкий", "цкая", "ський", "ська", "цький", "цька",
			"ов", "ова", "ев", "ева", "ёв", "ёва", "ин", "ина")
	}
	if w == "" {
		return family
	}
	return w
}

// patronymics are the endings of names of fathers, which lists of given names have too.
var patronymics = []string{"ович", "евич", "йович", "овна", "евна", "ична", "івна", "ївна", "ovich", "evich", "ovych", "evych", "ovna", "evna", "ivna"}

// isPatronymic reports whether a name is that of the father.
func isPatronymic(name string) bool {
	return slices.ContainsFunc(patronymics, func(end string) bool { return strings.HasSuffix(name, end) })
}

// patronymic makes the middle name of a Russian or Ukrainian person from the name
// of a man.
func (m *maker) patronymic(p *person) string {
	var father string
	for range 8 {
		if father = m.word("given.m", p.country, true); !isPatronymic(father) {
			break
		}
	}
	head := []rune(father)
	last := head[len(head)-1]
	stem := string(head[:len(head)-1])
	if p.country == "UA" {
		switch {
		case last == 'й' || last == 'о' || last == 'а' || last == 'я' || last == 'ь':
			if p.female {
				return stem + "івна"
			}
			return stem + "йович"
		case p.female:
			return father + "івна"
		}
		return father + "ович"
	}
	switch {
	case last == 'й' || last == 'ь':
		if p.female {
			return stem + "евна"
		}
		return stem + "евич"
	case last == 'а' || last == 'я':
		if p.female {
			return stem + "инична"
		}
		return stem + "ич"
	case p.female:
		return father + "овна"
	}
	return father + "ович"
}

// upper and lower are the letter cases of a language.
func upper(code, s string) string {
	if code == "tr" {
		return strings.ToUpperSpecial(unicode.TurkishCase, s)
	}
	return strings.ToUpper(s)
}

func lower(code, s string) string {
	if code == "tr" {
		return strings.ToLowerSpecial(unicode.TurkishCase, s)
	}
	return strings.ToLower(s)
}
