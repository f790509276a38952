package httpapi

import (
	"cmp"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"
)

// An operation documents one route for /openapi.json and /docs. Tests send every
// example, and check every answer against its schema. The table of routes, and not the
// operation, says which credential and which scope a route needs.
type operation struct {
	method string
	path   string

	id          string // unique, for programs that make clients
	group       string // of operations, on the page
	summary     string // a few words
	description string // sentences, in Markdown

	parameters []parameter
	request    schema         // of the JSON body; nil: there is none
	files      []string       // parts of a multipart body that may stand in place of fields; nil: JSON alone
	body       string         // media type of a body that is not JSON
	answer     schema         // of a good answer, without the envelope; nil: it has no body
	content    string         // media types of a good answer that is not JSON, with commas between
	status     int            // of a good answer; 0: 200
	others     map[int]schema // other good answers, by status; nil: without a body
	failures   []int          // statuses beside those of its kind and of its examples
	examples   []example
}

// A parameter is a part of the path, the query or the header.
type parameter struct {
	in          string // path, query or header
	name        string
	description string
	schema      schema
}

// An example is a request that the document shows. Its answer has the status; 0 means
// that of a good answer.
type example struct {
	name   string // what it shows, in a few words
	body   string
	path   map[string]string // path parameters
	query  string
	header map[string]string
	status int
}

// good returns the status of a good answer.
func (o *operation) good() int {
	if o.status == 0 {
		return 200
	}
	return o.status
}

// key returns the method and the path.
func (o *operation) key() string { return o.method + " " + o.path }

// openAPI makes the document of the service. It holds the limits in force and depends
// on no other option.
func (s *service) openAPI() ([]byte, error) {
	documented := map[string]*operation{}
	ops := operations()
	for i := range ops {
		documented[ops[i].key()] = &ops[i]
	}
	named := map[string]schema{}
	paths := map[string]map[string]any{}
	for _, rt := range routes() {
		o := documented[rt.method+" "+rt.path]
		if o == nil {
			continue // a test finds it
		}
		if paths[rt.path] == nil {
			paths[rt.path] = map[string]any{}
		}
		paths[rt.path][strings.ToLower(rt.method)] = moveNamed(s.describe(&rt, o), named)
	}
	for name, shared := range sharedSchemas(&s.limits) {
		named[name] = moveNamed(shared, named).(map[string]any)
	}
	return json.Marshal(map[string]any{
		"openapi": "3.1.0",
		"info": map[string]any{
			"title":       "Privet",
			"version":     apiVersion,
			"summary":     "Finds personal data, masks it, checks that the masking worked and says how risky it is.",
			"description": s.describeLimits(),
			"contact":     map[string]any{"name": "Privet", "url": "https://github.com/privet-go/privet"},
			"license":     map[string]any{"name": "Apache-2.0", "identifier": "Apache-2.0"},
		},
		"servers": []any{map[string]any{"url": "/", "description": "The service that this document comes from."}},
		"tags":    groups(),
		"paths":   paths,
		"components": map[string]any{
			"schemas":   named,
			"responses": failedResponses(),
			"headers": map[string]any{"X-Request-Id": map[string]any{
				"description": "The id of the request, the client's own where it is a good one.", "schema": requestIDSchema(),
			}},
			"securitySchemes": map[string]any{
				"bearer": map[string]any{"type": "http", "scheme": "bearer",
					"description": "A JWT, or an API key where the data-protection API takes one."},
				"basic": map[string]any{"type": "http", "scheme": "basic",
					"description": "The local pair, over loopback or TLS."},
			},
		},
	})
}

// apiVersion is the version of the interface, which changes only by additions.
const apiVersion = "1.0.0"

