package plates

import (
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/said"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file finds registration marks beside a vehicle: behind a word for one in any case, with its owner's name or its colour
// between, in brackets or in a field of that name, and right behind what its maker calls it. Models have letters and digits as
// well, so that a mark must be written as those of some country are.

// VehiclePlateRecognizers find marks by the vehicle.
var VehiclePlateRecognizers = []spec.Recognizer{
	{
		Name:     "plate-of-vehicle",
		Label:    "LICENSE_PLATE",
		Doc:      "Capitals and digits arranged as on marks of some country, behind a word for a vehicle in any case or the name of a make, or before a vehicle in Hungarian.",
		Source:   "the countries' registration rules",
		Triggers: vehiclePlateTriggers(),
		Match:    matchVehiclePlate,
		Beside:   0.9,
		Context:  vehicleContext(),
	},
}

// vehicleContext are words for vehicles in languages of countries whose marks begin with digits before a space.
var vehicleContext = sync.OnceValue(func() []string {
	return strings.Fields("araba arabam arabası arabanın arabamın arabayı arabanız araç araçta araca araçtan aracın aracım aracı aracımız aracınız otomobil kamyon kamyonet minibüs tır taksi motosiklet plaka plakalı coche coches carro vehículo furgoneta furgón camión moto motocicleta turismo remolque taxi auto autot auton autole autol sõiduk sõiduki sõidukit sõidukil buss bussi veok kaubik haagis bil bilen car van")
})

// vehiclePlateTriggers are those of marks beside their words: a vehicle makes the mark worth more.
var vehiclePlateTriggers = sync.OnceValue(func() []spec.Trigger {
	list := slices.DeleteFunc(slices.Clone(latinPlateTriggers()), func(t spec.Trigger) bool { return t.Kind == lex.TokenDigits })
	for n := 1; n <= 4; n++ {
		list = append(list, spec.OnToken(lex.TokenDigits, n).FollowedBy("-A").Standing())
	}
	for i := range list {
		list[i].Most = 0
	}
	// Before a space as many numbers stand as in logs: there a word for a vehicle is asked for first.
	for n := 1; n <= 4; n++ {
		list = append(list, spec.OnToken(lex.TokenDigits, n).FollowedBy(" A").Standing().AtMost(plateAlone))
	}
	return list
})

// Arrangements of marks, with a for a letter, 9 for a digit and a hyphen for a space or one. Those of plainForms are
// letters and a number, as codes of many things are; those of tiedForms have hyphens, as they are days and measures without.
var (
	plateForms = lex.WordSet("aa-999-aa aa999aa aa-999aa aa-99-aaa aa99-aaa aa99aaa a-99-aaa a-999-aaa a999-aaa a999aaa aa-9999-aa aa9999aa aa-9999aa aa-999-a aa-9999-a aa-9999a aa9999a " +
		"aa-aa-999 aa-aa-9999 aa-aa-99 aa-aaa-99 aa-a9-999 a99-a-999 aa-9a999 aa-99a99 aa-9aa99 aa9a999 aa99a99 aa9aa99 aaa-a999 aaa-99aa aaa-9a99 aaa-9a999 aaa-99a9 aaa-aa99 aaa-9999a aaa-999aa aaa-999-aa aaa999aa " +
		"9aa-9999 9a9-9999 9aa9999 9a99999 aaa-99a aaa99a aaa-999a aaa999a aa-99-999 a-aa-999 a-aa-9999 a-a-9999 aa-a-99 aa-a-999 aa-a-9999 aaa-a-99 aaa-a-999 aaa-a-9999 aaa-aa-99 aaa-aa-999 " +
		"a-aa9999 a-aa999 aa-aa999 aa-a9999 aa-a999 a-99999-a a-99999a a-999-aa aa-999-999 9-aaa-999 9aaa999 9-aa-999 99-a-999 99-a-9999 99-aa-999 99-aa-9999 99-aaa-99 99-aaa-999 99aaa99 99aaa999 99aa999 99aa9999 " +
		"a-9999-aa a9999aa 99-999-aa 9999-aa-9 999-aaa-99 999aaa99 a999aa99 a999aa999 a-999-aa-99 a999aa-99 99-a-999-aa 99a999aa aaa9a99 aaa-99-99 aaa-999-a 9aa-9aa 9aa9aa aaa9999a aaa-9999-a a-9999-aaa aa-9999-aaa aa-99-aa-aa aa-9999-99")
	tiedForms  = lex.WordSet("aa-a99 aa-99-99 99-aa-99 aa-99-aa 99-aa-aa 99-aaa-9 9-aaa-99 aaa-99-a a-99-aaa 999-aa-9 99-a-99999 999-a-999 999-a-9999 999-a-99999")
	plainForms = lex.WordSet("aaa-999 aaa999 999-aaa 999aaa aaa-9999 aaa9999 aa-9999 aa-99999 aa-999999 aa99999 aaa-99999 9999-aaa 9999aaa")
)

// modelLetters stand for models, engines, norms and codes of fleets and are on no mark with a number.
var modelLetters = lex.WordSet("gti gtd gte gts gtr gtb gtc gtx gsi gli glx glt gls glc gle gla glb glk tdi tsi cdi hdi dci jtd sdi fsi mpi lpg cng amg tgx tgs tgm tgl fmx cls cla clk sls slk slc sel cbr crf vfr gsx gsr drz klr klx zzr yzf xtz exc smc sxf eqa eqb eqc eqe eqs " +
	"suv mpv awd fwd rwd abs esp iso din sae ece cat pvc trk veh van car bus lkw pkw kfz mot xc xf cf lf fh fm rs mx cx rx nx lx ux zx ds id ix gs xj hp kw ps cc ccm km kg usb gps led art lot max min")

// vehicleWords are words for vehicles that are too short or have too many meanings for a stem, in their cases.
var vehicleWords = lex.WithCapitals("cars vans trucks lorries vehicles motorbikes cab minicab sedan saloon minibus hearse campervan autos autot autost autol autole autoga autu autem autě aute auty autom autach autami autoa autossa autosta autoon autolla autolta autolle automme autoamme autossani autostani autollani autostamme autonsa " +
	"autót autónk autójuk autótok autómat autómmal autójával autómban autómból autóban autóból autónak autóval autóhoz autónkat autójának bilar bilens bilarna bilene biler bíll bíl bílnum bílsins bílinn bifreið bifreiðin bifreiðinni bifreiðar " +
	"voz voza vozu vozom vozů vozy avta avtu avtom kombija kombiju kombijem kombijev jeep džip džipa voitures bagnole coches motos macchina macchine vettura vetture carros mota busje bus makina makinë makinën makinës automjet automjeti automjetin automjetit " +
	"araba arabam arabası arabanın arabayı arabamı arabamın arabanız arabamız araçla araçta araca araçtan aracınız aracımız aracımın aracıma aracını aracının aracına tır priemonė priemonės priemonei wozu wóz wozem mašīna " +
	"кола колата колу колой колата коли авто авта автом авту ауто аута аутом ауту комби комбија бус буса такси таксі ремарке джип джипа ταξί βαν βανάκι")

// vehicleStems are words for vehicles without the ends of their cases.
var vehicleStems = lex.WithCapitals("automobil avtomobil automaš automóve automóvi sõiduk sõiduaut kaubik haagis mootorrat transportlīdz furgon furgón kamion camion motocyk motocik motocic motorcyc motorcyk motorkerékp motorrad motorsyk motoork moottoripyör mootorra ciężarów przyczep naczep přívěs príves návěs náves prikolic priekab piekab gépkocs kocsi gépjárm járm teheraut kisbusz lakókocs utánfut pótkocs " +
	"otomob kamyon minibüs motosikl vehícul vehicul véhicul veicol veícul fahrzeug pojazd samoch vozidl vozil ajoneuvo pakettiau kuorma-au henkilöau perävaun asuntoau mašin mikroautob sunkvež vilkik taksi taxík caravan karavan lastebil lastbil varebil varevogn personbil skåpbil släp tilhenger anhænger påhæng husbil husvagn køretøj kjøretøy fordon " +
	"autoturis autoutilit autovehic autocam dubiț mașin remorc semiremorc fourgon camionnet dodávk motork nákladiak nákladn osobn ciągnik skuter skútr transporter " +
	"автомоб автомаш автівк аутомоб возил машин камион грузов вантажівк фургон прицеп полуприцеп причеп причіп тягач мотоцикл микроавтоб мікроавтоб комбиј приколиц внедорожн иномарк αυτοκίν αυτοκιν όχημα οχήμα οχημάτ φορτηγ μοτοσ ρυμουλκ")

// vehicleTails end compounds of Germanic languages and Finnish.
var vehicleTails = [...]string{"wagen", "wagens", "fahrzeug", "anhänger", "bilen", "bilens", "auto", "autos", "auton", "autoni", "vogn", "vognen", "vagn", "vagnen", "lkw", "bestelbus"}

// makeStems are names of makes and of models of cars without the ends of their cases.
var makeStems = lex.WithCapitals("škod skod golf passat opel fiat volvo toyot volksw renault peugeot citro merced mazd nissan hyund subar lexus tesl octav oktav oktáv fabia fabi corolla yaris auris avensis astra astr corsa insign mondeo fiest clio megan mégan kango sprinter ducat berling punto tiguan touran sharan caddy jetta ibiz qashqa micr civic sander duster logan " +
	"porsch iveco ivec scani mitsub chevrol chrysl dodge suzuki daci vauxhall peug шкод опел фольксв тойот рено форд мерсед пежо")

// shortMakes are names of makes that begin other words too.
var shortMakes = lex.WordSet("audi audija audim audija audit bmw vw kia kii ford forda fordem fordu fordom fordin honda hondy hondę hondou hondu hondo hondi hondan seat seata seatem seatu man mana lada lady ladu jeep jeepa jeepem mini transit transita transitem transitu vito polo focus focusa focusem trafic panda superb")

// Bounds of the words between the vehicle and its mark.
const (
	mostVehicleWords = 4 // and of those, mostUnknownWords that are no links
	mostUnknownWords = 3
	longestMakeTail  = 6 // bytes behind a stem of a make
	longestStemTail  = 8 // bytes behind another, and twice that where letters have two
	longestModelWord = 4 // Golf 7, BMW X5, V70
	longestShortened = 4 // nr. rej.
)

// vehicleLinks stand between a vehicle and its mark besides plateLinks.
var vehicleLinks = lex.WithCapitals("to je jest jsou som był byl bil of the ze s se so z von van der des des og und nosi ima má ma tvoje vaše vašeho naše našeho mého mojego naszego naszym moj moja vaš vašega bearing marked numeru čísle číslem číslom čísla evidenčním evidenčným numara olan da de znaki rej reg.nr numeriu numuru numbriga oznak oznakom oznake на с со номер номером номера номеру із з мое моє мой моя му им μου σου του της μας σας είναι με αριθμό αρ")

// matchVehiclePlate reads a mark and looks for the vehicle beside it.
func matchVehiclePlate(text string, at int) (spec.Match, bool) {
	if c := text[at]; at == 0 || !lex.IsDigit(c) && (c < 'A' || 'Z' < c) || strings.IndexByte(" (:\"'=", text[at-1]) < 0 {
		return spec.Match{}, false
	}
	if i := len(strings.TrimRight(text[max(0, at-2):at], " ")) + max(0, at-2); i == 0 || text[i-1] < utf8.RuneSelf && !lex.IsLetter(text[i-1]) && strings.IndexByte("(:\"'=,|.", text[i-1]) < 0 {
		return spec.Match{}, false // a number, as in most tables and logs
	}
	end, plain := vehiclePlateAt(text, at)
	if end == at {
		return spec.Match{}, false
	}
	switch {
	case isVehicleBefore(text, at, end, plain):
	case !plain && isVehicleBehind(text, end):
	default:
		return spec.Match{}, false
	}
	if plain {
		return spec.Match{Start: at, End: end, Alone: 0.7}, true
	}
	return spec.Match{Start: at, End: end, Alone: 0.88}, true
}

// arrangementCode is the code of a form with one more sign.
func arrangementCode(code uint32, sign byte) uint32 { return code*0x01000193 + uint32(sign) }

// formFilter is false for most codes of no form.
type formFilter [1 << 10]bool

func (f *formFilter) mayHave(code uint32) bool { return f[code>>22] }

// formCodes are the codes of all forms.
var formCodes = sync.OnceValue(func() *formFilter {
	f := &formFilter{}
	for _, form := range lex.WordsOf(plateForms, tiedForms, plainForms) {
		code := uint32(0)
		for k := range len(form) {
			code = arrangementCode(code, form[k])
		}
		f[code>>22] = true
	}
	return f
})

// vehiclePlateAt gives the end of the longest mark at text[i] that has a form, or i. plain says that it is of plainForms.
func vehiclePlateAt(text string, i int) (end int, plain bool) {
	var buf [mostOfPlate + mostPlateGroups]byte
	form, k := buf[:0], i
	end = i
	code := uint32(0)
	spaced := false
	for groups := 0; groups < mostPlateGroups; groups++ {
		from := k
		for k < len(text) && len(form) < cap(form) && (lex.IsDigit(text[k]) || 'A' <= text[k] && text[k] <= 'Z') {
			if lex.IsDigit(text[k]) {
				form = append(form, '9')
			} else {
				form = append(form, 'a')
			}
			code = arrangementCode(code, form[len(form)-1])
			k++
		}
		if k == from || lex.JoinsAfter(text, k) {
			break
		}
		switch name := string(form); {
		case !formCodes().mayHave(code) || !lex.StandsBefore(text, k):
		case lex.InSet(plateForms, name) || !spaced && lex.InSet(tiedForms, name):
			end, plain = k, false
		case lex.InSet(plainForms, name):
			end, plain = k, true
		}
		if k+1 >= len(text) || text[k] != ' ' && text[k] != '-' || len(form) == cap(form) {
			break
		}
		spaced = spaced || text[k] == ' '
		form = append(form, '-')
		code = arrangementCode(code, '-')
		k++
	}
	if end == i || end+1 < len(text) && text[end] == '-' && (lex.IsDigit(text[end+1]) || 'A' <= text[end+1] && text[end+1] <= 'Z') || isOfModel(text[i:end], plain) || plain && isMeasureBehind(text, end) {
		return i, false
	}
	return end, plain
}

// isMeasureBehind reports whether a measure of two letters or more stands behind text[:i]; those of one are words of many languages.
func isMeasureBehind(text string, i int) bool {
	word := lex.LettersBehind(text, i)
	return len(word) > 1 && lex.InSet(measuresOfModels, word)
}

// isOfModel reports whether the letters or the number of a mark are such as models, sums of money and years have.
func isOfModel(mark string, plain bool) bool {
	head := letterRun(mark, 0)
	from := len(mark)
	for from > 0 && lex.IsLetter(mark[from-1]) {
		from--
	}
	tail := mark[from:]
	if len(mark[:head]) == 3 && lex.InSet(modelLetters, mark[:head]) || len(tail) == 3 && lex.InSet(modelLetters, tail) || lex.InSet(makes, mark[:head]) {
		return true
	}
	if !plain {
		return len(mark) > 7 && mark[len(mark)-4] == '0' && lex.InSet(modelLetters, mark[:head]) // XF 480 FT
	}
	letters := mark[:head] + tail // one of them is empty
	if isCodeLetters(letters) || lexicon.Lookup(letters).Common() == 3 {
		return true
	}
	number := strings.Trim(mark[head:from], " -")
	return strings.HasSuffix(number, "00") || strings.HasPrefix(number, "00") || len(number) == 4 && (number[:2] == "19" || number[:2] == "20")
}

// isCodeLetters reports whether the letters of a mark stand for models, sums or fields.
func isCodeLetters(letters string) bool {
	return lex.InSet(modelLetters, letters) || len(letters) == 3 && lex.InSet(said.CurrencyCodes, letters) || lex.InSet(said.OtherFields, letters)
}

// letterRun is the end of the letters of ASCII at s[i].
func letterRun(s string, i int) int {
	for i < len(s) && lex.IsLetter(s[i]) {
		i++
	}
	return i
}

// isVehicleBefore reports whether a vehicle stands before the mark text[at:to]: next to it or with links between, in the same field,
// or, if the mark is not plain, with some other words between.
func isVehicleBefore(text string, at, to int, plain bool) bool {
	i, apart, comma := at, false, false
	for k := 0; i > 0 && k < 4 && strings.IndexByte(" (:\"'=,|", text[i-1]) >= 0; k++ {
		c := text[i-1]
		apart = apart || c == '(' || c == ':' || c == '=' || c == '|'
		comma = comma || c == ','
		i--
	}
	if i == at {
		return false
	}
	unknown := 0
	for n := range mostVehicleWords {
		if n > 0 {
			if text[i-1] != ' ' {
				return false
			}
			i--
		}
		dotted := i > 0 && text[i-1] == '.' // nr. KTB 447
		if dotted {
			i--
		}
		from := vehicleWordStart(text, i)
		if from == i {
			return false
		}
		word := text[from:i]
		switch {
		case len(word) > 2*lex.LongestWord || dotted && len(word) > longestShortened:
			return false
		case dotted:
		case plain && !apart && lex.InSet(bracketedVehicles, word):
			return isPlainlyMark(text[at:to], comma) && unknown == 0
		case lex.InSet(plateWords, word):
			return !plain || unknown == 0 && !comma
		case isVehicleWord(word):
			return !plain || unknown == 0 && !comma || unknown < mostUnknownWords && apart && isTellingNumber(text[at:to])
		case isMake(word):
			return !plain || (unknown == 0 || comma || apart) && isTellingNumber(text[at:to])
		case lex.InSet(plateLinks, word) || lex.InSet(vehicleLinks, word):
		case lex.InSet(said.OtherFields, word) || lex.InSet(modelLetters, word) || lex.HoldsDigit(word) && len(word) > longestModelWord:
			return false
		default:
			if unknown++; unknown == mostUnknownWords {
				return false
			}
		}
		if i = from; i == 0 {
			return false
		}
	}
	return false
}

// isTellingNumber reports whether a mark of three letters or a long number has a number that models do not: they end in 0 or 5.
func isTellingNumber(mark string) bool {
	last := strings.LastIndexAny(mark, "0123456789")
	return mark[last] != '0' && mark[last] != '5' && len(mark) > len("AB 1234")-1
}

// isVehicleBehind reports whether a mark that ends at text[i] is said of a vehicle as in Hungarian: AA BK 417-es fehér furgon.
func isVehicleBehind(text string, i int) bool {
	if i+4 >= len(text) || text[i] != '-' {
		return false
	}
	end, _ := lex.WordAt(text, i+1)
	if ending := text[i+1 : end]; ending != "es" && ending != "as" && ending != "os" && ending != "ös" {
		return false
	}
	for range mostUnknownWords {
		if end >= len(text) || text[end] != ' ' {
			return false
		}
		from := end + 1
		if end, _ = lex.WordAt(text, from); end == from {
			return false
		}
		if word := text[from:end]; isVehicleWord(word) || isMake(word) {
			return true
		}
	}
	return false
}

// vehicleWordStart is where the letters and digits of any script before text[i] begin, with hyphens between.
func vehicleWordStart(text string, i int) int {
	from := i
	for from > 0 && i-from < 2*lex.LongestWord {
		if c := text[from-1]; c < utf8.RuneSelf {
			if !lex.IsAlnum(c) && (c != '-' || from == i) {
				break
			}
			from--
			continue
		}
		r, size := lex.RuneBefore(text, from)
		if !lex.IsLetterRune(r) {
			break
		}
		from -= size
	}
	return from
}

// isVehicleWord reports whether a word says a vehicle.
func isVehicleWord(word string) bool {
	if len(word) > 2*lex.LongestWord || len(word) < 2 {
		return false
	}
	if len(word) <= lex.LongestWord && (lex.InSet(vehicleWords, word) || lex.InSet(plateMaybes, word) || lex.InSet(bracketedVehicles, word)) {
		return true
	}
	for _, tail := range vehicleTails {
		if strings.HasSuffix(word, tail) && len(word) > len(tail)+2 && !strings.HasSuffix(word, "mo"+tail) {
			return true
		}
	}
	most := longestStemTail
	if word[0] >= 0xCE && word[0] <= 0xD3 {
		most *= 2
	}
	return beginsWithStem(vehicleStems, word, most)
}

// isMake reports whether a word is the name of a make or a model of cars.
func isMake(word string) bool {
	return len(word) > 1 && len(word) <= lex.LongestWord && word[0] != word[0]|0x20 && (lex.InSet(shortMakes, word) || beginsWithStem(makeStems, word, longestMakeTail)) || len(word) > 4 && len(word) <= lex.LongestWord && beginsWithStem(makeStems, word, longestMakeTail)
}

// beginsWithStem reports whether a word begins with one of the stems and goes on for at most so many bytes.
func beginsWithStem(stems *lex.WordList, word string, most int) bool {
	for k := max(4, len(word)-most); k <= min(len(word), lex.LongestWord); k++ {
		if lex.InSet(stems, word[:k]) {
			return true
		}
	}
	return false
}
