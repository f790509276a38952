package validator

import (
	"crypto/hmac"
	"crypto/md5"
	"crypto/sha256"
	"encoding/base32"
	"encoding/base64"
	"encoding/csv"
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/validator/internal/attack"
	"github.com/privet-go/privet/validator/internal/reveal"
)

// A made column is a column of a table made for a test: its originals and what
// became of them.
type made struct {
	name     string
	label    privet.Label
	original func(r *rand.Rand, row int) string
	masked   func(original string, row int) string // nil: as it was; gone: not there
}

// gone says that a column is not in the masked table.
func gone(string, int) string { panic("not called") }

func isGone(f func(string, int) string) bool { return fmt.Sprintf("%p", f) == fmt.Sprintf("%p", gone) }

// build makes the tables of columns. Equal columns have equal values in whatever
// table they are.
func build(rows int, columns []made) (original, masked string, labels map[string]privet.Label) {
	labels = map[string]privet.Label{}
	var o, m strings.Builder
	ow, mw := csv.NewWriter(&o), csv.NewWriter(&m)
	var names, left []string
	for _, c := range columns {
		names = append(names, c.name)
		labels[c.name] = c.label
		if !isGone(c.masked) {
			left = append(left, c.name)
		}
	}
	_, _ = ow.Write(names), mw.Write(left) // a Builder does not fail
	for row := range rows {
		var a, b []string
		for _, c := range columns {
			// Values of one row go together: one source of chance for each row.
			v := c.original(rand.New(rand.NewPCG(uint64(row), 7)), row)
			a = append(a, v)
			switch {
			case isGone(c.masked):
			case c.masked == nil:
				b = append(b, v)
			default:
				b = append(b, c.masked(v, row))
			}
		}
		_, _ = ow.Write(a), mw.Write(b)
	}
	ow.Flush()
	mw.Flush()
	return o.String(), m.String(), labels
}

// A person is who a row is about.
type person struct {
	first, last, sex, city string
	birth                  time.Time
}

var (
	madeFirst = []string{"Agnieszka", "Bartosz", "Celina", "Dominik", "Ewelina", "Filip", "Grazyna", "Henryk", "Irena", "Jerzy"}
	madeLast  = []string{"Kowalski", "Nowak", "Wisniewski", "Wojcik", "Kaminski", "Lewandowski", "Zielinski", "Szymanski", "Dabrowski", "Kozlowski", "Mazur",
		"Krawczyk"}
	madeCity = []string{"Warszawa", "Krakow", "Lodz", "Wroclaw", "Poznan", "Gdansk", "Szczecin"}
)

func personOf(r *rand.Rand) person {
	k := r.IntN(len(madeFirst))
	p := person{first: madeFirst[k], last: madeLast[r.IntN(len(madeLast))], sex: "female", city: madeCity[min(r.IntN(7), r.IntN(7))]}
	if k%2 == 1 {
		p.sex = "male"
	}
	p.birth = time.Date(1940+r.IntN(60), time.January, 1+r.IntN(365), 0, 0, 0, 0, time.UTC)
	return p
}

func firstName(r *rand.Rand, _ int) string { return personOf(r).first }
func lastName(r *rand.Rand, _ int) string  { return personOf(r).last }
func fullName(r *rand.Rand, _ int) string  { p := personOf(r); return p.first + " " + p.last }
func sexWord(r *rand.Rand, _ int) string   { return personOf(r).sex }
func cityName(r *rand.Rand, _ int) string  { return personOf(r).city }
func birthDay(r *rand.Rand, _ int) string  { return personOf(r).birth.Format(time.DateOnly) }
func serial(_ *rand.Rand, row int) string  { return fmt.Sprint(row + 1) }
func email(r *rand.Rand, row int) string {
	p := personOf(r)
	return strings.ToLower(p.first+"."+p.last) + fmt.Sprintf("%d@mail.example", row)
}
func amount(r *rand.Rand, _ int) string { return fmt.Sprintf("%.2f", 10+r.Float64()*900) }
func zip(r *rand.Rand, _ int) string    { return fmt.Sprintf("%05d", 10000+r.IntN(80000)) }
func ssn(r *rand.Rand, _ int) string {
	return fmt.Sprintf("%03d-%02d-%04d", 1+r.IntN(600), 1+r.IntN(98), 1+r.IntN(9998))
}
func card(r *rand.Rand, _ int) string {
	s := "411111" + fmt.Sprintf("%09d", r.IntN(1e9))
	return s + checkDigit(s)
}

