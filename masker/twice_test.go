package masker_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// TestMaskedTwice holds that what has been masked stays as it is when it is masked again, but for ids, which become others.
func TestMaskedTwice(t *testing.T) {
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := masker.New(&masker.Options{Finder: p, Classifier: p, Policy: &masker.Policy{IDs: "mask"}})
	if err != nil {
		t.Fatal(err)
	}
	r := tableMaker{rand.New(rand.NewPCG(3, 4))}
	var in strings.Builder
	in.WriteString("full_name,email,phone,dob,ssn,status,notes\n")
	for i := range 60 {
		x := r.person(i)
		fmt.Fprintf(&in, "%s %s,%s,%s,%s,%s,%s,asked %s %s to call on %s before noon\n", x["first_name"], x["last_name"], x["email"], x["phone"], x["date_of_birth"], x["ssn"], x["status"], x["first_name"], x["last_name"], x["phone"])
	}
	var once, twice bytes.Buffer
	if _, err := m.File(&once, strings.NewReader(in.String()), nil); err != nil {
		t.Fatal(err)
	}
	if _, err := m.File(&twice, bytes.NewReader(once.Bytes()), nil); err != nil {
		t.Fatal(err)
	}
	if once.String() == in.String() {
		t.Fatal("nothing was masked")
	}
	was, is := strings.Split(once.String(), "\n"), strings.Split(twice.String(), "\n")
	for i := range was {
		if was[i] != is[i] {
			t.Fatalf("%q becomes %q", was[i], is[i])
		}
	}
}
