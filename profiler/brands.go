package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file knows names of people that mean a thing by themselves: brands of general knowledge,
// drinks and dishes, sorts, breeds and plants. Nobody is meant by them, but by a title before them.

// namesOfThings are such names, whole as they are written.
var namesOfThings = newOtherSet(strings.Split(
	// Brands.
	"calvin klein|ralph lauren|tommy hilfiger|hugo boss|christian dior|louis vuitton|michael kors|marc jacobs|tom tailor|kate spade|jimmy choo|fred perry|jack wolfskin|max mara|elizabeth arden|estée lauder|mary kay|max factor|helena rubinstein|yves rocher|yves saint laurent|"+
		"jack daniel's|jack daniels|jim beam|johnnie walker|captain morgan|don julio|josé cuervo|jose cuervo|ben & jerry's|ben and jerry's|betty crocker|duncan hines|uncle ben's|aunt jemima|sara lee|trader joe's|papa john's|dr. oetker|dr. pepper|dr pepper|doc martens|dr. martens|dr martens|häagen-dazs|harley davidson|harley-davidson|aston martin|alfa romeo|land rover|marks & sparks|"+
		"samuel adams lager|mr muscle|mr. muscle|dr. bronner|gill sans|frau holle|herr der ringe|graf von monte christo|pán prstenů|pan samochodzik|władca pierścieni|ikea billy|morgan stanley|adam smith business|juliet romeo|jammy jellyfish|jack & jones|jack and jones|daniel wellington|juan valdez|dom pérignon|tommy bahama|johnny walker|bob evans|carl's jr|jimmy john's|mrs. fields|newman's own|burt's bees|lee cooper|pepe jeans|vera wang|vera bradley|donna karan|karen millen|ted baker|paco rabanne|carolina herrera|jean paul gaultier|jean-paul gaultier|thierry mugler|issey miyake|giorgio armani|emporio armani|dolce & gabbana|dolce and gabbana|roberto cavalli|diane von furstenberg|"+
		"alexander mcqueen|vivienne westwood|philipp plein|stuart weitzman|steve madden|christian louboutin|manolo blahnik|sonia rykiel|guy laroche|nina ricci|pierre cardin|adolfo domínguez|pedro del hierro|massimo dutti|marc o'polo|gerry weber|betty barclay|bruno banani|jil sander|karl lagerfeld|dr. hauschka|dr. scholl|dr. beckmann|john deere|massey ferguson|mercedes benz|mercedes-benz|"+
		// Feasts, which are wished.
		"merry christmas|happy easter|easter monday|easter sunday|happy new year|frohe weihnachten|frohe ostern|joyeux noël|feliz navidad|buon natale|feliz natal|god jul|glædelig jul|hyvää joulua|wesołych świąt|veselé vánoce|palm sunday|good friday|boxing day|ash wednesday|happy birthday|"+
		// Drinks and dishes.
		"bloody mary|virgin mary|earl grey|lady grey|tom collins|john collins|rob roy|shirley temple|harvey wallbanger|arnold palmer|peach melba|pêche melba|pfirsich melba|pfirsich-melba|sloppy joe|graham cracker|graham crackers|sally lunn|melba toast|crêpe suzette|crêpes suzette|crepes suzette|chicken kiev|oysters rockefeller|beef stroganoff|boeuf stroganoff|fettuccine alfredo|fettuccini alfredo|alfredo sauce|bananas foster|salisbury steak|general tso|hoppin' john|charlotte russe|monte cristo sandwich|kaiser roll|kaiser rolls|tournedos rossini|strammer max|schnitzel holstein|guaraná jesus|maria mole|prince polo|janssons frestelse|ali nazik|imam bayıldı|beef wellington|victoria sponge|battenberg cake|lamington cake|dobos torta|esterházy torta|caesar salad|eggs benedict|birne helene|poire belle-hélène|johnny cakes|romeu e julieta|romeo y julieta|أم علي|ام علي|"+
		// Sorts, breeds, plants and animals.
		"granny smith|pink lady|golden delicious|black-eyed susan|black eyed susan|sweet william|jack russell|jack russells|king charles spaniel|cavalier king charles|jenny wren|robin redbreast|creeping jenny|busy lizzie|bramley apple|bramley apples|"+
		// Sayings and games.
		"simon says|heath robinson|tom, dick and harry|sweet fanny adams|jack frost|jack-in-the-box|johnny-come-lately|otto normalverbraucher|average joe|jack of all trades|peeping tom", "|"))