// describeLimits returns the limits in words.
func (s *service) describeLimits() string {
	l := &s.limits
	var b strings.Builder
	b.WriteString("Answers below /api/v1 come in an envelope, those of the risk engine and the registry bare. " +
		"Every failure has the body `Error`. No message repeats a value that was sent.\n\nLimits:\n\n")
	for _, line := range []struct {
		name  string
		value int64
		over  string
	}{
		{"bytes of a body", l.BodyBytes, "413"},
		{"bytes of a file, after base64 is undone", l.FileBytes, "413"},
		{"bytes of a file after decompression", l.UnpackedBytes, "413"},
		{"columns or records", int64(l.Items), "413"},
		{"bytes of a value", int64(l.ValueBytes), "413"},
		{"arrays and objects inside each other", int64(l.Depth), "400"},
		{"JSON values of a body", int64(l.Elements), "413"},
		{"tags", int64(l.Tags), "413"},
		{"requests of one credential that wait for their turn or come", int64(l.Queue), "429"},
		{"times the size of a compressed file, for what is in it beyond a MiB", int64(l.Ratio), "413"},
		{"seconds of work on one request", int64(l.ProcessorTime / time.Second), "413"},
	} {
		fmt.Fprintf(&b, "- %d %s; more is answered %s\n", line.value, line.name, line.over)
	}
	if l.RequestsPerSecond > 0 {
		fmt.Fprintf(&b, "- %s requests a second of one credential; more is answered 429\n", strconv.FormatFloat(l.RequestsPerSecond, 'g', -1, 64))
	}
	return b.String()
}

// describe makes the operation object of a route.
func (s *service) describe(rt *route, o *operation) map[string]any {
	doc := map[string]any{
		"operationId": o.id,
		"tags":        []string{o.group},
		"summary":     o.summary,
		"security":    security(rt),
	}
	description := cmp.Or(o.description, o.summary)
	if rt.scope != "" {
		description += "\n\nA credential with scopes needs `" + string(rt.scope) + "`."
	}
	doc["description"] = description
	var parameters []any
	list := o.parameters
	if takesRevision(rt) {
		list = append(slices.Clone(list), revisionParameter)
	}
	for _, p := range list {
		entry := map[string]any{"in": p.in, "name": p.name, "description": p.description, "schema": p.schema}
		if p.in == "path" || rt.api == apiSigned {
			entry["required"] = true
		}
		parameters = append(parameters, entry)
	}
	if parameters != nil {
		doc["parameters"] = parameters
	}
	switch {
	case o.request != nil:
		examples := map[string]any{}
		for _, e := range o.examples {
			if e.body != "" && (e.status == 0 || e.status == o.good()) {
				examples[nameOf(e.name)] = map[string]any{"summary": e.name, "value": json.RawMessage(e.body)}
			}
		}
		media := map[string]any{"schema": o.request}
		if len(examples) > 0 {
			media["examples"] = examples
		}
		content := map[string]any{"application/json": media}
		if len(o.files) > 0 {
			parts := schema{requestPart: o.request}
			for _, name := range o.files {
				parts[name] = schema{"type": "string", "contentMediaType": "application/octet-stream"}
			}
			content["multipart/form-data"] = map[string]any{"schema": schema{"type": "object", "properties": parts, "required": o.files}}
		}
		doc["requestBody"] = map[string]any{"required": true, "content": content}
	case o.body != "":
		bytes := map[string]any{"schema": schema{"type": "string", "format": "binary"}}
		doc["requestBody"] = map[string]any{"required": true, "content": map[string]any{o.body: bytes}}
	}
	responses := map[string]any{strconv.Itoa(o.good()): s.goodResponse(rt, o)}
	for status, answer := range o.others {
		other := *o
		other.answer = answer
		responses[strconv.Itoa(status)] = s.goodResponse(rt, &other)
	}
	for _, status := range failuresOf(rt, o) {
		responses[strconv.Itoa(status)] = map[string]any{"$ref": "#/components/responses/" + nameOfFailure(status)}
	}
	doc["responses"] = responses
	return doc
}

// failedResponses documents the failures, each under the name of its status.
func failedResponses() map[string]any {
	all := map[string]any{}
	for _, c := range codes {
		if c.status == http.StatusMethodNotAllowed {
			continue // of a method that is not documented
		}
		all[nameOfFailure(c.status)] = map[string]any{
			"description": strings.Join(codesOf(c.status), " or "),
			"content":     map[string]any{"application/json": map[string]any{"schema": refTo("Error")}},
			"headers":     requestIDHeader(),
		}
	}
	return all
}

// nameOfFailure returns the name of a status in the document, such as NotFound.
func nameOfFailure(status int) string {
	return strings.NewReplacer(" ", "", "-", "").Replace(http.StatusText(status))
}

// requestIDHeader documents the header that every answer has.
func requestIDHeader() map[string]any {
	return map[string]any{"X-Request-Id": map[string]any{"$ref": "#/components/headers/X-Request-Id"}}
}

// requestIDSchema returns the schema of a request id.
func requestIDSchema() schema {
	return schema{"type": "string", "pattern": "^[A-Za-z0-9._-]{1,128}$"}
}

