package corpus

// abroad are countries with a language other than English whose addresses are
// written in Latin letters.
var abroad = []string{"AT", "BE", "BR", "CH", "CZ", "DE", "DK", "ES", "FI", "FR", "IT", "MX", "NL", "NO", "PL", "PT", "SE", "TR"}

// goAbroad writes nothing. What stands behind it in the template is of another
// country: addresses, towns, numbers and most names.
func (m *maker) goAbroad(*slot) string {
	m.country = pick(m.rng, abroad)
	return ""
}
