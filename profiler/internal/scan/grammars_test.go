package scan

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/samples"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// neverWhole are the grammars whose matches have something before or behind them.
var neverWhole = map[string]bool{"password-of-access": true, "password-of-command": true, "plate-of-vehicle": true, "street-head-before-town": true, "phone-spoken-of": true,
	"age": true, "username-field": true, "username-in-text": true, "plate-behind-word": true, "plate-beside-word": true, "plate-in-own-script": true, "passport-beside-word": true, "driver-license-beside-word": true, "bank-account-beside-word": true, "religion-of-person": true, "nationality-of-person": true, "person-titled-in-thai": true, "job-behind-word": true, "nationality-behind-word": true, "religion-behind-word": true, "username-told": true, "day-before-clock": true, "month-of-span": true, "username-beside-word": true, "username-in-access-log": true, "password-beside-word": true, "phone-in-groups": true, "phone-behind-glue": true, "salary-beside-word": true, "uk-sort-code": true, "medical-record-beside-word": true, "medical-license-beside-word": true, "medical-record-in-file": true, "employee-beside-word": true, "student-beside-word": true, "health-plan-beside-word": true, "birth-behind-star": true, "birth-in-digits": true, "birth-behind-sign": true, "birth-before-sign": true, "birth-behind-word": true, "age-asked-for": true, "customer-beside-word": true, "identity-card-beside-word": true, "phone-of-language": true, "tax-number-beside-word": true, "customer-number-field": true, "job-title-in-text": true, "person-titled": true, "password-field": true, "secret-field": true, "key-field": true, "aws-secret-key": true, "gender-behind-word": true, "marital-status-behind-word": true, "blood-type-beside-word": true, "phone-of-contact": true, "passport-put-right": true, "bank-account-before-word": true, "key-behind-word": true, "username-of-doer": true, "username-in-chat": true, "username-behind-word": true,
	"card-in-spoken-digits": true, "phone-in-spoken-digits": true, "ssn-in-spoken-digits": true, "postcode-in-spoken-digits": true, "ssn-last-digits": true, "card-behind-scheme": true}

// TestFormsAdmit holds that each grammar takes the same values with its forms as
// without, whatever check its recognizer has. The values are right ones, changed
// again and again; those that are still taken are changed further.
func TestFormsAdmit(t *testing.T) {
	rounds := longtest.Of(2_000, 20_000)
	if longtest.UnderRace {
		rounds = 500
	}
	r := rand.New(rand.NewPCG(7, 9))
	values := append(samples.Marked(t), samples.MoreWholes...)
	for _, rec := range builtin.Recognizers() {
		if rec.Match == nil {
			continue
		}
		bare := *rec
		bare.Shapes, bare.Check = nil, nil
		scanner := NewWholeScanner([]*spec.Recognizer{&bare})
		forms, _ := WholeFormsOf(rec)
		grammars := GrammarsOf(0, &bare, forms)
		var c cells.Cell
		check := func(v string) bool {
			c.Set(v)
			want, got := 0.0, 0.0
			scanner.Wholes(&c, func(_ int, alone float64) bool {
				want = max(want, alone)
				return true
			})
			for i := range grammars {
				if g := &grammars[i]; c.Text != "" && g.Admits(&c) {
					if alone, ok := g.Take(&bare, &c); ok {
						got = max(got, alone)
					}
				}
			}
			if want != got {
				t.Errorf("%s takes %q with %v, and with its forms with %v", rec.Name, v, want, got)
			}
			return want > 0
		}
		var pool []string
		for _, v := range values {
			if check(v) {
				pool = append(pool, v)
			}
		}
		if (len(pool) == 0) != (neverWhole[rec.Name] || strings.HasSuffix(rec.Name, spec.SetApart)) {
			t.Errorf("%s takes %d values", rec.Name, len(pool))
		}
		pool = append(pool, values[0])
		most := len(pool) + 1000
		for range rounds {
			switch v := mutated(r, pool, values); {
			case t.Failed():
				return
			case !check(v):
			case len(pool) < most:
				pool = append(pool, v)
			default:
				pool[r.IntN(most)] = v
			}
		}
	}
}

// mutated changes one of the values of a pool in one to three ways.
func mutated(r *rand.Rand, pool, values []string) string {
	const alphabet = "0123456789abcxyzABCXYZ -./:@_,+()[]{}<>#%&'\"=?;$~\xff\xc3ñ月\u0301ſK"
	b := []byte(pool[r.IntN(len(pool))])
	for range 1 + r.IntN(3) {
		if len(b) == 0 {
			return ""
		}
		at := r.IntN(len(b))
		ch := alphabet[r.IntN(len(alphabet))]
		if r.IntN(2) == 0 {
			ch = b[r.IntN(len(b))]
		}
		switch r.IntN(9) {
		case 0, 1:
			b[at] = ch
		case 2:
			b = append(b[:at:at], append([]byte{ch}, b[at:]...)...)
		case 3: // one sign for another
			old := b[at]
			for i := range b {
				if b[i] == old {
					b[i] = ch
				}
			}
		case 4:
			if numeral.IsLetter(b[at]) {
				b[at] ^= 0x20
			}
		case 5:
			o := values[r.IntN(len(values))]
			if r.IntN(3) > 0 {
				o = pool[r.IntN(len(pool))]
			}
			b = append(b[:at:at], o[r.IntN(len(o)+1):]...)
		case 6: // a part twice
			n := at + r.IntN(len(b)-at) + 1
			b = append(b[:n:n], b[at:]...)
		case 7:
			b = append(b[:at:at], b[at+1+r.IntN(min(8, len(b)-at)):]...)
		case 8:
			if numeral.IsDigit(b[at]) {
				b[at] = byte('0' + r.IntN(10))
			}
		}
		b = b[:min(len(b), 400)]
	}
	return string(b)
}
