package profiler

import (
	"strings"
	"unicode/utf8"
)

// This file reads ages whose number is written in words: seventy-six years old, a los sesenta y ocho años, en nio år gammal
// flicka.

// countedWords are the words for the numbers from two to ninety-nine, as far as they are one word that no other number
// word is a part of.
var countedWords = wordSet("two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety " +
	"zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig " +
	"deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize vingt vingts trente quarante cinquante soixante septante huitante nonante " +
	"dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta cuarenta cincuenta sesenta setenta ochenta noventa " +
	"dois duas três sete oito dez treze quatorze quinze dezesseis dezasseis dezessete dezassete dezoito dezenove dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa " +
	"tre cinque sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta quattro " +
	"twee drie vijf zes zeven negen tien twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig " +
	"två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo trettio fyrtio femtio sextio sjuttio åttio nittio " +
	"fire syv sju otte åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve tjue tredive tretti førti femti seksti sytti åtti nitti halvtreds tres halvfjerds firs halvfems fyrre seks " +
	"dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt " +
	"tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát " +
	"два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто")

// numberTens are the tens that units are written together with, behind them with one of numberTies between in German, Dutch
// and Danish, and before them in Italian, Swedish and Norwegian.
var (
	numberTens = [...]string{"zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig", "twintig", "dertig", "veertig", "vijftig", "zestig", "zeventig", "tachtig", "negentig",
		"tyve", "tredive", "fyrre", "halvtreds", "tres", "halvfjerds", "firs", "halvfems"}
	firstTens = [...]string{"venti", "vent", "trenta", "trent", "quaranta", "quarant", "cinquanta", "cinquant", "sessanta", "sessant", "settanta", "settant", "ottanta", "ottant", "novanta", "novant",
		"tjugo", "trettio", "fyrtio", "femtio", "sextio", "sjuttio", "åttio", "nittio", "tjue", "tretti", "førti", "femti", "seksti", "sytti", "åtti", "nitti"}
	numberTies  = [...]string{"und", "en", "ën", "og"}
	numberUnits = wordSet("ein uno un een ett et en due tre quattro cinque sei sette otto nove tré zwei drei vier fünf sechs sieben acht neun twee drie vijf zes zeven negen två fyra fem sex sju åtta nio to fire seks syv otte ni åtte")
	numberJoins = wordSet("y e et and und en og och i a")
)

// mostNumberWords bounds the words of such a number.
const mostNumberWords = 3

// isNumberWord reports whether a word, or each part of it between hyphens, is a number.
func isNumberWord(word string) bool {
	if inSet(countedWords, word) {
		return true
	}
	if strings.IndexByte(word, '-') > 0 {
		for part := range strings.SplitSeq(word, "-") {
			if !inSet(countedWords, part) && !inSet(numberUnits, part) && part != "one" && part != "et" {
				return false
			}
		}
		return true
	}
	for _, tens := range numberTens {
		if rest, ok := strings.CutSuffix(word, tens); ok && rest != "" {
			for _, tie := range numberTies {
				if unit, ok := strings.CutSuffix(rest, tie); ok && inSet(numberUnits, unit) {
					return true
				}
			}
		}
	}
	for _, tens := range firstTens {
		if unit, ok := strings.CutPrefix(word, tens); ok && inSet(numberUnits, unit) {
			return true
		}
	}
	return false
}

// spelledStart is where the number in words begins that ends at text[i], or i.
func spelledStart(text string, i int) int {
	from := i
	for n := 0; n < mostNumberWords; n++ {
		at := from
		if n > 0 {
			if at == 0 || text[at-1] != ' ' {
				break
			}
			at--
			if k := wordStartWithin(text, at, at-longestWord); n > 0 && inSet(numberJoins, text[k:at]) && k > 0 && text[k-1] == ' ' {
				at = k - 1 // sesenta y ocho
			}
		}
		k := letterStart(text, at, max(0, at-3*longestWord))
		if k == at || !isNumberWord(text[k:at]) || n > 0 && !endsInTens(text[k:at]) {
			break
		}
		from = k
	}
	return from
}

// endsInTens reports whether a number word is that of tens, to which units behind it belong.
func endsInTens(word string) bool {
	for _, end := range [...]string{"ty", "nta", "nte", "inte", "ieścia", "ieści", "siąt", "cet", "sát", "дцать", "сорок", "десят", "девяносто", "vingt", "vingts", "soixante"} {
		if strings.HasSuffix(word, end) {
			return true
		}
	}
	return false
}

// spelledAge reads the age in words before the word for years, or the phrase for an age, at text[at].
func spelledAge(text string, at int) (match, bool) {
	end := at - 1
	if end < 3 || text[end] != ' ' && text[end] != '-' || text[end-1] < utf8.RuneSelf && !isLetter(text[end-1]) {
		return match{}, false
	}
	start := spelledStart(text, end)
	if start == end || joinsBefore(text, start) {
		return match{}, false
	}
	if isSpanBefore(text, start) {
		return match{}, false // dentro de tres años
	}
	if goesOnPastYears(text, end) {
		return match{}, false // trois ans après, dos años de prisión
	}
	return yearsAfter(text, start, end, at)
}

// isSpanBefore reports whether a word for how long or when stands before of and the number at text[start].
func isSpanBefore(text string, start int) bool {
	if start < len("dentro de ") || text[start-1] != ' ' {
		return false
	}
	k := lettersStart(text, start-1)
	if of := text[k : start-1]; of != "de" && of != "di" || k < 2 || text[k-1] != ' ' {
		return false
	}
	return inSet(spanWords, text[lettersStart(text, k-1):k-1])
}

// spanWords are such words, in Romance languages.
var spanWords = wordSet("dentro después antes más menos alrededor cabo lapso plazo período periodo pena condena depois mais menos cerca prazo bout plus moins durée délai période peine meno più termine durata periodo contrato contrat contratto")
