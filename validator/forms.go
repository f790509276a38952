package validator

import (
	"crypto/md5"
	"crypto/sha1"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode/utf16"
	"unicode/utf8"
)

// This file holds the forms that masking writes values in and that anybody can undo, or
// try out. To teach another one, add a value to makeForms.

// A form is a way to write a value.
type form struct {
	name string // completes "the values are …"

	// hash says that the value is not in it, and is found by trying.
	hash bool

	// rare says that it is looked for in a few rows of tables alone, since there are
	// many results, or few programs write it.
	rare bool

	// write calls yield with the results for a spelling of a value.
	write func(spelling string, yield func(string))
}

// knownForms are those that are looked for. Results are compared without regard to letter
// case, to what lies between letters and digits, and to zeros in front.
var knownForms = makeForms()

func makeForms() (list []form) {
	for _, e := range encodings {
		list = append(list, form{name: e.name, write: func(s string, yield func(string)) { yield(e.encode(s)) }})
	}
	for _, b := range []struct {
		base int
		name string
	}{{2, "binary"}, {8, "octal"}, {16, "hexadecimal"}, {32, "base 32"}, {36, "base 36"}} {
		list = append(list, form{name: "the number in " + b.name + " digits", write: func(s string, yield func(string)) {
			if n, ok := wholeNumber(s); ok {
				yield(strconv.FormatUint(n, b.base))
			}
		}})
	}
	list = append(list, form{name: "the day in another calendar or count", write: daysCounted},
		form{name: "the parts in another order", rare: true, write: reordered})
	for _, d := range digests {
		list = append(list,
			form{name: d.name + unkeyedSuffix, hash: true, write: func(s string, yield func(string)) {
				sum := d.sum([]byte(s))
				yield(hex.EncodeToString(sum))
				yield(base64.RawStdEncoding.EncodeToString(sum))
			}},
			form{name: d.name + unkeyedSuffix, hash: true, rare: true, write: func(s string, yield func(string)) {
				sum := d.sum([]byte(s))
				yield(base64.RawStdEncoding.EncodeToString([]byte(hex.EncodeToString(sum))))
				inDecimal(sum, yield)
				for _, bytes := range [...][]byte{[]byte(s + "\n"), []byte(s + "\r\n"), []byte(`"` + s + `"`), inUTF16(s)} {
					yield(hex.EncodeToString(d.sum(bytes)))
				}
			}})
		for _, e := range digests {
			if d.rare || e.rare {
				continue
			}
			list = append(list, form{name: d.name + " of " + e.name + unkeyedSuffix, hash: true, rare: true, write: func(s string, yield func(string)) {
				inner := e.sum([]byte(s))
				yield(hex.EncodeToString(d.sum(inner)))
				yield(hex.EncodeToString(d.sum([]byte(hex.EncodeToString(inner)))))
				yield(hex.EncodeToString(d.sum([]byte(strings.ToUpper(hex.EncodeToString(inner))))))
			}})
		}
	}
	list = append(list, quickForms()...)
	list = append(list, form{name: "a UUID of version 3 or 5" + unkeyedSuffix, hash: true, rare: true, write: namedUUIDs})
	for _, outer := range encodings {
		for _, inner := range encodings {
			if outer.name != inner.name || outer.name[:4] == "base" || outer.name[:4] == "hexa" {
				list = append(list, form{name: outer.name + " of " + inner.name, rare: true, write: func(s string, yield func(string)) {
					once := inner.encode(s)
					yield(outer.encode(once))
					if pad := padding(inner.name, len(once)); pad != "" {
						yield(outer.encode(once + pad))
					}
				}})
			}
		}
	}
	return list
}

// inUTF16 is a text in UTF-16, the lower byte first, as databases hold it.
func inUTF16(s string) (b []byte) {
	for _, u := range utf16.Encode([]rune(s)) {
		b = append(b, byte(u), byte(u>>8))
	}
	return b
}

// padding is what stands behind a text of so many characters in base 64 or 32.
func padding(encoding string, n int) string {
	switch encoding {
	case "base64", "base64url":
		return strings.Repeat("=", (4-n%4)%4)
	case "base32":
		return strings.Repeat("=", (8-n%8)%8)
	}
	return ""
}

const unkeyedSuffix = " without a key"

// mostWhole is how many digits a number has that is written in another base.
const mostWhole = 18

// wholeNumber gives the number that the digits of a spelling are.
func wholeNumber(s string) (uint64, bool) {
	if len(s) < 4 || len(s) > mostWhole {
		return 0, false
	}
	n, err := strconv.ParseUint(s, 10, 64)
	return n, err == nil
}

