package corpus

import (
	"strings"
	"unicode"
)

// moreCases are the cases that [cases] leaves out: acc is the accusative, loc the
// locative, the case behind "about" in Russian, voc the vocative, plu the plural, pluof its
// genitive. A case that is not
// here is the one that [likeCase] tells.
var moreCases = map[string][]ending{
	"pl m given dat":  endingsOf("ek>kowi eł>łowi ka>ce ga>dze ła>le ra>rze ta>cie ba>bie a>ie y>emu i>iemu >owi"),
	"pl m given loc":  endingsOf("ek>ku eł>le ka>ce ga>dze ła>le ra>rze ta>cie ba>bie a>ie y>ym i>im " + polishSoft),
	"pl m given voc":  endingsOf("ek>ku eł>le a>o y>y i>i " + polishSoft),
	"pl f given dat":  endingsOf(polishFeminine),
	"pl f given acc":  endingsOf("a>ę"),
	"pl f given voc":  endingsOf("sia>siu zia>ziu nia>niu cia>ciu Ola>Olu Ela>Elu a>o"),
	"pl m family dat": endingsOf("ski>skiemu cki>ckiemu dzki>dzkiemu ek>kowi ec>cowi ka>ce ga>dze ła>le ra>rze ta>cie da>dzie ba>bie a>ie y>emu o>o e>e i>iemu >owi"),
	"pl m family loc": endingsOf("ski>skim cki>ckim dzki>dzkim ek>ku ec>cu ka>ce ga>dze ła>le ra>rze ta>cie da>dzie ba>bie a>ie y>ym o>o e>e i>im " +
		polishSoft),
	"pl f family dat": endingsOf("ska>skiej cka>ckiej dzka>dzkiej owa>owej " + polishFeminine),
	"pl f family acc": endingsOf("ska>ską cka>cką dzka>dzką owa>ową a>ę"),

	"cs m given dat":  endingsOf("ek>kovi el>lovi a>ovi í>ímu o>ovi e>ovi i>imu >ovi"),
	"cs m given voc":  endingsOf("ek>ku el>le a>o í>í o>o e>e ch>chu k>ku g>gu h>hu š>ši ž>ži č>či ř>ři c>ci j>ji tr>tře >e"),
	"cs f given dat":  endingsOf("ia>ii ie>ii " + czechFeminine + " e>i"),
	"cs f given acc":  endingsOf("ia>ii ie>ii a>u e>i"),
	"cs f given voc":  endingsOf("a>o"),
	"cs m family dat": endingsOf("ek>kovi ec>covi ý>ému í>ímu a>ovi o>ovi e>ovi i>imu >ovi"),
	"cs m family voc": endingsOf("ek>ku ec>če ý>ý í>í a>o o>o e>e i>i ch>chu k>ku g>gu h>hu š>ši ž>ži č>či ř>ři c>ci j>ji >e"),
	"cs f family dat": endingsOf("ová>ové á>é"),
	"cs f family acc": endingsOf("ová>ovou á>ou"),

	"ru m given loc":  endingsOf("авел>авле ётр>етре ий>ии ай>ае ей>ее ь>е а>е я>е о>о и>и >е"),
	"ru f given acc":  endingsOf("а>у я>ю"),
	"ru m given voc":  endingsOf("ша>ш ня>нь ля>ль тя>ть ва>в"),
	"ru f given voc":  endingsOf("ша>ш ня>нь ля>ль тя>ть на>н та>т ра>р"),
	"ru m family loc": endingsOf("ский>ском цкий>цком ый>ом ой>ом ий>ии ь>е о>о и>и а>е >е"),
	"ru f family acc": endingsOf("ская>скую цкая>цкую ова>ову ева>еву ёва>ёву ина>ину"),

	"uk m given voc":  endingsOf("ій>ію ай>аю ь>ю о>е я>е а>о к>ку г>гу й>ю р>ре >е"),
	"uk f given voc":  endingsOf("ія>іє а>о я>ю"),
	"uk f given acc":  endingsOf("ія>ію а>у я>ю"),
	"uk f family acc": endingsOf("ська>ську цька>цьку ова>ову а>у"),

	"pl m family plu":   endingsOf("ski>scy cki>ccy dzki>dzcy ek>kowie ec>cowie a>owie o>owie y>owie i>i >owie"),
	"pl m family pluof": endingsOf("ski>skich cki>ckich dzki>dzkich ek>ków ec>ców a>ów o>ów y>ych i>ich >ów"),
	"cs m family plu":   endingsOf("ek>kovi ec>covi ý>í í>í a>ovi o>ovi e>ovi >ovi"),
	"cs m family pluof": endingsOf("ek>kových ec>cových ý>ých í>ích a>ových o>ových e>ových >ových"),
	"ru m family plu":   endingsOf("ский>ские цкий>цкие ый>ые ой>ие ов>овы ев>евы ёв>ёвы ин>ины"),
	"ru m family pluof": endingsOf("ский>ских цкий>цких ый>ых ой>их ов>овых ев>евых ёв>ёвых ин>иных"),
	"uk m family plu":   endingsOf("ський>ські цький>цькі ко>ки ук>уки юк>юки ак>аки"),
	"uk m family pluof": endingsOf("ський>ських цький>цьких ко>ків ук>уків юк>юків ак>аків"),

	"ru m patronymic of":  endingsOf("ич>ича"),
	"ru m patronymic dat": endingsOf("ич>ичу"),
	"ru m patronymic ins": endingsOf("ич>ичем"),
	"ru m patronymic loc": endingsOf("ич>иче"),
	"ru f patronymic of":  endingsOf("на>ны"),
	"ru f patronymic dat": endingsOf("на>не"),
	"ru f patronymic acc": endingsOf("на>ну"),
	"ru f patronymic ins": endingsOf("на>ной"),
	"uk m patronymic of":  endingsOf("ич>ича"),
	"uk m patronymic dat": endingsOf("ич>ичу"),
	"uk m patronymic ins": endingsOf("ич>ичем"),
	"uk m patronymic voc": endingsOf("ич>ичу"),
	"uk f patronymic of":  endingsOf("на>ни"),
	"uk f patronymic dat": endingsOf("на>ні"),
	"uk f patronymic acc": endingsOf("на>ну"),
	"uk f patronymic ins": endingsOf("на>ною"),
	"uk f patronymic voc": endingsOf("на>но"),
}

