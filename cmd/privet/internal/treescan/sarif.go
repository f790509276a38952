package treescan

import (
	"fmt"
	"net/url"
	"path/filepath"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/risk"
)

// The objects of SARIF 2.1.0 that a report needs, in the words of the standard (OASIS, sections 3.13 to 3.58).
type (
	sarifLog struct {
		Schema  string     `json:"$schema"`
		Version string     `json:"version"`
		Runs    []sarifRun `json:"runs"`
	}
	sarifRun struct {
		Tool        sarifTool         `json:"tool"`
		Invocations []sarifInvocation `json:"invocations"`
		ColumnKind  string            `json:"columnKind"`
		Results     []sarifResult     `json:"results"`
	}
	sarifTool struct {
		Driver sarifDriver `json:"driver"`
	}
	sarifDriver struct {
		Name           string      `json:"name"`
		Version        string      `json:"version,omitempty"`
		InformationURI string      `json:"informationUri"`
		Rules          []sarifRule `json:"rules"`
	}
	sarifRule struct {
		ID            string         `json:"id"`
		Name          string         `json:"name"`
		Short         sarifText      `json:"shortDescription"`
		Help          sarifText      `json:"help"`
		Configuration sarifConfig    `json:"defaultConfiguration"`
		Properties    map[string]any `json:"properties"`
	}
	sarifConfig struct {
		Level string `json:"level"`
	}
	sarifText struct {
		Text string `json:"text"`
	}
	sarifInvocation struct {
		Successful    bool                `json:"executionSuccessful"`
		Notifications []sarifNotification `json:"toolExecutionNotifications,omitempty"`
	}
	sarifNotification struct {
		Level     string          `json:"level"`
		Message   sarifText       `json:"message"`
		Locations []sarifLocation `json:"locations"`
	}
	sarifResult struct {
		RuleID       string            `json:"ruleId"`
		RuleIndex    int               `json:"ruleIndex"`
		Level        string            `json:"level"`
		Message      sarifText         `json:"message"`
		Locations    []sarifLocation   `json:"locations"`
		Fingerprints map[string]string `json:"partialFingerprints"`
		Properties   map[string]any    `json:"properties"`
	}
	sarifLocation struct {
		Physical sarifPhysical `json:"physicalLocation"`
	}
	sarifPhysical struct {
		Artifact sarifArtifact `json:"artifactLocation"`
		Region   *sarifRegion  `json:"region,omitempty"`
	}
	sarifArtifact struct {
		URI string `json:"uri"`
	}
	sarifRegion struct {
		StartLine   int `json:"startLine"`
		StartColumn int `json:"startColumn"`
		EndLine     int `json:"endLine"`
		EndColumn   int `json:"endColumn"`
	}
)

// fingerprintName is the name of the fingerprints of this version.
const fingerprintName = "privetFinding/v1"

// SARIF gives a report as a log of SARIF 2.1.0 to be written as JSON. Its rules are the labels that were found. It holds no snippet of a file.
func SARIF(r *Report, version string) any {
	run := sarifRun{
		Tool:       sarifTool{sarifDriver{Name: "privet", Version: version, InformationURI: "https://github.com/privet-go/privet", Rules: []sarifRule{}}},
		ColumnKind: "unicodeCodePoints", Results: []sarifResult{},
	}
	var labels []privet.Label
	for _, f := range r.Findings {
		labels = append(labels, f.Label)
	}
	slices.Sort(labels)
	labels = slices.Compact(labels)
	for _, l := range labels {
		run.Tool.Driver.Rules = append(run.Tool.Driver.Rules, sarifRule{
			ID: string(l), Name: pascal(l), Short: sarifText{l.Doc()}, Help: sarifText{mendOf(l, false)}, Configuration: sarifConfig{sarifLevel(levelOf(l))},
			Properties: map[string]any{"tags": []string{"security", "privacy"}, "precision": "high",
				"security-severity": fmt.Sprintf("%.1f", float64(risk.Score([]string{string(l)}, nil).OverallRiskScore)/10)},
		})
	}
	for _, f := range r.Findings {
		index, _ := slices.BinarySearch(labels, f.Label)
		run.Results = append(run.Results, sarifResult{
			RuleID: string(f.Label), RuleIndex: index, Level: sarifLevel(f.Level), Message: sarifText{f.Reason + " " + f.Mend},
			Locations:    []sarifLocation{{sarifPhysical{sarifArtifact{uriOf(f.Name)}, &sarifRegion{f.Line, f.Column, f.EndLine, f.EndColumn}}}},
			Fingerprints: map[string]string{fingerprintName: fmt.Sprintf("%s:%d", f.Fingerprint, f.Occurrence)},
			Properties:   map[string]any{"confidence": f.Confidence, "values": f.Values},
		})
	}
	invocation := sarifInvocation{Successful: len(r.Failed) == 0}
	for _, s := range r.Failed {
		invocation.Notifications = append(invocation.Notifications, sarifNotification{"error", sarifText{"It could not be read: " + s.Reason + "."},
			[]sarifLocation{{sarifPhysical{Artifact: sarifArtifact{uriOf(filepath.ToSlash(s.Path))}}}}})
	}
	run.Invocations = []sarifInvocation{invocation}
	return sarifLog{"https://json.schemastore.org/sarif-2.1.0.json", "2.1.0", []sarifRun{run}}
}

// sarifLevel gives the level of SARIF for one of risk.
func sarifLevel(l risk.Level) string {
	switch l {
	case risk.Critical, risk.High:
		return "error"
	case risk.Medium:
		return "warning"
	}
	return "note"
}

// uriOf gives the relative reference (RFC 3986) of a path with slashes.
func uriOf(name string) string {
	u := url.URL{Path: name}
	return strings.TrimPrefix(u.String(), "./")
}

// pascal writes a label in Pascal case, as SARIF wants the names of rules.
func pascal(l privet.Label) string {
	var b strings.Builder
	for part := range strings.SplitSeq(string(l), "_") {
		if part != "" {
			b.WriteString(part[:1] + strings.ToLower(part[1:]))
		}
	}
	return b.String()
}
