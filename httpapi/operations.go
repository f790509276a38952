package httpapi

import (
	"slices"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/registry"
	"github.com/privet-go/privet/risk"
	"github.com/privet-go/privet/validator"
)

// The groups of operations.
const (
	groupData     = "Data protection"
	groupFiles    = "Files"
	groupRisk     = "Risk"
	groupRegistry = "Registry"
	groupAccess   = "Access"
	groupOperator = "Operation"
)

// groups returns the groups with what they are for.
func groups() []map[string]string {
	return []map[string]string{
		{"name": groupData, "description": "Find, mask, and check the mask."},
		{"name": groupFiles, "description": "The same for whole files."},
		{"name": groupRisk, "description": "How bad it is, and what should be done."},
		{"name": groupRegistry, "description": "Standards, recognizers, the mappings between them, and datasets."},
		{"name": groupAccess, "description": "Credentials."},
		{"name": groupOperator, "description": "For whoever runs the service; these need no credential."},
	}
}

// operations documents all routes. To document one, add a value here or to one of these
// lists; a test fails while a route has none.
func operations() []operation {
	return slices.Concat(dataOperations(), fileOperations(), riskOperations(), registryOperations(), operatorOperations())
}

// requestSchemas returns the schemas of the bodies that clients send, by their names in
// the document.
func requestSchemas(l *Limits) map[string]schema {
	value := func(description string) schema { return stringOf(description).with("maxLength", l.ValueBytes) }
	datum := func() schema {
		return anyOf("A number or a boolean is taken as it is written; null is empty.", value(""), numberOf(""), flagOf(""),
			schema{"type": "null"}).named("Datum")
	}
	requestID := may("requestId", stringOf("Chosen by the client; it comes back in X-Request-Id where it is 1 to 128 of A-Z a-z 0-9 . _ -."))
	policy := may("policy", refTo("MaskingPolicy"))
	tags := listOf("Names or codes of kinds of data.", value(""), l.Tags).named("Tags")
	factors := objectOf("What is true of the dataset. A factor that is absent is neutral.",
		may("environment", wordOf("", "production", "staging", "test", "development")),
		may("classification", wordOf("", "public", "internal", "confidential", "restricted")),
		may("records", wholeOf("How many records there are.").with("minimum", 0)),
		may("accessFrequency", numberOf("Accesses a day.").with("minimum", 0)),
		may("retentionDays", wholeOf("How long the data is kept, in days.").with("minimum", 0)),
		may("lastReviewed", stringOf("A day that is not to come, as 2026-01-31.").with("pattern", `^[0-9]{4}-[0-9]{2}-[0-9]{2}$`)),
		may("accessControl", wordOf("", "rbac", "acl", "none")),
		may("sector", wordOf("Of whoever keeps the dataset. HIPAA covers identifiers beside health information, and in the sector health all.",
			"health", "finance", "education", "public", "other")),
		may("externalAccess", flagOf("Whether others than the owner's own people have access."))).named("Factors")
	masked := anyOf("What is masked already.",
		listOf("The tags that are masked.", value(""), l.Tags),
		schema{"type": "object", "additionalProperties": wordOf("", operatorNames()...)}.
			saying("By tag the operator that it is masked by, since what is left differs.").named("MaskedBy")).named("Masked")
	const remember = "Merge what was found into this dataset: labels and counts, never a value. It adds and takes nothing away; where it cannot be recorded " +
		"the answer has warnings."
	source := may("source", value("The table or file of the dataset: the file's name when not given, and one without a name where there is no file.").
		with("maxLength", registry.MaxNameBytes))
	file := func(remembered string) []member {
		return []member{
			requestID,
			need("fileName", stringOf("Its ending says what the file is, and is checked against the content.").with("maxLength", maxFileName)),
			may("format", wordOf("Of the file; found from the content when not given.", fileFormats()...)),
			may("content", stringOf("The file in base64. One of content, url, uploadId and a part of the body is given.").with("contentEncoding", "base64")),
			may("url", stringOf("A presigned GET address of the file.").with("format", "uri")),
			may("uploadId", stringOf("What POST /api/v1/file/uploads gave.")),
			may("datasetId", value(remembered)), source,
		}
	}
	question := []member{
		requestID,
		need("tags", tags),
		may("masked", masked),
		may("standards", listOf("Those that apply, by their names; the others are left out. All when not given: then the answer has assumed.",
			value(""), l.Tags).with("minItems", 1)),
		may("candidates", objectOf("What UNKNOWN may be. It then scores as the likeliest, and as 40 outside of every standard otherwise.",
			may("UNKNOWN", listOf("The likeliest first: labels, or candidates of an answer of the profiler.",
				anyOf("", value("A label."), objectOf("", need("label", value("A label.")), may("confidence", numberOf("Not looked at.")))), l.Tags)))),
		may("factors", factors),
		may("reidentification", objectOf("How easily people are found again, as POST /api/v1/file/profile gives it where it is asked to assess.",
			may("quasiIdentifiers", listOf("The labels of the columns that rows are compared by.", value(""), l.Tags)),
			may("rows", wholeOf("How many there are.").with("minimum", 0)),
			need("prosecutor", objectOf("The risk where an intruder knows that a person is in the table.", shareOf("atRisk"), shareOf("highest"), shareOf("average")))).
			named("ReidentificationGiven")),
		may("weights", schema{"type": "object", "additionalProperties": numberOf("").with("minimum", 0).with("maximum", 1000)}.
			saying("What a standard counts, by its name in any letter case; what the catalogue says when not given.")),
	}
	return withRegistrySchemas(map[string]schema{
		"ProfileRequest": objectOf("Columns of one table, or a text.",
			requestID,
			may("mode", wordOf("STRUCTURED when not given.", modeStructured, modeUnstructured)),
			may("columns", listOf("For STRUCTURED. The columns of a request are one table and inform each other.",
				objectOf("A column has a cell as value, or several as values.",
					need("name", value("The name of the column; it may be empty.")),
					may("value", datum()),
					may("values", listOf("", datum(), l.Elements))).named("Column"), l.Items)),
			may("text", stringOf("For UNSTRUCTURED.").with("maxLength", l.BodyBytes)),
			may("labels", listOf("Only these are reported.", value("A name, code or alias."), l.Items).with("minItems", 1)),
			may("minConfidence", numberOf("Less probable findings are not reported; 0 reports everything from 0.01 on.").with("minimum", 0).with("maximum", 1)),
			may("explain", flagOf("Adds evidence and candidates to each result, and to a postal address its parts.")),
			may("addressParts", flagOf("For UNSTRUCTURED. Has the street, the postcode and the places of a postal address reported one by one, and not as one "+
				"STREET_ADDRESS.")),
			may("datasetId", value(remember)), source),
		"MaskRequest": objectOf("Records to mask, or a text.",
			requestID,
			may("mode", wordOf("MULTI_RULE_BATCH when not given.", modeMultiRule, modeSingleRule, modeUnstructured)),
			may("ruleName", value("For SINGLE_RULE_BATCH: the rule of all records.")),
			may("records", listOf("For the batches.", objectOf("What is masked. A value that is null comes back as null.",
				may("ruleName", value("A label, code or alias. SINGLE_RULE_BATCH needs none, and takes only names of its rule.")),
				need("value", datum())).named("MaskRecord"), l.Items)),
			may("text", stringOf("For UNSTRUCTURED.").with("maxLength", l.BodyBytes)),
			may("datasetId", value("Record in this dataset what was masked: labels and counts, never a value.")), source,
			policy),
		"ValidateRequest": objectOf("A value before and after masking.",
			requestID,
			need("original", value("The value before.")),
			need("masked", value("The value after.")),
			need("rule", value("The rule that it was masked by: a label, code or alias.")),
			policy),
		"RiskRequest": anyOf("Tags, alone or with what is known of the dataset.", tags,
			objectOf("Tags with what is known of the dataset.", question...).named("RiskQuestion")),
		"AuditRequest": anyOf("Tags, alone or with what is known of the dataset.", tags,
			objectOf("Tags with what is known of the dataset.", append(question[:len(question):len(question)],
				may("residual",
					listOf("What a check of the masked data has found to be given away; it counts as not masked, but for what is Low. A tag, or a finding "+
						"of a report of privet validate. Each tag has to be among tags.",
						anyOf("", value("A tag that can still be learned."),
							objectOf("A finding. Of a code that says what is wrong with the data and gives nothing away, "+
								"nothing comes.",
								need("code", wordOf("What was found; docs/validation.md explains the codes.", findingCodes()...)),
								may("level", wordOf("How bad it is, in any letter case; what the code is worth at most when not given.", "Low", "Medium",
									"High", "Critical")),
								may("givesAway", listOf("What is given away; needed for a code of a leak.", value("A tag."), l.Tags)),
								may("columns", listOf("Where; the reason of the recommendation has them.", value("The name of a column."),
									l.Items))).named("LeakFinding")), l.Tags)),
				may("below", wordOf("The level that the policy brings the score below, in any letter case; High when not given.", "Medium", "High",
					"Critical")))...).named("AuditQuestion")),
		"FileProfileRequest": objectOf("A file to profile.", append(file(remember),
			may("assess", flagOf("Adds what the file adds to a score: the tags, what is masked already, and how easily people are found again.")))...),
		"FileMaskRequest": objectOf("A file to mask.", append(file(remember+" Which of the labels were masked is remembered as well."),
			may("keys", listOf("Columns of keys of JSON objects all of which are data and no names: of {\"users\":{\"jkowalski\":{}}} it is users{}. They are "+
				"masked where they look like data, and those of these columns in any case.", value("The column of the keys."), l.Items)),
			may("resultUrl", stringOf("A presigned PUT address for the masked file; without it the answer has it as content.").with("format", "uri")),
			policy)...),
		"FileValidateRequest": objectOf("A masked file, with the original.", append(file("")[:6],
			may(originalPart, stringOf("The original in base64, if it is no part of the body.").with("contentEncoding", "base64")),
			may("page", flagOf("Adds the report as a page of HTML.")),
			policy)...),
		"UploadRequest": objectOf("A file that is to be uploaded.",
			requestID,
			need("fileName", stringOf("").with("maxLength", maxFileName)),
			may("bytes", wholeOf("The exact size of the file; any up to the limit when not given.").with("minimum", 1).with("maximum", l.FileBytes))),
	}, factors)
}

