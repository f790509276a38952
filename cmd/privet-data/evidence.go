package main

import (
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/profiler"
)

// A known says what the schema of a database tells of the columns of one table.
type known struct {
	keys  map[string]privet.Label // that become pseudonyms
	heard map[string]privet.Label // by comments and types
}

// sureComment is how probable a comment has to make a label that takes the place of NONE. It is high, since a comment is a sentence, in
// which words of other columns can be.
const sureComment = 0.9

// labelsOfTypes are what types of columns say, which are beside a name and values of which nobody can tell what they are.
var labelsOfTypes = map[string]privet.Label{
	"inet": "IP_ADDRESS", "cidr": "IP_ADDRESS", "inet4": "IP_ADDRESS", "inet6": "IP_ADDRESS", "macaddr": "MAC_ADDRESS", "macaddr8": "MAC_ADDRESS",
	"point": "GEO_COORDINATES", "geometry": "GEO_COORDINATES", "geography": "GEO_COORDINATES", "boolean": privet.None,
}

// hearSchema takes types and comments for evidence: where name and values do not tell what a column is, or nothing of a person, the
// comment is read as the name of the column.
func hearSchema(p *profiler.Profiler, t *database.Table, s *database.Sampled, scan *tableScan) {
	for i, c := range t.Columns {
		of := &scan.Columns[i]
		if of.Label != privet.Unknown && (of.Label != privet.None || c.Comment == "") {
			continue
		}
		if c.Comment != "" {
			r := p.Columns([]profiler.Column{{Name: c.Comment, Values: s.Values(i)}})[0]
			says := r.Label != privet.Unknown && r.Label != privet.None && r.Label != "FREE_TEXT"
			if says && (of.Label == privet.Unknown || r.Confidence >= sureComment) {
				of.hear(r.Label, r.Confidence, "by its comment")
				continue
			}
		}
		typ, _, _ := strings.Cut(strings.ToLower(c.Type), "(")
		l, ok := labelsOfTypes[typ]
		if c.Enum {
			l, ok = privet.None, true // the schema, which is no secret, has the values
		}
		if ok && of.Label == privet.Unknown {
			of.hear(l, max(of.Confidence, sureComment), "by its type")
		}
	}
}

// hear changes a verdict, and says why.
func (c *columnScan) hear(l privet.Label, confidence float64, why string) {
	if c.Changed == nil {
		before := c.Label
		c.Changed = &before
	}
	c.Label, c.Confidence = l, confidence
	c.Schema = append(c.Schema, "is "+string(l)+" "+why)
}

// heardLabels gives the labels of columns that types and comments have told.
func heardLabels(scans []tableScan) map[string]map[string]privet.Label {
	labels := map[string]map[string]privet.Label{}
	for _, one := range scans {
		for _, c := range one.Columns {
			if c.Changed == nil || c.Label == privet.Unknown {
				continue
			}
			if labels[one.Table] == nil {
				labels[one.Table] = map[string]privet.Label{}
			}
			labels[one.Table][c.Column] = c.Label
		}
	}
	return labels
}

// schemaOf says what the schema has on a column.
func schemaOf(t *database.Table, c database.Column) (says []string) {
	if c.Primary > 0 {
		says = append(says, "primary key")
	}
	for _, u := range t.Unique {
		if slices.Contains(u, c.Name) {
			says = append(says, "unique")
			break
		}
	}
	for _, k := range t.Keys {
		if i := slices.Index(k.Columns, c.Name); i >= 0 && i < len(k.Refs) {
			says = append(says, "refers to "+k.Table+"."+k.Refs[i])
		}
	}
	if c.Generated {
		says = append(says, "generated")
	}
	return says
}
