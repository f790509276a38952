package profiler

import (
	"strings"
	"testing"
)

// TestPrograms holds what programs, tables of numbers and dumps are full of from being taken
// for personal data, and beside it what it looks like.
func TestPrograms(t *testing.T) {
	rows := mayMiss(t, 3)
	p := newProfiler(t)
	for text, want := range map[string]string{
		"521C 521D 521E 5222 5223 5224 5225 5226 5227 5228 5229 522A":           "",
		"card 4111 1111 1111 1111 is mine":                                      "CREDIT_CARD",
		"4111 1111 1111 1111 5500 0000 0000 0004":                               "CREDIT_CARD CREDIT_CARD",
		"4111 1111 1111 1111 1227":                                              "CREDIT_CARD",
		"8D66 8DBE 8DBA 8EDB 9017 9023 901F 901D 9010 9015 901E":                "",
		"0000050 2f 00 d0 ff 00 25 00 da ff 50 4b 03 04 14 00 00 00 08 00 08":   "",
		"opLen2(ssa.OpSumAbsDiffUint8x16, types)":                               "",
		`<path d="M1.5,2c0.924,0.439 0.923,0.951c0.461,0.522 -0.464,-0.289Z"/>`: "",
		"0000130 00 f9 ff 6d 01 00 00 00 00 42 e8 21 5e 0f 00 00":               "",
		`d="c-1,7.09,5.19-12.35,9.89-17.32,1.85.36.52,4.19,3.56"`:               "",
		"1,192.168.1.10,443":                                                    "IP_ADDRESS",
		"id,48.85660,2.35220,x":                                                 "GEO_COORDINATES",
		"in Clause 252.227-7013 (c) (1)":                                        "",
		"NOTICE TO USER: Carefully read the following":                          "",
		"libjsr305-java:all 0.1~+svn49-11 installed":                            "",
		"© 2003 Gora Karunakar":                                                 "PERSON", "1991-1997, Thomas G. Lane.": "PERSON",
		"LEI 529900T8BM49AURSDO55":               "LEI",
		"func Test24161Example1(t *testing.T) {": "",
		"VIN 1m8gdm9axkp042788":                  "VIN",
	} {
		var got []string
		for _, f := range p.Find(text) {
			got = append(got, string(f.Label))
		}
		if strings.Join(got, " ") != want {
			rows.Errorf("%s: %q, not %q", text, got, want)
		}
	}
}
