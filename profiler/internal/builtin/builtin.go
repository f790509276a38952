package builtin

import (
	_ "embed"
	"maps"
	"slices"
	"strings"

	"github.com/privet-go/privet/profiler/internal/address"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/demographics"
	"github.com/privet-go/privet/profiler/internal/fields"
	"github.com/privet-go/privet/profiler/internal/grammars"
	"github.com/privet-go/privet/profiler/internal/internet"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/phones"
	"github.com/privet-go/privet/profiler/internal/plates"
	"github.com/privet-go/privet/profiler/internal/secrets"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// Recognizers is the list of built-in recognizers, in the fixed order that breaks ties, which is that of order.txt.
func Recognizers() []*spec.Recognizer { return builtInOnce.Get() }

//go:embed order.txt
var order string

var builtInOnce = lazy.Value[[]*spec.Recognizer]{Make: func() []*spec.Recognizer {
	named, words := map[string]*spec.Recognizer{}, lists.Sets("recognizers")
	for _, family := range [...][]spec.Recognizer{
		grammars.Recognizers(), secrets.CoinRecognizers(), internet.NetworkRecognizers(), phones.ContactRecognizers(), address.AddressRecognizers(),
		address.AddressScriptRecognizers(), demographics.NationalityRecognizers(), demographics.CountryRecognizers(), dates.BirthRecognizers(),
		dates.DateRecognizers(), demographics.AgeRecognizers(), dates.DatePartRecognizers(), demographics.PersonRecognizers(), internet.UdiRecognizers(),
		address.EuropePostcodeRecognizers, plates.EuropePlateRecognizers(), internet.OnlineRecognizers(), demographics.BodyRecognizers(),
		secrets.KeyRecognizers(), secrets.CredentialRecognizers(), internet.SpelledRecognizers(), demographics.NameRecognizers(), demographics.JobRecognizers(),
		demographics.ThaiNameRecognizers(), secrets.AccountRecognizers(), plates.PlateRecognizers(), fields.SaidRecognizers(), plates.PlateScriptRecognizers(),
		fields.SalaryRecognizers(), demographics.FieldRecognizers(), demographics.TraitRecognizers(), demographics.ReligionRecognizers(),
		demographics.ColumnRecognizers(), fields.SpokenRecognizers(),
		secrets.SaidKeyRecognizers(), dates.ClockRecognizers(), dates.SpanRecognizers(), secrets.DoerRecognizers(),
		phones.PhoneLanguageRecognizers(), secrets.AccessRecognizers(), secrets.CommandRecognizers(), plates.VehiclePlateRecognizers(),
	} {
		for i := range family {
			r := &family[i]
			named[r.Name] = r
			r.Context, r.Headers = append(r.Context, words[r.Name+".context"]...), append(r.Headers, words[r.Name+".headers"]...)
		}
	}
	list := make([]*spec.Recognizer, 0, len(named))
	for line := range strings.Lines(order) {
		if name := strings.TrimSuffix(line, "\n"); !strings.HasPrefix(name, "#") {
			r := named[name]
			if r == nil {
				panic("builtin: order.txt names no recognizer: " + name)
			}
			list = append(list, r)
			delete(named, name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(named)) {
		if !strings.HasSuffix(name, spec.SetApart) { // these stand last
			panic("builtin: order.txt does not name " + name)
		}
		list = append(list, named[name])
	}
	return list
}}
