package attack

import (
	"slices"
	"strconv"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/areacode"
	"github.com/privet-go/privet/validator/internal/reveal"
)

// This file holds what is harmless alone and not together: the combinations C1 to
// C15 of columns. C3, C4, C6, C7 and C14 look at values; C12 is told by rareRows.

// A combinationRule is one combination. A new one is a value in combinationRules.
type combinationRule struct {
	code string

	// columns returns the columns that make the combination, the worst first, or
	// none. The label is that of the finding.
	columns func(x *combination) ([]*column, privet.Label)

	// message says what was seen.
	message string
}

var combinationRules = []combinationRule{
	{CardholderData, func(x *combination) ([]*column, privet.Label) {
		return x.both(x.readable("CREDIT_CARD"), x.readable("PERSON", "FIRST_NAME", "LAST_NAME", "CREDIT_CARD_EXPIRATION")), "CREDIT_CARD"
	}, "a card number can be read beside cardholder data"},
	{AuthenticationData, func(x *combination) ([]*column, privet.Label) {
		stored := x.where(func(c *column) bool {
			s := c.state()
			return slices.Contains([]privet.Label{"CVV", "PIN", "CREDIT_CARD_TRACK"}, c.Label) && s != StateHidden && s != StateGone && s != StateEmpty
		})
		if len(stored) == 0 {
			return nil, ""
		}
		return stored, stored[0].Label
	}, "sensitive authentication data is stored, in some form"},
	{CorrelatedPAN, func(x *combination) ([]*column, privet.Label) {
		hashed := x.where(func(c *column) bool {
			return c.Label == "CREDIT_CARD" && c.masked != nil && c.masked.digests.looksHashed() && !c.readable()
		})
		part := x.where(func(c *column) bool {
			return c.Label == "CREDIT_CARD" && (c.state() == StatePartial || c.readable())
		})
		return x.both(hashed, part), "CREDIT_CARD"
	}, "the same card numbers are there as a hash and in part"},
	{HealthIdentified, func(x *combination) ([]*column, privet.Label) {
		health := x.where(func(c *column) bool { return c.traits.has(healthContent) && c.readable() })
		who := x.where(func(c *column) bool {
			return c.readable() && !c.traits.has(healthContent) &&
				(c.traits.has(identifies) || c.traits.has(names) || c.traits.has(quasi) && hipaaPart(c.Label))
		})
		return x.both(health, who), "MEDICAL_CONDITION"
	}, "health data can be read beside an element that tells the person"},
	{LoginAndSecret, func(x *combination) ([]*column, privet.Label) {
		return x.both(x.where(func(c *column) bool { return c.readable() && c.traits.has(opens) }),
			x.where(func(c *column) bool { return c.readable() && c.traits.has(account) })), "PASSWORD"
	}, "an account can be read beside what opens it"},
	{SignificantHarm, func(x *combination) ([]*column, privet.Label) {
		who := x.where(func(c *column) bool {
			return c.readable() && (c.Label == "PERSON" || c.Label.Category() == privet.CategoryGovernment) || c.readable() && c.Label == "LAST_NAME"
		})
		harm := x.where(func(c *column) bool {
			return c.readable() && (c.traits.has(healthContent) ||
				slices.Contains([]privet.Label{"SALARY", "CREDIT_SCORE", "CREDIT_CARD", "BANK_ACCOUNT", "IBAN", "HEALTH_PLAN_ID", "PRIVATE_KEY"}, c.Label))
		})
		return x.both(who, harm), "PERSON"
	}, "a name or identity number can be read beside money or health"},
	{AccountAndAccess, func(x *combination) ([]*column, privet.Label) {
		return x.both(x.where(func(c *column) bool { return c.readable() && c.traits.has(account) }),
			x.where(func(c *column) bool {
				return c.readable() && (c.traits.has(opens) || c.Label.Category() == privet.CategoryBiometric)
			})), "BANK_ACCOUNT"
	}, "an account can be read beside an access code or biometric data"},
	{KeyBesideToken, func(x *combination) ([]*column, privet.Label) {
		keys := x.where(func(c *column) bool {
			return c.readable() && slices.Contains([]privet.Label{"PRIVATE_KEY", "API_KEY", "AUTH_TOKEN"}, c.Label)
		})
		tokens := x.where(func(c *column) bool { return c.personal() && c.state() == StateToken })
		return x.both(keys, tokens), "PRIVATE_KEY"
	}, "a key can be read in the table beside pseudonyms"},
	{SecretBesidePII, func(x *combination) ([]*column, privet.Label) {
		secrets := x.where(func(c *column) bool { return c.readable() && c.Label.Category() == privet.CategoryCredential })
		data := x.where(func(c *column) bool {
			return c.personal() && c.Label.Category() != privet.CategoryCredential && c.state() != StateGone && c.state() != StateEmpty
		})
		return x.both(secrets, data), "PASSWORD"
	}, "a secret can be read in a table of personal data"},
	{SignificantScale, func(x *combination) ([]*column, privet.Label) {
		const significant = 500 // individuals, reg. 4
		if x.t.maskedRows < significant {
			return nil, ""
		}
		clear := x.where(func(c *column) bool {
			return c.readable() && (c.traits.has(identifies) || c.traits.has(names)) && !c.traits.has(opens)
		})
		if len(clear) == 0 {
			return nil, ""
		}
		return clear, clear[0].Label
	}, "personal data of 500 people or more can be read"},
}

