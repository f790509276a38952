package server

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/privet-go/privet/cmd/internal/assist"
	"github.com/privet-go/privet/httpapi"
	"github.com/privet-go/privet/internal/markup"
	"github.com/privet-go/privet/masker"
)

// A Setting is one variable of the environment that a server reads. The table in
// docs/deploy.md is made from the settings.
type Setting struct {
	Name     string
	Needed   string // when it must be set; empty: never
	Fallback string // what holds when it is not set
	Meaning  string
}

// Settings are all variables that privet serve reads, those of the specification first.
// A test checks that it reads no other.
var Settings = []Setting{
	{envLicenseToken, "yes, or the file", "", "The licence: a signed JWT, as `privet license` makes it. Without a valid one the server does not start."},
	{envPublicKeyPath, "yes", "", "File with the public key in PEM that the licence is verified with."},
	{envPlatform, "if the licence names one", "none", "Platform identifier, such as `REST`. A licence that names another is not taken."},
	{envRegion, "if the licence names one", "none", "Region identifier, such as `us.east`. A licence that names another is not taken."},
	{envSecret, "yes", "", "Secret that JWTs are verified and made with, by HS256. At least 32 bytes."},
	{envOldSecret, "", "none", "The secret before that one, which verifies JWTs too while a change is under way."},
	{envTokenLife, "", "3600", "How many seconds a JWT may live at most, and how long those of `POST /auth/token` live."},
	{envBasicUser, "", "none", "User of the local pair for the risk engine and `POST /auth/token`. Taken over loopback or TLS only."},
	{envBasicPass, "with the user", "none", "Password of that user, of at least 12 characters. After 10 wrong tries in a minute from one address, " +
		"or 100 from all, it is answered 429, right or wrong."},

	{envLicenseFile, "in place of the token", "none", "File with the licence. Read again when it changes, so that a licence is renewed without a restart."},
	{envAddr, "", defaultAddr, "Where the server listens, `host:port`."},
	{envAdminAddr, "", "none", "Where `/metrics`, `/healthz` and `/readyz` are served apart. `/metrics` is then nowhere else."},
	{envAuth, "", "any", "What the data-protection API takes: `any`, `apikey` or `jwt`."},
	{envAPIKeysFile, "for `apikey`", "none", "File with the API keys, as `privet apikey` makes its lines. Read again when it changes; " +
		"one that stays empty for five seconds takes all keys away."},
	{envAuthFailures, "", "60",
		"Wrong keys and tokens that one address may send a minute before it is answered 429; 0 for no limit. A right one is never held back."},
	{envProxies, "", "none", "Addresses and networks, with commas between them, of proxies whose `X-Forwarded-For` says which address a request comes from."},
	{envIssuer, "", "any", "What the claim `iss` of a JWT has to say. `privet token` and `POST /auth/token` write it."},
	{envAudience, "", "any", "What the claim `aud` of a JWT has to say, or hold. They write it as well."},
	{envTLSCert, "", "no TLS", "File with the certificate in PEM, and those that lead to its root. Read again when it changes."},
	{envTLSKey, "with the certificate", "", "File with the private key of the certificate."},
	{envTLSClientCA, "", "none", "File with the certificates that clients must have theirs from. A credential is needed as well."},
	{envFetchAllow, "", "none", "Hosts, `host` or `host:port` with commas between them, that files may be fetched from and put to although they are local or " +
		"speak no TLS."},
	{envPublicURL, "", "as the request says",
		"The address that clients reach this server at, such as `https://privet.example`; upload addresses begin with it."},
	{envSpoolDir, "", "the system's for temporary files", "Folder for uploads and masked files while they are needed. They are encrypted, and gone when the " +
		"process is."},
	{envProofKey, "", "none", "File with an Ed25519 private key in PEM, with which the reports of `POST /api/v1/file/validate` are signed."},
	{EnvCatalog, "", "none", "File with the catalogue of standards, recognizers, mappings and datasets. Read again when it changes, or on SIGHUP."},
	{envCatalogWriter, "", "false", "`true` for the one server that writes the catalogue back when it is changed by requests. All others take no writes."},
	{envReplicas, "", "1", "How many servers share the work. Where there are several that share neither a file nor a store, none takes writes, " +
		"since the others would not hear of them."},
	{envDatasetDays, "", "90", "For how many days after its last use a dataset is remembered; 0 for ever."},
	{assist.EnvURL, "", "none", "Address of a model that finds data in texts too."},
	{assist.EnvMode, "", "HYBRID with a model", "Who finds: `HYBRID`, `AI_ONLY` or `HEURISTIC_ONLY`."},
	{assist.EnvLabels, "", "none", "What the labels of the model mean: `A=LABEL,B=`."},
	{assist.EnvKey, "", "none", "Key that the model is asked with."},
}