// shareOf is a field with a number from 0 to 1.
func shareOf(name string) member {
	return may(name, numberOf("").with("minimum", 0).with("maximum", 1))
}

// operatorNames returns the operators of masking policies.
func operatorNames() []string {
	var names []string
	for name := range risk.Operators() {
		names = append(names, name)
	}
	return names
}

// findingCodes returns the codes of findings about tables.
func findingCodes() []string {
	var codes []string
	for k := range validator.Kinds() {
		codes = append(codes, string(k.Code))
	}
	return codes
}

// dataOperations documents the data-protection API.
func dataOperations() []operation {
	return []operation{
		{
			method: "POST", path: "/api/v1/profiler/run",
			id: "profile", group: groupData, summary: "What does each column hold, what is in this text?",
			description: "STRUCTURED answers one result a column, in the order sent. UNSTRUCTURED answers places in the text: offsets in Unicode " +
				"code points, half " +
				"open, in order and not overlapping. Where the service asks a model, 502 says that it has failed.",
			request:  refTo("ProfileRequest"),
			failures: []int{502},
			answer: schema{"type": "object", "required": []string{"results"}, "additionalProperties": false,
				"properties": schema{"results": schema{"type": "array", "items": anyOf("",
					answerOf[columnResult](), answerOf[explainedColumn](), answerOf[textResult](), answerOf[explainedText]())}}}.named("ProfileAnswer"),
			examples: []example{
				{name: "Two columns", body: `{"requestId":"req-1","mode":"STRUCTURED","columns":[{"name":"email","value":"john.doe@example.com"},{` +
					`"name":"date_of_birth","value":"1985-02-03"}]}`},
				{name: "A text", body: `{"mode":"UNSTRUCTURED","text":"Write to jane.doe@example.com or call +1 415 555 0132.","explain":true}`},
				{name: "A column with the reasons", body: `{"columns":[{"name":"contact","values":["a.b@example.com","c.d@example.org"]}],"explain":true}`},
				{name: "A mode that there is not", body: `{"mode":"GUESS","columns":[]}`, status: 422},
			},
		}, {
			method: "POST", path: "/api/v1/mask/run",
			id: "mask", group: groupData, summary: "Mask records or a text",
			description: "A batch succeeds whole or not at all. What a rule does not understand is masked whole. A policy chooses other operators; " +
				"it names keys by reference, and only those that whoever runs the server has given as PRIVET_KEY_…. Where the service asks a " +
				"model about texts, 502 " +
				"says that it has failed.",
			request:  refTo("MaskRequest"),
			failures: []int{502},
			answer:   anyOf("", answerOf[maskAnswer](), answerOf[maskTextAnswer]()),
			examples: []example{
				{name: "Records with rules of their own", body: `{"mode":"MULTI_RULE_BATCH","records":[{"ruleName":"EMAIL_ADDRESS","value":"john.doe@example.com"},{` +
					`"ruleName":"DOB","value":"1985-02-03"}]}`},
				{name: "One rule for all", body: `{"mode":"SINGLE_RULE_BATCH","ruleName":"CREDIT_CARD","records":[{"value":"4111 1111 1111 1111"}]}`},
				{name: "A text", body: `{"mode":"UNSTRUCTURED","text":"Write to jane.doe@example.com."}`},
				{name: "By a policy", body: `{"records":[{"ruleName":"DOB","value":"1985-02-03"},{"ruleName":"SSN","value":"123-45-6789"}],"policy":{` +
					`"default":"redact","labels":{"DOB":{"operator":"generalize","to":"year"}}}}`},
				{name: "A rule that there is not", body: `{"records":[{"ruleName":"NO_SUCH_RULE","value":"x"}]}`, status: 422},
			},
		}, {
			method: "POST", path: "/api/v1/validate",
			id: "validate", group: groupData, summary: "Did the masking work?",
			description: "A masking that did not work is a good answer with issues.",
			request:     refTo("ValidateRequest"),
			answer:      answerOf[validator.Report](),
			examples: []example{
				{name: "A masked address", body: `{"original":"john.doe@example.com","masked":"j***.d**@example.com","rule":"EMAIL_ADDRESS"}`},
				{name: "A number that was not masked", body: `{"original":"123-45-6789","masked":"*23-45-6789","rule":"SSN"}`},
				{name: "A rule that there is not", body: `{"original":"a","masked":"*","rule":"NO_SUCH_RULE"}`, status: 422},
			},
		},
	}
}

