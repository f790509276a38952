package corpus

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math/big"
	"net/netip"
	"strings"
)

// identifiers make the values of labels that have a form. The check digits are
// right.
var identifiers = map[string]func(m *maker, s *slot) string{
	"PHONE_NUMBER": func(m *maker, s *slot) string { return m.byCountry(phones) },
	"FAX_NUMBER":   func(m *maker, s *slot) string { return m.byCountry(phones) },
	"ZIP_CODE": func(m *maker, s *slot) string {
		if s.form == "five" { // as forms of the United States ask for it, wherever the town is
			return m.digits("[0-9]####")
		}
		return m.byCountry(zipCodes)
	},
	"CREDIT_CARD": (*maker).card,
	"CVV":         func(m *maker, s *slot) string { return m.digits("###") },
	"IBAN":        (*maker).iban,
	"SWIFT_CODE":  (*maker).swift,
	"BANK_ACCOUNT": func(m *maker, s *slot) string {
		return m.digits(pick(m.rng, []string{"X#######", "X########", "X#########", "X###########"}))
	},
	"SSN":            (*maker).ssn,
	"IP_ADDRESS":     (*maker).ip,
	"MAC_ADDRESS":    (*maker).mac,
	"URL":            (*maker).url,
	"DOMAIN_NAME":    func(m *maker, s *slot) string { return m.host() },
	"PASSWORD":       (*maker).password,
	"CRYPTO_ADDRESS": (*maker).crypto,
	"PASSPORT":       func(m *maker, s *slot) string { return m.byCountry(passports) },
	"DRIVER_LICENSE": func(m *maker, s *slot) string { return m.byCountry(licences) },
	"LICENSE_PLATE":  func(m *maker, s *slot) string { return m.byCountry(plates) },
	"CUSTOMER_ID": func(m *maker, s *slot) string {
		return m.digits(pick(m.rng, []string{"C-X#####", "X#######", "KD-X#####", "CUST-######", "X####-##"}))
	},
	"EMPLOYEE_ID": func(m *maker, s *slot) string {
		return m.digits(pick(m.rng, []string{"E#####", "EMP-####", "X#####", "P-######"}))
	},
	"MEDICAL_RECORD_NUMBER": func(m *maker, s *slot) string {
		return m.digits(pick(m.rng, []string{"MRN-X######", "X#######", "X######"}))
	},
	"GEO_COORDINATES": func(m *maker, s *slot) string {
		return fmt.Sprintf("%.5f, %.5f", m.rng.Float64()*120-60, m.rng.Float64()*300-150)
	},
	"AGE":       (*maker).age,
	"GENDER":    func(m *maker, s *slot) string { return pick(m.rng, []string{"M", "F"}) },
	"DATE_TIME": (*maker).dateTime,
	"DOB":       (*maker).birthday,
	"VIN":       (*maker).vin,
	"IMEI":      func(m *maker, s *slot) string { return m.whole("imei", "35############?") },
	"US_EIN": func(m *maker, s *slot) string {
		return pick(m.rng, []string{"12", "20", "27", "36", "45", "52", "61", "77", "84", "95"}) + m.digits("-#######")
	},
	"US_NPI": (*maker).npi,
	"ABA_ROUTING_NUMBER": func(m *maker, s *slot) string {
		body := pick(m.rng, []string{"01", "02", "03", "05", "06", "07", "11", "12", "21", "26", "31"}) + m.digits("######?")
		return complete("us-aba-routing", body)
	},
	"UK_NHS": (*maker).nhs,
	"UK_NINO": func(m *maker, s *slot) string {
		return m.mixed("ACEHJLMPRSWXY", 1) + m.mixed("ACEHJLMPRSWXY", 1) + m.digits(pick(m.rng, []string{"######", " ## ## ## "})) + m.mixed("ABCD", 1)
	},
	"CA_SIN": func(m *maker, s *slot) string { return m.grouped(m.whole("ca-sin", "[1-7]#######?"), " ", 3, 3, 3) },
	"AU_TFN": (*maker).tfn,
	"AU_ABN": (*maker).abn,
	"IN_PAN": func(m *maker, s *slot) string {
		return m.mixed(capitals, 3) + "P" + m.mixed(capitals, 1) + m.digits("X###") + m.mixed(capitals, 1)
	},
	"IN_AADHAAR":         (*maker).aadhaar,
	"DE_TAX_ID":          (*maker).germanTaxID,
	"DE_SOCIAL_SECURITY": (*maker).germanInsurance,
	"DE_ID_CARD": func(m *maker, s *slot) string {
		return m.whole("de-id-card", "[LMNPRTVWXY][0-9][0-9CFGHJK][0-9CFGHJK]##[0-9CFG]##?")
	},
	"AT_SVNR": (*maker).austrianInsurance,
	"CH_AHV": func(m *maker, s *slot) string {
		return m.grouped(m.whole("ch-ahv", "756#########?"), ".", 3, 4, 4, 2)
	},
	"FR_NIR":   (*maker).nir,
	"FR_SIREN": func(m *maker, s *slot) string { return m.grouped(m.whole("fr-siren", "X#######?"), " ", 3, 3, 3) },
	"FR_SIRET": func(m *maker, s *slot) string {
		return m.grouped(m.whole("fr-siret", "X#######?000#?"), " ", 3, 3, 3, 5)
	},
	"ES_NIF":         (*maker).nif,
	"ES_NIE":         (*maker).nie,
	"IT_FISCAL_CODE": (*maker).fiscalCode,
	"IT_VAT_CODE":    func(m *maker, s *slot) string { return m.whole("it-vat", "0X#####0[0-9][1-9]?") },
	"PT_NIF": func(m *maker, s *slot) string {
		return m.grouped(m.whole("pt-nif", "2#######?"), " ", 3, 3, 3)
	},
	"BR_CPF":                    (*maker).cpf,
	"BR_CNPJ":                   (*maker).cnpj,
	"NL_BSN":                    (*maker).bsn,
	"BE_NATIONAL_NUMBER":        (*maker).belgian,
	"PL_PESEL":                  (*maker).pesel,
	"PL_NIP":                    (*maker).nip,
	"SE_PERSONNUMMER":           (*maker).personnummer,
	"FI_PERSONAL_IDENTITY_CODE": (*maker).finnish,
	"DK_CPR": func(m *maker, s *slot) string {
		return m.birthDigits("ddmmyy") + pick(m.rng, []string{"-", ""}) + m.digits("[0-3]###")
	},
	"NO_FODSELSNUMMER": (*maker).fodselsnummer,
	"CZ_RC":            (*maker).rodneCislo,
	"TR_NATIONAL_ID":   (*maker).turkish,
	"RU_INN":           (*maker).inn,
	"RU_SNILS":         (*maker).snils,
	"UA_RNTRC":         (*maker).rntrc,
	"CN_RESIDENT_ID":   (*maker).resident,
	"JP_MY_NUMBER":     (*maker).myNumber,
	"KR_RRN":           (*maker).rrn,
	"SA_NATIONAL_ID":   func(m *maker, s *slot) string { return m.whole("sa-national-id", "[12]########?") },
	"CL_RUT":           (*maker).rut,
}

