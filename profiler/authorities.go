package profiler

import "strings"

// This file knows authorities and bodies of the state by their names, of which most words are everyday ones.

// authorities are such names in small letters.
var authorities = newOtherSet(strings.Split("house of representatives|house of commons|house of lords|united nations|security council|world health organization|european commission|european central bank|european court of human rights|international criminal court|international monetary fund|world bank|world trade organization|federal reserve|african union|red cross|supreme court|court of appeal|high court of justice|"+
	"bundesverfassungsgericht|europäische kommission|europäische zentralbank|vereinte nationen|vereinten nationen|deutscher wetterdienst|deutsches rotes kreuz|bundesgerichtshof|assemblée nationale|cour suprême|cour de cassation|cour des comptes|conseil d'état|conseil constitutionnel|conseil européen|commission européenne|météo-france|croix-rouge|nations unies|"+
	"congreso de los diputados|tribunal supremo|tribunal constitucional|audiencia nacional|consejo de ministros|cámara de diputados|corte suprema|comisión europea|naciones unidas|cruz roja|corte costituzionale|corte dei conti|consiglio di stato|camera dei deputati|commissione europea|nazioni unite|croce rossa|banca d'italia|câmara dos deputados|assembleia da república|supremo tribunal federal|supremo tribunal de justiça|comissão europeia|nações unidas|"+
	"tweede kamer|eerste kamer|raad van state|hoge raad|openbaar ministerie|europese commissie|verenigde naties|rode kruis|sąd najwyższy|sądu najwyższego|trybunał konstytucyjny|trybunału konstytucyjnego|najwyższa izba kontroli|komisja europejska|komisji europejskiej|rada ministrów|czerwony krzyż|ústavní soud|ústavního soudu|nejvyšší soud|nejvyššího soudu|poslanecká sněmovna|poslanecké sněmovny|česká národní banka|české národní banky|česká lékařská komora|české lékařské komory|česká televize|české televize|evropská komise|evropské komise|český statistický úřad|"+
	"sveriges riksbank|högsta domstolen|europeiska kommissionen|röda korset|norges bank|statistisk sentralbyrå|danmarks nationalbank|danmarks statistik|europa-kommissionen|røde kors|государственная дума|государственной думы|государственную думу|совет федерации|верховный суд|верховного суда|конституционный суд|конституционного суда|следственный комитет|следственного комитета|центральный банк|"+
	"türkiye büyük millet meclisi|nemzeti adó- és vámhivatal|nemzeti egészségbiztosítási alapkezelő|magyar államkincstár|anayasa mahkemesi|avrupa komisyonu|birleşmiş milletler|merkez bankası|hm passport office|his majesty's passport office|her majesty's passport office|passport office|irish passport office|australian passport office|us passport office|home office|foreign office|cabinet office|hm land registry|land registry|hm revenue & customs|hm revenue and customs|hm courts & tribunals service|hm courts and tribunals service|hm treasury|hm prison service|hm coastguard|companies house|"+
	"crown prosecution service|national crime agency|border force|uk border force|uk visas and immigration|environment agency|natural england|historic england|historic scotland|historic environment scotland|national highways|highways england|sport england|arts council england|homes england|network rail|transport for london|police scotland|police service of northern ireland|british transport police|metropolitan police|city of london police|legal aid agency|student loans company|care quality commission|food standards agency|health and safety executive|information commissioner's office|national records of scotland|general register office|department for work and pensions|ministry of justice|ministry of defence|office for national statistics|driver and vehicle licensing agency|child maintenance service|national probation service|natural resources wales|forestry england|public health england|public health scotland|social security scotland|revenue scotland|"+
	"internal revenue service|social security administration|department of motor vehicles|department of state|department of homeland security|federal bureau of investigation|u.s. citizenship and immigration services|federal trade commission|passport canada|service canada|canada revenue agency|royal canadian mounted police|australian federal police|australian taxation office|services australia|an garda síochána|"+
	"bundesamt für migration und flüchtlinge|bundesagentur für arbeit|deutsche rentenversicherung|kraftfahrt-bundesamt|statistisches bundesamt|auswärtiges amt|police nationale|gendarmerie nationale|préfecture de police|france travail|pôle emploi|policía nacional|policía local|policía municipal|guardia civil|mossos d'esquadra|agencia tributaria|dirección general de la policía|dirección general de tráfico|polizia di stato|polizia locale|polizia stradale|polizia postale|guardia di finanza|agenzia delle entrate|vigili del fuoco|"+
	"auswärtigen amt|auswärtigen amts|auswärtigen amtes|wasserschutzpolizei|bereitschaftspolizei|landeskriminalamt|landeskriminalamts|technisches hilfswerk|technischen hilfswerk|technischen hilfswerks|ministério público|assembleia legislativa|tribunal de contas|tribunal da relação|proteção civil|corpo de bombeiros|bombeiros voluntários|defensoria pública|poder judiciário|poder executivo|poder legislativo|poder judicial|poder ejecutivo|"+
	"ministerio público|protección civil|guardia nacional|defensoría del pueblo|provinciale staten|polícia judiciária|polícia de segurança pública|guarda nacional republicana|polícia federal|polícia civil|polícia militar|receita federal|autoridade tributária|segurança social|koninklijke marechaussee|sociale verzekeringsbank|dienst uitvoering onderwijs|immigratie- en naturalisatiedienst|rijksdienst voor het wegverkeer|zakład ubezpieczeń społecznych|straż graniczna|straż miejska|narodowy fundusz zdrowia|policie české republiky|česká správa sociálního zabezpečení|poliția română|poliția locală|emniyet genel müdürlüğü|sosyal güvenlik kurumu|"+smallNames, "|"))