// operatorOperations documents the routes without a credential, and that which issues
// one.
func operatorOperations() []operation {
	return []operation{
		{
			method: "POST", path: "/auth/token",
			id: "token", group: groupAccess, summary: "Change the basic pair for a JWT",
			description: "There is no body. The answer is 404 where the service has no secret to sign with.",
			answer:      answerOf[tokenAnswer](),
			failures:    []int{404},
			examples:    []example{{name: "A token"}},
		}, {
			method: "GET", path: "/healthz",
			id: "health", group: groupOperator, summary: "Is the process up?",
			answer:   answerOf[statusAnswer](),
			examples: []example{{name: "Up"}},
		}, {
			method: "GET", path: "/readyz",
			id: "ready", group: groupOperator, summary: "Does the service take requests?",
			description: "503 while it is shutting down and after its licence has expired.",
			answer:      answerOf[statusAnswer](),
			failures:    []int{503},
			examples:    []example{{name: "Ready"}},
		}, {
			method: "GET", path: "/metrics",
			id: "metrics", group: groupOperator, summary: "Figures for Prometheus",
			description: "In the text format of Prometheus, version 0.0.4. It is 404 where the operator has moved it to an address of its own.",
			content:     metricsType,
			failures:    []int{404},
			examples:    []example{{name: "All"}},
		}, {
			method: "GET", path: "/openapi.json",
			id: "openapi", group: groupOperator, summary: "This document",
			answer:   schema{"type": "object", "additionalProperties": schema{}},
			examples: []example{{name: "All"}},
		}, {
			method: "GET", path: "/docs",
			id: "docs", group: groupOperator, summary: "A page to read this document on and to try it",
			content:  "text/html; charset=utf-8",
			examples: []example{{name: "All"}},
		}, {
			method: "GET", path: "/console",
			id: "console", group: groupOperator, summary: "A page for people who do not program",
			description: "GET / with an Accept that has text/html leads here; others get 404 there.",
			content:     "text/html; charset=utf-8",
			examples:    []example{{name: "All"}},
		}, {
			method: "GET", path: "/console/{file}",
			id: "consoleFile", group: groupOperator, summary: "A script, a style or a picture of that page",
			parameters: []parameter{{"path", "file", "The name of the file.", stringOf("")}},
			content:    "text/css; charset=utf-8, text/javascript; charset=utf-8, image/svg+xml",
			examples: []example{{name: "The style", path: map[string]string{"file": "style.css"}},
				{name: "A file that there is not", path: map[string]string{"file": "none"}, status: 404}},
		},
	}
}

// labelCounts holds how often each label was found.
type labelCounts = map[privet.Label]int64
