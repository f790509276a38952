package server

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"net"
	"net/netip"
	"time"

	"github.com/privet-go/privet/httpapi"
)

// A devSetup is the keys, licence and token of privet serve -dev, made for one process.
type devSetup struct {
	auth    *httpapi.Auth
	license *httpapi.License
	token   string
}

// devLife is how long the token and the licence of a devSetup are valid.
const devLife = 12 * time.Hour

// newDevSetup makes a key pair, a licence, a secret and a token. The licence is signed
// and verified like a real one.
func newDevSetup(now time.Time) (*devSetup, error) {
	private, public, err := NewLicenseKeys()
	if err != nil {
		return nil, err
	}
	signed, err := httpapi.SignLicense(private, httpapi.License{ExpiresAt: now.Add(devLife)}, now)
	if err != nil {
		return nil, err
	}
	license, err := httpapi.VerifyLicense(signed, public, "", "", now)
	if err != nil {
		return nil, err
	}
	secret := make([]byte, leastSecret)
	if _, err := rand.Read(secret); err != nil {
		return nil, err
	}
	token, err := httpapi.SignToken(secret, httpapi.Token{Subject: "dev", IssuedAt: now, ExpiresAt: now.Add(devLife)})
	if err != nil {
		return nil, err
	}
	return &devSetup{&httpapi.Auth{JWTSecret: secret, MaxTokenLife: devLife}, license, token}, nil
}

// loopback returns the address with loopback as the host if it has none. It refuses any
// other host: nobody has checked the keys of -dev.
func loopback(addr string) (string, error) {
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		return "", errors.New("the address is not host:port")
	}
	if host == "" || host == "localhost" {
		host = "127.0.0.1"
	}
	if ip, err := netip.ParseAddr(host); err != nil || !ip.IsLoopback() {
		return "", errors.New("with -dev the server listens on loopback only")
	}
	return net.JoinHostPort(host, port), nil
}

// print prints a request that can be pasted into another terminal.
func (d *devSetup) print(w io.Writer, addr net.Addr) {
	fmt.Fprintf(w, `
Privet is serving on http://%[1]s for this machine alone, until you press Ctrl-C.
The page for people is http://%[1]s/console; sign in with the token behind Bearer.
Try it from another terminal:

curl -s http://%[1]s/api/v1/mask/run \
  -H 'Authorization: Bearer %[2]s' \
  -H 'Content-Type: application/json' \
  -d '{"records":[{"ruleName":"EMAIL_ADDRESS","value":"john.doe@example.com"},{"ruleName":"DOB","value":"1985-02-03"}]}'

`, addr, d.token)
}
