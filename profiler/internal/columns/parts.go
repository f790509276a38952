package columns

// A Part is one of the things that a score is the sum of. Each counts as much as
// its weight says; see columnWeights.
type Part int

const (
	PartKind       Part = iota // of a kind: the model of looks knows it
	PartOtherKind              // it does not
	PartExact                  // the header is a phrase of the kind
	PartAmbiguous              // which things have as well
	PartAtEnd                  // the header ends in such a phrase
	PartAtEndToo               // which things have as well
	PartElsewhere              // the phrase stands elsewhere
	PartGuessed                // it was made out of an abbreviation
	PartDenied                 // the header is about the kind, but names none
	PartFit                    // what the values are worth that fit, where the header does not name the kind
	PartFitNamed               // where it does
	PartChecks                 // check digits that hold
	PartLook                   // how the values look, where the header says nothing
	PartLookNamed              // where it names this kind
	PartLookElse               // where it names another
	PartTwin                   // first beside last, lat beside long
	PartPeople                 // people beside a kind whose header things have as well
	PartThings                 // things beside it
	PartPeopleTold             // people beside a kind that the header does not name
	PartThingsTold             // things beside it
	PartBirths                 // years beside names
	PartLonely                 // a latitude or a longitude as it looks, and no other beside it; an age, and no people
	PartRepeated               // names of which few are different
	PartDialled                // numbers that are written in several ways
	PartPostcodes              // values written as postcodes of the country that the table speaks for
	PartHoused                 // words with a number behind or before them, beside towns or postcodes
	PartRefuted                // values that are written as none of the kind is
	PartSited                  // sites beside coordinates, and nobody
	PartNobody                 // first or last names, and nobody else in a table of other things

	PartNone       // of NONE
	PartNoneExact  // the header is a phrase of what is not personal
	PartNoneAtEnd  //
	PartNoneThings // the values are numbers, codes or flags
	PartNoneFlags  // they are flags, and the header names a kind
	PartTelling    // some values tell what they are
	PartNoneLook   // how the values look, where the header says nothing
	PartNoneNamed  // where it names a kind
	PartNoneElse   // where it names what is not personal
	PartNonePeople // people beside it, where the header says nothing
	PartNoneOf     // things beside it
	PartNoneWorded // the header has words, and none that is known

	PartOthers     // of all kinds that nothing speaks for
	PartOthersLook // how the values look
	Parts
)

// ColumnWeights is what a part counts. TestFitColumns fits the weights to the
// tables of internal/tables that are there for calibration, so that the
// probabilities are those of being right, and writes them here.
var ColumnWeights = [Parts]float64{
	PartKind:       -1.481,
	PartOtherKind:  -3.740,
	PartExact:      7.247,
	PartAmbiguous:  4.715,
	PartAtEnd:      5.936,
	PartAtEndToo:   3.971,
	PartElsewhere:  2.893,
	PartGuessed:    -0.988,
	PartDenied:     -4.000,
	PartFit:        0.700,
	PartFitNamed:   0.895,
	PartChecks:     0.927,
	PartLook:       0.801,
	PartLookNamed:  1.000,
	PartLookElse:   1.152,
	PartTwin:       3.000,
	PartPeople:     3.000,
	PartThings:     -3.000,
	PartPeopleTold: 0.293,
	PartThingsTold: -0.298,
	PartBirths:     4.000,
	PartLonely:     -3.000,
	PartRepeated:   -3.000,
	PartDialled:    2.500,
	PartPostcodes:  4.000,
	PartHoused:     3.000,
	PartRefuted:    -4.000,
	PartSited:      -9.000,
	PartNobody:     -2.500,
	PartNone:       0.592,
	PartNoneExact:  4.500,
	PartNoneAtEnd:  4.406,
	PartNoneThings: -0.336,
	PartNoneFlags:  5.034,
	PartTelling:    -5.000,
	PartNoneLook:   1.018,
	PartNoneNamed:  0.659,
	PartNoneElse:   1.000,
	PartNonePeople: -1.014,
	PartNoneOf:     0.301,
	PartNoneWorded: 1.263,
	PartOthers:     -0.371,
	PartOthersLook: 0.973,
}

// unlike is the share of columns that are like none of those that the weights were
// fitted to: no verdict is surer than what it leaves.
const unlike = 0.01

// A ScorePart is a part of a score, and how much there is of it.
type ScorePart struct {
	Part  Part
	Value float64
}

// The least that the way the values look says against a kind, as the logarithm of
// a probability.
const (
	leastLook      = -7.0
	leastLookMaybe = -4.5 // of what is not personal, where the header says so
	leastLookNamed = -3.5 // of a kind that the header names

	leastLookAmbiguous = -6.0 // of one that it names in a word that things have as well
	unlikeNamed        = -3.0 // from which on people beside such a kind do not speak for it
)

// leastLikely is the probability from which on a kind is weighed for the way the
// values look alone.
const leastLikely = 0.01

// What speaks for NONE, and not only for UNKNOWN, when nothing personal is known in
// a column, in the logarithm of the odds.
const (
	noneUnseen  = -2.0  // before anything is looked at
	noneHeaded  = 6.0   // the header says so
	noneNamed   = -4.0  // the header names a kind
	noneText    = -12.0 // the values are sentences, in which anything may stand
	noneTelling = -14.0 // some values tell what they are
	noneLookMax = 4.0   // how the values look, at most, and the less the fewer they are
	noneLookFew = 5.0   // the number of values at which that is a half
)
