package httpapi_test

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"time"

	"github.com/privet-go/privet/httpapi"
)

// A service is a handler like any other. This one knows one API key.
func ExampleNew() {
	key, line, err := httpapi.NewAPIKey("example", httpapi.ScopeMask)
	if err != nil {
		panic(err)
	}
	keys, err := httpapi.ParseAPIKeys(strings.NewReader(line))
	if err != nil {
		panic(err)
	}
	handler, err := httpapi.New(&httpapi.Options{Auth: &httpapi.Auth{APIKeys: keys}})
	if err != nil {
		panic(err)
	}
	server := httptest.NewServer(handler)
	defer server.Close()

	body := `{"records":[{"ruleName":"EMAIL_ADDRESS","value":"john.doe@example.com"}]}`
	request, err := http.NewRequest("POST", server.URL+"/api/v1/mask/run", strings.NewReader(body))
	if err != nil {
		panic(err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Authorization", "Bearer "+key)
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		panic(err)
	}
	fmt.Printf("%d %s", response.StatusCode, answer)
	// Output:
	// 200 {"status":"SUCCESS","data":{"maskedRecords":[{"value":"j***.d**@example.com","ruleName":"EMAIL_ADDRESS"}]},"errors":[]}
}

// A token is signed with the secret that the service verifies it with.
func ExampleSignToken() {
	now := time.Now()
	token, err := httpapi.SignToken([]byte("thirty-two bytes or more, at random"), httpapi.Token{
		Subject:   "nightly-batch",
		Scopes:    []httpapi.Scope{httpapi.ScopeRisk},
		IssuedAt:  now,
		ExpiresAt: now.Add(15 * time.Minute),
	})
	fmt.Println(strings.Count(token, "."), err)
	// Output: 2 <nil>
}
