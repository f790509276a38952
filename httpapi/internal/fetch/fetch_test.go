package fetch

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"strings"
	"testing"
)

// TestIsPublic holds addresses that are special against ranges told by hand, one
// for each entry of the registries of the IANA, and the metadata services of
// clouds.
func TestIsPublic(t *testing.T) {
	for _, s := range strings.Fields(`
		0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 100.127.255.255 127.0.0.1 127.255.255.254
		169.254.0.1 169.254.169.254 169.254.170.2 172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.192 192.0.2.1 192.88.99.1
		192.168.0.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 168.63.129.16
		:: ::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 ::127.0.0.1 64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 64:ff9b:1::1
		100::1 2001::1 2001:db8::1 2001:10::1 2001:20::1 2002:7f00:1:: 2002:a9fe:a9fe::1 3fff::1 5f00::1
		fc00::1 fd00:ec2::254 fd12:3456::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 4000::1 2600::1%eth0`) {
		if isPublic(netip.MustParseAddr(s)) {
			t.Errorf("%s passes", s)
		}
	}
	for _, s := range strings.Fields(`1.1.1.1 8.8.8.8 100.63.255.255 100.128.0.1 172.15.255.255 172.32.0.1 192.0.1.1 198.17.0.1 198.20.0.1 223.255.255.255
		::ffff:8.8.8.8 2606:4700:4700::1111 2a00:1450::1 2001:4860:4860::8888 2003::1`) {
		if !isPublic(netip.MustParseAddr(s)) {
			t.Errorf("%s does not pass", s)
		}
	}
}

// TestAddressesRefused holds the forms that an address can have before any name
// is looked up.
func TestAddressesRefused(t *testing.T) {
	f, err := New([]string{"Store.Example", "local.example:9000", "127.0.0.1:9001"})
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range []string{
		"", "/", "a", "//example.com/", "http://example.com/", "ftp://example.com/", "file:///etc/passwd", "https:example.com", "https://",
		"https://user@example.com/", "https://user:pass@example.com/", "https://example.com:99999999/x%zz", "gopher://x/",
		"https://127.0.0.1/", "https://127.1/", "https://2130706433/", "https://0x7f000001/", "https://0x7f.0.0.1/", "https://0177.0.0.1/", "https://017700000001/",
		"https://127.0.0.1./", "https://0x/", "https://0/", "https://0.0.0.0/", "https://[::1]/", "https://[::]/", "https://[::ffff:7f00:1]/",
		"https://[0:0:0:0:0:ffff:127.0.0.1]/",
		"https://[fe80::1%25eth0]/", "https://[fd00:ec2::254]/", "https://169.254.169.254/latest", "https://10.0.0.1:8443/", "https://[64:ff9b::a9fe:a9fe]/",
		"https://example.com.0x7f/", "https://a.1/", "https://1.2.3.4.5/", "https://%31%32%37.0.0.1/", "https://127。0。0。1/", "https://１２７.0.0.1/",
		"http://127.0.0.1/", "http://127.0.0.1:9002/", "http://local.example/", "http://local.example:9001/", "https://exa mple.com/", "https://example.com\x00/",
		"https://" + strings.Repeat("a", MaxAddress) + ".example/",
	} {
		if _, err := f.Parse(a); err == nil && !refusedAtDial(f, a) {
			t.Errorf("%.60q is taken", a)
		}
	}
	for _, a := range []string{
		"https://example.com/", "https://EXAMPLE.com:8443/a?X-Amz-Signature=b", "https://8.8.8.8/", "https://[2606:4700::1]/", "https://xn--bcher-kva.example/",
		"http://store.example/", "http://STORE.example:1234/", "http://local.example:9000/", "http://127.0.0.1:9001/", "https://127.0.0.1:9001/",
	} {
		if _, err := f.Parse(a); err != nil {
			t.Errorf("%q: %v", a, err)
		}
	}
	for _, hosts := range [][]string{{""}, {"a/b"}, {"https://a"}, {"u@a"}, {"*"}, {"*.example"}, {"a:99999"}, {"a:0"}, {"a:080"}, {"a:"}, {":80"}, {"a:b"},
		{"[::1]"}, {"a:1:2"}, {"fe80::1%eth0:1"}} {
		if _, err := New(hosts); err == nil {
			t.Errorf("%q is taken as a host", hosts)
		}
	}
	for entry, address := range map[string]string{"::1": "http://[::1]:9/", "[::1]:9": "http://[::1]:9/", "10.0.0.1": "http://10.0.0.1/",
		"a_b.internal:65535": "http://a_b.internal:65535/", " MinIO ": "http://minio/"} {
		f, err := New([]string{entry})
		if err != nil {
			t.Errorf("%q is not taken: %v", entry, err)
			continue
		}
		if _, err := f.Parse(address); err != nil {
			t.Errorf("%q does not allow %s: %v", entry, address, err)
		}
	}
}

// refusedAtDial reports whether an address is refused when the connection is made.
func refusedAtDial(f *Fetcher, address string) bool {
	u, err := url.Parse(address)
	if err != nil {
		return true
	}
	port := u.Port()
	if port == "" {
		port = "443"
	}
	conn, err := f.dial(context.Background(), "tcp", net.JoinHostPort(u.Hostname(), port))
	if err == nil {
		conn.Close()
	}
	return err != nil
}

