package main

import "time"

// A speed is how fast Find is on documents that it sees for the first time, on one
// core, beside a loop that looks up each byte of them in a table.
type speed struct {
	Name string  `json:"name"`
	MB   float64 `json:"megabytes"`
	Find float64 `json:"megabytesPerSecond"`
	Loop float64 `json:"loopMegabytesPerSecond"`
}

// mostTimed is how much of a set or heap is timed, in bytes.
const mostTimed = 1 << 20

// timedSets are the sets that are timed, and what the page calls them.
var timedSets = [][2]string{
	{"en-gum", "English, news and the like"}, {"en-ewt-propn", "English, e-mail and web"}, {"de-germeval14", "German"}, {"es-ancora", "Spanish, news"},
	{"es-meddocan", "Spanish, clinical"}, {"ja-stockmark", "Japanese"}, {"ru-factrueval", "Russian, news"},
}

// table is what the loop looks up.
var table = func() (t [256]byte) {
	for i := range t {
		t[i] = byte(i)*7 | 1
	}
	return t
}()

func lookUpAll(text string) (sum int) {
	for i := range len(text) {
		sum += int(table[text[i]])
	}
	return sum
}

// timeDocuments gives each document to find once, after a first one that is not
// timed, and looks up its bytes at once afterwards, so that both meet the same machine.
func timeDocuments(name string, documents []string, find finder) speed {
	var found, loop time.Duration
	bytes, sum := 0, 0
	for i, d := range documents {
		start := time.Now()
		n := len(find(d))
		middle := time.Now()
		sum += lookUpAll(d) + n
		end := time.Now()
		if i == 0 {
			continue
		}
		found += middle.Sub(start)
		loop += end.Sub(middle)
		if bytes += len(d); bytes > mostTimed {
			break
		}
	}
	if sum == 0 || found == 0 || loop == 0 {
		return speed{Name: name}
	}
	perSecond := func(d time.Duration) float64 { return float64(bytes) / 1e6 / d.Seconds() }
	return speed{name, float64(bytes) / 1e6, perSecond(found), perSecond(loop)}
}

// documentsOf joins the sentences of a file to documents of longestJoined bytes, of
// whichever split they are.
func documentsOf(file string) ([]string, error) {
	all := &set{}
	var rows []row
	size := 0
	err := eachRow(file, func(r *row) error {
		if size <= mostTimed {
			rows = append(rows, row{Text: r.Text})
			size += len(r.Text)
		}
		return nil
	})
	all.join(rows)
	var documents []string
	for _, t := range all.texts {
		documents = append(documents, t.text)
	}
	return documents, err
}
