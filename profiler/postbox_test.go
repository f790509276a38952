package profiler

import (
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/address"
	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestPostBoxes holds what is a box at a post office and what only looks like one.
func TestPostBoxes(t *testing.T) {
	rows := mayMiss(t, 1)
	p := newProfiler(t)
	for _, want := range []string{
		"Our post goes to ⟦STREET_ADDRESS:P. O. Box 77⟧.",
		"Write to ⟦STREET_ADDRESS:P.O. Box 30197-00100⟧ today.",
		"Please post it to ⟦STREET_ADDRESS:PO Box 9981⟧.",
		"send it to ⟦STREET_ADDRESS:po box 1234⟧ please",
		"Send it to ⟦STREET_ADDRESS:P.O. Box No. 12⟧.",
		"It is at ⟦STREET_ADDRESS:Private Bag X12⟧.",
		"Unser ⟦STREET_ADDRESS:Postfach 12 34 56⟧ bleibt.",
		"Il nostro indirizzo: ⟦STREET_ADDRESS:Casella Postale 88⟧.",
		"Escriba al ⟦STREET_ADDRESS:Apartado Postal 55-222⟧.",
		"Пишите: ⟦STREET_ADDRESS:а/я 44⟧.",
		"اكتب إلى ⟦STREET_ADDRESS:ص.ب 12345⟧.",
		"כתבו אל ⟦STREET_ADDRESS:ת.ד. 1234⟧.",
		"Γράψτε στην ⟦STREET_ADDRESS:Τ.Θ. 1234⟧.",
		"宛先は⟦STREET_ADDRESS:私書箱12号⟧です。",
		"ส่งไปที่⟦STREET_ADDRESS:ตู้ ปณ. 123⟧ ครับ",
		// A short form means something else without a place behind it.
		"Write to ⟦STREET_ADDRESS:Box 123, 901 06 Umeå⟧.",
		"The box 12 of the form must be ticked.",
		"Contact : ⟦STREET_ADDRESS:BP 1234, Yaoundé⟧.",
		"Courrier : ⟦STREET_ADDRESS:B.P. 455 Kigali⟧, merci.",
		"Barua kwa ⟦STREET_ADDRESS:S.L.P. 9112, Nairobi⟧.",
		"BP 1234 shares were sold.",
		"His BP 140 was high.",
		"Écrire à ⟦STREET_ADDRESS:CP 1234, 1211 Genève 1⟧.",
		"Vivo en el C.P. 1425.",
		"PL 12 was passed.",
		"Casilla 12 está vacía.",
		// What holds no post.
		"Tick box 4, then box 5.",
		"Text box 12 overflows.",
		"The postfach 12 was full.",
		"Private bags 12 kg each.",
		"There is a post box 50 metres from here.",
		"PO 1234 was booked.",
		"Я ответил на вопрос а/б 12.",
	} {
		text, _ := samples.Unmark(t, want)
		if got := addressFindings(p, text, &Query{Labels: []privet.Label{"STREET_ADDRESS"}}); got != want {
			rows.Errorf("found %s\n want %s", got, want)
		}
	}
}

// TestBoxNames holds that the scanner is led to each name and each short form by its last word.
func TestBoxNames(t *testing.T) {
	p := newProfiler(t)
	q := &Query{Labels: []privet.Label{"STREET_ADDRESS"}}
	for _, name := range slices.Concat(address.BoxNames.Words(), address.BoxShorts.Words()) {
		first, n := utf8.DecodeRuneInString(name)
		if strings.IndexByte(name, '.') == n {
			name = strings.ToUpper(name) // P.O. BOX
		} else {
			name = string(unicode.ToUpper(first)) + name[n:]
		}
		box := name + " 455, 1010 Harare"
		want := "Write to ⟦STREET_ADDRESS:" + box + "⟧ now."
		if got := addressFindings(p, "Write to "+box+" now.", q); got != want {
			t.Errorf("found %s\n want %s", got, want)
		}
	}
}
