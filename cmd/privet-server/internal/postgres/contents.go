package postgres

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"

	"github.com/jackc/pgx/v5"
	"github.com/privet-go/privet/registry"
)

// The kinds of records, in the order of a catalogue.
const (
	kindStandard   = "standard"
	kindRecognizer = "recognizer"
	kindMapping    = "mapping"
	kindDataset    = "dataset"
	kindDeleted    = "deleted"
)

// members are the kinds and what a catalogue calls them.
var members = [...][2]string{
	{kindStandard, "standards"}, {kindRecognizer, "recognizers"}, {kindMapping, "mappings"}, {kindDataset, "datasets"}, {kindDeleted, "deleted"},
}

// A record is a row of the database. Its value is one of the types of package registry, or nil
// where the record is removed.
type record struct {
	kind, id string
	version  int
	value    any
}

// document is the record as it is stored, or nil where it is removed.
func (r *record) document() (any, error) {
	if r.value == nil {
		return nil, nil
	}
	text, err := json.Marshal(r.value)
	return string(text), err
}

// A key tells a record from all others.
type key struct{ kind, id string }

// contents are the records of a catalogue as of a write.
type contents struct {
	at             revision
	version, floor int
	records        map[key]record
}

// apply does what records say.
func (c *contents) apply(records []record) {
	for _, r := range records {
		if r.value == nil {
			delete(c.records, key{r.kind, r.id})
		} else {
			c.records[key{r.kind, r.id}] = r
		}
	}
}

// read reads rows of the database. Package registry checks what is in them, as if they came in
// one document.
func read(rows pgx.Rows) ([]record, error) {
	defer rows.Close()
	var list []record
	texts := map[string][]string{}
	for rows.Next() {
		var r record
		var text *string
		if err := rows.Scan(&r.kind, &r.id, &r.version, &text); err != nil {
			return nil, err
		}
		if text == nil {
			list = append(list, r)
			continue
		}
		texts[r.kind] = append(texts[r.kind], *text)
	}
	if err := rows.Err(); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	b.WriteString(`{"schema":` + strconv.Itoa(registry.Schema))
	for _, m := range members {
		for i, text := range texts[m[0]] {
			if i == 0 {
				fmt.Fprintf(&b, `,"%s":[`, m[1])
			} else {
				b.WriteByte(',')
			}
			b.WriteString(text)
		}
		if len(texts[m[0]]) > 0 {
			b.WriteByte(']')
		}
	}
	b.WriteByte('}')
	parsed, err := registry.ParseCatalogue(b.Bytes())
	if err != nil {
		return nil, err
	}
	return append(list, recordsOf(parsed)...), nil
}

// recordsOf are the records of a catalogue.
func recordsOf(c *registry.Catalogue) []record {
	var list []record
	for _, r := range c.Standards {
		list = append(list, record{kindStandard, r.ID, r.Version, r})
	}
	for _, r := range c.Recognizers {
		list = append(list, record{kindRecognizer, r.ID, r.Version, r})
	}
	for _, r := range c.Mappings {
		list = append(list, record{kindMapping, r.ID, r.Version, r})
	}
	for _, r := range c.Datasets {
		list = append(list, record{kindDataset, r.ID, r.Version, r})
	}
	for _, r := range c.Deleted {
		list = append(list, record{kindDeleted, r.ID, r.Version, r})
	}
	return list
}

// catalogue is the catalogue of the records.
func (c *contents) catalogue() *registry.Catalogue {
	doc := &registry.Catalogue{Schema: registry.Schema, Version: c.version, Floor: c.floor}
	keys := slices.SortedFunc(maps.Keys(c.records), func(a, b key) int { return cmp.Or(cmp.Compare(a.kind, b.kind), cmp.Compare(a.id, b.id)) })
	for _, k := range keys {
		switch r := c.records[k].value.(type) {
		case registry.Standard:
			doc.Standards = append(doc.Standards, r)
		case registry.Recognizer:
			doc.Recognizers = append(doc.Recognizers, r)
		case registry.Mapping:
			doc.Mappings = append(doc.Mappings, r)
		case registry.Dataset:
			doc.Datasets = append(doc.Datasets, r)
		case registry.Gone:
			doc.Deleted = append(doc.Deleted, r)
		}
	}
	return doc
}

// missing are the records by which a whole catalogue differs from the contents, in the order
// of their keys, so that servers which write at the same time lock rows in one order.
func (c *contents) missing(whole *registry.Catalogue) []record {
	var list []record
	kept := map[key]bool{}
	for _, r := range recordsOf(whole) {
		k := key{r.kind, r.id}
		kept[k] = true
		if before, ok := c.records[k]; !ok || before.version != r.version {
			list = append(list, r)
		}
	}
	for k, r := range c.records {
		if !kept[k] {
			list = append(list, record{k.kind, k.id, r.version, nil})
		}
	}
	return ordered(list)
}

// replaced are the records that a change of datasets puts in the place of others. A dataset
// that is deleted is there no longer, and one that is there is deleted no longer.
func (c *contents) replaced(change *registry.Catalogue) []record {
	list := recordsOf(change)
	for _, r := range list {
		other := key{kindDataset, r.id}
		if r.kind == kindDataset {
			other.kind = kindDeleted
		}
		if before, ok := c.records[other]; ok {
			list = append(list, record{other.kind, other.id, before.version, nil})
		}
	}
	return ordered(list)
}

func ordered(list []record) []record {
	slices.SortFunc(list, func(a, b record) int { return cmp.Or(cmp.Compare(a.kind, b.kind), cmp.Compare(a.id, b.id)) })
	return list
}
