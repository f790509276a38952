package corpus

// abroad are countries with a language other than English whose addresses are
// written in Latin letters.
var abroad = []string{"AT", "BE", "BR", "CH", "CZ", "DE", "DK", "ES", "EE", "FI", "FR", "HR", "HU", "IS", "IT", "LT", "LV", "MX", "NL", "NO", "PL",
	"PT", "RO", "RS", "SE", "SI", "SK", "TR"}

// farAbroad are the endings of the rules of streets that only texts of other countries have: in
// Latin letters by a transcription, and in letters of their own.
var farAbroad = []string{"GL", "CYT", "GRN", "TN", "UY", "VNN", "RUT", "RUN", "JPT", "KRT", "CNT", "MYT", "THT", "BGT", "ALT", "EGT", "IRT", "ILT",
	"INT", "PHT", "AFT"}

// far is in how many of a hundred cases a country abroad is one of those.
const far = 25

// goAbroad writes nothing. What stands behind it in the template is of another
// country: addresses, towns, numbers and most names. It is the one with the code that the slot
// says, as in {abroad:KE}, or any.
func (m *maker) goAbroad(s *slot) string {
	if s.arg != "" {
		m.country = s.arg
		return ""
	}
	m.country = pick(m.rng, abroad)
	if m.chance(far) {
		m.country = pick(m.rng, farAbroad)
	}
	return ""
}
