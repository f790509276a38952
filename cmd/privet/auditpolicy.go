package main

import (
	"maps"
	"slices"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/validator"
)

// betterPolicy returns the policy that was used, improved as the audit recommends. What
// the audit removes is removed. What it masks keeps the operator that it had, by its
// label or its column, or gets its default rule if it had none that hides it. Nothing
// that the policy hides becomes visible. Without a used policy the result is that of
// the audit.
func betterPolicy(used *masker.Policy, plan *audit.Policy, masked []string, tables []validator.TableSummary) *masker.Policy {
	better := &masker.Policy{}
	if used != nil {
		*better = *used
	}
	better.Labels, better.Columns = map[string]masker.Operation{}, map[string]masker.Operation{}
	if better.Default == "" {
		better.Default = plan.Default
	}
	better.Standards = plan.Standards
	if used != nil {
		for name, op := range used.Labels {
			better.Labels[labelNamed(name)] = op
		}
		maps.Copy(better.Columns, used.Columns)
	}
	done := map[privet.Label]bool{}
	for _, tag := range masked {
		done[privet.Label(labelNamed(tag))] = true
	}
	for label, op := range plan.Labels {
		wanted := masker.Operation{Operator: op.Operator}
		had, ok := better.Labels[string(label)]
		if !ok && better.Default != "fail" && used != nil {
			had, ok = masker.Operation{Operator: better.Default}, true
		}
		switch {
		case ok && isEnough(had, op.Operator, done[label]):
		case isLeft(label, op, better.Default):
			delete(better.Labels, string(label))
		default:
			better.Labels[string(label)] = wanted
		}
	}
	for _, t := range tables {
		for _, c := range t.Columns {
			op, ok := plan.Labels[c.Label]
			had, named := better.Columns[c.Column]
			if ok && named && !isEnough(had, op.Operator, done[c.Label]) {
				better.Columns[c.Column] = masker.Operation{Operator: op.Operator}
			}
		}
	}
	return better
}

// leaveIDs returns a policy of the audit without the labels that tell records apart and are only masked. What no policy
// names of these becomes pseudonyms, so that tables can be joined; with asterisks all keys would be one.
func leaveIDs(plan *audit.Policy) *audit.Policy {
	if plan == nil {
		return nil
	}
	left := &audit.Policy{Default: plan.Default, Labels: map[privet.Label]audit.Operation{}, Unknown: plan.Unknown, Standards: plan.Standards}
	for label, op := range plan.Labels {
		if !isLeft(label, op, plan.Default) {
			left.Labels[label] = op
		}
	}
	return left
}

// isLeft reports whether the masker hides a label better where the policy, with that default, does not name it.
func isLeft(label privet.Label, op audit.Operation, byDefault string) bool {
	return op.Operator == "mask" && (byDefault == "" || byDefault == "mask") && slices.Contains(slices.Collect(masker.IDLabels()), label)
}

// isEnough reports whether an operation of a policy can stay where the audit wants an
// operator. The operation for text hides only what is found, which is enough for texts
// and where it is known to have hidden it.
func isEnough(had masker.Operation, wanted string, done bool) bool {
	switch wanted {
	case "keep":
		return true
	case "redact":
		return had.Operator == "redact" || had.Operator == "null" || had.Operator == "replace"
	}
	switch had.Operator {
	case "keep":
		return false
	case "text":
		return wanted == "text" || done
	}
	return true
}

// labelNamed returns the canonical name of a label that a policy or a tag may call by
// another name.
func labelNamed(name string) string {
	if l, err := privet.ParseLabel(name); err == nil {
		return string(l)
	}
	return name
}
