package server

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"net/http"
	"time"
)

// Health asks a server on this machine whether it is up, or with ready whether it takes
// requests. It returns why it is not well, which is empty where it is. The address is that
// which the server listens at; if it is empty, the environment says it.
func Health(ctx context.Context, getenv func(string) string, addr string, ready bool) (why string, err error) {
	c := &Config{Getenv: getenv}
	host, port, err := net.SplitHostPort(c.addr(addr))
	if err != nil {
		return "", errNoAddress
	}
	if ip := net.ParseIP(host); host == "" || ip != nil && ip.IsUnspecified() {
		host = "127.0.0.1"
	}
	scheme := "http"
	transport := &http.Transport{DisableKeepAlives: true}
	if getenv(envTLSCert) != "" {
		// The certificate is for the name that clients use, and not for this address.
		// All that matters is that the process answers.
		scheme, transport.TLSClientConfig = "https", &tls.Config{InsecureSkipVerify: true, MinVersion: tls.VersionTLS12}
		if getenv(envTLSClientCA) != "" {
			return dialHealth(ctx, net.JoinHostPort(host, port))
		}
	}
	path := "/healthz"
	if ready {
		path = "/readyz"
	}
	ctx, cancel := context.WithTimeout(ctx, healthTimeout)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, scheme+"://"+net.JoinHostPort(host, port)+path, nil)
	if err != nil {
		return "", errNoAddress
	}
	answer, err := (&http.Client{Transport: transport}).Do(request)
	if err != nil {
		return noAnswer, nil
	}
	answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return fmt.Sprintf("the server answers with status %d", answer.StatusCode), nil
	}
	return "", nil
}

// noAnswer is why a server is not well that nobody hears of.
const noAnswer = "no server answers at the address"

var errNoAddress = errors.New("the address is not host:port")

// healthTimeout is how long the server may take to answer.
const healthTimeout = 3 * time.Second

// dialHealth checks a server that speaks only to clients with a certificate: it only
// connects.
func dialHealth(ctx context.Context, addr string) (why string, err error) {
	ctx, cancel := context.WithTimeout(ctx, healthTimeout)
	defer cancel()
	conn, err := new(net.Dialer).DialContext(ctx, "tcp", addr)
	if err != nil {
		return noAnswer, nil
	}
	conn.Close()
	return "", nil
}
