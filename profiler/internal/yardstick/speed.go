package main

import (
	"math"
	"runtime"
	"time"

	"github.com/privet-go/privet/internal/linear"
)

// A speed is how fast Find is on documents that it sees for the first time, on one
// core, beside a loop that looks up each byte of them in a table, one after the other.
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

// table is what the loop looks up: the next state of an automaton, by its state and a byte, as in a lexer that is driven by a
// table.
var table = func() (t [4][256]uint8) {
	for s := range t {
		for i := range t[s] {
			t[s][i] = uint8(i>>5+s) & 3
		}
	}
	return t
}()

// lookUpAll looks up each byte of a text. Where one look-up does not wait for the one before it, the loop is ten times as
// fast and tells less of what work on text costs.
func lookUpAll(text string) int {
	state := uint8(0)
	for i := range len(text) {
		state = table[state&3][text[i]]
	}
	return int(state)
}

// timeDocuments gives each document to find once, after a first one that is not
// timed, and then looks up their bytes. What counts is the time for which this
// thread runs, so that other programs matter less.
func timeDocuments(name string, documents []string, find finder) speed {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	bytes, sum := 0, 0
	n := 1
	for n < len(documents) && bytes < mostTimed {
		bytes += len(documents[n])
		n++
	}
	if bytes == 0 {
		return speed{Name: name}
	}
	sum += len(find(documents[0]))
	documents = documents[1:n]
	start := linear.Now()
	for _, d := range documents {
		sum += len(find(d))
	}
	found, loop := linear.Now()-start, time.Duration(math.MaxInt64)
	for range loops {
		start := linear.Now()
		for _, d := range documents {
			sum += lookUpAll(d)
		}
		loop = min(loop, linear.Now()-start)
	}
	runtime.KeepAlive(sum) // or the compiler leaves the loop out
	perSecond := func(d time.Duration) float64 { return float64(bytes) / 1e6 / max(d, 1).Seconds() }
	return speed{name, float64(bytes) / 1e6, perSecond(found), perSecond(loop)}
}

// loops is how often bytes are looked up; the fastest time counts.
const loops = 5

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
