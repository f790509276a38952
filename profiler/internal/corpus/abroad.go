package corpus

// abroad are countries with a language other than English whose addresses are
// written in Latin letters.
var abroad = []string{"AT", "BE", "BR", "CH", "CZ", "DE", "DK", "ES", "EE", "FI", "FR", "HR", "HU", "IS", "IT", "LT", "LV", "MX", "NL", "NO", "PL", "PT", "RO", "RS", "SE", "SI", "SK", "TR"}

// goAbroad writes nothing. What stands behind it in the template is of another
// country: addresses, towns, numbers and most names.
func (m *maker) goAbroad(*slot) string {
	m.country = pick(m.rng, abroad)
	return ""
}
