package remote

import (
	"bytes"
	"cmp"
	"encoding/json"
	"io"
	"slices"

	"github.com/privet-go/privet"
)

// A request is what is sent.
type request struct {
	Texts []string `json:"texts"`
}

// A response is what is answered. Fields that may not be missing are pointers.
type response struct {
	Results []*[]finding `json:"results"`
}

type finding struct {
	Label      *string  `json:"label"`
	Start      *int     `json:"start"`
	End        *int     `json:"end"`
	Confidence *float64 `json:"confidence"`
}

// read puts the findings of an answer into found.
func (c *Client) read(answer []byte, texts []string, found [][]privet.Finding) error {
	var r response
	d := json.NewDecoder(bytes.NewReader(answer))
	if err := d.Decode(&r); err != nil {
		return ErrAnswer // the error of package json has part of the answer in it
	}
	if _, err := d.Token(); err != io.EOF || len(r.Results) != len(texts) {
		return ErrAnswer
	}
	for i, result := range r.Results {
		if result == nil {
			return ErrAnswer
		}
		list := make([]privet.Finding, 0, len(*result))
		for _, f := range *result {
			if f.Label == nil || *f.Label == "" || f.Start == nil || f.End == nil || f.Confidence == nil || *f.Start >= *f.End {
				return ErrAnswer
			}
			label, ok := c.opts.Labels[*f.Label]
			if !ok {
				label = privet.Label(*f.Label)
			}
			list = append(list, privet.Finding{Label: label, Start: *f.Start, End: *f.End, Confidence: *f.Confidence})
		}
		if !toBytes(texts[i], list) {
			return ErrAnswer
		}
		if found[i] = slices.DeleteFunc(list, func(f privet.Finding) bool { return f.Label == "" }); len(found[i]) == 0 {
			found[i] = nil
		}
	}
	return nil
}

// toBytes turns offsets in code points into offsets in bytes, in one walk over the
// text. It reports false for one that is not in the text.
func toBytes(text string, list []privet.Finding) bool {
	offsets := make([]*int, 0, 2*len(list))
	for i := range list {
		offsets = append(offsets, &list[i].Start, &list[i].End)
	}
	slices.SortFunc(offsets, func(a, b *int) int { return cmp.Compare(*a, *b) })
	next, points := 0, 0
	for i := range text {
		for next < len(offsets) && *offsets[next] <= points {
			if *offsets[next] < 0 {
				return false
			}
			*offsets[next] = i
			next++
		}
		if next == len(offsets) {
			return true
		}
		points++
	}
	for ; next < len(offsets); next++ {
		if *offsets[next] != points {
			return false
		}
		*offsets[next] = len(text)
	}
	return true
}