// daysCounted gives the ways in which computers count the day of a date, and the
// calendar of weeks (ISO 8601).
func daysCounted(s string, yield func(string)) {
	if kind, _ := typeOf(s); kind != dateType {
		return
	}
	for _, d := range daysIn(s) {
		day := time.Date(d[0], time.Month(d[1]), d[2], 0, 0, 0, 0, time.UTC)
		if day.Year() != d[0] || int(day.Month()) != d[1] {
			continue
		}
		days := day.Unix() / 86400
		if day.Unix() < 0 && day.Unix()%86400 != 0 {
			days--
		}
		year, week := day.ISOWeek()
		weekday := (int(day.Weekday())+6)%7 + 1
		for _, n := range []int64{day.Unix(), day.UnixMilli(), days, days + 25569, days + 719162, days + 719163, days + 719528, days + 2440588, days + 40587} {
			yield(strconv.FormatInt(n, 10)) // since 1970, spreadsheets, the year 1, the year 0, Julian days, and modified ones
		}
		yield(fmt.Sprintf("%d%03d", d[0], day.YearDay()))
		yield(fmt.Sprintf("%dW%02d%d", year, week, weekday))
	}
}

// reordered gives the parts between separators in all other orders.
func reordered(s string, yield func(string)) {
	parts := strings.FieldsFunc(s, func(r rune) bool { return !isContent(r) })
	const mostParts = 4
	if len(parts) < 2 || len(parts) > mostParts {
		return
	}
	var permute func(done string, rest []string)
	permute = func(done string, rest []string) {
		if len(rest) == 0 {
			yield(done)
			return
		}
		for i := range rest {
			var others []string
			others = append(append(others, rest[:i]...), rest[i+1:]...)
			permute(done+rest[i], others)
		}
	}
	permute("", parts)
}

// inDecimal gives a digest as numbers: its first four and eight bytes, and the whole of
// it modulo powers of ten.
func inDecimal(sum []byte, yield func(string)) {
	head := func(n int) (v uint64) {
		for _, b := range sum[:n] {
			v = v<<8 | uint64(b)
		}
		return v
	}
	yield(strconv.FormatUint(head(4), 10))
	if len(sum) >= 8 {
		yield(strconv.FormatUint(head(8), 10))
		yield(strconv.FormatUint(head(8)>>4, 10)) // fifteen hexadecimal digits
	}
	const most = 1_000_000_000_000
	rest := uint64(0)
	for _, b := range sum {
		rest = (rest<<8 | uint64(b)) % most
	}
	for m := uint64(1_000_000); m <= most; m *= 10 {
		yield(strconv.FormatUint(rest%m, 10))
	}
}

// namespaces are those of RFC 9562, section 6.6: names of hosts, URLs, object
// identifiers, and X.500.
var namespaces = [4][]byte{
	{0x6b, 0xa7, 0xb8, 0x10, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8},
	{0x6b, 0xa7, 0xb8, 0x11, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8},
	{0x6b, 0xa7, 0xb8, 0x12, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8},
	{0x6b, 0xa7, 0xb8, 0x14, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8},
}

// namedUUIDs gives the UUIDs of version 3 and 5 (RFC 9562, sections 5.3 and 5.5).
func namedUUIDs(s string, yield func(string)) {
	for _, space := range namespaces {
		name := append(append([]byte{}, space...), s...)
		three, five := md5.Sum(name), sha1.Sum(name)
		for version, sum := range map[byte][]byte{3: three[:16], 5: five[:16]} {
			sum[6], sum[8] = sum[6]&0x0F|version<<4, sum[8]&0x3F|0x80
			yield(hex.EncodeToString(sum))
		}
	}
}

// A formTarget is a set of values that forms are compared with.
type formTarget struct {
	whole map[string][]int // canonical values, to their numbers
	heads map[string][]int // hexadecimal digits at the beginning and at the end
	tails map[string][]int
	full  []string // canonical values, by number
	least int      // the length of the shortest result that is compared
}

// headLength is how many hexadecimal digits of a digest that was cut are looked up.
const headLength = shortestDigest

func newFormTarget(least int) *formTarget {
	return &formTarget{least: least, whole: map[string][]int{}, heads: map[string][]int{}, tails: map[string][]int{}}
}

// add adds a value under a number.
func (f *formTarget) add(value string, number int) {
	for len(f.full) <= number {
		f.full = append(f.full, "")
	}
	// A hash often stands behind its name.
	for i, part := range []string{value, value[strings.LastIndexAny(value, ":$}")+1:]} {
		c := canonical(part)
		if i == 1 && len(part) == len(value) || len(c) < f.least {
			continue
		}
		f.full[number] = c
		f.whole[c] = append(f.whole[c], number)
		if len(c) >= headLength && isHex(c) {
			f.heads[c[:headLength]] = append(f.heads[c[:headLength]], number)
			f.tails[c[len(c)-headLength:]] = append(f.tails[c[len(c)-headLength:]], number)
		}
	}
}

