package secrets

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestCommands gives the passwords that commands are given, and arguments of the same commands that are none.
func TestCommands(t *testing.T) {
	for _, marked := range []string{
		"mysqldump -h db -u root -p⟦PASSWORD:Nebel44see⟧ shop", "sshpass -p '⟦PASSWORD:Nebel44see⟧' ssh tess@h", "curl -s -u tess:⟦PASSWORD:Nebel44see⟧ h/x",
		`curl --user "tess:⟦PASSWORD:Nebel44see⟧" h/x`, "redis-cli -h c -a ⟦PASSWORD:Nebel44see⟧ ping", "docker login -u tess -p ⟦PASSWORD:Nebel44see⟧ reg",
		"echo ⟦PASSWORD:Nebel44see⟧ | docker login --password-stdin", "sqlplus tess/⟦PASSWORD:Nebel44see⟧@orcl", "connect tess/⟦PASSWORD:Nebel44see⟧@orcl",
		"CREATE USER tess IDENTIFIED BY '⟦PASSWORD:Nebel44see⟧';", "openssl rsa -passin pass:⟦PASSWORD:Nebel44see⟧ -in k", "smbclient //s/d -U tess%⟦PASSWORD:Nebel44see⟧",
		"docker run -p 8080:80 web", "mysql -u root -p", "curl -u $USER:$PASS h", "echo hello | wc", "identified by the police", "connect the cable/plug to it", "ssh -p 2222 h",
	} {
		samples.WantLabel(t, recognizers, "PASSWORD", marked)
	}
}

// TestSchemes gives credentials of other schemes than Basic and Bearer, and tokens with signs inside.
func TestSchemes(t *testing.T) {
	for _, marked := range []string{
		"⟦AUTH_TOKEN:Authorization: Bearer qk-12AB34cd:ZX98yw76vu54⟧", "⟦AUTH_TOKEN:Authorization: Bearer 7f3a9c1e5b2d|Kp9Lm2Nq8Rs4⟧",
		"⟦AUTH_TOKEN:Authorization: ApiKey a1B2c3D4e5F6g7H8i9J0==⟧", "'Authorization': '⟦AUTH_TOKEN:SSWS 00aB3cD4eF5gH6iJ7kL8⟧'",
		"⟦AUTH_TOKEN:Authorization: Hawk id=\"x7\", ts=\"1353832234\", mac=\"6R4rV5iE+NPoym+WwjeHzjAGXUtLNIxmo1vpMofpLAE=\"⟧",
		"Authorization: see the manual for it", "tokenType: 'f1e2d3c4b5a697887766554433221100'", "tokenizer_sha: 9f8e7d6c5b4a39281706f5e4d3c2b1a0",
	} {
		samples.WantLabel(t, recognizers, "AUTH_TOKEN", marked)
	}
}

// TestNoAccounts holds that variables, members and hashes are no names of accounts.
func TestNoAccounts(t *testing.T) {
	for _, marked := range []string{
		"user = ⟦USERNAME:tess_k⟧", "username: ⟦USERNAME:kvorl⟧", "username: creds.username,", "user=user or self.user", "username = await lookup()",
		"owner=self.owner", "user = parts.user && x", "user 3f2a9c1e5b7d4086a1b2c3d4e5f60718", "user: should be of that kind", "numeric_owner=numeric_owner",
		"opened by file_open when", "@app_setting\ndef view():\n",
	} {
		samples.WantLabel(t, recognizers, "USERNAME", marked)
	}
}