// checkDigit returns the check digit of ISO/IEC 7812-1.
func checkDigit(digits string) string {
	for d := range 10 {
		if s := fmt.Sprint(d); checksum.Luhn([]byte(digits + s)) {
			return s
		}
	}
	panic("one of ten digits fits")
}

// pesel is the number of a person (Act of 24 September 2010 on population records).
func pesel(r *rand.Rand, _ int) string {
	p := personOf(r)
	n := 2 * r.IntN(5)
	if p.sex == "male" {
		n++
	}
	s := p.birth.Format("060102") + fmt.Sprintf("%03d%d", r.IntN(1000), n)
	sum := 0
	for i, w := range []int{1, 3, 7, 9, 1, 3, 7, 9, 1, 3} {
		sum += int(s[i]-'0') * w
	}
	return s + fmt.Sprint((10-sum%10)%10)
}

// token is a keyed hash: a pseudonym that says nothing.
func token(original string, _ int) string {
	m := hmac.New(sha256.New, []byte("the key of the tests, which no attacker has"))
	m.Write([]byte(original))
	return hex.EncodeToString(m.Sum(nil))
}

// digitToken has the shape of the original, with other digits.
func digitToken(original string, row int) string {
	t := token(original, row)
	i := 0
	return strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return r
		}
		i++
		return rune('0' + t[i%len(t)]%10)
	}, original)
}

func redacted(string, int) string { return "[X]" }
func starred(original string, _ int) string {
	return strings.Map(func(r rune) rune {
		if reveal.IsContent(r) {
			return '*'
		}
		return r
	}, original)
}
func toYear(original string, _ int) string { return original[:4] }

func fixed(s string) func(*rand.Rand, int) string { return func(*rand.Rand, int) string { return s } }

// noted are a masked SSN and a log that has it as write spells it.
func noted(write func(ssn string) string) []made {
	return []made{{"ssn", "SSN", ssn, redacted}, {"log", privet.None, fixed("sent"), func(_ string, row int) string {
		return write(ssn(rand.New(rand.NewPCG(uint64(row), 7)), row))
	}}}
}

// noteless is the log with a number that is nobody's.
var noteless = []made{{"log", privet.None, fixed("sent"), func(_ string, row int) string { return "ref " + token("nobody", row)[:4] + fmt.Sprint(row) }}}

// bornNote are a masked date of birth and a log that has it in a layout of package
// time.
func bornNote(layout string) []made {
	return []made{{"born", "DOB", birthDay, redacted}, {"log", privet.None, fixed("sent"), func(_ string, row int) string {
		return personOf(rand.New(rand.NewPCG(uint64(row), 7))).birth.Format(layout)
	}}}
}

// bornClean is the log with days of somebody else.
var bornClean = []made{{"log", privet.None, fixed("sent"), func(_ string, row int) string {
	return personOf(rand.New(rand.NewPCG(uint64(row), 8))).birth.Format("02/01/2006, 060102")
}}}

func turned(s string) string {
	b := []byte(s)
	slices.Reverse(b)
	return string(b)
}