// hipaaPart reports whether a quasi-identifier is one of the elements (A) to (R).
func hipaaPart(l privet.Label) bool {
	switch l {
	case "ZIP_CODE", "CITY", "LOCATION", "DOB", "DATE_TIME":
		return true
	}
	return false
}

// A combination is what is known of the columns of a table together.
type combination struct {
	t          *tableRun
	patients   bool // there is something about health
	dates      []*column
	ages       []*column
	zips       []*column
	precise    map[*column]*Count
	old        map[*column]*Count
	small      map[*column]*Count
	young      map[*column]*Count
	unkeyedPAN *panHash
	thisYear   int
}

// A panHash is a column of card numbers that are hashed without a key.
type panHash struct {
	column *maskedColumn
	n      Count
	of     int64
}

// prepare finds the columns of a table that the combinations look at.
func (x *combination) prepare(t *tableRun) {
	x.t, x.thisYear = t, t.opts.Now.Year()
	x.precise, x.old, x.small, x.young = map[*column]*Count{}, map[*column]*Count{}, map[*column]*Count{}, map[*column]*Count{}
	for _, c := range t.columns {
		x.patients = x.patients || c.traits.has(healthRecord)
		switch c.Label {
		case "DOB", "DATE_TIME":
			x.dates = append(x.dates, c)
		case "AGE":
			x.ages = append(x.ages, c)
		case "ZIP_CODE":
			x.zips = append(x.zips, c)
		}
	}
}

// where returns the columns for which is holds.
func (x *combination) where(is func(c *column) bool) (list []*column) {
	for _, c := range x.t.columns {
		if is(c) {
			list = append(list, c)
		}
	}
	return list
}

// readable returns the columns of the labels that can be read.
func (x *combination) readable(labels ...privet.Label) []*column {
	return x.where(func(c *column) bool { return c.readable() && slices.Contains(labels, c.Label) })
}

// both joins two sets of columns, if there are two different columns to join.
func (x *combination) both(a, b []*column) []*column {
	if len(a) == 0 || len(b) == 0 {
		return nil
	}
	all := slices.Clone(a)
	for _, c := range b {
		if !slices.Contains(all, c) {
			all = append(all, c)
		}
	}
	if len(all) < 2 {
		return nil
	}
	return all
}

func note(m map[*column]*Count, c *column, row int64) {
	if m[c] == nil {
		m[c] = new(Count)
	}
	m[c].add(row)
}

