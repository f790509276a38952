package scan

// A form tells by itself when the probability of its label alone is TellingForm
// or more. Where a tenth of the values have one, they weigh against NONE, whatever
// the header says: there may be e-mail addresses in a column of descriptions.
const TellingForm = 0.85

// askedAlways is the probability from which on what a value may look like says
// something even when the header does not name the kind. Most values look like
// they could name a place; that is asked only where the header says so.
const askedAlways = 0.1