// longestDigest is the length of the longest result of a hash that is not rare: SHA-512
// in hexadecimal digits.
const longestDigest = 128

// mayBeDigest reports whether one of the values is short enough for a digest or a part
// of one.
func (f *formTarget) mayBeDigest() bool {
	for c := range f.whole {
		if len(c) <= longestDigest {
			return true
		}
	}
	return false
}

// fewTargets is up to how many values a result is compared with one by one. A long one
// differs from most of them near its beginning: two random values of 1 MiB are told apart
// without writing the 72 encodings of the spellings of one anew.
const fewTargets = 2

// isNone reports whether a result that is no digest is none of the values.
func (f *formTarget) isNone(result string) bool {
	if len(f.whole) > fewTargets {
		return false
	}
	for c := range f.whole {
		if isCanonicalOf(result, c) {
			return false
		}
	}
	return true
}

// find calls visit with the numbers of the values that a result of a form is.
func (f *formTarget) find(form *form, result string, visit func(number int)) {
	if !form.hash && f.isNone(result) {
		return
	}
	c := canonical(result)
	if len(c) < f.least {
		return
	}
	for _, n := range f.whole[c] {
		visit(n)
	}
	if !form.hash || len(c) < leastDigest || !isHex(c) {
		return
	}
	for _, n := range f.heads[c[:headLength]] {
		if full := f.full[n]; len(full) < len(c) && strings.HasPrefix(c, full) {
			visit(n)
		}
	}
	for _, n := range f.tails[c[len(c)-headLength:]] {
		if full := f.full[n]; len(full) < len(c) && strings.HasSuffix(c, full) {
			visit(n)
		}
	}
}

// leastDigest is the number of hexadecimal digits of the shortest digest that is cut.
const leastDigest = 32

// canonical is a result as it is compared: letters and digits in lower case, without
// zeros in front and without what says in which base a number is.
func canonical(s string) string {
	s = withoutBase(s)
	if isCanonical(s) {
		return s // as nearly all results are, which spares them a copy
	}
	b := make([]byte, 0, len(s))
	for _, r := range s {
		switch {
		case 'A' <= r && r <= 'Z':
			b = append(b, byte(r|0x20))
		case '1' <= r && r <= '9', 'a' <= r && r <= 'z', r == '0' && len(b) > 0:
			b = append(b, byte(r))
		case r >= 0x80 && isContent(r):
			b = append(b, string(r)...)
		}
	}
	return string(b)
}

// withoutBase is s without what says in which base a number is.
func withoutBase(s string) string {
	if len(s) > 2 && s[0] == '0' && (s[1]|0x20 == 'x' || s[1]|0x20 == 'b' || s[1]|0x20 == 'o') {
		return s[2:]
	}
	return s
}

// isCanonicalOf reports whether canonical(s) is c. It looks no further than to where they
// differ.
func isCanonicalOf(s, c string) bool {
	n := 0 // bytes of c that are in s
	for _, r := range withoutBase(s) {
		switch {
		case 'A' <= r && r <= 'Z':
			r |= 0x20
		case '1' <= r && r <= '9', 'a' <= r && r <= 'z', r == '0' && n > 0:
		case r >= 0x80 && isContent(r):
			written, size := utf8.DecodeRuneInString(c[n:])
			if written != r || size != utf8.RuneLen(r) {
				return false
			}
			n += size
			continue
		default:
			continue
		}
		if n == len(c) || c[n] != byte(r) {
			return false
		}
		n++
	}
	return n == len(c)
}

func isCanonical(s string) bool {
	for i := range len(s) {
		if c := s[i]; (c < '0' || c > '9') && (c < 'a' || c > 'z') {
			return false
		}
	}
	return s == "" || s[0] != '0'
}

func isHex(s string) bool {
	for i := range len(s) {
		if c := s[i]; (c < '0' || c > '9') && (c < 'a' || c > 'f') {
			return false
		}
	}
	return true
}

// resultsOf calls visit with the forms of a value that are wanted, and their results.
func resultsOf(original string, wants func(f *form) bool, visit func(f *form, result string)) {
	own := canonical(original)
	list := spellings(original)
	for i := range knownForms {
		f := &knownForms[i]
		if !wants(f) {
			continue
		}
		for _, s := range list {
			f.write(s, func(result string) {
				if f.hash || !isCanonicalOf(result, own) { // to write it with other separators hides nothing, and is told elsewhere
					visit(f, result)
				}
			})
		}
	}
}
