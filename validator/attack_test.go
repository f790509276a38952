package validator

import (
	"bytes"
	"compress/zlib"
	"crypto/aes"
	"crypto/cipher"
	"crypto/hmac"
	"crypto/md5"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha3"
	"encoding/ascii85"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"hash/crc32"
	"math/big"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet/validator/internal/reveal"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/validator/internal/attack"

	"github.com/privet-go/privet/internal/longtest"
)

// This file holds what careless masking does. Each of it is found, at the level that is
// written beside it or above, in the column that is named.

// of gives what a column of made values has in a row, for another column of the row.
func of(original func(*rand.Rand, int) string, row int) string {
	return original(rand.New(rand.NewPCG(uint64(row), 7)), row)
}

// beside is a column that nobody has called personal, made of another one.
func beside(name string, original func(*rand.Rand, int) string, how func(string) string) made {
	return made{name, privet.None, fixed("x"), func(_ string, row int) string { return how(of(original, row)) }}
}

// by is a masking that depends on the value alone.
func by(how func(string) string) func(string, int) string {
	return func(o string, _ int) string { return how(o) }
}

func hexOf(sum []byte) string { return hex.EncodeToString(sum) }
func md5Of(s string) string   { d := md5.Sum([]byte(s)); return hexOf(d[:]) }
func sha1Of(s string) string  { d := sha1.Sum([]byte(s)); return hexOf(d[:]) }
func shaOf(s string) string   { d := sha256.Sum256([]byte(s)); return hexOf(d[:]) }

func digitsIn(s string) string {
	return strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, s)
}

func numberOf(s string) int64 {
	n, err := strconv.ParseInt(digitsIn(s), 10, 64)
	if err != nil {
		panic(err)
	}
	return n
}

func madeDay(s string) time.Time {
	d, err := time.Parse(time.DateOnly, s)
	if err != nil {
		panic(err)
	}
	return d
}

// uuid5 is a UUID of version 5 (RFC 9562, section 5.5) in the namespace of names of
// hosts.
func uuid5(s string) string {
	space, _ := hex.DecodeString("6ba7b8109dad11d180b400c04fd430c8")
	d := sha1.Sum(append(space, s...))
	d[6], d[8] = d[6]&0x0F|0x50, d[8]&0x3F|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", d[:4], d[4:6], d[6:8], d[8:10], d[10:16])
}

// shuffled gives in each row the original of another.
func shuffled(original func(*rand.Rand, int) string, rows int) func(string, int) string {
	order := rand.New(rand.NewPCG(9, 9)).Perm(rows)
	return func(_ string, row int) string { return of(original, order[row%rows]) }
}

func salaryOf(r *rand.Rand, _ int) string { personOf(r); return strconv.Itoa(30000 + r.IntN(90000)) }

const attackRows = 120