// leakCases are tables that leak, and the same tables mended. Each kind of finding
// has one.
var leakCases = []struct {
	code    Code
	rows    int
	columns []string // of the finding; nil: any
	leaks   []made
	clean   []made // columns in place of those of the same names
	tries   bool   // only trying a domain finds it
	reason  string
}{
	{code: attack.ColumnUnchanged, columns: []string{"mail"}, leaks: []made{{"mail", "EMAIL_ADDRESS", email, nil}},
		clean: []made{{"mail", "EMAIL_ADDRESS", email, token}}},
	{code: attack.ValuesUnchanged, columns: []string{"mail"}, leaks: []made{{"mail", "EMAIL_ADDRESS", email, func(o string, row int) string {
		if row == 57 {
			return o
		}
		return starred(o, row)
	}}}, clean: []made{{"mail", "EMAIL_ADDRESS", email, starred}}, reason: "one row of many is let through"},
	{code: attack.ColumnUnchanged, columns: []string{"born"},
		leaks: []made{{"born", "DOB", birthDay, func(o string, _ int) string { return o[8:] + "." + o[5:7] + "." + o[:4] }}},
		clean: []made{{"born", "DOB", birthDay, toYear}}, reason: "written otherwise is not masked"},
	{code: attack.ColumnUnchanged, columns: []string{"age"},
		leaks: []made{{"age", "AGE", func(_ *rand.Rand, row int) string { return fmt.Sprint(20 + row%40) },
			func(o string, _ int) string { return " " + o + ".0" }}},
		clean:  []made{{"age", "AGE", func(_ *rand.Rand, row int) string { return fmt.Sprint(20 + row%40) }, redacted}},
		reason: "nor is a number with another fraction"},
	{code: attack.ColumnUnchanged, columns: []string{"ssn"}, leaks: []made{{"ssn", "SSN", ssn, func(o string, _ int) string {
		return strings.NewReplacer("0", "０", "1", "１", "2", "２", "3", "３", "4", "४", "5", "٥", "-", "").Replace(o)
	}}}, clean: []made{{"ssn", "SSN", ssn, redacted}}, reason: "digits of other scripts"},
	{code: Reversible, columns: []string{"ssn"}, leaks: []made{{"ssn", "SSN", ssn, func(o string, _ int) string {
		return strings.Map(func(r rune) rune {
			if r == '-' {
				return r
			}
			return '0' + (r-'0'+3)%10
		}, o)
	}}}, clean: []made{{"ssn", "SSN", ssn, digitToken}}, reason: "a Caesar cipher"},
	{code: attack.UnkeyedHash, columns: []string{"ssn"}, leaks: []made{{"ssn", "SSN", ssn,
		func(o string, _ int) string { return fmt.Sprintf("%x", sha256.Sum256([]byte("ssn"+o))) }}},
		clean: []made{{"ssn", "SSN", ssn, token}}, reason: "the salt is the name of the column"},
	{code: attack.ResidualValue, columns: []string{"blob", "ssn"},
		leaks: []made{{"ssn", "SSN", ssn, redacted}, {"blob", privet.None, func(r *rand.Rand, row int) string {
			return base64.StdEncoding.EncodeToString([]byte("row " + fmt.Sprint(row) + " of " + ssn(r, row)))
		}, nil}}, clean: []made{{"blob", privet.None, func(_ *rand.Rand, row int) string {
			return base64.StdEncoding.EncodeToString([]byte("row " + fmt.Sprint(row) + " of nobody"))
		}, nil}}, reason: "inside of base 64"},
	{code: attack.ResidualValue, columns: []string{"log", "ssn"},
		leaks: noted(func(s string) string { return "token=" + base64.RawURLEncoding.EncodeToString([]byte(s)) + "; sent" }),
		clean: noteless, reason: "in base 64, in the middle of a text"},
	{code: attack.ResidualValue, columns: []string{"log", "ssn"}, leaks: noted(func(s string) string { return base32.StdEncoding.EncodeToString([]byte(s)) }),
		clean: noteless, reason: "in base 32"},
	{code: attack.ResidualValue, columns: []string{"log", "ssn"},
		leaks: noted(func(s string) string { return strings.ReplaceAll(url.QueryEscape(s), "-", "%2D") }),
		clean: noteless, reason: "in the escapes of a URL"},
	{code: attack.ResidualValue, columns: []string{"log", "ssn"}, leaks: noted(func(s string) string {
		out := ""
		for _, c := range s {
			out += fmt.Sprintf("&#%d;", c)
		}
		return out
	}), clean: noteless, reason: "in the escapes of HTML"},
	{code: attack.ResidualValue, columns: []string{"log", "ssn"}, leaks: noted(turned), clean: noteless, reason: "backwards"},
	{code: attack.ResidualValue, columns: []string{"log", "mail"}, leaks: []made{{"mail", "EMAIL_ADDRESS", email, redacted},
		{"log", privet.None, fixed("sent"), func(_ string, row int) string {
			return strings.Map(rotated, email(rand.New(rand.NewPCG(uint64(row), 7)), row))
		}}}, clean: []made{{"log", privet.None, fixed("sent"), nil}}, reason: "by ROT13"},
	{code: attack.ResidualValue, columns: []string{"log", "born"}, leaks: bornNote("born 2. January 2006 in Lodz"), clean: bornClean,
		reason: "with the month in words"},
	{code: attack.ResidualValue, columns: []string{"log", "born"}, leaks: bornNote("02/01/2006"), clean: bornClean, reason: "the day first"},
	{code: attack.ResidualValue, columns: []string{"log", "born"}, leaks: bornNote("ref 060102"), clean: bornClean, reason: "in six digits"},
	{code: LeaksCharacters, columns: []string{"ssn"}, leaks: []made{{"ssn", "SSN", ssn, func(o string, _ int) string { return o[:9] + "**" }}},
		clean: []made{{"ssn", "SSN", ssn, func(o string, _ int) string { return "***-**-" + o[7:] }}}, reason: "two digits are hidden"},
	{code: LeaksCharacters, columns: []string{"pan"}, leaks: []made{{"pan", "CREDIT_CARD", card, func(o string, _ int) string { return o[:12] }}},
		clean: []made{{"pan", "CREDIT_CARD", card, func(o string, _ int) string { return "************" + o[12:] }}}, reason: "cut off, and not masked"},
	{code: Reversible, columns: []string{"ssn"}, leaks: []made{{"ssn", "SSN", ssn,
		func(o string, _ int) string { return base64.StdEncoding.EncodeToString([]byte(o)) }}},
		clean: []made{{"ssn", "SSN", ssn, token}}},
	{code: attack.UnkeyedHash, columns: []string{"ssn"}, leaks: []made{{"ssn", "SSN", ssn,
		func(o string, _ int) string { return fmt.Sprintf("%x", sha256.Sum256([]byte(o))) }}},
		clean: []made{{"ssn", "SSN", ssn, token}}},
	{code: attack.UnkeyedHash, columns: []string{"key", "mail"}, leaks: []made{{"mail", "EMAIL_ADDRESS", email, redacted},
		{"key", privet.None, func(r *rand.Rand, row int) string { return fmt.Sprintf("%x", md5.Sum([]byte(email(r, row)))) }, nil}},
		clean:  []made{{"key", privet.None, func(r *rand.Rand, row int) string { return token(email(r, row), row) }, nil}},
		reason: "a column that was a hash already"},
	{code: attack.UnkeyedHash, columns: []string{"born"}, leaks: []made{{"born", "DOB",
		func(r *rand.Rand, _ int) string { return personOf(r).birth.Format("Jan 2, 2006") },
		func(o string, _ int) string {
			d, err := time.Parse("Jan 2, 2006", o)
			if err != nil {
				panic(err)
			}
			return fmt.Sprintf("%x", sha256.Sum256([]byte(d.Format("02.01.2006"))))
		}}}, clean: []made{{"born", "DOB", birthDay, token}}, tries: true,
		reason: "written in another layout before it was hashed: only trying all days finds it"},
	{code: attack.ResidualValue, columns: []string{"notes", "last"}, leaks: []made{{"last", "LAST_NAME", lastName, starred},
		{"notes", privet.None, func(r *rand.Rand, row int) string {
			if row%10 == 3 {
				return "asked for Ms " + strings.ToUpper(personOf(r).last) + " twice"
			}
			return "delivered"
		}, nil}},
		clean: []made{{"notes", privet.None, fixed("delivered to the door"), nil}}},
	{code: attack.ResidualValue, columns: []string{"log", "mail"}, leaks: []made{{"mail", "EMAIL_ADDRESS", email, starred},
		{"log", "FREE_TEXT", func(r *rand.Rand, row int) string {
			if row == 30 {
				return "see " + email(rand.New(rand.NewPCG(80, 7)), 80)
			}
			return "fine"
		}, nil}},
		clean: []made{{"log", "FREE_TEXT", fixed("fine"), nil}}, reason: "the address of another row, in one cell"},
	{code: attack.ResidualPart, columns: []string{"bin", "pan"},
		leaks: []made{{"pan", "CREDIT_CARD", cardOfManyIssuers, redacted},
			{"bin", privet.None, func(r *rand.Rand, row int) string { return cardOfManyIssuers(r, row)[:8] }, nil}},
		clean: []made{{"bin", privet.None, func(_ *rand.Rand, row int) string { return fmt.Sprint(20000000 + row*31) }, nil}}},
	{code: attack.ResidualPart, columns: []string{"last4", "pan"},
		leaks: []made{{"pan", "CREDIT_CARD", card, redacted}, {"last4", privet.None, func(r *rand.Rand, row int) string { return card(r, row)[12:] }, nil}},
		clean: []made{{"last4", privet.None, func(_ *rand.Rand, row int) string { return fmt.Sprint(1000 + row) }, nil}}},
	{code: ResidualPII, columns: []string{"remark"}, leaks: []made{{"remark", privet.None, func(_ *rand.Rand, row int) string {
		if row == 11 {
			return "call +1 415 555 0132 or write to pat.doe@example.com"
		}
		return "nothing to remark"
	}, nil}}, clean: []made{{"remark", privet.None, fixed("nothing to remark"), nil}}},
	{code: attack.EmbeddedValue, columns: []string{"pesel", "born"}, leaks: []made{{"pesel", "PL_PESEL", pesel, nil}, {"born", "DOB", birthDay, redacted}},
		clean: []made{{"pesel", "PL_PESEL", pesel, digitToken}}},
	{code: attack.EmbeddedValue, columns: []string{"pesel", "sex"}, leaks: []made{{"pesel", "PL_PESEL", pesel, nil}, {"sex", "GENDER", sexWord, redacted}},
		clean: []made{{"pesel", "PL_PESEL", pesel, digitToken}}},
	{code: attack.EmbeddedValue, columns: []string{"mail", "last"},
		leaks: []made{{"mail", "EMAIL_ADDRESS", email, nil}, {"last", "LAST_NAME", lastName, redacted}},
		clean: []made{{"mail", "EMAIL_ADDRESS", email, token}}},
	{code: attack.EmbeddedValue, columns: []string{"phone", "country"}, leaks: []made{
		{"phone", "PHONE_NUMBER", func(r *rand.Rand, row int) string {
			return [...]string{"+48", "+39", "+1"}[row%3] + " 555 0" + fmt.Sprint(1000+row)
		}, func(o string, _ int) string { return o[:3] + "****" }},
		{"country", "COUNTRY", func(_ *rand.Rand, row int) string { return [...]string{"Poland", "Italy", "United States"}[row%3] }, redacted}},
		clean: []made{{"phone", "PHONE_NUMBER", func(_ *rand.Rand, row int) string { return "+48 555 0" + fmt.Sprint(1000+row) }, starred}}},
	{code: attack.FrequencyLeak, rows: 400, columns: []string{"city"}, leaks: []made{{"city", "CITY", cityName, token}},
		clean: []made{{"city", "CITY", cityName, redacted}}},
	{code: attack.FrequencyLeak, rows: 400, columns: []string{"sex"}, leaks: []made{{"sex", "GENDER", sexWord, starred}},
		clean: []made{{"sex", "GENDER", sexWord, redacted}}, reason: "four asterisks are male, and six female"},
	{code: attack.FrequencyLeak, rows: 400, columns: []string{"religion"},
		leaks: []made{{"religion", "RELIGION", oneOf("catholic", "none", "protestant"), starred}},
		clean: []made{{"religion", "RELIGION", oneOf("catholic", "none", "protestant"), redacted}}, reason: "four asterisks are none, and eight catholic"},
	{code: attack.RareValues, columns: []string{"zip"}, leaks: []made{{"zip", "ZIP_CODE", zip, func(o string, _ int) string { return o[:4] + "*" }}},
		clean: []made{{"zip", "ZIP_CODE", zip, redacted}}},

	{code: attack.ShiftedValue, columns: []string{"ssn"}, leaks: []made{{"ssn", "SSN", ssn,
		by(func(o string) string { return fmt.Sprint(numberOf(o) + 1) })}},
		clean: []made{{"ssn", "SSN", ssn, digitToken}}, reason: "one more"},
	{code: attack.ShiftedValue, columns: []string{"born"}, leaks: []made{{"born", "DOB", birthDay,
		by(func(o string) string { return madeDay(o).AddDate(0, 0, 100).Format(time.DateOnly) })}},
		clean: []made{{"born", "DOB", birthDay, func(o string, row int) string {
			return madeDay(o).AddDate(0, 0, row*7919%1000-500).Format(time.DateOnly)
		}}}, reason: "all days by a hundred, and each by another number"},
	{code: attack.ShiftedValue, columns: []string{"pay"}, leaks: []made{{"pay", "SALARY", salaryOf,
		by(func(o string) string { return fmt.Sprint(float64(numberOf(o)) * 1.07) })}},
		clean:  []made{{"pay", "SALARY", salaryOf, func(o string, row int) string { return fmt.Sprint(numberOf(o) * int64(80+row*37%41) / 100) }}},
		reason: "times a constant, and times another number in each row"},
	{code: attack.OrderKept, columns: []string{"pay"}, leaks: []made{{"pay", "SALARY", salaryOf,
		by(func(o string) string { return fmt.Sprint(numberOf(o) * numberOf(o)) })}},
		clean: []made{{"pay", "SALARY", salaryOf, by(func(o string) string { return fmt.Sprint(numberOf(o) * numberOf(o) % 100003) })}}},
	{code: attack.SplitValue, columns: []string{"a", "b", "ssn"},
		leaks: []made{{"ssn", "SSN", ssn, redacted}, beside("a", ssn, func(s string) string { return s[:5] }),
			beside("b", ssn, func(s string) string { return s[5:] })},
		clean: []made{beside("b", ssn, func(s string) string { return digitToken(s[5:], 0) })}},
	{code: attack.SplitValue, columns: []string{"y", "m", "d", "born"}, leaks: []made{{"born", "DOB", birthDay, redacted},
		beside("d", birthDay, func(s string) string { return fmt.Sprint(madeDay(s).Day()) }),
		beside("m", birthDay, func(s string) string { return fmt.Sprint(int(madeDay(s).Month())) }),
		beside("y", birthDay, func(s string) string { return s[:4] })},
		clean: []made{{"m", privet.None, fixed("x"), func(_ string, row int) string { return fmt.Sprint(1 + row*5%12) }},
			{"d", privet.None, fixed("x"), func(_ string, row int) string { return fmt.Sprint(1 + row*11%31) }}}},
	{code: attack.ShiftedValue, columns: []string{"pay"}, leaks: []made{{"pay", "SALARY", salaryOf,
		func(o string, row int) string { return fmt.Sprint(numberOf(o) + int64(row*37%19) - 9) }},
		{"phone", "PHONE_NUMBER", digitsOf("+48 5## ### ###"), nil}},
		clean: []made{{"pay", "SALARY", salaryOf, digitToken},
			{"phone", "PHONE_NUMBER", digitsOf("+48 5## ### ###"), func(o string, row int) string { return o[:5] + digitToken(o[5:], row) }}},
		reason: "nearly the same; telephone numbers that begin alike are not"},
	{code: attack.ShuffledValues, columns: []string{"last"}, leaks: []made{{"last", "LAST_NAME", lastName, shuffled(lastName, 90)}},
		clean: []made{{"last", "LAST_NAME", lastName, token}}},

	{code: attack.CardholderData, leaks: []made{{"pan", "CREDIT_CARD", card, nil}, {"holder", "PERSON", fullName, nil}},
		clean: []made{{"pan", "CREDIT_CARD", card, token}, {"holder", "PERSON", fullName, nil}}},
	{code: attack.AuthenticationData, columns: []string{"cvv"},
		leaks: []made{{"cvv", "CVV", func(r *rand.Rand, _ int) string { return fmt.Sprintf("%03d", r.IntN(1000)) }, token}},
		clean: []made{{"cvv", "CVV", func(r *rand.Rand, _ int) string { return fmt.Sprintf("%03d", r.IntN(1000)) },
			func(string, int) string { return "***" }}}, reason: "a keyed hash does not cure it"},
	{code: attack.CorrelatedPAN, leaks: []made{{"pan", "CREDIT_CARD", card, token},
		{"shown", "CREDIT_CARD", card, func(o string, _ int) string { return "************" + o[12:] }}},
		clean: []made{{"shown", "CREDIT_CARD", card, redacted}}},
	{code: attack.UnkeyedPAN, columns: []string{"pan"}, leaks: []made{{"pan", "CREDIT_CARD", card,
		func(o string, _ int) string { return fmt.Sprintf("%x", sha256.Sum256([]byte(o))) }}},
		clean: []made{{"pan", "CREDIT_CARD", card, token}}},
	{code: attack.HealthIdentified, leaks: []made{{"illness", "MEDICAL_CONDITION", fixed("asthma"), nil}, {"last", "LAST_NAME", lastName, nil}},
		clean: []made{{"last", "LAST_NAME", lastName, redacted}}},
	{code: attack.SmallZIP3, columns: []string{"zip"}, leaks: []made{{"illness", "MEDICAL_CONDITION", fixed("asthma"), redacted},
		{"zip", "ZIP_CODE", fixed("82110"), func(o string, _ int) string { return o[:3] }}},
		clean: []made{{"zip", "ZIP_CODE", fixed("82110"), func(string, int) string { return "000" }}}},
	{code: attack.PreciseDateOrAge, columns: []string{"admitted"},
		leaks: []made{{"illness", "MEDICAL_CONDITION", fixed("asthma"), redacted}, {"admitted", "DATE_TIME", birthDay, nil}},
		clean: []made{{"admitted", "DATE_TIME", birthDay, toYear}}},
	{code: attack.PreciseDateOrAge, columns: []string{"age"},
		leaks: []made{{"illness", "MEDICAL_CONDITION", fixed("asthma"), redacted},
			{"age", "AGE", func(_ *rand.Rand, row int) string { return fmt.Sprint(85 + row%10) }, nil}},
		clean: []made{{"age", "AGE", func(_ *rand.Rand, row int) string { return fmt.Sprint(85 + row%10) }, func(o string, _ int) string {
			if o > "89" {
				return "90+"
			}
			return o
		}}}},
	{code: attack.LoginAndSecret, leaks: []made{{"login", "USERNAME", email, nil}, {"password", "PASSWORD", token0, nil}},
		clean: []made{{"password", "PASSWORD", token0, redacted}}},
	{code: attack.SignificantHarm, leaks: []made{{"name", "PERSON", fullName, nil}, {"salary", "SALARY", amount, nil}},
		clean: []made{{"name", "PERSON", fullName, redacted}}},
	{code: attack.AccountAndAccess, leaks: []made{{"account", "BANK_ACCOUNT", ssn, nil}, {"finger", "BIOMETRIC", token0, nil}},
		clean: []made{{"finger", "BIOMETRIC", token0, redacted}}},
	{code: attack.SignificantScale, rows: 600, leaks: []made{{"mail", "EMAIL_ADDRESS", email, nil}}, clean: []made{{"mail", "EMAIL_ADDRESS", email, token}}},
	{code: attack.QuasiIdentifiers, leaks: []made{{"born", "DOB", birthDay, nil}, {"sex", "GENDER", sexWord, nil}, {"city", "CITY", cityName, nil}},
		clean: []made{{"born", "DOB", birthDay, redacted}}},
	{code: attack.KeyBesideToken, leaks: []made{{"mail", "EMAIL_ADDRESS", email, token}, {"secret", "API_KEY", token0, nil}},
		clean: []made{{"secret", "API_KEY", token0, redacted}}},
	{code: attack.ChildrensData, columns: []string{"age"}, leaks: []made{{"age", "AGE", func(_ *rand.Rand, row int) string { return fmt.Sprint(5 + row%40) },
		nil}},
		clean: []made{{"age", "AGE", func(_ *rand.Rand, row int) string { return fmt.Sprint(25 + row%40) }, nil}}},
	{code: attack.SecretBesidePII, leaks: []made{{"mail", "EMAIL_ADDRESS", email, token}, {"password", "PASSWORD", token0, nil}},
		clean: []made{{"password", "PASSWORD", token0, redacted}}},

	{code: columnMissing, columns: []string{"mail"}, leaks: []made{{"mail", "EMAIL_ADDRESS", email, gone}, {"n", privet.None, serial, nil}},
		clean: []made{{"mail", "EMAIL_ADDRESS", email, token}}},
	{code: nullsFilled, columns: []string{"code"}, leaks: []made{{"code", privet.None, everyOther("ok"), func(o string, _ int) string { return o + "x" }},
		{"n", privet.None, serial, nil}},
		clean: []made{{"code", privet.None, everyOther("ok"), nil}}},
	{code: nullsAdded, columns: []string{"code"}, leaks: []made{{"n", privet.None, serial, nil},
		{"code", privet.None, fixed("ok"), func(o string, row int) string {
			if row%9 == 0 {
				return ""
			}
			return o
		}}}, clean: []made{{"code", privet.None, fixed("ok"), nil}}},
	{code: typeChanged, columns: []string{"day"}, leaks: []made{{"day", "DATE_TIME", birthDay,
		func(o string, _ int) string { return o[8:] + "." + o[5:7] + "." + o[:4] }}},
		clean: []made{{"day", "DATE_TIME", birthDay, func(o string, _ int) string { return o[:5] + "01-01" }}}},
	{code: FormatChanged, columns: []string{"ssn"}, leaks: []made{{"ssn", "SSN", ssn, func(o string, row int) string {
		if row%5 == 0 {
			return strings.ReplaceAll(digitToken(o, row), "-", "")
		}
		return digitToken(o, row)
	}}}, clean: []made{{"ssn", "SSN", ssn, digitToken}}},
	{code: uniquenessLost, columns: []string{"ssn"}, leaks: []made{{"ssn", "SSN", ssn, func(o string, row int) string { return token(o, row)[:1] }}},
		clean: []made{{"ssn", "SSN", ssn, token}}},
	{code: inconsistent, columns: []string{"last"}, leaks: []made{{"last", "LAST_NAME", lastName,
		func(o string, row int) string { return token(o+fmt.Sprint(row/40), row) }}},
		clean: []made{{"last", "LAST_NAME", lastName, redacted}}},
	{code: referenceBroken, leaks: []made{{"a", "SSN", ssn, token}, {"b", "SSN", ssn, func(o string, row int) string { return token(o+"b", row) }}},
		clean: []made{{"b", "SSN", ssn, token}}},
	{code: attack.CheckIncomplete, rows: 300, leaks: []made{{"ssn", "SSN", ssn, token}}, clean: []made{{"ssn", "SSN", fixed("123-45-6789"), redacted}},
		reason: "with MaxMemory of 2,000 bytes"},
}

