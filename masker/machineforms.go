package masker

import (
	"net/netip"
	"slices"
	"strings"

	"github.com/privet-go/privet"
)

// This file has the forms of values that are addresses of machines and numbers of things, which stay such
// whatever the label of their column.

// machineForms gives the forms of values of a label that are for machines. An IPv4 address is one only where nothing else can
// look like it, as a telephone number in groups can.
func machineForms(l privet.Label, hexadecimal, address shaper) []pseudonymForm {
	return []pseudonymForm{
		hexForm{shaper: hexadecimal, bare: l == "MAC_ADDRESS"},
		ipForm{shaper: address, four: l == "IP_ADDRESS" || l == ""},
	}
}

// otherForms are the forms that go before a shape: what is of one of them has no image by its shape, and is none.
type otherForms struct {
	forms []pseudonymForm
	near  func(value string) bool // whether an image of the shape of the value can be of one of them
}

// before gives the forms that go before the shape of values of a label.
func before(l privet.Label, forms []pseudonymForm) *otherForms {
	o := &otherForms{forms: slices.Clip(forms), near: func(value string) bool {
		return nearHex(value) || strings.IndexByte(value, ':') >= 0 || strings.Count(value, ".") == 3
	}}
	if l == "EMAIL_ADDRESS" || l.Category() == privet.CategoryDate {
		o.near = func(string) bool { return true }
	}
	return o
}

// has reports whether a value is of one of the forms.
func (o *otherForms) has(value string) bool {
	for _, f := range o.forms {
		if f.has(value) {
			return true
		}
	}
	return false
}

// An ipForm turns an IP address in its usual spelling into one of the same
// version. The zone of an IPv6 address stays if it is the name or the number of an interface, and so do
// the first 64 bits of an address of such a link.
type ipForm struct {
	shaper
	four bool // IPv4 addresses are of the form
}

func (f ipForm) has(value string) bool {
	if strings.IndexByte(value, ':') < 0 && !f.four {
		return false
	}
	a, err := netip.ParseAddr(value)
	return err == nil && a.String() == value && (a.Zone() == "" || isInterface(a.Zone()))
}

// isInterface reports whether a zone is a number, or a few letters with a number behind them, such as eth0.
func isInterface(zone string) bool {
	letters := strings.TrimRight(zone, "0123456789")
	return len(letters) <= 8 && len(zone) > len(letters) && len(zone)-len(letters) <= 4 && strings.Trim(letters, "abcdefghijklmnopqrstuvwxyz") == ""
}

func (f ipForm) append(dst []byte, value string, w *worker, inverse bool) ([]byte, bool) {
	a, err := netip.ParseAddr(value)
	if err != nil {
		return dst, false
	}
	zone := a.Zone()
	w.image = append(w.image[:0], a.AsSlice()...)
	stay := 0
	if zone != "" && a.IsLinkLocalUnicast() {
		stay = len(w.image) / 2
	}
	sh := &w.shape
	sh.reset()
	for _, c := range w.image[stay:] {
		sh.add(0, uint32(c), 256)
	}
	image := a
	accept := func() bool {
		for i, n := range sh.x {
			w.image[stay+i] = byte(n)
		}
		image, _ = netip.AddrFromSlice(w.image)
		image = image.WithZone(zone)
		return zone == "" || image.IsLinkLocalUnicast() == a.IsLinkLocalUnicast()
	}
	if !f.permute("", w, accept, inverse) {
		return dst, false
	}
	return image.AppendTo(dst), true
}

// A hexForm turns a UUID (RFC 9562) or a MAC address into another. The version
// and the variant of a UUID stay.
type hexForm struct {
	shaper
	bare bool // twelve digits without separators need no letter among them
}

// hexLayouts are the layouts: an x is a digit that is replaced, an o one that
// stays.
var hexLayouts = []string{
	"xxxxxxxx-xxxx-oxxx-oxxx-xxxxxxxxxxxx",
	"{xxxxxxxx-xxxx-oxxx-oxxx-xxxxxxxxxxxx}",
	"urn:uuid:xxxxxxxx-xxxx-oxxx-oxxx-xxxxxxxxxxxx",
	"xx:xx:xx:xx:xx:xx",
	"xx-xx-xx-xx-xx-xx",
	"xxxx.xxxx.xxxx",
	bareUUID,
	bareDigest,
	bareMAC,
}

// nearHex reports whether a value has the separators of a layout, and letters and digits else.
func nearHex(value string) bool {
	for _, l := range hexLayouts {
		near := len(l) == len(value)
		for i := 0; near && i < len(value); i++ {
			if l[i] == 'x' || l[i] == 'o' {
				near = isLetter(value[i]) || isDigit(value[i])
			} else {
				near = isLetter(l[i]) || value[i] == l[i]
			}
		}
		if near {
			return true
		}
	}
	return false
}

// The layouts without separators. What has one of them has letters and digits, or it is more likely a number or a word.
const (
	bareUUID   = "xxxxxxxxxxxxoxxxoxxxxxxxxxxxxxxx" // with a version and a variant that there are
	bareDigest = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" // and without
	bareMAC    = "xxxxxxxxxxxx"
)

// layout gives the layout of a value and its digits, or nothing. A number without
// letters counts as one of lower case.
func (f hexForm) layout(value string) (layout, digits string) {
	for _, l := range hexLayouts {
		if len(l) != len(value) {
			continue
		}
		lower, upper, decimal, ok := false, false, false, true
		for i := 0; i < len(value) && ok; i++ {
			c := value[i]
			switch {
			case l[i] != 'x' && l[i] != 'o':
				ok = c == l[i]
			case '0' <= c && c <= '9':
				decimal = true
			case 'a' <= c && c <= 'f':
				lower = true
			case 'A' <= c && c <= 'F':
				upper = true
			default:
				ok = false
			}
		}
		switch l {
		case bareUUID:
			ok = ok && (lower || upper) && decimal && '1' <= value[12] && value[12] <= '8' && strings.IndexByte("89abAB", value[16]) >= 0
		case bareDigest:
			ok = ok && (lower || upper) && decimal
		case bareMAC:
			ok = ok && (f.bare || (lower || upper) && decimal)
		}
		switch {
		case !ok || lower && upper:
		case upper:
			return l, "0123456789ABCDEF"
		default:
			return l, "0123456789abcdef"
		}
	}
	return "", ""
}

func (f hexForm) has(value string) bool {
	layout, _ := f.layout(value)
	return layout != ""
}

func (f hexForm) append(dst []byte, value string, w *worker, inverse bool) ([]byte, bool) {
	layout, digits := f.layout(value)
	sh := &w.shape
	sh.reset()
	for i := range len(value) {
		if layout[i] == 'x' {
			sh.add(0, uint32(strings.IndexByte(digits, value[i])), 16)
		}
	}
	// A number of upper case stays one: a letter is left in it.
	image := ""
	accept := func() bool {
		b := []byte(value)
		next := 0
		for i := range b {
			if layout[i] == 'x' {
				b[i] = digits[sh.x[next]]
				next++
			}
		}
		image = string(b)
		l, d := f.layout(image)
		return l == layout && d == digits
	}
	if !f.permute(digits[10:11], w, accept, inverse) {
		return dst, false
	}
	return append(dst, image...), true
}
