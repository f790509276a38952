package fake

import (
	"fmt"
	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
	"testing"
)

func TestZZ(t *testing.T) {
	for _, c := range [][2]string{{"IP_ADDRESS", "8.8.8.8"}, {"IP_ADDRESS", "192.168.1.1/24"}, {"IP_ADDRESS", "2001:4860:4860::8888"}, {"IP_ADDRESS", "FE80::1%eth0"}, {"IP_ADDRESS", "2001:0db8:85a3:0000:0000:8a2e:0370:7334"}, {"IP_ADDRESS", "8.8.8.8:443"}, {"AGE", "42"}, {"AGE", "7 years old"}, {"GEO_COORDINATES", "52.5200, 13.4050"}, {"GEO_COORDINATES", "-122.419416"}, {"GEO_COORDINATES", "40°26′46″N 79°58′56″W"}, {"SALARY", "€ 50,000.00"}, {"SALARY", "72k"}, {"CREDIT_SCORE", "700"},
		{"CRYPTO_ADDRESS", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"}, {"CRYPTO_ADDRESS", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"}, {"CRYPTO_ADDRESS", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"}, {"CRYPTO_ADDRESS", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0"}, {"CRYPTO_ADDRESS", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"}, {"CRYPTO_ADDRESS", "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh"}, {"CRYPTO_ADDRESS", "LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1"},
		{"PASSWORD", "Tr0ub4dor&3"}, {"PASSWORD_HASH", "$2b$12$EixZaYVK1fsbw1ZfbX3OXePaWxn96p36WQoeG6Lruj3vjPGga31lW"}, {"PASSWORD_HASH", "5f4dcc3b5aa765d61d8327deb882cf99"}, {"API_KEY", "sk_live_4eC39HqLyjWDarjtT1zdp7dc"}, {"GITHUB_TOKEN", "ghp_16C7e42F292c6912E7710c838347Ae178B4a"}, {"SLACK_TOKEN", "xoxb-123456789012-1234567890123-AbCdEfGhIjKlMnOpQrStUvWx"}, {"AWS_ACCESS_KEY", "AKIAIOSFODNN7ABCDEFG"}, {"GCP_API_KEY", "AIzaSyA1234567890abcdefghijklmnopqrstuv"}, {"JSON_WEB_TOKEN", "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c"}, {"BASIC_AUTH_HEADER", "Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="}, {"DB_CONNECTION_STRING", "postgres://bob:s3cret@db.corp.com:5432/shop?sslmode=disable"}, {"HTTP_COOKIE", "Cookie: sid=abc123; theme=dark"}, {"AUTH_TOKEN", "Bearer abcDEF123456ghiJKL7890"}, {"AZURE_AUTH_TOKEN", "lJzRc1YdHaAA2KCNJJ1tkYwF/+mKK6Ygw0NGe170Xu592euJv2wYUtBlV8z+qnlcNQSnIYVTkLWntUO1F8j8rQ=="}, {"STORAGE_SIGNED_URL", "https://bucket.s3.amazonaws.com/key?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404"}} {
		s := NewStream([32]byte{9})
		o, ok := Append(nil, privet.Label(c[0]), c[1], "", s)
		fmt.Println(c[0], c[1], "→", string(o), ok, profiler.Valid(privet.Label(c[0]), string(o)), profiler.Valid(privet.Label(c[0]), c[1]))
	}
}
