package grammars

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lazy"
)

// This file knows short codes that tell something together and nothing alone: the
// states of a country, and versions of four numbers, which look like addresses of the
// internet protocol.

// A RegionCountry is one of the countries whose states have codes of two letters.
type RegionCountry uint16

// regionLists are the codes of the states of a country: of the United States, Canada,
// Brazil, Italy, India, Australia, Switzerland, Germany and New Zealand in that order, by ISO 3166-2.
var regionLists = [...]string{
	"AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA " +
		"WA WV WI WY PR GU VI AS MP",
	"AB BC MB NB NL NS NT NU ON PE QC SK YT",
	"AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO",
	"AG AL AN AO AR AP AT AV BA BT BL BN BG BI BO BZ BS BR CA CL CB CE CT CZ CH CO CS CR KR CN EN FM FE FI FG FC FR GE GO GR IM IS SP LT LE LC LI " +
		"LO LU MC MN MS MT VS ME MI MO MB NA NO NU OR PD PA PR PV PG PU PE PC PI PT PN PZ PO RG RA RC RE RI RN RM RO SA SS SV SI SR SO TA TE TR " +
		"TP TN TV TS TO UD VA VB VC VE VR VV VI VT SU",
	"AP AR AS BR CG GA GJ HR HP JH KA KL MP MH MN ML MZ NL OD OR PB RJ SK TN TG TS TR UP UK UT WB AN CH DH DD DL JK LA LD PY",
	"NSW QLD VIC TAS ACT NT SA WA",
	"AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH",
	"BB BE BW BY HB HE HH MV NI NW RP SH SL SN ST TH",
	"AUK BOP CAN GIS HKB MBH MWT NSN NTL OTA STL TAS TKI WKO WGN WTC",
}

// RegionCodes gives the countries that have a code.
var RegionCodes = lazy.Value[map[string]RegionCountry]{Make: func() map[string]RegionCountry {
	m := map[string]RegionCountry{}
	for i, list := range regionLists {
		for code := range strings.FieldsSeq(list) {
			m[code] |= 1 << i
		}
	}
	return m
}}

// FewRegions is how many different codes of one country tell that they are its states.
const FewRegions = 4

// Of versions of four numbers.
const (
	MostMajor = 31 // the greatest first number of them
	FewMajors = 3  // different first numbers that they have at least
	FewBuilds = 6  // values that there are at least
)
