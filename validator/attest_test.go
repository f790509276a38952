package validator

import (
	"bytes"
	"crypto/ed25519"
	"crypto/rand"
	"crypto/rsa"
	"crypto/x509"
	"encoding/base64"
	"encoding/pem"
	"errors"
	"html"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/markup/markuptest"
	"github.com/privet-go/privet/validator/internal/attack"
)

// attestation is a report on a table that leaks.
func attestation(t testing.TB) *Attestation {
	t.Helper()
	o, m, labels := build(60, []made{{"mail", "EMAIL_ADDRESS", email, nil}})
	r := compareTables(t, o, m, &TableOptions{Columns: labels, Now: testNow, MaxTries: -1})
	return &Attestation{Tool: "test", Version: "1", Time: testNow.Add(7), Report: *r, Policy: strings.Repeat("ab", 32)}
}

func pemBlock(t testing.TB, name string, der []byte, err error) []byte {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	return pem.EncodeToMemory(&pem.Block{Type: name, Bytes: der})
}

// TestSign holds that what is signed with a key is verified with it, and that
// nothing else is.
func TestSign(t *testing.T) {
	public, private, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	der, err := x509.MarshalPKCS8PrivateKey(private)
	private2, err := ParsePrivateKey(pemBlock(t, "PRIVATE KEY", der, err))
	if err != nil || !private2.Equal(private) {
		t.Fatal("the private key comes back as another", err)
	}
	der, err = x509.MarshalPKIXPublicKey(public)
	public2, err := ParsePublicKey(pemBlock(t, "PUBLIC KEY", der, err))
	if err != nil || !public2.Equal(public) {
		t.Fatal("the public key comes back as another", err)
	}

	a := attestation(t)
	doc, err := a.Document()
	if err != nil {
		t.Fatal(err)
	}
	again, err := a.Document()
	if err != nil || !bytes.Equal(doc, again) {
		t.Error("equal reports have different documents", err)
	}
	sig, err := Sign(doc, private)
	if err != nil {
		t.Fatal(err)
	}
	b, err := Verify(doc, sig, public)
	if err != nil {
		t.Fatal(err)
	}
	if b.Report.Level != a.Report.Level || len(b.Report.Findings) != len(a.Report.Findings) || !b.Time.Equal(testNow) || b.Policy != a.Policy {
		t.Errorf("the report comes back as another: %+v", b)
	}

	other, _, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Verify(doc, sig, other); !errors.Is(err, ErrSignature) {
		t.Errorf("with another key: %v", err)
	}
	// Each byte of both counts.
	for i := 0; i < len(doc); i += 7 {
		changed := bytes.Clone(doc)
		changed[i] ^= 1
		if b, err := Verify(changed, sig, public); !errors.Is(err, ErrSignature) || b != nil {
			t.Fatalf("byte %d of the document changed: %v", i, err)
		}
	}
	for i := range sig {
		changed := bytes.Clone(sig)
		changed[i] ^= 1
		if _, err := Verify(doc, changed, public); !errors.Is(err, ErrSignature) {
			t.Fatalf("byte %d of the signature changed: %v", i, err)
		}
	}
	for _, s := range []string{"", "\n", string(sig) + "\n", strings.TrimSuffix(string(sig), "\n"), string(sig[:40]) + "\n" + string(sig[40:]),
		base64.RawStdEncoding.EncodeToString([]byte("x"))} {
		if _, err := Verify(doc, []byte(s), public); !errors.Is(err, ErrSignature) {
			t.Errorf("a signature of %d bytes: %v", len(s), err)
		}
	}
	// Signed, and no report all the same.
	for _, s := range []string{"", "{}", "null", "[]", "hello", strings.Replace(string(doc), AttestationType, "https://other.example/", 1),
		strings.Replace(string(doc), "\n", "", 1),
		strings.Replace(string(doc), `"tool": "test",`, `"tool": "test", "tool": "test",`, 1),
		strings.Replace(string(doc), `"tool": "test",`, `"tool": "test", "more": 1,`, 1), string(doc) + " "} {
		sig, err := Sign([]byte(s), private)
		if err != nil {
			t.Fatal(err)
		}
		if b, err := Verify([]byte(s), sig, public); !errors.Is(err, ErrNotAttestation) || b != nil {
			t.Errorf("a document of %d bytes: %v", len(s), err)
		}
	}
	if _, err := Verify(doc, sig, nil); !errors.Is(err, ErrKey) {
		t.Errorf("without a key: %v", err)
	}
	if _, err := Sign(doc, nil); !errors.Is(err, ErrKey) {
		t.Errorf("without a key: %v", err)
	}
}

