package main

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"
	"github.com/privet-go/privet/httpapi"
	"github.com/privet-go/privet/internal/longtest"
)

// TestServiceScores holds that the service gives a file the score that privet report gives it, whether it is in clear, masked in part, a
// text, or too small to have anybody found again.
func TestServiceScores(t *testing.T) {
	longtest.Alone(t)
	secret := []byte("a secret of tests, 32 bytes long")
	handler, err := httpapi.New(&httpapi.Options{Auth: &httpapi.Auth{JWTSecret: secret}, SpoolDir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	token, err := jwt.NewWithClaims(jwt.SigningMethodHS256, jwt.MapClaims{"sub": "test", "exp": time.Now().Add(time.Hour).Unix()}).SignedString(secret)
	if err != nil {
		t.Fatal(err)
	}
	post := func(path, body string, into any) {
		t.Helper()
		r := httptest.NewRequest(http.MethodPost, path, strings.NewReader(body))
		r.Header.Set("Authorization", "Bearer "+token)
		r.Header.Set("Content-Type", "application/json")
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, r)
		if w.Code != 200 {
			t.Fatalf("%s: %d %s", path, w.Code, w.Body)
		}
		if err := json.Unmarshal(w.Body.Bytes(), into); err != nil {
			t.Fatal(err)
		}
	}

	dir := t.TempDir()
	write := func(name, content string) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		return file
	}
	var masked, notes strings.Builder
	masked.WriteString("email,card,city,birthday\n")
	notes.WriteString("id,remark,gender\n")
	for i := range 200 {
		fmt.Fprintf(&masked, "j***%d@*******.com,[CREDIT_CARD],Oslo,19%02d-03-0%d\n", i%3, 50+i%40, 1+i%9)
		fmt.Fprintf(&notes, "%d,Please write to jane.miller%d@example.com about the invoice from last week,F\n", i, i)
	}
	customers, err := filepath.Abs("../../examples/data/customers.csv")
	if err != nil {
		t.Fatal(err)
	}
	type figures struct {
		Tags             []string // none is the score of the report
		Masked           map[string]string
		Factors          any
		Reidentification *struct {
			QuasiIdentifiers []string
			Rows, Classes, K int64
			Prosecutor       struct{ AtRisk, Highest, Average float64 }
		}
	}
	found := 0
	for _, file := range []string{customers, patients(t), write("masked.csv", masked.String()), write("notes.csv", notes.String()),
		write("letter.txt", "Dear Ms Miller, my number is +1 212 555 0147 and my card is 4111 1111 1111 1111.\n"), write("none.csv", "sku,stock\nA-1,2\nA-2,3\n")} {
		var want []struct {
			Risk, Audit      json.RawMessage
			Reidentification json.RawMessage
		}
		r := runPrivet(t, "", nil, "report", "-format", "json", file)
		if err := json.Unmarshal([]byte(r.out), &want); err != nil || r.status != exitDone {
			t.Fatalf("%s: %v, %s", file, err, r.err)
		}
		content, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var profiled struct {
			Data struct {
				Assessment struct{ Question json.RawMessage }
			}
		}
		post("/api/v1/file/profile", `{"fileName":"`+filepath.Base(file)+`","assess":true,"content":"`+base64.StdEncoding.EncodeToString(content)+`"}`, &profiled)
		var got struct{ Risk, Audit json.RawMessage }
		post("/risk/details/by-name", string(profiled.Data.Assessment.Question), &got.Risk)
		post("/audit/recommend/by-name", string(profiled.Data.Assessment.Question), &got.Audit)
		if !same(t, got.Risk, want[0].Risk) {
			t.Errorf("%s: the service says\n%s\nand the report\n%s", filepath.Base(file), got.Risk, want[0].Risk)
		}
		var advised, advice struct {
			RiskScore  int
			Steps      any
			ScoreAfter int

			Recommendations []struct{ Reason string }
		}
		if json.Unmarshal(got.Audit, &advised) != nil || json.Unmarshal(want[0].Audit, &advice) != nil || !reflect.DeepEqual(advised, advice) {
			t.Errorf("%s: the service advises %+v, and the report %+v", filepath.Base(file), advised, advice)
		}
		var asked, reported figures
		if err := json.Unmarshal(profiled.Data.Assessment.Question, &asked); err != nil {
			t.Fatal(err)
		}
		if len(want[0].Reidentification) > 0 {
			found++
			if err := json.Unmarshal(want[0].Reidentification, &reported.Reidentification); err != nil {
				t.Fatal(err)
			}
		}
		if !reflect.DeepEqual(asked.Reidentification, reported.Reidentification) {
			t.Errorf("%s: the service counts %+v, and the report %+v", filepath.Base(file), asked.Reidentification, reported.Reidentification)
		}
	}
	if found < 3 {
		t.Errorf("people are looked for in %d files", found)
	}
}

// same reports whether two documents say the same, whatever the order of their members.
func same(t *testing.T, a, b json.RawMessage) bool {
	t.Helper()
	var x, y any
	if err := json.Unmarshal(a, &x); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(bytes.TrimSpace(b), &y); err != nil {
		t.Fatal(err)
	}
	return reflect.DeepEqual(x, y)
}