// Endings of Polish and Czech words that many cases share.
const (
	polishSoft     = "sz>szu rz>rzu cz>czu ch>chu ż>żu dz>dzu c>cu k>ku g>gu l>lu j>ju ń>niu ś>siu ź>ziu t>cie d>dzie r>rze ł>le n>nie m>mie b>bie p>pie w>wie f>fie s>sie z>zie"
	polishFeminine = "cha>sze ka>ce ga>dze rza>rzy sza>szy cza>czy ża>ży ra>rze ła>le ta>cie da>dzie nia>ni sia>si zia>zi cia>ci cja>cji ia>ii ja>i la>li ca>cy za>zie sa>sie wa>wie na>nie ma>mie ba>bie pa>pie fa>fie a>ie"
	czechFeminine  = "cha>še ka>ce ga>ze ha>ze ra>ře la>le sa>se za>ze ča>če ša>še ža>že ca>ce ja>je ňa>ně a>ě"
)

// townCases are the endings of one word of the name of a town, by language, kind of word
// and case. An adj is an adjective that stands beside the noun.
var townCases = map[string][]ending{
	"pl noun of":  endingsOf("iałystok>iałegostoku ódź>odzi ów>owa ław>ławia om>omia ń>nia iec>ca ec>ca ek>ka ice>ic yce>yc ce>c pane>panego ole>ola ie>ia e>a o>a ki>k gi>g y> ka>ki ga>gi rza>rzy nia>ni cja>cji ia>ii ja>i la>li a>y i>i ú>ú yn>ynu >a"),
	"pl noun loc": endingsOf("iałystok>iałymstoku ódź>odzi ów>owie ław>ławiu om>omiu ec>cu ek>ku ice>icach yce>ycach ce>cach pane>panem ole>olu ie>iu e>u ko>ku go>gu no>nie to>cie do>dzie ro>rze ło>le wo>wie mo>mie o>u ki>kach gi>gach y>ach " + polishFeminine + " " + polishSoft),
	"pl noun ins": endingsOf("iałystok>iałymstokiem ódź>odzią ów>owem ław>ławiem om>omiem ń>niem ec>cem ek>kiem ice>icami yce>ycami ce>cami pane>panem ole>olem ie>iem e>em ko>kiem go>giem o>em ki>kami gi>gami y>ami a>ą k>kiem g>giem i>i >em"),
	"pl noun acc": endingsOf("a>ę"),
	"pl adj of":   endingsOf("y>ego ki>kiego gi>giego i>iego ka>kiej ga>giej a>ej kie>kiego gie>giego e>ego"),
	"pl adj loc":  endingsOf("y>ym i>im ka>kiej ga>giej a>ej ie>iem e>em"),
	"pl adj ins":  endingsOf("y>ym i>im a>ą ie>iem e>em"),
	"pl adj acc":  endingsOf("a>ą"),

	"cs noun of": endingsOf("ť>ti eň>ně oň>oně ň>ně ice>ic ce>c ec>ce ek>ku ou>ou ary>arů ž>že č>če im>imi ram>rami lav>lavi rod>rodu ost>ostu ha>hy ie>ie ia>ie a>y o>a y> ě>ě e>e í>í i>i >a"),
	"cs noun dat": endingsOf("ť>ti eň>ni oň>oni ň>ni ice>icím ce>cím ec>ci ek>ku ary>arům ž>ži č>či im>imi ram>rami lav>lavi " + czechFeminine +
		" o>u y>ům ě>i e>i í>í i>i c>ci >u"),
	"cs noun loc": endingsOf("ť>ti eň>ni oň>oni ň>ni ice>icích ce>cích ec>ci ek>ku ary>arech ž>ži č>či š>ši im>imi ram>rami lav>lavi ie>ii ia>ii " +
		czechFeminine + " no>ně to>tě vo>vě lo>le ro>ře mo>mě so>se o>u y>ech ě>i e>i í>í i>i ov>ově ch>chu k>ku h>hu g>gu c>ci l>lu s>su z>zu j>ji r>ře >ě"),
	"cs noun ins": endingsOf("ť>tí eň>ní oň>oní ň>ní ice>icemi ce>cemi ec>cem ek>kem ary>ary ž>ží č>čí ouc>oucí im>imí lav>laví ie>ií ia>ií a>ou o>em y>y ě>í e>í í>ím i>i >em"),
	"cs noun acc": endingsOf("ia>ii a>u"),
	"cs adj of":   endingsOf("ovy>ových ův>ova ý>ého á>é é>ých í>ího"),
	"cs adj dat":  endingsOf("ovy>ovým ův>ovu ý>ému á>é é>ým í>ímu"),
	"cs adj loc":  endingsOf("ovy>ových ův>ově ý>ém á>é é>ých í>ím"),
	"cs adj ins":  endingsOf("ovy>ovými ův>ovým ý>ým á>ou é>ými í>ím"),
	"cs adj acc":  endingsOf("á>ou"),

	"ru noun of":  endingsOf("ия>ии ка>ки га>ги ха>хи ша>ши ча>чи жа>жи ца>цы а>ы я>и поль>поля вль>вля ь>и ец>ца рёл>рла ский>ского цкий>цкого ый>ого ий>ия ки>ок щи>щ ры>р лны>лнов ны>ны о>о и>и е>е у>у >а"),
	"ru noun dat": endingsOf("ия>ии а>е я>е поль>полю вль>влю ь>и ец>цу рёл>рлу ский>скому цкий>цкому ый>ому ий>ию ки>кам щи>щам ры>рам лны>лнам ны>нам о>о и>и е>е у>у >у"),
	"ru noun loc": endingsOf("ия>ии а>е я>е поль>поле вль>вле ь>и ец>це рёл>рле ский>ском цкий>цком ый>ом ий>ии ки>ках щи>щах ры>рах лны>лнах ны>нах о>о и>и е>е у>у >е"),
	"ru noun ins": endingsOf("ия>ией ша>шей ца>цей а>ой я>ей поль>полем вль>влем ь>ью ец>цом рёл>рлом ский>ским цкий>цким ый>ым ий>ием ки>ками щи>щами ры>рами лны>лнами ны>нами о>о и>и е>е у>у >ом"),
	"ru noun acc": endingsOf("а>у я>ю"),
	"ru adj of":   endingsOf("ний>него ий>ого ый>ого ой>ого ая>ой яя>ей ое>ого ее>его ые>ых ие>их"),
	"ru adj dat":  endingsOf("ний>нему ий>ому ый>ому ой>ому ая>ой яя>ей ое>ому ее>ему ые>ым ие>им"),
	"ru adj loc":  endingsOf("ний>нем ий>ом ый>ом ой>ом ая>ой яя>ей ое>ом ее>ем ые>ых ие>их"),
	"ru adj ins":  endingsOf("ний>ним ий>им ый>ым ой>ым ая>ой яя>ей ое>ым ее>им ые>ыми ие>ими"),
	"ru adj acc":  endingsOf("ая>ую яя>юю"),

	"uk noun of":  endingsOf("жжя>жжя ия>иї ія>ії ка>ки га>ги я>і а>и піль>поля ь>я їв>єва ів>ова іг>огу ський>ського цький>цького не>ного ці>ців и> о>а е>е і>і >а"),
	"uk noun loc": endingsOf("жжя>жжі ия>иї ія>ії ка>ці га>зі ха>сі я>і а>і піль>полі ь>і їв>єві ів>ові іг>озі ський>ському цький>цькому не>ному ці>цях и>ах ро>рі о>і е>е і>і ськ>ську цьк>цьку к>ку г>гу х>ху >і"),
	"uk noun dat": endingsOf("жжя>жжю ия>иї ія>ії ка>ці га>зі я>і а>і піль>полю ь>ю їв>єву ів>ову іг>огу ський>ському цький>цькому не>ному ці>цям и>ам о>у е>е і>і >у"),
	"uk noun ins": endingsOf("жжя>жжям ия>иєю ія>ією ця>цею я>ею а>ою піль>полем ь>ем їв>євом ів>овом іг>огом ський>ським цький>цьким не>ним ці>цями и>ами о>ом е>е і>і >ом"),
	"uk noun acc": endingsOf("а>у я>ю"),
	"uk adj of":   endingsOf("ий>ого ій>ього а>ої е>ого і>их"),
	"uk adj loc":  endingsOf("ий>ому ій>ьому а>ій е>ому і>их"),
	"uk adj dat":  endingsOf("ий>ому ій>ьому а>ій е>ому і>им"),
	"uk adj ins":  endingsOf("ий>им ій>ім а>ою е>им і>ими"),
	"uk adj acc":  endingsOf("а>у"),
}