// TestKeys holds which PEM documents are keys.
func TestKeys(t *testing.T) {
	public, private, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	rsaKey, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		t.Fatal(err)
	}
	der, err := x509.MarshalPKCS8PrivateKey(private)
	good := pemBlock(t, "PRIVATE KEY", der, err)
	other, err := x509.MarshalPKCS8PrivateKey(rsaKey)
	pub, errPub := x509.MarshalPKIXPublicKey(public)
	for _, doc := range [][]byte{nil, []byte("secretkey"), pemBlock(t, "PRIVATE KEY", other, err), pemBlock(t, "EC PRIVATE KEY", der, nil),
		append(bytes.Clone(good), good...), pemBlock(t, "PUBLIC KEY", pub, errPub), good[:len(good)-30]} {
		if k, err := ParsePrivateKey(doc); !errors.Is(err, ErrKey) || k != nil || strings.Contains(err.Error(), "secretkey") {
			t.Errorf("a document of %d bytes is a private key: %v", len(doc), err)
		}
	}
	for _, doc := range [][]byte{nil, good, pemBlock(t, "CERTIFICATE", pub, nil)} {
		if k, err := ParsePublicKey(doc); !errors.Is(err, ErrKey) || k != nil {
			t.Errorf("a document of %d bytes is a public key: %v", len(doc), err)
		}
	}
}

// FuzzVerify holds that nothing that was not signed is verified, and that what is
// verified is written again as it was.
func FuzzVerify(f *testing.F) {
	seed := bytes.Repeat([]byte{7}, ed25519.SeedSize)
	private := ed25519.NewKeyFromSeed(seed)
	public := private.Public().(ed25519.PublicKey)
	a := &Attestation{Tool: "t", Version: "1", Time: time.Unix(0, 0), Report: TableReport{Tables: []TableSummary{}, Findings: []TableFinding{}}}
	doc, err := a.Document()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(doc, []byte("x"), true)
	f.Add([]byte(`{"type":1}`), []byte("x"), true)
	f.Add(doc, []byte("x"), false)
	f.Fuzz(func(t *testing.T, doc, sig []byte, sign bool) {
		if sign {
			var err error
			if sig, err = Sign(doc, private); err != nil {
				t.Fatal(err)
			}
		}
		a, err := Verify(doc, sig, public)
		if err != nil {
			if a != nil {
				t.Fatal("an error with an attestation")
			}
			return
		}
		if !sign {
			t.Fatal("verified without a signature")
		}
		again, err := a.Document()
		if err != nil || !bytes.Equal(again, doc) {
			t.Fatal("it is written differently")
		}
		if err := a.HTML(io.Discard); err != nil {
			t.Fatal(err)
		}
	})
}

// FuzzHTML holds that nothing of a report becomes markup, and that it is shown.
func FuzzHTML(f *testing.F) {
	for _, v := range markuptest.Hostile {
		f.Add(v, uint8(0))
		f.Add(v, uint8(2))
	}
	page := func(t *testing.T, value string, n uint8) string {
		a := new(Attestation)
		markuptest.Fill(a, value, int(n%4))
		a.Time = testNow
		var b strings.Builder
		if err := a.HTML(&b); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	f.Fuzz(func(t *testing.T, value string, n uint8) {
		if value == "" {
			return // it has other markup
		}
		got := page(t, value, n)
		tags, err := markuptest.Skeleton(got)
		if err != nil {
			t.Fatal(err)
		}
		if want, _ := markuptest.Skeleton(page(t, "x", n)); tags != want {
			t.Fatal("there are other tags than there should be")
		}
		if !strings.Contains(html.UnescapeString(got), markuptest.Shown(value)) {
			t.Fatal("the value is not shown")
		}
	})
}

// TestHTML holds what a page tells of a finding and of a table.
func TestHTML(t *testing.T) {
	a := &Attestation{Tool: "t", Version: "1", Policy: "abc", Time: testNow, Report: TableReport{Level: Low,
		Tables: []TableSummary{{Columns: []ColumnSummary{{Column: "a&b", Label: "SSN", Confidence: 0.5, State: StateClear, Values: 4, Changed: 3}}}},
		Findings: []TableFinding{{Code: attack.ColumnUnchanged, Level: Low, Table: "<t>", Columns: []string{"a&b", "c"}, Count: 2, Of: 3, Unit: "rows",
			Message:   "m",
			Citations: []Citation{{Standard: "S", Reference: "1"}}}}}}
	a.Report.Findings[0].Example.Row = 7
	var b strings.Builder
	if err := a.HTML(&b); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`<p>Highest level: <span class="level low">Low</span>` + "\n<strong>A bound was met", "SHA-256 of the policy <code>abc</code>.\n",
		"<td>&lt;t&gt;</td><td>a&amp;b, c</td>\n<td>2 of 3 rows</td><td>row 7</td>\n<td>m<br>",
		html.EscapeString(attackOf(attack.ColumnUnchanged)) + "<br>S: 1</span>", "<h2>Table</h2>",
		"<tr><td>a&amp;b</td><td>SSN</td><td>0.50</td><td></td><td>" + string(StateClear) + "</td><td>3 of 4</td></tr>",
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("there is no %s in %s", want, b.String())
		}
	}
	b.Reset()
	if err := (&Attestation{Report: TableReport{Complete: true}}).HTML(&b); err != nil || !strings.Contains(b.String(), "<p>Nothing was found.\n</p>") ||
		!strings.Contains(b.String(), "<p>None.</p>\n</body>") {
		t.Errorf("%v, %s", err, b.String())
	}
}
