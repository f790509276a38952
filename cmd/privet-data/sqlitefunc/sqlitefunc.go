// Package sqlitefunc gives SQLite functions that mask and look, for programs in Go that use modernc.org/sqlite:
//
//	sqlitefunc.Register(m, p)
//	db, err := sql.Open("sqlite", "shop.db")
//	rows, err := db.Query("SELECT privet_mask('EMAIL_ADDRESS', email), privet_text(notes) FROM customers")
//
// The functions are
//
//	privet_mask(rule, value)    what masker.Masker.Mask makes of the value by the rule; NULL stays NULL
//	privet_unmask(rule, value)  what was masked by it, with the key
//	privet_text(text)           the text with what is found in it masked
//	privet_find(text)           the labels of what is found in it, each once, in the order of the text, with commas between them
//
// A value that is no text is taken as SQLite writes it, and bytes as a text. All of them are deterministic, so that they can be in indexes,
// generated columns and triggers; a policy whose ids have no key makes other pseudonyms in each process, though. An error, such as that of a rule that nobody knows, ends the statement; it holds no value.
package sqlitefunc

import (
	"database/sql/driver"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"modernc.org/sqlite"

	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// errValue is the error of arguments of another kind.
var errValue = errors.New("privet: the argument is of no kind that SQLite has")

// Register makes the functions known to all connections of the driver sqlite that this process opens from now on. It is called once;
// another call is an error, as the driver has one set of functions. The Masker has to have the Profiler, or another one, for its Finder.
func Register(m *masker.Masker, p *profiler.Profiler) error {
	functions := map[string]struct {
		args int32
		do   func(args []string) (string, error)
	}{
		"privet_mask":   {2, func(a []string) (string, error) { return m.Mask(a[0], a[1]) }},
		"privet_unmask": {2, func(a []string) (string, error) { return m.Unmask(a[0], a[1]) }},
		"privet_text": {1, func(a []string) (string, error) {
			masked, _, err := m.AppendText(nil, a[0])
			return string(masked), err
		}},
		"privet_find": {1, func(a []string) (string, error) {
			var labels []string
			for _, f := range p.Find(a[0]) {
				if !slices.Contains(labels, string(f.Label)) {
					labels = append(labels, string(f.Label))
				}
			}
			return strings.Join(labels, ","), nil
		}},
	}
	for name, f := range functions {
		err := sqlite.RegisterDeterministicScalarFunction(name, f.args, func(_ *sqlite.FunctionContext, values []driver.Value) (driver.Value, error) {
			args := make([]string, len(values))
			for i, v := range values {
				switch v := v.(type) {
				case nil:
					return nil, nil
				case string:
					args[i] = v
				case []byte:
					args[i] = string(v)
				case int64:
					args[i] = strconv.FormatInt(v, 10)
				case float64:
					args[i] = strconv.FormatFloat(v, 'g', -1, 64)
				default:
					return nil, errValue
				}
			}
			return f.do(args)
		})
		if err != nil {
			return fmt.Errorf("privet: the function %s: %w", name, err)
		}
	}
	return nil
}
