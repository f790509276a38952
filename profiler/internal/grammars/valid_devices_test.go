package grammars_test

import (
	"testing"
)

// The vectors are the examples of python-stdnum's documentation, of Wikipedia,
// of modem makers' command manuals (ICCID) and of the standards that the
// recognizers name.
func TestValidDevices(t *testing.T) {
	wantValid(t, "IMEI", []string{"35686800-004141-20", "35-686800-004141-8", "35686800-004141-8", "35686800-004141", "356868000041418", "3568680000414120"},
		[]string{"35-417803-685978-1", "35686800004", "356868000041417"})
	wantValid(t, "IMSI", []string{"429011234567890", "310150123456789", "310 150 123456789"}, []string{"439011234567890", "42901123456789012"})
	wantValid(t, "ICCID", []string{"89014103211118510720", "8944500102198304826", "8944-5001-0219-8304-826", "8944500102198304826F"},
		[]string{"89014103211118510721", "8944500102198304827", "8844500102198304828"})
	wantValid(t, "MEID", []string{"AF 01 23 45 0A BC DE C", "af0123450abcde", "29360 87365 0070 3710 0", "293608736500703710"},
		[]string{"AF 01 23 45 0A BC DE D", "1F0123450ABCDE", "29360 87365 0070 3710 1", "493608736500703710", "29360 87365 9970 3710"})
	wantValid(t, "DOMAIN_NAME", []string{"example.com", "www.example.co.uk", "bücher.example", "xn--bcher-kva.example", "пример.рф"},
		[]string{"example", "example.nosuchtop", "-a.com", "a..com", "example.com.", "exa_mple.com"})
}
