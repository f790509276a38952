package fake

import (
	"github.com/privet-go/privet/internal/iso3166"
)

// bankNumbers are the codes of banks and what stands on cards beside their numbers.
var bankNumbers = []numberRow{
	{label: "CREDIT_CARD_EXPIRATION", doc: "A month of the years from 2027 to 2035, written as " +
		"before.", patterns: []string{"<01-12><27-35>", "<01-12>20<27-35>", "20<27-35><01-12>"}},
	{label: "SWIFT_CODE", doc: "A bank of the same country, and a branch of the same kind.",
		patterns: []string{"@@@@=<" + iso3166.Peopled + ">**", "@@@@=<" + iso3166.Peopled + ">**XXX", "@@@@=<" + iso3166.Peopled + ">*****"}},
}
