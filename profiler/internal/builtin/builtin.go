package builtin

import (
	_ "embed"
	"strings"

	"github.com/privet-go/privet/profiler/internal/address"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/ids"
	"github.com/privet-go/privet/profiler/internal/once"
	"github.com/privet-go/privet/profiler/internal/online"
	"github.com/privet-go/privet/profiler/internal/people"
	"github.com/privet-go/privet/profiler/internal/phones"
	"github.com/privet-go/privet/profiler/internal/plates"
	"github.com/privet-go/privet/profiler/internal/said"
	"github.com/privet-go/privet/profiler/internal/secrets"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// Recognizers is the list of built-in recognizers, in the fixed order that breaks ties, which is that of order.txt.
func Recognizers() []*spec.Recognizer { return builtInOnce.Get() }

//go:embed order.txt
var order string

var builtInOnce = once.Value[[]*spec.Recognizer]{Make: func() []*spec.Recognizer {
	named := map[string]*spec.Recognizer{}
	for _, family := range [...][]spec.Recognizer{
		ids.Recognizers(), secrets.CoinRecognizers(), online.NetworkRecognizers(), phones.ContactRecognizers(), address.AddressRecognizers(),
		address.AddressScriptRecognizers(), people.NationalityRecognizers(), people.CountryRecognizers(), dates.BirthRecognizers(),
		dates.DateRecognizers(), people.AgeRecognizers(), dates.DatePartRecognizers(), people.PersonRecognizers(), online.UdiRecognizers(),
		address.EuropePostcodeRecognizers, plates.EuropePlateRecognizers(), online.DeviceRecognizers, online.OnlineRecognizers(), people.BodyRecognizers(),
		secrets.KeyRecognizers(), secrets.CredentialRecognizers(), online.SpelledRecognizers(), people.NameRecognizers(), people.JobRecognizers(),
		people.ThaiNameRecognizers(), secrets.AccountRecognizers(), plates.PlateRecognizers(), said.SaidRecognizers(), plates.PlateScriptRecognizers(),
		said.SalaryRecognizers(), people.FieldRecognizers(), people.TraitRecognizers(), people.ReligionRecognizers(), people.ColumnRecognizers(),
		secrets.SaidKeyRecognizers(), dates.ClockRecognizers(), dates.SpanRecognizers(), secrets.DoerRecognizers(), secrets.ChatRecognizers(),
		said.DocumentRecognizers(), phones.PhoneLanguageRecognizers(), secrets.AccessRecognizers(), plates.VehiclePlateRecognizers(),
	} {
		for i := range family {
			named[family[i].Name] = &family[i]
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
	for name := range named {
		panic("builtin: order.txt does not name " + name)
	}
	return list
}}
