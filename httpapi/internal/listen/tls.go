package listen

import (
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"sync"
	"time"
)

// TLSFiles names the files for TLS, in PEM. They are read again when they change, so
// that a certificate can be renewed while the server runs.
type TLSFiles struct {
	Cert string // the certificate, and those that lead to its root
	Key  string // its private key

	// ClientCA has the certificates that clients must have theirs from. Empty:
	// clients need none. A client's certificate opens the connection; a request
	// needs a credential as well.
	ClientCA string

	// Logger gets a line when changed files cannot be used. The previous ones stay in
	// use then. Nil: nothing is logged.
	Logger *slog.Logger
}

// recheckFiles is the time between two checks whether the files have changed.
const recheckFiles = time.Second

// TLSConfig makes a configuration for [crypto/tls.NewListener]: TLS 1.2 or newer, with
// HTTP/2. Its error names no file.
func TLSConfig(files TLSFiles) (*tls.Config, error) {
	f := &followedTLS{files: files}
	if err := f.load(); err != nil {
		return nil, fmt.Errorf("httpapi: %w", err)
	}
	return &tls.Config{
		MinVersion: tls.VersionTLS12,
		NextProtos: []string{"h2", "http/1.1"},
		GetConfigForClient: func(*tls.ClientHelloInfo) (*tls.Config, error) {
			return f.current(time.Now()), nil
		},
	}, nil
}

// followedTLS is a configuration that follows files.
type followedTLS struct {
	files TLSFiles

	mu      sync.Mutex
	checked time.Time
	stamps  [3]fileStamp
	config  *tls.Config
}

// A fileStamp shows whether a file has changed.
type fileStamp struct {
	size    int64
	changed time.Time
}

// stampOf returns the stamp of a file, or the zero stamp when there is none.
func stampOf(name string) fileStamp {
	if name == "" {
		return fileStamp{}
	}
	info, err := os.Stat(name)
	if err != nil {
		return fileStamp{}
	}
	return fileStamp{info.Size(), info.ModTime()}
}

// stamps returns the stamps of all files.
func (f TLSFiles) stamps() [3]fileStamp {
	return [3]fileStamp{stampOf(f.Cert), stampOf(f.Key), stampOf(f.ClientCA)}
}

// current returns the configuration for a connection that begins now.
func (f *followedTLS) current(now time.Time) *tls.Config {
	f.mu.Lock()
	defer f.mu.Unlock()
	if age := now.Sub(f.checked); age >= 0 && age < recheckFiles {
		return f.config
	}
	f.checked = now
	if f.files.stamps() == f.stamps {
		return f.config
	}
	// A certificate and its key are two files, of which one may be written already; the
	// next check tries again.
	if err := f.load(); err != nil && f.files.Logger != nil {
		f.files.Logger.Error("the files of TLS have changed and cannot be used; the connection has those from before", "reason", err.Error())
	}
	return f.config
}

// load reads the files. On an error the configuration stays as it is.
func (f *followedTLS) load() error {
	stamps := f.files.stamps()
	cert, err := tls.LoadX509KeyPair(f.files.Cert, f.files.Key)
	if err != nil {
		return errors.New("the certificate and the key of TLS " + whyUnreadable(err, "do not belong together or are not PEM"))
	}
	config := &tls.Config{
		MinVersion:   tls.VersionTLS12,
		NextProtos:   []string{"h2", "http/1.1"},
		Certificates: []tls.Certificate{cert},
	}
	if f.files.ClientCA != "" {
		text, err := os.ReadFile(f.files.ClientCA)
		if err != nil {
			return errors.New("the certificates for clients of TLS " + whyUnreadable(err, ""))
		}
		pool := x509.NewCertPool()
		if !pool.AppendCertsFromPEM(text) {
			return errors.New("the certificates for clients of TLS have none in PEM")
		}
		config.ClientCAs, config.ClientAuth = pool, tls.RequireAndVerifyClientCert
	}
	f.stamps, f.config = stamps, config
	return nil
}

// whyUnreadable returns why a file cannot be read, without its name, or else what is
// wrong with its contents.
func whyUnreadable(err error, otherwise string) string {
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		return "cannot be read: " + path.Err.Error()
	}
	return otherwise
}
