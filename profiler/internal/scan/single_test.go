package scan

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// TestSingle holds that what is spared in a text that is one thing is nothing that is
// reported: with a thing beside it that is surer, or an escape, or nothing.
func TestSingle(t *testing.T) {
	s := builtInScanner()
	var used, plain Scratch
	for _, text := range []string{
		"jane.doe@example.com", "Jane.Doe@Example.com", "Jane@Doe.com", "https://www.example.com/Jane/Doe?q=Jane+Doe", "https://example.com/?a=%4a%61ne@example.com", "AKIAIOSFODNN7EXAMPLE@example.com",
		"ghp_0123456789abcdefghijklmnopqrstuvwxyz@example.com", "DE89 3704 0044 0532 0130 00", "DE89370400440532013000", "Dr.Jane.Doe@example.com", "http://Jane:Doe@example.com/", "mailto:jane@example.com",
		"4111 1111 1111 1111", "4111111111111111", "11.222.333/0001-81", "2001:db8::ff00:42:8329", "amFuZS5kb2VAZXhhbXBsZS5jb20=", "Jane Doe", "12 High Street", "RSSMRA85T10A562S",
	} {
		checkUsed(t, s, &used, &plain, text)
	}
}

// checkUsed holds what is found with a scratch that has been used equal to what is found
// plainly.
func checkUsed(t *testing.T, s *Scanner, used, plain *Scratch, text string) {
	t.Helper()
	scanOf(s, used, text, spec.DefaultMinConfidence)
	plainScan(s, plain, text, spec.DefaultMinConfidence, nil)
	for _, x := range [...]*Scratch{used, plain} {
		for i := range x.Kept {
			x.Kept[i].Reading = 0 // they are numbered in the order of the calls
		}
	}
	if !slices.Equal(used.Kept, plain.Kept) {
		t.Fatalf("%q: %v, plainly %v", text, used.Kept, plain.Kept)
	}
}

// TestJoined is TestSingle for what is joined of pieces that are something by themselves.
func TestJoined(t *testing.T) {
	s := builtInScanner()
	pieces := []string{"jane", "Doe", "info", "example.com", "firma.de", "x", "www", "https", "mailto", "4111111111111111", "123-45-6789",
		"DE89370400440532013000", "AKIAIOSFODNN7EXAMPLE",
		"ghp_0123456789abcdefghijklmnopqrstuvwxyz", "sk_live_0123456789abcdefghijklmn", "password", "token", "iban", "ssn", "tel", "+14155550132", "192.168.1.10", "2001:db8::1", "00:1A:2B:3C:4D:5E",
		"amFuZS5kb2VAZXhhbXBsZS5jb20", "%40", "MUELLER", "7", "85", "12345678", "a1b2c3", "SW1A1AA", "FR76", "Hauptstr", "eyJhbGciOiJIUzI1NiJ9", "c.76A", "é"}
	joints := []string{"@", "@", "@", ".", "-", "_", "+", "://", ":", "/", "=", "?q=", " ", ""}
	r := rand.New(rand.NewPCG(2, 2))
	rounds := 6000
	if longtest.UnderRace {
		rounds = 200
	}
	var used, plain Scratch
	for range rounds {
		text := pieces[r.IntN(len(pieces))]
		for range 1 + r.IntN(4) {
			text += joints[r.IntN(len(joints))] + pieces[r.IntN(len(pieces))]
		}
		checkUsed(t, s, &used, &plain, text)
	}
}