const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

// digits fills a pattern: # is a digit, X one that is not 0, % one of 2 to 9, @ a
// capital, and brackets hold the characters to choose from, with ranges.
func (m *maker) digits(pattern string) string {
	var b strings.Builder
	for i := 0; i < len(pattern); i++ {
		switch c := pattern[i]; c {
		case '#':
			b.WriteByte(byte('0' + m.rng.IntN(10)))
		case 'X':
			b.WriteByte(byte('1' + m.rng.IntN(9)))
		case '%':
			b.WriteByte(byte('2' + m.rng.IntN(8)))
		case '@':
			b.WriteByte(capitals[m.rng.IntN(26)])
		case '[':
			end := i + strings.IndexByte(pattern[i:], ']')
			set := ranges(pattern[i+1 : end])
			b.WriteByte(set[m.rng.IntN(len(set))])
			i = end
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}

// ranges writes out the ranges of a set such as "02-9".
func ranges(set string) string {
	var b strings.Builder
	for i := 0; i < len(set); i++ {
		if i+2 < len(set) && set[i+1] == '-' {
			for c := set[i]; c <= set[i+2]; c++ {
				b.WriteByte(c)
			}
			i += 2
			continue
		}
		b.WriteByte(set[i])
	}
	return b.String()
}

// mixed gives n characters of some.
func (m *maker) mixed(of string, n int) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = of[m.rng.IntN(len(of))]
	}
	return string(b)
}

