package httpapi

import (
	"fmt"
	"strings"
	"testing"
)

// TestColumnsByPlace holds that columns without names are called by their places in every answer.
func TestColumnsByPlace(t *testing.T) {
	ts := startServer(t, nil)
	content := base64Of("7,ines@hafen.example,x\n8,ole@hafen.example,y\n9,pia@hafen.example,z\n")
	for path, body := range map[string]string{
		fileProfilePath: fmt.Sprintf(`{"fileName":"t.csv","content":%q}`, content),
		fileMaskPath:    fmt.Sprintf(`{"fileName":"t.csv","content":%q,"policy":{"columns":{"column_2":{"operator":"redact"}}}}`, content),
		profilePath:     `{"columns":[{"name":"","value":"7"},{"name":"","values":["ines@hafen.example","ole@hafen.example"]}]}`,
	} {
		r := ts.post(path, body)
		if r.status != 200 || !strings.Contains(r.body, `"column":"column_1"`) || !strings.Contains(r.body, `"column":"column_2","label":"EMAIL_ADDRESS"`) {
			t.Errorf("%s: %d %s", path, r.status, r.body)
		}
	}
}