// characters are people of books, films, plays and tales, who are meant where a sentence names them. In fields
// they are left alone, since people fill forms with them.
var characters = newOtherSet(strings.Split(
	"romeo and juliet|romeo und julia|roméo et juliette|romeo y julieta|romeo e giulietta|tristan und isolde|hansel and gretel|hänsel und gretel|jekyll and hyde|harry potter and|hermione granger|albus dumbledore|frodo baggins|bilbo baggins|luke skywalker|darth vader|han solo|obi-wan kenobi|indiana jones|sherlock holmes|hercule poirot|miss marple|jane eyre|anna karenina|anna karenine|madame bovary|"+
		"mary poppins|robin hood|robinson crusoe|oliver twist|tom sawyer|huckleberry finn|don quixote|don quijote|dorian gray|bridget jones|forrest gump|jerry maguire|erin brockovich|annie hall|mickey mouse|minnie mouse|donald duck|daisy duck|bugs bunny|homer simpson|bart simpson|scooby doo|super mario|lara croft|santa claus|king lear|king arthur|billy elliot|billie jean|eleanor rigby|pippi langstrumpf|pippi långstrump|pippi longstocking|"+
		"nils holgersson|katniss everdeen|tony soprano|rocky balboa|ethan hunt|jason bourne|ally mcbeal|hannah montana|mrs doubtfire|mrs. doubtfire|doctor who|dr. strangelove|doctor zhivago|doktor schiwago|winnie the pooh|winnie-the-pooh|kubuś puchatek|bob the builder|bob der baumeister|spongebob squarepants|charlie and the chocolate factory|thelma and louise|thelma & louise|bonnie and clyde|Анна Каренина|Анну Каренину|Анны Карениной|Евгений Онегин|Евгения Онегина|Гарри Поттер и|Шерлок Холмс|Шерлока Холмса|Винни-Пух", "|"))

// wordsOfThingName bounds the words of such a name before the one that was found.
const wordsOfThingName = 2

// isThingName reports whether a span is, or stands in, such a name.
func isThingName(text string, span *tagger.Span) bool {
	if n := len(namesOfThings.at(text, span.Start)); n > 0 && span.Start+n >= span.End {
		return !hasTitle(text, span.Start)
	}
	if n := len(characters.at(text, span.Start)); n > 0 && span.Start+n >= span.End && span.Label == tagger.Person {
		return isInProse(text, span.Start, span.Start+n)
	}
	i := span.Start
	for range wordsOfThingName {
		if i < 3 || text[i-1] != ' ' {
			return false
		}
		end := skipDotBack(text, i-1)
		k := wordStartWithin(text, end, end-longestWord)
		if k == end && end > 1 && text[end-1] == '&' {
			i = end - 1 // Ben & Jerry's
			continue
		}
		if k > 1 && text[k-1] == '-' {
			k = wordStartWithin(text, k-1, k-1-longestWord)
		}
		if k >= end {
			return false
		}
		if i = k; k+len(namesOfThings.at(text, k)) >= span.End || span.Label == tagger.Person && k+len(characters.at(text, k)) >= span.End && isInProse(text, k, span.End) {
			return true
		}
	}
	return false
}

// isInProse reports whether a word in small letters and a blank stand before text[i] or behind text[:j], and no colon
// before it.
func isInProse(text string, i, j int) bool {
	if i > 1 && text[i-1] == ' ' {
		c := text[i-2]
		return c != ':' && (classes[c] == classLetter || c >= utf8.RuneSelf)
	}
	return i == 0 && j+2 < len(text) && text[j] == ' ' && !isCapitalAt(text, j+1) && text[j+1] != '<' && text[j+1] != '('
}