// byCountry fills a pattern of the country of the text, or of the United States where it has none.
func (m *maker) byCountry(of map[string][]string) string {
	patterns := of[m.country]
	if patterns == nil {
		patterns = of["US"]
	}
	return m.digits(pick(m.rng, patterns))
}

// grouped parts a number in groups, or leaves it in one in a third of the cases.
func (m *maker) grouped(s, joint string, sizes ...int) string {
	if m.chance(34) {
		return s
	}
	return group(s, joint, sizes...)
}

func group(s, joint string, sizes ...int) string {
	var b strings.Builder
	for i, n := range sizes {
		if i > 0 {
			b.WriteString(joint)
		}
		n = min(n, len(s))
		b.WriteString(s[:n])
		s = s[n:]
	}
	return b.String() + s
}

// weighted is the sum of the digits times weights.
func weighted(digits string, weights ...int) int {
	n := 0
	for i := range weights {
		n += int(digits[i]-'0') * weights[i]
	}
	return n
}

// checkDigit is the digit that makes a sum a multiple of 10.
func checkDigit(sum int) string { return fmt.Sprint((10 - sum%10) % 10) }

func (m *maker) card(s *slot) string {
	switch m.rng.IntN(7) {
	case 0:
		return m.grouped(m.whole("card-number", "3[47]############?"), " ", 4, 6, 5)
	case 1, 2:
		return m.grouped(m.whole("card-number", "5[1-5]#############?"), pick(m.rng, []string{" ", " ", "-"}), 4, 4, 4, 4)
	case 3:
		return m.grouped(m.whole("card-number", "6011###########?"), " ", 4, 4, 4, 4)
	}
	return m.grouped(m.whole("card-number", "4##############?"), pick(m.rng, []string{" ", " ", "-"}), 4, 4, 4, 4)
}

// ibans are the forms of what stands behind the check digits.
var ibans = map[string]string{
	"DE": "##################", "AT": "################", "CH": "0####@@#########0###", "FR": "", "ES": "", "IT": "", "NL": "@@@@0#########",
	"PL": "########################", "SE": "####################", "DK": "##############", "TR": "#####0################", "CZ": "####################",
	"SK": "####################", "GB": "@@@@##############", "IE": "@@@@##############", "UA": "#########################", "SA": "##################", "RO": "@@@@################",
	"LU": "#############",
}

func (m *maker) iban(s *slot) string {
	of, bban := m.country, ibans[m.country]
	if bban == "" {
		of = pick(m.rng, []string{"DE", "AT", "NL", "PL", "SE", "DK", "GB", "IE"})
		bban = ibans[of]
	}
	if of == "CH" {
		bban = "0################"
	}
	body := m.digits(bban)
	var n strings.Builder
	for _, c := range body + of + "00" {
		if c >= 'A' {
			fmt.Fprint(&n, c-'A'+10)
		} else {
			n.WriteRune(c)
		}
	}
	whole, _ := new(big.Int).SetString(n.String(), 10)
	check := 98 - new(big.Int).Mod(whole, big.NewInt(97)).Int64()
	out := fmt.Sprintf("%s%02d%s", of, check, body)
	if m.chance(60) {
		var b strings.Builder
		for i, c := range out {
			if i > 0 && i%4 == 0 {
				b.WriteByte(' ')
			}
			b.WriteRune(c)
		}
		return b.String()
	}
	return out
}

