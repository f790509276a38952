package sqlitefunc_test

import (
	"database/sql"
	"strings"
	"testing"

	"github.com/privet-go/privet/cmd/privet-data/sqlitefunc"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// TestFunctions asks SQLite, and holds that it says what the engines say.
func TestFunctions(t *testing.T) {
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	key := make([]byte, masker.KeySize)
	for i := range key {
		key[i] = byte(7 * i)
	}
	m, err := masker.New(&masker.Options{Finder: p, Classifier: p, Keys: func(string) ([]byte, error) { return key, nil },
		Policy: &masker.Policy{Labels: map[string]masker.Operation{"SSN": {Operator: "fpe"}}}})
	if err != nil {
		t.Fatal(err)
	}
	if err := sqlitefunc.Register(m, p); err != nil {
		t.Fatal(err)
	}
	if sqlitefunc.Register(m, p) == nil {
		t.Error("it is registered twice")
	}
	db, err := sql.Open("sqlite", ":memory:")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	ask := func(query string, args ...any) (v sql.NullString, err error) {
		err = db.QueryRow(query, args...).Scan(&v)
		return v, err
	}
	mask := func(rule, value string) string {
		masked, err := m.Mask(rule, value)
		if err != nil {
			t.Fatal(err)
		}
		return masked
	}
	const text = "write to jane@example.com, or call +1 212 555 0100, or jane@example.com"
	masked, _, err := m.AppendText(nil, text)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		query string
		args  []any
		want  string
	}{
		{"SELECT privet_mask('EMAIL_ADDRESS', ?)", []any{"john.doe@example.com"}, mask("EMAIL_ADDRESS", "john.doe@example.com")},
		{"SELECT privet_mask('SSN', ?)", []any{"536-90-4399"}, mask("SSN", "536-90-4399")},
		{"SELECT privet_unmask('SSN', privet_mask('SSN', ?))", []any{"536-90-4399"}, "536-90-4399"},
		{"SELECT privet_mask('CUSTOMER_ID', 12345)", nil, mask("CUSTOMER_ID", "12345")},
		{"SELECT privet_mask('CUSTOMER_ID', ?)", []any{[]byte("12345")}, mask("CUSTOMER_ID", "12345")},
		{"SELECT privet_text(?)", []any{text}, string(masked)},
		{"SELECT privet_find(?)", []any{text}, "EMAIL_ADDRESS,PHONE_NUMBER"},
		{"SELECT privet_mask('SSN', '')", nil, ""},
	} {
		if got, err := ask(c.query, c.args...); err != nil || !got.Valid || got.String != c.want {
			t.Errorf("%s: %+v and not %q: %v", c.query, got, c.want, err)
		}
	}
	if got, err := ask("SELECT privet_mask('SSN', NULL)"); err != nil || got.Valid {
		t.Errorf("NULL becomes %+v: %v", got, err)
	}
	if _, err := ask("SELECT privet_mask('NO_RULE', 'sesame')"); err == nil || strings.Contains(err.Error(), "sesame") {
		t.Errorf("a rule that nobody knows: %v", err)
	}

	// A trigger keeps what is in clear out of a table.
	for _, statement := range []string{
		"CREATE TABLE people(mail TEXT)",
		"CREATE TRIGGER masked AFTER INSERT ON people BEGIN UPDATE people SET mail = privet_mask('EMAIL_ADDRESS', NEW.mail) WHERE rowid = NEW.rowid; END",
		"INSERT INTO people VALUES ('john.doe@example.com')",
	} {
		if _, err := db.Exec(statement); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := ask("SELECT mail FROM people"); err != nil || got.String != mask("EMAIL_ADDRESS", "john.doe@example.com") {
		t.Errorf("the trigger leaves %q: %v", got.String, err)
	}
}
