package registry

// The limits of a registry. Crossing one is an error, and changes nothing.
const (
	// MaxRecords is how many standards, recognizers, mappings and datasets there
	// can be, of each, unless [Options] say otherwise.
	MaxRecords = 10_000

	// MaxStandards is how many standards there can be, which package risk bounds.
	MaxStandards = 64

	// MaxPatterns is how many patterns a recognizer can have, and MaxAllPatterns
	// all of them together.
	MaxPatterns    = 32
	MaxAllPatterns = 10_000

	// MaxList is how many words or values a list of a recognizer can have, and
	// MaxAllWords all lists together.
	MaxList     = 1_000
	MaxAllWords = 200_000

	// MaxExamples is how many examples of a kind a recognizer can have, and
	// MaxExampleBytes how long one is.
	MaxExamples     = 100
	MaxExampleBytes = 4 << 10

	// MaxDatasetLabels is how many labels a dataset can have.
	MaxDatasetLabels = 1_000

	// MaxSources is how many sources a dataset can have, and MaxHistory how many entries
	// its history.
	MaxSources = 1_000
	MaxHistory = 30

	// MaxNameBytes is the length of the longest name, of a record, a category or a
	// title. MaxTextBytes is that of a description, a citation or an address.
	MaxNameBytes = 256
	MaxTextBytes = 4 << 10

	// MaxCatalogueBytes is the size of the largest catalogue document.
	MaxCatalogueBytes = 64 << 20

	// maxCodeBytes is the length of the longest code; the profiler puts something
	// in front of it.
	maxCodeBytes = 60

	// maxStandardName is the length of the longest name of a standard, as package
	// risk has it.
	maxStandardName = 64

	// maxVersion bounds the versions in a catalogue, so that counting on never
	// overflows and every reader of JSON holds them exactly.
	maxVersion = 1 << 52

	// maxCatalogueElements bounds the values of a catalogue document.
	maxCatalogueElements = 4_000_000

	// maxGone is how many records are remembered after they were deleted.
	maxGone = 10_000

	// maxFaults is how many errors of one write are told.
	maxFaults = 1_000

	// maxBatch is how many writes are made into one snapshot.
	maxBatch = 256
)
