package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds organisations in the fields of forms: a hospital or an employer, whatever it is called, and who is paid,
// which is somebody or a firm as its name says.

// orgFieldAlone is how sure such an organisation is.
const orgFieldAlone = 0.85

var (
	// orgFields are names of fields that organisations stand in, and payeeFields those that people stand in as well.
	orgFields = newOtherSet(strings.Split("hospital|hospital name|clinic|employer|current employer|previous employer|employer name|company name|organisation|organization|insurer|issuing authority|krankenhaus|klinik|arbeitgeber|unternehmen|krankenkasse|ausstellende behörde|hôpital|clinique|employeur|entreprise|organisme|clínica|empleador|empresa|aseguradora|ospedale|clinica|datore di lavoro|azienda|ditta|"+
		"empregador|entidade patronal|seguradora|ziekenhuis|werkgever|bedrijf|zorgverzekeraar|szpital|pracodawca|nazwa firmy|sjukhus|arbetsgivare|företag|sygehus|sykehus|arbejdsgiver|arbeidsgiver|virksomhed|bedrift|sairaala|työnantaja|yritys|oppilaitos|nemocnice|zaměstnavatel|nemocnica|zamestnávateľ|spital|spitalul|angajator|companie|hastane|işveren|şirket|"+
		"больница|работодатель|компания|место работы|лікарня|роботодавець|компанія|місце роботи|kórház|munkáltató|cég|νοσοκομείο|εργοδότης|εταιρεία|работодател|месторабота|bolnica|poslodavac|tvrtka|delodajalec|haigla|tööandja|ligoninė|darbdavys|slimnīca|darba devējs|įstaiga|установа|ustanova|учреждение|заведение|institucija|instytucja|razón social|razon social|отель|готель|szkoła|przychodnia|škola|kurum|okul|yksikkö|laitos|toimipaikka|φορέας|σχολείο|институция|училище", "|"))
	payeeFields = newOtherSet(strings.Split("beneficiary|beneficiary name|payee|account holder|account name|supplier|vendor|seller|buyer|customer|client|recipient|company|issued by|bill to|sold to|kontoinhaber|empfänger|begünstigter|zahlungsempfänger|lieferant|auftraggeber|firma|kunde|käufer|verkäufer|bénéficiaire|titulaire|titulaire du compte|destinataire|fournisseur|client|société|vendeur|acheteur|"+
		"beneficiario|titular|titular de la cuenta|proveedor|cliente|destinatario|vendedor|comprador|intestatario|fornitore|beneficiário|titular da conta|fornecedor|destinatário|rekeninghouder|begunstigde|leverancier|klant|tenaamstelling|odbiorca|dostawca|sprzedawca|nabywca|wykonawca|zleceniodawca|mottagare|betalningsmottagare|kontohavare|leverantör|kund|modtager|beløbsmodtager|kontohaver|leverandør|mottaker|kunde|"+
		"saaja|vastaanottaja|toimittaja|asiakas|příjemce|dodavatel|odběratel|majitel účtu|príjemca|dodávateľ|beneficiar|furnizor|cumpărător|vânzător|alıcı|satıcı|hesap sahibi|tedarikçi|получатель|поставщик|покупатель|плательщик|одержувач|постачальник|kedvezményezett|szállító|vevő|eladó|получател|доставчик|primatelj|dobavljač|kupac|prodavatelj|prodavac|prodajalec|kupec|naročnik|naručitelj|izvođač|izdavatelj|pardavėjas|pirkėjas|tiekėjas|klientas|pārdevējs|pircējs|klients|müüja|ostja|tellija|издавалац|купац|продавац|добављач|наручилац|клиент|купувач|продавач|възложител|изпълнител|заказчик|исполнитель|клієнт|покупець|продавець|замовник|виконавець|prodávající|kupující|predávajúci|kupujúci|sprzedający|kupujący|klient|"+
		"εκδότης|πελάτης|προμηθευτής|αγοραστής|πωλητής|sælger|køber|säljare|köpare|selger|kjøper|myyjä|ostaja|kiraya veren|kiralayan|müşteri|megrendelő|ügyfél|izmantotājs", "|"))

	// namedTo are words that stand right before whom an account or a bill belongs to.
	namedTo = [...]string{"intestato a", "intestata a", "intestati a", "a nome di", "a nombre de", "a favor de", "em nome de", "a favor da", "a favor do", "au nom de", "à l'ordre de", "t.n.v.", "ten name van", "op naam van", "auf den Namen", "lautend auf", "zugunsten", "zugunsten von", "zu Gunsten von",
		"na nazwisko", "na rzecz", "na jméno", "ve prospěch", "v prospech", "în favoarea", "pe numele", "till förmån för", "till fördel för", "til fordel for", "adına", "на имя", "в пользу", "на користь", "на ім'я", "payable to", "made out to", "in favour of", "in favor of", "in the name of"}
)