// likeCase tells which case another is like where it has no endings of its own.
func likeCase(gender, grammarCase string) string {
	switch {
	case grammarCase == "acc" && gender == "m":
		return "of"
	case grammarCase == "loc":
		return "dat"
	}
	return ""
}

// endingsFor gives the endings of a case of names of people.
func endingsFor(code, gender, kind, grammarCase string) []ending {
	for grammarCase != "" {
		key := code + " " + gender + " " + kind + " " + grammarCase
		if e := cases[key]; e != nil {
			return e
		}
		if e := moreCases[key]; e != nil {
			return e
		}
		grammarCase = likeCase(gender, grammarCase)
	}
	return nil
}

// foreign reports whether a name is in other letters than the language, which takes no
// endings then.
func foreign(code, name string) bool { return (code == "ru" || code == "uk") && isLatin(name) }

// declined puts one word into the form that the first ending that fits makes.
func declined(word string, endings []ending) string {
	for _, e := range endings {
		if e.from == "" {
			if !strings.ContainsRune(vowels, lastRune(word)) {
				return word + e.to
			}
			continue
		}
		if head, ok := strings.CutSuffix(word, e.from); ok && head != "" {
			return head + e.to
		}
	}
	return word
}

// inflectTown puts the name of a town into a case: of, dat, acc, ins or loc. What stands
// behind a preposition in it stays, and so does a name of a language without these cases.
func inflectTown(code, name, grammarCase string) string {
	noun, adj := townCases[code+" noun "+grammarCase], townCases[code+" adj "+grammarCase]
	if noun == nil || foreign(code, name) || strings.ContainsAny(name, "'’`0123456789(") {
		return name
	}
	if head, tail, ok := strings.Cut(name, "-"); ok && !strings.Contains(name, " ") {
		first, _ := firstRune(tail)
		switch {
		case unicode.IsLower(first): // Ростов-на-Дону
			return declined(head, noun) + "-" + tail
		case code == "ru" || code == "uk":
			return head + "-" + inflectTown(code, tail, grammarCase)
		}
		return inflectTown(code, head, grammarCase) + "-" + inflectTown(code, tail, grammarCase)
	}
	words := strings.Split(name, " ")
	head := true // whether the noun is still to come
	for i, w := range words {
		first, n := firstRune(w)
		if n == 0 || unicode.IsLower(first) {
			break
		}
		switch {
		case head && i+1 < len(words) && isTownAdjective(code, w, words[i+1]):
			words[i] = declined(w, adj)
		case head:
			words[i] = declined(w, noun)
			head = false
		case isTownAdjective(code, w, ""):
			words[i] = declined(w, adj)
		}
	}
	return strings.Join(words, " ")
}

