package lexicon

// A Class says what a word can be. Several can hold at once: Jordan is given to
// people, is a name of families and a country. For the first four there is a
// degree.
type Class uint32

// The classes that have a degree, in two bits each: 0 when the word is none, then
// 1 for rare, 2 for usual and 3 for very common ones.
const (
	givenShift  = 0
	familyShift = 2
	placeShift  = 4
	commonShift = 6
	degreeMask  = 3
)

// Of the ClassBits bits of a class the lowest DegreeBits are the degrees.
const (
	ClassBits  = 20
	DegreeBits = 8
)

// The classes that have none.
const (
	Country      Class = 1 << (iota + DegreeBits) // a name of a country
	Region                                        // a name of a state, province or other part of a country
	Demonym                                       // a nationality or ethnic group, as an adjective or a noun
	Religion                                      // a religion or its followers
	Occupation                                    // a job
	OrgWord                                       // a word in names of organisations: Bank, University, GmbH
	Organization                                  // a name of an organisation
	Street                                        // a word in names of streets
	Title                                         // what stands before a name: Mr, Dr
	Thing                                         // what has a capital and is none of these: months, chemical elements, products
	Begins                                        // the first word of several that are known together
	NameSuffix                                    // what stands behind a name: Jr, MD
)

// Given is how common the word is as a name given to people, 0–3.
func (c Class) Given() int { return int(c >> givenShift & degreeMask) }

// Family is how common it is as a name of families, 0–3.
func (c Class) Family() int { return int(c >> familyShift & degreeMask) }

// Place is how large a place of this name is, 0–3.
func (c Class) Place() int { return int(c >> placeShift & degreeMask) }

// Common is how common it is as a word that is no name, 0–3.
func (c Class) Common() int { return int(c >> commonShift & degreeMask) }

// Is reports whether any of the classes of set holds.
func (c Class) Is(set Class) bool { return c&set != 0 }

// IsName reports whether it can be a name of anything.
func (c Class) IsName() bool {
	const degrees = degreeMask<<givenShift | degreeMask<<familyShift | degreeMask<<placeShift
	return c&(degrees|Country|Region|Demonym|Organization) != 0
}

// IsEveryday reports whether it is one of the most common words and none that usually stands in
// a name or an address: what most words of a text are.
func (c Class) IsEveryday() bool {
	const usual = 2<<givenShift | 2<<familyShift | 2<<placeShift // degrees of two and three
	return c&(degreeMask<<commonShift|usual|OrgWord|Street|Title|Country|Region|Demonym) == degreeMask<<commonShift
}

// Of makes a class of the degrees, 0–3, and the classes without one.
func Of(given, family, place, common int, rest Class) Class {
	return Class(given)<<givenShift | Class(family)<<familyShift | Class(place)<<placeShift | Class(common)<<commonShift | rest
}

// Or joins two classes. Of each degree the higher one counts.
func (c Class) Or(d Class) Class {
	return Of(max(c.Given(), d.Given()), max(c.Family(), d.Family()), max(c.Place(), d.Place()), max(c.Common(), d.Common()), (c|d)&^(1<<DegreeBits-1))
}
