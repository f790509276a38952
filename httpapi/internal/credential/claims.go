package credential

import (
	"encoding/base64"
	"errors"
	"iter"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/golang-jwt/jwt/v5"
	"github.com/privet-go/privet/internal/strictjson"
)

// maxClaimDepth bounds the nesting of arrays and objects in the claims of a token or a
// licence.
const maxClaimDepth = 32

// maxClaimTime bounds the times in claims, in seconds before or after 1970. Up to
// it a float64 holds each whole second, and no sum or conversion overflows.
const maxClaimTime = 1 << 53

// errClaims is the error of claims that cannot be used.
var errClaims = errors.New("the claims are not right")

// claims is the content of a token or a licence, read as strictly as the body of a
// request: each claim appears once under its exact name, and times are numbers. Package
// jwt by itself accepts other letter cases, numbers in quotes, the last of several
// equal claims, and times that overflow into the past.
//
// It implements [jwt.Claims] for the check of the times in package jwt.
type claims struct {
	// names are the known claims, beside the times.
	names []string

	nodes                        []strictjson.Node // an object; nil until they are read
	expires, notBefore, issuedAt *jwt.NumericDate  // nil: not given
}

var _ jwt.Claims = (*claims)(nil)

// UnmarshalJSON reads the claims. Package jwt calls it before the signature is
// verified, so it trusts nothing.
func (c *claims) UnmarshalJSON(text []byte) error {
	// A value takes a byte at least, so the length bounds the elements.
	nodes, err := strictjson.Parse(string(text), maxClaimDepth, len(text))
	if err != nil || nodes[0].Kind != strictjson.Object {
		return errClaims
	}
	c.nodes = nodes
	for m := range children(nodes, &nodes[0]) {
		for _, name := range append([]string{"exp", "nbf", "iat"}, c.names...) {
			// If "Scope" was ignored, a token that was meant to be limited would
			// allow everything.
			if key := m.Key; key != name && strings.EqualFold(key, name) {
				return errClaims
			}
		}
	}
	if c.expires, err = c.time("exp"); err != nil {
		return err
	}
	if c.notBefore, err = c.time("nbf"); err != nil {
		return err
	}
	c.issuedAt, err = c.time("iat")
	return err
}

// time returns the claim with this name as a time, or nil if there is none.
func (c *claims) time(name string) (*jwt.NumericDate, error) {
	e := c.find(name)
	if e == nil {
		return nil, nil
	}
	if e.Kind != strictjson.Number {
		return nil, errClaims
	}
	seconds, err := strconv.ParseFloat(e.Text, 64)
	if err != nil || math.Abs(seconds) > maxClaimTime {
		return nil, errClaims
	}
	whole, part := math.Modf(seconds)
	return &jwt.NumericDate{Time: time.Unix(int64(whole), int64(part*1e9))}, nil
}

// text returns the claim with this name as a string, or "" if there is none.
func (c *claims) text(name string) (string, error) {
	e := c.find(name)
	if e == nil {
		return "", nil
	}
	if e.Kind != strictjson.String {
		return "", errClaims
	}
	return e.Text, nil
}

// texts returns the claim with this name as a list of strings: an array of them, or one by
// itself. It reports whether there is such a claim.
func (c *claims) texts(name string) (list []string, ok bool, err error) {
	claim := c.find(name)
	if claim == nil {
		return nil, false, nil
	}
	elements := slices.Values([]*strictjson.Node{claim})
	if claim.Kind == strictjson.Array {
		elements = children(c.nodes, claim)
	}
	for e := range elements {
		if e.Kind != strictjson.String {
			return nil, true, errClaims
		}
		list = append(list, e.Text)
	}
	return list, true, nil
}

// find returns the claim with exactly this name, or nil if there is none.
func (c *claims) find(name string) *strictjson.Node {
	if c.nodes == nil {
		return nil
	}
	for m := range children(c.nodes, &c.nodes[0]) {
		if m.Key == name {
			return m
		}
	}
	return nil
}

// children gives the members of an object or the elements of an array.
func children(nodes []strictjson.Node, of *strictjson.Node) iter.Seq[*strictjson.Node] {
	return func(yield func(*strictjson.Node) bool) {
		for c := of.Child; c != 0; c = nodes[c].Next {
			if !yield(&nodes[c]) {
				return
			}
		}
	}
}

// The methods of jwt.Claims. Issuer and audience are checked elsewhere.

func (c *claims) GetExpirationTime() (*jwt.NumericDate, error) { return c.expires, nil }
func (c *claims) GetNotBefore() (*jwt.NumericDate, error)      { return c.notBefore, nil }
func (c *claims) GetIssuedAt() (*jwt.NumericDate, error)       { return c.issuedAt, nil }
func (c *claims) GetIssuer() (string, error)                   { return "", nil }
func (c *claims) GetSubject() (string, error)                  { return "", nil }
func (c *claims) GetAudience() (jwt.ClaimStrings, error)       { return nil, nil }

// A jwtHeader is what the header of a token says.
type jwtHeader struct{ alg, keyID string }

// maxKeyIDBytes is the length of the longest id of a key that is looked up.
const maxKeyIDBytes = 256

// readJWTHeader reads the header of a token, as strictly as its claims, because two
// readers of alg given twice could take different ones. It refuses extensions that are
// critical (RFC 7515), since it knows none, and an unencoded payload (RFC 7797).
func readJWTHeader(token string) (jwtHeader, error) {
	encoded, _, _ := strings.Cut(token, ".")
	text, err := base64.RawURLEncoding.Strict().DecodeString(encoded)
	if err != nil {
		return jwtHeader{}, jwt.ErrTokenMalformed
	}
	nodes, err := strictjson.Parse(string(text), maxClaimDepth, len(text))
	if err != nil || nodes[0].Kind != strictjson.Object {
		return jwtHeader{}, jwt.ErrTokenMalformed
	}
	var h jwtHeader
	for m := range children(nodes, &nodes[0]) {
		key := m.Key
		switch name := strings.ToLower(key); {
		case name == "crit":
			return jwtHeader{}, errCritical
		case name == "b64", (name == "alg" || name == "kid") && (key != name || m.Kind != strictjson.String):
			return jwtHeader{}, errHeader
		case name == "alg":
			h.alg = m.Text
		case name == "kid":
			h.keyID = m.Text
		}
	}
	if len(h.keyID) > maxKeyIDBytes {
		return jwtHeader{}, errHeader
	}
	return h, nil
}

// verifyJWT verifies a token that is signed by one method with one of some keys, and reads
// its claims. The names are the claims that the caller reads, beside the times. Its error
// comes from package jwt and may hold a part of the token.
func verifyJWT(token string, method jwt.SigningMethod, keys []jwt.VerificationKey, now time.Time, names ...string) (*claims, error) {
	if _, err := readJWTHeader(token); err != nil {
		return nil, err
	}
	c := &claims{names: names}
	_, err := jwt.NewParser(
		jwt.WithValidMethods([]string{method.Alg()}),
		jwt.WithExpirationRequired(),
		jwt.WithIssuedAt(),
		jwt.WithLeeway(leeway),
		jwt.WithStrictDecoding(),
		jwt.WithTimeFunc(func() time.Time { return now }),
	).ParseWithClaims(token, c, func(*jwt.Token) (any, error) { return jwt.VerificationKeySet{Keys: keys}, nil })
	if err != nil {
		return nil, err
	}
	return c, nil
}

// The errors of headers that cannot be taken.
var (
	errCritical = errors.New("the token has extensions that are not known")
	errHeader   = errors.New("the header of the token is not right")
)
