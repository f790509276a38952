package corpus

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// This file makes words of everyday language that no list has, and that name nobody: forms of
// words, which some languages have dozens of, and words that are put together.

// bentEndings are endings by language. A, O, I and U stand for vowels that go with those of the
// word.
var bentEndings = map[string][]string{
	"tr": strings.Fields("lArInIzIn lArImIzdAn mAsIndAn mAyAcAk IyOrlArdI dIğImIz AcAğIz mIştI sInIn lIklArI cIlArIn lAmAlIsInIz ArAk IncA mAdAn AbIlIr mAlArI sIzlIk lAştI dIklArInI mAktA yI nIn dA dAn IlmIş mAsI"),
	"fi": strings.Fields("ssAmme stAnsA llAni ttAisiin mme vAt immekin eissA istA illA jAmmekin minen misestA tAmAAn ttiin nut kAAn ksi ttA nsA jen issAnne tUksen UdestA llisesti mAttA vAn tAisi sti"),
	"hu": strings.Fields("jAink UnkAt OkkAl ítOttUk tUnk hAtnAk AibAn jUk ttAm ségérŐl ságAit nként ésUk nAk hOz vAl bAn rŐl tÓl jA Ait OttAk hAtÓ Atlan AndÓ ÁsA ÁsrA jÁk bb"),
	"el": strings.Fields("ούμε ήσατε ικών ώντας ήθηκε ουμε εται ονται ικές ούσαν ήσει όταν ίσουμε ώθηκαν ικά ήματα ώσεις ότητας ισμού τήρα"),
	"id": strings.Fields("kan an nya i kannya annya lah kah mu ku kanlah"),
}

// bentBeginnings are what stands before such words in Indonesian.
var bentBeginnings = strings.Fields("me di ber ter per ke mem men pe pen memper se")

// bent gives a form of an ordinary word. A sentence that begins with one begins with no name.
func (m *maker) bent() string {
	endings := bentEndings[m.language.code]
	w := ""
	for range 12 {
		w = strings.ToLower(m.plain())
		if n := utf8.RuneCountInString(w); n > 3 && n < 9 && !strings.ContainsAny(w, " -'") {
			break
		}
	}
	if endings == nil {
		return w
	}
	if m.language.code == "id" {
		return pick(m.rng, bentBeginnings) + w + pick(m.rng, endings)
	}
	ending := pick(m.rng, endings)
	back := strings.ContainsRune("aouıáóú", lastOf(w, "aouıáóúeiöüäyéíőű"))
	if m.language.code == "fi" {
		back = lastOf(w, "aouäöy") != 0 && !strings.ContainsRune("äöy", lastOf(w, "aouäöy"))
	}
	vowels := strings.NewReplacer("A", "e", "O", "e", "U", "ü", "I", "i", "Ő", "ő", "Ó", "ő", "Á", "é")
	switch {
	case m.language.code == "fi" && back:
		vowels = strings.NewReplacer("A", "a", "U", "u")
	case m.language.code == "fi":
		vowels = strings.NewReplacer("A", "ä", "U", "y")
	case m.language.code == "tr" && back:
		vowels = strings.NewReplacer("A", "a", "I", "ı", "O", "o")
	case m.language.code == "tr":
		vowels = strings.NewReplacer("A", "e", "I", "i", "O", "o")
	case back:
		vowels = strings.NewReplacer("A", "a", "O", "o", "U", "u", "Ő", "ó", "Ó", "ó", "Á", "á")
	}
	return w + vowels.Replace(ending)
}

// compounding are the languages that put words together.
var compounding = []string{"de", "nl", "sv", "da", "no", "fi", "hu"}

// longestCompound bounds two words that are put together, in bytes.
const longestCompound = 30

// coinedWord gives a word in small letters that begins as a word of everyday language does and ends
// as another one, or "" where that does not come out well. It keeps how words end in a place.
func (m *maker) coinedWord(word string) string {
	for range 4 {
		head := []rune(strings.ToLower(m.plain()))
		if slices.Contains(compounding, m.language.code) && m.chance(50) {
			if w := string(head) + word; len(w) < longestCompound {
				return w
			}
			continue
		}
		own := []rune(word)
		if len(head) < leastUnheard {
			continue
		}
		n, k := 3+m.rng.IntN(min(len(head)-3, 5)), 3+m.rng.IntN(min(len(own)-3, 4))
		if w := string(head[:n]) + string(own[len(own)-k:]); !m.all.known[w] {
			return w
		}
	}
	return ""
}
