package columns

// A part is one of the things that a score is the sum of. Each counts as much as
// its weight says; see columnWeights.
type part int

const (
	partKind       part = iota // of a kind: the model of looks knows it
	partOtherKind              // it does not
	PartExact                  // the header is a phrase of the kind
	PartAmbiguous              // which things have as well
	partAtEnd                  // the header ends in such a phrase
	partAtEndToo               // which things have as well
	partElsewhere              // the phrase stands elsewhere
	partGuessed                // it was made out of an abbreviation
	partDenied                 // the header is about the kind, but names none
	partFit                    // what the values are worth that fit, where the header does not name the kind
	partFitNamed               // where it does
	partChecks                 // check digits that hold
	partLook                   // how the values look, where the header says nothing
	partLookNamed              // where it names this kind
	partLookElse               // where it names another
	partTwin                   // first beside last, lat beside long
	partPeople                 // people beside a kind whose header things have as well
	partThings                 // things beside it
	partPeopleTold             // people beside a kind that the header does not name
	partThingsTold             // things beside it
	partBeside                 // what could be anything, as it is where people are
	partBirths                 // years beside names
	partLonely                 // a latitude or a longitude as it looks, and no other beside it; an age, and no people
	partRepeated               // names of which few are different
	partDialled                // numbers that are written in several ways
	partFormed                 // numbers that are written as those of people are, whatever their check digits
	partPostcodes              // values written as postcodes of the country that the table speaks for
	partHoused                 // words with a number behind or before them, beside towns or postcodes
	partRefuted                // values that are written as none of the kind is
	partSited                  // sites beside coordinates, and nobody
	partNobody                 // first or last names, and nobody else in a table of other things

	partNone       // of NONE
	PartNoneExact  // the header is a phrase of what is not personal
	partNoneAtEnd  //
	partNoneThings // the values are numbers, codes or flags
	partNoneFlags  // they are flags, and the header names a kind
	partTelling    // some values tell what they are
	partNoneLook   // how the values look, where the header says nothing
	partNoneNamed  // where it names a kind
	partNoneElse   // where it names what is not personal
	partNonePeople // people beside it, where the header says nothing
	partNoneOf     // things beside it
	partNoneWorded // the header has words, and none that is known

	partOthers     // of all kinds that nothing speaks for
	partOthersLook // how the values look
	parts
)

// columnWeights is what a part counts. TestFitColumns fits the weights to the
// tables of internal/tables that are there for calibration, so that the
// probabilities are those of being right, and writes them here.
var columnWeights = [parts]float64{
	partKind:       -0.887,
	partOtherKind:  -3.701,
	PartExact:      6.538,
	PartAmbiguous:  4.518,
	partAtEnd:      5.955,
	partAtEndToo:   4.021,
	partElsewhere:  2.814,
	partGuessed:    -1.094,
	partDenied:     -4.000,
	partFit:        0.700,
	partFitNamed:   0.326,
	partChecks:     0.922,
	partLook:       0.964,
	partLookNamed:  1.000,
	partLookElse:   0.807,
	partTwin:       3.000,
	partPeople:     3.000,
	partThings:     -3.000,
	partPeopleTold: 0.549,
	partThingsTold: -0.299,
	partBeside:     5.500,
	partBirths:     4.000,
	partLonely:     -3.000,
	partRepeated:   -3.000,
	partDialled:    2.500,
	partFormed:     6.000,
	partPostcodes:  4.000,
	partHoused:     3.000,
	partRefuted:    -4.000,
	partSited:      -9.000,
	partNobody:     -2.500,
	partNone:       0.554,
	PartNoneExact:  4.500,
	partNoneAtEnd:  4.368,
	partNoneThings: -0.954,
	partNoneFlags:  5.143,
	partTelling:    -5.000,
	partNoneLook:   1.314,
	partNoneNamed:  0.593,
	partNoneElse:   1.000,
	partNonePeople: -0.294,
	partNoneOf:     0.327,
	partNoneWorded: 0.649,
	partOthers:     -0.964,
	partOthersLook: 0.614,
}

// unlike is the share of columns that are like none of those that the weights were
// fitted to: no verdict is surer than what it leaves.
const unlike = 0.01

// A scorePart is a part of a score, and how much there is of it.
type scorePart struct {
	part  part
	value float64
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
	noneUnseen  = 0.5   // before anything is looked at
	noneEmpty   = -2.5  // there are no values
	noneLong    = -3.0  // they are long numbers, and no header says of what
	noneWorded  = 1.0   // the header has words, of which none is of a kind
	nonePeople  = -0.7  // there are people beside it
	noneHeaded  = 6.0   // the header says so
	noneNamed   = -2.0  // the header names a kind
	noneAsked   = 6.0   // and the values are yes and no
	noneText    = -12.0 // the values are sentences, in which anything may stand
	noneTelling = -14.0 // some values tell what they are
	noneLook    = 0.5   // for each unit of the logarithm of the odds that the values look like nothing personal
	noneLookMax = 2.0   // how they look, at most, and the less the fewer they are
	noneLookFew = 5.0   // the number of values at which that is a half
)
