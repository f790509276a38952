package rows

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"crypto/sha256"
	"time"
)

// This file fits times to their kinds.

// moments are what the hidden digits of a time are put back from. They differ in the year, the month, the day and the hour.
var moments = [2]string{noDate + "T" + noTime, "1971-07-15T12:00:00"}

// layouts are those of kinds that are times. What is masked is not longer than what it was.
var layouts = map[Kind][]string{Date: {DateLayout}, Time: {TimeLayout}, Timestamp: {TimestampLayout, ZonedLayout, SpacedLayout}}

// isTime reports whether a kind is a day, a time or both.
func (k Kind) isTime() bool { return k == Date || k == Time || k == Timestamp }

// A days chooses the day that stands for one that is hidden in part: of 1985-**-** either 1985-01-01 or 1985-07-15. A
// secret chooses, so that the choice says nothing of what was hidden, and where it chooses what the time was it is the other one.
type days struct{ cipher.Block }

func newDays(secret []byte) days {
	if secret == nil {
		secret = make([]byte, aes.BlockSize)
		rand.Read(secret) // never an error
	}
	key := sha256.Sum256(append([]byte("privet rows days\x00"), secret...))
	block, err := aes.NewCipher(key[:aes.BlockSize])
	if err != nil {
		panic(err) // only of other lengths
	}
	return days{block}
}

// first is the moment that is tried first for a time.
func (d days) first(was []byte) int {
	var b [aes.BlockSize]byte
	for i, c := range was {
		b[i%len(b)] ^= c + byte(i/len(b))
	}
	d.Encrypt(b[:], b[:])
	return int(b[0] & 1)
}

// fit gives a text that is of the kind: the text itself if it is, and otherwise a moment of what is left of it, which is not
// the moment that it was.
func (d days) fit(k Kind, text, was []byte) []byte {
	switch {
	case k == Date && len(text) == len(DateLayout) && isDay(text), k == Timestamp && isMoment(text):
		return text
	}
	first := d.first(was)
	for i := range moments {
		moment := moments[(first+i)%len(moments)]
		switch k {
		case Date:
			moment = moment[:len(DateLayout)]
		case Time:
			moment = moment[len(DateLayout)+1:]
		}
		if filled := fill(text, moment); isOf(k, filled) && (!bytes.Equal(filled, was) || bytes.Equal(filled, text)) {
			return filled
		}
	}
	nothing := moments[0]
	switch k {
	case Date:
		nothing = noDate
	case Time:
		nothing = noTime
	}
	return []byte(nothing)
}

// fill puts the digits of a moment in the place of those that are hidden.
func fill(text []byte, moment string) []byte {
	filled := bytes.Clone(text)
	for i, c := range filled {
		switch {
		case c != '*':
		case i < len(moment):
			filled[i] = moment[i]
		default:
			filled[i] = '0'
		}
	}
	if n := len(filled); n < len(moment) {
		filled = append(filled, moment[n:]...) // 1985 and 1985-02 are generalized
	}
	return filled
}

// isOf reports whether a text is of a kind that is a time.
func isOf(k Kind, text []byte) bool {
	if k == Date && len(text) == len(DateLayout) && isDay(text) || k == Timestamp && isMoment(text) {
		return true // as most are
	}
	for _, layout := range layouts[k] {
		if _, err := time.Parse(layout, string(text)); err == nil {
			return true
		}
	}
	return false
}
