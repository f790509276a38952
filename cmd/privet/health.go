package main

import (
	"context"
	"crypto/tls"
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"time"
)

// runHealth runs privet health, which a container runs to check itself.
func runHealth(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	addr := flags.String("addr", "", "`address` that the server listens at; "+envAddr+", or :8080, when not given")
	ready := flags.Bool("ready", false, "ask whether it takes requests, and not only whether it is up")
	if err := parseNone(flags, args); err != nil {
		return 0, err
	}
	c := &config{getenv: t.getenv}
	host, port, err := net.SplitHostPort(c.addr(*addr))
	if err != nil {
		return 0, errors.New("the address is not host:port")
	}
	if ip := net.ParseIP(host); host == "" || ip != nil && ip.IsUnspecified() {
		host = "127.0.0.1"
	}
	scheme := "http"
	transport := &http.Transport{DisableKeepAlives: true}
	if t.getenv(envTLSCert) != "" {
		// The certificate is for the name that clients use, and not for this address.
		// All that matters is that the process answers.
		scheme, transport.TLSClientConfig = "https", &tls.Config{InsecureSkipVerify: true, MinVersion: tls.VersionTLS12}
		if t.getenv(envTLSClientCA) != "" {
			return dialHealth(ctx, t, net.JoinHostPort(host, port))
		}
	}
	path := "/healthz"
	if *ready {
		path = "/readyz"
	}
	ctx, cancel := context.WithTimeout(ctx, healthTimeout)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, scheme+"://"+net.JoinHostPort(host, port)+path, nil)
	if err != nil {
		return 0, errors.New("the address is not host:port")
	}
	answer, err := (&http.Client{Transport: transport}).Do(request)
	if err != nil {
		return notWell(t, "no server answers at the address")
	}
	answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return notWell(t, fmt.Sprintf("the server answers with status %d", answer.StatusCode))
	}
	return exitDone, nil
}

// notWell prints why a server is not healthy.
func notWell(t *terminal, why string) (int, error) {
	fmt.Fprintf(t.err, "privet health: %s\n", why)
	return exitFound, nil
}

// healthTimeout is how long the server may take to answer.
const healthTimeout = 3 * time.Second

// dialHealth checks a server that speaks only to clients with a certificate: it only
// connects.
func dialHealth(ctx context.Context, t *terminal, addr string) (int, error) {
	ctx, cancel := context.WithTimeout(ctx, healthTimeout)
	defer cancel()
	conn, err := new(net.Dialer).DialContext(ctx, "tcp", addr)
	if err != nil {
		return notWell(t, "no server answers at the address")
	}
	conn.Close()
	return exitDone, nil
}
