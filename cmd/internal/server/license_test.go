package server

import (
	"context"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet/httpapi"
	"github.com/privet-go/privet/internal/longtest"
)

// TestFollowLicense renews a licence in its file, spoils it, changes the key first
// and then the licence, and takes the file away.
func TestFollowLicense(t *testing.T) {
	dir := t.TempDir()
	now := time.Now().Truncate(time.Second)
	private, public, err := NewLicenseKeys()
	if err != nil {
		t.Fatal(err)
	}
	otherPrivate, otherPublic, err := NewLicenseKeys()
	if err != nil {
		t.Fatal(err)
	}
	sign := func(key []byte, hours int) string {
		t.Helper()
		token, err := httpapi.SignLicense(key, httpapi.License{ExpiresAt: now.Add(time.Duration(hours) * time.Hour), Region: "us.east"}, now)
		if err != nil {
			t.Fatal(err)
		}
		return token
	}
	env := map[string]string{
		"PRIVET_LICENSE_FILE": filepath.Join(dir, "license.jwt"), "SERVICE_PUBLIC_KEY_PATH": filepath.Join(dir, "license.pub"), "SERVICE_REGION": "us.east",
	}
	write := func(name, content string) {
		t.Helper()
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file+".new", []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Rename(file+".new", file); err != nil {
			t.Fatal(err)
		}
	}
	write("license.pub", string(public))
	write("license.jwt", sign(private, 1)+"\n")
	c := &Config{Getenv: func(name string) string { return env[name] }}
	l := c.license(now)
	if err := c.err(); err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	var log transcript
	c.followLicense(ctx, l, slog.New(slog.NewJSONHandler(&log, nil)), time.Millisecond)
	time.Sleep(20 * time.Millisecond)
	until := func(what string, ok func() bool) {
		t.Helper()
		for end := time.Now().Add(longtest.Patience); !ok(); time.Sleep(time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("%s is not seen: %s", what, log.String())
			}
		}
	}
	hours := func(want int) func() bool {
		return func() bool { return l.License().ExpiresAt.Equal(now.Add(time.Duration(want) * time.Hour)) }
	}
	said := func(reason string) func() bool {
		return func() bool { return strings.Contains(log.String(), reason) }
	}
	if !hours(1)() {
		t.Fatal("the first licence is not in force")
	}
	write("license.jwt", sign(private, 20))
	until("a renewed licence", hours(20))
	write("license.jwt", "")
	until("an empty file", said("there is no licence"))
	write("license.jwt", strings.Repeat("x", MaxLicenseFile+1))
	until("a large file", said("more than"))
	write("license.jwt", sign(otherPrivate, 300))
	until("a licence of another key", said("not signed with this key"))
	if !hours(20)() {
		t.Error("a licence that is not right has ended the one before")
	}
	write("license.pub", string(otherPublic))
	until("the key of the licence", hours(300))
	for _, name := range []string{"license.jwt", "license.pub"} {
		if err := os.Remove(filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	time.Sleep(20 * time.Millisecond)
	if !hours(300)() {
		t.Error("a file that is gone has ended the licence")
	}
	if strings.Contains(log.String(), dir) || strings.Contains(log.String(), "eyJ") {
		t.Error("the log has the name of a file or a token")
	}
}
