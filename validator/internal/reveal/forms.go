package reveal

import (
	"crypto/md5"
	"crypto/sha1"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode/utf16"
	"unicode/utf8"
)

// This file holds the forms that masking writes values in and that anybody can undo, or
// try out. To teach another one, add a value to makeForms.

// A Form is a way to write a value.
type Form struct {
	Name string // completes "the values are …"

	// Hash reports whether the form is a hash, so that the value is found by trying.
	Hash bool

	// Rare reports whether the form is looked for in a few rows of a table only, since it
	// has many results or few programs write it.
	Rare bool

	// write calls yield with the results for a spelling of a value.
	write func(spelling string, yield func(string))
}

// knownForms are those that are looked for. Results are compared without regard to letter
// case, to what lies between letters and digits, and to zeros in front.
var knownForms = sync.OnceValue(makeForms)

func makeForms() (list []Form) {
	for _, e := range encodings {
		list = append(list, Form{Name: e.name, write: func(s string, yield func(string)) { yield(e.encode(s)) }})
	}
	for _, b := range []struct {
		base int
		name string
	}{{2, "binary"}, {8, "octal"}, {16, "hexadecimal"}, {32, "base 32"}, {36, "base 36"}} {
		list = append(list, Form{Name: "the number in " + b.name + " digits", write: func(s string, yield func(string)) {
			if n, ok := wholeNumber(s); ok {
				yield(strconv.FormatUint(n, b.base))
			}
		}})
	}
	list = append(list, Form{Name: "the day in another calendar or count", write: daysCounted},
		Form{Name: "the parts in another order", Rare: true, write: reordered})
	for _, d := range Digests {
		list = append(list,
			Form{Name: d.Name + UnkeyedSuffix, Hash: true, write: func(s string, yield func(string)) {
				sum := d.Sum([]byte(s))
				yield(hex.EncodeToString(sum))
				yield(base64.RawStdEncoding.EncodeToString(sum))
			}},
			Form{Name: d.Name + UnkeyedSuffix, Hash: true, Rare: true, write: func(s string, yield func(string)) {
				sum := d.Sum([]byte(s))
				yield(base64.RawStdEncoding.EncodeToString([]byte(hex.EncodeToString(sum))))
				inDecimal(sum, yield)
				for _, bytes := range [...][]byte{[]byte(s + "\n"), []byte(s + "\r\n"), []byte(`"` + s + `"`), inUTF16(s)} {
					yield(hex.EncodeToString(d.Sum(bytes)))
				}
			}})
		for _, e := range Digests {
			if d.Rare || e.Rare {
				continue
			}
			list = append(list, Form{Name: d.Name + " of " + e.Name + UnkeyedSuffix, Hash: true, Rare: true, write: func(s string, yield func(string)) {
				inner := e.Sum([]byte(s))
				yield(hex.EncodeToString(d.Sum(inner)))
				yield(hex.EncodeToString(d.Sum([]byte(hex.EncodeToString(inner)))))
				yield(hex.EncodeToString(d.Sum([]byte(strings.ToUpper(hex.EncodeToString(inner))))))
			}})
		}
	}
	list = append(list, quickForms()...)
	list = append(list, Form{Name: "a UUID of version 3 or 5" + UnkeyedSuffix, Hash: true, Rare: true, write: namedUUIDs})
	for _, outer := range encodings {
		for _, inner := range encodings {
			if outer.name != inner.name || outer.name[:4] == "base" || outer.name[:4] == "hexa" {
				list = append(list, Form{Name: outer.name + " of " + inner.name, Rare: true, write: func(s string, yield func(string)) {
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

// inUTF16 returns a text in UTF-16, the lower byte first, as databases hold it.
func inUTF16(s string) (b []byte) {
	for _, u := range utf16.Encode([]rune(s)) {
		b = append(b, byte(u), byte(u>>8))
	}
	return b
}

// padding returns what stands behind a text of so many characters in base 64 or 32.
func padding(encoding string, n int) string {
	switch encoding {
	case "base64", "base64url":
		return strings.Repeat("=", (4-n%4)%4)
	case "base32":
		return strings.Repeat("=", (8-n%8)%8)
	}
	return ""
}

// UnkeyedSuffix ends the names of hashes.
const UnkeyedSuffix = " without a key"

// mostWhole is how many digits a number has that is written in another base.
const mostWhole = 18

// wholeNumber returns the number that the digits of a spelling are.
func wholeNumber(s string) (uint64, bool) {
	if len(s) < 4 || len(s) > mostWhole {
		return 0, false
	}
	n, err := strconv.ParseUint(s, 10, 64)
	return n, err == nil
}

// daysCounted returns the ways in which computers count the day of a date, and the
// calendar of weeks (ISO 8601).
func daysCounted(s string, yield func(string)) {
	if kind, _ := TypeOf(s); kind != Date {
		return
	}
	for _, d := range Days(s) {
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
		for _, n := range []int64{day.Unix(), day.UnixMilli(), days, days + 25569, days + 719162, days + 719163, days + 719528, days + 2440588,
			days + 40587} {
			yield(strconv.FormatInt(n, 10)) // since 1970, spreadsheets, the year 1, the year 0, Julian days, and modified ones
		}
		yield(fmt.Sprintf("%d%03d", d[0], day.YearDay()))
		yield(fmt.Sprintf("%dW%02d%d", year, week, weekday))
	}
}

// reordered returns the parts between separators in all other orders.
func reordered(s string, yield func(string)) {
	parts := strings.FieldsFunc(s, func(r rune) bool { return !IsContent(r) })
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

// inDecimal returns a digest as numbers: its first four and eight bytes, and the whole of
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

// namedUUIDs returns the UUIDs of version 3 and 5 (RFC 9562, sections 5.3 and 5.5).
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

// A Target is a set of values that forms are compared with.
type Target struct {
	Whole map[string][]int // the numbers of the values, by what is compared of them
	heads map[string][]int // hexadecimal digits at the beginning and at the end
	tails map[string][]int
	Full  []string // what is compared of the values, by number
	least int      // the length of the shortest result that is compared
}

// headLength is how many hexadecimal digits of a digest that was cut are looked up.
const headLength = shortestDigest

// NewTarget returns an empty Target. Results of fewer than so many characters are not
// compared.
func NewTarget(least int) *Target {
	return &Target{least: least, Whole: map[string][]int{}, heads: map[string][]int{}, tails: map[string][]int{}}
}

// Add adds a value under a number.
func (f *Target) Add(value string, number int) {
	for len(f.Full) <= number {
		f.Full = append(f.Full, "")
	}
	// A hash often stands behind its name.
	for i, part := range []string{value, value[strings.LastIndexAny(value, ":$}")+1:]} {
		c := canonical(part)
		if i == 1 && len(part) == len(value) || len(c) < f.least {
			continue
		}
		f.Full[number] = c
		f.Whole[c] = append(f.Whole[c], number)
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
func (f *Target) mayBeDigest() bool {
	for c := range f.Whole {
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
func (f *Target) isNone(result string) bool {
	if len(f.Whole) > fewTargets {
		return false
	}
	for c := range f.Whole {
		if isCanonicalOf(result, c) {
			return false
		}
	}
	return true
}

// Find calls visit with the numbers of the values that a result of a form is.
func (f *Target) Find(form *Form, result string, visit func(number int)) {
	if !form.Hash && f.isNone(result) {
		return
	}
	c := canonical(result)
	if len(c) < f.least {
		return
	}
	for _, n := range f.Whole[c] {
		visit(n)
	}
	if !form.Hash || len(c) < LeastDigest || !isHex(c) {
		return
	}
	for _, n := range f.heads[c[:headLength]] {
		if full := f.Full[n]; len(full) < len(c) && strings.HasPrefix(c, full) {
			visit(n)
		}
	}
	for _, n := range f.tails[c[len(c)-headLength:]] {
		if full := f.Full[n]; len(full) < len(c) && strings.HasSuffix(c, full) {
			visit(n)
		}
	}
}

// LeastDigest is how many hexadecimal digits a digest has, at least, of which a part is
// recognized.
const LeastDigest = 32

// canonical returns a result as it is compared: letters and digits in lower case, without
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
		case r >= 0x80 && IsContent(r):
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
		case r >= 0x80 && IsContent(r):
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

// Results calls visit with the forms of a value that are wanted, and their results.
func Results(original string, wants func(f *Form) bool, visit func(f *Form, result string)) {
	own := canonical(original)
	list := Spellings(original)
	forms := knownForms()
	for i := range forms {
		f := &forms[i]
		if !wants(f) {
			continue
		}
		for _, s := range list {
			f.write(s, func(result string) {
				if f.Hash || !isCanonicalOf(result, own) { // to write it with other separators hides nothing, and is told elsewhere
					visit(f, result)
				}
			})
		}
	}
}