// namedToLasts are the last words of namedTo. They tell most words off.
var namedToLasts = func() *wordList {
	var last []string
	for _, w := range namedTo {
		w = strings.TrimRight(w, ".")
		last = append(last, w[strings.LastIndexAny(w, " .'")+1:])
	}
	return wordSet(strings.ToLower(strings.Join(last, " ")))
}()

// notOrgs are values of such fields that are no organisation.
var notOrgs = wordSet("none n/a na unknown same see self self-employed unemployed retired freelance freelancer yes no student keine keiner selbstständig selbständig arbeitslos rentner rentnerin aucun aucune retraité indépendant ninguno ninguna autónomo jubilado nessuno nessuna disoccupato pensionato nenhum nenhuma geen brak nie żadna ingen inget ei eläkeläinen žádný žádná bez niciuna yok нет не отсутствует confidential private privat")

// The bounds of such a field: of its name in bytes, and of its value in words.
const (
	longestOrgField = 40
	mostInOrgField  = 7
)

// firmEndings are words that names of firms end with and nobody's.
var firmEndings = withCapitals("analytics software solutions consulting consultants consultancy holding holdings partners systems technologies technology logistics media capital ventures labs studio studios services insurance energy foods motors airlines airways pharma pharmaceuticals industries industrial international global engineering construction properties telecom networks publishing enterprises trading robotics dynamics " +
	"logistik bau handel dienste versicherung versicherungen stiftung verlag werke transporte spedition sparkasse sistemas soluciones servicios consultores construcciones seguros transportes alimentos energía soluções serviços construções sistemi servizi costruzioni trasporti assicurazioni editore systèmes conseil transports assurances énergie usługi systemy transport budownictwo bygg fastigheter försäkringar byg rakennus palvelut vakuutus sistemleri lojistik sigorta inşaat turizm gıda")

// firmFronts begin names of shops, inns and works in fields, and nobody's.
var firmFronts = withCapitals("пекара пекарна млин аптека апотека ресторан кафе хотел отель готель гостиница магазин автосервис сервис агенция агенција агентство ателье салон студио студия студія ферма механа фирма завод " +
	"pekara pekarna mlin ljekarna lekarna apteka restoran konoba hotel kavana trgovina autoservis servis obrt salon studio piekarnia hurtownia sklep zakład przychodnia gabinet pekařství truhlářství zahradnictví restaurace hostinec lékárna lekáreň penzion kavárna kepykla vaistinė viešbutis kavinė viesnīca aptieka kafejnīca apteek hotell étterem panzió pékség cukrászda patika kávézó vendéglő autószerviz eczane fırın otel lokanta kafe market oto gıda cofetăria restaurant farmacia pensiunea brutăria φαρμακείο ξενοδοχείο φούρνος εστιατόριο ταβέρνα apotek bageri bakeri kro kafé")

// isFirmLike reports whether a name is one of a firm by its first or last word, or one that is known.
func isFirmLike(name string) bool {
	c := lexicon.Lookup(name)
	if c.Is(lexicon.Organization) && c.Given() < 2 {
		return true
	}
	k := strings.LastIndexByte(name, ' ')
	if k < 0 {
		return false
	}
	last := name[k+1:]
	if inSet(firmFronts, name[:strings.IndexByte(name, ' ')]) {
		return true
	}
	return inSet(firmEndings, last) || isFirm(name) && (lexicon.Lookup(last).Family() < 2 || lexicon.Lookup(name[:strings.IndexByte(name, ' ')]).Given() < 2)
}

// withFieldFirm puts the organisation among the spans that is the value at text[at] of such a field, or that an account
// belongs to. The end of the chain may grow.
func withFieldFirm(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	if at < 4 {
		return spans, end
	}
	c := text[at-1]
	if c != ' ' && c != ':' && c != '=' && c != "："[2] && c != '\'' {
		return spans, end
	}
	sure, either := isOrgField(text, at)
	if !sure && !either {
		if !isNamedTo(text, at) {
			return spans, end
		}
		to, words := employerRun(text, at, true)
		known := lexicon.Lookup(text[at:max(at, to)])
		if to == at || !known.Is(lexicon.Organization) || known.Given() > 1 || words == 1 && known.Common() > 2 {
			return spans, end
		}
		return withOrgAt(spans, text, at, to, knownAlone), max(end, to)
	}
	to := orgValueEnd(text, at)
	if to == at || inSet(notOrgs, text[at:wordsEndAt(text, at)]) {
		return spans, end
	}
	name := text[at:to]
	if !sure && !isFirmLike(name) && !hasFormBehind(text, to) {
		return spans, end
	}
	if w := lexicon.Lookup(name); sure && strings.IndexByte(name, ' ') < 0 && (w.Common() > 1 && !w.Is(lexicon.Organization) && w.Family() < 2 && capitalsOf(name) == 0 || w.Is(lexicon.Country|lexicon.Occupation)) {
		return spans, end
	}
	return withOrgAt(spans, text, at, to, orgFieldAlone), max(end, to)
}