// smallNames are more of them, whose words but the first are in small letters as well.
const smallNames = "consiglio comunale|consiglio regionale|consiglio provinciale|giunta comunale|giunta regionale|protezione civile|guardia costiera|capitaneria di porto|cour d'assises|cour d'appel|sécurité civile|sécurité sociale|assurance maladie|dopravní podnik|dopravního podniku|dopravnímu podniku|dopravním podniku|hasičský záchranný sbor|záchranná služba|straż pożarna|straży pożarnej|statens vegvesen"

// smallAuthorities are those of them whose words but the first are in small letters as well.
var smallAuthorities = newOtherSet(append(strings.Split(smallNames, "|"), "cour suprême", "conseil constitutionnel", "conseil européen", "commission européenne", "nations unies", "assemblée nationale", "corte costituzionale", "commissione europea", "ústavní soud", "ústavního soudu", "nejvyšší soud", "nejvyššího soudu", "poslanecká sněmovna", "poslanecké sněmovny", "česká národní banka", "české národní banky", "česká lékařská komora", "české lékařské komory", "česká televize", "české televize", "evropská komise", "evropské komise", "český statistický úřad",
	"europeiska kommissionen", "högsta domstolen", "statistisk sentralbyrå", "государственная дума", "государственной думы", "государственную думу", "верховный суд", "верховного суда", "конституционный суд", "конституционного суда", "следственный комитет", "следственного комитета", "центральный банк", "police nationale", "gendarmerie nationale", "préfecture de police", "guardia civil", "guardia di finanza", "agenzia delle entrate", "polizia locale", "polizia stradale", "polizia postale", "vigili del fuoco", "straż graniczna", "straż miejska", "zakład ubezpieczeń społecznych",
	"policie české republiky", "česká správa sociálního zabezpečení", "poliția română", "poliția locală"))

// longestSmall is the length in bytes of the longest word in small letters in the name of an authority: voor, for.
const longestSmall = 4

// authorityEnd is the end of the name of an authority at text[at], or at.
func authorityEnd(text string, at int) int {
	if at >= len(text) || !isCapitalAt(text, at) {
		return at
	}
	w := authorities.at(text, at)
	if w == "" {
		return at // as nearly always
	}
	end := at + len(w)
	if joinsBefore(text, at) || joinsAfter(text, end) {
		return at
	}
	if len(smallAuthorities.at(text, at)) == len(w) {
		return end
	}
	for i := at; i < end; {
		e, capital := wordAt(text, i)
		if e == i {
			i++
			continue
		}
		if !capital && e-i > longestSmall {
			return at
		}
		i = e
	}
	return end
}

// authorityFirsts are the first words of the names of authorities, and authoritySeconds the second ones of those that begin with an
// article or a word as short.
var authorityFirsts, authoritySeconds = func() (first, second *wordList) {
	var firsts, seconds []string
	for _, set := range [...]*otherSet{authorities, smallAuthorities} {
		for _, name := range set.words {
			e := wordsEndAt(name, 0)
			if e > len("die") || e+1 >= len(name) || name[e] != ' ' || !beginsWord(name, e+1) {
				firsts = append(firsts, name[:e])
			} else {
				seconds = append(seconds, name[e+1:wordsEndAt(name, e+1)])
			}
		}
	}
	return wordSet(strings.Join(firsts, " ")), wordSet(strings.Join(seconds, " "))
}()
