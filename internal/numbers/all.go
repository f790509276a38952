package numbers

import "sync"

var (
	allOnce sync.Once
	all     []Number
	byName  map[string]*Number
)

// All gives all numbers, in the order of their files. They are made when they are first asked for. It is safe for concurrent use by
// multiple goroutines. The result is shared and must not be changed.
func All() []Number {
	allOnce.Do(makeAll)
	return all
}

// Named gives the number of a name, or nil. What it points to is shared and must not be changed.
func Named(name string) *Number {
	allOnce.Do(makeAll)
	return byName[name]
}

func makeAll() {
	for _, list := range [...][]Number{
		africa(), argentina(), australia(), austria(), balkans(), banks(), baltics(), benelux(), brazil(), canada(), cards(), centralAmerica(),
		china(), colombia(), czechia(), denmark(), devices(), eurasia(), europe(), finance(), finland(), france(), germany(), health(),
		hongKong(), hungary(), iceland(), india(), ireland(), italy(), japan(), korea(), licenses(), mexico(), newZealand(), norway(), passports(),
		peru(), poland(), portugal(), russia(), singapore(), southAmerica(), southAsia(), southEastAsia(), spain(), sweden(),
		switzerland(), taiwan(), ukraine(), unitedKingdom(), unitedStates(), vehicles(), westAsia(),
	} {
		all = append(all, list...)
	}
	byName = make(map[string]*Number, len(all))
	for i := range all {
		byName[all[i].Name] = &all[i]
	}
}
