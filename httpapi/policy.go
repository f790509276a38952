package httpapi

import (
	"encoding/json"
	"errors"
	"strings"

	"github.com/privet-go/privet/internal/strictjson"
	"github.com/privet-go/privet/masker"
)

// readPolicy reads the masking policy of a request, or returns nil if there is none. It
// adds each problem of the policy under a field of its own.
func readPolicy(o object) *masker.Policy {
	e, ok := o.get("policy")
	if !ok {
		return nil
	}
	if e.node().Kind != strictjson.Object { // a string with a policy in it is none
		e.add(422, codeInvalidPolicy, "must be an object")
		return nil
	}
	p, err := masker.ParsePolicy([]byte(e.node().Text))
	if err == nil {
		err = checkKeySources(p)
	}
	if err != nil {
		e.doc.problems.addPolicy(err)
		return nil
	}
	return p
}

// checkKeySources refuses keys in files and in variables that are not for keys: a
// client that may send requests could read them bit by bit.
func checkKeySources(p *masker.Policy) error {
	for _, source := range p.Keys {
		if source.File != "" || !strings.HasPrefix(source.Env, masker.KeyVariablePrefix) {
			return errKeySource
		}
	}
	return nil
}

var errKeySource = &masker.PolicyError{Path: "keys", Reason: "must name variables that begin with " + masker.KeyVariablePrefix + " and no files"}

// addPolicy adds the reasons why a policy is refused.
func (p *problems) addPolicy(err error) {
	switch e := err.(type) {
	case *masker.PolicyError:
		field := "policy"
		if e.Path != "" {
			field += "." + e.Path
		}
		p.add(422, codeInvalidPolicy, field, e.Reason)
	case interface{ Unwrap() []error }:
		for _, one := range e.Unwrap() {
			p.addPolicy(one)
		}
	case interface{ Unwrap() error }:
		p.addPolicy(e.Unwrap())
	}
}

// under returns the service with a masker that follows the policy, or s if the policy
// is nil. It adds a problem if that is not possible.
func (s *service) under(policy *masker.Policy, p *problems) *service {
	if policy == nil {
		return s
	}
	m, err := s.masker.With(policy, s.policyKeys(policy))
	if err != nil {
		p.addPolicy(err)
		return s
	}
	v := *s
	v.masker = m
	return &v
}

// policyKeys returns the keys that a policy names, from the variables of the server.
func (s *service) policyKeys(policy *masker.Policy) func(ref string) ([]byte, error) {
	return func(ref string) ([]byte, error) {
		variable := policy.Keys[ref].Env
		if variable == "" {
			variable = masker.KeyVariable(ref)
		}
		if s.keys == nil {
			return nil, errNoKeys
		}
		return s.keys(variable)
	}
}

var errNoKeys = errors.New("the server has no keys")

// policySchemas returns the schemas of masking policies that package masker publishes,
// by their names in the document. Makers of clients want a name for each operator, and to read that words are strings.
func policySchemas() map[string]schema {
	var policy schema
	if err := json.Unmarshal(masker.PolicySchema(), &policy); err != nil {
		panic(err) // it is JSON
	}
	operation := policy["$defs"].(map[string]any)["operation"].(map[string]any)
	delete(policy, "$defs")
	delete(policy, "$schema")
	delete(policy, "title")
	var rename func(v any)
	rename = func(v any) {
		switch v := v.(type) {
		case map[string]any:
			switch v["$ref"] {
			case "#":
				v["$ref"] = refTo("MaskingPolicy")["$ref"]
			case "#/$defs/operation":
				v["$ref"] = refTo("MaskingOperation")["$ref"]
			}
			if v["enum"] != nil || v["const"] != nil {
				v["type"] = "string"
			}
			properties, _ := v["properties"].(map[string]any)
			operator, _ := properties["operator"].(map[string]any)
			if name, ok := operator["const"].(string); ok {
				v["title"] = strings.ToUpper(name[:1]) + name[1:] + "Operator"
			}
			for _, inner := range v {
				rename(inner)
			}
		case []any:
			for _, inner := range v {
				rename(inner)
			}
		}
	}
	rename(map[string]any(policy))
	rename(operation)
	return map[string]schema{"MaskingPolicy": policy, "MaskingOperation": operation}
}