var attacks = []struct {
	name    string
	column  string // that gives something away
	level   Level
	columns []made
}{
	{"a date of birth in three columns", "", High, []made{{"born", "DOB", birthDay, redacted},
		beside("d", birthDay, func(s string) string { return strconv.Itoa(madeDay(s).Day()) }),
		beside("m", birthDay, func(s string) string { return strconv.Itoa(int(madeDay(s).Month())) }),
		beside("y", birthDay, func(s string) string { return s[:4] })}},
	{"a date of birth in three columns, the month in words", "", High, []made{{"born", "DOB", birthDay, redacted},
		beside("d", birthDay, func(s string) string { return s[8:] }),
		beside("m", birthDay, func(s string) string { return madeDay(s).Format("Jan") }),
		beside("y", birthDay, func(s string) string { return s[2:4] })}},
	{"a date of birth in two columns", "", High, []made{{"born", "DOB", birthDay, redacted},
		beside("dm", birthDay, func(s string) string { return madeDay(s).Format("02.01.") }),
		beside("y", birthDay, func(s string) string { return s[:4] })}},
	{"the day of the year", "yd", High, []made{{"born", "DOB", birthDay, redacted},
		beside("yd", birthDay, func(s string) string { return fmt.Sprintf("%s-%03d", s[:4], madeDay(s).YearDay()) })}},
	{"the week", "w", High, []made{{"born", "DOB", birthDay, redacted},
		beside("w", birthDay, func(s string) string {
			y, w := madeDay(s).ISOWeek()
			return fmt.Sprintf("%d-W%02d-%d", y, w, (madeDay(s).Weekday()+6)%7+1)
		})}},
	{"days since 1970", "n", High, []made{{"born", "DOB", birthDay, redacted},
		beside("n", birthDay, func(s string) string { return fmt.Sprint(madeDay(s).Unix() / 86400) })}},
	{"a date as a number in its own column", "born", High, []made{{"born", "DOB", birthDay,
		by(func(s string) string { return fmt.Sprint(madeDay(s).Unix() / 86400) })}}},
	{"a date moved by a hundred days", "born", High, []made{{"born", "DOB", birthDay,
		by(func(s string) string { return madeDay(s).AddDate(0, 0, 100).Format(time.DateOnly) })}}},
	{"hexadecimal", "ssn", High, []made{{"ssn", "SSN", ssn, by(func(s string) string { return fmt.Sprintf("%x", numberOf(s)) })}}},
	{"hexadecimal beside", "k", High, []made{{"ssn", "SSN", ssn, redacted},
		beside("k", ssn, func(s string) string { return fmt.Sprintf("0x%X", numberOf(s)) })}},
	{"base 36", "ssn", High, []made{{"ssn", "SSN", ssn, by(func(s string) string { return strconv.FormatInt(numberOf(s), 36) })}}},
	{"base 36 beside", "k", High, []made{{"ssn", "SSN", ssn, redacted},
		beside("k", ssn, func(s string) string { return strings.ToUpper(strconv.FormatInt(numberOf(s), 36)) })}},
	{"octal", "ssn", High, []made{{"ssn", "SSN", ssn, by(func(s string) string { return fmt.Sprintf("%o", numberOf(s)) })}}},
	{"binary", "ssn", High, []made{{"ssn", "SSN", ssn, by(func(s string) string { return fmt.Sprintf("%b", numberOf(s)) })}}},
	{"base64 beside", "k", High, []made{{"ssn", "SSN", ssn, redacted},
		beside("k", ssn, func(s string) string { return base64.StdEncoding.EncodeToString([]byte(s)) })}},
	{"base64 twice", "ssn", High, []made{{"ssn", "SSN", ssn, by(func(s string) string {
		return base64.StdEncoding.EncodeToString([]byte(base64.StdEncoding.EncodeToString([]byte(s))))
	})}}},
	{"hexadecimal of base64", "ssn", High, []made{{"ssn", "SSN", ssn,
		by(func(s string) string { return hexOf([]byte(base64.StdEncoding.EncodeToString([]byte(s)))) })}}},
	{"backwards and in base64", "mail", High, []made{{"mail", "EMAIL_ADDRESS", email,
		by(func(s string) string { return base64.StdEncoding.EncodeToString([]byte(turned(s))) })}}},
	{"SHA-256 of MD5", "ssn", High, []made{{"ssn", "SSN", ssn, by(func(s string) string { return shaOf(md5Of(s)) })}}},
	{"MD5 of SHA-1 beside", "k", High, []made{{"ssn", "SSN", ssn, redacted}, beside("k", ssn, func(s string) string { return md5Of(sha1Of(s)) })}},
	{"MD5 of the bytes of SHA-256", "ssn", High, []made{{"ssn", "SSN", ssn,
		by(func(s string) string { d := sha256.Sum256([]byte(digitsIn(s))); return md5Of(string(d[:])) })}}},
	{"SHA-256 in capitals", "mail", High, []made{{"mail", "EMAIL_ADDRESS", email,
		by(func(s string) string { return strings.ToUpper(shaOf(strings.ToUpper(s))) })}}},
	{"a hash behind its name", "mail", High, []made{{"mail", "EMAIL_ADDRESS", email, by(func(s string) string { return "sha256:" + shaOf(s) })}}},
	{"base64 of a hash in hexadecimal", "mail", High, []made{{"mail", "EMAIL_ADDRESS", email,
		by(func(s string) string { return base64.StdEncoding.EncodeToString([]byte(md5Of(s))) })}}},
	{"the end of a hash", "mail", High, []made{{"mail", "EMAIL_ADDRESS", email, by(func(s string) string { return shaOf(s)[52:] })}}},
	{"a hash as a decimal number", "mail", High, []made{{"mail", "EMAIL_ADDRESS", email,
		by(func(s string) string { return fmt.Sprint(crc32.ChecksumIEEE([]byte(s))) })}}},
	{"a hash modulo 10^8", "mail", High, []made{{"mail", "EMAIL_ADDRESS", email, by(func(s string) string {
		n, _ := new(big.Int).SetString(shaOf(s), 16)
		return n.Mod(n, big.NewInt(1e8)).String()
	})}}},
	{"SHA-3", "mail", High, []made{{"mail", "EMAIL_ADDRESS", email,
		by(func(s string) string { d := sha3.Sum256([]byte(strings.TrimSpace(s))); return hexOf(d[:]) })}}},
	{"an HMAC under a key that programs come with", "ssn", High, []made{{"ssn", "SSN", ssn, by(func(s string) string {
		m := hmac.New(sha256.New, []byte("changeme"))
		m.Write([]byte(s))
		return hexOf(m.Sum(nil))
	})}}},
	{"a hash of a line", "phone", High, []made{{"phone", "PHONE_NUMBER", digitsOf("+48 5## ### ###"), by(func(s string) string { return shaOf(s + "\n") })}}},
	{"a hash of UTF-16", "mail", High, []made{{"mail", "EMAIL_ADDRESS", email,
		by(func(s string) string { return md5Of(strings.Join(strings.Split(s, ""), "\x00") + "\x00") })}}},
	{"a UUID of version 5", "mail", High, []made{{"mail", "EMAIL_ADDRESS", email, by(uuid5)}}},
	{"a hash of several columns", "k", High, []made{{"first", "FIRST_NAME", firstName, redacted}, {"last", "LAST_NAME", lastName, redacted},
		{"born", "DOB", birthDay, redacted},
		{"k", privet.None, fixed("x"), func(_ string, row int) string {
			return shaOf(of(firstName, row) + "|" + of(lastName, row) + "|" + of(birthDay, row))
		}}}},
	{"a hash with a usual salt", "ssn", High, []made{{"ssn", "SSN", ssn, by(func(s string) string { return shaOf("secret" + s) })}}},
	{"one more", "ssn", High, []made{{"ssn", "SSN", ssn, by(func(s string) string {
		n := fmt.Sprintf("%09d", numberOf(s)+1)
		return n[:3] + "-" + n[3:5] + "-" + n[5:]
	})}}},
	{"a constant more", "phone", High, []made{{"phone", "PHONE_NUMBER", digitsOf("+48 5## ### ###"),
		by(func(s string) string { return fmt.Sprintf("+%d", numberOf(s)+777) })}}},
	{"a constant more, beside", "k", High, []made{{"ssn", "SSN", ssn, redacted},
		beside("k", ssn, func(s string) string { return fmt.Sprint(numberOf(s) + 1234567) })}},
	{"times a constant", "pay", High, []made{{"pay", "SALARY", salaryOf,
		by(func(s string) string { return fmt.Sprintf("%.2f", float64(numberOf(s))*1.07) })}}},
	{"times and more", "pay", High, []made{{"pay", "SALARY", salaryOf, by(func(s string) string { return fmt.Sprint(3*numberOf(s) + 5000) })}}},
	{"the rank", "pay", Medium, []made{{"pay", "SALARY", salaryOf, by(func(s string) string { return fmt.Sprint(numberOf(s) * numberOf(s) / 1000) })}}},
	{"digits in turn", "ssn", High, []made{{"ssn", "SSN", ssn, by(func(s string) string { return turned(digitsIn(s)) })}}},
	{"names backwards", "last", High, []made{{"last", "LAST_NAME", lastName, by(turned)}}},
	{"segments exchanged", "ssn", High, []made{{"ssn", "SSN", ssn, by(func(s string) string { return s[7:] + "-" + s[4:6] + "-" + s[:3] })}}},
	{"the last six digits", "ssn", High, []made{{"ssn", "SSN", ssn, by(func(s string) string { return digitsIn(s)[3:] })}}},
	{"the last four digits of what is hidden whole", "license", High,
		[]made{{"license", "DRIVER_LICENSE", digitsOf("@#######"), by(func(s string) string { return s[4:] })}}},
	{"the last six digits in other company", "license", High,
		[]made{{"license", "DRIVER_LICENSE", digitsOf("@#######"), by(func(s string) string { return "ref/" + s[2:] })}}},
	{"a name cut off", "last", High, []made{{"last", "LAST_NAME", lastName, by(func(s string) string { return s[:4] })}}},
	{"the name of another company", "mail", High, []made{{"mail", "EMAIL_ADDRESS", email,
		by(func(s string) string { return s[:strings.IndexByte(s, '@')] + "@masked.example" })}}},
	{"a first name and an initial", "name", High, []made{{"name", "PERSON", fullName,
		by(func(s string) string { f, l, _ := strings.Cut(s, " "); return f + " " + l[:1] + "." })}}},
	{"the ends of a card number", "pan", High, []made{{"pan", "CREDIT_CARD", cardOfManyIssuers, func(o string, row int) string {
		return o[:6] + digitToken("######", row)[:0] + digitToken(o[6:12], row) + o[12:]
	}}}},
	{"vowels dropped", "last", High, []made{{"last", "LAST_NAME", lastName, by(func(s string) string {
		return strings.NewReplacer("a", "", "e", "", "i", "", "o", "", "u", "", "y", "").Replace(s)
	})}}},
	{"letters in order", "last", High, []made{{"last", "LAST_NAME", lastName,
		by(func(s string) string { b := []byte(strings.ToLower(s)); slices.Sort(b); return string(b) })}}},
	{"Soundex", "last", Medium, []made{{"last", "LAST_NAME", lastName, by(soundexOf)}}},
	{"one column in two", "", High, []made{{"ssn", "SSN", ssn, redacted}, beside("a", ssn, func(s string) string { return s[:3] }),
		beside("b", ssn, func(s string) string { return s[4:] })}},
	{"one column in three", "", High, []made{{"ssn", "SSN", ssn, redacted}, beside("a", ssn, func(s string) string { return s[:3] }),
		beside("b", ssn, func(s string) string { return s[4:6] }), beside("c", ssn, func(s string) string { return s[7:] })}},
	{"a card in four columns", "", High, []made{{"pan", "CREDIT_CARD", cardOfManyIssuers, redacted},
		beside("a", cardOfManyIssuers, func(s string) string { return s[:4] }), beside("b", cardOfManyIssuers, func(s string) string { return s[4:8] }),
		beside("c", cardOfManyIssuers, func(s string) string { return s[8:12] }), beside("d", cardOfManyIssuers, func(s string) string { return s[12:] })}},
	{"an address in two columns", "", High, []made{{"mail", "EMAIL_ADDRESS", email, redacted},
		beside("box", email, func(s string) string { return s[:strings.IndexByte(s, '@')] }),
		beside("host", email, func(s string) string { return s[strings.IndexByte(s, '@')+1:] })}},
	{"the local part of an address", "box", High, []made{{"mail", "EMAIL_ADDRESS", email, redacted},
		beside("box", email, func(s string) string { return s[:strings.IndexByte(s, '@')] })}},
	{"a separator dropped", "ssn", High, []made{{"ssn", "SSN", ssn, by(digitsIn)}}},
	{"names joined", "k", High, []made{{"first", "FIRST_NAME", firstName, redacted}, {"last", "LAST_NAME", lastName, redacted},
		{"k", privet.None, fixed("x"), func(_ string, row int) string { return of(firstName, row) + of(lastName, row) }}}},
	{"a name inside of a word", "k", High, []made{{"last", "LAST_NAME", lastName, redacted},
		{"k", privet.None, fixed("x"), func(_ string, row int) string { return "usr" + strings.ToLower(of(lastName, row)) + "x" }}}},
	{"numbers joined", "k", High, []made{{"ssn", "SSN", ssn, redacted}, {"born", "DOB", birthDay, redacted},
		{"k", privet.None, fixed("x"), func(_ string, row int) string { return digitsIn(of(birthDay, row)) + digitsIn(of(ssn, row)) }}}},
	{"shuffled names", "last", High, []made{{"last", "LAST_NAME", lastName, shuffled(lastName, attackRows)}}},
	{"shuffled dates of birth", "born", High, []made{{"born", "DOB", birthDay, shuffled(birthDay, attackRows)}}},
	{"shuffled salaries", "pay", High, []made{{"pay", "SALARY", salaryOf, shuffled(salaryOf, attackRows)}}},
	{"shuffled numbers", "ssn", High, []made{{"ssn", "SSN", ssn, shuffled(ssn, attackRows)}}},
	{"shuffled cities", "city", Medium, []made{{"city", "CITY", cityName, shuffled(cityName, attackRows)}}},
	{"the original of the next row", "ssn", High, []made{{"ssn", "SSN", ssn, func(_ string, row int) string { return of(ssn, (row+1)%attackRows) }}}},
	{"accents dropped", "last", High, []made{{"last", "LAST_NAME", oneOf("Żółkiewski", "Müller", "Peña", "Šimůnek", "Björklund"), by(func(s string) string {
		return strings.NewReplacer("Ż", "Z", "ó", "o", "ł", "l", "ü", "u", "ñ", "n", "Š", "S", "ů", "u", "ö", "o").Replace(s)
	})}}},
	{"letters of another script", "last", High, []made{{"last", "LAST_NAME", lastName, by(func(s string) string {
		return strings.NewReplacer("a", "а", "o", "о", "e", "е", "i", "і").Replace(s)
	})}}},
	{"characters that nobody sees", "last", High, []made{{"last", "LAST_NAME", lastName, by(func(s string) string { return s[:2] + "\u200b" + s[2:] })}}},
	{"spaces between", "last", High, []made{{"last", "LAST_NAME", lastName, by(func(s string) string { return strings.Join(strings.Split(s, ""), " ") })}}},
	{"a place to eleven metres", "geo", High, []made{{"geo", "GEO_COORDINATES", func(r *rand.Rand, _ int) string {
		personOf(r)
		return fmt.Sprintf("%.6f, %.6f", 49+r.Float64()*5, 14+r.Float64()*9)
	},
		by(func(s string) string { a, b, _ := strings.Cut(s, ", "); return a[:len(a)-2] + ", " + b[:len(b)-2] })}}},
	{"a number almost as it was", "pay", Medium, []made{{"pay", "SALARY", salaryOf,
		func(o string, row int) string { return fmt.Sprint(numberOf(o) + int64(row*37%19) - 9) }}}},
	{"other characters for the hidden ones", "ssn", High, []made{{"ssn", "SSN", ssn, by(func(s string) string { return s[:4] + "XX" + s[6:] })}}},
	{"exclusive or with a constant", "mail", High, []made{{"mail", "EMAIL_ADDRESS", email, by(func(s string) string {
		b := []byte(s)
		for i := range b {
			b[i] ^= "keykeykey"[i%9]
		}
		return hexOf(b)
	})}}},
	{"a stream cipher with one initial value", "mail", High, []made{{"mail", "EMAIL_ADDRESS", email, by(func(s string) string {
		block, _ := aes.NewCipher([]byte("a key of 16 byte"))
		iv := []byte("and an IV of 16.")
		b := make([]byte, len(s))
		cipher.NewCTR(block, iv).XORKeyStream(b, []byte(s))
		return base64.StdEncoding.EncodeToString(append(iv, b...))
	})}}},
	{"characters in another order", "license", High, []made{{"license", "DRIVER_LICENSE", digitsOf("@#######"), func(o string, row int) string {
		b := []byte(o)
		rand.New(rand.NewPCG(uint64(row), 1)).Shuffle(len(b), func(i, j int) { b[i], b[j] = b[j], b[i] })
		return string(b)
	}}}},
	{"another year of birth", "born", Medium, []made{{"born", "DOB", birthDay, func(o string, row int) string { return fmt.Sprint(1950+row*7%50) + o[4:] }}}},
	{"the first day of the month", "born", Medium, []made{{"born", "DOB", birthDay, by(func(s string) string { return s[:8] + "01" })}}},
	{"the first day of the month, moved", "born", Medium, []made{{"born", "DOB", birthDay,
		func(o string, row int) string { return madeDay(o).AddDate(0, 0, row*7%5-2).Format(time.DateOnly) }}}},
	{"deflated", "k", High, []made{{"ssn", "SSN", ssn, redacted}, beside("k", ssn, func(s string) string {
		var b bytes.Buffer
		w := zlib.NewWriter(&b)
		_, _ = w.Write([]byte("number " + s)) // a Buffer does not fail
		_ = w.Close()
		return base64.StdEncoding.EncodeToString(b.Bytes())
	})}},
	{"base 85", "mail", High, []made{{"mail", "EMAIL_ADDRESS", email, by(func(s string) string {
		b := make([]byte, ascii85.MaxEncodedLen(len(s)))
		return string(b[:ascii85.Encode(b, []byte(s))])
	})}}},
	{"characters as numbers", "last", High, []made{{"last", "LAST_NAME", lastName,
		by(func(s string) string { return strings.Trim(fmt.Sprint([]byte(s)), "[]") })}}},
	{"in a document of JSON", "k", High, []made{{"ssn", "SSN", ssn, redacted},
		beside("k", ssn, func(s string) string { return `{"tax":{"id":"` + s + `"}}` })}},
}