// TestDialRefuses holds that what a name leads to is looked at: localhost is a
// name, and the server that listens there is never reached.
func TestDialRefuses(t *testing.T) {
	reached := false
	server := httptest.NewTLSServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { reached = true }))
	defer server.Close()
	f, _ := New(nil)
	_, port, _ := net.SplitHostPort(server.Listener.Addr().String())
	// Some of these become digits and points when the name is made one of ASCII.
	for _, host := range []string{"localhost", "LOCALHOST", "localhost.", "ⅼocalhost", "127.0.0.①", "①②⑦.0.0.1", "127。0。0。①", "⑫⑦.0.0.1"} {
		_, err := f.Open(context.Background(), "https://"+host+":"+port+"/", 100)
		// A resolver may not know the form with a point.
		if !errors.Is(err, ErrRefused) && !(strings.HasSuffix(host, ".") && err != nil) {
			t.Errorf("%s: %v", host, err)
		}
		if err := f.Store(context.Background(), "https://"+host+":"+port+"/", strings.NewReader("a"), 1); err == nil {
			t.Errorf("PUT to %s", host)
		}
	}
	if reached {
		t.Error("the server was reached")
	}
}

// TestRedirects holds that a redirect is looked at like the first address, that
// there are only so many, and that a PUT follows none.
func TestRedirects(t *testing.T) {
	reached := 0
	inside := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { reached++ }))
	defer inside.Close()
	var to string
	store := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/file" {
			if r.Header.Get("Referer") != "" {
				t.Error("a redirect tells where it comes from")
			}
			_, _ = io.WriteString(w, "found")
			return
		}
		target := to
		if target == "" {
			target = "/again"
		}
		http.Redirect(w, r, target, http.StatusTemporaryRedirect)
	}))
	defer store.Close()
	f, err := New([]string{strings.TrimPrefix(store.URL, "http://")})
	if err != nil {
		t.Fatal(err)
	}
	insidePort := inside.URL[strings.LastIndex(inside.URL, ":")+1:]
	for _, target := range []string{
		inside.URL, "https://127.0.0.1:" + insidePort, "https://localhost:" + insidePort, "http://localhost:" + insidePort,
		"https://[::ffff:127.0.0.1]:" + insidePort, "https://0x7f.1:" + insidePort, "file:///etc/passwd", "https://169.254.169.254/",
	} {
		to = target
		if _, err := f.Open(context.Background(), store.URL, 100); !errors.Is(err, ErrRefused) && !errors.Is(err, ErrAddress) {
			t.Errorf("a redirect to %s: %v", target, err)
		}
		if err := f.Store(context.Background(), store.URL, strings.NewReader("a"), 1); !errors.Is(err, ErrUpstream) {
			t.Errorf("a PUT that is redirected: %v", err)
		}
	}
	if reached != 0 {
		t.Error("what is inside was reached")
	}
	to = ""
	if _, err := f.Open(context.Background(), store.URL, 100); !errors.Is(err, ErrUpstream) {
		t.Errorf("redirects without end: %v", err)
	}
	to = store.URL + "/file"
	body, err := f.Open(context.Background(), store.URL+"/?X-Amz-Signature=a", 100)
	if err != nil {
		t.Fatal(err)
	}
	defer body.Close()
	if text, _ := io.ReadAll(body); string(text) != "found" {
		t.Errorf("%q", text)
	}
}

// TestNoProxy holds that no proxy is asked, whatever the environment says.
func TestNoProxy(t *testing.T) {
	asked := false
	proxy := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { asked = true }))
	defer proxy.Close()
	t.Setenv("HTTP_PROXY", proxy.URL)
	t.Setenv("HTTPS_PROXY", proxy.URL)
	f, _ := New([]string{"store.invalid"})
	if _, err := f.Open(context.Background(), "http://store.invalid/", 1); !errors.Is(err, ErrUpstream) {
		t.Error(err)
	}
	if asked {
		t.Error("the proxy was asked")
	}
}

// FuzzAddress holds the law of addresses: one that is taken without a look-up
// names no address of the machine or its network, in any way that the system
// itself would read.
func FuzzAddress(f *testing.F) {
	for _, a := range []string{"https://example.com/", "https://127.1/", "https://0x7f.1/", "https://[::1]/", "https://[::ffff:10.0.0.1]:443/",
		"https://017700000001/", "https://127.0.0.1.%2e/"} {
		f.Add(a)
	}
	Fetcher, err := New(nil)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, address string) {
		u, err := Fetcher.Parse(address)
		if err != nil {
			return
		}
		host := u.Hostname()
		if u.Scheme != "https" || u.User != nil || host == "" {
			t.Fatalf("%q is taken", address)
		}
		if ip := net.ParseIP(host); ip != nil {
			addr, _ := netip.AddrFromSlice(ip)
			if ip.IsLoopback() || ip.IsPrivate() || ip.IsLinkLocalUnicast() || ip.IsMulticast() || ip.IsUnspecified() || !isPublic(addr) {
				t.Fatalf("%q is taken", address)
			}
		}
		// The forms that inet_aton reads have nothing but these characters.
		if strings.Trim(strings.ToLower(host), "0123456789abcdefx.") == "" && net.ParseIP(host) == nil {
			last := strings.TrimSuffix(host, ".")
			last = last[strings.LastIndexByte(last, '.')+1:]
			if last == "" || strings.Trim(last, "0123456789") == "" {
				t.Fatalf("%q is taken", address)
			}
		}
	})
}
