package masker

import (
	"math/bits"
	"strings"

	"github.com/privet-go/privet/internal/areacode"
	"github.com/privet-go/privet/internal/swar"
)

// The lengths of numbers, in digits.
const (
	minCard, maxCard   = 12, 19 // ISO/IEC 7812-1, and the twelve digits of old cards
	minIBAN, maxIBAN   = 15, 34 // ISO 13616: Norway has the shortest
	minPhone, maxPhone = 7, 15  // ITU-T E.164: 15 at most
	minBankAccount     = 9      // below that the last four are half of the number
	maxBankAccount     = 34     // no longer than an IBAN
)

// maskCard masks the number of a payment card. The check digit is not looked
// at: a number that was mistyped is masked like a right one.
func maskCard(b []byte, value string) (int, bool) {
	n, cut := countDigits(value, &cardBreaks, 4)
	if n < minCard || n > maxCard {
		return 0, false
	}
	coverNumber(b[:cut])
	return len(b), true
}

// maskSSN masks a social security number: nine digits, plain or parted 3-2-4.
func maskSSN(b []byte, value string) (int, bool) {
	if len(value) == 11 {
		if value[3] != value[6] {
			return 0, false
		}
	} else if len(value) != 9 {
		return 0, false
	}
	for i := range len(value) {
		if parts := len(value) == 11 && (i == 3 || i == 6); parts {
			if value[i] != '-' && value[i] != ' ' {
				return 0, false
			}
		} else if !isDigit(value[i]) {
			return 0, false
		}
	}
	coverNumber(b[:len(b)-4])
	return len(b), true
}

// maskBankAccount masks an account number. A short one, and one with letters,
// shows its separators only.
func maskBankAccount(b []byte, value string) (int, bool) {
	n, cut := countDigits(value, &accountBreaks, 4)
	if n < minBankAccount || n > maxBankAccount {
		return cover(b, value), true
	}
	coverNumber(b[:cut])
	return len(b), true
}

// The bytes of numbers, by what separates their groups.
var (
	cardBreaks    = numberBytes(" -")
	accountBreaks = numberBytes(" -./")
	phoneBreaks   = numberBytes("().-/ ")
)

// The kinds of the bytes of numbers. They are bits.
const (
	numberDigit = 1 << iota
	notNumber

	numberBreak = 0
)

func numberBytes(breaks string) (t [256]uint8) {
	for c := range t {
		if t[c] = notNumber; isDigit(byte(c)) {
			t[c] = numberDigit
		}
	}
	for i := range len(breaks) {
		t[breaks[i]] = numberBreak
	}
	return t
}

// countDigits counts the digits of s and gives the place where the last of them
// begin, as many as last says. The count is -1 when s has something that is
// neither a digit nor one of the breaks.
func countDigits(s string, kinds *[256]uint8, last int) (n, cut int) {
	all := uint8(0)
	for i := range len(s) {
		kind := kinds[s[i]]
		all |= kind
		n += int(kind & numberDigit)
	}
	if all&notNumber != 0 {
		return -1, 0
	}
	if n < last {
		return n, 0
	}
	for cut = len(s); last > 0; {
		cut--
		last -= int(kinds[s[cut]])
	}
	return n, cut
}

// maskIBAN masks an international bank account number: two letters, two digits,
// then letters and digits, with spaces between. The check digits are not looked
// at.
func maskIBAN(b []byte, value string) (int, bool) {
	n, i := 0, 0
	for ; i < len(value) && n < 4; i++ {
		c := value[i]
		if c == ' ' {
			continue
		}
		if kind := ibanBytes[c]; n < 2 && kind&ibanLetter == 0 || n >= 2 && kind&ibanDigit == 0 {
			return 0, false
		}
		n++
	}
	for ; i <= len(value)-8; i += 8 {
		w := swar.Word(value[i : i+8])
		if w&swar.Highs != 0 {
			return 0, false
		}
		breaks := swar.Equal(w, ' ')
		if swar.Digits(w)|swar.Letters(w)|swar.Equal(w, Mask)|breaks != swar.Highs {
			return 0, false
		}
		n += 8 - bits.OnesCount64(breaks)
	}
	for ; i < len(value); i++ {
		if c := value[i]; c != ' ' {
			if ibanBytes[c] == 0 {
				return 0, false
			}
			n++
		}
	}
	if n < minIBAN || n > maxIBAN {
		return 0, false
	}
	cut := len(value)
	for shown := 0; shown < 4; {
		if cut--; value[cut] != ' ' {
			shown++
		}
	}
	coverNumber(b[:cut])
	return len(b), true
}

// The kinds of the bytes of IBANs.
const (
	ibanLetter = 1 << iota
	ibanDigit
)

var ibanBytes = func() (t [256]uint8) {
	for c := range t {
		if isLetter(byte(c)) {
			t[c] |= ibanLetter
		}
		if isDigit(byte(c)) {
			t[c] |= ibanDigit
		}
	}
	return t
}()

// maskPhone masks a telephone number. After a plus sign the calling code of the
// country stays.
func maskPhone(b []byte, value string) (int, bool) {
	open := 0 // where the code begins
	if strings.HasPrefix(value, "+") {
		open = 1
	} else if strings.HasPrefix(value, "(+") {
		open = 2
	}
	n, cut := countDigits(value[open:], &phoneBreaks, 2)
	if n < minPhone || n > maxPhone {
		return 0, false
	}
	cut += open
	if open > 0 {
		open += areacode.CallingCode(value[open:])
	}
	coverNumber(b[open:cut])
	return len(b), true
}

// urlSchemes are the schemes that a web address may show.
var urlSchemes = []string{"https", "http", "ftp", "ftps", "sftp", "ws", "wss", "file"}

// maskURL masks a web address. A scheme that is not in the list may be data
// itself, so such an address is not understood.
func maskURL(b []byte, value string) (int, bool) {
	n := strings.Index(value, "://")
	if n < 0 {
		return 0, false
	}
	for _, scheme := range urlSchemes {
		if strings.EqualFold(value[:n], scheme) {
			n += len("://")
			return n + cover(b[n:], value[n:]), true
		}
	}
	return 0, false
}