// soundexOf is the code of a name by Russell's Soundex (US patent 1,261,167), as the
// National Archives write it.
func soundexOf(s string) string {
	class := func(c byte) byte {
		for i, group := range []string{"bfpv", "cgjkqsxz", "dt", "l", "mn", "r"} {
			if strings.IndexByte(group, c) >= 0 {
				return byte('1' + i)
			}
		}
		return 0
	}
	s = strings.ToLower(s)
	out, last := []byte{s[0] - 'a' + 'A'}, class(s[0])
	for i := 1; i < len(s) && len(out) < 4; i++ {
		c := class(s[i])
		if c != 0 && c != last {
			out = append(out, c)
		}
		if s[i] != 'h' && s[i] != 'w' {
			last = c
		}
	}
	return (string(out) + "000")[:4]
}

// TestAttacks holds that each of them is found.
func TestAttacks(t *testing.T) {
	missed := 0
	for i, a := range attacks {
		if longtest.UnderRace && i%4 > 0 {
			continue
		}
		o, m, labels := build(attackRows, a.columns)
		r := compareTables(t, o, m, &TableOptions{Columns: labels, Now: testNow, MaxTries: -1})
		if !slices.ContainsFunc(r.Findings, func(f TableFinding) bool {
			return kindOf(f.Code).Leaks && f.Code != attack.RareValues && f.Level.AtLeast(a.level) &&
				(a.column == "" && len(f.Columns) > 1 || len(f.Columns) > 0 && f.Columns[0] == a.column)
		}) {
			missed++
			t.Errorf("%s is not found; there are\n%s", a.name, findingsText(r))
		}
	}
	if missed > 0 {
		t.Errorf("%d of %d are missed", missed, len(attacks))
	}
}

