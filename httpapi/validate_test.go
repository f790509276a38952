package httpapi

import (
	"fmt"
	"strings"
	"testing"

	"github.com/privet-go/privet/masker"
)

// TestValidateByPolicy holds that what a policy makes of a value is valid under it,
// and that the same value is not under another one.
func TestValidateByPolicy(t *testing.T) {
	ts := startServer(t, withKeys(t))
	const original = "john.doe@example.com"
	for info := range masker.Operators() {
		params := map[string]string{"truncate": `,"length":3`, "noise": `,"ratio":0.1`, "replace": `,"with":"x"`, "generalize": `,"to":"year"`}[info.Name]
		policy := fmt.Sprintf(`{"labels":{"EMAIL_ADDRESS":{"operator":%q%s}}}`, info.Name, params)
		var mask struct{ MaskedRecords []struct{ Value string } }
		ts.post(maskPath, fmt.Sprintf(`{"records":[{"ruleName":"EMAIL_ADDRESS","value":%q}],"policy":%s}`, original, policy)).data(t, &mask)
		if len(mask.MaskedRecords) != 1 {
			t.Fatalf("%s: nothing is masked", info.Name)
		}
		masked := mask.MaskedRecords[0].Value
		var report struct {
			Valid  bool
			Issues []struct{ Code string }
		}
		ts.post(validatePath, fmt.Sprintf(`{"original":%q,"masked":%q,"rule":"email","policy":%s}`, original, masked, policy)).data(t, &report)
		if !report.Valid || len(report.Issues) > 0 {
			t.Errorf("%s: %+v", info.Name, report)
		}
		ts.post(validatePath, fmt.Sprintf(`{"original":%q,"masked":%q,"rule":"email","policy":{"labels":{"EMAIL":{"operator":"replace","with":"nobody"}}}}`,
			original, masked)).data(t, &report)
		if report.Valid || !strings.Contains(fmt.Sprint(report.Issues), "RULE_MISMATCH") {
			t.Errorf("%s under another policy: %+v", info.Name, report)
		}
	}
}