// The variables that say where the server is, beside those of the specification.
const (
	envAdminAddr   = "PRIVET_ADMIN_ADDR"
	envTLSCert     = "PRIVET_TLS_CERT_FILE"
	envTLSKey      = "PRIVET_TLS_KEY_FILE"
	envTLSClientCA = "PRIVET_TLS_CLIENT_CA_FILE"
	envFetchAllow  = "PRIVET_FETCH_ALLOW_HOSTS"
	envPublicURL   = "PRIVET_PUBLIC_URL"
	envSpoolDir    = "PRIVET_SPOOL_DIR"
	envProofKey    = "PRIVET_PROOF_KEY_FILE"
)

// inVariables returns an error of the service with the names of variables in place of
// those of options. It returns nil for nil.
func inVariables(err error) error {
	if err == nil {
		return nil
	}
	return errors.New(strings.NewReplacer("httpapi: ", "", "Options.FetchAllowHosts", envFetchAllow, "Options.PublicURL", envPublicURL, "Options.SpoolDir",
		envSpoolDir,
		"Auth.Mode", envAuth, "Auth.PreviousSecret", envOldSecret, "Auth.JWTSecret", envSecret,
		"Auth.APIKeys", envAPIKeysFile, "Auth.BasicUser", envBasicUser, "Auth.BasicPass", envBasicPass,
		"Limits.RequestsPerSecond", "-rate", "Limits.Depth", "-max-depth").Replace(err.Error()))
}

// Flags are the flags of privet serve.
type Flags struct {
	model     *assist.Flags
	addr      string
	adminAddr string
	dev       bool
	limits    httpapi.Limits
	serve     httpapi.ServeOptions
}

// byteSize is a flag for a number of bytes: digits, optionally followed by KiB, MiB or
// GiB.
type byteSize[N int | int64] struct{ n *N }

func (b byteSize[N]) String() string {
	if b.n == nil || *b.n == 0 {
		return ""
	}
	return strconv.FormatInt(int64(*b.n), 10)
}

func (b byteSize[N]) Set(s string) error {
	shift := 0
	for unit, by := range map[string]int{"KiB": 10, "MiB": 20, "GiB": 30} {
		if digits, ok := strings.CutSuffix(s, unit); ok {
			s, shift = digits, by
		}
	}
	n, err := strconv.ParseInt(s, 10, 64)
	if err != nil || n < 1 || n > 1<<62>>shift {
		return errors.New("not a number of bytes")
	}
	*b.n = N(n << shift)
	return nil
}

// tls returns the files of TLS, or nil if there are none.
func (c *Config) tls() *httpapi.TLSFiles {
	files := &httpapi.TLSFiles{Cert: c.Getenv(envTLSCert), Key: c.Getenv(envTLSKey), ClientCA: c.Getenv(envTLSClientCA)}
	switch {
	case *files == httpapi.TLSFiles{}:
		return nil
	case files.Cert == "" || files.Key == "":
		c.Refuse("%s and %s are not both set", envTLSCert, envTLSKey)
		return nil
	}
	return files
}

// hosts splits a list at commas.
func hosts(s string) []string {
	var list []string
	for h := range strings.SplitSeq(s, ",") {
		if h = strings.TrimSpace(h); h != "" {
			list = append(list, h)
		}
	}
	return list
}

// unknownVariables returns the variables of an environment that look as if they were
// settings and are none, such as one that is misspelled. It leaves out those whose names are
// longer than any setting, since names can be data.
func unknownVariables(environ []string, more []Setting) []string {
	var names []string
	for _, entry := range environ {
		name, value, _ := strings.Cut(entry, "=")
		if value == "" || !strings.HasPrefix(name, "PRIVET_") || strings.HasPrefix(name, masker.KeyVariablePrefix) || len(name) > longestSetting ||
			slices.ContainsFunc(slices.Concat(Settings, more), func(s Setting) bool { return s.Name == name }) {
			continue
		}
		names = append(names, strings.Map(func(r rune) rune {
			if markup.Moves(r) {
				return utf8.RuneError
			}
			return r
		}, name))
	}
	slices.Sort(names)
	return names
}

// ofOthers begin the names of settings that change what a server finds, or whom it believes,
// and that privet-server alone has.
var ofOthers = [...]string{"PRIVET_STORE=", "PRIVET_OIDC_"}

// refuseOthers refuses settings that a program does not have and must not pass over.
func (c *Config) refuseOthers(environ []string) {
	for _, entry := range slices.Sorted(slices.Values(environ)) {
		name, value, _ := strings.Cut(entry, "=")
		if value != "" && slices.ContainsFunc(ofOthers[:], func(begin string) bool { return strings.HasPrefix(entry, begin) }) && len(name) <= longestSetting {
			c.Refuse("%s is a setting of privet-server, which this program is not", name)
		}
	}
}

// longestSetting bounds the names of variables in the log.
const longestSetting = 40

// Table returns settings as a table in Markdown.
func Table(settings []Setting) string {
	var b strings.Builder
	b.WriteString("| variable | needed | when not set | meaning |\n|---|---|---|---|\n")
	for _, s := range settings {
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", s.Name, s.Needed, s.Fallback, s.Meaning)
	}
	return b.String()
}

// followEvery is the time between two looks at a file that is followed.
const followEvery = 2 * time.Second
