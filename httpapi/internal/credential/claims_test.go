package credential

import (
	"encoding/base64"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"
	"github.com/privet-go/privet/internal/strictjson"
)

// signClaims signs claims as they are spelt, which no encoder would do.
func signClaims(t testing.TB, claims string) string {
	t.Helper()
	encode := base64.RawURLEncoding.EncodeToString
	text := encode([]byte(`{"alg":"HS256","typ":"JWT"}`)) + "." + encode([]byte(claims))
	signature, err := jwt.SigningMethodHS256.Sign(text, testSecret)
	if err != nil {
		t.Fatal(err)
	}
	return text + "." + encode(signature)
}

// TestClaims holds how strictly the claims of a well-signed token are read. In
// the claims NOW+n stands for a number.
func TestClaims(t *testing.T) {
	now := time.Unix(1_700_000_000, 0)
	verify := NewVerifier(&Rules{Secrets: [][]byte{testSecret}, Life: time.Hour})
	spell := func(claims string) string {
		for _, n := range []int{60, 2, 1, 0, -1, -2, -60} {
			claims = strings.ReplaceAll(claims, fmt.Sprintf("NOW%+d", n), fmt.Sprint(now.Unix()+int64(n)))
		}
		return claims
	}
	for _, tt := range []struct {
		claims string
		good   bool
		reason string
	}{
		{`{"exp":NOW+60}`, true, "exp is all that is needed"},
		{` {"exp" : NOW+60 , "nbf":NOW+0,"iat":NOW-60, "iss":7, "x":{"y":[null]}} `, true, "other claims do not count"},
		{`{"exp":NOW+60.5,"nbf":NOW+1.9,"iat":1.6e9}`, true, "RFC 7519 has fractions"},
		{`{"exp":NOW+60,"nbf":NOW+2,"iat":NOW+2}`, true, "two seconds of leeway"},
		{`{"exp":NOW-1}`, true, "two seconds of leeway"},
		{`{"exp":NOW+60,"nbf":-9007199254740992,"iat":-9007199254740992}`, true, "long ago"},
		{`{"exp":NOW+60,"nbf":NOW+2.5}`, false, "beyond the leeway"},
		{`{"exp":NOW-2}`, false, "beyond the leeway"},

		{`{"exp":NOW+60,"nbf":1e300}`, false, "it would overflow"},
		{`{"exp":NOW+60,"nbf":9.3e18}`, false, "it would overflow"},
		{`{"exp":NOW+60,"nbf":9007199254740992}`, false, "in the future"},
		{`{"exp":NOW+60,"nbf":9007199254740994}`, false, "over the bound"},
		{`{"exp":NOW+60,"nbf":-1e300}`, false, "over the bound"},
		{`{"exp":NOW+60,"nbf":1e999}`, false, "no float64"},
		{`{"exp":NOW+60,"iat":1e300}`, false, "it would overflow"},
		{`{"exp":NOW+60,"iat":9.3e18}`, false, "it would overflow"},
		{`{"exp":1e300}`, false, "it would overflow"},

		{`{}`, false, "no exp"},
		{`{"EXP":NOW+60}`, false, "names are exact"},
		{`{"Exp":NOW+60}`, false, "names are exact"},
		{`{"exp":NOW+60,"NBF":NOW+60}`, false, "a limit that would be ignored"},
		{`{"exp":NOW+60,"Scope":"mask"}`, false, "a limit that would be ignored"},
		{`{"exp":"NOW+60"}`, false, "a string"},
		{`{"exp":NOW+60,"nbf":"1"}`, false, "a string"},
		{`{"exp":NOW+60,"iat":"1"}`, false, "a string"},
		{`{"exp":null}`, false, "null is no number"},
		{`{"exp":NOW+60,"nbf":null}`, false, "null is no number"},
		{`{"exp":NOW+60,"iat":[1]}`, false, "no number"},
		{`{"exp":NOW-60,"exp":NOW+60}`, false, "twice"},
		{`{"exp":NOW+60,"exp":NOW+60}`, false, "twice"},
		{`{"exp":NOW+60,"e\u0078p":NOW+60}`, false, "twice, once with an escape"},
		{`{"exp":NOW+60,"scope":"mask","scope":"risk"}`, false, "twice"},
		{`{"exp":NOW+60,"scope":["mask",null]}`, false, "null is no name"},
		{`{"exp":NOW+60,"sub":7}`, false, "no string"},
		{`{"exp":NOW+60,"sub":null}`, false, "no string"},
		{"{\"exp\":NOW+60,\"sub\":\"\xff\"}", false, "no UTF-8"},
		{`{"exp":NOW+60}{}`, false, "something follows"},
		{`[]`, false, "no object"},
		{`null`, false, "no object"},
		{``, false, "nothing"},
		{`{"exp":NOW+60,"x":` + strings.Repeat("[", 100) + strings.Repeat("]", 100) + `}`, false, "nested too deeply"},
	} {
		cred, expires, err := verify(t.Context(), signClaims(t, spell(tt.claims)), now)
		if (err == nil) != tt.good {
			t.Errorf("%s: %v, want good: %v (%s)", tt.claims, err, tt.good, tt.reason)
		}
		if err != nil && (!strings.HasPrefix(err.Error(), "the token ") ||
			strings.ContainsAny(err.Error(), `"{}0123456789`) || cred != (Credential{}) || !expires.IsZero()) {
			t.Errorf("%s: a refusal with a detail or a credential: %v", tt.claims, err)
		}
	}
}

// FuzzClaims holds that no claims are taken which are not good now, whatever
// they look like.
func FuzzClaims(f *testing.F) {
	now := time.Unix(1_700_000_000, 0)
	verify := NewVerifier(&Rules{Secrets: [][]byte{testSecret}, Life: time.Hour})
	f.Add(`{"exp":1700000060,"nbf":1e300,"iat":-1.5,"scope":["mask"],"sub":"a"}`)
	f.Fuzz(func(t *testing.T, text string) {
		_, expires, err := verify(t.Context(), signClaims(t, text), now)
		if err != nil {
			return
		}
		if expires.Before(now) || expires.After(now.Add(time.Hour+2*leeway)) {
			t.Errorf("%q is taken until %v", text, expires)
		}
		nodes, err := strictjson.Parse(text, maxClaimDepth, len(text))
		if err != nil {
			t.Fatalf("%q is taken and is no JSON", text)
		}
		for e := range children(nodes, &nodes[0]) {
			if e.Key == "nbf" || e.Key == "iat" {
				if at, err := strconv.ParseFloat(e.Text, 64); err != nil || at > float64(now.Unix())+2 {
					t.Errorf("%q is taken before its time", text)
				}
			}
		}
	})
}
