package profiler

// This file tells what no postcode is from the words before it: a year, and the number of a firm, a reference, a list or
// a plan.

// yearsSaid are words before a year: in 2027, bis 2030.
var yearsSaid = wordSet("in im since until till by from before after during of year seit bis ab vor nach jahr jahre depuis jusqu'en avant après dès année an desde hasta antes año dal nel fino entro prima dopo anno até antes ano sinds tot voor na jaar i sedan till före efter år siden til før rok roku od do v ve w we vuonna vuoteen vuodesta în din până anul yılı έως από το année expires expiry gültig läuft válido valid vence scade expira expire")

// isYearSaid reports whether what has the form of a postcode is a year by the word before it.
func isYearSaid(text string, m match) bool {
	if m.end-m.start != len("2027") || m.start < 3 || text[m.start-1] != ' ' {
		return false
	}
	year, end := number(text, m.start, 4)
	if end != m.end || year < 1900 || year >= 2100 {
		return false
	}
	return wordBeforeIn(text, m.start, 0, yearsSaid) < m.start
}

// codedThings are words before a number that is theirs, and numberedPlans those with short capitals between, which
// say of what kind the plan is: plan SP 40771.
var (
	codedThings = wordSet("ičo iČo ič iČ diČ ico dič nip regon krs cvr cvr-nr se-nr orgnr org.nr siren siret kvk kvk-nummer hrb hra uid cui cif nif nipc rfc ruc cuit cnpj abn acn vkn mersis y-tunnus инн огрн кпп еик єдрпоу едрпоу " +
		"viite viitteen viitenumero viitenro ref reference referenz referens referensnummer referenznummer référence referencia referência riferimento kenmerk referentie betalingskenmerk ocr ocr-nummer variabilní številka sklic " +
		"plocklista plocklistan plockorder plocksedel följesedel fraktsedel plukliste pluklisten følgeseddel plukkliste pakkseddel keräilylista lähetyslista lieferschein lieferscheinnummer packliste pickliste kommissionierliste albarán albaran remito bolla ddt pakbon paklijst picklijst vrachtbrief dodací list výdejka szállítólevél aviz irsaliye накладная накладна " +
		"order ordre ordernr ordernummer auftrag auftragsnummer bestellung bestellnummer bestellnr rechnung rechnungsnummer faktura fakturanummer invoice lasku laskun tilaus tilausnumero pedido factura facture commande ordine fattura bestelling zamówienie objednávka rendelés comanda sipariş fatura заказ замовлення ticket lot batch artikel artikelnummer art.-nr art.nr item")
	numberedPlans = wordSet("plan plans lot strata deposited survey crown section parcel flurstück")
)

// fewestInGroup is how many digits a group has that a later one of a number stands behind.
const fewestInGroup = 4

// isNumbered reports whether text[i] begins the number of such a thing, or a later group of it.
func isNumbered(text string, i int) bool {
	for n := 0; n < 3 && i > 1 && text[i-1] == ' ' && isDigit(text[i-2]); n++ {
		k := i - 1
		for k > 0 && isDigit(text[k-1]) {
			k--
		}
		if i-1-k < fewestInGroup {
			break // the number of a house
		}
		i = k
	}
	if isFieldOf(text, i, codedThings) {
		return true
	}
	k := i - 1 // behind the short capitals
	j := k
	for j > 0 && k-j < 4 && 'A' <= text[j-1] && text[j-1] <= 'Z' {
		j--
	}
	return k > 0 && text[k] == ' ' && j < k && k-j < 4 && j > 1 && text[j-1] == ' ' && wordBeforeIn(text, j, 0, numberedPlans) < j
}

// indianFields are names of fields that stand beside a postal index number of India, which is called a PIN as the number of a card is.
var indianFields = [...]string{"city", "district", "state", "aadhaar", "pincode", "addr", "village", "taluk"}

// indianReach bounds what is read for them around such a number, in bytes.
const indianReach = 48

// isIndex reports whether six digits that begin with no zero are a postal index number by a field of an Indian address near them.
func isIndex(text string, m match) bool {
	if m.end-m.start < len("380015") || text[m.start] == '0' {
		return false
	}
	around := text[max(0, m.start-indianReach):min(len(text), m.end+indianReach)]
	for _, f := range indianFields {
		if containsFold(around, f) {
			return true
		}
	}
	return false
}

// isNoCardPIN reports whether what has the form of the number of a card's holder is a year or a postal index number.
func isNoCardPIN(text string, m match) bool { return isYearSaid(text, m) || isIndex(text, m) }

// isOfCard reports whether the word PIN stands right before six digits and nothing says that it is one of an Indian address.
func isOfCard(text string, m match) bool {
	k := m.start
	for k > 0 && m.start-k < 4 && !isLetter(text[k-1]) {
		k--
	}
	return k > 2 && hasWordFold(text, k-len("pin"), "pin") && !isIndex(text, m)
}