func (m *maker) swift(s *slot) string {
	of := m.country
	return m.mixed(capitals, 4) + of + m.mixed("ABCDEFGHJKMNPQRSTUVWXYZ23456789", 2) + pick(m.rng, []string{"", "", "XXX"})
}

func (m *maker) ssn(s *slot) string {
	area := 1 + m.rng.IntN(665)
	return fmt.Sprintf("%03d%s%02d-%04d", area, "-", 1+m.rng.IntN(99), 1+m.rng.IntN(9999))
}

func (m *maker) ip(s *slot) string {
	if m.chance(18) {
		var b [16]byte
		b[0], b[1], b[2], b[3] = 0x20, 0x01, 0x0d, 0xb8
		for i := 4; i < 16; i++ {
			if m.chance(50) {
				b[i] = byte(m.rng.IntN(256))
			}
		}
		return netip.AddrFrom16(b).String()
	}
	first := pick(m.rng, []string{"10", "192.168", "172.16", "203.0", "198.51", "81", "93", "185", "46", "62", "217"})
	for strings.Count(first, ".") < 3 {
		first += fmt.Sprintf(".%d", m.rng.IntN(255))
	}
	return first
}

func (m *maker) mac(s *slot) string {
	joint := pick(m.rng, []string{":", ":", "-"})
	var of []string
	for i := range 6 {
		b := m.rng.IntN(256)
		if i == 0 {
			b = b &^ 1
		}
		of = append(of, fmt.Sprintf("%02x", b))
	}
	out := strings.Join(of, joint)
	if m.chance(40) {
		out = strings.ToUpper(out)
	}
	return out
}

func (m *maker) url(s *slot) string {
	out := pick(m.rng, []string{"https://", "https://www.", "http://", "https://"}) + m.host()
	switch m.rng.IntN(5) {
	case 0:
		return out
	case 1:
		return out + "/" + m.syllables(2) + "/" + m.syllables(3)
	case 2:
		return out + "/" + m.syllables(2) + "?id=" + m.digits("X####")
	case 3:
		return out + "/" + m.syllables(3) + ".html"
	}
	return out + "/~" + m.syllables(3)
}

func (m *maker) password(s *slot) string {
	switch m.rng.IntN(3) {
	case 0:
		return capitalise(m.syllables(3)) + m.digits("##") + pick(m.rng, []string{"!", "#", "$", "?"})
	case 1:
		return m.mixed("abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789", 10+m.rng.IntN(6)) + "!7a"
	}
	return m.syllables(2) + "-" + m.syllables(2) + "-" + m.digits("###") + "X"
}

// crypto makes a Bitcoin address with its check sum, or an Ethereum address
// without letter case.
func (m *maker) crypto(s *slot) string {
	var raw [25]byte
	for i := 1; i < 21; i++ {
		raw[i] = byte(m.rng.IntN(256))
	}
	if m.chance(40) {
		return "0x" + hex.EncodeToString(raw[1:21])
	}
	if m.chance(30) {
		raw[0] = 5
	}
	sum := sha256.Sum256(raw[:21])
	sum = sha256.Sum256(sum[:])
	copy(raw[21:], sum[:4])
	const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
	n, mod, base := new(big.Int).SetBytes(raw[:]), new(big.Int), big.NewInt(58)
	var out []byte
	for n.Sign() > 0 {
		n.DivMod(n, base, mod)
		out = append(out, alphabet[mod.Int64()])
	}
	if raw[0] == 0 {
		out = append(out, '1')
	}
	for i, j := 0, len(out)-1; i < j; i, j = i+1, j-1 {
		out[i], out[j] = out[j], out[i]
	}
	return string(out)
}

// vin makes a vehicle identification number with the check digit of North America.
func (m *maker) vin(s *slot) string {
	const letters = "ABCDEFGHJKLMNPRSTUVWXYZ"
	return complete("vin", pick(m.rng, []string{"1HG", "WVW", "WBA", "2T1", "JTD", "5YJ", "1FA"})+m.mixed(letters+"0123456789", 5)+"?"+m.mixed("HJKLMNPR", 1)+m.mixed(letters, 1)+m.digits("######"))
}
