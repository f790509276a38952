package demographics

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// BodyRecognizers find genetic data and pictures of people.
func BodyRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "genetic-variant", Label: "GENETIC_DATA",
			Doc:      "A variant of a sequence: c., g., m. or n., a position, and a change of bases, or p. and a change of amino acids.",
			Source:   "HGVS Nomenclature, recommendations for DNA, RNA and protein",
			Triggers: []spec.Trigger{spec.OnByte('.').Then("9A(-").Behind("a").AtMost(surelyVariant)},
			Match:    matchVariant,
			Context:  lists.Words("demographics", "geneticContext"),
		},
		{
			Name: "genetic-marker", Label: "GENETIC_DATA",
			Doc:    "The letters rs and the three to ten digits of a known place in the genome where people differ.",
			Source: "NCBI dbSNP, reference SNP numbers",
			Shapes: []spec.Shape{{Pattern: "RS999", Alone: 0.01}, {Pattern: "RS9999", Alone: 0.02}, {Pattern: "RS99999", Alone: 0.1},
				{Pattern: "RS999999", Alone: 0.3}, {Pattern: "RS9999999", Alone: 0.4}, {Pattern: "RS99999999", Alone: 0.45}, {Pattern: "RS999999999",
					Alone: 0.45}, {Pattern: "RS9999999999", Alone: 0.45}},
			Check: isMarker, FalseAccept: 0.9,
			Context: lists.Words("demographics", "geneticContext"),
		},
		{
			Name: "genetic-sequence", Label: "GENETIC_DATA",
			Doc:      "Twenty or more letters for bases in a row.",
			Source:   "IUPAC-IUB, nomenclature for bases in nucleic acid sequences",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).AtLeast(FewestBases)},
			Match:    matchSequence,
			Context:  lists.Words("demographics", "geneticContext"), Cell: isAlleles, CellAlone: 0.02,
		},
		{
			Name: "face-photo", Label: "FACE_PHOTO",
			Doc:  "A column that is named as one of photographs of people, or of references to them.",
			Cell: isReference, CellAlone: 0.005,
		},
	}
}

// FewestBases is the length from which on letters for bases are no word.
const FewestBases = 20

// mostBases bounds the walk over a sequence; of what is longer the rest is not found.
const mostBases = 1 << 14

// matchSequence reads letters for bases from the first of them.
func matchSequence(text string, at int) (spec.Match, bool) {
	if lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	end, kinds := at, 0
	for end < len(text) && end-at < mostBases {
		kind := strings.IndexByte("ACGTN", text[end]&^0x20)
		if kind < 0 || !numeral.IsLetter(text[end]) {
			break
		}
		kinds |= 1 << kind
		end++
	}
	// A row of one letter or two is a placeholder or a pattern.
	if end-at < FewestBases || kinds&^0x10 != 0xF || end-at < mostBases && lex.JoinsAfter(text, end) {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: end, Alone: 0.9}, true
}

func isMarker(c []byte) bool {
	return len(c) >= 5 && c[0] == 'R' && c[1] == 'S' && c[2] != '0' && numeral.AllDigits(c[2:])
}

// isAlleles reports whether a value is one or two alleles of a place, such as AG, A/G or C|C.
func isAlleles(v string) bool {
	if len(v) < 2 || len(v) > 3 || len(v) == 3 && v[1] != '/' && v[1] != '|' {
		return false
	}
	return strings.IndexByte("ACGT", v[0]) >= 0 && strings.IndexByte("ACGT-", v[len(v)-1]) >= 0
}

// LongestVariant bounds the walk over a variant.
const LongestVariant = 48

// surelyVariant is what a variant of a sequence is worth.
const surelyVariant = 0.93

// matchVariant reads a variant around the dot behind its kind.
func matchVariant(text string, at int) (spec.Match, bool) {
	start := at - 1
	if start < 0 || lex.JoinsBefore(text, start) {
		return spec.Match{}, false
	}
	r := variantReader{text[:min(len(text), start+LongestVariant)], at + 1}
	ok := false
	switch text[start] {
	case 'c', 'g', 'm', 'n':
		ok = r.position() && (!r.take("_") || r.position()) && r.bases()
	case 'p':
		bracket := r.take("(")
		ok = r.aminoAcids() && (!bracket || r.take(")"))
	}
	return spec.Match{Start: start, End: r.at, Alone: surelyVariant}, ok && !lex.JoinsAfter(text, r.at)
}

// A variantReader is at a place of a variant.
type variantReader struct {
	text string
	at   int
}

// take goes behind a word, if it stands there.
func (r *variantReader) take(word string) bool {
	if !strings.HasPrefix(r.text[r.at:], word) {
		return false
	}
	r.at += len(word)
	return true
}

func (r *variantReader) number() bool {
	from := r.at
	r.at = chars.DigitsEnd(r.text, r.at, len(r.text))
	return r.at > from
}

// position goes behind 35, -14 and 88+1.
func (r *variantReader) position() bool {
	r.take("-")
	if !r.number() {
		return false
	}
	if r.take("+") || r.take("-") {
		return r.number()
	}
	return true
}

// base goes behind letters for bases.
func (r *variantReader) base() bool {
	from := r.at
	r.at = chars.BytesEnd(r.text, r.at, len(r.text), "ACGT")
	return r.at > from
}

// bases goes behind A>G, del, dupT, insAC, delinsTG and inv.
func (r *variantReader) bases() bool {
	if r.base() {
		return r.take(">") && r.base()
	}
	switch {
	case r.take("delins"), r.take("ins"):
		return r.base()
	case r.take("del"), r.take("dup"), r.take("inv"):
		if r.base() && r.take("ins") {
			return r.base()
		}
		return true
	}
	return false
}

// aminoAcids goes behind Val600Glu, Arg97fs, Trp24Ter and Lys76*.
func (r *variantReader) aminoAcids() bool {
	if !r.aminoAcid() || !r.number() {
		return false
	}
	switch {
	case r.take("*"), r.take("="), r.take("del"), r.take("dup"):
		return true
	case r.take("fs"):
		return true
	case r.aminoAcid():
		if r.take("fs*") || r.take("fsTer") {
			return r.number()
		}
		return true
	}
	return false
}

// aminoAcidCodes are the codes of three letters.
const aminoAcidCodes = "Ala Arg Asn Asp Cys Gln Glu Gly His Ile Leu Lys Met Phe Pro Pyl Sec Ser Ter Thr Trp Tyr Val"

func (r *variantReader) aminoAcid() bool {
	if r.at+3 > len(r.text) || !numeral.IsListed(aminoAcidCodes,
		[]byte(r.text[r.at:r.at+3])) {
		return false
	}
	r.at += 3
	return true
}

// isReference reports whether a value can name or hold a file: it is one word of some length, an address or data.
func isReference(v string) bool {
	return len(v) >= 4 && strings.IndexByte(v, ' ') < 0
}
