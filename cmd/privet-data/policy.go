package main

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/masker/rows"
	"github.com/privet-go/privet/profiler"
)

// runKey names the key of a run that the policy gives no key for pseudonyms. It is made by
// rand and forgotten with the run, and all tables have it.
const runKey = "privet-data-run"

// A policy is that of a run over some tables.
type policy struct {
	masker.Policy
	engine  *profiler.Profiler
	keys    func(ref string) ([]byte, error)
	reasons []string
	absent  map[string]bool // columns that the policy names and no table has had so far
}

// readPolicy reads a policy; no name means the default rules.
func readPolicy(t *terminal, name string, p *profiler.Profiler) (*policy, error) {
	run := &policy{engine: p, absent: map[string]bool{}}
	if name != "" {
		document, err := os.ReadFile(name)
		if err != nil {
			return nil, fmt.Errorf("the policy: %w", nameless(err))
		}
		parsed, err := masker.ParsePolicy(document)
		if err != nil {
			return nil, refusal(err)
		}
		run.Policy = *parsed
	}
	for column := range run.Columns {
		run.absent[column] = true
	}
	secret := make([]byte, masker.KeySize)
	rand.Read(secret) // never an error
	run.keys = func(ref string) ([]byte, error) {
		if ref == runKey {
			return secret, nil
		}
		key, err := findKey(t, run.Policy.Keys[ref], ref)
		if err != nil && !slices.Contains(run.reasons, err.Error()) {
			run.reasons = append(run.reasons, err.Error())
		}
		return key, err
	}
	if run.pseudonymous() && run.IDsKeyRef == "" {
		run.IDsKeyRef = runKey
	}
	return run, nil
}

// mark is what a copy that is cut is known by: a digest of the policy under the key of its pseudonyms. It is empty where that key is
// forgotten with the run, so that the copy cannot go on.
func (p *policy) mark() string {
	if p.IDsKeyRef == runKey || p.IDsKeyRef == "" {
		return ""
	}
	key, err := p.keys(p.IDsKeyRef)
	document, err2 := json.Marshal(p.Policy)
	if err != nil || err2 != nil {
		return ""
	}
	mac := hmac.New(sha256.New, key)
	mac.Write(append([]byte("privet-data copy\x00"), document...))
	return hex.EncodeToString(mac.Sum(nil))
}

// pseudonymous reports whether columns that tell records apart become pseudonyms.
func (p *policy) pseudonymous() bool {
	return p.IDs == "pseudonym" || p.IDs == "" && (p.Default == "" || p.Default == "mask" || p.IDsKeyRef != "")
}

// findKey finds a key where the policy says, as privet does.
func findKey(t *terminal, from masker.KeySource, ref string) ([]byte, error) {
	if from.File != "" {
		text, err := os.ReadFile(from.File)
		if err != nil {
			return nil, fmt.Errorf("the file of a key: %w", nameless(err))
		}
		return masker.ParseKey(string(text))
	}
	variable := from.Env
	if variable == "" {
		variable = masker.KeyVariable(ref)
	}
	// A key that is given in place of its name by mistake is longer than names are.
	const longestVariable = 31
	shown := variable
	if len(shown) > longestVariable {
		shown = "the variable of a key"
	}
	text := t.getenv(variable)
	if text == "" {
		return nil, fmt.Errorf("%s is not set", shown)
	}
	key, err := masker.ParseKey(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", shown, err)
	}
	return key, nil
}

// refusal puts each reason for refusing a policy on a line of its own.
func refusal(err error) error {
	return fmt.Errorf("the policy cannot be used:\n  %s", strings.ReplaceAll(strings.TrimPrefix(err.Error(), "masker: "), "\n", "\n  "))
}

// forTable gives what masks a table. The policy names columns as column, in all tables, or as
// table.column. Where there is only one table, its name is empty. Keys are columns that become pseudonyms, so that they stay
// apart and joins hold, unless the policy names them.
func (p *policy) forTable(table string, tables []string, by known) (rows.Masking, error) {
	own := p.Policy
	own.Absent = "allow"
	own.Columns = map[string]masker.Operation{}
	for name, op := range p.Columns {
		if of, column, ok := p.cut(name, tables); !ok {
			own.Columns[name] = op
		} else if of == table {
			own.Columns[column] = op
		}
	}
	labels := map[string]privet.Label{}
	for column, label := range by.heard {
		if !p.names(own.Columns, column) {
			labels[column] = label
		}
	}
	for column, label := range by.keys {
		if !p.names(own.Columns, column) {
			labels[column] = label
			if own.IDs = "pseudonym"; label == privet.None || isID(label) {
				continue // whose operator keeps numbers numbers
			}
			own.Columns[column] = masker.Operation{Operator: "pseudonym", KeyRef: p.keyRef()}
		}
	}
	if own.IDs == "pseudonym" {
		own.IDsKeyRef = p.keyRef()
	}
	m, err := masker.New(&masker.Options{Finder: p.engine, Classifier: p.engine, Policy: &own, Keys: p.keys})
	if err != nil {
		return rows.Masking{}, p.refused(err)
	}
	secret, err := p.keys(p.keyRef())
	if err != nil {
		return rows.Masking{}, p.refused(err)
	}
	return rows.Masking{Masker: m, Policy: &own, Labels: labels, Secret: secret}, nil
}

// refused is the error of a policy that cannot be used, with the reasons why keys are missing.
func (p *policy) refused(err error) error {
	err = refusal(err)
	for _, reason := range p.reasons {
		err = fmt.Errorf("%w\n  %s", err, reason)
	}
	return err
}

// isID reports whether a label tells records apart.
func isID(l privet.Label) bool {
	for id := range masker.IDLabels() {
		if l == id {
			return true
		}
	}
	return false
}

// keyRef names the key of pseudonyms.
func (p *policy) keyRef() string {
	if p.IDsKeyRef != "" {
		return p.IDsKeyRef
	}
	return runKey
}

// cut parts table.column, if there is such a table.
func (p *policy) cut(name string, tables []string) (table, column string, ok bool) {
	for _, t := range tables {
		if rest, found := strings.CutPrefix(name, t+"."); found && len(t) > len(table) {
			table, column, ok = t, rest, true
		}
	}
	return table, column, ok
}

// names reports whether one of the policy's names or patterns fits a column.
func (p *policy) names(named map[string]masker.Operation, column string) bool {
	for name := range named {
		if rows.Fits(name, column) {
			return true
		}
	}
	return false
}

// has notes the columns of a table, for checkAbsent.
func (p *policy) has(table string, tables []string, columns []rows.Column) {
	for name := range maps.Clone(p.absent) {
		of, pattern, ok := p.cut(name, tables)
		if !ok {
			pattern = name
		} else if of != table {
			continue
		}
		if slices.ContainsFunc(columns, func(c rows.Column) bool { return rows.Fits(pattern, c.Name) }) {
			delete(p.absent, name)
		}
	}
}

// checkAbsent refuses a policy that names columns that no table has, unless it allows that.
func (p *policy) checkAbsent() error {
	if len(p.absent) > 0 && p.Absent != "allow" {
		return errors.New("the policy names columns that no table has: " + printable(strings.Join(slices.Sorted(maps.Keys(p.absent)), ", ")))
	}
	return nil
}
