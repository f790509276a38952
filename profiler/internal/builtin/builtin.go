package builtin

import (
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

// Recognizers is the list of built-in recognizers, in the fixed order that breaks
// ties.
func Recognizers() []*spec.Recognizer { return builtInOnce.Get() }

var builtInOnce = once.Value[[]*spec.Recognizer]{Make: func() []*spec.Recognizer {
	var list []*spec.Recognizer
	for _, family := range [...][]spec.Recognizer{
		ids.CardRecognizers(), ids.BankRecognizers(), secrets.CoinRecognizers(), ids.UsRecognizers(), online.NetworkRecognizers(),
		phones.ContactRecognizers(), address.AddressRecognizers(), address.AddressScriptRecognizers(), people.NationalityRecognizers(), people.CountryRecognizers(), dates.BirthRecognizers(), dates.DateRecognizers(), people.AgeRecognizers(), dates.DatePartRecognizers(), people.PersonRecognizers(),
		ids.VehicleRecognizers(),
		ids.UsGovernmentRecognizers(), ids.UsHealthRecognizers(), online.UdiRecognizers(), ids.LicenseRecognizers(),
		ids.CanadaRecognizers(), ids.MexicoRecognizers(), ids.CentralAmericaRecognizers(), ids.BrazilRecognizers(), ids.SouthConeRecognizers(), ids.AndesRecognizers(),
		ids.AustraliaRecognizers, ids.NewZealandRecognizers(), ids.AfricaRecognizers(),
		ids.UkRecognizers(), ids.GermanRecognizers(), ids.FrenchRecognizers(), ids.IberianRecognizers(),
		ids.ItalianRecognizers(), ids.BeneluxRecognizers(), ids.AlpineRecognizers(), ids.NordicRecognizers(), ids.CentralRecognizers(),
		ids.BalkanRecognizers(), ids.EasternRecognizers(), ids.VatRecognizers(),
		address.EuropePostcodeRecognizers, plates.EuropePlateRecognizers(),
		ids.WestAsiaRecognizers(), ids.SouthAsiaRecognizers(), ids.ChinaRecognizers(), ids.KoreaRecognizers(), ids.JapanRecognizers,
		ids.SouthEastAsiaRecognizers(), ids.SingaporeRecognizers(), ids.FinanceRecognizers(),
		online.DeviceRecognizers, online.OnlineRecognizers(), ids.MrzRecognizers(), people.BodyRecognizers(),
		secrets.KeyRecognizers(), secrets.CredentialRecognizers(),
		online.SpelledRecognizers(), people.NameRecognizers(), people.JobRecognizers(), people.ThaiNameRecognizers(), secrets.AccountRecognizers(), plates.PlateRecognizers(), said.SaidRecognizers(), plates.PlateScriptRecognizers(), said.SalaryRecognizers(), people.FieldRecognizers(), people.TraitRecognizers(), people.ReligionRecognizers(), people.ColumnRecognizers(), ids.HomeAccountRecognizers(), secrets.SaidKeyRecognizers(), dates.ClockRecognizers(), dates.SpanRecognizers(), secrets.DoerRecognizers(), secrets.ChatRecognizers(), said.DocumentRecognizers(), phones.PhoneLanguageRecognizers(), secrets.AccessRecognizers(), plates.VehiclePlateRecognizers(), ids.HungarianAccountRecognizers(),
	} {
		for i := range family {
			list = append(list, &family[i])
		}
	}
	return list
}}
