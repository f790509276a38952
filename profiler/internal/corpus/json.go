package corpus

import (
	"bytes"
	"encoding/json"
	"unicode/utf8"
)

// AppendJSON appends a sentence as one line of JSON with a line break behind it:
//
//	{"text":"…","spans":[{"label":"PERSON","start":0,"end":4}],"language":"en","template":7,"group":"chat"}
//
// The places are in code points there.
func AppendJSON(dst []byte, s Sentence) []byte {
	type span struct {
		Label string `json:"label"`
		Start int    `json:"start"`
		End   int    `json:"end"`
	}
	line := struct {
		Text     string `json:"text"`
		Spans    []span `json:"spans"`
		Language string `json:"language"`
		Template int    `json:"template"`
		Group    string `json:"group"`
	}{s.Text, []span{}, s.Language, s.Template, s.Group}
	at, points := 0, 0
	to := func(offset int) int {
		points += utf8.RuneCountInString(s.Text[at:offset])
		at = offset
		return points
	}
	for _, sp := range s.Spans {
		line.Spans = append(line.Spans, span{sp.Label, to(sp.Start), to(sp.End)})
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(line); err != nil {
		panic(err) // strings and numbers can be written
	}
	return append(dst, b.Bytes()...)
}