// add looks at the values of a row.
func (x *combination) add(row int64) {
	for _, c := range x.ages {
		for k, v := range maskedValues(c) {
			if k >= len(c.row) {
				break
			}
			if n, err := strconv.Atoi(v); err == nil {
				// Ages of 90 and over are one group, and those under 16 children.
				if n > 89 && n < 130 && v == c.row[k] {
					note(x.old, c, row)
				}
				if n < 16 && v == c.row[k] {
					note(x.young, c, row)
				}
			}
		}
	}
	for _, c := range x.dates {
		for k, v := range maskedValues(c) {
			if k >= len(c.row) || !showsMonth(v, c.row[k]) {
				continue
			}
			note(x.precise, c, row)
			if days := reveal.Days(v); c.Label == "DOB" && v == c.row[k] && len(days) > 0 && days[0][0] > x.thisYear-16 && days[0][0] <= x.thisYear {
				note(x.young, c, row)
			}
		}
	}
	if !x.patients {
		return
	}
	for _, c := range x.zips {
		for k, v := range maskedValues(c) {
			if k >= len(c.row) || !isZIP(c.row[k]) || len(v) < 3 || v[:3] != c.row[k][:3] {
				continue
			}
			if areacode.SmallZIP3(v[:3]) {
				note(x.small, c, row)
			}
		}
	}
}

func maskedValues(c *column) []string {
	if c.masked == nil {
		return nil
	}
	return c.masked.row
}

// showsMonth reports whether a masked date tells more of its original than the
// year.
func showsMonth(masked, original string) bool {
	if len(masked) < 6 || strings.IndexByte(masked, reveal.MaskCharacter) >= 0 && len(masked) != len(original) {
		return false
	}
	if masked == original {
		return reveal.HasContent(masked)
	}
	a, b := reveal.Days(masked), reveal.Days(original)
	if strings.IndexByte(masked, reveal.MaskCharacter) >= 0 {
		// Months and days are shown at their places, or not.
		shown := 0
		for i := range len(masked) {
			if masked[i] >= '0' && masked[i] <= '9' && masked[i] == original[i] {
				shown++
			}
		}
		return shown > 4
	}
	if len(b) == 0 {
		return false
	}
	if len(a) == 0 { // a year and a month
		var ok bool
		masked, ok = strings.CutSuffix(masked, "-")
		return !ok && len(masked) == 7 && strings.HasPrefix(original, masked)
	}
	return a[0] == b[0]
}

// isZIP reports whether a value is a ZIP code of the United States: five digits, or
// nine with a hyphen.
func isZIP(s string) bool {
	if len(s) != 5 && (len(s) != 10 || s[5] != '-') {
		return false
	}
	for i := range len(s) {
		if i != 5 && (s[i] < '0' || s[i] > '9') {
			return false
		}
	}
	return true
}

// combinations adds a finding for each combination of columns that gives something away.
func (t *tableRun) combinations() {
	if !t.aligned {
		return
	}
	x := &t.combined
	for _, r := range combinationRules {
		columns, label := r.columns(x)
		if len(columns) == 0 {
			continue
		}
		var names []string
		for _, c := range columns {
			names = append(names, c.Display())
		}
		t.find(r.code, "", label, Count{N: t.maskedRows}, t.maskedRows, "rows", names, -1, "%s", r.message)
		f := &t.comparison.findings[len(t.comparison.findings)-1]
		f.GivesAway = nil // the label stands for the combination
		t.givesAway(columns)
	}
	if p := x.unkeyedPAN; p != nil {
		t.find(UnkeyedPAN, "", "CREDIT_CARD", p.n, p.of, "rows", []string{p.column.display()}, p.column.index, "card numbers are hashed without a key")
	}
	for _, c := range t.columns {
		columns := []string{c.Display()}
		if n := x.small[c]; n != nil {
			t.find(SmallZIP3, "", c.Label, *n, t.maskedRows, "cells", columns, c.masked.index, "the first three digits are those of an area with few people")
		}
		if n := x.precise[c]; n != nil && x.patients {
			t.find(PreciseDateOrAge, "", c.Label, *n, t.maskedRows, "cells", columns, c.masked.index, "dates finer than a year can be read")
		}
		if n := x.old[c]; n != nil && x.patients {
			t.find(PreciseDateOrAge, "", c.Label, *n, t.maskedRows, "cells", columns, c.masked.index, "ages over 89 can be read")
		}
		if n := x.young[c]; n != nil {
			t.find(ChildrensData, "", c.Label, *n, t.maskedRows, "cells", columns, c.masked.index, "rows are about children under 16")
		}
	}
}
