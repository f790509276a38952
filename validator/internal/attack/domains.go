package attack

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/validator/internal/reveal"
)

// A hashDomain is a set of values so small that all of them can be hashed.
type hashDomain struct {
	name   string // completes "found by hashing …"
	labels []privet.Label
	values func(t *tableRun) iter.Seq[string]
}

// hashDomains are the domains that are tried, the smallest first. To add one, add a
// value.
var hashDomains = []hashDomain{
	{"the values of other columns of the table", nil, neighbours},
	{"all days since 1900", []privet.Label{"DOB", "DATE_TIME"}, allDays},
	{"all ages and short codes of digits", []privet.Label{"AGE", "PIN", "CVV", "ZIP_CODE"}, shortNumbers},
	{"the card numbers that the parts in the table leave open", []privet.Label{"CREDIT_CARD"}, cardsFromParts},
	{"all telephone numbers that begin as those in the table", []privet.Label{"PHONE_NUMBER", "FAX_NUMBER"}, phonesFromParts},
	{"all card numbers of the issuers of test cards", []privet.Label{"CREDIT_CARD"}, cardsOfIssuers},
	{"all social security numbers", []privet.Label{"SSN", "US_ITIN"}, allSSNs},
}

// domainsFor returns the domains of a label, and all of them where nobody knows what
// a column holds.
func domainsFor(label privet.Label) []hashDomain {
	return slices.DeleteFunc(slices.Clone(hashDomains), func(d hashDomain) bool {
		return d.labels != nil && label != privet.None && label != privet.Unknown && label != "" && label != "PASSWORD_HASH" &&
			!slices.Contains(d.labels, label)
	})
}

// neighbours returns what can be read in the sampled rows of the masked table, and
// what is usually made of it.
func neighbours(t *tableRun) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, m := range t.masked {
			for _, s := range m.specimens {
				for _, v := range reveal.Spellings(s.value(m)) {
					if !yield(v) {
						return
					}
				}
			}
		}
	}
}

// allDays returns the days from 1900 to 2030 in the usual layouts.
func allDays(*tableRun) iter.Seq[string] {
	return func(yield func(string) bool) {
		for day := daysTo1900; day < daysTo1900+131*366; day++ {
			y, m, d := civil(day)
			for _, layout := range [...]string{"%04d-%02d-%02d", "%04d%02d%02d", "%04d/%02d/%02d"} {
				if !yield(fmt.Sprintf(layout, y, m, d)) {
					return
				}
			}
			for _, layout := range [...]string{"%02d/%02d/%04d", "%02d.%02d.%04d", "%02d-%02d-%04d"} {
				if !yield(fmt.Sprintf(layout, d, m, y)) || !yield(fmt.Sprintf(layout, m, d, y)) {
					return
				}
			}
		}
	}
}

// shortNumbers returns all numbers of up to six digits, with and without zeros in
// front.
func shortNumbers(*tableRun) iter.Seq[string] {
	return func(yield func(string) bool) {
		for width := 1; width <= 6; width++ {
			for n := range int(pow10(width)) {
				if !yield(fmt.Sprintf("%0*d", width, n)) {
					return
				}
			}
		}
	}
}

// cardsFromParts returns the card numbers whose first digits or last four stand in
// the table, as a part that was left beside the hash.
func cardsFromParts(t *tableRun) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, part := range partsOf(t, "CREDIT_CARD") {
			begin, end, n := part.begin, part.end, part.length
			open := n - len(begin) - len(end)
			if len(begin) < minBegin || open < 1 || open > 7 {
				continue
			}
			for k := range int(pow10(open)) {
				s := begin + fmt.Sprintf("%0*d", open, k) + end
				if luhnOK(s) && !yield(s) {
					return
				}
			}
		}
	}
}

// A partOf is what is shown of a masked number.
type partOf struct {
	begin, end string
	length     int
}

// partsOf returns what sampled values of a label show at their two ends.
func partsOf(t *tableRun, label privet.Label) (parts []partOf) {
	for _, c := range t.columns {
		if c.Label != label || c.masked == nil {
			continue
		}
		for _, s := range c.masked.specimens {
			value := s.value(c.masked)
			if strings.IndexByte(value, reveal.MaskCharacter) < 0 {
				continue
			}
			shown := strings.Map(func(r rune) rune {
				if r >= '0' && r <= '9' || r == reveal.MaskCharacter {
					return r
				}
				return -1
			}, value)
			i, j := strings.IndexByte(shown, reveal.MaskCharacter), strings.LastIndexByte(shown, reveal.MaskCharacter)
			if i < 0 {
				continue
			}
			parts = append(parts, partOf{shown[:i], shown[j+1:], len(shown)})
		}
	}
	return parts
}

// phonesFromParts returns the numbers with the beginnings that masked numbers show.
func phonesFromParts(t *tableRun) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, part := range partsOf(t, "PHONE_NUMBER") {
			open := part.length - len(part.begin) - len(part.end)
			if open < 1 || open > 7 {
				continue
			}
			for k := range int(pow10(open)) {
				s := part.begin + fmt.Sprintf("%0*d", open, k) + part.end
				if !yield(s) || !yield("+"+s) {
					return
				}
			}
		}
	}
}

// cardsOfIssuers returns the numbers of the ranges that test cards are of.
func cardsOfIssuers(*tableRun) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, begin := range [...]string{"411111", "424242", "555555", "400000", "510510", "378282", "601111"} {
			length := 16
			if begin[0] == '3' {
				length = 15
			}
			open := length - len(begin) - 1
			for k := range int(pow10(open)) {
				s := begin + fmt.Sprintf("%0*d", open, k)
				if !yield(s + string(luhnDigit(s))) {
					return
				}
			}
		}
	}
}

// allSSNs returns the numbers that can be, area by area, with hyphens and without.
func allSSNs(*tableRun) iter.Seq[string] {
	return func(yield func(string) bool) {
		for area := 1; area < 900; area++ {
			if area == 666 {
				continue
			}
			for group := 1; group < 100; group++ {
				for serial := 1; serial < 10000; serial++ {
					if !yield(fmt.Sprintf("%03d-%02d-%04d", area, group, serial)) || !yield(fmt.Sprintf("%03d%02d%04d", area, group, serial)) {
						return
					}
				}
			}
		}
	}
}

// luhnOK reports whether the digits have the check digit of ISO/IEC 7812-1.
func luhnOK(digits string) bool { return checksum.Luhn([]byte(digits)) }

// luhnDigit returns the check digit of the number.
func luhnDigit(digits string) byte {
	for d := byte('0'); d <= '9'; d++ {
		if luhnOK(digits + string(d)) {
			return d
		}
	}
	return '0' // not reached, since one of ten digits always fits
}
