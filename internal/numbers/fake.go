package numbers

// A Fake is how numbers are made up that stand for others of the kind: in masked data, and in data for tests.
type Fake struct {
	// Doc says in one sentence what a fake keeps and how it is chosen. Of several of a label the first has it.
	Doc string

	// Patterns are the forms without separators; package fake of the masker says how they are written. The first one that a number
	// has counts.
	Patterns []string

	// Years are the first and the last that people are born in, where the number holds a date. Zero means those of package fake.
	Years [2]int

	// Check tells which check characters are right, and takes no number that the check of the kind refuses, unless a fake is to be nobody's. Nil means that check.
	// It is for what has two right ones, of which one is rarely given out.
	Check func(compact []byte) bool

	// From is the least number that the check digits are. What is below it leaves the same by their divisor, and is not given out.
	From int

	// Arrange changes a number that was drawn by the pattern before its check characters are found, where a pattern cannot say
	// what is possible.
	Arrange func(c []byte, r Random)

	// Only says which numbers the forms are for, when the patterns alone do not.
	Only func(c []byte) bool
}

// Random is what fakes are chosen by.
type Random interface {
	// Below is a number from 0 to n-1.
	Below(n int) int
}