func token0(r *rand.Rand, row int) string { return token("secret", row)[:20] + fmt.Sprint(row) }

func cardOfManyIssuers(r *rand.Rand, row int) string {
	s := fmt.Sprintf("%06d%09d", 400000+r.IntN(199999), r.IntN(1e9))
	return s + checkDigit(s)
}

func everyOther(s string) func(*rand.Rand, int) string {
	return func(_ *rand.Rand, row int) string {
		if row%2 == 0 {
			return ""
		}
		return s
	}
}

// mend puts the clean columns in the places of the leaking ones.
func mend(leaks, clean []made) []made {
	all := slices.Clone(leaks)
	for _, c := range clean {
		i := slices.IndexFunc(all, func(m made) bool { return m.name == c.name })
		if i < 0 {
			panic("nothing to mend")
		}
		all[i] = c
	}
	return all
}

// structural are the kinds that other tests have tables for, since the two files
// have other rows or columns.
var structural = []Code{rowCountChanged, rowShapeChanged, columnAdded, columnOrderChanged, checkDigitsLost, ruleNotFollowed}

// TestLeaks holds that each kind of finding is told of a table that has it and not
// of the same table mended.
func TestLeaks(t *testing.T) {
	covered := map[Code]bool{}
	for _, c := range leakCases {
		covered[c.code] = true
		rows := c.rows
		if rows == 0 {
			rows = 90
		}
		t.Run(string(c.code)+" "+strings.Join(c.columns, ","), func(t *testing.T) {
			compare := func(columns []made) *TableReport {
				o, m, labels := build(rows, columns)
				opts := &TableOptions{Columns: labels, Now: testNow, MaxTries: -1}
				if c.tries {
					opts.MaxTries = 1 << 19
				}
				if c.code == attack.CheckIncomplete {
					opts.MaxMemory = 2000
				}
				return compareTables(t, o, m, opts)
			}
			is := func(f TableFinding) bool {
				return f.Code == c.code && (c.columns == nil || slices.Equal(f.Columns, c.columns))
			}
			r := compare(c.leaks)
			if i := slices.IndexFunc(r.Findings, is); i < 0 {
				t.Errorf("it is not found %s; there are\n%s", c.reason, findingsText(r))
			} else if f := r.Findings[i]; f.Count < 1 || len(f.Citations) == 0 || f.Message == "" || f.Severity != f.Level.Severity() {
				t.Errorf("incomplete: %+v", f)
			}
			r = compare(mend(c.leaks, c.clean))
			if slices.ContainsFunc(r.Findings, is) {
				t.Errorf("it is found in the mended table; there are\n%s", findingsText(r))
			}
		})
	}
	for k := range Kinds() {
		if !covered[k.Code] && !slices.Contains(structural, k.Code) {
			t.Errorf("%s has no table", k.Code)
		}
	}
}

// rotated puts for a letter of ASCII the one that is 13 away.
func rotated(r rune) rune {
	const letters, turned = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "nopqrstuvwxyzabcdefghijklmNOPQRSTUVWXYZABCDEFGHIJKLM"
	if i := strings.IndexRune(letters, r); i >= 0 {
		return rune(turned[i])
	}
	return r
}
