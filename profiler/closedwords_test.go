package profiler

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestFlagsAreNoGenders holds that letters for two states are no sexes, and that letters
// and words for sexes are, under a header that says nothing.
func TestFlagsAreNoGenders(t *testing.T) {
	p := newProfiler(t)
	for _, c := range []struct {
		values string
		gender bool
	}{
		{"x x x x x x x x", false}, {"X", false}, {"Y N Y Y N Y N N", false}, {"N N N N N N", false}, {"J N J J N J", false}, {"T F F T F T",
			false}, {"S N S S N N", false}, {"Y X N M F Y X N M F", false},
		{"A B A C B A", false}, {"S M L XL M S M", false}, {"M M M M M M M", false},
		{"M F F M F M M F", true}, {"m w d w m w m", true}, {"F M X F M F M F", true}, {"male female female male female", true}, {"K M K K M M K",
			true}, {"Ж М М Ж Ж М", true}, {"男 女 女 男 男 女", true}, {"L P P L L P P", true},
		{"Homme Femme Femme Homme Femme", true}, {"ז נ נ ז ז נ", true}, {"ذكر أنثى أنثى ذكر ذكر", true},
	} {
		r := p.Columns([]Column{{Name: "col_7", Values: strings.Fields(c.values)}})[0]
		if (r.Label == "GENDER") != c.gender {
			t.Errorf("%q is %s (%.2f)", c.values, r.Label, r.Confidence)
		}
	}
	for header, values := range map[string]string{"sex": "F F F", "gender": "x x M", "Geschlecht": "w w w w"} {
		if r := p.Columns([]Column{{Name: header, Values: strings.Fields(values)}})[0]; r.Label != "GENDER" {
			t.Errorf("%s %q is %s (%.2f)", header, values, r.Label, r.Confidence)
		}
	}
	if r := p.Columns([]Column{{Name: "phone", Values: strings.Fields("Y N Y N Y")}})[0]; r.Label == "PHONE_NUMBER" {
		t.Errorf("whether there is a phone is %s", r.Label)
	}
}

// TestMaritalStatuses holds that they are known in many languages without a header.
func TestMaritalStatuses(t *testing.T) {
	p := newProfiler(t)
	for _, values := range []string{
		"ledig,verheiratet,geschieden,verheiratet,verwitwet,ledig", "soltero,casada,divorciado,casado,viuda,soltera", "холост,женат,замужем,вдова,женат,разведена", "未婚,已婚,离异,已婚,未婚", "bekar,evli,dul,evli,boşanmış,bekar",
		"Casado(a),Solteiro(a),Viúvo(a),Casado(a),Solteiro(a)", "gehuwd,ongehuwd,weduwe,gescheiden,gehuwd",
	} {
		if r := p.Columns([]Column{{Name: "c3", Values: strings.Split(values, ",")}})[0]; r.Label != "MARITAL_STATUS" {
			t.Errorf("%q is %s (%.2f)", values, r.Label, r.Confidence)
		}
	}
}

// TestRegionCodes holds that codes of states of one country are told, and others are not.
func TestRegionCodes(t *testing.T) {
	p := newProfiler(t)
	for values, want := range map[string]privet.Label{
		"SP RJ MG BA PR SC CE SP RJ": "STATE", "TX CA OH NY FL GA WA TX CA": "STATE", "MI RM TO NA BO FI MI RM": "STATE",
		"DE FR US GB AT CH PL IT": "COUNTRY", "EA KG PC BX EA KG PC BX": privet.None, "AA BB AB BA AA BB AB BA": privet.None,
	} {
		r := p.Columns([]Column{{Name: "c3", Values: strings.Fields(values)}})[0]
		if r.Label != want && !(want == privet.None && r.Label == privet.Unknown) {
			t.Errorf("%q is %s (%.2f), want %s", values, r.Label, r.Confidence, want)
		}
	}
}

// TestBuildsAreNoAddresses holds that versions of four numbers are no addresses of the
// internet protocol, unless the header says so.
func TestBuildsAreNoAddresses(t *testing.T) {
	p := newProfiler(t)
	builds := strings.Fields("15.13.137.186 5.15.244.56 18.4.70.194 9.4.242.127 3.10.94.252 16.18.141.236 2.0.1.17 1.4.22.3")
	for header, want := range map[string]privet.Label{"x9": privet.None, "version": privet.None, "ip_address": "IP_ADDRESS"} {
		r := p.Columns([]Column{{Name: header, Values: builds}})[0]
		if r.Label != want && !(want == privet.None && r.Label == privet.Unknown) {
			t.Errorf("%s: %s (%.2f), want %s", header, r.Label, r.Confidence, want)
		}
	}
	for _, addresses := range []string{"10.0.0.1 10.0.3.7 10.1.1.9 10.0.0.3 10.0.0.4 10.0.0.5 10.0.0.9",
		"81.2.69.142 203.0.113.7 5.9.1.1 192.0.2.44 198.51.100.3 151.101.1.6 8.8.4.4"} {
		if r := p.Columns([]Column{{Name: "x9", Values: strings.Fields(addresses)}})[0]; r.Label != "IP_ADDRESS" {
			t.Errorf("%q is %s (%.2f)", addresses, r.Label, r.Confidence)
		}
	}
}