// withOrgAt puts the organisation text[at:to] among the spans, where they say nothing that is surer of something else.
func withOrgAt(spans []tagger.Span, text string, at, to int, sure float64) []tagger.Span {
	for i := range spans {
		s := &spans[i]
		if s.Start >= to || s.End <= at || s.Confidence < DefaultMinConfidence {
			continue
		}
		switch {
		case s.Label == tagger.Organization && s.Start <= at && s.End >= to:
			s.Confidence = max(s.Confidence, sure)
			return spans
		case s.Label == tagger.Organization && s.Start == at && s.End < to && strings.IndexByte(",.", text[s.End]) >= 0:
			return spans
		case s.Label != tagger.Organization && s.Start == at && s.End == to && s.Confidence >= sure+fieldMargin, s.Start < at, s.End > to:
			return spans
		}
	}
	return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Organization, Confidence: sure})
}

// fieldMargin is by how much the tagger is surer of another kind of name than a field is of an organisation.
const fieldMargin = 0.06

// isOrgField reports whether the name of a field stands before text[at] with a colon, that of one for organisations, or for
// those and people.
func isOrgField(text string, at int) (org, either bool) {
	i := at
	for n := 0; n < 2 && i > 0 && text[i-1] == ' '; n++ {
		i--
	}
	switch {
	case i > 0 && (text[i-1] == ':' || text[i-1] == '='):
		i--
	case strings.HasSuffix(text[:i], "："):
		i -= len("：")
	default:
		return false, false
	}
	if i > 0 && text[i-1] == ' ' {
		i--
	}
	from := i
	for least := max(0, i-longestOrgField); from > least && (classes[text[from-1]] == classLetter || text[from-1] == ' ' || text[from-1] == '\'' || text[from-1] >= utf8.RuneSelf); {
		from--
	}
	if from == i || from > 0 && strings.IndexByte("\n\t.;|,({", text[from-1]) < 0 {
		return false, false
	}
	from = skipByte(text, from, ' ')
	if from >= i {
		return false, false
	}
	if len(orgFields.at(text, from)) == i-from {
		return true, false
	}
	return false, len(payeeFields.at(text, from)) == i-from
}

// isNamedTo reports whether one of namedTo stands right before text[at].
func isNamedTo(text string, at int) bool {
	i := at
	if text[i-1] == ' ' {
		i--
	}
	k := i
	if text[k-1] == '.' {
		k--
	}
	from := wordStartWithin(text, k, k-longestWord)
	word := text[from:k]
	if j := strings.IndexByte(word, '\''); j >= 0 {
		word = word[:j]
	}
	if !inSet(namedToLasts, word) {
		return false
	}
	for _, w := range namedTo {
		if from := i - len(w); from >= 0 && strings.HasSuffix(text[:i], w) && !joinsBefore(text, from) {
			return true
		}
	}
	return false
}

// orgValueEnd is the end of the value of such a field at text[at], or at.
func orgValueEnd(text string, at int) int {
	end := at
	for i, n := at, 0; n < mostInOrgField; n++ {
		e, _ := firmWordAt(text, i)
		if e == i {
			if i > at && i < len(text) && text[i] == '&' {
				e = i + 1
			} else {
				return at
			}
		}
		end = e
		switch {
		case e == len(text) || strings.IndexByte("\n\r,;|\t", text[e]) >= 0:
			return end
		case text[e] == '.':
			if e+1 == len(text) || text[e+1] == '\n' || text[e+1] == '\r' {
				return end
			}
			if text[e+1] != ' ' {
				return at
			}
			if e-i > 3 { // St. Anna
				return end
			}
			e++
		}
		if text[e] != ' ' || e+1 == len(text) || text[e+1] == ' ' {
			return end
		}
		if text[e+1] == '-' || text[e+1] == '(' || strings.HasPrefix(text[e+1:], "–") {
			return end
		}
		i = e + 1
	}
	return at
}
