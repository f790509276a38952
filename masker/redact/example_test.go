package redact_test

import (
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/masker/redact"
)

func ExampleRedact() {
	fmt.Println(redact.Redact("refund to ines.okafor@parcelmail.example, card 4111 1111 1111 1111"))
	// Output: refund to i***.o*****@parcelmail.example, card **** **** **** 1111
}

func ExampleNew() {
	r, err := redact.New(&redact.Options{
		Policy: &masker.Policy{Default: "redact"},                          // labels in place of masks
		Fields: map[string]privet.Label{"name": privet.None, "ref": "SSN"}, // what fields of this program hold
	})
	if err != nil {
		panic(err)
	}
	fmt.Println(r.Redact("mail from ines.okafor@parcelmail.example"))
	fmt.Println(r.Field("ref", "a-17"), r.Field("job.name", "nightly"))
	// Output:
	// mail from [EMAIL_ADDRESS]
	// [SSN] nightly
}

func ExampleNewHandler() {
	plain := slog.NewTextHandler(os.Stdout, &slog.HandlerOptions{ReplaceAttr: func(_ []string, a slog.Attr) slog.Attr {
		if a.Key == slog.TimeKey {
			return slog.Attr{}
		}
		return a
	}})
	log := slog.New(redact.NewHandler(plain, nil))
	log.Info("signed in", "email", "ines.okafor@parcelmail.example", "password", "hunter22", "tries", 2)
	log.WithGroup("user").Warn("ines.okafor@parcelmail.example is locked", "name", "Ines")
	// Output:
	// level=INFO msg="signed in" email=i***.o*****@parcelmail.example password=******** tries=2
	// level=WARN msg="i***.o*****@parcelmail.example is locked" user.name=****
}

func ExampleResponses() {
	orders := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		io.WriteString(w, `{"order":17,"buyer":{"email":"ines.okafor@parcelmail.example","age":41}}`)
	})
	server := httptest.NewServer(redact.Responses(nil)(orders))
	defer server.Close()
	res, err := http.Get(server.URL)
	if err != nil {
		panic(err)
	}
	defer res.Body.Close()
	io.Copy(os.Stdout, res.Body)
	// Output: {"order":17,"buyer":{"email":"i***.o*****@parcelmail.example","age":"**"}}
}

func ExampleTransport() {
	service := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, req *http.Request) {
		body, _ := io.ReadAll(req.Body)
		fmt.Println(req.URL.Query(), string(body))
	}))
	defer service.Close()
	client := &http.Client{Transport: &redact.Transport{}}
	res, err := client.Post(service.URL+"?phone=%2B1+415+555+0144", "text/plain", strings.NewReader("Reply to ines.okafor@parcelmail.example"))
	if err != nil {
		panic(err)
	}
	res.Body.Close()
	// Output: map[phone:[+1 *** *** **44]] Reply to i***.o*****@parcelmail.example
}

func ExampleMarshal() {
	type customer struct {
		ID    int      `json:"id"`
		Email string   `json:"email" privet:"EMAIL_ADDRESS"`
		Cards []string `json:"cards" privet:"CREDIT_CARD,mask"`
		SSN   string   `json:"ssn" privet:"SSN,redact"`
		Notes string   `json:"notes" privet:"FREE_TEXT"`
	}
	document, err := redact.Marshal(&customer{7, "ines.okafor@parcelmail.example", []string{"4111 1111 1111 1111"}, "536-22-8145", "call +1 415 555 0144"})
	if err != nil {
		panic(err)
	}
	fmt.Println(string(document))
	// Output: {"id":7,"email":"i***.o*****@parcelmail.example","cards":["**** **** **** 1111"],"ssn":"[SSN]","notes":"call +1 *** *** **44"}
}

func ExampleNewRows() {
	db := open(people(3))
	defer db.Close()
	found, err := db.Query("SELECT * FROM people")
	if err != nil {
		panic(err)
	}
	rows := redact.NewRows(found, nil)
	defer rows.Close()
	for row, err := range rows.All() {
		if err != nil {
			panic(err)
		}
		fmt.Println(row[0], row[1])
	}
	// Output:
	// 1 o*****.l********@quillmail.example
	// 2 o*****.l********@quillmail.example
	// 3 o*****.l********@quillmail.example
}

// What a document holds is judged by its keys, and what they do not tell is searched.
func ExampleRedactor_AppendJSON() {
	var r *redact.Redactor // the shared one
	document := `{"user":{"email":"odette@quillmail.example","pwd":"hunter22"},"note":"call +1 415 565 0132","count":3}`
	redacted, err := r.AppendJSON(nil, []byte(document))
	fmt.Printf("%s %v", redacted, err)
	// Output:
	// {"user":{"email":"o*****@quillmail.example","pwd":"********"},"note":"call +1 *** *** **32","count":3} <nil>
}