// TestQuickHashColumns holds that each is found in a column that looks like one of keys.
func TestQuickHashColumns(t *testing.T) {
	for i, h := range reveal.QuickHashes {
		for _, spell := range []func(sum uint64) string{
			func(sum uint64) string { return fmt.Sprint(sum) },
			func(sum uint64) string {
				if h.Bits == 32 {
					return fmt.Sprint(int32(sum))
				}
				return fmt.Sprint(int64(sum))
			},
		} {
			var original, masked strings.Builder
			fmt.Fprintln(&original, "id,mail,key")
			fmt.Fprintln(&masked, "id,mail,key")
			for row := range 30 {
				mail := fmt.Sprintf("jan.%d@firma%d.pl", row*7919%1000, row)
				fmt.Fprintf(&original, "%d,%s,\n", row, mail)
				fmt.Fprintf(&masked, "%d,[EMAIL_ADDRESS],%s\n", row, spell(h.Sum(mail)))
			}
			r := compareTables(t, original.String(), masked.String(), &TableOptions{
				Columns: map[string]privet.Label{"id": "NONE", "mail": "EMAIL_ADDRESS", "key": "NONE"}, Now: testNow, MaxTries: -1})
			found := false
			for _, f := range r.Findings {
				found = found || f.Code == attack.UnkeyedHash && strings.Contains(f.Message, h.Name)
			}
			if !found {
				t.Errorf("%d, %s of %d bits: not found\n%s", i, h.Name, h.Bits, findingsText(r))
			}
		}
	}
}