// goodResponse documents a good answer.
func (s *service) goodResponse(rt *route, o *operation) map[string]any {
	headers := requestIDHeader()
	if takesRevision(rt) {
		headers[revisionHeader] = map[string]any{
			"description": "The revision of the catalogue that the answer rests on, or that it has made.", "schema": revisionParameter.schema,
		}
	}
	response := map[string]any{"description": "Done.", "headers": headers}
	switch {
	case o.content != "":
		types := map[string]any{}
		for mediaType := range strings.SplitSeq(o.content, ", ") {
			types[mediaType] = map[string]any{"schema": schema{"type": "string"}}
		}
		response["content"] = types
	case o.answer != nil:
		response["content"] = map[string]any{"application/json": map[string]any{"schema": bodyOf(rt, o)}}
	}
	return response
}

// bodyOf returns the schema of the whole body of a good answer.
func bodyOf(rt *route, o *operation) schema {
	if rt.api != apiData {
		return o.answer
	}
	return schema{
		"type":                 "object",
		"additionalProperties": false,
		"required":             []string{"status", "data", "errors"},
		"properties": schema{
			"status": schema{"type": "string", "const": "SUCCESS"},
			"data":   o.answer,
			"errors": listOf("", problemOf("Problem", codeNames()), 0),
			"warnings": schema{"type": "array", "items": problemOf("Warning", []string{codeNotRecorded})}.saying("What could not be done beside " +
				"the answer, which is whole: a dataset that could not be recorded. Left out when there is none."),
		},
	}.named(strings.ToUpper(o.id[:1]) + o.id[1:] + "Envelope")
}

// problemOf returns the schema of an error or a warning with one of some codes.
func problemOf(name string, codes []string) schema {
	return schema{
		"type":                 "object",
		"additionalProperties": false,
		"required":             []string{"code", "message"},
		"properties": schema{
			"code":    wordOf("", codes...),
			"message": schema{"type": "string", "description": "A place and a reason, never a value."},
			"field":   schema{"type": "string", "description": "Where in the body, such as records[1].value."},
		},
	}.named(name)
}

// security returns the credentials that a route accepts.
func security(rt *route) []map[string][]string {
	bearer, basic := map[string][]string{"bearer": {}}, map[string][]string{"basic": {}}
	switch rt.api {
	case apiData:
		return []map[string][]string{bearer}
	case apiRisk:
		return []map[string][]string{bearer, basic}
	case apiToken:
		return []map[string][]string{basic}
	}
	return []map[string][]string{}
}

// failuresOf lists the statuses of failures that a route can answer: those of its kind,
// and those that its examples show.
func failuresOf(rt *route, o *operation) []int {
	list := append([]int{500}, o.failures...)
	switch rt.api {
	case apiSigned:
		list = append(list, 403, 503)
	case apiData, apiRisk, apiToken:
		list = append(list, 401, 403, 429, 503)
	}
	if o.request != nil {
		list = append(list, 400, 413, 415)
	}
	for _, e := range o.examples {
		if e.status >= 400 {
			list = append(list, e.status)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// codesOf lists the codes of a status, in order.
func codesOf(status int) []string {
	var list []string
	for _, c := range codes {
		if c.status == status {
			list = append(list, c.name)
		}
	}
	slices.Sort(list)
	return list
}

// codeNames lists the codes of all failures.
func codeNames() []string {
	names := make([]string, len(codes))
	for i, c := range codes {
		names[i] = c.name
	}
	slices.Sort(names)
	return names
}

// sharedSchemas returns the schemas that others refer to by name.
func sharedSchemas(l *Limits) map[string]schema {
	shared := map[string]schema{
		"Error": {
			"type":                 "object",
			"description":          "What every failure of every endpoint answers.",
			"additionalProperties": false,
			"required":             []string{"status", "data", "errors"},
			"properties": schema{
				"status": schema{"type": "string", "const": "ERROR"},
				"data":   schema{"type": "null"},
				"errors": schema{"type": "array", "minItems": 1, "maxItems": maxProblems + 1, "items": problemOf("Problem", codeNames())},
			},
		},
	}
	for name, s := range policySchemas() {
		shared[name] = s
	}
	for name, s := range requestSchemas(l) {
		shared[name] = s
	}
	return shared
}

// nameOf makes a key from a name: letters and digits, with hyphens between them.
func nameOf(name string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(name), func(r rune) bool {
		return (r < 'a' || 'z' < r) && (r < '0' || '9' < r)
	}), "-")
}
