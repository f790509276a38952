package profiler

import "github.com/privet-go/privet/profiler/internal/lexicon"

// This file tells the names that programs give their types and functions from names of
// organisations, which are written with a capital inside as well.

// codeTails end the names of types, and no names of organisations.
var codeTails = withCapitals("reader readers writer writers handler handlers listener listeners factory factories parser parsers builder builders provider providers manager managers service context controller controllers adapter adapters wrapper " +
	"exception exceptions error errors event events request requests response responses client server session sessions template templates model models view views entity repository config configuration options settings queue pool buffer buffers stream streams " +
	"header headers field fields value values type types item items list map set node nodes tree table tables column columns row rows record records filter filters query queries result results state status token tokens key keys id ids name names user users account accounts " +
	"test tests spec mock util utils helper helpers base impl interface object objects class method function callback hook hooks component components button dialog picker panel window widget page card image icon link links bar menu tripper trippers visitor visitors " +
	"balancer checks group groups container deployment job jobs task tasks runner worker workers scheduler dispatcher servlet registry resolver validator serializer encoder decoder codec formatter converter iterator collection cache lock mutex channel socket connection pointer index timeout deadline attempts size count limit rate date time each full least eof")

// mostCodeWord is how sure the tagger is at most of what is the name of a type, and
// fewestCodeWord how many bytes that has at least.
const (
	mostCodeWord   = 0.9
	fewestCodeWord = 8
)

// isCodeWord reports whether a name is one word with a capital inside behind a small letter, of
// everyday words the last of which is one for a part of a program: ResponseWriters.
func isCodeWord(name string) bool {
	last, humps := 0, 0
	for i := 1; i < len(name); i++ {
		switch c := name[i]; {
		case 'A' <= c && c <= 'Z' && 'a' <= name[i-1] && name[i-1] <= 'z':
			if !isPartOfCode(name[last:i]) {
				return false
			}
			last = i
			humps++
		case !isLetter(c):
			return false
		}
	}
	return humps > 0 && inSet(codeTails, name[last:]) && (last == 0 || isLetter(name[0]))
}

// isPartOfCode reports whether a word is one that everybody uses.
func isPartOfCode(word string) bool {
	return inSet(codeTails, word) || len(word) > 1 && lexicon.Lookup(word).Common() > 0
}