// firstRune is the first character of a text and its length.
func firstRune(s string) (rune, int) {
	for _, r := range s {
		return r, len(string(r))
	}
	return 0, 0
}

// isTownAdjective reports whether a word of a name of a town is an adjective. Before the noun
// it ends as adjectives do, behind it only Polish ones that come from other places count.
func isTownAdjective(code, word, next string) bool {
	ends := func(with ...string) bool {
		for _, e := range with {
			if strings.HasSuffix(word, e) {
				return true
			}
		}
		return false
	}
	first, _ := firstRune(next)
	if next == "" || unicode.IsLower(first) {
		return code == "pl" && ends("ski", "cki", "dzki", "ska", "cka", "dzka", "skie", "ckie")
	}
	switch code {
	case "pl":
		if strings.HasSuffix(next, "ski") || strings.HasSuffix(next, "cki") || strings.HasSuffix(next, "ska") || strings.HasSuffix(next, "skie") {
			return false // Aleksandrów Łódzki
		}
		return ends("y", "i", "a", "e")
	case "cs":
		return ends("ý", "á", "é", "í", "ovy", "ův")
	case "ru":
		return ends("ий", "ый", "ой", "ая", "яя", "ое", "ее", "ые", "ие")
	case "uk":
		return ends("ий", "ій", "а", "е", "і")
	}
	return false
}
